"""What boards in the browser take a game's positions, events and options for."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from bottega.kernel.game import Game
from bottega.kernel.printed import NUMBER, Alternatives, AnyOf, Effects, Signed, SoMany
from bottega.kernel.registry import find_game, games
from bottega.kernel.shape import Counts
from bottega.kernel.state import NONE
from bottega.server.client_types import ClientTypes, write
from bottega.server.types_by_example import TypesByExample
from tests.kernel import pebbles

EVERY_GAME = pytest.mark.parametrize("game", [*games().values(), pebbles.GAME], ids=lambda g: g.key)
NAMES = re.compile(r"^export (?:type|interface) (\w+)", re.MULTILINE)
WORDS = re.compile(r'"[^"]*"|\'[^\']*\'')


@cache
def types_of(key: str) -> str:
    return ClientTypes(pebbles.GAME if key == pebbles.GAME.key else find_game(key)).text()


@EVERY_GAME
def test_every_type_is_declared_once_and_no_other_is_used(game: Game[Any]) -> None:
    text = types_of(game.key)
    declared = NAMES.findall(text)
    assert len(set(declared)) == len(declared)
    used = set(re.findall(r"\b[A-Z]\w+", WORDS.sub("", text.split("\n", 2)[2])))
    built_in = {"Record", "Partial", "Extract", "PlayOf", "K"}
    assert used - built_in <= set(declared)


@EVERY_GAME
def test_other_random_games_show_no_other_types(game: Game[Any]) -> None:
    assert ClientTypes(game, seed=2).text() == types_of(game.key)


def test_words_of_the_pebbles_become_types() -> None:
    text = ClientTypes(pebbles.GAME).text()
    assert 'export type Bid = "low" | "high"' in text
    assert "  bids: (Bid | " + '"none" | "?")[]' in text
    assert '  pebbles: (number | "none" | "?")[]' in text
    assert "  open: boolean\n" in text
    assert '| { event: "drawn"; seat: number; pebble: number | "?" }' in text
    assert '| { event: "shown"; seat: number; pebble: number; bid: Bid }' in text
    assert '| { step: "draw"; seat: number | "nature"; to: number }' in text
    assert '  "bid": { bid: Bid }\n  "courtesy": {}' in text


def test_a_position_has_the_names_of_its_classes_and_of_its_decks() -> None:
    text = types_of("masters")
    assert "  players: Player[]\n" in text
    assert "  warehouse: Partial<Record<Resource, number>>\n" in text
    assert '  market: (Marble | "none")[][]\n' in text
    assert '  tops: Record<Deck, string | "none">\n' in text, "48 cards are too many to list"


def test_a_verb_has_its_arguments_and_a_step_its_subject() -> None:
    text = types_of("masters")
    assert '  "buy": { colour: Colour; slot: number }\n' in text
    assert '  "basic power, output": { first: Resource; second: Resource }\n' in text


def test_what_is_derived_has_the_type_that_the_game_declares() -> None:
    text = types_of("masters")
    assert "  stored?: DerivedWarehouse\n" in text
    assert "  takes: (number | null)[]\n" in text
    assert "  lacking: Partial<Record<Floor, Good>>\n" in types_of("lorenzo")
    assert '  named: Symbol | "none"\n' in types_of("wiege")


def test_printed_cards_that_differ_are_told_apart_by_a_word() -> None:
    cards = next(line for line in types_of("lorenzo").split("\n") if "type CardFacts" in line)
    assert cards.count(" } | { ") == 2
    assert 'type: "building" | "territory"' in cards
    assert 'type: "venture"; period: number; costs: CostFacts[]; ' in cards
    wiege = next(line for line in types_of("wiege").split("\n") if "type CardFacts" in line)
    assert 'sort: "culture"' in wiege
    assert 'sort: "character"' in wiege


def test_a_domain_that_has_the_name_of_a_class_gets_another() -> None:
    text = types_of("princes")
    assert "export interface War {" in text
    assert "war: { war: WarWord }" in text.replace('"', "")


def test_fields_that_some_lack_are_optional() -> None:
    words = ClientTypes(pebbles.GAME).words
    needs = [{"needs": [{"bid": "low", "amount": 1}, {"weight": 2, "amount": 1}]}]
    assert TypesByExample(words, "Facts").declare(needs) == [
        "export type NeedFacts = { bid?: Bid; amount: number; weight?: number }",
        "export type Facts = { needs: NeedFacts[] }",
    ]


class Toss(NamedTuple):
    """An effect that no game has."""

    bid: int
    pebbles: int


class Hold(NamedTuple):
    bid: int
    more: int
    stock: tuple[int, ...]


class Juggle(NamedTuple):
    of: tuple[Toss, ...]


def juggling() -> Effects:
    effects = Effects("trick")
    effects.declare(Toss, bid=SoMany(pebbles.BID, "pebbles"), pebbles=NUMBER)
    effects.declare(Hold, bid=AnyOf(pebbles.BID), more=Signed(), stock=Counts(pebbles.BID))
    effects.declare(Juggle, of=Alternatives(Toss))
    return effects


def test_an_effect_has_the_type_that_its_fields_declare() -> None:
    assert ClientTypes(pebbles.GAME).effects(juggling()) == {
        "TossFacts": "export interface TossFacts {\n"
        '  kind: "toss"\n  bid: Bid\n  pebbles: number\n}',
        "HoldFacts": "export interface HoldFacts {\n"
        '  kind: "hold"\n  bid: Bid | "any"\n  more: number\n'
        "  stock: Partial<Record<Bid, number>>\n}",
        "JuggleFacts": 'export interface JuggleFacts {\n  kind: "juggle"\n  of: TossFacts[]\n}',
    }


def test_effects_are_one_union_wherever_they_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vocabulary that stands in a module of the game is found there, and its effects in JSON."""
    toss, hold = juggling().write(Toss(0, 2)), juggling().write(Hold(NONE, -1, (0, 1)))
    printed = {"cards": {"A 1": toss, "A 2": hold}, "first": toss, "toss": {"by": 1}}
    monkeypatch.setattr(pebbles, "TRICKS", juggling(), raising=False)
    monkeypatch.setattr(pebbles.GAME.show, "static_data", lambda: printed)
    lines = ClientTypes(pebbles.GAME).text().split("\n")
    assert "export type TrickFacts = TossFacts | HoldFacts | JuggleFacts" in lines
    assert "export type TossFacts2 = { by: number }" in lines, "the other name is taken"
    assert (
        "export type Facts = { cards: Record<string, TrickFacts>; first: TrickFacts; "
        "toss: TossFacts2 }" in lines
    )


@pytest.mark.parametrize("key", ["lorenzo", "masters", "princes"])
def test_every_printed_effect_is_of_a_declared_kind(key: str) -> None:
    declared = re.findall(r'^  kind: ("[a-z ]+")$', types_of(key), re.MULTILINE)
    printed = re.findall(r'"kind": ("[a-z ]+")', json.dumps(find_game(key).show.static_data()))
    assert len(printed) > 16
    assert set(printed) <= set(declared)


def test_a_file_is_written_for_each_game_that_has_a_board(tmp_path: Any) -> None:
    (tmp_path / "wiege").mkdir()
    write(tmp_path)
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.ts")] == [
        "wiege/generated.ts"
    ]
    before = (tmp_path / "wiege" / "generated.ts").stat().st_mtime_ns
    write(tmp_path)
    assert (tmp_path / "wiege" / "generated.ts").stat().st_mtime_ns == before
