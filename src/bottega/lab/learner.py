"""What learns from games: weights, what they remember of their steps, and fresh positions.

Adam on the cross-entropy between the chance to win that the net tells and the target. It needs
NumPy alone; `bottega.lab.learner_torch` does the same steps with PyTorch, where that is there.
Whoever plays gets a running mean of the weights, which is steadier than the weights themselves.
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.words import Unreadable
from bottega.lab.self_play import Lesson, nothing_learned
from bottega.players.value_net import Floats, Numbers, Weights, near, new_weights

BATCH = 512
POOL = 120_000
"""Positions that are kept to learn from; older ones are forgotten."""

PASSES = 1.5
"""How often a position is learned from, on average."""

FIRST = 30_000
"""Positions that are there before the first step: few positions seen often ruin a net."""

RATE, LEAST_RATE, HALVED = 1e-3, 2e-4, 10_000
"""The length of a step, at first and at least, and after how many steps it is halved."""

MOMENT, SQUARE, TINY = 0.9, 0.999, 1e-8
MEAN = 0.998
"""Adam's constants, and how much of the running mean each step leaves."""


class Batch(NamedTuple):
    """Positions to learn from in one step. ``row``: to which of them each index belongs."""

    indices: Numbers
    row: Numbers
    offsets: Numbers
    lead: Floats  # scaled
    target: Floats


class Counters(NamedTuple):
    """How far a training has come."""

    seconds: float = 0.0
    games: int = 0
    positions: int = 0
    steps: int = 0
    rounds: int = 0


class Pool:
    """The latest positions."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.kept = nothing_learned()
        self.starts: Numbers = np.zeros(0, np.int64)

    def add(self, lesson: Lesson) -> None:
        both = Lesson.of([self.kept, lesson])
        counts = both.counts.astype(np.int64)
        drop = max(0, len(counts) - POOL)
        start = int(counts[:drop].sum())
        self.kept = Lesson(
            both.indices[start:],
            both.counts[drop:],
            both.lead[drop:],
            both.target[drop:],
            both.won[drop:],
            0,
        )
        self.starts = np.cumsum(counts[drop:]) - counts[drop:]

    def empty(self) -> None:
        """Forget all of them."""
        self.kept = nothing_learned()

    def batch(self, scale: float) -> Batch:
        """Some of them, drawn at random."""
        kept = self.kept
        chosen = self.rng.integers(len(kept.counts), size=BATCH)
        counts = kept.counts[chosen].astype(np.int64)
        offsets = np.cumsum(counts) - counts
        places = np.repeat(self.starts[chosen] - offsets, counts) + np.arange(counts.sum())
        return Batch(
            kept.indices[places].astype(np.int64),
            np.repeat(np.arange(BATCH), counts),
            offsets,
            kept.lead[chosen] * np.float32(scale),
            kept.target[chosen],
        )

    def fitted(self, alone: bool) -> tuple[float, float]:
        """By what leads must be multiplied to tell the chance to win best, and what to add then.

        Among several seats a lead of nothing is an even chance, and nothing is added. Alone there
        is nobody to be ahead of. By Newton's method.
        """
        lead = np.clip(self.kept.lead.astype(float), -50, 50)
        about = np.stack([lead, np.ones_like(lead) if alone else np.zeros_like(lead)])
        fit = np.zeros(2)
        for _ in range(20):
            told = 1 / (1 + np.exp(-fit @ about))
            curve = (about * told * (1 - told)) @ about.T + 1e-9 * np.eye(2)
            fit -= np.linalg.solve(curve, about @ (told - self.kept.won))
        return max(float(fit[0]), 0.005), float(fit[1])


class Learner:
    """Weights that learn, with NumPy. Of the rows only those that occur are moved."""

    def __init__(self, weights: Weights) -> None:
        self.weights = [array.copy() for array in weights]
        self.moments = [np.zeros_like(array) for array in weights]
        self.squares = [np.zeros_like(array) for array in weights]
        self.mean = [array.copy() for array in weights]
        self.steps = 0

    def learn(self, batch: Batch) -> float:
        """One step; the cross-entropy before it."""
        self.steps += 1
        rows, first, middle, second, last, bias, alpha = self.weights
        mask = np.zeros(len(rows), bool)
        mask[batch.indices] = True
        mask[-1] = True
        used = np.flatnonzero(mask)
        column = np.cumsum(mask) - 1
        on = np.zeros((len(batch.target), len(used)), np.float32)
        on[batch.row, column[batch.indices]] = 1
        on[:, -1] = near(batch.lead)
        x1 = np.maximum(on @ rows[used] + first, 0)
        x2 = np.maximum(x1 @ middle + second, 0)
        told = 1 / (1 + np.exp(-(x2 @ last + bias + alpha * batch.lead)))
        wrong = ((told - batch.target) / len(told)).astype(np.float32)
        back2 = (wrong[:, None] * last) * (x2 > 0)
        back1 = (back2 @ middle.T) * (x1 > 0)
        slopes = [
            on.T @ back1,
            back1.sum(axis=0),
            x1.T @ back2,
            back2.sum(axis=0),
            x2.T @ wrong,
            wrong.sum(keepdims=True),
            (wrong * batch.lead).sum(keepdims=True),
        ]
        rate = self.rate()
        for i, slope in enumerate(slopes):
            at: Any = used if i == 0 else slice(None)
            moment = MOMENT * self.moments[i][at] + (1 - MOMENT) * slope
            square = SQUARE * self.squares[i][at] + (1 - SQUARE) * slope * slope
            self.moments[i][at], self.squares[i][at] = moment, square
            self.weights[i][at] -= rate * moment / (np.sqrt(square) + TINY)
        if self.steps % EVERY == 0:
            share = self.share()
            for mean, array in zip(self.mean, self.weights, strict=True):
                mean[...] += share * (array - mean)
        told = np.clip(told, 1e-6, 1 - 1e-6)
        loss = -(batch.target * np.log(told) + (1 - batch.target) * np.log(1 - told))
        return float(loss.mean())

    def rate(self) -> float:
        """The length of a step now, with Adam's correction for its beginning."""
        early: float = (1 - SQUARE**self.steps) ** 0.5 / (1 - MOMENT**self.steps)
        fading: float = 0.5 ** (self.steps / HALVED)
        return early * max(LEAST_RATE, RATE * fading)

    def share(self) -> float:
        """How much of the weights enters the running mean now."""
        return float(1 - min(MEAN, (1 + self.steps) / (10 + self.steps)) ** EVERY)

    def player(self) -> Weights:
        """What to play with."""
        return Weights(*[array.copy() for array in self.mean])

    def remembered(self) -> dict[str, npt.NDArray[Any]]:
        """Everything by name, to be written down."""
        found: dict[str, npt.NDArray[Any]] = {}
        for name, lists in self.parts().items():
            for field, array in zip(Weights._fields, lists, strict=True):
                found[f"{name}.{field}"] = array
        return found

    def remember(self, arrays: dict[str, npt.NDArray[Any]], steps: int) -> None:
        """Go on from what was written down."""
        self.steps = steps
        for name, lists in self.parts().items():
            for field, array in zip(Weights._fields, lists, strict=True):
                array[...] = arrays[f"{name}.{field}"]

    def begin_with(self, weights: Weights) -> None:
        """Take over weights, remembering nothing of how they were found."""
        arrays = self.remembered()
        for name in ("weights", "mean"):
            for field, array in weights._asdict().items():
                arrays[f"{name}.{field}"][...] = array
        self.remember(arrays, self.steps)

    def start_at(self, bias: float) -> None:
        """Before it has learned anything: what the log odds are where a lead says nothing."""
        arrays = self.remembered()
        for name in ("weights", "mean"):
            arrays[f"{name}.bias"][:] = bias
        self.remember(arrays, self.steps)

    def parts(self) -> dict[str, list[Floats]]:
        return {
            "weights": self.weights,
            "moments": self.moments,
            "squares": self.squares,
            "mean": self.mean,
        }


EVERY = 8
"""After how many steps the running mean is brought up to date."""


class Checkpoint(NamedTuple):
    """A training as it is written down. Games in progress and the pool are not kept."""

    arrays: dict[str, npt.NDArray[Any]]
    used: npt.NDArray[np.bool_]
    counters: Counters
    about: dict[str, Any]


def write_checkpoint(path: Path, checkpoint: Checkpoint) -> None:
    """Whole or not at all."""
    about = json.dumps({**checkpoint.about, "counters": checkpoint.counters._asdict()})
    file = io.BytesIO()
    np.savez(
        file,
        allow_pickle=False,
        about=np.frombuffer(about.encode(), np.uint8),
        used=checkpoint.used,
        **checkpoint.arrays,
    )
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(file.getvalue())
    draft.replace(path)


def read_checkpoint(path: Path) -> Checkpoint:
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = dict(file)
        about = json.loads(arrays.pop("about").tobytes())
        used = arrays.pop("used")
        return Checkpoint(arrays, used, Counters(**about.pop("counters")), about)
    except Exception as problem:
        raise Unreadable(f"{path}: expected the checkpoint of a training: {problem}") from None


def new_learner(features: int, width: int, rng: np.random.Generator, device: str) -> Learner:
    """With PyTorch where it is there, unless ``device`` is ``numpy``."""
    weights = new_weights(features, rng, width)
    if device != "numpy":
        try:
            from bottega.lab.learner_torch import TorchLearner  # noqa: PLC0415 # an extra
        except ImportError:
            if device != "auto":
                raise Unreadable(f"--device {device}: PyTorch is not installed") from None
        else:
            return TorchLearner(weights, device)
    return Learner(weights)
