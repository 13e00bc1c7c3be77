"""Refilling the display and renewing the card deck."""

from __future__ import annotations

from tests.games.wiege.table import Board, Table, acting, evaluating, lay
from tests.rulebook import rule

LAST = {"step": "draw card", "seat": "nature", "to": 1}
REST = [{"step": "refill", "seat": 1}, {"step": "pass on", "seat": 1}]


@rule("wiege", "9")
def test_empty_slots_are_filled_in_order_after_the_actions() -> None:
    table = lay(Board(), Board(), display="P01 P02 P03 P04", agenda=acting())
    table.do("take 4", "take 2")
    assert table.asked == {"step": "fill slot", "seat": "nature", "slot": 2}
    table.do("show C01 slot 2")
    assert table.asked == {"step": "fill slot", "seat": "nature", "slot": 4}
    table.do("show C02 slot 4")
    assert table.display == "P01 C01 P03 C02"
    assert (table.step, table.to_move) == ("place piece", 2)


@rule("wiege", "A22")
def test_the_refill_comes_before_the_evaluation() -> None:
    table = lay(Board(), Board(), events="E03", pieces={1: "s2"}, display="P01 P02 P03 P04")
    table.do("stone on 1 space 2", "take 1")
    assert table.step == "fill slot"
    table.nature()
    assert table.step == "name symbol"


# Renewing -------------------------------------------------------------------------------------


@rule("wiege", "9")
def test_the_discards_become_the_deck_when_the_last_card_was_drawn() -> None:
    table = lay(
        Board(), Board(), discards="C01 C02 P03", deck="P05", rest=2, agenda=[LAST, *REST]
    ).do("deal P05 to 1")
    assert (table.discards, table.deck) == ("", 3)
    assert "deck renewed 3" in table.told()
    assert table.hand(1) == "P05"


def refilling(display: str) -> Table:
    """Seat 1 refills the display: one card in the deck, two discarded."""
    boards = (Board(), Board())
    return lay(*boards, discards="C01 C02", deck="P05", rest=2, display=display, agenda=REST)


@rule("wiege", "9")
def test_the_discards_become_the_deck_when_the_last_card_was_shown() -> None:
    table = refilling("P01 - P03 P04").do("show P05 slot 2")
    assert (table.discards, table.deck) == ("", 2)


@rule("wiege", "9")
def test_the_new_deck_goes_on_filling_the_display() -> None:
    table = refilling("- - P03 P04").do("show P05 slot 1")
    assert table.offered("show") == ["C01 slot 2", "C02 slot 2"]


@rule("wiege", "9")
def test_after_an_evaluation_an_empty_deck_is_renewed_before_the_new_event() -> None:
    table = lay(Board(), Board(), discards="C01 P02 P03", rest=2, agenda=evaluating(1, "blue"))
    assert table.deck == 3
    assert table.step == "lay event"


@rule("wiege", "9")
def test_also_after_the_last_evaluation() -> None:
    table = lay(
        Board(), Board(), discards="C01 P02 P03", rest=2, left=0, agenda=evaluating(1, "blue")
    )
    assert table.over
    assert (table.discards, table.deck) == ("", 3)


# Giving up the tops of columns ----------------------------------------------------------------


def short_of_cards(gave_up: bool = False) -> Table:
    """Two empty slots and one discarded card, when seat 1 draws the last card of the deck."""
    return lay(
        Board(columns="science: C01 C02; finance: C15 C21*"),
        Board(columns="religion: C29", pile="P01"),
        discards="C03",
        deck="P05",
        rest=2,
        display="- - P03 P04",
        gave_up=gave_up,
        agenda=[LAST, *REST],
    ).do("deal P05 to 1")


@rule("wiege", "A12")
def test_everybody_gives_up_the_top_of_each_column_if_the_discards_are_too_few() -> None:
    table = short_of_cards()
    assert table.columns(1) == "science: C01; finance: C15"
    assert (table.columns(2), table.pile(2)) == ("", "P01")
    given = [line for line in table.told() if line.startswith("top given up")]
    assert given == ["top given up 1 C02", "top given up 1 C21", "top given up 2 C29"]
    assert "deck renewed 4" in table.told()
    assert table.offered("show") == [f"{card} slot 1" for card in ("C02", "C03", "C21", "C29")]


@rule("wiege", "A12")
def test_only_once_a_turn() -> None:
    table = short_of_cards(gave_up=True)
    assert table.columns(1) == "science: C01 C02; finance: C15 C21*"
    assert table.offered("show") == ["C03 slot 1"]
    table.do("show C03 slot 1")
    assert table.display == "C03 - P03 P04"


@rule("wiege", "A12")
def test_the_next_turn_may_ask_for_the_tops_again() -> None:
    table = short_of_cards(gave_up=True).do("show C03 slot 1", "stone on 1 space 1", "stop")
    assert table.columns(1) == "science: C01; finance: C15"
    assert table.offered("show") == ["C02 slot 2", "C21 slot 2", "C29 slot 2"]


@rule("wiege", "A12")
def test_the_active_player_gives_up_first() -> None:
    table = lay(
        Board(columns="science: C01"),
        Board(columns="religion: C29"),
        rest=1,
        display="- P02 P03 P04",
        agenda=[{"step": "refill", "seat": 2}, {"step": "pass on", "seat": 2}],
    )
    given = [line for line in table.told() if line.startswith("top given up")]
    assert given == ["top given up 2 C29", "top given up 1 C01"]


@rule("wiege", "9")
def test_with_enough_discards_nobody_gives_up_anything() -> None:
    table = lay(
        Board(columns="science: C01"),
        Board(),
        discards="C03 C04",
        deck="P05",
        rest=2,
        display="- - P03 P04",
        agenda=[LAST, *REST],
    ).do("deal P05 to 1")
    assert table.columns(1) == "science: C01"


@rule("wiege", "9")
def test_slots_that_cannot_be_filled_stay_empty_and_nothing_can_be_drawn() -> None:
    table = lay(Board(), Board(), rest=2, display="- P02 P03 P04", agenda=acting())
    assert "draw" not in table.options
    table.do("take 2")
    table.do("stop")
    assert table.display == "- - P03 P04"
    assert table.to_move == 2
