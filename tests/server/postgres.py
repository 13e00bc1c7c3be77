"""A throw-away PostgreSQL of the test run's own, on loopback only."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from tests.server.house import free_port

OWNER = "bottega"
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "150",
    "shared_buffers": "32MB",
    "listen_addresses": "127.0.0.1",
}


def programs() -> Path:
    """The folder of `initdb` and `postgres`; installed if need be and if we may."""
    found = look_for_programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "postgresql"]):
            subprocess.run(["apt-get", *command], check=False, capture_output=True, timeout=300)
        found = look_for_programs()
    if found is None:
        raise AssertionError(
            "these tests need PostgreSQL's own programs, initdb and postgres, on PATH or under "
            "/usr/lib/postgresql (Debian: apt-get install postgresql; macOS: brew install "
            "postgresql)"
        )
    return found


def look_for_programs() -> Path | None:
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += [Path("/opt/homebrew/bin"), Path("/usr/local/bin")]
    return next((p for p in places if (p / "initdb").exists() and (p / "postgres").exists()), None)


class Postgres(NamedTuple):
    """A database cluster that is running."""

    port: int

    def address(self, database: str) -> str:
        return f"postgresql+asyncpg://{OWNER}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """A new, empty database; its address."""
        self.run("postgres", f'CREATE DATABASE "{database}"')
        return self.address(database)

    def run(self, database: str, sql: str, *values: object) -> list[dict[str, Any]]:
        """Ask or tell the database something directly."""
        return asyncio.run(self.ask(database, sql, *values))

    async def ask(self, database: str, sql: str, *values: object) -> list[dict[str, Any]]:
        db = await asyncpg.connect(
            host="127.0.0.1", port=self.port, user=OWNER, database=database, timeout=10
        )
        try:
            return [dict(row) for row in await db.fetch(sql, *values)]
        finally:
            await db.close()


@contextmanager
def running_postgres(changed: Mapping[str, str] = MappingProxyType({})) -> Iterator[Postgres]:
    """PostgreSQL in a folder of its own; it refuses to be root, so as root it is somebody else."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="bottega-pg-"))
    somebody: dict[str, Any] = {"cwd": folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C"}}
    if os.geteuid() == 0:
        entry = unprivileged()
        os.chown(folder, entry.pw_uid, entry.pw_gid)
        somebody |= {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    data, port = folder / "data", free_port()
    try:
        subprocess.run(
            [where / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            **somebody,
        )
        settings = [
            part
            for name, value in (SETTINGS | {**changed}).items()
            for part in ("-c", f"{name}={value}")
        ]
        log = folder / "log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                [where / "postgres", "-D", data, "-p", str(port), "-k", folder, *settings],
                stdout=out,
                stderr=subprocess.STDOUT,
                **somebody,
            )
        try:
            cluster = Postgres(port)
            wait_until_open(cluster, process, log)
            yield cluster
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.send_signal(3)  # SIGQUIT: at once, whoever is still connected
                process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("PostgreSQL must not run as root, and there is no user `nobody`")


def wait_until_open(cluster: Postgres, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 40
    while time.monotonic() < end and process.poll() is None:
        try:
            cluster.run("postgres", "SELECT 1")
        except (OSError, asyncpg.PostgresError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"PostgreSQL did not open: {log.read_text()[-2000:]}")
