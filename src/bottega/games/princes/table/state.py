"""The table of Princes of the Renaissance (rules, section 1).

What players hold changes in place; what is replaced as a whole (tiles, hands, the auction, the war)
is a tuple, so that a clone may share it.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import TILE, TILES
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.cards.figures import (
    DECADES,
    FEWEST_PLAYERS,
    HIGHEST_STATUS,
    LOWEST_STATUS,
    MOST_PLAYERS,
    OFFERS_A_TURN,
    PASSING_ROUNDS,
    STARTING_GOLD,
    STARTING_INFLUENCE,
    STARTING_STATUS,
)
from bottega.games.princes.rules.lots import LOT
from bottega.games.princes.rules.modifiers import UNKNOWN, Standing, standing
from bottega.games.princes.table.readings import Readings
from bottega.games.princes.table.words import (
    AMOUNT,
    ATTACKER,
    CITIES,
    CITY,
    GOLD,
    PIPS,
    ROLE,
    SIDE,
    TRADING,
    TREACHERY,
    TROOP,
)
from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.shape import (
    Counts,
    Flag,
    Keyed,
    Number,
    Object,
    OneOf,
    PerSeat,
    TupleOf,
)
from bottega.kernel.state import NONE, State
from bottega.kernel.words import Domain, Numbers

Ints = tuple[int, ...]

SOLDIER: Final = Domain(
    "soldier", [f"{role} {troop}" for role in ROLE.names for troop in TROOP.names]
)
"""The troops of a war: whose they are, and of which type."""


@mypyc_attr(acyclic=True)
class Auction:
    """What is being sold, and how far the bidding has come (section 5). It never changes."""

    __slots__ = ("bidding", "blocked", "high", "leader", "lot", "offered")

    def __init__(
        self,
        lot: int,
        high: int = NONE,
        leader: int = NONE,
        bidding: Ints = (),
        blocked: Ints = (),
        offered: bool = False,
    ) -> None:
        self.lot: int = lot
        self.high: int = high  # the highest bid so far; `NONE` before the first
        self.leader: int = leader  # whose bid that is
        self.bidding: Ints = bidding  # seats that may still bid, clockwise, who bids next first
        self.blocked: Ints = blocked  # those of them that cannot bid at their next bidding turn
        self.offered: bool = offered  # whether the bidder has made an offer in this bidding turn


@mypyc_attr(acyclic=True)
class War:
    """A war from its declaration to its result (section 8). It never changes."""

    __slots__ = (
        "ally",
        "attacker",
        "bribed",
        "condottieri",
        "defender",
        "dice",
        "offered",
        "side",
    )

    def __init__(
        self,
        attacker: int,
        defender: int,
        condottieri: Ints = (NONE, NONE),
        ally: int = NONE,
        side: int = NONE,
        bribed: Ints = (),
        dice: Ints = (0, 0),
        offered: Ints = (),
    ) -> None:
        self.attacker: int = attacker  # cities
        self.defender: int = defender
        self.condottieri: Ints = condottieri  # seats that fight for the two sides, or `NONE`
        self.ally: int = ally  # the Pope, if allied
        self.side: int = side  # of the ally
        self.bribed: Ints = bribed  # troops that are worth nothing in this war
        self.dice: Ints = dice  # of the two sides; 0 before they are rolled
        self.offered: Ints = offered  # seats that have made an offer at the window that is open

    def but(
        self,
        *,
        condottieri: Ints | None = None,
        ally: int | None = None,
        side: int | None = None,
        bribed: Ints | None = None,
        dice: Ints | None = None,
        offered: Ints | None = None,
    ) -> War:
        """The same war, but for what is named."""
        return War(
            self.attacker,
            self.defender,
            self.condottieri if condottieri is None else condottieri,
            self.ally if ally is None else ally,
            self.side if side is None else side,
            self.bribed if bribed is None else bribed,
            self.dice if dice is None else dice,
            self.offered if offered is None else offered,
        )


def city_of(war: War, side: int) -> int:
    """The city of a side."""
    return war.attacker if side == ATTACKER else war.defender


def seats_of(war: War) -> Ints:
    """Both condottieri and the ally, by role; `NONE` for nobody."""
    return (*war.condottieri, war.ally)


NO_AUCTION: Final = Auction(NONE)
NO_WAR: Final = War(NONE, NONE)


@mypyc_attr(acyclic=True)
class Player:
    """What one player has."""

    __slots__ = (
        "events",
        "family",
        "gold",
        "hand",
        "home",
        "influence",
        "markers",
        "standing",
        "tiles",
        "troops",
    )

    def __init__(
        self,
        family: int,
        gold: int,
        influence: int,
        home: int,
        tiles: Ints,
        troops: Ints,
        hand: Ints,
        events: Ints,
        markers: int,
        standing: Standing = UNKNOWN,
    ) -> None:
        self.family: int = family
        self.gold: int = gold
        self.influence: int = influence
        self.home: int = home  # war pay on the home city
        self.tiles: Ints = tiles  # city tiles, in the order of the list
        self.troops: Ints = troops  # one of a type at most
        self.hand: Ints = hand  # treachery tiles nobody else sees
        self.events: Ints = events  # event tiles kept: artists with points, merchants
        self.markers: int = markers  # victories in wars
        self.standing: Standing = standing  # follows from family and city tiles; clones share it

    def held(self, good: int) -> int:
        """How much of a currency it is."""
        return self.gold if good == GOLD else self.influence

    def receive(self, good: int, amount: int) -> None:
        """So much more of a currency, or less."""
        if good == GOLD:
            self.gold += amount
        else:
            self.influence += amount

    def clone(self) -> Player:
        return Player(
            self.family,
            self.gold,
            self.influence,
            self.home,
            self.tiles,
            self.troops,
            self.hand,
            self.events,
            self.markers,
            self.standing,
        )


@mypyc_attr(acyclic=True)
class Princes(State):
    """All that is true at a table of Princes of the Renaissance."""

    __slots__ = (
        "active",
        "auction",
        "boxes",
        "cards",
        "decade",
        "deck",
        "discards",
        "offers",
        "open",
        "passes",
        "players",
        "pope",
        "readings",
        "status",
        "supply",
        "tiles",
        "trading",
        "used",
        "war",
        "wars",
    )

    def __init__(
        self,
        seats: int,
        trading: int,
        decade: int,
        active: int,
        wars: int,
        passes: int,
        offers: int,
        pope: int,
        status: list[int],
        boxes: list[Ints],
        tiles: Ints,
        open: Ints,
        supply: list[int],
        deck: Ints,
        discards: Ints,
        used: Ints,
        players: list[Player],
        auction: Auction,
        war: War,
        readings: Readings,
        cards: Cards,
    ) -> None:
        super().__init__(seats)
        self.trading: int = trading  # when offers may be made
        self.decade: int = decade  # counted from 1
        self.active: int = active  # whose turn it is; `NONE` before the first
        self.wars: int = wars  # fought in this decade
        self.passes: int = passes  # actions passed in a row
        self.offers: int = offers  # made by the active player in this turn
        self.pope: int = pope  # who holds the Pope; `NONE`: he can still be put up
        self.status: list[int] = status  # of the cities
        self.boxes: list[Ints] = boxes  # artists placed in each city
        self.tiles: Ints = tiles  # city tiles nobody owns
        self.open: Ints = open  # event tiles of this decade that were not put up yet
        self.supply: list[int] = supply  # troop tiles left of each type
        self.deck: Ints = deck  # treachery tiles face down, in no order
        self.discards: Ints = discards  # treachery tiles face up, in the order they came
        self.used: Ints = used  # city tiles whose power was used in this decade
        self.players: list[Player] = players
        self.auction: Auction = auction
        self.war: War = war
        self.readings: Readings = readings  # never changes; clones share it
        self.cards: Cards = cards  # the same
        for p in players:
            if p.standing is UNKNOWN:
                p.standing = standing(cards, p.family, p.tiles)

    def clone(self) -> Princes:
        copy = Princes(
            self.seats,
            self.trading,
            self.decade,
            self.active,
            self.wars,
            self.passes,
            self.offers,
            self.pope,
            self.status[:],
            self.boxes[:],
            self.tiles,
            self.open,
            self.supply[:],
            self.deck,
            self.discards,
            self.used,
            [p.clone() for p in self.players],
            self.auction,
            self.war,
            self.readings,
            self.cards,
        )
        copy.agenda = self.agenda[:]
        return copy


def empty_table(seats: int, trading: int, readings: Readings, cards: Cards) -> Princes:
    """The table before anything was drawn or chosen (section 2)."""
    return Princes(
        seats=seats,
        trading=trading,
        decade=1,
        active=NONE,
        wars=0,
        passes=0,
        offers=0,
        pope=NONE,
        status=STARTING_STATUS[:],
        boxes=[()] * CITIES,
        tiles=tuple(range(len(TILES))),
        open=cards.events_of(1),
        supply=[troop.number for troop in cards.army],
        deck=cards.deck,
        discards=(),
        used=(),
        players=[
            Player(NONE, STARTING_GOLD, STARTING_INFLUENCE, 0, (), (), (), (), 0)
            for _ in range(seats)
        ],
        auction=NO_AUCTION,
        war=NO_WAR,
        readings=readings,
        cards=cards,
    )


SEAT: Final = Numbers("seat", 1, MOST_PLAYERS, per_seat=1)
"""Somebody's seat, or nobody's."""

SEATS: Final = TupleOf(OneOf(SEAT))
TILES_SEEN: Final = TupleOf(OneOf(TILE, piece=True), ordered=True)
EVENTS_SEEN: Final = TupleOf(OneOf(EVENT_TILE, piece=True), ordered=True)
TREACHERY_HELD: Final = TupleOf(OneOf(TREACHERY, hidden=True, piece=True), ordered=True)

AT_WAR: Final = Object(
    War,
    attacker=OneOf(CITY, none=True),
    defender=OneOf(CITY, none=True),
    condottieri=TupleOf(OneOf(SEAT, none=True), 2),
    ally=OneOf(SEAT, none=True),
    side=OneOf(SIDE, none=True),
    bribed=TupleOf(OneOf(SOLDIER)),
    dice=TupleOf(Number(0, PIPS.size), 2),
    offered=SEATS,
)

TABLE: Final = Object(
    Princes,
    seats=Number(FEWEST_PLAYERS, MOST_PLAYERS),
    trading=OneOf(TRADING),
    decade=Number(1, DECADES),
    active=OneOf(SEAT, none=True),
    wars=Number(0),
    passes=Number(0, PASSING_ROUNDS * MOST_PLAYERS),
    offers=Number(0, OFFERS_A_TURN),
    pope=OneOf(SEAT, none=True),
    status=Keyed(CITY, Number(LOWEST_STATUS, HIGHEST_STATUS)),
    boxes=Keyed(CITY, TupleOf(OneOf(EVENT_TILE, piece=True))),
    tiles=TILES_SEEN,
    open=EVENTS_SEEN,
    supply=Counts(TROOP, piece=True),
    deck=TREACHERY_HELD,
    discards=TupleOf(OneOf(TREACHERY, piece=True)),
    used=TupleOf(OneOf(TILE), ordered=True),
    players=PerSeat(
        Object(
            Player,
            family=OneOf(FAMILY, none=True, piece=True),
            gold=Number(0),
            influence=Number(0),
            home=Number(0),
            tiles=TILES_SEEN,
            troops=TupleOf(OneOf(TROOP, piece=True), ordered=True),
            hand=TREACHERY_HELD,
            events=EVENTS_SEEN,
            markers=Number(0),
        )
    ),
    auction=Object(
        Auction,
        lot=OneOf(LOT, none=True),
        high=OneOf(AMOUNT, none=True),
        leader=OneOf(SEAT, none=True),
        bidding=SEATS,
        blocked=SEATS,
        offered=Flag(),
    ),
    war=AT_WAR,
)
TABLE_1: Final = Object(TABLE.make, **TABLE.fields | {"war": AT_WAR.before(offered=())})


def layout(readings: Readings, cards: Cards) -> Object:
    """No position says how the rulebook is read, nor what is printed: its game does."""
    table = TABLE if readings.war_offers else TABLE_1
    return table.before(readings=readings, cards=cards)
