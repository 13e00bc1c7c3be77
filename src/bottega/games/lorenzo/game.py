"""Lorenzo il Magnifico, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `BeginRound` lists what a round consists
of, `Act` what a turn does.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from bottega.games.lorenzo.rules import scoring
from bottega.games.lorenzo.rules.agenda import (
    ACT,
    BEGIN_ROUND,
    BONUS_SERVANTS,
    BONUS_TOWER,
    BONUS_WORK,
    CHOOSE_COST,
    CHOOSE_DISCOUNT,
    CHOOSE_EXCHANGE,
    CHOOSE_PRIVILEGE,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    COPY_ABILITY,
    DEAL,
    DRAFT_LEADER,
    DRAW_CARD,
    DRAW_ORDER,
    DRAW_TILE,
    END_ROUND,
    FINISH_TURN,
    HAND_OUT,
    MAKE_UP,
    MAKE_UP_TURN,
    PASS_LEADERS,
    REPORT,
    ROLL,
    SHOW_SUPPORT,
    SKIP_TURN,
    SPEND_SERVANTS,
    STEPS,
    STRENGTHEN,
    TAKE_TURN,
)
from bottega.games.lorenzo.rules.bonus_actions import BonusServants, BonusTower, BonusWork
from bottega.games.lorenzo.rules.church import Report, ShowSupport
from bottega.games.lorenzo.rules.events import EVENTS
from bottega.games.lorenzo.rules.gains import ChoosePrivilege
from bottega.games.lorenzo.rules.leaders import CopyAbility, Strengthen
from bottega.games.lorenzo.rules.placing import ChooseSpace, SpendServants
from bottega.games.lorenzo.rules.production import ChooseExchange
from bottega.games.lorenzo.rules.round import (
    BeginRound,
    DrawCard,
    EndRound,
    Roll,
    SkipTurn,
    agendas,
)
from bottega.games.lorenzo.rules.setup import (
    ChooseTile,
    Deal,
    DraftLeader,
    DrawOrder,
    DrawTile,
    HandOut,
    PassLeaders,
    set_up,
)
from bottega.games.lorenzo.rules.tower import ChooseCost, ChooseDiscount
from bottega.games.lorenzo.rules.turn import Act, FinishTurn, TakeTurn
from bottega.games.lorenzo.rules.verbs import ACTIONS, CHANCE
from bottega.games.lorenzo.show.presentation import LorenzoShow
from bottega.games.lorenzo.table import view
from bottega.games.lorenzo.table.faults import PIECES, faults
from bottega.games.lorenzo.table.readings import BONUS_TILE_AS, READINGS_1, Readings
from bottega.games.lorenzo.table.state import LAYOUT, LAYOUT_1, Lorenzo
from bottega.games.lorenzo.think import value
from bottega.kernel.game import Game
from bottega.kernel.state import Frame

RULEBOOK: Final = STEPS.carried_out_by(
    {
        DRAW_TILE: DrawTile(),
        DRAW_ORDER: DrawOrder(),
        HAND_OUT: HandOut(),
        CHOOSE_TILE: ChooseTile(),
        DEAL: Deal(),
        DRAFT_LEADER: DraftLeader(),
        PASS_LEADERS: PassLeaders(),
        BEGIN_ROUND: BeginRound(),
        DRAW_CARD: DrawCard(),
        ROLL: Roll(),
        SKIP_TURN: SkipTurn(),
        TAKE_TURN: TakeTurn(),
        ACT: Act(),
        CHOOSE_SPACE: ChooseSpace(),
        SPEND_SERVANTS: SpendServants(),
        CHOOSE_COST: ChooseCost(),
        CHOOSE_DISCOUNT: ChooseDiscount(),
        CHOOSE_PRIVILEGE: ChoosePrivilege(),
        CHOOSE_EXCHANGE: ChooseExchange(),
        BONUS_TOWER: BonusTower(),
        BONUS_SERVANTS: BonusServants(),
        BONUS_WORK: BonusWork(),
        COPY_ABILITY: CopyAbility(),
        STRENGTHEN: Strengthen(),
        FINISH_TURN: FinishTurn(),
        REPORT: Report(),
        SHOW_SUPPORT: ShowSupport(),
        END_ROUND: EndRound(),
        MAKE_UP_TURN: TakeTurn(),
        MAKE_UP: Act(),
    }
)
"""Who carries out which paragraph."""


class Rules(Game[Lorenzo]):
    """The rulebook of Lorenzo il Magnifico.

    Version 1 left no reading to the table, and a turn made up had to be taken [A21].
    """

    def __init__(self, version: int = 2) -> None:
        options = {"mode": ["advanced", "basic"]}
        if version > 1:
            options["bonus tile"] = BONUS_TILE_AS.names
        super().__init__(
            key="lorenzo",
            rules=version,
            seats=(2, 4),
            minutes=90,
            steps=RULEBOOK,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS.kinds,
            layout=LAYOUT if version > 1 else LAYOUT_1,
            pieces=PIECES,
            show=LorenzoShow(),
            value=partial(value.value, self),
            options=options,
            rulings={"bonus tile": "A7"} if version > 1 else {},
            earlier=[Rules(1)] if version > 1 else [],
        )

    def setup(self, seats: int, options: dict[str, str]) -> Lorenzo:
        readings = READINGS_1
        if self.rules > 1:
            readings = Readings(bonus_tile=BONUS_TILE_AS.values[options["bonus tile"]])
        return set_up(seats, advanced=options["mode"] == "advanced", readings=readings)

    def clone(self, t: Lorenzo) -> Lorenzo:
        return t.clone()

    def redact(self, t: Lorenzo, seat: int | None) -> Lorenzo:
        return view.redact(t, seat)

    def determinize(self, view_: Lorenzo, seat: int | None, rng: Random) -> Lorenzo:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Lorenzo, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def values(self, t: Lorenzo) -> list[float]:
        return value.values(self, t)

    def winners(self, t: Lorenzo) -> list[int]:
        return scoring.winners(t)

    def tie_breaks(self, t: Lorenzo) -> list[tuple[str, list[int]]]:
        return [("turn order", [t.order.index(seat) + 1 for seat in range(t.seats)])]

    def faults(self, t: Lorenzo) -> list[str]:
        return faults(t)

    def agendas(self, t: Lorenzo) -> list[list[Frame]]:
        return agendas(t)


GAME: Final = Rules()
