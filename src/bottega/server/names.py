"""Names people go by: nothing in them is invisible, and no two that matter look alike.

A name is what everybody at a table sees, so it must be what it seems. It is brought into the form
of the PRECIS profile for nicknames (RFC 8266), which knows no characters without a shape, and is
written in one script. Two names are taken for the same if they are spelt the same but for capitals
(`folded`), or drawn the same (`looks`, the skeleton of Unicode's UTS 39).
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.categories import alias  # type: ignore[import-untyped]
from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]
from precis_i18n import get_profile

from bottega.server.refusal import Refusal
from bottega.server.wire import NAME_LENGTH
from bottega.text.languages import languages
from bottega.text.voice import shared

NICKNAME = get_profile("NicknameCasePreserved")

MOST_MARKS = 2
"""Marks one letter may carry: more of them are drawn over the lines above and below."""

COLOUR_WISHES = dict.fromkeys([0xFE0E, 0xFE0F])
"""What telephones put behind a symbol to have it in colour. It has no shape itself."""

BLANK = frozenset("\u2800\U0001d159")
"""Symbols that PRECIS takes for visible and that show nothing."""

NO_SCRIPT = {"COMMON", "INHERITED"}
TOGETHER = [
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
]
"""Scripts that are written together, as UTS 39 lists them; all others stand alone."""


def checked(text: str) -> str:
    """A name as it will be shown; refused with the reason if it should not be."""
    spaced = " ".join(text.translate(COLOUR_WISHES).split(" ")).strip(" ")
    if not spaced:
        raise Refusal("name-empty", "a name has at least one letter or digit")
    try:
        name = NICKNAME.enforce(spaced)
    except UnicodeEncodeError:
        raise invisible() from None
    if BLANK & set(name):
        raise invisible()
    if len(name) > NAME_LENGTH:
        raise Refusal("name-long", f"a name has at most {NAME_LENGTH} characters")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise Refusal("name-empty", "a name has at least one letter or digit")
    if most_marks(name) > MOST_MARKS:
        raise Refusal("name-marks", f"a letter carries at most {MOST_MARKS} marks")
    if mixes_scripts(name):
        raise Refusal("name-mixed", "a name is written in one script: not in Latin and Cyrillic")
    return name


def invisible() -> Refusal:
    return Refusal("name-invisible", "a name has no characters that cannot be seen")


def most_marks(name: str) -> int:
    """How many marks stand on the letter that carries most."""
    most = run = 0
    for letter in unicodedata.normalize("NFD", name):
        run = run + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, run)
    return most


def mixes_scripts(name: str) -> bool:
    scripts = {alias(letter) for letter in name} - NO_SCRIPT
    return len(scripts) > 1 and not any(scripts <= usual for usual in TOGETHER)


# Names that are the same -------------------------------------------------------------------------


def folded(name: str) -> str:
    """How a name is spelt, capitals or not. One logs in with this."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()


def looks(name: str) -> str:
    """How a name is drawn: equal for names that can be taken for each other.

    Letters first stand for what they look like (a capital I for an l), then capitals no longer
    count; what is small now may look like something else (an m for rn).
    """
    return drawn(drawn(" ".join(name.split())).casefold())


def drawn(text: str) -> str:
    known = lookalikes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(letter, letter) for letter in letters))


@cache
def lookalikes() -> dict[str, str]:
    """For every character that looks like others, the one all of them stand for.

    The table lists pairs. Of each family the character that is a pair with all others is the one;
    where it is several (rn), those.
    """
    pairs: dict[str, set[str]] = defaultdict(set)
    for one, others in confusables_data.items():
        for other in others:
            a, b = one.strip("\u200e"), other["c"].strip("\u200e")
            pairs[a].add(b)
            pairs[b].add(a)
    found: dict[str, str] = {}
    for one, others in pairs.items():
        if len(one) == 1:
            family = max(others, key=lambda other: (len(pairs[other]), len(other), other))
            if (len(pairs[family]), len(family), family) > (len(others), 1, one):
                found[one] = family
    return found


def distinct(name: str, taken: Iterable[str]) -> str:
    """Several who would look the same in the log are numbered."""
    seen = {looks(other) for other in taken} | {folded(other) for other in taken}
    found, number = name, 1
    while looks(found) in seen or folded(found) in seen:
        number += 1
        ending = f" {number}"
        found = name[: NAME_LENGTH - len(ending)] + ending
    return found


@cache
def of_newcomers() -> frozenset[str]:
    """What the house calls whoever has not chosen a name, in each of its languages."""
    return frozenset(shared(lang, "a guest") for lang in languages())


@cache
def of_the_house() -> frozenset[str]:
    """How names look that nobody may register: newcomers and the house itself go by them."""
    return frozenset(looks(name) for name in [*of_newcomers(), "Bottega"])
