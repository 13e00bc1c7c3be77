"""The TypeScript type of plain JSON, worked out from all there is of it.

What is printed on cards is JSON that a game makes as it likes, and never changes. So its type is
read off the data, exactly.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from bottega.server.typed_words import TypedWords, literals, several, type_name

Json = Any

MOST_LITERALS = 12
"""Words that no domain has are listed up to this number; more are any string."""

EXTRA = {"any", "either", "none", "?"}
"""Words that stand beside those of a domain."""

FIELD = re.compile(r"[a-z_]+")


class TypesByExample:
    """Types of one body of JSON: all printed facts of a game.

    An object with a fixed set of fields becomes an interface, named after the field it stands in
    and a suffix: ``CardFacts``. One whose keys are names of a domain, numbers or other words
    becomes a record. Objects that differ in their fields are a union if a word in them tells which
    is which, and have optional fields otherwise.

    Effects are no matter of example: their types are declared, under names that are ``taken``.
    ``kinds`` says which union of them has which kinds.
    """

    def __init__(
        self,
        words: TypedWords,
        suffix: str,
        taken: Collection[str] = (),
        kinds: dict[str, set[str]] | None = None,
    ) -> None:
        self.words = words
        self.suffix = suffix
        self.taken = taken
        self.kinds = kinds or {}
        self.named: dict[str, str] = {}  # what is declared, by its name

    def declare(self, samples: list[Json]) -> list[str]:
        """The declarations of everything in these samples; the whole is named as the suffix."""
        whole = self.interface(samples, "") if any(samples) else "{}"
        self.named[self.suffix] = whole
        return [f"export type {name} = {body}" for name, body in self.named.items()]

    def type_of(self, values: list[Json], field: str) -> str:
        """The type of a field, from everything that stands in it."""
        found = []
        if any(isinstance(value, bool) for value in values):
            found.append("boolean")
        if any(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
            found.append("number")
        strings = {value for value in values if isinstance(value, str)}
        if strings:
            found.append(self.word(strings, field))
        objects = [value for value in values if isinstance(value, dict)]
        if objects:
            found.append(self.object(objects, field))
        lists = [value for value in values if isinstance(value, list)]
        if lists:
            items = [item for value in lists for item in value]
            found.append(several(self.type_of(items, singular(field))))
        if None in values:
            found.append("null")
        return " | ".join(found) or "never"

    def word(self, strings: set[str], field: str) -> str:
        """Words of a domain, if there is one that has them all; else the words themselves."""
        for extra in (set[str](), strings & EXTRA):
            domain = self.words.having(strings - extra, singular(field))
            if domain is not None:
                return " | ".join([self.words.of(domain), *literals(sorted(extra))])
        return " | ".join(literals(sorted(strings))) if len(strings) <= MOST_LITERALS else "string"

    def object(self, objects: list[dict[str, Json]], field: str) -> str:
        keys = {key for one in objects for key in one}
        if not keys:
            return "Record<string, never>"
        for union, kinds in self.kinds.items():
            if all(one.get("kind") in kinds for one in objects):
                return union
        item = singular(field)
        values = [value for one in objects for value in one.values()]
        if all(key.isdecimal() for key in keys):
            return f"Record<number, {self.type_of(values, item)}>"
        domain = self.words.having(keys, "")
        if domain is not None:
            whole = all(len(one) == domain.size for one in objects)
            return self.words.record(domain, self.type_of(values, item), whole)
        if not all(FIELD.fullmatch(key) for key in keys):
            return f"Record<string, {self.type_of(values, item)}>"
        body = self.interface(objects, item)
        names = (f"{type_name(item)}{self.suffix}{n}" for n in ("", *range(2, 100)))
        free = (name for name in names if name not in self.taken)
        return next(name for name in free if self.named.setdefault(name, body) == body)

    def interface(self, objects: list[dict[str, Json]], name: str) -> str:
        """An object with fields: one kind of it, or several told apart by a word."""
        teller = telling_apart(objects)
        return self.variants(objects, teller, name) if teller else self.fields(objects, name, "")

    def variants(self, objects: list[dict[str, Json]], teller: str, name: str) -> str:
        """A union of objects that have different fields, each with the words that tell it."""
        alike: dict[tuple[str, ...], list[dict[str, Json]]] = defaultdict(list)
        for one in objects:
            alike[tuple(sorted(one))].append(one)
        return " | ".join(self.fields(group, name, teller) for group in alike.values())

    def fields(self, objects: list[dict[str, Json]], name: str, teller: str) -> str:
        lines = []
        for key in {key: None for one in objects for key in one}:
            values = [one[key] for one in objects if key in one]
            optional = "" if len(values) == len(objects) else "?"
            told = " | ".join(literals(sorted(set(values)))) if key == teller else ""
            lines.append(f"{key}{optional}: {told or self.type_of(values, key)}")
        return "{ " + "; ".join(lines) + " }"


def telling_apart(objects: list[dict[str, Json]]) -> str:
    """The field whose word tells which other fields an object has; empty if none does, or if all
    objects have the same. Where there are several, the one with the fewest words."""
    if len({frozenset(one) for one in objects}) == 1:
        return ""
    tellers: list[tuple[int, str]] = []
    for key in objects[0]:
        words = [one.get(key) for one in objects]
        if not all(isinstance(word, str) for word in words):
            continue
        told = {(one[key], frozenset(one)) for one in objects}
        if len(told) == len(set(words)):
            tellers.append((len(told), key))
    return min(tellers, default=(0, ""))[1]


def singular(field: str) -> str:
    if field.endswith("ies"):
        return f"{field[:-3]}y"
    return field[:-1] if field.endswith("s") and not field.endswith("ss") else field
