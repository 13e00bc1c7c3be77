"""`bottega.new` and the match it gives: what is asked, answered, seen and copied."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.state import HIDDEN, NATURE
from bottega.text.voice import Voice
from tests.kernel import pebbles


def masters(seats: int = 2) -> bottega.Match:
    return bottega.new("masters", seats=seats, seed="7")


# Tables ----------------------------------------------------------------------------------------


def test_the_games_are_listed_whether_or_not_one_of_them_was_imported() -> None:
    assert list(bottega.games()) == ["masters", "lorenzo", "wiege", "princes"]
    import bottega.games.princes as rules  # noqa: PLC0415 - the import is what is tested

    assert bottega.games()["princes"] is rules.GAME
    assert bottega.game("princes") is rules.GAME


@pytest.mark.parametrize(
    ("game", "seats"), [("masters", 2), ("lorenzo", 2), ("wiege", 2), ("princes", 3)]
)
def test_a_table_of_nobody_in_particular_is_the_smallest_company(game: str, seats: int) -> None:
    assert bottega.new(game).seats == seats


def test_names_say_how_many_sit_at_the_table() -> None:
    match = bottega.new("masters", players=["Anna", "Bruno", "Carla"], keep_order=True)
    assert (match.seats, match.record().players) == (3, ["Anna", "Bruno", "Carla"])


def test_table_options_are_keywords_and_stand_in_the_record() -> None:
    """Those that were not chosen too, so that a record says by itself how it was played."""
    match = bottega.new("wiege", seats=4, mode="teams")
    played = {"mode": "teams", "covered events": "come back", "duel": "final"}
    assert match.record().options == played
    assert bottega.new("wiege", seats=4, options={"mode": "teams"}).options == played


class LongGame(pebbles.Pebbles):
    """The pebbles with an option whose name has a space in it."""

    def __init__(self) -> None:
        super().__init__()
        self.table_options = {"length": ["one", "two"], "house rule": ["no", "yes"]}


def test_an_option_with_a_space_in_its_name_is_written_with_an_underscore() -> None:
    assert bottega.new(LongGame(), house_rule="yes").options["house rule"] == "yes"


def test_the_same_seed_is_shuffled_the_same_and_none_is_always_another() -> None:
    assert masters() == masters()
    assert bottega.new("masters", seed=7) == bottega.new("masters", seed="7")
    assert bottega.new("masters").position() != bottega.new("masters").position()


def test_a_game_need_not_be_installed() -> None:
    match = bottega.new(pebbles.GAME, seats=3, seed="p", length="two")
    assert bottega.play_out(match, ["random"] * 3)
    assert match.winners


@pytest.mark.parametrize(
    ("arguments", "problem", "words"),
    [
        ({"game": "chess"}, Unreadable, "there is no game 'chess'; there is: masters, lorenzo"),
        ({"game": "lorenzo", "seats": 5}, Illegal, "lorenzo is for 2 to 4 seats, not 5"),
        ({"game": "lorenzo", "seats": "3"}, Unreadable, "seats: expected a number, got '3'"),
        ({"game": "masters", "seats": True}, Unreadable, "seats: expected a number, got True"),
        ({"game": "lorenzo", "mode": "easy"}, Illegal, "mode must be one of advanced, basic"),
        ({"game": "lorenzo", "speed": "2"}, Illegal, "no option 'speed'; it has: mode"),
        ({"game": "masters", "players": "Anna"}, Unreadable, "expected a list of names"),
        ({"game": "masters", "players": ["Anna", 2]}, Unreadable, "got 2 in it"),
        ({"game": "masters", "players": ["Anna", ""]}, Unreadable, "1 to 40 letters"),
        ({"game": "masters", "players": ["a"] * 5}, Illegal, "1 to 4 seats, not 5"),
        ({"game": "masters", "players": ["a"], "seats": 2}, Unreadable, "1 players are named"),
        ({"game": "masters", "seed": b"short"}, Unreadable, "expected 32 bytes or words"),
        ({"game": "masters", "seed": 1.5}, Unreadable, "words, a number or 32 bytes, got 1.5"),
    ],
)
def test_an_impossible_table_is_refused_with_what_was_expected(
    arguments: dict[str, Any], problem: type[Exception], words: str
) -> None:
    with pytest.raises(problem, match=words):
        bottega.new(**arguments)


# What is asked ---------------------------------------------------------------------------------


def test_a_question_says_who_is_asked_what_in_words() -> None:
    question = masters().question
    assert question is not None
    assert (question.seat, question.step) == (0, "keep leaders")
    assert question.options == [f"keep {a} {b}" for a in range(1, 4) for b in range(a + 1, 5)]


def test_where_seats_choose_at_once_each_has_a_question_of_its_own() -> None:
    match = masters()
    assert match.question_for(1) is not None
    match.play("2: keep 3 4")
    assert match.question_for(1) is None
    assert match.legal(1) == []
    assert match.legal(0) == match.legal() != []


def test_the_mask_marks_exactly_what_is_legal() -> None:
    match = masters()
    while not match.over:
        marked = [
            text for text, on in zip(match.game.actions.texts, match.mask(), strict=True) if on
        ]
        assert sorted(marked) == sorted(match.legal())
        match.play(match.legal()[-1])
    assert sum(match.mask()) == 0
    assert len(match.mask()) == match.game.actions.size


def test_a_mask_is_a_seats_own() -> None:
    match = masters()
    match.play("keep 1 2", seat=1)
    assert sum(match.mask(0)) == 6
    assert sum(match.mask(1)) == 0


# Answering -------------------------------------------------------------------------------------


def test_an_answer_is_given_in_notation_by_number_or_as_an_action() -> None:
    first, second, third = masters(), masters(), masters()
    action = first.game.actions.parse("keep 1 3")
    first.play("Keep  1 3")
    second.play(second.game.actions.index(action))
    third.play(action)
    assert first == second == third
    assert first.answers[-1] == (0, action)


@pytest.mark.parametrize(
    ("answer", "seat", "problem", "words"),
    [
        ("market row 1", None, Illegal, "'market row 1' is not possible now; possible: keep 1 2"),
        ("jump", None, Unreadable, "'jump' is not an action of this game; possible: keep 1 2"),
        ("9: keep 1 2", None, Unreadable, "expected a seat from 1 to 2, got 9"),
        ("x: keep 1 2", None, Unreadable, "expected a seat"),
        ("2: keep 1 2", 0, Illegal, "the answer is seat 2's, but seat=0"),
        (99_999, None, Unreadable, "expected an action from 0 to 89, got 99999"),
        (-1, None, Unreadable, "expected an action from 0 to 89, got -1"),
        (True, None, Unreadable, "expected an answer in notation"),
        (None, None, Unreadable, "expected an answer in notation"),
        ((9, 9), None, Illegal, "is not possible now"),
        ("keep 1 2", 7, Illegal, "seat 8 has nothing to answer now"),
        ("nature: deal L01 to 1", None, Unreadable, "not an action"),
    ],
)
def test_what_cannot_be_answered_changes_nothing(
    answer: Any, seat: int | None, problem: type[Exception], words: str
) -> None:
    match, untouched = masters(), masters()
    with pytest.raises(problem, match=words):
        match.play(answer, seat)
    assert match == untouched


def test_nothing_is_answered_once_the_game_is_over() -> None:
    match = masters(1)
    bottega.play_out(match, ["random"])
    assert match.question is None
    with pytest.raises(Illegal, match="the game is over, nothing is asked"):
        match.play("end turn")


def test_the_last_answer_is_taken_back_without_saying_whose_it_was() -> None:
    match, before = masters(), masters()
    match.play("keep 1 3")
    match.undo()
    assert match == before
    with pytest.raises(Illegal, match="nobody has anything to take back"):
        match.undo()


def test_a_match_without_a_seed_asks_for_natures_answers() -> None:
    match = bottega.Match(bottega.game("masters"), ["Anna"])
    assert match.question is not None
    assert match.question.seat == NATURE
    assert sum(match.mask()) == 0
    assert match.legal() == [f"turn green 1 G1{letter}" for letter in "abcd"]
    match.play("turn green 1 G1c")
    assert match.legal() == [f"turn green 2 G2{letter}" for letter in "abcd"]
    assert match.draws == 1


# Looking ---------------------------------------------------------------------------------------


def test_a_view_hides_what_others_hold() -> None:
    view: Any = masters().view(0)
    assert HIDDEN not in view.players[0].leaders
    assert set(view.players[1].leaders) == {HIDDEN}


def test_events_are_told_in_words_and_only_to_those_who_may_know() -> None:
    match = masters()
    since = len(match.log)
    match.play("keep 1 3")
    assert [e["first"] for e in match.events(1, since)] == ["?"]
    assert [e["first"] for e in match.events(0, since)] != ["?"]
    assert match.events(None, since) == match.events(1, since)


def test_the_winners_are_known_at_the_end_only() -> None:
    match = masters()
    assert match.winners == []
    bottega.play_out(match, ["greedy", "random"])
    best = [seat for seat, points in enumerate(match.scores) if points == max(match.scores)]
    assert set(match.winners) <= set(best) != set()


def test_a_match_is_shown_in_one_line() -> None:
    match = masters()
    assert repr(match) == (
        "<Match of masters, 2 seats: after 33 answers seat 1 is asked to 'keep leaders', 6 options>"
    )
    other = bottega.new("masters", discard="any")
    assert repr(other).startswith("<Match of masters, 2 seats, any: after 33")
    bottega.play_out(match, ["greedy", "random"])
    first, second = match.scores
    assert repr(match).endswith(f"won by 1, scores {first}, {second}>")


def test_a_notebook_shows_the_table_and_no_mark_of_the_terminal() -> None:
    match = bottega.new("masters", players=["<Anna>", "Bruno [red]"], seed="7")
    html = match._repr_html_()
    assert "&lt;Anna&gt;" in html
    assert "<Anna>" not in html
    assert "Bruno [red]" in html
    assert "[/]" not in html
    assert "[bold" not in html
    assert html.count("<span") == html.count("</span>") > 10
    assert "Market" in html


def test_a_game_without_a_drawing_is_shown_as_its_position() -> None:
    html = bottega.new(pebbles.GAME, seed="p")._repr_html_()
    assert "&quot;pebbles&quot;" in html


def test_a_picture_is_svg_with_the_words_and_colours_of_the_terminal() -> None:
    match = bottega.new("masters", players=["<Anna>", "Bruno [red]"], seed="7")
    picture = ElementTree.fromstring(match._repr_svg_())
    words = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Market", "Faith Track"} <= {word.removeprefix("▶ ") for word in words}
    assert any("<Anna>" in word for word in words)
    assert any("Bruno [red]" in word for word in words)
    assert not any("[/]" in word for word in words)
    fills = {text.get("fill") for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert len(fills) > 5


def test_a_picture_for_a_seat_shows_nothing_the_seat_may_not_know() -> None:
    match = masters()
    voice = Voice("en", match.game)
    leaders = match.game.show.card_domains()[1]
    hands = [
        {str(voice.word(leaders, leader)) for leader in match.state.players[seat].leaders}  # type: ignore[attr-defined]
        for seat in (0, 1)
    ]
    assert all(name in match.svg() for name in hands[0] | hands[1])
    assert all(name in match.svg(0) for name in hands[0])
    assert not any(name in match.svg(0) for name in hands[1])
    assert not any(name in match.svg(None) for name in hands[0] | hands[1])
    with pytest.raises(Unreadable, match="expected a seat from 0 to 1, got 5"):
        match.svg(5)


def test_a_picture_of_a_game_without_a_drawing_is_its_position() -> None:
    ElementTree.fromstring(bottega.new(pebbles.GAME, seed="p").svg())
    assert "&quot;seats&quot;" in bottega.new(pebbles.GAME, seed="p").svg()


# Copies ----------------------------------------------------------------------------------------


def test_a_clone_lives_its_own_life_with_the_same_future() -> None:
    match, untouched = masters(), masters()
    twin = match.clone()
    assert twin == match
    bottega.play_out(twin, ["greedy", "random"])
    assert match == untouched
    bottega.play_out(match, ["greedy", "random"])
    assert twin == match


def test_an_answer_may_be_taken_back_in_a_clone_too() -> None:
    match = masters()
    match.play("keep 1 3")
    twin = match.clone()
    twin.undo()
    assert twin == masters() != match


@pytest.mark.parametrize("game", ["masters", "lorenzo", "wiege", "princes"])
def test_an_imagined_match_looks_the_same_and_can_be_played_out(game: str) -> None:
    match = bottega.new(game, seed="5")
    for _ in range(30):
        match.play(match.legal()[0])
    seat = match.questions[0].seat
    dream = match.imagine(seat, "a")
    assert dream.position(seat) == match.position(seat)
    assert match.imagine(seat, "a").position() == dream.position()
    assert bottega.play_out(dream, ["random"] * match.seats)


def test_what_is_imagined_is_not_the_truth_and_has_another_future() -> None:
    match = masters()
    dreams = [match.imagine(0, str(n)) for n in range(8)]
    assert len({dream.position() for dream in dreams}) > 1
    for dream in dreams:
        bottega.play_out(dream, ["random", "random"])
    assert len({tuple(dream.scores) for dream in dreams}) > 1


def test_matches_cannot_be_keys_because_they_change() -> None:
    with pytest.raises(TypeError):
        hash(masters())
    assert masters() != "masters"
