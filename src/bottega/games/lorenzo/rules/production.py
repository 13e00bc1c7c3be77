"""Production (rules, section 9).

All buildings work at the same time. Exchanges are chosen one after the other in board order and
paid at once; nothing is received until the last is chosen, so no building can feed another.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import AT_WORK, WORKS_FROM, Amounts
from bottega.games.lorenzo.cards.tiles import TILE_PRODUCTION
from bottega.games.lorenzo.rules.agenda import CHOOSE_EXCHANGE
from bottega.games.lorenzo.rules.events import EXCHANGED, PRODUCED
from bottega.games.lorenzo.rules.gains import (
    per_thing,
    privileges,
    receive,
    tax_left,
    tax_on_tile,
    tell_gain,
)
from bottega.games.lorenzo.rules.verbs import EXCHANGE
from bottega.games.lorenzo.table.state import MOST_CARDS, Ints, Lorenzo, Player
from bottega.games.lorenzo.table.words import BUILDING, CHOICE, HELD, NOTHING
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, Action, Frame

CHOICES: Final[list[Action]] = [(EXCHANGE, choice) for choice in range(CHOICE.size)]
NONE_CHOSEN: Final[Ints] = (NOTHING,) * MOST_CARDS


def produce(t: Lorenzo, seat: int, value: int) -> None:
    """Choose the exchanges, then receive everything. A value below 1 gives nothing."""
    t.tell(PRODUCED, EVERYONE, seat, max(0, value))
    if value > 0:
        ask_next(t, seat, value, 0, NONE_CHOSEN)


def ask_next(t: Lorenzo, seat: int, value: int, first: int, chosen: Ints) -> None:
    """Ask about the next building, in board order, that works and could exchange something."""
    p = t.players[seat]
    buildings = p.cards[BUILDING]
    for slot in range(first, len(buildings)):
        card = buildings[slot]
        if WORKS_FROM[card] <= value and any(
            can_pay(p, trade.pay) for trade in AT_WORK[card].trades
        ):
            t.then((CHOOSE_EXCHANGE, seat, value, slot, *chosen))
            return
    receive_all(t, seat, value, chosen)


def can_pay(p: Player, amounts: Amounts) -> bool:
    held = p.goods
    return all(held[good] >= n for good, n in amounts)


class ChooseExchange(Step[Lorenzo]):
    """For each exchange one alternative or none, paid from what was held when the action began."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, _, slot, *_ = f
        p = t.players[seat]
        trades = AT_WORK[p.cards[BUILDING][slot]].trades
        return [
            CHOICES[NOTHING],
            *(CHOICES[i] for i, trade in enumerate(trades, 1) if can_pay(p, trade.pay)),
        ]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, value, slot, *earlier = f
        _, choice = a
        chosen = tuple(earlier)
        if choice != NOTHING:
            p = t.players[seat]
            card = p.cards[BUILDING][slot]
            paid = [0] * HELD
            for good, n in AT_WORK[card].trades[choice - 1].pay:
                p.goods[good] -= n
                paid[good] = n
            chosen = (*chosen[:slot], choice, *chosen[slot + 1 :])
            t.tell(EXCHANGED, EVERYONE, seat, card, choice, *paid)
        ask_next(t, seat, value, slot + 1, chosen)


def receive_all(t: Lorenzo, seat: int, value: int, chosen: Ints) -> None:
    """The tile and all buildings, a source each [A7]; then their privileges in board order."""
    p = t.players[seat]
    tax = p.lasting.tax
    before = p.goods[:]
    receive(p, TILE_PRODUCTION[p.bonus], tax_on_tile(t, tax))
    frames: list[Frame] = []
    for slot, card in enumerate(p.cards[BUILDING]):
        if WORKS_FROM[card] > value:
            continue
        works = AT_WORK[card]
        gain, count = works.gain, works.privileges
        if works.per:
            gain = per_thing(p, works.per)
        elif chosen[slot]:
            trade = works.trades[chosen[slot] - 1]
            gain, count = trade.gain, trade.privileges
        receive(p, gain, tax)
        if count:
            frames.append(privileges(seat, count, tax_left(tax, gain)))
    if t.events is not None:
        tell_gain(t, seat, before)
    t.then_all(frames)
