"""Compares the tables behind the plots of a page with what NumPy makes of the table of all points.

`plots.py PAGE CSV NAME x=LO:HI [y=LO:HI]` for points that were drawn among floats of binary64, or of binary32 if NAME ends
with f; prints how much was compared, and what differs.
"""

import csv
import math
import struct
import sys
import xml.etree.ElementTree as tree
from fractions import Fraction

import numpy as np

page, table, name, *ranges = sys.argv[1:]
single = name.endswith("f")
rows = list(csv.DictReader(open(table)))
variables = {}
for word in ranges:
    variable, ends = word.split("=")
    variables[variable] = [float(end) for end in ends.split(":")]


def ordinal(x):
    """The number of a float, counted from zero."""
    kind = ("<f", "<i", 1 << 31) if single else ("<d", "<q", 1 << 63)
    bits = struct.unpack(kind[1], struct.pack(kind[0], abs(x)))[0]
    return -bits if x < 0 else bits


def place(variable, x, parts):
    """The part of the range of a variable in which a value is."""
    low, high = (ordinal(end) for end in variables[variable])
    return min(parts - 1, int(Fraction(ordinal(x) - low, high - low) * parts))


certified = [row for row in rows if row["truth"] and row["bits of " + name]]
bits = [float(row["bits of " + name]) for row in certified]
ulps = [float(row["ulps of " + name]) for row in certified]


def is_faithful(row):
    """Whether no float lies between a result and the truth."""
    kind = np.float32 if single else np.float64
    result, truth = float(kind(row[name])), Fraction(row["truth"])
    with np.errstate(over="ignore"):
        near = kind(float(truth))
    up, down = (float(np.nextafter(near, kind(end))) for end in (np.inf, -np.inf))
    near = float(near)
    return result == near or result == (up if Fraction(near) < truth else down)


def expected_bands(variable, errors):
    groups = {}
    for row, error in zip(certified, errors):
        groups.setdefault(place(variable, float(row[variable]), 48), []).append(
            (float(row[variable]), error)
        )
    for part in sorted(groups):
        values = [x for x, _ in groups[part]]
        found = [error for _, error in groups[part]]
        quantiles = np.quantile(found, [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1], method="inverted_cdf")
        yield [min(values), max(values), len(found), *quantiles]


def expected_blocks():
    blocks = [[None] * 8 for _ in range(5)]
    for row, error in zip(certified, ulps):
        column = place("x", float(row["x"]), 8)
        line = place("y", float(row["y"]), 5)
        blocks[line][column] = max(error, blocks[line][column] or 0)
    yield from reversed(blocks)


def expected_binades():
    counts = {}
    for row, error, ulp in zip(certified, bits, ulps):
        exponent = math.frexp(float(row["x"]))[1] - 1
        counts.setdefault(exponent, []).append((error > 0, not is_faithful(row), ulp))
    first, last = min(counts), max(counts)
    width = (last - first) // 64 + 1
    for start in range(first, last + 1, width):
        found = sum((counts.get(e, []) for e in range(start, start + width)), [])
        if found:
            finite = [ulp for *_, ulp in found if math.isfinite(ulp)]
            yield [len(found), sum(f[0] for f in found), sum(f[1] for f in found), max(finite)]


def cells(row, skip):
    for cell in list(row)[skip:]:
        data = cell.find("data")
        text = data.get("value") if data is not None else "".join(cell.itertext())
        yield None if text == "–" else math.inf if text == "infinite" else float(text)


compared = 0
for found in tree.parse(page).iter("table"):
    caption = found.find("caption").text
    if caption.startswith(f"Bits of error of {name} over "):
        kind, expected = 0, expected_bands(caption.split()[-1], bits)
    elif caption.startswith(f"Error in ulps of {name} over "):
        kind, expected = 0, expected_bands(caption.split()[-1], ulps)
    elif caption.startswith(f"Largest errors of {name} in ulps over "):
        kind, expected = 1, expected_blocks()
    elif caption.startswith(f"Results of {name} ") and caption.endswith(" binades of x"):
        kind, expected = 1, expected_binades()
    else:
        continue
    lines = list(found.find("tbody"))
    wanted = list(expected)
    assert len(lines) == len(wanted), (caption, len(lines), len(wanted))
    for line, values in zip(lines, wanted):
        texts = list(cells(line, kind))
        assert texts == list(values), (caption, texts, values)
    compared += 1
print(f"{compared} tables agree")
