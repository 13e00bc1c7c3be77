"""The vocabulary in which cards say what they do.

A card is one line of these. The same value is carried out by the rules, put into words by
the translator, drawn by the client and turned into features. There is no class for a card and no
language to parse. `Goods` are counts in the order of the game's own domain of goods.
"""

from __future__ import annotations

from typing import NamedTuple

Goods = tuple[int, ...]


class Exchange(NamedTuple):
    """Pay goods and receive goods; ``any`` parts are of the owner's choice."""

    pay: Goods
    gain: Goods
    pay_any: int = 0
    gain_any: int = 0


class Discount(NamedTuple):
    """What is bought costs so many of one good less."""

    good: int
    amount: int


class Cheaper(NamedTuple):
    """Things of a kind cost so many of one good less."""

    kind: int
    good: int
    amount: int


class Gain(NamedTuple):
    """Receive goods."""

    goods: Goods


class Per(NamedTuple):
    """Receive goods for every so many of a thing that is owned."""

    goods: Goods
    thing: int
    every: int = 1


class Either(NamedTuple):
    """One of several effects, of the owner's choice."""

    of: tuple[Exchange | Cheaper, ...]


class Act(NamedTuple):
    """An action besides the usual one, of a kind and value; what it buys costs ``less``."""

    kind: int
    value: int
    less: Goods = ()


class Raise(NamedTuple):
    """Actions of a kind are worth so much more, or less."""

    kind: int
    amount: int


class Depot(NamedTuple):
    """Room for so many of one good."""

    good: int
    places: int


class Convert(NamedTuple):
    """A blank thing taken is worth one of this good."""

    good: int


Effect = Exchange | Discount | Depot | Convert
