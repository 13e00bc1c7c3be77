"""What people see of Princes of the Renaissance: where each part of it is found."""

from __future__ import annotations

from bottega.games.princes.cards.cards import Cards
from bottega.games.princes.cards.city_tiles import TILE
from bottega.games.princes.cards.event_tiles import EVENT_TILE
from bottega.games.princes.cards.families import FAMILY
from bottega.games.princes.show import (
    board,
    card_json,
    card_text,
    derived,
    option_facts,
    refusals,
)
from bottega.games.princes.table.state import Princes
from bottega.games.princes.table.words import TREACHERY, TROOP
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.show import Fact, Sentence, Show
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import Domain


class PrincesShow(Show[Princes]):
    """How Princes of the Renaissance shows itself, as it is printed in one edition."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def details(self, t: Princes, f: Frame, a: Action) -> list[Fact]:
        return option_facts.details(t, f, a)

    def refusals(self, t: Princes, f: Frame) -> list[tuple[str, Sentence]]:
        return refusals.refusals(t, f)

    def derived(self, view: Princes) -> derived.Derived:
        return derived.derived(view)

    def static_data(self) -> Json:
        return card_json.static_data(self.cards)

    def card_domains(self) -> list[Domain]:
        return [FAMILY, TILE, EVENT_TILE, TROOP, TREACHERY, card_text.OFFICE]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return card_text.describe(domain, value, self.cards)

    def draw(self, t: Princes, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)
