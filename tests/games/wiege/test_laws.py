"""Random games against the laws, also such as random players rarely get into."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from bottega.games.wiege import GAME
from bottega.games.wiege.rules.agenda import PLACE_PIECE, TAKE_TURN
from bottega.games.wiege.rules.verbs import DRAW, STOP, TAKE
from bottega.games.wiege.table.state import Wiege
from bottega.kernel.game import Game
from bottega.kernel.laws import check_state, choose, pieces_are_conserved
from bottega.kernel.trial import carry_out

pytestmark = pytest.mark.no_cover

TABLES = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [(game, *table) for game in GAME.versions.values() for table in game.tables()],
)


@TABLES
def test_hoarders_keep_every_law(game: Game[Wiege], seats: int, options: dict[str, str]) -> None:
    """Everybody takes cards and plays none, so that the deck runs out again and again."""
    rng = Random("hoard")
    t = game.new(seats, options)
    emptied = 0
    while questions := game.decisions(t):
        pieces_are_conserved(game, t)
        if rng.random() < 0.02:
            check_state(game, t, rng)
        question = questions[0]
        taking = [a for a in question.options if question.seat >= 0 and a[0] in (TAKE, DRAW)]
        action = rng.choice(taking) if taking else choose(game, t, question, rng)
        carry_out(game, t, question.seat, action)
        emptied += not t.deck
    assert emptied or seats == 2


def hand_round(t: Wiege, rng: Random) -> None:
    """Stones of all reserves change hands; of each colour there are as many as before."""
    for owner in range(t.seats):
        count = sum(p.reserve[owner] for p in t.players)
        for p in t.players:
            p.reserve[owner] = 0
        for _ in range(count):
            others = [seat for seat in range(t.seats) if seat != owner]
            t.players[rng.choice(others)].reserve[owner] += 1


@pytest.mark.parametrize(("seats", "mode"), [(3, "single"), (4, "single"), (4, "teams")])
@pytest.mark.parametrize("seed", range(4))
def test_players_without_own_stones_keep_every_law(seats: int, mode: str, seed: int) -> None:
    rng = Random(f"poor/{seed}")
    t = GAME.new(seats, {"mode": mode})
    asked = set()
    while t.agenda:
        if t.agenda[-1][0] == TAKE_TURN and rng.random() < 0.3:
            hand_round(t, rng)
        question = GAME.decision(t)
        if question is None:
            break
        pieces_are_conserved(GAME, t)
        asked.add(GAME.steps[question.frame[0]].key)
        if rng.random() < 0.02:
            check_state(GAME, t, rng)
        options = [a for a in question.options if a[0] != STOP or question.seat < 0]
        carry_out_quietly(t, question.seat, rng.choice(options or question.options))
    assert {"exchange stones", "place piece"} <= asked


def carry_out_quietly(t: Wiege, seat: int, action: tuple[int, ...]) -> None:
    """Like `carry_out`, but the next turn does not begin by itself."""
    GAME.answer(t, seat, action)
    while t.agenda and t.agenda[-1][0] not in (TAKE_TURN, PLACE_PIECE):
        f = t.agenda[-1]
        step = GAME.steps[f[0]]
        options = step.options(t, f)
        if len(options) != 1 or (step.confirm and step.asks(t, f)):
            break
        t.agenda.pop()
        step.resolve(t, f, options[0])


@pytest.mark.parametrize(
    ("seats", "mode", "covered", "turns"),
    [
        (2, "single", "come back", 37),
        (3, "single", "come back", 44),
        (4, "single", "come back", 52),
        (4, "teams", "come back", 52),
        (2, "single", "leave", 36),
        (3, "single", "leave", 43),
        (4, "single", "leave", 49),
        (4, "teams", "leave", 49),
    ],
)
def test_games_are_as_long_as_the_rules_say(
    seats: int, mode: str, covered: str, turns: int
) -> None:
    """Section 18: about 37, 44 and 52 turns, or 36, 43 and 49 if covered events leave."""
    found = []
    for seed in range(100):
        rng = Random(f"long/{seed}")
        t = GAME.new(seats, {"mode": mode, "covered events": covered})
        while (question := GAME.decision(t)) is not None:
            GAME.apply(t, rng.choice(question.options))
        found.append(t.turn)
    assert abs(mean(found) - turns) < 2
    assert max(found) <= 90
