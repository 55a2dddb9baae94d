#!/usr/bin/env python3
"""Values on both sides of branch cuts from CPython's cmath, which follows annex G of C without using C's complex functions.

usage: make_cuts.py > cuts.txt
"""

import cmath
import math

real = [-4.0, -2.0, -1.5, 1.5, 2.0, 0.5, -0.5]
zeros = [0.0, -0.0]
cases = {
    "sqrt": ("real", cmath.sqrt), "log": ("real", cmath.log), "asin": ("real", cmath.asin), "acos": ("real", cmath.acos),
    "acosh": ("real", cmath.acosh), "atanh": ("real", cmath.atanh), "asinh": ("imaginary", cmath.asinh),
    "atan": ("imaginary", cmath.atan),
    # Without cuts, but with zeros whose signs have to come out.
    "exp": ("real", cmath.exp), "sin": ("both", cmath.sin), "cos": ("both", cmath.cos), "tan": ("both", cmath.tan),
    "sinh": ("both", cmath.sinh), "cosh": ("both", cmath.cosh), "tanh": ("both", cmath.tanh),
}
for name, (axis, function) in cases.items():
    points = []
    if axis != "imaginary":
        points += [complex(x, zero) for x in real for zero in zeros]
    if axis != "real":
        points += [complex(zero, y) for y in real for zero in zeros]
    if name not in ("log",):
        points += [complex(a, b) for a in zeros for b in zeros]
    for z in points:
        value = function(z)
        print(name, z.real.hex(), z.imag.hex(), "=", value.real.hex(), value.imag.hex())
