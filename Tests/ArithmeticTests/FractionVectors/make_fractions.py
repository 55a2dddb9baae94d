#!/usr/bin/env python3
"""Writes the test vectors of continued fractions of irrational numbers, one file <subject>.txt each.

Run: python3 make_fractions.py
Needs Python 3.11 and mpmath 1.3; takes some seconds. Same script, same files, byte for byte.

terms.txt: expression count = quotients. mpmath gives the number to 12000 bits, of which quotients are taken as
long as both ends of an interval of 2^-10000 share them.
quadratic.txt: a b c = index of the period's start, quotients up to its end, of a + b·√c. The period is found
where a pair (p, q) of the complete quotient (p + √d)/q comes again, without any theory of reduced numbers.
nearest.txt: expression bound = fraction, by Fraction.limit_denominator of both ends of that interval.
"""

import random
from fractions import Fraction
from math import isqrt, lcm
from pathlib import Path

from mpmath import mp

HERE = Path(__file__).resolve().parent
mp.prec = 12000

NUMBERS = {
    "pi": mp.pi, "e": mp.e, "-pi": -mp.pi, "pi^2/6": mp.pi**2 / 6, "exp(pi*sqrt(163))": mp.exp(mp.pi * mp.sqrt(163)),
    "cbrt(2)": mp.cbrt(2), "ln(2)": mp.ln2, "sin(1)": mp.sin(1), "gamma(1/3)": mp.gamma(mp.mpf(1) / 3),
    "zeta(3)": mp.zeta(3), "sqrt(2)+sqrt(3)": mp.sqrt(2) + mp.sqrt(3), "2^0.3": mp.mpf(2) ** (mp.mpf(3) / 10),
    "-ln(3)/1000": -mp.log(3) / 1000, "10^20+atan(2)": mp.mpf(10) ** 20 + mp.atan(2), "tanh(1)": mp.tanh(1),
}


def write(name, note, lines):
    body = "".join(line + "\n" for line in lines)
    (HERE / f"{name}.txt").write_text(f"# Made by make_fractions.py: {note}\n{body}", "utf-8")


def ends(x):
    scaled = int(mp.floor(x * mp.mpf(2) ** 10000))
    return Fraction(scaled, 2**10000), Fraction(scaled + 1, 2**10000)


def quotients(x):
    while True:
        yield x.numerator // x.denominator
        x -= x.numerator // x.denominator
        if x == 0:
            return
        x = 1 / x


def shared(x, count):
    terms = []
    for a, b in zip(*map(quotients, ends(x))):
        assert a == b
        terms.append(a)
        if len(terms) == count:
            return terms


def quadratic(a, b, c):
    n = lcm(a.denominator, b.denominator, c.denominator)
    p, q, d = int(a * n) * n, n * n, int(b * b * c * n**4)
    if b < 0:
        p, q = -p, -q
    p, q, d = p * abs(q), q * abs(q), d * q * q
    seen, terms = {}, []
    root = isqrt(d)
    while (p, q) not in seen:
        seen[p, q] = len(terms)
        term = (p + root + (q < 0)) // q
        terms.append(term)
        p = term * q - p
        q = (d - p * p) // q
    return seen[p, q], terms


def surds(rng):
    one, zero = Fraction(1), Fraction(0)
    for n in range(2, 130):
        if isqrt(n) ** 2 != n:
            yield zero, one, Fraction(n)
    while True:
        a = Fraction(rng.randint(-50, 50), rng.randint(1, 12))
        b = Fraction(rng.choice([-1, 1]) * rng.randint(1, 20), rng.randint(1, 12))
        c = Fraction(rng.randint(2, 300), rng.randint(1, 5))
        if isqrt(c.numerator * c.denominator) ** 2 != c.numerator * c.denominator:
            yield a, b, c


def surd_lines(rng):
    count = 0
    for a, b, c in surds(rng):
        start, terms = quadratic(a, b, c)
        if len(terms) <= 120:
            yield f"{a} {b} {c} = {start} {' '.join(map(str, terms))}"
            count += 1
        if count == 500:
            return


def nearest(x, bound):
    low, high = (end.limit_denominator(bound) for end in ends(x))
    assert low == high
    return low


rng = random.Random(20240312)
write("terms", "expression count = quotients",
      (f"{name} {count} = {' '.join(map(str, shared(x, count)))}" for name, x in NUMBERS.items() for count in [1, 7, 40, 400]))
write("quadratic", "a b c = start, quotients", surd_lines(rng))
write("nearest", "expression bound = fraction",
      (f"{name} {bound} = {nearest(x, bound)}" for name, x in NUMBERS.items()
       for bound in [1, 2, 7, 100, 1000, 10**6, 10**9 + 7, 10**30]))
