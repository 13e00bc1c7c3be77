"""A crew on many machines: a Ray cluster, or Ray on this machine alone.

Every machine has the same Bottega installed. What is handed out are parts of a plan, and a part's
result depends on the part alone; so the fleet gives the same as one process. A part whose machine
is lost is handed out again.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar
from urllib.parse import urlsplit

from bottega import Unreadable, __version__
from bottega.play.crew import AHEAD

Part = TypeVar("Part")
Result = TypeVar("Result")

PATIENCE = 5.0
"""Seconds that a cluster has to open its door."""


SETTINGS = b"\0\0\0\4\0\0\0\0\0"
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
"""How HTTP/2 begins, which Ray speaks: either side says its settings, a frame of kind 4."""


class Fleet:
    """The workers of a Ray cluster, as a crew.

    ``address``: of the cluster's head, ``host:6379``. Without one, that of the environment
    (``RAY_ADDRESS``), and else a Ray that is started here and ends with this process.
    """

    elsewhere = True

    def __init__(self, address: str | None = None) -> None:
        address = address or os.environ.get("RAY_ADDRESS") or None
        if address is not None:
            knock(address)
        import ray  # noqa: PLC0415 - an extra, and slow: whoever mistyped need not wait for it

        self.ray: Any = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address is None:
            ray.init(include_dashboard=False, **quiet)
        else:
            try:
                ray.init(address, **quiet)
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise unreachable(address, str(problem).splitlines()[0]) from None
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def each(self, task: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]:
        """Results in the order of the parts; no more are handed out than workers can have ready."""
        hand_out = self.ray.remote(max_retries=-1, scheduling_strategy="SPREAD")(carry_out)
        same = self.ray.put(task)
        waiting: deque[Any] = deque()
        for part in parts:
            waiting.append(hand_out.remote(__version__, same, part))
            if len(waiting) >= self.hands * AHEAD:
                yield self.fetch(waiting.popleft())
        while waiting:
            yield self.fetch(waiting.popleft())

    def fetch(self, reference: Any) -> Any:
        """A part's result, or what went wrong with it, as it would have been here."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as problem:
            if isinstance(problem.cause, ModuleNotFoundError):
                raise Unreadable(
                    f"--ray: a machine of the cluster lacks {problem.cause.name}; "
                    "install the same Bottega on all of them"
                ) from None
            raise problem.cause from None

    def __enter__(self) -> Fleet:
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()


def carry_out(version: str, task: Callable[[Part], Result], part: Part) -> Result:
    """On some machine: one part."""
    if version != __version__:
        raise Unreadable(
            f"--ray: a machine of the cluster has Bottega {__version__}, this one {version}; "
            "install the same on all of them"
        )
    return task(part)


def knock(address: str) -> None:
    """Refuse an address behind which nobody answers; Ray itself would wait for a minute."""
    parts = urlsplit(address if "://" in address else f"ray://{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if address == "auto":
        return
    if host is None or port is None:
        raise Unreadable(f"--ray: expected the address of a cluster as host:port, got {address!r}")
    try:
        with socket.create_connection((host, port), PATIENCE) as door:
            door.settimeout(PATIENCE)
            door.sendall(GREETING)
            answer = door.recv(len(SETTINGS))
    except OSError as problem:
        raise unreachable(address, problem.strerror or "no answer in time") from None
    if answer[3:4] != SETTINGS[3:4] and not os.environ.get("RAY_USE_TLS"):
        raise unreachable(address, "something else answers there")


def unreachable(address: str, why: str) -> Unreadable:
    return Unreadable(
        f"--ray: there is no cluster at {address} ({why}); `ray start --head` begins one and says "
        "its address, and `--ray` without an address needs none"
    )
