"""``python -m bottega.cli``, for where no script is installed."""

from bottega.cli.app import main

main()
