"""The documentation as a site: ``make docs`` gathers the pages and builds them into ``site``."""
