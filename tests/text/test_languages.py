"""Languages are found by their catalogues."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from bottega.kernel.words import Unreadable
from bottega.text.languages import closest, languages
from bottega.text.voice import check_language, spoken


def test_there_are_english_german_and_italian() -> None:
    assert languages() == ("en", "de", "it")


def test_languages_are_listed_with_what_they_call_themselves() -> None:
    assert spoken() == "en (English), de (Deutsch), it (Italiano)"


@pytest.mark.parametrize("lang", ["", "fr", "EN", "en_GB", "../en", "rules"])
def test_an_unknown_language_is_refused_with_those_there_are(lang: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        check_language(lang)
    assert str(refusal.value) == f"there is no language {lang!r}; there is: {spoken()}"


@pytest.mark.parametrize(
    ("tag", "meant"),
    [
        ("de_AT.UTF-8", "de"),
        ("de-CH", "de"),
        ("DE", "de"),
        ("it_IT@euro", "it"),
        ("it", "it"),
        ("en_GB.ISO8859-1", "en"),
        ("fr_FR.UTF-8", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("item", None),
        ("deu", None),
        ("", None),
    ],
)
def test_the_language_of_a_system_is_found_by_its_code(tag: str, meant: str | None) -> None:
    assert closest(tag) == meant


def test_a_catalogue_is_all_a_language_needs(tmp_path: Path) -> None:
    """Whatever it has no words for, games and terminal say in English."""
    copy = tmp_path / "bottega"
    shutil.copytree(Path(bottega.__file__).parent, copy, ignore=shutil.ignore_patterns("static"))
    english = (copy / "text" / "en.ftl").read_text(encoding="utf-8")
    french = english.replace("= English", "= Français").replace("Seat {", "Place {")
    (copy / "text" / "fr.ftl").write_text(french, encoding="utf-8")
    program = """
import bottega, bottega.cli.app
from bottega.text.voice import Voice, spoken
print(bottega.__file__)
print(spoken())
voice = Voice(bottega.cli.app.language(None), bottega.game("masters"))
print(voice.word_of_seat(1), voice.title(), sep=", ")
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "fr_CA.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.splitlines() == [
        str(copy / "__init__.py"),
        "en (English), de (Deutsch), fr (Français), it (Italiano)",
        "Place 2, Masters of Renaissance",
    ]
