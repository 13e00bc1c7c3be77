"""Voices: what is said where there is no catalogue, and in which languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bottega.kernel.game import Game
from bottega.kernel.registry import find_game
from bottega.kernel.show import Fact, Sentence
from bottega.kernel.state import EVERYONE, HIDDEN, NATURE, NONE
from bottega.kernel.words import SEAT, Unreadable
from bottega.text.catalogue import Catalogue, Misprint
from bottega.text.voice import Voice, spoken
from tests.kernel import pebbles
from tests.kernel.pebbles import BID, BIDDING, DRAW, DRAWN, PEBBLE, SHOWN
from tests.languages import languages

MASTERS: Game[Any] = find_game("masters")


def silent(lang: str = "en", names: list[str] | None = None) -> Voice:
    """A voice for a game that has no catalogue."""
    return Voice(lang, pebbles.GAME, names)


def test_nobody_has_a_voice_in_an_unknown_language() -> None:
    with pytest.raises(Unreadable) as refusal:
        Voice("fr", MASTERS)
    assert str(refusal.value) == f"there is no language 'fr'; there is: {spoken()}"


# A game without a catalogue --------------------------------------------------------------------


@languages
def test_an_option_without_a_message_is_said_in_notation(lang: str) -> None:
    t = pebbles.GAME.new(2)
    voice = silent(lang)
    assert voice.action(t, (BIDDING, 0), (0, 1)) == "bid high"
    assert voice.action(t, (BIDDING, 0), (1,)) == "bow"
    assert voice.action(t, (DRAW, NATURE, 0), (0, 4)) == "draw 5"


@languages
def test_what_has_no_message_is_said_as_positions_write_it(lang: str) -> None:
    voice = silent(lang)
    assert voice.title() == "Pebbles"
    assert voice.about() == ""
    assert voice.name("option", "length") == "Length"
    assert voice.name("option length", "very_short") == "Very short"
    assert voice.ask(pebbles.GAME.new(2), (BIDDING, 0)) == "bidding"
    assert voice.event((DRAWN, EVERYONE, 0, HIDDEN)) == "drawn, seat 1, pebble ?"
    assert voice.say("score won") == "score won"
    assert voice.sentence(Sentence("a card", [Fact("pebble", PEBBLE, 2)])) == "a card"
    assert not voice.has("game pebbles")
    assert voice.has("score total")


def test_an_option_without_a_message_has_no_explanation() -> None:
    assert silent().explain(pebbles.GAME.new(2), (BIDDING, 0), (0, 1)) is None


def test_names_without_a_translation_are_said_as_they_are_written() -> None:
    voice = silent()
    assert voice.word(BID, 1) == "high"
    assert voice.word(PEBBLE, 3) == 4
    assert voice.word(BID, HIDDEN) == "hidden"
    assert voice.word(BID, NONE) == "nothing"


def test_a_game_without_cards_has_none_to_find() -> None:
    assert silent().find_card("G1a") == []
    assert silent().card(PEBBLE, 0) == []


# Seats and lists -------------------------------------------------------------------------------


def test_a_seat_is_called_by_the_name_of_its_player() -> None:
    voice = silent(names=["Anna", "Bruno"])
    assert [voice.word_of_seat(seat) for seat in (0, 1)] == ["Anna", "Bruno"]
    assert voice.word(SEAT, 1) == "Bruno"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert silent().word_of_seat(0) == "Seat 1"
    assert silent(names=["Anna"]).word_of_seat(1) == "Seat 2"
    assert "2" in silent("it").word_of_seat(1)


def test_the_seat_of_chance_has_a_word_of_its_own() -> None:
    assert silent().word_of_seat(NATURE) == "Chance"
    assert silent("it").word_of_seat(NATURE) == "Il caso"
    assert silent("de").word_of_seat(NATURE) == "Der Zufall"


def test_several_facts_of_one_name_are_read_out_as_a_list() -> None:
    facts = [Fact("bids", BID, 0), Fact("bids", BID, 1), Fact("who", SEAT, 0)]
    said = silent().facts(facts)
    assert said["bids"] == "low and high"
    assert said["who"] == "Seat 1"
    three = [Fact("n", PEBBLE, value) for value in range(3)]
    assert silent().facts(three)["n"] == "1, 2 and 3"
    assert silent("it").facts(three)["n"] == "1, 2 e 3"
    assert silent("de").facts(three)["n"] == "1, 2 und 3"


def test_one_word_alone_is_no_list() -> None:
    assert silent().list(["Anna"]) == "Anna"
    assert silent("de").list(["Anna", "Bruno"]) == "Anna und Bruno"


def test_the_parts_of_an_event_are_arguments_in_words_and_as_keys() -> None:
    named = pebbles.EVENTS.kinds[SHOWN].details
    said = silent(names=["Anna"]).arguments(named, (0, 3, HIDDEN))
    assert said["seat"] == "Anna"
    assert said["pebble"] == 4
    assert said["bid"] == "hidden"
    assert said["bid-key"] == "hidden"
    assert said["seat-key"] == "1"


# A game with a catalogue -----------------------------------------------------------------------


def test_masters_speaks_both_languages() -> None:
    english, italian = Voice("en", MASTERS), Voice("it", MASTERS)
    assert english.title() == "Masters of Renaissance"
    assert italian.title() != "game masters"
    t = MASTERS.new(2)
    said = {v.action(t, (6, 0), (2, 1)) for v in (english, italian)}
    assert len(said) == 2
    assert "market row 2" not in said


def test_what_happened_is_told_to_whom_it_is_about() -> None:
    stored = next(kind for kind, told in enumerate(MASTERS.events) if told.key == "stored")
    event = (stored, EVERYONE, 1, 0)
    said = {lang: Voice(lang, MASTERS, ["Anna", "Bruno"]) for lang in ("en", "it", "de")}
    assert said["en"].event(event, you=0) == said["en"].event(event) == "Bruno stores 1 coin."
    assert said["en"].event(event, you=1) == "You store 1 coin."
    assert said["it"].event(event, you=1) == "Metti in Magazzino 1 moneta."
    assert said["de"].event(event, you=1) == "Du lagerst 1 Münze."


def test_what_has_no_form_of_its_own_is_told_by_name() -> None:
    began = next(kind for kind, told in enumerate(MASTERS.events) if told.key == "turn began")
    voice = Voice("en", MASTERS, ["Anna"])
    assert voice.event((began, EVERYONE, 0), you=0) == "Anna begins a turn."


@languages
def test_a_card_is_found_by_its_id_however_it_is_capitalised(lang: str) -> None:
    voice = Voice(lang, MASTERS)
    lines = voice.find_card("g1A ")
    assert len(lines) == 4
    assert "G1a" in lines[1]
    assert voice.find_card(lines[0]) == lines
    assert voice.find_card("L01")
    assert voice.find_card("T1")
    assert voice.find_card("Z9z") == []
    assert voice.find_card("") == []


def test_a_card_is_found_by_its_name_with_the_apostrophe_of_a_keyboard() -> None:
    voice = Voice("en", find_game("lorenzo"))
    assert voice.find_card("carpenter's shop")[0] == "Carpenter’s Shop"
    assert voice.find_card("Carpenter’s Shop")[0] == "Carpenter’s Shop"


@languages
def test_every_card_of_every_kind_can_be_read_out(lang: str) -> None:
    voice = Voice(lang, MASTERS)
    for domain in MASTERS.show.card_domains():
        for value in range(domain.size):
            lines = voice.card(domain, value)
            assert lines
            assert all(line.strip() for line in lines)


def test_another_catalogue_may_be_added() -> None:
    assert Voice("en", pebbles.GAME).say("play keys") == "play keys"
    assert Voice("en", pebbles.GAME, also="bottega.cli").say("play keys") != "play keys"
    assert Voice("en", pebbles.GAME, also="tests").say("play keys") == "play keys"


def catalogue_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Catalogue:
    """The catalogue of a package of its own, with these messages."""
    name = f"words_{tmp_path.name}".replace("-", "_")
    folder = tmp_path / name / "text"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return Catalogue("en", (name,))


def test_a_message_that_asks_for_what_is_not_there_is_named_and_said_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = catalogue_with(tmp_path, monkeypatch, "kind-silk = { $amount } silk\n")
    with pytest.warns(Misprint, match=r"the message kind-silk \(en\): .*amount"):
        said = words.format("kind-silk", {}, "")
    assert said is not None
    assert said.endswith("silk")


def test_a_line_that_is_no_message_is_named_when_the_catalogue_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.warns(Misprint, match=r"text/en\.ftl: cannot be read: 'ask-seal How many"):
        words = catalogue_with(tmp_path, monkeypatch, "ask-seal How many\nask-bid = Bid\n")
    assert words.format("ask-bid", {}, "") == "Bid"


# What a message mentions -----------------------------------------------------------------------


def test_a_message_uses_what_it_mentions_and_what_its_terms_and_choices_mention() -> None:
    words = Catalogue("en", ("bottega",))
    assert words.uses("a-list") == ("most", "last")
    assert words.uses("no-such-message") is None
    assert words.uses("a-list", "no-such-attribute") is None


def test_what_is_made_once_for_all_tables_has_gaps_for_names() -> None:
    began = next(kind for kind, told in enumerate(MASTERS.events) if told.key == "turn began")
    made: list[str] = []

    def line(voice: Voice) -> str:
        made.append(voice.event((began, EVERYONE, 1)))
        return made[-1]

    for names in (["Anna", "Bruno"], ["coin", "you"], ["Zoe", "Zoe"]):
        voice = Voice("en", MASTERS, names)
        assert voice.named(voice.once("a test", make=line)) == f"{names[1]} begins a turn."
    assert len(made) == 1


def test_what_the_message_does_not_mention_is_not_remembered() -> None:
    words = Catalogue("en", ("bottega",))
    assert words.format("a-list", {"most": "2", "last": "3"}, "") == "2 and 3"
    assert words.format("a-list", {"most": "2", "last": "3", "unmentioned": 4}, "") == "2 and 3"
    assert len(words.known) == 1
