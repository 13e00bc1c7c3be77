"""``bottega edition``: the printed values of a game as a file, to be corrected by who owns it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import bottega
from bottega import Game, Unreadable
from bottega.cli.app import Lang, app, voice_for
from bottega.kernel.edition import edition_file, hash_of

Edition = Annotated[
    Path | None, Parameter(help="A file with printed values; `bottega edition GAME` makes one.")
]


def game_in(key: str, edition: Path | None) -> Game[Any]:
    """A game by its key, in the edition of a file where there is one."""
    if edition is None:
        return bottega.game(key)
    found = bottega.edition(edition)
    if found.key != bottega.game(key).key:
        raise Unreadable(f"{edition}: this is an edition of {found.key}, not of {key}")
    return found


@app.command(name="edition")
def print_edition(game: str, *, edition: Edition = None, lang: Lang = None) -> None:
    """Print the values of a game that other editions may print otherwise, as a TOML file.

    Correct what is different in your copy, and play with `--edition FILE`.

    Parameters
    ----------
    game
        The game's key, such as princes.
    edition
        A file to begin with; it is checked, and everything it leaves out is added.
    """
    rules = game_in(game, edition)
    usual = rules.usual
    if not usual.changeable:
        raise Unreadable(f"{usual.key}: all its printed values are known; it has no other editions")
    title = voice_for(lang, usual).title()
    if rules.edition:
        print(f"# SHA-256 of what differs: {hash_of(rules.key, rules.edition)}")
    print(edition_file(usual.changeable, usual.key, title, rules.edition), end="")
