"""Bottega as somebody gets it: the archives of a release, installed where nothing else is."""
