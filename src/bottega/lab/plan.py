"""Which games are to be played: those of the arena, so that a seed means the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bottega import Game, Unreadable, __version__
from bottega.kernel.edition import Values
from bottega.kernel.registry import find_game, must_be_registered
from bottega.kernel.shape import Json
from bottega.play.crew import Crew
from bottega.play.nature import seed_from
from bottega.players.arena import Players, check_seating
from bottega.players.player import name_of


class Plan(NamedTuple):
    """So many games of some players at one kind of table.

    Another process finds the game by its key; ``own`` is one that only this process knows.
    """

    key: str
    rules: int
    edition: Values
    players: Players
    options: dict[str, str]  # every one of the game's, with its value
    seed: str
    games: int
    own: Game[Any] | None = None

    @property
    def game(self) -> Game[Any]:
        return self.own or find_game(self.key, self.rules, self.edition)

    def written(self) -> Json:
        """The plan as JSON: what was begun with one plan is not gone on with by another."""
        return {
            "bottega": __version__,
            "game": self.key,
            "rules": self.rules,
            "edition": self.edition,
            "players": [name_of(player) for player in self.players],
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
        }


def plan_for(
    game: str | Game[Any],
    players: Players,
    options: dict[str, str],
    seed: str,
    games: int,
    crew: Crew,
    seats: int | None = None,
) -> Plan:
    """A plan that can be carried out; what is wrong with it is said before anything is played.

    Without ``seats`` there is one for every player.
    """
    rules = game if isinstance(game, Game) else find_game(game)
    check_seating(rules, players, options, seats)
    if type(games) is not int or games < 1:
        raise Unreadable(f"games: expected a number from 1 on, got {games!r}")
    seed_from(seed)  # refuses what cannot be written down
    if crew.elsewhere:
        must_be_registered(rules)
    own = None if crew.elsewhere else rules
    chosen = rules.decided(options)
    return Plan(rules.key, rules.rules, rules.edition, list(players), chosen, seed, games, own)


LEAST, MOST, PIECES = 5, 500, 200


def in_parts(games: int, of: int | None = None) -> Sequence[range]:
    """Games in parts of equal size, which follow from how many there are and nothing else.

    A part is what a worker is given at a time and what a stop may lose: a two-hundredth of all
    games there are to play, where those are more.
    """
    size = max(LEAST, min(MOST, (of or games) // PIECES))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]
