"""Nothing is lost and nothing is doubled; what is asked fits the table (rules, section 1)."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import LEADERS, Board, Table, lay, started, unpack
from tests.rulebook import rule


def fine() -> Table:
    """Two players in the middle of the advanced game, and nothing wrong."""
    return lay(
        Board(
            goods="5 coin, 3 servant, 4 military",
            cards="woods, village, farmer, chapel",
            tiles="I-2",
            leaders="santa rita",
            played="sandro botticelli*, federico da montefeltro*",
            strong="black",
        ),
        Board(cards="forest", played="lorenzo de medici", copied="sandro botticelli"),
        floors={"territory 2": "gold mine", "venture 4": "crusade"},
        spaces={"palace": "2 white, 1 white", "harvest": "2 black", "territory 3": "1 orange"},
    )


@rule("lorenzo", "1")
def test_a_table_laid_out_by_the_rules_has_no_fault() -> None:
    assert GAME.faults(fine().state) == []


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("order", [1, 1]), "the turn order names every seat once"),
        (("order", [1]), "a seat is missing in the turn order"),
        (("packs", [[]]), "2 seats but 2 boards and 1 packs"),
        (("tiles", 0, "II-1"), "one tile of period 1 must lie open"),
        (("players", 1, "tiles", ["I-3"]), "suffers tiles that do not lie open"),
        (("players", 1, "tiles", ["II-1"]), "seat 2: is excommunicated before the report"),
        (("players", 0, "bonus", "adv-2"), "everybody has another advanced bonus tile"),
        (("players", 0, "bonus", "none"), "a bonus tile is missing"),
        (("decks", "territory", []), "8 cards must be left in the territory deck"),
        (("floors", "territory 1", "forest"), "forest cannot lie on territory 1"),
        (("floors", "territory 1", "farm"), "farm cannot lie on territory 1"),
        (("floors", "territory 1", "crusade"), "crusade cannot lie on territory 1"),
        (("floors", "territory 1", "gold mine"), "gold mine is there 2 times"),
        (("floors", "territory 3", "estate"), "the card of territory 3 must be taken"),
        (("players", 0, "cards", "territory", ["chapel"]), "territory cards are of another type"),
        (("players", 1, "cards", "territory", ["farm"]), "a card of a later period"),
        (("players", 0, "hand", ["sandro botticelli"]), "sandro botticelli is there 2 times"),
        (("players", 0, "hand", []), "there must be four leaders for each player"),
        (("packs", 0, ["pico della mirandola"]), "the draft is over"),
        (("advanced", False), "the basic game has standard bonus tiles only"),
        (("players", 1, "copied", "none"), "seat 2: whose ability is copied must be chosen"),
        (("players", 1, "copied", "sisto iv"), "seat 2: only a leader in play can be copied"),
        (("players", 0, "copied", "sisto iv"), "only Lorenzo de' Medici has the ability"),
        (("players", 0, "used", ["santa rita"]), "santa rita cannot have been used"),
        (("players", 0, "used", []), "nobody made this member a 6"),
        (("players", 0, "strong", "neutral"), "nobody made this member a 6"),
        (("players", 0, "members", ["black"]), "seat 1: every member is at home or placed"),
        (("spaces", "palace", ["2 white"]), "seat 1: every member is at home or placed"),
        (("spaces", "market 1", ["3 white"]), "the member 3 white cannot be there"),
        (("spaces", "large harvest", ["1 black"]), "the large spaces are closed"),
        (("spaces", "market 3", ["1 black"]), "these spaces of the market are for four"),
        (("spaces", "harvest", ["2 black", "1 black"]), "harvest takes one member only"),
        (("spaces", "territory 4", ["1 black"]), "two coloured members of one player"),
        (("dice", {"white": 0, "black": 1, "orange": 1}), "the dice must be rolled"),
        (("players", 0, "goods", {"military": 26}), "a track ends before that"),
        (("players", 0, "goods", {"faith": 16}), "a track ends before that"),
    ],
)
def test_what_cannot_be_is_found(change: tuple[Any, ...], fault: str) -> None:
    assert any(fault in found for found in fine().doctored(*change))


@rule("lorenzo", "1")
def test_seven_cards_of_a_type_are_found() -> None:
    names = ["woods", "village", "gravel pit", "forest", "monastery", "citadel", "city"]
    found = lay(Board(), Board()).doctored("players", 0, "cards", "territory", names)
    assert found == ["seat 1: more than six cards of a type"]


@rule("lorenzo", "1")
def test_leaders_in_the_basic_game_are_found() -> None:
    found = lay(Board(), Board()).doctored("players", 0, "hand", ["santa rita"])
    assert found == ["the basic game has no leaders"]


@rule("lorenzo", "1")
def test_a_deck_in_disorder_is_found() -> None:
    table = started(2)
    deck = table.facts["decks"]["venture"]
    assert "listed in order" in table.doctored("decks", "venture", deck[::-1])[0]
    early = [*deck[:3], "hiring soldiers", *deck[4:]]
    assert table.doctored("decks", "venture", early) != []


# The agenda --------------------------------------------------------------------------------------

BOARD = Board(
    goods="5 coin, 2 wood, 2 stone, 3 servant, 9 military",
    cards="woods, stonemason, abbess, treasury",
    leaders="santa rita",
    played="federico da montefeltro*, francesco sforza",
)
TAX: dict[str, Any] = {"taken": {}, "tax": {}}
SIX = dict.fromkeys(("first", "second", "third", "fourth", "fifth", "sixth"), "nothing")


def asked(*frames: dict[str, Any], seat: int = 1, acting: bool = True) -> list[str]:
    """What is wrong with a turn in which this is due, on a table that is fine otherwise."""
    agenda = [{"seat": seat, **frame} for frame in frames]
    agenda += [{"step": "act", "seat": 1}] if acting else []
    agenda += [{"step": "take turn", "seat": 2}]
    agenda += [{"step": "report", "seat": "nature"}, {"step": "end round", "seat": "nature"}]
    floors = {"territory 1": "estate", "building 1": "stronghold"}
    floors |= {"venture 1": "support to the cardinal"}
    table = lay(BOARD, Board(), floors=floors, agenda=agenda, possible=False)
    return [fault.removeprefix("the agenda: ") for fault in GAME.faults(table.state)]


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    "frame",
    [
        {"step": "bonus tower", "source": "abbess"},
        {"step": "bonus work", "source": "francesco sforza", "spent": 0},
        {"step": "choose privilege", "left": 3, **TAX},
        {"step": "choose exchange", "value": 3, "slot": 1, **SIX},
        {"step": "choose cost", "floor": "venture 1", "source": "none"},
        {"step": "choose discount", "floor": "building 1", "source": "none"},
        {"step": "bonus servants", "source": "abbess", "floor": "territory 1", "spent": 0},
        {"step": "strengthen"},
    ],
    ids=lambda frame: frame["step"],
)
def test_a_question_that_fits_the_table_is_fine(frame: dict[str, Any]) -> None:
    assert asked(frame) == []


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        ({"step": "bonus tower", "source": "none"}, "a question mentions nothing"),
        ({"step": "bonus tower", "source": "hero"}, "this bonus action comes from nowhere"),
        (
            {"step": "bonus tower", "source": "francesco sforza"},
            "this bonus action is no tower action",
        ),
        (
            {"step": "bonus work", "source": "abbess", "spent": 0},
            "this bonus action is no harvest and no production",
        ),
        (
            {"step": "bonus work", "source": "leonardo da vinci", "spent": 0},
            "this bonus action comes from nowhere",
        ),
        (
            {"step": "bonus servants", "source": "abbess", "floor": "territory 2", "spent": 0},
            "this card cannot be taken",
        ),
        (
            {"step": "bonus servants", "source": "abbess", "floor": "territory 1", "spent": 5},
            "this card cannot be taken",
        ),
        (
            {"step": "choose privilege", "left": 4, **TAX},
            "one to three different privileges may be chosen",
        ),
        (
            {"step": "choose privilege", "left": 1, "taken": {"coins": 2}, "tax": {}},
            "one to three different privileges may be chosen",
        ),
        (
            {"step": "choose privilege", "left": 1, "taken": {}, "tax": {"coin": 1}},
            "nobody takes so much of a privilege",
        ),
        ({"step": "choose exchange", "value": 2, "slot": 1, **SIX}, "there is no such exchange"),
        ({"step": "choose exchange", "value": 6, "slot": 2, **SIX}, "there is no such exchange"),
        (
            {"step": "choose exchange", "value": 6, "slot": 1, **(SIX | {"first": "first"})},
            "there is no such exchange",
        ),
        (
            {"step": "choose cost", "floor": "territory 1", "source": "none"},
            "there is no such choice at this card",
        ),
        (
            {"step": "choose cost", "floor": "venture 1", "source": "hero"},
            "this bonus action comes from nowhere",
        ),
        (
            {"step": "choose discount", "floor": "territory 1", "source": "none"},
            "there is no such choice at this card",
        ),
        ({"step": "copy ability"}, "there is nobody to copy"),
    ],
    ids=lambda value: value["step"] if isinstance(value, dict) else "",
)
def test_a_question_that_does_not_fit_the_table_is_found(frame: dict[str, Any], fault: str) -> None:
    assert asked(frame) == [fault]


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        ({"step": "choose space", "member": "white"}, ""),
        ({"step": "choose space", "member": "none"}, "a question mentions nothing"),
        ({"step": "spend servants", "member": "white", "space": "market 1", "spent": 0}, ""),
        (
            {"step": "spend servants", "member": "white", "space": "market 3", "spent": 0},
            "this member cannot be placed there",
        ),
        (
            {"step": "spend servants", "member": "white", "space": "market 1", "spent": 7},
            "this member cannot be placed there",
        ),
    ],
)
def test_placements_are_looked_at(frame: dict[str, Any], fault: str) -> None:
    assert asked(frame, acting=False) == ([fault] if fault else [])


@rule("lorenzo", "1")
def test_a_turn_must_be_in_order() -> None:
    placing = {"step": "choose space", "member": "white"}
    tower = {"step": "bonus tower", "source": "abbess"}
    assert asked(placing) == ["one member is placed at a time"]
    assert asked({"step": "act"}, tower) == ["the turn goes on after everything else"]
    assert asked({"step": "strengthen"}, {"step": "strengthen"}) == ["one leader is used at a time"]
    assert asked(tower, seat=2)[0] == "a question is addressed to the wrong seat"
    assert asked({"step": "strengthen"}, tower, acting=False) == [
        "a leader is used before or after a placement"
    ]
    cost = {"step": "choose cost", "floor": "venture 1", "source": "none"}
    assert "at a time" in asked(cost, cost)[0]


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("agenda", "fault"),
    [
        ([], "the game is not over before the sixth round is"),
        ([{"step": "act", "seat": 1}], "what follows is not the rest of the round"),
        (
            [{"step": "show support", "seat": 2}, {"step": "begin round", "seat": "nature"}],
            "what follows is not the rest of the round",
        ),
        (
            [
                {"step": "act", "seat": 2},
                {"step": "take turn", "seat": 2},
                {"step": "report", "seat": "nature"},
                {"step": "end round", "seat": "nature"},
            ],
            "it is not this seat's turn",
        ),
    ],
)
def test_a_round_must_go_on_where_it_is(agenda: list[dict[str, Any]], fault: str) -> None:
    table = lay(Board(), Board(), agenda=agenda, possible=False)
    assert GAME.faults(table.state) == [f"the agenda: {fault}"]


@rule("lorenzo", "1")
def test_more_turns_than_members_are_found() -> None:
    spaces = {"palace": "1 white, 1 black, 1 orange, 1 neutral"}
    table = lay(Board(), Board(), spaces=spaces, possible=False)
    assert GAME.faults(table.state) == [
        "the agenda: there are more turns to come than members at home"
    ]


@rule("lorenzo", "2")
def test_the_set_up_must_go_on_where_it_is() -> None:
    table = unpack(2)
    while not table.over and table.step != "act":
        assert GAME.faults(table.state) == []
        agenda = table.facts["agenda"]
        assert table.doctored("agenda", agenda[1:]) != []
        table.do(table.options[0])
    table = unpack(2)
    assert table.doctored("players", 0, "hand", LEADERS[:1]) != []
