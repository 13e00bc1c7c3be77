"""A player at a table of a house."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from bottega import Game, Player, Unreadable
from bottega.cli.guest import House, Json, LiveTable
from bottega.kernel.game import Decision
from bottega.kernel.state import Action
from bottega.players.foreign import ForeignPlayer

MOMENT = 0.5
"""Seconds to wait where a house finds that we speak too often."""


class Sitting:
    """A player at a table of a house: it is asked what the house asks, and answers there."""

    def __init__(
        self,
        house: House,
        game: Game[Any],
        player: Player,
        seconds: float,
        say_over: Callable[[str], object],
    ) -> None:
        self.live = LiveTable(house)
        self.game = game
        self.player = player
        self.seconds = seconds
        self.say_over = say_over
        self.begun = False
        self.answered: int | None = None  # the ply that was answered last
        self.chosen: Json = None  # and with what

    def play(self) -> None:
        """Until the game is over."""
        with closing(self.live.messages()) as messages:
            for kind in messages:
                if kind == "connected":
                    self.answered = None  # what was on its way may be lost
                if kind == "table" and self.live.table["status"] == "closed":
                    raise Unreadable("the table was closed before the game was over")
                if kind == "refused":
                    self.heed(self.live.refused)
                if kind == "update":
                    if self.live.update["result"] is not None:
                        self.tell(self.live.update["result"])
                        return
                    self.answer()

    def answer(self) -> None:
        """Answer the first question there is, if any."""
        update = self.live.update
        if isinstance(self.player, ForeignPlayer) and update["base"] is not None:
            self.player.hear_words(update["events"])
        if not update["asked"] or update["ply"] == self.answered:
            return
        asked = update["asked"][0]
        view = self.game.read(update["state"])
        seat = asked["seat"] - 1
        if not self.begun:
            self.player.begin(seat, view)
            self.begun = True
        frame = {"step": asked["step"], "seat": asked["seat"], **asked["subject"]}
        words = self.game.actions
        options: list[Action] = [words.parse(each["action"]) for each in asked["options"]]
        question = Decision(seat, self.game.read_frame(frame, 0, view.seats), options)
        chosen = words.text(self.player.choose(view, question, self.seconds))
        self.answered = update["ply"]
        self.chosen = {
            "type": "answer",
            "ply": update["ply"],
            "seat": asked["seat"],
            "answers": [chosen],
        }
        self.say(self.chosen)

    def say(self, message: Json) -> None:
        with suppress(ConnectionClosed):  # it asks again when the house is back
            self.live.send(message)

    def heed(self, refused: Json) -> None:
        """A refusal: said again a moment later, or overtaken by what happened meanwhile."""
        if refused["code"] in ("too-often", "not-kept") and self.chosen is not None:
            time.sleep(MOMENT)
            self.say(self.chosen)
        elif refused["code"] != "stale":
            raise Unreadable(f"the house refuses: {refused['message']}")

    def tell(self, result: Json) -> None:
        won = ", ".join(map(str, result["winners"])) or "nobody"
        points = ", ".join(map(str, result["scores"]))
        self.say_over(f"over: won by seat {won}, points {points}")
        self.player.leave(result["scores"], [seat - 1 for seat in result["winners"]])
        self.begun = False

    def leave(self) -> None:
        """Get up, however it ended."""
        if self.begun:
            self.player.leave([], [])
