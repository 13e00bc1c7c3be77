"""Every message between server and client.

HTTP carries the lobby, accounts, records and replays; one websocket a table carries live play.
Seats and rows are counted from one, as people count; actions travel in notation, positions as the
game writes them. The client has no rules: what it may do is listed in `Question.options`, already
in the player's language. TypeScript types are generated from these classes through OpenAPI.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Json = Any
"""A position, or a part of one, as the game writes it."""

NAME_LENGTH = 24
CHAT_LENGTH = 500
MOST_ANSWERS = 64
"""Answers that one message may hold: more than any decision of a game consists of."""

UNSEEN = r"\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
"""Characters that show nothing, or turn the writing round: no name has them."""

NAME = rf"^[^\s{UNSEEN}]([^{UNSEEN}]*[^\s{UNSEEN}])?(?![\s\S])"
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, pattern=NAME)]
Password = Annotated[str, Meta(min_length=8, max_length=128)]
Key = Annotated[str, Meta(max_length=40)]
Key80 = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=1, le=12)]
COLOURS = 6
Colour = Annotated[int, Meta(ge=1, le=COLOURS)]
"""A colour with its charge: sun, moon, leaf, tower, rose and key."""
Notation = Annotated[str, Meta(max_length=100)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]


PrintedValue = int | str | bool | list[str]
"""A value printed on a card, as positions write it."""


# The house ---------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A table option of a game: the first value is the default.

    ``ruling``: it settles how the rulebook is read, in the paragraph of the rules page that begins
    with this number, ``R6``.
    """

    key: str
    title: str
    help: str  # a sentence about it, or nothing
    values: list[str]
    titles: list[str]
    ruling: str | None


class TableKind(Struct):
    """A number of seats, and a value of every option that goes with it."""

    seats: int
    options: dict[str, str]


class BotInfo(Struct):
    """A bot that may be seated: what people call it, and how it thinks.

    ``strength``: from one to four; nought if nobody has measured it.
    """

    key: str
    title: str
    about: str
    strength: int


class GameInfo(Struct):
    """A game as the lobby shows it.

    ``tables``: every number of seats with every pair of values that go together. A table at which
    two values are together that are in none of them cannot be made.
    ``board``: its package ships a board for the browser, at ``/games/<key>/board.js``.
    """

    key: str
    title: str
    about: str
    course: str  # how a game of it goes, in a sentence
    length: list[str]  # how long it goes, and a word more about that; or nothing
    minutes: int | None  # about how long people sit at it
    min_seats: int
    max_seats: int
    rules: int
    editions: bool  # whether some of its printed values can be changed
    rules_in: list[str]  # the languages in which there is a rules page
    board: bool
    options: list[OptionInfo]
    tables: list[TableKind]
    bots: list[BotInfo]
    live: int  # tables being played now


class Word(Struct):
    """A word of the game, and how the reader's language has it."""

    key: str
    title: str


class Changeable(Struct):
    """A printed value that an edition of a game can change, such as ``tiles.orsini.gold``.

    ``thing`` and ``title`` say it in words: "Orsini" and "Gold". It is a number from ``low`` to
    ``high``, one of some ``words`` (``several``: a list of them), or else true or false.
    ``known``: the usual value was found somewhere, and not reconstructed.
    """

    key: str
    thing: str  # empty for what stands on the board itself
    title: str
    usual: PrintedValue
    known: bool
    low: int | None
    high: int | None
    words: list[Word]
    several: bool


class EditionFile(Struct, forbid_unknown_fields=True):
    """An edition as a TOML file, as ``bottega edition`` prints it."""

    text: Annotated[str, Meta(max_length=100_000)]


class Edition(Struct):
    """What differs from the usual values, and the hash by which the edition is known."""

    hash: str
    values: dict[str, PrintedValue]


class CardInfo(Struct):
    """What stands on a card, line by line, for whoever points at it."""

    name: str
    lines: list[str]


class Page(Struct):
    """A page of rules, in Markdown."""

    title: str
    text: str


class Words(Struct):
    """A game's own catalogue, in Fluent: for the board that its package ships."""

    text: str


# Who you are -------------------------------------------------------------------------------


class Me(Struct):
    """The person behind a browser. A guest has a name; an account also has a password."""

    name: str
    account: bool


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


# Tables ------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """A seat when a table is made: ``me`` (several for hot-seat), ``open`` for others, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # for a hot-seat guest or a bot
    bot: Key | None = None
    colour: Colour | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What it takes to make a table. With no open seat it starts at once.

    Whoever sits there when the game begins draws lots for the seats, unless they ``keep_order``.
    ``leaving``: if somebody leaves for good a bot takes over, or the game is closed without result.
    ``edition``: values printed otherwise than usual, by key; without it, the house's edition.
    """

    game: Key
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, str] = field(default_factory=dict)
    public: bool = True  # listed in the lobby; else by link only
    limit_minutes: Annotated[int, Meta(ge=1, le=43_200)] | None = None
    keep_order: bool = False
    leaving: Literal["bot", "close"] = "bot"
    edition: dict[Key80, PrintedValue] | None = None


class Created(Struct):
    """A new table: its id, and the secret of its link (shown only here)."""

    id: str
    invite: str


class SeatInfo(Struct):
    """A seat as everybody may see it.

    ``colour``: the one its holder chose; whoever chose none gets one when the game begins.
    ``host``: whoever made the table sits here.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    colour: Colour | None
    you: bool
    host: bool
    online: bool
    stand_in: bool  # left alone too long: a bot plays on until its holder returns
    passing: str | None  # until when the table passes for you; nobody else is told


class ComesFrom(Struct):
    """The finished game another one goes on from: its table, and after how many answers."""

    table: str
    name: str
    ply: int


class TableInfo(Struct):
    """A table as everybody may see it.

    ``keep_order``: everybody stays where they sat down. Otherwise seats are drawn by lot when the
    game begins, and stand here as they were drawn from then on.
    """

    id: str
    name: str
    game: str
    rules: int  # the version it is played by
    edition: Edition | None  # printed values that differ from the usual ones
    options: dict[str, str]
    seats: list[SeatInfo]
    keep_order: bool
    leaving: Literal["bot", "close"]
    status: Literal["waiting", "playing", "over", "closed"]
    public: bool
    host: bool  # whether you made it
    deletable: bool  # whether you may delete it
    waiting_for: list[int]
    your_turn: bool
    limit_minutes: int | None
    created: float
    updated: float
    commitment: str
    winners: list[int]
    rematch: str | None  # the table that follows this one
    comes_from: ComesFrom | None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat. ``invite`` is needed where a table is not public.

    A ``colour`` that somebody at the table has already is refused.
    """

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Key
    name: Name | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a finished game after so many answers: as this seat, bots at all the others."""

    ply: Ply
    seat: SeatNumber
    bot: Key


class Invite(Struct):
    invite: str


class Problem(Struct):
    """Why something was refused. ``code`` is for programs, ``message`` for people."""

    code: str
    message: str


# What is asked, told and won ----------------------------------------------------------------


class Choice(Struct, omit_defaults=True):
    """One thing that may be answered: its notation, and how a person would put it.

    ``verb`` and ``args`` say the same as the notation, for programs: ``buy green slot 2`` is the
    verb ``buy`` with ``{"colour": "green", "slot": 2}``. ``facts`` are what the game says it means
    here and now, by name: a number, or so many of each (``{"value": 5, "gain": {"coin": 2}}``).
    Where there are no arguments or facts they are left out. ``rule`` is where the rules page tells
    of it, if elsewhere than of the question.
    """

    action: str
    label: str
    verb: str
    args: dict[str, str | int] = field(default_factory=dict)
    facts: dict[str, int | dict[str, int]] = field(default_factory=dict)
    rule: str = ""


class Question(Struct):
    """A question to a seat of yours.

    ``automatic``: there is nothing to do but pass, and the table does so in a moment.
    ``pass_until``: until when the table may pass for you from here on, see `PassUntil`.
    ``rule``: where the rules page tells of it: ``5``, ``5.3`` or ``8.b``; empty if it does not say.
    """

    seat: int
    step: str
    prompt: str
    subject: Json
    options: list[Choice]
    automatic: bool
    pass_until: list[str]
    denied: dict[str, str]  # things that cannot be done now, and why
    rule: str


class LogLine(Struct):
    """What happened, in words. ``seat`` is whom it concerns; ``turn`` begins a turn.

    ``ply`` is the one at which a replay of the finished game shows it, ``event`` its kind.
    """

    ply: int
    event: str
    seat: int | None
    text: str
    turn: bool


class ScoreLine(Struct):
    key: str
    title: str
    points: list[int]  # by seat


class TieBreak(Struct):
    """What decides between sides level in points, and what every side has of it."""

    key: str
    title: str
    amounts: list[int]


class Result(Struct):
    """How a game ended.

    ``sides``: who wins together. ``tie_breaks``: in the order of the rules, whether needed or not.
    ``why``: how it ended in a sentence, where the points do not say it.
    """

    winners: list[int]
    scores: list[int]
    lines: list[ScoreLine]
    sides: list[list[int]]
    tie_breaks: list[TieBreak]
    why: str
    history: list[list[int]]  # everybody's points at the start of each turn, for the chart
    seed: str
    commitment: str


class Panel(Struct):
    """A framed part of the table as text. Lines carry marks of colour, ``[green]text[/]``.

    See `bottega.kernel.drawing`. An active panel belongs to whoever has to act.
    """

    title: str
    lines: list[str]
    active: bool


class Plain(Struct):
    """The table in the reader's words, for a page that has no board of the game.

    ``rows`` of panels as the game draws itself for a terminal; where it does not, ``words`` is
    the position spelled out.
    """

    rows: list[list[Panel]]
    words: Json


# Live play: what the server says -------------------------------------------------------------


class Update(Struct, tag="update", omit_defaults=True):
    """The table as one seat may know it, whole or as a change of what the client has.

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


class Refused(Struct, tag="refused"):
    """A message that changed nothing, and why. ``ply`` is where the table stands.

    ``answer``: which of the answers sent together it was, counted from one.
    """

    code: str
    message: str
    ply: int
    answer: int | None = None


class Pong(Struct, tag="pong"):
    at: float


ServerMessage = Update | TableNews | Said | ChatLog | Explained | Foreseen | Refused | Pong


# Live play: what the client says -------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First of all: which ply the client has, if any."""

    ply: Ply | None = None


class GiveAnswers(Struct, tag="answer", forbid_unknown_fields=True):
    """A decision: a seat's answer to the question as it stood at a ply, and to those that follow.

    All of them count or none. Only the last may lead to something that cannot be taken back, such
    as a card that is drawn or another seat's turn. Sent twice they count once.
    """

    ply: Ply
    seat: SeatNumber
    answers: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ANSWERS)]


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    ply: Ply
    seat: SeatNumber


class PassUntil(Struct, tag="pass", forbid_unknown_fields=True):
    """Pass for me, wherever I may pass and it is not my turn: until my next ``turn``, or until
    something is over in which I am asked now, such as an ``auction``. ``None``: no longer."""

    seat: SeatNumber
    until: Annotated[str, Meta(max_length=16)] | None


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


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


# Replay --------------------------------------------------------------------------------------


class ReplayStep(Struct, omit_defaults=True):
    """A finished game at a ply."""

    ply: int
    plies: int
    seat: int | None
    state: Json
    derived: Json
    events: list[Json]
    log: list[LogLine]
    scores: list[int]
    answer: str | None  # the answer that led here, in notation
    plain: Plain | None = None  # only for pages that ask for it


class Milestone(Struct):
    """What whoever looks back at a game looks for: the event's key, and its words."""

    ply: int
    event: str
    text: str


class ReplayAnswer(Struct):
    """An answer of a finished game in words; empty where there is nothing to say of it.

    Nature has no seat.
    """

    seat: int | None
    text: str


class ReplayInfo(Struct):
    """What a replay needs once: the course of the game, for the slider, and the whole log.

    ``start``: how many answers came before the first that was a person's to give.
    ``answers``: by ply, beginning with the first.
    """

    table: TableInfo
    plies: int
    start: int
    turns: list[int]
    turn_seats: list[int | None]
    rounds: list[int]
    milestones: list[Milestone]
    answers: list[ReplayAnswer]
    log: list[LogLine]
    result: Result
