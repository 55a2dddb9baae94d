#!/usr/bin/env python3
"""Writes the test vectors of exact rationals, one file <subject>.txt each.

Run: python3 make_rationals.py
Needs Python 3.11 and nothing else; takes a few seconds. Same script, same files, byte for byte.

All values are computed by fractions.Fraction and Python's integers. Functions with a special algorithm in
the package are computed by search here: the simplest number of an interval by trying denominators, the best
approximation by trying them all (Fraction.limit_denominator for long ones).

Line: argument ... = result ...; a rational is n or n/d in lowest terms, a double is its bits in
hexadecimal; the files say what the arguments are.
"""

import random
import struct
from fractions import Fraction
from math import ceil, floor
from pathlib import Path

HERE = Path(__file__).resolve().parent


def text(x):
    """n or n/d, without the limit that str has on long integers."""
    x = Fraction(x)
    return str(x.numerator) if x.denominator == 1 else f"{x.numerator}/{x.denominator}"


def write(name, note, lines):
    body = "".join(line + "\n" for line in lines)
    (HERE / f"{name}.txt").write_text(f"# Made by make_rationals.py: {note}\n{body}", "ascii")


def integer(rng, bits):
    """Up to `bits` bits, with runs of equal bits now and then."""
    size = rng.randint(0, bits)
    value = rng.getrandbits(size) if size else 0
    if rng.random() < 0.3:
        value = (1 << size) + rng.choice([-1, 0, 1])
    return value


def rational(rng, bits=200):
    n, d = integer(rng, bits), max(1, integer(rng, bits))
    if rng.random() < 0.3:
        common = integer(rng, bits) + 1
        n, d = n * common, d * common
    return Fraction(rng.choice([-1, 1]) * n, d)


SPECIAL = [Fraction(0), Fraction(1), Fraction(-1), Fraction(1, 2), Fraction(-7, 3)]


def pairs(rng, count):
    for a in SPECIAL:
        for b in SPECIAL:
            yield a, b
    for _ in range(count):
        a = rational(rng)
        yield a, rng.choice([rational(rng), a, -a, a + Fraction(1, 1 << 300), 1 / (a or 1)])


def arithmetic(rng):
    for a, b in pairs(rng, 200):
        quotient = text(a / b) if b else "none"
        order = "<" if a < b else ">" if a > b else "equal"
        results = [text(a + b), text(a - b), text(a * b), quotient, order]
        yield f"{text(a)} {text(b)} = {' '.join(results)}"


def powers(rng):
    for _ in range(120):
        x, k = rational(rng, rng.choice([2, 8, 64])), rng.randint(-40, 40)
        if x or k >= 0:
            yield f"{text(x)} {k} = {text(x**k)}"


def roundings(rng):
    """floor, ceiling, whole part, away from zero, nearest even, nearest away."""
    values = SPECIAL + [Fraction(k, 4) for k in range(-14, 15)]
    values += [rational(rng, rng.choice([8, 80])) for _ in range(80)]
    values += [rng.randint(-(1 << 90), 1 << 90) + Fraction(1, 2) for _ in range(20)]
    for x in values:
        low, high = floor(x), ceil(x)
        whole, away = (high, low) if x < 0 else (low, high)
        tie_away = floor(abs(x) + Fraction(1, 2)) * (-1 if x < 0 else 1)
        results = [low, high, whole, away, round(x), tie_away]
        yield f"{text(x)} = {' '.join(map(str, results))}"


def decimals(rng):
    for _ in range(150):
        digits = "".join(rng.choice("0123456789") for _ in range(rng.randint(1, 40)))
        point = rng.randint(0, len(digits))
        written = digits[:point] + rng.choice([".", ""]) + digits[point:]
        if written.endswith(".") or written.startswith("."):
            written = f"0{written}0"
        written = rng.choice(["", "-", "+"]) + written
        if rng.random() < 0.6:
            written += rng.choice("eE") + rng.choice(["", "-", "+"]) + str(rng.randint(0, 60))
        yield f"{written} = {text(Fraction(written))}"


def double_bits(x):
    """Division of Python's integers is correctly rounded, subnormal quotients included."""
    try:
        value = abs(x.numerator) / x.denominator
    except OverflowError:
        value = float("inf")
    return f"{struct.unpack('>Q', struct.pack('>d', -value if x < 0 else value))[0]:016x}"


def doubles(rng):
    tiny = Fraction(1, 1 << 1140)
    values = [Fraction(0)]
    for _ in range(80):
        # A double, the midpoint between it and the next, and numbers close to that midpoint.
        exponent = rng.choice([rng.randint(-1074, 970), rng.randint(-1074, -1020)])
        bits = 53 if exponent > -1074 else rng.randint(1, 53)
        x = (rng.getrandbits(bits) | 1 << (bits - 1)) * Fraction(2) ** exponent
        half = Fraction(2) ** (exponent - 1)
        near = half * Fraction(rng.randint(1, 9), 1 << 70)
        for y in [x, x + half, x + half + tiny, x + half - tiny, x + half - near]:
            values.append(y * rng.choice([-1, 1]))
    least, beyond = Fraction(1, 1 << 1074), Fraction(2) ** 1024 - Fraction(2) ** 970
    for edge in [least / 2, least, 3 * least / 2, Fraction(1, 1 << 1022), beyond, beyond * 3]:
        values += [edge, edge + tiny, edge - tiny, -edge]
    values += [Fraction(2) ** 5000, Fraction(1, 3) ** 900] + [rational(rng) for _ in range(60)]
    for x in values:
        yield f"{text(x)} = {double_bits(x)}"


def limit_by_search(x, bound):
    best = None
    for d in range(1, bound + 1):
        for n in (floor(x * d), ceil(x * d)):
            if best is None or abs(Fraction(n, d) - x) < abs(best - x):
                best = Fraction(n, d)
    return best


def middle(rng, bound):
    """Between two neighbours among the fractions whose denominators are at most `bound`."""
    low = Fraction(rng.randint(-200, 200), rng.randint(1, bound))
    a, b = low.numerator, low.denominator
    first = -pow(a, -1, b) % b if b > 1 else 0
    d = first + (bound - first) // b * b
    return (low + Fraction(1 + a * d, b * d)) / 2


def limits(rng):
    for _ in range(80):
        bound = rng.randint(1, 60)
        x = middle(rng, bound)
        yield f"{text(x)} {bound} = {text(limit_by_search(x, bound))}"
    for _ in range(150):
        x, bound = rational(rng, rng.choice([6, 12, 40])), rng.randint(1, 60)
        yield f"{text(x)} {bound} = {text(limit_by_search(x, bound))}"
    for _ in range(200):
        bits = rng.choice([200, 600, 2000])
        x = rational(rng, bits) if rng.random() < 0.7 else quotients(rng, bits // 2)
        bound = max(1, integer(rng, bits))
        yield f"{text(x)} {bound} = {text(x.limit_denominator(bound))}"


def quotients(rng, count):
    """A number from its partial quotients, huge ones among them."""
    x = Fraction(rng.randint(1, 9))
    for _ in range(rng.randint(0, count)):
        a = rng.choice([1, 1, 1, 2, rng.randint(1, 9), integer(rng, 30) + 1])
        x = a + 1 / x
    return rng.choice([x, -x, 1 / x])


def expand(x):
    while True:
        a = floor(x)
        yield a
        if x == a:
            return
        x = 1 / (x - a)


def continued(rng):
    for x in SPECIAL + [Fraction(355, 113), Fraction(-355, 113)]:
        yield f"{text(x)} = {' '.join(map(str, expand(x)))}"
    for _ in range(120):
        x = rng.choice([rational(rng, rng.choice([10, 120])), quotients(rng, 30)])
        yield f"{text(x)} = {' '.join(map(str, expand(x)))}"


def simplest_by_search(low, high):
    d = 1
    while True:
        first, last = ceil(low * d), floor(high * d)
        if first <= last:
            return Fraction(min((n for n in (first, last, 0) if first <= n <= last), key=abs), d)
        d += 1


def intervals(rng):
    for _ in range(300):
        bits = rng.choice([4, 8, 14])
        low = rational(rng, bits)
        width = abs(rational(rng, bits)) / rng.choice([1, 10, 1000, 100000])
        high = rng.choice([low + width, low, rational(rng, bits), floor(low) + 1])
        low, high = min(low, high), max(low, high)
        yield f"{text(low)} {text(high)} = {text(simplest_by_search(low, high))}"
    for _ in range(60):
        # Long ends around a number with a small denominator: the search ends there or before.
        center = Fraction(rng.randint(-999, 999), rng.randint(1, 999))
        near, far = (abs(rational(rng, 3000)) + 1 for _ in range(2))
        low, high = center - 1 / (near * 4), center + 1 / (far * (1 << 25))
        yield f"{text(low)} {text(high)} = {text(simplest_by_search(low, high))}"


def round_binary(x, bits):
    """The number of `bits` bits nearest to x > 0, ties to an even significand."""
    exponent = x.numerator.bit_length() - x.denominator.bit_length() - bits
    while x / Fraction(2) ** exponent >= 1 << bits:
        exponent += 1
    return round(x / Fraction(2) ** exponent) * Fraction(2) ** exponent


def simplest_near(x, bits):
    """Tries the numerators from the least on that can round to x."""
    d = 1
    while True:
        n = max(1, floor(x * d / 2))
        while Fraction(n, d) <= 2 * x:
            if round_binary(Fraction(n, d), bits) == x:
                return Fraction(n, d)
            n += 1
        d += 1


def near(rng):
    cases = [(bits, 1 << (bits - 1), e) for bits in (1, 2, 3, 4, 5) for e in range(-8, 4)]
    for _ in range(160):
        bits = rng.randint(1, 9)
        significand = rng.getrandbits(bits) | 1 << (bits - 1)
        cases.append((bits, significand, rng.randint(-bits - 3, 3)))
    for bits, significand, exponent in cases:
        x = significand * Fraction(2) ** exponent
        yield f"{bits} {text(x)} = {text(simplest_near(x, bits))}"


FILES = [
    ("arithmetic", "a b = a+b a-b a*b a/b order", arithmetic),
    ("powers", "x k = x^k", powers),
    ("roundings", "x = floor ceiling whole away nearest-even nearest-away", roundings),
    ("decimals", "text = value", decimals),
    ("doubles", "x = bits of the nearest double", doubles),
    ("limits", "x bound = best approximation", limits),
    ("continued", "x = partial quotients", continued),
    ("intervals", "low high = simplest number", intervals),
    ("near", "bits x = simplest number that rounds to x", near),
]

if __name__ == "__main__":
    for name, note, lines in FILES:
        write(name, note, list(lines(random.Random(f"ulp {name}"))))
