"""Princes of the Renaissance, the whole rulebook in one place.

The steps below are the paragraphs of the rules in order; `Turn` lists what a turn may do, `fight`
in `rules.war` what a war consists of.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bottega.games.princes.cards.cards import CARDS, CARDS_1, Cards
from bottega.games.princes.cards.edition import changeable, edited
from bottega.games.princes.cards.figures import FEWEST_PLAYERS, MOST_PLAYERS
from bottega.games.princes.rules import scoring
from bottega.games.princes.rules.agenda import (
    ALFONSO_NOW,
    ASK_GOLD,
    ASK_INFLUENCE,
    BEGIN_TURN,
    BID,
    COUNTER_ATTACK,
    DISCARD,
    DRAW_CHOOSER,
    DRAW_FIRST,
    DRAW_TREACHERY,
    END_DECADE,
    END_TURN,
    GIVE_GOLD,
    GIVE_INFLUENCE,
    HIRE,
    HOLY_LEAGUE,
    JUDGE,
    MAKE_OFFER,
    MAY_BRIBE,
    MAY_REROLL,
    MAY_VETO,
    PAY_ARMIES,
    PAY_POPE,
    PICK_FAMILY,
    PLACE_EVENT,
    REPLY,
    ROLL,
    STEPS,
    TURN,
    WAR_OFFER,
)
from bottega.games.princes.rules.auction import Bid
from bottega.games.princes.rules.battle import CounterAttack, Judge, MayReroll, Roll
from bottega.games.princes.rules.decade import EndDecade
from bottega.games.princes.rules.events import EVENTS
from bottega.games.princes.rules.parley import WarOffer
from bottega.games.princes.rules.paying import PayPope
from bottega.games.princes.rules.setup import DrawChooser, DrawFirst, PickFamily, set_up
from bottega.games.princes.rules.trading import (
    AskGold,
    AskInfluence,
    GiveGold,
    GiveInfluence,
    Reply,
)
from bottega.games.princes.rules.treachery import Discard, DrawTreachery
from bottega.games.princes.rules.turn import BeginTurn, EndTurn, MakeOffer, Turn, agendas
from bottega.games.princes.rules.verbs import ACTIONS, CHANCE
from bottega.games.princes.rules.war import Hire, HolyLeague, MayBribe, MayVeto, PayArmies
from bottega.games.princes.rules.winning import AlfonsoNow, PlaceEvent
from bottega.games.princes.show.presentation import PrincesShow
from bottega.games.princes.table import view
from bottega.games.princes.table.faults import faults, pieces
from bottega.games.princes.table.readings import READINGS_1, READINGS_2, Readings
from bottega.games.princes.table.state import Princes, layout
from bottega.games.princes.table.words import TRADING
from bottega.games.princes.think import bargains, value
from bottega.kernel.game import Bargain, Decision, Game
from bottega.kernel.state import Frame

RULEBOOK: Final = STEPS.carried_out_by(
    {
        DRAW_CHOOSER: DrawChooser(),
        PICK_FAMILY: PickFamily(),
        DRAW_FIRST: DrawFirst(),
        BEGIN_TURN: BeginTurn(),
        MAKE_OFFER: MakeOffer(),
        TURN: Turn(),
        END_TURN: EndTurn(),
        DRAW_TREACHERY: DrawTreachery(),
        DISCARD: Discard(),
        BID: Bid(),
        PAY_POPE: PayPope(),
        PLACE_EVENT: PlaceEvent(),
        ALFONSO_NOW: AlfonsoNow(),
        MAY_VETO: MayVeto(),
        HIRE: Hire(),
        PAY_ARMIES: PayArmies(),
        HOLY_LEAGUE: HolyLeague(),
        MAY_BRIBE: MayBribe(),
        ROLL: Roll(),
        JUDGE: Judge(),
        MAY_REROLL: MayReroll(),
        COUNTER_ATTACK: CounterAttack(),
        GIVE_GOLD: GiveGold(),
        GIVE_INFLUENCE: GiveInfluence(),
        ASK_GOLD: AskGold(),
        ASK_INFLUENCE: AskInfluence(),
        REPLY: Reply(),
        END_DECADE: EndDecade(),
        WAR_OFFER: WarOffer(),
    }
)
"""Who carries out which paragraph."""


class Rules(Game[Princes]):
    """The rulebook of Princes of the Renaissance, in one of its versions."""

    def __init__(self, version: int = 2, cards: Cards | None = None) -> None:
        self.readings: Readings = READINGS_1 if version == 1 else READINGS_2
        usual = CARDS_1 if version == 1 else CARDS
        self.cards: Cards = cards or usual
        super().__init__(
            key="princes",
            rules=version,
            seats=(FEWEST_PLAYERS, MOST_PLAYERS),
            minutes=120,
            steps=RULEBOOK,
            actions=ACTIONS,
            chance=CHANCE,
            events=EVENTS.kinds,
            layout=layout(self.readings, self.cards),
            pieces=pieces(self.cards),
            show=PrincesShow(self.cards),
            value=value.value,
            options={"trade": TRADING.names},
            earlier=[] if version == 1 or cards else [Rules(1)],
            changeable=changeable(usual),
        )
        self.hides_seats = True  # nobody sees who is thinking about a veto or a bribe

    def setup(self, seats: int, options: dict[str, str]) -> Princes:
        return set_up(seats, TRADING.values[options["trade"]], self.readings, self.cards)

    def reprinted(self, values: dict[str, Any]) -> Rules:
        return Rules(self.rules, edited(self.cards, values))

    def clone(self, t: Princes) -> Princes:
        return t.clone()

    def values(self, t: Princes) -> list[float]:
        return value.values(t)

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

    def bargains(self, t: Princes, question: Decision) -> list[Bargain]:
        return bargains.bargains(t, question.frame, question.options)

    def struck(self, t: Princes, question: Decision, bargain: Bargain, accepted: bool) -> Princes:
        return bargains.struck(t, question.frame, bargain, accepted)

    def agendas(self, t: Princes) -> list[list[Frame]]:
        return agendas(t)


GAME: Final = Rules()
