"""How good a position looks, for players that think one answer ahead.

Stones, plus what cards promise, plus what the evaluations to come would bring: the one that goes on
or was triggered, and those that others could trigger next.
"""

from __future__ import annotations

from bottega.games.wiege.cards.cards import BEARS, MARK_ON, SYMBOLS_ON, VALUE_OF, is_culture
from bottega.games.wiege.cards.event_cards import SHOWS, SPACES_IN
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
from bottega.games.wiege.rules.duel import score_of
from bottega.games.wiege.rules.paying import stones_of
from bottega.games.wiege.rules.scoring import winners
from bottega.games.wiege.table.positions import IS_CENTRAL, REACH, partner
from bottega.games.wiege.table.state import Player, Wiege
from bottega.games.wiege.table.words import BLUE, RED, YES
from bottega.kernel.state import NONE, Frame

STONE_VALUE = 1.5
VICTORY = 100.0
CARD_VALUE = 0.45
"""A card that may still be taken."""

SHOWN = 0.35
TALLER = 0.06
"""What a symbol of a column is worth, and how much more in a taller one."""

IN_HAND = 0.3
MARK = 0.08
OF_PILE = 0.5
OF_HAND = 0.36
"""What a character is worth for each point of its value."""

PILE_STRENGTH = 2.2
HAND_STRENGTH = 0.35
"""What a card of somebody else's pile or hand may add to a duel, about."""

SOON = (0.0, 0.55, 0.2, 0.08, 0.03, 0.02, 0.01)
"""How much an evaluation counts already, by the spaces that are left."""


def value(t: Wiege, seat: int) -> float:
    """The stones of a side, its cards, and its prospects."""
    side = [seat, partner(seat)] if t.teams else [seat]
    stones = STONE_VALUE * sum(stones_of(t, one) for one in side)
    if not t.agenda:
        return stones + (VICTORY if seat in winners(t) else 0.0)
    rivals = [one for one in range(t.seats) if one not in side]
    cards = cards_value(t.players[seat]) - 0.5 * sum(
        columns_value(t.players[one]) for one in rivals
    ) / len(rivals)
    return stones + cards + due(t, seat) + prospects(t, seat)


# Cards ---------------------------------------------------------------------------------------


def cards_value(p: Player) -> float:
    """What columns, pile and hand are worth."""
    total = columns_value(p) + OF_PILE * score_of(p.pile)
    for card in p.hand:
        if is_culture(card):
            tallest = max(count(p, symbol) for symbol in SYMBOLS_ON[card])
            total += IN_HAND * (1 + 0.1 * tallest)
        else:
            total += OF_HAND * VALUE_OF[card]
    return total


def columns_value(p: Player) -> float:
    """Every symbol counts, in tall columns more; so do genius marks that are not covered."""
    total = 0.0
    for symbol, cards in enumerate(p.columns):
        if cards:
            shown = count(p, symbol)
            total += SHOWN * shown + TALLER * shown * shown
            total += MARK if MARK_ON[cards[-1]] != NONE else 0.0
    return total


# What an evaluation would bring --------------------------------------------------------------


def best_count(p: Player, symbols: tuple[int, ...]) -> int:
    return max(count(p, symbol) for symbol in symbols)


def strength(t: Wiege, seat: int, other: int, event: int) -> float:
    """What a player could still add to a duel: known for oneself, guessed for others."""
    p = t.players[other]
    if other != seat:
        return PILE_STRENGTH * len(p.pile) + HAND_STRENGTH * len(p.hand)
    symbols = (NONE, *SHOWS[event])
    fit = [card for card in p.hand if not is_culture(card) and BEARS[card] in symbols]
    return float(score_of((*p.pile, *fit)))


def likely(difference: float) -> float:
    """From −1, surely lost, to 1, surely won."""
    return max(-1.0, min(1.0, difference / 4))


def outcome(t: Wiege, seat: int, position: int, colour: int, owners: set[int]) -> float:
    """The stones an evaluation would bring a seat, if these players took part in it."""
    event, height = t.stacks[position][-1], len(t.stacks[position])
    others = [owner for owner in owners if owner != seat]
    if not others:
        if seat not in owners:
            return 0.0
        if colour == BLUE:
            return float(best_count(t.players[seat], SHOWS[event]))
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
            return -share * best_count(t.players[rival], SHOWS[event])
        return -share * height * min(1.0, strength(t, seat, rival, event))
    if colour == BLUE:
        mine, theirs = (best_count(t.players[one], SHOWS[event]) for one in (seat, rival))
        return float(mine - theirs)
    difference = strength(t, seat, seat, event) - strength(t, seat, rival, event)
    return height * likely(difference)


# What is going on ----------------------------------------------------------------------------


def due(t: Wiege, seat: int) -> float:
    """What the rest of this turn will bring."""
    total = 0.0
    for f in t.agenda:
        if f[0] == PAY_STONE:
            total += STONE_VALUE * ((f[2] == seat) - (f[1] == seat))
        elif f[0] == USE_UP and f[1] == seat:
            p = t.players[seat]
            cards = p.columns[column_of(p, f[2])]
            total -= (SHOWN + TALLER * len(cards)) * min(f[3], len(cards))
        elif f[0] == GENIUS_BONUS and f[1] == seat:
            total += CARD_VALUE * f[2]
        elif f[0] == EVALUATE:
            owners = {piece >> 1 for piece in t.pieces[f[2]] if piece != NONE}
            total += STONE_VALUE * outcome(t, seat, f[2], f[3], owners)
        elif f[0] in (NAME_SYMBOL, NAME_ALONE, DUEL, PLAY_ALONE):
            total += STONE_VALUE * going_on(t, seat, f)
    return total


def going_on(t: Wiege, seat: int, f: Frame) -> float:
    """What the open question of an evaluation may bring."""
    step, position = f[0], f[2]
    if step == NAME_ALONE:
        return outcome(t, seat, position, BLUE, {f[1]})
    if step == PLAY_ALONE:
        return outcome(t, seat, position, RED, {f[1]})
    trigger, other = f[3], f[4]
    if seat not in (trigger, other):
        return 0.0
    rival = other if seat == trigger else trigger
    event = t.stacks[position][-1]
    if step == NAME_SYMBOL:
        if f[1] == trigger or seat == other:
            return outcome(t, seat, position, BLUE, {trigger, other})
        return float(count(t.players[seat], f[5]) - best_count(t.players[rival], SHOWS[event]))
    return len(t.stacks[position]) * duel_hope(t, seat, rival, f, event)


def duel_hope(t: Wiege, seat: int, rival: int, f: Frame, event: int) -> float:
    """From −1, a duel that is lost, to 1, one that is won; what is still to be revealed counts."""
    ahead = score_of(t.players[seat].revealed) - score_of(t.players[rival].revealed)
    mine, theirs = strength(t, seat, seat, event), strength(t, seat, rival, event)
    if f[5] != YES:
        return likely(ahead + mine - theirs)
    if f[1] == rival:
        return likely(ahead - theirs)
    if ahead > 0:  # nobody answers any more
        return 1.0
    if ahead + mine > 0:
        return 0.5
    return -1.0 if ahead else 0.0


def prospects(t: Wiege, seat: int) -> float:
    """What evaluations would bring that others, or oneself later, could trigger."""
    waiting = [f[2] for f in t.agenda if f[0] == EVALUATE]
    total = 0.0
    for position, pieces in enumerate(t.pieces):
        if not pieces or position in waiting:
            continue
        owners = {piece >> 1 for piece in pieces if piece != NONE}
        for colour in (BLUE, RED):
            spaces = SPACES_IN[t.stacks[position][-1]][colour]
            left = sum(1 for i, x in enumerate(pieces) if spaces >> i & 1 and x == NONE)
            brings = outcome(t, seat, position, colour, owners) if left and owners else 0.0
            if left == 1:  # whom it would harm, will not trigger it
                brings *= 1.2 if brings < 0 else 0.6
            total += SOON[left] * brings
    return STONE_VALUE * total
