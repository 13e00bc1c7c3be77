"""Running the real command: as a program does, and as a person at a terminal does."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

SCRIPT = str(Path(sys.executable).with_name("bottega"))
ROOT = Path(__file__).parents[2]
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
PROMPT = re.compile(r"(?:^|(?<=> ))> ", re.MULTILINE)


class Outcome(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    def responses(self) -> list[str]:
        """What was said before the first prompt of a game and after each of them."""
        return PROMPT.split(self.out)


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment of its own: nothing of the user's is read or written."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "200",
        "LINES": "60",
        "PYTHONPATH": str(ROOT),
        **more,
    }


def run(
    folder: Path, *arguments: str | bytes, typed: str = "", script: str = SCRIPT, **more: str
) -> Outcome:
    """Run the command in a folder, with something typed into it beforehand."""
    done = subprocess.run(
        [script, *arguments],
        cwd=folder,
        env=surroundings(folder / "home", **more),
        input=typed.encode(),
        capture_output=True,
        timeout=120,
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def works(folder: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """What a command prints that must succeed without a complaint."""
    outcome = run(folder, *arguments, typed=typed, **more)
    assert outcome.err == ""
    assert outcome.code == 0
    return outcome.out


def assert_refused(outcome: Outcome, hint: str) -> None:
    """One line that says what was expected, exit code 2, and nothing else."""
    assert "Traceback" not in outcome.err
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("bottega: ")
    assert outcome.err.count("\n") == 1
    assert outcome.err.endswith("\n")
    assert re.search(hint, outcome.err), f"{hint!r} is not in {outcome.err!r}"


def contents(folder: Path) -> dict[str, bytes | None]:
    """Every file below a folder, to see that nothing was lost, changed or left behind."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


def heed_interrupts() -> None:
    """Whatever runs these tests may ignore Ctrl-C; a person's terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        environment = surroundings(folder / "home", TERM="xterm", NO_COLOR="1", **more)
        self.process = subprocess.Popen(
            [SCRIPT, *arguments],
            cwd=folder,
            env=environment,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509 - no other thread runs here
        )
        os.close(slave)
        self.raw = b""
        self.read_so_far = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def screen(self) -> str:
        """Everything that was shown, without colours."""
        return ANSI.sub("", self.raw.decode(errors="replace"))

    def read_until(self, done: Callable[[str], bool], seconds: float = 30) -> str:
        """What is shown until it looks as wanted or the command ends."""
        limit = time.monotonic() + seconds
        while not done(self.screen[self.read_so_far :]):
            ready, _, _ = select.select([self.master], [], [], max(0, limit - time.monotonic()))
            assert ready, f"nothing more came after: {self.screen[-500:]!r}"
            try:
                more = os.read(self.master, 65536)
            except OSError:  # the command has ended
                break
            if not more:
                break
            self.raw += more
        shown = self.screen[self.read_so_far :]
        self.read_so_far = len(self.screen)
        return shown

    def at_prompt(self, *endings: str) -> str:
        """What is shown up to the next prompt."""
        wanted = endings or ("\n> ",)
        return self.read_until(lambda text: text.endswith(wanted))

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def ended(self) -> int:
        """The exit code, once everything was read."""
        self.read_until(lambda text: False)
        return self.process.wait(timeout=30)
