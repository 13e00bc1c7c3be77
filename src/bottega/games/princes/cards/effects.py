"""What tiles do, beyond what cards of other games do too."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.table.words import CURRENCY, GOOD, TROOP
from bottega.kernel.effects import Discount, Either, Exchange, Gain, Per, Rule
from bottega.kernel.printed import NUMBER, Alternatives, AnyOf, Effects, Signed, SoMany
from bottega.kernel.shape import Counts
from bottega.kernel.words import Domain

EFFECTS: Final = Effects("effect")
AMOUNTS: Final = Counts(GOOD)
SO_MUCH: Final = SoMany(CURRENCY, "amount")

CONDOTTIERE: Final = 0
ARTIST: Final = 1
POPE: Final = 2
WON: Final = Domain("won", ["condottiere", "artist", "pope"])
"""What is won in auctions and may cost somebody less (`Discount`)."""

MERCHANT_TILES: Final = 0
THING: Final = Domain("thing", ["merchant tile"])
"""What effects count (`Per`): own city tiles with a merchant on them."""

MERCHANT: Final = 0
REROLL: Final = 1
CANCEL_WAR: Final = 2
EXTRA_WAR: Final = 3
SILENCE: Final = 4
DISARM: Final = 5
RULE: Final = Domain(
    "rule", ["merchant", "reroll", "veto", "start war", "block bid", "bribe troop"]
)
"""Rules that one tile alone breaks.

``merchant``: the tile counts for merchant events. ``reroll``: both dice are rolled again.
``veto``: a war does not take place. ``start war``: one more takes place. ``block bid``: somebody
cannot bid. ``bribe troop``: a troop is worth nothing in this war.
"""

EFFECTS.declare(Gain, goods=AMOUNTS)
EFFECTS.declare(Per, goods=AMOUNTS, thing=SoMany(THING, "every"), every=NUMBER)
EFFECTS.declare(Exchange, pay=AMOUNTS, gain=AMOUNTS)
EFFECTS.declare(Either, of=Alternatives(Exchange))
EFFECTS.declare(Discount, on=WON, good=SoMany(AnyOf(CURRENCY, "either"), "amount"), amount=NUMBER)
EFFECTS.declare(Rule, rule=RULE)


class Arms(NamedTuple):
    """A troop of this type, or any troop at all, adds so much to attack and defence (8.6)."""

    troop: int
    attack: int
    defence: int


EFFECTS.declare(Arms, troop=AnyOf(TROOP), attack=NUMBER, defence=NUMBER)


class Room(NamedTuple):
    """So many more treachery tiles may be held (4.3)."""

    more: int


EFFECTS.declare(Room, more=NUMBER)


class Steal(NamedTuple):
    """Take so much of a currency from one player, or all they have if it is less (9)."""

    good: int
    amount: int


EFFECTS.declare(Steal, good=SO_MUCH, amount=NUMBER)


class Take(NamedTuple):
    """Draw so many treachery tiles without paying (10)."""

    tiles: int


EFFECTS.declare(Take, tiles=NUMBER)


class Pays(NamedTuple):
    """Counts as so much of a currency when this is paid for (6)."""

    won: int
    good: int
    amount: int


EFFECTS.declare(Pays, won=WON, good=SO_MUCH, amount=NUMBER)


class Status(NamedTuple):
    """The status of a city of the owner's choice changes (7)."""

    change: int


EFFECTS.declare(Status, change=Signed())

Ability = Discount | Arms | Room | Rule
"""What a family or city tile does all the time."""

Power = Either | Steal | Take | Rule
"""What a city tile does once a decade; a bank offers one of two exchanges."""

Trick = Steal | Pays | Rule
"""What a treachery tile does when it is played."""

Occasion = Gain | Per | Status
"""What an event tile does for its winner."""
