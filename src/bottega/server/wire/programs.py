"""Programs at a table: what they say over their websocket. `docs/foreign-bots.md` has all of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.wire.values import Name, Notation, Ply, SeatNumber


class Ready(Struct, tag="ready"):
    """First of all. With a ``token`` somebody comes back, or plays for whoever it belongs to.

    Without one a newcomer sits down under this ``name``, at ``seat`` or else the first free one;
    ``invite`` is needed where a table is not public.
    """

    name: Name | None = None
    token: Annotated[str, Meta(max_length=64)] | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None


class Chosen(Struct):
    """An option as it stands in the question, or its place there, counted from nought.

    ``ply``: of the question it answers; who leaves it away answers the latest.
    """

    answer: Notation | Annotated[int, Meta(ge=0)]
    ply: Ply | None = None
