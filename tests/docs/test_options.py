"""The page about playing lists the options of every game, as they are typed."""

from __future__ import annotations

import re
from pathlib import Path

import bottega

PAGE = Path(__file__).parents[2] / "docs" / "play.md"


def test_every_option_of_every_game_is_listed_with_its_values_the_usual_one_first() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `([\w ]+)` \| (.+) \|$", PAGE.read_text(), re.MULTILINE)
    listed = {(game, option): re.findall(r"`([^`]+)`", values) for game, option, values in rows}
    assert listed == {
        (key, option): values
        for key, game in bottega.games().items()
        for option, values in game.table_options.items()
    }


def test_whatever_is_a_ruling_is_listed_with_its_number() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `([\w ]+)` \| .+ruling (\w+) \|$", PAGE.read_text(), re.M)
    assert rows == [
        (key, option, game.rulings[option])
        for key, game in bottega.games().items()
        for option in game.table_options
        if option in game.rulings
    ]
