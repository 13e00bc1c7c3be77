"""Paying stones (rules, section 12)."""

from __future__ import annotations

from typing import Final

from bottega.games.wiege.rules.agenda import PAY_STONE
from bottega.games.wiege.rules.events import PAID
from bottega.games.wiege.rules.verbs import PAY_COLOUR, PAY_PLACED
from bottega.games.wiege.table.positions import REACH, payers
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import MOST_SEATS, STONE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame, replaced

COLOURS: Final[list[Action]] = [(PAY_COLOUR, owner) for owner in range(MOST_SEATS)]


def placed_stones(t: Wiege, seat: int) -> list[tuple[int, int]]:
    """Where the stones of a seat stand: position and space. The genius is no stone."""
    stone = 2 * seat + STONE
    return [
        (position, space)
        for position in REACH[t.seats][seat]
        for space, piece in enumerate(t.pieces[position])
        if piece == stone
    ]


def stones_of(t: Wiege, seat: int) -> int:
    """All a seat could pay: its reserve, and its stones on events."""
    stones, stone = sum(t.players[seat].reserve), 2 * seat + STONE
    for position in REACH[t.seats][seat]:
        stones += t.pieces[position].count(stone)
    return stones


def owed_by(t: Wiege, payer: int, to: int, stones: int) -> list[Frame]:
    """A debt stone by stone, as far as there are stones; the rest lapses (section 12.1)."""
    return [(PAY_STONE, payer, to)] * min(stones, stones_of(t, payer))


def collected(t: Wiege, seat: int, position: int, stones: int) -> list[Frame]:
    """What the only participant collects, stone by stone (section 12.2).

    Those who pay give one each, round and round [A18]; who has nothing is passed over.
    """
    around = payers(t.seats, t.teams, position, seat)
    left = {payer: stones_of(t, payer) for payer in around}
    frames: list[Frame] = []
    while len(frames) < stones and any(left.values()):
        for payer in around:
            if left[payer] and len(frames) < stones:
                left[payer] -= 1
                frames.append((PAY_STONE, payer, seat))
    return frames


class PayStone(Step[Wiege]):
    """One stone: of a foreign colour, else an own one, else one from an event; never the genius.

    Where there are several the payer chooses [A16, A17]. Lifting a stone triggers nothing.
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        seat = f[1]
        reserve = t.players[seat].reserve
        foreign = [COLOURS[o] for o in range(t.seats) if reserve[o] and o != seat]
        if foreign:
            return foreign
        if reserve[seat]:
            return [COLOURS[seat]]
        return [(PAY_PLACED, position, space) for position, space in placed_stones(t, seat)]

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, to = f
        verb = a[0]
        owner, position, space = seat, NONE, NONE
        if verb == PAY_COLOUR:
            _, owner = a
            t.players[seat].reserve[owner] -= 1
        else:
            _, position, space = a
            t.pieces[position] = replaced(t.pieces[position], space, NONE)
        t.players[to].reserve[owner] += 1
        if t.events is not None:
            t.tell(PAID, EVERYONE, seat, to, owner, position, space)
