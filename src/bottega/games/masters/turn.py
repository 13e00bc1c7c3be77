"""A turn (rules, section 4), and what comes after it (sections 11 and 12)."""

from __future__ import annotations

from bottega.games.masters.agenda import (
    ACT,
    CHOOSE_POWERS,
    DRAW_TOKEN,
    FINISH_TURN,
    PASS_ON,
    SOLO_CHECK,
    TAKE_TURN,
)
from bottega.games.masters.events import GAME_OVER, TURN_BEGAN
from bottega.games.masters.leaders import act_with_leader, leader_actions
from bottega.games.masters.market import take_line
from bottega.games.masters.production import NOTHING, can_produce
from bottega.games.masters.purchase import buy, purchases
from bottega.games.masters.state import Masters
from bottega.games.masters.verbs import (
    BUY,
    DISCARD_LEADER,
    END_TURN,
    MARKET_COLUMN,
    MARKET_ROW,
    PLAY_LEADER,
    PRODUCE,
)
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, NATURE, Action, Frame

MARKET_LINES: list[Action] = [
    *((MARKET_ROW, row) for row in range(3)),
    *((MARKET_COLUMN, column) for column in range(4)),
]
PRODUCE_NOW: Action = (PRODUCE,)
END: Action = (END_TURN,)


class TakeTurn(Step[Masters]):
    """Leader actions, one main action, leader actions again, and the turn passes on.

    In solo the end of the game is looked for after each of them, and the turn is answered by
    a token.
    """

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        me = f[1]
        t.tell(TURN_BEGAN, EVERYONE, me)
        if t.solo:
            t.then(
                (ACT, me),
                (SOLO_CHECK, me),
                (FINISH_TURN, me),
                (DRAW_TOKEN, NATURE),
                (SOLO_CHECK, me),
                (TAKE_TURN, me),
            )
        else:
            t.then((ACT, me), (FINISH_TURN, me), (PASS_ON, me))


class Act(Step[Masters]):
    """Leader actions, any number, until exactly one main action: market, purchase or production.

    The market can always be used, so there is no pass. A leader action leaves the main
    action still to be taken.
    """

    def options(self, t: Masters, f: Frame) -> list[Action]:
        p = t.players[f[1]]
        supply = p.supply()
        found = MARKET_LINES[:]
        if supply[0] or supply[1] or supply[2] or supply[3]:
            found += purchases(t, f[1], supply)
            if can_produce(p, supply):
                found.append(PRODUCE_NOW)
        return found + leader_actions(p)

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        me, verb = f[1], a[0]
        if verb == MARKET_ROW:
            take_line(t, me, a[1])
        elif verb == MARKET_COLUMN:
            take_line(t, me, 3 + a[1])
        elif verb == BUY:
            buy(t, me, a[1], a[2])
        elif verb == PRODUCE:
            t.then((CHOOSE_POWERS, me, *NOTHING))
        else:
            act_and_ask_again(t, f, a)


class FinishTurn(Step[Masters]):
    """After the main action: further leader actions, then the turn ends."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return [*leader_actions(t.players[f[1]]), END]

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        if a[0] in (PLAY_LEADER, DISCARD_LEADER):
            act_and_ask_again(t, f, a)


def act_and_ask_again(t: Masters, f: Frame, a: Action) -> None:
    """A leader action does not use up the question in which it was taken."""
    t.then(f)
    if t.solo:
        t.then((SOLO_CHECK, f[1]))
    act_with_leader(t, f[1], a)


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
