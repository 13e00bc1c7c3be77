"""Which games there are, and how a package adds one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bottega.games.masters import GAME as MASTERS
from bottega.kernel.registry import find_game, games
from bottega.kernel.words import Unreadable
from tests.kernel.pebbles import Pebbles, install


def test_our_own_games_are_registered_under_their_keys() -> None:
    assert games()["masters"] is MASTERS
    assert find_game("masters") is MASTERS
    assert all(key == game.key for key, game in games().items())


def test_games_are_listed_by_how_few_can_play_them_and_then_by_key(installed: Pebbles) -> None:
    """Masters can be played alone, two play Lorenzo, Pebbles or Wiege, and Princes needs three."""
    known = ["masters", "lorenzo", "pebbles", "wiege", "princes"]
    assert [key for key in games() if key in known] == known


def test_a_package_adds_a_game_through_the_entry_points(installed: Pebbles) -> None:
    assert find_game("pebbles") is installed


def test_a_game_is_gone_with_its_package() -> None:
    assert "pebbles" not in games()


@pytest.mark.parametrize("target", ["no.such.module:GAME", "json:no_such_thing", "json:dumps"])
def test_a_package_that_is_broken_is_left_out_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    monkeypatch.syspath_prepend(str(install(tmp_path, "ruin", target)))
    games.cache_clear()
    with pytest.warns(UserWarning, match=r"bottega\.games: ruin is left out"):
        assert "ruin" not in games()
    assert "masters" in games()
    monkeypatch.undo()
    games.cache_clear()


@pytest.mark.parametrize(
    ("key", "named"),
    [
        ("chess", "'chess'"),
        ("", "''"),
        ("MASTERS", "'MASTERS'"),
        (None, "null"),
        (7, "7"),
        (["masters"], "['masters']"),
        ({}, "{}"),
    ],
)
def test_an_unknown_game_is_refused_with_those_there_are(key: object, named: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        find_game(key)
    assert str(refusal.value).startswith(f"there is no game {named}; there is: ")
    assert "masters" in str(refusal.value)
