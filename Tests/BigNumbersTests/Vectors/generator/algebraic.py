"""The rational values of functions with irrational ones: for these, enclosures would never settle.

Each function takes nonzero finite arguments and returns the exact value, a special float where the
arguments are outside the domain, or None where the value is irrational - or at least so long that
it is neither representable nor halfway at any tested precision.
"""

import math

from .arithmetic import INF, NAN, sign
from .binary import Dyadic, Ratio, aligned, compare

# Odd integers of more bits than this are neither representable nor halfway.
LONG = 300
ONE = Dyadic(1, 0)


def to_int(x):
    return x.m << x.e


def never(*_):
    """Transcendental everywhere but at 0, which is a special argument (Lindemann)."""
    return None


# Roots, powers and logarithms: algebraic values are rational only for perfect powers.


def floor_root(m, n):
    """The greatest integer r with r^n <= m, by Newton's iteration from above; both positive."""
    if n == 2:
        return math.isqrt(m)
    r = 1 << -(-m.bit_length() // n)
    while (smaller := ((n - 1) * r + m // r ** (n - 1)) // n) < r:
        r = smaller
    return r


def integer_root(m, n):
    """The integer r with r^n = m, or None; both positive."""
    r = floor_root(m, n) if n < m.bit_length() else 1
    return r if r**n == m else None


def root(x, n):
    n = to_int(n)
    if x.m < 0 and n % 2 == 0:
        return NAN
    r = integer_root(abs(x.m), abs(n)) if x.e % n == 0 else None
    if r is None:
        return None
    s = int(sign(x))
    return Ratio(s * r, 1, x.e // n) if n > 0 else Ratio(s, r, x.e // n)


def root_special(x, n):
    """IEEE 754 rootn: odd roots keep the sign of zeros and infinities, even ones of zeros drop it."""
    n = to_int(n)
    if x != x or x == -INF and n % 2 == 0:
        return NAN
    size = abs(x) if n > 0 else INF if x == 0 else 0.0
    return math.copysign(size, x) if n % 2 else size


def hypot(x, y):
    i, j, e = aligned(x, y)
    square = i * i + j * j
    r = integer_root(square, 2)
    return Ratio(r, 1, e) if r else None


def power(x, y):
    """With y = p / 2^k and odd p, x^y is rational only if x is a 2^k-th power."""
    if x.m < 0 and y.e < 0:
        return NAN
    s = -1 if x.m < 0 and y.e == 0 else 1
    m, e, k = abs(x.m), x.e, y.e
    if (m, e) == (1, 0):
        return Ratio(s)
    while k < 0:
        r = integer_root(m, 2)
        if not r or e % 2:
            return None
        m, e, k = r, e // 2, k + 1
    p = y.m << k
    if (m.bit_length() - 1) * abs(p) > LONG:
        return None
    return Ratio(s * m**p, 1, e * p) if p > 0 else Ratio(s, m**-p, e * p)


def exp2(x):
    return Ratio(1, 1, to_int(x)) if x.e >= 0 else None


def exp10(x):
    """10^-n is rational but not dyadic: enclosures settle."""
    is_short = x.e >= 0 and x.m > 0 and compare(x, LONG) <= 0
    return Ratio(5 ** to_int(x), 1, to_int(x)) if is_short else None


def logarithm(exact):
    """Adds the domain x > 0, and log 1 = +0."""
    return lambda x, *b: NAN if x.m < 0 else 0.0 if x == ONE else exact(x, *b)


def log2(x):
    return Ratio(x.e) if x.m == 1 else None


def log10(x):
    return Ratio(x.e) if 0 < x.e <= LONG and x.m == 5**x.e else None


def perfect_power(m):
    """The largest k and its g with g^k = m, for odd m > 1."""
    return next((k, g) for k in range(m.bit_length(), 0, -1) if (g := integer_root(m, k)))


def log_base(x, b):
    """Rational only for powers of one number: (2^c g^j)^t = 2^a g^i, g no perfect power."""
    if x.m == 1 and b.m == 1:
        i, j = x.e, b.e
    elif x.m == 1 or b.m == 1:
        return None
    else:
        (i, g), (j, h) = perfect_power(x.m), perfect_power(b.m)
        if g != h or i * b.e != j * x.e:
            return None
    return Ratio(i if j > 0 else -i, abs(j))


def log_base_special(x, b):
    """ln x / ln b; of the special b only NaN is asked for."""
    if x != x or b != b or x == -INF:
        return NAN
    return (INF if x == INF else -INF) * compare(b, 1)


def log_one_plus(x):
    return {-1: NAN, 0: -INF}.get(compare(x, -1))


def factorial(n):
    return Ratio(math.factorial(to_int(n))) if compare(n, LONG) <= 0 else None


def gamma(x):
    """Factorials; no other rational value is known, and the enclosures would not settle at one."""
    if x.e < 0:
        return None
    if x.m < 0:
        return NAN
    return Ratio(math.factorial(to_int(x) - 1)) if compare(x, LONG) <= 0 else None


def log_gamma(x):
    """ln n! is transcendental for n > 1; poles at the integers below 1."""
    if x.e < 0:
        return None
    return INF if x.m < 0 else 0.0 if compare(x, 2) <= 0 else None
