"""What a crowd at one table costs everybody else.

Some tables play as in `load.py`; then very many open one of them, and the same is measured again.
The house lets so many look on and turns the others away, who try again every few seconds, as a page
does. ``--all``: it lets all of them in, to see what that would cost.

    PYTHONPATH=. .venv/bin/python benchmarks/crowd.py --crowd 1200
    PYTHONPATH=. .venv/bin/python benchmarks/crowd.py --crowd 1200 --all
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time

from benchmarks.load import Figures, Work, quantiles, run_loop, table, wait_for
from benchmarks.pages import Message, connect
from tests.server.house import free_port

AGAIN = 5.0
"""Seconds after which a page that was turned away tries again."""

SETTLING = 3.0
LET_ALL_IN = (
    "import sys; from bottega.server import gathering; gathering.MOST_ONLOOKERS = 10**6; "
    "from bottega.cli import main; sys.exit(main())"
)


class Crowd:
    """Those who look on at one table."""

    def __init__(self) -> None:
        self.there = 0
        self.tried = 0
        self.updates = 0

    def told(self, message: Message, size: int) -> None:
        self.updates += message.type == "update"

    async def look_on(self, port: int, table_id: str, until: float) -> None:
        """One page, of somebody who has come for this, and who is stubborn."""
        line = await connect(port)
        cookie = await line.ask("GET", "/api/me")
        line.close()
        while time.perf_counter() < until:
            line = await connect(port, self.told)
            self.tried += 1
            with contextlib.suppress(ConnectionError):
                await line.upgrade(f"/api/tables/{table_id}/live", cookie)
                line.send(b'{"type":"hello"}')
                self.there += 1
                while not line.transport.is_closing() and time.perf_counter() < until:
                    await asyncio.sleep(0.5)
                self.there -= 1
            line.close()
            await asyncio.sleep(max(0.0, min(AGAIN, until - time.perf_counter())))


async def run(port: int, pid: int, asked: argparse.Namespace) -> None:
    figures = Figures()
    until = time.perf_counter() + 2 * (asked.seconds + SETTLING) + asked.tables * 0.05 + AGAIN
    seen: list[str] = []
    playing = [
        asyncio.create_task(table(port, figures, asked.pace, until, seen))
        for _ in range(asked.tables)
    ]
    while len(seen) < asked.tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLING)
    figures.delays.clear()
    work = Work(pid)
    await asyncio.sleep(asked.seconds)
    quiet, alone = Work(pid).since(work)[0], figures.delays[:]
    crowd = Crowd()
    looking = []
    for place in range(asked.crowd):
        looking.append(asyncio.create_task(crowd.look_on(port, seen[0], until)))
        if place % 50 == 49:
            await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLING)
    figures.delays.clear()
    work, there = Work(pid), crowd.there
    await asyncio.sleep(asked.seconds)
    crowded = Work(pid).since(work)[0]
    print(f"{asked.tables} tables alone: {quantiles(alone)}")
    print(f"  with {there} of {asked.crowd} at one of them: {quantiles(figures.delays)}")
    print(
        f"the server's processor: {quiet / asked.seconds:.0%}, then {crowded / asked.seconds:.0%}"
    )
    print(f"{crowd.tried} times a page of the crowd was opened, {crowd.updates} updates were sent")
    for task in [*playing, *looking]:
        task.cancel()
    await asyncio.gather(*playing, *looking, return_exceptions=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--crowd", type=int, default=1200)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds between answers")
    parser.add_argument("--all", action="store_true", help="let all of them in")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, *(["-c", LET_ALL_IN] if asked.all else ["-m", "bottega"])]
        command += ["serve", "--no-browser", "--port", str(port), "--address-limits", "1000"]
        command += ["--database", f"sqlite+aiosqlite:///{folder}/crowd.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            run_loop(run(port, server.pid, asked))
        finally:
            server.terminate()
            server.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
