"""The end of a decade (rules, section 12)."""

from __future__ import annotations

from bottega.games.princes.cards.figures import DECADES, POPE_GOLD
from bottega.games.princes.rules.agenda import BEGIN_TURN
from bottega.games.princes.rules.events import DECADE_BEGAN, DECADE_ENDED, GAME_OVER, INCOME
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import GOLD, INFLUENCE
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NONE, Action, Frame


class EndDecade(Step[Princes]):
    """Everybody receives income; then the next decade is laid out, or the game is over.

    The next decade begins with the player after the one who acted last (section 3).
    """

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        t.tell(DECADE_ENDED, EVERYONE, t.decade - 1)
        for seat in range(t.seats):
            receive_income(t, seat)
        if t.decade == DECADES:
            t.tell(GAME_OVER, EVERYONE)
            return
        t.decade += 1
        t.pope = NONE
        t.used = ()
        t.wars = 0
        t.open = t.cards.events_of(t.decade)
        t.tell(DECADE_BEGAN, EVERYONE, t.decade - 1)
        t.then((BEGIN_TURN, (t.active + 1) % t.seats))


def income(t: Princes, seat: int) -> tuple[int, int]:
    """Gold and influence that somebody receives, without war pay.

    Family, city tiles, troops, merchants, and 3 gold for the Pope.
    """
    p = t.players[seat]
    s = p.standing
    gold = s.gold + sum(t.cards.army[troop].income[GOLD] for troop in p.troops)
    gold += s.merchants * sum(t.cards.per_merchant_gold[event] for event in p.events)
    if t.pope == seat:
        gold += POPE_GOLD
    return gold, s.influence + sum(t.cards.army[troop].income[INFLUENCE] for troop in p.troops)


def receive_income(t: Princes, seat: int) -> None:
    """Income, and all the gold on the home city."""
    p = t.players[seat]
    gold, influence = income(t, seat)
    t.tell(INCOME, EVERYONE, seat, gold, p.home, influence)
    p.gold += gold + p.home
    p.influence += influence
    p.home = 0
