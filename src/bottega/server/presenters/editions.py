"""The printed values of a game that an edition can change, for a form."""

from __future__ import annotations

from typing import Any

from bottega.kernel.edition import Changeable
from bottega.kernel.game import Game
from bottega.kernel.shape import Flag, ListOf, Number, OneOf, Shape
from bottega.server import wire


def changeable_values(game: Game[Any]) -> list[wire.Changeable]:
    return [value_of(one) for one in game.usual.changeable]


def value_of(one: Changeable) -> wire.Changeable:
    low, high, words, several = allowed(one.shape)
    return wire.Changeable(
        key=one.key,
        usual=one.write(),
        known=one.known,
        low=low,
        high=high,
        words=words,
        several=several,
    )


def allowed(shape: Shape) -> tuple[int | None, int | None, list[str], bool]:
    """The range of a number, or the words there are to choose from, and whether it is a list."""
    if isinstance(shape, Number):
        return shape.low, shape.high, [], False
    if isinstance(shape, OneOf):
        return None, None, list(shape.domain.names), False
    if isinstance(shape, ListOf):
        low, high, words, _ = allowed(shape.item)
        return low, high, words, True
    assert isinstance(shape, Flag), shape
    return None, None, [], False
