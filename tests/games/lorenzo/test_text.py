"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.news import EVENTS
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.verbs import ACTIONS, CHANCE
from bottega.games.lorenzo.words import (
    CHOICE,
    COST,
    DIE,
    GOOD,
    KIND,
    MATERIAL,
    MEMBER,
    PRIVILEGE,
    SPACE,
    SUPPORT,
    THING,
    TYPE,
)
from bottega.kernel.game import Step
from bottega.kernel.shape import Counts, Named
from bottega.kernel.state import EVERYONE, HIDDEN, NONE, Action, Event, Frame
from bottega.kernel.words import Domain
from bottega.text.voice import LANGUAGES, Voice, dashed
from tests.games.lorenzo.table import Board, Table, lay, wander

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}
SHOWN = [*GAME.card_domains(), SOURCE, GOOD, TYPE, KIND, THING, SPACE, MEMBER, DIE, PRIVILEGE]
SHOWN += [COST, MATERIAL, CHOICE, SUPPORT]
ASKING = [i for i, step in enumerate(GAME.steps) if type(step).options is not Step.options]
SILENT = ["card laid", "leader dealt", "gained"]
"""Events that are not always worth a line."""

IN_ENGLISH_ONLY = re.compile(
    r"\b(coins?|wood|stones?|servants?|faith|points?|towers?|floor|white|black|orange|harvest"
    r"|production|palace|hidden|nothing|privileges?|leaders|cards?|territory|building|venture)\b",
    re.IGNORECASE,
)
KEY = re.compile(r"\b[a-z]+-(?:[a-z0-9]+-)*[A-Za-z0-9_]+\b")
"""A name of a message, which nobody should ever read."""

languages = pytest.mark.parametrize("lang", LANGUAGES)


def check(text: str, lang: str) -> None:
    """Nothing of a message's machinery is left in a sentence, and no other language."""
    assert text, "nothing was said"
    assert text == " ".join(text.split()), f"stray spaces in {text!r}"
    assert not re.search(r"[{}$?]", text.rstrip("?").replace("? ", " ")), text
    assert not KEY.search(text), text
    if lang != "en":
        assert not IN_ENGLISH_ONLY.search(text), text


def messages(lang: str) -> dict[str, list[str]]:
    """Every message of the catalogue with its attributes."""
    text = (files("bottega.games.lorenzo") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
            found[entry.id.name] = [attribute.id.name for attribute in entry.attributes]
    return found


@languages
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert messages(lang) == messages("en")


@languages
def test_titles_and_options_are_there(lang: str) -> None:
    said = ["game lorenzo", "about lorenzo", "option mode"]
    said += [f"option mode {value}" for value in GAME.table_options["mode"]]
    for message in said:
        assert VOICES[lang].has(message), message


@languages
def test_every_verb_has_its_label_and_every_choice_its_help(lang: str) -> None:
    catalogue = messages(lang)
    for verb in [*ACTIONS.verbs, *CHANCE.verbs]:
        assert f"action-{dashed(verb.key)}" in catalogue
    for verb in ACTIONS.verbs:
        assert catalogue[f"action-{dashed(verb.key)}"] == ["help"]


@languages
def test_every_step_that_asks_has_its_question(lang: str) -> None:
    assert len(ASKING) == 21
    for number in ASKING:
        assert VOICES[lang].has(f"ask {GAME.steps[number].key}")


@languages
def test_every_line_of_the_score_has_its_name(lang: str) -> None:
    for key, _ in GAME.breakdown(lay(Board(), Board()).state, 0):
        check(VOICES[lang].say(f"score {key}"), lang)
        assert VOICES[lang].has(f"score {key}"), key


@languages
@pytest.mark.parametrize("domain", SHOWN, ids=lambda domain: domain.key)
def test_every_name_that_is_shown_has_its_word(lang: str, domain: Domain) -> None:
    for value, name in enumerate(domain.names):
        assert VOICES[lang].has(f"{domain.key} {name}"), name
        for amount in (1, 2, 5):
            check(str(VOICES[lang].word(domain, value, amount)), lang)


@languages
@pytest.mark.parametrize("domain", GAME.card_domains(), ids=lambda domain: domain.key)
def test_every_card_can_be_read(lang: str, domain: Domain) -> None:
    for value in range(domain.size):
        sentences = GAME.describe(domain.key, value)
        assert len(sentences) > 1
        for sentence in sentences:
            assert VOICES[lang].has(sentence.message), sentence.message
        for line in VOICES[lang].card(domain, value):
            check(line, lang)


# Everything that can be said -------------------------------------------------------------------


def samples(named: Named) -> Iterator[tuple[int, ...]]:
    """Details of an event or subjects of a frame: the least, the most, and what is hidden."""
    parts: list[list[tuple[int, ...]]] = []
    for name, part in named.parts.items():
        if isinstance(part, Counts):
            none = (0,) * part.width
            parts.append([none, (1, *none[1:]), (1, 2, *none[2:]), (3,) * part.width])
        else:
            values = sorted({0, 1, 2, part.size - 1} & set(range(part.size)))
            more = [HIDDEN] if part is LEADER else []
            if name in ("third", "fourth") and part.key == "seat":
                more, values = [NONE], [2]
            if len(named.parts) > 6:  # a long frame: its choices are all alike
                values = values[:1]
            parts.append([(value,) for value in [*values, *more]])
    for chosen in product(*parts):
        yield tuple(value for values in chosen for value in values)


@languages
@pytest.mark.parametrize("number", range(len(EVENTS)), ids=lambda number: EVENTS[number].key)
def test_every_event_is_told(lang: str, number: int) -> None:
    for details in samples(EVENTS[number].details):
        line = VOICES[lang].event((number, EVERYONE, *details))
        if line or EVENTS[number].key not in SILENT:
            check(line, lang)
            assert line[0].isupper() or line[0].isdigit()
            assert line.endswith(".")


@languages
@pytest.mark.parametrize("number", ASKING, ids=lambda number: GAME.steps[number].key)
def test_every_question_is_put(lang: str, number: int) -> None:
    for subject in samples(GAME.steps[number].subject):
        question = VOICES[lang].ask((number, 0, *subject))
        check(question, lang)
        assert question[0].isupper() or question[0].isdigit()
        assert question[-1] in "?.)"


@languages
@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (3, "basic"), (4, "advanced")])
def test_random_games_can_be_told_from_beginning_to_end(lang: str, seats: int, mode: str) -> None:
    voice = Voice(lang, GAME, NAMES[:seats])

    def say(message: str, **arguments: Any) -> str:
        assert voice.has(message), message
        return voice.say(message, **arguments)

    for i, table in enumerate(wander(seats, seats, mode)):
        for question in GAME.decisions(table.state):
            check(voice.ask(question.frame), lang)
            for action in question.options:
                label = voice.action(table.state, question.frame, action)
                check(label, lang)
                assert len(label) <= 100
                explanation = voice.explain(table.state, question.frame, action)
                assert (explanation is None) == (question.seat < 0)
                if explanation is not None:
                    check(explanation, lang)
                    assert explanation.endswith(".")
            for thing, reason in GAME.refusals(table.state, question.frame):
                assert thing
                assert voice.has(reason.message), reason.message
                check(voice.sentence(reason), lang)
        if i % 40 == 0:
            for seat in [*range(seats), None]:
                assert GAME.draw(GAME.redact(table.state, seat), seat, NAMES, say)
    lines = [voice.event(told) for told in table.state.events or []]
    for line in filter(None, lines):
        check(line, lang)
    assert lines[-1]


# How it reads ----------------------------------------------------------------------------------

FLOORS = {"character 1": "hero", "venture 2": "support to the cardinal", "building 1": "barracks"}


def rich_table(**more: Any) -> Table:
    board = Board(
        goods="9 coin, 9 wood, 9 stone, 9 servant, 9 military, 5 faith",
        cards="stonemason, treasury",
        played="leonardo da vinci, lorenzo de medici",
        copied="sandro botticelli",
    )
    return lay(board, Board(played="sandro botticelli"), floors=FLOORS, **more)


def label(lang: str, state: Lorenzo, notation: str) -> str:
    question = GAME.decision(state)
    assert question is not None
    action: Action = ACTIONS.parse(notation)
    assert action in question.options
    return VOICES[lang].action(state, question.frame, action)


@pytest.mark.parametrize(
    ("before", "notation", "english", "italian"),
    [
        ([], "member white", "White member, value 6", "Familiare bianco, valore 6"),
        (
            [],
            "activate leonardo da vinci",
            "Activate Leonardo da Vinci",
            "Attiva Leonardo da Vinci",
        ),
        (
            [],
            "activate lorenzo de medici",
            "Activate Lorenzo de' Medici (as Sandro Botticelli)",
            "Attiva Lorenzo de' Medici (come Sandro Botticelli)",
        ),
        (["member white"], "space character 1", "Hero for 4 coins", "Eroe per 4 monete"),
        (["member white"], "space market 1", "Market: 5 coins", "Mercato: 5 monete"),
        (
            ["member white", "space harvest"],
            "servants 1",
            "1 servant: value 7",
            "1 servitore: valore 7",
        ),
        (
            ["member white", "space venture 2", "servants 0"],
            "cost military",
            "Pay 4 Military Points",
            "Paga 4 Punti Militari",
        ),
        (
            ["member white", "space venture 2", "servants 0"],
            "cost resources",
            "Pay 3 coins, 2 wood and 2 stone",
            "Paga 3 monete, 2 legni e 2 pietre",
        ),
        (
            ["member white", "space building 1", "servants 0"],
            "discount stone",
            "1 stone less",
            "1 pietra in meno",
        ),
        (
            ["member white", "space production", "servants 0"],
            "exchange second",
            "Treasury: 2 coins → 5 Victory Points",
            "Tesoreria: 2 monete → 5 Punti Vittoria",
        ),
        (
            ["member white", "space palace", "servants 0"],
            "privilege materials",
            "1 wood and 1 stone",
            "1 legno e 1 pietra",
        ),
    ],
)
def test_labels(before: list[str], notation: str, english: str, italian: str) -> None:
    state = rich_table().do(*before).state
    assert [label(lang, state, notation) for lang in ("en", "it")] == [english, italian]


def event(key: str, **details: Any) -> Event:
    """Something that happened, as a program reads it."""
    number = [kind.key for kind in EVENTS].index(key)
    values: tuple[int, ...] = EVENTS[number].details.read(details, key)
    return (number, EVERYONE, *values)


@pytest.mark.parametrize(
    ("told", "english", "italian"),
    [
        (
            event("placed", seat=1, member="white", space="venture 4", servants=1),
            "Anna places the white member with 1 servant. Venture tower, floor 4.",
            "Anna piazza il familiare bianco con 1 servitore. Torre delle Imprese, piano 4.",
        ),
        (
            event("card taken", seat=2, card="forest", cost={}),
            "Bruno takes Forest.",
            "Bruno prende Foresta.",
        ),
        (
            event("gained", seat=2, goods={"coin": 1, "wood": 2}),
            "Bruno receives 1 coin and 2 wood.",
            "Bruno riceve 1 moneta e 2 legni.",
        ),
        (event("gained", seat=2, goods={}), "", ""),
        (
            event("leader drafted", seat=1, leader="?"),
            "Anna keeps a Leader.",
            "Anna tiene una carta Leader.",
        ),
        (
            event("order changed", first=2, second=1, third="nature", fourth="nature"),
            "New turn order: Bruno, Anna.",
            "Nuovo Ordine di Turno: Bruno, Anna.",
        ),
    ],
)
def test_lines_of_the_log(told: Event, english: str, italian: str) -> None:
    assert [VOICES[lang].event(told) for lang in ("en", "it")] == [english, italian]


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("territory 3", "Needs the value 5; with all your servants you reach 4"),
        ("territory 1", "Needs 3 Military Points"),
        ("character 1", "You lack 2 coins"),
        ("building 1", "A coloured member of yours is here already"),
        ("venture 1", "Needs 6 Military Points"),
        ("harvest", "A member stands here already"),
        ("large harvest", "This space is for more players"),
        ("market 3", "This space is for more players"),
    ],
)
def test_why_a_space_is_refused(space: str, expected: str) -> None:
    floors = {"territory 1": "gold mine", "territory 3": "estate", "character 1": "hero"}
    floors |= {"building 1": "barracks", "venture 1": "support to the king"}
    board = Board(goods="2 coin, 9 wood, 9 stone", cards="woods, village")
    spaces = {"harvest": "2 white", "building 2": "1 black"}
    table = lay(board, Board(), floors=floors, spaces=spaces, dice="4 1 1").do("member white")
    found = dict(GAME.refusals(table.state, table.question().frame))
    assert VOICES["en"].sentence(found[space]) == expected


def test_why_a_leader_cannot_be_played() -> None:
    table = lay(Board(leaders="santa rita"), Board())
    found = GAME.refusals(table.state, table.question().frame)
    assert [(x, VOICES["en"].sentence(y)) for x, y in found] == [
        ("santa rita", "Requires 8 Faith Points")
    ]


def test_frames_know_their_words() -> None:
    frame: Frame = GAME.read_frame({"step": "choose space", "seat": 1, "member": "black"}, 0, 2)
    assert VOICES["en"].ask(frame) == "Where do you place your black member?"
    assert VOICES["it"].ask(frame) == "Dove piazzi il familiare nero?"
