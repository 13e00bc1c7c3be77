"""The page of the command line, made from the program itself.

What a command takes and says comes from its signature, through cyclopts. Only the examples are
written here, one for each command: a command without one does not go to press. (cyclopts can write
such a page itself, but its usage lines tell how the page was made, and it knows no examples.)
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_origin

from cyclopts import App
from cyclopts.argument import Argument
from docs.website.pages import Page

from bottega.cli import (  # noqa: F401 - each registers its commands
    arena,
    backup_commands,
    lab_commands,
    people,
    play,
    record_commands,
    serve,
    sit,
    study,
    training,
)
from bottega.cli.app import app

EXAMPLES = {
    "serve": "bottega serve --host 0.0.0.0 --port 8080 --no-browser",
    "password": "bottega password Anna",
    "backup": "bottega backup monday.db",
    "restore": "bottega restore monday.db --database postgresql+asyncpg://bottega@db/bottega",
    "play": "bottega play lorenzo --seats you:Anna,you:Marco,greedy --option mode=basic",
    "games": "bottega games --lang it",
    "rules": "bottega rules wiege",
    "record": "bottega record masters --players greedy,random --seed monday --out game.json",
    "replay": "bottega replay game.json --ply 40 --as 2",
    "verify": "bottega verify game.json",
    "position": 'bottega position position.json --do "market row 2" --json',
    "edition": "bottega edition princes",
    "train": "bottega train wiege --jobs 4 --minutes 60 --out training",
    "simulate": "bottega simulate princes --players greedy,random,random --games 200 --jobs 2",
    "arena": "bottega arena masters --players master,journeyman --seats 4 --games 400 --jobs 2",
    "sit": "bottega sit https://house.example/t/Zu2pd --player master --name Lucia",
    "dataset": "bottega dataset lorenzo --games 500 --jobs 2 --out lorenzo.parquet",
    "report": "bottega report masters --players greedy,greedy,greedy --games 2000 --jobs 2",
    "bench": "bottega bench masters wiege --seconds 1",
    "laws": "bottega laws wiege --games 100 --option mode=teams",
}
"""One command line for each command, in the order of the page."""


def commands() -> dict[str, App]:
    """Every command of the program, in the order of the page."""
    found = {name: app[name] for name in app if not name.startswith("-")}
    lacking, gone = found.keys() - EXAMPLES.keys(), EXAMPLES.keys() - found.keys()
    if lacking or gone:
        raise SystemExit(
            f"docs/website/commands.py: no example for {sorted(lacking)}, no command {sorted(gone)}"
        )
    return {name: found[name] for name in EXAMPLES}


def commands_page(written: Page) -> Page:
    """What is written about all commands, a table of them, and a section for each."""
    table = ["| command | what it does |", "|---|---|"]
    sections = []
    for name, command in commands().items():
        table.append(f"| [`{name}`](#{name}) | {summary(command)} |")
        sections.append(section(name, command))
    return written._replace(text="\n".join([written.text, *table, "", *sections]))


def summary(command: App) -> str:
    """The first line of a command's help."""
    return command.help.splitlines()[0]


def section(name: str, command: App) -> str:
    """What one command does, how it is called, and what each of its parameters means."""
    parameters = list(command.assemble_argument_collection(parse_docstring=True))
    places = [placed(p) for p in parameters if is_placed(p)]
    usage = " ".join(["bottega", name, *places, "[OPTIONS]"])
    return "\n".join(
        [
            f"## {name}\n\n{summary(command)}\n\n```text\n{usage}\n```\n",
            "| parameter | default | meaning |\n|---|---|---|",
            *(row(p) for p in parameters),
            f"\nFor example:\n\n```sh\n{EXAMPLES[name]}\n```\n",
        ]
    )


def is_placed(parameter: Argument) -> bool:
    """Whether a parameter is known by its place, not by a name with dashes."""
    kind = parameter.field_info.kind
    return kind in (kind.POSITIONAL_ONLY, kind.POSITIONAL_OR_KEYWORD, kind.VAR_POSITIONAL)


def placed(parameter: Argument) -> str:
    """A parameter that is known by its place, as a usage line writes it."""
    word = parameter.field_info.name.upper()
    if parameter.field_info.kind is parameter.field_info.kind.VAR_POSITIONAL:
        return f"[{word}…]"
    return word if parameter.required else f"[{word}]"


def row(parameter: Argument) -> str:
    """A parameter with what it takes, what it is if nothing is said, and what it means."""
    default = parameter.field_info.default
    given = default not in (None, False, True, parameter.field_info.empty)
    shown = f"`{default}`" if given else "yes" if default is True else ""
    names = [f"`{name}`" for name in parameter.names if name.startswith("--")]
    if is_placed(parameter):
        names = [f"`{placed(parameter)}`", *names]
    elif value := taken(parameter.hint):
        names[0] = f"`{parameter.names[0]} {value}`"
    return f"| {', '.join(names)} | {shown} | {parameter.parameter.help or ''} |"


def taken(hint: Any) -> str:
    """What stands behind an option of this type; nothing behind one that is switched on or off."""
    inside = [each for each in get_args(hint) if each is not type(None)]
    if inside:
        repeated = " …" if get_origin(hint) is list else ""
        return taken(inside[0]) + repeated
    return {bool: "", int: "NUMBER", float: "NUMBER", Path: "FILE"}.get(hint, "TEXT")
