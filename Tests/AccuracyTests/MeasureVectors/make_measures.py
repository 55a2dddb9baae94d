"""Errors of numbers in several formats, from exact fractions.

Usage: python3 make_measures.py > measures.txt

A line: format, computed number and true value as fractions, `=`, then absolute, relative and ulp error, ordinal
distance, bits of error, and correct digits. Real measures have 25 digits; "none" stands for what is infinite.
Ordinals of binary16, 32 and 64 come from bit patterns, those of decimals from the definition.
"""

import random
import struct
from fractions import Fraction

import mpmath

mpmath.mp.prec = 400
random.seed(20261121)

BINARY = {  # name: struct code of number and of integer, precision, least and greatest exponent
    "binary16": ("e", "H", 11, -14, 15),
    "binary32": ("f", "I", 24, -126, 127),
    "binary64": ("d", "Q", 53, -1022, 1023),
}
DECIMAL = {"decimal32": (7, -95, 96), "decimal64": (16, -383, 384)}


def floor_log(x, radix):
    """e with radix^e <= |x| < radix^(e+1)."""
    x = abs(x)
    e = 0
    while x >= Fraction(radix) ** (e + 1):
        e += 1 if x < Fraction(radix) ** (e + 40) else 40
    while x < Fraction(radix) ** e:
        e -= 1 if x >= Fraction(radix) ** (e - 40) else 40
    return e


def nearest(x, radix, p, emin):
    """The number with p digits nearest to x, ties to even."""
    if x == 0:
        return Fraction(0)
    unit = Fraction(radix) ** (max(floor_log(x, radix), emin) - p + 1)
    return round(x / unit) * unit


def ordinal(x, radix, p, emin):
    if x == 0:
        return 0
    e = max(floor_log(x, radix), emin)
    rank = (e - emin) * (radix - 1) * radix ** (p - 1) + abs(x) / Fraction(radix) ** (e - p + 1)
    assert rank.denominator == 1
    return int(rank) if x > 0 else -int(rank)


def pattern(x, name):
    """The ordinal by the bits of the encoding."""
    number, integer, *_ = BINARY[name]
    bits = struct.unpack("<" + integer, struct.pack("<" + number, float(x)))[0]
    sign = 1 << (8 * struct.calcsize(integer) - 1)
    return -(bits - sign) if bits & sign else bits


def text(x):
    return mpmath.nstr(mpmath.mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else x, 25,
                       strip_zeros=False, min_fixed=0, max_fixed=0)


def line(name, radix, p, emin, computed, truth):
    error = abs(computed - truth)
    place = max(floor_log(truth, radix), emin) if truth else emin
    ulps = error / Fraction(radix) ** (place - p + 1)
    rounded = nearest(truth, radix, p, emin)
    steps = abs(ordinal(computed, radix, p, emin) - ordinal(rounded, radix, p, emin))
    if name in BINARY:
        assert steps == abs(pattern(computed, name) - pattern(rounded, name))
    bits = mpmath.log(steps + 1, 2)
    most = p * mpmath.log10(radix)
    if truth == 0:
        relative, digits = (text(Fraction(0)), most) if error == 0 else ("none", mpmath.mpf(0))
    else:
        share = error / abs(truth)
        relative = text(share)
        digits = most if share == 0 else min(most, max(
            mpmath.mpf(0), -mpmath.log10(mpmath.mpf(share.numerator) / share.denominator)))
    exact = f"{computed.numerator}/{computed.denominator}"
    print(name, exact, f"{truth.numerator}/{truth.denominator} =", text(error), relative, text(ulps), steps,
          text(bits), text(digits))


def main():
    for name, (radix, (p, emin, emax)) in {
            **{n: (2, v[2:]) for n, v in BINARY.items()},
            **{n: (10, v) for n, v in DECIMAL.items()}}.items():
        for _ in range(60):
            e = random.choice([0, 1, -1, emin, emin + 1, emin - 2, emax - 1,
                               random.randint(max(emin, -60), min(emax - 2, 60))])
            x = Fraction(random.randint(1, radix ** (p + 8))) * Fraction(radix) ** (e - p - 8)
            x *= random.choice([1, -1])
            computed = nearest(x, radix, p, emin)
            kind = random.randrange(6)
            truth = x
            if kind == 1:
                truth = computed
            elif kind == 2:
                truth = x * (1 + Fraction(random.randint(-1000, 1000), 10 ** random.randint(3, 9)))
            elif kind == 3:
                truth = -x / 3
            elif kind == 4:
                truth = Fraction(0)
            elif kind == 5:
                truth = x * Fraction(radix) ** random.randint(-5, 3)
            if abs(nearest(truth, radix, p, emin)) >= Fraction(radix) ** (emax + 1):
                continue
            line(name, radix, p, emin, computed, truth)


main()
