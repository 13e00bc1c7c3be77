"""The catalogues of all languages say the same things: nothing is missing, nothing is left over."""

from __future__ import annotations

import re

import pytest

from tests.catalogues import FOLDERS, ROOT, Parts, entries, messages, patterns
from tests.languages import LANGUAGES, languages

GAMES = ["lorenzo", "masters", "princes", "wiege"]
HOUSE, SHARED = "web/src/text", "src/bottega/text"

folders = pytest.mark.parametrize("folder", FOLDERS)
plainly = pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if not folder.startswith("src/bottega/games")]
)


def parts(folder: str, lang: str) -> dict[str, Parts]:
    """What every message and every attribute of a catalogue is made of."""
    return {
        f"{name}{attribute}": Parts(pattern)
        for name, entry in entries(folder, lang).items()
        for attribute, pattern in patterns(entry)
    }


def shown(name: str, found: dict[str, Parts]) -> set[str]:
    """The variables that can be read in a message, also in what it refers to."""
    part = found[name]
    said = [shown(other, found) for other in part.references if other in found]
    return things(part.shown).union(*said)


def used(name: str, found: dict[str, Parts]) -> set[str]:
    """Those, and the ones it selects on."""
    part = found[name]
    said = [used(other, found) for other in part.references if other in found]
    return things(part.shown | part.selected).union(*said)


def things(variables: set[str]) -> set[str]:
    """``$card`` and ``$card-key`` are the same thing, in words and to select on."""
    return {variable.removesuffix("-key") for variable in variables}


def test_all_catalogues_are_found() -> None:
    assert {HOUSE, SHARED, "src/bottega/cli/text"} <= set(FOLDERS)
    assert {f"src/bottega/games/{game}/text" for game in GAMES} <= set(FOLDERS)
    assert {f"web/src/games/{game}" for game in GAMES} <= set(FOLDERS)


@languages
@folders
def test_every_language_has_the_messages_of_english(folder: str, lang: str) -> None:
    assert messages(folder, lang) == messages(folder, "en")


@languages
@folders
def test_a_translation_leaves_out_nothing_that_english_shows(folder: str, lang: str) -> None:
    english, found = parts(folder, "en"), parts(folder, lang)
    lost = {name: shown(name, english) - used(name, found) for name in english if name in found}
    assert {name: variables for name, variables in lost.items() if variables} == {}


@languages
@plainly
def test_a_translation_asks_for_nothing_that_english_does_not(folder: str, lang: str) -> None:
    """A game gives more facts than English needs; what it gives is tried in its own tests."""
    english, found = parts(folder, "en"), parts(folder, lang)
    asked = {name: used(name, found) - used(name, english) for name in found if name in english}
    assert {name: variables for name, variables in asked.items() if variables} == {}


@languages
@folders
def test_what_a_message_refers_to_is_there(folder: str, lang: str) -> None:
    home = HOUSE if folder.startswith("web") else SHARED
    known = {*entries(folder, lang), *entries(home, lang)}
    for name, part in parts(folder, lang).items():
        assert part.references <= known, name


@languages
@folders
def test_apostrophes_and_quotation_marks_are_those_of_a_printer(folder: str, lang: str) -> None:
    texts = [text for part in parts(folder, lang).values() for text in part.texts]
    assert texts
    assert [text for text in texts if "'" in text or '"' in text] == []


@folders
def test_no_catalogue_is_in_a_language_without_shared_words(folder: str) -> None:
    assert {path.stem for path in (ROOT / folder).glob("*.ftl")} <= set(LANGUAGES)


def test_a_language_has_one_name_of_its_own_in_terminal_and_browser() -> None:
    names = [
        [
            re.findall("^language-name = (.+)$", text, re.MULTILINE)
            for text in [(ROOT / home / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
        ]
        for home in (SHARED, HOUSE)
    ]
    assert names[0] == names[1]
    assert all(len(name) == 1 for name in names[0])
    assert len({name for (name,) in names[0]}) == len(LANGUAGES)
