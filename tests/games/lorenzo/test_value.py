"""What players that look one answer ahead think of a table."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.rules.scoring import points
from bottega.kernel.laws import choose


@pytest.mark.parametrize("mode", ["advanced", "basic"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_table_is_worth_to_all_is_what_it_is_worth_to_each(seats: int, mode: str) -> None:
    rng = Random(f"worth/{seats}/{mode}")
    t = GAME.new(seats, {"mode": mode})
    while (question := GAME.decision(t)) is not None:
        assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]
        GAME.apply(t, choose(GAME, t, question, rng))
        assert GAME.values(t) == [GAME.value(t, seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 4])
def test_points_are_the_sum_of_the_lines_of_the_score(seats: int) -> None:
    rng = Random(f"points/{seats}")
    t = GAME.new(seats)
    while (question := GAME.decision(t)) is not None:
        GAME.apply(t, choose(GAME, t, question, rng))
        for seat in range(seats):
            assert points(t, seat) == sum(n for _, n in GAME.breakdown(t, seat))
