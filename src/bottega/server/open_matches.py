"""The games that are open in this process: made from their rows, kept ready, told what is news."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Any

import bottega
from bottega.kernel.game import Game
from bottega.kernel.shuffle import Shuffle
from bottega.kernel.words import Unreadable
from bottega.play.lots import in_order_of_coming
from bottega.play.replay import Replay
from bottega.server.live_match import LiveMatch
from bottega.server.moves import read_news
from bottega.server.pubsub import News
from bottega.server.refusal import Refusal, not_found
from bottega.server.rows import SeatRow, TableRow
from bottega.server.store import Store

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")

MOST_KEPT = 2_000
"""Tables kept ready in memory; others are made again from their rows."""

MOST_REPLAYED = 100
"""Finished games kept ready to be replayed; others are replayed once more."""


class OpenMatches:
    """Where the games of tables are found."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        store.pubsub.heard, store.pubsub.follow = self.heard, self.follow

    def heard(self, table: str, news: News, elsewhere: bool) -> None:
        """Something happened at a table: what is known of it is out of date."""
        live = self.live.get(table)
        if live is not None:
            live.heard(news == "table", elsewhere and news != "chat")

    def needed_here(self, table: str) -> bool:
        """Whether all is heard of it, as where somebody looks at it: if it is played in another
        process only, it is kept there, and made again from its rows should somebody come."""
        return self.store.pubsub.hears(table)

    def let_go_of_others(self) -> None:
        """Of games in play that are not needed here."""
        for table, live in list(self.live.items()):
            if not live.match.over and not self.needed_here(table):
                self.let_go(table)

    def let_go(self, table: str) -> None:
        live = self.live.pop(table, None)
        if live is not None:
            live.told = False

    def follow(self, table: str, move: str) -> bool:
        """A move that another process has kept: whether it could be made here without asking."""
        live = self.live.get(table)
        return live is not None and live.follow(*read_news(move))

    def check_id(self, table: str) -> None:
        """Refuse what is no table's id before anybody is asked for it."""
        if not TABLE_ID.fullmatch(table):
            raise not_found("table")

    async def row(self, table: str) -> TableRow:
        self.check_id(table)
        row = await self.store.table(table)
        if row is None:
            raise not_found("table")
        return row

    async def with_seats(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """A table, and who sits there."""
        self.check_id(table)
        row, seats = await self.store.table_with_seats(table)
        if row is None:
            raise not_found("table")
        return row, seats

    async def waiting_row(self, table: str) -> TableRow:
        return not_started(await self.row(table))

    async def build(self, table: str) -> LiveMatch:
        """A game that has begun, before any of its rows."""
        row, seats = await self.with_seats(table)
        if not row.begun:
            raise Refusal("not-started", "the game has not begun yet", 409)
        return self.made(row, [seat.name for seat in seats], row.shuffled())

    def made(self, row: TableRow, names: list[str], shuffle: Shuffle | None) -> LiveMatch:
        """The game of a table with these at its seats, before any of its rows."""
        came: list[str] | None = None
        if shuffle is not None:
            came = [nonce.name for nonce in shuffle.nonces] if shuffle.lots else None
        elif not row.keep_order and len(names) > 1:
            came = in_order_of_coming(row.seed, names)
        return LiveMatch(
            row.id,
            game_at(row),
            row.options,
            names,
            row.seed,
            came,
            host=row.host_id,
            origins=[] if row.comes_from is None else [*row.comes_from.origins],
            shuffle=shuffle,
        )

    async def open(self, table: str) -> LiveMatch:
        """The game at a table, as far as it is known here."""
        live = self.live.get(table)
        if live is not None:
            self.live.move_to_end(table)
            if live.behind:
                async with live.lock:
                    await live.refresh(self.store)
            return live
        async with self.opening.setdefault(table, asyncio.Lock()):
            if table not in self.live:
                live = await self.build(table)
                await live.catch_up(self.store)
                self.remember(live)
        self.opening.pop(table, None)
        return self.live[table]

    def remember(self, live: LiveMatch) -> None:
        """Keep a game ready. Of what happened while its rows were read or written it was not told:

        whoever looks first catches up.
        """
        self.live[live.id] = live
        live.told = live.behind = True
        while len(self.live) > MOST_KEPT:
            self.live.popitem(last=False)[1].told = False

    async def finished(self, table: str) -> LiveMatch:
        """A game that is over, or was closed: nobody plays on, so its record is open to all."""
        if (await self.row(table)).status not in ("over", "closed"):
            raise Refusal("not-over", "the record opens when the game is over", 409)
        live = await self.open(table)
        if not live.match.over:
            async with live.lock:
                await live.catch_up(self.store)
        return live

    def forget(self, table: str) -> None:
        """A table that was deleted."""
        self.let_go(table)
        self.replays.pop(table, None)

    def replay(self, live: LiveMatch) -> Replay:
        """A finished game looked back upon; whoever looks at one ply soon looks at the next."""
        past = self.replays.pop(live.id, None) or Replay(live.match.record())
        self.replays[live.id] = past
        while len(self.replays) > MOST_REPLAYED:
            self.replays.popitem(last=False)
        return past


def game_at(row: TableRow) -> Game[Any]:
    """The game of a table, by the rules and in the edition it began with."""
    try:
        return bottega.game(row.game, row.rules, row.edition)
    except Unreadable as problem:
        raise Refusal("old-rules", str(problem), 409) from None


def not_started(row: TableRow) -> TableRow:
    """A table at which nothing is dealt yet."""
    if row.status != "waiting":
        raise Refusal("started", "the game has already begun", 409)
    return row
