"""What was learned sits at a table like any player, with NumPy alone."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from examples.learned import forward, learned

import bottega
from bottega.kernel.encoder import encoder_of
from bottega.lab.share import Array


def weights(size: int, trust: float) -> dict[str, Array]:
    """A net that knows nothing but the game's own value."""
    shapes = {"rows": (size, 4), "bias": (4,), "w1": (3, 4), "b1": (3,), "w2": (1, 3), "b2": (1,)}
    found = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    return {**found, "trust": np.array(trust, np.float32)}


def test_weights_from_a_file_beat_random(tmp_path: Path) -> None:
    size = encoder_of(bottega.game("masters"), 2).size
    np.savez(tmp_path / "masters.npz", allow_pickle=False, **weights(size, 0.1))
    tally = bottega.arena("masters", [learned(tmp_path / "masters.npz"), "random"], games=4)
    assert tally.wins(0) == 4
    assert "torch" not in sys.modules


def test_the_net_adds_up_what_is_on() -> None:
    net = weights(3, 0.5)
    net["rows"][:, 0] = [1, 2, 4]
    net["w1"][0, 0] = net["w2"][0, 0] = 1
    said = forward(net, [np.array([0, 2]), np.array([1])], np.array([0.0, 6.0]))
    assert said.tolist() == pytest.approx([5, 5])
