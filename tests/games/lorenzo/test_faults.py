"""What cannot be at a table (rules, section 1), and what nobody believes of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lies import (
    Lie,
    assert_only_looked_at,
    assert_refused_at_its_place,
    assert_truth_is_believed,
    natures_moves,
)
from tests.games.lorenzo.table import CARDS, LEADERS, Board, Table, lay, started, unpack
from tests.games.playing import UNPROVEN
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
    assert fine().faults == []


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
        (("floors", "territory 1", "gold mine"), "gold mine is there 2 times"),
        (("floors", "territory 3", "estate"), "the card of territory 3 must be taken"),
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
        (
            ("spaces", "market 1", ["3 white"]),
            "a member stands there whose owner does not sit here",
        ),
        (("spaces", "large harvest", ["1 black"]), "the large spaces are closed"),
        (("spaces", "market 3", ["1 black"]), "these spaces of the market are for four"),
        (("spaces", "harvest", ["2 black", "1 black"]), "harvest takes one member only"),
        (("spaces", "territory 4", ["1 black"]), "two coloured members of one player"),
        (
            ("players", 0, "hand", ["santa rita", "sisto iv"]),
            "players[1].hand: expected them in order",
        ),
        (("dice", {"white": 0, "black": 1, "orange": 1}), "the dice must be rolled"),
        (("players", 0, "goods", {"military": 26}), "a track ends before that"),
        (("players", 0, "goods", {"faith": 16}), "a track ends before that"),
    ],
)
def test_what_cannot_be_is_found(change: tuple[Any, ...], fault: str) -> None:
    assert any(fault in found for found in fine().doctored(*change))


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            [("floors", "territory 1", "forest"), ("players", 1, "cards", "territory", [])],
            "forest cannot lie on territory 1",  # of an earlier period
        ),
        (
            [("floors", "territory 1", "crusade"), ("floors", "venture 4", "none")],
            "crusade cannot lie on territory 1",
        ),
        (
            [
                ("floors", "territory 1", "farm"),
                (
                    "decks",
                    "territory",
                    [card for card in CARDS["territory"][16:] if card != "farm"],
                ),
            ],
            "farm cannot lie on territory 1",  # of a later period
        ),
        (
            [
                ("players", 0, "cards", "territory", ["chapel"]),
                ("players", 0, "cards", "building", []),
            ],
            "somebody's territory cards are of another type",
        ),
        (
            [
                ("players", 1, "cards", "territory", ["farm"]),
                (
                    "decks",
                    "territory",
                    [card for card in CARDS["territory"][16:] if card != "farm"],
                ),
            ],
            "a card of a later period is already owned",
        ),
    ],
)
def test_cards_lie_where_their_type_and_period_belong(
    changes: list[tuple[Any, ...]], fault: str
) -> None:
    assert fault in fine().rewritten(*changes)


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
    [found] = table.doctored("decks", "venture", deck[::-1])
    assert found.startswith("decks.venture: expected them in order")
    floor = table.facts["floors"]["venture 1"]
    changed = [floor, *(card for card in deck if card != "hiring soldiers")]
    swap = ("decks", "venture", changed), ("floors", "venture 1", "none")
    assert table.rewritten(*swap) == ["cards of later periods are missing in the venture deck"]


# What is due -------------------------------------------------------------------------------------


REST = [{"step": "report", "seat": "nature"}, {"step": "end round", "seat": "nature"}]


@rule("lorenzo", "4")
@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([{"step": "act", "seat": 2}, *REST], []),
        ([{"step": "act", "seat": 1}, {"step": "take turn", "seat": 2}, *REST], []),
        ([], ["agenda: nothing is due, but the game is not over at this table"]),
        ([{"step": "act", "seat": 1}], [UNPROVEN]),
        ([{"step": "act", "seat": 1}, *REST], [UNPROVEN]),  # seat 2 has a turn after it
        ([{"step": "act", "seat": 2}, {"step": "take turn", "seat": 2}, *REST], [UNPROVEN]),
        ([{"step": "show support", "seat": 2}, *REST[1:]], [UNPROVEN]),
        ([{"step": "begin round", "seat": "nature"}], [UNPROVEN]),
        (REST, [UNPROVEN]),
    ],
)
def test_only_the_rest_of_a_round_is_believed(
    agenda: list[dict[str, Any]], said: list[str]
) -> None:
    assert lay(Board(), Board()).doctored("agenda", agenda) == said


@rule("lorenzo", "4")
def test_more_members_placed_than_turns_taken_are_not_believed() -> None:
    everything = {"palace": "1 white, 1 black, 1 orange, 1 neutral"}
    table = lay(Board(), Board(), spaces=everything, turn=2)
    assert table.doctored("round", 2) == []
    turns = [{"step": "act", "seat": 1}, {"step": "take turn", "seat": 2}]
    assert table.doctored("agenda", [*turns, *REST]) == [UNPROVEN]


@rule("lorenzo", "1")
@pytest.mark.parametrize(
    ("frame", "said"),
    [
        ({"step": "choose cost", "floor": "none", "source": "none"}, "agenda[1]: "),
        ({"step": "copy ability"}, "agenda[1]: nobody could answer this question here"),
    ],
    ids=lambda value: value["step"] if isinstance(value, dict) else "",
)
def test_a_question_that_cannot_even_be_asked_is_refused(frame: dict[str, Any], said: str) -> None:
    [found] = lay(Board(), Board()).doctored("agenda", [frame | {"seat": 1}, *REST])
    assert found.startswith(said)


def placed_before_the_round() -> Lie:
    start = lay(Board(), Board(), round=1, turn=2)
    moves = ["member white", "space palace", "privilege coins"]  # the next round begins
    changes = [
        ("spaces", "palace", ["1 white"]),
        ("players", 0, "members", ["black", "orange", "neutral"]),
    ]
    return Lie(start, moves, changes, "state.spaces.palace: expected [], got ['1 white']")


def bonus_from_nowhere() -> Lie:
    start = lay(Board(), Board(), spaces={"market 1": "2 white"})
    work = {"step": "bonus work", "seat": 1, "source": "francesco sforza", "spent": 0}
    agenda = [work, *start.facts["agenda"][1:]]
    return Lie(start, ["member white"], [("agenda", agenda)], "state.agenda[1]: expected")


def privileges_from_nowhere() -> Lie:
    start = lay(Board(), Board())
    moves = ["member white", "space palace"]
    return Lie(start, moves, [("agenda", 0, "left", 3)], "state.agenda[1].left: expected 1, got 3")


def servants_never_spent() -> Lie:
    start = lay(Board(goods="3 servant"), Board())
    moves = ["member white", "space harvest"]
    change = ("agenda", 0, "spent", 40)
    return Lie(start, moves, [change], "state.agenda[1].spent: expected 0, got 40")


def draft_dropped() -> Lie:
    start = unpack(2)
    agenda = [{"step": "choose tile", "seat": 2}, {"step": "begin round", "seat": "nature"}]
    options = {"mode": "advanced"}
    return Lie(start, natures_moves(start), [("agenda", agenda)], "state.agenda: ", options)


LIES = [
    placed_before_the_round,
    bonus_from_nowhere,
    privileges_from_nowhere,
    servants_never_spent,
    draft_dropped,
]


@rule("lorenzo", "1")
@pytest.mark.parametrize("lie", [lie() for lie in LIES], ids=[lie.__name__ for lie in LIES])
def test_a_lie_about_a_turn_is_looked_at_and_not_played_on(lie: Lie) -> None:
    assert_truth_is_believed(lie)
    assert_only_looked_at(lie)
    assert_refused_at_its_place(lie)


@rule("lorenzo", "2")
def test_the_set_up_is_believed_by_its_answers_alone() -> None:
    table = unpack(2).nature()
    assert table.step == "choose tile"
    assert table.faults == []
    assert table.doctored("round", 0) == [UNPROVEN]
    assert table.doctored("players", 0, "hand", LEADERS[:1]) == [UNPROVEN]
    assert "the dice must be rolled once a round" in table.doctored("round", 1)
    assert started(2).doctored("round", 1) == []


@rule("lorenzo", "A21")
@rule("lorenzo", "1")
@pytest.mark.parametrize("step", ["make up turn", "make up"])
def test_only_who_skipped_a_turn_makes_one_up(step: str) -> None:
    fault = ["seat 1: no turn was skipped that could be made up"]
    assert fine().doctored("agenda", [{"step": step, "seat": 1}]) == fault
