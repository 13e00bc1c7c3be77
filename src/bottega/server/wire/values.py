"""What single values of messages may be: their types, lengths and limits."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

Json = Any
"""A position, or a part of one, as the game writes it."""

NAME_LENGTH = 24
CHAT_LENGTH = 500
MOST_ANSWERS = 64
"""Answers that one message may hold: more than any decision of a game consists of."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
"""What else a name must be is checked where it is taken, see `bottega.server.names`."""

Password = Annotated[str, Meta(min_length=1, max_length=128)]
PART = r"[^\s\x00-\x1f\x7f@<>(),;:\"\\\[\]]+"
EMAIL = rf"^{PART}@{PART}\.{PART}(?![\s\S])"
Email = Annotated[str, Meta(min_length=6, max_length=254, pattern=EMAIL)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(max_length=40)]
Key80 = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=1, le=12)]
COLOURS = 6
Colour = Annotated[int, Meta(ge=1, le=COLOURS)]
"""A colour with its charge: sun, moon, leaf, tower, rose and key."""
Notation = Annotated[str, Meta(max_length=100)]
AnswerId = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a page calls a decision of its own, so that it knows it again when it hears of it."""
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""32 bytes in hexadecimal digits: a nonce, or the SHA-256 of one."""


PrintedValue = int | str | bool | list[str]
"""A value printed on a card, as positions write it."""
