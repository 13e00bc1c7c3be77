"""What the compiler has to be told; interpreted, nothing of it has an effect.

Kernel and games can be compiled by mypyc from the same source (`make compile`). What a game written
in plain Python inherits from says ``@mypyc_attr(allow_interpreted_subclasses=True)``. The name
comes from ``mypy_extensions`` for the type checker alone: at run time nothing but the standard
library is needed.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["compiled", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*flags, **settings):
        return lambda cls: cls


def compiled() -> bool:
    """Whether kernel and games are compiled where this runs."""
    found = find_spec("bottega.kernel.state")
    return found is not None and not str(found.origin).endswith(".py")
