"""Passwords: those that everybody tries first are refused, and why is said."""

from __future__ import annotations

import time

import pytest

from bottega.server.passwords import check_password
from bottega.server.refusal import Refusal


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("1234567", "password-short"),
        ("x" * 129, "password-long"),
        ("password", "password-common"),
        ("Passw0rd!", "password-common"),
        ("iloveyou2", "password-common"),
        ("Annalisa", "password-name"),
        ("annalisa1", "password-name"),
        ("asilannA", "password-name"),
        ("anna@example.org", "password-name"),
        ("aaaaaaaaaaaa", "password-pattern"),
        ("abcdefgh", "password-pattern"),
        ("1987-12-03", "password-pattern"),
        ("asdfghjkl;'", "password-pattern"),
    ],
)
def test_a_password_that_is_guessed_quickly_is_refused(password: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_password(password, ["Annalisa", "anna@example.org"])
    assert refused.value.code == code


@pytest.mark.parametrize(
    "password", ["correct horse battery", "tr0ub4dor&3", "Über sieben Brücken", "x7#kQ!pz"]
)
def test_other_passwords_will_do(password: str) -> None:
    check_password(password, ["Annalisa"])


def test_a_long_password_is_looked_at_quickly() -> None:
    """Estimating takes longer than in proportion: only the beginning is looked at."""
    began = time.process_time()
    check_password("tr0ub4dor&3 " * 10, ["Annalisa"])
    assert time.process_time() - began < 1
