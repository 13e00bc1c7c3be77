"""What stands on cards, leaders and tokens, as sentences for the translator."""

from __future__ import annotations

from bottega.games.masters.cards.cards import CARD, DEVELOPMENTS, LEADER, LEADERS, TOKEN, TOKENS
from bottega.games.masters.cards.effects import EFFECTS, REQUIREMENTS
from bottega.games.masters.table.words import COLOUR, COUNT, GOOD, LEVEL
from bottega.kernel.effects import Exchange
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import NONE


def describe(domain: str, value: int) -> list[Sentence]:
    """What stands on a development card, a leader or a token."""
    if value < 0:
        return []
    if domain == CARD.key:
        card = DEVELOPMENTS[value]
        return [
            Sentence("card", [Fact("card", CARD, value)]),
            Sentence(
                "card kind",
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
        name = Fact("leader", LEADER, value)
        return [
            Sentence("leader", [name]),
            Sentence("leader kind", [name, Fact("points", COUNT, leader.points)]),
            *requirements(value),
            *EFFECTS.sentences(leader.power),
        ]
    name = Fact("token", TOKEN, value)
    return [Sentence("token", [name]), Sentence("token kind", [name]), token_does(value)]


def token_does(value: int) -> Sentence:
    token = TOKENS[value]
    if token.colour != NONE:
        return Sentence("token cards", [Fact("colour", COLOUR, token.colour)])
    steps = [Fact("steps", COUNT, token.cross)]
    return Sentence("token shuffle" if token.reshuffle else "token cross", steps)


def exchange(production: Exchange) -> list[Fact]:
    return [*counted("pay", GOOD, production.pay), *counted("gain", GOOD, production.gain)]


def requirements(leader: int) -> list[Sentence]:
    """What must be owned to play a leader, a sentence each."""
    return [line for need in LEADERS[leader].needs for line in REQUIREMENTS.sentences(need)]
