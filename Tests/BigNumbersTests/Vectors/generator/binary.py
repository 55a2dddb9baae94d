"""Binary numbers of any size: their text, and rounding by integer arithmetic alone.

A number is a `Dyadic` m * 2^e with odd m, or one of the Python floats 0.0, -0.0, inf, -inf, nan.
Exponents stay separate from significands because 2^-1000000 is an ordinary argument here.
"""

import math
from typing import NamedTuple

PRECISIONS = (24, 53, 113, 231)
MODES = "nzuda"  # nearest-even, toward zero, up, down, away from zero


class Dyadic(NamedTuple):
    m: int
    e: int


class Ratio(NamedTuple):
    """The exact value p / q * 2^e of a function, p != 0, q > 0."""

    p: int
    q: int = 1
    e: int = 0


# An exact zero that is a sum of opposite numbers: IEEE 754 6.3 makes its sign depend on the mode.
CANCELLED = object()


def dyadic(m, e=0):
    """m * 2^e with odd significand; +0 for m = 0."""
    if m == 0:
        return 0.0
    zeros = (m & -m).bit_length() - 1
    return Dyadic(m >> zeros, e + zeros)


def number(x):
    """A number from an int or a float; floats are exact."""
    if isinstance(x, float):
        if x == 0 or not math.isfinite(x):
            return x
        p, q = x.as_integer_ratio()
        return dyadic(p, 1 - q.bit_length())
    return dyadic(x) if isinstance(x, int) else x


def negated(x):
    return -x if isinstance(x, float) else Dyadic(-x.m, x.e)


def parts(x):
    """Significand and exponent of a finite number, zeros included."""
    return x if isinstance(x, Dyadic) else (0, 0)


def aligned(a, b):
    """The integers i, j and the exponent e with a = i * 2^e and b = j * 2^e."""
    (m, e), (n, f) = parts(a), parts(b)
    low = min(e, f)
    return m << (e - low), n << (f - low), low


def compare(a, b):
    """The sign of a - b for finite numbers; b may be an int."""
    i, j, _ = aligned(a, number(b))
    return (i > j) - (i < j)


def rounded(ratio, bits, mode):
    """The ratio correctly rounded to `bits` bits.

    The quotient gets at least two bits more than the result; what is left over only matters for
    being zero or not, so nothing is ever approximated.
    """
    p, q, e = ratio
    shift = bits + 2 - (abs(p).bit_length() - q.bit_length())
    quotient, rest = divmod(abs(p) << max(shift, 0), q << max(-shift, 0))
    extra = quotient.bit_length() - bits
    head, tail = quotient >> extra, quotient & ((1 << extra) - 1)
    half = 1 << (extra - 1)
    if mode == "n":
        grows = tail > half or tail == half and (rest > 0 or head & 1 == 1)
    else:
        away = mode == "a" or mode == ("u" if p > 0 else "d")
        grows = away and (tail > 0 or rest > 0)
    head += grows
    return dyadic(head if p > 0 else -head, e - shift + extra)


def text(x):
    """The C hex form, significand as an odd integer."""
    if isinstance(x, Dyadic):
        return f"{'-' if x.m < 0 else ''}0x{abs(x.m):X}p{x.e:+d}"
    if x == 0:
        return "-0" if math.copysign(1, x) < 0 else "+0"
    return repr(x)  # inf, -inf, nan
