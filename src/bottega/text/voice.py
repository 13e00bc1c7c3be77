"""A voice: one language, speaking about one game.

Message names follow from the game's own keys, with spaces as dashes:

=====================  ==================================================================
``action-market-row``  an option; its attribute ``.help`` explains it, and ``.told`` tells it about
                       whoever took it, where no event does
``ask-store-goods``    the question of a step
``event-card-bought``  a line of the log; ``.you`` says it to whom it is about
``score-faith``        a line of the score
``tie-resources``      what decides between sides that are level
``game-masters``       the title; ``about-masters`` and ``course-masters`` a sentence each: what it
                       is about, and how it goes; ``length-masters`` how long, with ``.help``
``option-mode``        a table option, ``.help`` explains it; ``option-mode-basic`` a value
``resource-coin``      a name of a domain; ``$amount`` says how many
=====================  ==================================================================

Every field of the action, frame or event is an argument under its own name, in words, and once
more as ``$name-key`` untranslated, to select on: ``{ $leader-key -> [hidden] … *[other] … }``. The
key of the seat that reads the message is ``you``: ``{ $owner-key -> [you] … *[other] … }``. What
has no message is said in notation: a new game speaks before its catalogue is written.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import chain
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.shape import Counts, Named
from bottega.kernel.show import Fact, Sentence, counted
from bottega.kernel.state import HIDDEN, NONE, Action, Event, Frame, State
from bottega.kernel.words import Domain, Numbers, Seats, Unreadable
from bottega.text.catalogue import GAPS, Arguments, catalogue, dashed
from bottega.text.languages import languages


class Voice:
    """Says things about a game in a language. ``names`` are the players', by seat."""

    def __init__(
        self, lang: str, game: Game[Any], names: list[str] | None = None, also: str = ""
    ) -> None:
        """``also``: one more package with a catalogue, such as that of a user interface."""
        check_language(lang)
        self.lang = lang
        self.game = game
        self.names = names or []
        self.also = also
        self.forgets = False
        self.catalogue = catalogue(lang, ("bottega", also, catalogue_of(game)))

    # Any message --------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether the catalogue has this message."""
        return bool(self.catalogue.bundle.has_message(dashed(message)))

    def say(self, message: str, **arguments: Any) -> str:
        """A message of the catalogue, or its own name if there is none."""
        text = self.format(dashed(message), arguments)
        return message if text is None else text

    def format(self, message: str, arguments: Arguments, attribute: str = "") -> str | None:
        if self.forgets:
            there = self.catalogue.uses(message, attribute) is not None
            return self.catalogue.formatted(message, arguments, attribute) if there else None
        return self.catalogue.format(message, arguments, attribute)

    # What is said at many tables ----------------------------------------------------------

    def once(self, *about: Any, make: Callable[[Voice], Any]) -> Any:
        """What follows from this alone, whoever sits there: made once, with gaps for names."""
        key = (self.game, len(self.names), *about)
        return self.catalogue.once(key, lambda: make(self.of_nobody()))

    def of_nobody(self) -> Voice:
        """The same voice with gaps for names. What it says is remembered elsewhere."""
        found = Voice(self.lang, self.game, GAPS[: len(self.names)], self.also)
        found.forgets = True
        return found

    def named(self, text: str) -> str:
        """A text with gaps, about those who sit here; the very same if it is about nobody."""
        for name, gap in zip(self.names, GAPS, strict=False):
            if gap in text:
                text = text.replace(gap, name)
        return text

    def sentence(self, sentence: Sentence) -> str:
        message, facts = sentence
        about = chain.from_iterable(facts)
        said = self.once("", message, *about, make=lambda v: v.new_sentence(message, facts))
        return self.named(said)

    def new_sentence(self, message: str, facts: list[Fact]) -> str:
        used = self.catalogue.uses(dashed(message))
        return self.say(message, **self.facts(facts, used=used or ()))

    # What a game asks, offers and tells ---------------------------------------------------

    def title(self) -> str:
        """The game's name."""
        return self.name("game", self.game.key)

    def about(self) -> str:
        """What the game is about, in a sentence; empty where the catalogue does not say."""
        return self.format(f"about-{dashed(self.game.key)}", {}) or ""

    def course(self) -> str:
        """How a game of it goes, in a sentence; empty where the catalogue does not say."""
        return self.format(f"course-{dashed(self.game.key)}", {}) or ""

    def length(self) -> list[str]:
        """How long it goes, and a word more about that; nothing where the catalogue is silent."""
        message = f"length-{dashed(self.game.key)}"
        said = [self.format(message, {}, attribute) for attribute in ("", "help")]
        return [text for text in said if text]

    def name(self, kind: str, key: str) -> str:
        """What a thing of the game is called: a line of the score, an option, a part of the table.

        It is the message of this kind; where there is none, its key in readable form.
        """
        text = self.format(dashed(f"{kind} {key}"), {})
        return readable(key) if text is None else text

    def help(self, kind: str, key: str) -> str:
        """What such a thing is about, in a sentence; empty where the catalogue does not say."""
        return self.format(dashed(f"{kind} {key}"), {}, "help") or ""

    def action(self, t: State, f: Frame, a: Action, details: list[Fact] | None = None) -> str:
        """An option, as a person would put it; ``details`` if `Game.details` is known already."""
        text = self.of_action(t, f, a, "", details)
        return text or self.game.vocabulary(f[1]).text(a)

    def explain(self, t: State, f: Frame, a: Action) -> str | None:
        """What an option does, where the catalogue explains it."""
        return self.of_action(t, f, a, "help")

    def told(self, t: State, f: Frame, a: Action) -> str:
        """What somebody did by taking an option; under their name, if the catalogue cannot tell."""
        told = self.of_action(t, f, a, "told")
        return told or f"{self.word_of_seat(f[1])}: {self.action(t, f, a)}"

    def of_action(
        self, t: State, f: Frame, a: Action, attribute: str, details: list[Fact] | None = None
    ) -> str | None:
        verb = self.game.vocabulary(f[1]).verb(a)
        message = f"action-{dashed(verb.key)}"
        used = self.catalogue.uses(message, attribute)
        if used is None:
            return None
        arguments: Arguments = {"seat": self.word(SEATS, f[1]), "seats": t.seats}
        for (name, domain), value in zip(verb.fields, a[1:], strict=True):
            if needed(name, used):
                self.put(arguments, name, domain, value, 1, f[1])
        known = self.game.show.details(t, f, a) if details is None else details
        arguments |= self.facts(known, f[1], used)
        return self.format(message, arguments, attribute)

    def ask(self, t: State, f: Frame) -> str:
        """The question of a frame."""
        facts = self.game.show.question_details(t, f)
        about = "ask", f, *chain.from_iterable(facts)
        return self.named(self.once(*about, make=lambda v: v.new_question(f, facts)))

    def new_question(self, f: Frame, facts: list[Fact]) -> str:
        step = self.game.steps[f[0]]
        message = f"ask-{dashed(step.key)}"
        used = self.catalogue.uses(message)
        if used is None:
            return plain(step.key, step.subject.write(f[2:]))
        arguments = self.arguments(step.subject, f[2:], f[1], used)
        arguments["seat"] = self.word(SEATS, f[1])
        arguments |= self.facts(facts, f[1], used)
        return self.format(message, arguments) or ""

    def event(self, event: Event, you: int | None = None) -> str:
        """A line of the log; empty for what is not worth a line.

        ``you``: the seat that reads it. What is about this seat is told to it, where the catalogue
        has a form for that.
        """
        kind = self.game.events[event[0]]
        message = f"event-{dashed(kind.key)}"
        used, to_you = self.catalogue.uses(message), self.catalogue.uses(message, "you")
        either = {"seat", *(used or ()), *(to_you or ())}
        arguments = self.arguments(kind.details, event[2:], you, either)
        mine = you is not None and arguments.get("seat-key") == "you"
        line = self.format(message, arguments, "you") if mine else None
        if line is None:
            line = self.format(message, arguments)
        return plain(kind.key, kind.details.write(event[2:])) if line is None else line.strip()

    def card(self, domain: Domain, value: int) -> list[str]:
        """What stands on a card, line by line."""
        return [self.sentence(line) for line in self.game.show.describe(domain.key, value)]

    def find_card(self, name: str) -> list[str]:
        """What stands on the card of this name, in any case of letters; empty if there is none.

        A card has a name in the notation and one in the reader's language. Keyboards have the
        straight apostrophe only.
        """
        wanted = name.strip().casefold()
        for domain in self.game.show.card_domains():
            for value, known in enumerate(domain.names):
                said = str(self.word(domain, value)).replace("’", "'")
                if wanted.replace("’", "'") in (known.casefold(), said.casefold()):
                    return self.card(domain, value)
        return []

    # Words --------------------------------------------------------------------------------

    def word(self, domain: Domain, value: int, amount: int = 1) -> str | int:
        """A name in the reader's language; numbers stay numbers, for the sake of plurals."""
        if value == HIDDEN:
            return self.say("hidden")
        if isinstance(domain, Seats):
            known = 0 <= value < len(self.names)
            return self.names[value] if known else self.say("a seat", number=domain.text(value))
        if value == NONE:
            return self.say("nothing")
        if isinstance(domain, Numbers):
            return int(domain.text(value))
        return self.catalogue.word(domain, value, amount)

    def word_of_seat(self, seat: int) -> str:
        """Who sits there."""
        return str(self.word(SEATS, seat))

    def put(
        self,
        arguments: Arguments,
        name: str,
        domain: Domain,
        value: int,
        amount: int,
        you: int | None,
    ) -> None:
        """An argument, and its key to select on: for the seat that reads the message, "you"."""
        arguments[name] = self.word(domain, value, amount)
        if isinstance(domain, Seats) and value >= 0 and value == you:
            arguments[key_of(name)] = "you"
        else:
            arguments[key_of(name)] = "hidden" if value == HIDDEN else domain.text(value)

    def arguments(
        self,
        named: Named,
        values: tuple[int, ...],
        you: int | None = None,
        used: Collection[str] | None = None,
    ) -> Arguments:
        """The parts of a frame or event as arguments of a message; ``used``: all that it uses."""
        found: Arguments = {}
        place = 0
        for name, part in named.parts.items():
            width = part.width if isinstance(part, Counts) else 1
            if needed(name, used):
                if isinstance(part, Counts):
                    counts = values[place : place + width]
                    found |= self.facts(counted(name, part.domain, counts), you, used)
                else:
                    self.put(found, name, part, values[place], 1, you)
            place += width
        return found

    def facts(
        self, facts: list[Fact], you: int | None = None, used: Collection[str] | None = None
    ) -> Arguments:
        """Facts as arguments; several of one name become a list, "2 coins and 1 stone".

        ``used``: all that the message uses.
        """
        by_name: dict[str, list[Fact]] = {}
        for fact in facts:
            by_name.setdefault(fact.name, []).append(fact)
        found: Arguments = {}
        for name, same in by_name.items():
            if not needed(name, used):
                continue
            if len(same) == 1:
                _, domain, value, amount = same[0]
                self.put(found, name, domain, value, amount, you)
            else:
                found[name] = self.list([self.word(x.domain, x.value, x.amount) for x in same])
                found[key_of(name)] = "many"
        return found

    def list(self, words: Sequence[str | int]) -> str:
        *most, last = map(str, words)
        return self.say("a list", most=", ".join(most), last=last) if most else last


SEATS = Seats("seat", 1, 12)


def check_language(lang: str) -> None:
    """Refuse a language that we do not speak, and say which we do."""
    if lang not in languages():
        raise Unreadable(f"there is no language {lang!r}; there is: {spoken()}")


def spoken() -> str:
    """Every language with what it calls itself: ``en (English), it (Italiano)``."""
    return ", ".join(f"{code} ({shared(code, 'language name')})" for code in languages())


def shared(lang: str, message: str) -> str:
    """A message without arguments of the catalogue that all games share."""
    return catalogue(lang, ("bottega",)).format(dashed(message), {}, "") or message


def player_words(lang: str, name: str, package: str) -> tuple[str, str]:
    """What a player is called, and how it thinks, by the catalogue of the package it came in."""
    words = catalogue(lang, (package,))
    message = f"player-{dashed(name)}"
    return words.format(message, {}, "") or readable(name), words.format(message, {}, "about") or ""


def plain(key: str, details: dict[str, Any]) -> str:
    """What has no message: its key and details as they are written in positions."""
    return ", ".join([key, *(f"{name} {value}" for name, value in details.items())])


def readable(key: str) -> str:
    """A key as people would write it: ``last_round`` is "Last round"."""
    words = key.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def catalogue_of(game: Game[Any]) -> str:
    """The package a game was written in: there lie its catalogues, rules page and board."""
    return sys.modules[type(game).__module__].__package__ or ""


@cache
def key_of(name: str) -> str:
    """The argument with the key of another one, to select on; one string for all sentences."""
    return f"{name}-key"


def needed(name: str, used: Collection[str] | None) -> bool:
    """Whether a message that uses these needs an argument, or its key."""
    return used is None or name in used or key_of(name) in used
