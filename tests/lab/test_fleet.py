"""The door to a cluster, for those who have none. `make fleet` tries a real one."""

from __future__ import annotations

import socket
import sys
import time
from threading import Thread

import pytest

from bottega import Unreadable
from bottega.lab import fleet
from bottega.lab.fleet import Fleet, carry_out
from tests.cli.conftest import Here
from tests.cli.running import assert_refused

SIMULATE = ["simulate", "masters", "--players", "random,random", "--games", "2"]


def test_a_dead_address_is_told_within_seconds_with_what_to_do(here: Here) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
    begun = time.monotonic()
    hint = f"there is no cluster at {address} .Connection refused.; `ray start --head` begins one"
    assert_refused(here(*SIMULATE, "--ray", address), hint)
    assert time.monotonic() - begun < 5


def test_a_door_behind_which_nobody_speaks_is_told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(Unreadable, match=f"no cluster at {address} .no answer in time."):
            Fleet(address)


def test_a_server_of_another_kind_is_no_cluster() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        page = b"HTTP/1.1 400 Bad Request\r\n\r\n"
        server = Thread(target=lambda: door.accept()[0].sendall(page), daemon=True)
        server.start()
        with pytest.raises(Unreadable, match="something else answers there"):
            Fleet(f"127.0.0.1:{door.getsockname()[1]}")
        server.join()


@pytest.mark.parametrize("address", ["nowhere", "host:port", "ray://", "host:99999999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Unreadable, match="expected the address of a cluster as host:port, got"):
        Fleet(address)


def test_without_ray_the_command_says_which_extra_brings_it(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert_refused(here(*SIMULATE, "--ray"), r"needs ray.*pip install 'bottega\[ray\]'")


def test_a_cluster_is_not_told_how_many_processes_to_use(here: Here) -> None:
    assert_refused(here(*SIMULATE, "--jobs", "2", "--ray"), "--jobs: a cluster has as many")


def test_a_machine_with_another_bottega_is_refused() -> None:
    with pytest.raises(Unreadable, match=r"a machine of the cluster has Bottega .*, this one 0.1"):
        carry_out("0.1", str, 1)
