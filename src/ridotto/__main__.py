"""``python -m ridotto`` is the ``ridotto`` command."""

import sys

from ridotto.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
