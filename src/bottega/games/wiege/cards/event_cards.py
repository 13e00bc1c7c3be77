"""The 36 event cards (rules, section 1): a line a card.

Id, group, year, symbols, the colour of every space, the layout of its roads, and where the figures
come from. That there are six groups of six, their years and their cubes stands in the rulebook; which
symbols and spaces a single card shows is RECONSTRUCTED. Who owns the printed card corrects its line
here and drops that mark; nothing else has to change. Keep two to six spaces, all connected. Titles
stand under the card's id in the catalogues of `text`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.wiege.table.words import (
    ARCHITECTURE,
    BLUE,
    EXPLORATION,
    FINANCE,
    IN_BLACK,
    IN_BLUE,
    IN_GREEN,
    IN_GREY,
    IN_RED,
    IN_VIOLET,
    PRINTED,
    RECONSTRUCTED,
    RED,
    RELIGION,
    SCIENCE,
    Ints,
)
from bottega.kernel.words import Domain


class Layout(NamedTuple):
    """Which spaces are joined by roads, and where the spaces lie: the latter only for pictures."""

    roads: tuple[tuple[int, int], ...]
    at: tuple[tuple[int, int], ...]


class HistoricalEvent(NamedTuple):
    id: str
    group: int
    year: int
    symbols: Ints
    spaces: Ints
    layout: Layout
    source: int = PRINTED


PAIR: Final = Layout(((0, 1),), ((0, 0), (1, 0)))
ROW_OF_3: Final = Layout(((0, 1), (1, 2)), ((0, 0), (1, 0), (2, 0)))
BEND: Final = Layout(((0, 1), (1, 2)), ((0, 0), (1, 1), (2, 0)))
TRIANGLE: Final = Layout(((0, 1), (1, 2), (0, 2)), ((0, 0), (1, 1), (2, 0)))
ROW_OF_4: Final = Layout(((0, 1), (1, 2), (2, 3)), ((0, 0), (1, 0), (2, 0), (3, 0)))
ZIGZAG_OF_4: Final = Layout(((0, 1), (1, 2), (2, 3)), ((0, 0), (1, 1), (2, 0), (3, 1)))
HORSESHOE: Final = Layout(((0, 1), (1, 2), (2, 3)), ((0, 0), (1, 0), (1, 1), (0, 1)))
SQUARE: Final = Layout(((0, 1), (1, 2), (2, 3), (0, 3)), ((0, 0), (1, 0), (1, 1), (0, 1)))
STAR: Final = Layout(((0, 1), (0, 2), (0, 3)), ((1, 1), (0, 0), (2, 0), (1, 2)))
ROW_OF_5: Final = Layout(((0, 1), (1, 2), (2, 3), (3, 4)), ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)))
ZIGZAG_OF_5: Final = Layout(
    ((0, 1), (1, 2), (2, 3), (3, 4)), ((0, 0), (1, 1), (2, 0), (3, 1), (4, 0))
)
CROSS: Final = Layout(((0, 1), (0, 2), (0, 3), (0, 4)), ((1, 1), (0, 0), (2, 0), (0, 2), (2, 2)))
HEXAGON: Final = Layout(
    ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5)),
    ((1, 0), (2, 0), (3, 1), (2, 2), (1, 2), (0, 1)),
)
LADDER: Final = Layout(
    ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)),
)
BOW: Final = Layout(
    ((0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (2, 3)),
    ((0, 0), (0, 2), (1, 1), (2, 1), (3, 0), (3, 2)),
)

LAYOUTS: Final[dict[str, Layout]] = {
    "pair": PAIR,
    "row of 3": ROW_OF_3,
    "bend": BEND,
    "triangle": TRIANGLE,
    "row of 4": ROW_OF_4,
    "zigzag of 4": ZIGZAG_OF_4,
    "horseshoe": HORSESHOE,
    "square": SQUARE,
    "star": STAR,
    "row of 5": ROW_OF_5,
    "zigzag of 5": ZIGZAG_OF_5,
    "cross": CROSS,
    "hexagon": HEXAGON,
    "ladder": LADDER,
    "bow": BOW,
}
"""By name, for other editions."""

# fmt: off
EVENTS: Final[list[HistoricalEvent]] = [
    HistoricalEvent("E01", IN_RED, 1442, (RELIGION,), (BLUE, RED, BLUE, RED), SQUARE, RECONSTRUCTED),
    HistoricalEvent("E02", IN_RED, 1444, (ARCHITECTURE, FINANCE), (BLUE, BLUE, BLUE, RED, RED), CROSS, RECONSTRUCTED),
    HistoricalEvent("E03", IN_RED, 1453, (SCIENCE, ARCHITECTURE, RELIGION), (BLUE, BLUE), PAIR, RECONSTRUCTED),
    HistoricalEvent("E04", IN_RED, 1455, (SCIENCE,), (RED, RED, RED), ROW_OF_3, RECONSTRUCTED),
    HistoricalEvent("E05", IN_RED, 1456, (EXPLORATION,), (BLUE, RED, BLUE, RED), ROW_OF_4, RECONSTRUCTED),
    HistoricalEvent("E06", IN_RED, 1471, (FINANCE, EXPLORATION), (BLUE, RED, BLUE, RED, BLUE, RED), HEXAGON, RECONSTRUCTED),
    HistoricalEvent("E07", IN_VIOLET, 1474, (SCIENCE,), (RED, BLUE, RED, BLUE, RED, BLUE), HEXAGON, RECONSTRUCTED),
    HistoricalEvent("E08", IN_VIOLET, 1478, (FINANCE,), (BLUE, BLUE, BLUE), ROW_OF_3, RECONSTRUCTED),
    HistoricalEvent("E09", IN_VIOLET, 1483, (ARCHITECTURE, RELIGION), (RED, BLUE, RED, BLUE), SQUARE, RECONSTRUCTED),
    HistoricalEvent("E10", IN_VIOLET, 1485, (ARCHITECTURE,), (RED, RED, RED, BLUE, BLUE), CROSS, RECONSTRUCTED),
    HistoricalEvent("E11", IN_VIOLET, 1492, (EXPLORATION, RELIGION), (RED, BLUE, RED, BLUE), ROW_OF_4, RECONSTRUCTED),
    HistoricalEvent("E12", IN_VIOLET, 1498, (SCIENCE, FINANCE, EXPLORATION), (RED, RED), PAIR, RECONSTRUCTED),
    HistoricalEvent("E13", IN_GREEN, 1499, (EXPLORATION,), (BLUE, BLUE), PAIR, RECONSTRUCTED),
    HistoricalEvent("E14", IN_GREEN, 1506, (ARCHITECTURE, FINANCE, RELIGION), (BLUE, BLUE, RED, RED), ZIGZAG_OF_4, RECONSTRUCTED),
    HistoricalEvent("E15", IN_GREEN, 1507, (SCIENCE, EXPLORATION), (RED, RED, RED), TRIANGLE, RECONSTRUCTED),
    HistoricalEvent("E16", IN_GREEN, 1509, (SCIENCE, ARCHITECTURE), (BLUE, BLUE, BLUE, RED, RED, RED), LADDER, RECONSTRUCTED),
    HistoricalEvent("E17", IN_GREEN, 1514, (FINANCE,), (RED, BLUE, BLUE, BLUE, RED), ROW_OF_5, RECONSTRUCTED),
    HistoricalEvent("E18", IN_GREEN, 1517, (RELIGION,), (BLUE, BLUE, RED, RED), SQUARE, RECONSTRUCTED),
    HistoricalEvent("E19", IN_BLUE, 1519, (FINANCE,), (RED, RED), PAIR, RECONSTRUCTED),
    HistoricalEvent("E20", IN_BLUE, 1521, (RELIGION,), (RED, RED, BLUE, BLUE), ZIGZAG_OF_4, RECONSTRUCTED),
    HistoricalEvent("E21", IN_BLUE, 1521, (ARCHITECTURE, FINANCE, RELIGION), (BLUE, RED, RED, RED, BLUE), ROW_OF_5, RECONSTRUCTED),
    HistoricalEvent("E22", IN_BLUE, 1522, (SCIENCE, EXPLORATION), (RED, RED, RED, BLUE, BLUE, BLUE), LADDER, RECONSTRUCTED),
    HistoricalEvent("E23", IN_BLUE, 1524, (EXPLORATION,), (BLUE, BLUE, BLUE), TRIANGLE, RECONSTRUCTED),
    HistoricalEvent("E24", IN_BLUE, 1525, (SCIENCE, ARCHITECTURE), (RED, RED, BLUE, BLUE), SQUARE, RECONSTRUCTED),
    HistoricalEvent("E25", IN_GREY, 1526, (EXPLORATION,), (BLUE, BLUE, BLUE, RED, RED, RED), BOW, RECONSTRUCTED),
    HistoricalEvent("E26", IN_GREY, 1527, (ARCHITECTURE, FINANCE, RELIGION), (BLUE, RED, RED, BLUE), STAR, RECONSTRUCTED),
    HistoricalEvent("E27", IN_GREY, 1528, (FINANCE, EXPLORATION), (RED, RED, RED), BEND, RECONSTRUCTED),
    HistoricalEvent("E28", IN_GREY, 1533, (SCIENCE,), (BLUE, BLUE, BLUE, RED, RED), ZIGZAG_OF_5, RECONSTRUCTED),
    HistoricalEvent("E29", IN_GREY, 1537, (ARCHITECTURE,), (BLUE, BLUE), PAIR, RECONSTRUCTED),
    HistoricalEvent("E30", IN_GREY, 1542, (SCIENCE, RELIGION), (BLUE, RED, RED, BLUE), HORSESHOE, RECONSTRUCTED),
    HistoricalEvent("E31", IN_BLACK, 1545, (RELIGION,), (RED, BLUE, BLUE, RED), HORSESHOE, RECONSTRUCTED),
    HistoricalEvent("E32", IN_BLACK, 1555, (FINANCE, EXPLORATION), (RED, RED, RED, BLUE, BLUE, BLUE), BOW, RECONSTRUCTED),
    HistoricalEvent("E33", IN_BLACK, 1560, (ARCHITECTURE,), (RED, RED), PAIR, RECONSTRUCTED),
    HistoricalEvent("E34", IN_BLACK, 1563, (ARCHITECTURE, RELIGION), (RED, RED, RED, BLUE, BLUE), ZIGZAG_OF_5, RECONSTRUCTED),
    HistoricalEvent("E35", IN_BLACK, 1565, (SCIENCE, FINANCE, EXPLORATION), (BLUE, BLUE, BLUE), BEND, RECONSTRUCTED),
    HistoricalEvent("E36", IN_BLACK, 1572, (SCIENCE,), (RED, BLUE, BLUE, RED), STAR, RECONSTRUCTED),
]
# fmt: on

EVENT: Final = Domain("historical event", [event.id for event in EVENTS])

GROUP_OF: Final[list[int]] = [event.group for event in EVENTS]


def spaces_in(event: HistoricalEvent) -> Ints:
    """The spaces of a card in each colour, blue and red."""
    return tuple(
        [
            sum([1 << space for space, found in enumerate(event.spaces) if found == colour])
            for colour in (BLUE, RED)
        ]
    )


def next_to(event: HistoricalEvent, covered: int) -> int:
    """The empty spaces a road joins to a covered one; all spaces of an empty card."""
    if not covered:
        return (1 << len(event.spaces)) - 1
    reached = 0
    for one, other in event.layout.roads:
        if covered >> one & 1:
            reached |= 1 << other
        if covered >> other & 1:
            reached |= 1 << one
    return reached & ~covered
