"""What a view does not say in so many words and a board shows: all of it asked of the rules."""

from __future__ import annotations

from bottega.games.princes.cards.city_tiles import CITY_OF
from bottega.games.princes.cards.figures import MOST_WARS
from bottega.games.princes.rules.agenda import OFFER_PARTS, frames_of
from bottega.games.princes.rules.armies import Army, army, led_by, total
from bottega.games.princes.rules.lots import ARMY_LOTS
from bottega.games.princes.rules.purse import CURRENCY_OF, least_bid
from bottega.games.princes.rules.ranks import RANK
from bottega.games.princes.rules.scoring import city_values
from bottega.games.princes.rules.trading import PARTS, largest_parts
from bottega.games.princes.rules.treachery import hand_limit
from bottega.games.princes.rules.war import hiring, war_pay
from bottega.games.princes.show.auction_facts import SALE, sale_of
from bottega.games.princes.table.state import Player, Princes
from bottega.games.princes.table.words import ATTACKER, CITIES, CITY, CURRENCY, SIDE
from bottega.kernel.shape import Json
from bottega.kernel.state import NONE


def gloss(t: Princes) -> Json:
    """Values of cities, limits of players, armies; the lot, the war and the offer, if any."""
    values = city_values(t)
    return {
        "worth": {CITY.names[city]: values[city] for city in range(CITIES)},
        "least": {CITY.names[city]: least_bid(t, CITY_OF.index(city)) for city in range(CITIES)},
        "wars": MOST_WARS[t.seats],
        "hands": [hand_limit(p) for p in t.players],
        "cities": [cities_of(p) for p in t.players],
        "armies": [army_of(led_by(p, ATTACKER)) for p in t.players],
        "auction": auction_of(t),
        "war": {SIDE.names[side]: side_of(t, side) for side in range(SIDE.size)},
        "offer": offer_of(t),
    }


def cities_of(p: Player) -> int:
    """In how many cities somebody owns tiles."""
    return len({CITY_OF[tile] for tile in p.tiles})


def army_of(found: Army) -> Json:
    """An army: who counts, who was lost to bribes, and what it is worth."""
    return {
        "fit": [RANK.names[rank] for rank in found.fit],
        "lost": [RANK.names[rank] for rank in found.lost],
        "attack": total(found.fit, attacking=True),
        "defence": total(found.fit, attacking=False),
    }


def auction_of(t: Princes) -> Json:
    """What kind of thing is sold, for which currency; of an army, what it will be paid."""
    lot = t.auction.lot
    if lot == NONE:
        return None
    return {
        "sale": SALE.names[sale_of(lot)],
        "currency": CURRENCY.names[CURRENCY_OF[lot]],
        "pay": war_pay(t, lot - ARMY_LOTS) if lot >= ARMY_LOTS else 0,
    }


def side_of(t: Princes, side: int) -> Json:
    """A side of the war; nothing as long as nobody fights for it but somebody may."""
    war = t.war
    if war.attacker == NONE or (war.condottieri[side] == NONE and hiring(t)):
        return None
    return army_of(army(t, side))


def offer_of(t: Princes) -> Json:
    """While an offer is made: the most that each of its parts may be."""
    making = frames_of(t.agenda[-1:], *OFFER_PARTS)
    if not making:
        return None
    [(_, seat, to, *_)] = making
    return dict(zip(PARTS, largest_parts(t, seat, to), strict=True))
