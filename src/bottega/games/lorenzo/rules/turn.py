"""A turn (rules, section 4)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.rules.agenda import ACT, MAKE_UP, MAKE_UP_TURN, TAKE_TURN
from bottega.games.lorenzo.rules.events import PLACEMENT_LEFT, PLACEMENT_LOST, TURN_BEGAN
from bottega.games.lorenzo.rules.leaders import act_with_leader, leader_actions
from bottega.games.lorenzo.rules.placing import place, placements
from bottega.games.lorenzo.rules.verbs import END, LOSE, WITH_MEMBER
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, Action, Frame

END_IT: Final[Action] = (END,)
LOSE_IT: Final[Action] = (LOSE,)
ASKED_IN: Final = {TAKE_TURN: ACT, MAKE_UP_TURN: MAKE_UP}
"""What is asked in a turn: one of the four passes, and one that makes up for a skipped one."""


class TakeTurn(Step[Lorenzo]):
    """Leader actions, a placement, leader actions again."""

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        turn, seat = f
        if t.events is not None:
            t.tell(TURN_BEGAN, EVERYONE, seat)
        t.then((ASKED_IN[turn], seat))


class Act(Step[Lorenzo]):
    """Leader actions, any number, until a member is placed, which must be if it can be [A3].

    Where no member can be placed anywhere the placement is lost and the turn ends; leader
    actions may come first, and may make one possible after all. A turn that is made up may be
    left even so [A21].
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        step, seat = f
        found = placements(t, seat)
        if not found or step == MAKE_UP:
            found.append(LOSE_IT)
        p = t.players[seat]
        return found + leader_actions(t, seat) if p.hand or p.played else found

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        if a == LOSE_IT:
            t.tell(PLACEMENT_LEFT if placements(t, seat) else PLACEMENT_LOST, EVERYONE, seat)
            return
        verb, chosen = a
        if verb == WITH_MEMBER:
            place(t, seat, chosen)
        else:
            t.then(f)  # a leader action does not use up the question in which it is taken
            act_with_leader(t, seat, verb, chosen)


class FinishTurn(Step[Lorenzo]):
    """After the placement: further leader actions, as long as there are any, then the turn ends."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat = f
        return [*leader_actions(t, seat), END_IT]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        if a != END_IT:
            _, seat = f
            verb, leader = a
            t.then(f)
            act_with_leader(t, seat, verb, leader)
