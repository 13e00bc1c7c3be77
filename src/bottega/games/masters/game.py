"""Masters of Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `TakeTurn` lists what a turn consists of.
"""

from __future__ import annotations

from random import Random
from typing import Final

from bottega.games.masters.rules import scoring
from bottega.games.masters.rules.agenda import (
    ACT,
    BASIC_FIRST,
    BASIC_OUTPUT,
    BASIC_SECOND,
    CHOOSE_POWERS,
    CHOOSE_WHITE,
    DEAL,
    DRAW_TOKEN,
    FILL_MARKET,
    FINISH_TURN,
    KEEP_LEADERS,
    LEADER_OUTPUT,
    PASS_ON,
    PAY_COST,
    RECEIVE,
    SOLO_CHECK,
    STARTING_GOODS,
    STEPS,
    STORE_GOODS,
    TAKE_AWAY,
    TAKE_CARD,
    TAKE_TURN,
    TURN_UP,
)
from bottega.games.masters.rules.events import EVENTS
from bottega.games.masters.rules.market import ChooseWhite, StoreGoods
from bottega.games.masters.rules.production import (
    BasicFirst,
    BasicOutput,
    BasicSecond,
    ChoosePowers,
    LeaderOutput,
    Receive,
)
from bottega.games.masters.rules.purchase import TakeCard
from bottega.games.masters.rules.setup import (
    Deal,
    FillMarket,
    KeepLeaders,
    StartingGoods,
    TurnUp,
    set_up,
)
from bottega.games.masters.rules.solo import DrawToken, SoloCheck, TakeAway
from bottega.games.masters.rules.turn import Act, FinishTurn, PassOn, TakeTurn, agendas
from bottega.games.masters.rules.verbs import ACTIONS, CHANCE
from bottega.games.masters.rules.warehouse import PayCost
from bottega.games.masters.show.presentation import MastersShow
from bottega.games.masters.table import view
from bottega.games.masters.table.faults import PIECES, faults
from bottega.games.masters.table.readings import DISCARD, READINGS_1, Readings
from bottega.games.masters.table.state import LAYOUT, LAYOUT_1, Masters
from bottega.games.masters.think import value
from bottega.kernel.game import Game
from bottega.kernel.state import Frame

RULEBOOK: Final = STEPS.carried_out_by(
    {
        TURN_UP: TurnUp(),
        FILL_MARKET: FillMarket(),
        DEAL: Deal(),
        KEEP_LEADERS: KeepLeaders(),
        STARTING_GOODS: StartingGoods(),
        TAKE_TURN: TakeTurn(),
        ACT: Act(),
        CHOOSE_WHITE: ChooseWhite(),
        STORE_GOODS: StoreGoods(),
        PAY_COST: PayCost(),
        TAKE_CARD: TakeCard(),
        CHOOSE_POWERS: ChoosePowers(),
        BASIC_FIRST: BasicFirst(),
        BASIC_SECOND: BasicSecond(),
        BASIC_OUTPUT: BasicOutput(),
        LEADER_OUTPUT: LeaderOutput(),
        RECEIVE: Receive(),
        FINISH_TURN: FinishTurn(),
        PASS_ON: PassOn(),
        DRAW_TOKEN: DrawToken(),
        TAKE_AWAY: TakeAway(),
        SOLO_CHECK: SoloCheck(),
    }
)
"""Who carries out which paragraph."""


class Rules(Game[Masters]):
    """The rulebook of Masters of Renaissance. Version 1 has no choice of readings."""

    def __init__(self, version: int = 2) -> None:
        first = version == 1
        super().__init__(
            key="masters",
            rules=version,
            seats=(1, 4),
            minutes=45,
            steps=RULEBOOK,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS.kinds,
            layout=LAYOUT_1 if first else LAYOUT,
            options={} if first else {"discard": DISCARD.names},
            rulings={} if first else {"discard": "R6"},
            pieces=PIECES,
            show=MastersShow(),
            value=value.value,
            earlier=[] if first else [Rules(1)],
        )

    def setup(self, seats: int, options: dict[str, str]) -> Masters:
        if self.rules == 1:
            return set_up(seats, READINGS_1)
        return set_up(seats, Readings(discard=DISCARD.read(options["discard"])))

    def clone(self, t: Masters) -> Masters:
        return t.clone()

    def redact(self, t: Masters, seat: int | None) -> Masters:
        return view.redact(t, seat)

    def determinize(self, view_: Masters, seat: int | None, rng: Random) -> Masters:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Masters, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def values(self, t: Masters) -> list[float]:
        return value.values(t)

    def winners(self, t: Masters) -> list[int]:
        return scoring.winners(t)

    def tie_breaks(self, t: Masters) -> list[tuple[str, list[int]]]:
        return [("resources left", scoring.resources_left(t))] if not t.solo else []

    def faults(self, t: Masters) -> list[str]:
        return faults(t)

    def agendas(self, t: Masters) -> list[list[Frame]]:
        return agendas(t)


GAME: Final = Rules()
