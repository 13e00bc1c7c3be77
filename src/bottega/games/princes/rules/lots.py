"""What can be won in an auction (rules, section 5): tiles, the Pope, the two armies of a war."""

from __future__ import annotations

from typing import Final

from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.table.words import SIDE
from bottega.kernel.words import Domain

EVENT_LOTS: Final = TILE.size
"""City tiles come first; the event tiles follow them."""

POPE_LOT: Final = TILE.size + EVENT_TILE.size
ARMY_LOTS: Final = POPE_LOT + 1
"""The attacking condottiere, then the defending one."""

LOT: Final = Domain("lot", [*TILE.names, *EVENT_TILE.names, "pope", *SIDE.names])
