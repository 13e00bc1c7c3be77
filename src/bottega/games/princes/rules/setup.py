"""Setting up the table (rules, section 2)."""

from __future__ import annotations

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.rules.agenda import BEGIN_TURN, DRAW_CHOOSER, DRAW_FIRST, PICK_FAMILY
from bottega.games.princes.rules.events import (
    CHOOSER_DRAWN,
    DECADE_BEGAN,
    FAMILY_TAKEN,
    FIRST_DRAWN,
)
from bottega.games.princes.rules.modifiers import standing
from bottega.games.princes.rules.seats import clockwise
from bottega.games.princes.rules.verbs import PICK_CHOOSER, PICK_FIRST, TAKE_FAMILY
from bottega.games.princes.table.readings import Readings
from bottega.games.princes.table.state import Princes, empty_table
from bottega.kernel.declared import Step
from bottega.kernel.state import EVERYONE, NATURE, Action, Frame


def set_up(seats: int, trading: int, readings: Readings, cards: Cards) -> Princes:
    """What happens before the first turn, in reading order."""
    t = empty_table(seats, trading, readings, cards)
    t.then((DRAW_CHOOSER, NATURE), (DRAW_FIRST, NATURE))
    return t


class DrawChooser(Step[Princes]):
    """Somebody is drawn to choose a family first; the others follow clockwise (no. 1)."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [(PICK_CHOOSER, seat) for seat in range(t.seats)]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, first = a
        t.tell(CHOOSER_DRAWN, EVERYONE, first)
        t.then_all([(PICK_FAMILY, seat) for seat in clockwise(t, first)])


class PickFamily(Step[Princes]):
    """Everybody picks a family that nobody has (no. 1)."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        taken = [p.family for p in t.players]
        return [(TAKE_FAMILY, family) for family in range(FAMILY.size) if family not in taken]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        seat = f[1]
        _, family = a
        p = t.players[seat]
        p.family = family
        p.standing = standing(t.cards, p.family, p.tiles)
        t.tell(FAMILY_TAKEN, EVERYONE, seat, family)


class DrawFirst(Step[Princes]):
    """The first active player is drawn from all seats, whoever chose first (no. 6) [R3]."""

    def options(self, t: Princes, f: Frame) -> list[Action]:
        return [(PICK_FIRST, seat) for seat in range(t.seats)]

    def resolve(self, t: Princes, f: Frame, a: Action) -> None:
        _, first = a
        t.tell(FIRST_DRAWN, EVERYONE, first)
        t.tell(DECADE_BEGAN, EVERYONE, t.decade - 1)
        t.then((BEGIN_TURN, first))
