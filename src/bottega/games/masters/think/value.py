"""How good a position looks, for players that think one answer ahead.

Points on the table, plus what the goods, the powers and the leaders promise. What is chosen
but not yet carried out counts as done, so that taking marbles, paying or choosing powers
can be judged in the middle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.masters.cards.cards import COST, LEADERS, NEEDS, POINTS, YIELDS
from bottega.games.masters.rules.agenda import (
    BASIC_FIRST,
    BASIC_OUTPUT,
    BASIC_SECOND,
    CHOOSE_POWERS,
    CHOOSE_WHITE,
    LEADER_OUTPUT,
    PAY_COST,
    RECEIVE,
    STORE_GOODS,
    TAKE_CARD,
)
from bottega.games.masters.rules.faith import (
    FAVOUR_POINTS,
    FIRST_SPACE,
    POPE_SPACE,
    give_faith_to_others,
)
from bottega.games.masters.rules.leaders import owned
from bottega.games.masters.rules.production import (
    FIRST_LEADER,
    FIRST_SLOT,
    next_power,
    parts,
)
from bottega.games.masters.rules.purchase import LEVELS
from bottega.games.masters.rules.scoring import lasting_points
from bottega.games.masters.rules.warehouse import covers, store_what_fits
from bottega.games.masters.table.readings import ANY
from bottega.games.masters.table.state import LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import FAITH, IN_HAND, INACTIVE, KINDS, PLAYED
from bottega.kernel.state import NONE

GOOD_VALUE: Final = 0.4
FAITH_VALUE: Final = 0.7
DISCARD_COST: Final = 0.45
CARD_VALUE: Final = 1.5
"""A card is a step towards leaders, higher levels and the end, beyond its points."""


ALONE_POINT_VALUE: Final = 0.2
ALONE_GOOD_VALUE: Final = 0.3
ALONE_FAITH_VALUE: Final = 1.5
ALONE_DISCARD_COST: Final = 0.8
ALONE_LATER: Final = 0.2
"""Alone it is a race against the Black Cross, and faith wins it more often than cards do."""


def value(t: Masters, seat: int) -> float:
    """The seat's promise less a share of what the best other has."""
    if t.readings.discard == ANY and t.agenda and t.agenda[-1][0] == STORE_GOODS:
        t = goods_put_away(t)
    if t.solo:
        return race(t) - t.cross
    return promise(t, seat) - 0.3 * max(
        [points_of(p) for i, p in enumerate(t.players) if i != seat]
    )


def goods_put_away(t: Masters) -> Masters:
    """The table once everything taken that fits is stored and the others have their faith.

    Where stored goods may be discarded, an answer need not bring the end of the action nearer. What
    the others will get must weigh the same before it and after it, or whoever thinks one
    answer ahead puts it off and discards all there is.
    """
    after = t.clone()
    _, seat, *taken, discarded = after.agenda.pop()
    discarded += store_in_mind(after.players[seat], taken)
    if discarded:
        give_faith_to_others(after, seat, discarded)
    return after


def promise(t: Masters, seat: int) -> float:
    p = t.players[seat].clone()
    waste = settled(t, p, seat, DISCARD_COST)
    left = turns_left(t, p)
    total = points_of(p) - waste
    total += GOOD_VALUE * sum(p.supply())
    total += FAITH_VALUE * p.faith + favour_hopes(t, p)
    total += CARD_VALUE * len(p.cards())
    total += left * sum(power_value(slot[-1]) for slot in p.slots if slot)
    total += sum(leader_hope(p, held) for held in range(len(p.standing)))
    return total + best_purchase(t, p, left)


def race(t: Masters) -> float:
    """How far somebody alone has come. Points are for interest only; what pays later, pays late."""
    p = t.players[0].clone()
    waste = settled(t, p, 0, ALONE_DISCARD_COST)
    left = ALONE_LATER * turns_left(t, p)
    total = ALONE_POINT_VALUE * (points_of(p) + favour_hopes(t, p)) - waste
    total += ALONE_GOOD_VALUE * sum(p.supply()) + ALONE_FAITH_VALUE * p.faith
    total += CARD_VALUE * len(p.cards())
    total += left * sum(power_value(slot[-1]) for slot in p.slots if slot)
    total += 0.3 * sum(leader_hope(p, held) for held in range(len(p.standing)))
    best = 0.0
    for card, missing in purchases(t, p):
        worth = ALONE_POINT_VALUE * POINTS[card] + CARD_VALUE + left * power_value(card)
        best = max(best, 0.5 * (worth - 0.4 * sum(COST[card])) / (1 + 0.5 * missing))
    return total + best


def points_of(p: Player) -> float:
    """What is already won."""
    return sum(lasting_points(p))


def turns_left(t: Masters, p: Player) -> float:
    """Roughly how many more turns there will be: from about nine down to none."""
    cards = max(len(other.cards()) for other in [p, *t.players])
    faith = max(t.cross, *(other.faith for other in [p, *t.players]))
    return 9 * (1 - max(cards / 7, faith / LAST_SPACE))


def settled(t: Masters, p: Player, seat: int, discard_cost: float) -> float:
    """Carry out on a copy of a board all that is pending; returns what is lost on the way."""
    waste = 0.0
    for step, asked, *subject in reversed(t.agenda):
        if asked == seat:
            waste += settle(t, p, step, subject, discard_cost)
    return waste


def settle(t: Masters, p: Player, step: int, subject: list[int], discard_cost: float) -> float:
    """Carry out one step of it."""
    if step == STORE_GOODS:
        *taken, discarded = subject
        return discard_cost * (discarded + store_in_mind(p, taken))
    if step == CHOOSE_WHITE:
        _whites, _red, *taken = subject
        return discard_cost * store_in_mind(p, taken)
    if step == PAY_COST:
        pay_in_mind(p, subject)
    elif step == TAKE_CARD:
        deck, slot = subject
        if t.tops[deck] != NONE:
            p.build(t.tops[deck], slot)
    elif step == CHOOSE_POWERS:
        used, pays, gains = parts(subject)
        produce_in_mind(p, next_power(used), pays, gains)
    elif step == LEADER_OUTPUT:
        *chosen, _leader = subject
        _used, pays, gains = parts(chosen)
        produce_in_mind(p, FIRST_LEADER, pays, gains)
    elif step == RECEIVE:
        gain_in_mind(p, subject)
    elif step in (BASIC_FIRST, BASIC_SECOND, BASIC_OUTPUT):
        return GOOD_VALUE + 0.1  # two goods for one
    return 0


def store_in_mind(p: Player, taken: list[int]) -> int:
    """Everything that fits is stored; returns how much does not."""
    return sum(taken) - sum(store_what_fits(p, taken))


def pay_in_mind(p: Player, cost: Sequence[int]) -> None:
    """The warehouse pays first: what is in the strongbox does not take up room."""
    for kind, n in enumerate(cost):
        from_warehouse = min(n, p.warehouse[kind])
        p.warehouse[kind] -= from_warehouse
        p.strongbox[kind] -= n - from_warehouse


def gain_in_mind(p: Player, goods: Sequence[int]) -> None:
    for kind in range(KINDS):
        p.strongbox[kind] += goods[kind]
    p.faith = min(LAST_SPACE, p.faith + goods[FAITH])


def produce_in_mind(p: Player, first: int, pays: list[int], gains: list[int]) -> None:
    """What was chosen, and every card power from the ``first`` on that can be paid and gains
    something."""
    pay_in_mind(p, pays)
    received: list[Sequence[int]] = [gains]
    for slot in range(max(0, first - FIRST_SLOT), 3):
        if p.slots[slot]:
            card = p.slots[slot][-1]
            if power_value(card) > 0 and covers(p.supply(), NEEDS[card]):
                pay_in_mind(p, NEEDS[card])
                received.append(YIELDS[card])
    for goods in received:
        gain_in_mind(p, goods)


def power_value(card: int) -> float:
    """What one use of a card's power gains, over what it takes."""
    goods = YIELDS[card]
    gain = GOOD_VALUE * sum(goods[:KINDS]) + 1.2 * goods[FAITH]
    return gain - 0.8 * GOOD_VALUE * sum(NEEDS[card])


def favour_hopes(t: Masters, p: Player) -> float:
    """Tiles not yet decided: the closer to the section, the likelier."""
    hope = 0.0
    for section in range(3):
        if p.favours[section] == INACTIVE:
            near = min(1.0, p.faith / FIRST_SPACE[section])
            soon = max(q.faith for q in [p, *t.players]) / POPE_SPACE[section]
            hope += FAVOUR_POINTS[section] * near * near * min(1.0, soon)
    return hope


def leader_hope(p: Player, held: int) -> float:
    """A leader in play is worth more than its points; one in hand a share of them."""
    leader = LEADERS[p.leaders[held]]
    if p.standing[held] == PLAYED:
        return 1.5
    if p.standing[held] != IN_HAND:
        return 0
    met = 1.0
    for need in leader.needs:
        met *= (0.5 + min(owned(p, need), need.amount)) / (0.5 + need.amount)
    return leader.points * met * 0.8


def best_purchase(t: Masters, p: Player, left: float) -> float:
    """The card most worth saving for: what it is worth, the less the more is missing."""
    if left <= 0:
        return 0
    best = 0.0
    for card, missing in purchases(t, p):
        worth = POINTS[card] + CARD_VALUE + left * power_value(card)
        best = max(best, 0.5 * worth / (1 + 0.5 * missing))
    return best * min(1.0, left / 2)  # towards the end a hope is no reason to wait


def purchases(t: Masters, p: Player) -> list[tuple[int, int]]:
    """The cards that could be bought next, each with how many goods are missing for it."""
    supply = [n + d for n, d in zip(p.supply(), p.discounts(), strict=True)]
    found: list[tuple[int, int]] = []
    for level in {len(slot) for slot in p.slots}:
        for colour in range(4):
            card = t.tops[colour * LEVELS + level] if level < LEVELS else NONE
            if card != NONE:
                missing = sum(max(0, n - own) for n, own in zip(COST[card], supply, strict=True))
                found.append((card, missing))
    return found
