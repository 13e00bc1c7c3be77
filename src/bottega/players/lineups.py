"""Who sits with whom: from the players that somebody names to the tables of a contest."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from bottega.kernel.game import Game
from bottega.players.arena import Players


def lineups(
    game: Game[Any], players: Players, seats: int, options: dict[str, str]
) -> list[Players]:
    """The tables at which everybody named meets everybody else, a player for every seat.

    With as many names as seats there is one table. Of fewer names the last one takes all seats that
    are left: one of the first against all others. Of more, every choice of so many has a table.
    Where seats win together, a name is a side's.
    """
    named = list(players)
    if len(named) == seats:
        return [named]
    sides = game.sides(game.new(seats, options))
    named += named[-1:] * (len(sides) - len(named))
    return [seated_by_side(chosen, sides) for chosen in combinations(named, len(sides))]


def seated_by_side(players: Players, sides: list[tuple[int, ...]]) -> Players:
    whose = {seat: player for player, side in zip(players, sides, strict=True) for seat in side}
    return [whose[seat] for seat in sorted(whose)]


def lineup_at(tables: list[Players], number: int) -> Players:
    """Who plays game ``number``: a table is kept until everybody has sat at every seat of it."""
    return tables[number // len(tables[0]) % len(tables)]
