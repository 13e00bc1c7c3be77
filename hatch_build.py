"""Wheels and source archives carry the built client: it is built here if it is not there yet.

With ``BOTTEGA_COMPILE=1`` a wheel also carries kernel and games compiled, beside their sources, for
the platform and the Python it is built on.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("BOTTEGA_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What has to be there for this build besides the build backend."""
        return list(self.native()["NEEDED"]) if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "bottega" / "server" / "static" / "index.html"
        if version != "editable" and not built.is_file():
            runpy.run_path(str(root / "web" / "build.py"), run_name="__main__")
        if self.compiles:
            target = root / "build" / "native"
            for library in self.native()["compile_into"](target):
                build_data["force_include"][str(library)] = str(library.relative_to(target))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def native(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "native.py"))
