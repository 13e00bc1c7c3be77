"""A position in words, for people who look at a game that has no picture of itself."""

from __future__ import annotations

from typing import Any

from bottega.kernel.shape import Counts, Json, Keyed, ListOf, Object, OneOf, Rows, Shape
from bottega.kernel.state import State
from bottega.text.voice import Voice


def spelled_out(voice: Voice, t: State) -> Json:
    """The position without its agenda: what is asked is said elsewhere, in the question.

    Fields are called by the messages ``field-…`` of the catalogue, values by those of their
    domains; what has no message is said by its key.
    """
    return in_words(voice, voice.game.layout, t)


def in_words(voice: Voice, shape: Shape, value: Any) -> Json:
    """A part of a state, whose shape says of what it is made."""
    match shape:
        case Object():
            return {
                voice.name("field", name): in_words(voice, part, getattr(value, name))
                for name, part in shape.fields.items()
            }
        case Keyed():
            return {
                str(voice.word(shape.domain, i)): in_words(voice, shape.item, part)
                for i, part in enumerate(value)
            }
        case Counts():
            return [so_many(voice, shape, i, n) for i, n in enumerate(value) if n]
        case Rows():
            rows = [value[i : i + shape.columns] for i in range(0, len(value), shape.columns)]
            return in_words(voice, shape.grid, rows)
        case ListOf():
            return [in_words(voice, shape.item, part) for part in value]
        case OneOf():
            return voice.word(shape.domain, value)
        case _:
            return shape.write(value)


def so_many(voice: Voice, shape: Counts, value: int, amount: int) -> str:
    """``2 coins``: a message says itself how many."""
    word = voice.word(shape.domain, value, amount)
    known = voice.has(f"{shape.domain.key} {shape.domain.text(value)}")
    return str(word) if known else f"{amount} {word}"
