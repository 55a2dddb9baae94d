#!/usr/bin/env python3
"""Writes measures.txt and bytes.txt: formats that are described as data, emulated with fractions.

    pip install mpmath==1.3.0 ml_dtypes==0.6.0 && python3 make_formats.py

A format is decoded bit by bit as its standard describes it; rounding is a search among its numbers. The border of two
neighbours is their pattern with one more bit (Standard for Posit Arithmetic, 2022, 4.1), which is the middle of two
floats or fixed-point numbers. The script makes sure of that, and that ml_dtypes has the same numbers of 8 bits and rounds
binary32 to the same ones. Same script, same files, byte for byte.

measures.txt: format truth computed = nearest ordinal ulps
    a fraction, two patterns, the numbers of the format between the patterns, and |computed - truth| in ulps, as a fraction
bytes.txt: format function operand = hash, of the results for 16 first operands and all second ones; or
    format function = results, the patterns of all operands; NaN is ff; the hash is FNV-1a of 64 bits
"""

import random
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy
from mpmath import mp, mpf

mp.prec = 500
NAN = "nan"
INFINITY = "inf"


class Float:
    """A sign, E bits of exponent with a bias, and a significand of P bits, the first of them implicit."""

    positive, rounds_to_zero = False, True

    def __init__(self, name, exponent_bits, precision, has_infinity=True, has_nan=True, signed_zero=True, bias=None):
        self.name, self.bits, self.precision = name, exponent_bits, precision
        self.width = exponent_bits + precision
        self.signed_zero = signed_zero
        self.bias = 2 ** (exponent_bits - 1) - signed_zero if bias is None else bias
        all_ones = (2**exponent_bits - 1) << (precision - 1)
        self.has_infinity = has_infinity
        self.saturates = not has_nan
        self.greatest = all_ones - 1 if has_infinity else 2 ** (self.width - 1) - 1 - (has_nan and signed_zero)

    def magnitude(self, rank, extra=0):
        fraction_bits = self.precision - 1 + extra
        exponent, fraction = rank >> fraction_bits, rank % 2**fraction_bits
        value = Fraction(fraction, 2**fraction_bits)
        return (value + 1) * Fraction(2) ** (exponent - self.bias) if exponent else value * Fraction(2) ** (1 - self.bias)

    def pattern(self, negative, rank):
        return rank | (negative << (self.width - 1))

    def lowest(self):
        return -self.greatest

    def decode(self, pattern):
        negative, rank = pattern >> (self.width - 1), pattern % 2 ** (self.width - 1)
        if negative and rank == 0 and not self.signed_zero:
            return NAN
        if rank > self.greatest:
            return (negative, INFINITY) if self.has_infinity and rank == self.greatest + 1 else NAN
        return (negative, self.magnitude(rank))

    def unit(self, x):
        """The distance of the numbers around x; above the largest that of the largest binade."""
        x = min(x, self.magnitude(self.greatest))
        exponent = 1 - self.bias
        while Fraction(2) ** (exponent + 1) <= x:
            exponent += 1
        return Fraction(2) ** (exponent - self.precision + 1)


class Posit:
    signed_zero, saturates, has_infinity = False, True, False
    positive, rounds_to_zero = False, False

    def __init__(self, name, width, exponent_bits):
        self.name, self.width, self.bits = name, width, exponent_bits
        self.greatest = 2 ** (width - 1) - 1

    def magnitude(self, rank, extra=0):
        text = format(rank, f"0{self.width - 1 + extra}b")
        if "1" not in text:
            return Fraction(0)
        run = len(text) - len(text.lstrip(text[0]))
        regime = run - 1 if text[0] == "1" else -run
        rest = text[run + 1 :]
        exponent = int(rest[: self.bits].ljust(self.bits, "0") or "0", 2)
        fraction = rest[self.bits :]
        value = 1 + (Fraction(int(fraction, 2), 2 ** len(fraction)) if fraction else 0)
        return value * Fraction(2) ** (regime * 2**self.bits + exponent)

    def pattern(self, negative, rank):
        return (2**self.width - rank) % 2**self.width if negative else rank

    def lowest(self):
        return -self.greatest

    def decode(self, pattern):
        sign = 2 ** (self.width - 1)
        if pattern == sign:
            return NAN
        return (1, self.magnitude(2 * sign - pattern)) if pattern > sign else (0, self.magnitude(pattern))

    def unit(self, x):
        rank = min(below(self, x, self.greatest), self.greatest - 1)
        return self.magnitude(rank + 1) - self.magnitude(rank)


class Scale:
    """Powers of two, from bits of exponent with a bias and nothing else; the last pattern is NaN, and ranks start with 1."""

    signed_zero, saturates, has_infinity = False, False, False
    positive, rounds_to_zero = True, False

    def __init__(self, name, width, bias):
        self.name, self.width, self.bias = name, width, bias
        self.greatest = 2**width - 1

    def magnitude(self, rank, extra=0):
        if extra:  # The border of the ranks (rank - 1) / 2 and (rank + 1) / 2.
            return (self.magnitude(rank // 2) + self.magnitude(rank // 2 + 1)) / 2
        return Fraction(2) ** (rank - 1 - self.bias) if rank else Fraction(0)

    def pattern(self, negative, rank):
        return rank - 1

    def lowest(self):
        return 1

    def decode(self, pattern):
        return NAN if pattern == self.greatest else (0, self.magnitude(pattern + 1))

    def unit(self, x):
        return self.magnitude(max(1, below(self, x, self.greatest)))


class Fixed(Posit):
    rounds_to_zero = True

    def __init__(self, name, integer_bits, fraction_bits):
        self.name, self.width = name, integer_bits + fraction_bits
        self.fraction_bits = fraction_bits
        self.greatest = 2 ** (self.width - 1) - 1

    def magnitude(self, rank, extra=0):
        return rank * Fraction(2) ** (-self.fraction_bits - extra)

    def lowest(self):
        return -self.greatest - 1

    def decode(self, pattern):
        sign = 2 ** (self.width - 1)
        return (1, self.magnitude(2 * sign - pattern)) if pattern >= sign else (0, self.magnitude(pattern))

    def unit(self, x):
        return Fraction(2) ** -self.fraction_bits


def below(form, x, limit):
    """The largest rank up to a limit whose number is at most x >= 0."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if form.magnitude(middle) <= x else (low, middle - 1)
    return low


def rank_of(form, x):
    """The signed rank of what is nearest to a fraction; NAN, or the rank after the last, beyond the largest."""
    if form.positive and x <= 0:
        return NAN
    magnitude = abs(x)
    limit = -form.lowest() if x < 0 else form.greatest
    rank = below(form, magnitude, limit)
    border = form.magnitude(2 * rank + 1, 1)
    if not isinstance(form, Posit) or isinstance(form, Fixed):
        assert border == (form.magnitude(rank) + form.magnitude(rank + 1)) / 2
    # Where nothing but a power of two is left there is no even significand, and ml_dtypes rounds away from zero.
    if magnitude > border or magnitude == border and (rank % 2 or form.positive):
        rank += 1
    if not form.rounds_to_zero and rank == 0 and magnitude:
        rank = 1
    if rank > limit:
        if form.saturates:
            rank = limit
        elif not form.has_infinity:
            return NAN
    return -rank if x < 0 else rank


def rounded(form, negative, x):
    """The pattern of a magnitude with a sign."""
    if x == INFINITY:
        return form.pattern(negative, form.greatest + 1) if form.has_infinity else NAN
    rank = rank_of(form, -x if negative else x)
    if rank == NAN:
        return NAN
    return form.pattern(negative if form.signed_zero or rank else 0, abs(rank))


# MARK: Errors

FORMATS = [
    Float("e5m2", 5, 3), Float("tf32", 8, 11), Float("float:4:3", 4, 3), Float("float:6:9", 6, 9),
    Float("float:2:2", 2, 2), Float("float:11:40", 11, 40), Float("e4m3", 4, 4, False),
    Posit("posit8", 8, 2), Posit("posit16", 16, 2), Posit("posit32", 32, 2), Posit("posit64", 64, 2),
    Posit("posit:11:4", 11, 4), Posit("posit:8:0", 8, 0),
    Fixed("fixed:8:8", 8, 8), Fixed("fixed:-4:12", -4, 12), Fixed("fixed:20:-4", 20, -4), Fixed("fixed:31:32", 31, 32),
    Float("e3m2", 3, 3, False, False), Float("e2m3", 2, 4, False, False), Float("e2m1", 2, 2, False, False),
    Float("e4m3fnuz", 4, 4, False, signed_zero=False), Float("e5m2fnuz", 5, 3, False, signed_zero=False),
    Float("float:3:6:fn", 3, 6, False), Float("float:9:30:finite", 9, 30, False, False),
    Float("float:4:9:fnuz:3", 4, 9, False, signed_zero=False, bias=3), Float("float:5:4:fn:-20", 5, 4, False, bias=-20),
    Scale("e8m0", 8, 127), Float("float:4:4:ieee:11", 4, 4, bias=11), Float("float:5:11:ieee:-40", 5, 11, bias=-40),
    Float("float:3:24:ieee:300", 3, 24, bias=300), Float("float:2:2:ieee:5", 2, 2, bias=5), Float("float:4:2:fn", 4, 2, False),
]


def measures(rng):
    for form in FORMATS:
        for _ in range(200):
            negative = rng.random() < 0.4 and not form.positive
            limit = -form.lowest() if negative else form.greatest
            one = below(form, Fraction(1), form.greatest)
            rank = rng.choice([rng.randint(0, limit), rng.randint(0, limit), 0, limit, limit - 1,
                               min(limit, max(0, one + rng.randint(-9, 9)))])
            low = form.magnitude(rank)
            gap = form.magnitude(min(rank, limit - 1) + 1) - form.magnitude(min(rank, limit - 1))
            place = rng.choice([Fraction(0), Fraction(1, 2), Fraction(rng.randint(1, 999), 1000),
                                Fraction(1, 2) + Fraction(rng.choice([-1, 1]), 3**40), Fraction(rng.randint(1, 99), 3)])
            border = rng.random() < 0.2
            truth = form.magnitude(2 * rank + 1, 1) if border else low + place * gap
            if negative:
                truth = -truth
            nearest = rank_of(form, truth)
            if nearest == NAN:
                continue
            ends = (form.lowest(), form.greatest)
            near = min(max(nearest, ends[0]), ends[1])
            drawn = rng.choice([near, near + rng.randint(-3, 3), near, rng.randint(*ends)])
            computed = min(max(drawn, ends[0]), ends[1])
            value = form.magnitude(abs(computed)) * (-1 if computed < 0 else 1)
            ulps = abs(value - truth) / form.unit(abs(truth))
            patterns = [form.pattern(r < 0, abs(r)) for r in (computed, nearest)]
            yield f"{form.name} {truth} {patterns[0]:x} = {patterns[1]:x} {abs(computed - nearest)} {ulps}"


# MARK: All results of 4 to 8 bits

BYTES = [Float("e5m2", 5, 3), Float("e4m3", 4, 4, False), Float("float:3:5", 3, 5), Posit("posit8", 8, 2),
         Posit("posit:8:0", 8, 0), Fixed("fixed:4:4", 4, 4),
         Float("e3m2", 3, 3, False, False), Float("e2m3", 2, 4, False, False), Float("e2m1", 2, 2, False, False),
         Float("e4m3fnuz", 4, 4, False, signed_zero=False), Float("e5m2fnuz", 5, 3, False, signed_zero=False),
         Float("e4m3b11fnuz", 4, 4, False, signed_zero=False, bias=11), Float("float:3:3:fn:2", 3, 3, False, bias=2),
         Scale("e8m0", 8, 127), Float("float:4:4:ieee:11", 4, 4, bias=11), Float("float:3:5:ieee:-2", 3, 5, bias=-2)]


def combine(operation, a, b):
    """The sign and the magnitude of a result, or NAN, by the rules of IEEE 754-2019, 6."""
    if NAN in (a, b):
        return NAN
    (s, x), (t, y) = a, b
    infinite = [x == INFINITY, y == INFINITY]
    if operation == "subtract":
        t, operation = 1 - t, "add"
    if operation == "add":
        if all(infinite):
            return a if s == t else NAN
        if infinite[0]:
            return (s, x)
        if infinite[1]:
            return (t, y)
        total = (-x if s else x) + (-y if t else y)
        if total == 0:
            return (s & t if x == 0 else 0, Fraction(0))
        return (int(total < 0), abs(total))
    sign = s ^ t
    if operation == "multiply":
        if any(infinite):
            return NAN if 0 in (x, y) else (sign, INFINITY)
        return (sign, x * y)
    if all(infinite) or x == 0 == y:
        return NAN
    if infinite[0] or y == 0:
        return (sign, INFINITY)
    return (sign, Fraction(0) if infinite[1] else x / y)


def fraction(value):
    """An mpf as a fraction, within 2^±3000 of magnitude."""
    if value == 0:
        return Fraction(0)
    exponent = int(mp.floor(mp.log(abs(value), 2)))
    if abs(exponent) > 3000:
        return Fraction(2) ** (3000 if exponent > 0 else -3000) * (1 if value > 0 else -1)
    sign, mantissa, power, _ = value._mpf_
    return (-1 if sign else 1) * int(mantissa) * Fraction(2) ** power


ODD = {"sin": mp.sin, "tan": mp.tan, "atan": mp.atan, "tanh": mp.tanh, "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
       "expMinusOne": mp.expm1, "logOnePlus": mp.log1p, "sqrt": mp.sqrt, "asin": mp.asin, "sinh": mp.sinh}
EVEN = {"exp": mp.exp, "cos": mp.cos, "log": mp.log, "log2": lambda x: mp.log(x, 2), "cosh": mp.cosh}
AT_INFINITY = {"exp": ((0, INFINITY), (0, Fraction(0))), "expMinusOne": ((0, INFINITY), (1, Fraction(1))),
               "cosh": ((0, INFINITY), (0, INFINITY)), "log": ((0, INFINITY), NAN), "log2": ((0, INFINITY), NAN),
               "logOnePlus": ((0, INFINITY), NAN), "sqrt": ((0, INFINITY), NAN),
               "tanh": ((0, Fraction(1)), (1, Fraction(1))), "atan": ((0, fraction(mp.pi / 2)), (1, fraction(mp.pi / 2)))}
DOMAINS = {"sqrt": lambda x: x >= 0, "log": lambda x: x > 0, "log2": lambda x: x > 0, "logOnePlus": lambda x: x > -1,
           "asin": lambda x: abs(x) <= 1}
POLES = {"log": 0, "log2": 0, "logOnePlus": -1}


def apply(name, a):
    if a == NAN:
        return NAN
    sign, x = a
    if x == INFINITY:
        if name in ("cbrt", "sinh"):
            return a
        values = AT_INFINITY.get(name)
        return values[sign] if values else NAN
    value = -x if sign else x
    if POLES.get(name) == value:
        return (1, INFINITY)
    if not DOMAINS.get(name, lambda x: True)(value):
        return NAN
    if x == 0 and name in ODD:
        return a
    if abs(value) > 4000 and name in ("exp", "expMinusOne", "sinh", "cosh"):
        value = Fraction(4000 if value > 0 else -4000)
    result = fraction((ODD | EVEN)[name](mpf(value.numerator) / value.denominator))
    return (int(result < 0), abs(result))


def byte(form, result):
    if result == NAN:
        return 0xFF
    pattern = rounded(form, *result)
    return 0xFF if pattern == NAN else pattern


def encode(form, result, cache={}):
    key = (form.name, result)
    if key not in cache:
        cache[key] = byte(form, result)
    return cache[key]


def fnv(data):
    hashed = 0xCBF29CE484222325
    for x in data:
        hashed = (hashed ^ x) * 0x100000001B3 % 2**64
    return hashed


def bytes_lines():
    for form in BYTES:
        size = 2**form.width
        numbers = [form.decode(p) for p in range(size)]
        for operation in ("add", "subtract", "multiply", "divide"):
            for first in range(0, size, 16):
                results = [encode(form, combine(operation, x, y)) for x in numbers[first : first + 16] for y in numbers]
                yield f"{form.name} {operation} {first:x} = {fnv(results):x}"
        for name in sorted(ODD | EVEN):
            results = [encode(form, apply(name, x)) for x in numbers]
            yield f"{form.name} {name} = {''.join(f'{x:02x}' for x in results)}"


# MARK: ml_dtypes

PEERS = {"e5m2": "float8_e5m2", "e4m3": "float8_e4m3fn", "e4m3fnuz": "float8_e4m3fnuz", "e5m2fnuz": "float8_e5m2fnuz",
         "e4m3b11fnuz": "float8_e4m3b11fnuz", "e3m2": "float6_e3m2fn", "e2m3": "float6_e2m3fn", "e2m1": "float4_e2m1fn",
         "e8m0": "float8_e8m0fnu", "float:3:5": "float8_e3m4", "float:4:4": "float8_e4m3"}


def check_peers(rng):
    for form in [*BYTES, Float("float:4:4", 4, 4)]:
        if form.name not in PEERS:
            continue
        kind = getattr(ml_dtypes, PEERS[form.name])
        for pattern, x in enumerate(numpy.arange(2**form.width, dtype=numpy.uint8).view(kind).astype(float)):
            ours = form.decode(pattern)
            if ours == NAN or ours[1] == INFINITY:
                assert numpy.isnan(x) if ours == NAN else x == (-numpy.inf if ours[0] else numpy.inf), (form.name, pattern)
            else:
                assert (int(numpy.signbit(x)), Fraction(abs(x))) == ours, (form.name, pattern)
        exponents = (-151, 127) if form.name == "e8m0" else (-20, 17)
        drawn = [rng.uniform(-2, 2) * 2.0 ** rng.randint(*exponents) for _ in range(20000)]
        borders = [float(form.magnitude(2 * rank + 1, 1)) for rank in range(form.greatest)]
        for x in [numpy.float32(x) for x in [0.0, -0.0, *drawn, *borders]]:
            if form.name == "e8m0" and 2.0**-127 < float(x) < 1.5 * 2.0**-127:
                continue  # ml_dtypes rounds these subnormal floats up, away from the nearest number.
            theirs = int(x.astype(kind).view(numpy.uint8)) % 2**form.width
            ours = rounded(form, int(numpy.signbit(x)), abs(Fraction(float(x))))
            assert form.decode(theirs) == NAN if ours == NAN else theirs == ours, (form.name, x)


check_peers(random.Random(1))
folder = Path(__file__).parent
(folder / "measures.txt").write_text(
    "# Written by make_formats.py; see there.\n" + "\n".join(measures(random.Random(20261127))) + "\n")
(folder / "bytes.txt").write_text("# Written by make_formats.py; see there.\n" + "\n".join(bytes_lines()) + "\n")
