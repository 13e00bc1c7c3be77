"""What is played in an environment: the game, its seats and options, and what is rewarded."""

from __future__ import annotations

from typing import Any

from bottega.api import check_seats, options_of
from bottega.kernel.edition import Values
from bottega.kernel.encoder import Encoder, encoder_of
from bottega.kernel.game import Game
from bottega.kernel.registry import find_game
from bottega.kernel.rewards import check_reward
from bottega.kernel.words import Unreadable


class Setting:
    """A table that can be set up again and again. What cannot be played is refused with what can.

    ``reward``: ``"win"``, ``"rank"`` or ``"margin"``, see `bottega.kernel.rewards`.
    ``strict``: an action that is not possible raises `Illegal`; otherwise it is counted, and one
    that is possible is drawn instead.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        reward: str = "win",
        strict: bool = True,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game: Game[Any] = game if isinstance(game, Game) else find_game(game)
        self.seats = max(2, self.game.min_seats) if seats is None else seats
        if type(self.seats) is not int:
            raise Unreadable(f"seats: expected a number, got {seats!r}")
        check_seats(self.game, self.seats)
        check_reward(reward)
        self.reward = reward
        self.strict = strict
        self.options = self.game.decided(options_of(self.game, None, options or {}))
        self.game.new(self.seats, self.options)
        self.encoder: Encoder = encoder_of(self.game, self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process, which finds the game by its key."""
        game = self.game
        table = (self.seats, self.reward, self.strict, self.options)
        return again, ((game.key, game.rules, game.edition), *table)

    @property
    def name(self) -> str:
        """What frameworks list it as: the game and the version of its rules."""
        return f"bottega_{self.game.key}_v{self.game.rules}"


def again(
    named: tuple[str, int, Values], seats: int, reward: str, strict: bool, options: dict[str, str]
) -> Setting:
    """The same setting, made from what another process says of it."""
    return Setting(find_game(*named), seats, reward, strict, options)
