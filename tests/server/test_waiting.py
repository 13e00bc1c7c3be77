"""Waiting for a page to speak, and for a transaction to be kept."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.latch import Outcome
from bottega.server.silence import Silence


def test_a_page_that_speaks_now_and_then_is_not_given_up() -> None:
    async def story() -> list[str]:
        given_up: list[str] = []
        silence = Silence(0.15, lambda: given_up.append("gone"))
        for _ in range(4):
            silence.begin()
            await asyncio.sleep(0.1)
            silence.end(0.15)
        await asyncio.sleep(0.3)  # it is we who take long now
        assert given_up == []
        silence.begin()
        await asyncio.sleep(0.4)
        return given_up

    assert asyncio.run(story()) == ["gone"]


def test_whoever_waits_for_a_transaction_goes_on_before_those_who_are_told() -> None:
    async def story() -> list[str]:
        order: list[str] = []
        outcome, news = Outcome(), asyncio.Event()

        async def giver() -> None:
            await outcome.wait()
            order.append("giver")

        async def page() -> None:
            await news.wait()
            order.append("page")

        both = [asyncio.create_task(page()), asyncio.create_task(giver())]
        await asyncio.sleep(0)
        outcome.settle()
        news.set()
        await asyncio.gather(*both)
        return order

    assert asyncio.run(story()) == ["giver", "page"]


def test_whoever_is_cancelled_still_waits_for_what_became_of_it() -> None:
    async def story() -> bool:
        outcome = Outcome()
        waiting = asyncio.create_task(outcome.wait())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0.01)
        assert not waiting.done()
        outcome.settle()
        await asyncio.wait([waiting])
        return waiting.cancelled()

    assert asyncio.run(story())


def test_what_went_wrong_is_raised_where_it_was_waited_for() -> None:
    async def story() -> None:
        outcome = Outcome()
        outcome.settle(OSError("full"))
        await outcome.wait()

    with pytest.raises(OSError, match="full"):
        asyncio.run(story())
