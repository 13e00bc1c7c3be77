"""Other values printed: what they change, and that records and positions bring them along."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Match, Unreadable
from bottega.games.princes.rules.decade import income
from bottega.kernel.edition import Values
from bottega.kernel.record import read_record, replay
from bottega.kernel.registry import find_game
from bottega.text.voice import Voice

ORSINI: Values = {"tiles.orsini.gold": 7}  # usually 1
FIFTH: Values = {"figures.points of the fifth city": 9}  # usually 1


def princes(edition: Values, seed: str = "5") -> Match:
    """A whole game of three bots."""
    match = bottega.new(find_game("princes", edition=edition), seats=3, seed=seed)
    assert bottega.play_out(match, ["random"] * 3)
    return match


def lines_of(match: Match, seat: int) -> dict[str, int]:
    return dict(match.game.breakdown(match.state, seat))


# What it changes ---------------------------------------------------------------------------------


def test_a_tile_earns_what_its_edition_prints() -> None:
    table = json.loads(bottega.new("princes", seats=3, seed="1").position())["state"]
    usual, other = (find_game("princes", edition=edition) for edition in ({}, ORSINI))
    incomes = []
    for game in (usual, other):
        owner, *others = table["players"]
        players = [owner | {"tiles": ["orsini"]}, *others]
        left = [tile for tile in table["tiles"] if tile != "orsini"]
        t: Any = game.read(table | {"players": players, "tiles": left})
        incomes.append(income(t, 0))
    (gold, influence), (more, same) = incomes
    assert (more - gold, same - influence) == (6, 0)  # 7 instead of 1


def test_the_same_answers_score_more_where_a_city_is_worth_more() -> None:
    usual = princes({}, "4")
    record = usual.record()
    other = find_game("princes", edition=FIFTH)
    t: Any = other.new(3, usual.options)
    for seat, action in record.answers:
        other.answer(t, seat, action)
    other.decision(t)
    places = usual.game.show.derived(usual.state)["worth"]
    last = [city for city, worth in places.items() if worth == 1]
    for seat, player in enumerate(usual.game.write(usual.state)["players"]):
        tiles = usual.game.show.static_data()["tiles"]
        in_last = sum(tiles[tile]["city"] in last for tile in player["tiles"])
        before, after = lines_of(usual, seat), dict(other.breakdown(t, seat))
        assert after["cities"] - before["cities"] == 8 * in_last
        assert after | {"cities": 0} == before | {"cities": 0}


def test_tables_of_different_editions_are_played_side_by_side() -> None:
    games = [find_game("princes", edition=edition) for edition in ({}, ORSINI, FIFTH)]
    printed = [game.show.static_data()["tiles"]["orsini"]["income"]["gold"] for game in games]
    assert printed == [1, 7, 1]
    assert [game.new(3).cards.tiles[22].income[0] for game in games] == [1, 7, 1]


def test_usual_values_are_no_edition() -> None:
    assert find_game("princes", edition={"tiles.orsini.gold": 1}) is find_game("princes")
    assert find_game("princes", edition=ORSINI) is find_game("princes", edition=dict(ORSINI))


def test_a_corrected_value_is_shown_and_no_longer_marked() -> None:
    game = find_game("princes", edition={"tiles.orsini.gold": 7, "tiles.orsini.city": "rome"})
    printed = game.show.static_data()["tiles"]["orsini"]
    assert printed["sources"]["income"] == "public"
    assert printed["sources"]["city"] == "reconstructed"  # rome is the usual one
    voice = Voice("en", game)
    tile = game.show.card_domains()[1]
    assert "7 gold" in " ".join(voice.card(tile, tile.values["orsini"]))
    drawn = game.show.draw(game.new(3), None, ["a", "b", "c"], voice.say)
    lines = [line for row in drawn for panel in row for line in panel.lines]
    [orsini] = [line for line in lines if "Orsini" in line]
    assert "7" in orsini


# Records and positions ---------------------------------------------------------------------------


def test_a_record_names_its_edition_and_replays_in_another_process(tmp_path: Path) -> None:
    match = princes(ORSINI | FIFTH)
    text = match.record().write()
    kept = json.loads(text)["edition"]
    assert kept["values"] == ORSINI | FIFTH
    order = sorted(kept["values"])
    values = ",".join(f'"{key}":{kept["values"][key]}' for key in order)
    assert kept["hash"] == sha256(f'["princes",{{{values}}}]'.encode()).hexdigest()
    (tmp_path / "game.json").write_text(text)
    program = "import bottega; m = bottega.load('game.json'); print(m.scores, m.game.edition)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == f"{match.scores} {match.game.edition}"
    assert bottega.verify(tmp_path / "game.json") == match.draws


def test_a_record_of_the_usual_edition_does_not_mention_it() -> None:
    assert "edition" not in json.loads(princes({}).record().write())


def changed(text: str, **fields: Any) -> str:
    data = json.loads(text)
    data["edition"] |= fields
    return json.dumps(data)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"hash": "0" * 64}, r"^edition\.hash: expected [0-9a-f]{64} for these values, got '000"),
        ({"values": {"tiles.orsini.gold": 8}}, r"^edition\.hash: expected"),
        ({"values": {}}, r"^edition\.values: expected an object of printed values"),
        ({"more": 1}, r"^edition: expected an object with \"hash\" and \"values\""),
    ],
)
def test_a_changed_edition_is_noticed(fields: dict[str, Any], complaint: str) -> None:
    match = bottega.new(find_game("princes", edition=ORSINI), seats=3, seed="2")
    for text, read in (
        (match.record().write(), read_record),
        (match.position(), bottega.position),
    ):
        with pytest.raises(Unreadable, match=complaint):
            read(changed(text, **fields))


def test_a_position_brings_its_edition_along() -> None:
    match = bottega.new(find_game("princes", edition=ORSINI), seats=3, seed="2")
    for _ in range(12):
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    again = bottega.position(match.position())
    assert again.game is match.game
    assert again.position() == match.position()
    assert again.state.cards.tiles[22].income[0] == 7  # type: ignore[attr-defined]
    assert replay(match.record()).cards.tiles[22].income[0] == 7  # type: ignore[attr-defined]


def test_several_processes_play_the_same_edition() -> None:
    game = find_game("princes", edition=ORSINI)
    one, two = (bottega.arena(game, ["random"] * 3, games=4, jobs=n).bouts for n in (1, 2))
    assert one == two


@pytest.mark.parametrize(
    "edition",
    [
        {f"families.{name}.gold": 20 for name in ("este", "baglioni")},
        {f"troops.{name}.attack": 9 for name in ("cavalry", "infantry", "crossbow")},
        {"events.verrocchio.status": 0, "events.verrocchio.points": 5},
        {
            "troops.pikes.number": 1,
            "treachery.veto.number": 6,
            "figures.lowest bid for a condottiere": 0,
        },
    ],
)
def test_the_laws_hold_in_other_editions(edition: Values) -> None:
    bottega.check(
        find_game("princes", edition=edition), games=1, seats=3, inspect=0.02, trade="full"
    )


# Wiege -----------------------------------------------------------------------------------------

OTHER_CARDS: Values = {
    "culture.C01.symbols": ["science", "religion"],
    "culture.C01.mark": "no mark",
    "culture.C36.symbols": ["finance"],
    "culture.C36.mark": "rotation",
    "characters.P01.symbol": "religion",
    "events.E19.spaces": ["blue", "red", "red"],
    "events.E19.layout": "triangle",
    "events.E19.symbols": ["exploration", "science"],
}


def test_cards_of_wiege_show_what_their_edition_prints() -> None:
    game = find_game("wiege", edition=OTHER_CARDS)
    printed = game.show.static_data()
    joker, turned, person = (printed["cards"][card] for card in ("C01", "C36", "P01"))
    assert (joker["form"], joker["symbols"]) == ("joker", ["science", "religion"])
    assert (turned["form"], turned["symbols"]) == ("rotation", ["finance"])
    assert (person["symbol"], person["source"]["symbol"]) == ("religion", "card")
    event = printed["events"]["E19"]
    assert [space["colour"] for space in event["spaces"]] == ["blue", "red", "red"]
    assert event["roads"] == [[1, 2], [2, 3], [1, 3]]
    assert find_game("wiege").show.static_data()["cards"]["C01"]["form"] == "genius"


def test_a_game_of_wiege_with_other_cards_keeps_the_laws_and_replays() -> None:
    game = find_game("wiege", edition=OTHER_CARDS)
    bottega.check(game, games=3, seats=3, inspect=0.02)
    match = bottega.new(game, seats=3, seed="1")
    assert bottega.play_out(match, ["greedy", "random", "random"])
    record = read_record(match.record().write())
    assert game.scores(replay(record)) == match.scores
    assert record.game is game


@pytest.mark.parametrize(
    ("edition", "complaint"),
    [
        ({"culture.C01.mark": "no mark"}, r"^culture\.C01: without a mark expected two different"),
        (
            {"culture.C36.mark": "rotation"},
            r"^culture\.C36: with a mark expected one symbol, got 2",
        ),
        ({"events.E19.layout": "star"}, r"^events\.E19\.spaces: expected 4 for this layout, got 2"),
        ({"events.E19.symbols": []}, r"^events\.E19\.symbols: expected one to three different"),
        ({"events.E19.spaces": ["green"]}, r"^events\.E19\.spaces\[1\]: expected a colour"),
        (
            {"characters.P26.symbol": "science"},
            r"^characters\.P26\.symbol: this game prints no such",
        ),
    ],
)
def test_cards_that_cannot_be_are_refused(edition: Values, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        find_game("wiege", edition=edition)
