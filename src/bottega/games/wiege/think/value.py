"""How good a position looks, for players that think one answer ahead.

Stones, plus what cards promise, plus what the evaluations to come would bring: the one that goes on
or was triggered, and those that others could trigger next.
"""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import VALUE_OF, is_culture
from bottega.games.wiege.rules.agenda import (
    DUEL,
    EVALUATE,
    GENIUS_BONUS,
    NAME_ALONE,
    NAME_SYMBOL,
    PAY_STONE,
    PLAY_ALONE,
    USE_UP,
)
from bottega.games.wiege.rules.columns import column_of, count
from bottega.games.wiege.rules.duel import is_playable, score_of, stake
from bottega.games.wiege.rules.paying import stones_of
from bottega.games.wiege.rules.placing import owners_of
from bottega.games.wiege.rules.scoring import winners
from bottega.games.wiege.table.positions import IS_CENTRAL, REACH, partner
from bottega.games.wiege.table.state import Player, Wiege, frames_of
from bottega.games.wiege.table.words import BLUE, RED, YES
from bottega.kernel.state import NONE, Frame

STONE_VALUE: Final = 1.5
VICTORY: Final = 100.0
CARD_VALUE: Final = 0.45
"""A card that may still be taken."""

SHOWN: Final = 0.35
TALLER: Final = 0.06
"""What a symbol of a column is worth, and how much more in a taller one."""

IN_HAND: Final = 0.3
MARK: Final = 0.08
OF_PILE: Final = 0.5
OF_HAND: Final = 0.36
"""What a character is worth for each point of its value."""

PILE_STRENGTH: Final = 2.2
HAND_STRENGTH: Final = 0.35
"""What a card of somebody else's pile or hand may add to a duel, about."""

SOON: Final = [0.0, 0.55, 0.2, 0.08, 0.03, 0.02, 0.01]
"""How much an evaluation counts already, by the spaces that are left."""


def value(t: Wiege, seat: int) -> float:
    """The stones of a side, its cards, and its prospects."""
    side = [seat, partner(seat)] if t.teams else [seat]
    stones = STONE_VALUE * sum(stones_of(t, one) for one in side)
    if not t.agenda:
        return stones + (VICTORY if seat in winners(t) else 0.0)
    rivals = [one for one in range(t.seats) if one not in side]
    cards = cards_value(t, t.players[seat]) - 0.5 * sum(
        columns_value(t, t.players[one]) for one in rivals
    ) / len(rivals)
    return stones + cards + due(t, seat) + prospects(t, seat)


# Cards ---------------------------------------------------------------------------------------


def cards_value(t: Wiege, p: Player) -> float:
    """What columns, pile and hand are worth."""
    total = columns_value(t, p) + OF_PILE * score_of(p.pile)
    for card in p.hand:
        if is_culture(card):
            tallest = max(count(p, symbol) for symbol in t.cards.symbols_on[card])
            total += IN_HAND * (1 + 0.1 * tallest)
        else:
            total += OF_HAND * VALUE_OF[card]
    return total


def columns_value(t: Wiege, p: Player) -> float:
    """Every symbol counts, in tall columns more; so do genius marks that are not covered."""
    total = 0.0
    for symbol, cards in enumerate(p.columns):
        if cards:
            shown = count(p, symbol)
            total += SHOWN * shown + TALLER * shown * shown
            total += MARK if t.cards.mark_on[cards[-1]] != NONE else 0.0
    return total


# What an evaluation would bring --------------------------------------------------------------


def best_count(p: Player, symbols: tuple[int, ...]) -> int:
    return max(count(p, symbol) for symbol in symbols)


def strength(t: Wiege, seat: int, other: int, event: int) -> float:
    """What a player could still add to a duel: known for oneself, guessed for others."""
    p = t.players[other]
    if other != seat:
        return PILE_STRENGTH * len(p.pile) + HAND_STRENGTH * len(p.hand)
    fit = [card for card in p.hand if is_playable(t, card, event)]
    return float(score_of((*p.pile, *fit)))


def likely(difference: float) -> float:
    """From −1, surely lost, to 1, surely won."""
    return max(-1.0, min(1.0, difference / 4))


def outcome(t: Wiege, seat: int, position: int, colour: int, owners: set[int]) -> float:
    """The stones an evaluation would bring a seat, if these players took part in it."""
    event, height = t.stacks[position][-1], stake(t, position)
    others = [owner for owner in owners if owner != seat]
    if not others:
        if seat not in owners:
            return 0.0
        if colour == BLUE:
            return float(best_count(t.players[seat], t.cards.shows[event]))
        return height if strength(t, seat, seat, event) else 0.0
    rival = others[0]
    if seat not in owners:  # somebody collects, from me among others
        if len(others) > 1 or (t.teams and rival == partner(seat)):
            return 0.0
        share = 1.0
        if IS_CENTRAL[t.seats][position]:
            share /= t.seats - 1
        elif position not in REACH[t.seats][seat]:
            return 0.0
        if colour == BLUE:
            return -share * best_count(t.players[rival], t.cards.shows[event])
        return -share * height * min(1.0, strength(t, seat, rival, event))
    if colour == BLUE:
        mine, theirs = (best_count(t.players[one], t.cards.shows[event]) for one in (seat, rival))
        return float(mine - theirs)
    difference = strength(t, seat, seat, event) - strength(t, seat, rival, event)
    return height * likely(difference)


# What is going on ----------------------------------------------------------------------------


def due(t: Wiege, seat: int) -> float:
    """What the rest of this turn will bring."""
    total = 0.0
    for f in t.agenda:
        step = f[0]
        if step == PAY_STONE:
            _, payer, to = f
            total += STONE_VALUE * ((to == seat) - (payer == seat))
        elif step == USE_UP:
            _, winner, symbol, used = f
            if winner == seat:
                p = t.players[seat]
                cards = p.columns[column_of(p, symbol)]
                total -= (SHOWN + TALLER * len(cards)) * min(used, len(cards))
        elif step == GENIUS_BONUS:
            _, taker, left = f
            if taker == seat:
                total += CARD_VALUE * left
        elif step == EVALUATE:
            _, _, position, colour = f
            owners = owners_of(t.pieces[position])
            total += STONE_VALUE * outcome(t, seat, position, colour, owners)
        elif step in QUESTIONS:
            total += STONE_VALUE * going_on(t, seat, f)
    return total


QUESTIONS: Final = [NAME_SYMBOL, NAME_ALONE, DUEL, PLAY_ALONE]
"""What is asked in an evaluation."""


def going_on(t: Wiege, seat: int, f: Frame) -> float:
    """What the open question of an evaluation may bring."""
    step = f[0]
    if step == NAME_SYMBOL:
        return comparison_hope(t, seat, f)
    if step == DUEL:
        return duel_hope(t, seat, f)
    _, alone, position = f
    return outcome(t, seat, position, BLUE if step == NAME_ALONE else RED, {alone})


def comparison_hope(t: Wiege, seat: int, f: Frame) -> float:
    """The trigger player has named a symbol and waits for the other's best, or nobody has."""
    _, asked, position, trigger, other, named = f
    if seat not in (trigger, other):
        return 0.0
    if asked == trigger or seat == other:
        return outcome(t, seat, position, BLUE, {trigger, other})
    event = t.stacks[position][-1]
    return float(
        count(t.players[trigger], named) - best_count(t.players[other], t.cards.shows[event])
    )


def duel_hope(t: Wiege, seat: int, f: Frame) -> float:
    """The stones of a duel, from all lost to all won."""
    _, asked, position, trigger, other, alone = f
    if seat not in (trigger, other):
        return 0.0
    rival = other if seat == trigger else trigger
    event = t.stacks[position][-1]
    return stake(t, position) * chances(t, seat, rival, event, asked, alone)


def chances(t: Wiege, seat: int, rival: int, event: int, asked: int, alone: int) -> float:
    """From −1, a duel that is lost, to 1, one that is won; what is still to be revealed counts."""
    ahead = score_of(t.players[seat].revealed) - score_of(t.players[rival].revealed)
    mine, theirs = strength(t, seat, seat, event), strength(t, seat, rival, event)
    if alone != YES:
        return likely(ahead + mine - theirs)
    if asked == rival:
        return likely(ahead - theirs)
    if ahead > 0:  # nobody answers any more
        return 1.0
    if ahead + mine > 0:
        return 0.5
    return -1.0 if ahead else 0.0


def prospects(t: Wiege, seat: int) -> float:
    """What evaluations would bring that others, or oneself later, could trigger."""
    waiting = [position for _, _, position, _ in frames_of(t.agenda, EVALUATE)]
    total = 0.0
    for position, pieces in enumerate(t.pieces):
        if not pieces or position in waiting:
            continue
        owners = owners_of(pieces)
        for colour in (BLUE, RED):
            spaces = t.cards.spaces_in[t.stacks[position][-1]][colour]
            left = sum(1 for i, x in enumerate(pieces) if spaces >> i & 1 and x == NONE)
            brings = outcome(t, seat, position, colour, owners) if left and owners else 0.0
            if left == 1:  # whom it would harm, will not trigger it
                brings *= 1.2 if brings < 0 else 0.6
            total += SOON[left] * brings
    return STONE_VALUE * total
