"""How good a position looks, for players that think one answer ahead.

Points on the table, plus what cards, goods, faith and leaders promise for the rounds to come.
An action that is chosen but not yet carried out is played to its end in mind, so that a member, a
space or a number of servants can be judged by what comes of it.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import END_POINTS, WORKS_FROM
from bottega.games.lorenzo.cards.leader_cards import NEEDS
from bottega.games.lorenzo.cards.tiles import TILE, TILES_A_PERIOD
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    CHOOSE_SPACE,
    MAKE_UP,
    MAKE_UP_TURN,
    STEPS,
    TAKE_TURN,
)
from bottega.games.lorenzo.rules.church import FAITH_POINTS, THRESHOLD
from bottega.games.lorenzo.rules.leaders import ability_of, owned
from bottega.games.lorenzo.rules.scoring import points
from bottega.games.lorenzo.rules.tower import SLOT_NEEDS
from bottega.games.lorenzo.table.state import (
    MEMBERS,
    MOST_CARDS,
    MOST_FAITH,
    ROUNDS,
    Ints,
    Lorenzo,
    Player,
    period_of,
)
from bottega.games.lorenzo.table.words import (
    BUILDING,
    CHARACTER,
    COIN,
    FAITH,
    HARVEST,
    MILITARY,
    PRODUCTION,
    SERVANT,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from bottega.games.lorenzo.think.actions import SETTLED, settle
from bottega.games.lorenzo.think.prices import (
    A_ROUND,
    AT_LEAST,
    GIVES,
    PRICES,
    PRIVILEGE_VALUE,
    USE_VALUE,
    work_value,
)
from bottega.kernel.game import Game
from bottega.kernel.state import NONE, Frame

MEMBER_VALUE: Final = 2.5
"""What an action still to come is worth: a member at home whose owner has a turn for it, or any
member in a round that has not begun."""

IS_TURN: Final[list[bool]] = [
    step in (TAKE_TURN, ACT, MAKE_UP_TURN, MAKE_UP) for step in range(len(STEPS.declared))
]

ENVY: Final = 0.2
"""How much it hurts what the best of the others has."""

EXCOMMUNICATION: Final = [7.0, 6.0, 0.0]
"""What a tile of each period costs while most of the game lies ahead; the last one is counted."""

TILE_COST: Final[list[float]] = [
    EXCOMMUNICATION[tile // TILES_A_PERIOD] for tile in range(TILE.size)
]

HARVESTS: Final = 0.75
"""How often a territory or building works in a round, about."""

EASIEST: Final = -20
LIKELY: Final[list[float]] = [
    max(0.2, min(1.0, 1.3 - 0.15 * missing)) for missing in range(EASIEST, 20)
]
"""How likely a card works, by how much of its value is left to dice and servants once all that
raises its owner's actions is taken off; from `EASIEST` on."""

TERRITORY_VALUE: Final[list[float]] = [0.0, 0.6, 1.5, 3.0, 6.0, 11.0, 20.0]
CHARACTER_VALUE: Final[list[float]] = [0.0, 1.5, 4.0, 7.0, 11.0, 16.0, 21.0]
"""What a number of cards is worth on the way to the points of the end."""

USEFUL_MILITARY: Final[list[int]] = [
    max(SLOT_NEEDS[min(5, count + 2)], 7) for count in range(MOST_CARDS + 1)
]
"""How many military points somebody with so many territories can do something with."""


def faith_promise(faith: int, round_: int) -> float:
    """The points of the space, and safety from the next excommunication."""
    period = period_of(max(1, round_))
    near = min(1.0, faith / THRESHOLD[period])
    danger = 5.0 if period < 2 else 6.0
    return FAITH_POINTS[faith] + danger * near * near


FAITH_PROMISE: Final[list[list[float]]] = [
    [faith_promise(faith, round_) for faith in range(MOST_FAITH + 1)]
    for round_ in range(ROUNDS + 1)
]
"""The same for each round and space."""


def value(game: Game[Lorenzo], t: Lorenzo, seat: int) -> float:
    """The seat's promise, its action played to the end, less a share of the best other's points."""
    if not t.agenda:
        return outlook(t, seat)
    top = t.agenda[-1]
    if top[1] == seat:
        if top[0] == CHOOSE_SPACE:
            return best_space(game, t, top)
        if top[0] in SETTLED:
            t = t.clone()
            settle(game, t, seat)
    return outlook(t, seat)


def values(game: Game[Lorenzo], t: Lorenzo) -> list[float]:
    """The same for every seat: whoever is asked finishes their action, for the others it stands."""
    asked = t.agenda[-1][1] if t.agenda else NONE
    scores = [points(t, seat) for seat in range(t.seats)]
    turns = turns_left(t)
    found: list[float] = []
    for seat in range(t.seats):
        if seat == asked:
            found.append(value(game, t, seat))
        else:
            found.append(promise(t, seat, turns[seat]) - ENVY * best_of_others(scores, seat))
    return found


def best_of_others(scores: list[int], seat: int) -> int:
    """The most that anybody else has."""
    return max([score for other, score in enumerate(scores) if other != seat])


def best_space(game: Game[Lorenzo], t: Lorenzo, f: Frame) -> float:
    """What a position is worth where a space is chosen: as much as after the best choice."""
    step, seat = game.steps[f[0]], f[1]
    found: list[float] = []
    for a in step.options(t, f):
        world = t.clone()
        game.apply(world, a)
        settle(game, world, seat)
        found.append(outlook(world, seat))
    return max(found)


def outlook(t: Lorenzo, seat: int) -> float:
    """A position as it stands: the seat's promise less a share of the best other's points."""
    scores = [points(t, other) for other in range(t.seats) if other != seat]
    return promise(t, seat, turns_left(t)[seat]) - ENVY * max(scores)


def turns_left(t: Lorenzo) -> list[int]:
    """How many turns of this round everybody still has, the one under way included."""
    turns = [0] * t.seats
    for f in t.agenda:
        if IS_TURN[f[0]]:
            turns[f[1]] += 1
    return turns


def promise(t: Lorenzo, seat: int, turns: int) -> float:
    """What a seat has, and what it may hope for.

    A turn that was left is gone, and so is its member: there are as many actions as both.
    """
    p = t.players[seat]
    left = ROUNDS - t.round + min(turns, len(p.members)) / MEMBERS if t.agenda else 0.0
    if not left:
        return float(points(t, seat))
    goods, now = p.goods, PRICES[t.round]
    total = float(goods[VP])
    total += (
        goods[COIN] * now[COIN]
        + goods[WOOD] * now[WOOD]
        + goods[STONE] * now[STONE]
        + goods[SERVANT] * now[SERVANT]
    )
    total += military_promise(p, now[MILITARY])
    total += FAITH_PROMISE[t.round][goods[FAITH]]
    total += card_promises(t, p, left)
    if p.played:
        total += leader_promises(t, p, left)
    if p.hand:
        total += hand_promises(p)
    if p.tiles:
        total -= tile_costs(p.tiles, left)
    return total + MEMBER_VALUE * MEMBERS * left


def military_promise(p: Player, price: float) -> float:
    """Military points open slots for territories; beyond the next ones they only rank."""
    military = p.goods[MILITARY]
    useful = USEFUL_MILITARY[len(p.cards[TERRITORY])]
    if military <= useful:
        return price * military
    return price * useful + 0.25 * (military - useful)


def card_promises(t: Lorenzo, p: Player, left: float) -> float:
    """Cards score at the end; until then territories and buildings work, characters help."""
    ventures = 0
    for card in p.cards[VENTURE]:
        ventures += END_POINTS[card]
    total = ventures + TERRITORY_VALUE[len(p.cards[TERRITORY])]
    total += CHARACTER_VALUE[len(p.cards[CHARACTER])]
    s = p.lasting
    often = HARVESTS * left
    for card in p.cards[TERRITORY]:
        likely = LIKELY[WORKS_FROM[card] - s.raises[HARVEST] - EASIEST]
        total += often * likely * work_value(p, card, t.round)
    for card in p.cards[BUILDING]:
        likely = LIKELY[WORKS_FROM[card] - s.raises[PRODUCTION] - EASIEST]
        total += often * likely * work_value(p, card, t.round)
    helps = 0
    for raised in s.raises:
        helps += max(-3, raised)
    total += 0.2 * left * helps
    if s.mason:
        total += 0.2 * left
    return total


def leader_promises(t: Lorenzo, p: Player, left: float) -> float:
    """What the leaders in play give in the rounds to come."""
    total = 0.0
    for leader in p.played:
        whose = ability_of(p, leader)
        if whose < 0:
            total += 4.0
        elif GIVES[whose]:
            uses = left if leader in p.used else left + 0.5
            total += uses * USE_VALUE[t.round][whose]
        else:
            total += AT_LEAST[whose] + A_ROUND[whose] * left
    return total


def hand_promises(p: Player) -> float:
    """Leaders in hand: the closer to its needs, the better; at least its privilege."""
    total = 0.0
    for leader in p.hand:
        if leader >= 0:
            met = 1.0
            for need in NEEDS[leader]:
                _, _, amount = need
                met *= min(owned(p, need), amount) / amount
            total += PRIVILEGE_VALUE + 0.2 + 3.0 * met * met
    return total


def tile_costs(tiles: Ints, left: float) -> float:
    """What excommunications cost, the less the later."""
    total = 0.0
    for tile in tiles:
        total += TILE_COST[tile] * left / ROUNDS
    return total
