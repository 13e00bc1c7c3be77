"""Trade in the middle of a war, at tables where all trade is allowed (rules, section 11c) [R23].

Whoever is asked at a window of the war may make one offer before answering. And whoever has most to
gain or lose by a veto or a Holy League may make one before that window opens.
"""

from __future__ import annotations

from bottega.games.princes.rules.agenda import WAR_OFFER
from bottega.games.princes.rules.seats import seat_ahead
from bottega.games.princes.rules.trading import offer_to, partners
from bottega.games.princes.rules.verbs import PASS_IT, TRADE
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import FULL
from bottega.kernel.declared import Step
from bottega.kernel.state import Action, Frame


def offers_in_war(t: Princes) -> bool:
    """Whether offers may be made in the middle of a war."""
    return t.trading == FULL and t.readings.war_offers


# At a window -----------------------------------------------------------------------------------


def offers_here(t: Princes, seat: int) -> list[Action]:
    """To whom somebody who is asked at a window may make an offer: one for each window."""
    if not offers_in_war(t) or seat in t.war.offered:
        return []
    return partners(t, seat)


def offer_here(t: Princes, f: Frame, ahead: int) -> None:
    """An offer comes first; the question of the window is put again afterwards."""
    seat = f[1]
    t.then(f)
    t.war = t.war.but(offered=(*t.war.offered, seat))
    offer_to(t, seat, seat_ahead(t, seat, ahead))


def close_window(t: Princes) -> None:
    """Everybody has answered: at the next window everybody may make an offer again.

    As long as somebody may be asked in secret, who has made an offer stays: it tells nobody who
    has answered.
    """
    if t.war.offered:
        t.war = t.war.but(offered=())


# Before a window -------------------------------------------------------------------------------


def speak_first(t: Princes, *seats: int) -> None:
    """Each of them, once, may make an offer before the window that is due next."""
    if offers_in_war(t):
        war = t.war
        t.then_all([(WAR_OFFER, i, war.attacker, war.defender) for i in dict.fromkeys(seats)])


class WarOffer(Step[Princes]):
    """One offer to anybody, before vetoes are asked for or the Pope takes a side."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        return [*partners(t, seat), PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == TRADE:
            _, ahead = a
            offer_to(t, seat, seat_ahead(t, seat, ahead))
