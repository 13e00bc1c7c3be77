"""The sentences of a language: what they mention, and what was said before."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from bottega.kernel.words import Domain, quoted
from bottega.text.languages import ENGLISH

MOST_REMEMBERED = 20_000
MOST_MADE = 5_000
"""Options and the like that are kept ready: a few megabytes for a game in a language."""

GAPS = [chr(0xFDD0 + place) for place in range(32)]
"""What stands for the names of people in what is said once for all tables. Unicode keeps these
characters for such inner uses, so no catalogue has them."""

Arguments = dict[str, Any]


@lru_cache(MOST_REMEMBERED)
def dashed(key: str) -> str:
    """A key as part of a message name."""
    return key.replace(",", "").replace(" ", "-")


class Misprint(UserWarning):
    """A message of a catalogue that cannot be said as it stands. Nobody stops playing for it."""


class Catalogue:
    """The sentences of a language. What was said before is remembered: a table repeats itself."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        self.bundle = FluentBundle([lang], functions={"MINUS": minus}, use_isolating=False)
        self.lang = lang
        self.known: dict[tuple[Any, ...], str] = {}
        self.made: dict[tuple[Any, ...], Any] = {}
        self.words: dict[tuple[Domain, int, int], str] = {}
        self.entries: dict[str, Message | Term] = {}
        self.used: dict[tuple[str, str], tuple[str, ...] | None] = {}
        for package in packages:
            text = translated(package, lang)
            if text is not None:
                resource = FluentResource(text)
                for entry in resource.body:
                    if isinstance(entry, Junk):
                        line = (entry.content or "").strip().partition("\n")[0]
                        self.complain(f"{package}, text/{lang}.ftl: cannot be read: {quoted(line)}")
                    if isinstance(entry, Message | Term):
                        self.entries[name_of(entry)] = entry
                self.bundle.add_resource(resource, allow_overrides=True)

    def complain(self, what: str) -> None:
        warnings.warn(what, Misprint, stacklevel=2)

    def uses(self, message: str, attribute: str = "") -> tuple[str, ...] | None:
        """The arguments that a message mentions; ``None`` if there is no such message or attribute.

        Others need not be put into words, and what they are makes no other sentence.
        """
        try:
            return self.used[message, attribute]
        except KeyError:
            found = None
            entry = self.entries.get(message)
            if isinstance(entry, Message):
                pattern = pattern_of(entry, attribute)
                if pattern is not None:
                    found = tuple(Mentions(self.entries).of(pattern))
            if len(self.used) >= MOST_REMEMBERED:
                self.used.clear()
            self.used[message, attribute] = found
            return found

    def word(self, domain: Domain, value: int, amount: int) -> str:
        """What so many of a thing are called; every sentence is full of such words."""
        found = self.words.get((domain, value, amount))
        if found is None:
            text = domain.text(value)
            name = f"{dashed(domain.key)}-{dashed(text)}"
            found = self.format(name, {"amount": amount}, "") or text
            if len(self.words) >= MOST_REMEMBERED:
                self.words.clear()
            self.words[domain, value, amount] = found
        return found

    def format(self, message: str, arguments: Arguments, attribute: str) -> str | None:
        """A message with its arguments; ``None`` if there is no such message or attribute."""
        used = self.uses(message, attribute)
        if used is None:
            return None
        key = (message, attribute, *map(arguments.get, used))
        text = self.known.get(key)
        if text is None:
            text = self.formatted(message, arguments, attribute)
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            self.known[key] = text
        return text

    def formatted(self, message: str, arguments: Arguments, attribute: str) -> str:
        """The same for what there is, and what will not be said again."""
        found = self.bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, problems = self.bundle.format_pattern(pattern, arguments)
        for problem in problems:
            self.complain(f"the message {message} ({self.lang}): {problem}")
        return str(text)

    def once(self, key: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """Whatever is the same for all tables of which the key is the same: it is made once.

        To look for it takes less time than to put its words together.
        """
        try:
            return self.made[key]
        except KeyError:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            found = self.made[key] = make()
            return found


def minus(whole: int, *parts: int) -> FluentInt:
    """The rest, which a message may tell that is given the others: ``{ MINUS($whole, $part) }``."""
    return FluentInt(whole - sum(parts))


class Mentions(Visitor):
    """Which arguments a pattern mentions, also in the messages and terms that it refers to."""

    def __init__(self, entries: dict[str, Message | Term]) -> None:
        self.entries = entries
        self.followed: set[str] = set()
        self.found: dict[str, None] = {}

    def of(self, pattern: Pattern) -> list[str]:
        self.visit(pattern)
        return list(self.found)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found[node.id.name] = None

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.follow(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.follow(f"-{node.id.name}")
        self.generic_visit(node)

    def follow(self, name: str) -> None:
        entry = self.entries.get(name)
        if entry is not None and name not in self.followed:
            self.followed.add(name)
            self.visit(entry)


def name_of(entry: Message | Term) -> str:
    """By which an entry of a catalogue is referred to."""
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def pattern_of(message: Message, attribute: str) -> Pattern | None:
    if not attribute:
        return message.value
    return next((a.value for a in message.attributes if a.id.name == attribute), None)


@cache
def catalogue(lang: str, packages: tuple[str, ...]) -> Catalogue:
    """The catalogues of some packages in a language, together."""
    return Catalogue(lang, packages)


def translated(package: str, lang: str) -> str | None:
    """The text of a package's catalogue in a language; in English where it is not translated."""
    return read_catalogue(package, lang) or read_catalogue(package, ENGLISH)


def read_catalogue(package: str, lang: str) -> str | None:
    """The text of a package's catalogue, if it has one."""
    if not package:
        return None
    path = files(package) / "text" / f"{lang}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None
