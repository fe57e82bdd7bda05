"""The short way to a client says the same as the server's own."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from ridotto.house.lines import frame_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_the_library_writes(size: int) -> None:
    text = "x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_letters_of_several_bytes_are_counted_as_bytes() -> None:
    text = "żółć" * 20
    assert frame_of(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
