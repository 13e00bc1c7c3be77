"""Every question of every game fits its window, at the most seats and with full boards."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.laid_tables import fullest_of_each_step, lay
from tests.server.house import House

MEASURE = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")
DESKS = [(1280, 640), (1366, 768), (1440, 765), (1920, 1080)]
PHONES = [(390, 844), (360, 740)]
BETWEEN = [1100, 768]
TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "masters": (4, {}),
    "lorenzo": (4, {"mode": "advanced"}),
    "princes": (6, {"trade": "full"}),
    "wiege": (4, {"mode": "teams"}),
}
LOCALES = os.environ.get("FIT_IN", "de-DE").split(",")
"""German has the longest words; ``FIT_IN=en-US,it-IT,de-DE`` measures all of them."""
GAMES = 40
"""So many games at random ask nearly everything that is ever asked."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TABLES)
def test_every_question_is_read_and_answered_without_scrolling(
    newcomer: Newcomer, house: House, game: str, locale: str
) -> None:
    seats, options = TABLES[game]
    person = newcomer(locale=locale)
    complaints: dict[str, list[str]] = {}
    for match, seat, step in fullest_of_each_step(game, seats, GAMES, **options):
        person.go(lay(house, person, match, seat))
        person.wait_until_asked()
        for width, height in DESKS + PHONES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.come_to_rest()
            for line in person.page.evaluate(MEASURE):
                complaints.setdefault(line, []).append(f"{step} {width}x{height}")
    person.fits(*BETWEEN)
    assert not complaints, "".join(f"\n{line}: {at}" for line, at in complaints.items())
