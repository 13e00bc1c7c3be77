"""How many live tables a house holds on this machine.

Starts a server of its own on loopback, seats N tables of two people each over real websockets,
and lets everybody answer at a person's pace. Prints the time from an answer to the message on
*every* screen of the table (p50, p95, p99), once all sit and while tables are still being made,
moves a second, bytes a move and client, and the
server's memory a table.

    .venv/bin/python benchmarks/load.py --tables 200 --seconds 60

Server and clients share the two cores, so the clients' own work is in the figures too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

HEADERS = {"content-type": "application/json"}


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


class Screen:
    """One person's page: remembers the ply it shows."""

    def __init__(self, socket_: ClientConnection, figures: Figures) -> None:
        self.socket = socket_
        self.figures = figures
        self.ply = -1
        self.update: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def watch(self) -> None:
        async for raw in self.socket:
            message = json.loads(raw)
            if message["type"] == "update":
                self.figures.bytes += len(raw)
                self.figures.updates += 1
                self.ply = message["ply"]
                self.update = message
                self.changed.set()
            elif message["type"] == "refused":
                self.figures.refused += 1

    async def reaches(self, ply: int) -> None:
        while self.ply < ply:
            self.changed.clear()
            await self.changed.wait()


async def table(
    base: str, client: httpx.AsyncClient, figures: Figures, pace: float, until: float
) -> None:
    """Two people at one table, by link, game after game."""
    rng = random.Random()
    cookies = []
    for _ in range(2):
        async with httpx.AsyncClient(timeout=30) as newcomer:
            answer = await newcomer.get(f"{base}/api/me")
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
    while time.perf_counter() < until:
        plan = {"game": "masters", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await post(client, f"{base}/api/tables", plan, cookies[0])).json()
        await post(client, f"{base}/api/tables/{made['id']}/sit", {"seat": 2}, cookies[1])
        await play(base, made["id"], cookies, figures, pace, until, rng)


async def post(client: httpx.AsyncClient, url: str, data: Any, cookie: str) -> httpx.Response:
    response = await client.post(url, json=data, headers=HEADERS | {"cookie": cookie})
    response.raise_for_status()
    return response


async def play(
    base: str,
    table_id: str,
    cookies: list[str],
    figures: Figures,
    pace: float,
    until: float,
    rng: random.Random,
) -> None:
    url = f"{base.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
    sockets = [await connect(url, additional_headers={"cookie": cookie}) for cookie in cookies]
    screens = [Screen(socket_, figures) for socket_ in sockets]
    watching = [asyncio.create_task(screen.watch()) for screen in screens]
    for socket_ in sockets:
        await socket_.send('{"type":"hello"}')
    try:
        for screen in screens:
            await screen.reaches(0)
        figures.to_come -= 1
        while time.perf_counter() < until:
            if screens[0].update["result"] is not None:
                figures.finished.append(table_id)
                return
            await asyncio.sleep(rng.expovariate(1 / pace))
            acting = next(s for s in screens if s.update["asked"])
            asked = acting.update["asked"][0]
            action = rng.choice(asked["options"])["action"]
            ply = acting.ply
            message = {"type": "answer", "ply": ply, "seat": asked["seat"], "answers": [action]}
            started = time.perf_counter()
            await acting.socket.send(json.dumps(message))
            await asyncio.wait_for(asyncio.gather(*(s.reaches(ply + 1) for s in screens)), 30)
            delays = figures.arriving if figures.to_come > 0 else figures.delays
            delays.append(time.perf_counter() - started)
            figures.moves += 1
    finally:
        for task in watching:
            task.cancel()
        for socket_ in sockets:
            await socket_.close()


def memory_of(pid: int) -> int:
    """Resident bytes of a process and its children."""
    pids = [pid]
    for child in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = child.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            pids.append(int(child.parent.name))
    pages = sum(int(Path(f"/proc/{p}/statm").read_text().split()[1]) for p in pids)
    return pages * os.sysconf("SC_PAGE_SIZE")


async def run(base: str, pid: int, tables: int, seconds: float, pace: float) -> Figures:
    figures = Figures()
    figures.to_come = tables
    until = time.perf_counter() + seconds
    async with httpx.AsyncClient(timeout=30) as client:
        before = memory_of(pid)
        work = []
        for _ in range(tables):
            work.append(asyncio.create_task(table(base, client, figures, pace, until)))
            await asyncio.sleep(0.05)
        await asyncio.sleep(seconds / 2)
        print(f"memory a table: {(memory_of(pid) - before) / tables / 1024:.0f} kB", flush=True)
        for problem in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(problem, BaseException):
                print(f"a table failed: {problem!r}", file=sys.stderr)
    return figures


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=2.0, help="mean seconds between answers")
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite+aiosqlite:///{folder}/load.db"
        port = free_port()
        command = [sys.executable, "-m", "bottega", "serve", "--no-browser", "--port", str(port)]
        command += ["--database", database, "--workers", str(asked.workers)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}"
            wait_for(base)
            figures = asyncio.run(run(base, server.pid, asked.tables, asked.seconds, asked.pace))
        finally:
            server.terminate()
            server.wait(20)
        report(figures, asked.tables, asked.seconds)
    return 0


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
    print(f"bytes a move and client: {figures.bytes / figures.updates:.0f}")
    print(f"{len(figures.finished)} games finished, {figures.refused} refusals")


def quantiles(delays: list[float]) -> str:
    ordered = sorted(delays)
    last = len(ordered) - 1
    found = {q: 1000 * ordered[min(last, int(q * len(ordered)))] for q in (0.5, 0.95, 0.99)}
    return ", ".join(f"p{int(100 * q)} {ms:.0f} ms" for q, ms in found.items())


if __name__ == "__main__":
    sys.exit(main())
