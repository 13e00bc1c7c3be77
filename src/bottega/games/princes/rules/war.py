"""War up to the dice (rules, sections 8.1 to 8.5)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import LORENZO
from bottega.games.princes.rules.agenda import (
    HIRE,
    HOLY_LEAGUE,
    JUDGE,
    MAY_BRIBE,
    MAY_VETO,
    PAY_ARMIES,
    ROLL,
    frames_of,
)
from bottega.games.princes.rules.armies import draw_up
from bottega.games.princes.rules.auction import open_bidding
from bottega.games.princes.rules.events import (
    CONDOTTIERE_PAID,
    LEAGUE_DECLINED,
    LEAGUE_JOINED,
    TROOP_BRIBED,
    WAR_DECLARED,
    WAR_UNFOUGHT,
    WAR_VETOED,
)
from bottega.games.princes.rules.lots import ARMY_LOTS
from bottega.games.princes.rules.parley import (
    close_window,
    offer_here,
    offers_here,
    speak_first,
)
from bottega.games.princes.rules.powers import mark_used, usable
from bottega.games.princes.rules.seats import clockwise
from bottega.games.princes.rules.treachery import including, play_tile
from bottega.games.princes.rules.verbs import BRIBE, JOIN, PASS, PASS_IT, TRADE, VETO_WITH
from bottega.games.princes.rules.windows import Window
from bottega.games.princes.table.state import NO_WAR, Princes, War, city_of, seats_of
from bottega.games.princes.table.words import (
    ALLY,
    ATTACKER,
    BRIBE_TROOP,
    BY_LORENZO,
    BY_TILE,
    DEFENDER,
    ROLE,
    TROOPS,
    VETO,
    WARS,
)
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

VETO_BY_TILE: Final[Action] = (VETO_WITH, BY_TILE)
VETO_BY_LORENZO: Final[Action] = (VETO_WITH, BY_LORENZO)
SIDES: Final[list[Action]] = [(JOIN, ATTACKER), (JOIN, DEFENDER)]
BRIBES: Final[list[Action]] = [
    (BRIBE, role, troop) for role in range(ROLE.size) for troop in range(TROOPS)
]


def declare_war(t: Princes, seat: int, war: int) -> None:
    """Two cities are named; a veto may follow, first of whoever sits next (8.1)."""
    attacker, defender = WARS[war]
    t.war = War(attacker, defender)
    t.tell(WAR_DECLARED, EVERYONE, seat, attacker, defender)
    t.then((MAY_VETO, (seat + 1) % t.seats, attacker, defender))
    speak_first(t, seat)


def may_have_veto(t: Princes, seat: int) -> bool:
    """Whether somebody, as far as all can see, has something to veto a war with."""
    p = t.players[seat]
    return len(p.hand) > 0 or usable(t, p, LORENZO)


def veto_order(t: Princes) -> list[int]:
    """Who is asked for a veto: the others clockwise, and the declarer last [R14]."""
    declarer, *others = clockwise(t, t.active)
    return [*others, declarer] if t.readings.own_veto else others


class MayVeto(Window):
    """One after the other may veto, with a tile or Lorenzo Medici; the first veto ends the war.

    Nobody sees who is being asked, and passing is not told.
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        if seat < 0:
            return [PASS_IT]
        p = t.players[seat]
        found = [VETO_BY_TILE] if VETO in p.hand else []
        if usable(t, p, LORENZO):
            found.append(VETO_BY_LORENZO)
        found.append(PASS_IT)
        return found + offers_here(t, seat) if may_have_veto(t, seat) else found

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, attacker, defender = f
        verb = a[0]
        if verb == PASS:
            if seat == veto_order(t)[-1]:
                close_window(t)
                fight(t)
            else:
                t.then((MAY_VETO, (seat + 1) % t.seats, attacker, defender))
            return
        if verb == TRADE:
            _, ahead = a
            offer_here(t, f, ahead)
            return
        _, means = a
        if means == BY_TILE:
            play_tile(t, seat, VETO)
        else:
            mark_used(t, seat, LORENZO)
        t.war = NO_WAR
        t.tell(WAR_VETOED, EVERYONE, seat, means, attacker, defender)


def fight(t: Princes) -> None:
    """The war takes place: two condottieri, their pay, and what follows from it."""
    t.then((HIRE, NATURE, ATTACKER), (HIRE, NATURE, DEFENDER), (PAY_ARMIES, NATURE))


class Hire(Step[Princes]):
    """A condottiere is sought among all with troops, from the active player on (8.2)."""

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, _, side = f
        attacker, order = t.war.condottieri[ATTACKER], clockwise(t, t.active)
        eligible = [seat for seat in order if t.players[seat].troops and seat != attacker]
        open_bidding(t, ARMY_LOTS + side, tuple(eligible))


def hiring(t: Princes) -> bool:
    """Whether condottieri may still be found for the war that was declared."""
    return len(frames_of(t.agenda, MAY_VETO, PAY_ARMIES)) > 0


def war_pay(t: Princes, side: int) -> int:
    """What a city pays whoever fights for it: as much gold as its status (8.3)."""
    return t.status[city_of(t.war, side)]


class PayArmies(Step[Princes]):
    """Each city pays its condottiere as much gold as its status, to the home city (8.3).

    If nobody fights for either city nothing happens (8.2). Otherwise the Pope may join one side
    (8.4), troops may be bribed (8.5), and the dice are rolled.
    """

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        war = t.war
        if war.condottieri == (NONE, NONE):
            t.war = NO_WAR
            t.tell(WAR_UNFOUGHT, EVERYONE, war.attacker, war.defender)
            return
        for side, seat in enumerate(war.condottieri):
            if seat != NONE:
                gold = war_pay(t, side)
                t.players[seat].home += gold
                t.tell(CONDOTTIERE_PAID, EVERYONE, seat, side, city_of(war, side), gold)
        draw_up(t, ATTACKER)
        draw_up(t, DEFENDER)
        t.then(
            (MAY_BRIBE, fighting(t)[0], war.attacker, war.defender),
            (ROLL, NATURE, ATTACKER),
            (ROLL, NATURE, DEFENDER),
            (JUDGE, NATURE, 0),
        )
        pope = t.pope
        if pope != NONE and pope not in war.condottieri and t.players[pope].troops:
            t.then((HOLY_LEAGUE, pope, war.attacker, war.defender))
            speak_first(t, *(i for i in (*war.condottieri, t.active) if i != NONE))


def fighting(t: Princes) -> list[int]:
    """Attacking condottiere, defending condottiere and allied Pope, as far as there are any."""
    return [seat for seat in seats_of(t.war) if seat != NONE]


def corruptible(t: Princes) -> list[Action]:
    """Every troop in this war that was not bribed yet."""
    war = t.war
    found = []
    for role, seat in enumerate(seats_of(war)):
        if seat != NONE:
            soldiers = [role * TROOPS + troop for troop in t.players[seat].troops]
            found += [BRIBES[x] for x in soldiers if x not in war.bribed]
    return found


class HolyLeague(Step[Princes]):
    """A Pope with troops who is no condottiere may join one side, unpaid, or stay out [R15]."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [*SIDES, PASS_IT, *offers_here(t, f[1])]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == TRADE:
            _, ahead = a
            offer_here(t, f, ahead)
            return
        close_window(t)
        if verb == PASS:
            t.tell(LEAGUE_DECLINED, EVERYONE, seat)
        else:
            _, side = a
            t.war = t.war.but(ally=seat, side=side)
            t.tell(LEAGUE_JOINED, EVERYONE, seat, side, city_of(t.war, side))
            draw_up(t, side)


class MayBribe(Window):
    """Attacker, defender and ally, in this order, may bribe any troops of the three [R17].

    A bribed troop is worth nothing in this war. Nobody sees who is being asked, and passing is
    not told.
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        if seat < 0 or not t.players[seat].hand:
            return [PASS_IT]
        troops = corruptible(t)
        if not troops:
            return [PASS_IT]
        bribes = troops if BRIBE_TROOP in t.players[seat].hand else []
        return [*bribes, PASS_IT, *offers_here(t, seat)]

    def asks(self, t: Princes, f: Frame) -> bool:
        seat = f[1]
        return super().asks(t, f) and (seat < 0 or len(corruptible(t)) > 0)

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, attacker, defender = f
        verb, war = a[0], t.war
        if verb == PASS:
            asked = fighting(t)
            after = asked.index(seat) + 1
            if after < len(asked):
                t.then((MAY_BRIBE, asked[after], attacker, defender))
            else:
                close_window(t)
            return
        if verb == TRADE:
            _, ahead = a
            offer_here(t, f, ahead)
            return
        t.then(f)
        _, role, troop = a
        victim = seats_of(war)[role]
        play_tile(t, seat, BRIBE_TROOP)
        t.war = war.but(bribed=including(war.bribed, role * TROOPS + troop))
        t.tell(TROOP_BRIBED, EVERYONE, seat, victim, role, troop)
        draw_up(t, war.side if role == ALLY else role)
