"""Bottega: a workshop of Renaissance board games, for playing, studying and building."""

from importlib.metadata import version

__version__ = version("bottega")
