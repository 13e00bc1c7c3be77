"""Bonus actions without a member (rules, section 7)."""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import SERVANTS_IN
from bottega.games.lorenzo.cards.leader_cards import ACTS
from bottega.games.lorenzo.rules.agenda import BONUS_SERVANTS, BONUS_WORK
from bottega.games.lorenzo.rules.events import BONUS_USED, DECLINED
from bottega.games.lorenzo.rules.placing import numbers_of_servants, spend, work
from bottega.games.lorenzo.rules.tower import MINIMUM, discount_of, go_up, open_floors, pay_fee
from bottega.games.lorenzo.rules.verbs import DECLINE
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame

NO_THANKS: Final[Action] = (DECLINE,)


def decline(t: Lorenzo, seat: int, source: int) -> None:
    """A bonus action may be declined [A15], and is lost where it is impossible."""
    t.tell(DECLINED, EVERYONE, seat, source)


class BonusTower(Step[Lorenzo]):
    """Take a card as if a member of the printed value were placed, but none is.

    Any floor with a card will do; members of one's own colour do not matter, and tile I-7
    does not either. Everything else holds: fee, floor bonus, cost, six cards of a type.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, source = f
        act = ACTS[source]
        s = t.players[seat].lasting
        less = discount_of(source)
        return [*open_floors(t, seat, s, act.value, False, act.action, less), NO_THANKS]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, source = f
        if a == NO_THANKS:
            decline(t, seat, source)
        else:
            _, floor = a
            t.then((BONUS_SERVANTS, seat, source, floor, 0))


class BonusServants(Step[Lorenzo]):
    """Servants raise a bonus action like any other."""

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, source, floor, spent = f
        p = t.players[seat]
        s = p.lasting
        missing = MINIMUM[floor & 3] - ACTS[source].value - s.raises[floor >> 2]
        return numbers_of_servants(p, s, missing, SERVANTS_IN[t.floors[floor]], spent)

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, source, floor, spent = f
        _, servants = a
        p = t.players[seat]
        if spend(p, servants):
            t.then((BONUS_SERVANTS, seat, source, floor, spent + servants))
            return
        s = p.lasting
        t.tell(BONUS_USED, EVERYONE, seat, source, floor, spent + servants)
        pay_fee(t, seat, floor, s)
        go_up(t, seat, floor, source, s)


class BonusWork(Step[Lorenzo]):
    """A harvest or production that uses no space, with any number of servants.

    It is always possible, even where the final value stays below 1 and nothing happens.
    """

    def options(self, t: Lorenzo, f: Frame) -> list[Action]:
        _, seat, _, spent = f
        p = t.players[seat]
        found = numbers_of_servants(p, p.lasting, 0, 0, 0)
        return found if spent else [*found, NO_THANKS]

    def resolve(self, t: Lorenzo, f: Frame, a: Action) -> None:
        _, seat, source, spent = f
        if a == NO_THANKS:
            decline(t, seat, source)
            return
        _, servants = a
        spent += servants
        p = t.players[seat]
        if spend(p, servants):
            t.then((BONUS_WORK, seat, source, spent))
            return
        s, act = p.lasting, ACTS[source]
        t.tell(BONUS_USED, EVERYONE, seat, source, NONE, spent)
        value = act.value + s.raises[act.action] + spent // s.per_point
        work(t, seat, act.action, value)
