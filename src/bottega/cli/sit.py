"""The command that sits a player down at a table of a house, wherever that is."""

from __future__ import annotations

import os
from contextlib import suppress
from random import Random
from typing import Annotated

from cyclopts import Parameter

import bottega
from bottega import Unreadable
from bottega.cli.app import Measure, Whole, app, console, errors
from bottega.kernel.record import check_name
from bottega.players.arena import SECONDS
from bottega.players.foreign import Forfeit, check_entrant, find_entrant

TOKEN = "BOTTEGA_TOKEN"


@app.command
def sit(
    link: str,
    *,
    player: Annotated[str, Parameter(help="Who plays; cmd:COMMAND is a program of yours.")],
    seat: Annotated[
        Whole | None, Parameter(help="Which seat; by default the first free one.")
    ] = None,
    name: Annotated[
        str | None, Parameter(help="What it is called there; by default as it calls itself.")
    ] = None,
    token: Annotated[
        str | None,
        Parameter(
            help="The session of somebody known there, to come back or to play for them; "
            f"by default what {TOKEN} holds."
        ),
    ] = None,
    seconds: Annotated[Measure, Parameter(help="The time for an answer.")] = SECONDS,
) -> None:
    """Let a player sit at a table of a house, by the table's link, until the game is over.

    A program that crashes, falls silent or answers nonsense leaves the table for good.

    Parameters
    ----------
    link
        The link of a table, as its page gives it to whoever invites somebody.
    """
    from bottega.cli.guest import House  # noqa: PLC0415 - for this command alone
    from bottega.cli.sitting import Sitting  # noqa: PLC0415

    if not 0 < seconds <= 3600:
        raise Unreadable(f"--seconds: expected up to 3600, got {seconds}")
    token = token or os.environ.get(TOKEN) or None
    house = House(link, token)
    called = name or (check_entrant(player) if token is None else None)
    if called is not None:
        check_name(called)
    kind = find_entrant(player)
    house.come_in(called)
    table = house.sit_down(seat)
    values = (table["edition"] or {}).get("values", {})
    game = bottega.game(table["game"], table["rules"], values)
    console.print(f"sits at {table['name']}, a table of {game.key}", markup=False)

    def say(line: str) -> None:
        console.print(line, markup=False)

    sitting = Sitting(house, game, kind(game, Random(house.token)), seconds, say)
    try:
        sitting.play()
    except Forfeit as forfeit:
        with suppress(Unreadable):  # the house may be gone too
            house.at_table("POST", "/resign", {"seat": forfeit.seat + 1})
        raise Unreadable(f"{player} has left the table: {forfeit}") from None
    except (KeyboardInterrupt, Unreadable):
        errors.print(f"to come back: {TOKEN}={house.token}", markup=False, soft_wrap=True)
        raise
    finally:
        sitting.leave()
