"""More functions whose values are all rational: fused products, remainders, whole numbers.

As in arithmetic.py, `..._special` answers if an argument is 0, inf or NaN, exactly and never None.
"""

import math

from . import arithmetic
from .arithmetic import INF, NAN, libm, sign, to_double, value
from .binary import CANCELLED, Dyadic, Ratio, aligned, compare, negated, number


def from_double(x):
    """A special float, or the exact value of an ordinary one."""
    return x if x == 0 or not math.isfinite(x) else value(number(x))


def square(x):
    return arithmetic.multiply(x, x)


def square_special(x):
    return x * x


def product(a, b):
    """The exact Dyadic, or a zero, inf or NaN."""
    if isinstance(a, Dyadic) and isinstance(b, Dyadic):
        return Dyadic(a.m * b.m, a.e + b.e)
    return to_double(a) * to_double(b)


def plus(p, q):
    """Their sum with the sign of an exact zero as in IEEE 754 6.3."""
    if isinstance(p, Dyadic) and isinstance(q, Dyadic):
        return arithmetic.add(p, q)
    if isinstance(p, Dyadic) and q == 0:
        return value(p)
    if isinstance(q, Dyadic) and p == 0:
        return value(q)
    p, q = (sign(x) if isinstance(x, Dyadic) else x for x in (p, q))
    if p == 0 and q == 0:
        return p if sign(p) == sign(q) else CANCELLED
    return p + q


def fma(a, b, c):
    return plus(product(a, b), c)


def fms(a, b, c):
    return fma(a, b, negated(c))


def fmma(a, b, c, d):
    return plus(product(a, b), product(c, d))


def fmms(a, b, c, d):
    return fmma(a, b, negated(c), d)


def fmod(x, y):
    i, j, e = aligned(x, y)
    rest = abs(i) % abs(j)
    return Ratio(rest if i > 0 else -rest, 1, e) if rest else math.copysign(0.0, x.m)


def remainder(x, y):
    """IEEE 754 5.3.1: the quotient is rounded to nearest, ties to even."""
    i, j, e = aligned(x, y)
    q, rest = divmod(abs(i), abs(j))
    if 2 * rest > abs(j) or 2 * rest == abs(j) and q % 2:
        rest -= abs(j)
    return Ratio(rest if i > 0 else -rest, 1, e) if rest else math.copysign(0.0, x.m)


def remainder_special(x, y):
    if x != x or y != y or x in (INF, -INF) or y == 0:
        return NAN
    return value(x)  # y is infinite or x is zero.


def dim(x, y):
    return arithmetic.add(x, negated(y)) if compare(x, y) > 0 else 0.0


def dim_special(x, y):
    return from_double(libm("fdim", 2)(to_double(x), to_double(y)))


def copysign(x, y):
    return value(Dyadic(abs(x.m) * int(sign(y)), x.e))


def copysign_special(x, y):
    return from_double(math.copysign(to_double(x), sign(y)))


def scale_b(x, n):
    return Ratio(x.m, 1, x.e + to_whole(n))


def scale_b_special(x, n):
    return value(x) if isinstance(x, float) else scale_b(x, n)


def to_whole(x):
    return x.m << x.e if isinstance(x, Dyadic) else 0


def whole(f):
    """A function of whole numbers, zero among them."""

    def exact(*args):
        result = f(*map(to_whole, args))
        return Ratio(result) if result else 0.0

    return exact


def binomial(n, k):
    return math.comb(n, k) if 0 <= k <= n else 0


def double_factorial(n):
    half = n // 2
    even = math.factorial(half) << half
    return even if n % 2 == 0 else math.factorial(n) // even


INTEGRAL = {
    "n": arithmetic.round_even, "z": arithmetic.trunc, "u": arithmetic.ceil, "d": arithmetic.floor,
    "a": arithmetic.integral(lambda floor, twice: floor >= 0),
}


def rint(x):
    """By mode."""
    return {mode: f(x) for mode, f in INTEGRAL.items()}
