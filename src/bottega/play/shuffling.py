"""Shuffles that nobody can choose: what nature's key is made of, byte by byte.

The house commits to its seed before anybody sits down. Whoever sits down commits to a nonce, 32
random bytes; when all sit, everybody's page reveals its own. Only then is the key known from which
nature's answers and the lots for the seats are drawn, exactly as from a seed alone (see
`bottega.play.nature` and `bottega.play.lots`)::

    key = HMAC-SHA256(seed, text)
    text = ["bottega shuffle 1", table, game, rules, edition, options, lots,
            [[name, by, commitment, nonce], ...]]

``text`` is JSON in UTF-8 without spaces, with the keys of objects in order, letters other than
control characters as they are. ``edition`` and ``options`` are objects, ``{}`` where nothing is
unusual; ``lots`` is true or false; people are listed in the order in which they came; digests and
nonces are hexadecimal digits, and where there is no commitment it is ``""``.

A nonce that comes from the house is no choice of the house's, either: it is ``HMAC-SHA256(seed,
"nonce" and the place)``, with the place counted from 0 as eight bytes.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from bottega.kernel.game import Game
from bottega.kernel.shuffle import HOUSE, PAGE, Nonce, Shuffle
from bottega.kernel.words import Unreadable, quoted

DOMAIN = "bottega shuffle 1"


def house_nonce(seed: bytes, place: int) -> str:
    """The nonce of whoever came at a place and brought none, counted from 0."""
    return hmac.digest(seed, b"nonce" + place.to_bytes(8, "big"), "sha256").hex()


def commitment_to(nonce: str) -> str:
    """What a page shows before it reveals a nonce."""
    return sha256(bytes.fromhex(nonce)).hexdigest()


def houses_own(seed: bytes, table: str, lots: bool, names: Sequence[str]) -> Shuffle:
    """The shuffle of a table to which nobody brought a nonce."""
    nonces = [
        Nonce(name, HOUSE, None, house_nonce(seed, place)) for place, name in enumerate(names)
    ]
    return Shuffle(table, lots, tuple(nonces))


def key_of(seed: bytes, shuffle: Shuffle, game: Game[Any], options: dict[str, str]) -> bytes:
    """What every draw follows from."""
    people = [[name, by, promised or "", nonce] for name, by, promised, nonce in shuffle.nonces]
    said = [
        DOMAIN,
        shuffle.table,
        game.key,
        game.rules,
        game.edition,
        options,
        shuffle.lots,
        people,
    ]
    text = json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hmac.digest(seed, text.encode(), "sha256")


def check_shuffle(
    seed: bytes,
    shuffle: Shuffle,
    game: Game[Any],
    options: dict[str, str],
    names: Sequence[str] | None = None,
    path: str = "shuffle",
) -> bytes:
    """The key of a record's draws, when every nonce is what it was to be; else says which is not.

    ``names``: who came, in that order, by what else the record says.
    """
    if names is not None and len(names) != len(shuffle.nonces):
        raise Unreadable(f"{path}.nonces: expected {len(names)}, one for each player")
    for place, one in enumerate(shuffle.nonces):
        where = f"{path}.nonces[{place + 1}]"
        if names is not None and one.name != names[place]:
            raise Unreadable(
                f"{where}.name: expected {quoted(names[place])} as in players, got "
                f"{quoted(one.name)}; somebody was renamed, or people were exchanged"
            )
        if one.by == PAGE and commitment_to(one.nonce) != one.commitment:
            raise Unreadable(f"{where}: the nonce's SHA-256 is not its commitment")
        if one.by != PAGE and one.nonce != house_nonce(seed, place):
            raise Unreadable(f"{where}: the house's nonce does not follow from the seed")
    key = key_of(seed, shuffle, game, options)
    if key.hex() != shuffle.key:
        raise Unreadable(
            f"{path}.key: expected {key.hex()}, got {quoted(shuffle.key)}; seed, table, game, "
            "options, players or nonces are not those the cards were shuffled with"
        )
    return key
