"""What would come of an option: it is carried out on a copy of the table.

So a preview says what happens, whatever cards, leaders and excommunications have to do with it.
Questions on the way are answered with the least: no more servants than needed, no exchange.
"""

from __future__ import annotations

from bottega.games.lorenzo.agenda import (
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_EXCHANGE,
    CHOOSE_PRIVILEGE,
    CHOOSE_SPACE,
    SPEND_SERVANTS,
)
from bottega.games.lorenzo.bonus_actions import BonusServants, BonusTower, BonusWork
from bottega.games.lorenzo.cards import working
from bottega.games.lorenzo.events import GAINED, HARVESTED, PRODUCED
from bottega.games.lorenzo.leader_cards import ACTS
from bottega.games.lorenzo.placing import ChooseSpace, SpendServants, value_on
from bottega.games.lorenzo.production import ChooseExchange
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tower import ChooseCost, ChooseDiscount
from bottega.games.lorenzo.verbs import SERVANTS
from bottega.games.lorenzo.words import (
    BUILDING,
    GOOD,
    HARVEST,
    HELD,
    PRIVILEGES,
    PRODUCTION,
    TERRITORY,
)
from bottega.kernel.game import Step
from bottega.kernel.state import NONE, Action, Frame

STARTS: dict[int, Step[Lorenzo]] = {
    CHOOSE_SPACE: ChooseSpace("choose space"),
    BONUS_TOWER: BonusTower("bonus tower"),
    BONUS_WORK: BonusWork("bonus work"),
}
GOES_ON: dict[int, Step[Lorenzo]] = {
    SPEND_SERVANTS: SpendServants("spend servants"),
    BONUS_SERVANTS: BonusServants("bonus servants"),
    CHOOSE_COST: ChooseCost("choose cost"),
    CHOOSE_DISCOUNT: ChooseDiscount("choose discount"),
    CHOOSE_EXCHANGE: ChooseExchange("choose exchange"),
}


class Outlook:
    """What an option that places a member, or uses a bonus action, leads to."""

    def __init__(self) -> None:
        self.servants: int = 0  # spent on it
        self.value: int = 0  # of the action, with these servants
        self.gained: list[int] = [0] * GOOD.size  # goods, points and privileges
        self.exchanges: int = 0  # buildings that will offer an exchange
        self.then: int = NONE  # the bonus action that follows
        self.work: int = NONE  # harvest or production, where the bonus tile gives something
        self.works: list[int] = []  # the territories or buildings that work in it


def outlook(t: Lorenzo, f: Frame, a: Action) -> Outlook:
    """Carry an option out and go on until nothing is left but what the player wants to choose."""
    found = Outlook()
    after = t.clone()
    after.agenda = [f]
    after.events = []
    first = True
    while after.agenda:
        g = after.agenda.pop()
        step = GOES_ON.get(g[0]) or (STARTS.get(g[0]) if first else None)
        if step is not None:
            answer = a if first else step.options(after, g)[0]
            if answer[0] == SERVANTS:
                found.servants += answer[1]
                found.value = value_with(after, after.players[g[1]], g, answer[1])
            elif g[0] == CHOOSE_EXCHANGE:
                found.exchanges += 1
            step.resolve(after, g, answer)
        elif g[0] == CHOOSE_PRIVILEGE:
            found.gained[PRIVILEGES] += g[2]
        elif g[0] in (BONUS_TOWER, BONUS_WORK):
            found.then = g[2]
        first = False
    for event in after.events:
        if event[0] == GAINED:
            for good, n in enumerate(event[3 : 3 + HELD]):
                found.gained[good] += n
        elif event[0] in (HARVESTED, PRODUCED):
            at_work(found, t.players[event[2]], event[0] == HARVESTED, event[3])
    return found


def at_work(found: Outlook, p: Player, harvest: bool, value: int) -> None:
    """What a harvest or production of a value reaches: at 1 the bonus tile, then cards."""
    if value >= 1:
        found.work = HARVEST if harvest else PRODUCTION
        found.works = working(p.cards[TERRITORY if harvest else BUILDING], value)


def value_with(t: Lorenzo, p: Player, f: Frame, servants: int) -> int:
    """The value of an action with so many more servants."""
    s = p.standing()
    if f[0] in (BONUS_SERVANTS, BONUS_WORK):
        act = ACTS[f[2]]
        kind = f[3] >> 2 if f[0] == BONUS_SERVANTS else act.kind
        value = act.value + s.raises[kind]
    else:
        value = value_on(t, p, s, f[2], f[3])
    return value + (f[-1] + servants) // s.per_point
