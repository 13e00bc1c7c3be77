"""When the table gives the answers that are its own to give: how long one took tells nothing.

A moment is drawn before anybody looks at hands. The answer is given then, whether there was one
option or twenty. Bots that think for long take as long where they have nothing to think about:
to the draw is added what bots of their kind usually take. Whoever is late all the same answers at
the next beat.
"""

from __future__ import annotations

import asyncio
import math
from collections import defaultdict, deque
from collections.abc import Awaitable
from random import SystemRandom

DICE = SystemRandom()
REMEMBERED = 32
"""Answers by which it is known how long bots of a kind think."""

BEATS = 6
"""Beats in the longest pause. An answer that is no window's takes one of them at most."""


class Tempo:
    """How long bots have thought lately where they had a choice, by their kinds."""

    def __init__(self) -> None:
        self.lately: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def note(self, kind: str, seconds: float) -> None:
        self.lately[kind].append(seconds)

    def usual(self, kind: str) -> float:
        """So long that three of four answers took no longer."""
        known = sorted(self.lately.get(kind, ()))
        return known[3 * len(known) // 4] if known else 0.0


async def in_time(longest: float, window: bool, usual: float, answer: Awaitable[str]) -> str:
    """An answer at a moment that has nothing to do with what may be answered.

    ``longest``: seconds it may take at a window, besides the ``usual`` time for thinking.
    """
    most = longest if window else longest / BEATS
    moment = asyncio.get_running_loop().time() + usual + DICE.uniform(most / 3, most)
    text = await answer
    await asyncio.sleep(rest(moment, asyncio.get_running_loop().time(), longest / BEATS))
    return text


def rest(moment: float, now: float, beat: float) -> float:
    """Seconds until an answer is due: at its moment, or so many whole beats later."""
    if now <= moment or not beat:
        return max(0.0, moment - now)
    return moment + math.ceil((now - moment) / beat) * beat - now
