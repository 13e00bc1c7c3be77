"""What every game must be able to say, in every language: nothing missing, and as people talk.

A game's `test_text` inherits `EverySaying` and says what is its own: ``class TestSayings``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby, islice, product
from operator import itemgetter
from random import Random
from typing import Any, ClassVar

from bottega.kernel.declared import Step
from bottega.kernel.game import Game
from bottega.kernel.shape import Counts, Named
from bottega.kernel.state import EVERYONE, HIDDEN, NONE, Event, Frame, State
from bottega.kernel.words import Domain, Seats
from bottega.text.catalogue import dashed
from bottega.text.voice import Voice
from tests.catalogues import messages
from tests.games.playing import AnyTable, wander
from tests.languages import languages

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]
LONGEST_LABEL = 100
MOST_ALIKE = 8
"""Options of one verb that are read in a question: a hundred bids differ in their number only."""

KEY = re.compile(r"\b[a-z]+-(?:[a-z0-9]+-)*[A-Za-z0-9_]+\b|face_up")
"""A name of a message, which nobody should ever read."""

SAME = re.compile(r"^### As in English: (.+)$", re.MULTILINE)


@cache
def text_of(key: str, lang: str) -> str:
    """The catalogue of a game."""
    return (files(f"bottega.games.{key}") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def asking(game: Game[Any]) -> list[int]:
    """The steps that put a question."""
    return [i for i, step in enumerate(game.steps) if type(step).options is not Step.options]


def event(game: Game[Any], key: str, **details: Any) -> Event:
    """Something that happened, as a program reads it."""
    number = [kind.key for kind in game.events].index(key)
    values: tuple[int, ...] = game.events[number].details.read(details, key)
    return (number, EVERYONE, *values)


def frame(game: Game[Any], step: str, seat: int | str = 1, **subject: Any) -> Frame:
    """A question as an agenda writes it."""
    return game.read_frame({"step": step, "seat": seat, **subject}, 0, game.max_seats)


def samples(named: Named, hidden: list[Domain], missing: list[str]) -> Iterator[tuple[int, ...]]:
    """Details of an event or subjects of a frame: least, most, hidden, missing."""
    parts: list[list[tuple[int, ...]]] = []
    for name, part in named.parts.items():
        if isinstance(part, Counts):
            none = (0,) * part.width
            two = [(1, 2, *none[2:])] if part.width > 1 else []
            parts.append([none, (1, *none[1:]), (2, *none[1:]), *two, (3,) * part.width])
            continue
        values = sorted({0, 1, 2, part.size - 1} & set(range(part.size)))
        if isinstance(part, Seats):
            values = [value for value in values if value < len(NAMES)]
        if len(named.parts) > 6:  # a long one: its parts are all alike
            values = values[:1]
        values += [HIDDEN] if part in hidden else []
        values += [NONE] if name in missing else []
        parts.append([(value,) for value in values])
    for chosen in product(*parts):
        yield tuple(value for values in chosen for value in values)


class EverySaying:
    """The sayings of a game; a subclass fills in the facts below."""

    game: ClassVar[Game[Any]]
    table: ClassVar[type[AnyTable[Any]]]
    english: ClassVar[re.Pattern[str]]
    """Words of the game that must not be left in another language, unless it has them too."""

    shown: ClassVar[list[Domain]]
    """Domains whose names people read."""

    questions: ClassVar[int]
    """How many steps put a question."""

    silent: ClassVar[list[str]] = []
    """Events that are not always worth a line."""

    hidden: ClassVar[list[Domain]] = []
    """Domains of which an event or question may hide the value."""

    missing: ClassVar[list[str]] = []
    """Names of details that may be missing."""

    checked: ClassVar[set[tuple[str, str, str]]] = set()
    """What has been found good already: games say the same again and again."""

    # How it is checked ------------------------------------------------------------------------

    def voice(self, lang: str, seats: int = len(NAMES)) -> Voice:
        return Voice(lang, self.game, NAMES[:seats])

    def check(self, text: str, lang: str) -> None:
        """Nothing of a message's machinery is left in a sentence, and no other language."""
        said = self.game.key, lang, text
        if said in self.checked:
            return
        assert text, "nothing was said"
        assert text == " ".join(text.split()), f"stray spaces in {text!r}"
        assert not re.search(r"[{}$?]", text.rstrip("?").replace("? ", " ")), text
        assert not KEY.search(text), text
        if lang != "en":
            left = {found[0] for found in self.english.finditer(text)} - self.own_words(lang)
            assert not left, text
        self.checked.add(said)

    def own_words(self, lang: str) -> set[str]:
        """What the head of a catalogue says is the same word as in English: Gold, Religion."""
        return set(re.findall(r"\w+", " ".join(SAME.findall(text_of(self.game.key, lang)))))

    # The catalogues ---------------------------------------------------------------------------

    @languages
    def test_title_and_options_are_there(self, lang: str) -> None:
        said = [f"game {self.game.key}", f"about {self.game.key}"]
        for option, values in self.game.table_options.items():
            said += [f"option {option}", *(f"option {option} {value}" for value in values)]
        for message in said:
            assert self.voice(lang).has(message), message
            self.check(self.voice(lang).say(message), lang)

    @languages
    def test_every_verb_has_its_label_and_every_choice_its_help(self, lang: str) -> None:
        catalogue = messages(f"src/bottega/games/{self.game.key}/text", lang)
        for verb in [*self.game.actions.verbs, *self.game.chance.verbs]:
            assert f"action-{dashed(verb.key)}" in catalogue
        for verb in self.game.actions.verbs:
            attributes = catalogue[f"action-{dashed(verb.key)}"]
            assert [name for name in attributes if name != "told"] == ["help"], verb.key

    @languages
    def test_every_step_that_asks_has_its_question(self, lang: str) -> None:
        assert len(asking(self.game)) == self.questions
        for number in asking(self.game):
            assert self.voice(lang).has(f"ask {self.game.steps[number].key}")

    @languages
    def test_every_name_that_is_shown_has_its_word(self, lang: str) -> None:
        voice = self.voice(lang)
        for domain in self.shown:
            for value, name in enumerate(domain.names):
                assert voice.has(f"{domain.key} {name}"), f"{domain.key} {name}"
                for amount in (1, 2, 5):
                    self.check(str(voice.word(domain, value, amount)), lang)

    @languages
    def test_every_card_can_be_read(self, lang: str) -> None:
        voice = self.voice(lang)
        for domain in self.game.show.card_domains():
            for value in range(domain.size):
                sentences = self.game.show.describe(domain.key, value)
                assert sentences
                for sentence in sentences:
                    assert voice.has(sentence.message), sentence.message
                for line in voice.card(domain, value):
                    self.check(line, lang)

    # Everything that can be said --------------------------------------------------------------

    @languages
    def test_every_event_is_told(self, lang: str) -> None:
        voice = self.voice(lang)
        for number, kind in enumerate(self.game.events):
            for details in samples(kind.details, self.hidden, self.missing):
                line = voice.event((number, EVERYONE, *details))
                if line or kind.key not in self.silent:
                    self.check(line, lang)
                    assert line[0].isupper() or line[0].isdigit(), line
                    assert line.endswith("."), line

    @languages
    def test_every_question_is_put(self, lang: str) -> None:
        voice = self.voice(lang)
        t = self.game.new(self.game.min_seats)
        for number in asking(self.game):
            for subject in samples(self.game.steps[number].subject, self.hidden, self.missing):
                question = voice.ask(t, (number, 0, *subject))
                self.check(question, lang)
                assert question[0].isupper() or question[0].isdigit(), question
                assert question[-1] in "?.)", question

    @languages
    def test_random_games_can_be_told_from_beginning_to_end(self, lang: str) -> None:
        for seats, options in self.game.tables():
            voice = self.voice(lang, seats)
            for i, table in enumerate(wander(self.table.new(seats, **options), seats)):
                if i % 8 == 0:
                    self.tell_questions(voice, table.state, lang)
                if i % 40 == 0:
                    self.draw(voice, table.state)
            lines = [voice.event(told) for told in table.state.events or []]
            for line in filter(None, lines):
                self.check(line, lang)
            assert lines[-1]

    def test_an_answer_that_no_event_tells_is_told_about_somebody(self) -> None:
        """An option is a command; whoever looks back at a game reads what somebody did."""
        voice, chance = self.voice("en"), Random(3)
        table = self.table.new(self.game.max_seats)
        for _ in range(400):
            question = table.question()
            action = chance.choice(question.options)
            told = voice.told(table.state, question.frame, action)
            table.state.events = []
            self.game.answer(table.state, question.seat, action)
            if self.game.decision(table.state) is None:
                break
            if question.seat >= 0 and not any(map(voice.event, table.state.events)):
                assert told.startswith(f"{NAMES[question.seat]} "), told
                assert told.endswith("."), told

    def tell_questions(self, voice: Voice, state: State, lang: str) -> None:
        for question in self.game.decisions(state):
            self.check(voice.ask(state, question.frame), lang)
            by_verb = groupby(sorted(question.options), key=itemgetter(0))
            for action in [action for _, alike in by_verb for action in islice(alike, MOST_ALIKE)]:
                label = voice.action(state, question.frame, action)
                self.check(label, lang)
                assert len(label) <= LONGEST_LABEL, label
                explanation = voice.explain(state, question.frame, action)
                assert (explanation is None) == (question.seat < 0)
                if question.seat >= 0:
                    self.check(voice.told(state, question.frame, action), lang)
                if explanation is not None:
                    self.check(explanation, lang)
                    assert explanation.endswith("."), explanation
            for thing, reason in self.game.show.refusals(state, question.frame):
                assert thing
                assert voice.has(reason.message), reason.message
                self.check(voice.sentence(reason), lang)

    def draw(self, voice: Voice, state: State) -> None:
        """The terminal's board uses only words that are there."""

        def say(message: str, **arguments: Any) -> str:
            assert voice.has(message), message
            return voice.say(message, **arguments)

        for seat in [*range(state.seats), None]:
            assert self.game.show.draw(self.game.redact(state, seat), seat, NAMES, say)

    @languages
    def test_every_line_of_the_score_has_its_name(self, lang: str) -> None:
        for seats, options in self.game.tables():
            for key, _ in self.game.breakdown(self.table.new(seats, **options).state, 0):
                assert self.voice(lang).has(f"score {key}"), key
                self.check(self.voice(lang).say(f"score {key}"), lang)
