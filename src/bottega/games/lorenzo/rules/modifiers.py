"""What lasts for a player: characters, leaders in play and excommunications, added up.

Rules ask again and again what a tower is worth to somebody, or what a card costs them. It
follows from what they own, so it is worked out once for each combination and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bottega.games.lorenzo.cards.cards import CARDS, Character
from bottega.games.lorenzo.cards.effects import (
    COLOURED,
    DEAR_SERVANTS,
    DOUBLE_IMMEDIATE,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_MILITARY_NEED,
    NO_TOWER_FEE,
    OCCUPIED_SPACES,
    SUPPORT_BONUS,
    THE_NEUTRAL,
    Ability,
    EitherDiscount,
    Lasting,
    Penalty,
    Raise,
    Tax,
    Worth,
)
from bottega.games.lorenzo.cards.leader_cards import ABILITY
from bottega.games.lorenzo.cards.tiles import PENALTY
from bottega.games.lorenzo.table.words import ANY, COIN, HELD, KIND, TYPE
from bottega.kernel.effects import Discount, Rule

REMEMBERED: Final = 1 << 16
SISTO_POINTS: Final = 5


class Standing:
    """Everything about a player that changes the rules for them."""

    __slots__ = (
        "base",
        "best_raise",
        "coins_off",
        "coloured",
        "doubles",
        "fee",
        "floor_bonus",
        "market",
        "mason",
        "military_need",
        "neutral",
        "occupied",
        "per_point",
        "raises",
        "support",
        "tax",
    )

    def __init__(self) -> None:
        self.raises: list[int] = [0] * KIND.size  # added to actions of each kind
        self.best_raise: int = 0  # the most that is added to any
        self.base: int = 0  # instead of the dice, if not 0
        self.coloured: int = 0  # added to coloured members
        self.neutral: int = 0  # added to the neutral member
        self.per_point: int = 1  # servants for each +1
        self.coins_off: list[int] = [0] * TYPE.size  # coins that a card of a type costs less
        self.mason: bool = False  # buildings cost 1 wood or 1 stone less
        self.fee: bool = True  # pays the 3 coins of an occupied tower
        self.floor_bonus: bool = True
        self.military_need: bool = True
        self.occupied: bool = False  # may use occupied spaces
        self.doubles: bool = False  # receives resources of immediate effects twice
        self.market: bool = True  # may use the market
        self.support: int = 0  # points for each support of the Church
        self.tax: tuple[int, ...] = (0,) * HELD  # what each source gives less


@lru_cache(maxsize=REMEMBERED)
def standing(
    characters: tuple[int, ...], leaders: tuple[int, ...], tiles: tuple[int, ...]
) -> Standing:
    """How a player stands who owns these characters, leaders in play and excommunications."""
    found = Standing()
    for card in characters:
        character = CARDS[card]
        if isinstance(character, Character):
            for effect in character.permanent:
                add(found, effect)
    for leader in leaders:
        add(found, ABILITY[leader])
    for tile in tiles:
        add(found, PENALTY[tile])
    found.best_raise = max(found.raises)
    return found


def add(to: Standing, effect: Lasting | Ability | Penalty) -> None:
    """One more lasting effect. What works once, or at the end, is no part of this."""
    if isinstance(effect, Raise):
        to.raises[effect.action] += effect.amount
    elif isinstance(effect, Discount):
        for type_ in range(TYPE.size):
            if effect.good == COIN and effect.on in (ANY, type_):
                to.coins_off[type_] += effect.amount
    elif isinstance(effect, EitherDiscount):
        to.mason = True  # the Stonemason is the only one with a choice
    elif isinstance(effect, Worth):
        if effect.whose == THE_NEUTRAL:
            to.neutral += effect.more
        elif effect.whose == COLOURED:
            to.coloured += effect.more
            to.base = max(to.base, effect.becomes)
    elif isinstance(effect, Tax):
        to.tax = effect.goods[:HELD]
    elif isinstance(effect, Rule):
        add_rule(to, effect.rule)


def add_rule(to: Standing, rule: int) -> None:
    """One more rule that does not hold, or holds differently."""
    if rule == NO_FLOOR_BONUS:
        to.floor_bonus = False
    elif rule == OCCUPIED_SPACES:
        to.occupied = True
    elif rule == NO_TOWER_FEE:
        to.fee = False
    elif rule == NO_MILITARY_NEED:
        to.military_need = False
    elif rule == DOUBLE_IMMEDIATE:
        to.doubles = True
    elif rule == SUPPORT_BONUS:
        to.support += SISTO_POINTS
    elif rule == NO_MARKET:
        to.market = False
    elif rule == DEAR_SERVANTS:
        to.per_point = 2
