"""Errors of complex results, of their parts and by norm, from 500 bits.

Usage: python3 make_complex.py > complex.txt

A line: expression, precision in bits, real and imaginary part of z and of w as fractions, `=`, then the real and the
imaginary part that numbers of that precision give, in hexadecimal, and with 25 digits the errors of both parts in
ulps, and by norm those in ulps of the norm, the relative and the absolute one.

z and w are numbers of the precision. Each operation rounds the parts of its true result to nearest, ties to even. A part
whose true value is 0 is measured in ulps of the norm.
"""

import random
from fractions import Fraction

import mpmath
from mpmath import mp, mpc, mpf

mp.prec = 500
random.seed(20261129)


def rounded(z, bits):
    """Both parts rounded to nearest."""
    with mp.workprec(bits):
        return mpc(+z.real, +z.imag)


# Each step gets the numbers before it and gives the next one.
EXPRESSIONS = {
    "z*w": [lambda z, w: z * w],
    "z/w": [lambda z, w: z / w],
    "z+w": [lambda z, w: z + w],
    "exp(z)": [lambda z, w: mpmath.exp(z)],
    "ln(z)": [lambda z, w: mpmath.log(z)],
    "sqrt(z)": [lambda z, w: mpmath.sqrt(z)],
    "sin(z)": [lambda z, w: mpmath.sin(z)],
    "z*w-w": [lambda z, w: z * w, lambda z, w, p: p - w],
    "exp(z)*w": [lambda z, w: mpmath.exp(z), lambda z, w, p: p * w],
    "sqrt(z)+z/w": [
        lambda z, w: mpmath.sqrt(z),
        lambda z, w, p: z / w,
        lambda z, w, p, q: p + q,
    ],
}


def evaluated(steps, z, w, bits=None):
    values = [z, w]
    for step in steps:
        value = mpc(step(*values))
        values.append(rounded(value, bits) if bits else value)
    return values[-1]


def unit(x, bits):
    """The unit in the last place of a number."""
    mantissa, exponent = mpmath.frexp(abs(x))
    return mpmath.ldexp(mpf(1), int(exponent) - bits)


def line(name, bits, z, w, computed, truth):
    norm = abs(truth)
    error = computed - truth
    distance = abs(error)

    def ulps(part, of):
        return abs(part) / unit(of if of != 0 else norm, bits)

    numbers = [
        ulps(error.real, truth.real), ulps(error.imag, truth.imag),
        distance / unit(norm, bits), distance / norm, distance,
    ]
    texts = [mpmath.nstr(x, 25) for x in numbers]
    inputs = [str(Fraction(*mpmath.libmp.to_rational(x._mpf_))) for x in (z.real, z.imag, w.real, w.imag)]
    parts = [str(Fraction(*mpmath.libmp.to_rational(x._mpf_))) for x in (computed.real, computed.imag)]
    print(name, bits, *inputs, "=", *parts, *texts)


def number(bits):
    size = mpf(2) ** random.uniform(-6, 3)
    return rounded(mpc(random.uniform(-1, 1) * size, random.uniform(-1, 1) * size), bits)


for name, steps in EXPRESSIONS.items():
    for bits in (11, 24, 53, 113):
        for _ in range(5):
            z, w = number(bits), number(bits)
            line(name, bits, z, w, evaluated(steps, z, w, bits), evaluated(steps, z, w))

# Parts whose true value is 0, where the numbers give another one: π is rounded before its sine.
for bits in (11, 24, 53, 113):
    w = number(bits)
    angle = rounded(mpc(0, mp.pi), bits)
    computed = rounded(mpmath.exp(angle), bits)
    line("exp(i*pi)", bits, w, w, computed, mpc(-1))
    half = rounded(mpc(0, angle.imag / 2), bits)
    line("exp(i*pi/2)", bits, w, w, rounded(mpmath.exp(half), bits), mpc(0, 1))
