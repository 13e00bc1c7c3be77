"""Paying for what was won (rules, section 6)."""

from __future__ import annotations

from bottega.games.princes.rules.agenda import PAY_POPE
from bottega.games.princes.rules.lots import POPE_LOT
from bottega.games.princes.rules.purse import (
    AMOUNTS,
    BANK_SUM,
    due,
    in_cardinals,
    less_cardinals,
    unused_banks,
    use_bank,
)
from bottega.games.princes.rules.treachery import play_tile
from bottega.games.princes.rules.windows import Window
from bottega.games.princes.rules.winning import take_lot
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import BRIBE_CARDINAL, GOLD, INTO_GOLD, INTO_INFLUENCE
from bottega.kernel.state import Action, Frame


def pay(t: Princes, seat: int, lot: int, bid: int) -> None:
    """The winner pays at once and receives the lot; for the Pope, cardinals may pay (6)."""
    owed = due(t, seat, lot, bid)
    if lot == POPE_LOT:
        t.then((PAY_POPE, seat, owed))
    else:
        pay_out(t, seat, lot, bid, owed)


def pay_out(t: Princes, seat: int, lot: int, bid: int, owed: int) -> None:
    """Hand over what is owed; banks are used if cash is short, no more than needed [R11]."""
    p = t.players[seat]
    good = t.cards.currency_of[lot]
    while p.held(good) < owed:
        use_bank(t, seat, INTO_GOLD if good == GOLD else INTO_INFLUENCE)
    p.receive(good, -owed)
    take_lot(t, seat, lot, bid, good, owed)


class PayPope(Window):
    """The new Pope says how many bribed cardinals pay, 3 influence each, no change given (6).

    As many as needed to be able to pay at all, and none that would reduce nothing.
    """

    def options(self, t: Princes, f: Frame) -> list[Action]:
        _, seat, owed = f
        p = t.players[seat]
        reach = BANK_SUM * min(unused_banks(t, p.standing), p.gold // BANK_SUM)
        least = max(0, in_cardinals(owed - p.influence - reach))
        most = min(p.hand.count(BRIBE_CARDINAL), in_cardinals(owed))
        return AMOUNTS[least : most + 1]

    def asks(self, t: Princes, f: Frame) -> bool:
        _, _, owed = f
        return owed > 0 and super().asks(t, f)

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, seat, owed = f
        _, cardinals = a
        for _ in range(cardinals):
            play_tile(t, seat, BRIBE_CARDINAL)
        pay_out(t, seat, POPE_LOT, t.auction.high, less_cardinals(owed, cardinals))
