"""War up to the dice (rules, sections 8.1 to 8.5)."""

from __future__ import annotations

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
from bottega.games.princes.rules.powers import mark_used, usable
from bottega.games.princes.rules.seats import clockwise
from bottega.games.princes.rules.treachery import including, play_tile
from bottega.games.princes.rules.verbs import BRIBE, JOIN, PASS, PASS_IT, VETO_WITH
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
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

VETO_BY_TILE: Action = (VETO_WITH, BY_TILE)
VETO_BY_LORENZO: Action = (VETO_WITH, BY_LORENZO)
SIDES: list[Action] = [(JOIN, ATTACKER), (JOIN, DEFENDER)]
BRIBES: list[Action] = [
    (BRIBE, role, troop) for role in range(ROLE.size) for troop in range(TROOPS)
]


def declare_war(t: Princes, seat: int, war: int) -> None:
    """Two cities are named; the others may veto, clockwise (8.1)."""
    attacker, defender = WARS[war]
    t.war = War(attacker, defender, (NONE, NONE), NONE, NONE, (), (0, 0))
    t.tell(WAR_DECLARED, EVERYONE, seat, attacker, defender)
    t.then((MAY_VETO, (seat + 1) % t.seats, attacker, defender))


class MayVeto(Window):
    """Each other player may veto, with a tile or Lorenzo Medici; the first veto ends the war [R14].

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
        return found

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, attacker, defender = f
        verb = a[0]
        if verb == PASS:
            after = (seat + 1) % t.seats
            if after == t.active:
                fight(t)
            else:
                t.then((MAY_VETO, after, attacker, defender))
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
        return [*SIDES, PASS_IT]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == PASS:
            t.tell(LEAGUE_DECLINED, EVERYONE, seat)
        else:
            _, side = a
            t.war = t.war._replace(ally=seat, side=side)
            t.tell(LEAGUE_JOINED, EVERYONE, seat, side, city_of(t.war, side))
            draw_up(t, side)


class MayBribe(Window):
    """Attacker, defender and ally, in this order, may bribe any troops of the three [R17].

    A bribed troop is worth nothing in this war. Nobody sees who is being asked, and passing is
    not told.
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        seat = f[1]
        if seat < 0 or BRIBE_TROOP not in t.players[seat].hand:
            return [PASS_IT]
        return [*corruptible(t), PASS_IT]

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
            return
        t.then(f)
        _, role, troop = a
        victim = seats_of(war)[role]
        play_tile(t, seat, BRIBE_TROOP)
        t.war = war._replace(bribed=including(war.bribed, role * TROOPS + troop))
        t.tell(TROOP_BRIBED, EVERYONE, seat, victim, role, troop)
        draw_up(t, war.side if role == ALLY else role)
