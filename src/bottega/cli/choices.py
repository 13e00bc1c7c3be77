"""The choices of a question in a terminal: under headings, counted, in pages, found by typing.

They are numbered in the order in which they are shown: under the headings of the rulebook, in its
order, then whatever stands under none. A number means the same choice until it is answered.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from bottega.kernel.game import Decision
from bottega.kernel.state import Action, State
from bottega.text.voice import Voice

LEAST_ROOM = 8
"""Lines that a list of choices may take even where the board would need them."""


class Choice(NamedTuple):
    """An option: its number, what it stands under, its words and its notation."""

    number: int
    heading: str
    label: str
    written: str
    action: Action


class Choices:
    """The options of one question, and which of them are shown."""

    def __init__(self, voice: Voice, t: State, question: Decision) -> None:
        self.voice = voice
        self.seat = question.seat
        vocabulary = voice.game.vocabulary(question.seat)
        under = {verb: key for key, verbs in vocabulary.headings.items() for verb in verbs}
        order = [*vocabulary.headings, ""]
        options = sorted(question.options, key=lambda a: order.index(under.get(a[0], "")))
        self.all = [
            Choice(
                number,
                under.get(action[0], ""),
                voice.action(t, question.frame, action),
                vocabulary.text(action),
                action,
            )
            for number, action in enumerate(options, 1)
        ]
        self.found = self.all
        self.page = 0
        self.pages = 1

    @property
    def headed(self) -> bool:
        """Whether there is anything to tell apart: several choices under several headings."""
        return len({choice.heading for choice in self.all}) > 1 and len(self.all) > 3

    def heading(self, key: str) -> str:
        return self.voice.say(f"do {key}") if key else self.voice.say("play other choices")

    def find(self, typed: str) -> bool:
        """Show only choices in which every word that was typed occurs; whether there are any."""
        words = typed.casefold().replace("'", "’").split()
        found = [choice for choice in self.all if all(word in self.words(choice) for word in words)]
        if found:
            self.found, self.page = found, 0
        return bool(found)

    def words(self, choice: Choice) -> str:
        """All that a choice can be found by."""
        head = self.heading(choice.heading) if self.headed else ""
        said = f"{head} {choice.label} {choice.written}"
        return said.casefold().replace("'", "’")

    def turn(self) -> bool:
        """The next page, or all choices again after the last; whether there is anything else."""
        if self.page + 1 < self.pages:
            self.page += 1
        elif self.page or self.found is not self.all:
            self.found, self.page = self.all, 0
        else:
            return False
        return True

    # How they look --------------------------------------------------------------------------

    def shown(self, console: Console, notation: bool, room: int | None = None) -> list[Text]:
        """The choices line by line, no more lines than there is room for.

        Where not all fit, each heading takes one line until it is asked for, if there are several;
        else they are shown in pages.
        """
        lines = self.listed(console, self.found, notation)
        self.pages = 1
        if room is None or sum(map(len, lines)) <= room:
            return [line for entry in lines for line in entry]
        keys = list(dict.fromkeys(choice.heading for choice in self.found))
        if self.found is self.all and 1 < len(keys) < room:
            return [self.overview(key) for key in keys] + [self.note("play find")]
        parts = in_pages(lines, max(1, room - 1))
        self.pages = len(parts)
        self.page = min(self.page, self.pages - 1)
        note = self.note("play page", page=self.page + 1, pages=self.pages)
        return [line for entry in parts[self.page] for line in entry] + [note]

    def listed(self, console: Console, choices: list[Choice], notation: bool) -> list[list[Text]]:
        """Every choice with its number, under its heading, wrapped to the width of the window."""
        wide = len(str(len(self.all)))
        found: list[list[Text]] = []
        last = None
        for choice in choices:
            entry = []
            if self.headed and choice.heading != last:
                number = sum(other.heading == choice.heading for other in self.all)
                entry.append(self.title(choice.heading, number))
                last = choice.heading
            indent = 2 if self.headed else 0
            text = Text(choice.label)
            if notation:
                text.append(f"  {choice.written}", style="dim")
            width = max(20, console.width - indent - wide - 1)
            for part, line in enumerate(text.wrap(console, width)):
                number_ = f"{choice.number:>{wide}}" if part == 0 else " " * wide
                entry.append(Text(" " * indent).append(number_, "bold yellow").append(" ") + line)
            found.append(entry)
        return found

    def title(self, key: str, number: int) -> Text:
        return Text(self.heading(key), "bold").append(f" ({number})", "dim")

    def overview(self, key: str) -> Text:
        """A heading with its numbers and what it is about; or the one choice under it."""
        under = [choice for choice in self.all if choice.heading == key]
        first, last = under[0], under[-1]
        if first is last:
            return Text(f"{first.number:>7} ", "bold yellow").append(first.label)
        line = Text(f"{f'{first.number}–{last.number}':>7} ", "bold yellow")
        line.append(self.heading(key), "bold").append(f" ({len(under)})", "dim")
        about = self.voice.help("do", key) if key else ""
        return line.append(f"  {about}" if about else "", "dim")

    def note(self, message: str, **arguments: object) -> Text:
        return Text(self.voice.say(message, **arguments), "dim")


def in_pages(entries: list[list[Text]], room: int) -> list[list[list[Text]]]:
    """Entries in pages of so many lines; an entry is not torn apart."""
    pages: list[list[list[Text]]] = [[]]
    for entry in entries:
        if pages[-1] and sum(map(len, pages[-1])) + len(entry) > room:
            pages.append([])
        pages[-1].append(entry)
    return pages
