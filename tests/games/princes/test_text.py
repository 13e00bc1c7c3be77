"""What the game says, in every language: nothing is missing, and it reads as people talk."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest
from fluent.syntax import FluentSerializer

from bottega.games.princes import GAME
from bottega.games.princes.cards.effects import THING, WON
from bottega.games.princes.cards.families import HOME
from bottega.games.princes.rules.lots import LOT
from bottega.games.princes.rules.verbs import ACTIONS
from bottega.games.princes.show.card_text import FIGURE
from bottega.games.princes.table.words import (
    CITY,
    EXCHANGE,
    GOOD,
    SIDE,
    TREACHERY,
)
from bottega.kernel.state import Event
from bottega.text.voice import Voice
from tests import catalogues
from tests.games import sayings
from tests.games.princes.table import Prince, Table, lay, started, wander
from tests.games.sayings import NAMES, EverySaying
from tests.languages import LANGUAGES

VOICES = {lang: Voice(lang, GAME, NAMES) for lang in LANGUAGES}


@pytest.mark.no_cover
class TestSayings(EverySaying):
    game = GAME
    table = Table
    shown: ClassVar = [
        *GAME.show.card_domains(),
        *(GOOD, CITY, HOME, LOT, SIDE, EXCHANGE, FIGURE, WON, THING),
    ]
    questions = 24
    hidden: ClassVar = [TREACHERY]
    missing: ClassVar = ["high"]
    silent: ClassVar = ["die cast"]
    english = re.compile(
        r"\b(gold|influence|status|bids?|tiles?|city|cities|treachery|wars?|attacks?|defence|dice"
        r"|troops?|pikes|crossbows?|infantry|cavalry|pope|hidden|nothing|points?|merchant|family"
        r"|turn|offers?|the|your?)\b(?!\.py)",  # modules keep their names
        re.IGNORECASE,
    )


def event(key: str, **details: Any) -> Event:
    return sayings.event(GAME, key, **details)


def both(say: Any) -> list[str]:
    return [say(VOICES[lang]) for lang in ("en", "it")]


# Options ---------------------------------------------------------------------------------------

RICH = Prince(
    tiles="bank 1, lucrezia borgia",
    troops="pikes",
    hand="bribe troop, start war",
    gold=22,
    family="baglioni",
)
ARMED = Prince(troops="artillery, fort", hand="veto", family="este", influence=1)
PATRON = Prince(family="gonzaga", hand="block bid", influence=9)


def table(**more: Any) -> Table:
    return lay(RICH, ARMED, PATRON, **more)


def labels(table: Table, notation: str) -> list[str]:
    question = table.question()
    action = ACTIONS.parse(notation)
    assert action in question.options, table.options
    return both(lambda voice: voice.action(table.state, question.frame, action))


@pytest.mark.parametrize(
    ("before", "notation", "english", "italian"),
    [
        ([], "buy infantry", "Buy infantry for 2 gold", "Compra la fanteria per 2 pezzi d’oro"),
        ([], "buy fort", "Buy a fort for 3 gold", "Compra la fortezza per 3 pezzi d’oro"),
        (
            [],
            "discard pikes",
            "Discard your pikes (no refund)",
            "Scarta i picchieri (nessun rimborso)",
        ),
        (
            [],
            "auction il doge",
            "Put the Doge up for auction, from 14 gold",
            "Metti all’asta il Doge, da 14 pezzi d’oro",
        ),
        (
            [],
            "auction gozzoli",
            "Put Gozzoli up for auction, paid in influence",
            "Metti all’asta Gozzoli, si paga in influenza",
        ),
        ([], "war venice milan", "Attack Milan with Venice", "Attacca Milano con Venezia"),
        (
            [],
            "lucrezia +1",
            "Lucrezia Borgia takes 1 influence from Bruno",
            "Lucrezia Borgia prende 1 punto influenza a Bruno",
        ),
        (
            [],
            "bank influence to gold",
            "Bank 1: 3 influence for 3 gold",
            "Banca 1: cambia 3 punti influenza in 3 pezzi d’oro",
        ),
        ([], "trade with +2", "Make Carla an offer", "Fai un’offerta a Carla"),
        ([], "pass", "Pass", "Passa"),
        (
            ["auction il doge"],
            "amount 15",
            "Bid 15 gold (leaves you 7)",
            "Offri 15 pezzi d’oro (te ne restano 7)",
        ),
        (
            ["auction il doge"],
            "amount 24",
            "Bid 24 gold (2 of it from banks)",
            "Offri 24 pezzi d’oro (2 da banche)",
        ),
        (
            ["auction gozzoli", "amount 0", "pass"],
            "amount 4",
            "Bid 4 influence, pay 3 influence (leaves you 6)",
            "Offri 4 punti influenza, paghi 3 punti influenza (te ne restano 6)",
        ),
        (
            ["auction gozzoli", "amount 0", "pass"],
            "block +1",
            "Block Anna’s bid",
            "Blocca l’offerta di Anna",
        ),
        (
            ["auction gozzoli", "amount 0"],
            "pass",
            "Leave the auction",
            "Lascia l’asta",
        ),
        (
            ["trade with +1"],
            "amount 3",
            "Give 3 gold (leaves you 19)",
            "Dai 3 pezzi d’oro (te ne restano 19)",
        ),
        (
            ["trade with +1", "amount 3", "amount 0", "amount 1"],
            "confirm",
            "Accept 3 gold for 1 influence",
            "Accetta 3 pezzi d’oro in cambio di 1 punto influenza",
        ),
        (
            ["war venice rome"],
            "veto tile",
            "Veto the war with a tile",
            "Poni il veto con una tessera",
        ),
        (["war venice rome"], "pass", "No veto", "Nessun veto"),
        (
            ["pass"],
            "start war rome naples",
            "Play “Start war”: Rome attacks Naples",
            "Gioca «Iniziare una guerra»: Roma attacca Napoli",
        ),
    ],
)
def test_labels(before: list[str], notation: str, english: str, italian: str) -> None:
    assert labels(table().do(*before), notation) == [english, italian]


def test_before_a_window_of_a_war_an_offer_is_asked_for() -> None:
    waiting = table(trade="full").do("war venice rome")
    assert waiting.step == "war offer"
    frame = waiting.question().frame
    assert both(lambda voice: voice.ask(waiting.state, frame)) == [
        "Venice against Rome: do you make an offer before the war goes on?",
        "Venezia contro Roma: fai un’offerta prima che la guerra prosegua?",
    ]
    assert labels(waiting, "trade with +1")[0] == "Make Bruno an offer"
    assert labels(waiting, "pass") == ["No offer", "Nessuna offerta"]
    help_ = both(lambda voice: voice.explain(waiting.state, frame, ACTIONS.parse("pass")))
    assert help_ == [
        "The war goes on without an offer of yours.",
        "La guerra prosegue senza una tua offerta.",
    ]


def test_a_family_is_offered_with_its_home() -> None:
    new = Table.new(3).do("chooser 2")
    assert labels(new, "family este") == ["d’Este of Ferrara", "d’Este di Ferrara"]


WAR = ["war venice rome", "pass", "pass", "pass", "amount 2", "pass", "amount 1"]
"""Nobody vetoes the war, though all three are asked. Then they bid."""


def at_war() -> Table:
    """Anna with pikes attacks for Venice, Bruno with artillery and a fort defends Rome."""
    return table().do(*WAR)


def test_bribes_name_whose_troops_they_are() -> None:
    assert at_war().step == "bribe"
    assert labels(at_war(), "bribe defender fort") == [
        "Bribe the fort of Bruno",
        "Corrompi la fortezza di Bruno",
    ]
    assert labels(at_war(), "bribe attacker pikes") == [
        "Bribe your own pikes",
        "Corrompi le tue stesse truppe: picchieri",
    ]


def test_a_bribe_tells_both_strengths_after_it() -> None:
    """Venice: pikes 0/2. Rome: artillery 3/1 and its bonus 1/1; the fort 0/3 is bribed."""
    war = at_war()
    question = war.question()
    help_ = both(
        lambda voice: voice.explain(war.state, question.frame, ACTIONS.parse("bribe defender fort"))
    )
    assert help_ == [
        "The tile is used up. Without dice the attack is then 0 against 2, a counterattack 4 "
        "against 2.",
        "La tessera è spesa. Senza dadi l’attacco è poi 0 contro 2, un contrattacco 4 contro 2.",
    ]


def test_a_counterattack_tells_both_strengths() -> None:
    failed = at_war().do("pass", "pass").roll(1, 3)
    assert labels(failed, "confirm") == [
        "Counterattack: 4 against 2",
        "Contrattacca: 4 contro 2",
    ]
    assert labels(failed, "pass") == ["No counterattack", "Nessun contrattacco"]


def test_a_reroll_tells_the_strengths_of_the_round() -> None:
    """Carla has Ludovico Sforza and looks on."""
    owner = PATRON._replace(tiles="ludovico sforza")
    rolled = lay(RICH, ARMED, owner).do(*WAR, "pass", "pass").roll(1, 3)
    assert labels(rolled, "confirm") == ["Roll both dice again", "Rilancia entrambi i dadi"]
    question = rolled.question()
    help_ = VOICES["en"].explain(rolled.state, question.frame, ACTIONS.parse("confirm"))
    assert help_ is not None
    assert help_.endswith("Without dice it is 0 against 5.")


def test_a_bid_for_an_army_tells_pay_and_strengths() -> None:
    """Bruno bids for the defence of Rome, status 5, against pikes 0/2."""
    bidding = table().do(*WAR[:-1])
    question = bidding.question()
    help_ = VOICES["en"].explain(bidding.state, question.frame, ACTIONS.parse("amount 1"))
    assert help_ == (
        "You can go up to 1. Rome pays its condottiere 5 gold. Without dice it is 0 against your "
        "5, and in a counterattack your 4 against 2."
    )


def test_the_pope_joins_a_side_with_what_both_are_worth_then() -> None:
    """Carla holds the Pope and infantry, 2/0."""
    pope = PATRON._replace(troops="infantry", influence=0)
    league = lay(RICH, ARMED, pope, pope=3).do(*WAR[:5], "pass", "pass", "amount 1", "pass")
    assert league.step == "holy league"
    assert labels(league, "league attacker") == [
        "Join Venice: attack 2 against 5",
        "Unisciti a Venezia: attacco 2 contro 5",
    ]
    assert labels(league, "league defender") == [
        "Join Rome: defence 5 against 0",
        "Unisciti a Roma: difesa 5 contro 0",
    ]


def test_bribed_cardinals_tell_what_is_left_to_pay() -> None:
    rich = RICH._replace(hand="bribe cardinal, bribe cardinal")
    paying = lay(rich, ARMED, PATRON).do("auction pope", "amount 5", "pass", "pass")
    assert [labels(paying, f"amount {n}")[0] for n in (0, 1, 2)] == [
        "No cardinal: pay 5 influence (leaves you 7)",
        "1 bribed cardinal: pay 2 influence (leaves you 10)",
        "2 bribed cardinals: pay 0 influence (leaves you 12)",
    ]
    assert labels(paying, "amount 1")[1] == (
        "1 cardinale corrotto: paghi 2 punti influenza (te ne restano 10)"
    )


def test_cardinals_tell_what_banks_have_to_pay() -> None:
    """10 influence for the Pope: 3 from a cardinal, 4 in cash, 3 from the bank."""
    banker = RICH._replace(hand="bribe cardinal", influence=4)
    paying = lay(banker, ARMED, PATRON).do("auction pope", "amount 10", "pass", "pass")
    assert paying.options == ["amount 1"]
    assert labels(paying, "amount 1") == [
        "1 bribed cardinal: pay 7 influence (3 of it from banks)",
        "1 cardinale corrotto: paghi 7 punti influenza (3 da banche)",
    ]


def test_an_artist_tells_what_becomes_of_the_status() -> None:
    placing = table().do("auction verrocchio", "amount 0", "pass", "pass")
    assert labels(placing, "city venice") == [
        "Verrocchio goes to Venice: status 7 → 8",
        "Verrocchio va a Venezia: prestigio 7 → 8",
    ]
    french = lay(RICH, ARMED, PATRON, decade=3, status="4 6 6 5 5")
    french.do("auction french invasion", "amount 0", "pass", "pass")
    assert labels(french, "city venice")[0] == "Invade Venice: status 4 → 3"
    assert labels(french, "pass") == ["No invasion", "Nessuna invasione"]


def test_putting_up_the_last_event_is_said_to_end_the_decade() -> None:
    last = table(open="gozzoli")
    question = last.question()
    help_ = VOICES["en"].explain(last.state, question.frame, ACTIONS.parse("auction gozzoli"))
    assert help_ is not None
    assert help_.endswith("The decade ends with this auction.")


# The log -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "english", "italian"),
    [
        (
            event("chooser drawn", seat=2),
            "Bruno is drawn to choose a family first; the others follow clockwise.",
            "La prima scelta della famiglia tocca per sorteggio a Bruno,"
            " poi agli altri in senso orario.",
        ),
        (
            event("first drawn", seat=2),
            "Bruno is drawn to take the first turn; it goes on clockwise.",
            "Il primo turno tocca per sorteggio a Bruno, poi si prosegue in senso orario.",
        ),
        (
            event("family taken", seat=1, family="este"),
            "Anna leads the d’Este family.",
            "Anna guida la famiglia d’Este.",
        ),
        (
            event("put up", seat=1, lot="il doge", least=14, good="gold"),
            "Anna puts the Doge up for auction, for 14 gold or more.",
            "Anna mette all’asta il Doge, da 14 pezzi d’oro.",
        ),
        (
            event("put up", seat=1, lot="attacker", least=1, good="influence"),
            "Who leads the attack? Anna opens, with 1 influence or more.",
            "Chi guida l’attacco? Apre Anna, da 1 punto influenza.",
        ),
        (
            event("bid made", seat=2, lot="bank 1", bid=15, good="gold"),
            "Bruno bids 15 gold for Bank 1.",
            "Bruno offre 15 pezzi d’oro per la Banca 1.",
        ),
        (
            event("lot won", seat=3, lot="gozzoli", bid=4, good="influence", paid=3),
            "Carla wins Gozzoli with 4 influence and pays 3.",
            "Carla si aggiudica Gozzoli con 4 punti influenza e paga 3.",
        ),
        (
            event("lot won", seat=3, lot="gozzoli", bid=4, good="influence", paid=4),
            "Carla wins Gozzoli for 4 influence.",
            "Carla si aggiudica Gozzoli per 4 punti influenza.",
        ),
        (
            event("bid passed", seat=3, lot="gozzoli", bar="none"),
            "Carla leaves the auction of Gozzoli.",
            "Carla lascia l’asta per Gozzoli.",
        ),
        (
            event("bid passed", seat=3, lot="gozzoli", bar="influence"),
            "Carla cannot bid for Gozzoli: too little influence.",
            "Carla non può offrire per Gozzoli: troppo pochi punti influenza.",
        ),
        (
            event("treachery drawn", seat=2, treachery="?"),
            "Bruno draws a treachery tile.",
            "Bruno pesca una tessera tradimento.",
        ),
        (
            event("treachery drawn", seat=2, treachery="veto"),
            "Bruno draws “Veto”.",
            "Bruno pesca «Veto».",
        ),
        (
            event("war declared", seat=3, attacker="venice", defender="rome"),
            "Carla declares war: Venice attacks Rome.",
            "Carla dichiara guerra: Venezia attacca Roma.",
        ),
        (
            event("condottiere paid", seat=1, side="attacker", city="venice", gold=6),
            "Anna leads the attack for Venice and is paid 6 gold, due when the decade ends.",
            "Anna guida l’attacco per Venezia: 6 pezzi d’oro, da riscuotere a fine decennio.",
        ),
        (
            event("troop bribed", seat=2, victim=1, role="attacker", troop="cavalry"),
            "Bruno bribes the cavalry of Anna.",
            "Bruno corrompe la cavalleria di Anna.",
        ),
        (
            event(
                "army drawn up",
                side="attacker",
                city="venice",
                attack=2,
                defence=1,
                fit={"attacker cavalry": 1},
                lost={"attacker pikes": 1, "swiss mercenaries": 1},
            ),
            "Venice now has 2 in attack and 1 in defence.",
            "Venezia ha ora 2 in attacco e 1 in difesa.",
        ),
        (
            event(
                "round fought",
                round=2,
                attacker="venice",
                attack=3,
                attacker_total=5,
                defender="rome",
                defence=4,
                defender_total=10,
            ),
            "Counterattack, with the dice: Rome 4 + 6 = 10, Venice 3 + 2 = 5.",
            "Contrattacco con i dadi: Roma 4 + 6 = 10, Venezia 3 + 2 = 5.",
        ),
        (
            event("countered", seat="nature", city="rome"),
            "Rome counterattacks by itself.",
            "Roma contrattacca da sola.",
        ),
        (
            event("war won", seat=2, winner="rome", loser="venice", status=2),
            "Rome beats Venice with at least twice the strength, and Bruno takes a victory marker.",
            "Roma batte Venezia con almeno il doppio della forza, "
            "e Bruno prende un indicatore di vittoria.",
        ),
        (
            event("war won", seat="nature", winner="rome", loser="venice", status=1),
            "Rome beats Venice, fighting by itself.",
            "Roma batte Venezia, da sola.",
        ),
        (
            event(
                "offer made",
                seat=1,
                to=2,
                give_gold=3,
                give_influence=0,
                ask_gold=0,
                ask_influence=1,
            ),
            "Anna offers Bruno 3 gold for 1 influence.",
            "Anna offre a Bruno 3 pezzi d’oro in cambio di 1 punto influenza.",
        ),
        (
            event(
                "offer made",
                seat=1,
                to=2,
                give_gold=3,
                give_influence=2,
                ask_gold=0,
                ask_influence=0,
            ),
            "Anna offers Bruno 3 gold and 2 influence for nothing.",
            "Anna offre a Bruno 3 pezzi d’oro e 2 punti influenza in cambio di niente.",
        ),
        (
            event("income", seat=3, gold=18, war_pay=7, influence=12),
            "Carla receives 18 gold, 7 gold of war pay and 12 influence.",
            "Carla riceve 18 pezzi d’oro, 7 pezzi d’oro di paga di guerra e 12 punti influenza.",
        ),
        (
            event("income", seat=3, gold=12, war_pay=0, influence=8),
            "Carla receives 12 gold and 8 influence.",
            "Carla riceve 12 pezzi d’oro e 8 punti influenza.",
        ),
    ],
)
def test_lines_of_the_log(told: Event, english: str, italian: str) -> None:
    assert both(lambda voice: voice.event(told)) == [english, italian]


# Cards -------------------------------------------------------------------------------------------


def card(lang: str, name: str) -> list[str]:
    return VOICES[lang].find_card(name)


def test_a_card_says_what_it_does_and_marks_what_was_reconstructed() -> None:
    assert card("en", "bank 1") == [
        "Bank 1",
        "City tile: Florence",
        "Income: 2 gold",
        "Once a decade:",
        "Change 3 gold into 3 influence",
        "or 3 influence into 3 gold",
        "With branches from London to Naples, Florence’s bankers moved money without moving coins.",
        "† city and income (see † in the rules)",
    ]
    assert card("it", "cavalry") == [
        "Cavalleria",
        "Truppa, 4 tessere",
        "Costo: 6 pezzi d’oro",
        "Attacco 2, difesa 1",
        "Rendita: 2 punti influenza",
        "† numero di tessere, costo, attacco e difesa (vedi † nelle regole)",
    ]


@pytest.mark.parametrize("name", ["il doge", "venetian merchant 1", "malatesta", "giovanni medici"])
def test_what_is_known_bears_no_mark(name: str) -> None:
    assert not any(line.startswith("†") for line in card("en", name))


def test_a_card_of_version_1_says_what_the_troop_cost_then() -> None:
    before = Voice("en", GAME.versions[1])
    assert before.find_card("cavalry")[2] == "Cost: 8 gold"
    assert card("en", "cavalry")[2] == "Cost: 6 gold"


def test_everything_reconstructed_is_marked() -> None:
    """The printed facts mark the same things."""
    printed: Any = GAME.show.static_data()
    for key in ("families", "tiles", "events", "troops", "treachery"):
        for name, facts in printed[key].items():
            marked = any(line.startswith("†") for line in card("en", name))
            assert marked == (facts["source"] == "reconstructed"), name


def test_the_pope_can_be_read_like_a_card() -> None:
    assert card("en", "pope")[:5] == [
        "The Pope",
        "Held until the decade ends",
        "Income: 3 gold",
        "Holy League: in wars of others your troops may join a side",
        "3 Victory Points at the end of the game",
    ]


# Why not -----------------------------------------------------------------------------------------


def refused(table: Table, thing: str) -> list[str]:
    reasons = dict(GAME.show.refusals(table.state, table.question().frame))
    return both(lambda voice: voice.sentence(reasons[thing])) if thing in reasons else []


def test_why_a_tile_cannot_be_put_up() -> None:
    poor = lay(Prince(gold=13), Prince(tiles="bank 1"), Prince())
    assert refused(poor, "il doge") == [
        "The lowest bid is 14; you can pay 13",
        "L’offerta minima è 14; puoi pagare 13",
    ]
    assert refused(poor, "armourer") == []
    assert refused(poor, "bank 1") == ["Bruno owns this tile", "La tessera è di Bruno"]
    three = lay(Prince(tiles="il doge, armourer, bank 1"), Prince(), Prince())
    assert refused(three, "orsini")[0] == "You already own tiles of 3 other cities"
    assert refused(three, "caterina sforza") == []
    six = "il doge, armourer, ludovico sforza, caterina sforza, genoese crossbow, swiss mercenaries"
    full = lay(Prince(tiles=six), Prince(), Prince())
    assert refused(full, "orsini")[0] == "You already own 6 city tiles"


def test_a_bank_counts_for_the_lowest_bid() -> None:
    banker = lay(Prince(gold=11, tiles="bank 1"), Prince(), Prince())
    assert refused(banker, "il doge") == []


def test_why_an_action_cannot_be_taken() -> None:
    stuck = lay(
        Prince(gold=2, influence=0, troops="pikes"),
        Prince(troops="infantry", family="gonzaga"),
        Prince(),
        pope=2,
        wars=4,
        passes=6,
    )
    assert refused(stuck, "war")[0] == "All 4 wars of this decade have been started"
    assert refused(stuck, "pope")[0] == "Bruno holds the Pope in this decade"
    assert refused(stuck, "treachery")[0] == "It costs 1 influence; you have 0"
    assert refused(stuck, "pikes")[0] == "You already own a troop of this type"
    assert refused(stuck, "fort")[0] == "It costs 3 gold; you have 2"
    assert refused(stuck, "infantry") == []
    assert refused(stuck, "pass") == [
        "Everybody has passed 2 rounds in a row: now somebody must act",
        "Tutti hanno passato per 2 round di fila: ora bisogna agire",
    ]


def test_why_no_troop_of_a_type_can_be_bought() -> None:
    crowd = [Prince(troops="fort") for _ in range(4)]
    assert refused(lay(Prince(), *crowd), "fort")[0] == "No tile of this type is left"


def test_why_a_tile_in_hand_has_to_wait() -> None:
    assert refused(table(), "start war")[0] == "Only at the end of your turn, after your action"
    assert refused(table().do("pass"), "start war") == []
    robbers = Prince(hand="steal influence, raid gold")
    alone = lay(robbers, Prince(influence=0), Prince(influence=0))
    assert refused(alone, "steal influence")[0] == "There is nobody to play this against"
    assert refused(alone, "raid gold") == []


def test_why_a_power_cannot_be_used() -> None:
    used = lay(Prince(tiles="bank 1*, bank 2", gold=2, influence=2), Prince(), Prince())
    assert refused(used, "bank 1") == [
        "Already used in this decade",
        "Già usata in questo decennio",
    ]
    assert refused(used, "bank 2")[0] == "You have neither 3 gold nor 3 influence to change"
    last = lay(Prince(tiles="bank 1"), Prince(), Prince(), open="gozzoli").do("auction gozzoli")
    assert refused(last, "bank 1")[0] == (
        "After the last event was put up, banks only help to pay for it"
    )


def test_why_somebody_cannot_bid_or_pass() -> None:
    opening = lay(Prince(hand="block bid"), Prince(hand="veto"), Prince(influence=3))
    opening.do("auction gozzoli")
    assert refused(opening, "pass")[0] == "You put it up, so you must open the bidding"
    opening.do("block +1", "amount 3")
    assert refused(opening, "bid") == [
        "You are blocked and cannot bid at this turn",
        "La tua offerta è bloccata per questo turno",
    ]


def test_why_an_offer_cannot_be_accepted() -> None:
    opening = lay(Prince(gold=14), Prince(), Prince(), trade="full").do("auction il doge")
    opening.offer(1, 1, 0, 0, 0)
    assert opening.options == ["pass"]
    assert refused(opening, "accept") == [
        "Anna must stay able to open the bidding",
        "Anna deve poter aprire l’asta",
    ]
    leading = lay(Prince(), Prince(), Prince(), trade="full").do("auction gozzoli", "amount 12")
    leading.offer(2, 0, 0, 0, 1)
    assert leading.options == ["pass"]
    assert refused(leading, "accept") == [
        "You must stay able to pay your bid of 12",
        "Devi poter pagare la tua offerta di 12",
    ]
    free = lay(Prince(), Prince(), Prince()).offer(1, 1, 0, 0, 0)
    assert refused(free, "accept") == []


def test_a_veto_waits_until_it_is_asked_for() -> None:
    declarer = Prince(hand="veto")
    waiting = lay(declarer, Prince(hand="raid gold"), Prince(), trade="full").do("war venice rome")
    assert (waiting.to_move, waiting.step) == (1, "war offer")
    assert refused(waiting, "veto") == [
        "Only when you are asked for a veto, after a war was declared",
        "Solo quando ti si chiede un veto, dopo che è stata dichiarata una guerra",
    ]
    waiting.do("pass", "pass")
    assert (waiting.to_move, waiting.step, refused(waiting, "veto")) == (1, "veto", [])


def test_any_tile_can_be_discarded() -> None:
    full = lay(Prince(hand="veto, start war"), Prince(), Prince()).do("buy treachery", "draw veto")
    assert full.options == ["discard veto", "discard start war"]
    assert GAME.show.refusals(full.state, full.question().frame) == []


def test_nature_is_refused_nothing() -> None:
    new = Table.new(3)
    assert GAME.show.refusals(new.state, new.question().frame) == []


def test_nobody_is_told_more_than_they_may_know() -> None:
    """Options and refusals read the same from the seat's own view as from the whole table."""
    voice = VOICES["en"]
    for there in wander(3, seed=5, trade="full"):
        for question in GAME.decisions(there.state):
            if question.seat < 0:
                continue
            view = GAME.redact(there.state, question.seat)
            for action in question.options:
                assert voice.action(view, question.frame, action) == voice.action(
                    there.state, question.frame, action
                )
                assert voice.explain(view, question.frame, action) == voice.explain(
                    there.state, question.frame, action
                )
            refusals = GAME.show.refusals(there.state, question.frame)
            assert GAME.show.refusals(view, question.frame) == refusals


# Questions ---------------------------------------------------------------------------------------


def test_questions_name_what_they_are_about() -> None:
    first = started(3)
    assert both(lambda voice: voice.ask(first.state, first.question().frame)) == [
        "Your turn: what do you do?",
        "Tocca a te: che cosa fai?",
    ]
    bidding = sayings.frame(GAME, "bid", lot="armourer", high=13)
    assert both(lambda voice: voice.ask(first.state, bidding)) == [
        "13 is bid for the Armourer. Do you bid more?",
        "Si offre 13 per l’Armaiolo. Offri di più?",
    ]
    opening = sayings.frame(GAME, "bid", lot="attacker", high="none")
    assert both(lambda voice: voice.ask(first.state, opening)) == [
        "What do you bid for the command of the attack?",
        "Quanto offri per il comando dell’attacco?",
    ]


@pytest.mark.parametrize(
    ("lang", "usual", "decided"),
    [
        ("en", "usually in one’s own turn", "each table decides"),
        ("de", "meist nur im eigenen Zug", "legt jeder Tisch fest"),
        ("it", "di solito solo nel proprio turno", "lo decide ogni tavolo"),
    ],
)
def test_the_quick_start_says_that_the_table_decides_when_there_is_trade(
    lang: str, usual: str, decided: str
) -> None:
    assert GAME.decided({})["trade"] == "turn"  # what is usual
    line = catalogues.entries("web/src/quick", lang)["princes-quick-trade-line"]
    said = FluentSerializer().serialize_entry(line)
    assert usual in said
    assert decided in said
