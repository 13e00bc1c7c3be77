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
    Venture,
)
from bottega.games.lorenzo.cards.effects import (
    RULE,
    WHOSE,
    Cards,
    Forfeit,
    Rule,
    Supply,
    Tax,
    Unscored,
    Worth,
)
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
from bottega.games.lorenzo.show.card_text import AnyEffect
from bottega.games.lorenzo.table.state import MOST_CARDS, MOST_FAITH, MOST_MILITARY, ROUNDS
from bottega.games.lorenzo.table.words import (
    ADVANCED_TILE,
    ANY,
    GOOD,
    KIND,
    PRIVILEGE,
    PRIVILEGE_GOODS,
    THING,
    TYPE,
)
from bottega.kernel.effects import Act, Cheaper, Either, Exchange, Gain, Goods, Per, Raise
from bottega.kernel.shape import Counts, Json

AMOUNTS = Counts(GOOD)


def static_data() -> Json:
    """Everything a board shows that never changes."""
    return {
        "cards": {card.name: card_of(card) for card in CARDS},
        "leaders": {
            leader.name: {
                "needs": [need_of(need) for need in leader.needs],
                "once": leader.once,
                "ability": effect_of(leader.ability),
            }
            for leader in LEADERS
        },
        "tiles": {tile.name: effect_of(tile.penalty) for tile in EXCOMMUNICATIONS},
        "bonus_tiles": {
            tile.name: {
                "harvest": amounts(tile.harvest),
                "production": amounts(tile.production),
                "advanced": tile.name in ADVANCED_TILE.values,
            }
            for tile in BONUS_TILES
        },
        "board": board(),
    }


def amounts(goods: Goods) -> Json:
    return AMOUNTS.write(goods)


def card_of(card: Development) -> Json:
    """One development card."""
    number = card.number - 1
    found: dict[str, Json] = {
        "number": card.number,
        "type": TYPE.names[TYPE_OF[number]],
        "period": card.period,
        "costs": [
            {"goods": amounts(cost.goods), "needed": cost.needed}
            for cost in COSTS[number]
            if any(cost.goods)
        ],
        "immediate": [effect_of(effect) for effect in card.immediate],
    }
    if isinstance(card, Territory):
        found |= {"value": card.value, "works": [effect_of(effect) for effect in card.harvest]}
    elif isinstance(card, Building):
        found |= {"value": card.value, "works": [effect_of(effect) for effect in card.production]}
    elif isinstance(card, Character):
        found["lasting"] = [effect_of(effect) for effect in card.permanent]
    elif isinstance(card, Venture):
        found["points"] = card.points
    return found


def effect_of(effect: AnyEffect) -> Json:
    """One effect: its kind and its figures."""
    if isinstance(effect, Gain):
        return {"kind": "gain", "goods": amounts(effect.goods)}
    if isinstance(effect, Per):
        thing = THING.names[effect.thing]
        return {
            "kind": "per",
            "goods": amounts(effect.goods),
            "thing": thing,
            "every": effect.every,
        }
    if isinstance(effect, Act):
        what = "any" if effect.kind == ANY else KIND.names[effect.kind]
        less = amounts(effect.less)
        return {"kind": "action", "action": what, "value": effect.value, "less": less}
    if isinstance(effect, Exchange):
        return {"kind": "exchange", "pay": amounts(effect.pay), "gain": amounts(effect.gain)}
    if isinstance(effect, Either):
        several = [x for x in effect.of if isinstance(x, Exchange | Cheaper)]
        return {"kind": "either", "of": [effect_of(x) for x in several]}
    if isinstance(effect, Raise):
        return {"kind": "raise", "action": KIND.names[effect.kind], "amount": effect.amount}
    if isinstance(effect, Cheaper):
        what = "any" if effect.kind == ANY else TYPE.names[effect.kind]
        good = GOOD.names[effect.good]
        return {"kind": "discount", "type": what, "good": good, "amount": effect.amount}
    return rule_of(effect)


def rule_of(effect: Worth | Rule | Tax | Unscored | Forfeit) -> Json:
    if isinstance(effect, Worth):
        whose = WHOSE.names[effect.whose]
        return {"kind": "worth", "whose": whose, "more": effect.more, "becomes": effect.becomes}
    if isinstance(effect, Rule):
        return {"kind": "rule", "rule": RULE.names[effect.which]}
    if isinstance(effect, Tax):
        return {"kind": "tax", "goods": amounts(effect.goods)}
    if isinstance(effect, Unscored):
        return {"kind": "unscored", "type": TYPE.names[effect.type]}
    return {"kind": "forfeit", "thing": THING.names[effect.thing], "every": effect.every}


def need_of(need: Cards | Supply) -> Json:
    if isinstance(need, Supply):
        return {"good": GOOD.names[need.good], "amount": need.amount}
    return {"type": "any" if need.type == ANY else TYPE.names[need.type], "amount": need.amount}


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
            name: amounts(goods)
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
