"""What is asked must fit the table: a hand-written agenda may ask for the impossible.

What remains of the set-up follows from the table. A turn ends with the step to the next seat; what
lies before it is one of a few sequences, one for each part of a turn.
"""

from __future__ import annotations

from bottega.games.wiege.actions import takes
from bottega.games.wiege.agenda import (
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
from bottega.games.wiege.cards import is_culture
from bottega.games.wiege.columns import column_of, fitting
from bottega.games.wiege.evaluation import LAST_EVENTS
from bottega.games.wiege.event_cards import SHOWS, SPACES_IN
from bottega.games.wiege.paying import stones_of
from bottega.games.wiege.placing import (
    ACTIONS,
    ACTIONS_WHEN_TRIGGERED,
    destinations,
    genius_is_home,
    has_open_space,
    is_complete,
)
from bottega.games.wiege.positions import REACH, partner, payers
from bottega.games.wiege.setup import schedule
from bottega.games.wiege.state import Wiege, empty_place
from bottega.games.wiege.turn import exchange_partners
from bottega.games.wiege.view import seen_events
from bottega.games.wiege.words import BLUE, LAST_TURN, NO, SYMBOLS
from bottega.kernel.state import NATURE, NONE, Frame

NATURES = (PICK_EVENT, LAY_EVENT, DRAW_CARD, FILL_SLOT, CHOOSE_FIRST)
"""The steps in which nature answers."""

NAMING = 5
"""Where the symbol that was named stands in the frame of `NameSymbol`."""

MEETING = 4
"""Where whom the trigger player meets stands in the frame of `NewEvent`: perhaps nobody."""


def agenda_faults(t: Wiege) -> list[str]:
    """Why the agenda cannot be what is due at this table."""
    coming = t.agenda[::-1]
    for f in coming:
        if (f[0] in NATURES) != (f[1] == NATURE):
            return ["a question is addressed to the wrong seat"]
        if not mentions_something(t, f):
            return ["a question mentions nothing, or nobody"]
    if not t.turn:
        return [] if set_up_fits(t, coming) else ["the set-up must go on where it is"]
    if not coming:
        over = t.turn == LAST_TURN or sum(1 for s in t.stacks if s) == LAST_EVENTS
        settled = not any(piece != NONE for pieces in t.pieces for piece in pieces)
        return [] if over and settled else ["the game is not over yet"]
    if [f[0] for f in coming] == [TAKE_TURN]:
        return [] if t.turn < LAST_TURN else [f"turn {LAST_TURN} was the last one"]
    if coming[-1][0] != PASS_ON:
        return ["the turn must pass on at its end"]
    seat, turn = coming[-1][1], coming[:-1]
    if any(f[1] != seat for f in turn if f[0] in OF_THE_TURN):
        return ["it is not this seat's turn"]
    return turn_faults(t, seat, turn)


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
    step, subject = f[0], f[2:]
    if step == PICK_EVENT:
        return subject[0] >= NONE
    if step == NAME_SYMBOL:
        subject = f[2:NAMING]
    if step == NEW_EVENT:
        subject = f[2:MEETING]
        if f[MEETING] < NONE or f[MEETING] == f[1]:
            return False
    if any(value < 0 for value in subject):
        return False
    if step in (DUEL, NAME_SYMBOL):
        return f[3] != f[4] and f[1] in f[3:5]
    if step in (MOVE_PIECE, EVALUATE, NAME_ALONE, PLAY_ALONE, NEW_EVENT, LAY_EVENT):
        return f[2] < len(t.stacks)
    return True


# Set-up --------------------------------------------------------------------------------------


def set_up_fits(t: Wiege, coming: list[Frame]) -> bool:
    """What lies on the table is what the set-up has done so far, and nothing else."""
    whole = schedule(t.seats)
    if [f[0] for f in coming] == [TAKE_TURN]:
        done = whole
    else:
        done = whole[: len(whole) - len(coming)]
        if not coming or whole[len(done) :] != coming:
            return False
    laid = [position for position, stack in enumerate(t.stacks) if stack]
    shown = [slot for slot, card in enumerate(t.display) if card != NONE]
    dealt = [seat for seat, p in enumerate(t.players) for _ in p.hand]
    return (
        laid == [f[2] for f in done if f[0] == LAY_EVENT]
        and shown == [f[2] for f in done if f[0] == FILL_SLOT]
        and dealt == [f[2] for f in done if f[0] == DRAW_CARD]
        and len(seen_events(t)) == len(laid)
        and not any(piece != NONE for pieces in t.pieces for piece in pieces)
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
    steps = [f[0] for f in turn]
    if not turn:
        return []
    if steps in ([EXCHANGE_STONES, PLACE_PIECE], [PLACE_PIECE], [LIFT_PIECE], [MOVE_PIECE]):
        return piece_faults(t, turn[0])
    if steps == [LAY_EVENT]:
        return [] if can_be_laid(t, turn[0][2]) else ["no event can be laid there"]
    if steps[-1] == NEW_EVENT:
        return evaluation_faults(t, turn[-1], turn[:-1])
    if steps[-1] == EVALUATE:
        if not is_triggered(t, turn[-1]):
            return ["no evaluation was triggered there"]
        return action_faults(t, seat, turn[:-1], triggered=True)
    return action_faults(t, seat, turn, triggered=False)


def piece_faults(t: Wiege, f: Frame) -> list[str]:
    """Placing, exchanging or moving must be what the player has to do (section 6.1)."""
    step, seat = f[0], f[1]
    own, home = t.players[seat].reserve[seat], genius_is_home(t, seat)
    if step == EXCHANGE_STONES:
        may = exchange_partners(t, seat) and has_open_space(t, seat)
        if (own or not may) if f[2] == NO else not own:
            return ["no stones can be exchanged"]
    elif step == PLACE_PIECE:
        if not own and not home:
            return ["there is nothing to place"]
    elif own or home:
        return ["who has something to place moves nothing"]
    elif step == MOVE_PIECE:
        pieces = t.pieces[f[2]]
        if f[3] >= len(pieces) or pieces[f[3]] >> 1 != seat or not destinations(t, *f[1:]):
            return ["this piece cannot be moved"]
    return []


def can_be_laid(t: Wiege, position: int) -> bool:
    """An event covers one from which all pieces have gone back, or begins a stack."""
    return bool(t.event_deck) and all(piece == NONE for piece in t.pieces[position])


def is_triggered(t: Wiege, f: Frame) -> bool:
    """Whether a player stands on an event of which all spaces of a colour are covered."""
    seat, position, colour = f[1], f[2], f[3]
    here = any(piece >> 1 == seat for piece in t.pieces[position])
    return here and is_complete(t, position, colour)


def action_faults(t: Wiege, seat: int, turn: list[Frame], triggered: bool) -> list[str]:
    """Bonus, card actions and refill (sections 7 to 9)."""
    steps = [f[0] for f in turn]
    most = ACTIONS_WHEN_TRIGGERED if triggered else ACTIONS
    if not turn and triggered:
        return []
    if steps[-1:] != [REFILL]:
        return ["the display is refilled after the card actions"]
    acts = [f for f in turn if f[0] == ACT]
    if any(not 1 <= f[2] <= most for f in acts) or steps[:-1].count(REFILL):
        return [f"there are 1 to {most} card actions"]
    if steps[:-1] == [GENIUS_BONUS, ACT] and acts[0][2] == ACTIONS:
        fits = 1 <= turn[0][2] <= len(takes(t))
        return [] if fits else ["there are not so many cards for the genius"]
    if steps[:-1] in ([], [ACT]):
        return []
    if (acts and acts[0][2] == most) or steps[1:-1] not in ([], [ACT]):
        return ["the card actions are taken one after another"]
    head = turn[0]
    if head[0] == CHOOSE_COLUMN:
        fits = is_culture(head[2]) and len(fitting(t.players[seat], head[2])) > 1
        return [] if fits else ["there is no column to choose"]
    if head[0] == DRAW_CARD:
        return [] if t.deck and head[2] == seat else ["no card can be drawn"]
    if head[0] == FILL_SLOT and not acts:
        return [] if t.deck and t.display[head[2]] == NONE else ["this slot cannot be filled"]
    return ["this does not belong to the card actions"]


# An evaluation -------------------------------------------------------------------------------


def evaluation_faults(t: Wiege, new: Frame, rest: list[Frame]) -> list[str]:
    """Symbols or characters, payments, and what becomes of the cards (sections 10 to 12)."""
    trigger, position, colour = new[1], new[2], new[3]
    pieces = t.pieces[position]
    if not pieces or not SPACES_IN[t.stacks[position][-1]][colour]:
        return ["there is no such evaluation"]
    if any(piece != NONE for piece in pieces) or position not in REACH[t.seats][trigger]:
        return ["the pieces go back before an evaluation"]
    pays = [f for f in rest if f[0] == PAY_STONE]
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
    trigger, position, other = new[1], new[2], new[MEETING]
    if other == NONE:
        together = (NAME_SYMBOL, DUEL, KEEP_FROM_COLUMN, KEEP_REVEALED)
        return all(f[1] == trigger and f[0] not in together for f in after)
    if position not in REACH[t.seats][other] or (t.teams and other == partner(trigger)):
        return False
    return all(f[1] in (trigger, other) and f[0] not in (NAME_ALONE, PLAY_ALONE) for f in after)


def payment_faults(t: Wiege, new: Frame, pays: list[Frame], after: list[Frame]) -> list[str]:
    """Everybody pays the winner, and can: the loser, or whoever pays the only participant."""
    trigger, position, other = new[1], new[2], new[MEETING]
    may = [trigger, other] if other != NONE else payers(t.seats, t.teams, position, trigger)
    for payer in {f[1] for f in pays}:
        due = sum(1 for f in pays if f[1] == payer)
        if payer == after[0][1] or payer not in may or due > stones_of(t, payer):
            return [f"seat {payer + 1} cannot pay"]
    if any(f[2] != after[0][1] for f in pays):
        return ["stones are paid to the winner"]
    return []


def culture_fits(
    t: Wiege, new: Frame, pays: list[Frame], after: list[Frame], revealed: list[int]
) -> bool:
    """Naming, or payments and cards used up, or cards kept after a tie."""
    steps = [f[0] for f in after]
    symbols = SHOWS[t.stacks[new[2]][-1]]
    if revealed:
        return False
    if steps == [USE_UP]:
        return (
            max(1, len(pays)) <= after[0][3] and after[0][2] in symbols and has_cards(t, after[0])
        )
    if pays:
        return False
    if steps in ([], [NAME_ALONE]):
        return not after or after[0][2] == new[2]
    if steps == [NAME_SYMBOL]:
        seat, position, trigger, other, named = after[0][1:]
        if (trigger, position, other) != (new[1], new[2], new[MEETING]):
            return False
        return named == NONE if seat == trigger else named in symbols
    if set(steps) != {KEEP_FROM_COLUMN} or len({f[1] for f in after}) < len(after):
        return False
    if len(after) > 2 or (len(after) == 2 and after[0][1] != new[1]):
        return False
    return all(f[2] in symbols and has_cards(t, f) for f in after)


def has_cards(t: Wiege, f: Frame) -> bool:
    """Whether a player has a column of the symbol a frame mentions."""
    p = t.players[f[1]]
    return 0 <= f[2] < SYMBOLS and bool(p.columns[column_of(p, f[2])])


def characters_fit(
    t: Wiege, new: Frame, pays: list[Frame], after: list[Frame], revealed: list[int]
) -> bool:
    """A duel, or one character, or payments and what becomes of the revealed cards."""
    steps = [f[0] for f in after]
    if steps == [DUEL] and not pays:
        _, position, trigger, other, _ = after[0][1:]
        if (trigger, position, other) != (new[1], new[2], new[MEETING]):
            return False
        return set(revealed) <= {trigger, other}
    if steps == [PLAY_ALONE] and not pays:
        return after[0][2] == new[2] and not revealed
    if [f[1] for f in after] != list(dict.fromkeys(f[1] for f in after)):
        return False
    if sorted(f[1] for f in after) != revealed:
        return False
    if steps in ([DISCARD_REVEALED], [DISCARD_REVEALED, KEEP_REVEALED]):
        return len(pays) <= len(t.stacks[new[2]])
    if pays or set(steps) - {KEEP_REVEALED} or len(steps) > 2:
        return False
    return len(steps) < 2 or after[0][1] == new[1]
