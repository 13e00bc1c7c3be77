"""What a view does not say in so many words and a picture shows (rules, sections 5 to 8)."""

from __future__ import annotations

from typing import Annotated, TypedDict

from bottega.games.masters.cards.cards import CARD
from bottega.games.masters.rules.agenda import ACT, CHOOSE_POWERS, PAY_COST, STORE_GOODS
from bottega.games.masters.rules.faith import FAVOUR_POINTS, FIRST_SPACE, POPE_SPACE
from bottega.games.masters.rules.market import white_gives
from bottega.games.masters.rules.purchase import LEVELS, levels_taken, missing
from bottega.games.masters.rules.warehouse import arrange, arrange_with, can_store, next_kind
from bottega.games.masters.table.state import LAST_SPACE, Masters, Player
from bottega.games.masters.table.words import LEVEL, RESOURCE, SECTION
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
    ``closes``: whether nobody has a turn after this one in the same round.
    """

    missing: dict[str, int]
    about: Resource
    stored: DerivedWarehouse
    closes: bool


class DerivedReport(TypedDict):
    """A Vatican report that is still to be held, and how far off it is.

    ``space``: where it is called; ``first``: from there on a tile is kept, which is worth
    ``points``. ``steps``: what each marker lacks to call it, by seat, and ``cross``, what the Black
    Cross does, where there is one. ``ends``: with it the last round begins.
    """

    section: int
    space: int
    first: int
    points: int
    steps: list[int]
    cross: int | None
    ends: bool


class Derived(DerivedQuestion):
    players: list[DerivedPlayer]
    reports: list[DerivedReport]


def derived(t: Masters) -> Derived:
    """Each player's board as it lies, and what the question on top of the agenda is about."""
    return {"players": [board(p) for p in t.players], "reports": reports(t), **question(t)}


def reports(t: Masters) -> list[DerivedReport]:
    """The reports to come, the next one first."""
    return [
        {
            "section": section + SECTION.first,
            "space": space,
            "first": FIRST_SPACE[section],
            "points": FAVOUR_POINTS[section],
            "steps": [max(0, space - p.faith) for p in t.players],
            "cross": max(0, space - t.cross) if t.solo else None,
            "ends": space == LAST_SPACE and not t.solo and not t.last_round,
        }
        for section, space in enumerate(POPE_SPACE)
        if not t.reported[section]
    ]


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
    closes = seat == t.seats - 1
    if step == ACT:
        lacking = missing(t, seat)
        found = {CARD.names[card]: sum(units) for card, units in lacking.items()}
        return {"missing": found, "closes": closes}
    if step == CHOOSE_POWERS:
        return {"closes": closes}
    if step == PAY_COST:
        return {"about": RESOURCE.names[next_kind(subject)]}
    if step == STORE_GOODS:
        *taken, _discarded = subject
        kind, p = next_kind(taken), t.players[seat]
        about: DerivedQuestion = {"about": RESOURCE.names[kind], "closes": closes}
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
