"""The table of Masters of Renaissance (rules, section 2).

What players own changes in place; what is replaced as a whole (slots, leaders, tiles) is
a tuple, so that a clone may share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.masters.cards.cards import CARD, DECKS, DEPOT_FOR, DISCOUNT_ON, LEADER, TOKEN
from bottega.games.masters.table.readings import DISCARD, READINGS_1, Readings
from bottega.games.masters.table.words import (
    DECK,
    FAVOUR,
    INACTIVE,
    KINDS,
    MARBLE,
    PLAYED,
    RESOURCE,
    STANDING,
)
from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    KeyedTuple,
    Number,
    Object,
    OneOf,
    PerSeat,
    Rows,
    TupleOf,
)
from bottega.kernel.state import NONE, State, replaced

LAST_SPACE: Final = 24
CARDS_TO_END: Final = 7
LEADER_DEPOT: Final = 2
"""The places of a leader depot."""


@mypyc_attr(acyclic=True)
class Player:
    """One player's board."""

    __slots__ = (
        "faith",
        "favours",
        "leaders",
        "rejected",
        "slots",
        "standing",
        "strongbox",
        "warehouse",
    )

    def __init__(
        self,
        faith: int,
        warehouse: list[int],
        strongbox: list[int],
        slots: tuple[tuple[int, ...], ...],
        leaders: tuple[int, ...],
        standing: tuple[int, ...],
        rejected: tuple[int, ...],
        favours: tuple[int, ...],
    ) -> None:
        self.faith: int = faith
        self.warehouse: list[int] = warehouse  # units of each kind in basic and leader depots
        self.strongbox: list[int] = strongbox
        self.slots: tuple[tuple[int, ...], ...] = slots  # cards from bottom to top
        self.leaders: tuple[int, ...] = leaders  # four while choosing, then the two kept
        self.standing: tuple[int, ...] = standing  # what became of each kept leader
        self.rejected: tuple[int, ...] = rejected  # put out of the game at set-up
        self.favours: tuple[int, ...] = favours  # the pope's three tiles

    def clone(self) -> Player:
        return Player(
            self.faith,
            self.warehouse[:],
            self.strongbox[:],
            self.slots,
            self.leaders,
            self.standing,
            self.rejected,
            self.favours,
        )

    def supply(self) -> list[int]:
        """Everything owned of each kind: warehouse, leader depots and strongbox."""
        a, b, c, d = self.warehouse
        e, f, g, h = self.strongbox
        return [a + e, b + f, c + g, d + h]

    def cards(self) -> tuple[int, ...]:
        """All cards owned, covered or not."""
        return self.slots[0] + self.slots[1] + self.slots[2]

    def build(self, card: int, slot: int) -> None:
        """A card comes to lie on top of a slot."""
        self.slots = replaced(self.slots, slot, (*self.slots[slot], card))

    def played(self) -> list[int]:
        """The leaders in play."""
        if PLAYED not in self.standing:
            return []
        return [x for x, s in zip(self.leaders, self.standing, strict=True) if s == PLAYED]

    def has_played(self, held: int) -> bool:
        """Whether a leader is in play; while leaders are chosen none is."""
        return bool(self.standing) and self.standing[held] == PLAYED

    def depot_places(self) -> list[int]:
        """Room for each kind in leader depots (section 6)."""
        room = [0] * KINDS
        for leader in self.played():
            if DEPOT_FOR[leader] != NONE:
                room[DEPOT_FOR[leader]] += LEADER_DEPOT
        return room

    def discounts(self, refused: Sequence[int] = ()) -> list[int]:
        """What a card costs less of each kind (section 7) by leaders whose discount is accepted."""
        less = [0] * KINDS
        for held, leader in enumerate(self.leaders):
            if self.has_played(held) and DISCOUNT_ON[leader] != NONE and held not in refused:
                less[DISCOUNT_ON[leader]] += 1
        return less


@mypyc_attr(acyclic=True)
class Masters(State):
    """All that is true at a table of Masters of Renaissance."""

    __slots__ = (
        "cross",
        "last_round",
        "market",
        "players",
        "readings",
        "removed",
        "reported",
        "slide",
        "tokens",
        "tops",
        "under",
    )

    def __init__(
        self,
        seats: int,
        market: list[int],
        slide: int,
        tops: list[int],
        under: tuple[tuple[int, ...], ...],
        players: list[Player],
        reported: tuple[bool, ...],
        last_round: bool,
        cross: int,
        tokens: tuple[int, ...],
        removed: tuple[int, ...],
        readings: Readings,
    ) -> None:
        super().__init__(seats)
        self.market: list[int] = market  # three rows of four, row by row
        self.slide: int = slide
        self.tops: list[int] = tops  # the visible card of each deck
        self.under: tuple[tuple[int, ...], ...] = under  # which cards lie below it, in no order
        self.players: list[Player] = players
        self.reported: tuple[bool, ...] = reported  # Vatican sections already reported
        self.last_round: bool = last_round
        self.cross: int = cross  # solo: the Black Cross
        self.tokens: tuple[int, ...] = tokens  # solo: which tokens are left in the stack
        self.removed: tuple[int, ...] = removed  # solo: cards taken from the grid
        self.readings: Readings = readings  # how the rules are read at this table

    def clone(self) -> Masters:
        copy = Masters(
            self.seats,
            self.market[:],
            self.slide,
            self.tops[:],
            self.under,
            [p.clone() for p in self.players],
            self.reported,
            self.last_round,
            self.cross,
            self.tokens,
            self.removed,
            self.readings,
        )
        copy.agenda = self.agenda[:]
        return copy

    @property
    def solo(self) -> bool:
        return self.seats == 1


def empty_table(seats: int, readings: Readings) -> Masters:
    """The table before anything was shuffled, laid out or dealt."""
    return Masters(
        seats=seats,
        market=[NONE] * 12,
        slide=NONE,
        tops=[NONE] * 12,
        under=tuple(DECKS),
        players=[empty_board() for _ in range(seats)],
        reported=(False, False, False),
        last_round=False,
        cross=0,
        tokens=tuple(range(TOKEN.size)) if seats == 1 else (),
        removed=(),
        readings=readings,
    )


def empty_board() -> Player:
    return Player(
        faith=0,
        warehouse=[0] * KINDS,
        strongbox=[0] * KINDS,
        slots=((), (), ()),
        leaders=(),
        standing=(),
        rejected=(),
        favours=(INACTIVE, INACTIVE, INACTIVE),
    )


CARDS: Final = TupleOf(OneOf(CARD, piece=True))
DECK_OF_CARDS: Final = TupleOf(OneOf(CARD, piece=True), ordered=True)

LAYOUT: Final = Object(
    Masters,
    seats=Number(1, 4),
    market=Rows(OneOf(MARBLE, none=True, piece=True), 3, 4),
    slide=OneOf(MARBLE, none=True, piece=True),
    tops=Keyed(DECK, OneOf(CARD, none=True, piece=True)),
    under=KeyedTuple(DECK, DECK_OF_CARDS),
    players=PerSeat(
        Object(
            Player,
            faith=Number(0, LAST_SPACE),
            warehouse=Counts(RESOURCE),
            strongbox=Counts(RESOURCE),
            slots=TupleOf(CARDS, 3),
            leaders=TupleOf(OneOf(LEADER, hidden=True, piece=True), places=4),
            standing=TupleOf(OneOf(STANDING), places=2),
            rejected=TupleOf(OneOf(LEADER, hidden=True, piece=True), ordered=True),
            favours=TupleOf(OneOf(FAVOUR), 3),
        )
    ),
    reported=TupleOf(Flag(), 3),
    last_round=Flag(),
    cross=Number(0, LAST_SPACE),
    tokens=TupleOf(OneOf(TOKEN, piece=True), ordered=True),
    removed=CARDS,
    readings=Object(Readings, discard=OneOf(DISCARD)),
)
LAYOUT_1: Final = LAYOUT.before(readings=READINGS_1)
