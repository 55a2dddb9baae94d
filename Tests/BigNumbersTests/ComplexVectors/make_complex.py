#!/usr/bin/env python3
"""Writes complex.txt: complex arithmetic and functions to 150 digits, by mpmath.

    pip install mpmath==1.3.0 && python3 make_complex.py

Line: operation x.re x.im [y.re y.im] = re im; arguments are exact, results are rounded to 150 digits.
"""

import random
from pathlib import Path

from mpmath import mp, mpc, mpf, nstr

mp.dps = 200
UNARY = {
    "exp": mp.exp,
    "log": mp.log,
    "sqrt": mp.sqrt,
    "cosh": mp.cosh,
    "sinh": mp.sinh,
    "sin": mp.sin,
    "cos": mp.cos,
    "expMinusOne": mp.expm1,
    "reciprocal": lambda z: 1 / z,
    "length": lambda z: mpc(abs(z), 0),
}
BINARY = {"add": mp.fadd, "multiply": mp.fmul, "divide": mp.fdiv}


def text(x):
    return nstr(x, 150, min_fixed=0, max_fixed=0, strip_zeros=True)


def main():
    rng = random.Random(42)

    def part():
        return mpf(rng.randint(-4000, 4000)) / rng.choice([16, 64, 1024])

    lines = ["# Written by make_complex.py; see there.\n"]
    for name, function in UNARY.items():
        for _ in range(15):
            z = mpc(part(), part())
            if name in ("exp", "cosh", "sinh", "sin", "cos", "expMinusOne"):
                z = z / 64
            w = function(z)
            lines.append(f"{name} {text(z.real)} {text(z.imag)} = {text(w.real)} {text(w.imag)}\n")
    for name, function in BINARY.items():
        for _ in range(15):
            z, u = mpc(part(), part()), mpc(part(), part())
            w = function(z, u)
            arguments = " ".join(text(x) for x in (z.real, z.imag, u.real, u.imag))
            lines.append(f"{name} {arguments} = {text(w.real)} {text(w.imag)}\n")
    path = Path(__file__).resolve().parent / "complex.txt"
    path.write_text("".join(lines), encoding="ascii")


main()
