"""The contract of a game: new tables, questions, answers and what is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from bottega.games.masters import GAME as MASTERS
from bottega.kernel.declared import EventKind, Step
from bottega.kernel.effects import Discount, Exchange, Gain
from bottega.kernel.game import Game, Illegal
from bottega.kernel.shape import Number, Object
from bottega.kernel.show import Fact, counted
from bottega.kernel.state import (
    AUTO,
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Frame,
    State,
    all_but,
    may_see,
    only,
)
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Unreadable
from tests.kernel.pebbles import BIDDING, GAME, PEBBLE, SHOW, Bid, Pebbles, Table

LOW, HIGH = (0, 0), (0, 1)


def drawn(seats: int = 2, *pebbles: int) -> Table:
    """A table at which pebbles are drawn: 6, 5, … unless they are named."""
    t = GAME.new(seats)
    for pebble in pebbles or range(6, 6 - seats, -1):
        GAME.answer(t, NATURE, (0, pebble - 1))
    return t


def look(t: State, game: Game[Any] = GAME) -> str:
    return json.dumps(game.write(t))


# New tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_a_table_has_only_as_many_seats_as_the_rules_allow(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.new(seats)
    assert str(refusal.value) == f"pebbles is for 2 to 3 seats, not {seats}"


def test_an_option_that_is_not_named_has_its_first_value() -> None:
    assert GAME.new(2).rounds == 1
    assert GAME.new(2, {}).rounds == 1
    assert GAME.new(2, {"length": "two"}).rounds == 2


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.new(2, {"colour": "red"})
    assert str(refusal.value) == "pebbles has no option 'colour'; it has: length"
    with pytest.raises(Illegal, match="masters has no option 'colour'; it has: none"):
        MASTERS.versions[1].new(2, {"colour": "red"})


def test_an_unknown_value_of_an_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Illegal, match="length must be one of one, two, not 'three'"):
        GAME.new(2, {"length": "three"})


# Questions and answers -------------------------------------------------------------------------


def test_nature_is_asked_first_with_a_weight_for_every_option() -> None:
    t = GAME.new(2)
    question = GAME.decision(t)
    assert question is not None
    assert question.seat == NATURE
    assert question.options == [(0, pebble) for pebble in range(6)]
    assert GAME.weights(t, question) == [1, 2, 3, 4, 5, 6]
    GAME.apply(t, (0, 3))
    question = GAME.decision(t)
    assert question is not None
    assert GAME.weights(t, question) == [1, 2, 3, 5, 6]


def test_all_options_are_equally_likely_where_no_weights_are_given() -> None:
    t = MASTERS.new(2)
    question = MASTERS.decision(t)
    assert question is not None
    assert MASTERS.weights(t, question) is None


def test_asking_twice_changes_nothing() -> None:
    t = drawn()
    before = look(t)
    GAME.decision(t)
    GAME.decisions(t)
    assert look(t) == before


def test_seats_that_choose_together_are_all_asked_at_once() -> None:
    t = drawn(3)
    assert [q.seat for q in GAME.decisions(t)] == [0, 1, 2]
    t.agenda = t.agenda[1:]  # nothing else is due
    assert [q.seat for q in GAME.decisions(t)] == [0, 1, 2]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_seats_that_choose_together_answer_in_any_order(order: tuple[int, ...]) -> None:
    bids = {0: HIGH, 1: LOW, 2: HIGH}
    t = drawn(3)
    for n, seat in enumerate(order):
        assert {q.seat for q in GAME.decisions(t)} == set(order[n:])
        GAME.answer(t, seat, bids[seat])
    assert GAME.decision(t) is None
    assert GAME.scores(t) == [6, 2, 4]
    assert GAME.winners(t) == [0]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    t = drawn(3)
    GAME.answer(t, 1, LOW)
    before = look(t)
    with pytest.raises(Illegal, match="seat 2 has nothing to answer now"):
        GAME.answer(t, 1, HIGH)
    assert look(t) == before


def test_the_leaders_of_masters_are_kept_in_any_order() -> None:
    rng = Random(1)
    t = MASTERS.new(3)
    while (question := MASTERS.decision(t)) is not None and question.seat == NATURE:
        MASTERS.answer(t, NATURE, rng.choice(question.options))
    held = [p.leaders for p in t.players]
    for seat in (2, 0, 1):
        assert seat in [q.seat for q in MASTERS.decisions(t)]
        MASTERS.answer(t, seat, MASTERS.actions.parse("keep 2 4"))
        assert t.players[seat].leaders == (held[seat][1], held[seat][3])


def test_an_answer_that_is_not_offered_is_refused_with_those_that_are() -> None:
    t = drawn()
    before = look(t)
    with pytest.raises(Illegal) as refusal:
        GAME.answer(t, 0, (1,))
    assert str(refusal.value) == "'bow' is not possible now; possible: bid low, bid high"
    assert look(t) == before


@pytest.mark.parametrize("action", [(), (9,), (0,), (0, 7), (0, -1), (0, 0, 0)])
def test_an_answer_that_is_no_action_at_all_is_refused(action: tuple[int, ...]) -> None:
    t = drawn()
    before = look(t)
    with pytest.raises(Illegal, match="is not possible now; possible: bid low, bid high"):
        GAME.answer(t, 0, action)
    assert look(t) == before


@pytest.mark.parametrize(
    "action",
    [[0, 0], [0], None, "bid low", 0, 0.0, {0: 0}, {0}, (0, [0]), ("bid", "low"), [], [{}]],
)
def test_an_answer_of_another_type_is_refused_like_any_other(action: Any) -> None:
    for t, seat in ((drawn(), 0), (GAME.new(2), NATURE)):
        before = look(t)
        with pytest.raises(Illegal, match="is not possible now; possible: "):
            GAME.answer(t, seat, action)
        assert look(t) == before


def test_an_answer_counts_as_the_option_it_equals() -> None:
    t = drawn()
    GAME.answer(t, 0, (False, 1.0))  # type: ignore[arg-type]
    assert [type(bid) for bid in t.bids] == [int, int]


def test_nature_and_players_do_not_answer_for_each_other() -> None:
    t = GAME.new(2)
    with pytest.raises(Illegal, match="seat 1 has nothing to answer now"):
        GAME.answer(t, 0, LOW)
    with pytest.raises(Illegal, match="seat nature has nothing to answer now"):
        GAME.answer(drawn(), NATURE, (0, 0))
    with pytest.raises(Illegal, match="'draw 6' is not possible now; possible: draw 1, draw 2"):
        GAME.answer(drawn_one(6), NATURE, (0, 5))


def drawn_one(pebble: int) -> Table:
    t = GAME.new(2)
    GAME.answer(t, NATURE, (0, pebble - 1))
    return t


@pytest.mark.parametrize("seat", [2, 11, 12, 99, -2, -3, -99])
def test_a_seat_that_does_not_sit_here_is_refused(seat: int) -> None:
    t = drawn()
    before = look(t)
    with pytest.raises(Illegal, match="has nothing to answer now"):
        GAME.answer(t, seat, LOW)
    assert look(t) == before


def test_nobody_answers_once_the_game_is_over() -> None:
    t = drawn()
    GAME.answer(t, 0, LOW)
    GAME.answer(t, 1, LOW)
    assert GAME.decision(t) is None
    assert GAME.decisions(t) == []
    with pytest.raises(Illegal, match="seat 1 has nothing to answer now"):
        GAME.answer(t, 0, LOW)


class OnlyLow(Bid):
    """A bid that leaves no choice."""

    def options(self, t: Table, f: Frame) -> list[Action]:
        return [LOW]


@pytest.mark.parametrize(("confirm", "asked"), [(True, [0, 1]), (False, [])])
def test_a_single_option_is_asked_only_where_it_is_to_be_confirmed(
    confirm: bool, asked: list[int]
) -> None:
    game = Pebbles()
    game.steps[BIDDING] = OnlyLow("bidding", confirm=confirm, together=True)
    t = drawn()
    assert [q.seat for q in game.decisions(t)] == asked
    assert t.bids == ([NONE, NONE] if confirm else [0, 0])


class LowByOne(OnlyLow):
    """A bid that leaves no choice, and everybody can see that it leaves seat 2 none."""

    def asks(self, t: Table, f: Frame) -> bool:
        return f[1] != 1


def test_a_single_option_is_not_confirmed_where_everybody_sees_that_there_is_no_other() -> None:
    game = Pebbles()
    game.steps[BIDDING] = LowByOne("bidding", confirm=True)
    t = drawn()
    game.answer(t, 0, LOW)
    assert game.decision(t) is None
    assert t.bids == [0, 0]


# What is told ----------------------------------------------------------------------------------


def test_everybody_is_told_what_they_may_know_and_nothing_else() -> None:
    t = GAME.new(2)
    t.events = []
    GAME.answer(t, NATURE, (0, 3))
    heard = {who: [e for e in t.events if may_see(e, who)] for who in (0, 1, None)}
    assert [GAME.write_event(e) for e in heard[0]] == [{"event": "drawn", "seat": 1, "pebble": 4}]
    secret = {"event": "drawn", "seat": 1, "pebble": "?"}
    assert [GAME.write_event(e) for e in heard[1]] == [secret]
    assert [GAME.write_event(e) for e in heard[None]] == [secret]


def test_audiences_reach_exactly_whom_they_name() -> None:
    seats: list[int | None] = [0, 1, 11, None]
    assert [may_see((0, EVERYONE), who) for who in seats] == [True, True, True, True]
    assert [may_see((0, only(1)), who) for who in seats] == [False, True, False, False]
    assert [may_see((0, all_but(1)), who) for who in seats] == [True, False, True, True]


def test_nothing_is_kept_where_nobody_listens() -> None:
    t = drawn()
    assert t.events is None
    t.tell(0, EVERYONE)
    assert t.events is None


def test_what_is_next_is_put_on_the_agenda_in_reading_order() -> None:
    t = State(2)
    t.then((5, 0))
    t.then((1, 0), (2, 0))
    assert t.agenda == [(5, 0), (2, 0), (1, 0)]


# Positions of a game ---------------------------------------------------------------------------


def test_a_position_lists_the_agenda_with_the_next_thing_first() -> None:
    assert GAME.write(drawn(2, 3, 5)) == {
        "seats": 2,
        "pebbles": [3, 5],
        "bids": ["none", "none"],
        "points": [0, 0],
        "open": False,
        "rounds": 1,
        "agenda": [
            {"step": "bidding", "seat": 1},
            {"step": "bidding", "seat": 2},
            {"step": "show", "seat": 1},
        ],
    }


def test_a_position_read_back_asks_the_same_questions() -> None:
    t = GAME.read(json.loads(look(drawn(3))))
    assert t.agenda == [(SHOW, 0), (BIDDING, 2), (BIDDING, 1), (BIDDING, 0)]
    assert [q.seat for q in GAME.decisions(t)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"agenda": None}, "the position: expected an object with an agenda"),
        ({"agenda": {}}, "the position: expected an object with an agenda"),
        ({"seats": 9}, "seats: expected a number from 2 to 3, got 9"),
        ({"pebbles": [7, 1]}, r"pebbles\[1\]: expected a pebble from 1 to 6, got 7"),
        ({"hats": 1}, "the position: unknown field 'hats'"),
        (
            {"agenda": ["bidding"]},
            r"agenda\[1\]: expected a step \(draw, bidding, show\), got 'bidding'$",
        ),
        ({"agenda": [{"seat": 1}]}, r"agenda\[1\]: expected a step \(draw, bidding, show\)"),
        ({"agenda": [{"step": "fly", "seat": 1}]}, r"agenda\[1\]: expected a step .*, got 'fly'$"),
        ({"agenda": [{"step": ["bidding"], "seat": 1}]}, r"agenda\[1\]: expected a step"),
        ({"agenda": [{"step": {}, "seat": 1}]}, r"agenda\[1\]: expected a step"),
        ({"agenda": [{"step": "show"}]}, r"agenda\[1\]: the field 'seat' is missing"),
        (
            {"agenda": [{"step": "show", "seat": 3}]},
            r"agenda\[1\]\.seat: expected a seat from 1 to 2, got 3",
        ),
        (
            {"agenda": [{"step": "show", "seat": None}]},
            r"agenda\[1\]\.seat: expected a seat from 1 to 2, got null",
        ),
        (
            {"agenda": [{"step": "draw", "seat": "nature", "to": 3}]},
            r"agenda\[1\]\.to: expected a seat from 1 to 2, got 3",
        ),
        ({"agenda": [{"step": "show", "seat": "?"}]}, r"agenda\[1\]\.seat: "),
        (
            {"agenda": [{"step": "show", "seat": 1}, {"step": "show", "seat": 1, "to": 1}]},
            r"agenda\[2\]: unknown field 'to'; known are step, seat$",
        ),
        (
            {"agenda": [{"step": "draw", "seat": "nature"}]},
            r"agenda\[1\]: the field 'to' is missing",
        ),
    ],
)
def test_a_position_that_cannot_be_read_says_where_and_why(change: Any, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        GAME.read(GAME.write(drawn()) | change)


def test_a_view_may_hide_who_is_asked_only_where_the_game_says_so() -> None:
    hidden = GAME.write(drawn()) | {"agenda": [{"step": "show", "seat": "?"}]}
    game = Pebbles()
    game.hides_seats = True
    assert game.write(game.read(hidden)) == hidden
    with pytest.raises(Unreadable, match=r"agenda\[1\]\.seat: who is asked cannot be hidden"):
        GAME.read(hidden)


def test_a_position_has_no_more_seats_than_the_rules_allow() -> None:
    game = Pebbles()
    game.layout.fields["seats"] = Number(1, 9)
    with pytest.raises(Unreadable, match="seats: pebbles is for 2 to 3"):
        game.read(GAME.write(drawn()) | {"seats": 4})


@pytest.mark.parametrize("json_", [None, [], "x", 3, {}])
def test_a_position_must_be_an_object_with_an_agenda(json_: object) -> None:
    with pytest.raises(Unreadable, match="the position: expected an object with an agenda"):
        GAME.read(json_)


# What a game may leave out ---------------------------------------------------------------------


def test_a_game_that_says_nothing_more_can_still_be_valued_and_shown() -> None:
    t = drawn(2, 6, 1)
    GAME.answer(t, 0, HIGH)
    GAME.answer(t, 1, HIGH)
    GAME.decision(t)
    assert (GAME.value(t, 0), GAME.value(t, 1)) == (5, -5)
    assert GAME.show.details(t, (BIDDING, 0), LOW) == []
    assert GAME.show.card_domains() == []
    assert GAME.show.describe("pebble", 0) == []
    assert GAME.show.draw(t, None, [], str) == []
    assert GAME.show.refusals(t, (BIDDING, 0)) == []
    assert GAME.show.static_data() == {}


def test_a_rulebook_must_say_what_every_game_must_say() -> None:
    layout = Object(State)
    empty: Game[State] = Game("x", 1, (1, 1), [Step("x")], Vocabulary(), Vocabulary(), [], layout)
    t = State(1)
    for unsaid in (
        lambda: empty.setup(1, {}),
        lambda: empty.clone(t),
        lambda: empty.redact(t, 0),
        lambda: empty.determinize(t, 0, Random(1)),
        lambda: empty.breakdown(t, 0),
        lambda: empty.winners(t),
        lambda: empty.faults(t),
        lambda: empty.steps[0].resolve(t, (0, 0), ()),
    ):
        with pytest.raises(NotImplementedError):
            unsaid()
    assert empty.steps[0].options(t, (0, 0)) == AUTO
    assert empty.steps[0].weights(t, (0, 0)) is None


def test_counts_become_facts_without_the_zeros() -> None:
    assert counted("cost", PEBBLE, [0, 2, 0, 1, 0, 0]) == [
        Fact("cost", PEBBLE, 1, 2),
        Fact("cost", PEBBLE, 3, 1),
    ]
    assert counted("cost", PEBBLE, [0] * 6) == [Fact("cost", PEBBLE, NONE, 1)]


def test_what_cards_do_is_said_in_plain_values() -> None:
    assert Exchange((1, 0), (0, 2)) == ((1, 0), (0, 2))
    assert (Discount(0, 1, 2), Gain((0, 2))) == ((0, 1, 2), ((0, 2),))


def test_a_view_hides_with_the_same_words_as_everything_else() -> None:
    view = GAME.redact(drawn(2, 3, 5), 1)
    assert view.pebbles == [HIDDEN, 4]
    assert GAME.write(view)["pebbles"] == ["?", 5]


def test_details_and_subjects_cannot_take_a_name_that_is_taken() -> None:
    with pytest.raises(ValueError, match="shown: what happened is called event already"):
        EventKind("shown", event=PEBBLE)
    with pytest.raises(ValueError, match="show: every frame has a step and a seat"):
        Step("show", step=PEBBLE)
    with pytest.raises(ValueError, match="show: every frame has a step and a seat"):
        Step("show", seat=PEBBLE)


def test_every_kind_of_table_is_listed() -> None:
    assert GAME.tables() == [
        (2, {"length": "one"}),
        (2, {"length": "two"}),
        (3, {"length": "one"}),
        (3, {"length": "two"}),
    ]


def test_those_who_are_asked_are_named_as_far_as_a_view_tells() -> None:
    t = drawn(3)
    assert GAME.asked(t) == [question.seat for question in GAME.decisions(t)]
    number = t.agenda[-1][0]
    t.agenda[-1] = (number, HIDDEN, *t.agenda[-1][2:])
    assert GAME.asked(t)[0] == HIDDEN
    t.agenda.clear()
    assert GAME.asked(t) == []
