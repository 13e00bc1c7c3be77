"""The words of a game as TypeScript types, named as the game's own modules name their domains."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.words import Domain, Numbers

MOST_NAMES = 40
"""Names of a larger domain are any string."""


def literals(words: Iterable[str]) -> list[str]:
    """The types of just these words."""
    return [json.dumps(word) for word in words]


def several(item: str) -> str:
    """The type of a list of something."""
    return f"({item})[]" if " | " in item and not item.endswith(")[]") else f"{item}[]"


def things_in(game: Game[Any]) -> Iterator[tuple[str, object]]:
    """Everything that stands in the modules of a game, with its name there."""
    module = type(game).__module__
    package = module.rpartition(".")[0]
    for place in sorted(sys.modules):
        if place == module or place.startswith(f"{package}."):
            yield from vars(sys.modules[place]).items()


class TypedWords:
    """A type for each domain of a game.

    ``COLOUR = Domain("colour", …)`` in a module of the game becomes the type ``Colour``, or
    ``ColourWord`` if that name is taken. A domain that has no such name is spelled out; numbers are
    numbers.
    """

    def __init__(self, game: Game[Any], taken: set[str]) -> None:
        self.named: dict[str, Domain] = {}
        self.used: set[str] = set()
        for name, value in things_in(game):
            if isinstance(value, Domain) and not isinstance(value, Numbers):
                known_as = type_name(name)
                self.named.setdefault(known_as + "Word" * (known_as in taken), value)

    def of(self, domain: Domain, *special: str) -> str:
        """The type of a word of a domain, or of one of these special words."""
        return " | ".join([self.plain(domain), *literals(special)])

    def plain(self, domain: Domain) -> str:
        if isinstance(domain, Numbers):
            return "number"
        if domain.size > MOST_NAMES:
            return "string"
        for name, known in self.named.items():
            if known is domain:
                self.used.add(name)
                return name
        return " | ".join(literals(domain.names))

    def record(self, domain: Domain, item: str, whole: bool) -> str:
        """Something for every name of a domain, or for some of them."""
        if isinstance(domain, Numbers) or domain.size > MOST_NAMES:
            return f"Record<string, {item}>"
        record = f"Record<{self.plain(domain)}, {item}>"
        return record if whole else f"Partial<{record}>"

    def having(self, words: set[str], field: str) -> Domain | None:
        """The domain that has all these words: the one named like the field, or else the smallest.

        None where no domain has them.
        """
        fitting = [
            (name != type_name(field), domain.size, name)
            for name, domain in self.named.items()
            if words and words <= domain.values.keys()
        ]
        return self.named[min(fitting)[2]] if fitting else None

    def declarations(self) -> list[str]:
        """The types that were used so far, in the order of their names."""
        return [
            f"export type {name} = {' | '.join(literals(self.named[name].names))}"
            for name in sorted(self.used)
        ]


def type_name(name: str) -> str:
    """``BONUS_TILE`` and ``bonus_tile`` as the name of a type: ``BonusTile``."""
    return "".join(part.capitalize() for part in name.replace(" ", "_").split("_"))
