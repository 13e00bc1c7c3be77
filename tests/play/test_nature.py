"""Nature's answers, computed a second time from the definitions of HMAC and SHA-256."""

from __future__ import annotations

import hashlib
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.kernel.words import Unreadable
from bottega.play.nature import commitment, draw, new_seed, read_seed, seed_from

SEED = bytes(range(32))


def hmac_by_hand(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 defines it."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def number(seed: bytes, count: int) -> int:
    return int.from_bytes(hmac_by_hand(seed, count.to_bytes(8, "big")), "big")


def test_our_own_hmac_is_that_of_rfc_4231() -> None:
    digest = hmac_by_hand(b"Jefe", b"what do ya want for nothing?").hex()
    assert digest == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(1, 300))
def test_a_draw_is_the_hmac_of_its_number_modulo_the_options(
    seed: bytes, count: int, options: int
) -> None:
    assert draw(seed, count, options) == number(seed, count) % options


@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 10**6),
    st.lists(st.integers(1, 50), min_size=1, max_size=40),
)
def test_with_weights_the_remainder_falls_into_the_share_of_an_option(
    seed: bytes, count: int, weights: list[int]
) -> None:
    rest = number(seed, count) % sum(weights)
    expected = next(i for i, upto in enumerate(accumulate(weights)) if rest < upto)
    assert draw(seed, count, len(weights), weights) == expected


def test_equal_weights_of_one_are_no_weights() -> None:
    for count in range(100):
        assert draw(SEED, count, 7, [1] * 7) == draw(SEED, count, 7)


def test_an_option_without_weight_is_never_drawn() -> None:
    drawn = {draw(SEED, count, 4, [0, 3, 0, 1]) for count in range(300)}
    assert drawn == {1, 3}


def test_a_single_option_is_drawn() -> None:
    assert draw(SEED, 0, 1) == 0
    assert draw(SEED, 0, 1, [5]) == 0


def test_draws_are_spread_evenly() -> None:
    games, sides = 12_000, 6
    counts = [0] * sides
    for count in range(games):
        counts[draw(SEED, count, sides)] += 1
    chi_square = sum((n - games / sides) ** 2 / (games / sides) for n in counts)
    assert chi_square < 20.5  # five degrees of freedom: exceeded once in a thousand seeds


def test_weighted_draws_are_spread_by_their_weights() -> None:
    weights = [1, 2, 3, 4]
    counts = [0] * 4
    for count in range(10_000):
        counts[draw(SEED, count, 4, weights)] += 1
    expected = [1000 * w for w in weights]
    chi_square = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    assert chi_square < 16.3  # three degrees of freedom


def test_another_seed_or_another_number_is_another_draw() -> None:
    first = [draw(SEED, count, 1000) for count in range(20)]
    assert first == [draw(SEED, count, 1000) for count in range(20)]
    assert len(set(first)) > 15
    assert first != [draw(bytes(32), count, 1000) for count in range(20)]


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(b"abc") == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )


def test_a_new_seed_is_32_bytes_that_never_come_again() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_words_make_the_same_seed_every_time() -> None:
    assert seed_from("abc").hex() == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    assert seed_from("è") == hashlib.sha256("è".encode()).digest()


def test_a_seed_is_read_from_its_hexadecimal_digits() -> None:
    assert read_seed(SEED.hex()) == SEED
    assert read_seed(SEED.hex().upper()) == SEED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected 32 bytes, got 0"),
        ("00", "expected 32 bytes, got 1"),
        ("00" * 33, "expected 32 bytes, got 33"),
        ("zz" * 32, "expected hexadecimal digits"),
        ("0" * 63, "expected hexadecimal digits"),
        ("é" * 64, "expected hexadecimal digits"),
    ],
)
def test_what_is_no_seed_is_refused_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=f"seed: {said}"):
        read_seed(text)
