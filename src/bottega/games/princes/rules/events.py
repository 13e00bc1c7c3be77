"""What is told about a game: the kinds of events and their details.

All of them are public, save which treachery tile is drawn: that is told to its owner alone, the
others are told that a tile was drawn. Whoever passes in a window is not mentioned at all.
"""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.rules.lots import LOT
from bottega.games.princes.rules.ranks import RANK
from bottega.games.princes.table.words import (
    AMOUNT,
    BAR,
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
from bottega.kernel.declared import Events
from bottega.kernel.shape import Counts
from bottega.kernel.words import SEAT

EVENTS: Final = Events()
CHOOSER_DRAWN: Final = EVENTS.declare("chooser drawn", seat=SEAT)
FAMILY_TAKEN: Final = EVENTS.declare("family taken", seat=SEAT, family=FAMILY)
FIRST_DRAWN: Final = EVENTS.declare("first drawn", seat=SEAT)
DECADE_BEGAN: Final = EVENTS.declare("decade began", decade=DECADE, new_round=True)
TURN_BEGAN: Final = EVENTS.declare("turn began", seat=SEAT, turn=True)
TURN_PASSED: Final = EVENTS.declare("turn passed", seat=SEAT)
TROOP_BOUGHT: Final = EVENTS.declare("troop bought", seat=SEAT, troop=TROOP, gold=COUNT)
TROOP_DISCARDED: Final = EVENTS.declare("troop discarded", seat=SEAT, troop=TROOP, gold=COUNT)
TREACHERY_BOUGHT: Final = EVENTS.declare("treachery bought", seat=SEAT, gold=COUNT, influence=COUNT)
DECK_SHUFFLED: Final = EVENTS.declare("deck shuffled", count=COUNT)
TREACHERY_DRAWN: Final = EVENTS.declare("treachery drawn", seat=SEAT, treachery=TREACHERY)
TREACHERY_DISCARDED: Final = EVENTS.declare(
    "treachery discarded", seat=SEAT, treachery=TREACHERY, reveals=True
)
# Every tile that is played, before what it does; and every power that is used.
TREACHERY_PLAYED: Final = EVENTS.declare(
    "treachery played", seat=SEAT, treachery=TREACHERY, reveals=True
)
POWER_USED: Final = EVENTS.declare("power used", seat=SEAT, tile=TILE)
STOLEN: Final = EVENTS.declare("stolen", seat=SEAT, victim=SEAT, good=CURRENCY, amount=COUNT)
EXCHANGED: Final = EVENTS.declare("exchanged", seat=SEAT, exchange=EXCHANGE)
PUT_UP: Final = EVENTS.declare("put up", seat=SEAT, lot=LOT, least=AMOUNT, good=CURRENCY)
BLOCKED: Final = EVENTS.declare("blocked", seat=SEAT, victim=SEAT, lot=LOT)
BID_MADE: Final = EVENTS.declare("bid made", seat=SEAT, lot=LOT, bid=AMOUNT, good=CURRENCY)
BID_PASSED: Final = EVENTS.declare("bid passed", seat=SEAT, lot=LOT, bar=BAR)
LOT_WON: Final = EVENTS.declare(
    "lot won", ends="auction", seat=SEAT, lot=LOT, bid=AMOUNT, good=CURRENCY, paid=COUNT
)
LOT_UNSOLD: Final = EVENTS.declare("lot unsold", ends="auction", lot=LOT)
ARTIST_PLACED: Final = EVENTS.declare("artist placed", seat=SEAT, artist=EVENT_TILE, city=CITY)
FRENCH_INVADED: Final = EVENTS.declare("french invaded", seat=SEAT, city=CITY)
FRENCH_STAYED: Final = EVENTS.declare("french stayed", seat=SEAT)
STATUS_CHANGED: Final = EVENTS.declare("status changed", city=CITY, status=COUNT)
WAR_DECLARED: Final = EVENTS.declare(
    "war declared", seat=SEAT, attacker=CITY, defender=CITY, milestone=True
)
WAR_VETOED: Final = EVENTS.declare(
    "war vetoed", ends="war", seat=SEAT, means=MEANS, attacker=CITY, defender=CITY
)
WAR_UNFOUGHT: Final = EVENTS.declare("war unfought", ends="war", attacker=CITY, defender=CITY)
CONDOTTIERE_PAID: Final = EVENTS.declare(
    "condottiere paid", seat=SEAT, side=SIDE, city=CITY, gold=COUNT
)
LEAGUE_JOINED: Final = EVENTS.declare("league joined", seat=SEAT, side=SIDE, city=CITY)
LEAGUE_DECLINED: Final = EVENTS.declare("league declined", seat=SEAT)
TROOP_BRIBED: Final = EVENTS.declare("troop bribed", seat=SEAT, victim=SEAT, role=ROLE, troop=TROOP)
# An army as it stands now: what it is worth, who counts and who was lost to bribes.
ARMY_DRAWN_UP: Final = EVENTS.declare(
    "army drawn up",
    side=SIDE,
    city=CITY,
    attack=COUNT,
    defence=COUNT,
    fit=Counts(RANK),
    lost=Counts(RANK),
)
DIE_CAST: Final = EVENTS.declare("die cast", side=SIDE, pips=PIPS)
# Strength without and total with the die, of both sides, in the attack or counter-attack.
ROUND_FOUGHT: Final = EVENTS.declare(
    "round fought",
    round=ROUND,
    attacker=CITY,
    attack=COUNT,
    attacker_total=COUNT,
    defender=CITY,
    defence=COUNT,
    defender_total=COUNT,
)
COUNTERED: Final = EVENTS.declare(
    "countered", seat=SEAT, city=CITY
)  # nobody's seat: the city does so by itself
COUNTER_DECLINED: Final = EVENTS.declare("counter declined", seat=SEAT, city=CITY)
WAR_WON: Final = EVENTS.declare(
    "war won", ends="war", seat=SEAT, winner=CITY, loser=CITY, status=COUNT
)
WAR_DRAWN: Final = EVENTS.declare("war drawn", ends="war", attacker=CITY, defender=CITY)
OFFER_MADE: Final = EVENTS.declare(
    "offer made",
    seat=SEAT,
    to=SEAT,
    give_gold=COUNT,
    give_influence=COUNT,
    ask_gold=COUNT,
    ask_influence=COUNT,
)
OFFER_ACCEPTED: Final = EVENTS.declare("offer accepted", seat=SEAT, offerer=SEAT)
OFFER_DECLINED: Final = EVENTS.declare("offer declined", seat=SEAT, offerer=SEAT)
DECADE_ENDED: Final = EVENTS.declare("decade ended", decade=DECADE)
INCOME: Final = EVENTS.declare("income", seat=SEAT, gold=COUNT, war_pay=COUNT, influence=COUNT)
GAME_OVER: Final = EVENTS.declare("game over")
