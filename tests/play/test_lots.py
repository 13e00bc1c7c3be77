"""Seats are drawn by lot: by nature, from the seed, for anybody to check."""

from __future__ import annotations

import hmac
import json
from collections import Counter

import pytest

import bottega
from bottega.kernel.record import read_record
from bottega.kernel.words import Unreadable
from bottega.play.lots import draw_seats
from bottega.play.nature import seed_from

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def by_hand(seed: bytes, names: list[str]) -> list[str]:
    """The lots as the documentation says they are drawn."""
    standing, seated = list(names), []
    for seat in range(len(names)):
        number = hmac.new(seed, b"seat" + bytes([0] * 7 + [seat]), "sha256").hexdigest()
        seated.append(standing.pop(int(number, 16) % len(standing)))
    return seated


@pytest.mark.parametrize("words", ["a", "b", "c", "d", "e"])
def test_whoever_is_named_draws_lots_from_the_seed(words: str) -> None:
    match = bottega.new("masters", players=NAMES, seed=words)
    assert match.players == by_hand(seed_from(words), NAMES)
    assert match.record().came == NAMES


def test_every_order_of_three_is_drawn_about_as_often_as_any_other() -> None:
    found = Counter(tuple(draw_seats(seed_from(f"lots {n}"), 3)) for n in range(6000))
    assert len(found) == 6
    assert all(870 < times < 1130 for times in found.values())  # 1000 expected, 4.5 deviations


def test_the_order_may_be_kept() -> None:
    match = bottega.new("masters", players=NAMES, seed="b", keep_order=True)
    assert match.players == NAMES
    assert '"came"' not in match.record().write()


def test_seats_without_names_are_nobodys_to_draw() -> None:
    assert bottega.new("masters", seats=3, seed="b").players == ["seat 1", "seat 2", "seat 3"]


def test_a_record_keeps_who_came_and_is_verified_with_its_lots() -> None:
    match = bottega.new("masters", players=["greedy", "random"], seed="e")
    bottega.play_out(match, match.players)
    text = match.record().write()
    assert json.loads(text)["came"] == ["greedy", "random"]
    assert bottega.verify(read_record(text)) == match.draws


def test_a_record_whose_seats_do_not_follow_from_the_seed_is_refused() -> None:
    match = bottega.new("masters", players=["greedy", "random"], seed="e")
    bottega.play_out(match, match.players)
    record = match.record()
    record.players = record.players[::-1]
    with pytest.raises(Unreadable, match=r"players\[1\]: '.*' does not follow from the seed"):
        bottega.verify(record)


@pytest.mark.parametrize(
    ("came", "said"),
    [
        (["Anna"], "came: expected the same names as players"),
        ("Anna", "came: expected a list of names"),
        (["Anna", "\u202eBruno"], r"came\[2\]: a name consists of letters that can be printed"),
    ],
)
def test_names_that_do_not_fit_are_refused(came: object, said: str) -> None:
    record = bottega.new("masters", players=["Anna", "Bruno"], seed="e").record()
    data = json.loads(record.write()) | {"came": came}
    with pytest.raises(Unreadable, match=said):
        read_record(json.dumps(data))
