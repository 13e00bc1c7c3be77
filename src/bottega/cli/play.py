"""``bottega play``: a game in the terminal, alone, with bots, or several people at one keyboard."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.markdown import Markdown
from rich.markup import escape
from rich.segment import Segment, Segments
from rich.text import Text

import bottega
from bottega import Game, Illegal, Match, Unreadable
from bottega.cli import screen
from bottega.cli.app import KeepOrder, Lang, app, console, in_file, language, voice_for, write_text
from bottega.cli.choices import LEAST_ROOM, Choices
from bottega.cli.editions import Edition, game_in
from bottega.cli.seats import Seat, read_options, read_seat, read_seats
from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.kernel.words import read_number
from bottega.players.arena import SECONDS
from bottega.text.rules_page import rules_page


class Quit(Exception):
    """Somebody got up from the table."""


@app.command
def play(
    game: str | None = None,
    *,
    seats: str | None = None,
    lang: Lang = None,
    option: Annotated[list[str] | None, Parameter(help="A table option, name=value.")] = None,
    seed: Annotated[str | None, Parameter(help="Words to shuffle by, to play it again.")] = None,
    edition: Edition = None,
    keep_order: KeepOrder = False,
    save: Annotated[Path | None, Parameter(help="Where the game is saved after each move.")] = None,
    resume: Annotated[Path | None, Parameter(help="A saved game to play on.")] = None,
    notation: Annotated[bool, Parameter(help="Show every choice in notation too.")] = False,
) -> None:
    """Play in the terminal.

    Parameters
    ----------
    game
        The game's key, such as masters. Without one, a menu opens.
    seats
        Who plays: you, you:Anna, greedy, random. By default you,greedy. Seats are drawn by lot.
    """
    if resume is not None:
        if game or seats is not None or seed is not None or option or keep_order or edition:
            raise Unreadable("--resume: game, seats, seed and options are those of the saved game")
        session = resumed(resume, save or resume, language(lang))
    elif game is None:
        if not sys.stdin.isatty():
            raise Unreadable("which game? `bottega games` lists them")
        from bottega.cli.menu import choose_table  # noqa: PLC0415 - the menu ends in a session

        if edition is not None:
            raise Unreadable("--edition: name the game, too")
        session = choose_table(lang)
    else:
        options = read_options(option or [])
        sitting = "you,greedy" if seats is None else seats
        session = begin(game_in(game, edition), sitting, options, seed, save, lang, keep_order)
    session.notation = notation
    session.run()


def begin(
    game: Game[Any],
    seats: str,
    options: dict[str, str],
    seed: str | None,
    save: Path | None,
    lang: str | None,
    keep_order: bool = False,
) -> Session:
    """A new game, saved in the user's data folder unless a file is named."""
    if save is not None:
        keep_old(save)
    came = [seat.label() for seat in read_seats(seats)]
    match = bottega.new(game, players=came, seed=seed, keep_order=keep_order, options=options)
    sitting = [read_seat(label) for label in match.players]
    if save is None:
        folder = user_data_path("bottega") / "games"
        folder.mkdir(parents=True, exist_ok=True)
        save = new_file(folder, f"{game.key}-{datetime.now():%Y%m%d-%H%M%S}")
    return Session(match, sitting, save, language(lang))


def new_file(folder: Path, name: str) -> Path:
    """An empty file under a name of its own, even if two games begin in the same second."""
    number = 1
    while True:
        path = folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def keep_old(save: Path) -> None:
    """No game is lost because another one is saved under its name."""
    if save.exists() and not save.is_dir():
        raise Unreadable(f"{save}: already exists; use --resume or another name")


def resumed(path: Path, save: Path, lang: str) -> Session:
    """The game saved in a file, where it was left; from now on saved there or elsewhere."""
    if save.resolve() != path.resolve():
        keep_old(save)
    record = bottega.load_record(path)
    try:
        if record.seed is None:
            raise Unreadable("this record cannot be played on: it does not hold its seed")
        seats = [read_seat(label) for label in record.players]
    except Unreadable as problem:
        raise in_file(path, problem) from None
    return Session(bottega.load(path), seats, save, lang)


class Session:
    """One sitting at the terminal."""

    def __init__(self, match: Match, seats: list[Seat], path: Path, lang: str) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.lang = lang
        self.voice = voice_for(lang, match.game)
        self.voice.names = [seat.shown(self.voice.say("a person")) for seat in seats]
        self.bots = {i: seat.sit(match, i) for i, seat in enumerate(seats) if not seat.human}
        self.shown = [0] * len(seats)  # how much of the log has been read out to each
        self.looking: int | None = None  # the person at the keyboard
        self.notation = False  # whether choices are shown in notation too
        self.introduced: list[Text] = []  # what a terminal keeps in view at the first question
        self.news: list[Text] = []  # what happened since the person at the keyboard last looked
        self.above = 0  # lines of the board above those shown, where it does not fit the window
        self.next_part = 0  # and above those that are shown next

    def say(self, message: str, **arguments: object) -> str:
        return escape(self.voice.say(message, **arguments))

    def run(self) -> None:
        """Play until the game is over or somebody gets up."""
        self.save()
        console.rule(f"[bold]{escape(self.voice.title())}")
        self.introduced = [Text(self.voice.say("play commitment", hash=self.match.commitment))]
        if self.match.came is not None:
            names = ", ".join(self.voice.names)
            self.introduced.append(Text(self.voice.say("play seats", names=names)))
        self.introduced.append(Text(self.voice.say("play keys")))
        for line in self.introduced:
            console.print(line, style="dim")
        try:
            while not self.match.over:
                self.next_answer()
                self.save()
        except (Quit, EOFError):
            console.print(self.say("play saved", path=str(self.path)))
            return
        self.finish()

    def save(self) -> None:
        """The record with its seed, so that the game can be played on."""
        write_text(self.path, self.match.record(with_seed=True).write())

    def next_answer(self) -> None:
        """One answer: a bot's at once, or a person's."""
        asked = [q for q in self.match.questions if q.seat in self.bots] or self.match.questions
        question = asked[0]
        bot = self.bots.get(question.seat)
        if bot is None:
            self.ask_person(question)
        else:
            view = self.match.view(question.seat)
            chosen = bot.answer(view, self.match.log, question, SECONDS)
            self.match.answer(question.seat, chosen)

    def ask_person(self, question: Decision) -> None:
        """Show the table as this person may see it, and wait for an answer."""
        seat = question.seat
        self.hand_over(seat)
        view = self.match.view(seat)
        choices = Choices(self.voice, view, question)
        self.news, self.above, self.next_part = self.read_log(seat), 0, 0
        self.show(question, view, choices)
        while True:
            typed = console.input("[bold yellow]> [/]").strip()
            if self.obey(typed, question, view, choices):
                return

    def show(self, question: Decision, view: State, choices: Choices) -> None:
        """The board, what happened, the question and its choices.

        A terminal is one page: the board stays at its top while the choices below it are turned
        over. Where the window is too low for the whole board, its parts are shown in turn; of what
        happened the last third of a window is told, and the log has all.
        """
        table = screen.table(console, self.voice, view, question.seat)
        asked = Text(self.voice.ask(view, question.frame), "bold")
        if not console.is_terminal:
            console.print()
            console.print(table)
            self.print_lines([*self.news, asked])
            self.print_lines(choices.shown(console, self.notation))
            return
        told = self.introduced + self.news[-(console.height // 3) :]
        self.introduced = []
        lines = [part for line in [*told, asked] for part in line.wrap(console, console.width)]
        left = console.height - len(lines) - 1  # what is typed stands below
        board = console.render_lines(table, pad=False)
        wanted = len(choices.shown(console, self.notation))
        room = min(wanted, max(LEAST_ROOM, left // 3, left - len(board)))
        console.clear()
        self.show_board(board, left - room)
        self.print_lines(lines)
        self.print_lines(choices.shown(console, self.notation, room))

    def show_board(self, board: list[list[Segment]], room: int) -> None:
        """As many lines of the board as there is room for, and how many there are."""
        height = max(1, room - 1) if len(board) > room else len(board)
        if not 0 <= self.above < len(board):
            self.above = 0
        part = board[self.above : self.above + height]
        for line in part:
            console.print(Segments([*line, Segment.line()]), end="")
        if height < len(board):
            first, last = self.above + 1, self.above + len(part)
            note = self.say("play board part", first=first, last=last, all=len(board))
            console.print(note, style="dim")
        self.next_part = self.above + height

    def print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            console.print(line)

    def show_choices(self, question: Decision, view: State, choices: Choices) -> None:
        """The choices once more; a terminal is drawn anew, so that the board stays in view."""
        if console.is_terminal:
            self.show(question, view, choices)
        else:
            self.print_lines(choices.shown(console, self.notation))

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: nobody looks into another's hand."""
        if self.looking != seat and sum(s.human for s in self.seats) > 1:
            console.clear()
            console.input(self.say("play hand over", seat=self.voice.names[seat]) + " ")
        self.looking = seat

    def read_log(self, seat: int) -> list[Text]:
        """What happened since this seat last looked."""
        told = self.match.told(seat, self.shown[seat])
        self.shown[seat] = len(self.match.log)
        return [Text(f"  {line}", "italic") for line in screen.log_lines(self.voice, told)]

    def obey(self, typed: str, question: Decision, view: State, choices: Choices) -> bool:
        """Do what was typed; whether the question was answered (or taken back)."""
        if typed.startswith("?"):
            self.explain(typed[1:].strip(), question, view, choices)
            return False
        word = typed.partition(" ")[0]
        match word.casefold():
            case "":
                if choices.turn() or console.is_terminal:
                    self.show_choices(question, view, choices)
            case "q" | "quit":
                raise Quit
            case "u" | "undo":
                return self.undo(question.seat)
            case "h" | "help":
                console.print(self.say("play help"))
            case "s" | "score":
                console.print(screen.scores(self.voice, self.match.game, view))
            case "l" | "log":
                for line in screen.log_lines(self.voice, self.match.told(question.seat)):
                    console.print(escape(line))
            case "r" | "rules":
                self.show_rules()
            case "b" | "board":
                self.above = self.next_part
                self.show(question, view, choices)
            case "n" | "notation":
                self.notation = not self.notation
                self.show_choices(question, view, choices)
            case _:
                return self.choose(typed, question, view, choices)
        return False

    def show_rules(self) -> None:
        try:
            page = rules_page(self.match.game, self.lang)
        except Unreadable as problem:
            console.print(f"[red]{escape(str(problem))}[/]")
            return
        with console.pager(styles=True):
            console.print(Markdown(page))

    def choose(self, typed: str, question: Decision, view: State, choices: Choices) -> bool:
        """An option by its number or its notation; other words find those in which they occur."""
        try:
            self.match.answer(question.seat, self.read_choice(typed, choices))
        except (Unreadable, Illegal) as problem:
            if isinstance(problem, Unreadable) and not typed.isdecimal() and choices.find(typed):
                self.show_choices(question, view, choices)
            else:
                console.print(f"[red]{escape(str(problem))}[/]")
            return False
        return True

    def read_choice(self, typed: str, choices: Choices) -> Action:
        if typed.isdecimal():
            number = read_number(typed)
            if number is None or not 1 <= number <= len(choices.all):
                most = len(choices.all)
                raise Unreadable(self.voice.say("play number", most=most))
            return choices.all[number - 1].action
        return self.match.game.vocabulary(choices.seat).parse(typed)

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Illegal:
            console.print(f"[red]{self.say('play no undo')}[/]")
            return False
        self.shown = [min(shown, len(self.match.log)) for shown in self.shown]
        return True

    def explain(self, what: str, question: Decision, view: State, choices: Choices) -> None:
        """All options, one option, or a card by its id."""
        card = self.voice.find_card(what)
        if card:
            for line in card:
                console.print(escape(line))
            return
        options = [choice.action for choice in choices.found]
        if what:
            try:
                action = self.read_choice(what, choices)
            except Unreadable as problem:
                console.print(f"[red]{escape(str(problem))}[/]")
                return
            if action not in question.options:  # what it would do may depend on what is not there
                console.print(self.say("play not now"))
                return
            options = [action]
        seen: list[str] = []
        for action in options:
            text = self.voice.explain(view, question.frame, action)
            if text and text not in seen:
                seen.append(text)
                label = self.voice.action(view, question.frame, action)
                console.print(f"[bold]{escape(label)}[/]: {escape(text)}")
        if not seen:
            console.print(self.say("play no help"))

    def finish(self) -> None:
        """The result, and the seed that was promised."""
        match = self.match
        console.print(screen.table(console, self.voice, match.state, self.looking))
        self.print_lines(self.read_log(self.looking or 0))
        console.print(screen.scores(self.voice, match.game, match.state))
        line = screen.winners(self.voice, match.game, match.state)
        console.print(f"[bold yellow]{escape(line)}[/]")
        console.print(self.say("play seed", seed=match.record().seed), style="dim")
        console.print(self.say("play record", path=str(self.path)), style="dim")
