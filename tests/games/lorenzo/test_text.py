"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.verbs import ACTIONS
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
from bottega.kernel.state import Action, Event, Frame
from bottega.text.voice import LANGUAGES, Voice
from tests.games import sayings
from tests.games.lorenzo.table import Board, Table, lay
from tests.games.sayings import NAMES, EverySaying

VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}


class TestSayings(EverySaying):
    game = GAME
    table = Table
    shown: ClassVar = [
        *GAME.card_domains(),
        *(SOURCE, GOOD, TYPE, KIND, THING, SPACE, MEMBER, DIE, PRIVILEGE, COST, MATERIAL, CHOICE),
        SUPPORT,
    ]
    questions = 21
    silent: ClassVar = ["card laid", "leader dealt", "gained"]
    hidden: ClassVar = [LEADER]
    missing: ClassVar = ["third", "fourth"]
    english = re.compile(
        r"\b(coins?|wood|stones?|servants?|faith|points?|towers?|floor|white|black|orange|harvest"
        r"|production|palace|hidden|nothing|privileges?|leaders|cards?|territory|building|venture)\b",
        re.IGNORECASE,
    )


def event(key: str, **details: Any) -> Event:
    return sayings.event(GAME, key, **details)


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
