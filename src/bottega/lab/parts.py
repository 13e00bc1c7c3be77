"""Long work that can be stopped at any time and goes on where it was.

Every part that is done lies in a file of its own, in a folder beside what is being made, until all
of them are there. The folder says what it is for: parts of one plan are never mixed with another's.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from bottega import Unreadable
from bottega.kernel.shape import Json
from bottega.play.crew import Crew

Part = TypeVar("Part")
Progress = Callable[[int, int], object]
"""Called with how many games are done, of how many."""

PLAN = "plan.json"


class Parts:
    """The folder of a plan, with its parts as far as they are done."""

    def __init__(self, folder: Path, plan: Json) -> None:
        self.folder = folder
        begun = folder / PLAN
        if begun.is_file():
            refuse_another(folder, read_plan(begun), plan)
        elif folder.exists():
            raise Unreadable(f"{folder}: this is in the way; remove it or name another file")
        elif not folder.parent.is_dir():
            raise Unreadable(f"{folder.parent}: there is no such folder")
        else:
            folder.mkdir()
            write_whole(begun, json.dumps(plan, ensure_ascii=False, indent=1).encode())

    def path(self, number: int) -> Path:
        return self.folder / f"{number:06}"

    def all_of(
        self,
        task: Callable[[Part], bytes],
        parts: Sequence[Part],
        sizes: Sequence[int],
        crew: Crew,
        progress: Progress | None,
    ) -> Iterator[Path]:
        """Carry out what is not there yet; then every part's file, in order."""
        total = sum(sizes)
        missing = [n for n in range(len(parts)) if not self.path(n).is_file()]
        done = total - sum(sizes[n] for n in missing)
        if progress is not None:
            progress(done, total)
        results = crew.each(task, [parts[n] for n in missing])
        for n, result in zip(missing, results, strict=True):
            write_whole(self.path(n), result)
            done += sizes[n]
            if progress is not None:
                progress(done, total)
        return (self.path(n) for n in range(len(parts)))

    def remove(self) -> None:
        shutil.rmtree(self.folder)


def folder_of(path: Path) -> Path:
    """Where the parts of a file lie until it is whole."""
    return path.with_name(path.name + ".parts")


def read_plan(path: Path) -> Json:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise Unreadable(f"{path}: this is not a plan; remove the folder and begin anew") from None


def refuse_another(folder: Path, begun: Json, plan: Json) -> None:
    """Parts that were begun otherwise are of no use, and nobody's to throw away but the user's."""
    for name, value in plan.items():
        if begun.get(name) != value:
            raise Unreadable(
                f"{folder}: this was begun with {name} {begun.get(name)!r}, not {value!r}; "
                "go on with that, remove the folder, or name another file"
            )


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there is complete."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)
