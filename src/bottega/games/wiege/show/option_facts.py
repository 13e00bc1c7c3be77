"""What options mean here and now, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.cards.cards import CARD, is_culture
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.rules.agenda import (
    ACT,
    DUEL,
    EXCHANGE_STONES,
    GENIUS_BONUS,
    MOVE_PIECE,
    NAME_ALONE,
    NAME_SYMBOL,
    PLACE_PIECE,
    PLAY_ALONE,
)
from bottega.games.wiege.rules.columns import column_of, count, fitting, marks
from bottega.games.wiege.rules.duel import is_playable, score_of
from bottega.games.wiege.rules.evaluation import ends_the_game
from bottega.games.wiege.rules.placing import (
    bonus_cards,
    is_full,
    open_spaces,
    owners_of,
    rival_on,
)
from bottega.games.wiege.rules.verbs import (
    COLUMN,
    KEEP_CHARACTER,
    KEEP_CULTURE,
    LIFT,
    NAME,
    PAY_COLOUR,
    PAY_PLACED,
    PLACE_GENIUS,
    PLACE_STONE,
    PLAY_CHARACTER,
    PLAY_CULTURE,
    REVEAL_HAND,
    REVEAL_PILE,
    ROTATE,
    STOP,
    TAKE,
)
from bottega.games.wiege.table.positions import REACH, partner
from bottega.games.wiege.table.readings import TWO_PASSES
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import (
    BLUE,
    COLOUR,
    COUNT,
    MAN,
    NO,
    PLAYER,
    POSITION,
    SPACE,
    STOPPED,
    SYMBOL,
    YES,
    YES_OR_NO,
    Ints,
)
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import NATURE, NONE, Action, Frame, replaced

STOPS: Final = {EXCHANGE_STONES: 0, GENIUS_BONUS: 1, ACT: 2, DUEL: 3, PLAY_ALONE: 4}
"""What is left off in which step."""

FOR_NOW, VERDICT = 5, 6
"""A pass in a duel after which one may come in again, and one that ends it."""


def details(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    step, seat, *_ = f
    verb = a[0]
    if seat == NATURE:
        return []
    p = t.players[seat]
    if verb == STOP:
        return [Fact("what", STOPPED, stopped(t, f))]
    if verb in (PLACE_STONE, PLACE_GENIUS):
        return placing_facts(t, f, a)
    if verb in (LIFT, PAY_PLACED):
        return standing_facts(t, f, a)
    if verb == TAKE:
        _, slot = a
        return [Fact("card", CARD, t.display[slot])]
    if verb == PLAY_CULTURE:
        _, kind = a
        card = t.cards.lowest_of_kind(p.hand, kind, culture=True)
        columns = fitting(t, p, card) or [NONE]
        return [Fact("card", CARD, card), *(Fact("column", SYMBOL, symbol) for symbol in columns)]
    if verb == COLUMN:
        _, symbol = a
        return [Fact("count", COUNT, count(p, symbol))]
    if verb == NAME:
        _, symbol = a
        alone = YES if step == NAME_ALONE else NO
        return [
            Fact("count", COUNT, count(p, symbol)),
            Fact("alone", YES_OR_NO, alone),
            against(t, f),
        ]
    if verb == ROTATE:
        _, symbol = a
        return [Fact("card", CARD, p.columns[column_of(p, symbol)][-1])]
    if verb == KEEP_CULTURE:
        _, _, symbol = f
        _, kind = a
        cards = p.columns[column_of(p, symbol)]
        return [Fact("card", CARD, t.cards.lowest_of_kind(cards, kind, culture=True))]
    if verb == KEEP_CHARACTER:
        _, kind = a
        return [Fact("card", CARD, t.cards.lowest_of_kind(p.revealed, kind, culture=False))]
    if verb in (PLAY_CHARACTER, REVEAL_HAND, REVEAL_PILE):
        return character_facts(t, f, a)
    return [payee(f)] if verb == PAY_COLOUR else []


def stopped(t: Wiege, f: Frame) -> int:
    """What is left off; what a pass in a duel means depends on the table and on the other [A14]."""
    step = f[0]
    if step != DUEL:
        return STOPS[step]
    _, _, _, _, _, alone = f
    if alone == YES:
        return VERDICT
    return FOR_NOW if t.readings.duel == TWO_PASSES else STOPS[step]


def payee(f: Frame) -> Fact:
    """Who is paid."""
    _, _, to = f
    return Fact("to", PLAYER, to)


def standing_facts(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """The event from which a piece is taken, which one, and who is paid with it."""
    verb, position, space = a
    found = [
        Fact("event", EVENT, t.stacks[position][-1]),
        Fact("man", MAN, t.pieces[position][space] & 1),
    ]
    return [*found, payee(f)] if verb == PAY_PLACED else found


def placing_facts(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """The event, the colour of the space, whether it is the last one, or even that of the game, and
    the genius's cards.

    There may be fewer of them than marks: no more than lie open.
    """
    seat = f[1]
    verb, position, space = a
    event = t.stacks[position][-1]
    colour = t.cards.colour_of[event][space]
    pieces = replaced(without_lifted(t, f, position), space, 2 * seat)
    last = is_full(pieces, t.cards.spaces_in[event][colour])
    bonus = 0 if last or verb == PLACE_STONE else bonus_cards(t, seat, colour)
    return [
        *(comparison(t, seat, pieces, event, colour) if last else []),
        Fact("event", EVENT, event),
        Fact("colour", COLOUR, colour),
        Fact("triggers", COLOUR, colour if last else NONE),
        Fact("final", YES_OR_NO, YES if last and ends_the_game(t, position, colour) else NO),
        Fact("marks", COUNT, marks(t, t.players[seat], colour)),
        Fact("bonus", COUNT, bonus),
    ]


def comparison(t: Wiege, seat: int, pieces: Ints, event: int, colour: int) -> list[Fact]:
    """With whom an evaluation would be, and how it stands now: how much of one symbol of the event
    each shows at most, or how many characters one holds that count there.
    """
    rival = rival_on(pieces, seat)
    with_whom = [
        Fact("alone", YES_OR_NO, YES if rival == NONE else NO),
        Fact("against", PLAYER, rival),
    ]
    if colour == BLUE:
        theirs = 0 if rival == NONE else most_of(t, rival, event)
        return [
            *with_whom,
            Fact("mine", COUNT, most_of(t, seat, event)),
            Fact("theirs", COUNT, theirs),
        ]
    p = t.players[seat]
    counting = [card for card in p.hand if t.cards.goes_with[event][card]]
    return [*with_whom, Fact("counting", COUNT, len(counting) + len(p.pile))]


def most_of(t: Wiege, seat: int, event: int) -> int:
    """How often a seat shows the symbol of an event of which it shows most."""
    return max(count(t.players[seat], symbol) for symbol in t.cards.shows[event])


def question_details(t: Wiege, f: Frame) -> list[Fact]:
    """Which piece looks for another space."""
    if f[0] != MOVE_PIECE:
        return []
    _, _, position, space = f
    if f not in t.agenda:  # the question is only read
        return [Fact("man", MAN, NONE)]
    return [Fact("man", MAN, t.pieces[position][space] & 1)]


def without_lifted(t: Wiege, f: Frame, position: int) -> Ints:
    """What stands on an event; a piece that is being moved has already left it."""
    pieces = t.pieces[position]
    step = f[0]
    if step == MOVE_PIECE:
        _, _, origin, left = f
        if origin == position:
            return replaced(pieces, left, NONE)
    return pieces


def against(t: Wiege, f: Frame) -> Fact:
    """How many symbols have to be beaten, if somebody has already named one."""
    step, shown = f[0], NONE
    if step == NAME_SYMBOL:
        _, _, _, trigger, _, named = f
        shown = NONE if named == NONE else count(t.players[trigger], named)
    return Fact("against", COUNT, shown)


def character_facts(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """Which card it is, and in a duel the score with it."""
    step, seat, *_ = f
    verb, kind = a
    p = t.players[seat]
    cards: Ints = p.pile if verb == REVEAL_PILE else p.hand
    card = t.cards.lowest_of_kind(cards, kind, culture=False)
    found = [Fact("card", CARD, card), Fact("score", COUNT, score_of((*p.revealed, card)))]
    if step == DUEL:
        _, _, _, trigger, other, _ = f
        rival = other if seat == trigger else trigger
        return [*found, Fact("against", COUNT, score_of(t.players[rival].revealed))]
    return [*found, Fact("against", COUNT, NONE)]


# What cannot be done, and why ----------------------------------------------------------------


def refusals(t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
    """Events and spaces that are closed to a piece, and characters that cannot be revealed."""
    step, seat, *subject = f
    if step in (PLACE_PIECE, MOVE_PIECE):
        return closed(t, f)
    if step in (DUEL, PLAY_ALONE):
        position, *_ = subject
        return unplayable(t, seat, position)
    if step == ACT and not t.deck:
        return [("draw", Sentence("refused deck", []))]
    return []


def closed(t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
    """Position by position, then space by space, the first thing that keeps a piece away."""
    seat = f[1]
    found = []
    for position in range(len(t.pieces)):
        name = f"position {POSITION.names[position]}"
        pieces = without_lifted(t, f, position)
        if not pieces:
            continue
        if position not in REACH[t.seats][seat]:
            found.append((name, Sentence("refused border", [])))
            continue
        spaces = open_spaces(t, seat, position, pieces)
        if not spaces:
            beside = t.teams and partner(seat) in owners_of(pieces)
            found.append((name, Sentence("refused partner" if beside else "refused others", [])))
            continue
        for space, piece in enumerate(pieces):
            if not spaces >> space & 1:
                reason = "refused road" if piece == NONE else "refused taken"
                found.append((f"{name} space {SPACE.names[space]}", Sentence(reason, [])))
    return found


def unplayable(t: Wiege, seat: int, position: int) -> list[tuple[str, Sentence]]:
    """Characters of the hand whose symbol is not on the event."""
    event = t.stacks[position][-1]
    facts = [Fact("symbols", SYMBOL, symbol) for symbol in t.cards.shows[event]]
    return [
        (CARD.names[card], Sentence("refused symbol", facts))
        for card in t.players[seat].hand
        if not is_culture(card) and not is_playable(t, card, event)
    ]
