"""Columns of numbers as bytes for the command; NumPy is used where it is there."""

import array
import sys

try:
    import numpy
except ImportError:
    numpy = None

# NumPy's types and their names in --columns.
_names = {
    "float16": "_Float16", "float32": "float", "float64": "double", "longdouble": "long double",
    "int8": "int8", "int16": "int16", "int32": "int32", "int64": "int64",
    "uint8": "uint8", "uint16": "uint16", "uint32": "uint32", "uint64": "uint64",
}


class Column:
    """Numbers of one type: the name of the type in C, and the bytes, the lowest first."""

    def __init__(self, values):
        if numpy is not None:
            values = numpy.asarray(values)
            kind = "longdouble" if values.dtype == numpy.longdouble != numpy.float64 else values.dtype.name
            if kind not in _names:
                raise TypeError(f"numbers of the type {values.dtype} are not judged")
            self.shape = values.shape
            flat = numpy.ascontiguousarray(values).reshape(-1)
            self.array = flat if flat.dtype.isnative and sys.byteorder == "little" else flat.astype(
                flat.dtype.newbyteorder("<"))
            self.type = _names[kind]
            self.count = flat.size
        else:
            values = values if isinstance(values, array.array) else [values] if isinstance(values, (int, float)) else list(values)
            numbers = array.array("d", values)
            if any(number != value for number, value in zip(numbers, values) if value == value):
                raise TypeError("a number is not a double")
            if sys.byteorder != "little":
                numbers.byteswap()
            self.array, self.type, self.count, self.shape = numbers, "double", len(numbers), (len(numbers),)

    @property
    def size(self):
        """The bytes of a number."""
        return self.array.itemsize

    def bytes(self):
        return self.array.tobytes()


def records(columns):
    """The bytes of records that have a number of every column."""
    if numpy is not None:
        kinds = [(f"c{index}", column.array.dtype) for index, column in enumerate(columns)]
        table = numpy.empty(columns[0].count, dtype=kinds)
        for index, column in enumerate(columns):
            table[f"c{index}"] = column.array
        return table.tobytes()
    data = bytearray(sum(column.size for column in columns) * columns[0].count)
    width = sum(column.size for column in columns)
    offset = 0
    for column in columns:
        content = column.bytes()
        for byte in range(column.size):
            data[offset + byte :: width] = content[byte :: column.size]
        offset += column.size
    return bytes(data)


def doubles(data, shape):
    """Doubles from bytes, the lowest first: an array of NumPy, or a list."""
    if numpy is not None:
        return numpy.frombuffer(data, dtype="<f8").reshape(shape)
    numbers = array.array("d", data)
    if sys.byteorder != "little":
        numbers.byteswap()
    return list(numbers)
