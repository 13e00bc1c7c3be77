"""Main action: take resources from the market (rules, section 5)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.cards.cards import WHITE_GIVES
from bottega.games.masters.rules.agenda import CHOOSE_WHITE, STORE_GOODS
from bottega.games.masters.rules.events import (
    DISCARDED_GOOD,
    DISCARDED_STORED,
    LINE_TAKEN,
    STORED,
    WHITE_CHANGED,
)
from bottega.games.masters.rules.faith import gain_faith, give_faith_to_others
from bottega.games.masters.rules.verbs import CHOOSE, DISCARD, DISCARD_STORED, STORE
from bottega.games.masters.rules.warehouse import can_store, in_basic_depots, next_kind
from bottega.games.masters.table.readings import ANY
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import KINDS, RED, WHITE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

ROWS: Final = [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)]
COLUMNS: Final = [(0, 4, 8), (1, 5, 9), (2, 6, 10), (3, 7, 11)]
LINES: Final[list[tuple[int, ...]]] = [*ROWS, *COLUMNS]
FIRST_COLUMN: Final = len(ROWS)
"""Where the columns begin among the lines."""

STORE_IT: Final[Action] = (STORE,)
DISCARD_IT: Final[Action] = (DISCARD,)


def take_line(t: Masters, seat: int, line: int) -> None:
    """Read the marbles of a row or column, push the line, and receive what it shows."""
    places = LINES[line]
    marbles = [t.market[place] for place in places]
    t.tell(LINE_TAKEN, EVERYONE, seat, line)
    push(t, places)

    gives = white_gives(t.players[seat])
    if len(gives) == 1 and WHITE in marbles:
        t.tell(WHITE_CHANGED, EVERYONE, seat, gives[0], marbles.count(WHITE))
    taken, red, whites = read_marbles(marbles, gives)
    if whites:
        t.then((CHOOSE_WHITE, seat, whites, red, *taken))
    else:
        receive_marbles(t, seat, red, taken)


def read_marbles(marbles: list[int], gives: list[int]) -> tuple[list[int], int, int]:
    """What marbles give: resources of each kind, faith, and whites to choose a resource for.

    A white marble is nothing without a leader for it; with one leader (``gives`` names what
    they make of it) it is that resource, automatically; with two it is chosen [R5].
    """
    taken = [0] * KINDS
    red = whites = 0
    for marble in marbles:
        if marble < KINDS:
            taken[marble] += 1
        elif marble == RED:
            red = 1
        elif marble == WHITE and len(gives) == 1:
            taken[gives[0]] += 1
        elif marble == WHITE and gives:
            whites += 1
    return taken, red, whites


def push(t: Masters, places: tuple[int, ...]) -> None:
    """The slide marble enters at the end of the line, the first one becomes the slide marble."""
    market = t.market
    first = market[places[0]]
    for i in range(len(places) - 1):
        market[places[i]] = market[places[i + 1]]
    market[places[-1]] = t.slide
    t.slide = first


def white_gives(p: Player) -> list[int]:
    """What the leaders in play make of a white marble."""
    return [WHITE_GIVES[leader] for leader in p.played() if WHITE_GIVES[leader] != NONE]


def receive_marbles(t: Masters, seat: int, red: int, taken: list[int]) -> None:
    """First the faith of the red marble, with its report; then the resources are stored."""
    gain_faith(t, seat, red)
    store(t, seat, taken, 0)


def store(t: Masters, seat: int, taken: list[int], discarded: int) -> None:
    """What was taken is stored or discarded, unit by unit; afterwards discards give faith [R7]."""
    coin, stone, servant, shield = taken
    if coin or stone or servant or shield:
        t.then((STORE_GOODS, seat, coin, stone, servant, shield, discarded))
    elif discarded:
        give_faith_to_others(t, seat, discarded)


class ChooseWhite(Step[Masters]):
    """With two such leaders each white marble becomes one of their resources, never none [R5]."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        seat = f[1]
        return [(CHOOSE, kind) for kind in sorted(white_gives(t.players[seat]))]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, whites, red, *taken = f
        _, kind = a
        taken[kind] += 1
        t.tell(WHITE_CHANGED, EVERYONE, seat, kind, 1)
        if whites > 1:
            t.then((CHOOSE_WHITE, seat, whites - 1, red, *taken))
        else:
            receive_marbles(t, seat, red, taken)


TAKEN: Final = 2
"""Where the question about goods to store says how many of each kind there are."""


def taken_in(f: Frame) -> list[int]:
    """What is still to be stored, by the frame of that question."""
    _, _, coin, stone, servant, shield, _ = f
    return [coin, stone, servant, shield]


class StoreGoods(Step[Masters]):
    """Every resource taken is stored or discarded, one unit after the other.

    One that fits may be discarded all the same [R21]. What lies in the basic depots must stay or,
    as the table reads the rules, may be discarded as well until the last unit is dealt with [R6].
    Discards are counted, and give the others faith once, after the last unit [R7].
    """

    def options(self, t: Masters, f: Frame) -> list[Action]:
        p = t.players[f[1]]
        kind = 0
        while not f[TAKEN + kind]:
            kind += 1
        found = [STORE_IT, DISCARD_IT] if can_store(p, kind) else [DISCARD_IT]
        if t.readings.discard == ANY:
            found += [(DISCARD_STORED, kind) for kind, n in enumerate(in_basic_depots(p)) if n]
        return found

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat, taken, discarded, verb = f[1], taken_in(f), f[-1], a[0]
        warehouse = t.players[seat].warehouse
        if verb == DISCARD_STORED:
            _, kind = a
            warehouse[kind] -= 1
            discarded += 1
            t.tell(DISCARDED_STORED, EVERYONE, seat, kind)
        else:
            kind = next_kind(taken)
            taken[kind] -= 1
            if verb == STORE:
                warehouse[kind] += 1
                t.tell(STORED, EVERYONE, seat, kind)
            else:
                discarded += 1
                t.tell(DISCARDED_GOOD, EVERYONE, seat, kind)
        store(t, seat, taken, discarded)
