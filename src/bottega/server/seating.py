"""Who sits at the tables of the house: sitting down, leaving, and who plays on for whom."""

from __future__ import annotations

import secrets

from bottega import Unreadable
from bottega.players.player import find_player, usual_name
from bottega.server import wire
from bottega.server.bot_pool import STAND_IN
from bottega.server.matches import Matches
from bottega.server.names import checked, distinct
from bottega.server.people import People, Person, hashed
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.rows import OPEN, Holder, SeatRow, TableRow
from bottega.server.seat_numbers import seat_of
from bottega.server.store import SitsAlready, Store, TakenFirst


class Seating:
    """The seats of tables, and those who hold them."""

    def __init__(self, store: Store, people: People, matches: Matches) -> None:
        self.store = store
        self.people = people
        self.matches = matches

    async def row(self, table: str) -> TableRow:
        return await self.matches.row(table)

    async def seat(self, table: str, seat: int) -> SeatRow:
        rows = await self.store.seats_of(table)
        if not 0 <= seat < len(rows):
            raise not_found("seat")
        return rows[seat]

    async def my_seats(self, table: str, person: Person) -> list[int]:
        """The seats somebody holds."""
        rows = await self.store.seats_of(table)
        return [row.seat for row in rows if row.user_id == person.id]

    # Before the game ----------------------------------------------------------------------

    async def sit(self, table: str, person: Person, wanted: wire.Sit) -> None:
        """Take an open seat, under a name and in a colour of one's own.

        Whoever made the table or has its link may seat guests too, around one screen; a stranger
        takes one seat of a listed table.
        """
        row = await self.matches.waiting_row(table)
        invited = is_invited(row, wanted.invite)
        if not row.public and not invited and row.host_id != person.id:
            raise Refusal("not-invited", "this table is by invitation: use its link", 403)
        stranger = not invited and row.host_id != person.id
        name = await self.people.free_name(person, wanted.name or person.name)
        holder = Holder("person", person.id, name, None, wanted.colour, wanted.commitment)
        await self.sit_down(table, seat_of(wanted.seat), holder, only_one=stranger)
        await self.start_when_full(table)

    async def sit_down(self, table: str, seat: int, holder: Holder, only_one: bool = False) -> None:
        """Take an open seat under a name that nobody else at the table has, or one that looks so.

        Others may sit down at the same moment: then look again who is there. ``only_one``: refused
        to those who have another seat there.
        """
        while True:
            rows = await self.store.seats_of(table)
            if not 0 <= seat < len(rows):
                raise not_found("seat")
            del rows[seat]
            beside = [(row.name, row.colour) for row in rows]
            if holder.colour is not None and holder.colour in [colour for _, colour in beside]:
                raise Refusal("colour-taken", "somebody at this table has that colour already", 409)
            shown = holder._replace(name=distinct(holder.name, [name for name, _ in beside]))
            try:
                await self.store.change_holder(
                    table, seat, OPEN, shown, "waiting", beside, only_one
                )
                return
            except SitsAlready:
                raise sits_already() from None
            except TakenFirst:
                await self.matches.waiting_row(table)
                if (await self.seat(table, seat)).kind != "open":
                    raise first_there() from None

    async def leave(self, table: str, person: Person, seat: int) -> None:
        """Before the start a seat can be left; its holder or the host may free it."""
        row = await self.matches.waiting_row(table)
        holder = (await self.seat(table, seat)).holder
        if person.id not in (holder.user_id, row.host_id):
            raise not_yours()
        try:
            await self.store.change_holder(table, seat, holder, OPEN, "waiting")
        except TakenFirst:
            raise first_there() from None

    async def seat_bot(
        self, table: str, person: Person, seat: int, bot: str, name: str | None
    ) -> None:
        """The host fills an open seat with a bot."""
        row = await self.matches.waiting_row(table)
        if row.host_id != person.id:
            raise not_yours()
        check_bot(bot)
        holder = Holder("bot", None, checked(name or bot), usual_name(bot))
        await self.sit_down(table, seat, holder)
        await self.start_when_full(table)

    async def start_when_full(self, table: str) -> None:
        """Begin, unless a seat is open or somebody has begun at the same moment."""
        row, seats = await self.matches.with_seats(table)
        if row.status == "waiting" and all(seat.kind != "open" for seat in seats):
            await self.matches.begin(row, seats)

    # In the middle of it ------------------------------------------------------------------

    async def take_over(self, table: str, person: Person, seat: int) -> None:
        """Somebody who was away takes the seat back from the bot that played on."""
        if (await self.seat(table, seat)).user_id != person.id:
            raise not_yours()
        await self.store.set_stand_in(table, seat, False)

    async def resign(self, table: str, person: Person, seat: int) -> None:
        """Somebody leaves a running game for good: by the table's rule a bot plays on for them, or
        the game is closed. It is closed, too, when nobody is left but bots. The table of whoever
        made it and is gone belongs to somebody who plays on.
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
        staying = [other.user_id for other in rest if other.user_id is not None]
        if row.host_id == person.id and person.id not in staying:
            await self.store.pass_on(table, staying[0])
        self.matches.wake_bots(table)


def sits_already() -> Refusal:
    return Refusal("one-seat", "you have a seat at this table already", 409)


def first_there() -> Refusal:
    return Refusal("taken", "somebody else was first at this seat", 409)


def check_bot(bot: str) -> None:
    """Refuse a bot that nobody knows."""
    try:
        find_player(bot)
    except Unreadable as problem:
        raise Refusal("bad-bot", str(problem)) from None


def is_invited(row: TableRow, invite: str | None) -> bool:
    """Whether somebody has the link of a table."""
    return invite is not None and secrets.compare_digest(hashed(invite), row.invite)
