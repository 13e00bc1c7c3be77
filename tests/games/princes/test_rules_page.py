"""The rules pages are complete, agree with the tiles, and no rule goes without a test."""

from __future__ import annotations

import re
from typing import ClassVar

from bottega.games.princes import GAME
from bottega.games.princes.cards.city_tiles import TILE, TILES
from bottega.games.princes.cards.event_tiles import EVENT_TILE, EVENT_TILES
from bottega.games.princes.cards.families import FAMILIES, FAMILY, HOME
from bottega.games.princes.cards.figures import FIGURES
from bottega.games.princes.cards.sources import OURS
from bottega.games.princes.cards.treachery_tiles import TREACHERIES
from bottega.games.princes.cards.troops import ARMY
from bottega.games.princes.rules.verbs import ACTIONS
from bottega.games.princes.table.words import CITY, TREACHERY, TROOP
from bottega.kernel.words import Domain
from bottega.text.voice import Voice
from tests.games import rules_pages
from tests.games.rules_pages import EveryRulesPage, one_to_one, rows
from tests.languages import languages
from tests.rulebook import rule

MARK = "†"
"""What stands behind a figure that is reconstructed."""


class TestRulesPage(EveryRulesPage):
    key = "princes"
    sections = 17
    rulings: ClassVar = [f"R{number}" for number in range(1, 31)]
    rulings_section = 14
    authors: ClassVar = ["Martin Wallace"]


def section(lang: str, number: int) -> str:
    return rules_pages.section("princes", lang, number)


def table(lang: str, number: int, columns: int) -> list[list[str]]:
    """The rows of the table with so many columns, without its head."""
    return [row for row in rows(section(lang, number)) if len(row) == columns][1:]


def bare(cell: str) -> str:
    """A cell without its mark."""
    return cell.removesuffix(MARK)


def marked(row: list[str]) -> list[bool]:
    """Which cells are marked as reconstructed."""
    return [cell.endswith(MARK) for cell in row]


def ours(*sources: int) -> list[bool]:
    return [source == OURS for source in sources]


def figures_in(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def lines(voice: Voice, domain: Domain, value: int) -> str:
    """What the card says, without its history and where its figures come from."""
    told = [line for line in voice.card(domain, value) if not line.startswith("†")]
    return " ".join(told[1:-1])


# Tiles -------------------------------------------------------------------------------------------


@languages
def test_the_table_of_families(lang: str) -> None:
    voice, found = Voice(lang, GAME), table(lang, 2, 4)
    assert len(found) == len(FAMILIES)
    for value, (row, family) in enumerate(zip(found, FAMILIES, strict=True)):
        cells = [bare(cell) for cell in row]
        assert cells[:2] == [voice.word(FAMILY, value), voice.word(HOME, value)]
        assert cells[3] in voice.card(FAMILY, value)
        assert figures_in(cells[2]) == [str(n) for n in family.income if n]
        marks = family.sources
        assert marked(row) == [False, *ours(marks.home, marks.income, marks.ability)]


@languages
def test_the_table_of_troops(lang: str) -> None:
    voice, found = Voice(lang, GAME), table(lang, 4, 6)
    assert len(found) == len(ARMY)
    for value, (row, troop) in enumerate(zip(found, ARMY, strict=True)):
        assert row[0] == voice.card(TROOP, value)[0]
        numbers = [troop.number, troop.cost, troop.attack, troop.defence]
        assert [figures_in(cell) for cell in row[1:5]] == [[str(n)] for n in numbers]
        assert figures_in(row[5]) == [str(n) for n in troop.income if n]
        assert marked(row) == [False, *ours(*troop.sources)]


@languages
def test_the_table_of_events(lang: str) -> None:
    voice, found = Voice(lang, GAME), table(lang, 7, 5)
    assert len(found) == len(EVENT_TILES)
    for value, (row, event) in enumerate(zip(found, EVENT_TILES, strict=True)):
        cells = [bare(cell) for cell in row]
        kind, effect = voice.card(EVENT_TILE, value)[1:3]
        assert cells[:2] == [voice.word(EVENT_TILE, value), str(event.decade)]
        assert kind.endswith(cells[2])
        assert cells[4] == effect
        marks = event.sources
        expected = ours(marks.name, marks.decade, marks.currency)
        assert marked(row) == [*expected, False, marks.effect == OURS]
    assert one_to_one((event.artist for event in EVENT_TILES), (row[3] for row in found))


@languages
def test_the_table_of_treachery_tiles(lang: str) -> None:
    voice, found = Voice(lang, GAME), table(lang, 9, 4)
    assert len(found) == len(TREACHERIES)
    for value, (row, tile) in enumerate(zip(found, TREACHERIES, strict=True)):
        _, _, when, effect = voice.card(TREACHERY, value)[:4]
        cells = [bare(cell) for cell in row]
        assert cells == [voice.word(TREACHERY, value), str(tile.number), when.rstrip(":"), effect]
        assert marked(row) == [False, tile.sources.number == OURS, False, False]


@languages
def test_the_table_of_city_tiles(lang: str) -> None:
    voice, found = Voice(lang, GAME), table(lang, 10, 4)
    assert len(found) == len(TILES)
    for value, (row, tile) in enumerate(zip(found, TILES, strict=True)):
        cells = [bare(cell) for cell in row]
        assert cells[:2] == [voice.word(TILE, value), voice.word(CITY, tile.city)]
        assert figures_in(cells[2]) == [str(n) for n in tile.income if n]
        assert figures_in(" ".join(cells[2:])) == figures_in(lines(voice, TILE, value))
        assert (cells[3] == "–") == (not tile.always and tile.once is None)
        assert marked(row) == [False, *ours(*tile.sources)]


@rule("princes", "R30")
@languages
def test_there_are_twenty_treachery_tiles(lang: str) -> None:
    assert sum(int(bare(row[1])) for row in table(lang, 9, 4)) == 20


# Figures -----------------------------------------------------------------------------------------


@languages
def test_all_reconstructed_figures_are_listed_with_their_values(lang: str) -> None:
    expected = [str(figure.value) for figure in FIGURES if figure.source == OURS]
    assert [value for _, value in table(lang, 14, 2)] == expected


@languages
def test_the_ladder_of_cities(lang: str) -> None:
    places, points = rows(section(lang, 13))
    assert places[1:] == ["1", "2", "3", "4", "5"]
    assert [int(bare(cell)) for cell in points[1:]] == GAME.cards.ladder
    reconstructed = [f.source == OURS for f in FIGURES if re.match("points of the .* city", f.name)]
    assert marked(points[1:]) == reconstructed


# Actions -----------------------------------------------------------------------------------------


@rule("princes", "16")
@languages
def test_all_actions_are_listed_in_their_order(lang: str) -> None:
    listed = 0
    for notations, number, _ in table(lang, 16, 3):
        known = ACTIONS.texts[listed : listed + int(number)]
        written = re.findall(r"`([^`]+)`", notations)
        assert written == known[: len(written)] or written == [known[0], known[-1]]
        listed += int(number)
    assert listed == len(ACTIONS.texts) == 266
    assert "266" in section(lang, 16)
