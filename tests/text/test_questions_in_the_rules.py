"""Every question of every game leads to a paragraph of its rules page, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.kernel.record import read_record
from bottega.kernel.registry import find_game
from bottega.kernel.state import NATURE
from bottega.text.languages import languages
from bottega.text.rules_page import rules_page

GAMES = ["masters", "lorenzo", "princes", "wiege"]
KEPT = Path(__file__).parents[1] / "kept"


def paragraphs(text: str) -> set[str]:
    """What can be linked to: sections, their numbered items, and paragraphs that begin in bold."""
    found: set[str] = set()
    section, letters = "", 0
    for block in re.split(r"\n\s*\n", text):
        heading = re.match(r"## (\d+)\. ", block)
        if heading:
            section, letters = heading[1], 0
            found.add(section)
        elif block.startswith("**"):
            letters += 1
            found.add(f"{section}.{chr(ord('a') + letters - 1)}")
        found |= {f"{section}.{n}" for n in re.findall(r"^(\d+)[.)] ", block, re.M)}
    return found


@pytest.mark.parametrize("lang", list(languages()))
@pytest.mark.parametrize("key", GAMES)
def test_what_a_question_or_verb_names_stands_in_the_rules_page(key: str, lang: str) -> None:
    game = find_game(key)
    there = paragraphs(rules_page(game, lang))
    steps = {step.key: step.rule for step in game.steps if step.rule}
    verbs = {verb.key: verb.rule for verb in game.actions.verbs if verb.rule}
    assert {k: rule for k, rule in (steps | verbs).items() if rule not in there} == {}


@pytest.mark.parametrize("key", GAMES)
def test_every_question_that_somebody_is_asked_names_a_paragraph(key: str) -> None:
    asked: set[str] = set()
    for file in sorted(KEPT.glob(f"v*/{key}-*.record.json")):
        record = read_record(file.read_text(encoding="utf-8"))
        game, t = record.game, record.table()
        for seat, action in record.answers:
            for question in game.decisions(t):
                if question.seat != NATURE:
                    asked.add(game.steps[question.frame[0]].key)
            game.answer(t, seat, action)
    silent = {step.key for step in find_game(key).steps if not step.rule}
    assert asked & silent == set()
    assert len(asked) > 5
