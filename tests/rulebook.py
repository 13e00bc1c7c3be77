"""Which rule a test checks: ``@rule("masters", "R7")`` names the game and the section or ruling."""

from __future__ import annotations

import pytest

rule: pytest.MarkDecorator = pytest.mark.rule
