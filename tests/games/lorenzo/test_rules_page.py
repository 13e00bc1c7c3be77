"""The rules pages are complete, agree with the cards, and no rule goes without a test."""

from __future__ import annotations

import re
from typing import ClassVar

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.cards.cards import CARD, CARDS
from bottega.games.lorenzo.cards.leader_cards import LEADER, LEADERS
from bottega.games.lorenzo.cards.tiles import TILE
from bottega.text.voice import Voice
from tests.games.rules_pages import EveryRulesPage, rows, section
from tests.languages import languages


class TestRulesPage(EveryRulesPage):
    key = "lorenzo"
    sections = 16
    rulings: ClassVar = [f"A{number}" for number in range(1, 22)]
    rulings_section = 14
    authors: ClassVar = ["Gigli", "Brasini", "Luciani"]
    unpointed: ClassVar = {"A9"}  # what the tracks hold stands in section 1
    untested: ClassVar = {"14"}  # the rulings are section 14


def table(lang: str, number: int) -> dict[str, list[str]]:
    """The rows of the tables of a section by their first cell."""
    return {cells[0]: cells[1:] for cells in rows(section("lorenzo", lang, number))}


@languages
def test_every_card_stands_in_its_table_as_it_is_described(lang: str) -> None:
    voice = Voice(lang, GAME)
    shelf = table(lang, 6)
    for value, card in enumerate(CARDS):
        cells = shelf[str(voice.word(CARD, value))]
        assert cells[0] == str(card.period)
        shown = "; ".join(cells)
        for line in voice.card(CARD, value)[1:]:
            if not line.endswith(":"):
                figures = re.findall(r"\d+", line)
                assert all(figure in shown for figure in figures), (line, shown)


@languages
def test_every_leader_and_tile_stands_in_its_table(lang: str) -> None:
    voice = Voice(lang, GAME)
    leaders = table(lang, 11)
    for value in range(len(LEADERS)):
        ability = leaders[str(voice.word(LEADER, value))][1]
        assert voice.card(LEADER, value)[-1].casefold() in ability.casefold()
    tiles = table(lang, 12)
    for value in range(TILE.size):
        assert tiles[TILE.names[value]] == [voice.card(TILE, value)[1]]
