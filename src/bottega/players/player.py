"""The one small interface of every player, and which players there are.

A player sees what its seat may know, never the truth. A package adds a player through
the entry points ``bottega.players``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import offered
from bottega.kernel.state import Action, Event, State
from bottega.kernel.words import Unreadable


class Player:
    """Somebody who answers for a seat, from when it sits down until the game is over.

    It begins, then hears what its seat was told and chooses, again and again. What it keeps from
    one question to the next is its own affair, but it may be made anew in the middle of a game, and
    must find a good answer from the view alone.

    ``strength``: from one, who plays at random, to five, whom few people beat; nought if it was
    never measured. What the player is called, and how it thinks, stands in the catalogues of its
    package: ``player-greedy`` in ``text/en.ftl``, with an attribute ``.about``.
    """

    strength: int = 0

    clock: Callable[[], float] = staticmethod(perf_counter)
    """By what it keeps to its time. A contest gives it the time of the processor instead, so that
    nobody plays worse while a machine has other work, too."""

    thinks_here = True
    """Whether it thinks in this process, and not in another that it only asks."""

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self.game = game
        self.rng = rng

    def begin(self, seat: int, view: State) -> None:
        """It sits down at a seat. The view is what it sees there, at the start or later."""

    def hear(self, events: Sequence[Event]) -> None:
        """What its seat was told since it began or last heard, before it is asked again.

        After the last answer it hears how the game ended.
        """

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        """One of the question's options, found within about so many seconds.

        Whoever asks keeps the time: at a table of the house somebody else answers for a player
        that is late, and it begins anew.
        """
        raise NotImplementedError

    def leave(self, scores: list[int], winners: list[int]) -> None:
        """It gets up: everybody's points and who won, by seat; none if the game was broken off."""


@contextmanager
def needing_numpy(player: str) -> Iterator[None]:
    """Load what a player has learned; where NumPy is missing, say who needs it."""
    try:
        yield
    except ImportError as problem:
        raise Unreadable(
            f"the player {player} needs NumPy: pip install numpy ({problem})"
        ) from None


@cache
def players() -> dict[str, type[Player]]:
    """Every registered player by name."""
    return offered("bottega.players", is_player)


def is_player(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Player)


def name_of(player: str | type[Player]) -> str:
    """What a player is called in a record."""
    return player if isinstance(player, str) else player.__name__


ALSO_CALLED = {"journeyman": "greedy"}
"""Names of levels that a player has besides its own."""


def find_player(name: str | type[Player]) -> type[Player]:
    """The player of this name, or `Unreadable` with the names there are."""
    if not isinstance(name, str) and is_player(name):
        return name
    found = players().get(usual_name(name)) if isinstance(name, str) else None
    if found is None:
        raise Unreadable(f"there is no player {name!r}; there is: {', '.join(players())}")
    return found


def usual_name(name: str) -> str:
    """The name under which a player is registered that somebody may call by its level."""
    return ALSO_CALLED.get(name, name)


def ladder() -> list[str]:
    """The names of all players from the weakest on, last those that were never measured."""
    known = players()
    return sorted(known, key=lambda name: (known[name].strength or len(known) + 5, name))
