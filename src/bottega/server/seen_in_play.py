"""Where nothing, or something hidden, stands in a game's events and frames: found by playing.

A declaration names the domain of each detail, but not whether one of these can stand there too.
So random games are played at every kind of table.
"""

from __future__ import annotations

from itertools import cycle, islice
from random import Random
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.shape import Json
from bottega.kernel.state import NATURE
from bottega.kernel.trial import listening
from bottega.kernel.words import Domain

SPECIAL = ("none", "?", "nature")
"""Words that stand for nothing, for what is hidden, and for the seat of chance."""

GAMES = 96
"""So many of them, however many kinds of tables there are."""


class SeenInPlay:
    """The special words that stood in events and frames."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.special: dict[tuple[str, str, str], set[str]] = {}
        rng = Random(seed)
        for seats, options in islice(cycle(game.tables()), GAMES):
            self.play(game.new(seats, options), rng)

    def play(self, t: Any, rng: Random) -> None:
        """One game in which everybody answers anything."""
        game = self.game
        hidden = rng.randrange(t.seats)  # from this seat's view, to see what is hidden
        frames: set[tuple[int, ...]] = set()
        with listening(game, t) as told:
            while questions := game.decisions(t):
                question = rng.choice(questions)
                frames.update(t.agenda)
                if question.seat != NATURE:
                    frames.update(game.redact(t, hidden).agenda)
                game.answer(t, question.seat, rng.choice(question.options))
        for frame in frames:
            json = game.write_frame(frame)
            self.note("step", json.pop("step"), json)
        for event in told:
            json = game.write_event(event)
            self.note("event", json.pop("event"), json)

    def note(self, what: str, key: str, json: dict[str, Json]) -> None:
        for part, word in json.items():
            if isinstance(word, str) and word in SPECIAL:
                self.special.setdefault((what, key, part), set()).add(word)

    def at(self, what: str, key: str, part: str, domain: Domain) -> list[str]:
        """The special words that stood in a part of an event or a frame, beside its domain's."""
        found = self.special.get((what, key, part), set()) - domain.values.keys()
        return [word for word in SPECIAL if word in found]
