"""The work of `peer-kernels` on gmpy2's mpfr, in its own idiom; see `protocol.py`."""

import operator
import sys

import gmpy2
from gmpy2 import mpfr, mpz

from protocol import exact, kernels, serve

OPERATIONS = {
    "mul": operator.mul,
    "div": operator.truediv,
    "sqrt": gmpy2.sqrt,
    "exp": gmpy2.exp,
    "log": gmpy2.log,
    "sin": gmpy2.sin,
    "atan": gmpy2.atan,
    "gamma": gmpy2.gamma,
    "zeta": gmpy2.zeta,
    "erf": gmpy2.erf,
    "pi": gmpy2.const_pi,
    "e": lambda: gmpy2.exp(1),
    "ln2": gmpy2.const_log2,
    "euler": gmpy2.const_euler,
    "formula": lambda: gmpy2.exp(gmpy2.const_pi() * gmpy2.sqrt(163)),
    "read": mpfr,
    "write": lambda x, digits: f"{x:.{digits - 1}e}",
}


def set_precision(bits):
    gmpy2.get_context().precision = bits


def number(mantissa, exponent):
    return gmpy2.mul_2exp(mpfr(mpz(mantissa)), exponent) if exponent >= 0 else gmpy2.div_2exp(
        mpfr(mpz(mantissa)), -exponent)


def write(value):
    mantissa, exponent = value.as_mantissa_exp()
    return exact(int(mantissa), int(exponent))


if "--version" in sys.argv:
    print(f"gmpy2 {gmpy2.version()} ({gmpy2.mpfr_version()}, {gmpy2.mp_version()})")
else:
    serve(set_precision, number, OPERATIONS | kernels(mpfr(0), mpfr(1)), write)
