"""What a finished game was worth to everybody: what learners are rewarded with.

``win``: the share of the win, 1 to a single winner, a half each to two who are level; partners win
together, and each has all of it. ``rank``: 1 to the first, 0 to the last, evenly between; who is
level shares. ``margin``: the points by which a seat is ahead of the best of those it does not win
with; alone, all its points.
"""

from __future__ import annotations

from typing import Any, Final

from bottega.kernel.game import Game
from bottega.kernel.state import State
from bottega.kernel.words import Unreadable, quoted

REWARDS: Final = ["win", "rank", "margin"]


def check_reward(reward: object) -> None:
    """Refuse what is no reward, with those there are."""
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise Unreadable(f"reward: expected one of {known}, got {quoted(reward)}")


def rewards(game: Game[Any], t: State, reward: str) -> list[float]:
    """What each seat is rewarded with at the end of a game."""
    winners = game.winners(t)
    if reward == "win" or (reward == "rank" and t.seats == 1):
        level = len([side for side in game.sides(t) if side[0] in winners])
        return [1 / level if seat in winners else 0.0 for seat in range(t.seats)]
    scores = game.scores(t)
    if reward == "margin":
        return [margin(game, t, scores, seat) for seat in range(t.seats)]
    places = [(seat in winners, scores[seat]) for seat in range(t.seats)]
    return [
        sum([1.0 if places[seat] > other else 0.5 for other in places if places[seat] >= other])
        / (t.seats - 1)
        - 0.5 / (t.seats - 1)  # nobody is level with themselves
        for seat in range(t.seats)
    ]


def margin(game: Game[Any], t: State, scores: list[int], seat: int) -> float:
    side = next(side for side in game.sides(t) if seat in side)
    others = [score for other, score in enumerate(scores) if other not in side]
    return float(scores[seat] - max(others, default=0))
