"""Rulebooks of Masters of Renaissance, each with one deliberate mistake against one law."""

from __future__ import annotations

from random import Random
from typing import Any

from bottega.games.masters.game import Rules
from bottega.games.masters.rules.agenda import ACT, DEAL, FILL_MARKET, PASS_ON, TAKE_TURN, TURN_UP
from bottega.games.masters.rules.events import LEADER_DEALT, LEADER_DISCARDED, LINE_TAKEN
from bottega.games.masters.rules.setup import Deal, FillMarket, TurnUp
from bottega.games.masters.rules.turn import Act, PassOn
from bottega.games.masters.rules.verbs import ACTIONS, MARKET_ROW
from bottega.games.masters.show.presentation import MastersShow
from bottega.games.masters.table.state import Masters
from bottega.games.masters.table.words import DECK, PLACE
from bottega.kernel.declared import Step
from bottega.kernel.shape import Json
from bottega.kernel.state import EVERYONE, HIDDEN, Action, Frame, replaced
from bottega.kernel.vocabulary import Vocabulary
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
    """Looking turns the market round."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        t.market.reverse()
        return super().redact(t, seat)


class BlindView(Rules):
    """A seat does not see its own resources, and so has other options."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        if seat is not None:
            view.players[seat].warehouse = [0, 0, 0, 0]
        return view


class Nosy(MastersShow):
    """Takes for granted what others hide."""

    def derived(self, view: Masters) -> Any:
        return [1 << leader for player in view.players for leader in player.leaders]


class Meddling(MastersShow):
    """Leaves a mark."""

    def derived(self, view: Masters) -> Any:
        view.players[0].faith += 1
        return {}


class Shown(Rules):
    """The rulebook, shown in another way."""

    def __init__(self, show: MastersShow) -> None:
        super().__init__()
        self.show = show


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
    """From the second table on the first seat owns a coin, and nature did not decide it."""

    laid = 0
    first_odd = 2

    def setup(self, seats: int, options: dict[str, str]) -> Masters:
        t = super().setup(seats, options)
        self.laid += 1
        if self.laid >= self.first_odd:
            t.players[0].strongbox[0] = 1
        return t


class RestlessAtLast(RestlessSetUp):
    """The same, but not before the third table."""

    first_odd = 3


class Misread(Vocabulary):
    """Takes ``market row 2`` for the first row."""

    def parse(self, text: str) -> Action:
        action = super().parse(text)
        return (MARKET_ROW, 0) if action == (MARKET_ROW, 1) else action


class MisreadRecord(Rules):
    """A record does not come back as it was written."""

    def __init__(self) -> None:
        super().__init__()
        self.actions = Misread()
        self.actions.__dict__.update(ACTIONS.__dict__)


# Law 6 -----------------------------------------------------------------------------------------


class Endless(PassOn):
    """Nobody notices that the end was triggered."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        t.then((TAKE_TURN, (f[1] + 1) % t.seats))


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


class Weighted(FillMarket):
    """Nature is given other weights than marbles are left."""

    given: list[Any]

    def weights(self, t: Masters, f: Frame) -> list[int]:
        return self.given


# Law 7 -----------------------------------------------------------------------------------------


class CardEater(TurnUp):
    """The card turned up takes the next one of its deck with it."""

    def resolve(self, t: Masters, f: Frame, a: Action) -> None:
        super().resolve(t, f, a)
        t.under = replaced(t.under, f[2], t.under[f[2]][1:])


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
    """The first row may be taken only while the next seat does not hold an early leader."""

    def options(self, t: Masters, f: Frame) -> list[Action]:
        found = super().options(t, f)
        following = t.players[(f[1] + 1) % t.seats]
        return found[1:] if 0 <= following.leaders[0] < 12 else found


class LeakyView(Rules):
    """Everybody sees the first leader of everybody."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        for own, true in zip(view.players, t.players, strict=True):
            own.leaders = (*true.leaders[:1], *own.leaders[1:])
        return view


class OpenDeal(Rules):
    """Everybody sees the leaders that are dealt to others, until two of them are kept."""

    def redact(self, t: Masters, seat: int | None) -> Masters:
        view = super().redact(t, seat)
        for own, true in zip(view.players, t.players, strict=True):
            if not true.standing:
                own.leaders = true.leaders
        return view


class SilentOpenDeal(OpenDeal):
    """The same, and nobody at all is told which leader was dealt."""

    def answer(self, t: Masters, seat: int, a: Action) -> None:
        super().answer(t, seat, a)
        if t.events:
            t.events[:] = [e for e in t.events if e[0] != LEADER_DEALT or e[3] == HIDDEN]


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


class LinesAsTheyCome(Rules):
    """A score has those lines only that give points."""

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        return [line for line in super().breakdown(t, seat) if line[1]]


class LineTwice(Rules):
    """Two lines of the score have the same name."""

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        return [*super().breakdown(t, seat), ("cards", 0)]


class LateLine(Rules):
    """A line of the score is added when the game is over."""

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        lines = super().breakdown(t, seat)
        return lines if t.agenda else [*lines, ("applause", 1)]


class ShyScore(Rules):
    """A score can be told by those only who see all leaders of that seat."""

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        if HIDDEN in t.players[seat].leaders:
            raise ValueError("a leader is hidden")
        return super().breakdown(t, seat)


class WinsTwice(Rules):
    """The first seat has won, and so has the first seat."""

    def winners(self, t: Masters) -> list[int]:
        return [0, 0]


class GhostWins(Rules):
    """The seat behind the last one has won."""

    def winners(self, t: Masters) -> list[int]:
        return [t.seats]


# Law 10 ----------------------------------------------------------------------------------------


class LineBeforeSeat(Rules):
    """The line taken from the market is told before who took it."""

    def answer(self, t: Masters, seat: int, a: Action) -> None:
        super().answer(t, seat, a)
        for place, event in enumerate(t.events or []):
            if t.events is not None and event[0] == LINE_TAKEN:
                t.events[place] = (*event[:2], event[3], event[2])


class Rumour(Rules):
    """Whatever is answered, something else is told as well."""

    def __init__(self, *event: int) -> None:
        super().__init__()
        self.event = event

    def answer(self, t: Masters, seat: int, a: Action) -> None:
        super().answer(t, seat, a)
        if t.events is not None:
            t.events.append(self.event)


# The rulebooks with a broken step ---------------------------------------------------------------


def endless() -> Rules:
    return With(PASS_ON, Endless("pass on"))


def no_way_out() -> Rules:
    return With(ACT, NoWayOut("act"))


def stutter() -> Rules:
    return With(ACT, Stutter("act"))


def trapdoor() -> Rules:
    return With(ACT, Trapdoor("act"))


def gibberish() -> Rules:
    return With(ACT, Gibberish("act"))


def weighted(*weights: Any) -> Rules:
    step = Weighted("fill market", confirm=True, place=PLACE)
    step.given = list(weights)
    return With(FILL_MARKET, step)


def too_few_weights() -> Rules:
    return weighted(2, 2, 2, 2, 4)


def card_eater() -> Rules:
    return With(TURN_UP, CardEater("turn up", confirm=True, deck=DECK))


def loud_deal() -> Rules:
    return With(DEAL, LoudDeal("deal", confirm=True, to=SEAT))


def peeping() -> Rules:
    return With(ACT, PeepingAct("act"))
