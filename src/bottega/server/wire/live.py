"""Live play: what server and client say to each other over the websocket of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.wire.play import LogLine, Plain, Question, Result
from bottega.server.wire.tables import TableInfo
from bottega.server.wire.values import (
    CHAT_LENGTH,
    MOST_ANSWERS,
    AnswerId,
    Json,
    Notation,
    Ply,
    SeatNumber,
)

# What the server says ---------------------------------------------------------------------------


class Update(Struct, tag="update", omit_defaults=True):
    """The table as one seat may know it, whole or as a change of what the client has.

    ``ply`` is counted for each viewer: what they see nothing of makes no difference to it.
    ``base`` is the ply the client is known to have; then ``state`` and ``derived`` hold only what
    differs (see `bottega.server.patch`), and ``log`` and ``events`` only what is new. Without it
    all is whole, and ``events`` are those since the turn began: they were seen, or missed, before.
    """

    ply: int
    base: int | None
    seat: int | None  # through whose eyes; None for an onlooker
    state: Json
    derived: Json  # what the state does not say in so many words
    asked: list[Question]
    waiting_for: list[int]
    log: list[LogLine]
    turns_before: int  # how many turns of a long log are not told any more; 0 in a change
    events: list[Json]
    scores: list[int]
    can_undo: bool
    result: Result | None
    plain: Plain | None = None  # only for pages that ask for it, and always whole


class TableNews(Struct, tag="table"):
    """Who sits here, who is there, and what became of the table."""

    table: TableInfo


class Said(Struct, tag="said"):
    """A line of chat."""

    name: str
    seat: int | None
    text: str
    at: float


class ChatLog(Struct, tag="chat"):
    """What was said before you came."""

    lines: list[Said]


class Explained(Struct, tag="explained"):
    """What an option does, in a sentence or two."""

    action: str
    text: str


class Foreseen(Struct, tag="foreseen"):
    """What a seat would be asked after answers that it has not given; see `LookAhead`.

    ``question``: ``None`` where they lead to something that cannot be taken back: nobody looks
    behind that. ``derived``: what the table would say besides the position, as in an `Update`.
    """

    ply: int
    answers: list[str]
    question: Question | None
    derived: Json


class Kept(Struct, tag="kept"):
    """A decision is kept: whatever happens to this house, the table has it at this ply.

    ``id``: the page's own, as in `GiveAnswers`.
    """

    ply: int
    id: str | None


class Refused(Struct, tag="refused"):
    """A message that changed nothing, and why. ``ply`` is where the table stands.

    ``answer``: which of the answers sent together it was, counted from one. ``id``: which decision
    of the page, if it was one and has an id.
    """

    code: str
    message: str
    ply: int
    answer: int | None = None
    id: str | None = None


class Pong(Struct, tag="pong"):
    at: float


ServerMessage = Update | TableNews | Said | ChatLog | Explained | Foreseen | Kept | Refused | Pong


# What the client says ---------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First of all: which ply the client has, if any."""

    ply: Ply | None = None


class GiveAnswers(Struct, tag="answer", forbid_unknown_fields=True):
    """A decision: a seat's answer to the question as it stood at a ply, and to those that follow.

    All of them count or none. Only the last may lead to something that cannot be taken back, such
    as a card that is drawn or another seat's turn. It is answered with `Kept` or `Refused`.

    Sent twice they count once. A page that does not know whether a decision arrived sends it again
    as it was: with an ``id``, it hears `Kept` once more if the table has these answers of this seat
    at this ply; without one, that it is stale.
    """

    ply: Ply
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ANSWERS)]
    id: AnswerId | None = None


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    ply: Ply
    seat: SeatNumber


class PassUntil(Struct, tag="pass", forbid_unknown_fields=True):
    """Pass for me, wherever I may pass and it is not my turn: until my next ``turn``, or until
    something is over in which I am asked now, such as an ``auction``. ``None``: no longer."""

    seat: SeatNumber
    until: Annotated[str, Meta(max_length=16)] | None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat. At a table by invitation whoever does not sit there shows the ``invite``."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    seat: SeatNumber
    action: Notation


class LookAhead(Struct, tag="look", forbid_unknown_fields=True):
    """What would I be asked if I answered this, and then that? Nothing of it counts.

    A page that puts several answers together to one decision asks so. Only the last may lead to
    something that cannot be taken back.
    """

    ply: Ply
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ANSWERS)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    at: float


ClientMessage = Hello | GiveAnswers | TakeBack | PassUntil | Say | Explain | LookAhead | Ping


class Messages(Struct):
    """Both sides of the websocket, so that their types stand in the OpenAPI document."""

    server: ServerMessage
    client: ClientMessage
