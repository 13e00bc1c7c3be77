"""The rules, a chapter a module: what can be due, answered and told, and what happens then."""
