"""What stands on cards, leaders and tokens, as sentences for the translator."""

from __future__ import annotations

from bottega.games.masters.cards.cards import CARD, DEVELOPMENTS, LEADER, LEADERS, TOKENS, Cards
from bottega.games.masters.table.words import COLOUR, COUNT, GOOD, LEVEL, RESOURCE
from bottega.kernel.effects import Convert, Depot, Discount, Exchange
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import NONE


def describe(domain: str, value: int) -> list[Sentence]:
    """What stands on a development card, a leader or a token."""
    if value < 0:
        return []
    if domain == CARD.key:
        card = DEVELOPMENTS[value]
        return [
            Sentence(
                "card",
                [
                    Fact("card", CARD, value),
                    Fact("colour", COLOUR, card.colour),
                    Fact("level", LEVEL, card.level - 1),
                    Fact("points", COUNT, card.points),
                ],
            ),
            Sentence("card cost", counted("cost", GOOD, card.cost)),
            Sentence("card production", exchange(card.production)),
        ]
    if domain == LEADER.key:
        leader = LEADERS[value]
        title = [Fact("leader", LEADER, value), Fact("points", COUNT, leader.points)]
        return [Sentence("leader", title), *requirements(value), power(value)]
    token = TOKENS[value]
    if token.colour != NONE:
        return [Sentence("token cards", [Fact("colour", COLOUR, token.colour)])]
    steps = [Fact("steps", COUNT, token.cross)]
    return [Sentence("token shuffle" if token.reshuffle else "token cross", steps)]


def exchange(production: Exchange) -> list[Fact]:
    return [*counted("pay", GOOD, production.pay), *counted("gain", GOOD, production.gain)]


def requirements(leader: int) -> list[Sentence]:
    """What must be owned to play a leader, a sentence each."""
    found = []
    for need in LEADERS[leader].needs:
        if isinstance(need, Cards):
            facts = [Fact("colour", COLOUR, need.colour), Fact("amount", COUNT, need.amount)]
            if need.level:
                level = Fact("level", LEVEL, need.level - 1)
                found.append(Sentence("needs cards of level", [*facts, level]))
            else:
                found.append(Sentence("needs cards", facts))
        else:
            goods = [Fact("goods", RESOURCE, need.resource, need.amount)]
            found.append(Sentence("needs goods", goods))
    return found


def power(leader: int) -> Sentence:
    """What a leader does once played."""
    effect = LEADERS[leader].power
    if isinstance(effect, Discount):
        return Sentence("power discount", [Fact("goods", GOOD, effect.good, effect.amount)])
    if isinstance(effect, Depot):
        return Sentence("power depot", [Fact("goods", GOOD, effect.good, effect.places)])
    if isinstance(effect, Convert):
        return Sentence("power white", [Fact("goods", GOOD, effect.good)])
    return Sentence("power production", exchange(effect))
