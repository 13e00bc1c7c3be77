"""A program that is spoken to in lines of JSON, and is never waited for longer than was said."""

from __future__ import annotations

import atexit
import json
import os
import select
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from pathlib import PurePath

from bottega.kernel.shape import Json
from bottega.kernel.words import Unreadable, quoted

LONGEST_LINE = 1 << 16
"""Bytes of the longest line a program may say; no answer is a hundredth of that."""

COMPLAINTS = 2000
"""Characters of what a program wrote to its stderr last, of which a report quotes the last line."""


class Trouble(Exception):
    """What a program did wrong, in one line."""


def words_of(command: str) -> list[str]:
    """A command's program and its arguments. No shell reads it."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise Unreadable(f"cmd:{command}: {problem}") from None
    if not words:
        raise Unreadable("cmd: expected a command, such as cmd:python mybot.py")
    return words


class Program:
    """A running program, with pipes to it; called after its file, unless it says otherwise."""

    def __init__(self, command: str) -> None:
        words = words_of(command)
        self.name = PurePath(words[-1]).stem
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for us; and what it started ends with it
            )
        except OSError as problem:
            raise Trouble(f"it cannot be started: {problem.strerror or problem}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.to, self.of = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.of, False)
        self.rest = b""  # what was read behind the last line
        self.complaints = ""
        self.listening = threading.Thread(target=self.listen_to_complaints, daemon=True)
        self.listening.start()

    def listen_to_complaints(self) -> None:
        """Whatever it writes to its stderr is taken off its hands, and the end of it kept."""
        assert self.process.stderr is not None
        with suppress(OSError, ValueError):  # closed meanwhile
            while said := self.process.stderr.read(LONGEST_LINE):
                self.complaints = (self.complaints + said.decode(errors="replace"))[-COMPLAINTS:]

    def send(self, message: Json, seconds: float) -> None:
        """Send it a line; a program that does not read is not waited for."""
        data = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        end = time.monotonic() + seconds
        while data:
            self.wait([], [self.to], end, "to read what it is sent", seconds)
            try:
                data = data[os.write(self.to, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self.crashed() from None

    def receive(self, seconds: float, what: str) -> dict[str, Json]:
        """The next line it says, which is an object."""
        end = time.monotonic() + seconds
        while b"\n" not in self.rest:
            if len(self.rest) > LONGEST_LINE:
                raise self.trouble(f"a line is longer than {LONGEST_LINE} bytes")
            self.wait([self.of], [], end, what, seconds)
            try:
                more = os.read(self.of, LONGEST_LINE)
            except BlockingIOError:
                continue
            if not more:
                raise self.crashed()
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            shown = quoted(line.decode(errors="replace"))
            raise self.trouble(f"expected a line of JSON with an object, got {shown}")
        return said

    def wait(self, of: list[int], to: list[int], end: float, what: str, seconds: float) -> None:
        ready_to_read, ready_to_write, _ = select.select(
            of, to, [], max(0.0, end - time.monotonic())
        )
        if not ready_to_read and not ready_to_write:
            raise self.trouble(f"it took longer than {seconds:.1f} s {what}")

    def crashed(self) -> Trouble:
        """It is gone: with what exit code it ended, and its last words."""
        try:
            code = self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            return self.trouble("it closed its output")
        self.listening.join(1.0)
        how = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
        return self.trouble(f"it ended ({how})")

    def trouble(self, what: str) -> Trouble:
        last = [line.strip() for line in self.complaints.splitlines() if line.strip()][-1:]
        return Trouble(f"{what}; its last words: {quoted(last[0])}" if last else what)

    def end(self) -> None:
        """End it and whatever it started, without waiting for anything."""
        with suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


# Programs that wait for their next game ---------------------------------------------------------

IDLE: dict[tuple[int, str], list[Program]] = {}
"""By process, for a forked one must not speak into another's pipes, and by command."""


def borrow(command: str) -> Program | None:
    """A program that is running already, if one is idle."""
    idle = IDLE.get((os.getpid(), command))
    return idle.pop() if idle else None


def give_back(command: str, program: Program) -> None:
    IDLE.setdefault((os.getpid(), command), []).append(program)


@atexit.register
def end_idle() -> None:
    """Nothing of ours stays behind."""
    for (process, _), idle in IDLE.items():
        if process == os.getpid():
            while idle:
                idle.pop().end()
