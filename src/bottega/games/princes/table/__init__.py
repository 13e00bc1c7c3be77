"""The table: what lies on it, what things are called, and who may see what."""
