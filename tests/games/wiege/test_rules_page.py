"""The rules pages are complete, agree with the cards, and no rule goes without a test."""

from __future__ import annotations

from typing import ClassVar

from bottega.games.wiege import GAME
from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.table.words import COLOUR, GROUP, SYMBOL
from bottega.kernel.words import Domain
from bottega.text.rules_page import rules_page
from bottega.text.voice import Voice
from tests.games.rules_pages import EveryRulesPage, one_to_one, rows, section
from tests.games.wiege.test_cards import CHARACTERS, CULTURES, EVENTS
from tests.games.wiege.test_vocabulary import SIZES
from tests.languages import languages


class TestRulesPage(EveryRulesPage):
    key = "wiege"
    sections = 19
    rulings: ClassVar = [f"A{number}" for number in range(1, 29)]
    rulings_section = 17
    authors: ClassVar = ["Hanno Kuhn", "Wilfried Kuhn"]
    untested: ClassVar = {"17"}  # the rulings are section 17


def table(lang: str, number: int) -> dict[str, list[str]]:
    """The rows of the tables of a section by their first cell."""
    return {cells[0]: cells[1:] for cells in rows(section("wiege", lang, number))}


def word(lang: str, domain: Domain, name: str) -> str:
    return str(Voice(lang, GAME).word(domain, domain.values[name]))


def words(lang: str, domain: Domain, names: list[str]) -> str:
    return ", ".join(word(lang, domain, name) for name in names)


def sources(lang: str) -> dict[str, str]:
    """What the last column says of every card: what of it is reconstructed."""
    shelf = table(lang, 1)
    cards = [card for kind in (EVENTS, CULTURES, CHARACTERS) for card, *_ in kind]
    return {card: shelf[card][-1] for card in cards}


@languages
def test_every_event_stands_in_its_table(lang: str) -> None:
    shelf = table(lang, 1)
    colours = {"b": word(lang, COLOUR, "blue"), "r": word(lang, COLOUR, "red")}
    for event, group, year, symbols, spaces, roads in EVENTS:
        assert shelf[event][:-1] == [
            str(year),
            word(lang, EVENT, event),
            word(lang, GROUP, group),
            words(lang, SYMBOL, symbols.split()),
            " ".join(colours[sign] for sign in spaces),
            " ".join(f"{road[0]}–{road[1]}" for road in roads.split()),
        ]


@languages
def test_every_culture_card_stands_in_its_table(lang: str) -> None:
    shelf = table(lang, 1)
    for card, symbols, mark in CULTURES:
        assert shelf[card][:2] == [
            word(lang, CARD, card),
            words(lang, SYMBOL, symbols.split("/")),
        ]
        if mark in COLOUR.names:
            assert shelf[card][2] == word(lang, COLOUR, mark)
    assert one_to_one((mark for *_, mark in CULTURES), (shelf[card][2] for card, *_ in CULTURES))


@languages
def test_every_character_stands_in_its_table(lang: str) -> None:
    shelf = table(lang, 1)
    for card, value, symbol in CHARACTERS:
        assert shelf[card][:2] == [word(lang, CARD, card), str(value)]
        if symbol in SYMBOL.names:
            assert shelf[card][2] == word(lang, SYMBOL, symbol)
    shown = [shelf[card][2] for card, *_ in CHARACTERS]
    assert one_to_one((symbol for *_, symbol in CHARACTERS), shown)


@languages
def test_pages_mark_of_every_card_what_is_reconstructed(lang: str) -> None:
    for card, said in sources(lang).items():
        assert ("†" in said) == (card not in ("P26", "P27"))


@languages
def test_every_language_names_the_same_sources(lang: str) -> None:
    assert one_to_one(sources("en").values(), sources(lang).values())


@languages
def test_every_action_stands_in_the_list(lang: str) -> None:
    listed = rows(section("wiege", lang, 18))[1:]
    texts = [cells[1].strip("`") for cells in listed[:-1]]
    verbs = [GAME.actions.verb(GAME.actions.parse(text)).key for text in texts]
    assert dict(zip(verbs, (int(cells[2]) for cells in listed[:-1]), strict=True)) == SIZES
    assert listed[-1][2] == str(sum(SIZES.values()))


@languages
def test_the_page_is_shown_in_the_game(lang: str) -> None:
    assert rules_page(GAME, lang).startswith("# Die Wiege der Renaissance")
