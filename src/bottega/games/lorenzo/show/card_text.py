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
from bottega.games.lorenzo.cards.effects import EFFECTS, REQUIREMENTS
from bottega.games.lorenzo.cards.leader_cards import LEADER, LEADERS
from bottega.games.lorenzo.cards.tiles import BONUS_TILES, EXCOMMUNICATIONS, TILE
from bottega.games.lorenzo.table.words import BONUS_TILE, COUNT, GOOD, PERIOD, TYPE
from bottega.kernel.show import Fact, Sentence, counted


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
        return [title, *EFFECTS.sentences(EXCOMMUNICATIONS[value].penalty)]
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
    lines = [line for one in found.immediate for line in EFFECTS.sentences(one)]
    return [Sentence("card at once", []), *lines] if lines else []


def later(found: Development) -> list[Sentence]:
    """What a card does after it was taken."""
    if isinstance(found, Territory):
        lines = [line for one in found.harvest for line in EFFECTS.sentences(one)]
        return [Sentence("card harvest", [Fact("value", COUNT, found.value)]), *lines]
    if isinstance(found, Building):
        lines = [line for one in found.production for line in EFFECTS.sentences(one)]
        return [Sentence("card production", [Fact("value", COUNT, found.value)]), *lines]
    if isinstance(found, Character):
        lines = [line for one in found.permanent for line in EFFECTS.sentences(one)]
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
        *EFFECTS.sentences(found.ability),
    ]


def requirements(value: int) -> list[Sentence]:
    """What must be owned to play a leader, a sentence each."""
    return [line for need in LEADERS[value].needs for line in REQUIREMENTS.sentences(need)]
