"""Masters of Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `TakeTurn` lists what a turn consists of.
"""

from __future__ import annotations

from random import Random

from bottega.games.masters import board, gloss, printed, scoring, tell, value, view
from bottega.games.masters.cards import CARD, LEADER, TOKEN
from bottega.games.masters.counting import faults
from bottega.games.masters.market import ChooseWhite, StoreGoods
from bottega.games.masters.news import EVENTS
from bottega.games.masters.production import (
    BasicFirst,
    BasicOutput,
    BasicSecond,
    ChoosePowers,
    LeaderOutput,
    Receive,
)
from bottega.games.masters.purchase import TakeCard
from bottega.games.masters.setup import (
    Deal,
    FillMarket,
    KeepLeaders,
    StartingGoods,
    TurnUp,
    set_up,
)
from bottega.games.masters.solo import DrawToken, SoloCheck, TakeAway
from bottega.games.masters.state import LAYOUT, Masters
from bottega.games.masters.turn import Act, FinishTurn, PassOn, TakeTurn
from bottega.games.masters.verbs import ACTIONS, CHANCE
from bottega.games.masters.warehouse import PayCost
from bottega.games.masters.words import (
    COLOUR,
    COUNT,
    DECK,
    GOOD,
    HELD,
    PLACE,
    POWER,
    RESOURCE,
    SLOT,
)
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.game import Fact, Game, Sentence, Step
from bottega.kernel.shape import Counts, Json
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import SEAT, Domain

USED = Counts(POWER, most=1)
PAYS = Counts(RESOURCE)
GAINS = Counts(GOOD)

STEPS: list[Step[Masters]] = [
    # Nature is asked even when she has no choice: each card and marble stands in the record.
    TurnUp("turn up", confirm=True, deck=DECK),
    FillMarket("fill market", confirm=True, place=PLACE),
    Deal("deal", confirm=True, to=SEAT),
    KeepLeaders("keep leaders", together=True),
    StartingGoods("starting goods", left=COUNT),
    TakeTurn("take turn"),
    Act("act"),
    ChooseWhite("choose white", whites=COUNT, red=COUNT, taken=PAYS),
    StoreGoods("store goods", taken=PAYS, discarded=COUNT),
    PayCost("pay", due=PAYS),
    TakeCard("take card", deck=DECK, slot=SLOT),
    ChoosePowers("choose powers", used=USED, pays=PAYS, gains=GAINS),
    BasicFirst("basic power, first input"),
    BasicSecond("basic power, second input", first=RESOURCE),
    BasicOutput("basic power, output", first=RESOURCE, second=RESOURCE),
    LeaderOutput("leader power, output", used=USED, pays=PAYS, gains=GAINS, leader=HELD),
    Receive("receive", gains=GAINS),
    FinishTurn("finish turn", confirm=True),
    PassOn("pass on"),
    DrawToken("draw token", confirm=True),
    TakeAway("take away", colour=COLOUR, left=COUNT),
    SoloCheck("solo check"),
]


class Rules(Game[Masters]):
    """The rulebook of Masters of Renaissance."""

    def __init__(self) -> None:
        super().__init__(
            key="masters",
            rules=1,
            seats=(1, 4),
            steps=STEPS,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS,
            layout=LAYOUT,
        )

    def setup(self, seats: int, options: dict[str, str]) -> Masters:
        return set_up(seats)

    def clone(self, t: Masters) -> Masters:
        return t.clone()

    def redact(self, t: Masters, seat: int | None) -> Masters:
        return view.redact(t, seat)

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def winners(self, t: Masters) -> list[int]:
        return scoring.winners(t)

    def faults(self, t: Masters) -> list[str]:
        return faults(t)

    def value(self, t: Masters, seat: int) -> float:
        return value.value(t, seat)

    def details(self, t: Masters, f: Frame, a: Action) -> list[Fact]:
        return tell.details(t, f, a)

    def refusals(self, t: Masters, f: Frame) -> list[tuple[str, Sentence]]:
        return tell.refusals(t, f)

    def gloss(self, view_: Masters) -> Json:
        return gloss.gloss(view_)

    def static_data(self) -> Json:
        return printed.static_data()

    def card_domains(self) -> list[Domain]:
        return [CARD, LEADER, TOKEN]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return tell.describe(domain, value)

    def draw(self, t: Masters, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)


GAME = Rules()
