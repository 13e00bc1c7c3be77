"""Who may sit at a table, and the arena that measures them."""
