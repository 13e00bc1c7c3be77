"""A table laid out as a rulebook describes it, to make a move on and to look at.

Seats are counted from 1. Goods are written ``2 coin, 1 wood``, cards and leaders by name with
commas between them, spaces ``{"harvest": "2 white"}``. All of it goes through the game's own
position format, so a test knows nothing of the engine's inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.table.state import Lorenzo
from tests.games import playing
from tests.games.playing import AnyTable, goods, split

GOODS = ["coin", "wood", "stone", "servant", "military", "faith", "vp"]
TYPES = ["territory", "character", "building", "venture"]
MEMBERS = ["white", "black", "orange", "neutral"]
SPACES = [
    *(f"{tower} {floor}" for tower in TYPES for floor in (1, 2, 3, 4)),
    *("harvest", "large harvest", "production", "large production"),
    *(f"market {place}" for place in (1, 2, 3, 4)),
    "palace",
]
# fmt: off
CARDS = {
    "territory": [
        "commercial hub", "woods", "village", "gravel pit", "forest", "monastery", "citadel",
        "city", "gold mine", "mountain town", "mining town", "rock pit", "estate", "hermitage",
        "manor house", "dukedom", "trading town", "farm", "colony", "marble pit", "province",
        "sanctuary", "castle", "fortified town",
    ],
    "character": [
        "warlord", "stonemason", "dame", "knight", "farmer", "artisan", "preacher", "abbess",
        "captain", "architect", "patron", "hero", "peasant", "scholar", "papal messenger",
        "royal messenger", "noble", "governor", "paramour", "herald", "cardinal", "bishop",
        "general", "ambassador",
    ],
    "building": [
        "mint", "tax office", "triumphal arch", "theater", "carpenters shop", "stonemasons shop",
        "chapel", "residence", "marketplace", "treasury", "painters guild", "sculptors guild",
        "stonemasons guild", "baptistery", "barracks", "stronghold", "bank", "fair", "garden",
        "fortress", "palace", "church", "military academy", "cathedral",
    ],
    "venture": [
        "hiring recruits", "repairing the church", "building the walls", "raising a statue",
        "military campaign", "hosting panhandlers", "fighting heresies", "support to the bishop",
        "hiring soldiers", "repairing the abbey", "building the bastions", "support to the king",
        "improving the canals", "hosting foreigners", "crusade", "support to the cardinal",
        "hiring mercenaries", "repairing the cathedral", "building the towers",
        "promoting sacred art", "military conquest", "improving the roads", "sacred war",
        "support to the pope",
    ],
}
LEADERS = [
    "francesco sforza", "ludovico ariosto", "filippo brunelleschi", "sigismondo malatesta",
    "girolamo savonarola", "michelangelo buonarroti", "giovanni dalle bande nere",
    "leonardo da vinci", "sandro botticelli", "ludovico il moro", "lucrezia borgia",
    "federico da montefeltro", "lorenzo de medici", "sisto iv", "cesare borgia", "santa rita",
    "cosimo de medici", "bartolomeo colleoni", "ludovico iii gonzaga", "pico della mirandola",
]
# fmt: on


def type_of(card: str) -> str:
    return next(kind for kind, names in CARDS.items() if card in names)


def period_of(card: str) -> int:
    return CARDS[type_of(card)].index(card) // 8 + 1


class Board(NamedTuple):
    """One player's board, in the words of the rules; what is not said is not there.

    ``leaders``: in hand. ``played``: in play, with a star behind those used this round.
    """

    goods: str = ""
    cards: str = ""
    tiles: str = ""
    leaders: str = ""
    played: str = ""
    copied: str = "none"
    strong: str = "none"
    bonus: str = ""


class Table(AnyTable[Lorenzo]):
    """A table of Lorenzo il Magnifico."""

    game = GAME

    def do(self, *moves: str) -> Table:
        """Make moves; the only member that can be placed is taken without asking.

        It may be named all the same.
        """
        for move in moves:
            if self.step != "choose space" or move != f"member {self.asked['member']}":
                super().do(move)
        return self

    def place(self, member: str, space: str, servants: int | None = None) -> Table:
        """Place a member; servants are named only where there is a choice."""
        self.do(f"member {member}")
        if self.asked["step"] == "choose space":
            self.do(f"space {space}")
        if servants is not None:
            self.do(f"servants {servants}")
        return self

    def goods(self, seat: int = 1) -> str:
        return in_words(self.board(seat)["goods"])

    def has(self, good: str, seat: int = 1) -> int:
        return int(self.board(seat)["goods"].get(good, 0))

    def cards(self, kind: str, seat: int = 1) -> list[str]:
        found: list[str] = self.board(seat)["cards"][kind]
        return found

    def on(self, space: str) -> list[str]:
        found: list[str] = self.facts["spaces"][space]
        return found


# Laying out ----------------------------------------------------------------------------------


def lay(
    *boards: Board,
    floors: dict[str, str] | None = None,
    spaces: dict[str, str] | None = None,
    dice: str = "6 5 4",
    round: int = 0,
    turn: int = 1,
    order: str = "",
    step: str = "act",
    agenda: list[dict[str, Any]] | None = None,
    possible: bool = True,
) -> Table:
    """A table with these boards in the last pass of a round, the seat in ``turn`` about to act.

    It is the basic game unless somebody has a leader. Leaders nobody has were discarded. Without
    ``round`` it is the second round of the period of the cards on the ``floors``. ``step``: what
    the seat is asked. ``possible=False``: this cannot arise.
    """
    floors, spaces = floors or {}, spaces or {}
    lying = list(floors.values())
    suffered = [tile for board in boards for tile in split(board.tiles)]
    round = round or 2 * max([1, *(period_of(card) for card in lying)])
    advanced = any(board.leaders or board.played for board in boards)
    seats = [int(seat) for seat in order.split()] or [*range(1, len(boards) + 1)]
    position = {
        "seats": len(boards),
        "advanced": advanced,
        "round": round,
        "order": seats,
        "tiles": [open_tile(period, suffered) for period in ("I", "II", "III")],
        "dice": dict(zip(MEMBERS, map(int, dice.split()), strict=False)),
        "decks": {kind: lay_deck(kind, round, boards, lying) for kind in TYPES},
        "floors": {space: floors.get(space, "none") for space in SPACES[:16]},
        "spaces": {space: split(spaces.get(space, "")) for space in SPACES},
        "players": [
            lay_board(i, board, advanced, spaces) for i, board in enumerate(boards, start=1)
        ],
        "packs": [[] for _ in boards],
        "discarded": lay_discarded(boards) if advanced else [],
        "agenda": lay_agenda(turn, step, seats, round) if agenda is None else agenda,
    }
    table = Table(GAME.read(position))
    if possible:
        assert table.faults == []
        GAME.decision(table.state)  # what needs no answer happens
    return table


def report(*boards: Board, round: int = 2, order: str = "") -> Table:
    """The actions of the round are over."""
    agenda = [{"step": "report", "seat": "nature"}, {"step": "end round", "seat": "nature"}]
    return lay(*boards, round=round, order=order, agenda=agenda)


def lay_board(seat: int, board: Board, advanced: bool, spaces: dict[str, str]) -> dict[str, Any]:
    placed = [piece for pieces in spaces.values() for piece in split(pieces)]
    played = split(board.played)
    return {
        "goods": goods(board.goods),
        "cards": {
            kind: [card for card in split(board.cards) if type_of(card) == kind] for kind in TYPES
        },
        "members": [member for member in MEMBERS if f"{seat} {member}" not in placed],
        "bonus": board.bonus or (f"adv-{seat}" if advanced else "standard"),
        "tiles": split(board.tiles),
        "hand": sorted(split(board.leaders), key=LEADERS.index),
        "played": [leader.rstrip("*") for leader in played],
        "used": [leader.rstrip("*") for leader in played if leader.endswith("*")],
        "copied": board.copied,
        "strong": board.strong,
    }


def lay_deck(kind: str, round: int, boards: tuple[Board, ...], lying: list[str]) -> list[str]:
    """Later periods are whole; of the current one four are left in its first round."""
    taken = [card for board in boards for card in split(board.cards)] + lying
    first = 8 * ((round + 1) // 2)
    now = [card for card in CARDS[kind][first - 8 : first] if card not in taken]
    return sorted(now[: 4 * (round % 2)], key=CARDS[kind].index) + CARDS[kind][first:]


def lay_discarded(boards: tuple[Board, ...]) -> list[str]:
    named = [x.rstrip("*") for b in boards for x in (*split(b.leaders), *split(b.played))]
    left = [leader for leader in LEADERS if leader not in named]
    return left[: 4 * len(boards) - len(named)]


def lay_agenda(turn: int, step: str, order: list[int], round: int) -> list[dict[str, Any]]:
    after = order[order.index(turn) + 1 :]
    return [
        {"step": step, "seat": turn},
        *({"step": "take turn", "seat": seat} for seat in after),
        *([] if round % 2 else [{"step": "report", "seat": "nature"}]),
        {"step": "end round", "seat": "nature"},
    ]


def open_tile(period: str, suffered: list[str]) -> str:
    found = [tile for tile in suffered if tile.split("-")[0] == period]
    return found[0] if found else f"{period}-1"


def in_words(counts: dict[str, int]) -> str:
    """Counts as ``2 coin, 1 wood``, in canonical order."""
    return playing.in_words(counts, GOODS)


# From the empty table on ---------------------------------------------------------------------


def unpack(seats: int, mode: str = "advanced") -> Table:
    """A new table; nothing has been drawn yet."""
    return Table.new(seats, mode=mode)


def started(seats: int, mode: str = "basic") -> Table:
    """A new table up to the first turn, with first answers everywhere: the order is 1, 2, …"""
    table = unpack(seats, mode)
    while table.step != "act":
        table.do(table.options[0])
    return table


def wander(seats: int, seed: int, mode: str = "advanced") -> Iterator[Table]:
    """A game of random answers, seen at each of its questions and at the end."""
    return playing.wander(unpack(seats, mode), seed)
