"""Bottega: a workshop of Renaissance board games, for playing, studying and building.

This is the public door; ``docs/api.md`` is its page. What is listed in ``__all__`` keeps its
meaning through every version 1, as do the names of `bottega.kernel`, of which games are made.
Everything else may change.

>>> import bottega
>>> match = bottega.new("masters", seats=2, seed="7")
>>> match
<Match of masters, 2 seats: after 33 answers seat 1 is asked to 'keep leaders', 6 options>
"""

from typing import TYPE_CHECKING

from bottega.api import (
    arena,
    check,
    edition,
    load,
    load_record,
    new,
    play_out,
    position,
    verify,
)
from bottega.kernel.game import Game, Illegal
from bottega.kernel.laws import Broken
from bottega.kernel.record import Record
from bottega.kernel.registry import find_game as game
from bottega.kernel.words import Unreadable
from bottega.play.match import Match, Question
from bottega.players.arena import Tally
from bottega.players.player import Player
from bottega.players.player import players as bots

if TYPE_CHECKING:
    from bottega.kernel.registry import games
else:
    from bottega import games  # the package, which can be called

__version__ = "1.0.0"

__all__ = [
    "Broken",
    "Game",
    "Illegal",
    "Match",
    "Player",
    "Question",
    "Record",
    "Tally",
    "Unreadable",
    "__version__",
    "arena",
    "bots",
    "check",
    "edition",
    "game",
    "games",
    "load",
    "load_record",
    "new",
    "play_out",
    "position",
    "verify",
]
