"""Words: the names of small ints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.kernel.state import HIDDEN, NATURE, NONE
from bottega.kernel.words import SEAT, Domain, Numbers, Unreadable, read_number

FRUIT = Domain("fruit", ["fig", "pear", "plum"])
DAYS = Domain("day", [f"day {n}" for n in range(1, 32)])
FLOOR = Numbers("floor", 3, 7)


def test_the_value_of_a_name_is_its_place_in_the_list() -> None:
    assert [FRUIT.read(name) for name in ("fig", "pear", "plum")] == [0, 1, 2]
    assert [FRUIT.text(value) for value in range(3)] == ["fig", "pear", "plum"]
    assert FRUIT.size == 3


def test_hidden_is_a_question_mark_and_nothing_is_none() -> None:
    assert FRUIT.text(HIDDEN) == "?"
    assert FRUIT.text(NONE) == "none"
    assert FRUIT.read("?") == HIDDEN == -2
    assert FRUIT.read("none") == NONE == -1


@pytest.mark.parametrize("domain", [FRUIT, DAYS, FLOOR, SEAT])
def test_what_is_written_reads_back_to_the_same_value(domain: Domain) -> None:
    for value in range(-2, domain.size):
        assert domain.read(domain.write(value)) == value
        assert domain.read(domain.text(value)) == value


def test_a_domain_refuses_to_name_two_things_alike() -> None:
    with pytest.raises(ValueError, match=r"twice in the domain fruit"):
        Domain("fruit", ["fig", "pear", "fig"])


def test_a_short_domain_says_every_name_it_expected() -> None:
    with pytest.raises(Unreadable) as refusal:
        FRUIT.read("apple")
    assert str(refusal.value) == "expected a fruit (fig, pear, plum), got 'apple'"


def test_a_long_domain_says_its_first_names_and_its_last() -> None:
    with pytest.raises(Unreadable) as refusal:
        DAYS.read("day 32")
    assert str(refusal.value) == (
        "expected a day (day 1, day 2, day 3, day 4, … day 31), got 'day 32'"
    )


@pytest.mark.parametrize("word", [None, 0, 1.0, True, [], ["fig"], {"fig": 1}, "", "FIG", " fig"])
def test_what_is_no_name_of_the_domain_is_refused(word: object) -> None:
    with pytest.raises(Unreadable, match="expected a fruit"):
        FRUIT.read(word)


def test_numbers_are_written_as_people_count() -> None:
    assert FLOOR.text(0) == "3"
    assert FLOOR.write(4) == 7
    assert FLOOR.read(3) == 0
    assert FLOOR.read("7") == 4
    assert FLOOR.write(HIDDEN) == "?"
    assert FLOOR.write(NONE) == "none"


@pytest.mark.parametrize("word", [2, 8, -1, 10**30, "2", "x", True, False, None, 3.0, [3]])
def test_numbers_refuse_what_is_out_of_bounds_or_no_number(word: object) -> None:
    with pytest.raises(Unreadable, match="expected a floor from 3 to 7, got"):
        FLOOR.read(word)


def test_seats_are_counted_from_one_and_chance_is_called_nature() -> None:
    assert SEAT.text(0) == "1"
    assert SEAT.read(2) == 1
    assert SEAT.text(NATURE) == "nature"
    assert SEAT.write(NATURE) == "nature"
    assert SEAT.read("nature") == NATURE


def test_a_seat_is_typed_as_a_number_or_as_nature() -> None:
    assert (SEAT.parse("2"), SEAT.parse("nature")) == (1, NATURE)
    for text in ("0", "13", "", "x", "9" * 5000):
        with pytest.raises(Unreadable, match=r"expected a seat of the table, got .{1,60}$"):
            SEAT.parse(text)


def test_a_seat_of_a_table_is_expected_among_those_that_it_has() -> None:
    seats = SEAT.at(4)
    assert (seats.parse("4"), seats.read(1), seats.read("nature")) == (3, 0, NATURE)
    for text in ("0", "5", "x", ""):
        with pytest.raises(Unreadable, match="expected a seat from 1 to 4, got "):
            seats.parse(text)


@pytest.mark.parametrize(
    ("domain", "expected"),
    [
        (Domain("owner", ["left", "right"]), "expected an owner (left, right), got null"),
        (
            Domain("event tile", [*"abcdefghi"]),
            "expected an event tile (a, b, c, d, … i), got null",
        ),
        (Numbers("amount", 0, 99), "expected an amount from 0 to 99, got null"),
        (Numbers("unit", 0, 9), "expected a unit from 0 to 9, got null"),
        (Numbers("pips", 1, 6), "expected pips from 1 to 6, got null"),
        (Domain("means", ["tile", "money"]), "expected means (tile, money), got null"),
    ],
)
def test_what_was_expected_reads_as_people_talk(domain: Domain, expected: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        domain.read(None)
    assert str(refusal.value) == expected


@pytest.mark.parametrize(("word", "shown"), [(None, "null"), (True, "true"), (False, "false")])
def test_what_somebody_wrote_is_shown_as_it_stands_in_the_file(word: object, shown: str) -> None:
    with pytest.raises(Unreadable, match=f", got {shown}$"):
        FRUIT.read(word)


def test_a_typed_number_is_one_that_somebody_could_mean() -> None:
    assert [read_number(text) for text in ("0", "007", "123456789")] == [0, 7, 123456789]
    assert [read_number(text) for text in ("", "-1", "1.5", "x", "9" * 5000)] == [None] * 5


@given(st.one_of(st.text(), st.integers(), st.none(), st.lists(st.integers()), st.floats()))
def test_whatever_is_read_is_understood_or_refused_with_what_was_expected(word: object) -> None:
    for domain in (FRUIT, DAYS, FLOOR, SEAT):
        try:
            value = domain.read(word)
        except Unreadable as refusal:
            value, said = None, str(refusal)
        if value is None:
            assert said.startswith(f"expected a {domain.key}")
        else:
            assert -2 <= value < domain.size
