"""The documentation, built once for all tests of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.website.build import build


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site; a broken link would have ended the build."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    build(folder)
    return folder
