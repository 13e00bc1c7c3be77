"""Shuffles nobody can choose: the key is made of everybody's nonces, and a record shows it."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from itertools import pairwise, takewhile
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import bottega
from bottega.kernel.record import Record, read_record
from bottega.kernel.registry import find_game
from bottega.kernel.shuffle import Nonce, Shuffle
from bottega.kernel.words import Unreadable
from bottega.play.going_on import play_on
from bottega.play.lots import draw_seats, seated
from bottega.play.match import Match
from bottega.play.nature import draw, seed_from
from bottega.play.shuffling import commitment_to, house_nonce, houses_own, key_of
from bottega.play.verifying import resume, verify
from tests.play.shuffle_vectors import FILE, draws_in_notation

WIEGE = find_game("wiege")
SEED = seed_from("the house")
CAME = ["Anna", "Bruno", "Ser Piero", "Zoë “la Rossa”"]
OPTIONS = WIEGE.decided({})
ROOT = Path(__file__).parents[2]


def nonce_of(name: str) -> str:
    return hashlib.sha256(f"a nonce of {name}".encode()).hexdigest()


def brought(name: str) -> Nonce:
    """A nonce that somebody's own page has revealed."""
    return Nonce(name, "page", commitment_to(nonce_of(name)), nonce_of(name))


def shuffle_of(lots: bool = True) -> Shuffle:
    """Anna's and Bruno's pages brought a nonce, a bot has none, and the fourth page fell silent."""
    anna, bruno, bot, silent = CAME
    return Shuffle(
        "uCT3x0a4",
        lots,
        (
            brought(anna),
            brought(bruno),
            Nonce(bot, "house", None, house_nonce(SEED, 2)),
            Nonce(silent, "silent", commitment_to(nonce_of(silent)), house_nonce(SEED, 3)),
        ),
    )


def finished(match: Match) -> Record:
    assert bottega.play_out(match, ["random"] * match.seats)
    return match.record()


def played() -> Record:
    shuffle = shuffle_of()
    sitting = seated(key_of(SEED, shuffle, WIEGE, OPTIONS), CAME)
    return finished(Match(WIEGE, sitting, SEED, OPTIONS, came=CAME, shuffle=shuffle))


WHOLE = played()
DRAWS = sum(answer.seat == -1 for answer in WHOLE.answers)


def written() -> Any:
    return json.loads(WHOLE.write())


# The key ---------------------------------------------------------------------------------------


def test_the_key_is_what_the_documentation_says() -> None:
    record = written()
    people = [
        [n["name"], n["by"], n["commitment"] or "", n["nonce"]] for n in record["shuffle"]["nonces"]
    ]
    text = (
        '["bottega shuffle 1","uCT3x0a4","wiege",2,{},'
        + json.dumps(dict(sorted(OPTIONS.items())), separators=(",", ":"))
        + ",true,"
        + json.dumps(people, separators=(",", ":"), ensure_ascii=False)
        + "]"
    )
    key = hmac.new(bytes.fromhex(record["seed"]), text.encode("utf-8"), "sha256").hexdigest()
    assert key == record["shuffle"]["key"]


def test_nature_draws_from_the_key_and_not_from_the_seed() -> None:
    key = bytes.fromhex(written()["shuffle"]["key"])
    fresh = Match(WIEGE, WHOLE.players, None, OPTIONS)
    question = fresh.questions[0]
    weights = WIEGE.weights(fresh.state, question)
    first = question.options[draw(key, 0, len(question.options), weights)]
    assert WHOLE.answers[0] == (-1, first)
    assert Match(WIEGE, WHOLE.players, SEED, OPTIONS).answers != WHOLE.answers[: len(fresh.answers)]


def test_the_houses_nonces_follow_from_the_seed_so_that_it_cannot_choose_them_later() -> None:
    by_hand = hmac.new(SEED, b"nonce" + bytes([0] * 7 + [2]), "sha256").hexdigest()
    assert houses_own(SEED, "t", False, CAME).nonces[2] == ("Ser Piero", "house", None, by_hand)


def test_whatever_goes_in_changes_the_key() -> None:
    shuffle = shuffle_of()
    anna, *others = shuffle.nonces
    keys = [
        key_of(SEED, shuffle, WIEGE, OPTIONS),
        key_of(seed_from("another house"), shuffle, WIEGE, OPTIONS),
        key_of(SEED, shuffle._replace(table="uCT3x0a5"), WIEGE, OPTIONS),
        key_of(SEED, shuffle._replace(lots=False), WIEGE, OPTIONS),
        key_of(SEED, shuffle._replace(nonces=(*others, anna)), WIEGE, OPTIONS),
        key_of(SEED, shuffle._replace(nonces=(anna._replace(name="Ann"), *others)), WIEGE, OPTIONS),
        key_of(SEED, shuffle._replace(nonces=(brought("X"), *others)), WIEGE, OPTIONS),
        key_of(SEED, shuffle, find_game("masters"), OPTIONS),
        key_of(SEED, shuffle, find_game("wiege", 1), OPTIONS),
        key_of(SEED, shuffle, WIEGE, {}),
    ]
    assert len(set(keys)) == len(keys)


def test_the_lines_of_the_documentation_check_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs/decisions/0022-shuffles-nobody-can-choose.md").read_text(encoding="utf-8")
    block = page[page.index("    import hashlib") :]
    lines = "".join(takewhile(lambda line: line.startswith("    "), block.splitlines(True)))
    assert "masters-uCT3x0a4.json" in lines
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "masters-uCT3x0a4.json"
    kept.write_text(WHOLE.write(), encoding="utf-8")
    exec(dedent(lines), {})
    kept.write_text(WHOLE.write().replace("Anna", "Anne"), encoding="utf-8")
    with pytest.raises(AssertionError):
        exec(dedent(lines), {})


# The record ------------------------------------------------------------------------------------


def test_a_record_with_nonces_comes_back_from_its_text_and_is_verified() -> None:
    again = read_record(WHOLE.write())
    assert again.write() == WHOLE.write()
    assert verify(again) == DRAWS > 10


def test_the_key_is_not_shown_before_the_game_is_over() -> None:
    match = Match(WIEGE, CAME, SEED, OPTIONS, shuffle=shuffle_of(lots=False))
    shown = match.record().shuffle
    assert shown is not None
    assert shown.key == ""
    kept = match.record(with_seed=True)
    assert kept.seed is not None
    again = resume(read_record(kept.write()), kept.seed)
    assert again == match
    assert again.record(with_seed=True).write() == kept.write()


def rename(record: Any, old: str, new: str) -> None:
    for names in (record["players"], record["came"]):
        names[names.index(old)] = new


def exchange(record: Any) -> None:
    record["players"][0], record["players"][1] = record["players"][1], record["players"][0]


def rename_everywhere(record: Any) -> None:
    rename(record, "Anna", "Anne")
    record["shuffle"]["nonces"][0]["name"] = "Anne"


def exchange_everywhere(record: Any) -> None:
    """Anna becomes Bruno and Bruno Anna, wherever the record names them."""
    other = {"Anna": "Bruno", "Bruno": "Anna"}
    for part in ("players", "came"):
        record[part] = [other.get(name, name) for name in record[part]]
    for nonce in record["shuffle"]["nonces"]:
        nonce["name"] = other.get(nonce["name"], nonce["name"])


def with_a_key_to_match(change: Callable[[Any], object]) -> Callable[[Any], None]:
    """The forger works out the key anew as well."""

    def changed(record: Any) -> None:
        change(record)
        shuffle = Shuffle.read(record["shuffle"])
        game = find_game("wiege", record["rules"])
        key = key_of(bytes.fromhex(record["seed"]), shuffle, game, record["options"])
        record["shuffle"]["key"] = key.hex()

    return changed


def another_nonce(record: Any) -> None:
    record["shuffle"]["nonces"][0]["nonce"] = nonce_of("somebody else")


def another_nonce_with_its_commitment(record: Any) -> None:
    another_nonce(record)
    record["shuffle"]["nonces"][0]["commitment"] = commitment_to(nonce_of("somebody else"))


def another_seed(record: Any) -> None:
    record["seed"] = seed_from("another house").hex()


def another_seed_with_its_commitment(record: Any) -> None:
    another_seed(record)
    record["commitment"] = commitment_to(record["seed"])


def another_house_nonce(record: Any) -> None:
    record["shuffle"]["nonces"][2]["nonce"] = nonce_of("the operator")


def the_house_calls_its_nonce_annas(record: Any) -> None:
    nonce = house_nonce(SEED, 2)
    record["shuffle"]["nonces"][2] |= {"by": "page", "commitment": commitment_to(nonce)}


def the_house_calls_anna_silent(record: Any) -> None:
    record["shuffle"]["nonces"][0]["by"] = "silent"


def another_option(record: Any) -> None:
    name = next(name for name, values in WIEGE.table_options.items() if name != "mode")
    values = WIEGE.table_options[name]
    record["options"][name] = next(v for v in values if v != record["options"][name])


def another_draw(record: Any) -> None:
    lines = record["answers"]
    dealt = [place for place, line in enumerate(lines) if line.startswith("nature: ")]
    one, two = next((a, b) for a, b in pairwise(dealt) if lines[a] != lines[b])
    lines[one], lines[two] = lines[two], lines[one]


def no_lots(record: Any) -> None:
    del record["came"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda r: rename(r, "Anna", "Anne"), "somebody was renamed, or people were exchanged"),
        (exchange, r"players\[1\]: .* drew this seat"),
        (rename_everywhere, r"shuffle\.key: expected"),
        (exchange_everywhere, r"shuffle\.key: expected"),
        (with_a_key_to_match(rename_everywhere), "does not follow from the seed"),
        (with_a_key_to_match(exchange_everywhere), "does not follow from the seed"),
        (another_nonce, r"nonces\[1\]: the nonce's SHA-256 is not its commitment"),
        (another_nonce_with_its_commitment, r"shuffle\.key: expected"),
        (with_a_key_to_match(another_nonce_with_its_commitment), "does not follow from the seed"),
        (another_seed, "the seed does not belong to this record"),
        (another_seed_with_its_commitment, "the house's nonce does not follow from the seed"),
        (another_house_nonce, r"nonces\[3\]: the house's nonce does not follow from the seed"),
        (the_house_calls_its_nonce_annas, r"shuffle\.key: expected"),
        (with_a_key_to_match(the_house_calls_its_nonce_annas), "does not follow from the seed"),
        (the_house_calls_anna_silent, r"nonces\[1\]: the house's nonce does not follow"),
        (another_option, r"shuffle\.key: expected"),
        (another_draw, "does not follow from the seed|is not possible"),
        (no_lots, r"shuffle\.lots: expected false"),
        (lambda r: r.pop("shuffle"), "does not follow from the seed"),
        (lambda r: r["shuffle"]["nonces"].pop(), r"shuffle\.nonces: expected 4"),
        (lambda r: r["shuffle"].update(table="elsewhere"), r"shuffle\.key: expected"),
        (lambda r: r["shuffle"].update(key=""), r"shuffle\.key: expected"),
    ],
)
def test_every_tampering_is_noticed(change: Callable[[Any], object], problem: str) -> None:
    record = written()
    change(record)
    with pytest.raises(Unreadable, match=problem):
        verify(read_record(json.dumps(record)))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda s: s.update(table=3), r"shuffle\.table: expected the name"),
        (lambda s: s.update(lots="yes"), r"shuffle\.lots: expected true or false"),
        (lambda s: s.update(nonces={}), r"shuffle\.nonces: expected a list"),
        (lambda s: s.update(key="00"), r"shuffle\.key: expected 64 hexadecimal digits"),
        (lambda s: s.update(more=1), "unknown field 'more'"),
        (lambda s: s["nonces"][1].pop("by"), r"shuffle\.nonces\[2\]: the field 'by' is missing"),
        (lambda s: s["nonces"][1].update(by="me"), r"nonces\[2\]\.by: expected one of page"),
        (lambda s: s["nonces"][1].update(name=None), r"nonces\[2\]\.name: expected a name"),
        (lambda s: s["nonces"][1].update(nonce="AB" * 32), r"nonces\[2\]\.nonce: expected 64"),
        (lambda s: s["nonces"][1].update(commitment=None), r"nonces\[2\]\.commitment: expected"),
        (lambda s: s["nonces"][2].update(commitment="0" * 64), "expected null"),
    ],
)
def test_a_shuffle_that_cannot_be_read_is_refused(
    change: Callable[[Any], object], problem: str
) -> None:
    record = written()
    change(record["shuffle"])
    with pytest.raises(Unreadable, match=problem):
        read_record(json.dumps(record))


# Playing on ------------------------------------------------------------------------------------


def later() -> Record:
    names = ["Dora", "one", "two", "three"]
    seed = seed_from("later")
    return finished(play_on(WHOLE, 40, names, seed, houses_own(seed, "later", False, names)))


def test_a_game_that_goes_on_from_another_shows_the_shuffles_of_both() -> None:
    record = later()
    assert record.origins[0].shuffle == WHOLE.shuffle
    again = read_record(record.write())
    assert again.write() == record.write()
    assert verify(again) == sum(answer.seat == -1 for answer in record.answers)


def test_a_nonce_of_the_game_it_goes_on_from_cannot_be_changed() -> None:
    record = json.loads(later().write())
    record["from"][0]["shuffle"]["nonces"][0]["name"] = "Anne"
    with pytest.raises(Unreadable, match=r"from\[1\]\.shuffle\.key: expected"):
        verify(read_record(json.dumps(record)))
    del record["from"][0]["shuffle"]
    with pytest.raises(Unreadable, match=r"does not follow from the seed of from\[1\]"):
        verify(read_record(json.dumps(record)))


# The browser -----------------------------------------------------------------------------------


def test_what_the_browser_is_held_to_is_right() -> None:
    """The page is given the same vectors, see ``web/test/shuffle.test.ts``."""
    vectors = json.loads(FILE.read_text(encoding="utf-8"))
    for key, n, options, weights, drawn in vectors["draws"]:
        assert draw(bytes.fromhex(key), n, options, weights) == drawn
    for key, people, lots in vectors["lots"]:
        assert draw_seats(bytes.fromhex(key), people) == lots
    for key, place, nonce in vectors["house"]:
        assert house_nonce(bytes.fromhex(key), place) == nonce
    assert len(vectors["games"]) == 3
    for game in vectors["games"]:
        record = read_record(json.dumps(game["record"]))
        assert verify(record) == len(game["draws"])
        assert draws_in_notation(record) == game["draws"]
