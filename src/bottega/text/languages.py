"""Which languages we speak: those in which the shared catalogue of this folder is written.

To add one, put its catalogue here; docs/translating.md tells which others belong to it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

ENGLISH = "en"
"""What everything is written in first, and said in where it is not translated."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first: ``en``, ``de``, ``it``."""
    names = [file.name for file in files("bottega.text").iterdir()]
    codes = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    return tuple(sorted(codes, key=lambda code: (code != ENGLISH, code)))


def closest(tag: str) -> str | None:
    """The language of ours that a system means: ``de_AT.UTF-8`` is ``de``, ``pt_BR`` perhaps
    ``pt-BR`` and else ``pt``; ``None`` for one that we do not speak."""
    known = {code.casefold(): code for code in languages()}
    parts = tag.partition(".")[0].partition("@")[0].casefold().replace("_", "-").split("-")
    wanted = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((known[part] for part in wanted if part in known), None)
