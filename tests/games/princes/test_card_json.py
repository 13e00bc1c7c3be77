"""What is printed, where it comes from, and that the data decide (rules, sections 1 and 14)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bottega.games.princes import GAME
from tests.games.copying import Change, run_changed
from tests.games.princes.table import (
    ALL_EVENTS,
    ALL_TILES,
    CITIES,
    EVENTS,
    FAMILIES,
    TILES,
    TREACHERY,
    TROOPS,
)
from tests.rulebook import rule

DATA = json.loads(json.dumps(GAME.show.static_data()))

BOOK, PUBLIC, OURS = "rulebook", "public", "reconstructed"


@rule("princes", "1")
@rule("princes", "R30")
def test_everything_is_there() -> None:
    assert list(DATA["families"]) == FAMILIES
    assert list(DATA["tiles"]) == ALL_TILES
    assert list(DATA["troops"]) == TROOPS
    assert list(DATA["events"]) == ALL_EVENTS
    assert {kind: tile["number"] for kind, tile in DATA["treachery"].items()} == TREACHERY
    assert sum(TREACHERY.values()) == 20


@rule("princes", "1")
def test_six_tiles_a_city_and_four_events_a_decade() -> None:
    for city in CITIES:
        assert [x for x in DATA["tiles"] if DATA["tiles"][x]["city"] == city] == TILES[city]
    for decade, events in EVENTS.items():
        assert [x for x in DATA["events"] if DATA["events"][x]["decade"] == decade] == events


@rule("princes", "1")
def test_artists_are_all_events_with_points_or_status() -> None:
    others = [name for name, event in DATA["events"].items() if not event["artist"]]
    assert others == ["merchant 1", "merchant 2", "french invasion"]


@rule("princes", "2")
@pytest.mark.parametrize(
    ("family", "home"),
    [
        ("baglioni", "perugia"),
        ("bentivoglio", "bologna"),
        ("este", "ferrara"),
        ("gonzaga", "mantua"),
        ("malatesta", "rimini"),
        ("montefeltro", "urbino"),
    ],
)
def test_every_family_has_its_home_city(family: str, home: str) -> None:
    assert DATA["families"][family]["home"] == home


def test_effects_are_written_with_their_figures() -> None:
    families, tiles, tricks = DATA["families"], DATA["tiles"], DATA["treachery"]
    assert families["gonzaga"]["ability"] == {
        "kind": "discount",
        "on": "artist",
        "good": "either",
        "amount": 1,
    }
    assert tiles["swiss mercenaries"]["always"] == [
        {"kind": "arms", "troop": "pikes", "attack": 1, "defence": 1},
        {"kind": "discount", "on": "condottiere", "good": "influence", "amount": 1},
    ]
    assert tiles["caterina sforza"]["always"][0]["troop"] == "any"
    assert tiles["cesare borgia"]["always"] == [{"kind": "room", "more": 1}]
    assert tiles["bank 1"]["once"] == {
        "kind": "either",
        "of": [
            {"kind": "exchange", "pay": {"gold": 3}, "gain": {"influence": 3}},
            {"kind": "exchange", "pay": {"influence": 3}, "gain": {"gold": 3}},
        ],
    }
    assert tiles["ludovico sforza"]["once"] == {"kind": "rule", "rule": "reroll"}
    assert tiles["alfonso of aragon"]["once"] == {"kind": "take", "tiles": 1}
    assert tiles["il doge"]["once"] is None
    assert tricks["bribe cardinal"]["effect"] == {
        "kind": "pays",
        "won": "pope",
        "good": "influence",
        "amount": 3,
    }
    assert tricks["raid gold"]["effect"] == {"kind": "steal", "good": "gold", "amount": 3}
    assert DATA["events"]["french invasion"]["effect"] == {"kind": "status", "change": -2}
    assert DATA["events"]["leonardo"]["effect"] == {"kind": "gain", "goods": {"vp": 4}}
    assert DATA["events"]["merchant 1"]["effect"] == {
        "kind": "per",
        "goods": {"gold": 1, "vp": 1},
        "thing": "merchant tile",
        "every": 1,
    }


@rule("princes", "8")
def test_ranks_are_troops_of_three_armies_what_makes_them_stronger_and_citizens() -> None:
    ranks = DATA["ranks"]
    assert list(ranks) == [
        *(f"attacker {troop}" for troop in TROOPS),
        *(f"defender {troop}" for troop in TROOPS),
        *("este", "genoese crossbow", "swiss mercenaries", "armourer", "caterina sforza"),
        *("spanish infantry", "citizens"),
        *(f"ally {troop}" for troop in TROOPS),
    ]
    assert ranks["ally artillery"] == {
        "of": "artillery",
        "role": "ally",
        "troop": "artillery",
        "attack": 3,
        "defence": 1,
    }
    swiss = {"role": "none", "troop": "pikes", "attack": 1, "defence": 1}
    assert ranks["swiss mercenaries"] == {"of": "swiss mercenaries", **swiss}
    lady = {"role": "none", "troop": "any", "attack": 0, "defence": 2}
    assert ranks["caterina sforza"] == {"of": "caterina sforza", **lady}
    assert (ranks["citizens"]["attack"], ranks["citizens"]["defence"]) == (3, 3)


# Where it comes from --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("group", "known"),
    [
        ("families", ["malatesta"]),
        (
            "tiles",
            ["il doge", "venetian merchant 1", "giovanni medici"],
        ),
        ("troops", []),
        ("events", []),
        ("treachery", []),
    ],
)
def test_a_thing_is_reconstructed_as_soon_as_one_of_its_figures_is(
    group: str, known: list[str]
) -> None:
    assert [name for name, x in DATA[group].items() if x["source"] != OURS] == known


@rule("princes", "14")
@pytest.mark.parametrize(
    ("group", "name", "figure", "source"),
    [
        ("tiles", "venetian merchant 1", "income", BOOK),  # the one of the printed example
        *(("tiles", f"venetian merchant {n}", "income", OURS) for n in (2, 3, 4, 5)),
        *(("tiles", f"venetian merchant {n}", "ability", PUBLIC) for n in (2, 3, 4, 5)),
        ("tiles", "milanese merchant", "ability", PUBLIC),
        ("tiles", "milanese merchant", "income", OURS),
        ("events", "michelangelo", "name", OURS),
        ("events", "gozzoli", "name", BOOK),
        *(("troops", troop, "cost", OURS) for troop in TROOPS),
    ],
)
def test_what_the_rulebook_does_not_print_is_not_marked_as_if_it_did(
    group: str, name: str, figure: str, source: str
) -> None:
    for version in GAME.versions.values():
        data = version.show.static_data()
        assert data[group][name]["sources"][figure] == source


@rule("princes", "4")
@pytest.mark.parametrize(("version", "costs"), [(1, [8, 4, 3, 4, 8, 5]), (2, [6, 2, 1, 2, 6, 3])])
def test_each_version_prints_its_own_costs(version: int, costs: list[int]) -> None:
    data = GAME.versions[version].show.static_data()
    assert [data["troops"][troop]["cost"] for troop in TROOPS] == costs


def test_nothing_else_that_is_printed_differs_between_the_versions() -> None:
    before, now = (GAME.versions[n].show.static_data() for n in (1, 2))
    for troop in TROOPS:
        before["troops"][troop]["cost"] = now["troops"][troop]["cost"]
    assert before == now


def test_where_a_mere_name_comes_from_makes_no_difference() -> None:
    malatesta = DATA["families"]["malatesta"]
    assert malatesta["sources"] == {"income": BOOK, "ability": BOOK, "home": PUBLIC}
    assert malatesta["source"] == BOOK


def test_every_figure_has_its_own_mark() -> None:
    assert DATA["families"]["baglioni"]["sources"] == {
        "income": OURS,
        "ability": BOOK,
        "home": BOOK,
    }
    assert DATA["tiles"]["giovanni medici"]["sources"] == {
        "city": PUBLIC,
        "income": PUBLIC,
        "ability": BOOK,
    }
    assert DATA["troops"]["pikes"]["sources"] == {
        "number": OURS,
        "cost": OURS,
        "attack": BOOK,
        "defence": BOOK,
        "income": OURS,
    }
    assert DATA["events"]["gozzoli"]["sources"] == {
        "name": BOOK,
        "effect": OURS,
        "currency": BOOK,
        "decade": OURS,
    }
    assert DATA["treachery"]["veto"]["sources"] == {"effect": BOOK, "number": OURS}


@rule("princes", "14")
def test_figures_of_the_rules_that_are_ours_are_marked_too() -> None:
    ours = [name for name, figure in DATA["figures"].items() if figure["source"] == OURS]
    assert ours == [
        "wars a decade with 6 players",
        "lowest bid for a condottiere",
        "refund of a discarded troop in percent",
        "points of the third city",
        "points of the fourth city",
        "points of the fifth city",
        "rounds of passing before an action is forced",
        "trade offers a turn",
    ]


# The data decide ------------------------------------------------------------------------------

ASK = """
from bottega.games.princes import GAME
t = GAME.new(3)
def do(*moves):
    for move in moves:
        question = GAME.decision(t)
        GAME.answer(t, question.seat, GAME.vocabulary(question.seat).parse(move))
        GAME.decision(t)
do("chooser 1", "family este", "family gonzaga", "family malatesta", "first 1")
"""


def told_by(folder: Path, changes: dict[str, Change], play: str) -> str:
    """What a program says that plays with a copy of the game, some files of it changed."""
    done = run_changed(folder, "princes", changes, ASK + play)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@rule("princes", "14")
@pytest.mark.parametrize(
    ("module", "line", "better", "play", "before", "after"),
    [
        (
            "troops",
            'Troop("pikes", 4, 1, 0, 2',
            'Troop("pikes", 4, 5, 0, 2',
            'do("buy pikes"); print(t.players[0].gold)',
            "39",
            "35",
        ),
        (
            "city_tiles",
            'Tile("colonna", ROME, goods(1, 1)',
            'Tile("colonna", ROME, goods(4, 1)',
            "from bottega.games.princes.rules.modifiers import standing; "
            "print(standing(t.cards, 2, (23,)).gold)",
            "13",
            "16",
        ),
        (
            "event_tiles",
            'EventTile("gozzoli", 1, INFLUENCE, Gain(goods(vp=2))',
            'EventTile("gozzoli", 1, GOLD, Gain(goods(vp=5))',
            'do("auction gozzoli", "amount 2", "pass", "pass"); '
            "print(t.players[0].gold, dict(GAME.breakdown(t, 0))['artists'])",
            "40 2",
            "38 5",
        ),
        (
            "families",
            'Family("este", "ferrara", goods(12, 8), Arms(ARTILLERY, 1, 1)',
            'Family("este", "ferrara", goods(12, 8), Room(2)',
            "from bottega.games.princes.rules.treachery import hand_limit; "
            "print(hand_limit(t, t.players[0]))",
            "2",
            "4",
        ),
        (
            "treachery_tiles",
            'Treachery("veto", 3,',
            'Treachery("veto", 6,',
            "print(len(t.deck))",
            "20",
            "23",
        ),
        (
            "figures",
            'Figure("refund of a discarded troop in percent", 0, OURS)',
            'Figure("refund of a discarded troop in percent", 50, PUBLIC)',
            'do("buy fort", "pass", "pass", "pass", "pass", "pass", "discard fort"); '
            "print(t.players[0].gold)",
            "37",
            "38",
        ),
    ],
)
def test_to_correct_a_line_is_to_change_the_game(
    module: str, line: str, better: str, play: str, before: str, after: str, tmp_path: Path
) -> None:
    def corrected(text: str) -> str:
        assert text.count(line) == 1
        return text.replace(line, better)

    assert told_by(tmp_path / "as it is", {}, play) == before
    assert told_by(tmp_path / "corrected", {f"cards/{module}.py": corrected}, play) == after
