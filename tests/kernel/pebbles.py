"""A tiny game to try the kernel on, and a way to install it as a package would.

Everybody draws one of six pebbles, which nobody else sees, and bids high or low together with the
others. Then all is shown: high counts the pebble, low counts two. Heavier pebbles are drawn
more often. With the option ``length=two`` there is a second round with the pebbles in the open.
It has no catalogue and draws nothing.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bottega.kernel.declared import Events, Step, Steps
from bottega.kernel.game import Game
from bottega.kernel.shape import Flag, Number, Object, OneOf, PerSeat
from bottega.kernel.state import (
    EVERYONE,
    HIDDEN,
    NATURE,
    NONE,
    Action,
    Frame,
    State,
    all_but,
    only,
)
from bottega.kernel.vocabulary import Vocabulary
from bottega.kernel.words import SEAT, Domain, Numbers

PEBBLE = Numbers("pebble", 1, 6)
BID = Domain("bid", ["low", "high"])
HIGH = 1
CAUTION = 2

ACTIONS, CHANCE = Vocabulary(), Vocabulary()
BID_IT = ACTIONS.declare("bid {bid}", bid=BID)
BOW = ACTIONS.declare("bow", key="courtesy")
DRAW_IT = CHANCE.declare("draw {pebble}", pebble=PEBBLE)
EVENTS = Events()
DRAWN = EVENTS.declare("drawn", seat=SEAT, pebble=PEBBLE)
BIDDEN = EVENTS.declare("bidden", seat=SEAT)
SHOWN = EVENTS.declare("shown", seat=SEAT, pebble=PEBBLE, bid=BID, reveals=True)


class Table(State):
    """Who holds which pebble, who bade what, and what was won so far."""

    __slots__ = ("bids", "open", "pebbles", "points", "rounds")

    def __init__(
        self,
        seats: int,
        pebbles: list[int],
        bids: list[int],
        points: list[int],
        open: bool,
        rounds: int,
    ) -> None:
        super().__init__(seats)
        self.pebbles = pebbles
        self.bids = bids
        self.points = points
        self.open = open
        self.rounds = rounds


STEPS = Steps[Table]()
DRAW = STEPS.declare("draw", confirm=True, to=SEAT)
BIDDING = STEPS.declare("bidding", together=True)
SHOW = STEPS.declare("show")


class DrawPebble(Step[Table]):
    def options(self, t: Table, f: Frame) -> list[Action]:
        return [(0, pebble) for pebble in range(PEBBLE.size) if pebble not in t.pebbles]

    def weights(self, t: Table, f: Frame) -> list[int]:
        return [action[1] + 1 for action in self.options(t, f)]

    def resolve(self, t: Table, f: Frame, a: Action) -> None:
        t.pebbles[f[2]] = a[1]
        t.tell(DRAWN, only(f[2]), f[2], a[1])
        t.tell(DRAWN, all_but(f[2]), f[2], HIDDEN)


class Bid(Step[Table]):
    def options(self, t: Table, f: Frame) -> list[Action]:
        return [(0, 0), (0, HIGH)]

    def resolve(self, t: Table, f: Frame, a: Action) -> None:
        t.bids[f[1]] = a[1]
        t.tell(BIDDEN, EVERYONE, f[1])


class Show(Step[Table]):
    def resolve(self, t: Table, f: Frame, a: Action) -> None:
        t.open = True
        for seat in range(t.seats):
            pebble, bid = t.pebbles[seat], t.bids[seat]
            t.points[seat] += pebble + 1 if bid == HIGH else CAUTION
            t.tell(SHOWN, EVERYONE, seat, pebble, bid)
        t.rounds -= 1
        if t.rounds:
            t.bids = [NONE] * t.seats
            t.then(*((BIDDING, seat) for seat in range(t.seats)), (SHOW, 0))


class Pebbles(Game[Table]):
    """The rulebook of the pebbles."""

    def __init__(self) -> None:
        super().__init__(
            key="pebbles",
            rules=7,
            seats=(2, 3),
            steps=STEPS.carried_out_by({DRAW: DrawPebble(), BIDDING: Bid(), SHOW: Show()}),
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS.kinds,
            layout=Object(
                Table,
                seats=Number(2, 3),
                pebbles=PerSeat(OneOf(PEBBLE, none=True, hidden=True)),
                bids=PerSeat(OneOf(BID, none=True, hidden=True)),
                points=PerSeat(Number(0, 99)),
                open=Flag(),
                rounds=Number(0, 2),
            ),
            options={"length": ["one", "two"]},
        )

    def setup(self, seats: int, options: dict[str, str]) -> Table:
        rounds = 2 if options["length"] == "two" else 1
        t = Table(seats, [NONE] * seats, [NONE] * seats, [0] * seats, False, rounds)
        t.then(
            *((DRAW, NATURE, seat) for seat in range(seats)),
            *((BIDDING, seat) for seat in range(seats)),
            (SHOW, 0),
        )
        return t

    def clone(self, t: Table) -> Table:
        copy = Table(t.seats, t.pebbles[:], t.bids[:], t.points[:], t.open, t.rounds)
        copy.agenda = t.agenda[:]
        return copy

    def redact(self, t: Table, seat: int | None) -> Table:
        view = self.clone(t)
        over = not t.rounds
        for other in range(t.seats):
            if other != seat and t.pebbles[other] != NONE and not t.open:
                view.pebbles[other] = HIDDEN
            if other != seat and t.bids[other] != NONE and not over:
                view.bids[other] = HIDDEN
        return view

    def determinize(self, view: Table, seat: int | None, rng: Random) -> Table:
        world = self.clone(view)
        unseen = [pebble for pebble in range(PEBBLE.size) if pebble not in view.pebbles]
        rng.shuffle(unseen)
        world.pebbles = [unseen.pop() if p == HIDDEN else p for p in view.pebbles]
        world.bids = [rng.randrange(BID.size) if b == HIDDEN else b for b in view.bids]
        return world

    def breakdown(self, t: Table, seat: int) -> list[tuple[str, int]]:
        return [("won", t.points[seat])]

    def winners(self, t: Table) -> list[int]:
        return [seat for seat in range(t.seats) if t.points[seat] == max(t.points)]

    def faults(self, t: Table) -> list[str]:
        held = [pebble for pebble in t.pebbles if pebble >= 0]
        return ["a pebble is there twice"] if len(set(held)) < len(held) else []


GAME = Pebbles()


def install(folder: Path, key: str = "pebbles", target: str = f"{__name__}:GAME") -> Path:
    """Lay a package into a folder that offers this game through the entry points."""
    about = folder / f"{key}_package-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[bottega.games]\n{key} = {target}\n")
    return folder
