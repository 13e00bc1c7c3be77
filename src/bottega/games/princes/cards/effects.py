"""What tiles do, beyond the vocabulary that all games share."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.kernel.effects import Cheaper, Either, Gain, Per
from bottega.kernel.words import Domain

CONDOTTIERE: Final = 0
ARTIST: Final = 1
POPE: Final = 2
WON = Domain("won", ["condottiere", "artist", "pope"])
"""What is won in auctions and may cost somebody less (`Cheaper`)."""

MERCHANT_TILES: Final = 0
THING = Domain("thing", ["merchant tile"])
"""What effects count (`Per`): own city tiles with a merchant on them."""


class Arms(NamedTuple):
    """A troop of this type, or any troop at all, adds so much to attack and defence (8.6)."""

    troop: int
    attack: int
    defence: int


class Room(NamedTuple):
    """So many more treachery tiles may be held (4.3)."""

    more: int


class Steal(NamedTuple):
    """Take so much of a currency from one player, or all they have if it is less (9)."""

    good: int
    amount: int


class Take(NamedTuple):
    """Draw so many treachery tiles without paying (10)."""

    tiles: int


class Pays(NamedTuple):
    """Counts as so much of a currency when this is paid for (6)."""

    won: int
    good: int
    amount: int


class Status(NamedTuple):
    """The status of a city of the owner's choice changes (7)."""

    change: int


# Rules that one tile alone breaks.
MERCHANT: Final = 0
REROLL: Final = 1
CANCEL_WAR: Final = 2
EXTRA_WAR: Final = 3
SILENCE: Final = 4
DISARM: Final = 5
RULE = Domain("rule", ["merchant", "reroll", "veto", "start war", "block bid", "bribe troop"])


class Rule(NamedTuple):
    """Something that cannot be put into figures.

    ``merchant``: the tile counts for merchant events. ``reroll``: both dice are rolled again.
    ``veto``: a war does not take place. ``start war``: one more takes place. ``block bid``:
    somebody cannot bid. ``bribe troop``: a troop is worth nothing in this war.
    """

    which: int


Ability = Cheaper | Arms | Room | Rule
"""What a family or city tile does all the time."""

Power = Either | Steal | Take | Rule
"""What a city tile does once a decade; a bank offers one of two exchanges."""

Trick = Steal | Pays | Rule
"""What a treachery tile does when it is played."""

Occasion = Gain | Per | Status
"""What an event tile does for its winner."""

AnyEffect = Ability | Power | Trick | Occasion
