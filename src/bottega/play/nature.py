"""Nature's answers, which anybody can check.

Before the first move the SHA-256 of a random seed is shown: the commitment. Nature's n-th answer
(counting from 0) is then settled: ``HMAC-SHA256(seed, n)``, with n as eight bytes, the most
significant first, read as one large number and divided by the sum of the weights; the remainder
picks the option. The sums of weights are far below 2**64, so the remainder favours no option by
more than one part in 2**190. When the game is over the seed is shown, and every draw can be
made again: ``bottega verify``.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from bottega.kernel.words import Unreadable

SEED_BYTES = 32


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(words: str) -> bytes:
    """A seed made from words, for games that are to be played again: simulations and tests."""
    try:
        return sha256(words.encode()).digest()
    except UnicodeEncodeError:  # bytes from a command line that are no text
        raise Unreadable("seed: expected words that can be written down") from None


def read_seed(text: str) -> bytes:
    """A seed from its hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise Unreadable("seed: expected hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise Unreadable(f"seed: expected {SEED_BYTES} bytes, got {len(seed)}")
    return seed


def commitment(seed: bytes) -> str:
    """What is shown before the first move."""
    return sha256(seed).hexdigest()


def draw(seed: bytes, count: int, options: int, weights: Sequence[int] | None = None) -> int:
    """Which of so many options nature answers with, at her ``count``-th answer."""
    digest = hmac.digest(seed, count.to_bytes(8, "big"), "sha256")
    number = int.from_bytes(digest, "big")
    if weights is None:
        return number % options
    rest = number % sum(weights)
    option = 0
    while rest >= weights[option]:
        rest -= weights[option]
        option += 1
    return option
