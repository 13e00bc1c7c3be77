"""What ``import bottega`` offers: games, matches, files, the arena and the laws.

These few functions are the public door (``docs/api.md``). The command line, the server, the
examples and the documentation use them too. Nothing here needs a third-party package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from json import dumps
from pathlib import Path
from typing import Any

from bottega.kernel.edition import named_in, parse_edition
from bottega.kernel.game import Game, Illegal
from bottega.kernel.position import parse_json, parse_position
from bottega.kernel.record import Record, check_name, read_record
from bottega.kernel.registry import edition_of, find_game
from bottega.kernel.shape import Json
from bottega.kernel.words import Unreadable
from bottega.play.checking import Checked, check_table
from bottega.play.crew import Crew
from bottega.play.lots import seated
from bottega.play.match import Match
from bottega.play.nature import SEED_BYTES, new_seed, seed_from
from bottega.play.positions import match_at
from bottega.play.verifying import replayed, resume
from bottega.play.verifying import verify as verify_record
from bottega.players.arena import SECONDS, Bout, Tally, bot_rng, bouts_of
from bottega.players.arena import play_out as let_play
from bottega.players.foreign import find_entrant
from bottega.players.player import Player, find_player, name_of

Seed = str | int | bytes | None
"""Words, a number or 32 bytes to shuffle by; ``None`` for a seed that nobody can guess."""


def new(
    game: str | Game[Any],
    *,
    seats: int | None = None,
    players: Sequence[str] | None = None,
    seed: Seed = None,
    keep_order: bool = False,
    options: dict[str, str] | None = None,
    **keywords: str,
) -> Match:
    """A new match. Table options are keywords: ``new("lorenzo", seats=3, mode="advanced")``.

    A program that has them in a dictionary hands it in as ``options``. Without ``seats`` there are
    as many as ``players`` are named, or the fewest that make company. Players who are named draw
    lots for their seats, unless they ``keep_order``.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    names, nature = names_of(rules, seats, players), read_seed(seed)
    chosen = rules.decided(options_of(rules, options, keywords))
    if players is None or keep_order or len(names) == 1:
        return Match(rules, names, nature, chosen)
    return Match(rules, seated(nature, names), nature, chosen, came=names)


def names_of(game: Game[Any], seats: int | None, players: Sequence[str] | None) -> list[str]:
    """Who sits where; whoever has no name is called after the seat."""
    if players is None:
        number = max(2, game.min_seats) if seats is None else seats
        if type(number) is not int:
            raise Unreadable(f"seats: expected a number, got {seats!r}")
        check_seats(game, number)
        return [f"seat {i + 1}" for i in range(number)]
    if isinstance(players, str):
        raise Unreadable(f"players: expected a list of names, got {players!r}")
    names = list(players)
    for name in names:
        if not isinstance(name, str):
            raise Unreadable(f"players: expected a list of names, got {name!r} in it")
        check_name(name)
    if seats is not None and seats != len(names):
        raise Unreadable(f"seats: {len(names)} players are named, but seats is {seats!r}")
    check_seats(game, len(names))
    return names


def check_seats(game: Game[Any], seats: int) -> None:
    if not game.min_seats <= seats <= game.max_seats:
        raise Illegal(f"{game.key} is for {game.min_seats} to {game.max_seats} seats, not {seats}")


def options_of(
    game: Game[Any], options: dict[str, str] | None, keywords: dict[str, str]
) -> dict[str, str]:
    """Table options, with those from keywords: there a space in a name is an underscore."""
    found = dict(options or {})
    for keyword, value in keywords.items():
        name = keyword if keyword in game.table_options else keyword.replace("_", " ")
        if found.get(name, value) != value:
            raise Unreadable(f"{name}: given twice, as {found[name]!r} and as {value!r}")
        found[name] = value
    return found


def read_seed(seed: Seed) -> bytes:
    """The seed somebody means."""
    if seed is None:
        return new_seed()
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise Unreadable(f"seed: expected {SEED_BYTES} bytes or words, got {len(seed)} bytes")
        return seed
    if not isinstance(seed, str | int):
        raise Unreadable(f"seed: expected words, a number or {SEED_BYTES} bytes, got {seed!r}")
    return seed_from(str(seed))


# Files ----------------------------------------------------------------------------------------


def load(path: str | Path) -> Match:
    """The match in a file: a record, as far as it was played, or a position.

    Where the record holds its seed every draw must follow from it, and an unfinished match can be
    played on. Otherwise nature's questions are left to you.
    """
    try:
        text = read_text(path)
        data = parse_json(text)
        if isinstance(data, dict) and "state" in data:
            return position(text)
        record = read_record(text)
        return replayed(record) if record.seed is None else resume(record, record.seed)
    except Unreadable as problem:
        raise Unreadable(f"{path}: {problem}") from None


def load_record(path: str | Path) -> Record:
    """The record in a file, its words checked; `load` and `verify` replay it."""
    try:
        return read_record(read_text(path))
    except Unreadable as problem:
        raise Unreadable(f"{path}: {problem}") from None


def edition(path: str | Path) -> Game[Any]:
    """The game that a file is an edition of, with the values printed that the file says.

    `bottega edition GAME` makes such a file. What is wrong with one is told with its line.
    """
    try:
        text = read_text(path)
        rules = find_game(named_in(text))
        return edition_of(rules, parse_edition(text, rules.changeable, rules.key))
    except Unreadable as problem:
        raise Unreadable(f"{path}: {problem}") from None


def verify(record: str | Path | Record) -> int:
    """Make every draw of a record again from its seed; how many there were.

    `Unreadable` says which answer does not follow.
    """
    if isinstance(record, Record):
        return verify_record(record)
    kept = load_record(record)
    try:
        return verify_record(kept)
    except Unreadable as problem:
        raise Unreadable(f"{record}: {problem}") from None


def read_text(path: str | Path) -> str:
    """A file's text; what cannot be read is a mistake, not a crash."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unreadable("there is no such file") from None
    except IsADirectoryError:
        raise Unreadable("this is a folder, not a file") from None
    except UnicodeDecodeError:
        raise Unreadable("this is not a text file") from None


def position(
    json: Json, *, seed: Seed = None, game: Game[Any] | None = None, trust: bool = False
) -> Match:
    """The match that goes on from a position: its text, or the same as a dictionary.

    With a seed nature answers by herself; without one her questions are left to you. A seat's view
    can be looked at and imagined further, not played on; and so can a position in the middle of a
    turn that does not say how the turn came about, unless you ``trust`` it. A game that is not
    registered may be handed in.
    """
    found = parse_position(json if isinstance(json, str) else as_text(json), game)
    return match_at(found, None if seed is None else read_seed(seed), trust)


def as_text(data: Json) -> str:
    try:
        return dumps(data)
    except (TypeError, ValueError) as problem:
        raise Unreadable(f"the position: expected JSON, but {problem}") from None


# Players --------------------------------------------------------------------------------------


def play_out(match: Match, players: Sequence[str | Player], seconds: float = SECONDS) -> bool:
    """Let players, by seat, answer until the game is over; whether it came to its end.

    Players are names, or players of your own. The same seed plays the same game.
    """
    if len(players) != match.seats:
        raise Unreadable(f"players: expected {match.seats}, one a seat, got {len(players)}")
    sitting = [
        player if isinstance(player, Player) else seat_player(match, player, seat)
        for seat, player in enumerate(players)
    ]
    return let_play(match, sitting, seconds)


def seat_player(match: Match, name: str, seat: int) -> Player:
    return find_player(name)(match.game, bot_rng(match.seed, seat))


def arena(
    game: str | Game[Any],
    players: Sequence[str | type[Player]],
    *,
    games: int = 100,
    seed: str = "1",
    jobs: int = 1,
    crew: Crew | None = None,
    progress: Callable[[Bout], object] | None = None,
    options: dict[str, str] | None = None,
    **keywords: str,
) -> Tally:
    """Let players meet in many games, changing seats; what can honestly be said about them.

    Players are names, or classes of your own, which several processes must be able to import. The
    same seed plays the same games, in however many processes, or by whatever crew, such as
    `bottega.lab.fleet.Fleet`. ``progress`` is called with every game that is done.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    check_count("games", games)
    check_count("jobs", jobs)
    for player in players:
        find_entrant(player)
    tally = Tally(rules.key, [name_of(player) for player in players], seed)
    chosen = options_of(rules, options, keywords)
    for bout in bouts_of(rules, players, chosen, games, seed, jobs, crew):
        tally.bouts.append(bout)
        if progress is not None:
            progress(bout)
    return tally


def check(
    game: str | Game[Any],
    *,
    games: int = 10,
    seats: int | None = None,
    seed: str = "1",
    inspect: float = 1.0,
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
    options: dict[str, str] | None = None,
    **keywords: str,
) -> list[Checked]:
    """Hold random games to the laws, at every number of seats and with every option.

    Raises `Broken` with the first law that does not hold. ``seats`` and options choose among the
    tables; ``inspect`` is the share of questions at which all laws are checked; ``progress`` is
    called with the answers of every game that is done.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    check_count("games", games)
    check_count("jobs", jobs)
    if not 0 <= inspect <= 1:
        raise Unreadable(f"inspect: expected a share from 0 to 1, got {inspect!r}")
    wanted = options_of(rules, options, keywords)
    tables = [
        (n, chosen)
        for n, chosen in rules.tables()
        if seats in (None, n) and wanted.items() <= chosen.items()
    ]
    if not tables:
        kind = ", ".join([*([] if seats is None else [f"{seats} seats"]), *wanted.values()])
        raise Illegal(f"{rules.key} has no table with {kind}")
    return [
        check_table(rules, n, chosen, games, seed, inspect, jobs, progress) for n, chosen in tables
    ]


def check_count(name: str, count: int) -> None:
    if type(count) is not int or count < 1:
        raise Unreadable(f"{name}: expected a number from 1 on, got {count!r}")
