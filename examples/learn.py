"""Learn a game by playing it against oneself.

    pip install "bottega[torch]"
    python -m examples.learn masters --minutes 8 --jobs 2
    python -m examples.learn lorenzo --minutes 8 --jobs 2 --option mode=basic

At every choice each option is tried in an imagined world, and a small net says how likely the mover
is to win from there; the likeliest is taken, with some noise. When a game is over the net is told
what came of it: TD(λ) over the positions each seat has chosen. The net begins as what `greedy`
knows, the game's own value of a position, and learns what is missing from it: the *residual*.

Written at the end: ``masters.npz``, weights for NumPy alone, of which `examples.learned` makes a
player that sits at a table like any other, and ``masters-curve.svg``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn, tensor, zeros

import bottega
from bottega.lab.share import Array
from bottega.lab.vector import VectorEnv
from examples.learned import learned

WIDTH, HIDDEN = 64, 32
DECAY = 0.8
"""λ: how much of what came of a game reaches back to the choice before."""
HEAT = 0.05
"""How much noise there is in choices: options so far apart are often swapped."""
GAMES, BATCH, LEARNING_RATE = 256, 512, 1e-3


class Position(NamedTuple):
    """A position that somebody chose: its features, the game's own value, and what to say of it."""

    features: Array
    value: float
    chance: float


def new_net(size: int) -> Any:
    """A sum of rows, one for every feature that is on, and two small layers; at first it is 0."""

    class Net(nn.Module):  # type: ignore[misc] # it is not typed
        def __init__(self) -> None:
            super().__init__()
            self.rows = nn.EmbeddingBag(size, WIDTH, mode="sum")
            nn.init.normal_(self.rows.weight, std=0.05)
            self.bias = nn.Parameter(zeros(WIDTH))
            self.one, self.two = nn.Linear(WIDTH, HIDDEN), nn.Linear(HIDDEN, 1)
            nn.init.zeros_(self.two.weight)
            nn.init.zeros_(self.two.bias)
            self.trust = nn.Parameter(tensor(0.1))  # in the game's own value

        def forward(self, indices: Any, offsets: Any, values: Any) -> Any:
            summed = (self.rows(indices, offsets) + self.bias).relu()
            return self.two(self.one(summed).relu())[:, 0] + self.trust * values

    return Net()


def weights_of(net: Any) -> dict[str, Array]:
    named = {"rows": net.rows.weight, "bias": net.bias, "trust": net.trust}
    named |= {"w1": net.one.weight, "b1": net.one.bias, "w2": net.two.weight, "b2": net.two.bias}
    return {name: weight.detach().numpy().copy() for name, weight in named.items()}


def play(env: VectorEnv, net: Any, trails: list[list[list[Position]]]) -> list[Position]:
    """Play some games out; every position that was chosen, with what the net should say of it.

    ``trails``: by table and seat, what was chosen so far in the games that are under way.
    """
    found: list[Position] = []
    ended = 0
    while ended < GAMES:
        ahead = env.ahead()
        with torch.no_grad():
            parts = (ahead.indices.copy(), ahead.offsets, ahead.value)
            said = net(*map(torch.from_numpy, parts)).numpy()
        over = ~np.isnan(ahead.reward)
        said[over] = 20 * ahead.reward[over] - 10
        noisy = said / HEAT + env.rng.gumbel(size=len(said))
        first = np.cumsum(env.offered) - env.offered
        best = np.maximum.reduceat(noisy, first)
        chosen = np.flatnonzero(noisy == np.repeat(best, env.offered))
        ends = np.append(ahead.offsets[1:], len(ahead.indices))
        for table, (option, seat) in enumerate(zip(chosen, env.seat.tolist(), strict=True)):
            on = ahead.indices[ahead.offsets[option] : ends[option]].astype(np.int32)
            chance = 1 / (1 + np.exp(-said[option]))
            trails[table][seat].append(Position(on, float(ahead.value[option]), chance))
        env.step(ahead.action[chosen])
        for table in np.flatnonzero(env.terminated | env.truncated).tolist():
            for seat, trail in enumerate(trails[table]):
                target = float(env.reward[table, seat])
                for position in reversed(trail):
                    found.append(position._replace(chance=target))
                    target = DECAY * target + (1 - DECAY) * position.chance
                trail.clear()
            ended += 1
    return found


def teach(net: Any, optimizer: Any, positions: list[Position], rng: np.random.Generator) -> float:
    """Once over all positions; the loss."""
    losses = []
    order = rng.permutation(len(positions))
    for start in range(0, len(order), BATCH):
        some = [positions[i] for i in order[start : start + BATCH]]
        sizes = np.array([len(position.features) for position in some])
        indices = torch.from_numpy(np.concatenate([p.features for p in some]).astype(np.int64))
        offsets = torch.from_numpy(np.cumsum(sizes) - sizes)
        said = net(indices, offsets, torch.tensor([p.value for p in some]))
        target = torch.tensor([p.chance for p in some], dtype=torch.float32)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(said, target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return float(np.mean(losses))


def curve(points: list[tuple[int, float]], title: str) -> str:
    """Shares of wins over games played, as a picture."""
    most = points[-1][0] or 1
    line = " ".join(f"{40 + 540 * games / most:.0f},{220 - 200 * won:.0f}" for games, won in points)
    marks = "".join(
        f'<text x="4" y="{224 - 2 * share}">{share} %</text><path d="M40 {220 - 2 * share}H580"/>'
        for share in (0, 25, 50, 75, 100)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-size="11">
<rect width="600" height="250" fill="#fff"/><g stroke-width=".3" stroke="#777">{marks}</g>
<polyline points="{line}" fill="none" stroke="#8a3b12" stroke-width="2"/>
<text x="40" y="240">{title}</text><text x="500" y="240">{most:,} games</text></svg>\n"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--checks", type=int, default=8, help="how often it meets greedy")
    parser.add_argument("--games", type=int, default=100, help="in which it meets greedy")
    parser.add_argument("--option", action="append", default=[], help="of the table, name=value")
    asked = parser.parse_args()
    options = dict(option.split("=") for option in asked.option)
    torch.manual_seed(1)
    begun, played = monotonic(), 0
    points: list[tuple[int, float]] = []
    weights = Path(f"{asked.game}.npz")
    with VectorEnv(asked.game, asked.tables, jobs=asked.jobs, observed=False, **options) as env:
        seats = env.setting.seats
        net = new_net(env.setting.encoder.size)
        optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE)
        trails: list[list[list[Position]]] = [[[] for _ in range(seats)] for _ in range(env.tables)]
        while True:
            spent = (monotonic() - begun) / 60
            if spent >= asked.minutes * len(points) / asked.checks:
                np.savez(weights, allow_pickle=False, **weights_of(net))
                met: list[str | type[bottega.Player]] = [
                    learned(weights),
                    *["greedy"] * (seats - 1),
                ]
                tally = bottega.arena(asked.game, met, games=asked.games, options=options)
                points.append((played, tally.share(0)))
                print(f"{spent:.1f} minutes, {played} games: {tally.share(0):.0%} against greedy")
            if spent >= asked.minutes:
                break
            positions = play(env, net, trails)
            played += GAMES
            loss = teach(net, optimizer, positions, env.rng)
            print(f"{played} games, {len(positions)} positions, loss {loss:.3f}", flush=True)
    others = ["random"] * (seats - 1)
    print(bottega.arena(asked.game, [learned(weights), *others], games=300, options=options))
    title = f"{asked.game}: share of wins against greedy"
    Path(f"{asked.game}-curve.svg").write_text(curve(points, title), encoding="utf-8")


if __name__ == "__main__":
    main()
