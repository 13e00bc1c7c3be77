"""A table laid out as a rulebook describes it, to make a move on and to look at.

Seats, positions and spaces are counted from 1. Cards and events are written by their ids, columns
``science: C01 C07*`` from bottom to top with a star behind a rotated card, open ones
``science/architecture: C36``, pieces ``s1 - g2``: a stone of seat 1, nothing, the genius of seat 2.
All of it goes through the game's own position format: tests know nothing of the engine's inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bottega.games.wiege import GAME
from bottega.games.wiege.table.state import Wiege
from bottega.kernel.game import Game
from tests.games import playing
from tests.games.playing import AnyTable

SYMBOLS = ["science", "architecture", "finance", "exploration", "religion"]
CULTURES = [f"C{n:02}" for n in range(1, 41)]
CHARACTERS = [f"P{n:02}" for n in range(1, 28)]
CARDS = CULTURES + CHARACTERS
EVENTS = [f"E{n:02}" for n in range(1, 37)]
GROUPS = [EVENTS[first : first + 6] for first in range(0, 36, 6)]
EVENTS_IN_GAME = {2: 13, 3: 15, 4: 17}
# fmt: off
SPACES = {
    "E01": 4, "E02": 5, "E03": 2, "E04": 3, "E05": 4, "E06": 6, "E07": 6, "E08": 3, "E09": 4,
    "E10": 5, "E11": 4, "E12": 2, "E13": 2, "E14": 4, "E15": 3, "E16": 6, "E17": 5, "E18": 4,
    "E19": 2, "E20": 4, "E21": 5, "E22": 6, "E23": 3, "E24": 4, "E25": 6, "E26": 4, "E27": 3,
    "E28": 5, "E29": 2, "E30": 4, "E31": 4, "E32": 6, "E33": 2, "E34": 5, "E35": 3, "E36": 4,
}
# fmt: on
OPEN = {
    2: ["E01", "E02", "E05"],
    3: ["E01", "E02", "E05", "E09"],
    4: ["E01", "E02", "E05", "E09", "E10", "E11"],
}
"""The events of a table on which nothing else is said: none can be evaluated at once."""


class Board(NamedTuple):
    """What lies before one player; what is not said is as at the start.

    ``won``: stones of other seats, ``2 of 3`` with commas between. Own stones that nobody has and
    that stand nowhere are in the reserve.
    """

    hand: str = ""
    pile: str = ""
    columns: str = ""
    won: str = ""
    revealed: str = ""


class Table(AnyTable[Wiege]):
    """A table of Die Wiege der Renaissance."""

    game: Game[Wiege] = GAME

    def hand(self, seat: int = 1) -> str:
        return " ".join(self.board(seat)["hand"])

    def pile(self, seat: int = 1) -> str:
        return " ".join(self.board(seat)["pile"])

    def columns(self, seat: int = 1) -> str:
        """As a `Board` writes them."""
        board = self.board(seat)
        second = {first: symbol for symbol, first in board["open"].items() if first != "none"}
        found = []
        for symbol, cards in board["columns"].items():
            if cards:
                name = f"{symbol}/{second[symbol]}" if symbol in second else symbol
                marked = [card + "*" * (card in board["rotated"]) for card in cards]
                found.append(f"{name}: {' '.join(marked)}")
        return "; ".join(found)

    def reserve(self, seat: int = 1) -> str:
        """``5 of 1, 2 of 3``."""
        held = self.board(seat)["reserve"]
        return ", ".join(f"{n} of {owner}" for owner, n in sorted(held.items()))

    def stones(self) -> list[int]:
        """How many stones, of whatever colour, each seat has in reserve."""
        return [sum(player["reserve"].values()) for player in self.facts["players"]]

    def stack(self, position: int) -> str:
        return " ".join(self.facts["stacks"][position - 1])

    def pieces(self, position: int) -> str:
        found = self.facts["pieces"][position - 1]
        return " ".join("-" if x == "none" else f"{x[2]}{x[0]}" for x in found)

    @property
    def display(self) -> str:
        return " ".join("-" if card == "none" else card for card in self.facts["display"])

    @property
    def discards(self) -> str:
        return " ".join(self.facts["discards"])

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    def spaces(self, verb: str = "stone on") -> list[str]:
        """Where a piece may go: ``2.1`` is space 1 of position 2."""
        return [text.replace(" space ", ".") for text in self.offered(verb)]


class EarlierTable(Table):
    """The same by the rules of version 1."""

    game = GAME.versions[1]


# Laying out ----------------------------------------------------------------------------------


def lay(
    *boards: Board,
    events: str = "",
    pieces: dict[int, str] | None = None,
    display: str | None = None,
    discards: str = "",
    deck: str = "",
    rest: int = 0,
    left: int | None = None,
    turn: int = 1,
    number: int = 8,
    teams: bool = False,
    gave_up: bool = False,
    agenda: list[dict[str, Any]] | None = None,
    possible: bool = True,
    covered: str = "come back",
    duel: str = "final",
    rules: int = 2,
) -> Table:
    """A table with these boards, the seat in ``turn`` about to begin the turn after ``number``.

    ``events``: a stack for each position, ``E02 E03 / E05``, ``-`` where none is left; positions
    not mentioned have events that cannot be evaluated at once. Cards not mentioned lie in the deck;
    with ``rest`` they are in the hand of that seat, and only ``deck`` is left. ``left``: how many
    events are face down; others were discarded. ``possible=False``: this cannot arise. ``covered``
    and ``duel``: what the table decided; by the ``rules`` of version 1 it decided nothing.
    """
    seats = len(boards)
    stacks = lay_stacks(seats, events)
    standing = lay_pieces(stacks, pieces or {})
    named = [card for board in boards for card in named_cards(board)]
    named += (discards + " " + deck).split() + [f["card"] for f in agenda or [] if "card" in f]
    slots = lay_display(display, named)
    free = [card for card in CARDS if card not in named and card not in slots]
    face_down, past = lay_event_deck(seats, [event for stack in stacks for event in stack], left)
    players = [lay_board(seat, board, boards, standing) for seat, board in enumerate(boards, 1)]
    if rest:
        players[rest - 1]["hand"] = in_order([*players[rest - 1]["hand"], *free])
        free = []
    begin = [{"step": "take turn", "seat": turn}] if turn else []
    kind = EarlierTable if rules == 1 else Table
    decided = {} if rules == 1 else {"readings": {"covered_events": covered, "duel": duel}}
    table = kind(
        kind.game.read(
            {
                "seats": seats,
                "teams": teams,
                **decided,
                "turn": number,
                "gave_up": gave_up,
                "event_deck": face_down,
                "past_events": past,
                "stacks": stacks,
                "pieces": standing,
                "deck": in_order([*deck.split(), *free]),
                "display": slots,
                "discards": discards.split(),
                "players": players,
                "agenda": begin if agenda is None else agenda,
            }
        )
    )
    if possible:
        assert not table.faults, table.faults
        kind.game.decision(table.state)  # what needs no answer happens
    return table


def named_cards(board: Board) -> list[str]:
    columns = [part.split(":")[1] for part in board.columns.split(";") if part]
    text = " ".join([board.hand, board.pile, board.revealed, *columns])
    return text.replace("*", "").split()


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def lay_display(display: str | None, named: list[str]) -> list[str]:
    """Four cards: those named, or the last ones that nobody has."""
    if display is not None:
        return [card.replace("-", "none") for card in display.split()]
    return [card for card in CULTURES[::-1] if card not in named][:4]


def lay_stacks(seats: int, events: str) -> list[list[str]]:
    stacks = [part.replace("-", "").split() for part in events.split("/")] if events else []
    taken = [event for stack in stacks for event in stack]
    spare = [event for event in [*OPEN[seats], *OPEN[4], "E06"] if event not in taken]
    while len(stacks) < len(OPEN[seats]):
        stacks.append([spare.pop(0)])
        spare = [event for event in spare if event not in stacks[-1]]
    return stacks


def lay_pieces(stacks: list[list[str]], pieces: dict[int, str]) -> list[list[str]]:
    men = {"s": "stone", "g": "genius"}
    found = []
    for position, stack in enumerate(stacks, 1):
        spaces = SPACES[stack[-1]] if stack else 0
        signs = pieces.get(position, "").split()
        said = ["none" if sign == "-" else f"{sign[1]} {men[sign[0]]}" for sign in signs]
        found.append(said + ["none"] * (spaces - len(said)))
    return found


def lay_event_deck(seats: int, out: list[str], left: int | None) -> tuple[list[str], list[str]]:
    """Events face down and discarded: together with those that lie open, some of each group."""
    missing = EVENTS_IN_GAME[seats] - len(out)
    needed = [group for group in GROUPS if not set(group) & set(out)]
    chosen = [group[-1] for group in needed]
    chosen += [event for event in EVENTS if event not in (*out, *chosen)][: missing - len(chosen)]
    face_down = missing if left is None else left
    return sorted(chosen[:face_down]), sorted(chosen[face_down:])


def lay_board(
    seat: int, board: Board, boards: tuple[Board, ...], standing: list[list[str]]
) -> dict[str, Any]:
    placed = sum(pieces.count(f"{seat} stone") for pieces in standing)
    lost = sum(won(other).get(str(seat), 0) for other in boards)
    columns: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    second = dict.fromkeys(SYMBOLS, "none")
    rotated = []
    for part in filter(None, board.columns.split(";")):
        name, cards = part.strip().split(": ")
        first, _, other = name.partition("/")
        if other:
            second[other] = first
        columns[first] = cards.replace("*", "").split()
        rotated += [card[:-1] for card in cards.split() if card.endswith("*")]
    return {
        "reserve": {str(seat): 7 - placed - lost} | won(board),
        "hand": in_order(board.hand.split()),
        "pile": in_order(board.pile.split()),
        "columns": columns,
        "open": second,
        "rotated": in_order(rotated),
        "revealed": board.revealed.split(),
    }


def won(board: Board) -> dict[str, int]:
    pairs = [part.split(" of ") for part in playing.split(board.won)]
    return {owner: int(count) for count, owner in pairs}


def evaluating(
    position: int,
    colour: str,
    *first: dict[str, Any],
    seat: int = 1,
    other: int | str | None = None,
) -> list[dict[str, Any]]:
    """An agenda in the middle of an evaluation that a seat has triggered.

    ``other`` is whom it meets, ``nature`` where nobody else takes part. Where that is not said it
    is whom the first question names, nobody where somebody is asked alone, and else seat 2.
    """
    ask: dict[str, Any] = first[0] if first else {}
    alone = str(ask.get("step")).endswith("alone")
    met = other or ask.get("other") or ("nature" if alone else 2)
    end = {"position": position, "colour": colour, "other": met}
    return [
        *first,
        {"step": "new event", "seat": seat, **end},
        {"step": "pass on", "seat": seat},
    ]


def acting(left: int = 2, seat: int = 1) -> list[dict[str, Any]]:
    """An agenda with so many card actions to take."""
    return [
        {"step": "act", "seat": seat, "left": left},
        {"step": "refill", "seat": seat},
        {"step": "pass on", "seat": seat},
    ]


# From the empty table on ---------------------------------------------------------------------


def unpack(seats: int, mode: str = "single", **decided: str) -> Table:
    """A new table, with what it decided; nothing has been picked yet."""
    return Table.new(seats, mode=mode, **decided)


def wander(seats: int, seed: int, mode: str = "single", **decided: str) -> Iterator[Table]:
    """A game of random answers, seen at each of its questions and at the end."""
    return playing.wander(unpack(seats, mode, **decided), seed)
