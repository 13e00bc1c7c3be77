"""Who sits where: seats clockwise, and how far ahead of somebody they are."""

from __future__ import annotations

from bottega.games.princes.table.state import Player, Princes


def clockwise(t: Princes, first: int) -> list[int]:
    """All seats, from one on."""
    seats = t.seats
    return [(first + i) % seats for i in range(seats)]


def others(t: Princes, seat: int) -> list[Player]:
    """Everybody else, clockwise from whoever sits next."""
    return [t.players[other] for other in clockwise(t, seat)[1:]]


def seat_ahead(t: Princes, seat: int, ahead: int) -> int:
    """The seat that an answer names by how far it sits clockwise; +1 has the value 0."""
    return (seat + ahead + 1) % t.seats


def how_far(t: Princes, seat: int, other: int) -> int:
    """The reverse: what an answer says to name another seat."""
    return (other - seat) % t.seats - 1
