"""Passwords: which are good enough, and how they are kept.

How easily a password is guessed is estimated by zxcvbn, which knows the common ones, names, words,
rows of keys, dates and repetitions. One that a program guesses within a million tries is refused,
with the reason. What is kept is an argon2id hash.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from bottega.server.names import folded, looks
from bottega.server.refusal import Refusal

SHORTEST = 8
LONGEST = 128
ENOUGH_GUESSES = 1_000_000
MOST_LOOKED_AT = 72
"""Characters that are estimated: what is long enough without the rest is long enough."""

HASHER = PasswordHasher()


@cache
def nobody() -> str:
    """Checked when there is no such account, so that both refusals take the same time.

    It takes a while to make: that is begun when the house opens, beside everything else.
    """
    return HASHER.hash(secrets.token_hex(16))


def check_password(password: str, about: Iterable[str]) -> None:
    """Refuse a password that is guessed too easily.

    ``about``: what whoever guesses would try first, the name and the address of its owner.
    """
    if len(password) < SHORTEST:
        raise Refusal("password-short", f"a password has at least {SHORTEST} characters")
    if len(password) > LONGEST:
        raise Refusal("password-long", f"a password has at most {LONGEST} characters")
    known = [word for word in about if word]
    if any(same(password, word) for word in known):
        raise Refusal("password-name", "your password must not be your name")
    estimate = zxcvbn(password[:MOST_LOOKED_AT], user_inputs=["bottega", *known])
    if estimate["guesses"] < ENOUGH_GUESSES:
        raise too_easy(estimate["sequence"])


def same(password: str, word: str) -> bool:
    """Whether a password is a name, forwards or backwards, or little more than that."""
    said, name = folded(password), folded(word)
    rest = said.replace(name, "").replace(name[::-1], "")
    return looks(password) == looks(word) or (rest != said and len(rest) < SHORTEST // 2)


def too_easy(parts: list[dict[str, Any]]) -> Refusal:
    """Why a password is guessed: by what makes up most of it."""
    largest = max(parts, key=lambda part: len(part["token"]))
    pattern, words = largest["pattern"], largest.get("dictionary_name")
    if pattern == "dictionary" and words == "passwords":
        return Refusal("password-common", "many people use this password: it is tried first")
    if pattern == "dictionary" and words == "user_inputs":
        return Refusal("password-name", "your password must not be your name")
    if pattern in ("repeat", "sequence", "spatial", "date"):
        return Refusal(
            "password-pattern", "rows of keys, repetitions and dates are guessed quickly"
        )
    return Refusal("password-easy", "this is guessed quickly: add a word or two")


def hash_of(password: str) -> str:
    return HASHER.hash(password)


def matches(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
