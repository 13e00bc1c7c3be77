"""A bot that speaks Bottega's lines of JSON: it takes the first option that sounds best to it.

bottega arena masters --players random,"cmd:python examples/bots/hurry.py"
"""

import json
import sys
from random import Random

LIKED = ["buy", "activate", "produce", "take", "build", "hire", "place"]
"""Words in options, the best first; it knows no more of any game."""

rng = Random(1)


def taste(option: str) -> int:
    """How far back in the list of words an option is."""
    return next((rank for rank, word in enumerate(LIKED) if word in option), len(LIKED))


def say(**words: object) -> None:
    print(json.dumps(words), flush=True)  # a line that is not flushed never arrives


for line in sys.stdin:  # which ends when nobody wants to play any more
    told = json.loads(line)
    if told["type"] == "hello":
        say(type="ready", name="hurry")
    elif told["type"] == "begin":
        rng = Random(told["seed"])  # the same seed plays the same game
    elif told["type"] == "ask":
        best = min(map(taste, told["options"]))
        say(answer=rng.choice([o for o in told["options"] if taste(o) == best]))
