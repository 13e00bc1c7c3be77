"""Rulebooks of Masters of Renaissance, each with one deliberate mistake against one law."""

from __future__ import annotations

from random import Random

from bottega.games.masters.agenda import (
    ACT,
    DEAL,
    LEADER_DEALT,
    LEADER_DISCARDED,
    MARKET_ROW,
    TURN_UP,
)
from bottega.games.masters.rules import Rules
from bottega.games.masters.setup import Deal, TurnUp
from bottega.games.masters.state import Masters
from bottega.games.masters.turn import Act
from bottega.games.masters.verbs import ACTIONS
from bottega.games.masters.words import SLOT
from bottega.kernel.game import Step
from bottega.kernel.shape import Json
from bottega.kernel.state import EVERYONE, HIDDEN, Action, Frame
from bottega.kernel.vocabulary import Verb, Vocabulary
from bottega.kernel.words import SEAT


class With(Rules):
    """The rulebook with one step of it replaced."""

    def __init__(self, number: int, step: Step[Masters]) -> None:
        super().__init__()
        self.steps = [*self.steps]
        self.steps[number] = step


# Law 1 -----------------------------------------------------------------------------------------


class SharedMarket(Rules):
    """A clone lies at the same market."""

    def clone(self, t: Masters) -> Masters:
        copy = t.clone()
        copy.market = t.market
        return copy


class SharedStrongbox(Rules):
    """A clone owns the same strongboxes."""

    def clone(self, t: Masters) -> Masters:
        copy = t.clone()
        for own, other in zip(copy.players, t.players, strict=True):
            own.strongbox = other.strongbox
        return copy


class ForgetfulClone(Rules):
    """A clone forgets what lies on the slide."""

    def clone(self, t: Masters) -> Masters:
        copy = t.clone()
        copy.slide = -1
        return copy


# Law 2 -----------------------------------------------------------------------------------------


class LossyReading(Rules):
    """Reading a position drops what is due last."""

    def read(self, json: Json) -> Masters:
        t = super().read(json)
        t.agenda = t.agenda[1:]
        return t


class LossyWriting(Rules):
    """A position says that nobody has any faith."""

    def write(self, t: Masters) -> Json:
        json = super().write(t)
        for player in json["players"]:
            player["faith"] = 0
        return json


class UnreadableWriting(Rules):
    """A position is written that cannot be read."""

    def write(self, t: Masters) -> Json:
        return super().write(t) | {"mood": "good"}


# Law 3 -----------------------------------------------------------------------------------------


class DriftingView(Rules):
    """Every look makes the others seem one step further."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        for other, p in enumerate(view.players):
            if other != seat:
                p.faith += 1
        return view


class MeddlingView(Rules):
    """Looking takes the marble from the slide."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        t.slide = -1
        return super().redact(t, seat)


class BlindView(Rules):
    """A seat does not see its own resources, and so has other options."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        if seat is not None:
            view.players[seat].warehouse = [0, 0, 0, 0]
        return view


# Law 4 -----------------------------------------------------------------------------------------


class InventiveDeterminize(Rules):
    """The imagined world has another market."""

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        world = super().determinize(view_, seat, rng)
        world.market = world.market[::-1]
        return world


class LazyDeterminize(Rules):
    """What is hidden stays hidden."""

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        return view_.clone()


class PlayingFavourites(Rules):
    """The imagined world changes even the seat's own leaders."""

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        world = super().determinize(view_, seat, rng)
        if seat is not None:
            p = world.players[seat]
            p.leaders = p.leaders[::-1]
        return world


# Law 5 -----------------------------------------------------------------------------------------


class RestlessSetUp(Rules):
    """Every new table begins one step further on the track: something besides nature decides."""

    tables = 0

    def setup(self, seats: int, options: dict[str, str]) -> Masters:
        t = super().setup(seats, options)
        self.tables += 1
        t.players[0].faith = self.tables
        return t


class SwappedNotation(Rules):
    """Writes ``market row 1`` for the second row and the other way round."""

    def __init__(self) -> None:
        super().__init__()
        row = ACTIONS.verbs[MARKET_ROW].fields[0][1]
        other = type(row)(row.key, 1, 3)  # type: ignore[call-arg, arg-type]
        other.names = ["2", "1", "3"]
        verbs = [*ACTIONS.verbs]
        verbs[MARKET_ROW] = Verb(MARKET_ROW, "market row {row}", row=other)
        self.actions = Vocabulary(verbs)


# Law 6 -----------------------------------------------------------------------------------------


class NoWayOut(Act):
    """Nothing can be answered."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return []


class Stutter(Act):
    """The first option is offered twice."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        found = super().options(t, f)
        return [*found, found[0]]


class Trapdoor(Act):
    """One of the options crashes."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        if a == (MARKET_ROW, 1):
            raise IndexError("there is no such row")
        super().resolve(t, f, a)


class Gibberish(Act):
    """One of the options is no action of the game."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        return [(99, 99), *super().options(t, f)]


# Law 7 -----------------------------------------------------------------------------------------


class CardEater(TurnUp):
    """The card turned up takes the next one of its deck with it."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        super().resolve(t, f, a)
        t.under[f[2]] = t.under[f[2]][1:]


class SloppyDeterminize(Rules):
    """The imagined world deals the same hidden leader twice."""

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        world = view_.clone()
        for p in world.players:
            p.leaders = tuple(15 if leader == HIDDEN else leader for leader in p.leaders)
            p.rejected = tuple(15 if leader == HIDDEN else leader for leader in p.rejected)
        return world


# Law 8 -----------------------------------------------------------------------------------------


class Gossip(Rules):
    """Everybody hears which leader was discarded."""

    def answer(self, t: Masters, seat: int, a: Action) -> None:
        super().answer(t, seat, a)
        for place, event in enumerate(t.events or []):
            if t.events is not None and event[0] == LEADER_DISCARDED and event[3] != HIDDEN:
                t.events[place] = (event[0], EVERYONE, *event[2:])


class LoudDeal(Deal):
    """Everybody hears which leader was dealt to whom."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        super().resolve(t, f, a)
        t.tell(LEADER_DEALT, EVERYONE, f[2], a[2])


class LoudKeep(Rules):
    """Who keeps the leader of the highest number moves on by one."""

    def answer(self, t: Masters, seat: int, a: Action) -> None:
        before = len(t.players[seat].rejected) if seat >= 0 else 0
        super().answer(t, seat, a)
        if (
            seat >= 0
            and not before
            and t.players[seat].rejected
            and max(t.players[seat].leaders) > 7
        ):
            t.players[seat].faith += 1


class PeepingAct(Act):
    """A row may be taken only while the next seat does not hold an early leader."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        found = super().options(t, f)
        following = t.players[(f[1] + 1) % t.seats]
        return found[1:] if min(following.leaders) < 4 else found


class LeakyView(Rules):
    """Everybody sees the first leader of everybody."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        for own, true in zip(view.players, t.players, strict=True):
            own.leaders = (*true.leaders[:1], *own.leaders[1:])
        return view


# Law 9 -----------------------------------------------------------------------------------------


class WrongSum(Rules):
    """The score is one more than its lines."""

    def scores(self, t: Masters) -> list[int]:
        return [points + 1 for points in super().scores(t)]


class SecretScore(Rules):
    """A line of the score that its owner cannot know: somebody else's leaders."""

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        other = t.players[(seat + 1) % t.seats]
        return [*super().breakdown(t, seat), ("envy", sum(other.leaders))]


class GhostWins(Rules):
    """The seat behind the last one has won."""

    def winners(self, t: Masters) -> list[int]:
        return [t.seats]


STEPS: dict[str, tuple[int, Step[Masters]]] = {
    "no way out": (ACT, NoWayOut("act")),
    "stutter": (ACT, Stutter("act")),
    "trapdoor": (ACT, Trapdoor("act")),
    "gibberish": (ACT, Gibberish("act")),
    "card eater": (TURN_UP, CardEater("turn up", confirm=True, deck=SLOT)),
    "loud deal": (DEAL, LoudDeal("deal", confirm=True, to=SEAT)),
    "peeping": (ACT, PeepingAct("act")),
}
