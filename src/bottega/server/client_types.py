"""``python -m bottega.server.client_types web/src/games``: what games write, as TypeScript types.

A board in the browser reads a position, events, questions and options. How a game writes them
stands in its declarations: the layout, the kinds of events, the steps' subjects, the verbs, the
effects of its cards. From those, ``<game>/generated.ts`` is made beside the game's board, so that
nothing has to be written down a second time and a board that does not fit any more is found by
svelte-check.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from bottega.kernel.game import Game
from bottega.kernel.printed import Alternatives, AnyOf, Effects, Field, Signed, SoMany
from bottega.kernel.registry import games
from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    ListOf,
    Named,
    Number,
    Object,
    OneOf,
    Rows,
    Shape,
)
from bottega.kernel.state import HIDDEN, NONE
from bottega.kernel.words import SEAT, Domain
from bottega.server.seen_in_play import SPECIAL, SeenInPlay
from bottega.server.typed_words import TypedWords, literals, several, things_in, type_name
from bottega.server.types_by_example import TypesByExample, singular

HEAD = """/** What the game writes, by its own declarations: made by `make types`, never by hand. */
import type { Play as PlayOf } from '../../lib/play.svelte'
"""

PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null"}
"""Python's plain types."""

PRINTED = "Facts"
"""What names of types of printed things end with."""

WHOLE = ("View", "Derived", "Facts", "Told", "Subjects", "Verbs")
"""What a game is to its board."""


class ClientTypes:
    """The types of one game."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game = game
        self.words = TypedWords(game, {*WHOLE, "Frame", "Game", "Play", *classes_in(game.layout)})
        self.seen = SeenInPlay(game, seed)
        self.interfaces: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        parts = [
            *self.declared(),
            *self.printed(),
            *self.derived(),
            interface("Game", {name.lower(): name for name in WHOLE}),
            "export type Play = PlayOf<Game>",
            "export type ToldOf<K extends Told['event']> = Extract<Told, { event: K }>",
        ]
        return "\n".join([HEAD, *self.words.declarations(), "", *parts, ""])

    def declared(self) -> list[str]:
        """Positions, what is due, events, subjects of questions, and answers."""
        game, layout = self.game, self.game.layout
        fields = {name: self.of(shape) for name, shape in layout.fields.items()}
        view = interface("View", {**fields, "agenda": "Frame[]"})
        steps = {step.key: self.parts("step", step.key, step.subject) for step in game.steps}
        seats = {s for step in game.steps for s in self.seen.at("step", step.key, "seat", SEAT)}
        seat = " | ".join(["number", *literals(s for s in SPECIAL if s in seats)])
        events = {kind.key: self.parts("event", kind.key, kind.details) for kind in game.events}
        verbs = {
            verb.key: {name: self.words.of(domain) for name, domain in verb.fields}
            for verb in game.actions.verbs
        }
        return [
            *self.interfaces.values(),
            view,
            union("Frame", [{"step": key_type(k), "seat": seat, **s} for k, s in steps.items()]),
            union("Told", [{"event": key_type(k), **s} for k, s in events.items()]),
            interface("Subjects", {key_type(k): braced(s) for k, s in steps.items()}),
            interface("Verbs", {key_type(k): braced(s) for k, s in verbs.items()}),
        ]

    def parts(self, what: str, key: str, named: Named) -> dict[str, str]:
        """The parts of an event or of a subject."""
        return {
            name: self.of(part)
            if isinstance(part, Counts)
            else self.words.of(part, *self.seen.at(what, key, name, part))
            for name, part in named.parts.items()
        }

    def of(self, shape: Shape) -> str:
        """The type of what a shape writes."""
        if isinstance(shape, OneOf):
            possible = [value for value in (NONE, HIDDEN) if value not in shape.refused]
            return self.words.of(shape.domain, *(shape.domain.text(value) for value in possible))
        if isinstance(shape, Number):
            return "number"
        if isinstance(shape, Flag):
            return "boolean"
        if isinstance(shape, Rows):
            return self.of(shape.grid)
        if isinstance(shape, ListOf):
            return several(self.of(shape.item))
        if isinstance(shape, Counts):
            return self.words.record(shape.domain, "number", whole=False)
        if isinstance(shape, Keyed):
            return self.words.record(shape.domain, self.of(shape.item), whole=True)
        if isinstance(shape, Object):
            return self.object(shape)
        kind = type(shape).__name__
        raise TypeError(f"{self.game.key}: the layout has a {kind}, of no known type")

    def printed(self) -> list[str]:
        """What is printed: effects as they are declared, everything else by what there is of it."""
        types: dict[str, str] = {}
        kinds: dict[str, set[str]] = {}
        for effects in vocabularies_of(self.game):
            found = self.effects(effects)
            name = f"{type_name(singular(effects.message))}{PRINTED}"
            types |= {**found, name: f"export type {name} = {' | '.join(found)}"}
            kinds[name] = set(effects.kinds.values())
        by_example = TypesByExample(self.words, PRINTED, types, kinds)
        return [*types.values(), *by_example.declare([self.game.show.static_data()])]

    def effects(self, effects: Effects) -> dict[str, str]:
        """The effects of a vocabulary, each with its kind and its fields."""
        found = {}
        for declared, parts in effects.fields.items():
            name = printed_name(declared)
            fields = {field: self.printed_field(part) for field, part in parts.items()}
            found[name] = interface(name, {"kind": key_type(effects.kinds[declared]), **fields})
        return found

    def printed_field(self, field: Field) -> str:
        if isinstance(field, Alternatives):
            return several(printed_name(field.of))
        if isinstance(field, Signed):
            return "number"
        if isinstance(field, Counts):
            return self.of(field)
        if isinstance(field, SoMany):
            field = field.of
        if isinstance(field, AnyOf):
            return self.words.of(field.domain, field.word)
        return self.words.of(field)

    def derived(self) -> list[str]:
        """What a view does not say itself, as the game's `Show.derived` declares it."""
        hint = get_type_hints(type(self.game.show).derived, include_extras=True)["return"]
        self.interfaces.clear()
        typed = self.hinted(hint)
        found = list(self.interfaces.values())
        return found if typed == "Derived" else [*found, f"export type Derived = {typed}"]

    def hinted(self, hint: Any) -> str:
        """The type that a Python annotation stands for. A domain or shape beside it says more."""
        if hint is Any:
            return "any"
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            return self.typed_dict(hint)
        of, inside = get_origin(hint), get_args(hint)
        if of is Annotated:
            said = inside[1]
            return self.words.of(said) if isinstance(said, Domain) else self.of(said)
        if of is list:
            return several(self.hinted(inside[0]))
        if of is dict:
            key, value = map(self.hinted, inside)
            record = f"Record<{key}, {value}>"
            return record if key == "string" else f"Partial<{record}>"
        if of in (Union, UnionType):
            return " | ".join(self.hinted(one) for one in inside)
        raise TypeError(f"{self.game.key}: what is derived has a {hint}, of no known type")

    def typed_dict(self, made: Any) -> str:
        hints = get_type_hints(made, include_extras=True)
        fields = {
            name if name in made.__required_keys__ else f"{name}?": self.hinted(
                get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            )
            for name, hint in hints.items()
        }
        self.interfaces[made.__name__] = interface(made.__name__, fields)
        return str(made.__name__)

    def object(self, shape: Object) -> str:
        name = class_of(shape)
        fields = {part: self.of(inner) for part, inner in shape.fields.items()}
        self.interfaces[name] = interface(name, fields)
        return name


def vocabularies_of(game: Game[Any]) -> list[Effects]:
    """The vocabularies of effects that the game's modules declare, each once."""
    return list({id(x): x for _, x in things_in(game) if isinstance(x, Effects)}.values())


def printed_name(effect: type[Any]) -> str:
    return f"{effect.__name__}{PRINTED}"


def class_of(shape: Object) -> str:
    return str(getattr(shape.make, "__name__", "Part"))


def classes_in(shape: Shape) -> set[str]:
    """The names of the classes that a layout is made of."""
    if isinstance(shape, Object):
        return {class_of(shape)}.union(*map(classes_in, shape.fields.values()))
    if isinstance(shape, ListOf | Keyed):
        return classes_in(shape.item)
    return classes_in(shape.grid) if isinstance(shape, Rows) else set()


def key_type(key: str) -> str:
    return literals([key])[0]


def braced(fields: dict[str, str]) -> str:
    parts = "; ".join(f"{name}: {typed}" for name, typed in fields.items())
    return f"{{ {parts} }}" if parts else "{}"


def interface(name: str, fields: dict[str, str]) -> str:
    lines = "".join(f"  {field}: {typed}\n" for field, typed in fields.items())
    return f"export interface {name} {{\n{lines}}}"


def union(name: str, variants: list[dict[str, str]]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {braced(each)}" for each in variants)


def write(folder: Path) -> None:
    """The types of every game that has its board in a folder of boards."""
    for key, game in games().items():
        if (folder / key).is_dir():
            file, text = folder / key / "generated.ts", ClientTypes(game).text()
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
