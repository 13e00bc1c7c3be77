"""The end of the game, the winner, and two against two."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.wiege.rules.agenda import NEW_EVENT
from bottega.games.wiege.rules.evaluation import ends_the_game
from bottega.games.wiege.table.state import frames_of
from tests.games.wiege.table import Board, Table, acting, evaluating, lay, wander
from tests.rulebook import rule


def last_evaluation(*boards: Board, **more: Any) -> Table:
    """Three events are left, and the evaluation of one of them has just been decided."""
    events = {
        2: "E03 / E02 / E05",
        3: "E03 / E02 / E05 / -",
        4: "E03 / E02 / - / - / E05 / -",
    }[len(boards)]
    return lay(*boards, events=events, left=0, agenda=evaluating(1, "blue"), **more)


# The end --------------------------------------------------------------------------------------


@rule("wiege", "14")
def test_with_two_events_left_the_game_ends_at_once() -> None:
    table = last_evaluation(Board(), Board())
    assert table.over
    assert table.told()[-1] == "game over"


@rule("wiege", "14")
def test_with_three_events_left_it_goes_on() -> None:
    table = lay(Board(), Board(), Board(), events="E03", left=0, agenda=evaluating(1, "blue"))
    assert not table.over


@rule("wiege", "14")
@pytest.mark.parametrize("covered", ["leave", "come back"])
def test_while_it_goes_on_it_is_known_of_each_evaluation_whether_it_is_the_last(
    covered: str,
) -> None:
    last_ones = 0
    for seed in range(4):
        said: list[tuple[int, bool]] = []
        begun = 0
        for table in wander(2, seed, **{"covered events": covered}):
            pending = [] if table.over else frames_of(table.state.agenda, NEW_EVENT)
            begun = sum(text.startswith("evaluation began") for text in table.told())
            for _, _, position, colour, _ in pending:
                said.append((begun, ends_the_game(table.state, position, colour)))
        assert [pair for pair in said if pair[1] != (pair[0] == begun)] == []
        last_ones += sum(last for _, last in said)
    assert last_ones > 0


@rule("wiege", "14")
def test_pieces_on_the_last_events_go_back_without_evaluation() -> None:
    table = last_evaluation(Board(), Board(), pieces={2: "s1 s2", 3: "g1"})
    assert table.stones() == [7, 7]
    assert [table.pieces(2), table.pieces(3)] == ["- - - - -", "- - - -"]
    assert not any(line.startswith("evaluation began") for line in table.told())


@rule("wiege", "A27")
def test_after_turn_500_the_game_ends() -> None:
    table = lay(Board(), Board(), number=499, pieces={1: "s1 s2"})
    assert "turn began 1 500" in table.told()
    table.do("stone on 2 space 1", "stop")
    assert table.over
    assert table.stones() == [7, 7]


@rule("wiege", "A27")
def test_before_turn_500_it_goes_on() -> None:
    assert lay(Board(), Board(), number=498).do("stone on 2 space 1", "stop").to_move == 2


# Points ---------------------------------------------------------------------------------------


@rule("wiege", "14")
def test_every_stone_counts_one_whatever_its_colour() -> None:
    table = lay(Board(won="2 of 2, 1 of 3"), Board(won="3 of 1"), Board(), pieces={1: "s1 g1"})
    assert table.score(1) == {"own stones": 3, "stones on events": 1, "stones won": 3}
    assert [table.points(seat) for seat in (1, 2, 3)] == [7, 8, 6]


@rule("wiege", "14")
def test_most_stones_win() -> None:
    assert last_evaluation(Board(), Board(won="1 of 1")).winners == [2]


@rule("wiege", "14")
def test_a_tie_goes_to_more_culture_cards_in_hand() -> None:
    table = last_evaluation(Board(hand="C01 P27"), Board(hand="C02 C03"))
    assert table.winners == [2]
    assert "hand compared 1 nature 1 4" in table.told()
    assert "hand compared 2 nature 2 0" in table.told()


@rule("wiege", "14")
def test_nobody_shows_a_hand_without_need() -> None:
    table = last_evaluation(Board(hand="C01"), Board(won="1 of 1"))
    assert not any(line.startswith("hand compared") for line in table.told())


@rule("wiege", "A20")
def test_then_to_the_better_characters_in_hand_whatever_their_symbols() -> None:
    # 1 + 1 + 2 for the pair against 3
    table = last_evaluation(Board(hand="C01 P26"), Board(hand="C02 P01 P13"))
    assert table.winners == [2]


@rule("wiege", "A20")
def test_piles_do_not_count() -> None:
    table = last_evaluation(Board(pile="P26 P27", hand="P01"), Board(hand="P16"))
    assert table.winners == [2]


@rule("wiege", "14")
def test_still_level_they_share_the_victory() -> None:
    table = last_evaluation(Board(hand="C01 P01"), Board(hand="C02 P04"), Board(won="1 of 2"))
    assert table.winners == [3]
    table = last_evaluation(Board(hand="C01 P01"), Board(hand="C02 P04"))
    assert table.winners == [1, 2]


@rule("wiege", "14")
def test_only_those_tied_are_compared() -> None:
    boards = [Board(won="1 of 3"), Board(won="1 of 3", hand="C01"), Board(hand="C02 C03 C04")]
    assert last_evaluation(*boards).winners == [2]


# Two against two ------------------------------------------------------------------------------


def four(**more: Any) -> Table:
    return lay(*(Board() for _ in range(4)), teams=True, **more)


@rule("wiege", "15")
def test_partners_are_never_together_on_a_central_event() -> None:
    table = four(pieces={1: "s1", 2: "g3"}, turn=3)
    assert {space[0] for space in table.spaces()} == {"2", "4", "5"}
    table = four(pieces={1: "s1", 2: "g3"}, turn=2)
    assert {space[0] for space in table.spaces()} == {"1", "2", "3", "4"}


@rule("wiege", "15")
def test_without_teams_everybody_may_join() -> None:
    table = lay(*(Board() for _ in range(4)), pieces={1: "s1"}, turn=3)
    assert "1.2" in table.spaces()


@rule("wiege", "15")
def test_partners_may_move_only_where_the_other_is_not() -> None:
    table = lay(
        Board(),
        Board(won="4 of 1"),
        Board(),
        Board(won="2 of 1"),
        teams=True,
        pieces={1: "s1", 2: "s3", 3: "g1"},
    )
    table.do("lift from 1 space 1")
    assert {space[0] for space in table.spaces()} == {"1", "3", "6"}


@rule("wiege", "15")
def test_alone_in_the_centre_one_collects_from_the_two_opponents_only() -> None:
    ask = {"step": "name alone", "seat": 1, "position": 1}
    table = lay(
        Board(columns="science: C01 C02 C03"),
        *(Board() for _ in range(3)),
        teams=True,
        events="E03",
        agenda=evaluating(1, "blue", ask),
    ).do("name science")
    paid = [line.split()[1] for line in table.told() if line.startswith("paid")]
    assert paid == ["4", "2", "4"]
    assert table.stones() == [10, 6, 7, 5]


@rule("wiege", "15")
def test_partners_may_exchange() -> None:
    table = lay(
        Board(won="2 of 3"),
        Board(won="3 of 1"),
        Board(won="3 of 1"),
        Board(won="1 of 1"),
        teams=True,
    )
    assert table.options == ["exchange with 3", "stop"]


@rule("wiege", "15")
def test_the_stones_of_partners_are_added() -> None:
    table = last_evaluation(Board(won="3 of 2"), Board(), Board(), Board(won="4 of 3"), teams=True)
    assert [table.points(seat) for seat in (1, 2, 3, 4)] == [13, 15, 13, 15]
    assert table.score(1)["stones of the partner"] == 3
    assert table.winners == [2, 4]


@rule("wiege", "15")
def test_a_tie_is_broken_by_both_hands_together() -> None:
    table = last_evaluation(
        Board(hand="C01"), Board(hand="C02 C03"), Board(hand="C04 C05"), Board(), teams=True
    )
    assert table.winners == [1, 3]


@rule("wiege", "15")
def test_partners_show_their_hands_as_one() -> None:
    table = last_evaluation(
        Board(hand="C01"), Board(hand="C02 C03"), Board(hand="C04 C05"), Board(), teams=True
    )
    shown = [line for line in table.told() if line.startswith("hand compared")]
    assert shown == ["hand compared 1 3 3 0", "hand compared 2 4 2 0"]
    assert table.game.sides(table.state) == [(0, 2), (1, 3)]
    assert [amounts for _, amounts in table.game.tie_breaks(table.state)] == [[3, 2], [0, 0]]


@rule("wiege", "15")
def test_pairs_form_across_partners() -> None:
    # 1 + 1 and a pair make 4, against 3
    table = last_evaluation(
        Board(hand="P01"), Board(hand="P26"), Board(hand="P02"), Board(), teams=True
    )
    assert table.winners == [1, 3]


@rule("wiege", "15")
def test_still_level_all_four_share_the_victory() -> None:
    table = last_evaluation(*(Board() for _ in range(4)), teams=True)
    assert table.winners == [1, 2, 3, 4]


@rule("wiege", "14")
def test_a_turn_without_evaluation_ends_nothing() -> None:
    table = lay(Board(), Board(), events="E03 / E02 / E05", left=0, agenda=acting()).do("stop")
    assert not table.over
