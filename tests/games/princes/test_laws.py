"""Random games against the laws; they all end, and what may only grow only grows (section 17)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bottega.games.princes import GAME
from bottega.kernel.answers import Answer
from bottega.kernel.game import Illegal
from bottega.kernel.laws import check_game, check_state, choose
from bottega.kernel.record import Record, read_record, replay
from bottega.kernel.trial import carry_out
from bottega.kernel.words import Unreadable
from tests.games.princes.table import ALL_EVENTS, Table, wander
from tests.rulebook import rule

pytestmark = pytest.mark.no_cover

MODES = pytest.mark.parametrize("trade", ["turn", "off", "full"])
SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


@rule("princes", "8")
@rule("princes", "9")
@pytest.mark.parametrize("seed", range(6))
def test_every_law_holds_where_treachery_and_wars_abound(seed: int) -> None:
    """Everybody would rather buy troops, treachery tiles and wars than anything else."""
    rng = Random(f"treachery/{seed}")
    t = GAME.new(3 + seed % 4, {"trade": "off"})
    while (question := GAME.decision(t)) is not None:
        if rng.random() < 0.05:
            check_state(GAME, t, rng)
        texts = [GAME.vocabulary(question.seat).text(a) for a in question.options]
        wanted = [
            action
            for action, text in zip(question.options, texts, strict=True)
            if text.startswith(("buy", "war", "auction pope", "amount 1", "bribe", "block"))
        ]
        willing = wanted and question.seat >= 0 and rng.random() < 0.8
        action = rng.choice(wanted) if willing else choose(GAME, t, question, rng)
        carry_out(GAME, t, question.seat, action)


# Hundreds of games that end -------------------------------------------------------------------


def play_out(seats: int, seed: int, trade: str) -> tuple[int, int, int]:
    """One random game: how many answers, incomes and decades it took."""
    rng = Random(f"end/{seats}/{seed}")
    t = GAME.new(seats, {"trade": trade})
    t.events = []
    answers = 0
    while (question := GAME.decision(t)) is not None:
        action = rng.choices(question.options, GAME.weights(t, question))[0]
        GAME.answer(t, question.seat, action)
        answers += 1
        assert answers < 20_000, "no end"
    kinds = [GAME.events[event[0]].key for event in t.events]
    return answers, kinds.count("income"), kinds.count("decade began")


@rule("princes", "17")
@rule("princes", "3")
@MODES
@SEATS
def test_random_games_end_after_three_decades_and_three_incomes(
    seats: int, trade: str, record_testsuite_property: Any
) -> None:
    lengths = []
    for seed in range(25):
        answers, incomes, decades = play_out(seats, seed, trade)
        assert (incomes, decades) == (3 * seats, 3)
        lengths.append(answers)
    mean = sum(lengths) / len(lengths)
    name = f"answers of a random game, {seats} seats, trade {trade}"
    record_testsuite_property(name, f"{min(lengths)} to {max(lengths)}, mean {mean:.0f}")
    assert min(lengths) > 20


@rule("princes", "17")
@pytest.mark.parametrize("seed", range(8))
def test_what_may_only_grow_only_grows(seed: int) -> None:
    markers = [0] * 4
    wars = 0
    for table in wander(4, seed):
        told = table.told()
        now = table.held("markers")
        fought = sum(line.startswith("war declared") for line in told)
        assert all(after >= before for after, before in zip(now, markers, strict=True))
        assert sum(now) <= fought
        markers, wars = now, fought
        facts = table.facts
        assert facts["wars"] <= 4
        assert all(3 <= n <= 10 for n in facts["status"].values())
        assert all(n >= 0 for n in table.held("gold") + table.held("influence"))
        used = facts["used"]
        assert len(set(used)) == len(used)
    told = table.told()
    assert sum(is_event(line) for line in told) == 12
    assert wars >= sum(markers)


def is_event(line: str) -> bool:
    """``put up 1 merchant 1 0 gold`` is one, ``put up 1 venetian merchant 1 14 gold`` is not."""
    return any(f"put up {seat} {event} " in line for seat in range(1, 7) for event in ALL_EVENTS)


@rule("princes", "17")
@pytest.mark.parametrize("seed", range(4))
def test_each_power_is_used_once_a_decade_at_most(seed: int) -> None:
    *_, finished = wander(5, seed, "off")
    used: list[str] = []
    for line in finished.told():
        if line.startswith("decade began"):
            used = []
        elif line.startswith("power used"):
            tile = line.split(" ", 3)[3]
            assert tile not in used
            used.append(tile)


# Bad input ------------------------------------------------------------------------------------


def record_scores(record: Record) -> list[int]:
    """The points after all answers of a record, given one by one."""
    t = GAME.new(len(record.players), record.options)
    GAME.decision(t)
    for seat, action in record.answers:
        GAME.answer(t, seat, action)
        GAME.decision(t)
    return GAME.scores(t)


def test_a_record_comes_back_and_can_be_replayed() -> None:
    record = check_game(GAME, 3, Random(5), inspect=0)
    again = read_record(record.write(), GAME)
    assert again.answers == record.answers
    assert again.game.scores(replay(again)) == record_scores(record)


def test_an_answer_that_is_not_possible_is_refused_with_what_is() -> None:
    table = Table.new(3).do("chooser 1")
    with pytest.raises(Illegal, match="'pass' is not possible now; possible: family baglioni"):
        table.do("pass")
    with pytest.raises(Illegal, match="seat 2 has nothing to answer now"):
        table.do("2: family este")


def test_words_that_are_no_action_are_refused() -> None:
    with pytest.raises(Unreadable, match="did you mean 'auction il doge'"):
        GAME.actions.parse("auction doge")
    with pytest.raises(Unreadable, match="is not an action"):
        GAME.actions.parse("amount 100")


def test_a_record_with_an_impossible_answer_is_refused() -> None:
    record = Record(GAME, ["a", "b", "c"])
    record.answers = [
        Answer(-1, GAME.chance.parse("chooser 1")),
        Answer(1, GAME.actions.parse("pass")),
    ]
    with pytest.raises(Unreadable, match=r"answers\[2\]"):
        replay(record)


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        (("players", 0, "gold", -1), r"players\[1\].gold: expected a number from 0"),
        (("players", 1, "family", "medici"), r"players\[2\].family: expected a family"),
        (("status", "venice", 11), r"status.venice: expected a number from 3 to 10"),
        (("tiles", ["colosseum"]), r"tiles\[1\]: expected a tile"),
        (("agenda", [{"step": "dance", "seat": 1}]), r"agenda\[1\]: expected a step"),
        (("agenda", [{"step": "turn", "seat": 7}]), r"agenda\[1\].seat: .* from 1 to 3, got 7"),
        (("trading", "never"), r"trading: expected a trading \(turn, off, full\)"),
        (("war", {}), "war: the field 'attacker' is missing"),
        (("decade", 4), "decade: expected a number from 1 to 3"),
    ],
)
def test_a_position_that_cannot_be_read_says_where(path: tuple[Any, ...], problem: str) -> None:
    table = Table.new(3)
    [found] = table.doctored(*path)
    assert re.search(problem, found), found
