"""Random games against the laws, also with riches that random players never gather."""

from __future__ import annotations

from random import Random

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.agenda import ACT
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.verbs import DISCARD
from bottega.kernel.laws import check_state, choose, pieces_are_conserved
from bottega.kernel.trial import carry_out

pytestmark = pytest.mark.no_cover

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def enrich(t: Lorenzo, rng: Random) -> None:
    """Everybody finds goods and points, so that leaders come into play."""
    for p in t.players:
        for good, sizes in enumerate(
            [(0, 6, 12, 20)] * 4 + [(0, 7, 12, 25), (0, 3, 8, 15), (0, 35)]
        ):
            p.goods[good] = max(p.goods[good], rng.choice(sizes))


@SEATS
@pytest.mark.parametrize("seed", range(4))
def test_rich_players_keep_every_law(seats: int, seed: int) -> None:
    rng = Random(f"rich/{seats}/{seed}")
    t = GAME.new(seats)
    while True:
        if t.agenda and t.agenda[-1][0] == ACT and rng.random() < 0.3:
            enrich(t, rng)
        questions = GAME.decisions(t)
        if not questions:
            break
        pieces_are_conserved(GAME, t)
        if rng.random() < 0.02:
            check_state(GAME, t, rng)
        question = rng.choice(questions)
        keeping = [a for a in question.options if question.seat < 0 or a[0] != DISCARD]
        action = rng.choice(keeping) if keeping else choose(GAME, t, question, rng)
        carry_out(GAME, t, question.seat, action)
