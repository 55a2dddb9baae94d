#!/usr/bin/env python3
"""Writes the probabilities of every rounded value of a few random variables.

    python3 make_probabilities.py

A value of p bits has the probability of the reals that round to it. Distribution functions are
mpmath's, at 60 digits; what is uniform is computed with fractions. Lines are `precision mode value =
probability`, with modes n z u d a as in Vectors/make_vectors.py. Values with |x| below 2^LOW are one
cell, `small`; those from 2^HIGH on are two, `large` and `-large`. Lines of ranges are `precision
mode kind lower upper value = probability`: the law of drawing again while the result is outside.
"""

from fractions import Fraction
from pathlib import Path

from mpmath import erfc, exp, mp, mpf, nstr, sqrt

mp.dps = 60
FOLDER = Path(__file__).resolve().parent
HEADER = "# Written by make_probabilities.py; see there.\n"
MODES = "nzuda"
LOW, HIGH = -4, 2
TWO = Fraction(2)


def real(x):
    return mpf(x.numerator) / x.denominator


def normal(x):
    return erfc(-real(x) / sqrt(2)) / 2


def exponential(x):
    return -exp(-real(x)) + 1 if x > 0 else mpf(0)


def uniform(x):
    return real(min(max(x, Fraction(0)), Fraction(1)))


def magnitudes(precision, low, high):
    """The numbers of a precision in [2^low, 2^high]."""
    half = 1 << (precision - 1)
    for exponent in range(low, high):
        for whole in range(half, 2 * half):
            yield Fraction(whole, half) * TWO**exponent
    yield TWO**high


def exponent(x):
    """e with 2^e ≤ |x| < 2^(e+1)."""
    x, e = abs(x), 0
    while x >= 2:
        x, e = x / 2, e + 1
    while x < 1:
        x, e = x * 2, e - 1
    return e


def above(x, precision):
    """The next number of a precision above x ≠ 0, which has that precision."""
    e = exponent(x)
    # Below a negative power of two numbers lie twice as close.
    if x == -(TWO**e):
        e -= 1
    return x + TWO ** (e - precision + 1)


def cell(x, precision, mode):
    """The ends of the reals that round to x."""
    low, high = -above(-x, precision), above(x, precision)
    if mode == "n":
        return (low + x) / 2, (x + high) / 2
    down = mode == "d" or mode == ("z" if x > 0 else "a")
    return (x, high) if down else (low, x)


def text(x):
    """A hexadecimal literal of a dyadic fraction."""
    scale = x.denominator.bit_length() - 1
    return f"{'-' if x < 0 else ''}0x{abs(x.numerator):x}p-{scale}"


def cells(distribution, precision, mode, signs):
    """Pairs of a value and its probability; the cells follow each other and add up to 1."""
    values = [x for x in magnitudes(precision, LOW, HIGH) if x < TWO**HIGH]
    for sign in signs:
        for x in values:
            low, high = cell(sign * x, precision, mode)
            yield text(sign * x), distribution(high) - distribution(low)
        low, high = cell(sign * TWO**HIGH, precision, mode)
        beyond = 1 - distribution(low) if sign > 0 else distribution(high)
        yield ("large" if sign > 0 else "-large"), beyond
    inner = distribution(cell(TWO**LOW, precision, mode)[0])
    yield "small", inner - (distribution(cell(-(TWO**LOW), precision, mode)[1]) if -1 in signs else 0)


def write(name, distribution, signs, fine):
    lines = [HEADER]
    for precision, modes in ((2, MODES), (4, MODES), (fine, "n")):
        for mode in modes:
            found = list(cells(distribution, precision, mode, signs))
            assert abs(sum(p for _, p in found) - 1) < mpf(10) ** -50
            lines += [f"{precision} {mode} {x} = {nstr(p, 12)}\n" for x, p in found if p]
    (FOLDER / f"{name}.txt").write_text("".join(lines))


# From -4 to 4. Bounds of the precision, bounds that have more bits, bounds of both signs, and next neighbours.
RANGES = (
    (2, Fraction(0), Fraction(1)),
    (1, Fraction(1, 4), Fraction(4)),
    (2, Fraction(-3), Fraction(2)),
    (3, Fraction(0x123, 0x100), Fraction(0x38F, 0x100)),
    (3, Fraction(-0x3801, 0x1000), Fraction(-0x6FF, 0x1000)),
    (2, Fraction(-0x111, 0x100), Fraction(0x1F1, 0x100)),
    (3, Fraction(1), Fraction(5, 4)),
)

def range_cells(precision, mode, kind, lower, upper):
    values = [s * x for s in (1, -1) for x in magnitudes(precision, LOW, 4)]
    inside = [x for x in values if lower <= x <= upper and (x < upper or kind == "closed")]
    weights = {}
    for x in inside:
        low, high = cell(x, precision, mode)
        weights[text(x)] = max(Fraction(0), min(high, upper) - max(low, lower))
    if lower <= 0 <= upper:
        low = cell(-(TWO**LOW), precision, mode)[1]
        high = cell(TWO**LOW, precision, mode)[0]
        weights["small"] = max(Fraction(0), min(high, upper) - max(low, lower))
        # Zero itself is the upper bound, excluded, in none of the ranges.
    total = sum(weights.values())
    return {x: w / total for x, w in weights.items() if w} if total else {}


def write_ranges():
    lines = [HEADER]
    for precision, lower, upper in RANGES:
        for kind in ("open", "closed"):
            for mode in MODES:
                for x, p in range_cells(precision, mode, kind, lower, upper).items():
                    key = f"{precision} {mode} {kind} {text(lower)} {text(upper)}"
                    lines.append(f"{key} {x} = {nstr(real(p), 12)}\n")
    (FOLDER / "range.txt").write_text("".join(lines))


if __name__ == "__main__":
    write("normal", normal, (1, -1), 6)
    write("exponential", exponential, (1,), 8)
    write("uniform", uniform, (1,), 8)
    write_ranges()
