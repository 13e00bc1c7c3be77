"""A turn (rules, section 4), the exchange before it (section 5), and what comes after it."""

from __future__ import annotations

from bottega.games.wiege.rules.actions import STOP_HERE
from bottega.games.wiege.rules.agenda import (
    EXCHANGE_STONES,
    LIFT_PIECE,
    PASS_ON,
    PLACE_PIECE,
    TAKE_TURN,
)
from bottega.games.wiege.rules.evaluation import LAST_EVENTS, events_in_play
from bottega.games.wiege.rules.events import EXCHANGED, TURN_BEGAN
from bottega.games.wiege.rules.placing import genius_is_home, has_open_space
from bottega.games.wiege.rules.scoring import end_game
from bottega.games.wiege.rules.verbs import EXCHANGE
from bottega.games.wiege.table.state import Wiege
from bottega.games.wiege.table.words import LAST_TURN, NO, YES
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame


class TakeTurn(Step[Wiege]):
    """Somebody's turn begins."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        t.turn += 1
        t.gave_up = False
        if t.events is not None:
            t.tell(TURN_BEGAN, EVERYONE, seat, t.turn - 1)
        t.then_all(turn_of(t, seat))


def turn_of(t: Wiege, seat: int) -> list[Frame]:
    """A turn: exchange, one piece, card actions, refill, evaluation; then the next seat clockwise.

    What follows a piece is announced when it is placed. Who has nothing to place moves a piece,
    unless stones can be had by exchange.
    """
    if t.players[seat].reserve[seat]:
        return [(PLACE_PIECE, seat), (PASS_ON, seat)]
    if exchange_partners(t, seat) and has_open_space(t, seat):  # [A26]
        return [(EXCHANGE_STONES, seat, NO), (PLACE_PIECE, seat), (PASS_ON, seat)]
    if genius_is_home(t, seat):
        return [(PLACE_PIECE, seat), (PASS_ON, seat)]
    return [(LIFT_PIECE, seat), (PASS_ON, seat)]


def agendas(t: Wiege) -> list[list[Frame]]:
    """What is due while no turn is under way: somebody's turn, or nothing after the last one."""
    if not t.turn or t.gave_up or any(p.revealed for p in t.players):
        return []
    last_events = events_in_play(t) == LAST_EVENTS
    found = [] if last_events else [turn_of(t, seat)[::-1] for seat in range(t.seats)]
    cleared = all(piece == NONE for pieces in t.pieces for piece in pieces)
    return [*found, []] if cleared and (last_events or t.turn == LAST_TURN) else found


def exchange_partners(t: Wiege, seat: int) -> list[int]:
    """Seats whose stones one has and who have stones of one's own: they cannot refuse [A3]."""
    own = t.players[seat].reserve
    return [
        other
        for other in range(t.seats)
        if other != seat and own[other] and t.players[other].reserve[seat]
    ]


class ExchangeStones(Step[Wiege]):
    """Stone by stone, foreign ones go back to their owners for own ones out of their reserves.

    One may stop at any time, but with the genius on an event only after one exchange [A4].
    """

    def options(self, t: Wiege, f: Frame) -> list[Action]:
        _, seat, exchanged = f
        found: list[Action] = [(EXCHANGE, owner) for owner in exchange_partners(t, seat)]
        if exchanged == YES or genius_is_home(t, seat):
            found.append(STOP_HERE)
        return found

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        _, seat, _ = f
        if a == STOP_HERE:
            return
        _, owner = a
        own, theirs = t.players[seat].reserve, t.players[owner].reserve
        own[owner] -= 1
        theirs[owner] += 1
        theirs[seat] -= 1
        own[seat] += 1
        t.tell(EXCHANGED, EVERYONE, seat, owner)
        t.then((EXCHANGE_STONES, seat, YES))


class PassOn(Step[Wiege]):
    """The next seat clockwise takes its turn; a game of 500 turns ends there [A27]."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        if t.turn >= LAST_TURN:
            end_game(t)
        else:
            t.then((TAKE_TURN, (seat + 1) % t.seats))
