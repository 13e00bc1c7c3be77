"""What a view does not say in so many words and a picture shows: counts, scores, who takes part.

Seats are listed in order, symbols and cards written by their names. All of it lies open on the
table: no hand, pile or deck is looked into.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from bottega.games.wiege.cards.cards import VALUE_OF
from bottega.games.wiege.rules.agenda import (
    DUEL,
    KEEP_FROM_COLUMN,
    KEEP_REVEALED,
    NAME_SYMBOL,
    NEW_EVENT,
    USE_UP,
)
from bottega.games.wiege.rules.columns import count, symbols_in
from bottega.games.wiege.rules.duel import score_of, stake, twins
from bottega.games.wiege.rules.evaluation import ends_the_game, evaluations_done
from bottega.games.wiege.rules.placing import genius_is_home
from bottega.games.wiege.table.state import Wiege, frames_of
from bottega.games.wiege.table.words import BLUE, COLOUR, PLAYER, SYMBOL, SYMBOLS, YES
from bottega.kernel.shape import OneOf
from bottega.kernel.state import NONE


class DerivedColumn(TypedDict):
    """The symbols that a column stands for, and how often it shows each of them."""

    symbols: list[Annotated[str, SYMBOL]]
    count: int


class DerivedRevealed(TypedDict):
    """What the revealed characters come to; ``twins`` count 1 more because they are equal."""

    sum: int
    twins: list[int]
    score: int


class DerivedPlayer(TypedDict):
    """Columns by the symbol under which they lie, the genius, and what revealed cards come to."""

    columns: dict[Annotated[str, SYMBOL], DerivedColumn]
    genius_home: bool
    revealed: DerivedRevealed


class DerivedSide(TypedDict):
    """What a participant has named, what he comes to as far as that can be seen, and whether he
    has passed and the duel goes on: without him, or until the other has revealed a card [A14].
    """

    seat: int
    named: Annotated[str, OneOf(SYMBOL, none=True)]
    score: int | None
    passed: bool


class Derived(TypedDict):
    """How far the game is, what each position would be about, and what everybody comes to.

    ``evaluations``: how many there have been of those that every game has; one after which a
    covered event comes back [A19] is none of them.
    ``ends``: the colours of which an evaluation, position by position, would end the game.
    ``sides``: who takes part in the evaluation that is going on, the trigger player first; nobody
    where none is.
    """

    evaluations: int
    stakes: list[int]
    ends: list[list[Annotated[str, COLOUR]]]
    players: list[DerivedPlayer]
    sides: list[DerivedSide]


def derived(t: Wiege) -> Derived:
    return {
        "evaluations": evaluations_done(t),
        "stakes": [stake(t, position) for position in range(len(t.stacks))],
        "ends": [ending(t, position) for position in range(len(t.stacks))],
        "players": [place(t, seat) for seat in range(t.seats)],
        "sides": [side(t, seat) for seat in participants(t)],
    }


def ending(t: Wiege, position: int) -> list[str]:
    found = [colour for colour in range(COLOUR.size) if ends_the_game(t, position, colour)]
    return [COLOUR.text(colour) for colour in found]


# What lies before a player -------------------------------------------------------------------


def place(t: Wiege, seat: int) -> DerivedPlayer:
    p = t.players[seat]
    values = [VALUE_OF[card] for card in p.revealed]
    return {
        "columns": {
            SYMBOL.text(column): {
                "symbols": [SYMBOL.text(symbol) for symbol in symbols_in(p, column)],
                "count": count(p, column),
            }
            for column in range(SYMBOLS)
            if p.columns[column]
        },
        "genius_home": genius_is_home(t, seat),
        "revealed": {
            "sum": sum(values),
            "twins": twins(values),
            "score": score_of(p.revealed),
        },
    }


# The evaluation that is going on -------------------------------------------------------------


def participants(t: Wiege) -> list[int]:
    """The trigger player, and whom he meets."""
    for _, trigger, _, _, other in frames_of(t.agenda, NEW_EVENT):
        return [seat for seat in (trigger, other) if seat != NONE]
    return []


def side(t: Wiege, seat: int) -> DerivedSide:
    compared = any(colour == BLUE for _, _, _, colour, _ in frames_of(t.agenda, NEW_EVENT))
    duels = frames_of(t.agenda, DUEL)
    return {
        "seat": seat + PLAYER.first,
        "named": SYMBOL.text(named_by(t, seat)),
        "score": culture_of(t, seat) if compared else characters_of(t, seat),
        "passed": any(alone == YES and asked != seat for _, asked, _, _, _, alone in duels),
    }


def named_by(t: Wiege, seat: int) -> int:
    """The symbol a seat has named; once stones are paid only the winner's is still known."""
    for _, _, _, trigger, _, named in frames_of(t.agenda, NAME_SYMBOL):
        if trigger == seat:
            return named
    for _, winner, symbol, _ in frames_of(t.agenda, USE_UP):
        if winner == seat:
            return symbol
    for _, keeper, symbol in frames_of(t.agenda, KEEP_FROM_COLUMN):
        if keeper == seat:
            return symbol
    return NONE


def culture_of(t: Wiege, seat: int) -> int | None:
    """How often a seat shows the symbol it has named.

    Cards are kept after a tie: who has already kept one showed as many as who still does.
    """
    symbol = named_by(t, seat)
    if symbol != NONE:
        return count(t.players[seat], symbol)
    for _, keeper, level in frames_of(t.agenda, KEEP_FROM_COLUMN):
        return count(t.players[keeper], level)
    return None


def characters_of(t: Wiege, seat: int) -> int | None:
    """The score of the revealed characters; unknown once they are gone and others are kept."""
    revealed = t.players[seat].revealed
    if not revealed and frames_of(t.agenda, KEEP_REVEALED):
        return None
    return score_of(revealed)
