"""What a war may bring: pay, victories, and cities that rise and fall with everybody's tiles."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.rules.agenda import COUNTER_ATTACK, JUDGE, MAY_REROLL
from bottega.games.princes.rules.armies import arms, strengths
from bottega.games.princes.rules.battle import ATTACK, COUNTER
from bottega.games.princes.rules.war import war_pay
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import ATTACKER, DEFENDER, GOLD
from bottega.games.princes.think.prices import price
from bottega.kernel.state import NONE, Frame

VICTORY: Final = 1.6
"""What the next victory is worth beyond its marker."""

GREATER: Final[list[float]] = [
    sum(1 for one in range(1, 7) for other in range(1, 7) if one + d > other) / 36
    for d in range(-24, 25)
]
"""How likely a die with so much more strength, from 24 less to 24 more, beats another die."""


def interest(t: Princes, seat: int, city: int) -> float:
    """Own tiles of a city, less a part of what others have there."""
    mine = t.players[seat].standing.in_city[city]
    others = -mine
    for p in t.players:
        others += p.standing.in_city[city]
    return mine - others / (t.seats - 1) * 0.8


def army_lot_worth(t: Princes, seat: int, side: int) -> float:
    """Pay, and a victory perhaps: an army of one's own against what the other side may have."""
    war = t.war
    p = t.players[seat]
    attack, defence = arms(t, p)
    foe_attack, foe_defence = 3, 3
    if side == DEFENDER and war.condottieri[ATTACKER] != NONE:
        foe_attack, foe_defence = strengths(t, ATTACKER)
    if side == ATTACKER:
        win = greater(attack - foe_defence)
        lose = (1 - win) * greater(foe_attack - defence)
        stake = stake_of(t, seat)
    else:
        lose = greater(foe_attack - defence)
        win = (1 - lose) * greater(attack - foe_defence)
        stake = -stake_of(t, seat)
    pay = war_pay(t, side) * price(t, GOLD)
    return pay + win * (VICTORY + p.markers) + (win - lose) * stake


def stake_of(t: Princes, seat: int) -> float:
    """How much more a seat cares for the attacking city than for the other."""
    return 1.3 * (interest(t, seat, t.war.attacker) - interest(t, seat, t.war.defender))


def greater(difference: int) -> float:
    """How likely the side with so much more strength rolls more."""
    return GREATER[max(-24, min(24, difference)) + 24]


def add_war(t: Princes, hopes: list[float]) -> None:
    """What the war will probably bring: markers, and cities that rise and fall."""
    condottieri = t.war.condottieri
    won, lost = chances(t)
    for seat in range(t.seats):
        hope = (won - lost) * stake_of(t, seat)
        markers = VICTORY + t.players[seat].markers
        if condottieri[ATTACKER] == seat:
            hope += won * markers
        elif condottieri[DEFENDER] == seat:
            hope += lost * markers
        hopes[seat] += hope


def chances(t: Princes) -> tuple[float, float]:
    """How likely the attacking and the defending city win, as far as the war has come."""
    attacker, defender = t.war.condottieri
    if attacker == NONE and defender == NONE:
        return 0.4, 0.25  # nobody knows yet who will fight
    attack, defence = strengths(t, ATTACKER)
    foe_attack, foe_defence = strengths(t, DEFENDER)
    won, countered = greater(attack - foe_defence), greater(foe_attack - defence)
    round = ATTACK
    for f in t.agenda:
        step = f[0]
        if step == JUDGE:
            round = f[2]
        elif step == COUNTER_ATTACK:
            round = COUNTER
        elif step == MAY_REROLL:
            return settled(f, countered)
    if round == COUNTER:
        won = 0.0
    return won, (1 - won) * countered


def settled(f: Frame, countered: float) -> tuple[float, float]:
    """The same when the dice have fallen."""
    _, _, round, attacker, defender = f
    if round == ATTACK and attacker > defender:
        return 1.0, 0.0
    if round == COUNTER:
        return 0.0, 1.0 if defender > attacker else 0.0
    return 0.0, countered
