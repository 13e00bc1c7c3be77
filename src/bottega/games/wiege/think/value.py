"""How good a position looks, for players that think one answer ahead.

Stones, plus what cards promise, plus what the evaluations to come would bring: the one that goes on
or was triggered, and those that others could trigger next.

Players look at little else, so all seats are reckoned at once: what each has is looked at by the
others too, and what an evaluation brings one of them it costs the others.
"""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import VALUE_OF
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
from bottega.games.wiege.rules.columns import column_of, counts
from bottega.games.wiege.rules.duel import score_of, stake
from bottega.games.wiege.rules.placing import OWNED_BY, SEATS_IN, owners_of
from bottega.games.wiege.rules.scoring import winners
from bottega.games.wiege.table.positions import IS_CENTRAL, PAYERS, RIVALS, partner
from bottega.games.wiege.table.state import Player, Wiege
from bottega.games.wiege.table.words import BLUE, RED, STONE, SYMBOLS, YES, Ints
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

Shown = list[list[int]]
"""How often each seat shows each symbol."""


def value(t: Wiege, seat: int) -> float:
    """The stones of a side, its cards, and its prospects."""
    return reckoned(t, [seat])[0]


def values(t: Wiege) -> list[float]:
    """The same for every seat."""
    return reckoned(t, list(range(t.seats)))


def reckoned(t: Wiege, seats: list[int]) -> list[float]:
    """The same for some seats: what all of them look at is reckoned once."""
    stones = [STONE_VALUE * number for number in side_stones(t)]
    if not t.agenda:
        won = winners(t)
        return [stones[seat] + (VICTORY if seat in won else 0.0) for seat in seats]
    shown = [counts(p) for p in t.players]
    columns = [columns_value(t, p, shown[seat]) for seat, p in enumerate(t.players)]
    dues, hopes = due(t, shown), prospects(t, shown)
    return [
        stones[seat] + cards_value(t, seat, shown[seat], columns) + dues[seat] + hopes[seat]
        for seat in seats
    ]


def side_stones(t: Wiege) -> list[int]:
    """The stones of each seat, in reserve and on events; in the team game its partner's too."""
    stones: list[int] = []
    for p in t.players:
        number = 0
        for of_colour in p.reserve:
            number += of_colour
        stones.append(number)
    for pieces in t.pieces:
        for piece in pieces:
            if piece != NONE and piece & 1 == STONE:
                stones[piece >> 1] += 1
    if t.teams:
        return [stones[seat] + stones[partner(seat)] for seat in range(t.seats)]
    return stones


# Cards ---------------------------------------------------------------------------------------


def columns_value(t: Wiege, p: Player, shown: list[int]) -> float:
    """Every symbol counts, in tall columns more; so do genius marks that are not covered."""
    total = 0.0
    for symbol in range(SYMBOLS):
        cards = p.columns[symbol]
        if cards:
            number = shown[symbol]
            total += SHOWN * number + TALLER * number * number
            if t.cards.mark_on[cards[-1]] != NONE:
                total += MARK
    return total


def cards_value(t: Wiege, seat: int, shown: list[int], columns: list[float]) -> float:
    """What columns, pile and hand are worth, less half of what rivals have in columns."""
    p = t.players[seat]
    total = columns[seat] + OF_PILE * score_of(p.pile)
    for card in p.hand:
        worth = VALUE_OF[card]
        if worth:
            total += OF_HAND * worth
        else:  # only culture cards have no value
            total += IN_HAND * (1 + 0.1 * most(shown, t.cards.symbols_on[card]))
    rivals = RIVALS[t.seats][t.teams][seat]
    theirs = 0.0
    for rival in rivals:
        theirs += columns[rival]
    return total - 0.5 * theirs / len(rivals)


def most(shown: list[int], symbols: Ints) -> int:
    """How often somebody shows the best of some symbols."""
    best = shown[symbols[0]]
    for symbol in symbols[1:]:
        best = max(best, shown[symbol])
    return best


# What an evaluation would bring --------------------------------------------------------------


def strength(t: Wiege, p: Player, event: int) -> int:
    """What a player could add to a duel: the whole pile, and of the hand what goes with the event.

    That is known for oneself, and guessed for others.
    """
    goes_with = t.cards.goes_with[event]
    fit = list(p.pile)
    for card in p.hand:
        if goes_with[card]:
            fit.append(card)
    return score_of(fit)


def guessed_strength(p: Player) -> float:
    """What somebody else could add, as far as it can be told from how many cards they have."""
    return PILE_STRENGTH * len(p.pile) + HAND_STRENGTH * len(p.hand)


def likely(difference: float) -> float:
    """From −1, surely lost, to 1, surely won."""
    return max(-1.0, min(1.0, difference / 4))


def outcome(t: Wiege, shown: Shown, position: int, colour: int, owners: list[int]) -> list[float]:
    """The stones an evaluation would bring each seat, if these players took part in it."""
    brings = [0.0] * t.seats
    if len(owners) == 1:
        collect(t, shown, position, colour, owners[0], brings)
    elif owners:
        compare(t, shown, position, colour, owners[0], owners[1], brings)
    return brings


def collect(
    t: Wiege, shown: Shown, position: int, colour: int, alone: int, brings: list[float]
) -> None:
    """Somebody takes part alone: others pay, on a border one of them everything."""
    event = t.stacks[position][-1]
    share = 1.0 / (t.seats - 1) if IS_CENTRAL[t.seats][position] else 1.0
    if colour == BLUE:
        best = most(shown[alone], t.cards.shows[event])
        brings[alone] = float(best)
        costs = -share * best
    else:
        p, height = t.players[alone], stake(t, position)
        if strength(t, p, event):
            brings[alone] = float(height)
        costs = -share * height * min(1.0, guessed_strength(p))
    for payer in PAYERS[t.seats][t.teams][position][alone]:
        brings[payer] = costs


def compare(
    t: Wiege,
    shown: Shown,
    position: int,
    colour: int,
    one: int,
    other: int,
    brings: list[float],
) -> None:
    """Two take part: each expects the difference, as far as it knows what the other has."""
    event = t.stacks[position][-1]
    if colour == BLUE:
        symbols = t.cards.shows[event]
        ahead = most(shown[one], symbols) - most(shown[other], symbols)
        brings[one], brings[other] = float(ahead), float(-ahead)
    else:
        p, q, height = t.players[one], t.players[other], stake(t, position)
        brings[one] = height * likely(strength(t, p, event) - guessed_strength(q))
        brings[other] = height * likely(strength(t, q, event) - guessed_strength(p))


# What is going on ----------------------------------------------------------------------------


def due(t: Wiege, shown: Shown) -> list[float]:
    """What the rest of this turn will bring each seat."""
    total = [0.0] * t.seats
    for f in t.agenda:
        step = f[0]
        if step == PAY_STONE:
            _, payer, to = f
            total[payer] -= STONE_VALUE
            total[to] += STONE_VALUE
        elif step == USE_UP:
            _, winner, symbol, used = f
            p = t.players[winner]
            tall = len(p.columns[column_of(p, symbol)])
            total[winner] -= (SHOWN + TALLER * tall) * min(used, tall)
        elif step == GENIUS_BONUS:
            _, taker, left = f
            total[taker] += CARD_VALUE * left
        elif step == EVALUATE:
            _, _, position, colour = f
            owners = sorted(owners_of(t.pieces[position]))
            add_stones(total, outcome(t, shown, position, colour, owners))
        elif step == NAME_ALONE:
            _, alone, position = f
            add_stones(total, outcome(t, shown, position, BLUE, [alone]))
        elif step == PLAY_ALONE:
            _, alone, position = f
            add_stones(total, outcome(t, shown, position, RED, [alone]))
        elif step == NAME_SYMBOL:
            add_stones(total, comparison_hopes(t, shown, f))
        elif step == DUEL:
            add_stones(total, duel_hopes(t, f))
    return total


def add_stones(total: list[float], stones: list[float]) -> None:
    """So many stones more for each seat, or fewer."""
    for seat in range(len(total)):
        total[seat] += STONE_VALUE * stones[seat]


def comparison_hopes(t: Wiege, shown: Shown, f: Frame) -> list[float]:
    """The trigger player has named a symbol and waits for the other's best, or nobody has."""
    _, asked, position, trigger, other, named = f
    brings = outcome(t, shown, position, BLUE, [trigger, other])
    if asked != trigger:
        symbols = t.cards.shows[t.stacks[position][-1]]
        brings[trigger] = float(shown[trigger][named] - most(shown[other], symbols))
    return brings


def duel_hopes(t: Wiege, f: Frame) -> list[float]:
    """The stones of a duel, from all lost to all won."""
    _, asked, position, trigger, other, alone = f
    event, height = t.stacks[position][-1], stake(t, position)
    brings = [0.0] * t.seats
    brings[trigger] = height * chances(t, trigger, other, event, asked, alone)
    brings[other] = height * chances(t, other, trigger, event, asked, alone)
    return brings


def chances(t: Wiege, seat: int, rival: int, event: int, asked: int, alone: int) -> float:
    """From −1, a duel that is lost, to 1, one that is won; what is still to be revealed counts."""
    me, them = t.players[seat], t.players[rival]
    ahead = score_of(me.revealed) - score_of(them.revealed)
    mine, theirs = strength(t, me, event), guessed_strength(them)
    if alone != YES:
        return likely(ahead + mine - theirs)
    if asked == rival:
        return likely(ahead - theirs)
    if ahead > 0:  # nobody answers any more
        return 1.0
    if ahead + mine > 0:
        return 0.5
    return -1.0 if ahead else 0.0


# What may come -------------------------------------------------------------------------------


def prospects(t: Wiege, shown: Shown) -> list[float]:
    """What evaluations would bring each seat that others, or oneself later, could trigger."""
    waiting = [f[2] for f in t.agenda if f[0] == EVALUATE]
    hopes = [0.0] * t.seats
    for position, pieces in enumerate(t.pieces):
        if not pieces or position in waiting:
            continue
        colours = t.cards.colour_of[t.stacks[position][-1]]
        owners = blue = red = 0
        for space, piece in enumerate(pieces):
            if piece != NONE:
                owners |= OWNED_BY[piece]
            elif colours[space] == BLUE:
                blue += 1
            else:
                red += 1
        if owners and blue:
            add_prospect(hopes, outcome(t, shown, position, BLUE, SEATS_IN[owners]), blue)
        if owners and red:
            add_prospect(hopes, outcome(t, shown, position, RED, SEATS_IN[owners]), red)
    return [STONE_VALUE * hope for hope in hopes]


def add_prospect(hopes: list[float], stones: list[float], left: int) -> None:
    """An evaluation counts already, the fewer spaces are left, the more.

    Whom it would harm, will not trigger it.
    """
    for seat, brings in enumerate(stones):
        if brings:
            likely_to_come = 1.0 if left > 1 else 1.2 if brings < 0 else 0.6
            hopes[seat] += SOON[left] * (brings * likely_to_come)
