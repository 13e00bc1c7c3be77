"""Bots at the tables: they think in processes of their own, never where messages are answered.

Each process answers one question at a time. Questions wait in a queue that is fair to the people at
whose tables the bots sit. A process that dies or takes too long is replaced by a new one; everybody
else's questions only wait for that. A bot that died with its process is asked the same once more.
For one that took too long, or failed in another way, a quick one answers this once.

A player stays at its seat as long as its process lives: it is sent what its seat was told since it
was last asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog
from msgspec.structs import replace

from bottega.players.player import find_player
from bottega.players.seated import listens
from bottega.server.bot_process import SECONDS, Thinking, Thought
from bottega.server.fair_queue import FairQueue
from bottega.server.live_match import LiveMatch

STAND_IN = "greedy"
"""Who plays on for somebody who left, and answers for a player that does not."""

PATIENCE = SECONDS + 4
"""Seconds after which a process that has not answered is taken for lost. A machine may be busy."""

TRIES = 2
"""How often a player is asked whose process died."""

REST = 1.0
"""Seconds before a process is started again that could not be started at all."""

COMMAND = (sys.executable, "-m", "bottega.server.bot_process")
LOG = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no answer, whatever was tried."""


class Errand:
    """A question on its way to a process, and whoever waits for the answer."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.tries = 0

    @property
    def line(self) -> bytes:
        return msgspec.json.encode(self.thought) + b"\n"

    def settle(self, thinking: Thinking) -> None:
        """It is answered; or else somebody quick is asked, who has never seen the table."""
        if self.answer.done():
            return  # nobody waits any more
        if thinking.answer is not None:
            self.answer.set_result(thinking.answer)
        elif self.thought.player == STAND_IN:
            self.answer.set_exception(BotFailed(thinking.problem))
        else:
            LOG.warning("a bot is answered for", player=self.thought.player, why=thinking.problem)
            self.thought = replace(self.thought, player=STAND_IN, since=None, events=[])
            self.tries = 0

    def lost(self, problem: Exception) -> None:
        """The process is gone that was asked. Whoever took too long would do so again."""
        self.tries += 1
        if isinstance(problem, TimeoutError):
            self.settle(Thinking(problem="it took too long"))
        elif self.tries == TRIES:
            self.settle(Thinking(problem="its process died"))


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.queue: FairQueue[Errand] = FairQueue()
        self.workers: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Start the processes, so that they are ready before the first question."""
        while len(self.workers) < self.processes:
            self.workers.append(asyncio.create_task(self.work()))

    async def close(self) -> None:
        """Stop at once. What was being thought is thought again after the next start."""
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)
        self.workers.clear()

    async def think(self, live: LiveMatch, seat: int, player: str, owner: str) -> str:
        """A bot's answer for a seat, in notation, from what that seat may know.

        ``owner``: for whom it plays, so that everybody gets their share of the time.
        """
        question = live.match.asked(seat)
        if question is None:
            raise LookupError("nothing is asked")
        game = live.game
        options = [game.actions.text(action) for action in question.options]
        if len(options) == 1:
            return options[0]
        view = json.dumps(game.write(live.match.view(seat)))
        frame = game.write_frame(question.frame)
        label = f"{live.id}/{live.plies}"
        thought = Thought(
            game.key, game.rules, game.edition, view, seat, frame, options, player, label
        )
        self.open()
        errand = Errand(tell(thought, live))
        self.queue.put(owner, errand)
        return await errand.answer

    async def work(self) -> None:
        """Keep one process busy, and alive."""
        process: Process | None = None
        try:
            while True:
                if process is None:
                    process = await start()
                errand = await self.queue.get()
                while not errand.answer.done():
                    process = process or await start()
                    try:
                        errand.settle(await ask(process, errand.line))
                    except (OSError, EOFError, TimeoutError, RuntimeError) as problem:
                        LOG.warning("a bot process is replaced", problem=type(problem).__name__)
                        end(process)
                        process = None
                        errand.lost(problem)
        finally:
            if process is not None:
                end(process)
                await process.wait()  # killed: it is gone at once, and its pipes with it


def tell(thought: Thought, live: LiveMatch) -> Thought:
    """What is asked, with what the seat was told since the player there was last asked."""
    log, seat = live.match.log, thought.seat
    since = live.bots_heard.get((seat, thought.player))
    live.bots_heard[seat, thought.player] = len(log)
    thought = replace(thought, table=live.id, since=since, until=len(log))
    if since is None or not listens(find_player(thought.player)):
        return thought
    return replace(thought, events=live.match.told(seat, since))


async def start() -> Process:
    """A process that waits for questions; again and again if the machine has no room for it."""
    while True:
        try:
            return await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        except OSError as problem:
            LOG.error("no bot process can be started", problem=str(problem))
            await asyncio.sleep(REST)


async def ask(process: Process, line: bytes) -> Thinking:
    """Send a question and wait for its answer.

    Of a process that is gone asyncio says so with an `OSError`, uvloop with a `RuntimeError`.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        process.stdin.write(line)
        await process.stdin.drain()
        answered = await process.stdout.readline()
    if not answered.endswith(b"\n"):
        raise EOFError
    return msgspec.json.decode(answered, type=Thinking)


def end(process: Process) -> None:
    """Without waiting: the loop hears of it when it is gone."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
