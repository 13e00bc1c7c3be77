"""The games: one rulebook each. They import only the kernel and know nothing of each other.

``bottega.games()`` lists every registered game, those of other packages too. The name is that of
this package, so the package itself answers the call.
"""

import sys
from types import ModuleType
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.registry import games


class Shelf(ModuleType):
    """A package that can be called."""

    def __call__(self) -> dict[str, Game[Any]]:
        """Every registered game by its key, in the order in which they are shown."""
        return games()


sys.modules[__name__].__class__ = Shelf
