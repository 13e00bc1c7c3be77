"""Taking a card from a tower (rules, section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.lorenzo.cards.cards import (
    FIGHT,
    IMMEDIATE,
    MILITARY_NEED,
    PRICE,
    SERVANTS_IN,
    TYPE_OF,
    Amounts,
)
from bottega.games.lorenzo.cards.leader_cards import ACTS, SOURCE_OF_CARD
from bottega.games.lorenzo.rules.agenda import BONUS_TOWER, BONUS_WORK, CHOOSE_COST, CHOOSE_DISCOUNT
from bottega.games.lorenzo.rules.events import CARD_TAKEN, FEE_PAID
from bottega.games.lorenzo.rules.gains import doubled, gain, per_thing, privileges, tax_left
from bottega.games.lorenzo.rules.modifiers import Standing
from bottega.games.lorenzo.rules.verbs import ON_SPACE, PAY_IN, SAVE
from bottega.games.lorenzo.table.state import MOST_CARDS, Ints, Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    ANY,
    BUILDING,
    CHARACTER,
    COIN,
    IN_MILITARY,
    IN_RESOURCES,
    MILITARY,
    NEUTRAL,
    SERVANT,
    SPACE,
    STONE,
    TERRITORY,
    TYPE,
    VENTURE,
    WOOD,
    goods,
)
from bottega.kernel.declared import Step
from bottega.kernel.effects import Goods
from bottega.kernel.state import EVERYONE, NONE, Action, Frame, replaced

MINIMUM: Final = [1, 3, 5, 7]
WITHIN: Final = [
    [[4 * type_ + height for height in range(4) if MINIMUM[height] <= value] for value in range(8)]
    for type_ in range(TYPE.size)
]
"""The floors of each tower that a value reaches, up to 7."""

FLOOR_BONUS: Final = [0, 0, 1, 2]
BONUS_GOOD: Final = [WOOD, STONE, MILITARY, COIN]
"""What the upper two floors of each tower give."""

FEE: Final = 3
SLOT_NEEDS: Final = [0, 0, 3, 7, 12, 18]
"""Military points needed for each slot of territories."""

ALL_TOWERS: Final = list(range(TYPE.size))
ONE_TOWER: Final = [[type_] for type_ in ALL_TOWERS]
ON: Final[list[Action]] = [(ON_SPACE, space) for space in range(SPACE.size)]
NO_DISCOUNT: Final[Goods] = goods()
WAYS: Final[list[Action]] = [(PAY_IN, IN_MILITARY), (PAY_IN, IN_RESOURCES)]
SAVINGS: Final[list[Action]] = [(SAVE, 0), (SAVE, 1)]


# What can be taken ---------------------------------------------------------------------------


def open_floors(
    t: Lorenzo, seat: int, s: Standing, value: int, coloured: bool, kind: int, less: Goods
) -> list[Action]:
    """Every floor on which a member or bonus action of this value can take the card.

    Some number of servants must carry the whole action through (no. 1): value, fee, bonus, cost.
    """
    p = t.players[seat]
    held, floors, spaces = p.goods, t.floors, t.spaces
    servants = held[SERVANT]
    help_ = servants // s.per_point
    found: list[Action] = []
    for type_ in ALL_TOWERS if kind == ANY else ONE_TOWER[kind]:
        strength = value + s.raises[type_]
        reach = strength + help_
        if reach < 1 or len(p.cards[type_]) == MOST_CARDS:
            continue
        if type_ == TERRITORY and held[MILITARY] < slot_need(p, s):
            continue
        first = 4 * type_
        coins = held[COIN]
        there = spaces[first] + spaces[first + 1] + spaces[first + 2] + spaces[first + 3]
        if there:
            if coloured and has_coloured(there, seat):
                continue
            if s.fee:
                coins -= FEE
                if coins < 0:
                    continue
        coins += s.coins_off[type_] + less[COIN]  # what it costs less is like more of it in hand
        for floor in WITHIN[type_][reach if reach < 7 else 7]:
            card = floors[floor]
            if card == NONE:
                continue
            if type_ == VENTURE:
                if not can_fund(p, s, card, coins, floor & 3, less):
                    continue
            elif PRICE[card][COIN] > coins or (
                type_ == BUILDING and not has_materials(p, s, card, less)
            ):
                continue
            reserve = SERVANTS_IN[card]
            if reserve:
                lift = max(0, MINIMUM[floor & 3] - strength) * s.per_point
                if lift + reserve > servants:
                    continue
            found.append(ON[floor])
    return found


def members_in(t: Lorenzo, tower: int) -> Ints:
    """All who stand in a tower."""
    first, spaces = 4 * tower, t.spaces
    return spaces[first] + spaces[first + 1] + spaces[first + 2] + spaces[first + 3]


def has_coloured(pieces: Ints, seat: int) -> bool:
    """The same-colour rule: whether a coloured member of a seat stands there already."""
    own = 4 * seat
    for piece in pieces:  # noqa: SIM110 # half as fast with `any`
        if own <= piece < own + NEUTRAL:
            return True
    return False


def has_materials(p: Player, s: Standing, card: int, less: Goods) -> bool:
    """Whether there is the wood and the stone for a building, of which the Stonemason saves 1."""
    price, held = PRICE[card], p.goods
    wood, stone = price[WOOD] - less[WOOD] - held[WOOD], price[STONE] - less[STONE] - held[STONE]
    if wood <= 0 and stone <= 0:
        return True
    return s.mason and max(0, wood) + max(0, stone) == 1


def can_fund(p: Player, s: Standing, card: int, coins: int, height: int, less: Goods) -> bool:
    """Whether a venture can be paid, in military points or in resources, with so many coins.

    The coins that its floor gives can be spent on it: no other card costs what its floor gives.
    """
    held = p.goods
    if 0 <= MILITARY_NEED[card] <= held[MILITARY]:
        return True
    price = PRICE[card]
    if not price:
        return False
    if height > 1 and s.floor_bonus:
        coins += FLOOR_BONUS[height] - s.tax[COIN]
    return (
        price[COIN] <= coins
        and price[WOOD] <= held[WOOD] + less[WOOD]
        and price[STONE] <= held[STONE] + less[STONE]
    )


def slot_need(p: Player, s: Standing) -> int:
    """The military points that the slot of the next territory needs, as long as there is one."""
    count = len(p.cards[TERRITORY])
    return SLOT_NEEDS[count] if count < MOST_CARDS and s.military_need else 0


# Going up ------------------------------------------------------------------------------------


def fee_due(t: Lorenzo, s: Standing, floor: int) -> int:
    """The coins that a tower takes from a player: three if anybody stands in it (no. 3)."""
    return FEE if s.fee and members_in(t, floor >> 2) else 0


def pay_fee(t: Lorenzo, seat: int, floor: int, s: Standing) -> None:
    """The coins for an occupied tower are paid before anything is received (no. 3)."""
    coins = fee_due(t, s, floor)
    if coins:
        t.players[seat].goods[COIN] -= coins
        t.tell(FEE_PAID, EVERYONE, seat, coins)


def go_up(t: Lorenzo, seat: int, floor: int, source: int, s: Standing) -> None:
    """The bonus of the floor (no. 4), then the cost (no. 5): asked for where there is a choice."""
    height, type_ = floor & 3, floor >> 2
    if height > 1 and s.floor_bonus:
        gain(t, seat, ((BONUS_GOOD[type_], FLOOR_BONUS[height]),), s.tax)
    card = t.floors[floor]
    if type_ == TERRITORY:
        take_card(t, seat, floor, ())
    elif MILITARY_NEED[card] >= 0:
        if PRICE[card]:
            t.then((CHOOSE_COST, seat, floor, source))
        else:
            take_card(t, seat, floor, ((MILITARY, FIGHT[card][1]),))
    else:
        coin, wood, stone, servant = price_of(s, card, source)
        if s.mason and type_ == BUILDING:
            if wood and stone:
                t.then((CHOOSE_DISCOUNT, seat, floor, source))
                return
            wood, stone = max(0, wood - 1), max(0, stone - 1)
        take_card(t, seat, floor, ((COIN, coin), (WOOD, wood), (STONE, stone), (SERVANT, servant)))


def discount_of(source: int) -> Goods:
    """What the card of a bonus action costs less."""
    return (source >= 0 and ACTS[source].less) or NO_DISCOUNT


def price_of(s: Standing, card: int, source: int) -> tuple[int, int, int, int]:
    """The cost in resources after all discounts but the Stonemason's, never below nothing."""
    less = discount_of(source)
    coin, wood, stone, servant = PRICE[card]
    return (
        max(0, coin - s.coins_off[TYPE_OF[card]] - less[COIN]),
        max(0, wood - less[WOOD]),
        max(0, stone - less[STONE]),
        servant,
    )


def price_saving(s: Standing, card: int, source: int, material: int) -> list[int]:
    """The cost of a building after the Stonemason saved 1 wood or 1 stone of it."""
    price = list(price_of(s, card, source))
    price[WOOD + material] -= 1
    return price


def can_afford(held: list[int], price: Sequence[int]) -> bool:
    """Whether there is enough of each resource."""
    return all(n <= own for n, own in zip(price, held, strict=False))


class ChooseCost(Step[Lorenzo]):
    """A venture with two costs is paid in military points or in resources (no. 5).

    A military cost needs more points than it spends. Discounts concern resources only.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, floor, source = f
        p, card = t.players[seat], t.floors[floor]
        needed, _ = FIGHT[card]
        found = [WAYS[IN_MILITARY]] if p.goods[MILITARY] >= needed else []
        if can_afford(p.goods, price_of(p.lasting, card, source)):
            found.append(WAYS[IN_RESOURCES])
        return found

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, floor, source = f
        _, cost = a
        card = t.floors[floor]
        if cost == IN_MILITARY:
            _, spent = FIGHT[card]
            take_card(t, seat, floor, ((MILITARY, spent),))
        else:
            price = price_of(t.players[seat].lasting, card, source)
            take_card(t, seat, floor, tuple(enumerate(price)))


class ChooseDiscount(Step[Lorenzo]):
    """The Stonemason saves 1 wood or 1 stone of a building that still costs both [A19]."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, floor, source = f
        p = t.players[seat]
        _, wood, stone, _ = price_of(p.lasting, t.floors[floor], source)
        more_wood, more_stone = p.goods[WOOD] - wood, p.goods[STONE] - stone
        found = [SAVINGS[0]] if more_wood >= -1 and more_stone >= 0 else []
        if more_wood >= 0 and more_stone >= -1:
            found.append(SAVINGS[1])
        return found

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, floor, source = f
        _, material = a
        price = price_saving(t.players[seat].lasting, t.floors[floor], source, material)
        take_card(t, seat, floor, tuple(enumerate(price)))


# The card ------------------------------------------------------------------------------------


def take_card(t: Lorenzo, seat: int, floor: int, cost: Amounts) -> None:
    """Pay, put the card on the board, then its immediate effect (nos. 5 to 7)."""
    p = t.players[seat]
    held = p.goods
    for good, n in cost:
        held[good] -= n
    card, type_ = t.floors[floor], floor >> 2
    t.floors[floor] = NONE
    p.cards = replaced(p.cards, type_, (*p.cards[type_], card))
    if type_ == CHARACTER:
        p.stand()
    if t.events is not None:
        paid = dict(cost)
        t.tell(CARD_TAKEN, EVERYONE, seat, card, *(paid.get(good, 0) for good in range(len(held))))
    at_once(t, seat, card)


def at_once(t: Lorenzo, seat: int, card: int) -> None:
    """The immediate effect: goods and points, then privileges, then a bonus action [A4].

    What is counted for it counts the new card. Santa Rita doubles before a tax is taken [A7].
    """
    effect = IMMEDIATE[card]
    p = t.players[seat]
    s = p.lasting
    given = per_thing(p, effect.per) if effect.per else effect.gain
    if given:
        gain(t, seat, doubled(given) if s.doubles else given, s.tax)
    if effect.act:
        source = SOURCE_OF_CARD[card]
        if effect.act.action <= VENTURE:
            t.then((BONUS_TOWER, seat, source))
        else:
            t.then((BONUS_WORK, seat, source, 0))
    if effect.privileges:
        t.then(privileges(seat, effect.privileges, tax_left(s.tax, given)))
