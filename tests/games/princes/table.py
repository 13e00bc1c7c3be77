"""A table laid out as a rulebook describes it, to make a move on and to look at.

Seats are counted from 1. Tiles, troops and treachery tiles are written by name with commas between
them, a star behind a city tile that was used in this decade. All of it goes through the game's own
position format, so a test knows nothing of the engine's inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bottega.games.princes import GAME
from bottega.games.princes.table.state import Princes
from bottega.kernel.game import Game
from tests.games import playing
from tests.games.playing import AnyTable, split

CITIES = ["venice", "milan", "florence", "rome", "naples"]
FAMILIES = ["baglioni", "bentivoglio", "este", "gonzaga", "malatesta", "montefeltro"]
TROOPS = ["cavalry", "infantry", "pikes", "crossbow", "artillery", "fort"]
TREACHERY = {
    "bribe troop": 4,
    "bribe cardinal": 2,
    "block bid": 3,
    "steal influence": 3,
    "raid gold": 3,
    "veto": 3,
    "start war": 2,
}
# fmt: off
TILES = {
    "venice": [
        "il doge", "venetian merchant 1", "venetian merchant 2", "venetian merchant 3",
        "venetian merchant 4", "venetian merchant 5",
    ],
    "milan": [
        "milanese merchant", "genoese crossbow", "swiss mercenaries", "armourer",
        "ludovico sforza", "caterina sforza",
    ],
    "florence": [
        "lorenzo medici", "giovanni medici", "bank 1", "bank 2",
        "florentine merchant 1", "florentine merchant 2",
    ],
    "rome": [
        "roderigo borgia", "cesare borgia", "lucrezia borgia", "della rovere", "orsini", "colonna",
    ],
    "naples": [
        "ferrante of aragon", "alfonso of aragon", "spanish infantry", "federico of aragon",
        "neapolitan merchant 1", "neapolitan merchant 2",
    ],
}
EVENTS = {
    1: ["gozzoli", "piero della francesca", "verrocchio", "merchant 1"],
    2: ["botticelli", "mantegna", "bellini", "merchant 2"],
    3: ["leonardo", "michelangelo", "bramante", "french invasion"],
}
# fmt: on
ALL_TILES = [tile for city in CITIES for tile in TILES[city]]
ALL_EVENTS = [event for decade in (1, 2, 3) for event in EVENTS[decade]]
PLACED = ["piero della francesca", "verrocchio", "bellini", "bramante"]
"""Artists that raise the status of a city."""

NO_AUCTION = {
    "lot": "none",
    "high": "none",
    "leader": "none",
    "bidding": [],
    "blocked": [],
    "offered": False,
}
NO_WAR = {
    "attacker": "none",
    "defender": "none",
    "condottieri": ["none", "none"],
    "ally": "none",
    "side": "none",
    "bribed": [],
    "dice": [0, 0],
    "offered": [],
}


class Prince(NamedTuple):
    """What one player has, in the words of the rules; what is not said is not there."""

    tiles: str = ""
    troops: str = ""
    hand: str = ""
    gold: int = 40
    influence: int = 12
    family: str = ""
    events: str = ""
    markers: int = 0
    home: int = 0


class Table(AnyTable[Princes]):
    """A table of Princes of the Renaissance."""

    game: Game[Princes] = GAME

    def held(self, good: str) -> list[int]:
        """How much gold, influence, home or markers everybody has."""
        return [int(player[good]) for player in self.facts["players"]]

    def status(self, city: str) -> int:
        return int(self.facts["status"][city])

    def bid(self, *amounts: int | None) -> Table:
        """Bids in the order in which they are asked for; ``None`` passes."""
        for amount in amounts:
            self.do("pass" if amount is None else f"amount {amount}")
        return self

    def bids(self) -> tuple[int, int] | None:
        """The lowest and the highest bid that is possible; they leave no gap."""
        offered = [int(n) for n in self.offered("amount")]
        assert offered == sorted(offered)
        assert len(offered) == (offered[-1] - offered[0] + 1 if offered else 0)
        return (offered[0], offered[-1]) if offered else None

    def offer(self, ahead: int, *amounts: int) -> Table:
        """Offer a trade: what is given, gold and influence, then what is asked for.

        Amounts that leave no choice are not asked for.
        """
        self.do(f"trade with +{ahead}")
        for step, amount in zip(
            ("give gold", "give influence", "ask gold", "ask influence"), amounts, strict=True
        ):
            if self.step == step:
                self.do(f"amount {amount}")
        return self

    def pass_windows(self) -> Table:
        """Nobody vetoes and nobody bribes."""
        while self.step in ("veto", "bribe"):
            self.do("pass")
        return self

    def roll(self, attacker: int, defender: int) -> Table:
        return self.do(f"roll attacker {attacker}", f"roll defender {defender}")

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or an onlooker, sees of the table."""
        seen = self.game.redact(self.state, None if seat is None else seat - 1)
        written: dict[str, Any] = self.game.write(seen)
        return written


class TableBefore(Table):
    """The same by version 1 of the rules."""

    game = GAME.versions[1]


# Laying out ----------------------------------------------------------------------------------


def lay(
    *princes: Prince,
    status: str = "7 6 6 5 5",
    decade: int = 1,
    open: str | None = None,
    boxes: dict[str, str] | None = None,
    pope: int = 0,
    wars: int = 0,
    passes: int = 0,
    offers: int = 0,
    discards: str = "",
    trade: str = "turn",
    turn: int = 1,
    step: str = "turn",
    agenda: list[dict[str, Any]] | None = None,
    auction: dict[str, Any] | None = None,
    war: dict[str, Any] | None = None,
    possible: bool = True,
    rules: int = 2,
) -> Table:
    """A table in the middle of the game, the seat in ``turn`` about to act.

    Events of this decade that are not mentioned are ``open``, or only those that are named so. What
    else was sold was kept by the last seat or placed in Naples. ``possible=False``: this cannot
    arise. ``rules``: the version that is played.
    """
    boxes = boxes or {}
    placed = {city: split(boxes.get(city, "")) for city in CITIES}
    kept = [split(prince.events) for prince in princes]
    mentioned = [event for events in (*placed.values(), *kept) for event in events]
    now = EVENTS[decade] if open is None else split(open)
    for event in ALL_EVENTS[: 4 * decade]:
        if event not in mentioned and event not in now and event != "french invasion":
            (placed["naples"] if event in PLACED else kept[-1]).append(event)
    owned = [split(prince.tiles) for prince in princes]
    taken = {tile.rstrip("*") for tiles in owned for tile in tiles}
    used = {tile.rstrip("*") for tiles in owned for tile in tiles if tile.endswith("*")}
    thrown, lying = split(discards), war or NO_WAR
    gone = [*thrown, *(tile for prince in princes for tile in split(prince.hand))]
    position = {
        "seats": len(princes),
        "trading": trade,
        "decade": decade,
        "active": turn,
        "wars": wars,
        "passes": passes,
        "offers": offers,
        "pope": pope or "none",
        "status": dict(zip(CITIES, map(int, status.split()), strict=True)),
        "boxes": placed,
        "tiles": [tile for tile in ALL_TILES if tile not in taken],
        "open": [event for event in now if event not in mentioned],
        "supply": {
            troop: 4 - sum(troop in split(prince.troops) for prince in princes) for troop in TROOPS
        },
        "deck": [
            tile for tile, n in TREACHERY.items() for _ in range(max(0, n - gone.count(tile)))
        ],
        "discards": thrown,
        "used": [tile for tile in ALL_TILES if tile in used],
        "players": [
            lay_player(prince, family, events)
            for prince, family, events in zip(princes, families(princes), kept, strict=True)
        ],
        "auction": auction or NO_AUCTION,
        "war": lying,
        "agenda": [{"step": step, "seat": turn}] if agenda is None else agenda,
    }
    kind = Table
    if rules == 1:
        kind, position["war"] = TableBefore, {k: v for k, v in lying.items() if k != "offered"}
    table = kind(kind.game.read(position))
    if possible:
        assert table.faults == []
        table.game.decision(table.state)  # what needs no answer happens
    return table


def families(princes: tuple[Prince, ...]) -> list[str]:
    """Everybody's family; who has not named one gets the first that is left."""
    named = [prince.family for prince in princes]
    left = (family for family in FAMILIES if family not in named)
    return [family or next(left) for family in named]


def lay_player(prince: Prince, family: str, events: list[str]) -> dict[str, Any]:
    owned = {tile.rstrip("*") for tile in split(prince.tiles)}
    return {
        "family": family,
        "gold": prince.gold,
        "influence": prince.influence,
        "home": prince.home,
        "tiles": [tile for tile in ALL_TILES if tile in owned],
        "troops": sorted(split(prince.troops), key=TROOPS.index),
        "hand": sorted(split(prince.hand), key=list(TREACHERY).index),
        "events": sorted(events, key=ALL_EVENTS.index),
        "markers": prince.markers,
    }


def started(seats: int, trade: str = "turn") -> Table:
    """A new table up to the first turn, with first answers everywhere: seat 1 begins."""
    table = Table.new(seats, trade=trade)
    while table.step not in ("turn", "make offer"):
        table.do(table.options[0])
    return table


def wander(seats: int, seed: int, trade: str = "turn") -> Iterator[Table]:
    """A game of random answers, seen at each of its questions and at the end."""
    return playing.wander(Table.new(seats, trade=trade), seed)
