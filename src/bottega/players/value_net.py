"""A learned value: what a game's own value of a table leaves out, as a small net in NumPy.

The chance to win is the logistic of ``α · lead + net``. The *lead* is by how much the game's own
value is better for a seat than for the others on average, or, as older nets learned, than for the
best of them. The *net* sees the features of the seat's view (`bottega.kernel.encoder`): the rows of
those that are on are added up, with a row for the lead, and two more layers make one number of
them. A new net says nothing at all, and the player begins as strong as the lead alone makes it.

The weights of a net are one file, ``weights/masters-2.npz`` for Masters at two seats: plain arrays,
a byte each for the large one, of the features that ever occurred.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bottega.kernel.encoder import Encoder, encoder_of
from bottega.kernel.game import Game
from bottega.kernel.tables import Ahead
from bottega.kernel.words import Unreadable

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

WIDTH, SECOND = 96, 32
"""Of the sum of rows, and of the layer behind it."""

FARTHEST = 4.0
"""A lead beyond this many units of the chance to win is as good as this, for the net."""

MANY = 40
"""Views from which on a product of matrices is faster than adding rows."""

FORMAT = 1

BEST, MEAN = "best", "mean"
"""Whom a lead is over: the best of the others, or the others on average. At four seats the mean
taught more in Wiege, whose values of three imagined hands are noisy."""


class Weights(NamedTuple):
    """Everything that is learned. ``rows`` has one more at its end, for the lead."""

    rows: Floats  # features + 1, width
    first: Floats  # width: the bias behind the rows
    middle: Floats  # width, second
    second: Floats  # second: the bias behind it
    last: Floats  # second
    bias: Floats  # 1
    alpha: Floats  # 1: how much of the lead's scale counts


def new_weights(features: int, rng: np.random.Generator, width: int = WIDTH) -> Weights:
    """A net that says nothing yet: its last layer is all zeros."""
    rows = rng.normal(0, 0.01, (features + 1, width))
    middle = rng.normal(0, (2 / width) ** 0.5, (width, SECOND))
    start = [
        rows,
        np.full(width, 0.1),
        middle,
        np.zeros(SECOND),
        np.zeros(SECOND),
        np.zeros(1),
        np.ones(1),
    ]
    return Weights(*[array.astype(np.float32) for array in start])


class ValueNet:
    """A net that can be asked.

    ``scale``: by what leads are multiplied before anything else. ``over``: whom they are over,
    the *best* of the others or their *mean*.
    """

    def __init__(self, weights: Weights, scale: float, over: str = MEAN) -> None:
        self.weights = weights
        self.scale = scale
        self.over = over

    def lead(self, ahead: Ahead) -> Floats:
        """The lead after each option, as this net learned it."""
        return np.array(ahead.over_mean if self.over == MEAN else ahead.values, np.float32)

    def logits(self, indices: Numbers, offsets: Numbers, lead: Floats) -> Floats:
        """The log odds of a win for each view; its features begin at an offset."""
        w = self.weights
        lead = lead * np.float32(self.scale)
        x = summed(w.rows, indices, offsets)
        x += near(lead)[:, None] * w.rows[-1]
        x += w.first
        np.maximum(x, 0, out=x)
        x = x @ w.middle
        x += w.second
        np.maximum(x, 0, out=x)
        found: Floats = x @ w.last + w.bias + w.alpha * lead
        return found


def summed(rows: Floats, indices: Numbers, offsets: Numbers) -> Floats:
    """The sum of the rows of each view's features.

    Many views share most of their features: then it is faster as a product of matrices, of the
    features that are on anywhere.
    """
    views = len(offsets)
    if views < MANY:
        added: Floats = np.add.reduceat(rows[indices], offsets, axis=0)
        return added
    column = np.zeros(len(rows), np.int64)
    column[indices] = 1
    used = np.flatnonzero(column)
    column[used] = np.arange(len(used))
    counts = np.diff(offsets, append=len(indices))
    on = np.zeros(views * len(used), np.float32)
    on[np.repeat(np.arange(views) * len(used), counts) + column[indices]] = 1
    product: Floats = on.reshape(views, -1) @ rows[used]
    return product


def near(lead: Floats) -> Floats:
    """A scaled lead as the net sees it."""
    return np.clip(lead, -FARTHEST, FARTHEST)


def chance(logits: Floats) -> Floats:
    """The chance to win that log odds stand for."""
    found: Floats = np.float32(1) / (np.float32(1) + np.exp(-logits))
    return found


# Files ------------------------------------------------------------------------------------------


def signature(encoder: Encoder) -> str:
    """Tells features of one meaning from those of another."""
    return sha256("\n".join(encoder.names()).encode()).hexdigest()[:16]


def packed(net: ValueNet, encoder: Encoder, used: npt.NDArray[np.bool_]) -> bytes:
    """The file of a net. Rows of features that were never on are left out."""
    w = net.weights
    kept = np.flatnonzero(used)
    rows = w.rows[np.append(kept, len(w.rows) - 1)]
    unit = np.maximum(np.abs(rows).max(axis=0), 1e-9) / 127  # of each column
    about = {
        "format": FORMAT,
        "game": encoder.game.key,
        "rules": encoder.game.rules,
        "seats": encoder.seats,
        "features": encoder.size,
        "signature": signature(encoder),
        "scale": net.scale,
        "over": net.over,
    }
    arrays: dict[str, npt.NDArray[Any]] = {
        "about": np.frombuffer(json.dumps(about).encode(), np.uint8),
        "kept": kept.astype(np.uint16 if encoder.size < 1 << 16 else np.uint32),
        "rows": np.round(rows / unit).astype(np.int8),
        "unit": unit.astype(np.float32),
        **{name: array for name, array in w._asdict().items() if name != "rows"},
    }
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def unpacked(data: bytes, encoder: Encoder) -> ValueNet:
    """The net of a file, or `Unreadable` where it was made for something else."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            arrays: Mapping[str, npt.NDArray[Any]] = dict(file)
        about = json.loads(arrays["about"].tobytes())
        found = about["format"], about["signature"]
        rows = np.zeros((about["features"] + 1, len(arrays["unit"])), np.float32)
        rows[arrays["kept"]] = arrays["rows"][:-1] * arrays["unit"]
        rows[-1] = arrays["rows"][-1] * arrays["unit"]
        rest = [arrays[name].astype(np.float32) for name in Weights._fields[1:]]
        scale, over = float(about["scale"]), about.get("over", BEST)
    except Exception as problem:
        raise Unreadable(f"expected the weights of a value net: {problem}") from None
    if over not in (BEST, MEAN):
        raise Unreadable(f"expected a lead over the {BEST} or the {MEAN} of the others, got {over}")
    if found != (FORMAT, signature(encoder)):
        raise Unreadable(
            f"these weights were learned for {about['game']} at {about['seats']} seats, with other "
            f"features than {encoder.game.key} has at {encoder.seats}"
        )
    return ValueNet(Weights(rows, *rest), scale, over)


def net_of(path: Path, game: Game[Any]) -> tuple[ValueNet, int]:
    """The net in a file, and at how many seats it was learned."""
    try:
        data = path.read_bytes()
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            seats = int(json.loads(file["about"].tobytes())["seats"])
        return unpacked(data, encoder_of(game, seats)), seats
    except Unreadable as problem:
        raise Unreadable(f"{path}: {problem}") from None
    except Exception as problem:
        raise Unreadable(f"{path}: expected the weights of a value net: {problem}") from None


def net_for(game: Game[Any], encoder: Encoder, weights: str = "") -> ValueNet | None:
    """The net in a file, or the one that comes with the package."""
    return net_in(weights, game, encoder) if weights else shipped_net(game, encoder)


@lru_cache(maxsize=32)
def net_in(path: str, game: Game[Any], encoder: Encoder) -> ValueNet:
    """The net in a file, for such a table."""
    net, seats = net_of(Path(path), game)
    return carried_over(net, encoder_of(game, seats), encoder)


@lru_cache(maxsize=32)
def shipped_net(game: Game[Any], encoder: Encoder) -> ValueNet | None:
    """The net that comes with the package for such a table; ``None`` where there is none.

    Where nobody has learned at tables of this size, it is the net of the nearest that is like it.
    """
    folder = files("bottega.players") / "weights"
    for seats in nearest_first(encoder.seats, game):
        file = folder / f"{game.key}-{seats}.npz"
        if file.is_file():
            learned = encoder_of(game, seats)
            try:
                return carried_over(unpacked(file.read_bytes(), learned), learned, encoder)
            except Unreadable:
                return None  # another edition, or other rules: the features mean something else
    return None


def nearest_first(seats: int, game: Game[Any]) -> list[int]:
    """The sizes of a game's tables by how much they are like this one; of two the larger first.

    Alone it is another game: what was learned against others is worth nothing there. So it is where
    more than half as many again sit at the table.
    """
    if seats == 1:
        return [1]
    smallest = max(2, game.min_seats, -(-2 * seats // 3))
    sizes = range(smallest, game.max_seats + 1)
    return sorted(sizes, key=lambda size: (abs(size - seats), -size))


def carried_over(net: ValueNet, learned: Encoder, here: Encoder) -> ValueNet:
    """A net for tables of another size: what is called alike means the same.

    Seats are named as they are seen from the own one. A seat that was not there when the net
    learned is nothing to it, but for the lead.
    """
    if learned is here:
        return net
    known = {name: index for index, name in enumerate(learned.names())}
    rows = np.zeros((here.size + 1, net.weights.rows.shape[1]), np.float32)
    rows[-1] = net.weights.rows[-1]
    for index, name in enumerate(here.names()):
        if name in known:
            rows[index] = net.weights.rows[known[name]]
    return ValueNet(net.weights._replace(rows=rows), net.scale, net.over)
