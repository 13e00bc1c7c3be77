"""Main action: buy one development card (rules, section 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.games.masters.cards.cards import COST, DISCOUNT_ON
from bottega.games.masters.rules.agenda import TAKE_CARD, TURN_UP
from bottega.games.masters.rules.events import CARD_BOUGHT, DISCOUNT_REFUSED
from bottega.games.masters.rules.faith import trigger_last_round
from bottega.games.masters.rules.verbs import BUY, BUY_WITHOUT
from bottega.games.masters.rules.warehouse import covers, pay
from bottega.games.masters.table.state import CARDS_TO_END, Masters, Player
from bottega.games.masters.table.words import PLAYED, REFUSED
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, NONE, Action, Frame

COLOURS: Final = 4
LEVELS: Final = 3
BUY_INTO: Final[list[list[Action]]] = [
    [(BUY, colour, slot) for slot in range(3)] for colour in range(COLOURS)
]


def purchases(t: Masters, seat: int, supply: list[int]) -> list[Action]:
    """Every card that may be bought now, with every slot it may go to."""
    p = t.players[seat]
    levels = levels_taken(p)
    purse = supply
    if PLAYED in p.standing:  # more discount is like more of it in hand, for what a card costs
        purse = [n + less for n, less in zip(supply, p.discounts(), strict=True)]
    found: list[Action] = []
    for colour in range(COLOURS):
        buyable = False
        for slot in range(len(levels)):
            level = levels[slot]
            if not slot or level != levels[slot - 1]:  # slots side by side often take the same card
                card = t.tops[colour * LEVELS + level] if level < LEVELS else NONE
                buyable = card != NONE and covers(purse, COST[card])
            if buyable:
                found.append(BUY_INTO[colour][slot])
    return found


def purchases_without(
    t: Masters, seat: int, supply: list[int], usual: list[Action]
) -> list[Action]:
    """The usual purchases again, with discounts refused [R9].

    A leader's discount can be refused where it takes something off and the full price of its kind
    can be paid.
    """
    p = t.players[seat]
    off = [DISCOUNT_ON[x] if p.has_played(held) else NONE for held, x in enumerate(p.leaders)]
    if off == [NONE, NONE]:
        return []
    found: list[Action] = []
    for _, colour, slot in usual:
        cost = COST[t.tops[deck_for(p, colour, slot)]]
        free = [kind != NONE and 0 < cost[kind] <= supply[kind] for kind in off]
        for without, refused in enumerate(REFUSED):
            if all(free[held] for held in refused):
                found.append((BUY_WITHOUT, colour, slot, without))
    return found


def levels_taken(p: Player) -> list[int]:
    """The one level each slot takes: the lowest, 0, when it is empty, else one more than its top.

    A full slot takes the level `LEVELS`, which no card has.
    """
    first, second, third = p.slots
    return [len(first), len(second), len(third)]


def deck_for(p: Player, colour: int, slot: int) -> int:
    """The deck of a colour whose cards a slot takes."""
    return colour * LEVELS + levels_taken(p)[slot]


def cost_of(t: Masters, seat: int, card: int, refused: Sequence[int] = ()) -> list[int]:
    """The printed cost less the discounts that are not refused [R9], never below nothing."""
    less = t.players[seat].discounts(refused)
    return [max(0, n - d) for n, d in zip(COST[card], less, strict=True)]


def missing(t: Masters, seat: int) -> dict[int, list[int]]:
    """How much of each kind a seat lacks to pay for each card on display."""
    p = t.players[seat]
    purse = [own + less for own, less in zip(p.supply(), p.discounts(), strict=True)]
    return {
        card: [n - own if n > own else 0 for n, own in zip(COST[card], purse, strict=True)]
        for card in t.tops
        if card != NONE
    }


def buy(t: Masters, seat: int, colour: int, slot: int, refused: Sequence[int] = ()) -> None:
    """Pay, then take the card."""
    p = t.players[seat]
    deck = deck_for(p, colour, slot)
    t.then((TAKE_CARD, seat, deck, slot))
    for held in refused:
        t.tell(DISCOUNT_REFUSED, EVERYONE, seat, p.leaders[held])
    pay(t, seat, cost_of(t, seat, t.tops[deck], refused))


class TakeCard(Step[Masters]):
    """Put the card on top of the slot and turn up the next one of its deck.

    The seventh card triggers the end of the game (section 11; solo: section 12).
    """

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        _, seat, deck, slot = f
        p = t.players[seat]
        card = t.tops[deck]
        p.build(card, slot)
        t.tell(CARD_BOUGHT, EVERYONE, seat, card, slot)
        leave_grid(t, deck)
        if len(p.cards()) == CARDS_TO_END and not t.solo:
            trigger_last_round(t)


def leave_grid(t: Masters, deck: int) -> None:
    """The top card of a deck is gone; the next one, if any, becomes visible."""
    t.tops[deck] = NONE
    if t.under[deck]:
        t.then((TURN_UP, NATURE, deck))
