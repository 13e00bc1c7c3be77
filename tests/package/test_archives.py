"""What the source archive and the wheel hold, and what they do not."""

from __future__ import annotations

import ast
import re
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import BytesParser
from importlib.metadata import packages_distributions

import pytest

import bottega
from tests.languages import languages, rules_file
from tests.package.installing import ROOT, Archives

SOURCES = ROOT / "src" / "bottega"
GAMES = ["lorenzo", "masters", "princes", "wiege"]
RULES = [page.name for page in (ROOT / "docs" / "rules").glob("*.md")]


@pytest.fixture(scope="module")
def sdist(archives: Archives) -> dict[str, bytes]:
    """The files of the source archive, by their path in the checkout."""
    with tarfile.open(archives.sdist) as archive:
        opened = {member.name: archive.extractfile(member) for member in archive}
        return {name.partition("/")[2]: file.read() for name, file in opened.items() if file}


@pytest.fixture(scope="module")
def wheel(archives: Archives) -> dict[str, bytes]:
    """The files of the wheel, by their path in an environment."""
    with zipfile.ZipFile(archives.wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def metadata(wheel: dict[str, bytes]) -> Message:
    """What the wheel says about itself."""
    (file,) = (name for name in wheel if name.endswith(".dist-info/METADATA"))
    return BytesParser().parsebytes(wheel[file])


def test_the_source_archive_is_the_checkout_without_what_tools_made(
    sdist: dict[str, bytes],
) -> None:
    assert {path.partition("/")[0] for path in sdist} == {
        *(".ci", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "NOTICE"),
        *("PKG-INFO", "README.md", "benchmarks", "constraints.txt", "deploy", "docs", "examples"),
        *("hatch_build.py", "mkdocs.yml", "native.py", "pyproject.toml", "src", "tests", "web"),
    }
    made = {"node_modules", "__pycache__", ".venv", ".mypy_cache", ".pytest_cache", ".hypothesis"}
    assert [path for path in sdist if made & set(path.split("/"))] == []


@pytest.mark.parametrize(
    "file",
    [
        "NOTICE",
        "docs/new-game.md",
        "docs/rules/wiege.it.md",
        "examples/gara/text/en.ftl",
        "src/bottega/server/static/index.html",
        "tests/package/test_archives.py",
        "web/package-lock.json",
        "web/src/main.ts",
    ],
)
def test_the_source_archive_holds_sources_tests_and_the_built_client(
    sdist: dict[str, bytes], file: str
) -> None:
    assert sdist[file] == (ROOT / file).read_bytes()


def test_the_wheel_holds_the_package_the_rules_pages_and_nothing_else(
    wheel: dict[str, bytes],
) -> None:
    """Tests, examples and the sources of the client stay behind."""
    sources = [x for x in SOURCES.rglob("*") if x.is_file() and "__pycache__" not in x.parts]
    package = {f"bottega/{file.relative_to(SOURCES).as_posix()}" for file in sources}
    pages = {f"bottega/text/rules/{page}" for page in RULES}
    about = f"bottega-{bottega.__version__}.dist-info"
    said = ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")
    assert set(wheel) == package | pages | {f"{about}/{x}" for x in (*said, "licenses/NOTICE")}


@languages
@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_holds_the_words_and_rules_of_every_game_in_every_language(
    wheel: dict[str, bytes], game: str, lang: str
) -> None:
    assert f"game-{game} = ".encode() in wheel[f"bottega/games/{game}/text/{lang}.ftl"]
    assert wheel[f"bottega/text/rules/{rules_file(game, lang).name}"].startswith(b"# ")


def test_the_wheel_holds_the_built_client(wheel: dict[str, bytes]) -> None:
    page = wheel["bottega/server/static/index.html"].decode()
    assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert {asset.rpartition(".")[2] for asset in assets} >= {"js", "css", "woff2"}
    assert [asset for asset in assets if not wheel.get(f"bottega/server/static/{asset}")] == []


@pytest.mark.parametrize(
    "file",
    [
        "py.typed",
        "cli/text/it.ftl",
        "text/it.ftl",
        "server/migrations/env.py",
        "server/migrations/versions/0001_the_first_tables.py",
        "server/migrations/versions/0002_seats_drawn_by_lot.py",
    ],
)
def test_the_wheel_holds_its_types_its_own_words_and_its_migrations(
    wheel: dict[str, bytes], file: str
) -> None:
    assert wheel[f"bottega/{file}"] == (SOURCES / file).read_bytes()


def test_no_file_names_a_place_on_the_machine_it_was_built_on(
    sdist: dict[str, bytes], wheel: dict[str, bytes]
) -> None:
    places = [str(path).encode() for path in ROOT.iterdir()]
    for archive in (sdist, wheel):
        assert [f for f, text in archive.items() if any(x in text for x in places)] == []


# What it says about itself -----------------------------------------------------------------------


def test_version_and_changelog_agree(metadata: Message) -> None:
    """The newest release that the changelog tells of is this one."""
    told = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d\S*)\]", told, flags=re.MULTILINE)
    assert metadata["Version"] == releases[0] == bottega.__version__


def test_everything_that_the_sources_import_is_declared(metadata: Message) -> None:
    """What is imported but not declared works in a checkout and nowhere else.

    What an extra brings is imported where it is needed alone; a house without any is tried beside.
    """
    required = metadata.get_all("Requires-Dist", [])
    declared = {plain(re.split(r"[\[<>=!~; ]", x)[0]) for x in required}
    homes = packages_distributions()
    foreign = imported() - sys.stdlib_module_names - {"bottega"}
    undeclared = {x for x in foreign if declared.isdisjoint(map(plain, homes.get(x, [x])))}
    assert {"cyclopts", "fluent", "litestar", "sqlalchemy"} <= foreign
    assert undeclared == set()


def imported() -> set[str]:
    """The top-level names of everything the sources import, wherever they do.

    What only a type checker reads is not there when they run.
    """
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                node.body = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return {name.partition(".")[0] for name in found}


def plain(name: str) -> str:
    """A package's name as all its spellings have it."""
    return re.sub(r"[-_.]+", "-", name).lower()
