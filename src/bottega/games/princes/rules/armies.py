"""Armies and their strength (rules, section 8.6)."""

from __future__ import annotations

from bottega.games.princes.rules.events import ARMY_DRAWN_UP
from bottega.games.princes.rules.ranks import (
    ALLIES,
    CITIZENS,
    RANK,
    TROOP_OF,
)
from bottega.games.princes.table.state import Ints, Player, Princes, city_of
from bottega.games.princes.table.words import ALLY, ANY_TROOP, TROOPS
from bottega.kernel.state import EVERYONE, NONE


class Army:
    """Who fights for a city, by rank: those that count, and those lost to bribes."""

    __slots__ = ("fit", "lost")

    def __init__(self, fit: list[int], lost: list[int]) -> None:
        self.fit: list[int] = fit
        self.lost: list[int] = lost


def army(t: Princes, side: int) -> Army:
    """A side of the war: its condottiere's army, or citizens if nobody fights for the city.

    An ally adds troops alone, without bonuses [R16].
    """
    war = t.war
    seat = war.condottieri[side]
    found = Army([CITIZENS], []) if seat == NONE else led_by(t, t.players[seat], side, war.bribed)
    if war.side == side:
        for troop in t.players[war.ally].troops:
            to = found.lost if ALLY * TROOPS + troop in war.bribed else found.fit
            to.append(ALLIES + troop)
    return found


def led_by(t: Princes, p: Player, side: int, bribed: Ints = ()) -> Army:
    """A condottiere's troops and their bonuses. A bonus needs its troop, unbribed [R18]."""
    first = side * TROOPS
    fit = [first + troop for troop in p.troops]
    lost: list[int] = []
    sound = p.troops
    if bribed:
        lost = [rank for rank in fit if rank in bribed]
        fit = [rank for rank in fit if rank not in bribed]
        sound = tuple([rank - first for rank in fit])
    for bonus in p.standing.arms:
        if rests_on(bonus, sound):
            fit.append(bonus)
        elif rests_on(bonus, p.troops):
            lost.append(bonus)
    return Army(fit, lost)


def rests_on(bonus: int, troops: Ints) -> bool:
    """Whether its troop is there; some need any troop at all."""
    troop = TROOP_OF[bonus]
    return troop in troops or (troop == ANY_TROOP and len(troops) > 0)


def total(t: Princes, ranks: list[int], attacking: bool) -> int:
    """What ranks add up to, in attack or in defence."""
    worth = t.cards.attack_of if attacking else t.cards.defence_of
    found = 0
    for rank in ranks:
        found += worth[rank]
    return found


def arms(t: Princes, p: Player) -> tuple[int, int]:
    """Attack and defence of somebody's troops with their bonuses, as long as nobody is bribed."""
    cards, troops = t.cards, p.troops
    attack = defence = 0
    for troop in troops:  # the first ranks are an attacker's troops
        attack += cards.attack_of[troop]
        defence += cards.defence_of[troop]
    for bonus in p.standing.arms:
        if rests_on(bonus, troops):
            attack += cards.attack_of[bonus]
            defence += cards.defence_of[bonus]
    return attack, defence


def strengths(t: Princes, side: int) -> tuple[int, int]:
    """What a side of the war is worth before its die, attacking and defending."""
    fit = army(t, side).fit
    return total(t, fit, attacking=True), total(t, fit, attacking=False)


def strength(t: Princes, side: int, attacking: bool) -> int:
    """What a side is worth before its die."""
    return total(t, army(t, side).fit, attacking)


def draw_up(t: Princes, side: int) -> None:
    """Tell how an army stands now: hired, joined by an ally, or weakened by a bribe."""
    if t.events is not None:
        city = city_of(t.war, side)
        drawn_up = army(t, side)
        fit, lost = drawn_up.fit, drawn_up.lost
        t.tell(
            ARMY_DRAWN_UP,
            EVERYONE,
            *(side, city, total(t, fit, attacking=True), total(t, fit, attacking=False)),
            *(int(rank in fit) for rank in range(RANK.size)),
            *(int(rank in lost) for rank in range(RANK.size)),
        )
