"""Setting up the table."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.wiege import GAME
from bottega.kernel.game import Illegal
from tests.games.wiege.table import EVENTS, GROUPS, Table, unpack
from tests.rulebook import rule

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def steps_of_set_up(seats: int) -> list[str]:
    return [frame["step"] for frame in unpack(seats).facts["agenda"]]


def until(seats: int, step: str) -> Table:
    table = unpack(seats)
    while table.step != step:
        table.do(table.options[0])
    return table


@rule("wiege", "2")
def test_first_one_event_of_each_group_is_picked() -> None:
    table = unpack(2)
    for group in GROUPS:
        assert table.offered("pick") == group
        table.do(f"pick {group[3]}")
    assert table.facts["event_deck"] == [group[3] for group in GROUPS]


@rule("wiege", "2")
def test_then_any_others_are_picked() -> None:
    table = unpack(3)
    for group in GROUPS:
        table.do(f"pick {group[0]}")
    assert len(table.offered("pick")) == 30
    table.do("pick E02")
    assert table.offered("pick") == [x for x in EVENTS if x != "E02" and x[1:] not in FIRST]


FIRST = ["01", "07", "13", "19", "25", "31"]


@rule("wiege", "2")
@pytest.mark.parametrize(
    ("seats", "picked", "laid", "dealt"), [(2, 13, 3, 4), (3, 15, 4, 6), (4, 17, 6, 8)]
)
def test_how_much_is_picked_laid_and_dealt(seats: int, picked: int, laid: int, dealt: int) -> None:
    assert Counter(steps_of_set_up(seats)) == {
        "pick event": picked,
        "lay event": laid,
        "draw card": dealt,
        "fill slot": 4,
        "choose first": 1,
    }


@rule("wiege", "2")
@pytest.mark.parametrize(("seats", "face_down"), [(2, 10), (3, 11), (4, 11)])
def test_open_events_come_out_of_the_event_deck(seats: int, face_down: int) -> None:
    table = until(seats, "choose first")
    assert len(table.facts["event_deck"]) == face_down
    assert all(len(stack) == 1 for stack in table.facts["stacks"])


@rule("wiege", "2")
def test_only_picked_events_are_laid_out_in_order_of_positions() -> None:
    table = until(4, "lay event")
    picked = table.facts["event_deck"]
    for position in range(1, 7):
        assert table.options == [f"lay {x} on {position}" for x in table.facts["event_deck"]]
        table.do(table.options[-1])
    assert [stack[0] for stack in table.facts["stacks"]] == picked[:-7:-1]


@rule("wiege", "2")
def test_two_cards_each_are_dealt_seat_by_seat_and_then_four_are_shown() -> None:
    table = until(3, "draw card")
    table.do("deal C05 to 1", "deal P27 to 1", "deal C01 to 2", "deal C40 to 2")
    table.do("deal P01 to 3", "deal P02 to 3")
    assert [table.hand(seat) for seat in (1, 2, 3)] == ["C05 P27", "C01 C40", "P01 P02"]
    table.do("show C10 slot 1", "show C11 slot 2", "show P26 slot 3", "show C12 slot 4")
    assert table.display == "C10 C11 P26 C12"
    assert table.deck == 67 - 6 - 4


@rule("wiege", "2")
@SEATS
def test_everybody_begins_with_seven_stones_and_the_genius_and_nothing_else(seats: int) -> None:
    table = until(seats, "choose first").do("begin with 1")
    for seat in range(1, seats + 1):
        assert table.reserve(seat) == f"7 of {seat}"
        assert (table.columns(seat), table.pile(seat)) == ("", "")
    assert {verb.split(" on ")[0] for verb in table.options} == {"stone", "genius"}


@rule("wiege", "A2")
@SEATS
def test_any_seat_may_begin(seats: int) -> None:
    table = until(seats, "choose first")
    assert table.offered("begin with") == [str(seat) for seat in range(1, seats + 1)]
    table.do(f"begin with {seats}")
    assert table.to_move == seats
    assert table.facts["turn"] == 1


@rule("wiege", "2")
def test_nobody_learns_which_events_are_in_the_game() -> None:
    table = until(2, "lay event")
    assert table.told() == table.told(1) == []


@rule("wiege", "15")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_against_two_takes_four(seats: int) -> None:
    with pytest.raises(Illegal, match=f"two against two is for 4 seats, not {seats}"):
        GAME.new(seats, {"mode": "teams"})
    assert GAME.new(4, {"mode": "teams"}).teams


def test_every_kind_of_table() -> None:
    tables = [(seats, *options.values()) for seats, options in GAME.tables()]
    single = [
        (seats, "single", covered, duel)
        for seats in (2, 3, 4)
        for covered in ("come back", "leave")
        for duel in ("final", "two passes")
    ]
    teams = [
        (4, "teams", "come back", "final"),
        (4, "teams", "come back", "two passes"),
        (4, "teams", "leave", "final"),
    ]
    assert tables == single + teams


def test_tables_of_version_1_decide_their_sides_only() -> None:
    alone, together = {"mode": "single"}, {"mode": "teams"}
    tables = GAME.versions[1].tables()
    assert tables == [(2, alone), (3, alone), (4, alone), (4, together)]
