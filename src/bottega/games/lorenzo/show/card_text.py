"""What stands on cards, leaders and tiles, as sentences for the translator."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import (
    CARD,
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
    ONE_COLOURED,
    RULE,
    WHOSE,
    Ability,
    Cards,
    Forfeit,
    Immediate,
    Lasting,
    Penalty,
    Rule,
    Tax,
    Unscored,
    Working,
    Worth,
)
from bottega.games.lorenzo.cards.leader_cards import LEADER, LEADERS
from bottega.games.lorenzo.cards.tiles import BONUS_TILES, EXCOMMUNICATIONS, TILE
from bottega.games.lorenzo.table.words import (
    ANY,
    BONUS_TILE,
    COUNT,
    GOOD,
    HARVEST,
    KIND,
    PERIOD,
    THING,
    TYPE,
)
from bottega.kernel.effects import Act, Cheaper, Either, Exchange, Gain, Per, Raise
from bottega.kernel.show import Fact, Sentence, counted

AnyEffect = Immediate | Working | Lasting | Ability | Penalty


def describe(domain: str, value: int) -> list[Sentence]:
    """What stands on a card, a leader, an excommunication or a bonus tile."""
    if value < 0:
        return []
    if domain == CARD.key:
        return card(value)
    if domain == LEADER.key:
        return leader(value)
    if domain == TILE.key:
        title = Sentence("tile", [Fact("tile", TILE, value)])
        return [title, *effect(EXCOMMUNICATIONS[value].penalty)]
    tile = BONUS_TILES[value]
    return [
        Sentence("bonus tile", [Fact("tile", BONUS_TILE, value)]),
        Sentence("bonus tile harvest", counted("goods", GOOD, tile.harvest)),
        Sentence("bonus tile production", counted("goods", GOOD, tile.production)),
    ]


def card(value: int) -> list[Sentence]:
    """Title, cost, what happens at once, what works later, points at the end."""
    found = CARDS[value]
    title = [
        Sentence("card", [Fact("card", CARD, value)]),
        Sentence(
            "card kind",
            [Fact("type", TYPE, TYPE_OF[value]), Fact("period", PERIOD, found.period - 1)],
        ),
    ]
    return [*title, *costs(value), *at_once(found), *later(found)]


def costs(value: int) -> list[Sentence]:
    lines = []
    for cost in COSTS[value]:
        facts = counted("cost", GOOD, cost.goods)
        if cost.needed:
            facts.append(Fact("needed", COUNT, cost.needed))
            lines.append(Sentence("card cost military", facts))
        elif any(cost.goods):
            lines.append(Sentence("card cost", facts))
    return lines


def at_once(found: Development) -> list[Sentence]:
    lines = [line for one in found.immediate for line in effect(one)]
    return [Sentence("card at once", []), *lines] if lines else []


def later(found: Development) -> list[Sentence]:
    """What a card does after it was taken."""
    if isinstance(found, Territory):
        lines = [line for one in found.harvest for line in effect(one)]
        return [Sentence("card harvest", [Fact("value", COUNT, found.value)]), *lines]
    if isinstance(found, Building):
        lines = [line for one in found.production for line in effect(one)]
        return [Sentence("card production", [Fact("value", COUNT, found.value)]), *lines]
    if isinstance(found, Character):
        lines = [line for one in found.permanent for line in effect(one)]
        return [Sentence("card lasting", []), *lines] if lines else []
    return points(found)


def points(found: Venture) -> list[Sentence]:
    return [Sentence("card points", [Fact("points", COUNT, found.points)])]


def leader(value: int) -> list[Sentence]:
    """Name, needs, ability."""
    found = LEADERS[value]
    return [
        Sentence("leader", [Fact("leader", LEADER, value)]),
        *requirements(value),
        Sentence("leader once" if found.once else "leader lasting", []),
        *effect(found.ability),
    ]


def requirements(value: int) -> list[Sentence]:
    """What must be owned to play a leader, a sentence each."""
    lines = []
    for need in LEADERS[value].needs:
        if not isinstance(need, Cards):
            goods = [Fact("goods", GOOD, need.good, need.amount)]
            lines.append(Sentence("needs goods", goods))
        elif need.type == ANY:
            lines.append(Sentence("needs one type", [Fact("amount", COUNT, need.amount)]))
        else:
            lines.append(Sentence("needs cards", [Fact("cards", THING, need.type, need.amount)]))
    return lines


def effect(found: AnyEffect) -> list[Sentence]:
    """An effect in sentences: one, or one for each alternative."""
    if isinstance(found, Gain):
        return [Sentence("effect gain", counted("goods", GOOD, found.goods))]
    if isinstance(found, Per):
        facts = counted("goods", GOOD, found.goods)
        each = [Fact("thing", THING, found.thing, found.every), Fact("every", COUNT, found.every)]
        return [Sentence("effect per", facts + each)]
    if isinstance(found, Act):
        return [action(found)]
    if isinstance(found, Exchange):
        facts = counted("pay", GOOD, found.pay) + counted("gain", GOOD, found.gain)
        return [Sentence("effect exchange", facts)]
    if isinstance(found, Either):
        return either(found)
    if isinstance(found, Raise):
        facts = [Fact("kind", KIND, found.kind), Fact("amount", COUNT, abs(found.amount))]
        return [Sentence("effect raise" if found.amount > 0 else "effect lower", facts)]
    if isinstance(found, Cheaper):
        facts = [Fact("goods", GOOD, found.good, found.amount)]
        if found.kind == ANY:
            return [Sentence("effect discount any", facts)]
        return [Sentence("effect discount", [*facts, Fact("thing", THING, found.kind, 2)])]
    return [rule(found)]


def action(found: Act) -> Sentence:
    """A bonus action."""
    facts = [Fact("value", COUNT, found.value)]
    if found.kind == ANY:
        return Sentence("effect action any", facts)
    if found.kind >= HARVEST:
        return Sentence("effect action work", [*facts, Fact("kind", KIND, found.kind)])
    facts.append(Fact("type", TYPE, found.kind))
    if found.less:
        return Sentence("effect action cheaper", [*facts, *counted("less", GOOD, found.less)])
    return Sentence("effect action tower", facts)


def either(found: Either) -> list[Sentence]:
    """Alternatives: exchanges of a building, or the Stonemason's discounts."""
    lines = [line for one in found.of if isinstance(one, Exchange) for line in effect(one)]
    if lines:
        return [lines[0], *(Sentence("effect or exchange", line.facts) for line in lines[1:])]
    facts = [
        Fact(name, GOOD, one.good, one.amount)
        for name, one in zip(("first", "second"), found.of, strict=True)
        if isinstance(one, Cheaper)
    ]
    kinds = [one.kind for one in found.of if isinstance(one, Cheaper)]
    return [Sentence("effect discount either", [*facts, Fact("thing", THING, kinds[0], 2)])]


def rule(found: Worth | Rule | Tax | Unscored | Forfeit) -> Sentence:
    """What changes the rules of the game."""
    if isinstance(found, Rule):
        return Sentence(f"rule {RULE.names[found.which]}", [])
    if isinstance(found, Tax):
        return Sentence("effect tax", counted("goods", GOOD, found.goods))
    if isinstance(found, Unscored):
        return Sentence("effect unscored", [Fact("thing", THING, found.type, 2)])
    if isinstance(found, Forfeit):
        facts = [Fact("thing", THING, found.thing, found.every), Fact("every", COUNT, found.every)]
        return Sentence("effect forfeit", facts)
    whose = Fact("whose", WHOSE, found.whose)
    if found.whose == ONE_COLOURED:
        return Sentence("effect strengthen", [Fact("value", COUNT, found.becomes)])
    if found.becomes:
        return Sentence("effect worth", [whose, Fact("value", COUNT, found.becomes)])
    message = "effect worth more" if found.more > 0 else "effect worth less"
    return Sentence(message, [whose, Fact("amount", COUNT, abs(found.more))])
