"""Princes of the Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `Turn` lists what a turn may do, `fight`
in `war` what a war consists of.
"""

from __future__ import annotations

from random import Random

from bottega.games.princes import (
    board,
    described,
    gloss,
    printed,
    refused,
    scoring,
    tell,
    value,
    view,
)
from bottega.games.princes.auction import Bid
from bottega.games.princes.battle import CounterAttack, Judge, MayReroll, Roll
from bottega.games.princes.city_tiles import TILE
from bottega.games.princes.counting import faults
from bottega.games.princes.decade import EndDecade
from bottega.games.princes.event_tiles import EVENT_TILE
from bottega.games.princes.families import FAMILY
from bottega.games.princes.figures import FEWEST_PLAYERS, MOST_PLAYERS
from bottega.games.princes.lots import LOT
from bottega.games.princes.news import EVENTS
from bottega.games.princes.paying import PayPope
from bottega.games.princes.setup import DrawChooser, DrawFirst, PickFamily, set_up
from bottega.games.princes.state import LAYOUT, Princes
from bottega.games.princes.trading import AskGold, AskInfluence, GiveGold, GiveInfluence, Reply
from bottega.games.princes.treachery import Discard, DrawTreachery
from bottega.games.princes.turn import BeginTurn, EndTurn, MakeOffer, Turn
from bottega.games.princes.verbs import ACTIONS, CHANCE
from bottega.games.princes.war import Hire, HolyLeague, MayBribe, MayVeto, PayArmies
from bottega.games.princes.winning import AlfonsoNow, PlaceEvent
from bottega.games.princes.words import (
    AMOUNT,
    CITY,
    COUNT,
    ROUND,
    SIDE,
    TRADING,
    TREACHERY,
    TROOP,
)
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.game import Fact, Game, Sentence, Step
from bottega.kernel.shape import Json
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import SEAT, Domain

STEPS: list[Step[Princes]] = [
    DrawChooser("draw chooser"),
    PickFamily("pick family"),
    DrawFirst("draw first"),
    BeginTurn("begin turn"),
    MakeOffer("make offer", to=SEAT),
    Turn("turn", confirm=True),
    EndTurn("end turn", confirm=True),
    # Nature is asked even when she has no choice: each tile stands in the record.
    DrawTreachery("draw treachery", confirm=True, to=SEAT),
    Discard("discard", confirm=True),
    Bid("bid", confirm=True, lot=LOT, high=AMOUNT),
    PayPope("pay pope", confirm=True, due=COUNT),
    PlaceEvent("place event", event=EVENT_TILE),
    AlfonsoNow("alfonso now"),
    MayVeto("veto", confirm=True, attacker=CITY, defender=CITY),
    Hire("hire", side=SIDE),
    PayArmies("pay armies"),
    HolyLeague("holy league", attacker=CITY, defender=CITY),
    MayBribe("bribe", confirm=True, attacker=CITY, defender=CITY),
    Roll("roll", side=SIDE),
    Judge("judge", round=ROUND),
    MayReroll("reroll", round=ROUND, attacker_total=COUNT, defender_total=COUNT),
    CounterAttack("counter-attack", attacker_total=COUNT, defender_total=COUNT),
    GiveGold("give gold", to=SEAT),
    GiveInfluence("give influence", to=SEAT, give_gold=COUNT),
    AskGold("ask gold", to=SEAT, give_gold=COUNT, give_influence=COUNT),
    AskInfluence("ask influence", to=SEAT, give_gold=COUNT, give_influence=COUNT, ask_gold=COUNT),
    Reply(
        "reply",
        confirm=True,
        offerer=SEAT,
        give_gold=COUNT,
        give_influence=COUNT,
        ask_gold=COUNT,
        ask_influence=COUNT,
    ),
    EndDecade("end decade"),
]


class Rules(Game[Princes]):
    """The rulebook of Princes of the Renaissance."""

    def __init__(self) -> None:
        super().__init__(
            key="princes",
            rules=1,
            seats=(FEWEST_PLAYERS, MOST_PLAYERS),
            steps=STEPS,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS,
            layout=LAYOUT,
            options={"trade": TRADING.names},
        )
        self.hides_seats = True  # nobody sees who is thinking about a veto or a bribe

    def setup(self, seats: int, options: dict[str, str]) -> Princes:
        return set_up(seats, TRADING.values[options["trade"]])

    def clone(self, t: Princes) -> Princes:
        return t.clone()

    def redact(self, t: Princes, seat: int | None) -> Princes:
        return view.redact(t, seat)

    def determinize(self, view_: Princes, seat: int | None, rng: Random) -> Princes:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Princes, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def winners(self, t: Princes) -> list[int]:
        return scoring.winners(t)

    def faults(self, t: Princes) -> list[str]:
        return faults(t)

    def value(self, t: Princes, seat: int) -> float:
        return value.value(t, seat)

    def details(self, t: Princes, f: Frame, a: Action) -> list[Fact]:
        return tell.details(t, f, a)

    def refusals(self, t: Princes, f: Frame) -> list[tuple[str, Sentence]]:
        return refused.refusals(t, f)

    def gloss(self, view: Princes) -> Json:
        return gloss.gloss(view)

    def static_data(self) -> Json:
        return printed.static_data()

    def card_domains(self) -> list[Domain]:
        return [FAMILY, TILE, EVENT_TILE, TROOP, TREACHERY, described.OFFICE]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return described.describe(domain, value)

    def draw(self, t: Princes, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)


GAME = Rules()
