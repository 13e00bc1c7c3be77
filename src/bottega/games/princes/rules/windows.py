"""Questions whose answers may lie in somebody's hand."""

from __future__ import annotations

from bottega.games.princes.table.state import Princes
from bottega.kernel.declared import Step
from bottega.kernel.state import Frame


class Window(Step[Princes]):
    """Treachery tiles may be played here, so whoever holds any is asked, whatever they are.

    That somebody is asked must not tell the others which tiles they hold. Only whoever holds none
    and has no other choice is passed over.
    """

    def asks(self, t: Princes, f: Frame) -> bool:
        seat = f[1]
        return seat < 0 or len(t.players[seat].hand) > 0
