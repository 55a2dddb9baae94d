"""Writes points.jsonl: errors of arithmetic, where literals and variables are first rounded to a format.

True values are fractions of the rounded numbers; computed ones are NumPy's float16, float32 and float64, whose operations
here are correctly rounded. An error is in units in the last place of the true value, as a fraction; it is "same" where the
format holds every literal and variable. Run: python make_points.py. Needs numpy (made with 2.4.6).
"""

import json
import random
from fractions import Fraction
from pathlib import Path

import numpy

random.seed(20261129)
FORMATS = {"binary16": (numpy.float16, 11, -14), "binary32": (numpy.float32, 24, -126), "double": (numpy.float64, 53, -1022)}
EXPRESSIONS = [
    ("x*0.1", ["0.1"], lambda x, y, c: x * c[0]),
    ("x+y", [], lambda x, y, c: x + y),
    ("x-0.3", ["0.3"], lambda x, y, c: x - c[0]),
    ("(x+0.25)*y", ["0.25"], lambda x, y, c: (x + c[0]) * y),
    ("x*0.1-y*0.1", ["0.1", "0.1"], lambda x, y, c: x * c[0] - y * c[1]),
]


def unit(x, precision, least):
    """The unit in the last place of a fraction."""
    if x == 0:
        return Fraction(2) ** (least - precision + 1)
    e = 0
    while Fraction(2) ** (e + 1) <= abs(x):
        e += 1
    while Fraction(2) ** e > abs(x):
        e -= 1
    return Fraction(2) ** (max(e, least) - precision + 1)


def text():
    kind = random.randrange(3)
    if kind == 0:
        return str(random.randrange(-64, 64) / 8)
    return f"{random.uniform(-9, 9):.{random.randrange(1, 20)}f}"


def main():
    lines = []
    for source, literals, function in EXPRESSIONS:
        for name, (kind, precision, least) in FORMATS.items():
            for _ in range(20):
                x, y = text(), text()
                given = [Fraction(t) for t in [x, y] + literals]
                # A decimal of a double is rounded once: by the integers of its fraction.
                held = [kind(f.numerator / f.denominator) if kind is numpy.float64 else once(f, kind) for f in given]
                used = [g for g, t in zip(given, "xy" + "c" * len(literals)) if t == "c" or t in source]
                kept = [h for h, t in zip(held, "xy" + "c" * len(literals)) if t == "c" or t in source]
                if all(Fraction(float(h)) == g for g, h in zip(used, kept)):
                    error = "same"
                else:
                    exact = [Fraction(float(h)) for h in held]
                    truth = function(exact[0], exact[1], exact[2:])
                    computed = Fraction(float(function(held[0], held[1], held[2:])))
                    error = str(abs(computed - truth) / unit(truth, precision, least))
                lines.append({"source": source, "format": name, "x": x, "y": y, "error": error})
    Path(__file__).with_name("points.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))


def once(f, kind):
    """A fraction rounded to a narrow format: the nearest number among a double's neighbours in it."""
    near = kind(f.numerator / f.denominator)
    candidates = [near, numpy.nextafter(near, kind(numpy.inf)), numpy.nextafter(near, kind(-numpy.inf))]
    best = min(abs(Fraction(float(c)) - f) for c in candidates)
    ties = [c for c in candidates if abs(Fraction(float(c)) - f) == best]
    # Of two that are as near, the one with the even significand.
    return min(ties, key=lambda c: int(c.view(f"u{c.itemsize}")) & 1)


main()
