"""What leaders do, and what they require."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.masters.table.words import COLOUR, GOOD, RESOURCE
from bottega.kernel.effects import Goods
from bottega.kernel.printed import NUMBER, Effects, SoMany
from bottega.kernel.shape import Counts

EFFECTS: Final = Effects("effect")
REQUIREMENTS: Final = Effects("needs")
AMOUNTS: Final = Counts(GOOD)


class Discount(NamedTuple):
    """Development cards cost so many of one good less."""

    good: int
    amount: int


EFFECTS.declare(Discount, good=SoMany(GOOD, "amount"), amount=NUMBER)


class Depot(NamedTuple):
    """Room for so many of one good."""

    good: int
    places: int


EFFECTS.declare(Depot, good=SoMany(GOOD, "places"), places=NUMBER)


class Convert(NamedTuple):
    """A white marble taken is worth one of this good."""

    good: int


EFFECTS.declare(Convert, good=GOOD)


class Production(NamedTuple):
    """Pay goods and receive goods, and besides so many resources of the owner's choice."""

    pay: Goods
    gain: Goods
    any: int


EFFECTS.declare(Production, pay=AMOUNTS, gain=AMOUNTS, any=NUMBER)

Power = Discount | Depot | Convert | Production


class Cards(NamedTuple):
    """At least so many own cards of a colour; of exactly one level if one is named."""

    colour: int
    amount: int
    level: int = 0


REQUIREMENTS.declare(Cards, colour=COLOUR, amount=NUMBER, level=NUMBER)


class Supply(NamedTuple):
    """At least so many of a resource in warehouse, leader depots and strongbox."""

    resource: int
    amount: int


REQUIREMENTS.declare(Supply, resource=SoMany(RESOURCE, "amount"), amount=NUMBER)
