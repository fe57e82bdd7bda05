"""Rows of single games as a Parquet file, for other tools."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from ridotto.lab.balance.part import Measurement, Piece
from ridotto.lab.balance.registry import balance_of
from ridotto.lab.counts import WIN

#: A column of parts of a win, written as a fraction.
_WON: Final = "won"


class ParquetUnavailable(RuntimeError):
    """Raised when a Parquet file is asked for and pyarrow is not installed."""


def require_parquet() -> Any:
    """Return pyarrow's Parquet module; raises :exc:`ParquetUnavailable`."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise ParquetUnavailable("Parquet files need pyarrow: pip install 'ridotto[lab]'") from None
    return pyarrow.parquet


class ParquetFile:
    """An open file with a row for each player of each game, in the order of the games.

    Names such as masks and endings are written as text, wins as fractions, all else as integers.
    The measurement is in the file's metadata. Raises :exc:`ParquetUnavailable` and :exc:`OSError`.
    """

    def __init__(self, path: Path, asked: Measurement) -> None:
        """Create the file; it appears under its name once it is complete."""
        import pyarrow

        self._arrow: Any = pyarrow
        self._columns: Mapping[str, tuple[str, ...]] = balance_of(asked.order.game).columns(
            asked.order
        )
        about = {"game": asked.order.game, "mind": asked.mind, "seed": str(asked.order.seed)}
        fields = [(name, self._kind(name, values)) for name, values in self._columns.items()]
        schema = pyarrow.schema(fields).with_metadata(about)
        self._schema = schema
        self._path = path
        self._beside = path.with_name(f"{path.name}.part")
        self._file = require_parquet().ParquetWriter(self._beside, schema)

    def _kind(self, name: str, values: tuple[str, ...]) -> Any:
        if values:
            return self._arrow.dictionary(self._arrow.int32(), self._arrow.string())
        return self._arrow.float64() if name == _WON else self._arrow.int64()

    def add(self, piece: Piece) -> None:
        """Append the rows of a piece."""
        numbers = array("q")
        numbers.frombytes(piece.rows)
        width = len(self._columns)
        arrays = [
            self._array(name, values, numbers[place::width])
            for place, (name, values) in enumerate(self._columns.items())
        ]
        table = self._arrow.Table.from_arrays(arrays, schema=self._schema)
        self._file.write_table(table)

    def _array(self, name: str, values: tuple[str, ...], numbers: array[int]) -> Any:
        if values:
            places = self._arrow.array(numbers, type=self._arrow.int32())
            return self._arrow.DictionaryArray.from_arrays(places, list(values))
        if name == _WON:
            return self._arrow.array([number / WIN for number in numbers])
        return self._arrow.array(numbers, type=self._arrow.int64())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
        if kind is None:
            self._beside.replace(self._path)
        else:
            self._beside.unlink()
