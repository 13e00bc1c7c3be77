r"""How many live tables a house holds on this machine.

Starts a server of its own on loopback, seats N tables of two people each over real websockets,
and lets everybody answer at a person's pace. Prints the time from an answer to the message on
*every* screen of the table (p50, p95, p99), once all sit and while tables are still being made,
moves a second, bytes a move and client, the server's processor time a move once all sit, and its
memory a table. ``--postgres``: on a PostgreSQL of its own, which waits for the disk like any other.

    PYTHONPATH=. .venv/bin/python benchmarks/load.py --tables 600 --seconds 90
    PYTHONPATH=. .venv/bin/python benchmarks/load.py --tables 600 --seconds 90 --postgres \
        --workers 2

Server and clients share the two cores, so the clients' own work is in the times too. Processor time
a move hardly depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from benchmarks.pages import Message, connect
from tests.server.house import free_port
from tests.server.postgres import running_postgres

DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}
Result = TypeVar("Result")
WARM_UP = 3.0
FIRST = 8
"""Tables that play for some seconds before: with them every worker loads what it loads once."""


class Figures:
    """What is measured while the tables play."""

    def __init__(self) -> None:
        self.arriving: list[float] = []  # delays while tables are still being made
        self.delays: list[float] = []  # and once everybody sits
        self.to_come = 0
        self.bytes = 0
        self.updates = 0
        self.moves = 0
        self.finished: list[str] = []
        self.refused = 0
        self.memory = 0.0  # bytes a table, at the end
        # Seconds of the processor, once everybody sits: of server, database and pages.
        self.worked = [0.0, 0.0, 0.0]
        self.moves_then = 0  # and the moves that were made in them
        self.making = 0.0  # the server's seconds of the processor to make a table and show it


class Screen:
    """One person's page: remembers the ply it shows."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.line: Any = None
        self.ply = -1
        self.update = Message("")
        self.changed = asyncio.Event()

    async def open(self, port: int, table_id: str, cookie: str) -> None:
        self.line = await connect(port, self.told)
        await self.line.upgrade(f"/api/tables/{table_id}/live", cookie)
        self.line.send(b'{"type":"hello"}')

    def told(self, message: Message, size: int) -> None:
        if message.type == "update":
            self.figures.bytes += size
            self.figures.updates += 1
            self.ply = message.ply
            self.update = message
            self.changed.set()
        elif message.type == "refused":
            self.figures.refused += 1

    async def reaches(self, ply: int) -> None:
        while self.ply < ply:
            self.changed.clear()
            await self.changed.wait()


async def table(
    port: int, figures: Figures, pace: float, until: float, seen: list[str] | None = None
) -> None:
    """Two people at one table, by link, game after game; ``seen``: the tables that were made."""
    rng = random.Random()
    cookies = ["", ""]
    while time.perf_counter() < until:
        plan = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await ask(port, cookies, 0, "/api/tables", plan))["id"]
        await ask(port, cookies, 1, f"/api/tables/{made}/sit", {"seat": 2})
        if seen is not None:
            seen.append(made)
        await play(port, made, cookies, figures, pace, until, rng)


async def ask(port: int, cookies: list[str], who: int, path: str, data: Any) -> Any:
    """What one of them asks for; who is new here is welcomed first."""
    line = await connect(port)
    cookies[who] = cookies[who] or await line.ask("GET", "/api/me")
    answer = await line.ask("POST", path, cookies[who], data)
    line.close()
    return answer


async def play(
    port: int,
    table_id: str,
    cookies: list[str],
    figures: Figures,
    pace: float,
    until: float,
    rng: random.Random,
) -> None:
    screens = [Screen(figures) for _ in cookies]
    try:
        for screen, cookie in zip(screens, cookies, strict=True):
            await screen.open(port, table_id, cookie)
        for screen in screens:
            await screen.reaches(0)
        figures.to_come -= 1
        while time.perf_counter() < until:
            if screens[0].update.result is not None:
                figures.finished.append(table_id)
                return
            await asyncio.sleep(rng.expovariate(1 / pace))
            acting = next(s for s in screens if s.update.asked)
            asked = acting.update.asked[0]
            action = rng.choice(asked.options).action
            ply = acting.ply
            message = {"type": "answer", "ply": ply, "seat": asked.seat, "answers": [action]}
            started = time.perf_counter()
            acting.line.send(msgspec.json.encode(message))
            async with asyncio.timeout(30):
                for screen in screens:
                    await screen.reaches(ply + 1)
            delays = figures.arriving if figures.to_come > 0 else figures.delays
            delays.append(time.perf_counter() - started)
            figures.moves += 1
    finally:
        for screen in screens:
            if screen.line is not None:
                screen.line.close()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found = [pid]
    for each in found:
        found += children.get(each, [])
    return found


def memory_of(pid: int) -> int:
    """Bytes that a server's processes hold in memory."""
    pages = sum(int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE")


def seconds_of(pid: int) -> float:
    """Seconds of the processor that a server's processes have used."""
    ticks = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


class Work:
    """Seconds of the processor that have been used: by the server, the database and the pages."""

    def __init__(self, server: int) -> None:
        self.server = seconds_of(server)
        self.pages = time.process_time()
        self.database = max(0.0, seconds_of(os.getpid()) - self.server - self.pages)

    def since(self, before: Work) -> list[float]:
        return [
            self.server - before.server,
            self.database - before.database,
            self.pages - before.pages,
        ]


async def run(port: int, pid: int, tables: int, seconds: float, pace: float) -> Figures:
    figures = Figures()
    figures.to_come = tables
    warm = time.perf_counter() + WARM_UP
    await asyncio.gather(*(table(port, Figures(), 0.1, warm) for _ in range(FIRST)))
    memory, began = memory_of(pid), Work(pid)
    until = time.perf_counter() + seconds
    work = []
    for _ in range(tables):
        work.append(asyncio.create_task(table(port, figures, pace, until)))
        await asyncio.sleep(0.05)
    while figures.to_come > 0 and time.perf_counter() < until:
        await asyncio.sleep(0.1)
    moves, sitting = figures.moves, Work(pid)
    await asyncio.sleep(until - time.perf_counter() - 1)
    ended = Work(pid)
    figures.moves_then, figures.worked = figures.moves - moves, ended.since(sitting)
    making = sitting.since(began)[0] - moves * figures.worked[0] / max(1, figures.moves_then)
    figures.making = making / tables
    figures.memory = (memory_of(pid) - memory) / tables
    for problem in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(problem, BaseException):
            print(f"a table failed: {problem!r}", file=sys.stderr)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2.0, help="mean seconds between answers")
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--postgres", action="store_true", help="a new PostgreSQL of its own")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = asked.database or f"sqlite+aiosqlite:///{folder}/load.db"
        if asked.postgres:
            database = stack.enter_context(running_postgres(DURABLE)).create("load")
        port = free_port()
        command = [sys.executable, "-m", "bottega", "serve", "--no-browser", "--port", str(port)]
        command += ["--address-limits", "1000"]  # everybody comes from this machine
        command += ["--database", database, "--workers", str(asked.workers)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            playing = run(port, server.pid, asked.tables, asked.seconds, asked.pace)
            figures = run_loop(playing)
        finally:
            server.terminate()
            server.wait(20)
        report(figures, asked.tables, asked.seconds)
    return 0


def run_loop(playing: Coroutine[Any, Any, Result]) -> Result:
    """With uvloop where it is installed: pages are to cost little."""
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:
        return asyncio.run(playing)
    result: Result = uvloop.run(playing)
    return result


def wait_for(base: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{base}/health", timeout=1).raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


def report(figures: Figures, tables: int, seconds: float) -> None:
    if not figures.delays:
        raise SystemExit("nobody moved once all tables were made")
    print(f"{tables} tables, {figures.moves} moves, {figures.moves / seconds:.0f} moves/s")
    print(f"answer to every screen: {quantiles(figures.delays)}")
    if figures.arriving:
        print(f"  while tables were made: {quantiles(figures.arriving)}")
    server, database, pages = (1000 * spent / figures.moves_then for spent in figures.worked)
    print(f"the server's processor a move: {server:.2f} ms, a table made: {figures.making:.4f} s")
    print(f"  beside it the database's {database:.2f} ms and these pages' {pages:.2f} ms a move")
    print(f"memory a table: {figures.memory / 1024:.0f} kB")
    print(f"bytes a move and client: {figures.bytes / figures.updates:.0f}")
    print(f"{len(figures.finished)} games finished, {figures.refused} refusals")


def quantiles(delays: list[float]) -> str:
    ordered = sorted(delays)
    last = len(ordered) - 1
    found = {q: 1000 * ordered[min(last, int(q * len(ordered)))] for q in (0.5, 0.95, 0.99)}
    return ", ".join(f"p{int(100 * q)} {ms:.0f} ms" for q, ms in found.items())


if __name__ == "__main__":
    sys.exit(main())
