"""A menu that ends in a game: ``bottega play`` without saying which."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.markup import escape
from rich.table import Table

import bottega
from bottega import Unreadable
from bottega.cli.app import console, language, voice_for
from bottega.cli.play import Session, begin
from bottega.kernel.words import read_number
from bottega.players.player import find_player, ladder
from bottega.text.voice import player_words

USUAL = "greedy"
"""Whom somebody meets who does not say."""


def choose_table(lang: str | None) -> Session:
    """Choose a game and who sits at the table."""
    found = list(bottega.games().values())
    voices = [voice_for(lang, game) for game in found]
    say = voices[0].say
    console.rule("[bold]Bottega")
    shown = Table.grid(padding=(0, 2))
    for number, (game, voice) in enumerate(zip(found, voices, strict=True), 1):
        seats = f"{game.min_seats}–{game.max_seats}"
        about = escape(voice.say(f"about {game.key}"))
        shown.add_row(
            f"[bold yellow]{number}[/]", f"[bold]{escape(voice.title())}[/]", seats, about
        )
    console.print(shown)
    number = ask_number(say("menu game"), 1, len(found))
    game = found[number - 1]
    bots = ask_number(
        say("menu bots", least=game.min_seats - 1, most=game.max_seats - 1),
        game.min_seats - 1,
        game.max_seats - 1,
    )
    level = ask_level(lang, say) if bots else ""
    return begin(game, ",".join(["you", *[level] * bots]), {}, None, None, lang)


def ask_level(lang: str | None, say: Callable[..., str]) -> str:
    """How strong the opponents are to be."""
    names = ladder()
    shown = Table.grid(padding=(0, 2))
    for number, name in enumerate(names, 1):
        package = sys.modules[find_player(name).__module__].__package__ or ""
        title, about = player_words(language(lang), name, package)
        shown.add_row(f"[bold yellow]{number}[/]", f"[bold]{escape(title)}[/]", escape(about))
    console.print(shown)
    usual = names.index(USUAL) + 1 if USUAL in names else 1
    return names[ask_number(say("menu level"), 1, len(names), usual) - 1]


def ask_number(question: str, least: int, most: int, usual: int = 1) -> int:
    """A number between two bounds; Enter takes the usual one."""
    usual = min(max(least, usual), most)
    while True:
        typed = console.input(f"{escape(question)} [dim]\\[{usual}][/] ").strip()
        if typed in ("q", "quit"):
            raise Unreadable("nothing was started")
        if not typed:
            return usual
        number = read_number(typed)
        if number is not None and least <= number <= most:
            return number
