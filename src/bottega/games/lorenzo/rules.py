"""Lorenzo il Magnifico, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `BeginRound` lists what a round consists
of, `Act` what a turn does.
"""

from __future__ import annotations

from random import Random

from bottega.games.lorenzo import board, described, gloss, printed, scoring, tell, value, view
from bottega.games.lorenzo.bonus_actions import BonusServants, BonusTower, BonusWork
from bottega.games.lorenzo.cards import CARD
from bottega.games.lorenzo.church import Report, ShowSupport
from bottega.games.lorenzo.counting import faults
from bottega.games.lorenzo.gains import ChoosePrivilege
from bottega.games.lorenzo.leader_cards import LEADER, SOURCE
from bottega.games.lorenzo.leaders import CopyAbility, Strengthen
from bottega.games.lorenzo.news import EVENTS
from bottega.games.lorenzo.placing import ChooseSpace, SpendServants
from bottega.games.lorenzo.production import ChooseExchange
from bottega.games.lorenzo.round import BeginRound, DrawCard, EndRound, Roll, SkipTurn
from bottega.games.lorenzo.setup import (
    ChooseTile,
    Deal,
    DraftLeader,
    DrawOrder,
    DrawTile,
    HandOut,
    PassLeaders,
    set_up,
)
from bottega.games.lorenzo.state import LAYOUT, Lorenzo
from bottega.games.lorenzo.tiles import TILE
from bottega.games.lorenzo.tower import ChooseCost, ChooseDiscount
from bottega.games.lorenzo.turn import Act, FinishTurn, TakeTurn
from bottega.games.lorenzo.verbs import ACTIONS, CHANCE
from bottega.games.lorenzo.words import (
    BONUS_TILE,
    CHOICE,
    COUNT,
    DIE,
    FLOOR,
    MEMBER,
    PERIOD,
    PLACE,
    PRIVILEGE,
    SLOT,
    SPACE,
    TAXABLE,
)
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.game import Fact, Game, Sentence, Step
from bottega.kernel.shape import Counts, Json
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import SEAT, Domain

STEPS: list[Step[Lorenzo]] = [
    DrawTile("draw tile", period=PERIOD),
    DrawOrder("draw order", place=PLACE),
    HandOut("hand out"),
    ChooseTile("choose tile"),
    Deal("deal", to=SEAT),
    DraftLeader("draft leader", together=True),
    PassLeaders("pass leaders"),
    BeginRound("begin round"),
    # Nature is asked even when she has no choice: each card stands in the record.
    DrawCard("draw card", confirm=True, floor=FLOOR),
    Roll("roll", die=DIE),
    SkipTurn("skip turn"),
    TakeTurn("take turn"),
    Act("act"),
    ChooseSpace("choose space", member=MEMBER),
    SpendServants("spend servants", member=MEMBER, space=SPACE, spent=COUNT),
    ChooseCost("choose cost", floor=FLOOR, source=SOURCE),
    ChooseDiscount("choose discount", floor=FLOOR, source=SOURCE),
    ChoosePrivilege("choose privilege", left=COUNT, taken=Counts(PRIVILEGE), tax=Counts(TAXABLE)),
    ChooseExchange(
        "choose exchange",
        value=COUNT,
        slot=SLOT,
        first=CHOICE,
        second=CHOICE,
        third=CHOICE,
        fourth=CHOICE,
        fifth=CHOICE,
        sixth=CHOICE,
    ),
    BonusTower("bonus tower", source=SOURCE),
    BonusServants("bonus servants", source=SOURCE, floor=FLOOR, spent=COUNT),
    BonusWork("bonus work", source=SOURCE, spent=COUNT),
    CopyAbility("copy ability"),
    Strengthen("strengthen"),
    FinishTurn("finish turn"),
    Report("report"),
    ShowSupport("show support"),
    EndRound("end round"),
]


class Rules(Game[Lorenzo]):
    """The rulebook of Lorenzo il Magnifico."""

    def __init__(self) -> None:
        super().__init__(
            key="lorenzo",
            rules=1,
            seats=(2, 4),
            steps=STEPS,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS,
            layout=LAYOUT,
            options={"mode": ["advanced", "basic"]},
        )

    def setup(self, seats: int, options: dict[str, str]) -> Lorenzo:
        return set_up(seats, advanced=options["mode"] == "advanced")

    def clone(self, t: Lorenzo) -> Lorenzo:
        return t.clone()

    def redact(self, t: Lorenzo, seat: int | None) -> Lorenzo:
        return view.redact(t, seat)

    def determinize(self, view_: Lorenzo, seat: int | None, rng: Random) -> Lorenzo:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Lorenzo, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def winners(self, t: Lorenzo) -> list[int]:
        return scoring.winners(t)

    def faults(self, t: Lorenzo) -> list[str]:
        return faults(t)

    def value(self, t: Lorenzo, seat: int) -> float:
        return value.value(self, t, seat)

    def details(self, t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
        return tell.details(t, f, a)

    def question_details(self, t: Lorenzo, f: Frame) -> list[Fact]:
        return tell.question_details(t, f)

    def refusals(self, t: Lorenzo, f: Frame) -> list[tuple[str, Sentence]]:
        return tell.refusals(t, f)

    def gloss(self, view: Lorenzo) -> Json:
        return gloss.gloss(view)

    def static_data(self) -> Json:
        return printed.static_data()

    def card_domains(self) -> list[Domain]:
        return [CARD, LEADER, TILE, BONUS_TILE]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return described.describe(domain, value)

    def draw(self, t: Lorenzo, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)


GAME = Rules()
