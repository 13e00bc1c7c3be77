"""Die Wiege der Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `TakeTurn` and `follow_up` say what a turn
consists of, `Evaluate` what an evaluation does.
"""

from __future__ import annotations

from random import Random

from bottega.games.wiege import board, described, gloss, printed, scoring, tell, value, view
from bottega.games.wiege.actions import Act, ChooseColumn, GeniusBonus
from bottega.games.wiege.cards import CARD
from bottega.games.wiege.counting import faults
from bottega.games.wiege.culture import KeepFromColumn, NameAlone, NameSymbol, UseUp
from bottega.games.wiege.deck import DrawCard, FillSlot, Refill
from bottega.games.wiege.duel import DiscardRevealed, Duel, KeepRevealed, PlayAlone
from bottega.games.wiege.evaluation import Evaluate, NewEvent
from bottega.games.wiege.event_cards import EVENT
from bottega.games.wiege.news import EVENTS
from bottega.games.wiege.paying import PayStone
from bottega.games.wiege.placing import LiftPiece, MovePiece, PlacePiece
from bottega.games.wiege.setup import ChooseFirst, LayEvent, PickEvent, set_up
from bottega.games.wiege.state import LAYOUT, Wiege
from bottega.games.wiege.turn import ExchangeStones, PassOn, TakeTurn
from bottega.games.wiege.verbs import ACTIONS, CHANCE
from bottega.games.wiege.words import (
    COLOUR,
    COUNT,
    GROUP,
    PLAYER,
    POSITION,
    SLOT,
    SPACE,
    SYMBOL,
    YES_OR_NO,
)
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.game import Fact, Game, Sentence, Step
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import Domain

STEPS: list[Step[Wiege]] = [
    # Nature is asked even when she has no choice: each card stands in the record.
    PickEvent("pick event", confirm=True, group=GROUP),
    LayEvent("lay event", confirm=True, position=POSITION),
    DrawCard("draw card", confirm=True, to=PLAYER),
    FillSlot("fill slot", confirm=True, slot=SLOT),
    ChooseFirst("choose first"),
    TakeTurn("take turn"),
    ExchangeStones("exchange stones", exchanged=YES_OR_NO),
    PlacePiece("place piece"),
    LiftPiece("lift piece"),
    MovePiece("move piece", position=POSITION, space=SPACE),
    GeniusBonus("genius bonus", left=COUNT),
    Act("act", left=COUNT),
    ChooseColumn("choose column", card=CARD),
    Refill("refill"),
    Evaluate("evaluate", position=POSITION, colour=COLOUR),
    NameAlone("name alone", position=POSITION),
    NameSymbol("name symbol", position=POSITION, trigger=PLAYER, other=PLAYER, named=SYMBOL),
    # Whether somebody has a character to play is a secret: who might have one is asked.
    PlayAlone("play alone", confirm=True, position=POSITION),
    Duel("duel", confirm=True, position=POSITION, trigger=PLAYER, other=PLAYER, alone=YES_OR_NO),
    PayStone("pay stone", to=PLAYER),
    UseUp("use up", symbol=SYMBOL, cards=COUNT),
    KeepFromColumn("keep from column", symbol=SYMBOL),
    KeepRevealed("keep revealed"),
    DiscardRevealed("discard revealed"),
    # Whom the trigger player met is known to the end; nature's seat: nobody.
    NewEvent("new event", position=POSITION, colour=COLOUR, other=PLAYER),
    PassOn("pass on"),
]


class Rules(Game[Wiege]):
    """The rulebook of Die Wiege der Renaissance."""

    def __init__(self) -> None:
        super().__init__(
            key="wiege",
            rules=1,
            seats=(2, 4),
            steps=STEPS,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS,
            layout=LAYOUT,
            options={"mode": ["single", "teams"]},
        )

    def setup(self, seats: int, options: dict[str, str]) -> Wiege:
        return set_up(seats, teams=options["mode"] == "teams")

    def clone(self, t: Wiege) -> Wiege:
        return t.clone()

    def redact(self, t: Wiege, seat: int | None) -> Wiege:
        return view.redact(t, seat)

    def determinize(self, view_: Wiege, seat: int | None, rng: Random) -> Wiege:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Wiege, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def winners(self, t: Wiege) -> list[int]:
        return scoring.winners(t)

    def faults(self, t: Wiege) -> list[str]:
        return faults(t)

    def value(self, t: Wiege, seat: int) -> float:
        return value.value(t, seat)

    def details(self, t: Wiege, f: Frame, a: Action) -> list[Fact]:
        return tell.details(t, f, a)

    def refusals(self, t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
        return tell.refusals(t, f)

    def gloss(self, view_: Wiege) -> Json:
        return gloss.gloss(view_)

    def static_data(self) -> Json:
        return printed.static_data()

    def card_domains(self) -> list[Domain]:
        return [EVENT, CARD]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return described.describe(domain, value)

    def draw(self, t: Wiege, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)


GAME = Rules()
