"""Which games there are. A package adds one through the entry points ``bottega.games``."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import entry_points
from typing import Any, Final

from bottega.kernel.edition import Values, differing
from bottega.kernel.game import Game
from bottega.kernel.words import Unreadable, quoted


@cache
def games() -> dict[str, Game[Any]]:
    """Every registered game by its key, in the order in which they are shown.

    First what needs the fewest people, so that whoever comes alone finds something to play; then
    by key.
    """
    found = offered("bottega.games", lambda it: isinstance(it, Game))
    return dict(sorted(found.items(), key=lambda entry: (entry[1].min_seats, entry[0])))


LEFT_OUT: Final[dict[str, str]] = {}
"""Why something that a package offers could not be loaded, by name."""


def offered(group: str, fits: Callable[[Any], bool]) -> dict[str, Any]:
    """What packages offer under a group of entry points, by name.

    What cannot be loaded, or is something else, is left out with a warning: one broken package
    is no reason why nobody can play anything.
    """
    found: dict[str, Any] = {}
    for entry in sorted(entry_points(group=group)):
        try:
            loaded = entry.load()
        except Exception as problem:
            LEFT_OUT[entry.name] = f"it is left out: {problem!r}"
            warnings.warn(f"{group}: {entry.name} is left out: {problem!r}", stacklevel=2)
            continue
        if fits(loaded):
            found[entry.name] = loaded
        else:
            warnings.warn(f"{group}: {entry.name} is left out: {entry.value} is none", stacklevel=2)
    return found


def find_game(key: object, rules: object = None, edition: Values | None = None) -> Game[Any]:
    """The game of this key, or `Unreadable` with the keys there are.

    ``rules``: in the version something was written for; without it, as it is played today.
    ``edition``: with these values printed; without it, with the usual ones.
    """
    game = games().get(key) if isinstance(key, str) else None
    if game is None:
        why = f" ({LEFT_OUT[key]})" if isinstance(key, str) and key in LEFT_OUT else ""
        raise Unreadable(f"there is no game {quoted(key)}{why}; there is: {', '.join(games())}")
    return edition_of(game if rules is None else version_of(game, rules), edition or {})


def version_of(game: Game[Any], rules: object) -> Game[Any]:
    """A game by the rules of a version, or `Unreadable` with the versions it is played by."""
    versions = game.usual.versions
    if type(rules) is int and rules in versions:  # true is not version 1
        return versions[rules]
    known = " and ".join(map(str, sorted(versions)))
    raise Unreadable(
        f"this was written for rules version {quoted(rules)} of {game.key}; "
        f"this program plays version {known}"
    )


EDITIONS: Final = 64
"""Games in other editions that are kept ready; others are made again."""


def edition_of(game: Game[Any], values: Values) -> Game[Any]:
    """A game with other values printed, or `Unreadable` with what is wrong about them.

    Values that are the usual ones do not count: without any other it is the game itself.
    """
    usual = game.usual
    found = differing(usual.changeable, values)
    return reprinted(usual, json.dumps(found)) if found else usual


@lru_cache(maxsize=EDITIONS)
def reprinted(game: Game[Any], text: str) -> Game[Any]:
    """The same edition is the same object, as long as it is remembered."""
    values: Values = json.loads(text)
    shapes = {one.key: one.shape for one in game.changeable}
    made = game.reprinted({key: shapes[key].read(value, key) for key, value in values.items()})
    made.edition, made.usual = values, game
    return made


def must_be_registered(game: Game[Any]) -> None:
    """Several processes find a game by its key: one that only this process knows is refused."""
    known = games().get(game.key)
    usual = None if known is None else known.versions.get(game.rules)
    if usual is not game and (usual is None or edition_of(usual, game.edition) is not game):
        raise Unreadable(f"{game.key} must be registered to be played by several processes")
