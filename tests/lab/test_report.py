"""The balance report: what its games tell, for games it knows nothing of; and the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Illegal, Unreadable
from bottega.lab import report
from bottega.lab.plan import in_parts, plan_for
from bottega.lab.report.findings import Findings
from bottega.lab.report.watching import watch_game
from bottega.play.crew import Alone
from bottega.play.nature import seed_from
from tests.kernel import pebbles

SEEN = 150


def watched(key: str, seats: int, games: int = SEEN) -> Findings:
    game = bottega.game(key)
    players = ["random"] * seats
    return Findings(
        game, [watch_game(game, players, game.decided({}), "t", n) for n in range(games)]
    )


@pytest.fixture(scope="module")
def lorenzo() -> Findings:
    return watched("lorenzo", 2)


# Watching --------------------------------------------------------------------------------------


def test_games_of_a_report_are_those_of_the_arena(lorenzo: Findings) -> None:
    bouts = bottega.arena("lorenzo", ["random"] * 2, games=20, seed="t").bouts
    for seen, bout in zip(lorenzo.games, bouts, strict=False):
        assert [seen["scores"][seat] for seat in bout.seats] == bout.scores
        assert [seen["wins"][seat] for seat in bout.seats] == bout.wins


def test_choices_and_forced_answers_are_all_answers(lorenzo: Findings) -> None:
    bouts = bottega.arena("lorenzo", ["random"] * 2, games=20, seed="t").bouts
    for seen, choices, bout in zip(lorenzo.games, lorenzo.choices(), bouts, strict=False):
        assert choices + seen["forced"] == bout.answers
        assert choices == sum(number for _, number in seen["widths"])


def test_the_lines_of_a_score_are_its_points(lorenzo: Findings) -> None:
    for seen in lorenzo.games:
        assert [sum(lines.values()) for lines in seen["lines"]] == seen["scores"]


def test_what_a_seat_had_is_what_its_events_say(lorenzo: Findings) -> None:
    match = bottega.new("lorenzo", seats=2, seed=seed_from("t/0"))
    assert bottega.play_out(match, ["random", "random"])
    cards = bottega.game("lorenzo").show.card_domains()[0]
    for seat in (0, 1):
        told = {
            e["card"]
            for e in match.events(seat)
            if e["event"] == "card taken" and e["seat"] == seat + 1
        }
        had = lorenzo.games[0]["things"][seat]["card taken/card"]
        assert {cards.names[value] for value in had} == told


def test_turn_order_is_that_of_the_first_turns(lorenzo: Findings) -> None:
    match = bottega.new("lorenzo", seats=2, seed=seed_from("t/0"))
    assert bottega.play_out(match, ["random", "random"])
    first = next(e["seat"] for e in match.events() if e["event"] == "turn began")
    assert lorenzo.games[0]["places"].index(0) == first - 1
    assert lorenzo.order_is_drawn()


def test_leaders_are_dealt_by_nature_and_cards_are_taken(lorenzo: Findings) -> None:
    dealt = {group.event: group.dealt for group in lorenzo.groups()}
    assert dealt["leader dealt"]
    assert not dealt["leader drafted"]
    assert not dealt["card taken"]


# Adding up -------------------------------------------------------------------------------------


def test_shares_by_seat_by_turn_order_and_by_player_are_all_wins(lorenzo: Findings) -> None:
    for shares in (lorenzo.by_seat(), lorenzo.by_place(), lorenzo.by_player()):
        assert sum(one.value * one.cases for one in shares.values()) == pytest.approx(SEEN)


def test_of_a_game_without_turns_the_first_choices_are_the_opening() -> None:
    found = Findings(pebbles.GAME, [watch_game(pebbles.GAME, ["random"] * 2, {}, "t", 0)])
    assert all(found.games[0]["openings"])


def test_every_game_can_be_reported_on() -> None:
    for key, game in bottega.games().items():
        found = watched(key, max(2, game.min_seats), 60)
        assert any(group.card for group in found.groups()), key
        assert found.lines(), key


# The page --------------------------------------------------------------------------------------


class Fetched(HTMLParser):
    """Whatever a page would fetch from elsewhere."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "masters.html"
    return report.write(path, "masters", ["random", "random"], games=120, seed="t")


def test_the_page_needs_nothing_from_elsewhere(page: Path) -> None:
    assert Fetched(page).addresses == []
    assert "url(" not in page.read_text(encoding="utf-8")


def test_the_page_has_every_section(page: Path) -> None:
    headings = re.findall(r"<h2>(.*?)</h2>", page.read_text(encoding="utf-8"))
    assert headings == [
        "In short",
        "Who wins",
        "Points",
        "Length and choices",
        "What things are worth",
        "Openings",
        "Other tables",
    ]


def test_the_page_says_how_often_whoever_begins_has_won(page: Path) -> None:
    plan = plan_for("masters", ["random", "random"], {}, "t", 120, Alone())
    tables = report.tables_of(plan, True)
    assert [len(table.players) for table in tables] == [2, 3, 4, 2]  # 3, 4 seats; a ruling
    _, sizes = report.shared_out(120, len(tables))
    at_table = 120 - 3 * 20
    assert sum(sizes) == 120
    bouts = bottega.arena("masters", ["random"] * 2, games=at_table, seed="t").bouts
    begun = sum(win for b in bouts for seat, win in zip(b.seats, b.wins, strict=True) if seat == 0)
    assert f'<span class="figure">{begun / at_table:.1%} ' in page.read_text(encoding="utf-8")


def test_two_processes_write_the_same_page(page: Path, tmp_path: Path) -> None:
    again = report.write(
        tmp_path / "m.html", "masters", ["random", "random"], games=120, seed="t", jobs=2
    )
    assert again.read_bytes() == page.read_bytes()
    assert [p.name for p in tmp_path.iterdir()] == ["m.html"]


def test_a_stopped_report_goes_on_where_it_was(page: Path, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done >= 60:
            raise KeyboardInterrupt

    arguments: dict[str, Any] = {"games": 120, "seed": "t"}
    with pytest.raises(KeyboardInterrupt):
        report.write(tmp_path / "m.html", "masters", ["random"] * 2, **arguments, progress=stop)
    seen: list[int] = []
    report.write(
        tmp_path / "m.html",
        "masters",
        ["random"] * 2,
        **arguments,
        progress=lambda done, _: seen.append(done),
    )
    assert seen[0] == 60
    assert (tmp_path / "m.html").read_bytes() == page.read_bytes()


def test_a_game_alone_has_no_turn_order(tmp_path: Path) -> None:
    path = report.write(tmp_path / "solo.html", "masters", ["random"], games=40, variants=False)
    assert "How often it is won" in path.read_text(encoding="utf-8")


def test_parts_are_the_same_however_many_work_on_them() -> None:
    assert [len(part) for part in in_parts(12)] == [5, 5, 2]
    assert {len(part) for part in in_parts(10_000)} == {50}
    assert {len(part) for part in in_parts(1_000_000)} == {500}


def test_what_cannot_be_reported_on_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"there is no player 'nobody'; there is: .*, random"):
        report.write(tmp_path / "m.html", "masters", ["nobody"])
    with pytest.raises(Illegal, match="mode must be one of advanced, basic, not 'hard'"):
        report.write(tmp_path / "m.html", "lorenzo", ["random"] * 2, options={"mode": "hard"})
    with pytest.raises(Unreadable, match="this is a folder, not a file"):
        report.write(tmp_path, "masters", ["random"] * 2)
    assert list(tmp_path.iterdir()) == []
