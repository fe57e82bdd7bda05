"""The version in the names of environments."""

from __future__ import annotations

from typing import Final

#: It changes when results can no longer be compared.
VERSION: Final = 0
