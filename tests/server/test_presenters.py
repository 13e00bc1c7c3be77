"""Presenters: what a seat is sent of a match, word for word, and what it costs to work that out.

The match is one of Gara, small enough to be followed by hand. What must be sent is kept in
``expected/gara.json``: a change of it is a change of what clients read.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from examples.gara.comforts import GAME as GARA

from bottega.kernel.answers import Answer
from bottega.kernel.registry import find_game
from bottega.play.match import Match
from bottega.play.replay import EVERY, Replay
from bottega.server.live_match import LiveMatch
from bottega.server.patch import difference, patched, state_difference
from bottega.server.presenters.match import choice, explain, log_line, update
from bottega.server.presenters.replay import replay_step
from bottega.server.rows import Asked
from bottega.server.unseen import waiting_for
from bottega.text.voice import Voice
from tests.server.scripted import Scripted, table_of

EXPECTED = Path(__file__).parent / "expected" / "gara.json"
NAMES = ["Anna", "Bruno"]

DEALT = [(1, 3), (1, 8), (1, 15), (1, 20), (1, 24), (2, 1), (2, 9), (2, 12), (2, 17), (2, 22)]
FLORINS = [4, 1, 6, 3]
SUBMITTED = [(1, 24), (2, 22), (2, 1), (1, 3), (1, 20), (2, 9), (2, 12), (1, 8)]
"""By seat, as people count. Bruno wins the commission that wants it plain with 1 against 3."""


def scripted() -> tuple[LiveMatch, list[Answer]]:
    """The table with everything dealt and the first die cast, and the answers that follow."""
    nature = [f"give {design} to {seat}" for seat, design in DEALT]
    nature += [f"cast {florins}" for florins in FLORINS]
    answers = [Answer(seat - 1, GARA.actions.parse(f"submit {x}")) for seat, x in SUBMITTED]
    script = [Answer(-1, GARA.chance.parse(text)) for text in nature]
    return table_of(Scripted(GARA, NAMES, {}, script), NAMES, {}), answers


def played_on(live: LiveMatch, answers: list[Answer]) -> None:
    for answer in answers:
        live.decided.append(len(live.match.answers))
        live.match.answer(*answer)
        live.plies = len(live.match.answers)
        live.mark_log()


def sent_of_a_game() -> dict[str, Any]:
    """What is sent on the way, by what a reader of the file would call it."""
    live, answers = scripted()
    sent: dict[str, Any] = {}
    anna, had = update(live, [0], "en", None)
    sent["Anna, whole, when both are asked"] = anna
    _, bruno = update(live, [1], "en", None)
    played_on(live, answers[:1])
    sent["Anna, what differs, after her submission"], _ = update(live, [0], "en", had)
    sent["Bruno, what differs, after Anna's submission"], bruno = update(live, [1], "en", bruno)
    sent["an onlooker, in words, after Anna's submission"], _ = update(live, [], "en", None, True)
    played_on(live, answers[1:2])
    sent["Bruno, what differs, after both are shown"], _ = update(live, [1], "en", bruno)
    played_on(live, answers[2:])
    sent["Bruno, whole, at the end"], _ = update(live, [1], "en", None)
    past = Replay(live.match.record())
    sent["the truth at ply 12"] = replay_step(live, past, 12, None, "en", False)
    sent["Bruno's replay at ply 12, in words"] = replay_step(live, past, 12, 1, "en", True)
    return {what: json.loads(msgspec.json.encode(message)) for what, message in sent.items()}


def test_what_is_sent_of_a_game_is_what_is_expected() -> None:
    expected = json.loads(EXPECTED.read_text(encoding="utf-8"))
    sent = sent_of_a_game()
    assert list(sent) == list(expected)
    for what, message in sent.items():
        assert message == expected[what], what


def test_presenting_changes_nothing() -> None:
    live, answers = scripted()
    played_on(live, answers[:3])

    def everything() -> list[Any]:
        return [update(live, seats, "it", None, True)[0] for seats in ([], [0], [1], [0, 1])]

    match = live.match
    before = match.record().write(), match.position(), match.log[:], live.plies
    first = everything()
    explain(live, 0, "submit 3", "en")
    assert everything() == first
    assert before == (match.record().write(), match.position(), match.log, live.plies)


@pytest.mark.parametrize("key", ["masters", "lorenzo", "princes", "wiege"])
def test_what_differs_is_the_difference_of_what_would_be_written(key: str) -> None:
    game = find_game(key)
    rng = Random(key)
    names = NAMES if game.min_seats <= len(NAMES) else [*NAMES, "Carla"]
    match = Match(game, names, seed=key.encode())
    viewers = [None, *range(len(names))]
    shown = [match.view(viewer) for viewer in viewers]
    while not match.over:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
        for place, viewer in enumerate(viewers):
            had, shown[place] = shown[place], match.view(viewer)
            old, new = game.write(had), game.write(shown[place])
            change = state_difference(game, had, shown[place])
            assert change == (difference(old, new) or {})
            assert patched(old, change) == new


def test_a_line_and_an_option_of_one_table_are_read_at_another_with_its_own_names() -> None:
    princes = find_game("princes")
    rng = Random(5)
    match = Match(princes, [*NAMES, "Carla"], seed=b"names")
    while not match.over and len(match.answers) < 300:
        question = rng.choice(match.questions)
        match.answer(question.seat, rng.choice(question.options))
        voices = [
            Voice("en", princes, names) for names in ([*NAMES, "Carla"], ["Xa", '"Y\\b"', "Zoë"])
        ]
        for question in match.questions:
            view = match.view(question.seat)
            for action in question.options[:5]:
                for voice in voices:
                    sent = json.loads(msgspec.json.encode(choice(voice, view, question, action)))
                    assert sent["label"] == voice.action(view, question.frame, action)
    for event in match.log:
        here, there = (log_line(v, event, 7, 0) for v in voices)
        assert (here.ply, here.text) == (7, voices[0].event(event, 0))
        assert (there.ply, there.text) == (7, voices[1].event(event, 0))


def test_whoever_is_asked_openly_is_waited_for_openly() -> None:
    live, answers = scripted()
    assert waiting_for(live.match) == [Asked(0, secret=False), Asked(1, secret=False)]
    played_on(live, answers[:1])
    assert waiting_for(live.match) == [Asked(1, secret=False)]


# What it costs -----------------------------------------------------------------------------


class Counter:
    """Counts how often a method of a game is called; the method does what it always does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: Any, name: str) -> None:
        self.calls = 0
        method = getattr(game, name)

        def counting(*arguments: Any) -> Any:
            self.calls += 1
            return method(*arguments)

        monkeypatch.setattr(game, name, counting)

    def since(self) -> int:
        """Calls since somebody last asked."""
        calls, self.calls = self.calls, 0
        return calls


def finished(key: str, seats: int) -> LiveMatch:
    rng = Random(key)
    names = [f"player {i}" for i in range(seats)]
    live = LiveMatch("finished", find_game(key), {}, names, bytes(32))
    while not live.match.over:
        question = rng.choice(live.match.questions)
        played_on(live, [Answer(question.seat, rng.choice(question.options))])
    return live


@pytest.mark.parametrize("key", ["masters", "lorenzo"])
def test_the_facts_of_an_option_are_worked_out_once_an_update(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    live = LiveMatch("table", find_game(key), {}, NAMES, bytes(32))
    rng, had, offered = Random(1), None, 0
    details = Counter(monkeypatch, live.game.show, "details")
    for _ in range(60):
        question = rng.choice(live.match.questions)
        played_on(live, [Answer(question.seat, rng.choice(question.options))])
        details.since()
        message, had = update(live, [0, 1], "en", had)
        options = sum(len(asked.options) for asked in message.asked)
        assert details.since() == options
        offered += options
    assert offered > 100


@pytest.mark.parametrize(("key", "seats"), [("masters", 2), ("wiege", 3)])
def test_a_step_of_a_replay_costs_a_part_of_one_replay(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int
) -> None:
    live = finished(key, seats)
    past = Replay(live.match.record())
    assert past.plies > 2 * EVERY
    answers = Counter(monkeypatch, live.game, "answer")
    for ply in range(past.plies + 1):
        replay_step(live, past, ply, None, "en", False)
        assert answers.since() <= min(EVERY, ply)


def test_the_chart_of_points_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live = finished("masters", 2)
    answers = Counter(monkeypatch, live.game, "answer")
    first, _ = update(live, [0], "en", None)
    assert answers.since() == len(live.match.answers)
    again, _ = update(live, [1], "it", None)
    assert answers.since() == 0
    assert first.result is not None
    assert again.result is not None
    assert first.result.history == again.result.history
    assert first.result.history[-1] == live.match.scores
