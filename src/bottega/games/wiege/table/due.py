"""What is asked must fit the table: a hand-written agenda may ask for the impossible.

What remains of the set-up follows from the table. A turn ends with the step to the next seat; what
lies before it is one of a few sequences, one for each part of a turn.
"""

from __future__ import annotations

from bottega.games.wiege.cards.cards import is_culture
from bottega.games.wiege.cards.event_cards import SHOWS, SPACES_IN
from bottega.games.wiege.rules.actions import takes
from bottega.games.wiege.rules.agenda import (
    ACT,
    CHOOSE_COLUMN,
    CHOOSE_FIRST,
    DISCARD_REVEALED,
    DRAW_CARD,
    DUEL,
    EVALUATE,
    EXCHANGE_STONES,
    FILL_SLOT,
    GENIUS_BONUS,
    KEEP_FROM_COLUMN,
    KEEP_REVEALED,
    LAY_EVENT,
    LIFT_PIECE,
    MOVE_PIECE,
    NAME_ALONE,
    NAME_SYMBOL,
    NEW_EVENT,
    PASS_ON,
    PAY_STONE,
    PICK_EVENT,
    PLACE_PIECE,
    PLAY_ALONE,
    REFILL,
    TAKE_TURN,
    USE_UP,
)
from bottega.games.wiege.rules.columns import column_of, fitting
from bottega.games.wiege.rules.duel import stake
from bottega.games.wiege.rules.evaluation import LAST_EVENTS, events_in_play
from bottega.games.wiege.rules.paying import stones_of
from bottega.games.wiege.rules.placing import (
    CARD_ACTIONS,
    CARD_ACTIONS_WHEN_TRIGGERED,
    destinations,
    genius_is_home,
    has_open_space,
    is_complete,
)
from bottega.games.wiege.rules.setup import schedule
from bottega.games.wiege.rules.turn import exchange_partners
from bottega.games.wiege.table.positions import REACH, partner, payers
from bottega.games.wiege.table.state import Wiege, empty_place, frames_of
from bottega.games.wiege.table.view import seen_events
from bottega.games.wiege.table.words import BLUE, LAST_TURN, NO
from bottega.kernel.state import NATURE, NONE, Frame

NATURES = (PICK_EVENT, LAY_EVENT, DRAW_CARD, FILL_SLOT, CHOOSE_FIRST)
"""The steps in which nature answers."""

WITH_A_POSITION = (MOVE_PIECE, EVALUATE, NAME_ALONE, PLAY_ALONE, NEW_EVENT, LAY_EVENT)
"""The steps that are about an event first of all."""


def steps_of(frames: list[Frame]) -> list[int]:
    """The steps of some frames, in order."""
    return [step for step, *_ in frames]


def agenda_faults(t: Wiege) -> list[str]:
    """Why the agenda cannot be what is due at this table."""
    coming = t.agenda[::-1]
    for f in coming:
        step, asked, *_ = f
        if (step in NATURES) != (asked == NATURE):
            return ["a question is addressed to the wrong seat"]
        if not mentions_something(t, f):
            return ["a question mentions nothing, or nobody"]
    if not t.turn:
        return [] if set_up_fits(t, coming) else ["the set-up must go on where it is"]
    if not coming:
        over = t.turn == LAST_TURN or events_in_play(t) == LAST_EVENTS
        return [] if over and no_piece_stands(t) else ["the game is not over yet"]
    if steps_of(coming) == [TAKE_TURN]:
        return [] if t.turn < LAST_TURN else [f"turn {LAST_TURN} was the last one"]
    *turn, (last, seat, *_) = coming
    if last != PASS_ON:
        return ["the turn must pass on at its end"]
    if any(asked != seat for step, asked, *_ in turn if step in OF_THE_TURN):
        return ["it is not this seat's turn"]
    return turn_faults(t, seat, turn)


def no_piece_stands(t: Wiege) -> bool:
    """Whether all pieces are in reserves."""
    return all(piece == NONE for pieces in t.pieces for piece in pieces)


OF_THE_TURN = (
    EXCHANGE_STONES,
    PLACE_PIECE,
    LIFT_PIECE,
    MOVE_PIECE,
    GENIUS_BONUS,
    ACT,
    CHOOSE_COLUMN,
    REFILL,
    EVALUATE,
    NAME_ALONE,
    PLAY_ALONE,
    NEW_EVENT,
)
"""The steps that concern whoever takes the turn."""


def mentions_something(t: Wiege, f: Frame) -> bool:
    """Nothing may be missing in a frame, save where it says so."""
    step, seat, *subject = f
    if step == PICK_EVENT:  # nothing: an event of any group
        (group,) = subject
        return group >= NONE
    if step == NAME_SYMBOL:  # nothing: no symbol was named yet
        *subject, _ = subject
    if step == NEW_EVENT:  # nobody: the trigger player met nobody
        *subject, other = subject
        if other < NONE or other == seat:
            return False
    if any(value < 0 for value in subject):
        return False
    if step in (DUEL, NAME_SYMBOL):
        _, trigger, other, *_ = subject
        return trigger != other and seat in (trigger, other)
    if step in WITH_A_POSITION:
        position, *_ = subject
        return position < len(t.stacks)
    return True


# Set-up --------------------------------------------------------------------------------------


def set_up_fits(t: Wiege, coming: list[Frame]) -> bool:
    """What lies on the table is what the set-up has done so far, and nothing else."""
    whole = schedule(t.seats)
    if steps_of(coming) == [TAKE_TURN]:
        done = whole
    else:
        done = whole[: len(whole) - len(coming)]
        if not coming or whole[len(done) :] != coming:
            return False
    laid = [position for position, stack in enumerate(t.stacks) if stack]
    shown = [slot for slot, card in enumerate(t.display) if card != NONE]
    dealt = [seat for seat, p in enumerate(t.players) for _ in p.hand]
    return (
        laid == [position for _, _, position in frames_of(done, LAY_EVENT)]
        and shown == [slot for _, _, slot in frames_of(done, FILL_SLOT)]
        and dealt == [to for _, _, to in frames_of(done, DRAW_CARD)]
        and len(seen_events(t)) == len(laid)
        and no_piece_stands(t)
        and not t.discards
        and not t.gave_up
        and all(is_untouched(t, seat) for seat in range(t.seats))
    )


def is_untouched(t: Wiege, seat: int) -> bool:
    """Whether a player has not played anything."""
    p = t.players[seat]
    return p.reserve == empty_place(seat).reserve and not any((p.pile, p.revealed, *p.columns))


# The current turn ----------------------------------------------------------------------------


def turn_faults(t: Wiege, seat: int, turn: list[Frame]) -> list[str]:
    """One part of a turn after the other: a piece, card actions, the refill, an evaluation."""
    steps = steps_of(turn)
    if not turn:
        return []
    if steps in ([EXCHANGE_STONES, PLACE_PIECE], [PLACE_PIECE], [LIFT_PIECE], [MOVE_PIECE]):
        return piece_faults(t, turn[0])
    if steps == [LAY_EVENT]:
        _, _, position = turn[0]
        return [] if can_be_laid(t, position) else ["no event can be laid there"]
    if steps[-1] == NEW_EVENT:
        return evaluation_faults(t, turn[-1], turn[:-1])
    if steps[-1] == EVALUATE:
        if not is_triggered(t, turn[-1]):
            return ["no evaluation was triggered there"]
        return action_faults(t, seat, turn[:-1], triggered=True)
    return action_faults(t, seat, turn, triggered=False)


def piece_faults(t: Wiege, f: Frame) -> list[str]:
    """Placing, exchanging or moving must be what the player has to do (section 6.1)."""
    step, seat, *_ = f
    own, home = t.players[seat].reserve[seat], genius_is_home(t, seat)
    if step == EXCHANGE_STONES:
        _, _, exchanged = f
        may = exchange_partners(t, seat) and has_open_space(t, seat)
        if (own or not may) if exchanged == NO else not own:
            return ["no stones can be exchanged"]
    elif step == PLACE_PIECE:
        if not own and not home:
            return ["there is nothing to place"]
    elif own or home:
        return ["who has something to place moves nothing"]
    elif step == MOVE_PIECE:
        _, _, position, space = f
        if not can_be_moved(t, seat, position, space):
            return ["this piece cannot be moved"]
    return []


def can_be_moved(t: Wiege, seat: int, position: int, space: int) -> bool:
    """Whether a piece of a seat stands on a space and has somewhere to go."""
    pieces = t.pieces[position]
    own = space < len(pieces) and pieces[space] >> 1 == seat
    return own and bool(destinations(t, seat, position, space))


def can_be_laid(t: Wiege, position: int) -> bool:
    """An event covers one from which all pieces have gone back, or begins a stack."""
    return bool(t.event_deck) and all(piece == NONE for piece in t.pieces[position])


def is_triggered(t: Wiege, f: Frame) -> bool:
    """Whether a player stands on an event of which all spaces of a colour are covered."""
    _, seat, position, colour = f
    here = any(piece >> 1 == seat for piece in t.pieces[position])
    return here and is_complete(t, position, colour)


def action_faults(t: Wiege, seat: int, turn: list[Frame], triggered: bool) -> list[str]:
    """Bonus, card actions and refill (sections 7 to 9)."""
    steps = steps_of(turn)
    most = CARD_ACTIONS_WHEN_TRIGGERED if triggered else CARD_ACTIONS
    if not turn and triggered:
        return []
    if steps[-1:] != [REFILL]:
        return ["the display is refilled after the card actions"]
    acts = [left for _, _, left in frames_of(turn, ACT)]
    if any(not 1 <= left <= most for left in acts) or steps[:-1].count(REFILL):
        return [f"there are 1 to {most} card actions"]
    if steps[:-1] == [GENIUS_BONUS, ACT] and acts == [CARD_ACTIONS]:
        _, _, cards = turn[0]
        fits = 1 <= cards <= len(takes(t))
        return [] if fits else ["there are not so many cards for the genius"]
    if steps[:-1] in ([], [ACT]):
        return []
    if acts[:1] == [most] or steps[1:-1] not in ([], [ACT]):
        return ["the card actions are taken one after another"]
    return card_faults(t, seat, turn[0], last=not acts)


def card_faults(t: Wiege, seat: int, f: Frame, last: bool) -> list[str]:
    """What a card action still asks; slots are filled after the last one."""
    step = f[0]
    if step == CHOOSE_COLUMN:
        _, _, card = f
        fits = is_culture(card) and len(fitting(t.players[seat], card)) > 1
        return [] if fits else ["there is no column to choose"]
    if step == DRAW_CARD:
        _, _, to = f
        return [] if t.deck and to == seat else ["no card can be drawn"]
    if step == FILL_SLOT and last:
        _, _, slot = f
        return [] if t.deck and t.display[slot] == NONE else ["this slot cannot be filled"]
    return ["this does not belong to the card actions"]


# An evaluation -------------------------------------------------------------------------------


def evaluation_faults(t: Wiege, new: Frame, rest: list[Frame]) -> list[str]:
    """Symbols or characters, payments, and what becomes of the cards (sections 10 to 12)."""
    _, trigger, position, colour, _ = new
    pieces = t.pieces[position]
    if not pieces or not SPACES_IN[t.stacks[position][-1]][colour]:
        return ["there is no such evaluation"]
    if any(piece != NONE for piece in pieces) or position not in REACH[t.seats][trigger]:
        return ["the pieces go back before an evaluation"]
    pays = frames_of(rest, PAY_STONE)
    after = rest[len(pays) :]
    if rest[: len(pays)] != pays:
        return ["stones are paid before anything else"]
    if not they_meet(t, new, after):
        return ["this does not belong to the evaluation"]
    revealed = [seat for seat in range(t.seats) if t.players[seat].revealed]
    fits = culture_fits if colour == BLUE else characters_fit
    if not fits(t, new, pays, after, revealed):
        return ["this does not belong to the evaluation"]
    return payment_faults(t, new, pays, after)


def they_meet(t: Wiege, new: Frame, after: list[Frame]) -> bool:
    """Whoever else takes part reaches the event and is no partner; only those two are asked.

    With nobody else there is nothing to compare, and nobody keeps a card.
    """
    _, trigger, position, _, other = new
    together, alone = (NAME_SYMBOL, DUEL, KEEP_FROM_COLUMN, KEEP_REVEALED), (NAME_ALONE, PLAY_ALONE)
    if other == NONE:
        return all(asked == trigger and step not in together for step, asked, *_ in after)
    if position not in REACH[t.seats][other] or (t.teams and other == partner(trigger)):
        return False
    return all(asked in (trigger, other) and step not in alone for step, asked, *_ in after)


def payment_faults(t: Wiege, new: Frame, pays: list[Frame], after: list[Frame]) -> list[str]:
    """Everybody pays the winner, and can: the loser, or whoever pays the only participant."""
    if not pays:
        return []
    _, trigger, position, _, other = new
    _, winner, *_ = after[0]
    may = [trigger, other] if other != NONE else payers(t.seats, t.teams, position, trigger)
    paying = [payer for _, payer, _ in pays]
    for payer in set(paying):
        if payer == winner or payer not in may or paying.count(payer) > stones_of(t, payer):
            return [f"seat {payer + 1} cannot pay"]
    if any(to != winner for _, _, to in pays):
        return ["stones are paid to the winner"]
    return []


def culture_fits(
    t: Wiege, new: Frame, pays: list[Frame], after: list[Frame], revealed: list[int]
) -> bool:
    """Naming, or payments and cards used up, or cards kept after a tie."""
    _, trigger, position, _, other = new
    steps = steps_of(after)
    symbols = SHOWS[t.stacks[position][-1]]
    if revealed:
        return False
    if steps == [USE_UP]:
        _, winner, symbol, cards = after[0]
        return max(1, len(pays)) <= cards and symbol in symbols and has_cards(t, winner, symbol)
    if pays:
        return False
    if not after:
        return True
    if steps == [NAME_ALONE]:
        _, _, where = after[0]
        return where == position
    if steps == [NAME_SYMBOL]:
        _, asked, where, first, second, named = after[0]
        if (where, first, second) != (position, trigger, other):
            return False
        return named == NONE if asked == trigger else named in symbols
    if set(steps) != {KEEP_FROM_COLUMN}:
        return False
    keepers = [keeper for _, keeper, _ in after]
    if not in_order(keepers, trigger):
        return False
    return all(symbol in symbols and has_cards(t, keeper, symbol) for _, keeper, symbol in after)


def in_order(keepers: list[int], trigger: int) -> bool:
    """After a tie first the trigger player keeps a card, then the other."""
    if len(set(keepers)) < len(keepers) or len(keepers) > 2:
        return False
    return len(keepers) < 2 or keepers[0] == trigger


def has_cards(t: Wiege, seat: int, symbol: int) -> bool:
    """Whether a player has a column of a symbol."""
    p = t.players[seat]
    return bool(p.columns[column_of(p, symbol)])


def characters_fit(
    t: Wiege, new: Frame, pays: list[Frame], after: list[Frame], revealed: list[int]
) -> bool:
    """A duel, or one character, or payments and what becomes of the revealed cards."""
    _, trigger, position, _, other = new
    steps = steps_of(after)
    if steps == [DUEL] and not pays:
        _, _, where, first, second, _ = after[0]
        if (where, first, second) != (position, trigger, other):
            return False
        return set(revealed) <= {trigger, other}
    if steps == [PLAY_ALONE] and not pays:
        _, _, where = after[0]
        return where == position and not revealed
    asked = [seat for _, seat, *_ in after]
    if sorted(asked) != revealed:
        return False
    if steps in ([DISCARD_REVEALED], [DISCARD_REVEALED, KEEP_REVEALED]):
        return len(pays) <= stake(t, position)
    if pays or set(steps) - {KEEP_REVEALED}:
        return False
    return in_order(asked, trigger)
