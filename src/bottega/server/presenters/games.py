"""A game as the lobby shows it, and what stands on its cards."""

from __future__ import annotations

import sys
from typing import Any

from bottega import Game
from bottega.players.player import find_player, ladder
from bottega.server import wire
from bottega.server.boards import has_board
from bottega.text.rules_page import rules_pages
from bottega.text.voice import Voice, player_words


def game_info(game: Game[Any], lang: str, live: int) -> wire.GameInfo:
    """A game, with how many tables of it are being played."""
    voice = Voice(lang, game)
    return wire.GameInfo(
        key=game.key,
        title=voice.title(),
        about=voice.about(),
        course=voice.course(),
        length=voice.length(),
        minutes=game.minutes,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules=game.rules,
        editions=bool(game.usual.changeable),
        rules_in=list(rules_pages(game)),
        board=has_board(game),
        options=table_options(game, lang),
        tables=[wire.TableKind(seats, chosen) for seats, chosen in game.tables()],
        bots=[bot_info(name, lang) for name in ladder()],
        live=live,
    )


def bot_info(name: str, lang: str) -> wire.BotInfo:
    """A bot as people know it."""
    player = find_player(name)
    title, about = player_words(lang, name, sys.modules[player.__module__].__package__ or "")
    return wire.BotInfo(name, title, about, player.strength)


def table_options(game: Game[Any], lang: str) -> list[wire.OptionInfo]:
    """What may be agreed on before a game begins."""
    voice = Voice(lang, game)
    return [
        wire.OptionInfo(
            key=name,
            title=voice.name("option", name),
            help=voice.help("option", name),
            values=values,
            titles=[voice.name(f"option {name}", value) for value in values],
            ruling=game.rulings.get(name),
        )
        for name, values in game.table_options.items()
    ]


def cards(game: Game[Any], lang: str) -> dict[str, list[wire.CardInfo]]:
    """Every card of a game, by kind."""
    voice = Voice(lang, game)
    return {
        domain.key: [wire.CardInfo(n, voice.card(domain, i)) for i, n in enumerate(domain.names)]
        for domain in game.show.card_domains()
    }
