"""What a view does not say in so many words and a board shows: all of it asked of the rules."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bottega.games.princes.rules.agenda import OFFER_PARTS, frames_of
from bottega.games.princes.rules.armies import Army, army, led_by, total
from bottega.games.princes.rules.decade import income
from bottega.games.princes.rules.lots import ARMY_LOTS
from bottega.games.princes.rules.purse import least_bid
from bottega.games.princes.rules.ranks import RANK
from bottega.games.princes.rules.scoring import city_values
from bottega.games.princes.rules.trading import largest_parts
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.rules.war import hiring, war_pay
from bottega.games.princes.show.auction_facts import SALE, sale_of
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import ATTACKER, CITIES, CITY, CURRENCY, DEFENDER
from bottega.kernel.shape import Keyed, Number
from bottega.kernel.state import NONE

Cities = Annotated[dict[str, int], Keyed(CITY, Number(0, 99))]


class DerivedArmy(TypedDict):
    """An army: who counts, who was lost to bribes, and what it is worth."""

    fit: list[Annotated[str, RANK]]
    lost: list[Annotated[str, RANK]]
    attack: int
    defence: int


class DerivedAuction(TypedDict):
    """What kind of thing is sold, for which currency; of an army, what it will be paid."""

    sale: Annotated[str, SALE]
    currency: Annotated[str, CURRENCY]
    pay: int


class DerivedWar(TypedDict):
    """Both sides; nothing as long as nobody fights for one but somebody may."""

    attacker: DerivedArmy | None
    defender: DerivedArmy | None


class DerivedOffer(TypedDict):
    """The most that each part of an offer may be."""

    give_gold: int
    give_influence: int
    ask_gold: int
    ask_influence: int


class DerivedIncome(TypedDict):
    """What somebody would receive if the decade ended now, without war pay."""

    gold: int
    influence: int


class Derived(TypedDict):
    """``worth``: what a tile of each city would score now; ``least``: with how much the bidding
    for one begins. ``wars``: how many may be declared in a decade. By seat: how many treachery
    tiles it may hold, in how many cities it owns tiles, its income, and its army as if hired to
    attack."""

    worth: Cities
    least: Cities
    wars: int
    hands: list[int]
    cities: list[int]
    incomes: list[DerivedIncome]
    armies: list[DerivedArmy]
    auction: DerivedAuction | None
    war: DerivedWar
    offer: DerivedOffer | None


def derived(t: Princes) -> Derived:
    """Values of cities, limits of players, armies; the lot, the war and the offer, if any."""
    values = city_values(t)
    return {
        "worth": {CITY.names[city]: values[city] for city in range(CITIES)},
        "least": {
            CITY.names[city]: least_bid(t, t.cards.city_of.index(city)) for city in range(CITIES)
        },
        "wars": t.cards.most_wars[t.seats],
        "hands": [hand_limit(t, p) for p in t.players],
        "cities": [cities_of(t, p) for p in t.players],
        "incomes": [income_of(t, seat) for seat in range(t.seats)],
        "armies": [army_of(t, led_by(t, p, ATTACKER)) for p in t.players],
        "auction": auction_of(t),
        "war": {"attacker": side_of(t, ATTACKER), "defender": side_of(t, DEFENDER)},
        "offer": offer_of(t),
    }


def cities_of(t: Princes, p: Player) -> int:
    """In how many cities somebody owns tiles."""
    return len({t.cards.city_of[tile] for tile in p.tiles})


def income_of(t: Princes, seat: int) -> DerivedIncome:
    gold, influence = income(t, seat)
    return {"gold": gold, "influence": influence}


def army_of(t: Princes, found: Army) -> DerivedArmy:
    return {
        "fit": [RANK.names[rank] for rank in found.fit],
        "lost": [RANK.names[rank] for rank in found.lost],
        "attack": total(t, found.fit, attacking=True),
        "defence": total(t, found.fit, attacking=False),
    }


def auction_of(t: Princes) -> DerivedAuction | None:
    lot = t.auction.lot
    if lot == NONE:
        return None
    return {
        "sale": SALE.names[sale_of(lot)],
        "currency": CURRENCY.names[t.cards.currency_of[lot]],
        "pay": war_pay(t, lot - ARMY_LOTS) if lot >= ARMY_LOTS else 0,
    }


def side_of(t: Princes, side: int) -> DerivedArmy | None:
    war = t.war
    if war.attacker == NONE or (war.condottieri[side] == NONE and hiring(t)):
        return None
    return army_of(t, army(t, side))


def offer_of(t: Princes) -> DerivedOffer | None:
    making = frames_of(t.agenda[-1:], *OFFER_PARTS)
    if not making:
        return None
    [(_, seat, to, *_)] = making
    give_gold, give_influence, ask_gold, ask_influence = largest_parts(t, seat, to)
    return {
        "give_gold": give_gold,
        "give_influence": give_influence,
        "ask_gold": ask_gold,
        "ask_influence": ask_influence,
    }
