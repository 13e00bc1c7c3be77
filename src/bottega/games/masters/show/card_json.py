"""What is printed on cards, board and tokens, as JSON for whoever draws them."""

from __future__ import annotations

from bottega.games.masters.cards.cards import DEVELOPMENTS, LEADERS, TOKENS
from bottega.games.masters.cards.effects import AMOUNTS, EFFECTS, REQUIREMENTS
from bottega.games.masters.rules.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE, TRACK_POINTS
from bottega.games.masters.rules.market import read_marbles
from bottega.games.masters.rules.solo import TAKEN_BY_TOKEN
from bottega.games.masters.rules.warehouse import DEPOTS
from bottega.games.masters.table.state import LEADER_DEPOT
from bottega.games.masters.table.words import COLOUR, MARBLE
from bottega.kernel.shape import Json
from bottega.kernel.state import NONE


def static_data() -> Json:
    """Everything a board shows that never changes."""
    return {
        "cards": {
            card.id: {
                "colour": COLOUR.names[card.colour],
                "level": card.level,
                "cost": AMOUNTS.write(card.cost),
                "pay": AMOUNTS.write(card.production.pay),
                "gain": AMOUNTS.write(card.production.gain),
                "points": card.points,
            }
            for card in DEVELOPMENTS
        },
        "leaders": {
            leader.id: {
                "needs": [REQUIREMENTS.write(need) for need in leader.needs],
                "power": EFFECTS.write(leader.power),
                "points": leader.points,
            }
            for leader in LEADERS
        },
        "tokens": {
            token.id: {
                "colour": None if token.colour == NONE else COLOUR.names[token.colour],
                "cards": 0 if token.colour == NONE else TAKEN_BY_TOKEN,
                "cross": token.cross,
                "reshuffle": token.reshuffle,
            }
            for token in TOKENS
        },
        "marbles": {
            name: AMOUNTS.write(given_by(marble)) for marble, name in enumerate(MARBLE.names)
        },
        "depots": list(DEPOTS),
        "leader_depot": LEADER_DEPOT,
        "track": {
            "points": list(TRACK_POINTS),
            "sections": [
                {"first": first, "pope": pope, "points": points}
                for first, pope, points in zip(FIRST_SPACE, POPE_SPACE, FAVOUR_POINTS, strict=True)
            ],
        },
    }


def given_by(marble: int) -> list[int]:
    """What a marble gives without the help of any leader."""
    taken, faith, _ = read_marbles([marble], [])
    return [*taken, faith]
