"""The figures of the board and the rules (rules, sections 2 to 13), a line each."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.games.princes.cards.sources import BOOK, OURS, PUBLIC
from bottega.games.princes.table.words import CITY


class Figure(NamedTuple):
    """A number of the rules, and where it comes from."""

    name: str
    value: int
    source: int


FIGURES: Final[list[Figure]] = [
    Figure("fewest players", 3, PUBLIC),
    Figure("most players", 6, PUBLIC),
    Figure("starting gold", 40, BOOK),
    Figure("starting influence", 12, BOOK),
    Figure("starting status of venice", 7, BOOK),
    Figure("starting status of milan", 6, BOOK),
    Figure("starting status of florence", 6, BOOK),
    Figure("starting status of rome", 5, BOOK),
    Figure("starting status of naples", 5, BOOK),
    Figure("lowest status", 3, BOOK),
    Figure("highest status", 10, BOOK),
    Figure("decades", 3, PUBLIC),
    Figure("events a decade", 4, PUBLIC),
    Figure("wars a decade with 3 players", 4, BOOK),
    Figure("wars a decade with 4 players", 4, BOOK),
    Figure("wars a decade with 5 players", 5, BOOK),
    Figure("wars a decade with 6 players", 5, OURS),
    Figure("lowest bid for a condottiere", 1, OURS),
    Figure("strength of an unsold city", 3, BOOK),
    Figure("status won in a war", 1, BOOK),
    Figure("status won in a great victory", 2, BOOK),
    Figure("factor of a great victory", 2, BOOK),
    Figure("most city tiles", 6, BOOK),
    Figure("most cities", 3, BOOK),
    Figure("treachery tiles in hand", 2, BOOK),
    Figure("gold for a treachery tile", 1, BOOK),
    Figure("influence for a treachery tile", 1, BOOK),
    Figure("lowest bid for a city tile by status", 2, BOOK),
    Figure("refund of a discarded troop in percent", 0, OURS),
    Figure("gold income of the pope", 3, BOOK),
    Figure("points of the pope", 3, BOOK),
    Figure("points for most gold", 6, BOOK),
    Figure("points for second most gold", 3, BOOK),
    Figure("points for most influence", 4, BOOK),
    Figure("points of the first city", 10, BOOK),
    Figure("points of the second city", 7, BOOK),
    Figure("points of the third city", 5, OURS),
    Figure("points of the fourth city", 3, OURS),
    Figure("points of the fifth city", 1, OURS),
    Figure("rounds of passing before an action is forced", 2, OURS),
    Figure("trade offers a turn", 2, OURS),
]

VALUES: Final[dict[str, int]] = {figure.name: figure.value for figure in FIGURES}

FEWEST_PLAYERS: Final = VALUES["fewest players"]
MOST_PLAYERS: Final = VALUES["most players"]
STARTING_GOLD: Final = VALUES["starting gold"]
STARTING_INFLUENCE: Final = VALUES["starting influence"]
STARTING_STATUS: Final[list[int]] = [VALUES[f"starting status of {city}"] for city in CITY.names]
LOWEST_STATUS: Final = VALUES["lowest status"]
HIGHEST_STATUS: Final = VALUES["highest status"]
DECADES: Final = VALUES["decades"]
UNSOLD_STRENGTH: Final = VALUES["strength of an unsold city"]
STATUS_WON: Final = VALUES["status won in a war"]
GREAT_STATUS_WON: Final = VALUES["status won in a great victory"]
GREAT_VICTORY: Final = VALUES["factor of a great victory"]
MOST_TILES: Final = VALUES["most city tiles"]
MOST_CITIES: Final = VALUES["most cities"]
HAND: Final = VALUES["treachery tiles in hand"]
TREACHERY_GOLD: Final = VALUES["gold for a treachery tile"]
TREACHERY_INFLUENCE: Final = VALUES["influence for a treachery tile"]
BID_PER_STATUS: Final = VALUES["lowest bid for a city tile by status"]
POPE_GOLD: Final = VALUES["gold income of the pope"]
POPE_POINTS: Final = VALUES["points of the pope"]
MOST_GOLD_POINTS: Final = VALUES["points for most gold"]
SECOND_GOLD_POINTS: Final = VALUES["points for second most gold"]
MOST_INFLUENCE_POINTS: Final = VALUES["points for most influence"]
CITY_POINTS: Final[list[str]] = [
    f"points of the {place} city" for place in ("first", "second", "third", "fourth", "fifth")
]
"""What the cities are worth at the end, by rank: its names."""

PASSING_ROUNDS: Final = VALUES["rounds of passing before an action is forced"]
OFFERS_A_TURN: Final = VALUES["trade offers a turn"]
