"""An action to its end: what is answered in the middle of it, found without looking ahead."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import AT_WORK, END_POINTS, PRICE
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_EXCHANGE,
    CHOOSE_PRIVILEGE,
    COPY_ABILITY,
    FINISH_TURN,
    MAKE_UP,
    SPEND_SERVANTS,
    STRENGTHEN,
)
from bottega.games.lorenzo.rules.bonus_actions import NO_THANKS
from bottega.games.lorenzo.rules.gains import PRIVILEGE_GAINS
from bottega.games.lorenzo.table.state import Lorenzo, Player
from bottega.games.lorenzo.table.words import BUILDING, NOTHING
from bottega.games.lorenzo.think.prices import PRICES, trade_value, work_value, worth
from bottega.kernel.game import Decision, Game
from bottega.kernel.state import Action, Frame

SETTLED: Final = {
    SPEND_SERVANTS,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_PRIVILEGE,
    CHOOSE_EXCHANGE,
    BONUS_TOWER,
    BONUS_SERVANTS,
    BONUS_WORK,
    COPY_ABILITY,
    STRENGTHEN,
}
"""Questions in the middle of an action: what is answered there follows from simple preferences."""

LEADER_QUESTIONS: Final = {ACT, MAKE_UP, FINISH_TURN}
"""Where leaders may be discarded: before the placement and after it."""


def settle(game: Game[Lorenzo], t: Lorenzo, seat: int) -> None:
    """Answer what the current action still asks."""
    later = put_aside(t, seat)
    while (question := game.decision(t)) is not None:
        if question.seat != seat or question.frame[0] not in SETTLED:
            break
        game.apply(t, preferred(t, question))
    if later:
        t.agenda = later + t.agenda


def put_aside(t: Lorenzo, seat: int) -> list[Frame]:
    """Take what comes after the current action from the agenda, where it must wait anyway.

    Who holds leaders may always discard one, so their turn does not go on by itself: until they are
    asked nothing else can happen, and there is no need to find out all they could answer then.
    """
    agenda = t.agenda
    if not t.players[seat].hand:
        return []
    place = len(agenda) - 1
    while place >= 0 and agenda[place][0] not in LEADER_QUESTIONS:
        place -= 1
    t.agenda = agenda[place + 1 :]
    return agenda[: place + 1]


def preferred(t: Lorenzo, question: Decision) -> Action:
    """A sensible answer in the middle of an action."""
    options, frame = question.options, question.frame
    step, p, prices = frame[0], t.players[question.seat], PRICES[t.round]
    if step == CHOOSE_PRIVILEGE:
        return best(options, [worth(PRIVILEGE_GAINS[into], prices) for _, into in options])
    if step == CHOOSE_EXCHANGE:
        slot = frame[3]
        trades = AT_WORK[p.cards[BUILDING][slot]].trades
        return best(
            options,
            [
                0.0 if choice == NOTHING else trade_value(trades[choice - 1], prices)
                for _, choice in options
            ],
        )
    if step == BONUS_TOWER:
        floors = [a for a in options if a != NO_THANKS]
        return best(floors, [card_promise(t, p, floor) for _, floor in floors])
    return options[0]  # as few servants as possible, military before resources, the first member


def best(options: list[Action], values: list[float]) -> Action:
    """The first of those with the highest value."""
    return options[values.index(max(values))]


def card_promise(t: Lorenzo, p: Player, floor: int) -> float:
    """Roughly what the card of a floor is worth beyond its cost."""
    card, prices = t.floors[floor], PRICES[t.round]
    cost = 0.0
    for good, n in enumerate(PRICE[card]):
        cost += n * prices[good]
    return END_POINTS[card] + 5.0 + work_value(p, card, t.round) - cost
