"""The course of a round (rules, section 3)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bottega.games.lorenzo.cards.cards import CARD
from bottega.games.lorenzo.cards.tiles import SKIPS
from bottega.games.lorenzo.rules.agenda import (
    BEGIN_ROUND,
    DRAW_CARD,
    END_ROUND,
    MAKE_UP_TURN,
    REPORT,
    ROLL,
    SKIP_TURN,
    TAKE_TURN,
)
from bottega.games.lorenzo.rules.church import REPORTS
from bottega.games.lorenzo.rules.events import (
    CARD_LAID,
    DIE_CAST,
    GAME_OVER,
    ORDER_CHANGED,
    ROUND_BEGAN,
    TURN_SKIPPED,
)
from bottega.games.lorenzo.rules.turn import ASKED_IN
from bottega.games.lorenzo.rules.verbs import CAST, LAY_CARD
from bottega.games.lorenzo.table.state import MEMBERS, ROUNDS, Lorenzo
from bottega.games.lorenzo.table.words import DIE, FLOORS, PALACE, PIPS, SPACE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame, replaced

IN_A_BLOCK: Final = 8
"""Cards of one type and period; they lie on top of those of the next period."""

ALL_MEMBERS: Final = tuple(range(MEMBERS))
LAYS: Final[list[Action]] = [(LAY_CARD, card) for card in range(CARD.size)]
CASTS: Final[list[list[Action]]] = [
    [(CAST, d, n) for n in range(PIPS.size)] for d in range(DIE.size)
]
PREPARATION: Final[list[Frame]] = [
    *((DRAW_CARD, NATURE, floor) for floor in range(FLOORS)),
    *((ROLL, NATURE, die) for die in range(DIE.size)),
]


def round_schedule(t: Lorenzo) -> list[Frame]:
    """What a round consists of, in reading order: preparation, four passes, report, end.

    Who suffers tile II-7 skips the first turn and makes it up after all the others [A8]; where
    that turn may not be left, it is a turn like any other [A21].
    """
    skipping = [seat for seat in t.order if SKIPS in t.players[seat].tiles]
    a_pass = [(TAKE_TURN, seat) for seat in t.order]
    made_up = MAKE_UP_TURN if t.readings.may_leave else TAKE_TURN
    return [
        *PREPARATION,
        *((SKIP_TURN if seat in skipping else TAKE_TURN, seat) for seat in t.order),
        *(a_pass * (MEMBERS - 1)),
        *((made_up, seat) for seat in skipping),
        *([(REPORT, NATURE)] if t.round in REPORTS else []),
        (END_ROUND, NATURE),
    ]


def agendas(t: Lorenzo) -> list[list[Frame]]:
    """What is due while no turn is under way: one of the turns of the round, or nothing at the end.

    Nobody has placed more members than turns were theirs; fewer, if placements were lost or left.
    """
    if not t.round:
        return []
    placed = Counter(piece // MEMBERS for pieces in t.spaces for piece in pieces)
    if t.round == ROUNDS and not placed and all(card == NONE for card in t.floors):
        return [[]]
    found: list[list[Frame]] = []
    taken = Counter[int]()
    schedule = round_schedule(t)
    for done, (step, seat, *_) in enumerate(schedule, 1):
        if step in ASKED_IN:
            if placed <= taken:
                found.append([(ASKED_IN[step], seat), *schedule[done:]][::-1])
            taken[seat] += 1
    return found


class BeginRound(Step[Lorenzo]):
    """A round begins; the dice of the last one hold no more."""

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        t.round += 1
        t.dice = (0,) * DIE.size
        t.tell(ROUND_BEGAN, EVERYONE, t.round - 1)
        t.then_all(round_schedule(t))


class DrawCard(Step[Lorenzo]):
    """Four cards of each deck lie on its tower, from the lowest floor upwards (phase A)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, _, floor = f
        deck = t.decks[floor >> 2]
        return [LAYS[card] for card in deck[: (len(deck) - 1) % IN_A_BLOCK + 1]]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, _, floor = f
        _, card = a
        deck = t.decks[floor >> 2]
        place = deck.index(card)
        t.decks = replaced(t.decks, floor >> 2, deck[:place] + deck[place + 1 :])
        t.floors[floor] = card
        if t.events is not None:
            t.tell(CARD_LAID, EVERYONE, floor, card)


class Roll(Step[Lorenzo]):
    """The three dice hold for everybody until the end of the round (phase A)."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, _, die = f
        return CASTS[die]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, die, pips = a
        t.dice = replaced(t.dice, die, pips + 1)
        if t.events is not None:
            t.tell(DIE_CAST, EVERYONE, die, pips)


class SkipTurn(Step[Lorenzo]):
    """Tile II-7: the first turn of a round is skipped, leader actions included [A8]."""

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        t.tell(TURN_SKIPPED, EVERYONE, seat)


class EndRound(Step[Lorenzo]):
    """Cards left in the towers leave the game, the turn order changes, members come home (phase D).

    First in the order are those in the council palace, from the left; the others keep
    their order among themselves. Used leaders are turned face up again.
    """

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        t.floors[:] = [NONE] * FLOORS
        in_palace = dict.fromkeys([piece // MEMBERS for piece in t.spaces[PALACE]])
        order = (*in_palace, *[seat for seat in t.order if seat not in in_palace])
        if order != t.order:
            t.order = order
            t.tell(ORDER_CHANGED, EVERYONE, *order, *[NONE] * (4 - t.seats))
        t.spaces[:] = [()] * SPACE.size
        for p in t.players:
            p.members, p.used, p.strong = ALL_MEMBERS, (), NONE
        if t.round < ROUNDS:
            t.then((BEGIN_ROUND, NATURE))
        else:
            t.tell(GAME_OVER, EVERYONE)
