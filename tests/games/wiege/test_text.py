"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from bottega.games.wiege import GAME
from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.rules.verbs import ACTIONS
from bottega.games.wiege.table.words import COLOUR, FROM, GROUP, MAN, STOPPED, SYMBOL
from bottega.kernel.state import Event, Frame
from bottega.text.catalogue import dashed
from bottega.text.voice import Voice
from tests.games import sayings
from tests.games.sayings import NAMES, EverySaying
from tests.games.wiege.table import Board, Table, acting, evaluating, lay
from tests.languages import LANGUAGES, languages

VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}


class TestSayings(EverySaying):
    game = GAME
    table = Table
    shown: ClassVar = [EVENT, CARD, SYMBOL, COLOUR, GROUP, MAN, FROM, STOPPED]
    questions = 19
    hidden: ClassVar = [CARD]
    missing: ClassVar = ["other", "position", "group", "named"]
    english = re.compile(
        r"\b(stones?|spaces?|blue|red|genius(es)?|cards?|columns?|culture|characters?|events?|deck"
        r"|hand|pile|science|architecture|finance|exploration|religion|hidden|nothing|reveals?)\b",
        re.IGNORECASE,
    )


def event(key: str, **details: Any) -> Event:
    return sayings.event(GAME, key, **details)


# How it reads ----------------------------------------------------------------------------------


def label(lang: str, table: Table, notation: str, attribute: str = "") -> str:
    question = table.question()
    action = ACTIONS.parse(notation)
    assert action in question.options
    voice = VOICES[lang]
    if attribute:
        return str(voice.explain(table.state, question.frame, action))
    return voice.action(table.state, question.frame, action)


DUEL = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
NAME = {"step": "name symbol", "seat": 2, "position": 1, "trigger": 1, "other": 2}


PAY = {"step": "pay stone", "seat": 2, "to": 1}
USE_UP = {"step": "use up", "seat": 1, "symbol": "science", "cards": 1}
KEEP = {"step": "keep from column", "seat": 1, "symbol": "science"}


def placing() -> Table:
    board = Board(columns="science: C01; architecture: C08")
    return lay(board, Board(), events="E03 / E01 / E12", pieces={1: "s2", 3: "s2"})


def test_before_an_evaluation_it_is_said_with_whom_it_is_and_how_it_stands() -> None:
    table = placing()
    compared = label("en", table, "stone on 1 space 2", "help")
    assert "compared with Bruno" in compared
    assert "at most 1 as it stands" in compared
    assert "Characters are compared with Bruno. You hold none that counts here." in label(
        "en", table, "genius on 3 space 2", "help"
    )


def test_whoever_has_to_move_a_piece_reads_which_one() -> None:
    table = lay(Board(), Board(won="6 of 1"), events="E01", pieces={1: "s1", 2: "g1"})
    table.do("lift from 2 space 1")
    question = table.question()
    asked = VOICES["en"].ask(table.state, question.frame)
    assert asked == "Where do you move your genius?"


@pytest.mark.parametrize(
    ("table", "notation", "english", "italian"),
    [
        (
            placing(),
            "stone on 2 space 2",
            "Union with the Copts: stone on space 2, red",
            "Unione con i Copti: pietra sullo spazio 2, rosso",
        ),
        (
            placing(),
            "stone on 1 space 2",
            "Constantinople falls: stone on space 2, the last blue one: culture evaluation",
            "Cade Costantinopoli: pietra sullo spazio 2, ultimo blu: valutazione Cultura",
        ),
        (
            placing(),
            "genius on 3 space 2",
            "Vasco da Gama reaches India: genius on space 2, the last red one: "
            "character evaluation",
            "Vasco da Gama raggiunge l’India: genio sullo spazio 2, ultimo rosso: "
            "valutazione Personaggi",
        ),
        (
            lay(Board(hand="C36"), Board(), display="P01 P02 P03 P04", agenda=acting()),
            "take 2",
            "Take Paracelsus",
            "Prendi «Paracelso»",
        ),
        (
            lay(Board(hand="C36"), Board(), agenda=acting()),
            "play culture science architecture",
            "Play Vitruvian studies",
            "Gioca «Studi su Vitruvio»",
        ),
        (
            lay(Board(hand="C36"), Board(), agenda=acting()),
            "stop",
            "End your card actions",
            "Basta azioni con le carte",
        ),
        (
            lay(
                Board(hand="P01"),
                Board(revealed="P26"),
                events="E12",
                agenda=evaluating(1, "red", DUEL),
            ),
            "reveal from hand 1 science",
            "Reveal Regiomontanus from hand: 1 against 3",
            "Rivela «Regiomontano» dalla mano: 1 contro 3",
        ),
        (
            lay(
                Board(columns="science: C01 C02"),
                Board(columns="religion: C29"),
                events="E03",
                agenda=evaluating(1, "blue", NAME | {"named": "science"}),
            ),
            "name religion",
            "Name religion: 1 against 2",
            "Nomina religione: 1 contro 2",
        ),
        (
            lay(Board(), Board(won="6 of 1"), events="E01", pieces={1: "s1", 2: "g1"}),
            "lift from 2 space 1",
            "The Medici palace is begun: lift the genius from space 1",
            "Si comincia Palazzo Medici: solleva il genio dallo spazio 1",
        ),
        (
            lay(
                Board(columns="science: C01"),
                Board(),
                Board(won="5 of 2"),
                events="E03",
                pieces={2: "s2 s2"},
                agenda=evaluating(1, "blue", PAY, USE_UP),
            ),
            "pay from 2 space 2",
            "Union with the Copts: pay the stone on space 2",
            "Unione con i Copti: paga la pietra sullo spazio 2",
        ),
        (
            lay(
                Board(columns="science: C01"),
                Board(won="1 of 1, 1 of 3"),
                Board(),
                events="E03",
                agenda=evaluating(1, "blue", PAY, USE_UP),
            ),
            "pay stone of 3",
            "Pay a stone of Carla’s",
            "Paga una pietra del colore di Carla",
        ),
        (
            lay(Board(columns="science: C07"), Board(), agenda=acting()),
            "rotate science",
            "Rotate University library",
            "Gira «Biblioteca universitaria»",
        ),
        (
            lay(
                Board(columns="science: C01 C04"),
                Board(),
                events="E03",
                agenda=evaluating(1, "blue", KEEP),
            ),
            "keep culture science red",
            "Keep Humanist academy",
            "Tieni «Accademia umanistica»",
        ),
        (
            lay(
                Board(revealed="P01 P16"),
                Board(),
                events="E12",
                agenda=evaluating(1, "red", {"step": "keep revealed", "seat": 1}),
            ),
            "keep character 2 science",
            "Take Johannes Gutenberg back",
            "Riprendi «Johannes Gutenberg»",
        ),
        (
            lay(Board(won="2 of 2"), Board(won="4 of 1"), Board(won="3 of 1")),
            "exchange with 2",
            "Exchange a stone with Bruno",
            "Scambia una pietra con Bruno",
        ),
    ],
)
def test_labels(table: Table, notation: str, english: str, italian: str) -> None:
    assert [label(lang, table, notation) for lang in ("en", "it")] == [english, italian]


def test_help_says_what_a_genius_brings() -> None:
    assert label("en", placing(), "genius on 2 space 1", "help") == (
        "You may take 2 cards of the display at once. Two card actions follow."
    )
    assert "no bonus" in label("en", placing(), "genius on 2 space 2", "help")


def test_help_says_why_a_genius_brings_nothing() -> None:
    board = Board(columns="science: C01")
    table = lay(board, Board(), events="E05", display="- - - -", rest=2)
    reasons = [label("en", table, f"genius on 1 space {space}", "help") for space in (1, 2)]
    assert [reason.split(". ")[1] for reason in reasons] == [
        "The display is empty, so there is no bonus.",
        "None of your columns shows a red genius mark on top, so there is no bonus.",
    ]


ALONE = {"seat": 1, "position": 1}


def test_help_says_what_is_collected_alone() -> None:
    table = lay(
        Board(columns="science: C01"),
        Board(),
        events="E03",
        agenda=evaluating(1, "blue", ALONE | {"step": "name alone"}),
    )
    assert label("en", table, "name science", "help").startswith("You collect as many stones")
    table = lay(
        Board(hand="P01"),
        Board(),
        events="E12",
        agenda=evaluating(1, "red", ALONE | {"step": "play alone"}),
    )
    help_text = label("it", table, "reveal from hand 1 science", "help")
    assert help_text.endswith("Poi la carta si scarta.")


def test_help_names_both_columns_a_joker_fits() -> None:
    board = Board(hand="C36", columns="science: C01; architecture: C08")
    table = lay(board, Board(), agenda=acting())
    assert label("en", table, "play culture science architecture", "help") == (
        "It fits two of your columns, science and architecture: you choose one of them."
    )


@pytest.mark.parametrize(
    ("reading", "alone", "english", "german"),
    [
        ("final", "no", "Your opponent may go on alone.", "darf allein weitermachen."),
        ("two passes", "no", "you may come in again.", "darfst du wieder einsteigen."),
        ("final", "yes", "so the scores are compared now.", "jetzt die Ergebnisse verglichen."),
        (
            "two passes",
            "yes",
            "so the scores are compared now.",
            "jetzt die Ergebnisse verglichen.",
        ),
    ],
)
def test_help_says_what_a_pass_means(reading: str, alone: str, english: str, german: str) -> None:
    agenda = evaluating(1, "red", DUEL | {"alone": alone})
    table = lay(Board(hand="P01"), Board(hand="P02"), events="E12", agenda=agenda, duel=reading)
    assert english in label("en", table, "stop", "help")
    assert german in label("de", table, "stop", "help")


@pytest.mark.parametrize(
    ("told", "english", "italian"),
    [
        (
            event("card drawn", seat=1, card="?"),
            "Anna draws a card.",
            "Anna pesca una carta.",
        ),
        (
            event(
                "evaluation began", position=1, history="E26", colour="red", seat=1, other="nature"
            ),
            "Character evaluation, The Sack of Rome: Anna alone.",
            "Valutazione Personaggi, «Il sacco di Roma»: solo Anna.",
        ),
        (
            event("paid", seat=2, to=1, owner=3, position="none", space="none"),
            "Bruno pays Anna a stone of Carla’s.",
            "Bruno paga a Anna una pietra del colore di Carla.",
        ),
        (
            event("pieces returned", seat=2, stones=2, geniuses=1),
            "Bruno takes 2 stones and the genius back.",
            "Bruno riprende 2 pietre e il genio.",
        ),
        (
            event("event uncovered", position=2, history="E26", height=1),
            "The Sack of Rome lies open again on position 2.",
            "Nella posizione 2 torna scoperto un evento: «Il sacco di Roma».",
        ),
        (event("won", seat=1, due=3, stones=0), "Anna gets no stones.", "Anna non riceve pietre."),
        (
            event("hand compared", seat=1, other="nature", cultures=1, score=4),
            "Anna: 1 culture card in hand, characters worth 4.",
            "Anna: 1 carta Cultura in mano, personaggi per 4.",
        ),
        (
            event("hand compared", seat=1, other=3, cultures=3, score=0),
            "Anna and Carla together: 3 culture cards in hand, characters worth 0.",
            "Anna e Carla insieme: 3 carte Cultura in mano, personaggi per 0.",
        ),
    ],
)
def test_lines_of_the_log(told: Event, english: str, italian: str) -> None:
    assert [VOICES[lang].event(told) for lang in ("en", "it")] == [english, italian]


@pytest.mark.parametrize(
    ("you", "english", "italian", "german"),
    [
        (
            1,
            "Bruno pays you a stone of Carla’s.",
            "Bruno ti paga una pietra del colore di Carla.",
            "Bruno zahlt dir einen Stein in der Farbe von Carla.",
        ),
        (
            2,
            "You pay Anna a stone of Carla’s.",
            "Paghi a Anna una pietra del colore di Carla.",
            "Du zahlst Anna einen Stein in der Farbe von Carla.",
        ),
        (
            3,
            "Bruno pays Anna a stone of yours.",
            "Bruno paga a Anna una pietra del tuo colore.",
            "Bruno zahlt Anna einen Stein in deiner Farbe.",
        ),
    ],
)
def test_whoever_reads_the_log_is_called_you(
    you: int, english: str, italian: str, german: str
) -> None:
    told = event("paid", seat=2, to=1, owner=3, position="none", space="none")
    said = [VOICES[lang].event(told, you - 1) for lang in ("en", "it", "de")]
    assert said == [english, italian, german]


# Why not ---------------------------------------------------------------------------------------


def refused(table: Table) -> dict[str, str]:
    found = GAME.show.refusals(table.state, table.question().frame)
    return {thing: VOICES["en"].sentence(reason) for thing, reason in found}


def test_why_a_piece_cannot_go_somewhere() -> None:
    table = lay(Board(), Board(), Board(), pieces={1: "s2 s3", 2: "s2"})
    assert refused(table) == {
        "position 1": "Two other players are on this event",
        "position 2 space 1": "A piece stands here already",
        "position 3": "This event lies between two other players",
    }
    table = lay(Board(), Board(), events="E05", pieces={1: "s2"})
    assert refused(table)["position 1 space 4"] == ("No road leads here from a space with a piece")


def test_why_a_partner_cannot_join() -> None:
    table = lay(*[Board()] * 4, teams=True, pieces={1: "s3"})
    assert refused(table)["position 1"] == "Your partner is on this central event"


def test_why_a_moved_piece_cannot_go_somewhere() -> None:
    table = lay(Board(), Board(won="6 of 1"), events="E01", pieces={1: "s1 s2", 2: "g1"})
    table.do("lift from 1 space 1")
    assert refused(table)["position 1 space 4"] == "No road leads here from a space with a piece"


def test_why_a_character_cannot_be_revealed() -> None:
    table = lay(Board(hand="P01 P04"), Board(), events="E12", agenda=evaluating(1, "red", DUEL))
    assert refused(table) == {
        "P04": "From hand only with a symbol of the event: science, finance and exploration"
    }


def test_why_nothing_can_be_drawn() -> None:
    table = lay(Board(), Board(), rest=2, agenda=acting())
    assert refused(table) == {"draw": "The deck is empty"}
    assert refused(lay(Board(), Board(), agenda=acting())) == {}


@languages
def test_what_a_table_decides_is_explained(lang: str) -> None:
    for option in GAME.rulings:
        explained = VOICES[lang].format(f"option-{dashed(option)}", {}, "help")
        assert explained is not None
        assert explained.endswith("?")


def test_questions() -> None:
    asked: Frame = sayings.frame(GAME, "name symbol", 2, **NAME_SUBJECT)
    t = GAME.new(2)
    assert VOICES["en"].ask(t, asked) == "Anna has named finance. Which symbol do you name?"
    assert VOICES["it"].ask(t, asked) == "Anna ha nominato finanza. Quale simbolo nomini?"


@pytest.mark.parametrize(("asked", "rival"), [(1, "Bruno"), (2, "Anna")])
def test_a_duel_is_with_the_other(asked: int, rival: str) -> None:
    frame: Frame = sayings.frame(GAME, "duel", asked, **DUEL_SUBJECT)
    t = GAME.new(2)
    assert VOICES["en"].ask(t, frame) == f"Duel with {rival}: do you reveal a character?"
    assert VOICES["it"].ask(t, frame) == f"Duello con {rival}: riveli un personaggio?"


NAME_SUBJECT: dict[str, Any] = {"position": 1, "trigger": 1, "other": 2, "named": "finance"}
DUEL_SUBJECT: dict[str, Any] = {"position": 1, "trigger": 1, "other": 2, "alone": "no"}


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "ends the game"), ("de", "beendet das Spiel"), ("it", "chiude la partita")],
)
def test_a_piece_that_triggers_the_last_evaluation_says_so(lang: str, words: str) -> None:
    for left in (0, 1):
        events = "E03 / E02 / E05"
        table = lay(Board(), Board(), events=events, left=left, pieces={1: "s2 -"})
        assert (words in label(lang, table, "stone on 1 space 2")) == (left == 0)


@pytest.mark.parametrize(
    ("lang", "alone"),
    [
        ("en", "Nobody else is here"),
        ("de", "Sonst ist niemand hier"),
        ("it", "Qui non c’è nessun altro"),
    ],
)
def test_whoever_would_be_alone_in_an_evaluation_reads_so(lang: str, alone: str) -> None:
    table = lay(Board(), Board(), events="E03 / E02 / E05", pieces={1: "s1 -"})
    assert alone in label(lang, table, "stone on 1 space 2", "help")


def test_a_revealed_character_is_told_with_what_the_side_comes_to_now() -> None:
    revealed = event("revealed", seat=1, source="pile", card="P26", score=3)
    assert VOICES["en"].event(revealed).endswith("from the pile: now 3.")
