"""What a learned value makes of everything that could be answered."""

from __future__ import annotations

from typing import Any

import numpy as np

from bottega.kernel.encoder import Encoder, encoder_of
from bottega.kernel.features import Looking
from bottega.kernel.game import Game
from bottega.kernel.tables import Ahead, look_at, rivals_of
from bottega.players.bargaining import Look
from bottega.players.value_net import Floats, Numbers, ValueNet, chance, net_for

CERTAIN = 12.0
"""The log odds of a game that is won: more than any that is not."""


PLAIN = 0.1
"""What a lead of one is worth in log odds where nobody has learned."""


def log_odds(game: Game[Any], encoder: Encoder, ahead: Ahead, weights: str = "") -> Floats:
    """The log odds of a win after each option; by the lead alone where there is no net."""
    net = net_for(game, encoder, weights)
    if net is None:
        return settled(np.array(ahead.values, np.float32) * np.float32(PLAIN), ahead)
    return values(net, ahead)


def chances(game: Game[Any], looks: list[Look], weights: str = "") -> list[tuple[float, float]]:
    """The chances to win of two seats at each table, as each of them sees it."""
    encoder = encoder_of(game, looks[0][0].seats)
    ahead, look = Ahead(), Looking(0, encoder.packed)
    for t, seats in looks:
        for seat in seats:
            look.seat = seat
            look_at(game, t, seat, rivals_of(game, t, seat), encoder, look, ahead, "win")
    ahead.seen = b"".join(look.marks)
    found = chance(log_odds(game, encoder, ahead, weights)).tolist()
    return list(zip(found[::2], found[1::2], strict=True))


def values(net: ValueNet, ahead: Ahead) -> Floats:
    """The log odds of a win after each option."""
    return settled(net.logits(*features(ahead), net.lead(ahead)), ahead)


def features(ahead: Ahead) -> tuple[Numbers, Numbers]:
    """What is seen after each option: the features that are on, and where each option's begin."""
    found = np.array(ahead.found, np.int64)
    return np.frombuffer(ahead.seen, np.int64), np.cumsum(found) - found


def settled(logits: Floats, ahead: Ahead) -> Floats:
    """The same, with the outcome itself where the game is over."""
    outcome = np.array(ahead.rewards, np.float32)
    over = ~np.isnan(outcome)
    if over.any():
        logits[over] = (outcome[over] - 0.5) * 2 * CERTAIN
    return logits
