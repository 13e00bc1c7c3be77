"""What changed between two positions, so that a move costs hundreds of bytes and not thousands.

A patch is an object. ``{"=": value}`` replaces; otherwise its keys are those of an object, or the
indices of a list of unchanged length, that differ, each with its own patch; ``"-"`` lists keys that
are gone.
"""

from __future__ import annotations

from typing import Any


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
