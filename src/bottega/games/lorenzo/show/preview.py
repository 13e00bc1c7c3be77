"""What would come of an option: it is carried out on a copy of the table.

So a preview says what happens, whatever cards, leaders and excommunications have to do with it.
Questions on the way are answered with the least: no more servants than needed, no exchange.
"""

from __future__ import annotations

from typing import Final

from bottega.games.lorenzo.cards.cards import working
from bottega.games.lorenzo.cards.leader_cards import ACTS
from bottega.games.lorenzo.rules.agenda import (
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
from bottega.games.lorenzo.rules.bonus_actions import (
    NO_THANKS,
    BonusServants,
    BonusTower,
    BonusWork,
)
from bottega.games.lorenzo.rules.events import GAINED, HARVESTED, PRODUCED
from bottega.games.lorenzo.rules.placing import ChooseSpace, SpendServants, value_on
from bottega.games.lorenzo.rules.production import ChooseExchange
from bottega.games.lorenzo.rules.tower import ChooseCost, ChooseDiscount
from bottega.games.lorenzo.rules.verbs import SERVANTS
from bottega.games.lorenzo.table.state import Lorenzo, Player
from bottega.games.lorenzo.table.words import (
    BUILDING,
    GOOD,
    HARVEST,
    PRIVILEGES,
    PRODUCTION,
    TERRITORY,
)
from bottega.kernel.declared import Step
from bottega.kernel.state import NONE, Action, Frame

STARTS: Final[dict[int, Step[Lorenzo]]] = {
    CHOOSE_SPACE: ChooseSpace(),
    BONUS_TOWER: BonusTower(),
    BONUS_WORK: BonusWork(),
}
GOES_ON: Final[dict[int, Step[Lorenzo]]] = {
    SPEND_SERVANTS: SpendServants(),
    BONUS_SERVANTS: BonusServants(),
    CHOOSE_COST: ChooseCost(),
    CHOOSE_DISCOUNT: ChooseDiscount(),
    CHOOSE_EXCHANGE: ChooseExchange(),
}


class Preview:
    """What an option that places a member, or uses a bonus action, leads to."""

    def __init__(self) -> None:
        self.servants: int = 0  # spent on it
        self.value: int = 0  # of the action, with these servants
        self.gained: list[int] = [0] * GOOD.size  # goods, points and privileges
        self.exchanges: int = 0  # buildings that will offer an exchange
        self.then: int = NONE  # the bonus action that follows
        self.lapses: bool = False  # it will be impossible, whatever is chosen on the way
        self.work: int = NONE  # harvest or production, where the bonus tile gives something
        self.works: list[int] = []  # the territories or buildings that work in it


def preview(t: Lorenzo, f: Frame, a: Action) -> Preview:
    """Carry an option out and go on until nothing is left but what the player wants to choose."""
    found = Preview()
    after = t.clone()
    after.agenda = [f]
    after.events = []
    first = True
    while after.agenda:
        due = after.agenda.pop()
        number, _, *subject = due
        step = GOES_ON.get(number) or (STARTS.get(number) if first else None)
        if step is not None:
            answer = a if first else step.options(after, due)[0]
            look_at(found, after, due, answer)
            step.resolve(after, due, answer)
        elif number == CHOOSE_PRIVILEGE:
            left, *_ = subject
            found.gained[PRIVILEGES] += left
        elif number in (BONUS_TOWER, BONUS_WORK):
            source, *_ = subject
            found.then = source
            # What a Privilege brings may yet pay for it.
            certain = number == BONUS_TOWER and not found.gained[PRIVILEGES]
            found.lapses = certain and STARTS[number].options(after, due) == [NO_THANKS]
        first = False
    for kind, _, *details in after.events:
        if kind == GAINED:
            _, *goods = details
            for good, n in enumerate(goods):
                found.gained[good] += n
        elif kind in (HARVESTED, PRODUCED):
            seat, value = details
            at_work(found, t.players[seat], kind == HARVESTED, value)
    return found


def look_at(found: Preview, t: Lorenzo, f: Frame, a: Action) -> None:
    """What an answer on the way says: how many servants are spent, that there is an exchange."""
    step, seat, *_ = f
    verb, *arguments = a
    if verb == SERVANTS:
        (servants,) = arguments
        found.servants += servants
        found.value = value_with(t, t.players[seat], f, servants)
    elif step == CHOOSE_EXCHANGE:
        found.exchanges += 1


def at_work(found: Preview, p: Player, harvest: bool, value: int) -> None:
    """What a harvest or production of a value reaches: at 1 the bonus tile, then cards."""
    if value >= 1:
        found.work = HARVEST if harvest else PRODUCTION
        found.works = working(p.cards[TERRITORY if harvest else BUILDING], value)


def value_with(t: Lorenzo, p: Player, f: Frame, servants: int) -> int:
    """The value of an action with so many more servants."""
    s = p.lasting
    step, _, *subject = f
    if step == BONUS_SERVANTS:
        source, floor, spent = subject
        value = ACTS[source].value + s.raises[floor >> 2]
    elif step == BONUS_WORK:
        source, spent = subject
        value = ACTS[source].value + s.raises[ACTS[source].action]
    else:
        member, space, spent = subject
        value = value_on(t, p, s, member, space)
    return value + (spent + servants) // s.per_point
