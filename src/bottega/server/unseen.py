"""Answers that somebody cannot even see were given: passes at a window that hides who is asked.

Whoever sees nothing of an answer is sent nothing and counts no ply for it. So everybody counts
plies of their own: the rows of the table less those they saw nothing of. It follows from the rows
alone, and every process comes to the same count.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bottega.kernel.state import Event, may_see
from bottega.play.match import Match
from bottega.server.rows import Asked


def waiting_for(match: Match) -> list[Asked]:
    """The seats that are asked something; in secret where an onlooker cannot tell."""
    if not match.game.hides_seats:
        return [Asked(q.seat, secret=False) for q in match.questions]
    known = match.game.asked(match.view(None))
    return [Asked(q.seat, secret=q.seat not in known) for q in match.questions]


def asked_in_secret(match: Match) -> list[int]:
    """The seats of which the others cannot tell that they are asked."""
    return [asked.seat for asked in waiting_for(match) if asked.secret]


class Glimpse(NamedTuple):
    """A match as everybody sees it at a moment."""

    pictures: dict[int | None, Any]
    log: list[Event]

    @classmethod
    def of(cls, match: Match) -> Glimpse:
        viewers = [None, *range(match.seats)]
        return cls({viewer: picture(match, viewer) for viewer in viewers}, match.log[:])

    def unchanged(self, after: Glimpse) -> int:
        """Those to whom both look the same: a bit each, see `bits`."""
        common = min(len(self.log), len(after.log))
        told = self.log[common:] + after.log[common:]  # one of them, or what was taken back
        return bits(
            viewer
            for viewer, seen in self.pictures.items()
            if seen == after.pictures[viewer] and not any(may_see(e, viewer) for e in told)
        )


def picture(match: Match, viewer: int | None) -> Any:
    """What somebody sees of a match, and what they are asked there."""
    asked = [(q.frame, q.options) for q in match.questions if q.seat == viewer]
    return match.game.write(match.view(viewer)), asked


def bits(viewers: Iterable[int | None]) -> int:
    """Several of those who look on, as one number: an onlooker is the first bit."""
    return sum(1 << (0 if viewer is None else viewer + 1) for viewer in viewers)


class UnseenRow(NamedTuple):
    """A row of a table that some saw nothing of."""

    ply: int
    by: int  # those, see `bits`
    undo: bool  # whether it took something back


class Unseen:
    """The rows of a table that were not seen by all."""

    def __init__(self) -> None:
        self.rows: list[UnseenRow] = []
        self.last = 0

    def note(self, ply: int, by: int, undo: bool = False) -> None:
        """The row of this ply was not seen by these."""
        self.last = by
        if by:
            self.rows.append(UnseenRow(ply, by, undo))

    def follow(self, ply: int) -> None:
        """The row of this ply is nature's: it was seen by those who saw the one before."""
        self.note(ply, self.last)

    def missed(self, seats: Sequence[int]) -> list[UnseenRow]:
        """The rows somebody saw nothing of who holds these seats; an onlooker holds none."""
        if not self.rows:
            return []
        mine = bits(seats or [None])
        return [row for row in self.rows if mine & ~row.by == 0]

    def row_at(self, ply: int, seats: Sequence[int]) -> int:
        """The ply of the table that is, for whoever holds these seats, this one."""
        for row in self.missed(seats):
            if row.ply > ply:
                break
            ply += 1
        return ply
