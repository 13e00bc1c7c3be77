"""Die Wiege der Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `TakeTurn` and `follow_up` say what a turn
consists of, `Evaluate` what an evaluation does.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bottega.games.wiege.cards.cards import CARDS, Cards
from bottega.games.wiege.cards.edition import changeable, edited
from bottega.games.wiege.rules import scoring
from bottega.games.wiege.rules.actions import Act, ChooseColumn, GeniusBonus
from bottega.games.wiege.rules.agenda import (
    ACT,
    CHOOSE_COLUMN,
    CHOOSE_FIRST,
    DISCARD_REVEALED,
    DRAW_CARD,
    DUEL,
    EVALUATE,
    EXCHANGE_STONES,
    FILL_SLOT,
    GENIUS_BONUS,
    KEEP_FROM_COLUMN,
    KEEP_REVEALED,
    LAY_EVENT,
    LIFT_PIECE,
    MOVE_PIECE,
    NAME_ALONE,
    NAME_SYMBOL,
    NEW_EVENT,
    PASS_ON,
    PAY_STONE,
    PICK_EVENT,
    PLACE_PIECE,
    PLAY_ALONE,
    REFILL,
    STEPS,
    TAKE_TURN,
    USE_UP,
)
from bottega.games.wiege.rules.culture import KeepFromColumn, NameAlone, NameSymbol, UseUp
from bottega.games.wiege.rules.deck import DrawCard, FillSlot, Refill
from bottega.games.wiege.rules.duel import DiscardRevealed, Duel, KeepRevealed, PlayAlone
from bottega.games.wiege.rules.evaluation import Evaluate, NewEvent
from bottega.games.wiege.rules.events import EVENTS
from bottega.games.wiege.rules.paying import PayStone
from bottega.games.wiege.rules.placing import LiftPiece, MovePiece, PlacePiece
from bottega.games.wiege.rules.setup import ChooseFirst, LayEvent, PickEvent, set_up
from bottega.games.wiege.rules.turn import ExchangeStones, PassOn, TakeTurn, agendas
from bottega.games.wiege.rules.verbs import ACTIONS, CHANCE
from bottega.games.wiege.show.presentation import WiegeShow
from bottega.games.wiege.table import view
from bottega.games.wiege.table.faults import PIECES, faults
from bottega.games.wiege.table.readings import OPTIONS, READINGS_1, RULINGS, chosen
from bottega.games.wiege.table.state import Wiege, layout
from bottega.games.wiege.think import value
from bottega.kernel.game import Game
from bottega.kernel.state import Frame

RULEBOOK: Final = STEPS.carried_out_by(
    {
        PICK_EVENT: PickEvent(),
        LAY_EVENT: LayEvent(),
        DRAW_CARD: DrawCard(),
        FILL_SLOT: FillSlot(),
        CHOOSE_FIRST: ChooseFirst(),
        TAKE_TURN: TakeTurn(),
        EXCHANGE_STONES: ExchangeStones(),
        PLACE_PIECE: PlacePiece(),
        LIFT_PIECE: LiftPiece(),
        MOVE_PIECE: MovePiece(),
        GENIUS_BONUS: GeniusBonus(),
        ACT: Act(),
        CHOOSE_COLUMN: ChooseColumn(),
        REFILL: Refill(),
        EVALUATE: Evaluate(),
        NAME_ALONE: NameAlone(),
        NAME_SYMBOL: NameSymbol(),
        PLAY_ALONE: PlayAlone(),
        DUEL: Duel(),
        PAY_STONE: PayStone(),
        USE_UP: UseUp(),
        KEEP_FROM_COLUMN: KeepFromColumn(),
        KEEP_REVEALED: KeepRevealed(),
        DISCARD_REVEALED: DiscardRevealed(),
        NEW_EVENT: NewEvent(),
        PASS_ON: PassOn(),
    }
)
"""Who carries out which paragraph."""


class Rules(Game[Wiege]):
    """The rulebook of Die Wiege der Renaissance.

    In version 1 no table decided anything but its sides.
    """

    def __init__(self, version: int = 2, cards: Cards = CARDS) -> None:
        newest = version > 1
        self.cards: Cards = cards
        super().__init__(
            key="wiege",
            rules=version,
            seats=(2, 4),
            minutes=50,
            steps=RULEBOOK,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS.kinds,
            layout=layout(version, cards),
            pieces=PIECES,
            show=WiegeShow(cards),
            value=value.value,
            options={"mode": ["single", "teams"], **(OPTIONS if newest else {})},
            rulings=RULINGS if newest else {},
            earlier=[Rules(1)] if newest and cards is CARDS else [],
            changeable=changeable(CARDS),
        )

    def setup(self, seats: int, options: dict[str, str]) -> Wiege:
        readings = READINGS_1 if self.rules == 1 else chosen(options)
        return set_up(seats, options["mode"] == "teams", readings, self.cards)

    def reprinted(self, values: dict[str, Any]) -> Rules:
        return Rules(self.rules, edited(self.cards, values))

    def clone(self, t: Wiege) -> Wiege:
        return t.clone()

    def values(self, t: Wiege) -> list[float]:
        return value.values(t)

    def redact(self, t: Wiege, seat: int | None) -> Wiege:
        return view.redact(t, seat)

    def determinize(self, view_: Wiege, seat: int | None, rng: Random) -> Wiege:
        return view.determinize(view_, seat, rng)

    def breakdown(self, t: Wiege, seat: int) -> list[tuple[str, int]]:
        return scoring.breakdown(t, seat)

    def winners(self, t: Wiege) -> list[int]:
        return scoring.winners(t)

    def sides(self, t: Wiege) -> list[tuple[int, ...]]:
        return scoring.sides(t)

    def tie_breaks(self, t: Wiege) -> list[tuple[str, list[int]]]:
        hands = [scoring.hand_of_side(t, side) for side in scoring.sides(t)]
        return [
            ("culture in hand", [culture for culture, _ in hands]),
            ("characters in hand", [characters for _, characters in hands]),
        ]

    def faults(self, t: Wiege) -> list[str]:
        return faults(t)

    def agendas(self, t: Wiege) -> list[list[Frame]]:
        return agendas(t)


GAME: Final = Rules()
