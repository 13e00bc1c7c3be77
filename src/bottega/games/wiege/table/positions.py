"""The positions of event cards on the table, and who reaches them (rules, sections 2 and 3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.wiege.table.words import BORDER, CENTRAL, CENTRES, GROUPS, MOST_SEATS, Ints


class Position(NamedTuple):
    """A spot that holds a stack of event cards. ``reach``: the seats that may place there."""

    id: str
    where: int
    reach: Ints


class SetUp(NamedTuple):
    """What depends on the number of players: events beyond one a group, and the positions."""

    extra_events: int
    positions: tuple[Position, ...]

    @property
    def events(self) -> int:
        """All events of a game, face down and open."""
        return GROUPS + self.extra_events


def centre(number: int, seats: int) -> Position:
    """A central position is open to everybody."""
    return Position(f"C{number}", CENTRAL, tuple(range(seats)))


def border(one: int, other: int) -> Position:
    """A border lies between two neighbours, and is open to these two only."""
    return Position(f"B{one}{other}", BORDER, (one, other))


def positions(seats: int) -> tuple[Position, ...]:
    """The central ones, and then a border from each of more than two players to the next."""
    borders = [border(seat, (seat + 1) % seats) for seat in range(seats if seats > 2 else 0)]
    return (*[centre(number, seats) for number in range(CENTRES[seats])], *borders)


SET_UP: Final[dict[int, SetUp]] = {
    2: SetUp(7, positions(2)),
    3: SetUp(9, positions(3)),
    4: SetUp(11, positions(4)),
}
"""By the number of players."""

REACH: Final[list[list[Ints]]] = [
    [
        tuple(
            index
            for index, position in enumerate(SET_UP[seats].positions if seats in SET_UP else ())
            if seat in position.reach
        )
        for seat in range(seats)
    ]
    for seats in range(MOST_SEATS + 1)
]
"""The positions each seat reaches, by the number of players."""

IS_CENTRAL: Final[list[tuple[bool, ...]]] = [
    tuple(position.where == CENTRAL for position in SET_UP[seats].positions)
    if seats in SET_UP
    else ()
    for seats in range(MOST_SEATS + 1)
]

TEAM_SEATS: Final = 4
TEAMS: Final[tuple[Ints, ...]] = ((0, 2), (1, 3))


def partner(seat: int) -> int:
    """Partners sit opposite each other (section 15)."""
    return (seat + 2) % TEAM_SEATS


def other_neighbour(position: Position, seat: int) -> int:
    """Who shares a border with a seat."""
    one, other = position.reach
    return other if seat == one else one


def payers(seats: int, teams: bool, position: int, seat: int) -> list[int]:
    """Who pays the only participant of an evaluation, in order (section 12.2).

    On a border the other neighbour pays all. On a central event the opponents pay in turn,
    counter-clockwise [A18], and a partner pays nothing.
    """
    place = SET_UP[seats].positions[position]
    if place.where != CENTRAL:
        return [other_neighbour(place, seat)]
    around = [(seat - i) % seats for i in range(1, seats)]
    if teams:
        around.remove(partner(seat))
    return around


PAYERS: Final[list[list[list[list[list[int]]]]]] = [
    [
        [
            [payers(seats, teams, position, seat) for seat in range(seats)]
            for position in range(len(SET_UP[seats].positions))
        ]
        for teams in (False, seats == TEAM_SEATS)
    ]
    if seats in SET_UP
    else []
    for seats in range(MOST_SEATS + 1)
]
"""The same as a table: by the number of players, whether in teams, position and seat."""

RIVALS: Final[list[list[list[list[int]]]]] = [
    [
        [
            [other for other in range(seats) if other != seat and not (teams and other == ally)]
            for seat in range(seats)
            for ally in [partner(seat)]
        ]
        for teams in (False, seats == TEAM_SEATS)
    ]
    for seats in range(MOST_SEATS + 1)
]
"""Against whom each seat plays: by the number of players, whether in teams, and seat."""
