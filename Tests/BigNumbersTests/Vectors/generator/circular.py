"""The rational values of the circular functions, in radians and in units of which u make a turn.

In radians only 0 and the inverse functions' ends are rational (Lindemann); for a rational part of a
turn only sin = 0, +-1/2, +-1 and tan = 0, +-1, and conversely (Niven).
"""

import math
from fractions import Fraction

from .arithmetic import INF, NAN, libm, sign, to_double
from .binary import Dyadic, Ratio, compare
from .algebraic import to_int

HALF, ONE = Dyadic(1, -1), Dyadic(1, 0)
MINUS_HALF, MINUS_ONE = Dyadic(-1, -1), Dyadic(-1, 0)
ATAN2 = libm("atan2", 2)


def within_one(values):
    """The domain [-1, 1], with a table of exact values."""
    return lambda x: NAN if compare(x, 1) > 0 or compare(x, -1) < 0 else values.get(x)


def acosh(x):
    return {-1: NAN, 0: 0.0}.get(compare(x, 1))


def share(x, u, count):
    """The angle x in units of 1/count turn."""
    return Fraction(count * x.m << max(x.e, 0), to_int(u) << max(-x.e, 0))


SINES = {1: (1, 2), 3: (1,), 5: (1, 2), 7: (-1, 2), 9: (-1,), 11: (-1, 2)}  # by twelfths of a turn


def sin_units(x, u):
    """IEEE 754-2019 9.2.1: the zeros of sinPi have the argument's sign."""
    k = share(x, u, 12) % 12
    return math.copysign(0.0, x.m) if k in (0, 6) else Ratio(*SINES[k]) if k in SINES else None


def cos_units(x, u):
    """IEEE 754-2019 9.2.1: the zeros of cosPi are +0."""
    k = (share(x, u, 12) + 3) % 12
    return 0.0 if k in (0, 6) else Ratio(*SINES[k]) if k in SINES else None


def tan_units(x, u):
    """IEEE 754-2019 9.2.1: zeros and poles of tanPi have the signs of sinPi / cosPi."""
    k = share(x, u, 8) % 8
    if k.denominator > 1:
        return None
    if k % 4 == 0:
        return math.copysign(0.0, x.m if k == 0 else -x.m)
    return {2: INF, 6: -INF}.get(k) or Ratio(1 if k % 4 == 1 else -1)


def twelfths(values):
    """Inverse functions: exact values given in twelfths of a turn, by argument."""
    table = within_one(values)

    def exact(x, u):
        k = table(x)
        if k is None or k != k:
            return k
        return Ratio(k * to_int(u), 12) if k else 0.0

    return exact


asin_units = twelfths({HALF: 1, MINUS_HALF: -1, ONE: 3, MINUS_ONE: -3})
acos_units = twelfths({0.0: 3, HALF: 2, MINUS_HALF: 4, ONE: 0, MINUS_ONE: 6})


def eighths(y, x):
    """The angle of (x, y) in eighths of a turn where it is a whole number of them, else None.

    That is so on axes and diagonals; with signed zeros and infinities C99 decides which.
    """
    if isinstance(y, Dyadic) and isinstance(x, Dyadic):
        if abs(y.m) != abs(x.m) or y.e != x.e:
            return None
        y, x = sign(y), sign(x)
    return round(ATAN2(to_double(y), to_double(x)) * 4 / math.pi)


def atan2_units(y, x, u):
    k = eighths(y, x)
    return None if k is None else Ratio(k * to_int(u), 8)


def atan_units(x, u):
    return atan2_units(x, ONE, u)
