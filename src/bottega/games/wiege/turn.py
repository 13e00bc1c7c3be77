"""A turn (rules, section 4), the exchange before it (section 5), and what comes after it."""

from __future__ import annotations

from bottega.games.wiege.agenda import EXCHANGE_STONES, LIFT_PIECE, PASS_ON, PLACE_PIECE, TAKE_TURN
from bottega.games.wiege.events import EXCHANGED, TURN_BEGAN
from bottega.games.wiege.placing import genius_is_home, has_open_space
from bottega.games.wiege.scoring import end_game
from bottega.games.wiege.state import Wiege
from bottega.games.wiege.verbs import EXCHANGE, STOP
from bottega.games.wiege.words import LAST_TURN, NO, YES
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, Action, Frame


class TakeTurn(Step[Wiege]):
    """Exchange, one piece, card actions, refill, evaluation; then the next seat clockwise.

    What follows a piece is announced when it is placed. Who has nothing to place moves a piece,
    unless stones can be had by exchange.
    """

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        seat = f[1]
        t.turn += 1
        t.gave_up = False
        t.tell(TURN_BEGAN, EVERYONE, seat, t.turn - 1)
        if t.players[seat].reserve[seat]:
            t.then((PLACE_PIECE, seat), (PASS_ON, seat))
        elif exchange_partners(t, seat) and has_open_space(t, seat):  # [A26]
            t.then((EXCHANGE_STONES, seat, NO), (PLACE_PIECE, seat), (PASS_ON, seat))
        elif genius_is_home(t, seat):
            t.then((PLACE_PIECE, seat), (PASS_ON, seat))
        else:
            t.then((LIFT_PIECE, seat), (PASS_ON, seat))


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
        found: list[Action] = [(EXCHANGE, other) for other in exchange_partners(t, f[1])]
        if f[2] == YES or genius_is_home(t, f[1]):
            found.append((STOP,))
        return found

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        if a[0] == STOP:
            return
        seat, other = f[1], a[1]
        own, theirs = t.players[seat].reserve, t.players[other].reserve
        own[other] -= 1
        theirs[other] += 1
        theirs[seat] -= 1
        own[seat] += 1
        t.tell(EXCHANGED, EVERYONE, seat, other)
        t.then((EXCHANGE_STONES, seat, YES))


class PassOn(Step[Wiege]):
    """The next seat clockwise takes its turn; a game of 500 turns ends there [A27]."""

    def resolve(self, t: Wiege, f: Frame, a: Action) -> None:
        if t.turn >= LAST_TURN:
            end_game(t)
        else:
            t.then((TAKE_TURN, (f[1] + 1) % t.seats))
