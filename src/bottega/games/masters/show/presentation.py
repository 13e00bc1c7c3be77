"""What people see of Masters of Renaissance: where each part of it is found."""

from __future__ import annotations

from bottega.games.masters.cards.cards import CARD, LEADER, TOKEN
from bottega.games.masters.rules.solo import gone_colour, has_won
from bottega.games.masters.show import board, card_json, card_text, derived, option_facts
from bottega.games.masters.table.state import LAST_SPACE, Masters
from bottega.games.masters.table.words import COLOUR
from bottega.kernel.drawing import Panel, Speak
from bottega.kernel.shape import Json
from bottega.kernel.show import Fact, Sentence, Show
from bottega.kernel.state import NONE, Action, Frame
from bottega.kernel.words import Domain


class MastersShow(Show[Masters]):
    """How Masters of Renaissance shows itself."""

    def details(self, t: Masters, f: Frame, a: Action) -> list[Fact]:
        return option_facts.details(t, f, a)

    def refusals(self, t: Masters, f: Frame) -> list[tuple[str, Sentence]]:
        return option_facts.refusals(t, f)

    def derived(self, view: Masters) -> derived.Derived:
        return derived.derived(view)

    def ending(self, t: Masters) -> Sentence | None:
        """Alone one wins or loses, whatever the points: how it came about."""
        if not t.solo:
            return None
        if has_won(t):
            by_faith = t.players[0].faith == LAST_SPACE
            return Sentence("ended by faith" if by_faith else "ended by cards", [])
        gone = gone_colour(t)
        if gone != NONE:
            return Sentence("ended by colour", [Fact("colour", COLOUR, gone)])
        return Sentence("ended by cross", [])

    def static_data(self) -> Json:
        return card_json.static_data()

    def card_domains(self) -> list[Domain]:
        return [CARD, LEADER, TOKEN]

    def describe(self, domain: str, value: int) -> list[Sentence]:
        return card_text.describe(domain, value)

    def draw(self, t: Masters, seat: int | None, names: list[str], say: Speak) -> list[list[Panel]]:
        return board.draw(t, seat, names, say)
