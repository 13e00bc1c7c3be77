"""Main action: production (rules, section 8).

Powers are chosen one after the other in a fixed order, so each set has one path. The frame
keeps which ones, and adds up what they pay and yield; nothing moves until the choice is done,
hence no power can feed another.
"""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import NEEDS, PRODUCTION_PAYS, YIELDS
from bottega.games.masters.rules.agenda import (
    BASIC_FIRST,
    BASIC_OUTPUT,
    BASIC_SECOND,
    CHOOSE_POWERS,
    LEADER_OUTPUT,
    RECEIVE,
)
from bottega.games.masters.rules.events import PRODUCED
from bottega.games.masters.rules.faith import gain_faith
from bottega.games.masters.rules.verbs import (
    CHOICES,
    POWERS_DONE,
    USE_BASIC,
    USE_LEADER,
    USE_SLOT,
)
from bottega.games.masters.rules.warehouse import covers, pay
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import FAITH, KINDS, PLAYED, POWER
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

BASIC: Final = 0
FIRST_SLOT: Final = 1
FIRST_LEADER: Final = 4
POWERS: Final = POWER.size
NOTHING: Final = (0,) * (POWERS + KINDS + KINDS + 1)
"""No power used, nothing to pay, nothing to receive: a frame before the first power."""


def chosen_in(f: Frame) -> list[int]:
    """What was chosen so far, by the frame of that question."""
    return list(f[2:])


def parts(chosen: list[int]) -> tuple[list[int], list[int], list[int]]:
    """The three counts of a choice of powers: those used, what they pay and what they gain."""
    return chosen[:POWERS], chosen[POWERS : POWERS + KINDS], chosen[POWERS + KINDS :]


def next_power(used: list[int]) -> int:
    """The first power that may still be used: powers are offered in their order only."""
    first = POWERS
    while first > BASIC and not used[first - 1]:
        first -= 1
    return first


def powers(p: Player, left: list[int], first: int) -> list[Action]:
    """Which powers from the ``first`` on can be paid out of what is left."""
    found: list[Action] = []
    if first == BASIC and left[0] + left[1] + left[2] + left[3] >= 2:
        found.append((USE_BASIC,))
    for slot in range(max(0, first - FIRST_SLOT), 3):
        cards = p.slots[slot]
        if cards and covers(left, NEEDS[cards[-1]]):
            found.append((USE_SLOT, slot))
    if PLAYED in p.standing:
        for held in range(max(0, first - FIRST_LEADER), 2):
            if p.standing[held] == PLAYED:
                pays = PRODUCTION_PAYS[p.leaders[held]]
                if pays != NONE and left[pays]:
                    found.append((USE_LEADER, held))
    return found


def can_produce(p: Player, supply: list[int]) -> bool:
    """Whether any power can be paid at all."""
    if supply[0] + supply[1] + supply[2] + supply[3] >= 2:
        return True
    return bool(powers(p, supply, FIRST_SLOT))


class ChoosePowers(Step[Masters]):
    """Choose powers, each at most once, at least one [R11], paid from what was owned before."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        used, pays, _gains = parts(chosen_in(f))
        p = t.players[f[1]]
        supply = p.supply()
        left = [supply[kind] - pays[kind] for kind in range(KINDS)]
        first = next_power(used)
        found = powers(p, left, first)
        if first > BASIC:
            found.append((POWERS_DONE,))
        return found

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat, chosen, verb = f[1], chosen_in(f), a[0]
        if verb == USE_BASIC:
            t.then((BASIC_FIRST, seat))
        elif verb == USE_SLOT:
            _, slot = a
            card = t.players[seat].slots[slot][-1]
            choose_on(t, seat, chosen, FIRST_SLOT + slot, NEEDS[card], YIELDS[card])
        elif verb == USE_LEADER:
            _, held = a
            t.then((LEADER_OUTPUT, seat, *chosen, held))
        else:
            _used, pays, gains = parts(chosen)
            t.then((RECEIVE, seat, *gains))
            pay(t, seat, pays)


def choose_on(
    t: Masters,
    seat: int,
    chosen: list[int],
    power: int,
    pays: tuple[int, ...],
    gains: tuple[int, ...],
) -> None:
    """Add a power to what is chosen, and ask for the next one."""
    chosen[power] += 1
    for kind, n in enumerate(pays, POWERS):
        chosen[kind] += n
    for good, n in enumerate(gains, POWERS + KINDS):
        chosen[good] += n
    t.then((CHOOSE_POWERS, seat, *chosen))


def units(*kinds: int, width: int = KINDS) -> tuple[int, ...]:
    """One unit of each kind named."""
    found = [0] * width
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


class BasicFirst(Step[Masters]):
    """The basic power takes any two resources, named in canonical order."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        seat = f[1]
        owned = t.players[seat].supply()
        return [CHOICES[k] for k in range(KINDS) if owned[k] and sum(owned[k:]) >= 2]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat = f[1]
        _, first = a
        t.then((BASIC_SECOND, seat, first))


class BasicSecond(Step[Masters]):
    """The second resource for the basic power, equal or different."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        _, seat, first = f
        owned = t.players[seat].supply()
        return [CHOICES[k] for k in range(first, KINDS) if owned[k] >= (2 if k == first else 1)]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, first = f
        _, second = a
        t.then((BASIC_OUTPUT, seat, first, second))


class BasicOutput(Step[Masters]):
    """The basic power yields one resource of choice, never faith."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return CHOICES

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, first, second = f
        _, output = a
        yields = units(output, width=KINDS + 1)
        choose_on(t, seat, list(NOTHING), BASIC, units(first, second), yields)


class LeaderOutput(Step[Masters]):
    """A leader's power yields one resource of choice, never faith [R10], and one faith besides."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return CHOICES

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, *chosen, held = f
        _, output = a
        input_ = PRODUCTION_PAYS[t.players[seat].leaders[held]]
        yields = units(output, FAITH, width=KINDS + 1)
        choose_on(t, seat, chosen, FIRST_LEADER + held, units(input_), yields)


class Receive(Step[Masters]):
    """All produced resources go into the strongbox; all produced faith is one movement."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, *gains = f
        strongbox = t.players[seat].strongbox
        for kind in range(KINDS):
            strongbox[kind] += gains[kind]
        t.tell(PRODUCED, EVERYONE, seat, *gains)
        gain_faith(t, seat, gains[FAITH])
