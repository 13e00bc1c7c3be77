"""Commands about games that are written down: records, positions, rules."""

from __future__ import annotations

import json as json_
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import bottega
from bottega import Illegal, Match, Record, Unreadable
from bottega.api import read_text
from bottega.cli import screen
from bottega.cli.app import (
    AsJson,
    KeepOrder,
    Lang,
    Whole,
    app,
    console,
    in_file,
    language,
    voice_for,
    write_text,
)
from bottega.cli.choices import Choices
from bottega.cli.editions import Edition, game_in
from bottega.cli.seats import read_options, read_seat, read_seats
from bottega.kernel.position import came_about, parse_json, pretty, write_position
from bottega.kernel.shape import Json
from bottega.kernel.shuffle import SOURCES
from bottega.kernel.words import SEAT, quoted, read_number
from bottega.play.glimpse import Glimpse, glimpse
from bottega.play.replay import Replay
from bottega.players.arena import LONGEST
from bottega.players.player import ladder
from bottega.text.rules_page import rules_page
from bottega.text.voice import Voice

As = Annotated[str | None, Parameter(name="--as", help="Only what this seat may know.")]


@app.command
def games(game: str | None = None, /, *, lang: Lang = None, json: AsJson = False) -> None:
    """List the games and the players that can sit at a table, or the table options of one game.

    Parameters
    ----------
    game
        The key of one game. A ruling among its options settles how the rulebook is read, in the
        paragraph of `bottega rules` whose number is given.
    """
    found = bottega.games() if game is None else {game: bottega.game(game)}
    if json:
        rows = [
            {
                "game": rulebook.key,
                "title": voice_for(lang, rulebook).title(),
                "seats": [rulebook.min_seats, rulebook.max_seats],
                "rules": rulebook.rules,
                "options": rulebook.table_options,
                "rulings": rulebook.rulings,
                "actions": rulebook.actions.size,
            }
            for rulebook in found.values()
        ]
        print(json_.dumps({"games": rows, "players": ladder()}, ensure_ascii=False))
        return
    shown = Table(border_style="dim")
    voice = voice_for(lang, next(iter(found.values())))
    for heading in ("key", "title", "seats", "about"):
        shown.add_column(voice.say(f"games {heading}"))
    for rulebook in found.values():
        voice = voice_for(lang, rulebook)
        seats = f"{rulebook.min_seats}–{rulebook.max_seats}"
        about = voice.say(f"about {rulebook.key}")
        shown.add_row(f"[bold]{rulebook.key}[/]", escape(voice.title()), seats, escape(about))
    console.print(shown)
    if game is None:
        console.print(voice.say("games players", players=", ".join(["you", *ladder()])))
    else:
        show_options(voice)


def show_options(voice: Voice) -> None:
    """What may be agreed on before a game: each option with its values, the usual one first."""
    game = voice.game
    if not game.table_options:
        console.print(voice.say("games no options"))
        return
    shown = Table(border_style="dim")
    for heading in ("option", "values", "ruling", "about"):
        shown.add_column(voice.say(f"games {heading}"))
    for name, values in game.table_options.items():
        says = [voice.name("option", name), voice.help("option", name)]
        about = ": ".join(filter(None, says))
        titles = [f"{value}: {voice.name(f'option {name}', value)}" for value in values]
        ruling = game.rulings.get(name, "")
        shown.add_row(f"[bold]{escape(name)}[/]", escape("\n".join(titles)), ruling, escape(about))
    console.print(shown)


@app.command
def record(
    what: str,
    *,
    players: Annotated[str | None, Parameter(help="Who plays; greedy,random by default.")] = None,
    option: Annotated[list[str] | None, Parameter(help="A table option, name=value.")] = None,
    seed: Annotated[str | None, Parameter(help="Words to shuffle by, to play it again.")] = None,
    edition: Edition = None,
    keep_order: KeepOrder = False,
    out: Annotated[Path | None, Parameter(help="The file to write; else it is printed.")] = None,
    lang: Lang = None,
) -> None:
    """Let bots play a game and keep its record, or print a record in words.

    Parameters
    ----------
    what
        A game's key, to play and record; or a record file, to print.
    """
    if what not in bottega.games() and (Path(what).exists() or "." in what or "/" in what):
        if players or option or seed is not None or edition or keep_order or out is not None:
            raise Unreadable(f"{what}: a record is printed as it is; give a game's key to play one")
        print_record(Path(what), bottega.load_record(what), lang)
        return
    game = game_in(what, edition)
    seats = read_seats("greedy,random" if players is None else players)
    if any(seat.human for seat in seats):
        raise Unreadable("only bots can play here; for people there is `bottega play`")
    options = read_options(option or [])
    came = [seat.label() for seat in seats]
    match = bottega.new(game, players=came, seed=seed, keep_order=keep_order, options=options)
    if not bottega.play_out(match, [read_seat(label).kind for label in match.players]):
        raise Unreadable(f"these players came to no end within {LONGEST} answers; try another seed")
    if out is None:
        print(match.record().write(), end="")
    else:
        write_text(out, match.record().write())
        voice = voice_for(lang, game)
        console.print(escape(voice.say("recorded", path=str(out), answers=len(match.answers))))


def print_record(file: Path, kept: Record, lang: str | None) -> None:
    """A record as a story: everything that was told, turn by turn."""
    voice = voice_of(kept, lang)
    past = look_back(file, kept)
    console.print(f"[bold]{escape(voice.title())}[/]: {escape(', '.join(voice.names))}")
    for ply in range(1, past.plies + 1):
        for line in screen.log_lines(voice, past.events(ply, None)):
            console.print(escape(line))
    if kept.result is not None:
        show_end(past, voice)


@app.command
def replay(
    file: Path,
    *,
    ply: Annotated[Whole | None, Parameter(help="After so many answers; all by default.")] = None,
    as_seat: As = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Show a recorded game at any ply; in a terminal, walk through it.

    Parameters
    ----------
    file
        A record, as `bottega record` and `bottega play` write them.
    """
    kept = bottega.load_record(file)
    seat = read_as(as_seat, len(kept.players))
    most = len(kept.answers)
    if ply is not None and not 0 <= ply <= most:
        raise Unreadable(f"--ply: this record has 0 to {most} answers, got {ply}")
    past = look_back(file, kept)
    at = most if ply is None else ply
    if json:
        t = past.step(at, seat).state
        told = kept.answers[:at]
        since = came_about(kept.game, t, told, kept.options) if seat is None else None
        print(write_position(kept.game, t, since), end="")
        return
    voice = voice_of(kept, lang)
    show_ply(past, at, seat, voice)
    if ply is None and sys.stdin.isatty() and console.is_terminal:
        walk(past, seat, voice)


def walk(past: Replay, seat: int | None, voice: Voice) -> None:
    """Step through a record: Enter for the next ply, b back, a number to go there, q to leave."""
    at = 0
    while True:
        show_ply(past, at, seat, voice)
        console.print(voice.say("replay keys"), style="dim")
        typed = console.input("[bold yellow]> [/]").strip().casefold()
        if typed in ("q", "quit"):
            return
        number = read_number(typed)
        if number is None:
            at += -1 if typed in ("b", "back") else 1
        else:
            at = number
        at = max(0, min(past.plies, at))


def show_ply(past: Replay, at: int, seat: int | None, voice: Voice) -> None:
    """The table after so many answers, and what the last of them brought."""
    t, events, answer = past.step(at, seat)
    console.print(screen.table(console, voice, t, seat))
    if answer is not None:
        console.print(f"[bold]{at}/{past.plies}[/] {escape(answer)}")
    for line in screen.log_lines(voice, events):
        console.print(f"  {escape(line)}", style="italic")
    if at == past.plies and past.record.result is not None:
        show_end(past, voice)


def show_end(past: Replay, voice: Voice) -> None:
    """How the game ended."""
    console.print(screen.scores(voice, past.game, past.end))
    console.print(f"[bold]{escape(screen.winners(voice, past.game, past.end))}[/]")


@app.command
def verify(file: Path, *, lang: Lang = None) -> None:
    """Replay a record, check every draw of nature against the seed, and say whose nonces went in.

    Parameters
    ----------
    file
        A record with its seed; of a game that is not over, what there is of it.
    """
    kept = bottega.load_record(file)
    draws = bottega.verify(file)
    message = "verified so far" if kept.result is None else "verified"
    voice = voice_of(kept, lang)
    said = voice.say(message, draws=draws, answers=len(kept.answers))
    console.print(f"[green]✔[/] {escape(said)}")
    for line in whose_nonces(kept, voice):
        console.print(f"  {escape(line)}")


def whose_nonces(kept: Record, voice: Voice) -> list[str]:
    """Of a game that was played at a table of the house: who had a say in its shuffle."""
    if kept.shuffle is None:
        return []
    found = [voice.say("verified sealed", hash=kept.commitment)]
    for by in SOURCES:
        names = [nonce.name for nonce in kept.shuffle.nonces if nonce.by == by]
        if names:
            found.append(voice.say(f"verified {by}", names=voice.list(names), count=len(names)))
    return found


@app.command
def position(
    file: Path,
    *,
    do: Annotated[list[str] | None, Parameter(help='An answer, such as "market row 2".')] = None,
    trust: Annotated[
        bool, Parameter(negative="", help="Play on in a turn that does not say how it began.")
    ] = False,
    as_seat: As = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Load a position, carry out answers, and show what is asked then.

    Parameters
    ----------
    file
        A position, as `bottega replay FILE --ply N --json` prints it.
    """
    try:
        match = bottega.position(read_text(file), trust=trust)
        for text in do or []:
            carry_out(match, text)
        seat = read_as(as_seat, match.seats)
        if seat is not None:
            match = glimpse(match, seat)
    except (Unreadable, Illegal) as problem:
        raise in_file(file, problem) from None
    if json:
        print(pretty(report(match)))
        return
    voice = voice_for(lang, match.game)
    seat = match.seat if isinstance(match, Glimpse) else None
    console.print(screen.table(console, voice, match.state, seat))
    if match.over:
        console.print(screen.scores(voice, match.game, match.state))
    for question in match.questions:
        who = voice.word_of_seat(question.seat)
        console.print(f"[bold]{escape(who)}[/]: {escape(voice.ask(match.state, question.frame))}")
        if question.options:
            shown = Choices(voice, match.state, question).shown(console, notation=True)
            console.print(*shown, sep="\n")


def carry_out(match: Match, text: str) -> None:
    """An answer in notation by whoever is asked; ``2: keep 1 3`` where several are."""
    try:
        match.play(text)
    except (Unreadable, Illegal) as problem:
        raise Unreadable(f"--do: {problem}") from None


def report(match: Match) -> Json:
    """A position with what is asked there: to be read by programs, and by us again."""
    asked = [
        {
            "seat": SEAT.write(q.seat),
            "question": match.game.write_frame(q.frame),
            "options": [match.game.vocabulary(q.seat).text(a) for a in q.options],
        }
        for q in match.questions
    ]
    return {**parse_json(match.position()), "asked": asked}


@app.command
def rules(game: str, *, lang: Lang = None) -> None:
    """Show the rules of a game.

    Parameters
    ----------
    game
        The game's key, such as masters.
    """
    console.print(Markdown(rules_page(bottega.game(game), language(lang))))


def look_back(file: Path, kept: Record) -> Replay:
    """The record replayed; what cannot be replayed is refused before anything is printed."""
    try:
        return Replay(kept)
    except Unreadable as problem:
        raise in_file(file, problem) from None


def voice_of(kept: Record, lang: str | None) -> Voice:
    return voice_for(lang, kept.game, [label.partition(":")[2] or label for label in kept.players])


def read_as(text: str | None, seats: int) -> int | None:
    """A seat as a person counts."""
    if text is None:
        return None
    number = read_number(text)
    if number is None or not 1 <= number <= seats:
        raise Unreadable(f"--as: expected a seat from 1 to {seats}, got {quoted(text)}")
    return number - 1
