"""The vocabulary: index, tuple, notation and JSON of every action."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.kernel.game import Game
from bottega.kernel.registry import games
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import Domain, Numbers, Unreadable

COLOUR = Domain("colour", ["green", "blue"])
SLOT = Numbers("slot", 1, 3)
SMALL = Vocabulary()
PASS = SMALL.declare("pass")
BUY = SMALL.declare("buy {colour} slot {slot}", colour=COLOUR, slot=SLOT)
SELL = SMALL.declare("Sell {slot}", key="sell", slot=SLOT)
EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=games())


def test_indices_follow_the_order_of_the_verbs_and_their_arguments() -> None:
    assert SMALL.size == 1 + 2 * 3 + 3
    assert SMALL.actions[:4] == [(0,), (1, 0, 0), (1, 0, 1), (1, 0, 2)]
    assert SMALL.index((1, 1, 0)) == 4
    assert SMALL.index((2, 2)) == 9


def test_one_action_four_ways() -> None:
    action = (1, 1, 2)
    assert SMALL.actions[6] == action
    assert SMALL.index(action) == 6
    assert SMALL.text(action) == "buy blue slot 3"
    assert SMALL.parse("buy blue slot 3") == action
    assert SMALL.to_json(action) == ["buy", "blue", 3]
    assert SMALL.from_json(["buy", "blue", 3]) == action
    assert SMALL.verb(action).key == "buy"


def test_arguments_have_names() -> None:
    assert SMALL.arguments((1, 1, 2)) == {"colour": "blue", "slot": 3}
    assert SMALL.arguments((PASS,)) == {}


@EVERY_GAME
def test_every_action_of_every_game_comes_back_from_all_four_forms(game: Game[Any]) -> None:
    for vocabulary in (game.actions, game.chance):
        for index, action in enumerate(vocabulary.actions):
            assert vocabulary.index(action) == index
            assert vocabulary.parse(vocabulary.text(action)) == action
            assert vocabulary.from_json(vocabulary.to_json(action)) == action
        assert len(set(vocabulary.texts)) == vocabulary.size


@EVERY_GAME
def test_no_game_has_as_many_as_three_hundred_actions(game: Game[Any]) -> None:
    assert 0 < game.actions.size < 300


def test_masters_has_its_ninety_actions() -> None:
    actions = games()["masters"].actions
    assert actions.size == 90
    assert actions.parse("market row 2") == (2, 1)
    assert actions.parse("market column 4") == (3, 3)
    assert actions.to_json(actions.parse("buy purple slot 3")) == ["buy", "purple", 3]


@pytest.mark.parametrize(
    "typed", ["buy blue slot 3", "  buy   blue slot  3 ", "BUY Blue\tslot 3", "buy blue slot 3\n"]
)
def test_spacing_and_capitals_do_not_matter(typed: str) -> None:
    assert SMALL.parse(typed) == (1, 1, 2)


def test_a_capital_in_the_notation_may_be_typed_small() -> None:
    assert SMALL.text((2, 0)) == "Sell 1"
    assert SMALL.parse("sell 1") == (2, 0)


def test_capitals_matter_where_nothing_else_tells_two_actions_apart() -> None:
    card = Domain("card", ["a", "A"])
    vocabulary = Vocabulary()
    vocabulary.declare("take {card}", card=card)
    assert vocabulary.parse("take a") == (0, 0)
    assert vocabulary.parse("take A") == (0, 1)
    with pytest.raises(Unreadable, match="did you mean"):
        vocabulary.parse("TAKE a")


def test_a_near_miss_is_answered_with_what_may_have_been_meant() -> None:
    with pytest.raises(Unreadable) as refusal:
        SMALL.parse("buy blu slot 3")
    assert "'buy blu slot 3' is not an action" in str(refusal.value)
    assert "did you mean 'buy blue slot 3'" in str(refusal.value)


def test_a_notation_that_is_like_nothing_is_refused() -> None:
    with pytest.raises(Unreadable, match="'xyzzy' is not an action of this game"):
        SMALL.parse("xyzzy")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (None, r"expected a list \[verb, arguments…\], got null"),
        ([], r"expected a list \[verb, arguments…\], got \[\]"),
        ("buy", r"expected a list \[verb, arguments…\], got 'buy'"),
        (["fly"], r"expected a verb \(pass, buy, sell\), got 'fly'"),
        ([7], r"expected a verb \(pass, buy, sell\), got 7"),
        ([["buy"]], r"expected a verb \(pass, buy, sell\), got \['buy'\]"),
        (["buy", "blue"], r"'buy' takes 2 arguments, got 1"),
        (["pass", 1], r"'pass' takes 0 arguments, got 1"),
        (["sell"], r"'sell' takes 1 argument, got 0"),
        (["buy", "red", 1], r"expected a colour \(green, blue\), got 'red'"),
        (["buy", "blue", 4], r"expected a slot from 1 to 3, got 4"),
        (["buy", "?", 1], r"\['buy', '\?', 1\] is not an action"),
        (["sell", "none"], r"\['sell', 'none'\] is not an action"),
    ],
)
def test_json_that_is_no_action_is_refused_with_what_was_expected(
    words: object, expected: str
) -> None:
    with pytest.raises(Unreadable, match=expected):
        SMALL.from_json(words)


def test_the_places_of_a_pattern_must_be_its_domains() -> None:
    with pytest.raises(ValueError, match=r"the places of .* are not"):
        Vocabulary().declare("buy {colour}", slot=SLOT)


def test_verbs_are_numbered_in_the_order_in_which_they_are_declared() -> None:
    assert (PASS, BUY, SELL) == (0, 1, 2)


def test_two_actions_may_not_be_written_alike() -> None:
    words = Vocabulary()
    words.declare("pass")
    with pytest.raises(ValueError, match="two actions have the notation 'pass'"):
        words.declare("pass", key="other")


def test_two_verbs_may_not_have_the_same_key() -> None:
    words = Vocabulary()
    words.declare("take {slot}", slot=SLOT)
    with pytest.raises(ValueError, match="two verbs have the key 'take'"):
        words.declare("take")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["buy", "blue", "?"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(JSON)
def test_any_json_is_an_action_or_refused(words: object) -> None:
    try:
        action = SMALL.from_json(words)
    except Unreadable:
        return
    assert action in SMALL.indices


@given(st.text(max_size=40) | st.sampled_from(["buy", "BUY blue", "sell 9", "pass pass"]))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = SMALL.parse(text)
    except Unreadable:
        return
    assert SMALL.text(action).casefold() == " ".join(text.split()).casefold()
