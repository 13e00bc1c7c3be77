"""The solo game (rules, section 12)."""

from __future__ import annotations

import pytest

from tests.games.masters.table import QUIET, Board, Table, dealt, lay, wander
from tests.rulebook import rule

TOKENS = ["token T1", "token T2", "token T3", "token T4", "token T5", "token T6", "token T7"]
GREEN_BUT_G3A = "G1b G1c G1d G2b G2c G2d G3b G3c G3d"  # removed; G1a and G2a are owned


def turn(table: Table, *tokens: str) -> Table:
    """A turn in which nothing is gained, and what nature answers to it."""
    return table.do("market column 1", "end turn", *tokens)


def ended(table: Table) -> str | None:
    """How people are told that it ended."""
    sentence = table.game.show.ending(table.state)
    return None if sentence is None else sentence.message


def cards(table: Table, colour: str) -> list[int]:
    return [table.left(f"{colour} {level}") for level in (1, 2, 3)]


@rule("masters", "12")
def test_the_black_cross_starts_on_space_0_with_a_stack_of_seven_tokens() -> None:
    table = dealt(1)
    assert table.facts["cross"] == 0
    assert table.facts["tokens"] == ["T1", "T2", "T3", "T4", "T5", "T6", "T7"]


@rule("masters", "12")
def test_a_token_is_revealed_after_each_complete_turn() -> None:
    table = lay(Board(), market=QUIET).do("market column 1", "discard leader 1")
    assert table.to_move == 1
    table.do("end turn")
    assert table.to_move == 0
    assert table.options == TOKENS
    table.do("token T5")
    assert table.asked == {"step": "act", "seat": 1}


@rule("masters", "12")
@pytest.mark.parametrize(
    ("token", "colour"),
    [("T1", "green"), ("T2", "blue"), ("T3", "yellow"), ("T4", "purple")],
)
def test_a_colour_token_removes_two_cards_of_its_lowest_deck(token: str, colour: str) -> None:
    table = lay(Board(), market=QUIET)
    letter = colour[0].upper()
    turn(table, f"token {token}", f"turn {colour} 1 {letter}1c", f"turn {colour} 1 {letter}1b")
    assert table.facts["removed"] == [f"{letter}1a", f"{letter}1c"]
    assert cards(table, colour) == [2, 4, 4]
    assert table.top(f"{colour} 1") == f"{letter}1b"
    assert table.facts["cross"] == 0
    others = [c for c in ("green", "blue", "yellow", "purple") if c != colour]
    assert [cards(table, other) for other in others] == [[4, 4, 4]] * 3


@rule("masters", "12")
def test_the_second_card_comes_from_level_2_when_level_1_is_exhausted_by_the_first() -> None:
    table = turn(lay(Board(), market=QUIET, removed="G1a G1b G1c"), "token T1")
    assert table.facts["removed"][-2:] == ["G1d", "G2a"]
    assert cards(table, "green") == [0, 3, 4]


@rule("masters", "12")
def test_cards_are_removed_from_level_3_when_the_lower_levels_are_empty() -> None:
    gone = "B1a B1b B1c B1d B2a B2b B2c B2d"
    table = turn(lay(Board(), market=QUIET, removed=gone), "token T2", "turn blue 3 B3d")
    assert table.facts["removed"][-2:] == ["B3a", "B3d"]
    assert cards(table, "blue") == [0, 0, 2]


@rule("masters", "12")
@pytest.mark.parametrize(("token", "steps"), [("T5", 2), ("T6", 2), ("T7", 1)])
def test_the_other_tokens_move_the_black_cross(token: str, steps: int) -> None:
    table = turn(lay(Board(faith=3), market=QUIET, cross=4), f"token {token}")
    assert table.facts["cross"] == 4 + steps
    assert table.faith() == 3
    assert table.facts["removed"] == []


@rule("masters", "12")
def test_a_revealed_token_is_not_revealed_again_before_the_next_shuffle() -> None:
    table = turn(lay(Board(), market=QUIET), "token T5")
    turn(table)
    assert table.options == ["token T1", "token T2", "token T3", "token T4", "token T6", "token T7"]


@rule("masters", "12")
def test_t7_shuffles_all_seven_tokens_into_a_new_stack() -> None:
    table = turn(lay(Board(), market=QUIET, tokens="T2 T7"), "token T7")
    turn(table)
    assert table.options == TOKENS


@rule("masters", "12")
def test_the_stack_never_runs_out_because_the_last_token_is_t7() -> None:
    table = lay(Board(), market=QUIET)
    for token in ("T5", "T6", "T1", "T2", "T3", "T4"):
        turn(table, f"token {token}")
    turn(table)
    assert table.options == ["token T7"]
    table.do("token T7")
    assert table.facts["tokens"] == ["T1", "T2", "T3", "T4", "T5", "T6", "T7"]


@rule("masters", "12")
def test_each_discarded_resource_moves_the_black_cross_one_space() -> None:
    table = lay(Board(faith=2), cross=10).do("market row 3", "discard", "discard", "discard")
    assert table.facts["cross"] == 13
    assert table.faith() == 2


@rule("masters", "12")
@pytest.mark.parametrize(
    ("faith", "tile"), [(0, "removed"), (4, "removed"), (5, "face_up"), (7, "face_up")]
)
def test_the_black_cross_calls_reports_and_the_player_is_judged_by_position(
    faith: int, tile: str
) -> None:
    table = turn(lay(Board(faith=faith), market=QUIET, cross=6), "token T5")
    assert table.reported == [1]
    assert table.favours() == f"{tile} inactive inactive"


@rule("masters", "12")
def test_discards_may_bring_the_black_cross_to_a_pope_space() -> None:
    table = lay(Board(faith=12), cross=15).do("market row 3", "discard", "store", "store")
    assert table.reported == [1, 2]
    assert table.favours() == "face_up face_up inactive"


@rule("masters", "12")
def test_the_players_own_marker_calls_reports_in_solo() -> None:
    table = lay(Board(faith=7), market=QUIET).do("discard leader 1")
    assert table.reported == [1]
    assert table.favours() == "face_up inactive inactive"


@rule("masters", "12")
@rule("masters", "R16")
def test_the_seventh_card_wins_at_once_without_leader_action_or_token() -> None:
    board = Board(slots="G1a G2a G3a / B1a B2a / Y1a", strongbox="4 servant")
    table = lay(board, tops="P2a").do("buy purple slot 3", "turn purple 2 P2b")
    assert table.over
    assert table.winners == [1]
    assert table.facts["last_round"] is False


@rule("masters", "12")
def test_the_sixth_card_does_not_win() -> None:
    board = Board(slots="G1a G2a G3a / B1a / Y1a", strongbox="4 servant")
    table = lay(board, tops="P2a").do("buy purple slot 3", "turn purple 2 P2b")
    assert table.asked["step"] == "finish turn"


@rule("masters", "12")
def test_space_24_by_a_discarded_leader_wins_before_the_main_action() -> None:
    table = lay(Board(faith=23)).do("discard leader 1")
    assert table.over
    assert table.winners == [1]
    assert table.favours() == "face_up face_up face_up"
    assert table.facts["last_round"] is False


@rule("masters", "12")
def test_space_24_by_a_leader_discarded_after_the_main_action_wins() -> None:
    table = lay(Board(faith=23), market=QUIET).do("market column 1", "discard leader 2")
    assert table.over
    assert table.winners == [1]


@rule("masters", "12")
def test_space_24_by_production_wins() -> None:
    table = lay(Board(faith=22, warehouse="1 coin", slots="P1a P2a")).do("produce")
    assert table.over
    assert table.winners == [1]


@rule("masters", "12")
@rule("masters", "R15")
def test_the_market_action_is_finished_before_the_win() -> None:
    # The red marble brings the marker to 24; the stone is still stored, and then it is over.
    table = lay(Board(faith=23, strongbox="4 coin")).do("market row 2")
    assert table.faith() == 24
    assert table.options == ["store", "discard"]
    table.do("store")
    assert table.over
    assert table.score()["resources"] == 1
    assert "token" not in " ".join(table.told())


@rule("masters", "12")
@rule("masters", "R15")
def test_storing_or_not_makes_a_difference_to_the_score_of_a_win() -> None:
    stored = lay(Board(faith=23, strongbox="4 coin")).do("market row 2", "store")
    thrown = lay(Board(faith=23, strongbox="4 coin")).do("market row 2", "discard")
    assert stored.points() == 30  # 20 for the track, 9 for the tiles, 1 for five resources
    assert thrown.points() == 29
    assert thrown.winners == [1]


@rule("masters", "12")
@pytest.mark.parametrize(("token", "cross"), [("T5", 22), ("T6", 23), ("T7", 23)])
def test_the_black_cross_on_24_is_a_loss(token: str, cross: int) -> None:
    table = turn(lay(Board(faith=20), market=QUIET, cross=cross), f"token {token}")
    assert table.over
    assert table.facts["cross"] == 24
    assert table.winners == []
    assert ended(table) == "ended by cross"
    assert table.favours() == "face_up face_up face_up"  # the third report is held all the same


@rule("masters", "12")
def test_the_black_cross_on_23_is_no_loss_yet() -> None:
    table = turn(lay(Board(), market=QUIET, cross=21), "token T5")
    assert table.asked["step"] == "act"


@rule("masters", "12")
@rule("masters", "R15")
def test_discards_that_bring_the_black_cross_to_24_lose_at_once() -> None:
    # The leader in hand, worth the 24th faith, can no longer be discarded.
    table = lay(Board(faith=23), market=QUIET, cross=23).do("market row 1", "store", "store")
    assert table.options == ["store", "discard"]
    table.do("discard")
    assert table.over
    assert table.winners == []


@rule("masters", "12")
def test_the_player_on_24_wins_though_discards_bring_the_black_cross_there_too() -> None:
    table = lay(Board(faith=23), cross=23).do("market row 2", "discard")
    assert table.faith() == 24
    assert ended(table) == "ended by faith"
    assert table.facts["cross"] == 24
    assert table.over
    assert table.winners == [1]


@rule("masters", "12")
@pytest.mark.parametrize(("token", "letter"), [("T1", "G"), ("T2", "B"), ("T3", "Y"), ("T4", "P")])
def test_a_colour_that_has_left_the_grid_is_a_loss(token: str, letter: str) -> None:
    ids = "1a 1b 1c 1d 2a 2b 2c 2d 3a 3b"  # 3c and 3d are left
    removed = " ".join(letter + card for card in ids.split())
    table = turn(lay(Board(), market=QUIET, removed=removed), f"token {token}")
    table.do(*table.options)  # the last card is turned up, and removed
    assert table.facts["removed"][-2:] == [f"{letter}3c", f"{letter}3d"]
    assert table.over
    assert table.winners == []
    assert ended(table) == "ended by colour"


@rule("masters", "12")
def test_the_one_card_that_is_left_of_a_colour_is_removed_alone() -> None:
    removed = "G1a G1b G1c G1d G2a G2b G2c G2d G3a G3b G3c"
    table = turn(lay(Board(), market=QUIET, removed=removed), "token T1")
    assert table.facts["removed"][-1] == "G3d"
    assert table.over
    assert table.winners == []


@rule("masters", "12")
def test_one_card_of_the_colour_left_is_no_loss() -> None:
    removed = "G1a G1b G1c G1d G2a G2b G2c G2d G3a"
    table = turn(lay(Board(), market=QUIET, removed=removed), "token T1", "turn green 3 G3c")
    table.do("turn green 3 G3d")
    assert table.asked["step"] == "act"
    assert cards(table, "green") == [0, 0, 1]


@rule("masters", "12")
def test_buying_the_last_card_of_a_colour_is_a_loss_unless_it_is_the_seventh() -> None:
    board = Board(slots="G1a G2a", strongbox="6 shield")
    table = lay(board, removed=GREEN_BUT_G3A).do("buy green slot 1")
    assert table.slots() == "G1a G2a G3a / - / -"
    assert table.over
    assert table.winners == []


@rule("masters", "12")
@rule("masters", "R16")
def test_the_seventh_card_wins_though_it_empties_its_column() -> None:
    board = Board(slots="G1a G2a / B1a B2a / P1a P2a", strongbox="6 shield")
    table = lay(board, removed=GREEN_BUT_G3A).do("buy green slot 1")
    assert cards(table, "green") == [0, 0, 0]
    assert table.over
    assert table.winners == [1]


@rule("masters", "12")
def test_bought_and_removed_cards_together_empty_a_colour() -> None:
    board = Board(slots="G1a G2a G3a")
    removed = "G1b G1c G1d G2b G2c G2d G3b"
    table = turn(lay(board, market=QUIET, removed=removed), "token T1", "turn green 3 G3d")
    assert table.over
    assert table.winners == []


@rule("masters", "12")
def test_after_a_win_the_score_is_computed_as_usual() -> None:
    board = Board(slots="G1a G2a G3a / B1a B2a / Y1a", strongbox="5 coin, 4 servant")
    table = lay(board, tops="P2a").do("buy purple slot 3", "turn purple 2 P2b")
    # 1 + 5 + 9 + 1 + 5 + 1 + 5 for the cards, 1 for the five coins left
    assert table.score() == {"cards": 27, "faith": 0, "favours": 0, "leaders": 0, "resources": 1}


@rule("masters", "12")
@rule("masters", "R19")
@pytest.mark.parametrize("seed", range(5))
def test_a_solo_game_always_ends(seed: int) -> None:
    *_, table = wander(1, seed)
    assert table.over
    assert table.winners in ([], [1])
