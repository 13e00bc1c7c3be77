"""The twenty leaders (rules, section 11), a line each, and the bonus actions there are."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.lorenzo.cards.cards import CARD, IMMEDIATE
from bottega.games.lorenzo.cards.effects import (
    COLOURED,
    COPY_LEADER,
    DOUBLE_IMMEDIATE,
    NO_MILITARY_NEED,
    NO_TOWER_FEE,
    OCCUPIED_SPACES,
    ONE_COLOURED,
    SUPPORT_BONUS,
    THE_NEUTRAL,
    Ability,
    Act,
    Cards,
    Supply,
    Worth,
)
from bottega.games.lorenzo.table.words import (
    ANY,
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
    goods,
)
from bottega.kernel.effects import Discount, Gain, Rule
from bottega.kernel.state import NONE
from bottega.kernel.words import Domain


class Leader(NamedTuple):
    """What must be owned to play the card, and what it does: once a round, or lastingly."""

    name: str
    needs: list[Cards | Supply]
    once: bool
    ability: Ability


ONCE, LASTING = True, False

# fmt: off
LEADERS: Final[list[Leader]] = [
    Leader("francesco sforza", [Cards(VENTURE, 5)], ONCE, Act(HARVEST, 1)),
    Leader("ludovico ariosto", [Cards(CHARACTER, 5)], LASTING, Rule(OCCUPIED_SPACES)),
    Leader("filippo brunelleschi", [Cards(BUILDING, 5)], LASTING, Rule(NO_TOWER_FEE)),
    Leader("sigismondo malatesta", [Supply(MILITARY, 7), Supply(FAITH, 3)], LASTING, Worth(THE_NEUTRAL, 3)),
    Leader("girolamo savonarola", [Supply(COIN, 18)], ONCE, Gain(goods(faith=1))),
    Leader("michelangelo buonarroti", [Supply(STONE, 10)], ONCE, Gain(goods(coin=3))),
    Leader("giovanni dalle bande nere", [Supply(MILITARY, 12)], ONCE, Gain(goods(wood=1, stone=1, coin=1))),
    Leader("leonardo da vinci", [Cards(CHARACTER, 4), Cards(TERRITORY, 2)], ONCE, Act(PRODUCTION, 0)),
    Leader("sandro botticelli", [Supply(WOOD, 10)], ONCE, Gain(goods(military=2, vp=1))),
    Leader("ludovico il moro", [Cards(TERRITORY, 2), Cards(CHARACTER, 2), Cards(BUILDING, 2), Cards(VENTURE, 2)], LASTING, Worth(COLOURED, becomes=5)),
    Leader("lucrezia borgia", [Cards(ANY, 6)], LASTING, Worth(COLOURED, 2)),
    Leader("federico da montefeltro", [Cards(TERRITORY, 5)], ONCE, Worth(ONE_COLOURED, becomes=6)),
    Leader("lorenzo de medici", [Supply(VP, 35)], LASTING, Rule(COPY_LEADER)),
    Leader("sisto iv", [Supply(WOOD, 6), Supply(STONE, 6), Supply(COIN, 6), Supply(SERVANT, 6)], LASTING, Rule(SUPPORT_BONUS)),
    Leader("cesare borgia", [Cards(BUILDING, 3), Supply(COIN, 12), Supply(FAITH, 2)], LASTING, Rule(NO_MILITARY_NEED)),
    Leader("santa rita", [Supply(FAITH, 8)], LASTING, Rule(DOUBLE_IMMEDIATE)),
    Leader("cosimo de medici", [Cards(BUILDING, 4), Cards(CHARACTER, 2)], ONCE, Gain(goods(servant=3, vp=1))),
    Leader("bartolomeo colleoni", [Cards(TERRITORY, 4), Cards(VENTURE, 2)], ONCE, Gain(goods(vp=4))),
    Leader("ludovico iii gonzaga", [Supply(SERVANT, 15)], ONCE, Gain(goods(privilege=1))),
    Leader("pico della mirandola", [Cards(VENTURE, 4), Cards(BUILDING, 2)], LASTING, Discount(ANY, COIN, 3)),
]
# fmt: on

LEADER: Final = Domain("leader", [leader.name for leader in LEADERS])
IS_ONCE: Final[list[bool]] = [leader.once for leader in LEADERS]
ABILITY: Final[list[Ability]] = [leader.ability for leader in LEADERS]
COPIER: Final[int] = ABILITY.index(Rule(COPY_LEADER))
"""Lorenzo de' Medici himself."""

STRENGTHENER: Final[int] = ABILITY.index(Worth(ONE_COLOURED, becomes=6))
"""Federico da Montefeltro."""

Need = tuple[bool, int, int]
"""Whether it is of cards, the type or good, and how many."""

NEEDS: Final[list[list[Need]]] = [
    [
        (True, need.type, need.amount)
        if isinstance(need, Cards)
        else (False, need.good, need.amount)
        for need in leader.needs
    ]
    for leader in LEADERS
]

# Bonus actions: those of cards, then those of leaders --------------------------------------------

ACTING_CARDS: Final = [card for card in range(CARD.size) if IMMEDIATE[card].act]
ACTING_LEADERS: Final = [leader for leader, x in enumerate(LEADERS) if isinstance(x.ability, Act)]
SOURCE: Final = Domain(
    "source",
    [CARD.names[card] for card in ACTING_CARDS] + [LEADER.names[x] for x in ACTING_LEADERS],
)
"""What gives a bonus action."""

ACTS: Final[list[Act]] = [
    *(act for work in IMMEDIATE if (act := work.act)),
    *(x.ability for x in LEADERS if isinstance(x.ability, Act)),
]
SOURCE_OF_CARD: Final[list[int]] = [
    ACTING_CARDS.index(card) if card in ACTING_CARDS else NONE for card in range(CARD.size)
]
SOURCE_OF_LEADER: Final[list[int]] = [SOURCE.values.get(leader.name, NONE) for leader in LEADERS]
