"""Wheels and source archives carry the built client: it is built here if it is not there yet."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "bottega" / "server" / "static" / "index.html"
        if version != "editable" and not built.is_file():
            runpy.run_path(str(root / "web" / "build.py"), run_name="__main__")
