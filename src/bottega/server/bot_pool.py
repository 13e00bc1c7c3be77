"""Bots at the tables: they think in processes of their own, never where messages are answered."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

import bottega
from bottega.kernel.edition import Values
from bottega.kernel.game import Decision
from bottega.players.arena import bot_rng
from bottega.players.player import find_player
from bottega.server.live_match import LiveMatch

SECONDS = 1.0
"""The time a bot has for an answer."""

STAND_IN = "greedy"
"""Who plays on for somebody who left."""


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Spawned, not forked: a copy of a process with threads may never wake up.
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=context,
                initializer=settle_down,
                initargs=(os.getpid(),),
            )
            self.pool.submit(len, "")  # be ready before the first question
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None

    async def think(self, live: LiveMatch, seat: int, player: str) -> str:
        """A bot's answer for a seat, in notation, from what that seat may know."""
        question = live.match.asked(seat)
        if question is None:
            raise LookupError("nothing is asked")
        view = json.dumps(live.game.write(live.match.view(seat)))
        options = [live.game.actions.text(action) for action in question.options]
        if len(options) == 1:
            return options[0]
        game = live.game
        work = (
            game.key,
            game.rules,
            game.edition,
            view,
            seat,
            game.write_frame(question.frame),
            options,
        )
        label = f"{live.id}/{live.plies}"
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.open(), answer, *work, player, label)
        except BrokenExecutor:  # a thinking process was killed: begin with new ones
            self.close()
            return await loop.run_in_executor(self.open(), answer, *work, player, label)


def answer(
    key: str,
    rules: int,
    edition: Values,
    view: str,
    seat: int,
    frame: dict[str, object],
    options: list[str],
    player: str,
    label: str,
) -> str:
    """Think: runs in another process, and gets the seat's view and nothing else."""
    game = bottega.game(key, rules, edition)
    t = game.read(json.loads(view))
    question = Decision(
        seat, game.read_frame(frame, 0, t.seats), [game.actions.parse(text) for text in options]
    )
    bot = find_player(player)(game, bot_rng(label.encode(), seat))
    return game.actions.text(bot.choose(t, question, SECONDS))


def settle_down(server: int) -> None:
    """Ctrl-C is for the server: it closes the pool itself. A thinking bot yields to the table.

    If the server is killed nobody closes the pool: then its processes leave by themselves.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=leave_with, args=(server,), daemon=True).start()


def leave_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)
