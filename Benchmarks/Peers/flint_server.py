"""The work of `peer-kernels` on Arb's balls through python-flint; see `protocol.py`.

An answer is the midpoint of a ball, followed by its radius as `radius=`.
"""

import operator
import sys

import flint
from flint import arb, ctx

from protocol import exact, kernels, serve

OPERATIONS = {
    "mul": operator.mul,
    "div": operator.truediv,
    "sqrt": arb.sqrt,
    "exp": arb.exp,
    "log": arb.log,
    "sin": arb.sin,
    "atan": arb.atan,
    "gamma": arb.gamma,
    "zeta": arb.zeta,
    "erf": arb.erf,
    "pi": arb.pi,
    "e": arb.const_e,
    "ln2": arb.const_log2,
    "euler": arb.const_euler,
    "formula": lambda: (arb.pi() * arb(163).sqrt()).exp(),
    "read": arb,
    "write": lambda x, digits: x.str(digits, radius=False),
}


def set_precision(bits):
    ctx.prec = bits


def number(mantissa, exponent):
    return arb((mantissa, exponent))


def write(ball):
    middle, radius = (
        exact(*(int(part) for part in end.man_exp())) for end in (ball.mid(), ball.rad()))
    return f"{middle} radius={radius}"


def logistic(rate, x):
    """In ten thousand steps the radii would grow too large; each step drops its radius, so the error is unknown."""
    for _ in range(10000):
        x = (rate * x * (1 - x)).mid()
    return x


if "--version" in sys.argv:
    print(f"python-flint {flint.__version__} (FLINT {flint.__FLINT_VERSION__})")
else:
    loops = kernels(arb(0), arb(1)) | {"logistic": logistic}
    serve(set_precision, number, OPERATIONS | loops, write)
