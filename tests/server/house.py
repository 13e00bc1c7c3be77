"""A real server in a process of its own: started, stopped and killed as an operator would."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx

PATIENCE = 40.0
"""Seconds a server has to open or to close, on a machine that is busy with other tests."""


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def sqlite_at(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


OURS = (sys.executable, "-m", "bottega")
"""The command of this checkout."""


def serve_command(*arguments: str, program: Sequence[str] = OURS) -> list[str]:
    return [*program, "serve", "--no-browser", *arguments]


def surroundings(folder: Path, packages: str = "") -> dict[str, str]:
    """An environment of its own: nothing of the user's is read or written.

    ``packages``: where to look for packages besides those that are installed.
    """
    return {
        **({"PYTHONPATH": packages} if packages else {}),
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
        "COLUMNS": "300",
        "PYTHONUNBUFFERED": "1",
    }


class House:
    """``bottega serve`` on a free port of this machine, with everything it says in a file."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        program: Sequence[str] = OURS,
        packages: str = "",
        pause: float = 0.03,
        more: Sequence[str] = (),
        address_limits: float = 100,
    ) -> None:
        self.more = more
        self.pause = pause
        self.address_limits = address_limits  # all who come to a test come from one address
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "bottega.db"
        self.database = database or sqlite_at(self.file)
        self.workers = workers
        self.program = program
        self.packages = packages
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live_url(self, table: str, lang: str = "en", plain: bool = False) -> str:
        asked = f"lang={lang}" + ("&plain=true" if plain else "")
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?{asked}"

    def __enter__(self) -> House:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # Opening and closing ------------------------------------------------------------------

    def start(self) -> House:
        """Open, and come back when the door is."""
        command = serve_command(
            *("--port", str(self.port)),
            *("--database", self.database),
            *("--workers", str(self.workers)),
            *("--pause", str(self.pause)),
            *self.more,
            *("--address-limits", str(self.address_limits)),
            program=self.program,
        )
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                env=surroundings(self.folder, self.packages),
                start_new_session=True,  # so that it can be killed with all it has started
            )
        self.wait_until_open()
        return self

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.running.poll() is not None:
                break
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", timeout=5, trust_env=False).status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError(f"the server did not open: {self.said()[-4000:]}")

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "the server was not started"
        return self.process

    def stop(self) -> int | None:
        """Ask it to close, as an operator does; its exit code, ``None`` if it never ran."""
        if self.process is None:
            return None
        process = self.process
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            return process.wait(PATIENCE)
        finally:
            self.sweep_up()

    def kill(self) -> None:
        """End it and everything it has started, at once and without a word."""
        self.running.kill()
        self.sweep_up()

    def sweep_up(self) -> None:
        """Nothing that this server started may outlive the test."""
        process, self.process = self.running, None
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)

    # Looking ------------------------------------------------------------------------------

    def said(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def children(self, named: str = "") -> list[int]:
        """The processes it has started, by what stands in their command line."""
        return children_of(self.running.pid, named)

    def workers_now(self) -> list[int]:
        """The worker processes of a house that has several."""
        return [
            pid
            for pid in children_of(self.running.pid, "spawn_main", deep=False)
            if children_of(pid, "bot_process", deep=False)
        ]

    def kill_one(self, pid: int) -> None:
        """Kill one worker, with the processes it has started; the others stay."""
        for process in [*children_of(pid), pid]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while alive(pid):
            time.sleep(0.01)

    def healthy(self) -> bool:
        answer = httpx.get(f"{self.url}/health", timeout=10, trust_env=False)
        return answer.status_code == 200


def children_of(pid: int, named: str = "", deep: bool = True) -> list[int]:
    """Children and their children; or children only."""
    listing = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split(None, 2) for line in listing.splitlines()]
    found: list[int] = []
    family = {pid}
    while True:
        more = [row for row in rows if int(row[1]) in family and int(row[0]) not in family]
        if not more:
            return found
        for row in more:
            family.add(int(row[0]))
            if named in (row[2] if len(row) > 2 else ""):
                found.append(int(row[0]))
        if not deep:
            return found


def alive(pid: int) -> bool:
    """Whether a process still runs; one that nobody has buried yet does not.

    It still does while any of its threads (``l``) is to end: they hold its connections.
    """
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
    ).stdout.strip()
    return bool(state) and (not state.startswith("Z") or "l" in state)
