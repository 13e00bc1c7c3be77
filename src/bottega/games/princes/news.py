"""What is told about a game: the kinds of events and their details.

All of them are public, save which treachery tile is drawn: that is told to its owner alone, the
others are told that a tile was drawn. Whoever passes in a window is not mentioned at all.
"""

from __future__ import annotations

from bottega.games.princes.city_tiles import TILE
from bottega.games.princes.event_tiles import EVENT_TILE
from bottega.games.princes.families import FAMILY
from bottega.games.princes.lots import LOT
from bottega.games.princes.ranks import RANK
from bottega.games.princes.words import (
    AMOUNT,
    CITY,
    COUNT,
    CURRENCY,
    DECADE,
    EXCHANGE,
    MEANS,
    PIPS,
    ROLE,
    ROUND,
    SIDE,
    TREACHERY,
    TROOP,
)
from bottega.kernel.game import EventKind
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS: list[EventKind] = [
    EventKind("chooser drawn", seat=SEAT),
    EventKind("family taken", seat=SEAT, family=FAMILY),
    EventKind("first drawn", seat=SEAT),
    EventKind("decade began", decade=DECADE),
    EventKind("turn began", seat=SEAT, turn=True),
    EventKind("turn passed", seat=SEAT),
    EventKind("troop bought", seat=SEAT, troop=TROOP, gold=COUNT),
    EventKind("troop discarded", seat=SEAT, troop=TROOP, gold=COUNT),
    EventKind("treachery bought", seat=SEAT, gold=COUNT, influence=COUNT),
    EventKind("deck shuffled", count=COUNT),
    EventKind("treachery drawn", seat=SEAT, treachery=TREACHERY),
    EventKind("treachery discarded", seat=SEAT, treachery=TREACHERY, reveals=True),
    # Every tile that is played, before what it does; and every power that is used.
    EventKind("treachery played", seat=SEAT, treachery=TREACHERY, reveals=True),
    EventKind("power used", seat=SEAT, tile=TILE),
    EventKind("stolen", seat=SEAT, victim=SEAT, good=CURRENCY, amount=COUNT),
    EventKind("exchanged", seat=SEAT, exchange=EXCHANGE),
    EventKind("put up", seat=SEAT, lot=LOT, least=AMOUNT, good=CURRENCY),
    EventKind("blocked", seat=SEAT, victim=SEAT, lot=LOT),
    EventKind("bid made", seat=SEAT, lot=LOT, bid=AMOUNT, good=CURRENCY),
    EventKind("bid passed", seat=SEAT, lot=LOT),
    EventKind("lot won", seat=SEAT, lot=LOT, bid=AMOUNT, good=CURRENCY, paid=COUNT),
    EventKind("lot unsold", lot=LOT),
    EventKind("artist placed", seat=SEAT, artist=EVENT_TILE, city=CITY),
    EventKind("french invaded", seat=SEAT, city=CITY),
    EventKind("french stayed", seat=SEAT),
    EventKind("status changed", city=CITY, status=COUNT),
    EventKind("war declared", seat=SEAT, attacker=CITY, defender=CITY),
    EventKind("war vetoed", seat=SEAT, means=MEANS, attacker=CITY, defender=CITY),
    EventKind("war unfought", attacker=CITY, defender=CITY),
    EventKind("condottiere paid", seat=SEAT, side=SIDE, city=CITY, gold=COUNT),
    EventKind("league joined", seat=SEAT, side=SIDE, city=CITY),
    EventKind("league declined", seat=SEAT),
    EventKind("troop bribed", seat=SEAT, victim=SEAT, role=ROLE, troop=TROOP),
    # An army as it stands now: what it is worth, who counts and who was lost to bribes.
    EventKind(
        "army drawn up",
        side=SIDE,
        city=CITY,
        attack=COUNT,
        defence=COUNT,
        fit=Counts(RANK),
        lost=Counts(RANK),
    ),
    EventKind("die cast", side=SIDE, pips=PIPS),
    # Strength without and total with the die, of both sides, in the attack or counter-attack.
    EventKind(
        "round fought",
        round=ROUND,
        attacker=CITY,
        attack=COUNT,
        attacker_total=COUNT,
        defender=CITY,
        defence=COUNT,
        defender_total=COUNT,
    ),
    EventKind("countered", seat=SEAT, city=CITY),  # nobody's seat: the city does so by itself
    EventKind("counter declined", seat=SEAT, city=CITY),
    EventKind("war won", seat=SEAT, winner=CITY, loser=CITY, status=COUNT),
    EventKind("war drawn", attacker=CITY, defender=CITY),
    EventKind(
        "offer made",
        seat=SEAT,
        to=SEAT,
        give_gold=COUNT,
        give_influence=COUNT,
        ask_gold=COUNT,
        ask_influence=COUNT,
    ),
    EventKind("offer accepted", seat=SEAT, offerer=SEAT),
    EventKind("offer declined", seat=SEAT, offerer=SEAT),
    EventKind("decade ended", decade=DECADE),
    EventKind("income", seat=SEAT, gold=COUNT, war_pay=COUNT, influence=COUNT),
    EventKind("game over"),
]
