"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.cards.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.rules.verbs import ACTIONS
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.games.lorenzo.table.words import (
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
from bottega.text.catalogue import dashed
from bottega.text.voice import Voice
from tests.games import sayings
from tests.games.lorenzo.table import Board, Table, lay, report
from tests.games.sayings import NAMES, EverySaying
from tests.languages import LANGUAGES, languages
from tests.rulebook import rule

VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}


class TestSayings(EverySaying):
    game = GAME
    table = Table
    shown: ClassVar = [
        *GAME.show.card_domains(),
        *(SOURCE, GOOD, TYPE, KIND, THING, SPACE, MEMBER, DIE, PRIVILEGE, COST, MATERIAL, CHOICE),
        SUPPORT,
    ]
    questions = 22
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
            "Activate Lorenzo de’ Medici (as Sandro Botticelli)",
            "Attiva Lorenzo de’ Medici (come Sandro Botticelli)",
        ),
        (["member white"], "space character 1", "Hero for 4 coins", "Eroe per 4 monete"),
        (["member white"], "space market 1", "Market: 5 coins", "Mercato: 5 monete"),
        (
            ["member white"],
            "space venture 2",
            "Support to the Cardinal for 3 coins, 2 wood and 2 stone or 4 Military Points",
            "Sostegno al Cardinale per 3 monete, 2 legni e 2 pietre o 4 Punti Militari",
        ),
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
    ("goods", "cards", "space", "expected"),
    [
        ("9 military", "", "venture 2", "Support to the Cardinal for 4 Military Points"),
        (
            "2 wood, 2 stone, 3 coin, 6 military",
            "",
            "venture 2",
            "Support to the Cardinal for 3 coins, 2 wood and 2 stone",
        ),
        ("3 coin", "", "territory 1", "Gold Mine for 3 coins (occupied tower)"),
        ("7 coin", "", "character 1", "Hero for 4 coins, plus 3 coins"),
        ("1 wood", "stonemason", "building 1", "Barracks for 1 wood"),
        ("1 wood, 1 stone", "stonemason", "building 1", "Barracks for 1 wood and 1 stone"),
        ("2 wood", "stonemason", "building 2", "Treasury for 2 wood"),
    ],
)
def test_labels_of_cards_say_what_will_be_paid(
    goods: str, cards: str, space: str, expected: str
) -> None:
    floors = FLOORS | {"territory 1": "gold mine", "building 2": "treasury"}
    spaces = {"territory 3": "2 white", "character 3": "2 black"}
    table = lay(Board(goods=goods, cards=cards), Board(), floors=floors, spaces=spaces)
    assert label("en", table.do("member white").state, f"space {space}") == expected


def test_an_exchange_shows_what_an_excommunication_leaves() -> None:
    board = Board(goods="9 wood", cards="carpenters shop", tiles="I-2")
    table = lay(board, Board(), round=4).place("white", "production")
    assert label("en", table.state, "exchange first") == "Carpenter’s Shop: 1 wood → 2 coins"


@pytest.mark.parametrize(
    ("round", "played", "answer", "expected"),
    [
        (4, "", "yes", "Support the Church: 5 VP, faith back to 0"),
        (4, "sisto iv", "yes", "Support the Church: 10 VP, faith back to 0"),
        (4, "", "no", "No support: suffer II-1 (territories −4)"),
        (6, "sisto iv", "no", "No support: 5 VP, but suffer III-1 (no points for characters)"),
    ],
)
def test_labels_before_the_church(round: int, played: str, answer: str, expected: str) -> None:
    table = report(Board(goods="5 faith", played=played), Board(), round=round)
    assert label("en", table.state, f"support {answer}") == expected


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
            "Bruno prende «Foresta».",
        ),
        (
            event("gained", seat=2, goods={"coin": 1, "wood": 2}),
            "Bruno receives 1 coin and 2 wood.",
            "Bruno riceve 1 moneta e 2 legni.",
        ),
        (event("gained", seat=2, goods={}), "", ""),
        (
            event("exchanged", seat=1, card="chapel", choice="first", paid={"coin": 1}),
            "Anna exchanges 1 coin (Chapel).",
            "Anna scambia 1 moneta («Cappella»).",
        ),
        (
            event("bonus used", seat=1, source="abbess", floor="building 2", servants=0),
            "Anna uses the action of Abbess. Building tower, floor 2.",
            "Anna usa l’azione di «Badessa». Torre degli Edifici, piano 2.",
        ),
        (
            event("leader drafted", seat=1, leader="?"),
            "Anna keeps a Leader.",
            "Anna tiene una Carta Leader.",
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
    found = dict(GAME.show.refusals(table.state, table.question().frame))
    assert VOICES["en"].sentence(found[space]) == expected


@pytest.mark.parametrize(
    ("leader", "goods", "expected"),
    [
        ("santa rita", "", "Requires 8 Faith Points"),
        ("sigismondo malatesta", "3 faith", "Requires 7 Military Points"),
        ("sigismondo malatesta", "7 military", "Requires 3 Faith Points"),
        ("lorenzo de medici", "34 vp", "Requires 35 Victory Points"),
        ("lorenzo de medici", "35 vp", "No opponent has a Leader in play"),
    ],
)
def test_why_a_leader_cannot_be_played(leader: str, goods: str, expected: str) -> None:
    table = lay(Board(goods=goods, leaders=leader), Board())
    found = GAME.show.refusals(table.state, table.question().frame)
    assert [(x, VOICES["en"].sentence(y)) for x, y in found] == [(leader, expected)]


def test_what_is_lacking_is_reckoned_with_the_stonemason() -> None:
    table = lay(
        Board(goods="1 wood", cards="stonemason"), Board(), floors={"building 1": "treasury"}
    )
    found = dict(GAME.show.refusals(table.state, table.do("member white").question().frame))
    assert VOICES["en"].sentence(found["building 1"]) == "You lack 1 wood"


@pytest.mark.parametrize("name", ["marble pit", "Cava di Marmo", " CAVA DI MARMO "])
def test_a_card_is_found_by_its_name_in_notation_and_in_the_readers_language(name: str) -> None:
    assert VOICES["it"].find_card(name)[0] == "Cava di Marmo"
    assert VOICES["en"].find_card("Cava di Marmo") == []


@pytest.mark.parametrize(
    ("board", "value"),
    [
        (Board(played="federico da montefeltro"), 6),
        (Board(played="federico da montefeltro", tiles="I-7"), 5),
        (Board(played="federico da montefeltro, lucrezia borgia"), 8),
        (Board(played="federico da montefeltro, lucrezia borgia", tiles="I-7"), 7),
        (Board(played="federico da montefeltro, ludovico il moro"), 6),
    ],
    ids=["alone", "I-7", "Lucrezia", "both", "Moro"],
)
@rule("lorenzo", "A10")
def test_federico_says_what_the_member_will_really_be_worth(board: Board, value: int) -> None:
    table = lay(board, Board(), dice="1 2 3", round=6).do("activate federico da montefeltro")
    asked = table.question().frame
    assert {lang: VOICES[lang].ask(table.state, asked) for lang in ("en", "it")} == {
        "en": f"Federico da Montefeltro: which member is worth {value} in this round?",
        "it": f"Federico da Montefeltro: quale familiare vale {value} in questo round?",
    }
    for member, english, italian in (
        ("white", "White member", "Familiare bianco"),
        ("black", "Black member", "Familiare nero"),
        ("orange", "Orange member", "Familiare arancione"),
    ):
        assert label("en", table.state, f"member {member}") == f"{english}, value {value}"
        assert label("it", table.state, f"member {member}") == f"{italian}, valore {value}"
        action = ACTIONS.parse(f"member {member}")
        facts = GAME.show.details(table.state, table.question().frame, action)
        assert [fact.domain.write(fact.value) for fact in facts] == [value, "none"]  # no space
    # It is then worth what was promised.
    assert (
        GAME.show.derived(table.do("member white").state)["players"][0]["members"]["white"] == value
    )


def test_what_federico_did_is_told_as_a_die_that_another_power_may_change() -> None:
    told = event("strengthened", seat=1, member="white")
    assert (
        VOICES["en"].event(told) == "Anna: the die of the white member counts as 6 in this round."
    )
    assert VOICES["it"].event(told) == (
        "Anna: il dado del familiare bianco vale 6 in questo round."
    )


def test_frames_know_their_words() -> None:
    frame: Frame = GAME.read_frame({"step": "choose space", "seat": 1, "member": "black"}, 0, 2)
    t = GAME.new(2)
    assert VOICES["en"].ask(t, frame) == "Where do you place your black member?"
    assert VOICES["it"].ask(t, frame) == "Dove piazzi il familiare nero?"


@pytest.mark.parametrize(
    ("goods", "expected"),
    [
        ("", "None of your members can be placed anywhere. Your turn ends."),
        (
            "1 servant",
            "You need not make up the turn you skipped. Nobody is placed, and your turn ends.",
        ),
    ],
    ids=["nobody can be placed", "the neutral member can"],
)
@rule("lorenzo", "A21")
def test_whether_a_placement_is_lost_or_left_is_said(goods: str, expected: str) -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange"}
    board = Board(goods=goods, leaders="santa rita", tiles="II-7")
    table = lay(board, Board(), spaces=spaces, round=6, step="make up")
    asked = table.question().frame
    assert VOICES["en"].explain(table.state, asked, ACTIONS.parse("lose placement")) == expected
    found = dict(GAME.show.refusals(table.state, asked))
    assert VOICES["en"].sentence(found["santa rita"]) == "Requires 8 Faith Points"


AWAY = {"market 1": "1 white", "territory 3": "1 black", "palace": "1 orange"}


def test_where_a_member_must_go_is_said_with_its_price() -> None:
    """A neutral member of 0 with the Warlord's 2, in an occupied tower: its lowest floor."""
    board = Board(goods="3 coin", cards="warlord", leaders="santa rita")
    table = lay(board, Board(), floors={"territory 1": "gravel pit"}, spaces=AWAY)
    asked, neutral = table.question().frame, ACTIONS.parse("member neutral")
    assert VOICES["en"].action(table.state, asked, neutral) == (
        "Neutral member, value 0: Gravel Pit for 3 coins (occupied tower)"
    )
    assert VOICES["en"].ask(table.state, asked) == "Your turn: which member do you place?"
    refused = dict(GAME.show.refusals(table.state, asked))
    assert (
        VOICES["en"].sentence(refused["market 2"])
        == "Needs the value 1; with all your servants you reach 0"
    )


def test_who_can_place_nobody_is_not_asked_whom() -> None:
    table = lay(Board(leaders="santa rita"), Board(), spaces=AWAY)
    assert VOICES["en"].ask(table.state, table.question().frame) == (
        "Your turn, but none of your members can be placed."
    )


@languages
def test_a_reading_that_a_table_chooses_is_explained(lang: str) -> None:
    for option in GAME.rulings:
        message = f"option-{dashed(option)}"
        explained = VOICES[lang].format(message, {}, "help")
        assert explained is not None
        assert explained.endswith(".")
        assert explained != VOICES[lang].say(message)
