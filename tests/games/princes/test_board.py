"""The table in a terminal: what a player must know stands on it, and nothing that is hidden."""

from __future__ import annotations

import re

from bottega.games.princes import GAME
from bottega.text.voice import Voice
from tests.games.princes.table import Prince, Table, lay
from tests.rulebook import rule

P = Prince
NAMES = ["Anna", "Bruno", "Carla"]


def panels(table: Table, seat: int | None = 1) -> dict[str, list[str]]:
    """What a seat sees, without colours: the lines of each panel by its title."""
    place = None if seat is None else seat - 1
    rows = GAME.show.draw(
        GAME.redact(table.state, place), place, NAMES, Voice("en", GAME, NAMES).say
    )
    return {
        panel.title: [re.sub(r"\[[^]]*\]", "", line) for line in panel.lines]
        for row in rows
        for panel in row
    }


def test_a_city_shows_status_worth_artists_and_tiles_left() -> None:
    shown = panels(
        lay(P(tiles="orsini"), P(), P(), boxes={"rome": "verrocchio"}, status="7 6 6 8 5")
    )
    assert shown["Rome 8 · 10 ★"] == [
        "✎ Verrocchio",
        "Roderigo Borgia −1◆ Pope",
        "Cesare Borgia 1◆ +1▤",
        "Lucrezia Borgia 1× ⇐2◆",
        "Della Rovere 1◆ −1◆ Pope",
        "Colonna family 1● 1◆ −1◆ Pope",
    ]
    assert "Swiss mercenaries +1/+1 pikes −1◆ condottiere" in shown["Milan 6 · 3 ★"]
    assert "Bank 1 2● 1× 3●→3◆ 3◆→3●" in shown["Florence 6 · 3 ★"]


def test_the_decade_shows_events_wars_and_the_pope() -> None:
    shown = panels(lay(P(), P(), P(), decade=3, wars=2, pope=2))
    assert shown["Decade 3/3"] == [
        "◆ Leonardo 4★",
        "● Michelangelo 3★",
        "◆ Bramante +1",
        "● French invasion -2",
        "Wars: 2/4",
        "Pope: Bruno",
    ]
    assert panels(lay(P(), P(), P()))["Decade 1/3"][3:] == [
        "● Merchant I 1● 1★/⚖",
        "Wars: 0/4",
        "Pope: nobody",
    ]


def test_the_supply_shows_troops_and_treachery_tiles() -> None:
    shown = panels(lay(P(troops="fort", hand="veto"), P(), P(), discards="raid gold, raid gold"))
    supply = shown["Supply"]
    assert supply[:2] == ["4× cavalry 6● 2/1 2◆", "4× infantry 2● 2/0"]
    assert "3× fort 3● 0/3" in supply
    assert "▤ face down: 17" in supply
    assert "▤ discarded: Raid gold shipment" in supply


def test_in_version_1_the_supply_shows_what_troops_cost_then() -> None:
    supply = panels(lay(P(), P(), P(), rules=1))["Supply"]
    assert supply[:2] == ["4× cavalry 8● 2/1 2◆", "4× infantry 4● 2/0"]


@rule("princes", "9")
def test_a_player_sees_the_own_treachery_tiles_and_how_many_others_hold() -> None:
    prince = P(
        tiles="il doge, bank 1*",
        troops="pikes",
        hand="veto, start war",
        events="gozzoli",
        home=3,
        markers=2,
    )
    table = lay(prince, P(), P())
    [mine] = [lines for title, lines in panels(table).items() if title.startswith("Anna")]
    assert mine == [
        "40●  12◆  2⚑  Perugia 3●",
        "Baglioni 12● 8◆ −1◆ condottiere",
        "Il Doge 2● 2◆",
        "Bank 1 2● ↺ 3●→3◆ 3◆→3●",
        "pikes 0/2",
        "◆ Gozzoli 2★",
        "▤ Veto, Start war",
    ]
    [theirs] = [lines for title, lines in panels(table, 2).items() if title.startswith("Anna")]
    assert theirs[-1] == "▤ ?, ?"


def test_an_auction_shows_who_bids_and_who_is_blocked() -> None:
    table = lay(P(hand="block bid"), P(), P()).do("auction colonna", "block +2")
    assert panels(table)["Auction"] == [
        "Colonna family",
        "Highest bid: –",
        "Anna · Bruno · Carla ✘",
    ]
    assert panels(lay(P(), P(), P()).do("auction pope"))["Auction"][0] == "Pope"
    assert panels(lay(P(), P(), P()).do("auction gozzoli"))["Auction"][0] == "Gozzoli"
    table.bid(12)
    assert panels(table)["Auction"][1:] == ["Highest bid: 12● Anna", "Bruno · Carla ✘ · Anna"]
    pope = lay(P(), P(), P()).do("auction pope").bid(2)
    assert panels(pope)["Auction"][1] == "Highest bid: 2◆ Anna"


def test_a_war_shows_armies_allies_bribes_and_dice() -> None:
    princes = P(troops="infantry", hand="bribe troop"), P(troops="fort"), P(troops="pikes")
    table = lay(*princes, pope=3).do("war venice rome").pass_windows()
    table.bid(1, None, None).bid(1, None)
    table.do("league defender", "bribe defender fort", "roll attacker 5")
    assert panels(table)["War"] == [
        "attack: Venice · Anna (infantry) · 5",
        "defence: Rome · Bruno (✘fort) + Carla (pikes)",
    ]
    assert "War" not in panels(lay(*princes))


def test_before_families_are_picked_there_is_a_table_too() -> None:
    table = Table.new(3).do("chooser 1")
    assert panels(table, None)["Anna · 10 ★"] == ["40●  12◆  0⚑"]


def test_special_tiles_show_what_they_do_once() -> None:
    shown = panels(lay(P(tiles="alfonso of aragon, ludovico sforza*, lorenzo medici"), P(), P()))
    [mine] = [lines for title, lines in shown.items() if title.startswith("Anna")]
    assert mine[2:] == [
        "Ludovico Sforza 1● 1◆ ↺ reroll",
        "Lorenzo Medici 1◆ 1× Veto",
        "Alfonso of Aragon 1× +1▤",
    ]
