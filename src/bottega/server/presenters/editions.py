"""The printed values of a game that an edition can change, in words, for a form."""

from __future__ import annotations

from typing import Any

from bottega.kernel.edition import Changeable, Values
from bottega.kernel.game import Game
from bottega.kernel.shape import ListOf, Number, OneOf, Shape
from bottega.server import wire
from bottega.text.voice import Voice


def changeable_values(game: Game[Any], lang: str) -> list[wire.Changeable]:
    """What can be changed in a game, which is given in the edition of the house."""
    voice = Voice(lang, game)
    return [value_of(one, game.edition, voice) for one in game.usual.changeable]


def value_of(one: Changeable, edition: Values, voice: Voice) -> wire.Changeable:
    _, _, name = one.key.partition(".")
    thing, _, figure = name.rpartition(".")
    several = isinstance(one.shape, ListOf)
    shape = one.shape.item if isinstance(one.shape, ListOf) else one.shape
    return wire.Changeable(
        key=one.key,
        thing=voice.name(one.of, thing) if one.of else "",
        title=voice.name("edition", figure),
        usual=one.write(),
        here=edition[one.key] if one.key in edition else one.write(),
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
    return [wire.Word(name, name_of(shape.domain.key, name, voice)) for name in shape.domain.names]


def name_of(kind: str, key: str, voice: Voice) -> str:
    """A word to choose; goods, which are otherwise counted, have a name of their own for it."""
    bare = f"edition {kind}"
    return voice.name(bare if voice.has(f"{bare} {key}") else kind, key)
