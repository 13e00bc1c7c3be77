"""Rooms: the tables of the house, how they are made and found."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

import bottega
from bottega import Illegal, Unreadable
from bottega.kernel.edition import Values
from bottega.play.going_on import play_on
from bottega.play.nature import new_seed
from bottega.play.shuffling import houses_own
from bottega.players.player import find_player, usual_name
from bottega.server import wire
from bottega.server.bot_pool import BotPool
from bottega.server.gathering import Gatherings
from bottega.server.matches import Matches
from bottega.server.names import checked, distinct
from bottega.server.people import People, Person, hashed, new_secret
from bottega.server.presenters.tables import colours, deletable, table_info
from bottega.server.refusal import Refusal, not_found, not_yours
from bottega.server.rows import OPEN, ComesFrom, Holder, SeatRow, TableRow, write_shuffle
from bottega.server.seating import Seating, check_bot
from bottega.server.store import Store, TakenFirst
from bottega.server.unseen import waiting_for
from bottega.server.windows import LONGEST_PAUSE

MOST_LISTED = 100
MOST_BOT_TABLES = 20
"""Tables of one person at which only bots are playing, at the same time: as players, or for people
who left. Whoever has more makes no new ones."""

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


class Rooms(Seating):
    """Everything that happens around the games: the tables and who sits at them."""

    def __init__(
        self,
        store: Store,
        people: People,
        bots: BotPool,
        pause: float = LONGEST_PAUSE,
        abandoned_days: float = ABANDONED_DAYS,
        editions: dict[str, Values] | None = None,
        address_limits: float = 1,
    ) -> None:
        super().__init__(store, people, Matches(store, bots, pause))
        self.gatherings = Gatherings(store, address_limits)
        self.editions = editions or {}  # of the house, by game
        self.abandoned_days = abandoned_days

    # Looking ------------------------------------------------------------------------------

    async def info(self, table: str, person: Person | None) -> wire.TableInfo:
        self.matches.check_id(table)
        seen = await self.store.look(table, [])
        if seen.row is None:
            raise not_found("table")
        return table_info(seen.row, seen.seats, id_of(person), seen.present)

    async def listed(self, person: Person | None, mine: bool) -> list[wire.TableInfo]:
        """The lobby: public tables, or one's own."""
        if mine:
            rows = await self.store.tables_of(person.id, MOST_LISTED) if person else []
        else:
            abandoned = time.time() - self.abandoned_days * A_DAY
            rows = await self.store.public_tables(MOST_LISTED, abandoned)
        seats = await self.store.seats_of_all([row.id for row in rows])
        return [table_info(row, seats[row.id], id_of(person), set()) for row in rows]

    # Making tables ------------------------------------------------------------------------

    async def create(self, person: Person, new: wire.NewTable) -> wire.Created:
        """Lay a table. When every seat is taken it starts at once."""
        await self.check_bot_tables(person)
        row, invite = self.laid(person, new)
        holders = distinct_names([await self.holder_of(plan, person) for plan in new.seats])
        promise(holders, person, new.commitment)
        seats = [SeatRow(row.id, seat, *holder) for seat, holder in enumerate(holders)]
        await self.store.add_table(row, seats)
        if all(seat.kind != "open" for seat in seats):
            await self.matches.begin(row, seats)
        return await self.created(row.id, invite, person)

    async def created(self, table: str, invite: str, person: Person) -> wire.Created:
        return wire.Created(table, invite, await self.info(table, person))

    async def check_bot_tables(self, person: Person) -> None:
        """Refuse another table to somebody at whose tables bots alone play, at too many of them."""
        if await self.store.bot_tables(person.id) >= MOST_BOT_TABLES:
            message = f"only bots play at {MOST_BOT_TABLES} of your tables; let them finish first"
            raise Refusal("too-many-tables", message, 429)

    def laid(self, person: Person, new: wire.NewTable) -> tuple[TableRow, str]:
        """A table as somebody wants it, and the secret of its link. Nothing is kept yet."""
        try:
            edition = self.editions.get(new.game) if new.edition is None else new.edition
            game = bottega.game(new.game, edition=edition)
            game.new(len(new.seats), new.options)
            for plan in new.seats:
                if plan.kind == "bot":
                    find_player(plan.bot or "")
        except (Unreadable, Illegal) as problem:
            raise Refusal("bad-table", str(problem)) from None
        invite, now = new_secret(), time.time()
        row = TableRow(
            id=secrets.token_urlsafe(8),
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
            shown=now,
            keep_order=new.keep_order,
            leaving=new.leaving,
            edition=game.edition,
        )
        return row, invite

    async def holder_of(self, plan: wire.SeatPlan, person: Person) -> Holder:
        """Who holds a seat of the table that somebody makes.

        A bot may be called like anybody: it is seen to be one.
        """
        match plan.kind:
            case "me":
                name = await self.people.free_name(person, plan.name or person.name)
                return Holder("person", person.id, name, None, plan.colour)
            case "bot":
                name = checked(plan.name or plan.bot or "")
                return Holder("bot", None, name, usual_name(plan.bot or ""), plan.colour)
            case "open":
                return OPEN

    async def promise(self, table: str, person: Person, commitment: str) -> None:
        """Somebody's page commits to a nonce for a rematch, whoever will ask for it."""
        if (await self.row(table)).status != "over":
            raise Refusal("not-over", "the game is still being played", 409)
        if not await self.my_seats(table, person):
            raise not_yours()
        await self.store.promise(table, person.id, commitment)

    async def rematch(self, table: str, person: Person) -> wire.Created:
        """The same people at a new table, made once: whoever asks later is led to it.

        They draw lots anew. Where the order is kept everybody sits one seat further round.
        """
        row = await self.row(table)
        if row.status != "over":
            raise Refusal("not-over", "the game is still being played", 409)
        if not await self.my_seats(table, person):
            raise not_yours()
        if row.rematch is not None:
            return await self.led_to(row.rematch, person)
        old = await self.store.seats_of(table)
        worn = colours(old, begun=True)  # everybody goes on in theirs
        old, worn = old[1:] + old[:1], worn[1:] + worn[:1]
        plans = [
            wire.SeatPlan("bot", seat.name, seat.bot)
            if seat.kind == "bot"
            else wire.SeatPlan("me", seat.name)
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
            next((seat.next_commitment for seat in old if seat.user_id == person.id), None),
        )
        await self.check_bot_tables(person)
        following, invite = self.laid(person, new)
        seats = [
            SeatRow(
                following.id,
                place,
                *seat.holder._replace(commitment=seat.next_commitment, colour=colour),
            )
            for place, (seat, colour) in enumerate(zip(old, worn, strict=True))
        ]
        try:
            await self.store.add_table(following, seats, follows=table)
        except TakenFirst:
            return await self.led_to((await self.row(table)).rematch or "", person)
        await self.start_when_full(following.id)
        return await self.created(following.id, invite, person)

    async def led_to(self, following: str, person: Person) -> wire.Created:
        """To the rematch that somebody else made; it is begun, if they did not get that far."""
        await self.start_when_full(following)
        return await self.created(following, "", person)

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
        mine = await self.people.free_name(person, person.name)
        holders = distinct_names(
            Holder("person", person.id, mine)
            if place == seat
            else Holder("bot", None, other.name, bot)
            for place, other in enumerate(old)
        )
        new, invite, seed = secrets.token_urlsafe(8), new_secret(), new_seed()
        names = [holder.name for holder in holders]
        shuffle = houses_own(seed, new, False, names)
        match = play_on(past.match.record(), ply, names, seed, shuffle)
        if match.over:
            raise Refusal("nothing-left", "nobody has anything left to decide there", 409)
        now = time.time()
        begun = row._replace(
            id=new,
            name=secrets.choice(NAMES),
            public=False,
            host_id=person.id,
            invite=hashed(invite),
            seed=seed,
            limit_minutes=None,
            created=now,
            updated=now,
            shown=now,
            status="playing",
            waiting_for=tuple(waiting_for(match)),
            winners=(),
            rematch=None,
            keep_order=True,
            dealing_since=None,
            shuffle=write_shuffle(shuffle),
            comes_from=ComesFrom(table, row.name, ply, tuple(match.origins)),
        )
        seats = [SeatRow(new, place, *holder) for place, holder in enumerate(holders)]
        await self.store.add_table(begun, seats, past.rows(match, 0))
        self.matches.wake_bots(new)
        return await self.created(new, invite, person)

    async def new_invite(self, table: str, person: Person) -> wire.Invite:
        """A new secret for the link; the old one no longer lets anybody in."""
        row = await self.row(table)
        if row.host_id != person.id:
            raise not_yours()
        invite = new_secret()
        await self.store.set_invite(table, hashed(invite))
        return wire.Invite(invite)

    async def delete(self, table: str, person: Person) -> None:
        """Whoever made a table deletes it, unless others are in the middle of a game there."""
        row = await self.row(table)
        if row.host_id != person.id:
            raise not_yours()
        if not deletable(row, await self.store.seats_of(table), person.id):
            raise Refusal("being-played", "others are playing at this table", 409)
        await self.store.delete_table(table)
        self.matches.forget(table)


def only_bots(plans: list[wire.SeatPlan]) -> bool:
    """Whether nobody is to sit at a table but bots."""
    return all(plan.kind == "bot" for plan in plans)


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


def promise(holders: list[Holder], person: Person, commitment: str | None) -> None:
    """The first seat of whoever makes a table holds what their page commits to."""
    for place, holder in enumerate(holders):
        if holder.user_id == person.id:
            holders[place] = holder._replace(commitment=commitment)
            return


def distinct_names(holders: Iterable[Holder]) -> list[Holder]:
    """Who sits at a new table, no two of them with names that look the same."""
    found: list[Holder] = []
    for holder in holders:
        taken = [other.name for other in found]
        name = distinct(holder.name, taken) if holder.name else ""
        found.append(holder._replace(name=name))
    return found
