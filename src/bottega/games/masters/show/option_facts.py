"""What options mean, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.masters.cards.cards import CARD, DECK_OF, DEVELOPMENTS, LEADER
from bottega.games.masters.rules.agenda import ACT, FINISH_TURN
from bottega.games.masters.rules.leaders import may_play
from bottega.games.masters.rules.market import FIRST_COLUMN, LINES, read_marbles, white_gives
from bottega.games.masters.rules.purchase import LEVELS, cost_of, deck_for, levels_taken, missing
from bottega.games.masters.rules.verbs import (
    BUY,
    BUY_WITHOUT,
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
from bottega.games.masters.rules.warehouse import next_kind, store_what_fits
from bottega.games.masters.show.card_text import exchange, requirements
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import (
    COUNT,
    GOOD,
    HELD,
    IN_HAND,
    LEVEL,
    MARBLE,
    PAIRS,
    REFUSED,
    RESOURCE,
)
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import NATURE, Action, Frame


def details(t: Masters, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    _, seat, *subject = f
    verb, *arguments = a
    if seat == NATURE:
        if verb != TURN_CARD:
            return []
        (card,) = arguments
        return [Fact("card", CARD, card)]
    p = t.players[seat]
    if verb == KEEP:
        (pair,) = arguments
        first, second = (p.leaders[place] for place in PAIRS[pair])
        return [Fact("first", LEADER, first), Fact("second", LEADER, second)]
    if verb == MARKET_ROW:
        (row,) = arguments
        return market_line(t, p, row)
    if verb == MARKET_COLUMN:
        (column,) = arguments
        return market_line(t, p, FIRST_COLUMN + column)
    if verb in (STORE, DISCARD):
        *taken, _discarded = subject
        facts = [Fact("resource", RESOURCE, next_kind(taken))]
        if verb == STORE and sum(taken) > 1:
            facts += counted("fits", RESOURCE, store_what_fits(p.clone(), taken))
        return facts
    if verb == BUY:
        colour, slot = arguments
        return purchase(t, seat, colour, slot, ())
    if verb == BUY_WITHOUT:
        colour, slot, without = arguments
        return purchase(t, seat, colour, slot, REFUSED[without])
    if verb == PAY:
        (units,) = arguments
        kind = next_kind(subject)
        return [Fact("resource", RESOURCE, kind), Fact("rest", COUNT, subject[kind] - units)]
    if verb == USE_SLOT:
        (slot,) = arguments
        return exchange(DEVELOPMENTS[p.slots[slot][-1]].production)
    if verb in (USE_LEADER, PLAY_LEADER, DISCARD_LEADER):
        (held,) = arguments
        return [Fact("card", LEADER, p.leaders[held])]
    return []


def purchase(t: Masters, seat: int, colour: int, slot: int, refused: Sequence[int]) -> list[Fact]:
    """The card that would be bought, what it would cost, and how much of that was refused."""
    card = t.tops[deck_for(t.players[seat], colour, slot)]
    cost = cost_of(t, seat, card, refused)
    facts = [Fact("card", CARD, card), *counted("cost", GOOD, cost)]
    if refused:
        usual = cost_of(t, seat, card)
        more = [n - least for n, least in zip(cost, usual, strict=True)]
        facts += counted("refused", GOOD, more)
    return facts


def market_line(t: Masters, p: Player, line: int) -> list[Fact]:
    """The marbles of a row or column of the market, and what they would give a player."""
    marbles = [t.market[place] for place in LINES[line]]
    taken, red, whites = read_marbles(marbles, white_gives(p))
    return [
        *counted("marbles", MARBLE, [marbles.count(m) for m in range(MARBLE.size)]),
        *counted("gives", GOOD, [*taken, red]),
        Fact("whites", COUNT, whites),
    ]


def refusals(t: Masters, f: Frame) -> list[tuple[str, Sentence]]:
    """Cards that cannot be bought and leaders that cannot be played at this moment, and why."""
    step, seat, *_ = f
    if step not in (ACT, FINISH_TURN):
        return []
    p = t.players[seat]
    found: list[tuple[str, Sentence]] = []
    for held, leader in enumerate(p.leaders):
        if p.standing[held] == IN_HAND and not may_play(p, leader):
            found.append((f"leader {HELD.names[held]}", requirements(leader)[0]))
    if step == FINISH_TURN:
        return found
    takes = levels_taken(p)
    for card, lacking in missing(t, seat).items():
        level = DECK_OF[card] % LEVELS
        if level not in takes:
            reason = Sentence("no slot takes", [Fact("level", LEVEL, level)])
            found.append((CARD.names[card], reason))
        elif any(lacking):
            reason = Sentence("missing", counted("goods", GOOD, lacking))
            found.append((CARD.names[card], reason))
    return found
