"""What a picture needs to know, and the terminal's own picture."""

from __future__ import annotations

import json

from bottega.games.wiege import GAME
from bottega.kernel.drawing import Panel
from bottega.text.voice import Voice
from tests.games.sayings import NAMES
from tests.games.wiege.table import Board, Table, evaluating, lay
from tests.rulebook import rule

PRINTED = GAME.show.static_data()


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(PRINTED)) == PRINTED


def test_an_event_has_spaces_with_places_and_roads() -> None:
    assert PRINTED["events"]["E09"] == {
        "group": "violet",
        "year": 1483,
        "symbols": ["architecture", "religion"],
        "spaces": [
            {"colour": "red", "x": 0, "y": 0},
            {"colour": "blue", "x": 1, "y": 0},
            {"colour": "red", "x": 1, "y": 1},
            {"colour": "blue", "x": 0, "y": 1},
        ],
        "roads": [[1, 2], [2, 3], [3, 4], [1, 4]],
        "cubes": 1,
        "source": {
            "group": "rulebook",
            "cubes": "rulebook",
            "spaces": "reconstructed",
            "symbols": "reconstructed",
            "title": "reconstructed",
        },
    }


def test_no_two_spaces_of_an_event_lie_in_the_same_place() -> None:
    for event in PRINTED["events"].values():
        places = [(space["x"], space["y"]) for space in event["spaces"]]
        assert len(set(places)) == len(places)


def test_cards_have_their_sort_kind_and_source() -> None:
    cards = PRINTED["cards"]
    assert cards["C01"] == {
        "sort": "culture",
        "form": "genius",
        "kind": "science blue",
        "symbols": ["science"],
        "mark": "blue",
        "value": 1,
        "rotated": None,
        "source": {"symbols": "reconstructed", "title": "reconstructed"},
    }
    assert (cards["C14"]["form"], cards["C14"]["rotated"]) == ("rotation", 2)
    assert cards["C40"]["symbols"] == ["science", "religion"]
    assert cards["P22"] == {
        "sort": "character",
        "kind": "2 exploration",
        "value": 2,
        "symbol": "exploration",
        "source": {"value": "rulebook", "symbol": "reconstructed", "title": "reviews"},
    }
    assert cards["P27"]["symbol"] is None


def test_positions_say_who_reaches_them() -> None:
    assert PRINTED["positions"]["3"] == [
        {"id": "C0", "where": "central", "reach": [1, 2, 3]},
        {"id": "B01", "where": "border", "reach": [1, 2]},
        {"id": "B12", "where": "border", "reach": [2, 3]},
        {"id": "B20", "where": "border", "reach": [3, 1]},
    ]
    assert [len(PRINTED["positions"][seats]) for seats in ("2", "3", "4")] == [3, 4, 6]
    assert PRINTED["event_deck"] == {"2": 13, "3": 15, "4": 17}
    assert PRINTED["evaluations"] == {"2": 11, "3": 13, "4": 15}
    assert PRINTED["teams"] == [[1, 3], [2, 4]]


@rule("wiege", "A18")
def test_positions_say_who_pays_somebody_who_is_alone_there() -> None:
    three, four, teams = (PRINTED["payers"][key] for key in ("3", "4", "teams"))
    assert three == [
        {"1": [3, 2], "2": [1, 3], "3": [2, 1]},  # counter-clockwise
        {"1": [2], "2": [1]},  # the other neighbour
        {"2": [3], "3": [2]},
        {"3": [1], "1": [3]},
    ]
    assert four[0]["2"] == [1, 4, 3]
    assert four[5] == {"4": [1], "1": [4]}
    assert teams[1] == {"1": [4, 2], "2": [1, 3], "3": [2, 4], "4": [3, 1]}  # not the partner
    assert teams[2:] == four[2:]


# In a terminal --------------------------------------------------------------------------------


def drawn(table: Table, seat: int | None = 0) -> list[Panel]:
    view = GAME.redact(table.state, seat)
    rows = GAME.show.draw(view, seat, NAMES[: table.state.seats], Voice("en", GAME).say)
    return [panel for row in rows for panel in row]


def bare(lines: list[str]) -> list[str]:
    """Lines without marks of colour."""
    found = []
    for line in lines:
        text = line.replace("\\\\[", "<").replace("\\[", "<")
        while "[" in text:
            text = text[: text.index("[")] + text[text.index("]", text.index("[")) + 1 :]
        found.append(text.replace("<", "[").rstrip())
    return found


def test_an_event_is_drawn_as_a_map() -> None:
    table = lay(Board(), Board(), events="E13 E01 / E10", pieces={1: "s1 g2"})
    panels = drawn(table)
    assert bare(panels[0].lines) == [
        "Union with the Copts 1442",
        "✚   ■■   for everybody",
        "",
        "(❶)──[②]",
        " │    │",
        "[4]──(3)",
    ]
    assert bare(panels[1].lines)[3:] == [
        "[2]       [3]",
        "    ╲    ╱",
        "     [1]",
        "    ╱    ╲",
        "(4)       (5)",
    ]


def test_a_border_names_its_neighbours() -> None:
    table = lay(Board(), Board(), Board())
    assert bare(drawn(table)[3].lines)[1].endswith("Carla ↔ Anna")


def test_a_player_sees_his_own_cards_and_the_number_of_others() -> None:
    boards = (
        Board(hand="C36 P26", pile="P01", columns="science: C04 C07*", won="2 of 2"),
        Board(hand="C01 C02", pile="P02"),
    )
    mine, other = drawn(lay(*boards, pieces={1: "g1"}))[4:]
    assert mine.title == "❶ Anna · 9 stones"
    assert bare(mine.lines) == [
        "Reserve: 7❶ 2❷",
        "✱ 3: ✱[g] ✱↻²",
        "Pile:",
        "  1✱ Regiomontanus",
        "Hand:",
        "  ✱/▲ Vitruvian studies",
        "  3 Michelangelo Buonarroti",
    ]
    assert bare(other.lines) == ["Reserve: 5❷ ②", "Pile: 1 ×?", "Hand: 2 ×?"]
    assert mine.active


def test_partners_are_named_beside_each_other() -> None:
    own, *_ = drawn(lay(*[Board()] * 4, teams=True))[7:]
    assert own.title == "❶ Anna · 7 stones · with Carla"


def test_revealed_characters_are_drawn_with_their_score() -> None:
    duel = {"step": "duel", "seat": 2, "position": 1, "trigger": 1, "other": 2, "alone": "no"}
    boards = (Board(revealed="P01 P02"), Board(pile="P03"))
    table = lay(*boards, events="E12", agenda=evaluating(1, "red", duel))
    assert bare(drawn(table)[4].lines)[-1] == "Revealed: 1✱ 1✱ = 4"


def test_vacant_positions_are_not_drawn() -> None:
    table = lay(Board(), Board(), Board(), events="E01 / E02 / E05 / -", left=0)
    assert [panel.title for panel in drawn(table)][:3] == ["1", "2", "3"]
    assert drawn(table)[3].title == "Display"


def test_an_empty_slot_is_drawn_as_nothing() -> None:
    table = lay(Board(), Board(), display="C01 - - -", rest=2)
    assert bare(drawn(table)[3].lines)[:2] == ["1: ✱(g) Movable type", "2: –"]
