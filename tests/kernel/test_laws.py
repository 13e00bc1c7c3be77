"""The laws, and that each of them catches who breaks it: a law that cannot fail is none."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.game import Rules
from bottega.games.masters.rules.events import (
    FAITH_MOVED,
    GAME_OVER,
    LAST_ROUND,
    LINE_TAKEN,
    PRODUCED,
    STORED,
    TURN_BEGAN,
)
from bottega.games.masters.table.state import Masters
from bottega.kernel import laws, secrecy
from bottega.kernel.declared import EventKind, Step
from bottega.kernel.game import Game
from bottega.kernel.laws import Broken, check_game, check_state
from bottega.kernel.secrecy import what_is_told_is_what_is_seen
from bottega.kernel.state import (
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Event,
    Frame,
    State,
    all_but,
    only,
)
from bottega.kernel.trial import heard_by, look, outcome
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import SEAT
from tests.kernel import broken, pebbles


def at(game: Game[Any], step: str, seats: int = 2, seed: int = 1) -> State:
    """The first table of a random game at which a step is asked."""
    rng = Random(seed)
    t: State = game.new(seats)
    while (question := game.decision(t)) is not None:
        if game.steps[question.frame[0]].key == step:
            return t
        game.answer(t, question.seat, rng.choice(question.options))
    raise LookupError(step)


# What keeps the laws ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_masters_keeps_every_law(seats: int) -> None:
    record = check_game(GAME, seats, Random(seats), inspect=0.2)
    assert len(record.players) == seats
    assert len(record.answers) > 30


@pytest.mark.parametrize("length", ["one", "two"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_small_game_from_another_package_keeps_every_law(
    installed: pebbles.Pebbles, seats: int, length: str
) -> None:
    for seed in range(5):
        record = check_game(installed, seats, Random(seed), {"length": length})
        assert record.options == {"length": length}
        assert len(record.answers) == seats * (3 if length == "two" else 2)


def test_a_game_can_be_held_to_the_laws_before_it_is_installed() -> None:
    record = check_game(pebbles.GAME, 2, Random(1))
    assert len(record.answers) == 4


class Weather(Step[pebbles.Table]):
    """A coin of nature's that everybody sees and that changes nothing."""

    def options(self, t: pebbles.Table, f: Frame) -> list[Action]:
        return [(0, 0), (0, 1)]

    def resolve(self, t: pebbles.Table, f: Frame, a: Action) -> None:
        t.tell(pebbles.DRAWN, EVERYONE, 0, a[1])


class OutOfDoors(pebbles.Pebbles):
    """The pebbles, played after a look at the sky."""

    def __init__(self) -> None:
        super().__init__()
        self.steps.append(Weather("weather"))
        self.step_by_key["weather"] = 3

    def setup(self, seats: int, options: dict[str, str]) -> pebbles.Table:
        t = super().setup(seats, options)
        t.then((3, NATURE))
        return t


def test_open_chance_that_leaves_no_trace_breaks_no_law() -> None:
    for seed in range(5):
        assert len(check_game(OutOfDoors(), 2, Random(seed)).answers) == 5


STANDING = 2
CHOSEN = 3


class BidOnOnesFeet(Step[pebbles.Table]):
    """A secret bid, made sitting or standing. Standing gives a point, and nobody says so."""

    for_standing = True

    def options(self, t: pebbles.Table, f: Frame) -> list[Action]:
        return [(verb, bid) for verb in (0, STANDING) for bid in (0, pebbles.HIGH)]

    def resolve(self, t: pebbles.Table, f: Frame, a: Action) -> None:
        t.bids[f[1]] = a[1]
        t.points[f[1]] += a[0] == STANDING if self.for_standing else a[1] == pebbles.HIGH
        t.tell(CHOSEN, only(f[1]), f[1], a[1])
        t.tell(CHOSEN, all_but(f[1]), f[1], HIDDEN)


class BidWithATell(BidOnOnesFeet):
    """The point is given for the bid, which is secret."""

    for_standing = False


def on_ones_feet(step: type[BidOnOnesFeet]) -> pebbles.Pebbles:
    game = pebbles.Pebbles()
    game.actions = Vocabulary()
    for verb in pebbles.ACTIONS.verbs:
        game.actions.declare(
            verb.pattern,
            verb.key,
            passes=verb.passes,
            offers=verb.offers,
            rule=verb.rule,
            **dict(verb.fields),
        )
    assert game.actions.declare("bid {bid} standing", key="stand", bid=pebbles.BID) == STANDING
    game.events = [*game.events, EventKind("chosen", seat=SEAT, bid=pebbles.BID)]
    game.steps[pebbles.BIDDING] = step("bidding", together=True)
    return game


def test_what_everybody_may_see_of_a_secret_answer_need_not_be_told() -> None:
    for seed in range(5):
        assert len(check_game(on_ones_feet(BidOnOnesFeet), 2, Random(seed)).answers) == 4


def test_a_view_that_shows_half_a_secret_is_found() -> None:
    with pytest.raises(Broken, match="apart, though it is told no difference") as found:
        check_game(on_ones_feet(BidWithATell), 2, Random(1))
    assert found.value.law == 8


def test_the_share_that_is_inspected_may_be_none_and_the_record_is_whole_all_the_same() -> None:
    record = check_game(GAME, 2, Random(5), inspect=0)
    assert record.answers[0].seat == NATURE
    assert record.answers == check_game(GAME, 2, Random(5), inspect=0).answers


def test_checking_a_state_does_not_change_it() -> None:
    t = at(GAME, "act")
    before = look(GAME, t)
    check_state(GAME, t, Random(1))
    assert look(GAME, t) == before


def test_a_broken_law_reads_as_a_sentence() -> None:
    problem = Broken(4, GAME, "something is odd")
    assert str(problem) == "law 4 is broken by masters: something is odd"
    assert problem.law == 4


# One law after the other -----------------------------------------------------------------------

Make = Callable[[], Rules]


@pytest.mark.parametrize(
    ("law", "make", "step"),
    [
        (1, broken.SharedMarket, "fill market"),
        (1, broken.ForgetfulClone, "act"),
        (2, broken.LossyReading, "act"),
        (2, broken.UnreadableWriting, "act"),
        (3, broken.DriftingView, "act"),
        (3, broken.MeddlingView, "act"),
        (3, broken.BlindView, "pay"),
        (3, lambda: broken.Shown(broken.Nosy()), "act"),
        (3, lambda: broken.Shown(broken.Meddling()), "act"),
        (4, broken.InventiveDeterminize, "act"),
        (4, broken.LazyDeterminize, "act"),
        (4, broken.PlayingFavourites, "act"),
        (6, broken.no_way_out, "act"),
        (6, broken.stutter, "act"),
        (6, broken.trapdoor, "act"),
        (6, broken.gibberish, "act"),
        (6, broken.too_few_weights, "fill market"),
        (9, broken.WrongSum, "act"),
        (9, broken.SecretScore, "act"),
        (9, broken.LineTwice, "act"),
        (9, broken.ShyScore, "act"),
        (10, broken.LineBeforeSeat, "act"),
    ],
)
def test_a_mistake_is_found_in_a_single_state(law: int, make: Make, step: str) -> None:
    t = at(GAME, step)  # as the true rules reach it
    with pytest.raises(Broken) as found:
        check_state(make(), t, Random(1))
    assert found.value.law == law


@pytest.mark.parametrize(
    ("law", "make"),
    [
        (1, broken.SharedMarket),
        (1, broken.SharedStrongbox),
        (2, broken.LossyReading),
        (2, broken.LossyWriting),
        (3, broken.BlindView),
        (4, broken.LazyDeterminize),
        (5, broken.RestlessSetUp),
        (5, broken.RestlessAtLast),
        (5, broken.MisreadRecord),
        (6, broken.no_way_out),
        (6, broken.trapdoor),
        (7, broken.card_eater),
        (7, broken.SloppyDeterminize),
        (8, broken.Gossip),
        (8, broken.loud_deal),
        (8, broken.LoudKeep),
        (8, broken.LeakyView),
        (8, broken.OpenDeal),
        (8, broken.SilentOpenDeal),
        (9, broken.WrongSum),
        (9, broken.LinesAsTheyCome),
        (9, broken.LateLine),
        (9, broken.WinsTwice),
        (9, broken.GhostWins),
        (10, broken.LineBeforeSeat),
    ],
)
def test_a_mistake_is_found_in_random_games(law: int, make: Make) -> None:
    assert first_broken(make()) == law


def first_broken(game: Game[Any]) -> int:
    """The law that random games break first; 0 if they break none."""
    for seed in range(4):
        try:
            check_game(game, 2, Random(seed))
        except Broken as problem:
            return problem.law
    return 0


def test_options_that_depend_on_what_is_hidden_are_found_by_law_3_or_8() -> None:
    found = set()
    for seed in range(12):
        t = at(GAME, "act", seed=seed)
        try:
            check_state(broken.peeping(), t, Random(seed))
        except Broken as problem:
            found.add(problem.law)
    assert found == {3, 8}


def test_a_view_that_shows_what_nobody_told_is_found_and_the_answers_are_named() -> None:
    game = broken.OpenDeal()
    dealing = r"'deal leader seat 1 L\d\d'"
    with pytest.raises(Broken, match=f"seat 2 sees {dealing} and {dealing} apart") as found:
        what_is_told_is_what_is_seen(game, at(game, "deal"), 1, Random(1))
    assert found.value.law == 8


@pytest.mark.parametrize(
    ("step", "one", "other"),
    [
        ("act", "discard leader 1", "discard leader 2"),  # which place, but not which leader
        ("basic power, first input", "choose coin", "choose stone"),  # told when all is chosen
    ],
)
def test_answers_told_alike_may_look_different_where_that_gives_no_secret_away(
    monkeypatch: pytest.MonkeyPatch, step: str, one: str, other: str
) -> None:
    t = at(GAME, step)
    assert isinstance(t, Masters)
    [question] = GAME.decisions(t)
    first, second = (
        outcome(GAME, GAME.clone(t), question.seat, GAME.actions.parse(text), None)
        for text in (one, other)
    )
    assert first is not None
    assert second is not None
    assert first[0] == second[0]  # as an onlooker is told
    assert first[1] != second[1]  # as an onlooker sees
    monkeypatch.setattr(secrecy, "FEW", len(question.options))
    what_is_told_is_what_is_seen(GAME, t, None, Random(1))


def test_nobody_hears_who_else_is_told() -> None:
    everybody, two, others = EVERYONE, only(0) | only(1), all_but(0)
    told = [heard_by(0, [(STORED, audience, 1, 3)]) for audience in (everybody, two, others)]
    assert told == [[(STORED, 1, 3)], [(STORED, 1, 3)], []]


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 400)
    assert len(check_game(GAME, 2, Random(1), inspect=0).answers) < 400
    with pytest.raises(Broken, match="no end after 400 answers") as found:
        check_game(broken.endless(), 2, Random(1), inspect=0)
    assert found.value.law == 6


def test_a_question_nobody_can_answer_is_found_even_where_nothing_is_inspected() -> None:
    with pytest.raises(Broken, match="nobody can answer") as found:
        check_game(broken.no_way_out(), 2, Random(1), inspect=0)
    assert found.value.law == 6


@pytest.mark.parametrize(
    "weights",
    [
        [2, 2, 2, 2, 4],
        [2, 2, 2, 2, 4, 1, 1],
        [2, 2, 2, 2, 4, -1],
        [2, 2, 2, 2, 4, 0.5],
        [2, 2, 2, 2, 4, None],
        [0, 0, 0, 0, 0, 0],
        [],
    ],
)
def test_weights_that_nature_cannot_use_are_found_and_the_step_is_named(
    weights: list[object],
) -> None:
    answer = f"'fill market' gives its options the weights {weights}; expected 6 whole numbers"
    with pytest.raises(Broken, match=re.escape(answer)) as found:
        check_game(broken.weighted(*weights), 2, Random(1), inspect=0)
    assert found.value.law == 6


def test_an_option_without_weight_is_simply_never_drawn() -> None:
    game = broken.weighted(0, 0, 0, 0, 4, 0)
    t = at(GAME, "fill market")
    assert isinstance(t, Masters)
    [question] = game.decisions(t)
    drawn = {laws.choose(game, t, question, Random(seed)) for seed in range(20)}
    assert [game.chance.text(action) for action in drawn] == ["marble row 1 column 1 white"]


def test_lines_of_the_score_that_differ_are_named() -> None:
    answer = "seat 1 has the lines [*, 'resources', 'applause'] at the end, not [*, 'resources']"
    four = "'cards', 'faith', 'favours', 'leaders'"
    with pytest.raises(Broken, match=re.escape(answer.replace("*", four))):
        check_game(broken.LateLine(), 2, Random(1), inspect=0)


def test_lost_pieces_are_found_even_where_nothing_is_inspected() -> None:
    with pytest.raises(Broken, match="of card there are missing: G1a") as found:
        check_game(broken.card_eater(), 2, Random(1), inspect=0)
    assert found.value.law == 7


@pytest.mark.parametrize(
    ("event", "answer"),
    [
        ((25, EVERYONE), "(25, -1) is told; expected a kind from 0 to 24, an audience, then"),
        ((-5, EVERYONE), "(-5, -1) is told; expected a kind from 0 to 24, an audience, then"),
        ((GAME_OVER,), "(22,) is told; expected a kind from 0 to 24, an audience, then details"),
        ((LINE_TAKEN, 0, 6), "'line taken' is told with (6,) as seat, line; expected 2 numbers"),
        ((LAST_ROUND, EVERYONE, 0), "'last round' is told with (0,) as no details; expected 0"),
        ((FAITH_MOVED, EVERYONE, 0, 1, 25), "0 to 24 (a space from 0 to 24) as space, got 25"),
        (
            (STORED, EVERYONE, 0, 4),
            "0 to 3 (a resource (coin, stone, servant, shield)) as resource",
        ),
        ((STORED, EVERYONE, 0, -3), "as resource, got -3"),
        ((PRODUCED, only(1), 0, 1, -1, 0, 0, 0), "of each good as goods, got (1, -1, 0, 0, 0)"),
        ((TURN_BEGAN, EVERYONE, 2), "expected 0 to 1 as seat, for 2 sit here, got 2"),
    ],
)
def test_what_is_told_and_cannot_be_written_is_found_even_where_nothing_is_inspected(
    event: Event, answer: str
) -> None:
    with pytest.raises(Broken, match=re.escape(answer)) as found:
        check_game(broken.Rumour(*event), 2, Random(1), inspect=0)
    assert found.value.law == 10


@pytest.mark.parametrize("nobody", [NATURE, NONE, HIDDEN])
def test_a_seat_that_is_told_may_be_nature_nobody_or_hidden(nobody: int) -> None:
    assert check_game(broken.Rumour(TURN_BEGAN, EVERYONE, nobody), 2, Random(1), inspect=0).answers


class Herald(Step[pebbles.Table]):
    """Asks nothing, and tells of a seat that is not there."""

    def resolve(self, t: pebbles.Table, f: Frame, a: Action) -> None:
        t.tell(pebbles.BIDDEN, EVERYONE, t.seats)


class Heralded(pebbles.Pebbles):
    """The pebbles, announced before anything is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.steps.append(Herald("herald"))
        self.step_by_key["herald"] = 3

    def setup(self, seats: int, options: dict[str, str]) -> pebbles.Table:
        t = super().setup(seats, options)
        t.then((3, NATURE))
        return t


def test_what_is_told_before_the_first_question_is_heard_as_well() -> None:
    with pytest.raises(Broken, match="'bidden' is told with") as found:
        check_game(Heralded(), 2, Random(1), inspect=0)
    assert found.value.law == 10
