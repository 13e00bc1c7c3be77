"""What is printed on cards, declared once.

An effect is a tuple of small ints. A game says once what the fields of its effects are about,
a line an effect::

    EFFECTS = Effects("effect")
    EFFECTS.declare(Gain, goods=Counts(GOOD))
    EFFECTS.declare(Steal, good=SoMany(CURRENCY, "amount"), amount=NUMBER)

From that line follow the effect's JSON, ``{"kind": "steal", "good": "gold", "amount": 3}``, the
facts of its sentence, ``effect-steal = Take { $good } from another player``, and its type in the
browser, which `bottega.server.client_types` makes. The rules read the tuples themselves.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from bottega.kernel.shape import Counts, Json
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain, Numbers

NUMBER: Final = Numbers("number", 0, 999)
"""A field that is a figure and never less than nothing."""

SIGN: Final = Domain("sign", ["plus", "minus"])


class Signed:
    """A figure that may be less than nothing.

    A sentence is given its size, and whether it is ``plus`` or ``minus`` as ``$name-sign-key``.
    """


class AnyOf(NamedTuple):
    """A word of a domain; where it is `NONE`, any of them will do, and JSON says so in a word."""

    domain: Domain
    word: str = "any"


class SoMany(NamedTuple):
    """So many of a thing: how many stands in another field. Its fact is "2 coins"."""

    of: Domain | AnyOf
    number: str


class Alternatives(NamedTuple):
    """Several effects of one class, of which the owner chooses."""

    of: type[Any]


Field = Domain | AnyOf | SoMany | Counts | Signed | Alternatives


class Effects:
    """A vocabulary: the effects of a game's cards, or what the cards require.

    Sentences are called after the vocabulary and the kind of effect: ``effect-steal``. An effect of
    several alternatives has a sentence for each, those after the first ``effect-or-exchange``.
    """

    def __init__(self, message: str) -> None:
        self.message: str = message
        self.fields: dict[type[Any], dict[str, Field]] = {}
        self.kinds: dict[type[Any], str] = {}

    def declare(self, effect: type[Any], **fields: Field) -> None:
        """What each field of an effect is about, by the names of the class and in their order."""
        name = effect.__name__
        if list(fields) != list(effect._fields):
            expected = ", ".join(effect._fields)
            raise ValueError(f"{name} has the fields {expected}; declared are {', '.join(fields)}")
        for field in fields.values():
            if isinstance(field, SoMany) and field.number not in fields:
                raise ValueError(f"{name} has no field {field.number!r} that says how many")
            if isinstance(field, Alternatives) and field.of not in self.fields:
                raise ValueError(f"{name} offers {field.of.__name__}, which is not declared yet")
        kind = kind_of(effect)
        if kind in self.kinds.values():
            raise ValueError(f"two effects are called {kind!r}")
        self.fields[effect], self.kinds[effect] = fields, kind

    def fields_of(self, effect: Any) -> dict[str, Field]:
        fields = self.fields.get(type(effect))
        if fields is None:
            raise TypeError(f"nobody declared what the fields of {effect!r} are about")
        return fields

    def write(self, effect: Any) -> Json:
        """An effect as JSON: its kind, and its fields by name."""
        fields = self.fields_of(effect)
        written = {name: self.write_field(field, effect, name) for name, field in fields.items()}
        return {"kind": self.kinds[type(effect)], **written}

    def write_field(self, field: Field, effect: Any, name: str) -> Json:
        value = getattr(effect, name)
        if isinstance(field, Alternatives):
            return [self.write(one) for one in value]
        if isinstance(field, SoMany):
            field = field.of
        if isinstance(field, AnyOf):
            return field.word if value == NONE else field.domain.write(value)
        return value if isinstance(field, Signed) else field.write(value)

    def sentences(self, effect: Any) -> list[Sentence]:
        """An effect in words: a sentence, or one for each alternative."""
        for name, field in self.fields_of(effect).items():
            if isinstance(field, Alternatives):
                kind = self.kinds[field.of]
                first, *others = [self.facts(one) for one in getattr(effect, name)]
                return [
                    Sentence(f"{self.message} {kind}", first),
                    *(Sentence(f"{self.message} or {kind}", facts) for facts in others),
                ]
        return [Sentence(f"{self.message} {self.kinds[type(effect)]}", self.facts(effect))]

    def facts(self, effect: Any) -> list[Fact]:
        """What the sentence of an effect may mention: a fact for each field, under its name."""
        fields = self.fields_of(effect)
        return [fact for name, field in fields.items() for fact in facts_of(field, effect, name)]


def facts_of(field: Field, effect: Any, name: str) -> list[Fact]:
    value = getattr(effect, name)
    if isinstance(field, Counts):
        return counted(name, field.domain, value)
    if isinstance(field, Signed):
        sign = Fact(f"{name}-sign", SIGN, SIGN.values["minus" if value < 0 else "plus"])
        return [Fact(name, NUMBER, abs(value)), sign]
    if isinstance(field, Alternatives):
        return []
    amount = 1
    if isinstance(field, SoMany):
        amount = getattr(effect, field.number)
        field = field.of
    return [Fact(name, field.domain if isinstance(field, AnyOf) else field, value, amount)]


def kind_of(effect: type[Any]) -> str:
    """A class as a kind: ``EitherDiscount`` is "either discount"."""
    return re.sub(r"\B(?=[A-Z])", " ", effect.__name__).lower()
