"""The work of `peer-kernels` on mpmath, which keeps its integers in gmpy2; see `protocol.py`."""

import operator
import sys

import mpmath
from mpmath import mp, mpf
from mpmath.libmp import BACKEND

from protocol import exact, kernels, serve

OPERATIONS = {
    "mul": operator.mul,
    "div": operator.truediv,
    "sqrt": mp.sqrt,
    "exp": mp.exp,
    "log": mp.log,
    "sin": mp.sin,
    "atan": mp.atan,
    "gamma": mp.gamma,
    "zeta": mp.zeta,
    "erf": mp.erf,
    "pi": lambda: +mp.pi,
    "e": lambda: +mp.e,
    "ln2": lambda: +mp.ln2,
    "euler": lambda: +mp.euler,
    "formula": lambda: mp.exp(mp.pi * mp.sqrt(163)),
    "read": mpf,
    "write": lambda x, digits: mp.nstr(x, digits, strip_zeros=False),
}


def set_precision(bits):
    mp.prec = bits


def write(value):
    sign, mantissa, exponent, _ = value._mpf_
    return exact(-int(mantissa) if sign else int(mantissa), exponent)


if "--version" in sys.argv:
    print(f"mpmath {mpmath.__version__} with {BACKEND}")
else:
    # It reads decimals as Python integers, which reject more than 4300 digits by default.
    sys.set_int_max_str_digits(0)
    # mpf converts a pair (m, e) to the number m·2^e.
    serve(set_precision, lambda m, e: mpf((m, e)), OPERATIONS | kernels(mpf(0), mpf(1)), write)
