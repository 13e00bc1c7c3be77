"""The laws every game keeps, ready to be run on a new one.

    from bottega.kernel.laws import check_game
    check_game(my_game, seats=3, rng=Random(1))

1. A clone equals its origin and lives its own life.
2. Position to state to position is the identity, at every question, and so is state to
   position to state.
3. Redacting twice is redacting once; a seat has the same options in truth and view; every view
   can be summed up and drawn.
4. A determinized view looks the same to its seat, and its value is a number.
5. Every prefix of a record replays to the same position.
6. Every offered action can be applied, no question is empty, nature can weigh her options,
   at a window there is one way to pass at most, every game ends.
7. Pieces are conserved: nothing is impossible about a table, at any question.
8. Non-interference: change anything a seat may not know, and not one byte of its view,
   options or events changes. What others answer is told to a seat as far as it sees it, and
   what it is kept from being told it does not see.
9. Scores add up to their breakdown, which has the same lines for every seat, in every view and
   from beginning to end; and a seat can tell its own score from its view.
10. Every event that is told can be written: its kind and its seats are there, and its details
    come back as they were told.

A broken law raises `Broken` with its number, so that a failing test reads as a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isnan
from random import Random
from typing import Any, Final

from bottega.kernel.answers import Answer
from bottega.kernel.game import Decision, Game
from bottega.kernel.record import Record, read_record, replay
from bottega.kernel.secrecy import nothing_interferes, what_is_told_is_what_is_seen
from bottega.kernel.state import Action, State
from bottega.kernel.trial import (
    Broken,
    carry_out,
    listening,
    look,
    nothing_fails,
    options_of,
    seat_name,
)

__all__ = ["Broken", "check_game", "check_state"]

LONGEST: Final = 20_000
"""Answers after which a game counts as endless."""


def same(one: Any, other: Any) -> bool:
    """Whether two states are equal all the way down, whatever a position says of them.

    Who listens to events is no part of a state.
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    slots = [name for kind in type(one).__mro__ for name in slots_of(kind)]
    parts = [name for name in (*slots, *getattr(one, "__dict__", ())) if name != "events"]
    if not parts:
        return bool(one == other)
    return all(same(getattr(one, name, None), getattr(other, name, None)) for name in parts)


def slots_of(kind: type) -> Sequence[str]:
    """What a class keeps in its objects; a compiled one names it otherwise."""
    found: Sequence[str] = getattr(kind, "__slots__", ()) or getattr(kind, "__mypyc_attrs__", ())
    return found


def check_game(
    game: Game[Any],
    seats: int,
    rng: Random,
    options: dict[str, str] | None = None,
    inspect: float = 1.0,
) -> Record:
    """Play one random game and hold it to the laws; returns its record.

    ``inspect`` is the share of questions at which all laws are checked; what is cheap is
    checked always.
    """
    t = game.new(seats, options)
    record = Record(game, [f"seat {i + 1}" for i in range(seats)], options)
    try:
        play_by_the_laws(game, t, record, rng, inspect)
    except Broken as broken:
        table = ", ".join([f"{seats} seats", *record.options.values()])
        broken.where = f"{table}, after {len(record.answers)} answers"
        broken.record = record.write()
        raise
    return record


def play_by_the_laws(
    game: Game[Any], t: State, record: Record, rng: Random, inspect: float
) -> None:
    """Answer at random until the game is over, and check on the way."""
    with listening(game, t):
        game.decisions(t)
    names = line_names(game, t)
    seen: dict[int, str] = {}
    while True:
        questions = game.decisions(t)
        pieces_are_conserved(game, t)
        if rng.random() < inspect:
            seen[len(record.answers)] = look(game, t)
            check_state(game, t, rng)
        if not questions:
            break
        if len(record.answers) > LONGEST:
            raise Broken(6, game, f"no end after {LONGEST} answers")
        question = rng.choice(questions)
        action = choose(game, t, question, rng)
        carry_out(game, t, question.seat, action)
        record.answers.append(Answer(question.seat, action))
    scores_add_up(game, t)
    lines_are_the_same(game, [game.breakdown(t, 0)], names, "at the end")
    record_replays(game, record, seen)


def choose(game: Game[Any], t: State, question: Decision, rng: Random) -> Action:
    """A random answer; nature answers by her weights."""
    if not question.options:
        raise Broken(6, game, f"nobody can answer {game.write_frame(question.frame)}")
    if question.seat < 0:
        return rng.choices(question.options, weights_of(game, t, question))[0]
    return rng.choice(question.options)


def weights_of(game: Game[Any], t: State, question: Decision) -> list[int] | None:
    """Nature's weights, with which she must be able to answer: law 6."""
    key = game.steps[question.frame[0]].key
    with nothing_fails(6, game, f"the weights of {key!r} cannot be told"):
        weights = game.weights(t, question)
    options = len(question.options)
    if weights is not None and not (
        isinstance(weights, list | tuple)
        and len(weights) == options
        and all(isinstance(weight, int) and weight >= 0 for weight in weights)
        and any(weights)
    ):
        expected = f"expected {options} whole numbers from 0 on, one for each option, not all 0"
        raise Broken(6, game, f"{key!r} gives its options the weights {weights}; {expected}")
    return weights


def check_state(game: Game[Any], t: State, rng: Random) -> None:
    """Hold one state, at a question or at the end, to every law that concerns a single state."""
    clone_is_its_own(game, t)
    position_is_exact(game, t)
    pieces_are_conserved(game, t)
    options_can_be_applied(game, t)
    scores_add_up(game, t)
    for seat in [*range(t.seats), None]:
        view_is_stable(game, t, seat)
        position_is_exact(game, game.redact(t, seat))
        world = game.determinize(game.redact(t, seat), seat, rng)
        determinized_looks_the_same(game, t, world, seat)
        pieces_are_conserved(game, world)
        nothing_interferes(game, t, world, seat, rng)
        what_is_told_is_what_is_seen(game, t, seat, rng)


def clone_is_its_own(game: Game[Any], t: State) -> None:
    """Law 1."""
    before = look(game, t)
    copy = game.clone(t)
    if not same(copy, t):
        raise Broken(1, game, "a clone differs from its origin")
    question = game.decision(copy)
    if question is not None and question.options:
        carry_out(game, copy, question.seat, question.options[-1])
    if look(game, t) != before:
        raise Broken(1, game, "playing on a clone changed its origin")


def position_is_exact(game: Game[Any], t: State) -> None:
    """Law 2."""
    written = json.dumps(game.write(t))
    with nothing_fails(2, game, "a position cannot be read back"):
        again = game.read(json.loads(written))
    if json.dumps(game.write(again)) != written:
        raise Broken(2, game, "a position does not come back as it was written")
    if not same(again, t):
        raise Broken(2, game, "a position does not say everything about a state")


def view_is_stable(game: Game[Any], t: State, seat: int | None) -> None:
    """Law 3."""
    before = look(game, t)
    view = game.redact(t, seat)
    if look(game, game.redact(view, seat)) != look(game, view):
        raise Broken(3, game, f"redacting a view of {seat_name(seat)} changes it")
    seen = look(game, view)
    with nothing_fails(3, game, f"a view of {seat_name(seat)} cannot be summed up"):
        json.dumps(game.show.derived(view))
    with nothing_fails(3, game, f"a view of {seat_name(seat)} cannot be drawn"):
        game.show.draw(view, seat, [seat_name(i) for i in range(t.seats)], keys_of_messages)
    if look(game, view) != seen:
        raise Broken(3, game, "sums or a drawing changed the view")
    if look(game, t) != before:
        raise Broken(3, game, "redacting changed the truth")
    if options_of(game, t, seat) != options_of(game, view, seat):
        raise Broken(3, game, f"{seat_name(seat)} has other options in its view than in truth")


def keys_of_messages(message: str, **_: object) -> str:
    """What a drawing is told instead of words: the laws know no language."""
    return message


def determinized_looks_the_same(game: Game[Any], t: State, world: State, seat: int | None) -> None:
    """Law 4."""
    if look(game, game.redact(world, seat)) != look(game, game.redact(t, seat)):
        raise Broken(4, game, f"a determinized view looks different to {seat_name(seat)}")
    if '"?"' in json.dumps(game.write(world)):
        raise Broken(4, game, f"a determinized view of {seat_name(seat)} still hides something")
    for valued in range(t.seats):
        with nothing_fails(4, game, f"the value of a table for {seat_name(valued)} fails"):
            value = game.value(world, valued)
        if not isinstance(value, int | float) or isnan(value):
            raise Broken(4, game, f"the value of a table for {seat_name(valued)} is {value!r}")


def record_replays(game: Game[Any], record: Record, seen: dict[int, str]) -> None:
    """Law 5: through the text of the record, at every position that was looked at."""
    with nothing_fails(5, game, "a record cannot be replayed"):
        replays_as_seen(game, record, seen)


def replays_as_seen(game: Game[Any], record: Record, seen: dict[int, str]) -> None:
    again = read_record(record.write(), game)
    if again.answers != record.answers:
        raise Broken(5, game, "a record does not come back as it was written")
    t = again.table()
    game.decision(t)
    for ply, answer in enumerate(again.answers):
        if ply in seen and look(game, t) != seen[ply]:
            raise Broken(5, game, f"after {ply} answers the replay differs")
        game.answer(t, answer.seat, answer.action)
        game.decision(t)
    if look(game, replay(again)) != look(game, t) or game.decision(t) is not None:
        raise Broken(5, game, "the whole record replays to something else")


def options_can_be_applied(game: Game[Any], t: State) -> None:
    """Law 6."""
    for question in game.decisions(t):
        if not question.options:
            raise Broken(6, game, f"nobody can answer {game.write_frame(question.frame)}")
        if question.seat < 0:
            weights_of(game, t, question)
        for action in question.options:
            carry_out(game, game.clone(t), question.seat, action)
        if len(set(question.options)) != len(question.options):
            raise Broken(6, game, f"an option is offered twice: {game.listing(question)}")
        if game.steps[question.frame[0]].window:
            verbs = game.actions.verbs
            passing = [game.actions.text(a) for a in question.options if verbs[a[0]].passes]
            if len(passing) > 1:
                raise Broken(6, game, f"a window has several ways to pass: {', '.join(passing)}")


def pieces_are_conserved(game: Game[Any], t: State) -> None:
    """Law 7."""
    faults = game.impossible(t)
    if faults:
        raise Broken(7, game, "; ".join(faults))


def scores_add_up(game: Game[Any], t: State) -> None:
    """Law 9, in truth and wherever somebody looks."""
    names = line_names(game, t)
    lines = [game.breakdown(t, seat) for seat in range(t.seats)]
    for seat, points in enumerate(game.scores(t)):
        if sum(n for _, n in lines[seat]) != points:
            raise Broken(9, game, f"the lines of {seat_name(seat)} do not add up")
    lines_are_the_same(game, lines, names, "in truth")
    for looking in [*range(t.seats), None]:
        where = f"in a view of {seat_name(looking)}"
        view = game.redact(t, looking)
        with nothing_fails(9, game, f"nobody can add up the score {where}"):
            seen = [game.breakdown(view, seat) for seat in range(t.seats)]
        lines_are_the_same(game, seen, names, where)
        if looking is not None and seen[looking] != lines[looking]:
            raise Broken(9, game, f"{seat_name(looking)} cannot tell its own score")
    if not t.agenda:
        winners = game.winners(t)
        if not set(winners) <= set(range(t.seats)):
            raise Broken(9, game, "somebody who does not sit here has won")
        if len(set(winners)) < len(winners):
            raise Broken(9, game, f"somebody has won twice: {winners}")


def line_names(game: Game[Any], t: State) -> list[str]:
    """The lines of the score, which are the same for everybody and all through the game."""
    return [name for name, _ in game.breakdown(t, 0)]


def lines_are_the_same(
    game: Game[Any], lines: list[list[tuple[str, int]]], names: list[str], where: str
) -> None:
    """Law 9: a table of the score has a row for each line and a column for each seat."""
    if len(set(names)) < len(names):
        raise Broken(9, game, f"a line of the score is there twice: {names}")
    for seat, own in enumerate(lines):
        found = [name for name, _ in own]
        if found != names:
            raise Broken(9, game, f"{seat_name(seat)} has the lines {found} {where}, not {names}")
