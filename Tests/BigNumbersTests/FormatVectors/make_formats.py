#!/usr/bin/env python3
"""Writes formats.txt: arithmetic and functions in IEEE 754 formats, bit for bit, with their flags.

    pip install mpmath==1.3.0 && python3 make_formats.py

Arithmetic is decided by fractions and integer square roots, functions by mpmath at 400 bits. Operands are
numbers of the format, most of them next to its ends. Same script, same file, byte for byte.

Line: format mode function argument ... = result flags
  mode: n nearest-even, z toward zero, u up, d down, a away from zero
  number: C hex integer with binary exponent as -0x1FE5C3p-43, +0, -0, inf, -inf; exact
  flags: any of x inexact, u underflow (tiny after rounding), o overflow, z division by zero, or -
"""

import random
from fractions import Fraction
from math import isqrt
from pathlib import Path

from mpmath import mp

mp.prec = 400
MODES = "nzuda"
# name: precision, least exponent, greatest exponent of numbers in [1, 2)
FORMATS = {
    "binary16": (11, -14, 15),
    "bfloat16": (8, -126, 127),
    "binary32": (24, -126, 127),
    "binary64": (53, -1022, 1023),
    "extended80": (64, -16382, 16383),
    "binary128": (113, -16382, 16383),
}


def exponent(x):
    """e with 2^e <= |x| < 2^(e+1)."""
    x = abs(x)
    e = x.numerator.bit_length() - x.denominator.bit_length()
    return e if x >= Fraction(2) ** e else e - 1


def to_integer(x, mode, sign):
    """A positive fraction to an integer."""
    floor, rest = divmod(x.numerator, x.denominator)
    if rest == 0:
        return floor
    if mode == "n":
        twice = 2 * rest
        up = twice > x.denominator or (twice == x.denominator and floor % 2 == 1)
    else:
        up = mode == "a" or (mode == "u" and sign > 0) or (mode == "d" and sign < 0)
    return floor + up


def rounded(x, form, mode):
    """(value or 'inf', flags) of a fraction that is not zero; value is a signed fraction."""
    p, least, greatest = FORMATS[form]
    sign = 1 if x > 0 else -1
    magnitude = abs(x)
    free = Fraction(2) ** (exponent(magnitude) - p + 1)
    unbounded = to_integer(magnitude / free, mode, sign) * free
    unit = max(free, Fraction(2) ** (least - p + 1))
    value = to_integer(magnitude / unit, mode, sign) * unit
    flags = "x" if value != magnitude else ""
    if unbounded < Fraction(2) ** least and flags:
        flags += "u"
    if unbounded >= Fraction(2) ** (greatest + 1):
        down = mode == "z" or (mode == "u" and sign < 0) or (mode == "d" and sign > 0)
        largest = (2 - Fraction(2) ** (1 - p)) * Fraction(2) ** greatest
        return (sign * largest if down else (sign, "inf")), "xo"
    return (sign, value), flags


def text(result):
    if isinstance(result, Fraction):
        result = (1 if result > 0 else -1, abs(result))
    sign, value = result
    mark = "-" if sign < 0 else ""
    if value == "inf":
        return mark + "inf"
    if value == 0:
        return "-0" if sign < 0 else "+0"
    power = 0
    numerator, denominator = value.numerator, value.denominator
    while denominator > 1:
        denominator //= 2
        power -= 1
    while numerator % 2 == 0:
        numerator //= 2
        power += 1
    return f"{mark}0x{numerator:X}p{power}"


def numbers(form, rng, count):
    p, least, greatest = FORMATS[form]
    tiny = Fraction(2) ** (least - p + 1)
    largest = (2 - Fraction(2) ** (1 - p)) * Fraction(2) ** greatest
    fixed = [tiny, Fraction(2) ** least, Fraction(2) ** least - tiny, largest, Fraction(1)]
    drawn = []
    for index in range(count):
        kind = index % 4
        if kind == 0:
            e = rng.randint(least - p + 1, least + 4)
        elif kind == 1:
            e = rng.randint(greatest - 4, greatest)
        elif kind == 2:
            e = rng.randint(least // 2 - 3, least // 2 + 3)
        else:
            e = rng.randint(-4, 4)
        bits = min(p, e - (least - p + 1) + 1)
        if bits < 1:
            drawn.append(tiny)
            continue
        significand = rng.getrandbits(bits) | 1 << (bits - 1)
        drawn.append(significand * Fraction(2) ** (e - bits + 1))
    return [rng.choice((-1, 1)) * x for x in fixed + drawn]


def square_root(x):
    """A fraction on the same side of every number of 300 bits as the root, and of every midpoint."""
    shift = 700 - exponent(x) // 2
    scaled = x * Fraction(4) ** shift
    root = isqrt(scaled.numerator // scaled.denominator)
    exact = scaled.denominator == 1 and root * root == scaled.numerator
    return Fraction(2 * root + (0 if exact else 1), 2) / Fraction(2) ** shift


def from_mpmath(value):
    sign, mantissa, power, _ = value._mpf_
    return (-1 if sign else 1) * int(mantissa) * Fraction(2) ** power


FUNCTIONS = {
    "exp": lambda x: x,
    "expMinusOne": lambda x: x,
    "sin": lambda x: x if abs(x) < 1000 else None,
    "atan": lambda x: x,
    "log": lambda x: x if x > 0 and x != 1 else None,
}
MPMATH = {"exp": mp.exp, "expMinusOne": mp.expm1, "sin": mp.sin, "atan": mp.atan, "log": mp.log}


def binary(name, x, y):
    return {"add": x + y, "subtract": x - y, "multiply": x * y, "divide": x / y}[name]


def lines():
    rng = random.Random(754)
    for form in FORMATS:
        p, least, greatest = FORMATS[form]
        pool = numbers(form, rng, 60)
        for name in ("add", "subtract", "multiply", "divide"):
            for _ in range(40):
                x, y = rng.choice(pool), rng.choice(pool)
                value = binary(name, x, y)
                if value == 0:
                    continue
                for mode in MODES:
                    result, flags = rounded(value, form, mode)
                    yield form, mode, name, (x, y), result, flags
        for _ in range(40):
            x, y, z = (rng.choice(pool) for _ in range(3))
            value = x * y + z
            if value == 0:
                continue
            for mode in MODES:
                result, flags = rounded(value, form, mode)
                yield form, mode, "fusedMultiplyAdd", (x, y, z), result, flags
        for x in pool[:20]:
            value = square_root(abs(x))
            for mode in MODES:
                result, flags = rounded(value, form, mode)
                yield form, mode, "sqrt", (abs(x),), result, flags
        if p > 24:
            continue
        for name, domain in FUNCTIONS.items():
            for x in pool:
                if domain(x) is None:
                    continue
                argument = mp.mpf(x.numerator) / x.denominator
                # Enough bits for what an exponential adds to 1; huge arguments are left out.
                if name.startswith("exp") and abs(x) > 20000:
                    continue
                bits = 2 * int(abs(x)) if name.startswith("exp") else 0
                with mp.workprec(400 + bits + 2 * abs(exponent(x))):
                    value = from_mpmath(MPMATH[name](argument))
                for mode in MODES:
                    result, flags = rounded(value, form, mode)
                    yield form, mode, name, (x,), result, flags
        one = Fraction(1)
        for sign in (1, -1):
            yield form, "n", "divide", (sign * one, Fraction(0)), (sign, "inf"), "z"


def main():
    path = Path(__file__).resolve().parent / "formats.txt"
    with open(path, "w", encoding="ascii") as file:
        file.write("# Written by make_formats.py; see there. format mode function argument ... = result flags\n")
        for form, mode, name, arguments, result, flags in lines():
            operands = " ".join(text((1, x)) if x == 0 else text(x) for x in arguments)
            file.write(f"{form} {mode} {name} {operands} = {text(result)} {flags or '-'}\n")


main()
