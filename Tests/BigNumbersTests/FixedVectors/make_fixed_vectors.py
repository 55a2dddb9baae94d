#!/usr/bin/env python3
"""Writes real.txt and complex.txt, correctly rounded values at 128 and 256 bits.

Run: pip install mpmath==1.3.0 && python3 make_fixed_vectors.py. Same script, same files.

mpmath's four operations and square root round once; the functions are evaluated with 256 bits more,
and both ends of an interval of relative width 2^-200 around the value must round to the same number.

Line of real.txt: operation precision mode argument ... = result, as in ../Vectors/make_vectors.py.
Line of complex.txt: operation precision re im [re im] = re im, each part rounded to nearest.
"""

import random
from pathlib import Path

from mpmath import libmp, mp, mpc, mpf

FOLDER = Path(__file__).resolve().parent
HEADER = "# Written by make_fixed_vectors.py; see there.\n"
PRECISIONS = (128, 256)
# The modes of the vectors and mpmath's letters for them.
MODES = {"n": "n", "z": "d", "u": "c", "d": "f", "a": "u"}
GUARD = 256


def text(x):
    sign, man, exponent, _ = x._mpf_
    return f"{'-' if sign else ''}0x{int(man):X}p{exponent:+d}" if man else "+0"


def number(rng, bits, low, high, signed=True):
    """A full significand: 2^low <= |x| < 2^high."""
    man = rng.getrandbits(bits) | 1 << (bits - 1) | 1
    exponent = rng.randrange(low, high) - bits + 1
    sign = signed and rng.random() < 0.5
    return mp.make_mpf(libmp.from_man_exp(-man if sign else man, exponent))


def once(function):
    """A function of libmp that rounds once."""
    return lambda bits, letter, *x: mp.make_mpf(function(*(a._mpf_ for a in x), bits, letter))


def decided(function):
    """A function of mpmath, evaluated wide enough for its rounding to be certain."""

    def value(bits, letter, *x):
        mp.prec = bits + GUARD
        wide = function(*x)
        error = abs(wide) * mpf(2) ** -(bits + 200)
        ends = [libmp.mpf_pos((wide + e)._mpf_, bits, letter) for e in (-error, error)]
        assert ends[0] == ends[1], (function, x)
        return mp.make_mpf(ends[0])

    return value


# Each with its arguments' exponents, and whether they have signs.
REAL = {
    "add": (once(libmp.mpf_add), ((-30, 30), (-30, 30)), True),
    "subtract": (once(libmp.mpf_sub), ((-30, 30), (-30, 30)), True),
    "multiply": (once(libmp.mpf_mul), ((-900, 900), (-900, 900)), True),
    "divide": (once(libmp.mpf_div), ((-900, 900), (-900, 900)), True),
    "sqrt": (once(libmp.mpf_sqrt), ((-900, 900),), False),
    "exp": (decided(mp.exp), ((-40, 12),), True),
    "log": (decided(mp.log), ((-60, 60),), False),
    "sin": (decided(mp.sin), ((-40, 40),), True),
    "pow": (decided(mp.power), ((-8, 8), (-6, 6)), False),
    "gamma": (decided(mp.gamma), ((-12, 6),), True),
}


def real_lines():
    for name, (function, ranges, signed) in REAL.items():
        rng = random.Random(name)
        for bits in PRECISIONS:
            for index in range(16):
                x = [number(rng, bits, *r, signed) for r in ranges]
                for mode in MODES if index < 4 else "n":
                    result = function(bits, MODES[mode], *x)
                    yield f"{name} {bits} {mode} {' '.join(map(text, x))} = {text(result)}"


COMPLEX = {
    "multiply": (lambda z, w: z * w, 2),
    "divide": (lambda z, w: z / w, 2),
    "sqrt": (mp.sqrt, 1),
    "exp": (mp.exp, 1),
    "log": (mp.log, 1),
}


def complex_lines():
    for name, (function, arity) in COMPLEX.items():
        rng = random.Random(name)
        for bits in PRECISIONS:
            for index in range(12):
                low, high = ((-3, 3), (-30, 9))[index % 2]
                z = [mpc(number(rng, bits, low, high), number(rng, bits, low, high))
                     for _ in range(arity)]
                mp.prec = 2 * bits + GUARD
                value = function(*z)
                parts = [mp.make_mpf(libmp.mpf_pos(part._mpf_, bits, "n"))
                         for part in (value.real, value.imag)]
                arguments = " ".join(f"{text(a.real)} {text(a.imag)}" for a in z)
                yield f"{name} {bits} {arguments} = {' '.join(map(text, parts))}"


for file, lines in (("real.txt", real_lines()), ("complex.txt", complex_lines())):
    (FOLDER / file).write_text(HEADER + "\n".join(lines) + "\n")
