"""Paying stones, one by one."""

from __future__ import annotations

from tests.games.wiege.table import Board, Table, evaluating, lay
from tests.rulebook import rule


def owing(stones: int, *boards: Board, pieces: dict[int, str] | None = None) -> Table:
    """Seat 2 owes seat 1 so many stones."""
    pays = [{"step": "pay stone", "seat": 2, "to": 1}] * stones
    use_up = {"step": "use up", "seat": 1, "symbol": "science", "cards": stones}
    agenda = evaluating(1, "blue", *pays, use_up)
    first = Board(columns="science: C01 C02 C03")
    return lay(first, *boards, events="E03", pieces=pieces, agenda=agenda)


@rule("wiege", "A16")
def test_foreign_stones_are_paid_first_and_the_payer_chooses_among_them() -> None:
    table = owing(2, Board(won="1 of 1, 1 of 3"), Board())
    assert table.asked == {"step": "pay stone", "seat": 2, "to": 1}
    assert table.options == ["pay stone of 1", "pay stone of 3"]
    table.do("pay stone of 3")
    # the other foreign stone follows without a question
    assert table.reserve(2) == "7 of 2"
    assert table.reserve(1) == "7 of 1, 1 of 3"


@rule("wiege", "12")
def test_then_own_stones_of_the_reserve() -> None:
    table = owing(2, Board(won="1 of 1"))
    assert table.reserve(2) == "6 of 2"
    assert table.reserve(1) == "7 of 1, 1 of 2"
    assert "paid 2 1 1 none none" in table.told()
    assert "paid 2 1 2 none none" in table.told()


@rule("wiege", "A17")
def test_then_stones_on_events_as_the_payer_chooses() -> None:
    board = Board(won="5 of 2")
    table = owing(1, Board(), board, pieces={2: "s2", 3: "- s2"})
    assert table.options == ["pay from 2 space 1", "pay from 3 space 2"]
    table.do("pay from 3 space 2")
    assert table.pieces(3) == "- - - - -"
    assert table.reserve(1) == "7 of 1, 1 of 2"
    assert "paid 2 1 2 3 2" in table.told()


@rule("wiege", "12")
def test_the_genius_is_never_paid() -> None:
    table = lay(
        Board(columns="science: C01", won="7 of 2"),
        Board(),
        events="E03 / E02",
        pieces={1: "s1", 2: "g2"},
    )
    table.do("stone on 1 space 2", "stop", "name science")
    assert "won 1 1 0" in table.told()
    assert table.pieces(2) == "g2 - - - -"


@rule("wiege", "12")
def test_a_stone_of_the_winners_colour_is_an_ordinary_one_again() -> None:
    table = owing(1, Board(won="3 of 1"))
    assert table.reserve(1) == "5 of 1"
    table.nature().do("stone on 2 space 1", "stop", "stone on 3 space 1")
    assert table.reserve(1) == "4 of 1"


@rule("wiege", "12")
def test_lifting_a_stone_triggers_nothing() -> None:
    table = owing(1, Board(), Board(won="5 of 2"), pieces={2: "s2 s1 - -", 3: "s2"})
    table.do("pay from 2 space 1")
    assert not any(line.startswith("triggered") for line in table.told())
    assert table.step == "lay event"


@rule("wiege", "6")
def test_an_event_that_was_emptied_takes_the_next_piece_anywhere() -> None:
    table = owing(1, Board(), Board(won="6 of 2"), pieces={2: "s2"})
    table.nature()
    assert table.to_move == 2
    assert [x for x in table.spaces("genius on") if x[0] == "2"] == [f"2.{n}" for n in range(1, 5)]
