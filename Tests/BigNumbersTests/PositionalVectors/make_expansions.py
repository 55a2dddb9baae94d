#!/usr/bin/env python3
"""Writes the test vectors of digits in other radices, one file <subject>.txt each.

Run: python3 make_expansions.py
Needs Python 3.11 and nothing else; takes some seconds. Same script, same files, byte for byte.

Long division with a record of the remainders finds where digits begin to repeat; the lengths of long periods
are found by multiplying until the remainder is 1. Both follow the definitions without number theory.

expansions.txt: n/d radix = text          periods.txt: d radix = digits before the period, digits of it
bits.txt: n width = unsigned pattern, signed reading of it
bitwise.txt: a b count width = a & b, a | b, a ^ b, ~a, a << count, count of bits, length, rotation without a sign and with
one, where a shift by a negative count goes to lower places, and '-' stands for a value that does not exist
bitfixed.txt: operation a b width signed = result, of operands and results that wrap to the width
"""

import random
from fractions import Fraction
from math import gcd
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOW = "0123456789abcdefghijklmnopqrstuvwxyz"
MIXED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def write(name, note, lines):
    body = "".join(line + "\n" for line in lines)
    (HERE / f"{name}.txt").write_text(f"# Made by make_expansions.py: {note}\n{body}", "ascii")


def digit(value, radix):
    return (LOW if radix <= 36 else MIXED)[value]


def whole(n, radix):
    out = ""
    while n:
        out, n = digit(n % radix, radix) + out, n // radix
    return out or "0"


def expansion(x, radix):
    sign, x = "-" if x < 0 else "", abs(x)
    rest, seen, digits = x.numerator % x.denominator, {}, []
    while rest and rest not in seen:
        seen[rest] = len(digits)
        rest *= radix
        digits.append(digit(rest // x.denominator, radix))
        rest %= x.denominator
    start = seen[rest] if rest else len(digits)
    fraction = "".join(digits[:start])
    if rest:
        fraction += "(" + "".join(digits[start:]) + ")"
    return sign + whole(x.numerator // x.denominator, radix) + ("." + fraction if fraction else "")


def expansions(rng):
    for radix in range(2, 63):
        for x in [Fraction(0), Fraction(1), Fraction(-1, 10), Fraction(1, radix), Fraction(1, radix - 1 or 1),
                  Fraction(22, 7), Fraction(radix**20 + 1, radix**9)]:
            yield x, radix
    for _ in range(1500):
        radix = rng.randint(2, 62)
        denominator = rng.randint(1, 900) * radix ** rng.randint(0, 3) * 2 ** rng.randint(0, 5)
        yield Fraction(rng.randint(-(10 ** rng.randint(1, 12)), 10**12), denominator), radix


def lengths(d, radix):
    prefix = 0
    while (common := gcd(d, radix)) > 1:
        d, prefix = d // common, prefix + 1
    if d == 1:
        return prefix, 0
    power, period = radix % d, 1
    while power != 1:
        power, period = power * radix % d, period + 1
    return prefix, period


def denominators(rng):
    yield from [(2**31 - 1, 2), (2**61 - 1, 2), (7**7, 10), (3**14, 2), (1009 * 1013, 10), (10**7 + 19, 62)]
    for _ in range(400):
        yield rng.randint(2, 20_000) * 2 ** rng.randint(0, 6), rng.randint(2, 62)


def bits(rng):
    for width in [1, 2, 7, 8, 16, 31, 32, 63, 64, 65, 128, 200]:
        numbers = [0, 1, -1, 2 ** (width - 1), 2 ** (width - 1) - 1, -(2 ** (width - 1)), 2**width, 2**width - 1]
        numbers += [rng.randint(-(2 ** (2 * width)), 2 ** (2 * width)) for _ in range(12)]
        for n in numbers:
            pattern = n % 2**width
            yield f"{n} {width} = {pattern} {pattern - 2**width if pattern >> (width - 1) else pattern}"


def bitwise(rng):
    small = [0, 1, -1, 2, -2, 5, -6, 255, -256, 2**63, -(2**63), 2**64 - 1, 2**200, -(2**200), -(2**200) - 1]
    for index in range(1200):
        wide = 2 ** rng.choice([3, 40, 64, 65, 300])
        a, b = (rng.choice(small) if rng.random() < 0.3 else rng.randint(-wide, wide) for _ in range(2))
        count, width = rng.randint(-80, 80), rng.choice([1, 2, 7, 8, 32, 64, 65, 100])
        pattern, shift = a % 2**width, count % width
        # Bit by bit: place i comes from place i − count.
        rotated = sum((pattern >> ((i - shift) % width) & 1) << i for i in range(width))
        signed = rotated - 2**width if rotated >> (width - 1) else rotated
        shifted = a << count if count >= 0 else a >> -count
        ones = bin(a).count("1") if a >= 0 else "-"
        yield (
            f"{a} {b} {count} {width} = {a & b} {a | b} {a ^ b} {~a} {shifted} {ones} {abs(a).bit_length()} {rotated} {signed}"
        )


rng = random.Random(20240311)
write("expansions", "n/d radix = digits", (f"{x} {r} = {expansion(x, r)}" for x, r in expansions(rng)))
cases = list(denominators(rng))
write("periods", "d radix = prefix period", (f"{d} {r} = {a} {b}" for d, r in cases for a, b in [lengths(d, r)]))
write("bits", "n width = pattern, signed", bits(rng))
write("bitwise", "a b count width = results", bitwise(random.Random(20240312)))


def wrap(n, width, signed):
    n %= 2**width
    return n - 2**width if signed and n >> (width - 1) else n


def fixed(rng):
    operations = {
        "and": lambda a, b, w: a & b, "or": lambda a, b, w: a | b, "xor": lambda a, b, w: a ^ b, "not": lambda a, b, w: ~a,
        "shl": lambda a, b, w: a << b, "shr": lambda a, b, w: a >> b,
        "rotl": lambda a, b, w: int((f"{a % 2**w:0{w}b}" * 2)[b % w:b % w + w], 2),
        "rotr": lambda a, b, w: int((f"{a % 2**w:0{w}b}" * 2)[w - b % w:2 * w - b % w], 2),
    }
    for name, operation in operations.items():
        for _ in range(80):
            width, signed = rng.choice([1, 2, 8, 16, 64, 100]), rng.random() < 0.5
            a = wrap(rng.randint(-(2 ** rng.randint(1, 120)), 2**120), width, signed)
            shifts = name.startswith(("s", "r"))
            b = rng.randint(0, 2 * width) if shifts else wrap(rng.randint(-(2**120), 2**120), width, signed)
            yield f"{name} {a} {b} {width} {int(signed)} = {wrap(operation(a, b, width), width, signed)}"
        for width in [4, 64]:
            a = rng.randint(-(2 ** (width - 1)), -1)
            yield f"popcount {a} 0 {width} 1 = {bin(a % 2**width).count('1')}"
            yield f"bitlength {a} 0 {width} 1 = {abs(a).bit_length()}"
            yield f"bitlength {a} 0 {width} 0 = {(a % 2**width).bit_length()}"


write("bitfixed", "operation a b width signed = result", fixed(random.Random(20240313)))
