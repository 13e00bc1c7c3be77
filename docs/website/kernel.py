"""The page of the kernel, made from its signatures and docstrings: what an author may call."""

from __future__ import annotations

import inspect
import re

from docs.website.pages import Page

import bottega.kernel

CHAPTERS = {
    "A rulebook": ["Game", "Step", "State", "Decision", "Illegal", "Unreadable"],
    "Declaring": ["Steps", "Events", "EventKind", "Vocabulary", "Verb"],
    "What things are called": ["Domain", "Numbers", "Amounts", "Seats"],
    "Shapes of positions": [
        *("Object", "OneOf", "Number", "Flag", "ListOf", "TupleOf", "PerSeat", "Rows", "Counts"),
        *("Keyed", "KeyedTuple", "Named", "Shape", "Pieces"),
    ],
    "Effects of cards": ["Effects", "SoMany", "AnyOf", "Signed", "Alternatives"],
    "Other editions": ["Changeable"],
    "Words and pictures": ["Show", "Fact", "Sentence", "counted", "Panel", "literal"],
    "Who may know": ["only", "all_but", "may_see"],
    "The laws": ["check_game", "check_state", "Broken"],
}
"""Every class and function the kernel exports, in the order of the page."""


def kernel_page(written: Page) -> Page:
    """What is written about the kernel, and a section for each of its classes and functions."""
    listed = {name for names in CHAPTERS.values() for name in names}
    exported = {name for name in bottega.kernel.__all__ if is_ours(getattr(bottega.kernel, name))}
    if listed != exported:
        apart = sorted(listed ^ exported)
        raise SystemExit(f"docs/website/kernel.py: {apart} stand in one list only")
    sections = []
    for chapter, names in CHAPTERS.items():
        sections.append(f"## {chapter}\n")
        sections += [section(name) for name in names]
    return written._replace(text="\n".join([written.text, *sections]))


def is_ours(found: object) -> bool:
    """Whether it is a class or function of the kernel, not a word or a name for a type."""
    named = inspect.isclass(found) or inspect.isfunction(found)
    return named and found.__module__.startswith("bottega")


def section(name: str) -> str:
    """One class or function: how it is called, what it means, and its methods."""
    found = getattr(bottega.kernel, name)
    parts = [f"### {name}\n", code(signature(name, found)), prose(found)]
    if inspect.isclass(found):
        for method, function in vars(found).items():
            if inspect.isfunction(function) and not method.startswith("_") and function.__doc__:
                parts += [code(signature(method, function)), prose(function)]
    return "\n".join(parts) + "\n"


def signature(name: str, found: object) -> str:
    """A call as Python writes it, without the modules of its types."""
    try:
        text = str(inspect.signature(found))  # type: ignore[arg-type]
    except ValueError:
        return name
    text = re.sub(r"\b(?:bottega\.kernel\.\w+|collections\.abc|typing)\.", "", text)
    return name + text.replace("'", "").replace("(self, ", "(").replace("(self)", "()")


def code(text: str) -> str:
    return f"```python\n{text}\n```\n"


def prose(found: object) -> str:
    """A docstring as Markdown: double backquotes are single ones here."""
    return inspect.cleandoc(getattr(found, "__doc__", "") or "").replace("``", "`") + "\n"
