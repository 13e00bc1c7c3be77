"""What people see of Masters of Renaissance: where each part of it is found."""

from __future__ import annotations

from bottega.games.masters.cards.cards import CARD, LEADER, TOKEN
from bottega.games.masters.show import board, card_json, card_text, derived, option_facts
from bottega.games.masters.table.state import Masters
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.show import Fact, Sentence, Show
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import Domain


class MastersShow(Show[Masters]):
    """How Masters of Renaissance shows itself."""

    def details(self, t: Masters, f: Frame, a: Action) -> list[Fact]:
        return option_facts.details(t, f, a)

    def refusals(self, t: Masters, f: Frame) -> list[tuple[str, Sentence]]:
        return option_facts.refusals(t, f)

    def derived(self, view: Masters) -> derived.Derived:
        return derived.derived(view)

    def static_data(self) -> Json:
        return card_json.static_data()

    def card_domains(self) -> list[Domain]:
        return [CARD, LEADER, TOKEN]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return card_text.describe(domain, value)

    def draw(self, t: Masters, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)
