"""Rooms: the tables of the house and who sits at them."""

from __future__ import annotations

import json
import random
import secrets
import time
from typing import Any

from sqlalchemy import RowMapping

import bottega
from bottega import Illegal, Unreadable
from bottega.play.nature import commitment, new_seed
from bottega.players.player import find_player
from bottega.server import wire
from bottega.server.bot_pool import BotPool
from bottega.server.matches import Matches
from bottega.server.people import Person, hashed, new_secret
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.store import Store, TakenFirst

MOST_LISTED = 100

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


class Rooms:
    """Everything that happens around the games: the tables and who sits at them."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self.matches = Matches(store, bots)

    # Looking ------------------------------------------------------------------------------

    async def row(self, table: str) -> RowMapping:
        return await self.matches.row(table)

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
            game = bottega.game(new.game)
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
            await self.matches.start(table)
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
            await self.matches.start(made.id)
        return made

    async def new_invite(self, table: str, person: Person) -> wire.Invite:
        """A new secret for the link; the old one no longer lets anybody in."""
        row = await self.row(table)
        if row["host_id"] != person.id:
            raise not_yours()
        invite = new_secret()
        await self.store.change_table(table, invite=hashed(invite))
        return wire.Invite(invite)

    # Sitting ------------------------------------------------------------------------------

    async def sit(self, table: str, person: Person, sit: wire.Sit) -> None:
        row = await self.matches.waiting_row(table)
        invited = sit.invite is not None and secrets.compare_digest(
            hashed(sit.invite), row["invite"]
        )
        if not row["public"] and not invited and row["host_id"] != person.id:
            raise Refusal("not-invited", "this table is by invitation: use its link", 403)
        name = await self.name_at(table, sit.name or person.name)
        now = {"kind": "person", "user_id": person.id, "name": name, "bot": None}
        await self.change_seat(table, sit.seat, {"kind": "open"}, now, "waiting")
        await self.start_when_full(table)

    async def leave(self, table: str, person: Person, seat: int) -> None:
        """Before the start a seat can be left; its holder or the host may free it."""
        row = await self.matches.waiting_row(table)
        holder = await self.seat(table, seat)
        if person.id not in (holder["user_id"], row["host_id"]):
            raise not_yours()
        now = {"kind": "open", "user_id": None, "name": "", "bot": None}
        was = {"kind": holder["kind"], "user_id": holder["user_id"]}
        await self.change_seat(table, seat, was, now, "waiting")

    async def seat_bot(self, table: str, person: Person, seat: int, bot: str) -> None:
        """The host fills an open seat with a bot."""
        row = await self.matches.waiting_row(table)
        if row["host_id"] != person.id:
            raise not_yours()
        try:
            find_player(bot)
        except Unreadable as problem:
            raise Refusal("bad-bot", str(problem)) from None
        name = await self.name_at(table, bot)
        now = {"kind": "bot", "user_id": None, "name": name, "bot": bot}
        await self.change_seat(table, seat, {"kind": "open"}, now, "waiting")
        await self.start_when_full(table)

    async def name_at(self, table: str, name: str) -> str:
        """A name as nobody else at the table has it."""
        seats = (await self.store.seats_of([table]))[table]
        return distinct(name, [seat["name"] for seat in seats])

    async def start_when_full(self, table: str) -> None:
        seats = (await self.store.seats_of([table]))[table]
        if all(seat["kind"] != "open" for seat in seats):
            await self.matches.start(table)

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
    """The seats of a new table, no two of them with the same name."""
    taken: list[str] = []
    for seat in seats:
        if seat["name"]:
            seat["name"] = distinct(seat["name"], taken)
            taken.append(seat["name"])
    return seats


def distinct(name: str, taken: list[str]) -> str:
    """Several of one name are numbered, so that the log can tell them apart."""
    found, number = name, 1
    while found in taken:
        number += 1
        ending = f" {number}"
        found = name[: wire.NAME_LENGTH - len(ending)] + ending
    return found


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
        waiting_for=[seat for seat in waiting if seat > 0],
        your_turn=me is not None
        and any(
            {seat["seat"], -seat["seat"]} & {*waiting} and seat["user_id"] == me for seat in seats
        ),
        limit_minutes=row["limit_minutes"],
        created=row["created"],
        updated=row["updated"],
        commitment=commitment(bytes.fromhex(row["seed"])),
        winners=json.loads(row["winners"]),
        rematch=row["rematch"],
    )
