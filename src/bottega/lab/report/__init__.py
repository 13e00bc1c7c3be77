"""How balanced a game is: many games, and one page about them.

Half of the games are played at the table somebody asks about, the others at tables that differ from
it in one option or in the number of seats. Nothing here knows any game: what is shown follows from
its layout, its events, its lines of the score and its words.
"""

from __future__ import annotations

import json
import shlex
import zlib
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

from bottega import Game, Illegal, Unreadable
from bottega.kernel.shape import Json
from bottega.lab.parts import Parts, Progress, folder_of, write_whole
from bottega.lab.plan import Plan, in_parts, plan_for
from bottega.lab.report.findings import Findings
from bottega.lab.report.page import page
from bottega.lab.report.watching import watch_game
from bottega.play.crew import Crew, crew_of
from bottega.players.arena import Players
from bottega.players.player import name_of
from bottega.text.languages import ENGLISH
from bottega.text.voice import Voice


class Table(NamedTuple):
    """A kind of table: what it is called, who sits there, how it is laid."""

    label: str
    players: Players
    options: dict[str, str]


Some = tuple[int, range]
"""Some games of a table: its number, and theirs."""


def write(
    path: str | Path,
    game: str | Game[Any],
    players: Players,
    *,
    games: int = 1000,
    seed: str = "1",
    variants: bool = True,
    jobs: int = 1,
    crew: Crew | None = None,
    progress: Progress | None = None,
    options: dict[str, str] | None = None,
) -> Path:
    """Let players meet as in `bottega.arena`, and write a page about it.

    Without ``variants`` all games are played at the one table. What was stopped goes on where it
    was when the same is asked for again.
    """
    page_file, crew = Path(path), crew or crew_of(jobs)
    plan = plan_for(game, players, options or {}, seed, games, crew)
    if page_file.is_dir():
        raise Unreadable(f"{page_file}: this is a folder, not a file")
    tables = tables_of(plan, variants)
    work, sizes = shared_out(games, len(tables))
    parts = Parts(folder_of(page_file), {**plan.written(), "variants": variants})
    task = partial(play_part, plan, [(table.players, table.options) for table in tables])
    played: list[list[Json]] = [[] for _ in tables]
    done = parts.all_of(task, work, sizes, crew, progress)
    for (table, _), file in zip(work, done, strict=True):
        played[table] += json.loads(zlib.decompress(file.read_bytes()))
    found = [Findings(plan.game, some) for some in played]
    others = [(table.label, one) for table, one in zip(tables[1:], found[1:], strict=True)]
    voice = Voice(ENGLISH, plan.game)
    text = page(found[0], others, tables[0].label, command_for(plan, variants), voice)
    write_whole(page_file, text.encode())
    parts.remove()
    return page_file


def tables_of(plan: Plan, variants: bool) -> list[Table]:
    """The table of the report; and those that differ from it in one thing."""
    game, voice = plan.game, Voice(ENGLISH, plan.game)
    chosen = [
        f"{voice.name('option', name)}: {voice.name('option', f'{name} {value}')}"
        for name, value in plan.options.items()
    ]
    sitting = Counter(name_of(player) for player in plan.players)
    who = ", ".join(f"{number} × {name}" for name, number in sitting.items())
    found = [Table("; ".join([who, *chosen]), plan.players, plan.options)]
    if not variants:
        return found
    for seats in range(max(2, game.min_seats), game.max_seats + 1):
        if seats != len(plan.players):
            more = [*islice(cycle(plan.players), seats)]
            found.append(Table(f"{seats} seats", more, plan.options))
    for name, values in game.table_options.items():
        for value in values:
            if value != plan.options[name]:
                label = f"{voice.name('option', name)}: {voice.name('option', f'{name} {value}')}"
                found.append(Table(label, plan.players, {**plan.options, name: value}))
    return [table for table in found if can_be_laid(game, table)]


def can_be_laid(game: Game[Any], table: Table) -> bool:
    try:
        game.new(len(table.players), table.options)
    except Illegal:
        return False
    return True


def shared_out(games: int, tables: int) -> tuple[Sequence[Some], Sequence[int]]:
    """Half of the games to the first table, the others in equal numbers to the rest."""
    each = 0 if tables == 1 else games // 2 // (tables - 1)
    numbers = [games - each * (tables - 1), *[each] * (tables - 1)]
    work = [(table, some) for table, n in enumerate(numbers) for some in in_parts(n, games)]
    return work, [len(some) for _, some in work]


def play_part(plan: Plan, tables: list[tuple[Players, dict[str, str]]], some: Some) -> bytes:
    """Some games of one table, as a report wants to know them."""
    table, numbers = some
    players, options = tables[table]
    game = plan.game
    seen = [watch_game(game, players, options, plan.seed, number) for number in numbers]
    return zlib.compress(json.dumps(seen, separators=(",", ":")).encode())


def command_for(plan: Plan, variants: bool) -> str:
    """The command line that makes the same page."""
    usual = plan.game.decided({})
    words = ["bottega", "report", plan.key]
    words += ["--players", ",".join(name_of(player) for player in plan.players)]
    words += ["--games", str(plan.games), "--seed", plan.seed]
    for name, value in plan.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    if not variants:
        words.append("--no-variants")
    return shlex.join(words)
