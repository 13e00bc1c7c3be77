"""The table of Lorenzo il Magnifico (rules, section 1).

What players hold changes in place; what is replaced as a whole (cards, members, occupants, leaders)
is a tuple, so that a clone may share it. A member is either at home or stands on a space.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import CARD, DECKS
from bottega.games.lorenzo.cards.leader_cards import LEADER
from bottega.games.lorenzo.cards.tiles import TILE
from bottega.games.lorenzo.rules.modifiers import Standing, standing
from bottega.games.lorenzo.table.readings import BONUS_TILE_AS, READINGS_1, Readings
from bottega.games.lorenzo.table.words import (
    BONUS_TILE,
    CHARACTER,
    DIE,
    FLOOR,
    FLOORS,
    HELD,
    HOLDING,
    MEMBER,
    PIPS,
    SPACE,
    TYPE,
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
    TupleOf,
)
from bottega.kernel.state import NONE, State
from bottega.kernel.words import SEAT, Domain

MOST_MILITARY: Final = 25
MOST_FAITH: Final = 15
MOST_CARDS: Final = 6
"""Of each type."""

ROUNDS: Final = 6
MEMBERS: Final = 4
Ints = tuple[int, ...]

PIECE: Final = Domain(
    "piece", [f"{seat} {name}" for seat in (1, 2, 3, 4) for name in MEMBER.names], per_seat=MEMBERS
)
"""The members of all seats: seat by seat, four each."""


@mypyc_attr(acyclic=True)
class Player:
    """One player's board."""

    __slots__ = (
        "bonus",
        "cards",
        "copied",
        "goods",
        "hand",
        "lasting",
        "members",
        "played",
        "strong",
        "tiles",
        "used",
    )

    def __init__(
        self,
        goods: list[int],
        cards: tuple[Ints, ...],
        members: Ints,
        bonus: int,
        tiles: Ints,
        hand: Ints,
        played: Ints,
        used: Ints,
        copied: int,
        strong: int,
        lasting: Standing | None = None,
    ) -> None:
        self.goods: list[int] = goods  # resources, then points
        self.cards: tuple[Ints, ...] = cards  # of each type, in the order they were taken
        self.members: Ints = members  # those at home
        self.bonus: int = bonus  # the personal bonus tile
        self.tiles: Ints = tiles  # excommunications suffered
        self.hand: Ints = hand  # leaders nobody else sees
        self.played: Ints = played  # leaders in play
        self.used: Ints = used  # those of them that were activated this round
        self.copied: int = copied  # whose ability Lorenzo de' Medici has
        self.strong: int = strong  # the member that Federico made a 6 for this round
        # What lasts for this player follows from the rest; clones share it.
        self.lasting: Standing = self.worked_out() if lasting is None else lasting

    def clone(self) -> Player:
        return Player(
            self.goods[:],
            self.cards,
            self.members,
            self.bonus,
            self.tiles,
            self.hand,
            self.played,
            self.used,
            self.copied,
            self.strong,
            self.lasting,
        )

    def abilities(self) -> Ints:
        """The leaders whose abilities this player has."""
        return self.played if self.copied == NONE else (*self.played, self.copied)

    def stand(self) -> None:
        """A character, a leader or an excommunication more: what lasts is another thing now."""
        self.lasting = self.worked_out()

    def worked_out(self) -> Standing:
        return standing(self.cards[CHARACTER], self.abilities(), self.tiles)


@mypyc_attr(acyclic=True)
class Lorenzo(State):
    """All that is true at a table of Lorenzo il Magnifico."""

    __slots__ = (
        "advanced",
        "decks",
        "dice",
        "discarded",
        "floors",
        "order",
        "packs",
        "players",
        "readings",
        "round",
        "spaces",
        "tiles",
    )

    def __init__(
        self,
        seats: int,
        advanced: bool,
        readings: Readings,
        round: int,
        order: Ints,
        tiles: Ints,
        dice: Ints,
        decks: tuple[Ints, ...],
        floors: list[int],
        spaces: list[Ints],
        players: list[Player],
        packs: list[Ints],
        discarded: Ints,
    ) -> None:
        super().__init__(seats)
        self.advanced: bool = advanced
        self.readings: Readings = readings  # how this table reads the rules
        self.round: int = round  # 0 during set-up, then 1 to 6
        self.order: Ints = order  # the seats in turn order
        self.tiles: Ints = tiles  # the excommunication of each period
        self.dice: Ints = dice  # 1 to 6; 0 before they are rolled
        self.decks: tuple[Ints, ...] = decks  # which cards of each type are left, in no order
        self.floors: list[int] = floors  # the card on each floor of the towers
        self.spaces: list[Ints] = spaces  # who stands on each space, in order of placement
        self.players: list[Player] = players
        self.packs: list[Ints] = packs  # leaders that each seat may choose from in the draft
        self.discarded: Ints = discarded  # leaders discarded by anybody, in that order

    def clone(self) -> Lorenzo:
        copy = Lorenzo(
            self.seats,
            self.advanced,
            self.readings,
            self.round,
            self.order,
            self.tiles,
            self.dice,
            self.decks,
            self.floors[:],
            self.spaces[:],
            [p.clone() for p in self.players],
            self.packs[:],
            self.discarded,
        )
        copy.agenda = self.agenda[:]
        return copy


def period_of(round_: int) -> int:
    """The period of a round, counted from 0: two rounds each."""
    return (round_ - 1) // 2


def empty_table(seats: int, advanced: bool, readings: Readings) -> Lorenzo:
    """The table before anything was drawn, laid out or dealt."""
    return Lorenzo(
        seats=seats,
        advanced=advanced,
        readings=readings,
        round=0,
        order=(),
        tiles=(NONE,) * 3,
        dice=(0,) * DIE.size,
        decks=tuple(DECKS),
        floors=[NONE] * FLOORS,
        spaces=[()] * SPACE.size,
        players=[empty_board() for _ in range(seats)],
        packs=[()] * seats,
        discarded=(),
    )


def empty_board() -> Player:
    return Player(
        goods=[0] * HELD,
        cards=((),) * TYPE.size,
        members=tuple(range(MEMBERS)),
        bonus=NONE,
        tiles=(),
        hand=(),
        played=(),
        used=(),
        copied=NONE,
        strong=NONE,
    )


CARDS: Final = TupleOf(OneOf(CARD, piece=True))
LEADERS_SEEN: Final = TupleOf(OneOf(LEADER, piece=True))
LEADERS_HELD: Final = TupleOf(OneOf(LEADER, hidden=True, piece=True), ordered=True)

LAYOUT: Final = Object(
    Lorenzo,
    seats=Number(2, 4),
    advanced=Flag(),
    readings=Object(Readings, bonus_tile=OneOf(BONUS_TILE_AS)),
    round=Number(0, ROUNDS),
    order=TupleOf(OneOf(SEAT)),
    tiles=TupleOf(OneOf(TILE, none=True), 3),
    dice=KeyedTuple(DIE, Number(0, PIPS.size)),
    decks=KeyedTuple(TYPE, TupleOf(OneOf(CARD, piece=True), ordered=True)),
    floors=Keyed(FLOOR, OneOf(CARD, none=True, piece=True)),
    spaces=Keyed(SPACE, TupleOf(OneOf(PIECE, piece=True))),
    players=PerSeat(
        Object(
            Player,
            goods=Counts(HOLDING),
            cards=KeyedTuple(TYPE, CARDS),
            members=TupleOf(OneOf(MEMBER)),
            bonus=OneOf(BONUS_TILE, none=True),
            tiles=TupleOf(OneOf(TILE)),
            hand=LEADERS_HELD,
            played=LEADERS_SEEN,
            used=TupleOf(OneOf(LEADER)),
            copied=OneOf(LEADER, none=True),
            strong=OneOf(MEMBER, none=True),
        )
    ),
    packs=PerSeat(LEADERS_HELD),
    discarded=LEADERS_SEEN,
)

LAYOUT_1: Final = LAYOUT.before(readings=READINGS_1)
"""The layout of version 1, at whose tables nothing was left to choose."""
