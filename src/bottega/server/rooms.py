"""Rooms: the tables of the house and who sits at them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.edition import Values
from bottega.play.going_on import play_on
from bottega.play.nature import new_seed
from bottega.players.player import find_player
from bottega.server import wire
from bottega.server.bot_pool import STAND_IN, BotPool
from bottega.server.live_match import waiting_for
from bottega.server.matches import Matches
from bottega.server.people import Person, hashed, new_secret
from bottega.server.presenters.tables import deletable, table_info
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.rows import OPEN, ComesFrom, Holder, SeatRow, TableRow
from bottega.server.seat_numbers import seat_of
from bottega.server.store import Store, TakenFirst
from bottega.server.windows import LONGEST_PAUSE

MOST_LISTED = 100
A_DAY = 86_400
ABANDONED_DAYS = 3
"""Days after which a game that one person left alone with bots is no longer listed."""

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

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        pause: float = LONGEST_PAUSE,
        abandoned_days: float = ABANDONED_DAYS,
        editions: dict[str, Values] | None = None,
    ) -> None:
        self.store = store
        self.editions = editions or {}  # of the house, by game
        self.abandoned_days = abandoned_days
        self.matches = Matches(store, bots, pause)

    # Looking ------------------------------------------------------------------------------

    async def row(self, table: str) -> TableRow:
        return await self.matches.row(table)

    async def info(self, table: str, person: Person | None) -> wire.TableInfo:
        row = await self.row(table)
        seats = await self.store.seats_of(table)
        present = await self.store.present(table)
        return table_info(row, seats, id_of(person), present)

    async def listed(self, person: Person | None, mine: bool) -> list[wire.TableInfo]:
        """The lobby: public tables, or one's own."""
        if mine:
            rows = await self.store.tables_of(person.id, MOST_LISTED) if person else []
        else:
            abandoned = time.time() - self.abandoned_days * A_DAY
            rows = await self.store.public_tables(MOST_LISTED, abandoned)
        seats = await self.store.seats_of_all([row.id for row in rows])
        return [table_info(row, seats[row.id], id_of(person), set()) for row in rows]

    async def my_seats(self, table: str, person: Person) -> list[int]:
        """The seats somebody holds."""
        rows = await self.store.seats_of(table)
        return [row.seat for row in rows if row.user_id == person.id]

    # Making tables ------------------------------------------------------------------------

    async def create(self, person: Person, new: wire.NewTable) -> wire.Created:
        """Lay a table. When every seat is taken it starts at once."""
        try:
            edition = self.editions.get(new.game) if new.edition is None else new.edition
            game = bottega.game(new.game, edition=edition)
            game.new(len(new.seats), new.options)
            for plan in new.seats:
                if plan.kind == "bot":
                    find_player(plan.bot or "")
        except (Unreadable, Illegal) as problem:
            raise Refusal("bad-table", str(problem)) from None
        table, invite = secrets.token_urlsafe(8), new_secret()
        now = time.time()
        row = TableRow(
            id=table,
            name=secrets.choice(NAMES),
            game=game.key,
            rules=game.rules,
            options=game.decided(new.options),
            public=new.public,
            host_id=person.id,
            invite=hashed(invite),
            seed=new_seed(),
            limit_minutes=new.limit_minutes,
            created=now,
            updated=now,
            keep_order=new.keep_order,
            leaving=new.leaving,
            edition=game.edition,
        )
        holders = distinct_names(holder_of(plan, person) for plan in new.seats)
        seats = [SeatRow(table, seat, *holder) for seat, holder in enumerate(holders)]
        await self.store.add_table(row, seats)
        if all(seat.kind != "open" for seat in seats):
            await self.matches.start(table)
        return wire.Created(table, invite)

    async def rematch(self, table: str, person: Person) -> wire.Created:
        """The same people at a new table; made once.

        They draw lots anew. Where the order is kept everybody sits one seat further round.
        """
        row = await self.row(table)
        if row.status != "over":
            raise Refusal("not-over", "the game is still being played", 409)
        if not await self.my_seats(table, person):
            raise not_yours()
        if row.rematch is not None:
            return wire.Created(row.rematch, "")
        old = await self.store.seats_of(table)
        old = old[1:] + old[:1]
        plans = [
            wire.SeatPlan("bot", seat.name, seat.bot, seat.colour)
            if seat.kind == "bot"
            else wire.SeatPlan(
                "me" if seat.user_id == person.id else "open", seat.name, None, seat.colour
            )
            for seat in old
        ]
        new = wire.NewTable(
            row.game,
            plans,
            row.options,
            False,
            row.limit_minutes,
            row.keep_order,
            row.leaving,
            row.edition,
        )
        made = await self.create(person, new)
        for place, seat in enumerate(old):  # the others' seats are kept for them
            if seat.kind == "person" and seat.user_id != person.id:
                await self.store.change_holder(made.id, place, OPEN, seat.holder)
        try:
            await self.store.set_rematch(table, made.id)
        except TakenFirst:
            following = (await self.row(table)).rematch
            return wire.Created(following or "", "")
        if (await self.row(made.id)).status == "waiting":
            await self.matches.start(made.id)
        return made

    async def play_on(
        self, table: str, person: Person, ply: int, seat: int, bot: str
    ) -> wire.Created:
        """A new table that goes on from a finished game: one person, and bots at the other seats.

        Everything up to that ply is known to all, so only a game whose record is open will do. The
        finished game stays as it is.
        """
        past = await self.matches.finished(table)
        row, old = await self.row(table), await self.store.seats_of(table)
        if not 0 <= ply < len(past.match.answers):
            raise not_found("ply")
        if seat >= len(old):
            raise not_found("seat")
        if len(old) > 1:
            check_bot(bot)
        holders = distinct_names(
            Holder("person", person.id, person.name)
            if place == seat
            else Holder("bot", None, other.name, bot)
            for place, other in enumerate(old)
        )
        new, invite, seed = secrets.token_urlsafe(8), new_secret(), new_seed()
        match = play_on(past.match.record(), ply, [holder.name for holder in holders], seed)
        if match.over:
            raise Refusal("nothing-left", "nobody has anything left to decide there", 409)
        begun = row._replace(
            id=new,
            name=secrets.choice(NAMES),
            public=False,
            host_id=person.id,
            invite=hashed(invite),
            seed=seed,
            limit_minutes=None,
            created=time.time(),
            updated=time.time(),
            status="playing",
            waiting_for=tuple(waiting_for(match)),
            winners=(),
            rematch=None,
            keep_order=True,
            comes_from=ComesFrom(table, row.name, ply, tuple(match.origins)),
        )
        seats = [SeatRow(new, place, *holder) for place, holder in enumerate(holders)]
        await self.store.add_table(begun, seats, past.rows(match, 0))
        self.matches.wake_bots(new)
        return wire.Created(new, invite)

    async def new_invite(self, table: str, person: Person) -> wire.Invite:
        """A new secret for the link; the old one no longer lets anybody in."""
        row = await self.row(table)
        if row.host_id != person.id:
            raise not_yours()
        invite = new_secret()
        await self.store.set_invite(table, hashed(invite))
        return wire.Invite(invite)

    # Sitting ------------------------------------------------------------------------------

    async def sit(self, table: str, person: Person, wanted: wire.Sit) -> None:
        """Take an open seat, under a name and in a colour of one's own."""
        row = await self.matches.waiting_row(table)
        invite = wanted.invite
        invited = invite is not None and secrets.compare_digest(hashed(invite), row.invite)
        if not row.public and not invited and row.host_id != person.id:
            raise Refusal("not-invited", "this table is by invitation: use its link", 403)
        taken = [seat.colour for seat in await self.store.seats_of(table)]
        if wanted.colour is not None and wanted.colour in taken:
            raise Refusal("colour-taken", "somebody at this table has that colour already", 409)
        shown = await self.name_at(table, wanted.name or person.name)
        holder = Holder("person", person.id, shown, None, wanted.colour)
        await self.hand_over(table, seat_of(wanted.seat), OPEN, holder)
        await self.start_when_full(table)

    async def leave(self, table: str, person: Person, seat: int) -> None:
        """Before the start a seat can be left; its holder or the host may free it."""
        row = await self.matches.waiting_row(table)
        holder = (await self.seat(table, seat)).holder
        if person.id not in (holder.user_id, row.host_id):
            raise not_yours()
        await self.hand_over(table, seat, holder, OPEN)

    async def seat_bot(
        self, table: str, person: Person, seat: int, bot: str, name: str | None
    ) -> None:
        """The host fills an open seat with a bot."""
        row = await self.matches.waiting_row(table)
        if row.host_id != person.id:
            raise not_yours()
        check_bot(bot)
        shown = await self.name_at(table, name or bot)
        await self.hand_over(table, seat, OPEN, Holder("bot", None, shown, bot))
        await self.start_when_full(table)

    async def name_at(self, table: str, name: str) -> str:
        """A name as nobody else at the table has it."""
        return distinct(name, [seat.name for seat in await self.store.seats_of(table)])

    async def start_when_full(self, table: str) -> None:
        if all(seat.kind != "open" for seat in await self.store.seats_of(table)):
            await self.matches.start(table)

    async def take_over(self, table: str, person: Person, seat: int) -> None:
        """Somebody who was away takes the seat back from the bot that played on."""
        if (await self.seat(table, seat)).user_id != person.id:
            raise not_yours()
        await self.store.set_stand_in(table, seat, False)

    async def resign(self, table: str, person: Person, seat: int) -> None:
        """Somebody leaves a running game for good: by the table's rule a bot plays on for them, or
        the game is closed. It is closed, too, when nobody is left but bots.
        """
        row = await self.row(table)
        if row.status != "playing":
            raise Refusal("not-playing", "there is no running game to leave", 409)
        holder = (await self.seat(table, seat)).holder
        if holder.user_id != person.id:
            raise not_yours()
        rest = [other for other in await self.store.seats_of(table) if other.seat != seat]
        if row.leaving == "close" or all(other.kind == "bot" for other in rest):
            await self.store.close_game(table)
            return
        try:
            bot = Holder("bot", None, holder.name, STAND_IN, holder.colour)
            await self.store.change_holder(table, seat, holder, bot, "playing")
        except TakenFirst:
            raise Refusal("not-playing", "there is no running game to leave", 409) from None
        self.matches.wake_bots(table)

    async def delete(self, table: str, person: Person) -> None:
        """Whoever made a table deletes it, unless others are in the middle of a game there."""
        row = await self.row(table)
        if row.host_id != person.id:
            raise not_yours()
        if not deletable(row, await self.store.seats_of(table), person.id):
            raise Refusal("being-played", "others are playing at this table", 409)
        await self.store.delete_table(table)
        self.matches.forget(table)

    async def seat(self, table: str, seat: int) -> SeatRow:
        rows = await self.store.seats_of(table)
        if not 0 <= seat < len(rows):
            raise not_found("seat")
        return rows[seat]

    async def hand_over(self, table: str, seat: int, was: Holder, now: Holder) -> None:
        """Change who holds a seat, before the game begins and if nobody else was first."""
        await self.seat(table, seat)
        try:
            await self.store.change_holder(table, seat, was, now, "waiting")
        except TakenFirst:
            raise Refusal("taken", "somebody else was first at this seat", 409) from None


def check_bot(bot: str) -> None:
    """Refuse a bot that nobody knows."""
    try:
        find_player(bot)
    except Unreadable as problem:
        raise Refusal("bad-bot", str(problem)) from None


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


def holder_of(plan: wire.SeatPlan, person: Person) -> Holder:
    """Who holds a seat of the table that somebody makes."""
    match plan.kind:
        case "me":
            return Holder("person", person.id, plan.name or person.name, None, plan.colour)
        case "bot":
            return Holder("bot", None, plan.name or plan.bot or "", plan.bot, plan.colour)
        case "open":
            return OPEN


def distinct_names(holders: Iterable[Holder]) -> list[Holder]:
    """Who sits at a new table, no two of them with the same name."""
    found: list[Holder] = []
    for holder in holders:
        taken = [other.name for other in found]
        name = distinct(holder.name, taken) if holder.name else ""
        found.append(holder._replace(name=name))
    return found


def distinct(name: str, taken: list[str]) -> str:
    """Several of one name are numbered, so that the log can tell them apart."""
    found, number = name, 1
    while found in taken:
        number += 1
        ending = f" {number}"
        found = name[: wire.NAME_LENGTH - len(ending)] + ending
    return found
