"""The one small interface of every player, and which players there are.

A player sees what its seat may know, never the truth. A package adds a player through
the entry points ``bottega.players``.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import offered
from bottega.kernel.state import Action, State
from bottega.kernel.words import Unreadable


class Player:
    """Somebody who answers for a seat.

    ``strength``: from one, who plays at random, to four, whom few people beat; nought if it was
    never measured. What the player is called, and how it thinks, stands in the catalogues of its
    package: ``player-greedy`` in ``text/en.ftl``, with an attribute ``.about``.
    """

    strength: int = 0

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, view: State, question: Decision, seconds: float) -> Action:
        """One of the question's options, found within about so many seconds."""
        raise NotImplementedError


@cache
def players() -> dict[str, type[Player]]:
    """Every registered player by name."""
    return offered("bottega.players", is_player)


def is_player(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Player)


def name_of(player: str | type[Player]) -> str:
    """What a player is called in a record."""
    return player if isinstance(player, str) else player.__name__


def find_player(name: str | type[Player]) -> type[Player]:
    """The player of this name, or `Unreadable` with the names there are."""
    if not isinstance(name, str) and is_player(name):
        return name
    found = players().get(name) if isinstance(name, str) else None
    if found is None:
        raise Unreadable(f"there is no player {name!r}; there is: {', '.join(players())}")
    return found
