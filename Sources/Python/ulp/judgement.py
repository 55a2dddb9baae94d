"""Errors of arrays and of functions."""

import json
import math
import random
import struct

from .arrays import Column, doubles, numpy, records
from .process import judged, settings


class Report(dict):
    """What `ulp judge --json` found, as a dictionary; as a text it is its largest error."""

    @classmethod
    def read(cls, json_text):
        """A report, with its JSON as `json`, byte by byte."""
        report = cls(json.loads(json_text))
        report.json = bytes(json_text)
        return report

    @property
    def result(self):
        """The results of the only computation."""
        return self["results"][0]

    @property
    def maximum(self):
        """The largest error in ulps that was seen; infinite if a result was NaN or infinite and should not be."""
        worst = self.result.get("worst")
        if worst is None:
            return 0.0
        return math.inf if worst["ulps"] is None else worst["ulps"]

    @property
    def worst(self):
        """The variables at the largest error."""
        worst = self.result.get("worst")
        return None if worst is None else {name: float.fromhex(x) for name, x in worst["inputs"].items()}

    def __str__(self):
        # An exhaustive run counts the points for each computation.
        certified = self["certified"] if "certified" in self else self.result["certified"]
        return f"{self['source']}: at most {self.maximum:.4g} ulp at {certified} points, {self.worst}"


def errors(computed, truth, let=None, **variables):
    """The error of each number in ulps: in units in the last place of its own format, the distance from the truth.

    `truth` is an expression of the variables, whose values are arrays like `computed`, or single numbers. The error is NaN where
    there is no truth, or a variable is infinite or NaN, and infinite for a wrong infinity or NaN. `let` are other variables.
    """
    return errors_by(None, computed, truth, let, variables)


def errors_by(own, computed, truth, let, variables):
    """The errors that a process of the caller finds, or the one that is kept."""
    data, words, shape = _columns(computed, variables)
    return doubles(_judge(data, words, truth, let, lists_errors=True, own=own), shape)


# The codes of `struct` for the floats of each size and for whole numbers of that size.
_codes = {"float16": "eh", "float32": "fi", "float64": "dq"}


def judge(
    function, truth, samples=8000, seed=0, sampling="floats", dtype="float64", let=None, **ranges
):
    """A report on a function of Python or NumPy at points that are drawn from ranges, as `x=(-1, 1)`.

    All floats of the type between the ends are equally likely, or with `sampling="values"` all lengths. The function is called
    once with arrays of the type where it takes and returns them, otherwise for each point.
    """
    name_of_type = dtype if isinstance(dtype, str) else getattr(dtype, "__name__", str(dtype))
    if name_of_type not in _codes:
        raise ValueError(f"points are drawn as {', '.join(_codes)}, not {name_of_type}")
    codes = _codes[name_of_type]
    if sampling not in ("floats", "values"):
        raise ValueError("sampling is 'floats' or 'values'")
    generator = random.Random(seed)
    points = {}
    for name, (low, high) in ranges.items():
        low, high = float(low), float(high)
        if not low <= high or math.isinf(low) or math.isinf(high):
            raise ValueError(f"the range of '{name}' has no numbers")
        try:
            ends = _rank(low, codes), _rank(high, codes)
        except OverflowError:
            raise ValueError(f"an end of the range of '{name}' is beyond {name_of_type}") from None
        if sampling == "floats":
            points[name] = [_float(generator.randint(*ends), codes) for _ in range(samples)]
        else:
            drawn = (min(max(generator.uniform(low, high), low), high) for _ in range(samples))
            points[name] = [_float(_rank(x, codes), codes) for x in drawn]
        if numpy is not None:
            points[name] = numpy.array(points[name], dtype=name_of_type)
    data, words, _ = _columns(_values(function, list(points.values()), samples), points)
    return Report.read(_judge(data, [*words, "--json"], truth, let))


def _values(function, columns, count):
    """The values of a function at points."""
    if numpy is not None:
        with numpy.errstate(all="ignore"):
            try:
                found = numpy.asarray(function(*columns))
                if found.shape == (count,):
                    return found
            except (TypeError, ValueError):
                # A function of single numbers.
                pass
    rows = zip(*(column.tolist() if hasattr(column, "tolist") else column for column in columns))
    return [_value(function, point) for point in rows]


def _value(function, point):
    """A value, NaN where Python refuses to compute one."""
    try:
        return function(*point)
    except (ValueError, ZeroDivisionError):
        return math.nan
    except OverflowError:
        return math.inf


def _columns(computed, variables):
    """The records of results and variables, the words that declare them, and the shape of the results."""
    results = Column(computed)
    columns = [results]
    names = ["result"]
    for name, values in variables.items():
        column = Column(values)
        if column.count == 1 and results.count != 1:
            column = Column([values] * results.count) if numpy is None else Column(
                numpy.broadcast_to(values, results.count))
        if column.count != results.count:
            raise ValueError(f"'{name}' has {column.count} numbers, and the results have {results.count}")
        columns.append(column)
        names.append(name)
    # A variable may have the name that results have.
    declared = [f"{column.type} c{index}" for index, column in enumerate(columns)]
    words = ["--columns", ", ".join(declared), "--computed", "c0"]
    for index, name in enumerate(names[1:], 1):
        words += ["--input", f"{name}=c{index}"]
    return records(columns), words, results.shape


def _judge(data, words, truth, let, lists_errors=False, own=None):
    """What the command finds in records: its output, or the bytes of all errors."""
    return judged(["--data", "-", *words, *settings(let or {}), "--", truth], data, lists_errors, own)


def _rank(x, codes):
    """The place of a number of a type among all of them in their order, 0 for zeros."""
    packed = struct.pack("<" + codes[0], abs(x))
    rank = struct.unpack("<" + codes[1], packed)[0]
    return -rank if x < 0 else rank


def _float(rank, codes):
    """The number with a place."""
    magnitude = struct.unpack("<" + codes[0], struct.pack("<" + codes[1], abs(rank)))[0]
    return -magnitude if rank < 0 else magnitude
