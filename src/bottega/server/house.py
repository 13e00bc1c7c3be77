"""The house: its tables, who sits at them, and the games being played."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import time
from collections import OrderedDict
from typing import Any

from sqlalchemy import RowMapping

from bottega.kernel.game import Illegal
from bottega.kernel.registry import find_game
from bottega.kernel.words import Unreadable
from bottega.play.nature import commitment, new_seed
from bottega.players.player import find_player
from bottega.server import wire
from bottega.server.bots import STAND_IN, Thinkers
from bottega.server.live_table import LiveTable
from bottega.server.people import Person, hashed, new_secret
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.store import Store, TakenFirst

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
MOST_LISTED = 100
SWEPT_AT_ONCE = 200
MOST_KEPT = 2_000
"""Tables kept ready in memory; others are made again from their rows."""

NAMES = [
    "Santa Croce",
    "San Lorenzo",
    "Santo Spirito",
    "San Marco",
    "Orsanmichele",
    "Bargello",
    "Studiolo",
    "Palazzo Ducale",
    "Badia",
    "Ponte Vecchio",
    "Oltrarno",
    "Loggia",
    "Certosa",
    "Fiesole",
    "Settignano",
    "Boboli",
    "San Miniato",
    "Annunziata",
    "Carmine",
    "Santa Felicita",
    "Camaldoli",
    "Mugello",
    "Careggi",
    "Cafaggiolo",
]


class House:
    """Everything that happens around the games."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.opening: dict[str, asyncio.Lock] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.swept = ""  # the table the last sweep ended with

    # Looking ------------------------------------------------------------------------------

    async def row(self, table: str) -> RowMapping:
        row = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if row is None:
            raise not_found("table")
        return row

    async def info(self, table: str, person: Person | None) -> wire.TableInfo:
        row = await self.row(table)
        seats = (await self.store.seats_of([table]))[table]
        return table_info(row, seats, person, await self.store.present(table))

    async def listed(self, person: Person | None, mine: bool) -> list[wire.TableInfo]:
        """The lobby: public tables, or one's own."""
        if mine:
            rows = await self.store.tables_of(person.id, MOST_LISTED) if person else []
        else:
            rows = await self.store.public_tables(MOST_LISTED)
        seats = await self.store.seats_of([row["id"] for row in rows])
        return [table_info(row, seats[row["id"]], person, set()) for row in rows]

    async def my_seats(self, table: str, person: Person | None) -> list[int]:
        """The seats somebody holds, counted from nought as the engine does."""
        if person is None:
            return []
        rows = (await self.store.seats_of([table]))[table]
        return [row["seat"] - 1 for row in rows if row["user_id"] == person.id]

    # Making tables ------------------------------------------------------------------------

    async def create(self, person: Person, new: wire.NewTable) -> wire.Created:
        """Lay a table. When every seat is taken it starts at once."""
        try:
            game = find_game(new.game)
            game.new(len(new.seats), new.options)
            for plan in new.seats:
                if plan.kind == "bot":
                    find_player(plan.bot or "")
        except (Unreadable, Illegal) as problem:
            raise Refusal("bad-table", str(problem)) from None
        plans = list(new.seats)
        if new.shuffle_seats:
            random.SystemRandom().shuffle(plans)
        table, invite = secrets.token_urlsafe(8), new_secret()
        now = time.time()
        row = {
            "id": table,
            "name": secrets.choice(NAMES),
            "game": game.key,
            "rules": game.rules,
            "options": json.dumps(new.options),
            "status": "waiting",
            "public": new.public,
            "host_id": person.id,
            "invite": hashed(invite),
            "seed": new_seed().hex(),
            "limit_minutes": new.limit_minutes,
            "created": now,
            "updated": now,
            "waiting_for": "[]",
            "winners": "[]",
        }
        seats = [seat_row(table, i, plan, person) for i, plan in enumerate(plans, 1)]
        await self.store.add_table(row, distinct_names(seats))
        if all(seat["kind"] != "open" for seat in seats):
            await self.start(table, person)
        return wire.Created(table, invite)

    async def rematch(self, table: str, person: Person) -> wire.Created:
        """The same people, one seat further round, at a new table; made once."""
        row = await self.row(table)
        if row["status"] != "over":
            raise Refusal("not-over", "the game is still being played", 409)
        if not await self.my_seats(table, person):
            raise not_yours()
        if row["rematch"] is not None:
            return wire.Created(row["rematch"], "")
        old = (await self.store.seats_of([table]))[table]
        old = old[1:] + old[:1]
        plans = [
            wire.SeatPlan("bot", seat["name"], seat["bot"])
            if seat["kind"] == "bot"
            else wire.SeatPlan("me" if seat["user_id"] == person.id else "open", seat["name"])
            for seat in old
        ]
        options = json.loads(row["options"])
        limit = row["limit_minutes"]
        made = await self.create(person, wire.NewTable(row["game"], plans, options, False, limit))
        for i, seat in enumerate(old, 1):  # the others' seats are kept for them
            if seat["kind"] == "person" and seat["user_id"] != person.id:
                now = {"kind": "person", "user_id": seat["user_id"], "name": seat["name"]}
                await self.store.take_seat(made.id, i, {"kind": "open"}, now)
        try:
            await self.store.set_rematch(table, made.id)
        except TakenFirst:
            following = (await self.row(table))["rematch"]
            return wire.Created(following, "")
        if (await self.row(made.id))["status"] == "waiting":
            await self.start(made.id, person)
        return made

    async def new_invite(self, table: str, person: Person) -> wire.Invite:
        """A new secret for the link; the old one no longer opens the door."""
        row = await self.row(table)
        if row["host_id"] != person.id:
            raise not_yours()
        invite = new_secret()
        await self.store.change_table(table, invite=hashed(invite))
        return wire.Invite(invite)

    # Sitting ------------------------------------------------------------------------------

    async def sit(self, table: str, person: Person, sit: wire.Sit) -> None:
        row = await self.waiting_row(table)
        invited = sit.invite is not None and secrets.compare_digest(
            hashed(sit.invite), row["invite"]
        )
        if not row["public"] and not invited and row["host_id"] != person.id:
            raise Refusal("not-invited", "this table is by invitation: use its link", 403)
        name = sit.name or person.name
        now = {"kind": "person", "user_id": person.id, "name": name, "bot": None}
        await self.change_seat(table, sit.seat, {"kind": "open"}, now, "waiting")
        await self.start_when_full(table, person)

    async def leave(self, table: str, person: Person, seat: int) -> None:
        """Before the start a seat can be left; its holder or the host may free it."""
        row = await self.waiting_row(table)
        holder = await self.seat(table, seat)
        if person.id not in (holder["user_id"], row["host_id"]):
            raise not_yours()
        now = {"kind": "open", "user_id": None, "name": "", "bot": None}
        was = {"kind": holder["kind"], "user_id": holder["user_id"]}
        await self.change_seat(table, seat, was, now, "waiting")

    async def seat_bot(self, table: str, person: Person, seat: int, bot: str) -> None:
        """The host fills an open seat with a bot."""
        row = await self.waiting_row(table)
        if row["host_id"] != person.id:
            raise not_yours()
        try:
            find_player(bot)
        except Unreadable as problem:
            raise Refusal("bad-bot", str(problem)) from None
        now = {"kind": "bot", "user_id": None, "name": bot, "bot": bot}
        await self.change_seat(table, seat, {"kind": "open"}, now, "waiting")
        await self.start_when_full(table, person)

    async def start_when_full(self, table: str, person: Person) -> None:
        seats = (await self.store.seats_of([table]))[table]
        if all(seat["kind"] != "open" for seat in seats):
            await self.start(table, person)

    async def take_over(self, table: str, person: Person, seat: int) -> None:
        """Somebody who was away takes the seat back from the bot that played on."""
        if (await self.seat(table, seat))["user_id"] != person.id:
            raise not_yours()
        await self.change_seat(table, seat, {}, {"stand_in": False})

    async def seat(self, table: str, seat: int) -> RowMapping:
        rows = (await self.store.seats_of([table]))[table]
        if not 1 <= seat <= len(rows):
            raise not_found("seat")
        return rows[seat - 1]

    async def change_seat(
        self,
        table: str,
        seat: int,
        was: dict[str, Any],
        now: dict[str, Any],
        status: str | None = None,
    ) -> None:
        """Change a seat that still is as it was, at a table that still has this status."""
        await self.seat(table, seat)
        try:
            await self.store.take_seat(table, seat, was, now, status)
        except TakenFirst:
            raise Refusal("taken", "somebody else was first at this seat", 409) from None

    async def waiting_row(self, table: str) -> RowMapping:
        row = await self.row(table)
        if row["status"] != "waiting":
            raise Refusal("started", "the game has already begun", 409)
        return row

    # Playing ------------------------------------------------------------------------------

    async def start(self, table: str, person: Person) -> None:
        """Deal. Open seats must be taken first."""
        await self.waiting_row(table)
        seats = (await self.store.seats_of([table]))[table]
        if any(seat["kind"] == "open" for seat in seats):
            raise Refusal("open-seats", "some seats are still open", 409)
        live = await self.build(table)
        try:
            await self.store.start(table, live.waiting_for(), live.opening_rows())
        except TakenFirst:
            return  # somebody else started it at the same moment
        self.wake_bots(table)

    async def build(self, table: str) -> LiveTable:
        row = await self.row(table)
        game = find_game(row["game"])
        if game.rules != row["rules"]:
            raise Refusal("old-rules", "this game was begun under older rules", 409)
        seats = (await self.store.seats_of([table]))[table]
        names = [seat["name"] for seat in seats]
        options = json.loads(row["options"])
        holders = [seat["user_id"] for seat in seats]
        return LiveTable(table, game, options, names, holders, bytes.fromhex(row["seed"]))

    async def open(self, table: str) -> LiveTable:
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
                if (await self.row(table))["status"] == "waiting":
                    raise Refusal("not-started", "the game has not begun yet", 409)
                live = await self.build(table)
                await live.catch_up(self.store)
                self.live[table] = live
                while len(self.live) > MOST_KEPT:
                    self.live.popitem(last=False)
        self.opening.pop(table, None)
        return self.live[table]

    async def give(self, table: str, person: Person, message: wire.GiveAnswer) -> None:
        """Somebody's answer for a seat of theirs."""
        live = await self.held(table, person, message.seat)
        await live.give(self.store, message.seat - 1, message.ply, message.action)
        self.wake_bots(table)

    async def take_back(self, table: str, person: Person, message: wire.TakeBack) -> None:
        live = await self.held(table, person, message.seat)
        await live.take_back(self.store, message.seat - 1, message.ply)

    async def held(self, table: str, person: Person, seat: int) -> LiveTable:
        """The game at a table, for whoever holds this seat."""
        live = await self.open(table)
        if seat > len(live.holders) or live.holders[seat - 1] != person.id:
            raise not_yours()
        return live

    # Bots ---------------------------------------------------------------------------------

    def wake_bots(self, table: str) -> None:
        """Let the bots of a table answer, as long as one of them is asked."""
        running = self.thinking.get(table)
        if running is None or running.done():
            task = asyncio.create_task(self.play_bots(table))
            self.thinking[table] = task
            task.add_done_callback(lambda done: self.rested(table, done))

    def rested(self, table: str, task: asyncio.Task[None]) -> None:
        if self.thinking.get(table) is task:
            del self.thinking[table]
        if not task.cancelled() and task.exception() is not None:
            raise_later(task)

    async def play_bots(self, table: str) -> None:
        live = await self.open(table)
        while True:
            async with live.lock:
                await live.refresh(self.store)
            seats = (await self.store.seats_of([table]))[table]  # somebody may take a seat back
            bots = {s["seat"] - 1: s["bot"] or STAND_IN for s in seats if s["bot"] or s["stand_in"]}
            asked = [q.seat for q in live.match.questions if q.seat in bots]
            if not asked:
                return
            ply = live.plies
            answer = await self.thinkers.think(live, asked[0], bots[asked[0]])
            try:
                await live.give(self.store, asked[0], ply, answer)
            except Refusal:
                continue  # somebody else was first; look again

    async def sweep(self) -> None:
        """Look after tables at which nothing happens: wake bots, and stand in for who left."""
        now = time.time()
        idle = await self.store.idle(now - 5, self.swept, SWEPT_AT_ONCE)
        self.swept = idle[-1] if len(idle) == SWEPT_AT_ONCE else ""  # go on there, or begin again
        for table in idle:
            row = await self.store.table(table)
            if row is None or row["status"] != "playing":
                continue
            waiting = json.loads(row["waiting_for"])
            seats = (await self.store.seats_of([table]))[table]
            asked = [seat for seat in seats if seat["seat"] in waiting]
            limit = row["limit_minutes"]
            if limit is not None and now - row["updated"] > 60 * limit:
                for seat in asked:
                    if seat["kind"] == "person" and not seat["stand_in"]:
                        await self.change_seat(table, seat["seat"], {}, {"stand_in": True})
                        self.wake_bots(table)
            if any(seat["bot"] or seat["stand_in"] for seat in asked):
                self.wake_bots(table)

    async def close(self) -> None:
        """Let go of what is being thought; the answers that were given are already kept."""
        for task in list(self.thinking.values()):
            task.cancel()
        self.thinkers.close()
        await self.store.close()


def raise_later(task: asyncio.Task[None]) -> None:
    """A bot's failure must not pass unseen."""
    problem = task.exception()
    loop = asyncio.get_running_loop()
    loop.call_exception_handler({"message": "a bot failed", "exception": problem, "task": task})


def seat_row(table: str, number: int, plan: wire.SeatPlan, person: Person) -> dict[str, Any]:
    mine = plan.kind == "me"
    name = plan.name or (person.name if mine else plan.bot or "")
    return {
        "table_id": table,
        "seat": number,
        "kind": "person" if mine else plan.kind,
        "user_id": person.id if mine else None,
        "name": "" if plan.kind == "open" else name,
        "bot": plan.bot if plan.kind == "bot" else None,
        "stand_in": False,
    }


def distinct_names(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Several of one name are numbered, so that the log can tell them apart."""
    seen: dict[str, int] = {}
    for seat in seats:
        name = seat["name"]
        if name:
            seen[name] = seen.get(name, 0) + 1
            if seen[name] > 1:
                number = f" {seen[name]}"
                seat["name"] = name[: wire.NAME_LENGTH - len(number)] + number
    return seats


def table_info(
    row: RowMapping, seats: list[RowMapping], person: Person | None, present: set[str]
) -> wire.TableInfo:
    """A table as everybody may see it."""
    me = person.id if person is not None else None
    waiting = json.loads(row["waiting_for"]) if row["status"] == "playing" else []
    return wire.TableInfo(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        options=json.loads(row["options"]),
        seats=[
            wire.SeatInfo(
                seat=seat["seat"],
                kind=seat["kind"],
                name=seat["name"],
                bot=seat["bot"],
                you=me is not None and seat["user_id"] == me,
                online=seat["kind"] == "bot" or seat["user_id"] in present,
                stand_in=seat["stand_in"],
            )
            for seat in seats
        ],
        status=row["status"],
        public=row["public"],
        host=row["host_id"] == me,
        waiting_for=waiting,
        your_turn=me is not None
        and any(seat["seat"] in waiting and seat["user_id"] == me for seat in seats),
        limit_minutes=row["limit_minutes"],
        created=row["created"],
        updated=row["updated"],
        commitment=commitment(bytes.fromhex(row["seed"])),
        winners=json.loads(row["winners"]),
        rematch=row["rematch"],
    )
