"""The page of effects has every word of the vocabulary, and cards that really have them."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from docs.website.pages import DOCS

from bottega.games.lorenzo.cards import effects as of_lorenzo
from bottega.games.masters.cards import cards as cards_of_masters
from bottega.games.masters.cards import effects as of_masters
from bottega.games.princes.cards import effects as of_princes
from bottega.games.wiege.cards import culture_cards as of_wiege
from bottega.kernel import effects as of_all

VOCABULARIES: dict[str, list[ModuleType]] = {
    "In several games": [of_all],
    "Masters of Renaissance": [of_masters, cards_of_masters],
    "Lorenzo il Magnifico": [of_lorenzo],
    "Princes of the Renaissance": [of_princes],
    "Die Wiege der Renaissance": [of_wiege],
}
"""Where the words of each section are declared."""

CARDS = {"Development", "Leader"}
"""What Masters declares beside its vocabulary: the cards themselves."""

ROW = re.compile(r"^\| `(.+?)` \| (.+?)<br>(\w+) `(.+?)`: `(.+)` \|$", re.MULTILINE)


class Row(NamedTuple):
    """A line of a table: the word, what it means, and a card of a game that has it."""

    word: str
    meaning: str
    game: str
    card: str
    written: str


def section(title: str) -> str:
    page = (DOCS / "effects.md").read_text(encoding="utf-8")
    return page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> list[Row]:
    found = [Row(*match) for match in ROW.findall(section(title))]
    assert len(found) == section(title).count("\n| `"), "every line of a table can be read"
    return found


def declared(modules: list[ModuleType]) -> dict[str, Any]:
    """The classes of a vocabulary, by how the page writes them: ``Depot(good, places)``."""
    return {
        f"{name}({', '.join(kind._fields)})": kind
        for module in modules
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and hasattr(kind, "_fields") and name not in CARDS
    }


def on_the_card(row: Row) -> Any:
    """What the page says that a card has, found in the card's own line and evaluated there."""
    package = import_module(f"bottega.games.{row.game}")
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        module = import_module(found.name)
        for line in inspect.getsource(module).splitlines():
            if f'"{row.card}"' in line and row.written in line and not line.endswith(":"):
                return eval(row.written, vars(module))
    raise AssertionError(f"no line of {row.game} has {row.card!r} and {row.written}")


@pytest.mark.parametrize("title", VOCABULARIES)
def test_a_section_has_every_effect_of_its_vocabulary_and_no_other(title: str) -> None:
    listed = [row.word for row in rows(title) if "(" in row.word]
    assert sorted(listed) == sorted(declared(VOCABULARIES[title]))


@pytest.mark.parametrize("title", VOCABULARIES)
def test_the_card_of_every_effect_has_it(title: str) -> None:
    effects = declared(VOCABULARIES[title])
    for row in rows(title):
        if row.word in effects:
            assert isinstance(on_the_card(row), effects[row.word]), row


@pytest.mark.parametrize(
    ("title", "module"),
    [("Lorenzo il Magnifico", of_lorenzo), ("Princes of the Renaissance", of_princes)],
)
def test_every_rule_that_a_card_changes_is_listed_with_such_a_card(
    title: str, module: ModuleType
) -> None:
    rules = [row for row in rows(title) if "(" not in row.word]
    assert [row.word for row in rules] == module.RULE.names
    for row in rules:
        value = on_the_card(row)
        rule = value[0] if isinstance(value, list) else value
        assert rule == of_all.Rule(module.RULE.names.index(row.word))


def test_what_several_games_share_two_of_them_have() -> None:
    """An exchange is a production in Masters, and one of a building or bank elsewhere."""
    games = [of_lorenzo.EFFECTS, of_princes.EFFECTS]
    for effect in declared([of_all]).values():
        assert all(effect in game.fields for game in games), effect


def test_every_game_has_a_section() -> None:
    homes = {x.__name__.split(".")[2] for modules in VOCABULARIES.values() for x in modules}
    games = import_module("bottega.games")
    assert {found.name for found in iter_modules(games.__path__)} <= homes
