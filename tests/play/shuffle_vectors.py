"""What the browser's arithmetic is held to, beside ours: ``python -m tests.play.shuffle_vectors``.

It writes ``web/test/shuffle.vectors.json``. What stands there is checked by `test_shuffling`, so it
needs to be written anew only when something is to be added.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from random import Random
from typing import Any

import bottega
from bottega.kernel.record import Record
from bottega.kernel.registry import find_game
from bottega.kernel.shuffle import Nonce, Shuffle
from bottega.kernel.state import NATURE
from bottega.play.going_on import play_on
from bottega.play.lots import draw_seats, seated
from bottega.play.match import Match
from bottega.play.nature import draw, seed_from
from bottega.play.shuffling import commitment_to, house_nonce, houses_own, key_of
from bottega.play.verifying import draws_of

FILE = Path(__file__).parents[2] / "web/test/shuffle.vectors.json"
MASTERS = find_game("masters")


def draws_in_notation(record: Record) -> list[Any]:
    """As the server lists them."""
    words = record.game.vocabulary(NATURE)
    return [
        {"ply": ply, "options": [words.text(a) for a in options], "weights": weights}
        for ply, options, weights in draws_of(record)
    ]


def finished(match: Match) -> Record:
    assert bottega.play_out(match, ["greedy"] * match.seats)
    return match.record()


def game(record: Record) -> Any:
    return {"record": json.loads(record.write()), "draws": draws_in_notation(record)}


def games() -> list[Any]:
    """One whose seed is all there is, one with everybody's nonces, one that goes on from it."""
    old = finished(Match(MASTERS, ["Anna", "Bruno"], seed_from("old")))
    seed, options = seed_from("the house"), MASTERS.decided({})
    own = hashlib.sha256(b"a nonce").hexdigest()
    came = ["Zoë “la Rossa”", "Bruno"]
    nonces = (
        Nonce(came[0], "page", commitment_to(own), own),
        Nonce(came[1], "silent", commitment_to("00" * 32), house_nonce(seed, 1)),
    )
    shuffle = Shuffle("uCT3x0a4", True, nonces)
    sitting = seated(key_of(seed, shuffle, MASTERS, options), came)
    new = finished(Match(MASTERS, sitting, seed, options, came=came, shuffle=shuffle))
    names, later = ["Dora", "greedy"], seed_from("later")
    further = play_on(new, 40, names, later, houses_own(later, "later", False, names))
    return [game(old), game(new), game(finished(further))]


def vectors() -> Any:
    rng = Random(1)
    texts = ["", "abc", "è una prova", "x" * 55, "x" * 56, "x" * 64, "x" * 200]
    weights = [None, None, [1], [3, 0, 5], [10, 1, 1, 400]]
    draws = []
    for n, weighed in enumerate(weights * 4):
        key = rng.randbytes(32)
        options = rng.randint(1, 60) if weighed is None else len(weighed)
        drawn = draw(key, n * n, options, weighed)
        draws.append([key.hex(), n * n, options, weighed, drawn])
    key = seed_from("lots")
    return {
        "sha256": [[text, hashlib.sha256(text.encode()).hexdigest()] for text in texts],
        "hmac": [[key.hex(), t, hmac.digest(key, t.encode(), "sha256").hex()] for t in texts],
        "draws": draws,
        "lots": [[key.hex(), people, draw_seats(key, people)] for people in range(1, 7)],
        "house": [[key.hex(), place, house_nonce(key, place)] for place in range(3)],
        "games": games(),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False) + "\n", encoding="utf-8")
