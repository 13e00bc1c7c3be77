"""The twenty treachery tiles of seven types (rules, section 9), a line each."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.effects import (
    CANCEL_WAR,
    DISARM,
    EXTRA_WAR,
    POPE,
    SILENCE,
    Pays,
    Steal,
    Trick,
)
from bottega.games.princes.cards.sources import BOOK, OURS, OfTreachery
from bottega.games.princes.table.words import GOLD, INFLUENCE
from bottega.kernel.effects import Rule


class Treachery(NamedTuple):
    """A type of treachery tiles: how many there are and what one does."""

    name: str
    number: int
    effect: Trick
    sources: OfTreachery


# fmt: off
TREACHERIES: Final[list[Treachery]] = [
    Treachery("bribe troop", 4, Rule(DISARM), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("bribe cardinal", 2, Pays(POPE, INFLUENCE, 3), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("block bid", 3, Rule(SILENCE), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("steal influence", 3, Steal(INFLUENCE, 2), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("raid gold", 3, Steal(GOLD, 3), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("veto", 3, Rule(CANCEL_WAR), OfTreachery(effect=BOOK, number=OURS)),
    Treachery("start war", 2, Rule(EXTRA_WAR), OfTreachery(effect=BOOK, number=OURS)),
]
# fmt: on
