"""At windows the table passes for whoever can do nothing else, or has said that it shall."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bottega.kernel.game import Decision
from bottega.kernel.registry import find_game
from bottega.play.match import Match
from bottega.server.live_match import LiveMatch
from bottega.server.people import Person
from bottega.server.presenters.match import update
from bottega.server.refusal import Refusal
from bottega.server.rooms import Rooms
from bottega.server.windows import offered, pass_of, turn_of
from tests.server import client
from tests.server.house import House, sqlite_at
from tests.server.inside import new_table, rooms, somebody
from tests.server.test_windows import NO_TRADE, warlike

GAME = find_game("princes")
PRINCES = {"game": "princes", "options": NO_TRADE}
Found = Callable[[Match, Decision], object]


async def three_princes(
    house: Rooms, person: Person, setting: dict[str, Any] = PRINCES
) -> LiveMatch:
    """Three seats of one person, who plays them all."""
    return await house.matches.open(await new_table(house, person, "me", "me", "me", **setting))


async def reach(house: Rooms, live: LiveMatch, found: Found) -> Decision:
    """Play on, the table asleep, until a question is the one that is looked for."""
    rng = Random(5)
    for _ in range(400):
        question = live.match.questions[0]
        if found(live.match, question):
            return question
        held = len(GAME.write(live.match.state)["players"][question.seat]["hand"])
        texts = [GAME.actions.text(action) for action in question.options]
        await live.give(house.store, question.seat, live.plies, [warlike(texts, rng, held)])
    raise AssertionError("no such question")


def step(question: Decision) -> str:
    return GAME.steps[question.frame[0]].key


def only_passing(_: Match, question: Decision) -> bool:
    return GAME.passing(question) is not None and len(question.options) == 1


def bidding(match: Match, question: Decision) -> bool:
    """Somebody could bid or pass in another's turn."""
    may_pass = GAME.passing(question) is not None and turn_of(match) != question.seat
    return may_pass and step(question) == "bid" and len(question.options) > 1


def stepping_in(match: Match, question: Decision) -> bool:
    """Somebody could step in in the war of another, and be asked again in it."""
    of_war = GAME.steps[question.frame[0]].window == "war"
    return of_war and turn_of(match) != question.seat and len(question.options) > 1


def trading(match: Match, question: Decision) -> bool:
    """Somebody could make an offer before another's turn."""
    return step(question) == "make offer" and len(question.options) > 1


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


async def passing(house: Rooms, live: LiveMatch, seat: int) -> str | None:
    return (await house.store.seats_of(live.id))[seat].passing


def run(tmp_path: Path, story: Callable[[Rooms, Person, LiveMatch], Any], pause: float = 0) -> None:
    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db"), pause) as house:
            person = await somebody(house)
            await story(house, person, await three_princes(house, person))

    asyncio.run(told())


# Who can do nothing else -------------------------------------------------------------------


def test_the_table_passes_for_whoever_can_do_nothing_else(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, only_passing)
        shown, _ = update(live, [question.seat], "en", None)
        assert shown.asked[0].automatic
        ply = live.plies
        house.matches.wake_bots(live.id)
        await until(lambda: live.plies > ply)
        row = (await house.store.answers_from(live.id, ply))[0]
        assert (row.seat, row.answer) == (question.seat, "pass")
        assert not live.can_undo(question.seat), "they did not do it themselves"

    run(tmp_path, story)


def test_whoever_could_do_something_is_asked(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        shown, _ = update(live, [question.seat], "en", None)
        assert not shown.asked[0].automatic
        ply = live.plies
        house.matches.wake_bots(live.id)
        await asyncio.sleep(0.1)
        assert live.plies == ply

    run(tmp_path, story)


def test_a_bot_takes_the_same_pause_as_whoever_can_only_pass(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        found: list[Found] = [only_passing, bidding]
        for look in found:
            question = await reach(house, live, look)
            await house.store.set_stand_in(live.id, question.seat, True)
            began, ply = time.monotonic(), live.plies
            house.matches.wake_bots(live.id)
            await until(lambda ply=ply: live.plies > ply)  # type: ignore[misc]
            assert time.monotonic() - began >= 0.1
            await house.store.set_stand_in(live.id, question.seat, False)

    run(tmp_path, story, pause=0.3)


# Passing in advance ------------------------------------------------------------------------


def test_pass_for_me_until_my_next_turn(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        seat, ply = question.seat, live.plies
        await house.matches.pass_until(live.id, person, seat, "turn")
        await until(lambda: live.plies > ply)
        assert (await house.store.answers_from(live.id, ply))[0].answer == "pass"
        await reach(house, live, lambda match, _: turn_of(match) != seat and live.plies > ply + 1)
        assert await passing(house, live, seat) == "turn"
        await reach(house, live, lambda match, _: turn_of(match) == seat)
        assert await passing(house, live, seat) is None

    run(tmp_path, story)


def test_whoever_leaves_an_auction_is_out_so_nothing_is_left_to_pass_for_in_it(
    tmp_path: Path,
) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        shown, _ = update(live, [question.seat], "en", None)
        assert shown.asked[0].pass_until == ["turn"]
        with pytest.raises(Refusal):
            await house.matches.pass_until(live.id, person, question.seat, "auction")

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("seats", "ruling", "until"),
    [
        (2, "final", []),  # nothing else comes before one's own turn
        (3, "final", ["turn"]),
        (2, "two passes", ["duel", "turn"]),
    ],
)
def test_passing_for_the_rest_of_a_duel_is_offered_where_one_may_be_asked_again(
    seats: int, ruling: str, until: list[str]
) -> None:
    wiege, rng = find_game("wiege"), Random(3)
    match = Match(wiege, ["One", "Two", "Three"][:seats], bytes(32), {"duel": ruling})
    found = []
    while not match.over:
        question = match.questions[0]
        if wiege.steps[question.frame[0]].key == "duel" and turn_of(match) != question.seat:
            found.append(offered(match, question))
        match.answer(question.seat, rng.choice(question.options))
    assert found
    assert all(one == until for one in found)


def test_pass_for_me_until_the_war_is_over(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, stepping_in)
        shown, _ = update(live, [question.seat], "en", None)
        assert shown.asked[0].pass_until == ["war", "turn"]
        told = len(live.match.log)
        await house.matches.pass_until(live.id, person, question.seat, "war")
        await reach(house, live, lambda match, _: any(ends(match, told)))
        assert await passing(house, live, question.seat) is None

    def ends(match: Match, told: int) -> list[bool]:
        return [GAME.events[event[0]].ends == "war" for event in match.log[told:]]

    run(tmp_path, story)


def test_no_offers_until_my_turn_leaves_no_auction(tmp_path: Path) -> None:
    async def told() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            person = await somebody(house)
            haggling = {"game": "princes", "options": {"trade": "full"}}
            live = await three_princes(house, person, haggling)
            question = await reach(house, live, trading)
            shown, _ = update(live, [question.seat], "en", None)
            assert shown.asked[0].pass_until == ["offers"]
            seat, ply = question.seat, live.plies
            await house.matches.pass_until(live.id, person, seat, "offers")
            await until(lambda: live.plies > ply)
            assert (await house.store.answers_from(live.id, ply))[0].answer == "pass"
            row = (await house.store.seats_of(live.id))[seat]._replace(passing="offers")
            bid = await reach(house, live, lambda m, q: bidding(m, q) and q.seat == seat)
            assert pass_of(live.match, bid, row) is None
            await reach(house, live, lambda match, _: turn_of(match) == seat)
            assert await passing(house, live, seat) is None

    asyncio.run(told())


def test_it_can_be_taken_back_before_the_table_has_passed(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        ply = live.plies
        await house.matches.pass_until(live.id, person, question.seat, "turn")
        await house.matches.pass_until(live.id, person, question.seat, None)
        await asyncio.sleep(0.6)
        assert live.plies == ply
        assert await passing(house, live, question.seat) is None

    run(tmp_path, story, pause=0.5)


def test_nobody_passes_in_their_own_turn_or_where_there_is_no_pass(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        seats = await house.store.seats_of(live.id)
        for look in (lambda m, q: turn_of(m) == q.seat and len(q.options) > 1, must_open):
            question = await reach(house, live, look)
            row = seats[question.seat]._replace(passing="turn")
            assert pass_of(live.match, question, row) is None

    def must_open(_: Match, question: Decision) -> bool:
        return step(question) == "bid" and "pass" not in GAME.listing(question)

    run(tmp_path, story)


def test_passing_outlives_the_house(tmp_path: Path) -> None:
    async def before(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        await house.matches.pass_until(live.id, person, question.seat, "turn")
        house.matches.thinking[live.id].cancel()  # the house closes before the table has passed
        tables.append((live.id, question.seat, live.plies))

    async def after() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table, seat, ply = tables[0]
            live = await house.matches.open(table)
            assert (live.plies, await passing(house, live, seat)) == (ply, "turn")
            house.matches.wake_bots(table)
            await until(lambda: live.plies > ply)

    tables: list[tuple[str, int, int]] = []
    run(tmp_path, before, pause=20)
    asyncio.run(after())


def test_one_can_pass_only_until_something_that_is_going_on(tmp_path: Path) -> None:
    async def story(house: Rooms, person: Person, live: LiveMatch) -> None:
        question = await reach(house, live, bidding)
        masters = await new_table(house, person, "me", "me")
        for table, seat, word in ((live.id, question.seat, "war"), (masters, 0, "turn")):
            with pytest.raises(Refusal) as refusal:
                await house.matches.pass_until(table, person, seat, word)
            assert refusal.value.code == "not-now"

    run(tmp_path, story)


def test_only_whoever_passes_is_told(house: House) -> None:
    anna, bruno, carla = people = [
        client.Person(house, name) for name in ("Anna", "Bruno", "Carla")
    ]
    table = anna.make("me", "open", "open", **PRINCES)
    bruno.sit(table, 2)
    carla.sit(table, 3)

    async def watch() -> None:
        async with anna.page(table) as a, bruno.page(table) as b:
            await b.until(lambda: all(seat["online"] for seat in b.table["seats"][:2]))
            before, frames = bruno.table(table), len(b.frames)
            await a.send({"type": "pass", "seat": 1, "until": "turn"})
            await a.until(lambda: a.table["seats"][0]["passing"] == "turn")
            assert await b.quiet(0.2) == 0
            assert len(b.frames) == frames
            assert bruno.table(table) == before
            assert await b.refusal_of({"type": "pass", "seat": 1, "until": None}) == "not-yours"
            await a.send({"type": "pass", "seat": 1, "until": None})
            await a.until(lambda: a.table["seats"][0]["passing"] is None)

    asyncio.run(watch())
    for person in people:
        person.close()


# Undo --------------------------------------------------------------------------------------


def test_what_the_table_answered_is_taken_back_with_what_its_person_did_before(
    tmp_path: Path,
) -> None:
    async def decide() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            await live.give(house.store, 0, live.plies, ["keep 1 2"])
            await live.give(house.store, 1, live.plies, ["keep 1 2", "choose coin"])
            start = live.match.clone()
            await live.give(house.store, 0, live.plies, ["discard leader 1"])
            await live.give(house.store, 0, live.plies, ["discard leader 2"], goes_on=True)
            await live.take_back(house.store, 0, live.plies)
            assert live.match == start

    asyncio.run(decide())


def test_what_the_table_answered_after_somebody_else_is_not_taken_back(tmp_path: Path) -> None:
    async def decide() -> None:
        async with rooms(sqlite_at(tmp_path / "x.db")) as house:
            table = await new_table(house, await somebody(house), "me", "me")
            live = await house.matches.open(table)
            await live.give(house.store, 0, live.plies, ["keep 1 2"])
            await live.give(house.store, 1, live.plies, ["keep 1 2"], goes_on=True)
            assert live.match.can_undo(1)
            assert not live.can_undo(1)

    asyncio.run(decide())
