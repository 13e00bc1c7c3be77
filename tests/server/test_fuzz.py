"""Ten thousand bad messages: each is refused with a reason, and none of them changes anything."""

from __future__ import annotations

import asyncio
import json
import string
from collections import Counter
from random import Random
from typing import Any

from bottega.kernel.registry import find_game
from tests.server.client import Page, Person
from tests.server.house import House

MESSAGES = 10_000
A_SOCKET = 95
"""Messages of a person: as many as are read before they have to wait."""

CODES = {"unreadable", "illegal", "stale", "not-yours", "not-asked", "no-undo", "too-large"}
TEXTS = [find_game("masters").actions.text(a) for a in find_game("masters").actions.indices]
ODD: list[Any] = [None, True, -1, 0, 1.5, 1e308, 2**70, "", "1", "\x00", [], {}, [[]], {"a": 1}]
SHAPES: list[dict[str, Any]] = [
    {"type": "hello", "ply": 3},
    {"type": "answer", "ply": 3, "seat": 1, "answers": ["keep 1 2"]},
    {"type": "undo", "ply": 3, "seat": 1},
    {"type": "say", "text": "words"},
    {"type": "explain", "seat": 1, "action": "keep 1 2"},
    {"type": "ping", "at": 1.0},
]


class Mischief:
    """Somebody who writes bad messages, the same in every run."""

    def __init__(self, ply: int, options: list[str], rng: Random) -> None:
        self.rng = rng
        self.ply = ply
        self.possible = options[0]
        self.impossible = [text for text in TEXTS if text not in options]
        self.kinds = [
            self.noise,
            self.broken,
            self.wrong_type,
            self.extra,
            self.missing,
            self.impossible_answer,
            self.impossible_decision,
            self.old_answer,
            self.nobodys_answer,
            self.nothing_to_undo,
            self.impossible_question,
            self.huge,
            self.deep,
        ]

    def message(self) -> str | bytes:
        return self.rng.choice(self.kinds)()

    def shape(self) -> dict[str, Any]:
        return dict(self.rng.choice(SHAPES))

    def noise(self) -> str | bytes:
        length = self.rng.randrange(60)
        if self.rng.random() < 0.3:
            return self.rng.randbytes(length)
        return "".join(self.rng.choice(string.printable + "éλ🎲\u202e") for _ in range(length))

    def broken(self) -> str:
        text = json.dumps(self.shape())
        return text[: self.rng.randrange(1, len(text) - 1)]

    def wrong_type(self) -> str:
        shape = self.shape()
        field = self.rng.choice(list(shape))
        good = {"ply": (0,), "seat": (), "at": (0, -1, 1.5, 1e308, 2**70)}.get(field, ())
        odd = [x for x in ODD if x is True or x not in good]
        if shape["type"] == "hello":
            odd = [x for x in odd if x is not None]
        if field == "action":
            odd = [x for x in odd if not isinstance(x, str)]
        if shape["type"] == "say":
            odd = [x for x in odd if x != "1"]
        shape[field] = self.rng.choice(odd)
        return json.dumps(shape)

    def extra(self) -> str:
        shape = self.shape()
        shape[self.rng.choice(["as", "force", "seed", "user_id", "__class__", ""])] = 1
        return json.dumps(shape)

    def missing(self) -> str:
        shape = dict(self.rng.choice(SHAPES[1:]))
        del shape[self.rng.choice(list(shape))]
        return json.dumps(shape)

    def answer(self, ply: int, seat: int, *actions: str) -> str:
        return json.dumps({"type": "answer", "ply": ply, "seat": seat, "answers": actions})

    def impossible_answer(self) -> str:
        return self.answer(self.ply, 1, self.rng.choice(self.impossible))

    def impossible_decision(self) -> str:
        """It begins well."""
        return self.answer(self.ply, 1, self.possible, *self.rng.choices(TEXTS, k=5))

    def old_answer(self) -> str:
        ply = self.rng.choice([0, self.ply - 1, self.ply + 1, 1_000_000])
        return self.answer(ply, 1, self.rng.choice(TEXTS))

    def nobodys_answer(self) -> str:
        return self.answer(self.ply, self.rng.randrange(2, 13), self.rng.choice(TEXTS))

    def nothing_to_undo(self) -> str:
        return json.dumps({"type": "undo", "ply": self.ply, "seat": self.rng.randrange(1, 13)})

    def impossible_question(self) -> str:
        action = self.rng.choice(self.impossible)
        return json.dumps({"type": "explain", "seat": self.rng.randrange(1, 13), "action": action})

    def huge(self) -> str:
        return json.dumps({"type": "say", "text": "x" * self.rng.randrange(501, 16_000)})

    def deep(self) -> str:
        return self.rng.choice(["[", '{"a":', '{"type":']) * self.rng.randrange(10, 600)


async def harass(person: Person, table: str, messages: list[str | bytes]) -> Counter[str]:
    """Send messages over one socket; every one must be answered by a typed refusal."""
    async with person.page(table) as page:
        for message in messages:
            await page.send_raw(message)
        await page.until(lambda: len(page.refused) >= len(messages) or page.closed is not None, 60)
        assert page.closed is None, f"the socket was closed with {page.closed}"
        assert len(page.refused) == len(messages)
        assert page.pongs == []
        return Counter(refused["code"] for refused in page.refused)


def test_ten_thousand_bad_messages_change_nothing(house: House, bruno: Person) -> None:
    """Of many people, because nobody may say so much in so short a time."""

    async def attack(rng: Random) -> Counter[str]:
        anna = Person(house, "Anna")
        table = anna.make("me", "open")
        bruno.sit(table, 2)
        async with bruno.page(table) as other, Page(house, table) as o:
            async with anna.page(table) as page:
                before = page.knows(), other.knows(), o.knows()
                mischief = Mischief(page.ply, page.options(), rng)
            codes = await harass(anna, table, [mischief.message() for _ in range(A_SOCKET)])
            async with anna.page(table) as x, bruno.page(table) as y, Page(house, table) as z:
                assert (x.knows(), y.knows(), z.knows()) == before
                assert x.chat == []
                await x.answer(x.options()[0])
                await other.until(lambda: other.ply == x.ply)
        anna.close()
        return codes

    async def all_of_them() -> Counter[str]:
        rng, codes = Random(20), Counter[str]()
        while codes.total() < MESSAGES:
            codes += await attack(rng)
        return codes

    codes = asyncio.run(all_of_them())
    assert sum(codes.values()) >= MESSAGES
    assert set(codes) == CODES
    assert house.healthy()
