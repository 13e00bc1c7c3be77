"""How far long work is, where somebody is watching."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bottega.cli.app import errors


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A bar beneath what is printed; call what this gives with how much is done, of how much."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def watched(total: int, what: str) -> Iterator[Callable[[object], None]]:
    """The same for work in so many parts; call what this gives for each."""
    with progress(what) as show:
        done = 0

        def one_more(_: object) -> None:
            nonlocal done
            done += 1
            show(done, total)

        show(done, total)
        yield one_more
