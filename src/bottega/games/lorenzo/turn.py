"""A turn (rules, section 4)."""

from __future__ import annotations

from bottega.games.lorenzo.agenda import ACT
from bottega.games.lorenzo.events import PLACEMENT_LOST, TURN_BEGAN
from bottega.games.lorenzo.leaders import act_with_leader, leader_actions
from bottega.games.lorenzo.placing import place, placements
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.verbs import END, LOSE, WITH_MEMBER
from bottega.kernel.game import Step
from bottega.kernel.state import EVERYONE, Action, Frame

END_IT: Action = (END,)
LOSE_IT: Action = (LOSE,)


class TakeTurn(Step[Lorenzo]):
    """Leader actions, a placement, leader actions again."""

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        t.tell(TURN_BEGAN, EVERYONE, f[1])
        t.then((ACT, f[1]))


class Act(Step[Lorenzo]):
    """Leader actions, any number, until a member is placed, which must be if it can be [A3].

    Where no member can be placed anywhere the placement is lost and the turn ends; leader
    actions may come first, and may make one possible after all.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        seat = f[1]
        found = placements(t, seat) or [LOSE_IT]
        p = t.players[seat]
        return found + leader_actions(t, seat) if p.hand or p.played else found

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        if a[0] == WITH_MEMBER:
            place(t, f[1], a[1])
        elif a[0] == LOSE:
            t.tell(PLACEMENT_LOST, EVERYONE, f[1])
        else:
            t.then(f)  # a leader action does not use up the question in which it is taken
            act_with_leader(t, f[1], a)


class FinishTurn(Step[Lorenzo]):
    """After the placement: further leader actions, as long as there are any, then the turn ends."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        return [*leader_actions(t, f[1]), END_IT]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        if a[0] != END:
            t.then(f)
            act_with_leader(t, f[1], a)
