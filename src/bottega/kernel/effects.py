"""The effects that cards of several games have.

A card is one line of such values, and of those that its game alone has. The same value is carried
out by the rules, put into words by the translator and drawn by the client; what its fields are
about, each game declares (`bottega.kernel.printed`). There is no class for a card and no
language to parse. `Goods` are counts in the order of the game's own domain of goods.
"""

from __future__ import annotations

from typing import NamedTuple

Goods = tuple[int, ...]


class Gain(NamedTuple):
    """Receive goods."""

    goods: Goods


class Per(NamedTuple):
    """Receive goods for every so many of a thing that is owned."""

    goods: Goods
    thing: int
    every: int = 1


class Exchange(NamedTuple):
    """Pay goods and receive goods."""

    pay: Goods
    gain: Goods


class Either(NamedTuple):
    """One of several exchanges, of the owner's choice."""

    of: tuple[Exchange, ...]


class Discount(NamedTuple):
    """What it is on costs so many of one good less."""

    on: int
    good: int
    amount: int


class Rule(NamedTuple):
    """A rule that one card alone changes, and that cannot be put into figures."""

    rule: int
