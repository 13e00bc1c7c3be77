"""The Vatican report (rules, section 10)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.rules.agenda import SHOW_SUPPORT
from bottega.games.lorenzo.rules.events import EXCOMMUNICATED, FAITH_SCORED, REPORT_HELD, SUPPORTED
from bottega.games.lorenzo.rules.verbs import STAND
from bottega.games.lorenzo.table.state import ROUNDS, Lorenzo, Player, period_of
from bottega.games.lorenzo.table.words import FAITH, NO, VP, YES
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, Action, Frame

REPORTS: Final = [2, 4, 6]
"""The rounds after which a report is held: the second of each period."""

THRESHOLD: Final = [3, 4, 5]
FAITH_POINTS: Final = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]
ANSWERS: Final[list[Action]] = [(STAND, YES), (STAND, NO)]


def faith_due(p: Player) -> int:
    """Points that faith is certain to bring yet, in the last report at the latest.

    Who supports the Church before begins again at 0, but has got them; nobody else loses faith.
    """
    return FAITH_POINTS[p.goods[FAITH]]


class Report(Step[Lorenzo]):
    """After rounds 2, 4 and 6 everybody stands before the Church, in turn order."""

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        t.tell(REPORT_HELD, EVERYONE, period_of(t.round))
        t.then_all([(SHOW_SUPPORT, seat) for seat in t.order])


class ShowSupport(Step[Lorenzo]):
    """With enough faith one may support the Church: points for the faith, which goes back to 0.

    Who does not, or cannot, is excommunicated and keeps the faith. In round 6 the faith of the
    excommunicated counts too [A11], but Sisto IV rewards supporters only.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat = f
        enough = t.players[seat].goods[FAITH] >= THRESHOLD[period_of(t.round)]
        return ANSWERS if enough else ANSWERS[NO:]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat = f
        _, answer = a
        p = t.players[seat]
        points = FAITH_POINTS[p.goods[FAITH]]
        if answer == YES:
            points += p.lasting.support
            t.tell(SUPPORTED, EVERYONE, seat, points)
        else:
            tile = t.tiles[period_of(t.round)]
            p.tiles = (*p.tiles, tile)
            p.stand()
            t.tell(EXCOMMUNICATED, EVERYONE, seat, tile)
            if t.round < ROUNDS:
                return
            t.tell(FAITH_SCORED, EVERYONE, seat, points)
        p.goods[VP] += points
        p.goods[FAITH] = 0
