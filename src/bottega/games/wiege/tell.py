"""What options mean here and now, as facts for the translator. No words here, only which ones."""

from __future__ import annotations

from bottega.games.wiege.agenda import (
    ACT,
    DUEL,
    EXCHANGE_STONES,
    GENIUS_BONUS,
    LIFT_PIECE,
    MOVE_PIECE,
    NAME_ALONE,
    NAME_SYMBOL,
    PLACE_PIECE,
    PLAY_ALONE,
)
from bottega.games.wiege.cards import BEARS, CARD, is_culture, lowest_of_kind
from bottega.games.wiege.columns import column_of, count, fitting, marks
from bottega.games.wiege.duel import score_of
from bottega.games.wiege.event_cards import COLOUR_OF, EVENT, SHOWS, SPACES_IN
from bottega.games.wiege.placing import bonus_cards, is_full, open_spaces, put
from bottega.games.wiege.positions import REACH, partner
from bottega.games.wiege.state import Ints, Wiege
from bottega.games.wiege.verbs import (
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
from bottega.games.wiege.words import (
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
)
from bottega.kernel.game import Fact, Sentence
from bottega.kernel.state import NATURE, NONE, Action, Frame

STOPS = {EXCHANGE_STONES: 0, GENIUS_BONUS: 1, ACT: 2, DUEL: 3, PLAY_ALONE: 4}
"""What is left off in which step."""


def details(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """What a person wants to know before choosing this."""
    verb = a[0]
    if f[1] == NATURE:
        return []
    p = t.players[f[1]]
    if verb == STOP:
        return [Fact("what", STOPPED, STOPS[f[0]])]
    if verb in (PLACE_STONE, PLACE_GENIUS):
        return placing_facts(t, f, a)
    if verb in (LIFT, PAY_PLACED):
        piece = t.pieces[a[1]][a[2]]
        return [Fact("event", EVENT, t.stacks[a[1]][-1]), Fact("man", MAN, piece & 1), *to(f)]
    if verb == TAKE:
        return [Fact("card", CARD, t.display[a[1]])]
    if verb == PLAY_CULTURE:
        card = lowest_of_kind(p.hand, a[1], culture=True)
        columns = fitting(p, card) or [NONE]
        return [Fact("card", CARD, card), *(Fact("column", SYMBOL, symbol) for symbol in columns)]
    if verb == COLUMN:
        return [Fact("count", COUNT, count(p, a[1]))]
    if verb == NAME:
        alone = YES if f[0] == NAME_ALONE else NO
        return [
            Fact("count", COUNT, count(p, a[1])),
            Fact("alone", YES_OR_NO, alone),
            against(t, f),
        ]
    if verb == ROTATE:
        return [Fact("card", CARD, p.columns[column_of(p, a[1])][-1])]
    if verb == KEEP_CULTURE:
        return [Fact("card", CARD, lowest_of_kind(p.columns[column_of(p, f[2])], a[1], True))]
    if verb == KEEP_CHARACTER:
        return [Fact("card", CARD, lowest_of_kind(p.revealed, a[1], culture=False))]
    if verb in (PLAY_CHARACTER, REVEAL_HAND, REVEAL_PILE):
        return character_facts(t, f, a)
    return to(f) if verb == PAY_COLOUR else []


def to(f: Frame) -> list[Fact]:
    """Who is paid."""
    return [] if f[0] == LIFT_PIECE else [Fact("to", PLAYER, f[2])]


def placing_facts(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """The event, the colour of the space, whether it is the last one, and the genius's cards.

    There may be fewer of them than marks: no more than lie open.
    """
    position, space = a[1], a[2]
    event = t.stacks[position][-1]
    colour = COLOUR_OF[event][space]
    pieces = t.pieces[position]
    if f[0] == MOVE_PIECE and f[2] == position:
        pieces = put(pieces, f[3], NONE)
    last = is_full(put(pieces, space, 2 * f[1]), SPACES_IN[event][colour])
    bonus = 0 if last or a[0] == PLACE_STONE else bonus_cards(t, f[1], colour)
    return [
        Fact("event", EVENT, event),
        Fact("colour", COLOUR, colour),
        Fact("triggers", COLOUR, colour if last else NONE),
        Fact("marks", COUNT, marks(t.players[f[1]], colour)),
        Fact("bonus", COUNT, bonus),
    ]


def against(t: Wiege, f: Frame) -> Fact:
    """How many symbols have to be beaten, if somebody has already named one."""
    shown = NONE
    if f[0] == NAME_SYMBOL and f[5] != NONE:
        shown = count(t.players[f[3]], f[5])
    return Fact("against", COUNT, shown)


def character_facts(t: Wiege, f: Frame, a: Action) -> list[Fact]:
    """Which card it is, and in a duel the score with it."""
    p = t.players[f[1]]
    cards: Ints = p.pile if a[0] == REVEAL_PILE else p.hand
    card = lowest_of_kind(cards, a[1], culture=False)
    found = [Fact("card", CARD, card), Fact("score", COUNT, score_of((*p.revealed, card)))]
    if f[0] == DUEL:
        rival = f[4] if f[1] == f[3] else f[3]
        return [*found, Fact("against", COUNT, score_of(t.players[rival].revealed))]
    return [*found, Fact("against", COUNT, NONE)]


# What cannot be done, and why ----------------------------------------------------------------


def refusals(t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
    """Events and spaces that are closed to a piece, and characters that cannot be revealed."""
    if f[0] in (PLACE_PIECE, MOVE_PIECE):
        return closed(t, f)
    if f[0] in (DUEL, PLAY_ALONE):
        return unplayable(t, f)
    if f[0] == ACT and not t.deck:
        return [("draw", Sentence("refused deck", []))]
    return []


def closed(t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
    """Position by position, then space by space, the first thing that keeps a piece away."""
    seat = f[1]
    found = []
    for position, stands in enumerate(t.pieces):
        name = f"position {POSITION.names[position]}"
        if not stands:
            continue
        if position not in REACH[t.seats][seat]:
            found.append((name, Sentence("refused border", [])))
            continue
        lifted = f[0] == MOVE_PIECE and f[2] == position
        pieces = put(stands, f[3], NONE) if lifted else stands
        spaces = open_spaces(t, seat, position, pieces)
        if not spaces:
            owners = {piece >> 1 for piece in pieces if piece != NONE}
            beside = t.teams and partner(seat) in owners
            found.append((name, Sentence("refused partner" if beside else "refused others", [])))
            continue
        for space, piece in enumerate(pieces):
            if not spaces >> space & 1:
                reason = "refused road" if piece == NONE else "refused taken"
                found.append((f"{name} space {SPACE.names[space]}", Sentence(reason, [])))
    return found


def unplayable(t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
    """Characters of the hand whose symbol is not on the event."""
    symbols = SHOWS[t.stacks[f[2]][-1]]
    facts = [Fact("symbols", SYMBOL, symbol) for symbol in symbols]
    return [
        (CARD.names[card], Sentence("refused symbol", facts))
        for card in t.players[f[1]].hand
        if not is_culture(card) and BEARS[card] not in (NONE, *symbols)
    ]
