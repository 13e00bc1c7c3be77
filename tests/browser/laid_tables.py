"""Tables laid out as they stand in the middle of a game, so that a test begins where it matters.

A match is played here, without a server, from a seed that never changes; its answers are written
into the database of the house as if they had been given there.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from random import Random
from typing import NamedTuple

import bottega
from bottega.play.match import Match
from bottega.server.seat_numbers import number_of
from tests.browser.person import Person
from tests.server.house import House

MANY = 200
"""Games at random after which something that never came is not to be expected any more."""


class Asked(NamedTuple):
    """A question in a match: to whom, and which."""

    match: Match
    seat: int
    step: str


def questions(game: str, seats: int, number: int, **options: str) -> Iterator[Asked]:
    """Every question of one game that is played at random; the same number is the same game.

    The match goes on after each: clone it to keep it.
    """
    rules = bottega.game(game)
    rng = Random(number)
    players = [f"Player {seat + 1}" for seat in range(seats)]
    match = Match(rules, players, number.to_bytes(32, "big"), options)
    while not match.over:
        question = rng.choice(match.questions)
        yield Asked(match, question.seat, rules.steps[question.frame[0]].key)
        match.answer(question.seat, rng.choice(question.options))


def fullest_of_each_step(game: str, seats: int, games: int, **options: str) -> list[Asked]:
    """Each question of a game where it has most kinds of answers, and as late as that in so many
    games: prompts and boards are full then.
    """
    fullest: dict[str, tuple[int, int, int, int]] = {}  # kinds, answers before it, game, place
    for number in range(games):
        for place, (match, seat, step) in enumerate(questions(game, seats, number, **options)):
            question = match.asked(seat)
            assert question is not None
            if len(question.options) == 1:
                continue  # the table may answer it by itself
            kinds = len({verb for verb, *_ in question.options})
            here = kinds, len(match.answers), number, place
            fullest[step] = max(fullest.get(step, here), here)
    found = []
    for number in sorted({number for _, _, number, _ in fullest.values()}):
        places = {place for _, _, late, place in fullest.values() if late == number}
        for place, asked in enumerate(questions(game, seats, number, **options)):
            if place in places:
                found.append(asked._replace(match=asked.match.clone()))
            if place == max(places):
                break
    return found


def near_the_end(game: str, seats: int, left: int, **options: str) -> Asked:
    """Where the first seat would be asked so many times more, in a game played at random."""
    mine = [
        place for place, asked in enumerate(questions(game, seats, 0, **options)) if asked.seat == 0
    ]
    for place, asked in enumerate(questions(game, seats, 0, **options)):
        if place == mine[-left]:
            return asked  # nobody goes on with its match
    raise AssertionError("the same game was another one")


def first(come: Callable[[Asked], bool], game: str, seats: int, **options: str) -> Asked:
    """Where it first comes to that, in games that are played at random."""
    for number in range(MANY):
        for asked in questions(game, seats, number, **options):
            if come(asked):
                return asked  # nobody goes on with its match
    raise AssertionError(f"it does not come to that in {MANY} games")


def lay(
    house: House, person: Person, match: Match, seat: int, friends: dict[int, Person] | None = None
) -> str:
    """A table where a match stands, with this person on a seat and bots around; its address.

    Friends take other seats by the link; at least one is left to a bot.
    """
    plan: list[dict[str, object]] = [{"kind": "open"}] * match.seats
    plan[seat] = {"kind": "me"}
    key, options = match.game.key, match.options
    address = person.make_table(plan, key, options=options, public=False)
    table, _, invite = address.removeprefix("/t/").partition("?invite=")
    for other, friend in (friends or {}).items():
        friend.post(f"/api/tables/{table}/sit", {"seat": number_of(other), "invite": invite})
    assert match.seed is not None
    waiting = [number_of(question.seat) for question in match.questions]
    words = match.game.vocabulary
    rows = [
        (table, ply, who, words(who).text(action), time.time())
        for ply, (who, action) in enumerate(match.answers)
    ]
    with closing(sqlite3.connect(house.file, timeout=30)) as db, db:
        db.executemany(
            "insert into answers (table_id, ply, seat, answer, at) values (?, ?, ?, ?, ?)",
            rows,
        )
        db.execute(
            "update seats set kind = 'bot', bot = 'random', name = 'Bot ' || seat"
            " where table_id = ? and kind = 'open'",
            (table,),
        )
        db.execute(
            "update tables set seed = ?, status = 'playing', waiting_for = ? where id = ?",
            (match.seed.hex(), json.dumps(waiting), table),
        )
    return address


def sits(person: Person, house: House, asked: Asked) -> Person:
    """On the seat of whoever is asked, at a table laid out as it stands then; bots around."""
    person.go(lay(house, person, asked.match, asked.seat))
    person.prompt.wait_for()
    person.wait_until_asked()
    return person


def side_by_side(host: Person, friend: Person, house: House, asked: Asked, second: int = 1) -> None:
    """The host on the first seat of a table as it stands then, a friend on another, by the link."""
    address = lay(house, host, asked.match, 0, {second: friend})
    for person in (host, friend):
        person.go(address)
        person.prompt.wait_for()
