"""The finite vocabulary of a game's actions.

A game declares its verbs once, a line each::

    ACTIONS = Vocabulary()
    SUBMIT = ACTIONS.declare("submit {design}", design=DESIGN)

From that come, for every action there can ever
be: its stable index (what a learner's network answers with), its notation (what a person
types and a record keeps) and its JSON. All three are tables made when the game is loaded:
the largest of our games has fewer than three hundred actions.
"""

from __future__ import annotations

from difflib import get_close_matches
from itertools import product
from string import Formatter

from bottega.kernel.state import Action
from bottega.kernel.words import Domain, Unreadable, Word, quoted


class Verb:
    """One kind of answer: its number, its notation, and what its arguments range over.

    ``passes``: whoever is asked at a window and answers so lets it go by.
    ``offers``: it begins an offer to somebody, of which more answers say what it is about.
    ``rule``: where the rules page tells of it, if elsewhere than of the question (see `Step`).

    >>> from bottega.kernel.words import Domain, Numbers
    >>> buy = Verb(3, "buy {colour} slot {slot}",
    ...            colour=Domain("colour", ["green", "blue"]), slot=Numbers("slot", 1, 3))
    >>> buy.key, buy.text((3, 1, 0))
    ('buy', 'buy blue slot 1')
    """

    def __init__(
        self,
        number: int,
        pattern: str,
        key: str = "",
        *,
        passes: bool = False,
        offers: bool = False,
        rule: str = "",
        **domains: Domain,
    ) -> None:
        places = [name for _, name, _, _ in Formatter().parse(pattern) if name is not None]
        if places != list(domains):
            raise ValueError(f"the places of {pattern!r} are not {list(domains)}")
        self.number: int = number
        self.pattern: str = pattern
        self.key: str = key or pattern.split(" {", maxsplit=1)[0]
        self.passes: bool = passes
        self.offers: bool = offers
        self.rule: str = rule
        self.fields: list[tuple[str, Domain]] = list(domains.items())

    def actions(self) -> list[Action]:
        """Every action with this verb, in the order of their indices."""
        ranges = [range(domain.size) for _, domain in self.fields]
        return [(self.number, *arguments) for arguments in product(*ranges)]

    def text(self, action: Action) -> str:
        """The action in notation."""
        words = {
            name: domain.text(value)
            for (name, domain), value in zip(self.fields, action[1:], strict=True)
        }
        return self.pattern.format(**words)


class Vocabulary:
    """Every action of a game, three ways: index, notation and JSON."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.actions: list[Action] = []
        self.indices: dict[Action, int] = {}
        self.texts: list[str] = []
        self.parsed: dict[str, Action] = {}
        self.by_key: dict[str, Verb] = {}
        self.headings: dict[str, list[int]] = {}

    def declare(
        self,
        pattern: str,
        key: str = "",
        *,
        passes: bool = False,
        offers: bool = False,
        rule: str = "",
        **domains: Domain,
    ) -> int:
        """A verb: its notation, and what its arguments range over. Returns its number.

        The key, by default the pattern up to its first argument, is what messages call it. See
        `Verb` for ``passes``, ``offers`` and ``rule``.
        """
        verb = Verb(
            len(self.verbs), pattern, key, passes=passes, offers=offers, rule=rule, **domains
        )
        if verb.key in self.by_key:
            raise ValueError(f"two verbs have the key {verb.key!r}")
        self.verbs.append(verb)
        self.by_key[verb.key] = verb
        for action in verb.actions():
            text = verb.text(action)
            if text in self.parsed:
                raise ValueError(f"two actions have the notation {text!r}")
            self.indices[action] = len(self.actions)
            self.actions.append(action)
            self.texts.append(text)
            self.parsed[text] = action
        return verb.number

    def head(self, heading: str, *verbs: int) -> None:
        """What the rulebook calls some of the verbs together, in the order of its turn.

        Long lists of options are shown under such headings; their words are ``do-<heading>``.
        """
        if heading in self.headings or any(v in of for of in self.headings.values() for v in verbs):
            raise ValueError(f"{heading!r}: a heading, and a verb under it, is named once")
        self.headings[heading] = list(verbs)

    @property
    def size(self) -> int:
        return len(self.actions)

    def verb(self, action: Action) -> Verb:
        return self.verbs[action[0]]

    def index(self, action: Action) -> int:
        """The action's place in the vocabulary: the same for ever."""
        return self.indices[action]

    def text(self, action: Action) -> str:
        """The action in notation, ``buy green slot 2``."""
        return self.texts[self.indices[action]]

    def arguments(self, action: Action) -> dict[str, Word]:
        """The action's arguments by name, in words: ``{"colour": "green", "slot": 2}``."""
        fields = self.verbs[action[0]].fields
        return {
            name: domain.write(value)
            for (name, domain), value in zip(fields, action[1:], strict=True)
        }

    def parse(self, text: str) -> Action:
        """The action that a notation stands for, however it was spaced or capitalised."""
        words = " ".join(text.split())
        action = self.parsed.get(words)
        if action is None:
            folded = words.casefold()
            matches = [known for known in self.texts if known.casefold() == folded]
            if len(matches) != 1:
                close = get_close_matches(folded, self.texts, 3)
                hint = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
                raise Unreadable(f"{quoted(text)} is not an action of this game{hint}")
            action = self.parsed[matches[0]]
        return action

    def to_json(self, action: Action) -> list[Word]:
        """The action as a list: the verb's key, then its arguments in words."""
        return [self.verbs[action[0]].key, *self.arguments(action).values()]

    def from_json(self, words: object) -> Action:
        """The action a JSON list stands for."""
        if not isinstance(words, list) or not words:
            raise Unreadable(f"expected a list [verb, arguments…], got {quoted(words)}")
        verb = self.by_key.get(words[0]) if isinstance(words[0], str) else None
        if verb is None:
            raise Unreadable(f"expected a verb ({', '.join(self.by_key)}), got {quoted(words[0])}")
        if len(words) != 1 + len(verb.fields):
            number = len(verb.fields)
            what = "argument" if number == 1 else "arguments"
            raise Unreadable(f"{verb.key!r} takes {number} {what}, got {len(words) - 1}")
        action = (
            verb.number,
            *(d.read(w) for (_, d), w in zip(verb.fields, words[1:], strict=True)),
        )
        if action not in self.indices:
            raise Unreadable(f"{quoted(words)} is not an action of this game")
        return action
