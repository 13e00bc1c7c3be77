"""A table as everybody may see it, and what is said there."""

from __future__ import annotations

from itertools import cycle

from bottega.kernel.edition import hash_of
from bottega.play.nature import commitment
from bottega.server import wire
from bottega.server.rows import ChatRow, SeatRow, TableRow
from bottega.server.seat_numbers import number_of


def table_info(
    row: TableRow, seats: list[SeatRow], me: str | None, present: set[str]
) -> wire.TableInfo:
    """A table for a person, or for nobody in particular; ``present`` are those who look at it.

    That a seat is asked in secret is told to its holder alone.
    """
    waiting_for = row.waiting_for if row.status == "playing" else ()
    mine = [seat.seat for seat in seats if me is not None and seat.user_id == me]
    return wire.TableInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        rules=row.rules,
        edition=edition_info(row),
        options=row.options,
        seats=[
            seat_info(seat, row, colour, seat.seat in mine, present)
            for seat, colour in zip(seats, colours(seats, row.begun), strict=True)
        ],
        keep_order=row.keep_order,
        leaving=row.leaving,
        status=row.status,
        public=row.public,
        host=row.host_id == me,
        deletable=deletable(row, seats, me),
        waiting_for=[number_of(asked.seat) for asked in waiting_for if not asked.secret],
        your_turn=any(asked.seat in mine for asked in waiting_for),
        limit_minutes=row.limit_minutes,
        created=row.created,
        updated=row.shown,
        commitment=commitment(row.seed),
        winners=[number_of(seat) for seat in row.winners],
        rematch=row.rematch,
        comes_from=comes_from(row),
    )


def comes_from(row: TableRow) -> wire.ComesFrom | None:
    """The finished game a table goes on from."""
    came = row.comes_from
    return None if came is None else wire.ComesFrom(came.table, came.name, came.ply)


def edition_info(row: TableRow) -> wire.Edition | None:
    """What is printed otherwise than usual, if anything is."""
    if not row.edition:
        return None
    return wire.Edition(hash_of(row.game, row.edition), row.edition)


def deletable(row: TableRow, seats: list[SeatRow], me: str | None) -> bool:
    """Whoever made a table may delete it, unless others are in the middle of a game there."""
    others = any(seat.kind == "person" and seat.user_id != me for seat in seats)
    return row.host_id == me and not (row.status in ("dealing", "playing") and others)


def colours(seats: list[SeatRow], begun: bool) -> list[int | None]:
    """The colour of every seat: the one its holder chose, of two with the same wish the first's.

    When the game has begun the others have one too: those nobody chose, in order of the seats.
    """
    found: list[int | None] = []
    for seat in seats:
        found.append(None if seat.colour in found else seat.colour)
    if not begun:
        return found
    free = [colour for colour in range(1, wire.COLOURS + 1) if colour not in found]
    ones = cycle(free or range(1, wire.COLOURS + 1))
    return [next(ones) if colour is None else colour for colour in found]


def seat_info(
    seat: SeatRow, row: TableRow, colour: int | None, you: bool, present: set[str]
) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number_of(seat.seat),
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        colour=colour,
        you=you,
        host=seat.user_id == row.host_id,
        online=seat.kind == "bot" or seat.user_id in present,
        stand_in=seat.stand_in,
        passing=seat.passing if you else None,
        commitment=seat.commitment,
    )


def said(row: ChatRow) -> wire.Said:
    """A line of chat."""
    seat = None if row.seat is None else number_of(row.seat)
    return wire.Said(row.name, seat, row.text, row.at)
