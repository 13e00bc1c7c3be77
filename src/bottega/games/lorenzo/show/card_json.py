"""What is printed on cards, boards and tiles, as JSON for whoever draws them."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import (
    CARDS,
    COSTS,
    TYPE_OF,
    Building,
    Character,
    Development,
    Territory,
    effects_at_work,
)
from bottega.games.lorenzo.cards.effects import AMOUNTS, EFFECTS, REQUIREMENTS
from bottega.games.lorenzo.cards.leader_cards import LEADERS
from bottega.games.lorenzo.cards.tiles import BONUS_TILES, EXCOMMUNICATIONS
from bottega.games.lorenzo.rules.church import FAITH_POINTS, REPORTS, THRESHOLD
from bottega.games.lorenzo.rules.placing import (
    LARGE_MALUS,
    LEAST,
    MARKET_GAINS,
    MARKET_PRIVILEGES,
    PALACE_GAIN,
)
from bottega.games.lorenzo.rules.scoring import MILITARY_FIRST, MILITARY_SECOND
from bottega.games.lorenzo.rules.setup import DEALT
from bottega.games.lorenzo.rules.tower import BONUS_GOOD, FLOOR_BONUS, MINIMUM, SLOT_NEEDS
from bottega.games.lorenzo.table.state import MOST_CARDS, MOST_FAITH, MOST_MILITARY, ROUNDS
from bottega.games.lorenzo.table.words import (
    ADVANCED_TILE,
    GOOD,
    PRIVILEGE,
    PRIVILEGE_GOODS,
    TYPE,
)
from bottega.kernel.shape import Json


def static_data() -> Json:
    """Everything a board shows that never changes."""
    return {
        "cards": {card.name: card_of(card) for card in CARDS},
        "leaders": {
            leader.name: {
                "needs": [REQUIREMENTS.write(need) for need in leader.needs],
                "once": leader.once,
                "ability": EFFECTS.write(leader.ability),
            }
            for leader in LEADERS
        },
        "tiles": {tile.name: EFFECTS.write(tile.penalty) for tile in EXCOMMUNICATIONS},
        "bonus_tiles": {
            tile.name: {
                "harvest": AMOUNTS.write(tile.harvest),
                "production": AMOUNTS.write(tile.production),
                "advanced": tile.name in ADVANCED_TILE.values,
            }
            for tile in BONUS_TILES
        },
        "board": board(),
    }


def card_of(card: Development) -> Json:
    """One development card."""
    number = card.number - 1
    found: dict[str, Json] = {
        "number": card.number,
        "type": TYPE.names[TYPE_OF[number]],
        "period": card.period,
        "costs": [
            {"goods": AMOUNTS.write(cost.goods), "needed": cost.needed}
            for cost in COSTS[number]
            if any(cost.goods)
        ],
        "immediate": [EFFECTS.write(effect) for effect in card.immediate],
    }
    if isinstance(card, Territory | Building):
        works = [EFFECTS.write(effect) for effect in effects_at_work(card)]
        found |= {"value": card.value, "works": works}
    elif isinstance(card, Character):
        found["lasting"] = [EFFECTS.write(effect) for effect in card.permanent]
    else:
        found["points"] = card.points
    return found


def board() -> Json:
    """The game board and the tables of the rules."""
    return {
        "floors": {
            "minimum": list(MINIMUM),
            "bonus": list(FLOOR_BONUS),
            "good": {TYPE.names[i]: GOOD.names[good] for i, good in enumerate(BONUS_GOOD)},
        },
        "least": LEAST,
        "large": LARGE_MALUS,
        "market": [
            {"goods": {GOOD.names[good]: n for good, n in gain}, "privileges": count}
            for gain, count in zip(MARKET_GAINS, MARKET_PRIVILEGES, strict=True)
        ],
        "palace": {"goods": {GOOD.names[good]: n for good, n in PALACE_GAIN}, "privileges": 1},
        "privileges": {
            name: AMOUNTS.write(goods)
            for name, goods in zip(PRIVILEGE.names, PRIVILEGE_GOODS, strict=True)
        },
        "faith": {
            "most": MOST_FAITH,
            "points": list(FAITH_POINTS),
            "thresholds": list(THRESHOLD),
            "reports": list(REPORTS),
        },
        "military": {
            "most": MOST_MILITARY,
            "slots": list(SLOT_NEEDS),
            "first": MILITARY_FIRST,
            "second": MILITARY_SECOND,
        },
        "rounds": ROUNDS,
        "leaders": DEALT,
        "cards": MOST_CARDS,
    }
