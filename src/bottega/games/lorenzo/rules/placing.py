"""Placing a family member: the member, the space, the servants (rules, sections 4 and 5)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import SERVANTS_IN, Amounts
from bottega.games.lorenzo.rules.agenda import CHOOSE_SPACE, FINISH_TURN, SPEND_SERVANTS
from bottega.games.lorenzo.rules.events import PLACED
from bottega.games.lorenzo.rules.gains import gain, privileges, tax_left
from bottega.games.lorenzo.rules.harvest import harvest
from bottega.games.lorenzo.rules.modifiers import Standing
from bottega.games.lorenzo.rules.production import produce
from bottega.games.lorenzo.rules.tower import (
    MINIMUM,
    NO_DISCOUNT,
    ON,
    go_up,
    has_coloured,
    open_floors,
    pay_fee,
)
from bottega.games.lorenzo.rules.verbs import MOST_SERVANTS, SERVANTS, WITH_MEMBER
from bottega.games.lorenzo.table.state import Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    ANY,
    COIN,
    FLOORS,
    HARVEST,
    LARGE_HARVEST,
    LARGE_PRODUCTION,
    MARKET,
    MEMBER,
    MILITARY,
    NEUTRAL,
    PALACE,
    PRODUCTION,
    SERVANT,
    SMALL_HARVEST,
    SMALL_PRODUCTION,
)
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

STRONG: Final = 6
"""What Federico puts in the place of a member's die."""

LEAST: Final = 1
"""The value that an action outside the towers must reach."""

LARGE: Final = [LARGE_HARVEST, LARGE_PRODUCTION]
SHARED: Final = [*LARGE, PALACE]
"""Spaces that take any number of members."""

ONE_COLOUR: Final = [
    *(tuple(range(first, first + 4)) for first in range(0, FLOORS, 4)),
    (SMALL_HARVEST, LARGE_HARVEST),
    (SMALL_PRODUCTION, LARGE_PRODUCTION),
]
"""Groups of spaces in which a player has one coloured member at most."""

LARGE_MALUS: Final = 3
MARKET_SPACES: Final = list(range(MARKET, PALACE))
MARKET_OPEN: Final = [MARKET_SPACES[:number] for number in (0, 0, 2, 2, 4)]
"""Market spaces for each number of seats: the other two are for four (section 2, ruling A12)."""

LARGE_FROM: Final = 3
"""Seats from which on the large spaces are open."""

WITH: Final[list[Action]] = [(WITH_MEMBER, member) for member in range(MEMBER.size)]
SPEND: Final[list[Action]] = [(SERVANTS, n) for n in range(MOST_SERVANTS + 1)]
AREAS: Final = [
    (SMALL_HARVEST, LARGE_HARVEST, HARVEST),
    (SMALL_PRODUCTION, LARGE_PRODUCTION, PRODUCTION),
]

MARKET_GAINS: Final[list[Amounts]] = [
    ((COIN, 5),),
    ((SERVANT, 5),),
    ((COIN, 2), (MILITARY, 3)),
    (),
]
MARKET_PRIVILEGES: Final = [0, 0, 0, 2]
PALACE_GAIN: Final[Amounts] = ((COIN, 1),)


# Values --------------------------------------------------------------------------------------


def member_value(t: Lorenzo, p: Player, s: Standing, member: int) -> int:
    """What a member is worth before servants: its die or what replaces it, then additions (4.1)."""
    if member == NEUTRAL:
        return s.neutral
    if p.strong == member:
        return strong_value(s)
    return (s.base or t.dice[member]) + s.coloured


def strong_value(s: Standing) -> int:
    """What the member that Federico chooses is worth before servants [A10]."""
    return STRONG + s.coloured


def kind_of(space: int) -> int:
    """What an action on a space is about; `NONE` for market and palace."""
    if space < FLOORS:
        return space >> 2
    if space < MARKET:
        return HARVEST if space < SMALL_PRODUCTION else PRODUCTION
    return NONE


def value_on(t: Lorenzo, p: Player, s: Standing, member: int, space: int) -> int:
    """The value of a member's action on a space before servants."""
    value = member_value(t, p, s, member)
    if space < MARKET:
        value += s.raises[kind_of(space)]
        if space in LARGE:
            value -= LARGE_MALUS
    return value


def boost(p: Player, s: Standing) -> int:
    """How much all one's servants can add to a value: tile II-6 wants two for each point."""
    return p.goods[SERVANT] // s.per_point


# What is open --------------------------------------------------------------------------------


def is_closed(t: Lorenzo, space: int) -> bool:
    """Whether a space is for more players (section 2)."""
    if space in LARGE:
        return t.seats < LARGE_FROM
    return MARKET <= space < PALACE and space not in MARKET_OPEN[t.seats]


def placements(t: Lorenzo, seat: int) -> list[Action]:
    """The members that can be placed somewhere.

    The palace is open to everybody who reaches 1, as every member does that is helped at all; only
    below that other spaces decide, for those who are worth more there.
    """
    p = t.players[seat]
    s = p.lasting
    if boost(p, s) > 0:
        return [WITH[member] for member in p.members]
    found: list[Action] = []
    for member in p.members:
        value = member_value(t, p, s, member)
        if value > 0 or (value + s.best_raise > 0 and open_spaces(t, seat, member)):
            found.append(WITH[member])
    return found


def open_spaces(t: Lorenzo, seat: int, member: int) -> list[Action]:
    """Every space on which a member can carry out the whole action with some servants (5, 16)."""
    p = t.players[seat]
    s = p.lasting
    value = member_value(t, p, s, member)
    coloured = member != NEUTRAL
    spaces = t.spaces
    found = open_floors(t, seat, s, value, coloured, ANY, NO_DISCOUNT)
    top = value + boost(p, s)
    for small, large, kind in AREAS:
        reach = top + s.raises[kind]
        if reach < 1:
            continue
        there = spaces[small] + spaces[large]
        if coloured and there and has_coloured(there, seat):
            continue
        if s.occupied or not spaces[small]:
            found.append(ON[small])
        if reach > LARGE_MALUS and t.seats >= LARGE_FROM:
            found.append(ON[large])
    if top > 0:
        if s.market:
            for space in MARKET_OPEN[t.seats]:
                if s.occupied or not spaces[space]:
                    found.append(ON[space])
        found.append(ON[PALACE])
    return found


def numbers_of_servants(
    p: Player, s: Standing, missing: int, reserve: int, spent: int
) -> list[Action]:
    """The numbers of servants that lift a value by what is missing and leave enough for the cost.

    More than needed may be spent; no action needs more than 14. Whoever spends 24 is asked again.
    """
    least = missing * s.per_point - spent
    most = p.goods[SERVANT] - reserve
    found = SPEND[least if least > 0 else 0 : most + 1]
    return found if s.per_point == 1 else found[:: s.per_point]


def spend(p: Player, servants: int) -> bool:
    """Servants are gone. Whether more may follow: one answer names 24 at most."""
    p.goods[SERVANT] -= servants
    return servants == MOST_SERVANTS and p.goods[SERVANT] > 0


# The steps -----------------------------------------------------------------------------------


def place(t: Lorenzo, seat: int, member: int) -> None:
    """Place a member; then leader actions again, where there are leaders."""
    p = t.players[seat]
    if p.hand or p.played:
        t.then((CHOOSE_SPACE, seat, member), (FINISH_TURN, seat))
    else:
        t.then((CHOOSE_SPACE, seat, member))


class ChooseSpace(Step[Lorenzo]):
    """A member goes where some number of servants makes the action possible (section 5)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, member = f
        return open_spaces(t, seat, member)

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, member = f
        _, space = a
        t.then((SPEND_SERVANTS, seat, member, space, 0))


class SpendServants(Step[Lorenzo]):
    """Servants raise the value of the action, and are gone before it begins (section 4.1)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, member, space, spent = f
        p = t.players[seat]
        s = p.lasting
        minimum, reserve = LEAST, 0
        if space < FLOORS:
            minimum, reserve = MINIMUM[space & 3], SERVANTS_IN[t.floors[space]]
        missing = minimum - value_on(t, p, s, member, space)
        return numbers_of_servants(p, s, missing, reserve, spent)

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, member, space, spent = f
        _, servants = a
        if spend(t.players[seat], servants):
            t.then((SPEND_SERVANTS, seat, member, space, spent + servants))
        else:
            carry_out(t, seat, member, space, spent + servants)


def carry_out(t: Lorenzo, seat: int, member: int, space: int, servants: int) -> None:
    """The member stands on the space, and its action happens."""
    p = t.players[seat]
    s = p.lasting
    if space < FLOORS:
        pay_fee(t, seat, space, s)
    t.spaces[space] += (4 * seat + member,)
    p.members = tuple([other for other in p.members if other != member])
    if t.events is not None:
        t.tell(PLACED, EVERYONE, seat, member, space, servants)
    if space < FLOORS:
        go_up(t, seat, space, NONE, s)
    elif space < MARKET:
        value = value_on(t, p, s, member, space) + servants // s.per_point
        work(t, seat, kind_of(space), value)
    elif space == PALACE:
        take_from_space(t, seat, PALACE_GAIN, 1, s)
    else:
        place_ = space - MARKET
        take_from_space(t, seat, MARKET_GAINS[place_], MARKET_PRIVILEGES[place_], s)


def work(t: Lorenzo, seat: int, kind: int, value: int) -> None:
    """A harvest or a production of this value."""
    if kind == HARVEST:
        harvest(t, seat, value)
    else:
        produce(t, seat, value)


def take_from_space(t: Lorenzo, seat: int, given: Amounts, count: int, s: Standing) -> None:
    """Market and palace give goods, and privileges that belong to the same source (section 5)."""
    gain(t, seat, given, s.tax)
    if count:
        t.then(privileges(seat, count, tax_left(s.tax, given)))
