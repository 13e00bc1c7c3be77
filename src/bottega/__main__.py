"""``python -m bottega``: the command, where no script is installed."""

from bottega.cli import main

if __name__ == "__main__":
    main()
