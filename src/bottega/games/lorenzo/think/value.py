"""How good a position looks, for players that think one answer ahead.

Points on the table, plus what cards, goods, faith and leaders promise for the rounds to come.
An action that is chosen but not yet carried out is played to its end in mind, so that a member, a
space or a number of servants can be judged by what comes of it.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import (
    AT_WORK,
    END_POINTS,
    PRICE,
    WORKS_FROM,
    Amounts,
    Work,
)
from bottega.games.lorenzo.cards.effects import Act, Worth
from bottega.games.lorenzo.cards.leader_cards import ABILITY, IS_ONCE, NEEDS
from bottega.games.lorenzo.cards.tiles import TILES_A_PERIOD
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_EXCHANGE,
    CHOOSE_PRIVILEGE,
    CHOOSE_SPACE,
    COPY_ABILITY,
    MAKE_UP,
    MAKE_UP_TURN,
    SPEND_SERVANTS,
    STRENGTHEN,
    TAKE_TURN,
)
from bottega.games.lorenzo.rules.bonus_actions import NO_THANKS
from bottega.games.lorenzo.rules.church import FAITH_POINTS, THRESHOLD
from bottega.games.lorenzo.rules.gains import PRIVILEGE_GAINS, per_thing
from bottega.games.lorenzo.rules.leaders import ability_of, owned
from bottega.games.lorenzo.rules.scoring import breakdown
from bottega.games.lorenzo.rules.tower import SLOT_NEEDS
from bottega.games.lorenzo.table.state import MEMBERS, ROUNDS, Lorenzo, Player, period_of
from bottega.games.lorenzo.table.words import (
    BUILDING,
    CHARACTER,
    FAITH,
    HARVEST,
    MILITARY,
    NOTHING,
    PRIVILEGES,
    PRODUCTION,
    STOCK,
    TERRITORY,
    VENTURE,
    VP,
)
from bottega.kernel.effects import Gain, Rule
from bottega.kernel.game import Decision, Game
from bottega.kernel.state import NONE, Action

EARLY: Final = [0.9, 0.85, 0.85, 0.75, 0.55, 1.0, 1.0]
LATE: Final = [0.3, 0.3, 0.3, 0.35, 0.3, 1.0, 1.0]
"""What one of each good is worth at the beginning and in the last round."""

PRIVILEGE_VALUE: Final = 1.7
MEMBER_VALUE: Final = 2.5
"""What an action still to come is worth: a member at home whose owner has a turn for it, or any
member in a round that has not begun."""

TURNS: Final = {TAKE_TURN, ACT, MAKE_UP_TURN, MAKE_UP}

EXCOMMUNICATION: Final = [7.0, 6.0, 0.0]
"""What a tile of each period costs while most of the game lies ahead; the last one is counted."""

HARVESTS: Final = 0.75
"""How often a territory or building works in a round, about."""

CARD_POINTS: Final = {TERRITORY: (0, 0.6, 1.5, 3, 6, 11, 20), CHARACTER: (0, 1.5, 4, 7, 11, 16, 21)}
"""What a number of cards is worth on the way to the points of the end."""

SETTLED: Final = {
    SPEND_SERVANTS,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_PRIVILEGE,
    CHOOSE_EXCHANGE,
    BONUS_TOWER,
    BONUS_SERVANTS,
    BONUS_WORK,
    COPY_ABILITY,
    STRENGTHEN,
}
"""Questions in the middle of an action: what is answered there follows from simple preferences."""


def value(game: Game[Lorenzo], t: Lorenzo, seat: int) -> float:
    """The seat's promise, its action played to the end, less a share of the best other's points."""
    top = t.agenda[-1] if t.agenda else (NONE, NONE)
    step, asked, *_ = top
    if asked == seat and step == CHOOSE_SPACE:
        return max(after(game, t, seat, a) for a in game.steps[step].options(t, top))
    if asked == seat and step in SETTLED:
        t = t.clone()
        settle(game, t, seat)
    return promise(t, seat) - 0.2 * best_other(t, seat)


def after(game: Game[Lorenzo], t: Lorenzo, seat: int, a: Action) -> float:
    """What a position is worth after an answer and what it leads to."""
    world = t.clone()
    game.apply(world, a)
    settle(game, world, seat)
    return promise(world, seat) - 0.2 * best_other(world, seat)


def best_other(t: Lorenzo, seat: int) -> float:
    return max(sum(n for _, n in breakdown(t, i)) for i in range(t.seats) if i != seat)


# An action to its end ------------------------------------------------------------------------


def settle(game: Game[Lorenzo], t: Lorenzo, seat: int) -> None:
    """Answer what the current action still asks."""
    while (question := game.decision(t)) is not None:
        step, asked, *_ = question.frame
        if asked != seat or step not in SETTLED:
            return
        game.apply(t, preferred(t, question))


def preferred(t: Lorenzo, question: Decision) -> Action:
    """A sensible answer in the middle of an action, found without looking ahead."""
    options = question.options
    step, seat, *subject = question.frame
    p = t.players[seat]
    if step == CHOOSE_PRIVILEGE:
        return best(options, [worth(t, PRIVILEGE_GAINS[into]) for _, into in options])
    if step == CHOOSE_EXCHANGE:
        _, slot, *_ = subject
        works = AT_WORK[p.cards[BUILDING][slot]]
        return best(options, [trade_value(t, works, choice) for _, choice in options])
    if step == BONUS_TOWER:
        floors = [a for a in options if a != NO_THANKS]
        return best(floors, [card_promise(t, p, floor) for _, floor in floors])
    return options[0]  # as few servants as possible, military before resources, the first member


def best(options: list[Action], values: list[float]) -> Action:
    """The first of those with the highest value."""
    return options[values.index(max(values))]


def card_promise(t: Lorenzo, p: Player, floor: int) -> float:
    """Roughly what the card of a floor is worth beyond its cost."""
    card = t.floors[floor]
    cost = sum(n * price for n, price in zip(PRICE[card], prices(t), strict=False))
    return END_POINTS[card] + 5.0 + work_value(t, p, AT_WORK[card]) - cost


def prices(t: Lorenzo) -> list[float]:
    """What one of each good is worth now."""
    gone = max(0, t.round - 1) / (ROUNDS - 1)
    return [early + gone * (late - early) for early, late in zip(EARLY, LATE, strict=True)]


def worth(t: Lorenzo, amounts: Amounts) -> float:
    now = prices(t)
    return sum(n * now[good] for good, n in amounts)


def trade_value(t: Lorenzo, works: Work, choice: int) -> float:
    """What an exchange gains over what it pays."""
    if choice == NOTHING:
        return 0.0
    trade = works.trades[choice - 1]
    gain = worth(t, trade.gain) + PRIVILEGE_VALUE * trade.privileges
    return gain - worth(t, trade.pay)


def work_value(t: Lorenzo, p: Player, works: Work) -> float:
    """What one activation of a card gives."""
    best = max((trade_value(t, works, i + 1) for i in range(len(works.trades))), default=0.0)
    plain = worth(t, works.gain) + PRIVILEGE_VALUE * works.privileges
    per = worth(t, per_thing(p, works.per)) if works.per else 0.0
    return plain + per + 0.8 * max(0.0, best)


# A position ----------------------------------------------------------------------------------


def promise(t: Lorenzo, seat: int) -> float:
    """What a seat has, and what it may hope for."""
    p = t.players[seat]
    left = ROUNDS - t.round + actions_left(t, seat) / MEMBERS if t.agenda else 0.0
    if not left:
        return float(sum(n for _, n in breakdown(t, seat)))
    now = prices(t)
    total = float(p.goods[VP])
    total += sum(n * price for n, price in zip(p.goods[:STOCK], now, strict=False))
    total += military_promise(p, now[MILITARY])
    total += faith_promise(t, p)
    total += card_promises(t, p, left)
    total += sum(leader_promise(t, p, leader, left) for leader in p.played)
    total += sum(hand_promise(p, leader) for leader in p.hand if leader >= 0)
    total -= sum(EXCOMMUNICATION[tile // TILES_A_PERIOD] * left / ROUNDS for tile in p.tiles)
    return total + MEMBER_VALUE * MEMBERS * left


def actions_left(t: Lorenzo, seat: int) -> int:
    """How many members may still be placed in this round: a turn that was left is gone."""
    turns = sum(1 for f in t.agenda if f[1] == seat and f[0] in TURNS)
    return min(turns, len(t.players[seat].members))


def military_promise(p: Player, price: float) -> float:
    """Military points open slots for territories; beyond the next ones they only rank."""
    points = p.goods[MILITARY]
    count = len(p.cards[TERRITORY])
    useful = max(SLOT_NEEDS[min(5, count + 2)], 7)
    return price * min(points, useful) + 0.25 * max(0, points - useful)


def faith_promise(t: Lorenzo, p: Player) -> float:
    """The points of the space, and safety from the next excommunication."""
    faith = p.goods[FAITH]
    period = period_of(max(1, t.round))
    near = min(1.0, faith / THRESHOLD[period])
    danger = 5.0 if period < 2 else 6.0
    return FAITH_POINTS[faith] + danger * near * near


def card_promises(t: Lorenzo, p: Player, left: float) -> float:
    """Cards score at the end; until then territories and buildings work, characters help."""
    total = float(sum(END_POINTS[card] for card in p.cards[VENTURE]))
    for type_, points in CARD_POINTS.items():
        total += points[len(p.cards[type_])]
    s = p.lasting
    for type_, kind in ((TERRITORY, HARVEST), (BUILDING, PRODUCTION)):
        for card in p.cards[type_]:
            likely = max(0.2, min(1.0, 1.3 - 0.15 * (WORKS_FROM[card] - s.raises[kind])))
            total += HARVESTS * left * likely * work_value(t, p, AT_WORK[card])
    helps = [max(-3, n) for n in s.raises]
    total += 0.2 * left * sum(helps)
    if s.mason:
        total += 0.2 * left
    return total


def leader_promise(t: Lorenzo, p: Player, leader: int, left: float) -> float:
    """What a leader in play gives in the rounds to come."""
    whose = ability_of(p, leader)
    if whose < 0:
        return 4.0
    ability = ABILITY[whose]
    uses = left if leader in p.used else left + 0.5
    if isinstance(ability, Gain):
        now = prices(t)
        gain = sum(n * price for n, price in zip(ability.goods, now, strict=False))
        return uses * (gain + PRIVILEGE_VALUE * ability.goods[PRIVILEGES])
    if isinstance(ability, Act):
        return 2.0 * uses
    if isinstance(ability, Worth | Rule) and not IS_ONCE[whose]:
        return 2.0 + 1.5 * left
    return 1.0 + 1.2 * left


def hand_promise(p: Player, leader: int) -> float:
    """A leader in hand: the closer to its needs, the better; at least its privilege."""
    met = 1.0
    for need in NEEDS[leader]:
        _, _, amount = need
        met *= min(owned(p, need), amount) / amount
    return PRIVILEGE_VALUE + 0.2 + 3.0 * met * met
