"""What the position does not say in so many words: values, what is due, what is missing."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from bottega.games.lorenzo.cards.leader_cards import LEADER, NEEDS
from bottega.games.lorenzo.rules.agenda import CHOOSE_SPACE
from bottega.games.lorenzo.rules.church import faith_due
from bottega.games.lorenzo.rules.leaders import owned
from bottega.games.lorenzo.rules.placing import is_closed, member_value
from bottega.games.lorenzo.rules.scoring import SCORING, card_points
from bottega.games.lorenzo.rules.tower import fee_due, slot_need
from bottega.games.lorenzo.show.option_facts import refusals
from bottega.games.lorenzo.table.state import Lorenzo, Player, period_of
from bottega.games.lorenzo.table.words import (
    COIN,
    FLOOR,
    GOOD,
    MEMBER,
    MILITARY,
    SERVANT,
    SPACE,
    TYPE,
)
from bottega.kernel.shape import Counts, Keyed, Number

FEES: Final = Counts(TYPE)
WANTED: Final = {"refused fee": COIN, "refused military": MILITARY, "refused servants": SERVANT}
"""The good that a refusal is about, where it does not name goods itself."""


class DerivedPlayer(TypedDict):
    """What follows for a player from cards, leaders in play and excommunications.

    ``members``: what each is worth before servants. ``fees``: coins that towers take now.
    ``slot``: military points that the next territory needs. ``points``: what cards are worth at
    the end. ``faith``: what faith is certain to bring yet. ``owned``: for each
    leader seen in hand, how much of each of its needs there is.
    """

    members: Annotated[dict[str, int], Keyed(MEMBER, Number(0, 99))]
    fees: Annotated[dict[str, int], FEES]
    slot: int
    points: Annotated[dict[str, int], FEES]
    faith: int
    owned: dict[Annotated[str, LEADER], list[int]]


class Derived(TypedDict):
    """``closed``: spaces that are covered. ``lacking``: see there."""

    period: int
    closed: list[Annotated[str, SPACE]]
    lacking: dict[Annotated[str, FLOOR], Annotated[str, GOOD]]
    players: list[DerivedPlayer]


def derived(view: Lorenzo) -> Derived:
    """What a board shows besides the position; leaders that are hidden have no part in it."""
    return {
        "period": period_of(max(1, view.round)) + 1,
        "closed": [SPACE.names[space] for space in range(SPACE.size) if is_closed(view, space)],
        "lacking": lacking(view),
        "players": [of_player(view, p) for p in view.players],
    }


def of_player(view: Lorenzo, p: Player) -> DerivedPlayer:
    s = p.lasting
    return {
        "members": {
            name: member_value(view, p, s, member) for member, name in enumerate(MEMBER.names)
        },
        "fees": FEES.write([fee_due(view, s, 4 * type_) for type_ in range(TYPE.size)]),
        "slot": slot_need(p, s),
        "points": {TYPE.names[type_]: card_points(p, type_) for type_ in SCORING},
        "faith": faith_due(p),
        "owned": {
            LEADER.names[leader]: [owned(p, need) for need in NEEDS[leader]]
            for leader in p.hand
            if leader >= 0
        },
    }


def lacking(view: Lorenzo) -> dict[str, str]:
    """Of which good there is too little for the card of a floor, while a member goes somewhere.

    Where several are missing it is the first. Other reasons than goods are left out.
    """
    if not view.agenda:
        return {}
    frame = view.agenda[-1]
    step, *_ = frame
    if step != CHOOSE_SPACE:
        return {}
    found: dict[str, str] = {}
    for space, (message, facts) in refusals(view, frame):
        if message in WANTED:
            found[space] = GOOD.names[WANTED[message]]
        elif message == "refused cost":
            missing, *_ = facts
            found[space] = GOOD.names[missing.value]
    return found
