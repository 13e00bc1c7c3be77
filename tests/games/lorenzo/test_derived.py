"""What a board shows that the position does not say in so many words, as the rules have it."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from tests.games.lorenzo.table import Board, Table, lay, report, unpack, wander
from tests.rulebook import rule


def derived(table: Table, seat: int | None = 1) -> dict[str, Any]:
    """What is derived of what a seat, or an onlooker, sees."""
    return dict(GAME.show.derived(GAME.redact(table.state, None if seat is None else seat - 1)))


def of(board: Board, **more: Any) -> dict[str, Any]:
    """What is said about the first of two players."""
    found: dict[str, Any] = derived(lay(board, Board(), **more))["players"][0]
    return found


def members(board: Board, dice: str = "4 2 6") -> list[int]:
    """What the white, black, orange and neutral members are worth."""
    worth = of(board, dice=dice, round=6)["members"]
    return [worth[member] for member in ("white", "black", "orange", "neutral")]


# Members -----------------------------------------------------------------------------------------


@rule("lorenzo", "4")
def test_a_member_is_worth_its_die_and_the_neutral_one_nothing() -> None:
    assert members(Board()) == [4, 2, 6, 0]


@rule("lorenzo", "4")
@pytest.mark.parametrize(
    ("played", "worth"),
    [
        ("ludovico il moro", [5, 5, 5, 0]),
        ("lucrezia borgia", [6, 4, 8, 0]),
        ("ludovico il moro, lucrezia borgia", [7, 7, 7, 0]),
        ("sigismondo malatesta", [4, 2, 6, 3]),
    ],
)
def test_leaders_in_play_change_what_members_are_worth(played: str, worth: list[int]) -> None:
    assert members(Board(played=played)) == worth


@rule("lorenzo", "4")
def test_a_leader_in_hand_changes_nothing_yet() -> None:
    assert members(Board(leaders="ludovico il moro")) == [4, 2, 6, 0]


@rule("lorenzo", "11")
def test_a_copied_ability_counts_like_an_own_one() -> None:
    copier = Board(played="lorenzo de medici", copied="lucrezia borgia")
    table = lay(copier, Board(played="lucrezia borgia"), dice="4 2 6")
    for player in derived(table)["players"]:
        assert player["members"] == {"white": 6, "black": 4, "orange": 8, "neutral": 0}


@rule("lorenzo", "4")
@rule("lorenzo", "A10")
def test_the_member_that_federico_chose_is_a_6_and_no_other() -> None:
    federico = Board(played="federico da montefeltro*", strong="black")
    assert members(federico) == [4, 6, 6, 0]
    assert members(federico._replace(tiles="I-7")) == [3, 5, 5, 0]


# Towers ------------------------------------------------------------------------------------------


@rule("lorenzo", "6")
def test_an_occupied_tower_takes_three_coins_from_everybody() -> None:
    spaces = {"venture 2": "2 white", "palace": "2 black"}
    table = lay(Board(), Board(), spaces=spaces)
    assert [player["fees"] for player in derived(table)["players"]] == [{"venture": 3}] * 2


@rule("lorenzo", "11")
def test_brunelleschi_never_pays_for_a_tower() -> None:
    spaces = {"venture 2": "2 white", "territory 4": "1 neutral"}
    table = lay(Board(played="filippo brunelleschi"), Board(), spaces=spaces)
    first, second = derived(table)["players"]
    assert first["fees"] == {}
    assert second["fees"] == {"territory": 3, "venture": 3}


@rule("lorenzo", "6")
@pytest.mark.parametrize(("count", "need"), [*enumerate([0, 0, 3, 7, 12, 18, 0])])
def test_the_next_territory_needs_the_military_of_its_slot(count: int, need: int) -> None:
    six = ["commercial hub", "woods", "village", "gravel pit", "forest", "monastery"]
    board = Board(cards=", ".join(six[:count]))
    assert of(board)["slot"] == need
    assert of(board._replace(played="cesare borgia"))["slot"] == 0


def lacking(board: Board, floors: dict[str, str], member: str = "white", **more: Any) -> Any:
    """What is said to be missing while a member of the first player is being placed."""
    return derived(lay(board, Board(), floors=floors, **more).do(f"member {member}"))["lacking"]


@rule("lorenzo", "6")
def test_a_card_tells_the_good_of_which_there_is_too_little() -> None:
    floors = {"venture 1": "building the walls", "venture 2": "hosting panhandlers"}
    found = lacking(Board(goods="2 stone, 3 wood"), floors)  # they cost 3 stone, 3 wood
    assert found == {"venture 1": "stone"}


@rule("lorenzo", "6")
def test_military_may_be_missing_for_a_venture_or_for_the_slot_of_a_territory() -> None:
    floors = {"venture 1": "crusade", "territory 1": "gold mine"}  # 8 needed, 3 for the third slot
    lands = Board(cards="commercial hub, woods")
    assert lacking(lands._replace(goods="2 military"), floors) == {
        "venture 1": "military",
        "territory 1": "military",
    }
    assert lacking(lands._replace(goods="7 military"), floors) == {"venture 1": "military"}
    assert lacking(lands._replace(goods="8 military"), floors) == {}


@rule("lorenzo", "6")
def test_what_is_saved_is_not_missing() -> None:
    floors = {"character 1": "paramour"}  # 7 coins
    assert lacking(Board(goods="4 coin"), floors) == {"character 1": "coin"}
    pico = Board(goods="4 coin", played="pico della mirandola")
    assert lacking(pico, floors) == {}


@rule("lorenzo", "6")
def test_coins_may_be_missing_for_the_tower_and_servants_for_the_value() -> None:
    floors = {"territory 1": "farm", "building 4": "garden"}  # the Garden costs 2 servants
    poor = Board(goods="2 coin, 3 servant, 4 wood, 2 stone")
    # The orange member is a 5 and wants two servants more for the fourth floor.
    found = lacking(poor, floors, "orange", dice="1 1 5", spaces={"territory 2": "2 white"})
    assert found == {"territory 1": "coin", "building 4": "servant"}


@rule("lorenzo", "5")
def test_other_reasons_are_not_about_goods() -> None:
    floors = {"venture 1": "building the walls", "venture 4": "military campaign"}
    # The white member stands in the tower already, and nothing is paid there.
    assert lacking(Board(), floors, "black", spaces={"venture 2": "1 white"}) == {}


def test_nothing_is_missing_before_a_member_is_taken_up() -> None:
    assert (
        derived(lay(Board(), Board(), floors={"venture 1": "building the walls"}))["lacking"] == {}
    )


@rule("lorenzo", "2")
@pytest.mark.parametrize(
    ("seats", "closed"),
    [
        (2, ["large harvest", "large production", "market 3", "market 4"]),
        (3, ["market 3", "market 4"]),
        (4, []),
    ],
)
def test_spaces_for_more_players_are_closed(seats: int, closed: list[str]) -> None:
    assert derived(lay(*[Board()] * seats))["closed"] == closed


# The end, and the Church -------------------------------------------------------------------------


OWNED = "commercial hub, woods, village, gravel pit, warlord, mint, building the walls, crusade"


@rule("lorenzo", "13")
def test_cards_are_worth_points_by_their_number_or_as_printed() -> None:
    found = of(Board(cards=OWNED), round=6)["points"]
    assert found == {"territory": 4, "character": 1, "venture": 3 + 5}


@rule("lorenzo", "12")
@pytest.mark.parametrize(
    ("tile", "type_"), [("III-1", "character"), ("III-2", "venture"), ("III-3", "territory")]
)
def test_an_excommunication_may_make_them_worthless(tile: str, type_: str) -> None:
    found = of(Board(cards=OWNED, tiles=tile), round=6, possible=False)["points"]
    assert found == {"territory": 4, "character": 1, "venture": 8} | {type_: 0}


@rule("lorenzo", "3")
@pytest.mark.parametrize(("round_", "period"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_period_has_two_rounds(round_: int, period: int) -> None:
    assert derived(lay(Board(), Board(), round=round_))["period"] == period


@rule("lorenzo", "10")
@pytest.mark.parametrize(
    ("round_", "faith", "points"),
    [(1, 7, 9), (4, 7, 9), (6, 7, 9), (6, 4, 4), (6, 15, 30), (6, 0, 0)],
)
def test_faith_is_certain_to_bring_points_in_whichever_report(
    round_: int, faith: int, points: int
) -> None:
    assert of(Board(goods=f"{faith} faith"), round=round_)["faith"] == points


@rule("lorenzo", "10")
def test_who_has_stood_in_the_last_report_has_nothing_more_to_come() -> None:
    table = report(Board(goods="15 faith"), Board(goods="2 faith"), round=6)
    assert [player["faith"] for player in derived(table)["players"]] == [30, 2]
    scores = GAME.scores(table.state)
    assert [player["faith"] for player in derived(table.do("support no"))["players"]] == [0, 0]
    gained = [now - then for now, then in zip(GAME.scores(table.state), scores, strict=True)]
    assert gained[1] == 2


def test_before_the_first_round_the_first_period_lies_ahead() -> None:
    assert derived(unpack(2))["period"] == 1


# Leaders -----------------------------------------------------------------------------------------

NEEDY = Board(
    goods="4 wood, 7 stone, 6 coin, 2 servant",
    cards="commercial hub, hiring recruits, building the walls",
    leaders="sisto iv, bartolomeo colleoni, lucrezia borgia",
    played="santa rita",
)


@rule("lorenzo", "11")
def test_of_what_a_leader_needs_goods_cards_and_the_most_of_a_type_are_counted() -> None:
    assert of(NEEDY)["owned"] == {
        "sisto iv": [4, 7, 6, 2],  # wood, stone, coins, servants
        "bartolomeo colleoni": [1, 2],  # territories, ventures
        "lucrezia borgia": [2],  # cards of one type
    }


@rule("lorenzo", "1")
@pytest.mark.parametrize("seat", [2, None])
def test_others_are_told_nothing_about_leaders_in_hand(seat: int | None) -> None:
    table = lay(NEEDY, Board(leaders="sandro botticelli", goods="9 wood"), dice="4 2 6")
    first, second = derived(table, seat)["players"]
    assert first["owned"] == {}
    assert second["owned"] == ({"sandro botticelli": [9]} if seat == 2 else {})
    assert first["members"] == {"white": 4, "black": 2, "orange": 6, "neutral": 0}


@rule("lorenzo", "1")
def test_everybody_is_told_the_same_but_for_leaders_in_hand() -> None:
    for i, table in enumerate(wander(3, 4)):
        if i % 23:
            continue
        seen = [derived(table, seat) for seat in (1, 2, 3, None)]
        for sums in seen:
            for player in sums["players"]:
                player.pop("owned")
        assert seen == [seen[-1]] * 4
