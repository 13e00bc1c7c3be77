"""Records: a whole game as the list of its answers. What PGN is to chess.

A record names the game, its rules version, its edition where that is not the usual one, who sat
where, the commitment to nature's seed and every answer in notation, nature's included, so a replay
needs no random generator, no trust and no other file. While a game is played its record is as
secret as the truth; the seed is added when the game is over (see `bottega.play.nature`).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bottega.kernel.answers import Answer, carry_out, read_answers, write_answer
from bottega.kernel.edition import write_edition
from bottega.kernel.game import Game, Illegal
from bottega.kernel.position import edition_field, game_of, parse_json, pretty
from bottega.kernel.shape import Json, check_fields
from bottega.kernel.shuffle import Shuffle
from bottega.kernel.state import State
from bottega.kernel.words import Unreadable, quoted

FORMAT: Final = "bottega record 1"
FIELDS: Final = [
    "format",
    "game",
    "rules",
    "options",
    "players",
    "commitment",
    "seed",
    "answers",
    "result",
]


LONGEST_NAME: Final = 40
"""Letters of the longest name a record keeps, the kind of player included."""


def check_name(name: str) -> None:
    """Refuse a name that nobody could read, or that would fill the screen."""
    if not name.isprintable():
        raise Unreadable(f"a name consists of letters that can be printed, got {quoted(name)}")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Unreadable(f"a name has 1 to {LONGEST_NAME} letters, got {quoted(name)}")


class Origin(NamedTuple):
    """A finished game that another one goes on from.

    The other game's record begins with the same answers, so many of them (those of earlier origins
    included); what nature answered among them follows from this seed and shuffle, not from its own.
    """

    plies: int
    commitment: str
    seed: str
    shuffle: Shuffle | None = None

    def write(self) -> Json:
        """As records keep it."""
        found = {"plies": self.plies, "commitment": self.commitment, "seed": self.seed}
        return found | written_shuffle(self.shuffle)


def written_shuffle(shuffle: Shuffle | None) -> dict[str, Json]:
    """The field that says whose randomness went in; none where the seed is all there was."""
    return {} if shuffle is None else {"shuffle": shuffle.write()}


def shuffle_field(data: Json, path: str) -> Shuffle | None:
    return Shuffle.read(data["shuffle"], path) if "shuffle" in data else None


class Record:
    """A game as it was answered, from the empty table on.

    ``origins``: the finished games it goes on from, if any, in the order they were played.
    """

    def __init__(
        self,
        game: Game[Any],
        players: list[str],
        options: dict[str, str] | None = None,
        commitment: str = "",
        came: list[str] | None = None,
        origins: list[Origin] | None = None,
    ) -> None:
        self.game: Game[Any] = game
        self.players: list[str] = players  # by seat
        self.came: list[str] | None = came  # in the order in which they came, if seats were drawn
        self.options: dict[str, str] = options or {}
        self.commitment: str = commitment
        self.origins: list[Origin] = origins or []
        self.shuffle: Shuffle | None = None  # at a table of the house
        self.seed: str | None = None
        self.answers: list[Answer] = []
        self.result: Json = None

    def __repr__(self) -> str:
        """The record in one line."""
        end = "unfinished" if self.result is None else "finished"
        return f"<Record of {self.game.key}, {end}, {len(self.answers)} answers>"

    def table(self) -> State:
        """The empty table at which the game began; `Unreadable` if there can be no such table."""
        try:
            t: State = self.game.new(len(self.players), self.options)
        except Illegal as problem:
            raise Unreadable(f"the record: {problem}") from None
        return t

    def line(self, answer: Answer) -> str:
        """An answer in notation: ``2: buy green slot 1``, ``nature: turn green 1 G1c``."""
        return write_answer(self.game, answer)

    def write(self) -> str:
        """The record as text, one answer a line."""
        return (
            pretty(
                {
                    "format": FORMAT,
                    "game": self.game.key,
                    "rules": self.game.rules,
                    **write_edition(self.game.key, self.game.edition),
                    "options": self.options,
                    "players": self.players,
                    **({} if self.came is None else {"came": self.came}),
                    **({"from": [o.write() for o in self.origins]} if self.origins else {}),
                    "commitment": self.commitment,
                    "seed": self.seed,
                    **written_shuffle(self.shuffle),
                    "answers": [self.line(answer) for answer in self.answers],
                    "result": self.result,
                },
                width=80,
            )
            + "\n"
        )


def check_names(names: Json, path: str) -> None:
    """Refuse what is no list of names."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Unreadable(f"{path}: expected a list of names")
    for seat, name in enumerate(names, 1):
        try:
            check_name(name)
        except Unreadable as problem:
            raise Unreadable(f"{path}[{seat}]: {problem}") from None


def read_origins(data: Json, answers: int) -> list[Origin]:
    """The finished games a record goes on from, of which it keeps so many answers."""
    if not isinstance(data, list) or not data:
        raise Unreadable("from: expected a list of the games it goes on from")
    found: list[Origin] = []
    for place, one in enumerate(data, 1):
        path = f"from[{place}]"
        if not isinstance(one, dict):
            raise Unreadable(f"{path}: expected an object")
        check_fields(
            one, [name for name in Origin._fields if name in one or name != "shuffle"], path
        )
        plies, least = one["plies"], found[-1].plies if found else 0
        if type(plies) is not int or not least < plies <= answers:
            raise Unreadable(f"{path}.plies: expected a number from {least + 1} to {answers}")
        if not isinstance(one["commitment"], str) or not isinstance(one["seed"], str):
            raise Unreadable(f"{path}: expected hexadecimal digits as commitment and seed")
        shuffle = shuffle_field(one, f"{path}.shuffle")
        found.append(Origin(plies, one["commitment"], one["seed"], shuffle))
    return found


def read_record(text: str, game: Game[Any] | None = None) -> Record:
    """The record a text stands for; `Unreadable` says what is wrong with it.

    Its words and its table are checked here: `replay` checks that the answers are possible. A
    game that is not registered may be handed in.
    """
    data = parse_json(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable(f'expected a record with "format": "{FORMAT}"')
    drawn = "came" in data
    optional = [name for name in ("came", "from", "shuffle") if name in data]
    check_fields(data, [*FIELDS, *edition_field(data), *optional], "the record")
    players, options, answers = data["players"], data["options"], data["answers"]
    check_names(players, "players")
    if drawn:
        check_names(data["came"], "came")
        if sorted(data["came"]) != sorted(players):
            raise Unreadable("came: expected the same names as players, in the order they came")
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise Unreadable("options: expected an object of words")
    if not isinstance(data["commitment"], str) or not isinstance(data["seed"], str | None):
        raise Unreadable("commitment and seed: expected hexadecimal digits")
    came = data["came"] if drawn else None
    record = Record(game_of(data, game), players, options, data["commitment"], came)
    record.seed, record.result = data["seed"], data["result"]
    record.shuffle = shuffle_field(data, "shuffle")
    record.table()
    record.answers = read_answers(record.game, len(players), answers)
    if "from" in data:
        record.origins = read_origins(data["from"], len(record.answers))
    return record


def replay(record: Record, plies: int | None = None) -> State:
    """The state after so many answers of a record (all of them by default)."""
    t = record.table()
    carry_out(record.game, t, record.answers if plies is None else record.answers[:plies])
    return t
