"""War with the dice (rules, sections 8.7 and 8.8)."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import LUDOVICO
from bottega.games.princes.cards.figures import GREAT_STATUS_WON, GREAT_VICTORY, STATUS_WON
from bottega.games.princes.rules.agenda import COUNTER_ATTACK, JUDGE, MAY_REROLL, ROLL
from bottega.games.princes.rules.armies import strength
from bottega.games.princes.rules.events import (
    COUNTER_DECLINED,
    COUNTERED,
    DIE_CAST,
    ROUND_FOUGHT,
    WAR_DRAWN,
    WAR_WON,
)
from bottega.games.princes.rules.parley import close_window, offer_here, offers_here
from bottega.games.princes.rules.powers import mark_used, usable
from bottega.games.princes.rules.verbs import CAST, CONFIRM, PASS_IT, TRADE, YES
from bottega.games.princes.rules.winning import change_status
from bottega.games.princes.table.state import NO_WAR, Princes, city_of
from bottega.games.princes.table.words import ATTACKER, DEFENDER, PIPS, SIDE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

ATTACK: Final = 0
COUNTER: Final = 1
"""The two rounds: the attacking city attacks, then perhaps the defending one."""

FACES: Final[list[list[Action]]] = [
    [(CAST, side, pips) for pips in range(PIPS.size)] for side in range(SIDE.size)
]


# Dice and rounds (8.7) -----------------------------------------------------------------------


def roll(t: Princes, round: int) -> None:
    """Both dice, then the round is judged."""
    t.then((ROLL, NATURE, ATTACKER), (ROLL, NATURE, DEFENDER), (JUDGE, NATURE, round))


class Roll(Step[Princes]):
    """A die for each side."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, _, side = f
        return FACES[side]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, _, side = f
        _, _, face = a
        attacker, defender = t.war.dice
        dice = (face + 1, defender) if side == ATTACKER else (attacker, face + 1)
        t.war = t.war.but(dice=dice)
        t.tell(DIE_CAST, EVERYONE, side, face)


def strengths_in(t: Princes, round: int) -> tuple[int, int]:
    """What both sides are worth in a round, without their dice.

    In the attack the attacking city uses attack and the other defence, in the counter-attack the
    other way round.
    """
    return strength(t, ATTACKER, round == ATTACK), strength(t, DEFENDER, round == COUNTER)


class Judge(Step[Princes]):
    """Strength and die of each side; whoever has Ludovico Sforza unused may have both rerolled."""

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, _, round = f
        war = t.war
        ours, theirs = strengths_in(t, round)
        totals = (ours + war.dice[ATTACKER], theirs + war.dice[DEFENDER])
        t.tell(
            ROUND_FOUGHT,
            EVERYONE,
            round,
            *(war.attacker, ours, totals[ATTACKER]),
            *(war.defender, theirs, totals[DEFENDER]),
        )
        for seat, p in enumerate(t.players):
            if usable(t, p, LUDOVICO):
                t.then((MAY_REROLL, seat, round, *totals))
                return
        settle(t, round, *totals)


class MayReroll(Step[Princes]):
    """Ludovico Sforza, once a decade, in anybody's war: both dice again; that roll stands [R19]."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [YES, PASS_IT, *offers_here(t, f[1])]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, round, attacker_total, defender_total = f
        verb = a[0]
        if verb == TRADE:
            _, ahead = a
            offer_here(t, f, ahead)
            return
        close_window(t)
        if verb == CONFIRM:
            mark_used(t, seat, LUDOVICO)
            roll(t, round)
        else:
            settle(t, round, attacker_total, defender_total)


def settle(t: Princes, round: int, attacker: int, defender: int) -> None:
    """The higher total of whoever attacks in this round wins; anything else is no victory.

    After an attack that failed the defending condottiere may attack in turn; a city that nobody
    fights for always does [R20].
    """
    if round == COUNTER:
        if defender > attacker:
            end_war(t, DEFENDER, defender, attacker)
        else:
            draw_war(t)
    elif attacker > defender:
        end_war(t, ATTACKER, attacker, defender)
    elif t.war.condottieri[DEFENDER] == NONE:
        counter_attack(t)
    else:
        t.then((COUNTER_ATTACK, t.war.condottieri[DEFENDER], attacker, defender))


class CounterAttack(Step[Princes]):
    """The defending condottiere may attack in turn; otherwise the war is a draw [R20]."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [YES, PASS_IT, *offers_here(t, f[1])]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == TRADE:
            _, ahead = a
            offer_here(t, f, ahead)
            return
        close_window(t)
        if verb == CONFIRM:
            counter_attack(t)
        else:
            t.tell(COUNTER_DECLINED, EVERYONE, seat, t.war.defender)
            draw_war(t)


def counter_attack(t: Princes) -> None:
    """The defending city attacks."""
    t.tell(COUNTERED, EVERYONE, t.war.condottieri[DEFENDER], t.war.defender)
    roll(t, COUNTER)


# The result (8.8) ----------------------------------------------------------------------------


def end_war(t: Princes, side: int, won: int, lost: int) -> None:
    """The winning city rises and the other falls, by 2 if the total was at least twice as high.

    The winning condottiere, if any, takes a victory marker.
    """
    war = t.war
    change = GREAT_STATUS_WON if won >= GREAT_VICTORY * lost else STATUS_WON
    seat, winner = war.condottieri[side], city_of(war, side)
    loser = city_of(war, DEFENDER if side == ATTACKER else ATTACKER)
    t.war = NO_WAR
    t.tell(WAR_WON, EVERYONE, seat, winner, loser, change)
    change_status(t, winner, change)
    change_status(t, loser, -change)
    if seat != NONE:
        t.players[seat].markers += 1


def draw_war(t: Princes) -> None:
    """Nothing changes."""
    t.tell(WAR_DRAWN, EVERYONE, t.war.attacker, t.war.defender)
    t.war = NO_WAR
