"""Commands are run here as in the tests of the command line."""

from __future__ import annotations

from tests.cli.conftest import first_turn, folder, here, kept

__all__ = ["first_turn", "folder", "here", "kept"]
