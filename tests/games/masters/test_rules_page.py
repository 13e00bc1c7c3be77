"""The rules pages are complete, agree with the cards, and no rule goes without a test."""

from __future__ import annotations

import re
from typing import ClassVar

from bottega.games.masters import GAME
from bottega.games.masters.cards.cards import CARD, DEVELOPMENTS, LEADER, LEADERS
from bottega.games.masters.rules.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE, TRACK_POINTS
from bottega.games.masters.rules.setup import STARTING_FAITH, STARTING_RESOURCES
from bottega.games.masters.rules.verbs import ACTIONS, CHANCE
from bottega.text.voice import Voice
from tests.games import rules_pages
from tests.games.rules_pages import EveryRulesPage, rows
from tests.languages import languages
from tests.rulebook import rule


class TestRulesPage(EveryRulesPage):
    key = "masters"
    sections = 16
    rulings: ClassVar = [f"R{number}" for number in range(1, 22)]
    rulings_section = 13
    authors: ClassVar = ["Luciani", "Mangone"]
    unpointed: ClassVar = {"R17", "R18", "R19", "R20"}


def section(lang: str, number: int) -> str:
    return rules_pages.section("masters", lang, number)


# Numbers of the rules ------------------------------------------------------------------------


@languages
def test_the_starting_bonus(lang: str) -> None:
    expected = [
        [str(seat + 1), str(STARTING_RESOURCES[seat]), str(STARTING_FAITH[seat])]
        for seat in range(4)
    ]
    assert rows(section(lang, 3))[1:] == expected


@languages
def test_the_sections_of_the_track(lang: str) -> None:
    found = [
        [int(n) for n in re.findall(r"\d+", " ".join(row))] for row in rows(section(lang, 10))[1:]
    ]
    assert found == [
        [i + 1, FIRST_SPACE[i], POPE_SPACE[i], POPE_SPACE[i], FAVOUR_POINTS[i]] for i in range(3)
    ]


@languages
def test_the_points_of_the_track(lang: str) -> None:
    spaces, points = rows(section(lang, 11))
    for space, worth in zip(spaces[1:], points[1:], strict=True):
        first, _, last = space.partition("–")
        reached = TRACK_POINTS[int(first) : int(last or first) + 1]
        assert set(reached) == {int(worth)}
    assert spaces[1].startswith("0")
    assert spaces[-1] == "24"


@languages
def test_the_table_of_development_cards(lang: str) -> None:
    voice = Voice(lang, GAME)
    expected = []
    for value, card in enumerate(DEVELOPMENTS):
        name, *lines = voice.card(CARD, value)
        _, cost, production = (line.split(": ", 1)[1] for line in lines)
        expected.append([name, card.id, str(card.points), cost, production])
    assert rows(section(lang, 7))[1:] == expected


@languages
def test_the_table_of_leaders(lang: str) -> None:
    voice = Voice(lang, GAME)
    expected = []
    for value, leader in enumerate(LEADERS):
        name, _, *needs, ability = voice.card(LEADER, value)
        named = [need.split(" ", 1)[1] for need in needs]
        required = named[0] if len(named) == 1 else voice.list([*named])
        expected.append([name, leader.id, required, ability, str(leader.points)])
    assert rows(section(lang, 9))[1:] == expected


@rule("masters", "15")
@languages
def test_the_ninety_actions_are_listed_with_their_numbers(lang: str) -> None:
    listed = 0
    for numbers, notations, _ in rows(section(lang, 15))[1:]:
        first, _, last = numbers.partition("–")
        known = ACTIONS.texts[int(first) : int(last or first) + 1]
        written = re.findall(r"`([^`]+)`", notations)
        assert int(first) == listed
        assert written == (known if len(written) == len(known) else [known[0], known[-1]])
        listed += len(known)
    assert listed == ACTIONS.size == 90


@languages
def test_notation_in_the_text_can_be_read(lang: str) -> None:
    chance = re.findall(r"`((?:turn|marble|deal|token) [^`]+)`", section(lang, 15))
    assert len(chance) == 5
    for notation in chance:
        CHANCE.parse(notation)
