"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.cards.cards import CARD, LEADER, TOKEN
from bottega.games.masters.rules.verbs import ACTIONS, CHANCE
from bottega.games.masters.table.words import (
    COLOUR,
    DECK,
    FAVOUR,
    GOOD,
    LINE,
    MARBLE,
    PLACE,
    RESOURCE,
    STANDING,
)
from bottega.kernel.state import Event, Frame
from bottega.kernel.words import Domain
from bottega.text.voice import Voice
from tests.games import sayings
from tests.games.masters.table import Board, Table, lay
from tests.games.sayings import NAMES, EverySaying
from tests.languages import LANGUAGES, languages

VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}


class TestSayings(EverySaying):
    game = GAME
    table = Table
    shown: ClassVar = [
        *(CARD, COLOUR, DECK, FAVOUR, GOOD, LEADER, LINE, MARBLE, PLACE, RESOURCE, STANDING),
        TOKEN,
    ]
    questions = 16
    silent: ClassVar = ["marble laid", "leader dealt"]
    hidden: ClassVar = [LEADER]
    english = re.compile(
        r"\b(coins?|stones?|servants?|shields?|faith|green|blue|yellow|grey|purple|white|red"
        r"|rows?|columns?|slide|slots?|basic|done|hidden|nothing|played|discarded|inactive|removed)\b"
    )

    @languages
    def test_words_of_the_voice_are_there(self, lang: str) -> None:
        for message in ["hidden", "nothing", "score total"]:
            assert VOICES[lang].has(message), message
            self.check(VOICES[lang].say(message), lang)
        self.check(VOICES[lang].list(["1", "2", "3"]), lang)

    @languages
    @pytest.mark.parametrize("notation", ACTIONS.texts)
    def test_every_action_is_offered_and_explained(self, lang: str, notation: str) -> None:
        state = dealt_and_played().state
        if notation.startswith("keep"):
            state.players[0].leaders = (0, 5, 10, 15)
        if "without" in notation:
            state.players[0].leaders = (0, 1)  # servants and shields cost less
        asked, action = question_for(notation), ACTIONS.parse(notation)
        label = VOICES[lang].action(state, asked, action)
        self.check(label, lang)
        assert label[0].isupper()
        assert len(label) <= 80
        explanation = VOICES[lang].explain(state, asked, action)
        assert explanation is not None
        self.check(explanation, lang)
        assert explanation.endswith(".")

    @languages
    def test_everything_chance_does_has_a_label(self, lang: str) -> None:
        state = dealt_and_played().state
        for action in CHANCE.actions:
            label = VOICES[lang].action(state, frame("draw token", "nature"), action)
            self.check(label, lang)


def frame(step: str, seat: int | str = 1, **subject: Any) -> Frame:
    return sayings.frame(GAME, step, seat, **subject)


def event(key: str, **details: Any) -> Event:
    return sayings.event(GAME, key, **details)


def dealt_and_played() -> Table:
    """A table on which nearly everything can be done."""
    boards = [
        Board(
            5, "3 coin, 1 stone", "5 servant", "G1a / B1b B2c / Y1c Y2d", "L13 played, L09 played"
        ),
        Board(8, "2 shield", "", "P1a P2b", "L05 in hand, L12 in hand"),
    ]
    return lay(*boards)


def question_for(notation: str) -> Frame:
    """A question to which this may be an answer."""
    verb = ACTIONS.verb(ACTIONS.parse(notation)).key
    questions = {
        "keep": frame("keep leaders"),
        "choose": frame("starting goods", left=1),
        "store": frame("store goods", taken={"stone": 2, "shield": 1}, discarded=0),
        "discard": frame("store goods", taken={"shield": 1}, discarded=3),
        "discard stored": frame("store goods", taken={"shield": 1}, discarded=1),
        "pay": frame("pay", due={"coin": 5, "servant": 1}),
        "use basic": frame("choose powers", used={}, pays={}, gains={}),
        "end turn": frame("finish turn"),
    }
    return questions.get(verb, frame("act"))


# How it reads --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "domain", "name", "amount", "expected"),
    [
        ("en", RESOURCE, "coin", 1, "1 coin"),
        ("en", RESOURCE, "coin", 2, "2 coins"),
        ("en", GOOD, "servant", 1, "1 servant"),
        ("en", GOOD, "faith", 1, "1 Faith Point"),
        ("en", GOOD, "faith", 3, "3 Faith Points"),
        ("en", MARBLE, "grey", 2, "2 grey"),
        ("it", RESOURCE, "coin", 1, "1 moneta"),
        ("it", RESOURCE, "coin", 2, "2 monete"),
        ("it", GOOD, "servant", 1, "1 servitore"),
        ("it", GOOD, "faith", 1, "1 Punto Fede"),
        ("it", GOOD, "faith", 3, "3 Punti Fede"),
        ("it", MARBLE, "grey", 1, "1 grigia"),
        ("it", MARBLE, "grey", 2, "2 grigie"),
    ],
)
def test_counted_things(lang: str, domain: Domain, name: str, amount: int, expected: str) -> None:
    assert VOICES[lang].word(domain, domain.read(name), amount) == expected


@pytest.mark.parametrize(
    ("notation", "english", "italian"),
    [
        (
            "market row 3",
            "Take row 3: 2 coins, 1 stone and 1 servant",
            "Prendi la riga 3: 2 monete, 1 pietra e 1 servitore",
        ),
        (
            "market column 4",
            "Take column 4: 1 coin, 1 stone and 1 servant",
            "Prendi la colonna 4: 1 moneta, 1 pietra e 1 servitore",
        ),
        ("store", "Store 1 stone", "Metti in Magazzino 1 pietra"),
        ("discard", "Discard 1 shield", "Scarta 1 scudo"),
        (
            "buy green slot 1",
            "Buy Beehives into slot 1 for 4 shields",
            "Acquista «Arnie» per 4 scudi, spazio 1",
        ),
        (
            "buy yellow slot 2",
            "Buy Dome works into slot 2 for 6 stones",
            "Acquista «Opera Duomo» per 6 pietre, spazio 2",
        ),
        (
            "pay 0",
            "Pay 5 coins from the Strongbox",
            "Paga 5 monete dal Forziere",
        ),
        (
            "pay 2",
            "Pay 2 coins from the Warehouse and 3 from the Strongbox",
            "Paga 2 monete dal Magazzino e 3 dal Forziere",
        ),
        (
            "pay 5",
            "Pay 5 coins from the Warehouse",
            "Paga 5 monete dal Magazzino",
        ),
        (
            "use slot 2",
            "Slot 2: 2 servants → 2 shields and 2 Faith Points",
            "Spazio 2: 2 servitori → 2 scudi e 2 Punti Fede",
        ),
        (
            "use leader 1",
            "Use Sandro the smith",
            "Usa Sandro il fabbro",
        ),
        (
            "discard leader 2",
            "Discard Vanni the crier for 1 Faith Point",
            "Scarta Vanni il banditore per 1 Punto Fede",
        ),
        ("choose servant", "Servant", "Servitore"),
    ],
)
def test_labels(notation: str, english: str, italian: str) -> None:
    state, asked = dealt_and_played().state, question_for(notation)
    said = [VOICES[lang].action(state, asked, ACTIONS.parse(notation)) for lang in ("en", "it")]
    assert said == [english, italian]


@pytest.mark.parametrize(
    ("whose", "english", "italian", "german"),
    [
        (
            "leader 1",
            "Buy Notary into slot 1 for 1 coin and 1 stone (discount waived: 1 coin)",
            "Acquista «Notaio» per 1 moneta e 1 pietra, spazio 1 (sconto rifiutato: 1 moneta)",
            "Kaufe „Notar“ für 1 Münze und 1 Stein (Fach 1), Rabatt abgelehnt: 1 Münze",
        ),
        (
            "both leaders",
            "Buy Notary into slot 1 for 1 coin, 1 stone and 1 servant "
            "(discount waived: 1 coin and 1 servant)",
            "Acquista «Notaio» per 1 moneta, 1 pietra e 1 servitore, spazio 1 "
            "(sconto rifiutato: 1 moneta e 1 servitore)",
            "Kaufe „Notar“ für 1 Münze, 1 Stein und 1 Diener (Fach 1), "
            "Rabatt abgelehnt: 1 Münze und 1 Diener",
        ),
    ],
)
def test_a_purchase_without_a_discount_says_what_it_costs_and_what_was_waived(
    whose: str, english: str, italian: str, german: str
) -> None:
    board = Board(strongbox="1 coin, 1 stone, 1 servant", leaders="L04 played, L01 played")
    state = lay(board, Board(), tops="B1b").state
    action = ACTIONS.parse(f"buy blue slot 1 without {whose}")
    said = [VOICES[lang].action(state, frame("act"), action) for lang in ("en", "it", "de")]
    assert said == [english, italian, german]


@languages
def test_the_choice_of_readings_is_explained(lang: str) -> None:
    explanation = VOICES[lang].format("option-discard", {}, "help")
    assert explanation is not None
    assert explanation.endswith(".")


@pytest.mark.parametrize(
    ("told", "english", "italian"),
    [
        (
            event("leader discarded", seat=2, leader="?"),
            "Bruno discards a Leader Card.",
            "Bruno scarta una Carta Leader.",
        ),
        (
            event("leader discarded", seat=2, leader="L05"),
            "Bruno discards Bice of the quarry.",
            "Bruno scarta Bice della cava.",
        ),
        (
            event("leaders kept", seat=1, first="?", second="?"),
            "Anna keeps two Leader Cards.",
            "Anna tiene due Carte Leader.",
        ),
        (event("leader dealt", seat=1, leader="?"), "", ""),
        (event("marble laid", place="slide", marble="red"), "", ""),
        (
            event("white changed", seat=1, resource="coin", count=1),
            "Anna: a white marble gives 1 coin.",
            "Anna: una biglia bianca vale 1 moneta.",
        ),
        (
            event("white changed", seat=1, resource="coin", count=2),
            "Anna: 2 white marbles give 1 coin each.",
            "Anna: 2 biglie bianche valgono 1 moneta ciascuna.",
        ),
        (
            event("faith moved", seat=3, steps=1, space=8),
            "Carla gains 1 Faith Point and stands on space 8.",
            "Carla riceve 1 Punto Fede ed è sullo spazio 8.",
        ),
        (
            event("favour decided", seat=3, section=2, favour="face_up"),
            "Carla turns Pope’s Favour tile 2 face up (3 VP).",
            "Carla gira a faccia in su la tessera Favore Papale 2 (3 PV).",
        ),
        (
            event("favour decided", seat=4, section=3, favour="removed"),
            "Dario loses Pope’s Favour tile 3.",
            "Dario perde la tessera Favore Papale 3.",
        ),
        (
            event("paid", seat=1, resource="stone", warehouse=2, strongbox=1),
            "Anna pays 2 stones from the Warehouse and 1 from the Strongbox.",
            "Anna paga 2 pietre dal Magazzino e 1 dal Forziere.",
        ),
        (
            event("produced", seat=1, goods={"coin": 1, "stone": 3, "faith": 2}),
            "Anna produces 1 coin, 3 stones and 2 Faith Points.",
            "Anna produce 1 moneta, 3 pietre e 2 Punti Fede.",
        ),
        (
            event("line taken", seat=2, line="column 4"),
            "Bruno takes column 4 of the Market.",
            "Bruno prende la colonna 4 del Mercato.",
        ),
        (
            event("discarded stored", seat=2, resource="coin"),
            "Bruno discards 1 coin from the Warehouse.",
            "Bruno scarta 1 moneta dal Magazzino.",
        ),
        (
            event("discount refused", seat=2, leader="L04"),
            "Bruno pays without Piera the broker.",
            "Bruno paga senza Piera la sensale.",
        ),
        (
            event("token revealed", token="T3"),
            "Lorenzo reveals the Builder.",
            "Lorenzo rivela un segnalino: Capomastro.",
        ),
    ],
)
def test_lines_of_the_log(told: Event, english: str, italian: str) -> None:
    assert [VOICES[lang].event(told) for lang in ("en", "it")] == [english, italian]


@pytest.mark.parametrize(
    ("asked", "english", "italian"),
    [
        (
            frame("starting goods", 4, left=2),
            "Which resources do you start with? (2 to choose)",
            "Con quali risorse inizi? (2 da scegliere)",
        ),
        (
            frame("choose white", whites=1, red=0, taken={}),
            "One white marble: which resource does it give you?",
            "Una biglia bianca: quale risorsa ti dà?",
        ),
        (
            frame("store goods", taken={"coin": 2, "stone": 1}, discarded=1),
            "You are holding 2 coins and 1 stone and have discarded 1 resource so far. "
            "Store or discard?",
            "Da sistemare: 2 monete e 1 pietra (finora 1 risorsa scartata). Tieni o scarti?",
        ),
        (
            frame("choose powers", used={"slot 1": 1}, pays={"coin": 1}, gains={"faith": 1}),
            "Another power? So far you pay 1 coin and receive 1 Faith Point.",
            "Un altro potere? Finora paghi 1 moneta e ricevi 1 Punto Fede.",
        ),
        (
            frame("basic power, second input", first="servant"),
            "Basic power: what do you pay besides 1 servant?",
            "Potere base: che cosa paghi oltre a 1 servitore?",
        ),
        (
            frame("deal", "nature", to=2),
            "Bruno is dealt a Leader Card.",
            "Bruno riceve una Carta Leader.",
        ),
        (
            frame("fill market", "nature", place="slide"),
            "The last marble is laid on the slide.",
            "L’ultima biglia va nello scivolo.",
        ),
    ],
)
def test_questions(asked: Frame, english: str, italian: str) -> None:
    t = GAME.new(2)
    assert [VOICES[lang].ask(t, asked) for lang in ("en", "it")] == [english, italian]


@pytest.mark.parametrize(
    ("lang", "domain", "name", "lines"),
    [
        (
            "en",
            CARD,
            "G2d",
            [
                "Watermill",
                "Development Card G2d: green, level 2, 8 VP",
                "Cost: 3 coins and 3 shields",
                "Production: 1 coin → 2 shields and 1 Faith Point",
            ],
        ),
        (
            "it",
            CARD,
            "Y1a",
            [
                "Fornace",
                "Carta Sviluppo Y1a: gialla, livello 1, 1 PV",
                "Costo: 2 pietre",
                "Produzione: 1 servitore → 1 Punto Fede",
            ],
        ),
        (
            "en",
            LEADER,
            "L09",
            [
                "Vanni the crier",
                "Leader Card L09: 5 VP",
                "Requires 2 yellow cards",
                "Requires 1 blue card",
                "Each white marble gives you 1 servant",
            ],
        ),
        (
            "it",
            LEADER,
            "L13",
            [
                "Sandro il fabbro",
                "Carta Leader L13: 4 PV",
                "Richiede 1 carta gialla di livello 2",
                "Produzione: 1 scudo → 1 risorsa a scelta e 1 Punto Fede",
            ],
        ),
        (
            "en",
            TOKEN,
            "T5",
            ["Cardinal", "Solo Action token T5", "The Black Cross advances 2 spaces"],
        ),
        (
            "it",
            TOKEN,
            "T7",
            [
                "Cancelliere",
                "Segnalino Azione T7",
                "La Croce Nera avanza di 1 spazio, poi si rimescolano tutti i segnalini",
            ],
        ),
    ],
)
def test_cards(lang: str, domain: Domain, name: str, lines: list[str]) -> None:
    assert VOICES[lang].card(domain, domain.read(name)) == lines


LONGEST_NAME = 12
"""Letters of a name that stand beside level and points on a development card."""


@languages
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    voice = VOICES[lang]
    for domain in (CARD, LEADER, TOKEN):
        names = [str(voice.word(domain, value)) for value in range(domain.size)]
        assert len(set(names)) == domain.size
        assert not any(re.search(r"\d", name) for name in names)
        if domain is CARD:
            assert max(map(len, names)) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("lang", "line", "chance"),
    [
        ("en", "Seat 2 begins a turn.", "Chance"),
        ("it", "Posto 2 inizia il turno.", "Il caso"),
    ],
)
def test_a_seat_without_a_name(lang: str, line: str, chance: str) -> None:
    nobody = Voice(lang, GAME)
    assert nobody.event(event("turn began", seat=2)) == line
    assert nobody.say("a seat", number="nature") == chance
