"""Functions whose values are all rational, and what the special arguments of any function give.

`..._special` answers if an argument is 0, inf or NaN: a special float, an exact `Ratio`, or None if
the value has to be rounded. The oracle is glibc's libm, which follows C99 annex F exactly there.
"""

import ctypes
import math

from .binary import CANCELLED, Dyadic, Ratio, aligned, compare, number, parts

NAN, INF = math.nan, math.inf
LIBM = ctypes.CDLL("libm.so.6")


def to_double(x):
    if isinstance(x, float):
        return x
    value = math.ldexp(x.m, x.e)
    assert number(value) == x, "special values are asked for with short companions only"
    return value


def sign(x):
    return math.copysign(1, parts(x)[0] if isinstance(x, Dyadic) else x)


def value(x):
    return x if isinstance(x, float) else Ratio(x.m, 1, x.e)


def libm(name, arity=1):
    f = getattr(LIBM, name)
    f.restype, f.argtypes = ctypes.c_double, [ctypes.c_double] * arity
    return f


def c99(name, arity=1):
    """libm's special results and its exact +-1; None for a result that libm had to round."""
    f = libm(name, arity)

    def special(*args):
        result = f(*map(to_double, args))
        if abs(result) == 1:
            return Ratio(int(result))
        return result if result == 0 or not math.isfinite(result) else None

    return special


def add(a, b):
    i, j, e = aligned(a, b)
    return Ratio(i + j, 1, e) if i + j else CANCELLED


def add_special(a, b):
    result = to_double(a) + to_double(b)
    if result == 0:
        return a if sign(a) == sign(b) else CANCELLED
    return None if math.isfinite(result) else result


def multiply(a, b):
    return Ratio(a.m * b.m, 1, a.e + b.e)


def multiply_special(a, b):
    return to_double(a) * to_double(b)


def divide(a, b):
    return Ratio(a.m if b.m > 0 else -a.m, abs(b.m), a.e - b.e)


def divide_special(a, b):
    if b == 0:
        return NAN if a == 0 or a != a else sign(a) * sign(b) * INF
    return to_double(a) / to_double(b)


def modulo(a, b):
    i, j, e = aligned(a, b)
    rest = i % j  # Python's remainder is the floored one.
    return Ratio(rest, 1, e) if rest else math.copysign(0.0, j)


def modulo_special(a, b):
    """Infinite b is not asked for: languages disagree."""
    return math.copysign(0.0, b.m) if a == 0 and isinstance(b, Dyadic) else NAN


def minimum(a, b):
    return value(a if compare(a, b) < 0 else b)


def maximum(a, b):
    return value(a if compare(a, b) > 0 else b)


def extreme_special(choose):
    """A NaN loses as in C99 fmin, and -0 is below +0 as in IEEE 754-2019."""

    def special(a, b):
        if a != a or b != b:
            return value(b if a != a else a)
        return value(choose(a, b, key=lambda x: (to_double(x), sign(x))))

    return special


def integral(rounds_up):
    """Rounding to an integer, the zero with x's sign as in IEEE 754 5.9.

    `rounds_up(floor, twice)` decides between floor x and the next integer above; `twice` is twice
    what lies above the floor compared with 1: -1 below one half, 0 at it, 1 above it.
    """

    def exact(x):
        if x.e >= 0:
            return value(x)
        floor = x.m >> -x.e
        above, half = x.m - (floor << -x.e), 1 << (-x.e - 1)
        result = floor + bool(rounds_up(floor, (above > half) - (above < half)))
        return Ratio(result) if result else math.copysign(0.0, x.m)

    return exact


floor = integral(lambda floor, twice: False)
ceil = integral(lambda floor, twice: True)
trunc = integral(lambda floor, twice: floor < 0)
round_away = integral(lambda floor, twice: twice > 0 or twice == 0 and floor >= 0)
round_even = integral(lambda floor, twice: twice > 0 or twice == 0 and floor % 2)


def fraction(x):
    """x - trunc x, the zero with x's sign as C99 modf."""
    rest = abs(x.m) % (1 << -x.e) if x.e < 0 else 0
    return Ratio(rest if x.m > 0 else -rest, 1, x.e) if rest else math.copysign(0.0, x.m)
