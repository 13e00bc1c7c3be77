"""With what somebody comes: a browser and a system, roughly, so that they know it again.

Browsers name several others for the sake of old pages, so the one that only names itself is looked
for first. Nothing finer than this is kept.
"""

from __future__ import annotations

from typing import NamedTuple

BROWSERS = {
    "edg": "Edge",
    "opr/": "Opera",
    "samsungbrowser": "Samsung Internet",
    "firefox": "Firefox",
    "fxios": "Firefox",
    "chrome": "Chrome",
    "crios": "Chrome",
    "chromium": "Chrome",
    "safari": "Safari",
}
SYSTEMS = {
    "iphone": "iPhone",
    "ipad": "iPad",
    "android": "Android",
    "windows": "Windows",
    "mac os": "macOS",
    "cros": "ChromeOS",
    "linux": "Linux",
}


class Device(NamedTuple):
    """Names as everybody writes them; empty where nothing is known."""

    browser: str = ""
    system: str = ""


UNKNOWN = Device()


def device_of(agent: str) -> Device:
    """What a browser says it is, in its header ``User-Agent``."""
    said = agent.lower()
    return Device(first_named(said, BROWSERS), first_named(said, SYSTEMS))


def first_named(said: str, known: dict[str, str]) -> str:
    return next((name for mark, name in known.items() if mark in said), "")
