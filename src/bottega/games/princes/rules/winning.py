"""Receiving what was won in an auction (rules, section 7; Alfonso: section 10)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import ALFONSO_OF_ARAGON
from bottega.games.princes.cards.figures import HIGHEST_STATUS, LOWEST_STATUS
from bottega.games.princes.rules.agenda import ALFONSO_NOW, PLACE_EVENT
from bottega.games.princes.rules.events import (
    ARTIST_PLACED,
    FRENCH_INVADED,
    FRENCH_STAYED,
    LOT_WON,
    STATUS_CHANGED,
)
from bottega.games.princes.rules.lots import ARMY_LOTS, EVENT_LOTS, POPE_LOT
from bottega.games.princes.rules.modifiers import standing
from bottega.games.princes.rules.powers import WITH_ALFONSO, draw_with_alfonso
from bottega.games.princes.rules.treachery import including, without
from bottega.games.princes.rules.verbs import ALFONSO, NAME_CITY, PASS, PASS_IT
from bottega.games.princes.table.state import NO_AUCTION, Princes
from bottega.games.princes.table.words import ATTACKER, CITIES
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, Action, Frame

CHOOSE: Final[list[Action]] = [(NAME_CITY, city) for city in range(CITIES)]


def take_lot(t: Princes, seat: int, lot: int, bid: int, good: int, paid: int) -> None:
    """The auction is over: the winner has paid and receives the lot."""
    p = t.players[seat]
    t.auction = NO_AUCTION
    t.tell(LOT_WON, EVERYONE, seat, lot, bid, good, paid)
    if lot < EVENT_LOTS:
        t.tiles = without(t.tiles, lot)
        p.tiles = including(p.tiles, lot)
        p.standing = standing(t.cards, p.family, p.tiles)
        if lot == ALFONSO_OF_ARAGON and seat != t.active:
            t.then((ALFONSO_NOW, seat))
    elif lot < POPE_LOT:
        take_event(t, seat, lot - EVENT_LOTS)
    elif lot == POPE_LOT:
        t.pope = seat
    else:
        attacker, defender = t.war.condottieri
        if lot - ARMY_LOTS == ATTACKER:
            t.war = t.war.but(condottieri=(seat, defender))
        else:
            t.war = t.war.but(condottieri=(attacker, seat))


def take_event(t: Princes, seat: int, event: int) -> None:
    """Points and merchants are kept; what changes the status of a city is played at once."""
    if t.cards.status_by[event]:
        t.then((PLACE_EVENT, seat, event))
    else:
        p = t.players[seat]
        p.events = including(p.events, event)


def changed_status(t: Princes, city: int, by: int) -> int:
    """A city rises to 10 at most and falls to 3 at least."""
    return max(LOWEST_STATUS, min(HIGHEST_STATUS, t.status[city] + by))


def change_status(t: Princes, city: int, by: int) -> None:
    """A city rises or falls."""
    t.status[city] = changed_status(t, city, by)
    t.tell(STATUS_CHANGED, EVERYONE, city, t.status[city])


class PlaceEvent(Step[Princes]):
    """An artist goes to a city of the winner's choice and raises it by 1.

    The French lower a city by 2, or stay at home.
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, _, event = f
        return CHOOSE if t.cards.status_by[event] > 0 else [*CHOOSE, PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, event = f
        verb = a[0]
        if verb == PASS:
            t.tell(FRENCH_STAYED, EVERYONE, seat)
            return
        _, city = a
        if t.cards.status_by[event] > 0:
            t.boxes[city] = (*t.boxes[city], event)
            t.tell(ARTIST_PLACED, EVERYONE, seat, event, city)
        else:
            t.tell(FRENCH_INVADED, EVERYONE, seat, city)
        change_status(t, city, t.cards.status_by[event])


class AlfonsoNow(Step[Princes]):
    """Alfonso of Aragon, won in somebody else's turn, may be used immediately (10)."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [WITH_ALFONSO, PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat = f[1]
        (verb,) = a
        if verb == ALFONSO:
            draw_with_alfonso(t, seat)
