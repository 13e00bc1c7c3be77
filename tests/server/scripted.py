"""A match of which every answer is known beforehand, nature's too, and what it sends to whom."""

from __future__ import annotations

from typing import Any

import msgspec

from bottega.kernel.answers import Answer
from bottega.kernel.game import Game
from bottega.kernel.state import NATURE
from bottega.play.match import Match
from bottega.server.live_match import LiveMatch
from bottega.server.presenters.match import Sent, update
from tests.languages import LANGUAGES

SEED = bytes(32)


class Scripted(Match):
    """A match whose nature answers from a list, not from a seed."""

    def __init__(
        self, game: Game[Any], players: list[str], options: dict[str, str], script: list[Answer]
    ) -> None:
        self.script = iter([answer for answer in script if answer.seat == NATURE])
        super().__init__(game, players, SEED, options)

    def go_on(self) -> None:
        while True:
            if self.state.events is None:
                self.state.events = []
            self.questions = self.game.decisions(self.state)
            self.collect_events()
            if not self.questions or self.questions[0].seat != NATURE:
                return
            self.marks.clear()
            self.carry_out(*next(self.script))


def table_of(match: Match, names: list[str], options: dict[str, str]) -> LiveMatch:
    live = LiveMatch("a table", match.game, options, names, match.seed or b"")
    live.match = match
    live.plies = len(match.answers)
    live.marks = []
    live.mark_log()
    return live


def step_by_step(
    game: Game[Any],
    names: list[str],
    answers: list[Answer],
    seats: list[int],
    options: dict[str, str] | None = None,
) -> tuple[list[bytes], Any]:
    """Everything an observer is sent on the way, in every language, and the last state."""
    sent: list[bytes] = []
    match = Scripted(game, names, options or {}, answers)
    live = table_of(match, names, options or {})
    had: dict[str, Sent | None] = dict.fromkeys(LANGUAGES)
    for seat, action in [answer for answer in answers if answer.seat != NATURE]:
        live.decided.append(len(match.answers))
        match.answer(seat, action)
        live.plies = len(match.answers)
        live.mark_log()
        for lang, before in list(had.items()):
            change, now = update(live, seats, lang, before)
            whole, _ = update(live, seats, lang, None)
            had[lang] = now
            sent += [msgspec.json.encode(change), msgspec.json.encode(whole)]
    return sent, match.state
