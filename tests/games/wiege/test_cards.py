"""Every card does what stands on it; the figures are written here once more, by hand.

Events: group, year, symbols, colours of the spaces (b, r), roads between spaces counted from 1.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.wiege import GAME
from bottega.games.wiege.cards.cards import CARD
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.text.voice import Voice
from tests.games.wiege.table import SPACES, SYMBOLS, Board, acting, evaluating, lay
from tests.languages import languages
from tests.rulebook import rule

# fmt: off
EVENTS = [
    ("E01", "red", 1442, "religion", "brbr", "12 23 34 14"),
    ("E02", "red", 1444, "architecture finance", "bbbrr", "12 13 14 15"),
    ("E03", "red", 1453, "science architecture religion", "bb", "12"),
    ("E04", "red", 1455, "science", "rrr", "12 23"),
    ("E05", "red", 1456, "exploration", "brbr", "12 23 34"),
    ("E06", "red", 1471, "finance exploration", "brbrbr", "12 23 34 45 56 16"),
    ("E07", "violet", 1474, "science", "rbrbrb", "12 23 34 45 56 16"),
    ("E08", "violet", 1478, "finance", "bbb", "12 23"),
    ("E09", "violet", 1483, "architecture religion", "rbrb", "12 23 34 14"),
    ("E10", "violet", 1485, "architecture", "rrrbb", "12 13 14 15"),
    ("E11", "violet", 1492, "exploration religion", "rbrb", "12 23 34"),
    ("E12", "violet", 1498, "science finance exploration", "rr", "12"),
    ("E13", "green", 1499, "exploration", "bb", "12"),
    ("E14", "green", 1506, "architecture finance religion", "bbrr", "12 23 34"),
    ("E15", "green", 1507, "science exploration", "rrr", "12 23 13"),
    ("E16", "green", 1509, "science architecture", "bbbrrr", "12 23 45 56 14 25 36"),
    ("E17", "green", 1514, "finance", "rbbbr", "12 23 34 45"),
    ("E18", "green", 1517, "religion", "bbrr", "12 23 34 14"),
    ("E19", "blue", 1519, "finance", "rr", "12"),
    ("E20", "blue", 1521, "religion", "rrbb", "12 23 34"),
    ("E21", "blue", 1521, "architecture finance religion", "brrrb", "12 23 34 45"),
    ("E22", "blue", 1522, "science exploration", "rrrbbb", "12 23 45 56 14 25 36"),
    ("E23", "blue", 1524, "exploration", "bbb", "12 23 13"),
    ("E24", "blue", 1525, "science architecture", "rrbb", "12 23 34 14"),
    ("E25", "grey", 1526, "exploration", "bbbrrr", "12 23 13 45 56 46 34"),
    ("E26", "grey", 1527, "architecture finance religion", "brrb", "12 13 14"),
    ("E27", "grey", 1528, "finance exploration", "rrr", "12 23"),
    ("E28", "grey", 1533, "science", "bbbrr", "12 23 34 45"),
    ("E29", "grey", 1537, "architecture", "bb", "12"),
    ("E30", "grey", 1542, "science religion", "brrb", "12 23 34"),
    ("E31", "black", 1545, "religion", "rbbr", "12 23 34"),
    ("E32", "black", 1555, "finance exploration", "rrrbbb", "12 23 13 45 56 46 34"),
    ("E33", "black", 1560, "architecture", "rr", "12"),
    ("E34", "black", 1563, "architecture religion", "rrrbb", "12 23 34 45"),
    ("E35", "black", 1565, "science finance exploration", "bbb", "12 23"),
    ("E36", "black", 1572, "science", "rbbr", "12 13 14"),
]
CULTURES = [
    ("C01", "science", "blue"),
    ("C02", "science", "blue"),
    ("C03", "science", "blue"),
    ("C04", "science", "red"),
    ("C05", "science", "red"),
    ("C06", "science", "red"),
    ("C07", "science", "rotation"),
    ("C08", "architecture", "blue"),
    ("C09", "architecture", "blue"),
    ("C10", "architecture", "blue"),
    ("C11", "architecture", "red"),
    ("C12", "architecture", "red"),
    ("C13", "architecture", "red"),
    ("C14", "architecture", "rotation"),
    ("C15", "finance", "blue"),
    ("C16", "finance", "blue"),
    ("C17", "finance", "blue"),
    ("C18", "finance", "red"),
    ("C19", "finance", "red"),
    ("C20", "finance", "red"),
    ("C21", "finance", "rotation"),
    ("C22", "exploration", "blue"),
    ("C23", "exploration", "blue"),
    ("C24", "exploration", "blue"),
    ("C25", "exploration", "red"),
    ("C26", "exploration", "red"),
    ("C27", "exploration", "red"),
    ("C28", "exploration", "rotation"),
    ("C29", "religion", "blue"),
    ("C30", "religion", "blue"),
    ("C31", "religion", "blue"),
    ("C32", "religion", "red"),
    ("C33", "religion", "red"),
    ("C34", "religion", "red"),
    ("C35", "religion", "rotation"),
    ("C36", "science/architecture", "joker"),
    ("C37", "architecture/finance", "joker"),
    ("C38", "finance/exploration", "joker"),
    ("C39", "exploration/religion", "joker"),
    ("C40", "science/religion", "joker"),
]
CHARACTERS = [
    ("P01", 1, "science"),
    ("P02", 1, "science"),
    ("P03", 1, "science"),
    ("P04", 1, "architecture"),
    ("P05", 1, "architecture"),
    ("P06", 1, "architecture"),
    ("P07", 1, "finance"),
    ("P08", 1, "finance"),
    ("P09", 1, "finance"),
    ("P10", 1, "exploration"),
    ("P11", 1, "exploration"),
    ("P12", 1, "exploration"),
    ("P13", 1, "religion"),
    ("P14", 1, "religion"),
    ("P15", 1, "religion"),
    ("P16", 2, "science"),
    ("P17", 2, "science"),
    ("P18", 2, "architecture"),
    ("P19", 2, "architecture"),
    ("P20", 2, "finance"),
    ("P21", 2, "finance"),
    ("P22", 2, "exploration"),
    ("P23", 2, "exploration"),
    ("P24", 2, "religion"),
    ("P25", 2, "religion"),
    ("P26", 3, "none"),
    ("P27", 4, "none"),
]
# fmt: on
COLOURS = {"b": "blue", "r": "red"}
YEARS = {
    "red": (1442, 1471),
    "violet": (1474, 1498),
    "green": (1499, 1517),
    "blue": (1519, 1525),
    "grey": (1526, 1542),
    "black": (1545, 1572),
}

each_event = pytest.mark.parametrize(
    ("event", "symbols", "spaces", "roads"), [(x[0], *x[3:]) for x in EVENTS], ids=lambda x: x
)
each_culture = pytest.mark.parametrize(("card", "symbols", "mark"), CULTURES)
each_character = pytest.mark.parametrize(("card", "value", "symbol"), CHARACTERS)


# Events ---------------------------------------------------------------------------------------


def neighbours(roads: str, space: int) -> set[int]:
    joined = {road for road in roads.split() if str(space) in road}
    return {int(x) for road in joined for x in road} - {space}


def covered(spaces: set[int], count: int) -> str:
    """Stones of seat 2 on these spaces."""
    return " ".join("s2" if space in spaces else "-" for space in range(1, count + 1))


@rule("wiege", "6")
@each_event
def test_roads_lead_from_every_space_to_its_neighbours(
    event: str, symbols: str, spaces: str, roads: str
) -> None:
    for space in range(1, len(spaces) + 1):
        table = lay(Board(), Board(), events=event, pieces={1: covered({space}, len(spaces))})
        here = {int(found[2]) for found in table.spaces() if found.startswith("1.")}
        assert here == neighbours(roads, space)


@rule("wiege", "6")
@each_event
def test_the_last_space_of_a_colour_triggers_its_evaluation(
    event: str, symbols: str, spaces: str, roads: str
) -> None:
    for space, sign in enumerate(spaces, 1):
        others = {i for i, other in enumerate(spaces, 1) if other == sign and i != space}
        joined = neighbours(roads, space)
        bridge = set() if joined & others else {min(joined)}
        table = lay(
            Board(),
            Board(),
            events=event,
            pieces={1: covered(others | bridge, len(spaces))},
        )
        table.do(f"stone on 1 space {space}")
        assert f"triggered 1 1 {COLOURS[sign]} {event}" in table.told()


@rule("wiege", "11")
@each_event
def test_the_symbols_of_an_event_are_those_that_can_be_named_or_revealed(
    event: str, symbols: str, spaces: str, roads: str
) -> None:
    name = {"step": "name alone", "seat": 1, "position": 1}
    play = {"step": "play alone", "seat": 1, "position": 1}
    if "b" in spaces:
        columns = "; ".join(f"{s}: C{1 + 7 * i:02}" for i, s in enumerate(SYMBOLS))
        agenda = evaluating(1, "blue", name)
        table = lay(Board(columns=columns), Board(), events=event, agenda=agenda)
        named = [line.split()[3] for line in table.told() if line.startswith("symbol named")]
        assert (named or table.offered("name")) == symbols.split()
    if "r" in spaces:
        hand = "P01 P04 P07 P10 P13"
        table = lay(Board(hand=hand), Board(), events=event, agenda=evaluating(1, "red", play))
        assert table.offered("reveal from hand") == [f"1 {s}" for s in symbols.split()]


@rule("wiege", "2")
def test_every_event_belongs_to_its_group() -> None:
    groups = GAME.show.static_data()["groups"]
    for name, years in YEARS.items():
        assert (groups[name]["first"], groups[name]["last"]) == years
    for event, group, year, *_ in EVENTS:
        first, last = YEARS[group]
        assert first <= year <= last
        number = EVENT.values[event]
        assert Voice("en", GAME).card(EVENT, number)[1] == f"{year}, {group} group"
        agenda = GAME.new(2)
        while event not in (offered := [EVENT.names[a[1]] for a in options(agenda)]):
            GAME.apply(agenda, options(agenda)[0])
        assert offered == [row[0] for row in EVENTS if row[1] == group]


def options(t: object) -> list[tuple[int, ...]]:
    question = GAME.decision(t)  # type: ignore[arg-type]
    assert question is not None
    return question.options


@rule("wiege", "1")
def test_the_totals_of_the_rulebook_hold_for_events() -> None:
    assert Counter(group for _, group, *_ in EVENTS) == dict.fromkeys(YEARS, 6)
    assert {len(symbols.split()) for *_, symbols, _, _ in EVENTS} == {1, 2, 3}
    assert {len(spaces) for *_, spaces, _ in EVENTS} == {2, 3, 4, 5, 6}
    assert {event: len(spaces) for event, _, _, _, spaces, _ in EVENTS} == SPACES
    for event, *_, spaces, roads in EVENTS:
        reached, before = {1}, set[int]()
        while reached != before:
            before = set(reached)
            reached |= {x for space in before for x in neighbours(roads, space)}
        assert len(reached) == len(spaces), f"{event} is not connected"


# Culture cards --------------------------------------------------------------------------------


def kind_of(symbols: str, mark: str) -> str:
    return symbols.replace("/", " ") if mark == "joker" else f"{symbols} {mark}"


@rule("wiege", "8")
@each_culture
def test_a_culture_card_begins_the_column_of_its_symbols(
    card: str, symbols: str, mark: str
) -> None:
    table = lay(Board(hand=card), Board(), agenda=acting())
    assert table.offered("play culture") == [kind_of(symbols, mark)]
    table.do(f"play culture {kind_of(symbols, mark)}")
    assert table.columns() == f"{symbols}: {card}"
    assert table.offered("rotate") == ([symbols] if mark == "rotation" else [])


@rule("wiege", "7")
@each_culture
@pytest.mark.parametrize(("space", "colour"), [(1, "blue"), (2, "red")])
def test_a_genius_mark_brings_a_card_on_its_colour(
    card: str, symbols: str, mark: str, space: int, colour: str
) -> None:
    table = lay(Board(columns=f"{symbols}: {card}"), Board()).do(f"genius on 1 space {space}")
    assert table.step == ("genius bonus" if mark == colour else "act")


@rule("wiege", "1")
def test_there_are_forty_culture_cards() -> None:
    assert [card for card, _, _ in CULTURES] == [f"C{n:02}" for n in range(1, 41)]
    marks = Counter(mark for _, _, mark in CULTURES)
    assert marks == {"blue": 15, "red": 15, "rotation": 5, "joker": 5}


# Characters -----------------------------------------------------------------------------------

ONE_SYMBOL = {
    "science": "E04",
    "architecture": "E33",
    "finance": "E19",
    "exploration": "E05",
    "religion": "E01",
}
"""Events with red spaces and this symbol only."""


@rule("wiege", "11")
@each_character
def test_a_character_counts_its_value(card: str, value: int, symbol: str) -> None:
    ask = {"step": "duel", "seat": 1, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
    table = lay(Board(pile=card), Board(hand="C01"), events="E12", agenda=evaluating(1, "red", ask))
    table.do(table.options[0])
    assert f"revealed 1 {card} pile {value}" in table.told()


@rule("wiege", "11")
@each_character
@pytest.mark.parametrize("shown", SYMBOLS)
def test_a_character_can_be_played_from_hand_on_its_symbol(
    card: str, value: int, symbol: str, shown: str
) -> None:
    ask = {"step": "play alone", "seat": 1, "position": 1}
    events = ONE_SYMBOL[shown]
    table = lay(Board(hand=card), Board(), events=events, agenda=evaluating(1, "red", ask))
    assert bool(table.offered("reveal from hand")) == (symbol in ("none", shown))


@rule("wiege", "1")
def test_the_totals_of_the_rulebook_hold_for_characters() -> None:
    assert Counter(value for _, value, _ in CHARACTERS) == {1: 15, 2: 10, 3: 1, 4: 1}
    assert [card for card, _, symbol in CHARACTERS if symbol == "none"] == ["P26", "P27"]


@rule("wiege", "1")
def test_culture_and_characters_form_one_deck_of_67() -> None:
    deck = [card for card, _, _ in CULTURES] + [card for card, _, _ in CHARACTERS]
    assert CARD.names == deck
    assert len(deck) == 67


# Where the figures come from ------------------------------------------------------------------


@languages
def test_what_is_reconstructed_bears_a_mark(lang: str) -> None:
    voice = Voice(lang, GAME)
    for event in range(EVENT.size):
        assert voice.card(EVENT, event)[-1].startswith("† ")
    for card in range(CARD.size):
        marked = [line for line in voice.card(CARD, card) if "†" in line]
        assert len(marked) == (CARD.names[card] not in ("P26", "P27"))


def test_how_a_card_reads() -> None:
    voice = Voice("en", GAME)
    assert voice.find_card("E03") == [
        "Constantinople falls",
        "1453, red group",
        "The Ottomans take the city, and scholars carry Greek books to Italy.",
        "Symbols: science, architecture and religion",
        "Spaces: 2 blue. Covering them all brings a culture evaluation",
        "Space 1, blue: road to 2",
        "Space 2, blue: road to 1",
        "† year, title, symbols and spaces (see † in the rules)",
    ]
    assert voice.find_card("C36")[1] == "Culture card, joker: science and architecture"
    assert voice.find_card("C07")[1] == "Culture card: science, twice once it is rotated"
    assert voice.find_card("C01")[1] == "Culture card: science, with a blue genius mark"
    assert voice.find_card("P22")[2:] == [
        "Character of value 2, symbol: exploration",
        "† symbol (see † in the rules)",
    ]
    assert voice.find_card("P27")[2:] == ["Character of value 4, without symbol: always playable"]


def test_nothing_stands_on_a_card_nobody_sees() -> None:
    assert GAME.show.describe("card", -2) == []
