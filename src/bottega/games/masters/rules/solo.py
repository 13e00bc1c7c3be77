"""The solo game against Lorenzo (rules, section 12)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import TOKENS
from bottega.games.masters.rules.agenda import TAKE_AWAY
from bottega.games.masters.rules.events import CARD_REMOVED, GAME_OVER, TOKEN_REVEALED
from bottega.games.masters.rules.faith import move_black_cross
from bottega.games.masters.rules.purchase import LEVELS, leave_grid
from bottega.games.masters.rules.verbs import REVEAL_TOKEN
from bottega.games.masters.table.state import CARDS_TO_END, LAST_SPACE, Masters
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

TAKEN_BY_TOKEN: Final = 2


class DrawToken(Step[Masters]):
    """Reveal the top token of the stack and do what it says."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return [(REVEAL_TOKEN, token) for token in t.tokens]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, token = a
        t.tell(TOKEN_REVEALED, EVERYONE, token)
        says = TOKENS[token]
        if says.reshuffle:
            t.tokens = tuple(range(len(TOKENS)))
        else:
            t.tokens = tuple(other for other in t.tokens if other != token)
        if says.cross:
            move_black_cross(t, says.cross)
        else:
            t.then((TAKE_AWAY, 0, says.colour, TAKEN_BY_TOKEN))


class TakeAway(Step[Masters]):
    """Cards of a colour leave the grid one by one, always from its lowest deck with cards."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, colour, left = f
        for deck in range(colour * LEVELS, (colour + 1) * LEVELS):
            card = t.tops[deck]
            if card != NONE:
                t.removed = (*t.removed, card)
                t.tell(CARD_REMOVED, EVERYONE, card)
                if left > 1:
                    t.then((TAKE_AWAY, seat, colour, left - 1))
                leave_grid(t, deck)
                break


class SoloCheck(Step[Masters]):
    """After each action, leader action or token: won or lost [R15]? A win comes first [R16]."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        if has_won(t) or has_lost(t):
            t.agenda.clear()
            t.tell(GAME_OVER, EVERYONE)


def has_won(t: Masters) -> bool:
    """The player's marker is on the last space, or the seventh card is bought."""
    p = t.players[0]
    return p.faith == LAST_SPACE or len(p.cards()) >= CARDS_TO_END


def has_lost(t: Masters) -> bool:
    """The Black Cross is on the last space, or a colour has left the grid."""
    return t.cross == LAST_SPACE or gone_colour(t) != NONE


def gone_colour(t: Masters) -> int:
    """The colour of which no card is left in the grid; `NONE` as long as there are all."""
    for colour in range(4):
        decks = range(colour * LEVELS, (colour + 1) * LEVELS)
        if all(t.tops[deck] == NONE for deck in decks):
            return colour
    return NONE
