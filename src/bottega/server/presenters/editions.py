"""The printed values of a game that an edition can change, in words, for a form."""

from __future__ import annotations

from typing import Any

from bottega.kernel.edition import Changeable
from bottega.kernel.game import Game
from bottega.kernel.shape import ListOf, Number, OneOf, Shape
from bottega.server import wire
from bottega.text.voice import Voice


def changeable_values(game: Game[Any], lang: str) -> list[wire.Changeable]:
    voice = Voice(lang, game)
    return [value_of(one, voice) for one in game.usual.changeable]


def value_of(one: Changeable, voice: Voice) -> wire.Changeable:
    _, _, name = one.key.partition(".")
    thing, _, figure = name.rpartition(".")
    several = isinstance(one.shape, ListOf)
    shape = one.shape.item if isinstance(one.shape, ListOf) else one.shape
    return wire.Changeable(
        key=one.key,
        thing=voice.name(one.of, thing) if one.of else "",
        title=voice.name("edition", figure),
        usual=one.write(),
        known=one.known,
        low=shape.low if isinstance(shape, Number) else None,
        high=shape.high if isinstance(shape, Number) else None,
        words=words_of(shape, voice),
        several=several,
    )


def words_of(shape: Shape, voice: Voice) -> list[wire.Word]:
    """What there is to choose from, if it is words."""
    if not isinstance(shape, OneOf):
        return []
    key = shape.domain.key
    return [wire.Word(name, voice.name(key, name)) for name in shape.domain.names]
