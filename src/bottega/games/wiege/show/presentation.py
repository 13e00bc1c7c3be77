"""What people see of Die Wiege der Renaissance: where each part of it is found."""

from __future__ import annotations

from bottega.games.wiege.cards.cards import CARD, Cards
from bottega.games.wiege.cards.event_cards import EVENT
from bottega.games.wiege.show import board, card_json, card_text, derived, option_facts
from bottega.games.wiege.table.state import Wiege
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.show import Fact, Sentence, Show
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import Domain


class WiegeShow(Show[Wiege]):
    """How Die Wiege der Renaissance shows itself."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def details(self, t: Wiege, f: Frame, a: Action) -> list[Fact]:
        return option_facts.details(t, f, a)

    def question_details(self, t: Wiege, f: Frame) -> list[Fact]:
        return option_facts.question_details(t, f)

    def refusals(self, t: Wiege, f: Frame) -> list[tuple[str, Sentence]]:
        return option_facts.refusals(t, f)

    def derived(self, view: Wiege) -> derived.Derived:
        return derived.derived(view)

    def static_data(self) -> Json:
        return card_json.static_data(self.cards)

    def card_domains(self) -> list[Domain]:
        return [EVENT, CARD]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return card_text.describe(domain, value, self.cards)

    def draw(self, t: Wiege, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)
