"""Who carries out work that comes in many parts: this process, several, or other machines.

A part's result depends on the part alone. So it does not matter who carries it out, and a part
that was lost with its worker is simply carried out again.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from bottega.kernel.words import Unreadable

Part = TypeVar("Part")
Result = TypeVar("Result")

AHEAD = 3
"""Parts a worker has waiting: enough that it never waits itself, and no more results pile up."""

PATIENCE = 3
"""How often in a row workers may be lost before somebody should look into it."""


class Crew(Protocol):
    """Carries out a task for every part; the results come in the order of the parts.

    ``elsewhere``: in other processes, which find a game by its key; ``hands``: how many parts at
    once.
    """

    elsewhere: bool
    hands: int

    def each(self, task: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]: ...


class Alone:
    """This process does it."""

    elsewhere = False
    hands = 1

    def each(self, task: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]:
        return map(task, parts)


class Processes:
    """So many processes of this machine do it."""

    elsewhere = True

    def __init__(self, jobs: int) -> None:
        self.hands = jobs

    def each(self, task: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]:
        done = lost = 0
        while done < len(parts):
            try:
                for result in self.in_one_pool(task, parts[done:]):
                    done, lost = done + 1, 0
                    yield result
            except BrokenProcessPool:
                lost += 1
                if lost > PATIENCE:
                    raise Unreadable(
                        f"jobs: a process was ended from outside {lost} times in a row; "
                        "is there memory enough for so many?"
                    ) from None

    def in_one_pool(
        self, task: Callable[[Part], Result], parts: Sequence[Part]
    ) -> Iterator[Result]:
        # At Ctrl-C the workers leave without a word; what is to be said this process says.
        pool = ProcessPoolExecutor(
            self.hands, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
        )
        try:
            waiting: deque[Future[Result]] = deque()
            for part in parts:
                waiting.append(pool.submit(task, part))
                if len(waiting) >= self.hands * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def crew_of(jobs: int) -> Crew:
    """The crew of this machine."""
    return Alone() if jobs == 1 else Processes(jobs)
