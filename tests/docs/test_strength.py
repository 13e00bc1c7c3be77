"""docs/strength.md: every row that is wanted, and what was really played."""

from __future__ import annotations

from benchmarks.strength import PAGE, PICTURES, page, pictures, played, rows, verdict

from bottega.lab.report.figures import Estimate


def test_the_page_and_its_pictures_are_what_the_kept_rows_say() -> None:
    found = played()
    assert PAGE.read_text(encoding="utf-8") == page(found)
    drawn = pictures(found)
    assert {path.name: path.read_text("utf-8") for path in PICTURES.glob("strength-*")} == drawn


def test_every_table_has_its_rows() -> None:
    """Four levels make four comparisons at each of eight small tables, three at seven large ones,
    and four figures alone."""
    names = [row.name for row in rows()]
    assert len(names) == len({*names}) == 8 * 4 + 7 * 3 + 4
    for wanted in (
        "masters-2-journeyman-apprentice",
        "masters-alone-maestro",
        "lorenzo-basic-4-maestro-journeyman",
        "wiege-teams-maestro-master",
        "princes-off-3-master-journeyman",
        "princes-full-4-maestro-master",
    ):
        assert wanted in names
    bars = {row.name: row.bar for row in rows()}
    assert bars["masters-2-master-journeyman"] == 0.80
    assert bars["princes-3-master-journeyman"] == 0.55
    assert bars["princes-off-4-maestro-journeyman"] == 0.65
    assert bars["masters-alone-journeyman"] is None


def test_a_bar_is_cleared_where_the_whole_interval_lies_above_it() -> None:
    assert verdict(Estimate(0.85, 0.82, 0.88, 1000), 0.80) == "**yes**"
    assert verdict(Estimate(0.81, 0.78, 0.84, 1000), 0.80) == "not for certain"
    assert verdict(Estimate(0.77, 0.74, 0.80, 1000), 0.80) == "no, 3.0 short"
    assert verdict(Estimate(0.77, 0.74, 0.80, 1000), None) == ""
