"""What changed between two positions, so that a move costs hundreds of bytes and not thousands.

A patch is an object. ``{"=": value}`` replaces; otherwise its keys are those of an object, or the
indices of a list of unchanged length, that differ, each with its own patch; ``"-"`` lists keys that
are gone.
"""

from __future__ import annotations

from typing import Any


def difference(old: Any, new: Any) -> dict[str, Any] | None:
    """The patch that turns ``old`` into ``new``; ``None`` if nothing differs."""
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        patch: dict[str, Any] = {}
        for key, value in new.items():
            change = difference(old[key], value) if key in old else {"=": value}
            if change is not None:
                patch[key] = change
        gone = [key for key in old if key not in new]
        if gone:
            patch["-"] = gone
        return patch
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        changes = {str(i): difference(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True))}
        patch = {i: change for i, change in changes.items() if change is not None}
        if len(patch) < len(new):
            return patch
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
