"""The table of Die Wiege der Renaissance (rules, section 1).

What players hold changes in place; what is replaced as a whole (stacks, cards, pieces on an event)
is a tuple, so that a clone may share it. A genius that stands on no event is in its owner's
reserve.
"""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import CARD, WHOLE_DECK, Cards
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.table.positions import SET_UP
from bottega.games.wiege.table.readings import COVERED_EVENTS, END_OF_DUEL, READINGS_1, Readings
from bottega.games.wiege.table.words import (
    LAST_TURN,
    MOST_SEATS,
    MOST_SPACES,
    OWNER,
    PIECE,
    POSITION,
    SLOTS,
    SYMBOL,
    SYMBOLS,
    Ints,
)
from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    ListOf,
    Number,
    Object,
    OneOf,
    PerSeat,
    TupleOf,
)
from bottega.kernel.state import NONE, Frame, State

STONES: Final = 7
"""Of each player."""


@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player."""

    __slots__ = ("columns", "hand", "open", "pile", "reserve", "revealed", "rotated")

    def __init__(
        self,
        reserve: list[int],
        hand: Ints,
        pile: Ints,
        columns: list[Ints],
        open: list[int],
        rotated: Ints,
        revealed: Ints,
    ) -> None:
        self.reserve: list[int] = reserve  # stones by the seat whose colour they have
        self.hand: Ints = hand  # cards nobody else sees, lowest first
        self.pile: Ints = pile  # characters face down, known to their owner, lowest first
        self.columns: list[Ints] = columns  # culture cards by symbol, from bottom to top
        self.open: list[int] = open  # under which symbol the open column of a symbol lies
        self.rotated: Ints = rotated  # cards of the columns that are turned
        self.revealed: Ints = revealed  # characters shown in the evaluation that is going on

    def clone(self) -> Player:
        return Player(
            self.reserve[:],
            self.hand,
            self.pile,
            self.columns[:],
            self.open[:],
            self.rotated,
            self.revealed,
        )


@mypyc_attr(acyclic=True)
class Wiege(State):
    """All that is true at a table of Die Wiege der Renaissance."""

    __slots__ = (
        "cards",
        "deck",
        "discards",
        "display",
        "event_deck",
        "gave_up",
        "past_events",
        "pieces",
        "players",
        "readings",
        "stacks",
        "teams",
        "turn",
    )

    def __init__(
        self,
        seats: int,
        teams: bool,
        readings: Readings,
        turn: int,
        gave_up: bool,
        event_deck: Ints,
        past_events: Ints,
        stacks: list[Ints],
        pieces: list[Ints],
        deck: Ints,
        display: list[int],
        discards: Ints,
        players: list[Player],
        cards: Cards,
    ) -> None:
        super().__init__(seats)
        self.teams: bool = teams
        self.readings: Readings = readings  # what this table decided, the same all through
        self.turn: int = turn  # turns begun, skipped ones counted
        self.gave_up: bool = gave_up  # whether column tops were given up this turn
        self.event_deck: Ints = event_deck  # events face down, in no order
        self.past_events: Ints = past_events  # events discarded
        self.stacks: list[Ints] = stacks  # the events of each position, from bottom to top
        self.pieces: list[Ints] = pieces  # what stands on each space of the top event
        self.deck: Ints = deck  # cards face down, in no order
        self.display: list[int] = display
        self.discards: Ints = discards
        self.players: list[Player] = players
        self.cards: Cards = cards  # what is printed; clones share it

    def clone(self) -> Wiege:
        copy = Wiege(
            self.seats,
            self.teams,
            self.readings,
            self.turn,
            self.gave_up,
            self.event_deck,
            self.past_events,
            self.stacks[:],
            self.pieces[:],
            self.deck,
            self.display[:],
            self.discards,
            [p.clone() for p in self.players],
            self.cards,
        )
        copy.agenda = self.agenda[:]
        return copy


def frames_of(frames: list[Frame], step: int) -> list[Frame]:
    """Those of some frames that are about one step, in the same order."""
    return [f for f in frames if f[0] == step]


def empty_table(seats: int, teams: bool, readings: Readings, cards: Cards) -> Wiege:
    """The table before anything was picked, laid out or dealt."""
    positions = len(SET_UP[seats].positions)
    return Wiege(
        seats=seats,
        teams=teams,
        readings=readings,
        turn=0,
        gave_up=False,
        event_deck=(),
        past_events=(),
        stacks=[()] * positions,
        pieces=[()] * positions,
        deck=WHOLE_DECK,
        display=[NONE] * SLOTS,
        discards=(),
        players=[empty_place(seat) for seat in range(seats)],
        cards=cards,
    )


def empty_place(seat: int) -> Player:
    return Player(
        reserve=[STONES if seat == owner else 0 for owner in range(MOST_SEATS)],
        hand=(),
        pile=(),
        columns=[()] * SYMBOLS,
        open=[NONE] * SYMBOLS,
        rotated=(),
        revealed=(),
    )


CARDS: Final = TupleOf(OneOf(CARD, piece=True))
SECRET_CARDS: Final = TupleOf(OneOf(CARD, hidden=True, piece=True), ordered=True)
EVENTS: Final = TupleOf(OneOf(EVENT, piece=True))

TABLE: Final = Object(
    Wiege,
    seats=Number(2, MOST_SEATS),
    teams=Flag(),
    readings=Object(Readings, covered_events=OneOf(COVERED_EVENTS), duel=OneOf(END_OF_DUEL)),
    turn=Number(0, LAST_TURN),
    gave_up=Flag(),
    event_deck=TupleOf(OneOf(EVENT, hidden=True, piece=True), ordered=True),
    past_events=EVENTS,
    stacks=ListOf(EVENTS, by=POSITION),
    pieces=ListOf(TupleOf(OneOf(PIECE, none=True, piece=True), places=MOST_SPACES), by=POSITION),
    deck=SECRET_CARDS,
    display=ListOf(OneOf(CARD, none=True, piece=True), SLOTS),
    discards=CARDS,
    players=PerSeat(
        Object(
            Player,
            reserve=Counts(OWNER, STONES),
            hand=SECRET_CARDS,
            pile=SECRET_CARDS,
            columns=Keyed(SYMBOL, CARDS),
            open=Keyed(SYMBOL, OneOf(SYMBOL, none=True)),
            rotated=TupleOf(OneOf(CARD), ordered=True),
            revealed=CARDS,
        )
    ),
)


def layout(version: int, cards: Cards) -> Object:
    """No position says what is printed: its game does. Version 1 left nothing to the table."""
    if version == 1:
        return TABLE.before(readings=READINGS_1, cards=cards)
    return TABLE.before(cards=cards)
