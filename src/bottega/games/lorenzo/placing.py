"""Placing a family member: the member, the space, the servants (rules, sections 4 and 5)."""

from __future__ import annotations

from bottega.games.lorenzo.agenda import CHOOSE_SPACE, FINISH_TURN, SPEND_SERVANTS
from bottega.games.lorenzo.cards import SERVANTS_IN, Amounts
from bottega.games.lorenzo.events import PLACED
from bottega.games.lorenzo.gains import privileges, receive, tax_left, tell_gain
from bottega.games.lorenzo.harvest import harvest
from bottega.games.lorenzo.lasting import Standing
from bottega.games.lorenzo.production import produce
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tower import (
    MINIMUM,
    NO_DISCOUNT,
    go_up,
    has_coloured,
    open_floors,
    pay_fee,
)
from bottega.games.lorenzo.verbs import MOST_SERVANTS, ON_SPACE, SERVANTS, WITH_MEMBER
from bottega.games.lorenzo.words import (
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
    SPACE,
)
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

STRONG = 6
"""What Federico puts in the place of a member's die."""

LEAST = 1
"""The value that an action outside the towers must reach."""

LARGE_MALUS = 3
MARKET_OPEN = (0, 0, 2, 2, 4)
"""Market spaces for each number of seats: the other two are for four (section 2, ruling A12)."""

LARGE_FROM = 3
"""Seats from which on the large spaces are open."""

WITH: list[Action] = [(WITH_MEMBER, member) for member in range(MEMBER.size)]
ON: list[Action] = [(ON_SPACE, space) for space in range(SPACE.size)]
SPEND: list[Action] = [(SERVANTS, n) for n in range(MOST_SERVANTS + 1)]
AREAS = ((SMALL_HARVEST, LARGE_HARVEST, HARVEST), (SMALL_PRODUCTION, LARGE_PRODUCTION, PRODUCTION))

MARKET_GAINS: list[Amounts] = [
    ((COIN, 5),),
    ((SERVANT, 5),),
    ((COIN, 2), (MILITARY, 3)),
    (),
]
MARKET_PRIVILEGES = (0, 0, 0, 2)
PALACE_GAIN: Amounts = ((COIN, 1),)


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
        if space in (LARGE_HARVEST, LARGE_PRODUCTION):
            value -= LARGE_MALUS
    return value


def boost(p: Player, s: Standing) -> int:
    """How much all one's servants can add to a value: tile II-6 wants two for each point."""
    return p.goods[SERVANT] // s.per_point


# What is open --------------------------------------------------------------------------------


def is_closed(t: Lorenzo, space: int) -> bool:
    """Whether a space is for more players (section 2)."""
    if space in (LARGE_HARVEST, LARGE_PRODUCTION):
        return t.seats < LARGE_FROM
    return MARKET + MARKET_OPEN[t.seats] <= space < PALACE


def placements(t: Lorenzo, seat: int) -> list[Action]:
    """The members that can be placed somewhere.

    The palace is open to everybody who reaches 1; only below that other spaces decide.
    """
    p = t.players[seat]
    s = p.standing()
    help_ = boost(p, s)
    return [
        WITH[member]
        for member in p.members
        if member_value(t, p, s, member) + help_ > 0 or open_spaces(t, seat, member)
    ]


def open_spaces(t: Lorenzo, seat: int, member: int) -> list[Action]:
    """Every space on which a member can carry out the whole action with some servants (5, 16)."""
    p = t.players[seat]
    s = p.standing()
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
            for space in range(MARKET, MARKET + MARKET_OPEN[t.seats]):
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
    least = max(0, missing * s.per_point - spent)
    most = p.goods[SERVANT] - reserve
    return SPEND[least : most + 1 : s.per_point]


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
        return open_spaces(t, f[1], f[2])

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        t.then((SPEND_SERVANTS, f[1], f[2], a[1], 0))


class SpendServants(Step[Lorenzo]):
    """Servants raise the value of the action, and are gone before it begins (section 4.1)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        p, space = t.players[f[1]], f[3]
        s = p.standing()
        minimum, reserve = LEAST, 0
        if space < FLOORS:
            minimum, reserve = MINIMUM[space & 3], SERVANTS_IN[t.floors[space]]
        missing = minimum - value_on(t, p, s, f[2], space)
        return numbers_of_servants(p, s, missing, reserve, f[4])

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        seat, member, space, spent = f[1], f[2], f[3], f[4] + a[1]
        p = t.players[seat]
        p.goods[SERVANT] -= a[1]
        if a[1] == MOST_SERVANTS and p.goods[SERVANT]:
            t.then((SPEND_SERVANTS, seat, member, space, spent))
        else:
            carry_out(t, seat, member, space, spent)


def carry_out(t: Lorenzo, seat: int, member: int, space: int, servants: int) -> None:
    """The member stands on the space, and its action happens."""
    p = t.players[seat]
    s = p.standing()
    if space < FLOORS:
        pay_fee(t, seat, space, s)
    t.spaces[space] = (*t.spaces[space], 4 * seat + member)
    p.members = tuple(other for other in p.members if other != member)
    t.tell(PLACED, EVERYONE, seat, member, space, servants)
    if space < FLOORS:
        go_up(t, seat, space, NONE, s)
    elif space < MARKET:
        value = value_on(t, p, s, member, space) + servants // s.per_point
        if space < SMALL_PRODUCTION:
            harvest(t, seat, value)
        else:
            produce(t, seat, value)
    elif space == PALACE:
        take_from_space(t, seat, PALACE_GAIN, 1, s)
    else:
        place_ = space - MARKET
        take_from_space(t, seat, MARKET_GAINS[place_], MARKET_PRIVILEGES[place_], s)


def take_from_space(t: Lorenzo, seat: int, gain: Amounts, count: int, s: Standing) -> None:
    """Market and palace give goods, and privileges that belong to the same source (section 5)."""
    p = t.players[seat]
    before = p.goods[:]
    receive(p, gain, s.tax)
    if t.events is not None:
        tell_gain(t, seat, before)
    if count:
        t.then(privileges(seat, count, tax_left(s.tax, gain)))
