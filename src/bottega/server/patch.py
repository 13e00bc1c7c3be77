"""What changed between two positions, so that a move costs hundreds of bytes and not thousands.

A patch is an object. ``{"=": value}`` replaces; otherwise its keys are those of an object, or the
indices of a list of unchanged length, that differ, each with its own patch; ``"-"`` lists keys that
are gone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from operator import attrgetter
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.shape import ListOf, Object, Shape
from bottega.kernel.state import State


def state_difference(game: Game[Any], old: State, new: State) -> dict[str, Any]:
    """The patch between two states, as `difference` makes it between their positions.

    Only what differs is written: of a move that is little.
    """
    patch = part_difference(game.layout, old, new) or {}
    if old.agenda != new.agenda:
        agenda = list_difference(old.agenda[::-1], new.agenda[::-1], game.write_frame)
        if agenda is not None:
            patch["agenda"] = agenda
    return patch


def part_difference(shape: Shape, old: Any, new: Any) -> dict[str, Any] | None:
    """The same between two things of a shape."""
    if isinstance(shape, Object):
        names, parts, values = parts_of(shape)
        all_were, all_are = values(old), values(new)
        if all_were == all_are:
            return None
        patch = {}
        for name, part, was, now in zip(names, parts, all_were, all_are, strict=True):
            if was != now:
                change = part_difference(part, was, now)
                if change is not None:
                    patch[name] = change
        return patch or None
    if isinstance(shape, ListOf) and isinstance(shape.item, Object):
        change_of = partial(part_difference, shape.item)
        return list_difference(old, new, shape.item.write, change_of)
    return difference(shape.write(old), shape.write(new))


@cache
def parts_of(shape: Object) -> tuple[list[str], list[Shape], Callable[[Any], tuple[Any, ...]]]:
    """The names and shapes of what an object consists of, and what finds all of it at once."""
    names = list(shape.fields)
    find = attrgetter(*names) if len(names) > 1 else lambda of: (getattr(of, names[0]),)
    return names, list(shape.fields.values()), find


def list_difference(
    old: Sequence[Any],
    new: Sequence[Any],
    write: Callable[[Any], Any],
    change_of: Callable[[Any, Any], dict[str, Any] | None] | None = None,
) -> dict[str, Any] | None:
    """The same between two lists of things that are written so."""
    if len(old) == len(new):
        patch = {}
        for i, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now and was != now:
                made = change_of(was, now) if change_of else difference(write(was), write(now))
                if made is not None:
                    patch[str(i)] = made
        if len(patch) < len(new) or not new:
            return patch or None
    return {"=": [write(each) for each in new]}


def difference(old: Any, new: Any) -> dict[str, Any] | None:
    """The patch that turns ``old`` into ``new``; ``None`` if nothing differs."""
    return None if old == new else changed(old, new)


def changed(old: Any, new: Any) -> dict[str, Any]:
    """The same for what is known to differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        patch: dict[str, Any] = {}
        for key, value in new.items():
            if key not in old:
                patch[key] = {"=": value}
            elif old[key] != value:
                patch[key] = changed(old[key], value)
        gone = [key for key in old if key not in new]
        if gone:
            patch["-"] = gone
        return patch
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        differ = [i for i, value in enumerate(new) if old[i] != value]
        if len(differ) < len(new):
            return {str(i): changed(old[i], new[i]) for i in differ}
    return {"=": new}


def patched(old: Any, patch: dict[str, Any]) -> Any:
    """What a patch makes of a value: the client's half, here for tests and for Python clients."""
    if "=" in patch:
        return patch["="]
    if isinstance(old, list):
        return [patched(v, patch[str(i)]) if str(i) in patch else v for i, v in enumerate(old)]
    gone = patch.get("-", [])
    kept = {key: value for key, value in old.items() if key not in gone}
    for key, change in patch.items():
        if key != "-":
            kept[key] = patched(kept.get(key), change)
    return kept
