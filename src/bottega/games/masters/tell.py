"""What options and cards mean, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from bottega.games.masters.agenda import ACT, FINISH_TURN
from bottega.games.masters.cards import (
    CARD,
    DECK_OF,
    DEVELOPMENTS,
    LEADER,
    LEADERS,
    TOKENS,
    Cards,
)
from bottega.games.masters.leaders import may_play
from bottega.games.masters.market import LINES, read_marbles, white_gives
from bottega.games.masters.purchase import LEVELS, cost_of, levels_taken, missing
from bottega.games.masters.state import Masters
from bottega.games.masters.verbs import (
    BUY,
    DISCARD,
    DISCARD_LEADER,
    KEEP,
    MARKET_COLUMN,
    MARKET_ROW,
    PAY,
    PLAY_LEADER,
    STORE,
    TURN_CARD,
    USE_LEADER,
    USE_SLOT,
)
from bottega.games.masters.warehouse import next_kind
from bottega.games.masters.words import (
    COLOUR,
    COUNT,
    GOOD,
    HELD,
    IN_HAND,
    LEVEL,
    MARBLE,
    PAIRS,
    RESOURCE,
)
from bottega.kernel.effects import Convert, Depot, Discount, Exchange
from bottega.kernel.game import Fact, Sentence, counted
from bottega.kernel.state import NATURE, NONE, Action, Frame


def details(t: Masters, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    if f[1] == NATURE:
        return [Fact("card", CARD, a[1])] if a[0] == TURN_CARD else []
    p = t.players[f[1]]
    verb = a[0]
    if verb == KEEP:
        first, second = (p.leaders[place] for place in PAIRS[a[1]])
        return [Fact("first", LEADER, first), Fact("second", LEADER, second)]
    if verb in (MARKET_ROW, MARKET_COLUMN):
        line = LINES[a[1] if verb == MARKET_ROW else 3 + a[1]]
        marbles = [t.market[place] for place in line]
        taken, red, whites = read_marbles(marbles, white_gives(p))
        return [
            *counted("marbles", MARBLE, [marbles.count(m) for m in range(MARBLE.size)]),
            *counted("gives", GOOD, [*taken, red]),
            Fact("whites", COUNT, whites),
        ]
    if verb in (STORE, DISCARD):
        return [Fact("resource", RESOURCE, next_kind(f, 2)[0])]
    if verb == BUY:
        card = t.tops[a[1] * LEVELS + levels_taken(p)[a[2]]]
        return [Fact("card", CARD, card), *counted("cost", GOOD, cost_of(t, f[1], card))]
    if verb == PAY:
        kind, n = next_kind(f, 2)
        return [Fact("resource", RESOURCE, kind), Fact("rest", COUNT, n - a[1])]
    if verb == USE_SLOT:
        return exchange(DEVELOPMENTS[p.slots[a[1]][-1]].production)
    if verb in (USE_LEADER, PLAY_LEADER, DISCARD_LEADER):
        return [Fact("card", LEADER, p.leaders[a[1]])]
    return []


def refusals(t: Masters, f: Frame) -> list[tuple[str, Sentence]]:
    """Cards that cannot be bought and leaders that cannot be played at this moment, and why."""
    if f[0] not in (ACT, FINISH_TURN):
        return []
    p = t.players[f[1]]
    found: list[tuple[str, Sentence]] = []
    for held, leader in enumerate(p.leaders):
        if p.standing[held] == IN_HAND and not may_play(p, leader):
            found.append((f"leader {HELD.names[held]}", requirements(leader)[0]))
    if f[0] == FINISH_TURN:
        return found
    takes = levels_taken(p)
    for card in t.tops:
        if card != NONE:
            lacking = missing(t, f[1], card)
            level = DECK_OF[card] % LEVELS
            if level not in takes:
                reason = Sentence("no slot takes", [Fact("level", LEVEL, level)])
                found.append((CARD.names[card], reason))
            elif any(lacking):
                reason = Sentence("missing", counted("goods", GOOD, lacking))
                found.append((CARD.names[card], reason))
    return found


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
