"""What a view does not say in so many words and a picture shows (rules, sections 5 to 8)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bottega.games.masters.cards.cards import CARD
from bottega.games.masters.rules.agenda import ACT, PAY_COST, STORE_GOODS
from bottega.games.masters.rules.market import white_gives
from bottega.games.masters.rules.purchase import LEVELS, levels_taken, missing
from bottega.games.masters.rules.warehouse import arrange, arrange_with, can_store, next_kind
from bottega.games.masters.table.state import Masters, Player
from bottega.games.masters.table.words import LEVEL, RESOURCE
from bottega.kernel.shape import Counts
from bottega.kernel.state import NONE

Resource = Annotated[str, RESOURCE]


class DerivedDepot(TypedDict):
    good: Resource | None
    count: int


class DerivedWarehouse(TypedDict):
    """The depots of 1, 2 and 3 places, and those of leaders in play."""

    depots: list[DerivedDepot]
    leader_depots: list[DerivedDepot]


class DerivedPlayer(DerivedWarehouse):
    """Where goods lie, what white marbles become, which level each slot takes, if any, and what
    leaders take off the cost of cards."""

    white: list[Resource]
    takes: list[int | None]
    discounts: Annotated[dict[str, int], Counts(RESOURCE)]


class DerivedQuestion(TypedDict, total=False):
    """What the main action lacks, or the resource that is to be stored or paid, and where it fits.

    ``missing``: for each card on display, how many resources are lacking to pay for it.
    ``about``: the resource that is asked about.
    ``stored``: where the goods would lie with it; absent where it does not fit.
    """

    missing: dict[str, int]
    about: Resource
    stored: DerivedWarehouse


class Derived(DerivedQuestion):
    players: list[DerivedPlayer]


def derived(t: Masters) -> Derived:
    """Each player's board as it lies, and what the question on top of the agenda is about."""
    return {"players": [board(p) for p in t.players], **question(t)}


def board(p: Player) -> DerivedPlayer:
    takes = levels_taken(p)
    return {
        **warehouse(*arrange(p)),
        "white": [RESOURCE.names[kind] for kind in white_gives(p)],
        "takes": [level + LEVEL.first if level < LEVELS else None for level in takes],
        "discounts": {RESOURCE.names[kind]: n for kind, n in enumerate(p.discounts()) if n},
    }


def question(t: Masters) -> DerivedQuestion:
    if not t.agenda:
        return {}
    step, seat, *subject = t.agenda[-1]
    if step == ACT:
        lacking = missing(t, seat)
        return {"missing": {CARD.names[card]: sum(units) for card, units in lacking.items()}}
    if step == PAY_COST:
        return {"about": RESOURCE.names[next_kind(subject)]}
    if step == STORE_GOODS:
        *taken, _discarded = subject
        kind, p = next_kind(taken), t.players[seat]
        about: DerivedQuestion = {"about": RESOURCE.names[kind]}
        if can_store(p, kind):
            about["stored"] = warehouse(*arrange_with(p, kind))
        return about
    return {}


def warehouse(
    depots: list[tuple[int, int]], leader_depots: list[tuple[int, int]]
) -> DerivedWarehouse:
    return {
        "depots": [depot(kind, count) for kind, count in depots],
        "leader_depots": [depot(kind, count) for kind, count in leader_depots],
    }


def depot(kind: int, count: int) -> DerivedDepot:
    return {"good": None if kind == NONE else RESOURCE.names[kind], "count": count}
