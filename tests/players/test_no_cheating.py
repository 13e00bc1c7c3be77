"""No player knows more than its seat: other cards or another future behind a view change no move.

What players imagine instead is as likely as what the game deals.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any

import pytest

from bottega.games.lorenzo.table.state import Lorenzo
from bottega.games.masters.table.state import Masters
from bottega.games.princes.table.state import Princes
from bottega.games.wiege.table.state import Wiege
from bottega.kernel.game import Decision, Game
from bottega.kernel.registry import find_game
from bottega.kernel.state import HIDDEN, NATURE, State
from bottega.kernel.tables import next_choice
from bottega.play.match import Match
from bottega.play.nature import seed_from
from bottega.players.arena import sit_down
from bottega.players.seated import Seated

LEVELS = ["random", "apprentice", "greedy", "master"]
TRIED = 15
TABLES = [("masters", 2), ("lorenzo", 3), ("wiege", 3), ("princes", 3)]


# The same move ----------------------------------------------------------------------------------


def with_another_truth(match: Match, seat: int, number: int) -> Match:
    """A match that looks the same to a seat: other hidden cards, and nature draws otherwise."""
    game = match.game
    world = game.determinize(match.view(seat), seat, Random(number))
    other = Match(game, match.players, seed_from(f"other {number}"), match.options, start=world)
    other.log = [(-1, 0)] * len(match.log)  # what happened before is nobody's business here
    return other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_neither_hidden_cards_nor_the_future_change_a_move(
    key: str, seats: int, level: str
) -> None:
    """Two players with the same dice sit at one seat; one of them is shown other truths."""
    game = find_game(key)
    sitters = [level, *["random"] * (seats - 1)]  # in Princes only those get hold of tiles
    _, match, sitting = sit_down(game, sitters, {}, "truths", 0, listen=True)
    _, _, doubles = sit_down(game, sitters, {}, "truths", 0, listen=True)
    seated, misled = (
        [Seated(p, seat, match.view(seat), len(match.log)) for seat, p in enumerate(players)]
        for players in (sitting, doubles)
    )
    tried = 0
    while match.questions and tried < TRIED:
        question = match.questions[0]
        seat = question.seat
        other = with_another_truth(match, seat, len(match.answers))
        asked = other.asked(seat)
        assert asked is not None
        misled[seat].hear(match.log)
        chosen = seated[seat].answer(match.view(seat), match.log, question, 1.0)
        assert misled[seat].answer(other.view(seat), other.log, asked, 1.0) == chosen
        if seat == 0 and len(question.options) > 1:
            tried += game.write(other.state) != game.write(match.state)
        match.answer(seat, chosen)
    assert tried, "nothing was ever hidden"


# As likely --------------------------------------------------------------------------------------


def hand(t: State, seat: int) -> tuple[int, ...]:
    """What a seat holds that the others do not see."""
    if isinstance(t, Masters):
        return t.players[seat].leaders
    assert isinstance(t, Lorenzo | Princes | Wiege)
    return t.players[seat].hand


def a_table(game: Game[Any], seats: int) -> tuple[State, int]:
    """A table at which somebody else than the first seat holds something hidden."""
    for number in range(50):
        rng = Random(f"{game.key} {number}")
        t: State = game.new(seats)
        for _ in range(60):
            question = next_choice(game, t, rng)
            if question is None:
                break
            game.apply(t, rng.choice(question.options))
            view = game.redact(t, 0)
            for seat in range(1, seats):
                if set(hand(view, seat)) == {HIDDEN} and not holds_a_pile(t):
                    return t, seat
    raise AssertionError("nobody ever held anything")


def holds_a_pile(t: State) -> bool:
    """In Wiege piles hold characters only: then not every card is as likely in a hand."""
    return isinstance(t, Wiege) and any(p.pile for p in t.players)


def too_uneven(found: Counter[Any], expected: dict[Any, float], spread: float = 1.0) -> bool:
    """Whether chance alone would hardly ever be so far off: a chi-square test."""
    assert set(found) <= set(expected)
    measured = sum((found[k] - e) ** 2 / (e * spread) for k, e in expected.items())
    free = len(expected) - 1
    return measured > free + 4.5 * sqrt(2 * free)


WORLDS = 1500


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_any_card_that_nobody_has_shown_is_as_likely_in_a_hidden_hand(key: str, seats: int) -> None:
    game = find_game(key)
    t, seat = a_table(game, seats)
    view = game.redact(t, 0)
    rng = Random(7)
    found: Counter[int] = Counter()
    for _ in range(WORLDS):
        found.update(hand(game.determinize(view, 0, rng), seat))
    copies = unseen(t)
    held, left = len(hand(t, seat)), sum(copies.values())
    expected = {card: WORLDS * held * n / left for card, n in copies.items()}
    assert not too_uneven(found, expected, spread=1 - held / left)


def unseen(t: State) -> Counter[int]:
    """How many of each card the first seat has not seen, counted on the true table."""
    if isinstance(t, Masters):
        own = {*t.players[0].leaders, *t.players[0].rejected}
        return Counter(leader for leader in range(16) if leader not in own)
    if isinstance(t, Lorenzo):
        seen = {*t.players[0].hand, *t.packs[0], *t.discarded}
        for p in t.players:
            seen.update(p.played)
        return Counter(leader for leader in range(20) if leader not in seen)
    if isinstance(t, Princes):
        others = [tile for p in t.players[1:] for tile in p.hand]
        return Counter([*t.deck, *others])
    assert isinstance(t, Wiege)
    return Counter([*t.deck, *(card for p in t.players[1:] for card in p.hand)])


def imagined(game: Game[Any], number: int) -> State:
    """A table laid by the dice of whoever looks ahead."""
    t: State = game.new(2)
    next_choice(game, t, Random(number))
    return t


def dealt(game: Game[Any], number: int) -> State:
    """A table laid by nature, from a seed."""
    return Match(game, ["a", "b"], seed_from(str(number)), listen=False).state


@pytest.mark.parametrize("lay", [imagined, dealt])
def test_marbles_are_as_likely_as_there_are_many(lay: Callable[[Game[Any], int], State]) -> None:
    """Four of thirteen are white, one is red, and of every other colour there are two."""
    game = find_game("masters")
    found = Counter(game.write(lay(game, number))["slide"] for number in range(300))
    copies = {"blue": 2, "grey": 2, "purple": 2, "red": 1, "white": 4, "yellow": 2}
    assert not too_uneven(found, {colour: 300 * n / 13 for colour, n in copies.items()})


class Thrown(Exception):
    """The dice were asked once more than there are throws."""


class Throws(Random):
    """Dice that fall as they are told, and then no more."""

    def __init__(self, *throws: float) -> None:
        super().__init__()
        self.throws = [*throws]

    def random(self) -> float:
        if not self.throws:
            raise Thrown
        return self.throws.pop(0)


def after(game: Game[Any], t: State, dice: Throws) -> str:
    """How a table stands once these dice have fallen, in somebody's imagination."""
    imagined = game.clone(t)
    with suppress(Thrown):
        next_choice(game, imagined, dice)
    return json.dumps(game.write(imagined))


def questions_to_nature(
    game: Game[Any], seats: int, count: int
) -> Iterator[tuple[State, Decision]]:
    """Some of what nature is asked in a random game, with more than one answer."""
    t, rng = game.new(seats), Random(11)
    while count and (question := game.decision(t)) is not None:
        if question.seat == NATURE and len(question.options) > 1 and rng.random() < 0.3:
            yield t, question
            count -= 1
        game.apply(t, rng.choices(question.options, game.weights(t, question))[0])


FALLS = 120
"""How the dice fall, at even distances from nothing to one."""


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_imagined_chance_has_the_weights_of_nature(key: str, seats: int) -> None:
    """What nature does with a weight in true games, she does as often when she is imagined."""
    game = find_game(key)
    asked = 0
    for t, question in questions_to_nature(game, seats, 15):
        weights = game.weights(t, question) or [1] * len(question.options)
        expected: dict[str, float] = defaultdict(float)
        for option, weight in zip(question.options, weights, strict=True):
            then = game.clone(t)
            game.apply(then, option)
            expected[after(game, then, Throws())] += FALLS * weight / sum(weights)
        found = Counter(after(game, t, Throws((n + 0.5) / FALLS)) for n in range(FALLS))
        assert set(found) <= set(expected)
        assert all(abs(found[k] - expected[k]) <= 1 for k in expected)
        asked += 1
    assert asked
