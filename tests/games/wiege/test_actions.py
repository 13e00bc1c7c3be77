"""The genius bonus and Phase 2: card actions, columns, jokers, rotation."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.wiege import GAME
from bottega.games.wiege.rules.columns import fitting, put_in_column
from bottega.games.wiege.table.state import empty_place
from tests.games.wiege.table import Board, Table, acting, evaluating, lay
from tests.rulebook import rule


def act(hand: str = "", columns: str = "", left: int = 2, **more: Any) -> Table:
    """Seat 1 of two has card actions to take."""
    return lay(Board(hand=hand, columns=columns), Board(), agenda=acting(left), **more)


# The genius -----------------------------------------------------------------------------------

MARKS = "science: C01; architecture: C11 C08; finance: C15 C18; exploration: C28; religion: C29"
"""Blue marks on top of science, architecture and religion; red on finance."""


@rule("wiege", "7")
def test_a_card_for_every_column_with_the_colour_on_top() -> None:
    table = lay(Board(columns=MARKS), Board(), display="P01 P02 P03 P04")
    table.do("genius on 1 space 1")
    assert table.asked == {"step": "genius bonus", "seat": 1, "left": 3}
    assert "bonus earned 1 blue 3" in table.told()
    assert table.options == ["take 1", "take 2", "take 3", "take 4", "stop"]
    table.do("take 2", "take 4", "take 1")
    assert table.hand() == "P01 P02 P04"
    assert table.asked == {"step": "act", "seat": 1, "left": 2}


@rule("wiege", "7")
def test_the_colour_of_the_covered_space_counts() -> None:
    table = lay(Board(columns=MARKS), Board()).do("genius on 1 space 2")
    assert table.asked == {"step": "genius bonus", "seat": 1, "left": 1}


@rule("wiege", "7")
def test_jokers_and_rotation_cards_have_no_mark() -> None:
    table = lay(Board(columns="science/architecture: C36; finance: C21"), Board())
    table.do("genius on 1 space 1")
    assert table.step == "act"


@rule("wiege", "7")
def test_a_stone_brings_no_bonus() -> None:
    assert lay(Board(columns=MARKS), Board()).do("stone on 1 space 1").step == "act"


@rule("wiege", "7")
def test_a_genius_that_triggers_brings_no_bonus() -> None:
    table = lay(Board(columns=MARKS), Board(), events="E03", pieces={1: "s2"})
    assert table.do("genius on 1 space 2").asked == {"step": "act", "seat": 1, "left": 1}


@rule("wiege", "7")
def test_one_may_take_fewer() -> None:
    table = lay(Board(columns=MARKS), Board(), display="P01 P02 P03 P04")
    table.do("genius on 1 space 1", "take 3", "stop")
    assert table.hand() == "P03"
    assert table.step == "act"


@rule("wiege", "A7")
def test_the_display_is_not_refilled_before_the_card_actions_are_over() -> None:
    table = lay(Board(columns=MARKS), Board(), display="P01 P02 P03 P04")
    table.do("genius on 1 space 1", "take 1", "take 2", "stop")
    assert table.display == "- - P03 P04"
    assert table.offered("take") == ["3", "4"]
    table.do("take 3")
    assert table.display == "- - - P04"


@rule("wiege", "A7")
def test_no_more_cards_than_lie_there() -> None:
    table = lay(Board(columns=MARKS), Board(), display="- P02 - -", rest=2)
    table.do("genius on 1 space 1")
    assert table.asked["left"] == 1
    assert table.options == ["take 2", "stop"]


@rule("wiege", "7")
def test_without_open_cards_there_is_nothing_to_take() -> None:
    table = lay(Board(columns=MARKS), Board(), display="- - - -", rest=2)
    table.do("genius on 1 space 1")
    assert table.step == "act"


# Draw -----------------------------------------------------------------------------------------


@rule("wiege", "8")
def test_an_open_card_is_taken_and_its_slot_stays_empty() -> None:
    table = act(display="C01 P02 P03 P04").do("take 1")
    assert table.hand() == "C01"
    assert table.display == "- P02 P03 P04"
    assert table.asked == {"step": "act", "seat": 1, "left": 1}
    assert "card taken 1 1 C01" in table.told(2)


@rule("wiege", "8")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    table = act(hand="P27").do("draw")
    assert table.step == "draw card"
    table.do("deal C05 to 1")
    assert table.hand() == "C05 P27"
    assert table.asked == {"step": "act", "seat": 1, "left": 1}


@rule("wiege", "8")
def test_there_is_no_hand_limit() -> None:
    hand = " ".join(f"C{n:02}" for n in range(1, 33))
    table = act(hand=hand, display="P01 P02 P03 P04").do("take 1", "take 2")
    assert len(table.hand().split()) == 34


# Play -----------------------------------------------------------------------------------------


@rule("wiege", "8")
def test_cards_of_a_kind_are_offered_once() -> None:
    table = act(hand="C01 C02 C04 C36 P01 P02 P16 P26 P27")
    assert table.offered("play culture") == [
        "science blue",
        "science red",
        "science architecture",
    ]
    assert table.offered("play character") == ["1 science", "2 science", "3", "4"]


@rule("wiege", "18")
def test_of_a_kind_the_lowest_card_is_played() -> None:
    table = act(hand="C02 C03 P02 P03").do("play culture science blue")
    assert table.columns() == "science: C02"
    table.do("play character 1 science")
    assert (table.pile(), table.hand()) == ("P02", "C03 P03")


@rule("wiege", "8")
def test_a_character_goes_face_down_on_the_pile() -> None:
    table = act(hand="P20").do("play character 2 finance")
    assert (table.pile(), table.hand()) == ("P20", "")
    assert "character laid 1 P20" in table.told(1)
    assert "character laid 1 ?" in table.told(2)


@rule("wiege", "8")
def test_a_culture_card_begins_or_continues_the_column_of_its_symbol() -> None:
    table = act(hand="C01 C15", columns="science: C04")
    table.do("play culture science blue", "play culture finance blue")
    assert table.columns() == "science: C04 C01; finance: C15"


@rule("wiege", "A8")
def test_no_action_must_be_taken() -> None:
    table = act(hand="C01").do("stop")
    assert (table.hand(), table.to_move) == ("C01", 2)


@rule("wiege", "4")
def test_after_two_actions_the_turn_is_over() -> None:
    table = act(hand="C01 C02").do("play culture science blue", "play culture science blue")
    assert table.to_move == 2


# Rotation -------------------------------------------------------------------------------------


@rule("wiege", "8")
def test_a_rotation_card_is_played_upright_and_may_be_turned_in_the_same_turn() -> None:
    table = act(hand="C07").do("play culture science rotation")
    assert table.columns() == "science: C07"
    table.do("rotate science")
    assert table.columns() == "science: C07*"


@rule("wiege", "8")
def test_only_the_top_card_can_be_turned_and_only_once() -> None:
    columns = "science: C07 C01; architecture: C14; finance: C21*; religion: C29 C35"
    assert act(columns=columns).offered("rotate") == ["architecture", "religion"]


@rule("wiege", "A9")
def test_a_card_that_was_covered_may_be_turned_once_it_is_on_top_again() -> None:
    use_up = {"step": "use up", "seat": 1, "symbol": "science", "cards": 1}
    table = lay(
        Board(columns="science: C07 C01"),
        Board(),
        events="E03",
        agenda=evaluating(1, "blue", use_up),
    )
    table.nature().do("stone on 3 space 1", "stop").nature()
    table.do("stone on 2 space 1")
    assert table.columns() == "science: C07"
    assert table.offered("rotate") == ["science"]


@rule("wiege", "8")
def test_a_turned_card_counts_two_even_when_it_is_covered() -> None:
    ask = {"step": "name alone", "seat": 1, "position": 1}
    table = lay(
        Board(columns="science: C07* C01 C36"),
        Board(),
        events="E03",
        agenda=evaluating(1, "blue", ask),
    )
    table.do("name science")
    assert "symbol named 1 science 4" in table.told()


# Jokers ---------------------------------------------------------------------------------------


@rule("wiege", "8")
def test_a_joker_without_column_begins_an_open_one() -> None:
    table = act(hand="C36", columns="finance: C15").do("play culture science architecture")
    assert table.columns() == "science/architecture: C36; finance: C15"


@rule("wiege", "8")
@pytest.mark.parametrize(
    ("card", "kind", "column"),
    [
        ("C01", "science blue", "science: C36 C01"),
        ("C08", "architecture blue", "architecture: C36 C08"),
        ("C40", "science religion", "science: C36 C40"),
        ("C37", "architecture finance", "architecture: C36 C37"),
    ],
)
def test_the_next_card_decides_an_open_column(card: str, kind: str, column: str) -> None:
    table = act(hand=card, columns="science/architecture: C36").do(f"play culture {kind}")
    assert table.columns() == column


@rule("wiege", "A10")
def test_a_joker_must_go_to_a_column_it_fits() -> None:
    table = act(hand="C36", columns="architecture: C08").do("play culture science architecture")
    assert table.columns() == "architecture: C08 C36"


@rule("wiege", "A10")
def test_a_plain_card_cannot_ignore_an_open_column() -> None:
    table = act(hand="C04", columns="science/religion: C40").do("play culture science red")
    assert table.columns() == "science: C40 C04"


@rule("wiege", "8")
def test_a_joker_that_fits_two_columns_goes_where_its_owner_says() -> None:
    table = act(hand="C36", columns="science: C01; architecture: C08")
    table.do("play culture science architecture")
    assert table.asked == {"step": "choose column", "seat": 1, "card": "C36"}
    assert table.hand() == ""
    assert table.options == ["column science", "column architecture"]
    table.do("column architecture")
    assert table.columns() == "science: C01; architecture: C08 C36"
    assert table.asked["left"] == 1


@rule("wiege", "8")
def test_an_open_column_may_be_one_of_the_two() -> None:
    table = act(hand="C37", columns="science/architecture: C36; finance: C15")
    table.do("play culture architecture finance")
    assert table.options == ["column architecture", "column finance"]
    table.do("column architecture")
    assert table.columns() == "architecture: C36 C37; finance: C15"


@rule("wiege", "18")
def test_an_identical_joker_has_one_place_and_keeps_the_column_open() -> None:
    p, joker = empty_place(0), 35  # C36: there is one of each joker, so it is its own twin here
    t = GAME.new(2)
    put_in_column(t, p, joker, 0)
    assert fitting(t, p, joker) == [0]
    put_in_column(t, p, joker, 0)
    assert p.columns[0] == (joker, joker)
    assert p.open[1] == 0


@rule("wiege", "A11")
def test_a_lost_symbol_does_not_come_back() -> None:
    use_up = {"step": "use up", "seat": 1, "symbol": "science", "cards": 1}
    table = lay(
        Board(hand="C08", columns="science: C36 C01"),
        Board(),
        events="E03",
        agenda=evaluating(1, "blue", use_up),
    )
    table.nature().do("stone on 3 space 1", "stop").nature()
    table.do("stone on 2 space 1", "play culture architecture blue")
    assert table.columns() == "science: C36; architecture: C08"


@rule("wiege", "8")
def test_an_open_column_vanishes_with_its_last_card() -> None:
    use_up = {"step": "use up", "seat": 1, "symbol": "architecture", "cards": 1}
    table = lay(
        Board(columns="science/architecture: C36"),
        Board(),
        events="E03",
        agenda=evaluating(1, "blue", use_up),
    )
    assert table.columns() == ""
    assert table.faults == []


@rule("wiege", "8")
@pytest.mark.parametrize("symbol", ["science", "architecture"])
def test_an_open_column_counts_for_both_symbols(symbol: str) -> None:
    ask = {"step": "name alone", "seat": 1, "position": 1}
    board = Board(columns="science/architecture: C36")
    table = lay(board, Board(), events="E03", agenda=evaluating(1, "blue", ask))
    table.do(f"name {symbol}")
    assert f"symbol named 1 {symbol} 1" in table.told()
