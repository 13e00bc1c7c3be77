"""How good a position looks, for players that think one answer ahead.

Points on the table, plus what the goods, the powers and the leaders promise. What is chosen
but not yet carried out counts as done, so that taking marbles, paying or choosing powers
can be judged in the middle.
"""

from __future__ import annotations

from bottega.games.masters.cards.cards import COST, LEADER_POINTS, REQUIRED
from bottega.games.masters.rules.agenda import STORE_GOODS
from bottega.games.masters.rules.leaders import owned
from bottega.games.masters.rules.purchase import LEVELS
from bottega.games.masters.rules.scoring import lasting_points
from bottega.games.masters.table.readings import ANY
from bottega.games.masters.table.state import LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import IN_HAND, INACTIVE, KINDS, PLAYED
from bottega.games.masters.think.pending import goods_put_away, is_pending, settled
from bottega.games.masters.think.prices import (
    ALONE_CARD_PRICE,
    ALONE_CARD_WORTH,
    ALONE_DISCARD_COST,
    ALONE_FAITH_VALUE,
    ALONE_GOOD_VALUE,
    ALONE_LATER,
    ALONE_POINT_VALUE,
    CARD_VALUE,
    CARD_WORTH,
    DISCARD_COST,
    FAITH_VALUE,
    FAVOUR_VALUE,
    GOOD_VALUE,
    POWER_VALUE,
    REPORT_NEAR,
)
from bottega.kernel.compiling import mypyc_attr
from bottega.kernel.state import NONE


@mypyc_attr(acyclic=True)
class Course:
    """How far the game has come, and what is for sale: the same for whoever looks at it."""

    __slots__ = ("cards", "faith", "farthest", "offered")

    def __init__(self, t: Masters) -> None:
        self.cards: int = 0  # the most that anybody has
        self.faith: int = 0  # the farthest that anybody has come
        for p in t.players:
            self.cards = max(self.cards, number_of_cards(p))
            self.faith = max(self.faith, p.faith)
        self.farthest: int = max(self.faith, t.cross)  # the Black Cross included
        self.offered: list[list[int]] = [[], [], []]  # the cards to be bought of each level
        for deck, card in enumerate(t.tops):
            if card != NONE:
                self.offered[deck % LEVELS].append(card)


def value(t: Masters, seat: int) -> float:
    """The seat's promise less a share of what the best other has."""
    return reckoned(t, [seat])[0]


def values(t: Masters) -> list[float]:
    """The same for every seat."""
    return reckoned(t, list(range(t.seats)))


def reckoned(t: Masters, seats: list[int]) -> list[float]:
    """The same for some seats: what does not depend on who looks at it is reckoned once."""
    if t.readings.discard == ANY and t.agenda and t.agenda[-1][0] == STORE_GOODS:
        t = goods_put_away(t)
    course = Course(t)
    if t.solo:
        return [race(t, course) - t.cross]
    won = [points_of(p) for p in t.players]
    return [promise(t, seat, course) - 0.3 * best_of_others(won, seat) for seat in seats]


def best_of_others(won: list[int], seat: int) -> int:
    return max([points for other, points in enumerate(won) if other != seat])


def promise(t: Masters, seat: int, course: Course) -> float:
    """What a seat has, and what it may hope for."""
    p = t.players[seat]
    waste = 0.0
    if is_pending(t, seat):
        p = p.clone()
        waste = settled(t, p, seat, DISCARD_COST)
    left = turns_left(p, course)
    supply = p.supply()
    total = points_of(p) - waste
    total += GOOD_VALUE * number_of_goods(supply)
    total += FAITH_VALUE * p.faith + favour_hopes(p, course)
    total += CARD_VALUE * number_of_cards(p)
    total += left * powers(p)
    total += leader_hopes(p)
    return total + best_purchase(p, supply, left, course)


def race(t: Masters, course: Course) -> float:
    """How far somebody alone has come. Points are for interest only; what pays later, pays late."""
    p = t.players[0].clone()
    waste = settled(t, p, 0, ALONE_DISCARD_COST)
    left = ALONE_LATER * turns_left(p, course)
    supply = p.supply()
    total = ALONE_POINT_VALUE * (points_of(p) + favour_hopes(p, course)) - waste
    total += ALONE_GOOD_VALUE * number_of_goods(supply) + ALONE_FAITH_VALUE * p.faith
    total += CARD_VALUE * number_of_cards(p)
    total += left * powers(p)
    total += 0.3 * leader_hopes(p)
    best = 0.0
    owned_or_saved = purse(p, supply)
    for card in within_reach(p, course):
        worth = ALONE_CARD_WORTH[card] + left * POWER_VALUE[card]
        hope = 0.5 * (worth - ALONE_CARD_PRICE[card])
        if hope > best:  # what is missing only makes it less
            best = max(best, hope / (1 + 0.5 * missing(card, owned_or_saved)))
    return total + best


# What somebody has ---------------------------------------------------------------------------


def points_of(p: Player) -> int:
    """What is already won."""
    cards, faith, favours, leaders = lasting_points(p)
    return cards + faith + favours + leaders


def number_of_cards(p: Player) -> int:
    first, second, third = p.slots
    return len(first) + len(second) + len(third)


def number_of_goods(supply: list[int]) -> int:
    coins, stones, servants, shields = supply
    return coins + stones + servants + shields


def powers(p: Player) -> float:
    """What the powers of the uncovered cards gain in a turn."""
    total = 0.0
    for slot in p.slots:
        if slot:
            total += POWER_VALUE[slot[-1]]
    return total


# What somebody hopes for ---------------------------------------------------------------------


def turns_left(p: Player, course: Course) -> float:
    """Roughly how many more turns there will be: from about nine down to none."""
    cards = max(number_of_cards(p), course.cards)
    faith = max(p.faith, course.farthest)
    return 9 * (1 - max(cards / 7, faith / LAST_SPACE))


def favour_hopes(p: Player, course: Course) -> float:
    """Tiles not yet decided: the closer to the section, the likelier."""
    hope = 0.0
    farthest = max(p.faith, course.faith)
    for section in range(3):
        if p.favours[section] == INACTIVE:
            hope += FAVOUR_VALUE[section][p.faith] * REPORT_NEAR[section][farthest]
    return hope


def leader_hopes(p: Player) -> float:
    """A leader in play is worth more than its points; one in hand a share of them."""
    total = 0.0
    for held, standing in enumerate(p.standing):
        if standing == PLAYED:
            total += 1.5
        elif standing == IN_HAND:
            leader = p.leaders[held]
            met = 1.0
            for need in REQUIRED[leader]:
                met *= (0.5 + min(owned(p, need), need.amount)) / (0.5 + need.amount)
            total += LEADER_POINTS[leader] * met * 0.8
    return total


def best_purchase(p: Player, supply: list[int], left: float, course: Course) -> float:
    """The card most worth saving for: what it is worth, the less the more is missing."""
    if left <= 0:
        return 0.0
    best = 0.0
    owned_or_saved = purse(p, supply)
    for card in within_reach(p, course):
        hope = 0.5 * (CARD_WORTH[card] + left * POWER_VALUE[card])
        if hope > best:  # what is missing only makes it less
            best = max(best, hope / (1 + 0.5 * missing(card, owned_or_saved)))
    return best * min(1.0, left / 2)  # towards the end a hope is no reason to wait


def within_reach(p: Player, course: Course) -> list[int]:
    """The cards that somebody could buy next, if they had the goods."""
    first, second, third = p.slots
    a, b, c = len(first), len(second), len(third)
    found: list[int] = []
    for level in range(LEVELS):
        if level in (a, b, c):
            found += course.offered[level]
    return found


def purse(p: Player, supply: list[int]) -> list[int]:
    """What is owned of each kind, and what leaders in play take off the price."""
    if PLAYED not in p.standing:
        return supply
    less = p.discounts()
    return [supply[kind] + less[kind] for kind in range(KINDS)]


def missing(card: int, owned_or_saved: list[int]) -> int:
    """How many goods are missing for a card."""
    cost = COST[card]
    total = 0
    for kind in range(KINDS):
        lacking = cost[kind] - owned_or_saved[kind]
        if lacking > 0:
            total += lacking
    return total
