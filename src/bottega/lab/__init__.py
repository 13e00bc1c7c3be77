"""The lab: what people need who study games. ``docs/lab.md`` is its page.

Games as the frameworks of research know them:

``bottega.lab.vector``    many tables at once, NumPy arrays filled in place
``bottega.lab.aec``       PettingZoo, one seat after the other
``bottega.lab.parallel``  PettingZoo, all seats that are asked at once
``bottega.lab.gym``       Gymnasium, one learner against named players
``bottega.lab.openspiel`` OpenSpiel, with chance nodes and information states

Games as data, and how balanced a game is, is found in ``bottega.lab.dataset`` and
``bottega.lab.report``.

``pip install "bottega[lab]"`` brings what they need, ``bottega[openspiel]`` OpenSpiel. What they
have in common: observations are features derived from a game's layout (`explain` names each of
them), actions are the game's vocabulary with a mask, and nobody sees what their seat may not know.
"""

from __future__ import annotations

from typing import Any

from bottega.kernel.encoder import encoder_of
from bottega.kernel.game import Game
from bottega.lab.setting import Setting

__all__ = ["explain"]


def explain(game: str | Game[Any], seats: int | None = None) -> list[str]:
    """What every index of an observation means: the name of feature ``i`` stands at place ``i``.

    >>> explain("masters", seats=2)[:2]
    ['market[1][1] = yellow', 'market[1][1] = grey']
    """
    setting = Setting(game, seats)
    return encoder_of(setting.game, setting.seats).names()
