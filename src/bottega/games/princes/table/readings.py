"""How a table reads the rulebook where its versions differ."""

from __future__ import annotations

from typing import Final, NamedTuple


class Readings(NamedTuple):
    """What tables of one version of the rules play, and those of another do not."""

    own_veto: bool
    """R14: whoever declares a war may veto it too, asked last; or only the others may."""

    war_offers: bool
    """R23: full trade knows offers at the windows of a war too; or only before turns and bids."""


READINGS_1: Final = Readings(own_veto=False, war_offers=False)
READINGS_2: Final = Readings(own_veto=True, war_offers=True)
