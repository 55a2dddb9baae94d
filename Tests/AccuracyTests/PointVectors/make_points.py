"""Writes points.jsonl: cores of cores.fpcore in drawn points, by Python.

Computed values are Python's floats: IEEE 754 binary64, every operation correctly rounded. True values are
exact fractions, or mpmath's at 400 digits where a square root is taken. Run: python make_points.py
Needs mpmath (made with 1.3.0).
"""

import json
import math
import random
import struct
from fractions import Fraction

from mpmath import mp, mpf, sqrt

mp.dps = 400
random.seed(20261121)


def exact(x):
    """A float or a fraction as mpmath's number."""
    x = Fraction(x)
    return mpf(x.numerator) / x.denominator


def fraction(x):
    """mpmath's number as a fraction."""
    sign, man, exp, _ = x._mpf_
    return Fraction((-1) ** int(sign) * int(man)) * Fraction(2) ** int(exp)


def decimal(x, digits):
    """The number with some significant digits, rounded to nearest (ties do not occur)."""
    if x == 0:
        return "0", 0
    exponent = math.floor(mp.log10(abs(exact(x)))) + 1
    scaled = abs(x) * Fraction(10) ** (digits - exponent)
    whole = math.floor(scaled + Fraction(1, 2))
    return ("-" if x < 0 else "") + str(whole), exponent - digits


def ordinal(x):
    (bits,) = struct.unpack("<q", struct.pack("<d", x))
    return bits if bits >= 0 else -(bits & 0x7FFF_FFFF_FFFF_FFFF)


def ulp(x):
    exponent = math.frexp(float(abs(x)))[1] - 1
    if Fraction(2) ** exponent > abs(x):
        exponent -= 1
    return Fraction(2) ** (max(exponent, -1022) - 52)


def pulse(u, v, T, number, root):
    speed = number("331.4") + number("0.6") * T
    return (-speed * v) / ((speed + u) * (speed + u))


def small_root(a, b, c, number, root):
    return (-b - root(b * b - 4 * (a * c))) / (2 * a)


def two_branches(x, number, root):
    return root(1 - x) if x < 1 else root(x + 1) - root(x)


def four_steps(x, number, root):
    y = number("1")
    for _ in range(4):
        y = number("0.5") * (y + x / y)
    return y


def draw(low, high):
    """Magnitudes over the whole range of exponents, with both signs if the range has them."""
    if random.random() < 0.5:
        return random.uniform(low, high)
    size = math.exp(random.uniform(-20, math.log(max(abs(low), abs(high)))))
    x = -size if low < 0 and random.random() < 0.5 else size
    return float(min(max(x, low), high))


cores = [
    ("pulse", pulse, "uvT", lambda: (draw(-100, 100), draw(20, 20000), draw(-30, 50))),
    ("small root", small_root, "abc", lambda: (draw(1e-3, 10), draw(1, 1e8), draw(-10, 10))),
    ("two branches", two_branches, "x", lambda: (draw(-1e3, 1e15),)),
    ("four steps", four_steps, "x", lambda: (draw(0.2, 999),)),
]

with open("points.jsonl", "w") as file:
    for name, function, variables, point in cores:
        count = 0
        while count < 40:
            x = point()
            if name == "small root" and Fraction(x[1]) ** 2 - 4 * Fraction(x[0]) * Fraction(x[2]) <= 0:
                continue
            count += 1
            computed = function(*x, float, math.sqrt)
            true = fraction(function(*map(exact, x), lambda s: exact(Fraction(s)), sqrt))
            nearest = true.numerator / true.denominator
            error = abs(Fraction(computed) - true)
            ordinals = abs(ordinal(computed) - ordinal(nearest))
            file.write(
                json.dumps(
                    {
                        "core": name,
                        "inputs": {n: v.hex() for n, v in zip(variables, x)},
                        "value": computed.hex(),
                        "decimal": decimal(true, 50),
                        "binary64": nearest.hex(),
                        "ordinal_ulps": ordinals,
                        "ulps": decimal(error / ulp(true), 17) if error > Fraction(1, 10**300) else None,
                        "relative": decimal(error / abs(true), 17) if error > Fraction(1, 10**300) else None,
                    }
                )
                + "\n"
            )
