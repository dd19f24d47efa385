"""The game, started as ``python -m canfield``."""

from canfield.app.main import main

if __name__ == "__main__":
    raise SystemExit(main())
