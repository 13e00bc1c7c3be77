"""A table laid out as a rulebook describes it, to make a move on and to look at.

Seats are counted from 1. Resources are written ``2 coin, 1 shield``, cards and leaders by their
ids, slots from bottom to top ``G1a G2b / P1d / -``, leaders ``L05 played, L02 in hand``. All of
it goes through the game's own position format, so a test knows nothing of the engine's inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bottega.games.masters import GAME
from bottega.games.masters.table.state import Masters
from tests.games import playing
from tests.games.playing import AnyTable, goods

EXAMPLE_1 = "purple blue purple white / white red white grey / white grey yellow yellow"
"""The market of the first worked example; its slide marble is blue."""

QUIET = "white yellow yellow grey / white grey purple purple / white blue blue red"
"""A market whose slide marble is white: its first column gives nothing, and never changes."""

KINDS = ["coin", "stone", "servant", "shield"]
MARBLE_OF = {"coin": "yellow", "stone": "grey", "servant": "purple", "shield": "blue"}
COLOURS = {"G": "green", "B": "blue", "Y": "yellow", "P": "purple"}
MARBLES = list(MARBLE_OF.values()) * 2 + ["white"] * 4 + ["red"]
LEADERS = [f"L{n:02}" for n in range(1, 17)]
SECTIONS = [(5, 8), (12, 16), (19, 24)]


class Board(NamedTuple):
    """One player's board, in the words of the rules; what is not said is as at the start."""

    faith: int = 0
    warehouse: str = ""
    strongbox: str = ""
    slots: str = ""
    leaders: str = ""
    favours: str = ""


class Table(AnyTable[Masters]):
    """A table of Masters of Renaissance."""

    game = GAME

    def do(self, *moves: str) -> Table:
        """Make moves; which cards are turned up is left to nature, unless a move names one."""
        for move in moves:
            while ":" not in move and move[:4] != "turn" and self.options[0][:5] == "turn ":
                super().do(self.options[0])
            super().do(move)
        return self

    def warehouse(self, seat: int = 1) -> str:
        return in_words(self.board(seat)["warehouse"])

    def strongbox(self, seat: int = 1) -> str:
        return in_words(self.board(seat)["strongbox"])

    def faith(self, seat: int = 1) -> int:
        return self.state.players[seat - 1].faith

    def slots(self, seat: int = 1) -> str:
        return " / ".join(" ".join(slot) or "-" for slot in self.board(seat)["slots"])

    def leaders(self, seat: int = 1) -> str:
        board = self.board(seat)
        both = zip(board["leaders"], board["standing"], strict=True)
        return ", ".join(f"{leader} {standing}" for leader, standing in both)

    def favours(self, seat: int = 1) -> str:
        return " ".join(self.board(seat)["favours"])

    @property
    def reported(self) -> list[int]:
        return [i + 1 for i, held in enumerate(self.facts["reported"]) if held]

    @property
    def market(self) -> list[str]:
        return [" ".join(row) for row in self.facts["market"]]

    @property
    def slide(self) -> str:
        return str(self.facts["slide"])

    def top(self, deck: str) -> str:
        return str(self.facts["tops"][deck])

    def left(self, deck: str) -> int:
        """How many cards a deck has, the visible one included."""
        return len(self.facts["under"][deck]) + (self.top(deck) != "none")


# Laying out ----------------------------------------------------------------------------------


def lay(
    *boards: Board,
    market: str = EXAMPLE_1,
    tops: str = "",
    turn: int = 1,
    agenda: list[dict[str, Any]] | None = None,
    cross: int = 0,
    tokens: str = "T1 T2 T3 T4 T5 T6 T7",
    removed: str = "",
    possible: bool = True,
) -> Table:
    """A table with these boards (one board: solo), the seat in ``turn`` about to take a turn.

    Marbles not named in ``market`` fill the tray, the last one lies on the slide; cards that
    nobody owns lie in their decks under those named in ``tops``; reports and the last round are as
    markers and cards demand. ``turn=0``: the game is over. ``possible=False``: this cannot arise.
    """
    slots = [split_slots(board.slots) for board in boards]
    gone = [card for board in slots for slot in board for card in slot] + removed.split()
    farthest = max([cross, *(board.faith for board in boards)])
    seven = any(sum(map(len, board)) >= 7 for board in slots)
    rows, slide = lay_marbles(market)
    up, under = lay_decks(gone, tops.split())
    start = [{"step": "take turn", "seat": turn}] if turn else []
    table = Table(
        GAME.read(
            {
                "seats": len(boards),
                "market": rows,
                "slide": slide,
                "tops": up,
                "under": under,
                "players": lay_boards(boards, slots, farthest),
                "reported": [farthest >= pope for _, pope in SECTIONS],
                "last_round": len(boards) > 1 and (farthest == 24 or seven),
                "cross": cross,
                "tokens": tokens.split() if len(boards) == 1 else [],
                "removed": removed.split(),
                "agenda": start if agenda is None else agenda,
            }
        )
    )
    if possible:
        assert table.faults == []
    if agenda is None:
        GAME.decision(table.state)  # what needs no answer happens
    return table


def lay_boards(
    boards: tuple[Board, ...], slots: list[list[list[str]]], farthest: int
) -> list[dict[str, Any]]:
    kept = [[part.split(" ", 1) for part in board.leaders.split(", ") if part] for board in boards]
    named = [part[0] for parts in kept for part in parts]
    pool = [leader for leader in LEADERS if leader not in named]
    for parts in kept:
        parts.extend([pool.pop()] for _ in range(2 - len(parts)))
    written = []
    for board, own, parts in zip(boards, slots, kept, strict=True):
        tiles = [
            "inactive" if farthest < pope else "face_up" if board.faith >= first else "removed"
            for first, pope in SECTIONS
        ]
        written.append(
            {
                "faith": board.faith,
                "warehouse": goods(board.warehouse),
                "strongbox": goods(board.strongbox),
                "slots": own,
                "leaders": [part[0] for part in parts],
                "standing": [part[1] if part[1:] else "in hand" for part in parts],
                "rejected": [pool.pop(0), pool.pop(0)],
                "favours": board.favours.split() or tiles,
            }
        )
    return written


def lay_marbles(market: str) -> tuple[list[list[str]], str]:
    named = market.replace("/", " ").split()
    rest = MARBLES[:]
    for marble in named:
        rest.remove(marble)
    lying = named + rest
    return [lying[:4], lying[4:8], lying[8:12]], lying[12]


def lay_decks(gone: list[str], named: list[str]) -> tuple[dict[str, str], dict[str, list[str]]]:
    tops, under = {}, {}
    for letter, colour in COLOURS.items():
        for level in "123":
            cards = [f"{letter}{level}{x}" for x in "abcd"]
            left = [card for card in cards if card not in gone]
            left.sort(key=lambda card: card not in named)
            tops[f"{colour} {level}"] = left[0] if left else "none"
            under[f"{colour} {level}"] = sorted(left[1:])
    return tops, under


def split_slots(text: str) -> list[list[str]]:
    slots = [part.replace("-", "").split() for part in text.split("/")]
    return slots + [[] for _ in range(3 - len(slots))]


def in_words(counts: dict[str, int]) -> str:
    """Counts as ``2 coin, 1 shield``, in canonical order."""
    return playing.in_words(counts, KINDS)


# From the empty table on ---------------------------------------------------------------------


def unpack(seats: int) -> Table:
    """A new table; nothing has been shuffled yet."""
    return Table.new(seats)


def dealt(seats: int) -> Table:
    """A new table up to the choice of leaders; nature dealt L01 to L04 to seat 1, and so on."""
    return unpack(seats).nature()


def wander(seats: int, seed: int) -> Iterator[Table]:
    """A game of random answers, seen at each of its questions and at the end."""
    return playing.wander(unpack(seats), seed)
