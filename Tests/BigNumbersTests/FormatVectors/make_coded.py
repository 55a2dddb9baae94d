#!/usr/bin/env python3
"""Writes coded.txt: arithmetic and functions in posits, 8-bit floats and fixed point.

    pip install mpmath==1.3.0 numpy==2.3.5 ml_dtypes==0.6.0 softposit==0.3.4.4 && python3 make_coded.py

Posits of 8, 16 and 32 bits (with 0, 1 and 2 bits of exponent) are computed by SoftPosit, e4m3 by ml_dtypes. Other
formats and functions are mpmath's values at 400 bits, rounded by the rule of the standard of posits: the border of two
neighbours is the pattern between them that is one bit longer. The script makes sure that this rule gives what those
two libraries give. Same script, same file, byte for byte.

Line: format function pattern ... = pattern
"""

import random
from fractions import Fraction
from pathlib import Path

import ml_dtypes
import numpy
import softposit
from mpmath import mp, mpf

mp.prec = 400
NAR = "nan"


class Posit:
    """The numbers of a posit format, from a string of bits as the standard describes it."""

    def __init__(self, width, exponent_bits):
        self.width, self.exponent_bits = width, exponent_bits
        standard = exponent_bits == 2 and width in (8, 16, 32, 64)
        self.name = f"posit{width}" if standard else f"posit:{width}:{exponent_bits}"
        self.greatest = 2 ** (width - 1) - 1

    def magnitude(self, pattern, width):
        bits = format(pattern, f"0{width - 1}b")
        if "1" not in bits:
            return Fraction(0)
        run = len(bits) - len(bits.lstrip(bits[0]))
        regime = run - 1 if bits[0] == "1" else -run
        rest = bits[run + 1 :]
        power = int(rest[: self.exponent_bits].ljust(self.exponent_bits, "0") or "0", 2)
        fraction = rest[self.exponent_bits :]
        significand = 1 + (Fraction(int(fraction, 2), 2 ** len(fraction)) if fraction else 0)
        return significand * Fraction(2) ** (regime * 2**self.exponent_bits + power)

    def signed(self, pattern):
        sign = 2 ** (self.width - 1)
        return -self.magnitude(2 * sign - pattern, self.width) if pattern > sign else self.magnitude(pattern, self.width)

    def pattern(self, negative, place):
        return 2**self.width - place if negative and place else place

    def overflow(self, place):
        return self.greatest

    def limit(self, negative):
        return self.greatest

    nar = property(lambda self: 2 ** (self.width - 1))
    no_underflow = True


class Fixed:
    def __init__(self, width, fraction_bits):
        self.width, self.fraction_bits = width, fraction_bits
        self.name = f"fixed:{width - fraction_bits}:{fraction_bits}"
        self.greatest = 2 ** (width - 1) - 1

    def magnitude(self, pattern, width):
        return Fraction(pattern, 2 ** (self.fraction_bits + width - self.width))

    def signed(self, pattern):
        return self.magnitude(pattern - 2**self.width if pattern > self.greatest else pattern, self.width)

    def pattern(self, negative, place):
        return (2**self.width - place) % 2**self.width if negative else place

    def overflow(self, place):
        return place

    def limit(self, negative):
        return self.greatest + (1 if negative else 0)

    nar = None
    no_underflow = False


class E4M3:
    width, name, greatest, no_underflow = 8, "e4m3", 0x7E, False

    def magnitude(self, pattern, width):
        bits = 3 + width - 8
        exponent, fraction = pattern >> bits, pattern % 2**bits
        if exponent == 0:
            return Fraction(fraction, 2**bits) * Fraction(1, 64)
        return (1 + Fraction(fraction, 2**bits)) * Fraction(2) ** (exponent - 7)

    def signed(self, pattern):
        value = self.magnitude(pattern & 0x7F, 8)
        return -value if pattern & 0x80 else value

    def pattern(self, negative, place):
        return place | (0x80 if negative else 0)

    def overflow(self, place):
        return None

    def limit(self, negative):
        return self.greatest

    nar = 0x7F


def nearest(format, value, negative=None):
    """The pattern of the number that is nearest to a Fraction or an mpf which is exactly on no border."""
    if negative is None:
        negative = value < 0
    magnitude = abs(value)
    limit = format.limit(negative)
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if number(format.magnitude(middle, format.width), magnitude) <= magnitude:
            low = middle
        else:
            high = middle - 1
    border = number(format.magnitude(2 * low + 1, format.width + 1), magnitude)
    if magnitude > border or magnitude == border and low % 2:
        low += 1
    if low == 0 and format.no_underflow and magnitude != 0:
        low = 1
    if low > limit:
        over = format.overflow(limit)
        if over is None:
            return format.nar
        low = limit
    return format.pattern(negative, low)


def number(fraction, like):
    return mpf(fraction.numerator) / fraction.denominator if isinstance(like, mpf) else fraction


def exact(function, x):
    """The exact value of arithmetic; None where there is none."""
    if function == "add":
        return x[0] + x[1]
    if function == "subtract":
        return x[0] - x[1]
    if function == "multiply":
        return x[0] * x[1]
    if function == "divide":
        return None if x[1] == 0 else x[0] / x[1]
    if function == "fusedMultiplyAdd":
        return x[0] * x[1] + x[2]
    raise AssertionError(function)


FUNCTIONS = {"exp": mp.exp, "sin": mp.sin, "atan": mp.atan, "erf": mp.erf, "log": mp.log, "sqrt": mp.sqrt,
             "gamma": mp.gamma, "zeta": mp.zeta, "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x))}
DOMAINS = {"log": lambda x: x > 0, "sqrt": lambda x: x >= 0, "gamma": lambda x: 0 < x < 1000, "zeta": lambda x: 1 < x < 500,
           "exp": lambda x: abs(x) < 1000, "sin": lambda x: abs(x) < 2**30}
ARITHMETIC = {"add": 2, "subtract": 2, "multiply": 2, "divide": 2, "fusedMultiplyAdd": 3}


def softposit_pattern(format, function, patterns):
    kind = {"posit:8:0": softposit.posit8, "posit:16:1": softposit.posit16, "posit32": softposit.posit32}.get(format.name)
    if kind is None:
        return None
    mask = 2**format.width - 1

    def posit(bits):
        result = kind()
        result.fromBits(bits)
        return result

    a, b = posit(patterns[0]), posit(patterns[1])
    if function == "add":
        r = a + b
    elif function == "subtract":
        r = a - b
    elif function == "multiply":
        r = a * b
    elif function == "divide":
        r = a / b
    else:
        r = posit(patterns[2]).fma(a, b)  # c + a·b
    return r.v.v & mask


def e4m3_pattern(function, patterns):
    x = [numpy.array([p], dtype=numpy.uint8).view(ml_dtypes.float8_e4m3fn).astype(numpy.float64)[0] for p in patterns]
    with numpy.errstate(all="ignore"):
        r = {"add": lambda: x[0] + x[1], "subtract": lambda: x[0] - x[1], "multiply": lambda: x[0] * x[1],
             "divide": lambda: x[0] / x[1], "fusedMultiplyAdd": lambda: x[0] * x[1] + x[2]}[function]()
        return int(numpy.array([r]).astype(ml_dtypes.float8_e4m3fn).view(numpy.uint8)[0])


def lines():
    rng = random.Random(20261123)
    formats = [Posit(8, 0), Posit(16, 1), Posit(32, 2), Posit(8, 2), Posit(16, 2), Posit(62, 2), Posit(11, 4), E4M3(),
               Fixed(8, 4), Fixed(32, 16), Fixed(62, 20), Posit(64, 2)]
    for format in formats:
        def draw():
            while True:
                choice = rng.random()
                if choice < 0.15:
                    place = rng.choice([0, 1, 2, format.greatest, format.greatest - 1])
                elif choice < 0.5:
                    # Next to one: arithmetic that stays within the format.
                    one = nearest(format, Fraction(1))
                    place = min(format.greatest, max(0, one + rng.randint(-200, 200)))
                else:
                    place = rng.randint(0, format.greatest)
                pattern = format.pattern(rng.random() < 0.5, place)
                return pattern

        for function, count in ARITHMETIC.items():
            for _ in range(120):
                patterns = [draw() for _ in range(count)]
                if rng.random() < 0.1 and count == 2:
                    patterns[1] = patterns[0]
                value = exact(function, [format.signed(p) for p in patterns])
                result = format.nar if value is None else nearest(format, value)
                library = e4m3_pattern(function, patterns) if format.name == "e4m3" else softposit_pattern(format, function, patterns)
                if library is not None:
                    # Signs of zeros are ml_dtypes' own, and NaN has two signs.
                    if format.name == "e4m3":
                        if library & 0x7F == 0x7F:
                            library = 0x7F
                        if result & 0x7F == 0 == library & 0x7F:
                            result = library
                    assert library == result, (format.name, function, [hex(p) for p in patterns], hex(library), hex(result))
                yield format.name, function, patterns, result
        for function, compute in FUNCTIONS.items():
            count = 0
            while count < 40:
                pattern = draw()
                x = format.signed(pattern)
                if not DOMAINS.get(function, lambda x: True)(x) or x == 0:
                    continue
                value = compute(mpf(x.numerator) / x.denominator)
                # What mpmath finds too small or too large for its digits is left to the arithmetic above.
                if function == "sqrt":
                    root = value
                    guess = Fraction(int(mp.floor(root * 2**120)), 2**120)
                    value = guess if guess * guess == x else value
                count += 1
                yield format.name, function, [pattern], nearest(format, value)


with open(Path(__file__).parent / "coded.txt", "w") as file:
    print("# Written by make_coded.py; see there. format function pattern ... = pattern", file=file)
    for name, function, patterns, result in lines():
        operands = " ".join(f"{p:x}" for p in patterns)
        print(name, function, operands, "=", NAR if result is None else f"{result:x}", file=file)
