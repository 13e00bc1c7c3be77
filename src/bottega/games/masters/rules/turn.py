"""A turn (rules, section 4), and what comes after it (sections 11 and 12)."""

from __future__ import annotations

from typing import Final

from bottega.games.masters.rules.agenda import (
    ACT,
    CHOOSE_POWERS,
    DRAW_TOKEN,
    FINISH_TURN,
    PASS_ON,
    SOLO_CHECK,
    TAKE_TURN,
)
from bottega.games.masters.rules.events import GAME_OVER, TURN_BEGAN
from bottega.games.masters.rules.leaders import act_with_leader, leader_actions
from bottega.games.masters.rules.market import COLUMNS, FIRST_COLUMN, ROWS, take_line
from bottega.games.masters.rules.production import NOTHING, can_produce
from bottega.games.masters.rules.purchase import buy, purchases, purchases_without
from bottega.games.masters.rules.solo import has_lost, has_won
from bottega.games.masters.rules.verbs import (
    BUY,
    BUY_WITHOUT,
    END_TURN,
    MARKET_COLUMN,
    MARKET_ROW,
    PRODUCE,
)
from bottega.games.masters.table.state import Masters
from bottega.games.masters.table.words import PLAYED, REFUSED
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, Action, Frame

MARKET_LINES: Final[list[Action]] = [
    *((MARKET_ROW, row) for row in range(len(ROWS))),
    *((MARKET_COLUMN, column) for column in range(len(COLUMNS))),
]
PRODUCE_NOW: Final[Action] = (PRODUCE,)
END: Final[Action] = (END_TURN,)


def turn_of(t: Masters, seat: int) -> list[Frame]:
    """A turn in reading order: leader actions, one main action, leader actions again, the next.

    In solo the end of the game is looked for after each of them, and the turn is answered by a
    token.
    """
    if not t.solo:
        return [(ACT, seat), (FINISH_TURN, seat), (PASS_ON, seat)]
    return [
        (ACT, seat),
        (SOLO_CHECK, seat),
        (FINISH_TURN, seat),
        (DRAW_TOKEN, NATURE),
        (SOLO_CHECK, seat),
        (TAKE_TURN, seat),
    ]


class TakeTurn(Step[Masters]):
    """Somebody's turn begins."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat = f[1]
        t.tell(TURN_BEGAN, EVERYONE, seat)
        t.then_all(turn_of(t, seat))


def agendas(t: Masters) -> list[list[Frame]]:
    """What is due while no turn is under way: somebody's turn, or nothing after the last one.

    The last round goes on to the last seat, so the first seat takes no turn in it.
    """
    if not all(p.standing for p in t.players):
        return []
    if t.solo:
        return [[]] if has_won(t) or has_lost(t) else [turn_of(t, 0)[::-1]]
    found = [turn_of(t, seat)[::-1] for seat in range(int(t.last_round), t.seats)]
    return [*found, []] if t.last_round else found


class Act(Step[Masters]):
    """Leader actions, any number, until exactly one main action: market, purchase or production.

    The market can always be used, so there is no pass. A leader action leaves the main
    action still to be taken. Purchases at a higher price than need be are offered last.
    """

    def options(self, t: Masters, f: Frame) -> list[Action]:
        seat = f[1]
        p = t.players[seat]
        supply = p.supply()
        found = MARKET_LINES[:]
        dearer: list[Action] = []
        if supply[0] or supply[1] or supply[2] or supply[3]:
            usual = purchases(t, seat, supply)
            found += usual
            if usual and t.readings.refusable and PLAYED in p.standing:
                dearer = purchases_without(t, seat, supply, usual)
            if can_produce(p, supply):
                found.append(PRODUCE_NOW)
        found += leader_actions(p)
        found += dearer
        return found

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        seat, verb = f[1], a[0]
        if verb == MARKET_ROW:
            _, row = a
            take_line(t, seat, row)
        elif verb == MARKET_COLUMN:
            _, column = a
            take_line(t, seat, FIRST_COLUMN + column)
        elif verb == BUY:
            _, colour, slot = a
            buy(t, seat, colour, slot)
        elif verb == BUY_WITHOUT:
            _, colour, slot, without = a
            buy(t, seat, colour, slot, REFUSED[without])
        elif verb == PRODUCE:
            t.then((CHOOSE_POWERS, seat, *NOTHING))
        else:
            act_and_ask_again(t, f, a)


class FinishTurn(Step[Masters]):
    """After the main action: further leader actions, then the turn ends."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        seat = f[1]
        found = leader_actions(t.players[seat])
        found.append(END)
        return found

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        if a != END:
            act_and_ask_again(t, f, a)


def act_and_ask_again(t: Masters, f: Frame, a: Action) -> None:
    """A leader action does not use up the question in which it was taken."""
    seat = f[1]
    t.then(f)
    if t.solo:
        t.then((SOLO_CHECK, seat))
    act_with_leader(t, seat, a)


class PassOn(Step[Masters]):
    """The next seat takes its turn; after the last seat's turn in the last round the game ends."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        following = f[1] + 1
        if following < t.seats:
            t.then((TAKE_TURN, following))
        elif t.last_round:
            t.tell(GAME_OVER, EVERYONE)
        else:
            t.then((TAKE_TURN, 0))
