"""What people see of Lorenzo il Magnifico: where each part of it is found."""

from __future__ import annotations

from bottega.games.lorenzo.cards.cards import CARD
from bottega.games.lorenzo.cards.leader_cards import LEADER
from bottega.games.lorenzo.cards.tiles import TILE
from bottega.games.lorenzo.rules.church import faith_due
from bottega.games.lorenzo.show import board, card_json, card_text, derived, option_facts
from bottega.games.lorenzo.table.state import Lorenzo
from bottega.games.lorenzo.table.words import BONUS_TILE
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.show import Fact, Sentence, Show
from bottega.kernel.state import Action, Frame
from bottega.kernel.words import Domain


class LorenzoShow(Show[Lorenzo]):
    """How Lorenzo il Magnifico shows itself."""

    def details(self, t: Lorenzo, f: Frame, a: Action) -> list[Fact]:
        return option_facts.details(t, f, a)

    def question_details(self, t: Lorenzo, f: Frame) -> list[Fact]:
        return option_facts.question_details(t, f)

    def refusals(self, t: Lorenzo, f: Frame) -> list[tuple[str, Sentence]]:
        return option_facts.refusals(t, f)

    def derived(self, view: Lorenzo) -> derived.Derived:
        return derived.derived(view)

    def due(self, t: Lorenzo, seat: int) -> int:
        return faith_due(t.players[seat])

    def static_data(self) -> Json:
        return card_json.static_data()

    def card_domains(self) -> list[Domain]:
        return [CARD, LEADER, TILE, BONUS_TILE]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return card_text.describe(domain, value)

    def draw(self, t: Lorenzo, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)
