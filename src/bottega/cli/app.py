"""The command line itself: its commands, and how it fails.

Whatever a person gets wrong ends in one line that says what was expected, and exit code 2.
"""

from __future__ import annotations

import contextlib
import io
import locale
import os
import sys
import warnings
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from cyclopts import (
    App,
    CycloptsError,
    Parameter,
    Token,
    UnknownOptionError,
    UnusedCliTokensError,
)
from rich.console import Console
from rich.markup import escape

import bottega
from bottega import Broken, Game, Illegal, Unreadable
from bottega.kernel.compiling import compiled
from bottega.kernel.words import quoted
from bottega.text.languages import ENGLISH, closest
from bottega.text.voice import Voice, check_language, spoken

MISTAKE = 2
"""The exit code of everything a person can get wrong."""

FOUND = 1
"""The exit code when a game breaks a law."""

INTERRUPTED = 130

FLAGS = ["--help", "--version"]

app = App(
    name="bottega",
    help="Renaissance board games, exactly to their rules: play, study, build. "
    "Without a command, the tables open in your browser.",
    version=f"{bottega.__version__}{' (compiled engine)' if compiled() else ''}",
    help_format="markdown",
    default_parameter=Parameter(negative_iterable=()),  # no --empty-option
)


class Screen(Console):
    """Where we print. A closed pipe is for `main` to deal with, not a reason to fail."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


console = Screen(highlight=False)
errors = Screen(stderr=True, highlight=False)


def read_whole(type_: Any, tokens: Sequence[Token]) -> int:
    """A whole number as it stands: nobody means two games by 1.5."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise Unreadable(f"expected a whole number, got {quoted(tokens[0].value)}") from None


def read_measure(type_: Any, tokens: Sequence[Token]) -> float:
    """A number that need not be whole."""
    try:
        return float(tokens[0].value)
    except ValueError:
        raise Unreadable(f"expected a number, got {quoted(tokens[0].value)}") from None


Whole = Annotated[int, Parameter(converter=read_whole)]
Measure = Annotated[float, Parameter(converter=read_measure)]


def read_language(type_: Any, tokens: Sequence[Token]) -> str:
    """A language that we speak."""
    check_language(tokens[0].value)
    return tokens[0].value


Lang = Annotated[
    str | None,
    Parameter(
        help=f"Language: {spoken()}; by default that of your system.", converter=read_language
    ),
]
KeepOrder = Annotated[
    bool, Parameter(negative="", help="Sit in the order named, instead of drawing lots.")
]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def language(lang: str | None) -> str:
    """The language asked for, or the system's if we speak it, or English."""
    if lang is not None:
        return lang
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if system is None:
        system = locale.getlocale()[0] or ""
    return closest(system) or ENGLISH


def voice_for(lang: str | None, game: Game[Any], names: list[str] | None = None) -> Voice:
    """A voice that knows the terminal's words too."""
    return Voice(language(lang), game, names, also="bottega.cli")


def in_file(path: Path, problem: Exception) -> Unreadable:
    """The same complaint, with the file it is about."""
    return Unreadable(f"{path}: {problem}")


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: the old one stays until the new one is complete."""
    if path.exists() and not path.is_file():  # a folder, or a device that would be replaced
        raise Unreadable(f"{path}: this is not a file")
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as problem:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise Unreadable(f"{path}: cannot be written: {problem.strerror}") from None


def complain(problem: object) -> int:
    errors.print(f"[bold red]bottega:[/] {escape(str(problem))}", soft_wrap=True)
    return MISTAKE


def warn(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning in one line, as everything else we say."""
    errors.print(f"[bold yellow]bottega:[/] {escape(str(message))}", soft_wrap=True)


def check_command(arguments: list[str]) -> None:
    """A word that is no command would be taken for one of `bottega` without a command."""
    commands = [name for name in app if not name.startswith("-")]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in commands:
        known = ", ".join(sorted(commands))
        meant = nearest(arguments[0], [*commands, *FLAGS])
        raise Unreadable(f"there is no command {quoted(arguments[0])}; there is: {known}{meant}")


def nearest(word: str, known: list[str]) -> str:
    """What somebody may have meant, as the end of a sentence; empty if nothing is like it."""
    close = get_close_matches(word, known, 1)
    return f"; did you mean {close[0]}?" if close else ""


def in_our_words(problem: CycloptsError) -> str:
    """What is wrong with a command line, where the parser does not say it well."""
    said = " ".join(str(problem).split())
    if isinstance(problem, UnusedCliTokensError):
        rest = problem.unused_tokens or []
        return f"nothing more was expected, got {' '.join(rest)!r}{unquoted(problem, rest)}"
    if isinstance(problem, UnknownOptionError):
        meant = nearest(problem.token.keyword or "", FLAGS)  # the parser does not think of those
        if meant or not said.endswith("?"):
            return said.partition(" Did you mean")[0].removesuffix(".") + meant
    return said.removeprefix("Invalid value for ")  # --games: expected a whole number


def unquoted(problem: CycloptsError, rest: list[str]) -> str:
    """An answer such as ``market row 2`` is one word for ``--do``."""
    given = problem.root_input_tokens or []
    for place, word in enumerate(given):
        if word == "--do" and given[place + 2 : place + 2 + len(rest)] == rest:
            answer = " ".join(given[place + 1 : place + 2 + len(rest)])
            return f'; an answer with spaces is quoted: --do "{answer}"'
    return ""


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    # Imported here: a command registers itself with the app when its module is loaded.
    from bottega.cli import (  # noqa: F401, PLC0415
        arena,
        backup_commands,
        editions,
        lab_commands,
        people,
        play,
        record_commands,
        serve,
        sit,
        study,
        training,
    )

    arguments = sys.argv[1:] if arguments is None else arguments
    warnings.showwarning = warn
    for stream in (sys.stdin, sys.stdout):  # stderr never fails
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # not every terminal knows every letter
    try:
        check_command(arguments)
        result = app(
            arguments,
            console=console,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
        code = result if isinstance(result, int) else 0
    except CycloptsError as problem:
        code = complain(in_our_words(problem))
    except (Unreadable, Illegal) as problem:
        code = complain(problem)
    except Broken as problem:
        errors.print(f"[bold red]✘[/] {escape(str(problem))}", soft_wrap=True)
        code = FOUND
    except BrokenPipeError:
        # Somebody closed the pipe, as `| head` does: nothing more to say.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except OSError as problem:
        code = complain(f"{problem.filename or ''}: {problem.strerror or problem}".lstrip(": "))
    except EOFError:
        console.print()  # Ctrl-D: somebody got up
        code = 0
    except KeyboardInterrupt:
        errors.print()
        code = INTERRUPTED
    sys.exit(code)
