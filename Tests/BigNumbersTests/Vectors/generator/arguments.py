"""The arguments of functions of one number."""

from flint import arb
from mpmath import mp

from .binary import Dyadic, dyadic, negated
from .sources import (EXTREMES, HUGE, ONE_PLUS, SPECIALS, TINY, WIDEST, Source, around, both,
                      inverse_of, near, numbers, powers)


def pi_multiples():
    """Multiples of pi/2 rounded to all precisions, and the double closest to one of them."""
    multiples = [(1, 24), (1, 53), (1, 113), (1, 120), (2, 24), (2, 53), (2, 120), (3, 53), (3, 120)]
    multiples += [(4, 53), (5, 120), (22, 53), (710, 120), (10**15 + 1, 120)]
    worst = powers(797, 6381956970095103)
    return [near(arb.pi() * k / 2, bits) for k, bits in multiples] + worst + numbers(11, 22, 355)


def circular(inverse):
    return lambda s: (s.mixed(36, -20, 10, True) + s.images(inverse, -8, 0, True) + pi_multiples()
                      + HUGE + powers(100, 1) + TINY)


def inverse_circular(image):
    """Up to the ends of [-1, 1], from the inside, and beyond."""
    ends = around(1, 24, 53, 113, 119)[1::2]
    return lambda s: (s.mixed(36, -20, 0, True) + s.images(image, -8, 0, True)
                      + both([*ends, 0.5, 1]) + TINY + numbers(1.5, -2))


def logarithm(exp, *exact):
    return lambda s: (s.mixed(36, -60, 60) + s.images(exp, -8, 5, True) + ONE_PLUS + EXTREMES
                      + numbers(1, -1, *exact))


def exponential(log, *exact):
    return lambda s: (s.mixed(36, -20, 9, True) + s.images(log, -6, 9) + TINY
                      + both([10**6, 999999.5, 20000.25]) + numbers(*exact))


def rounding(s):
    """Halves and their neighbours, and integers that have to be rounded again, halfway too."""
    halves = [0.5, 1.5, 2.5, 0.25, 0.75, 2, 3, 7]
    near_halves = around(0.5, 10, 53, 119) + around(2.5, 100) + around(3, 100)
    carries = [dyadic((1 << (p + 2)) - 1, -1) for p in (24, 53, 113)]
    ties = [s.wide(p + 1, p, p + 1) for p in (24, 53, 113)]
    return both(halves + near_halves + carries + ties) + s.mixed(36, -3, 130, True) + TINY + EXTREMES


def signs(s):
    return s.mixed(50, -100, 100, True) + both(EXTREMES)


def roots(n):
    """Squares or cubes of p and p + 1 bits: exact and halfway, as far as 120 bits reach."""
    def arguments(s):
        ys = [s.wide(bits, -9, 9, n == 3) for bits in (3, 24, 25, 24, 25, WIDEST // n, 54)]
        exact = [Dyadic(y.m**n, y.e * n) for y in ys]
        beside = [Dyadic(x.m + d, x.e) for x in exact[1:5] for d in (2, -2)]
        return (s.mixed(36, -40, 40, n == 3) + s.images(lambda y: y**n, -20, 20) + exact + beside
                + EXTREMES + ONE_PLUS[:6] + numbers(1, 2, 4, 8, 27, -1, -8))
    return arguments


def acosh(s):
    return (s.mixed(36, 0, 60) + s.images(arb.cosh, -8, 6) + ONE_PLUS[::2] + EXTREMES + around(2, 100)
            + numbers(1, 1.5, 2, 0.5, -1, -2))


def log_one_plus(s):
    """The pole at -1 from above and below."""
    return (s.mixed(36, -40, 40, True) + s.images(arb.expm1, -8, 5, True) + TINY + EXTREMES[::2]
            + [negated(x) for x in ONE_PLUS] + numbers(-1, -0.5, -2, 1))


def gamma(inverse, lo, hi):
    """Integers, halves, both sides of the poles; y = f(x) short on the growing branch."""
    def arguments(s):
        poles = [x for n in (-1, -2, -5) for x in around(n, 50, 110)]
        zeros = [near(arb(x), 53) for x in (-2.4570247382208006, -2.7476826467274127)]
        return (s.mixed(36, -8, 6, True) + s.images(inverse, lo, hi) + poles + zeros
                + both(powers(-30, 1) + powers(-2000, 3)) + around(1, 50, 110) + around(2, 50, 110)
                + numbers(1, 2, 3, 5, 11, 15, 24, 26, 29, 50, 57, 101, 171, 1000, 0.5, 1.5, -0.5, -1, -3,
                          -100.5, -1000.25, 1000000.5, 2**40 + 1))
    return arguments


INVERSE_LOG_GAMMA = inverse_of(mp.loggamma, 8)


def log_gamma(s):
    return gamma(INVERSE_LOG_GAMMA, 1, 7)(s) + powers(100, 3) + powers(1000, 1) + powers(-5000, -1)


def factorial(_):
    """All up to where the odd part exceeds the widest result, and some by the gamma function."""
    return numbers(*range(1, 66), 100, 170, 171, 300, 301, 1000, 4096, 4097, 12345, 10**6, 123456789,
                   2**40 + 1)


def to_the(base):
    """base^y, by which logarithms to a base have their hard cases."""
    return lambda y: (y * arb(base).log()).exp()


def log_to(base):
    return lambda y: y.log() / arb(base).log()


def log2(s):
    """Powers of two with exponents of p + 1 bits, and neighbours of powers of two."""
    halfway = powers(2**24 + 1, 1) + powers(-(2**25) - 3, 1)
    neighbours = around(8, 100) + around(2, 116) + around(dyadic(1, 1100), 100)
    return logarithm(to_the(2), 2, 8, 0.125, 3, 10)(s) + halfway + neighbours


def atan(s):
    return (s.mixed(36, -20, 40, True) + s.images(arb.tan, -8, 0, True) + TINY
            + both([1, 2, 0.5, *EXTREMES[:2], *around(1, 53, 119)]))


def tanh(s):
    return (s.mixed(36, -20, 5, True) + s.images(arb.atanh, -8, 0, True) + TINY
            + both([1, 10, 20, 40.5, 81, 100, 1000.25, 20000]))


def asinh(s):
    return (s.mixed(36, -20, 60, True) + s.images(arb.sinh, -8, 6, True) + TINY
            + both([1, 0.5, *EXTREMES[:3]]))


POWERS_OF_TEN = [10**k for k in (1, 2, 3, 7, 10, 11, 15, 22, 23, 35, 49, 51)]

TABLE = {
    **dict.fromkeys(("floor", "ceil", "trunc", "round", "roundEven", "fraction"), rounding),
    "magnitude": signs, "negate": signs, "sign": signs, "sqrt": roots(2), "cbrt": roots(3),
    "exp": exponential(arb.log, 1, -1, 0.5, 710, -745),
    "exp2": exponential(log_to(2), 1, -1, 0.5, -0.5, 1023, -1074, 2.5),
    # 5^23, 5^49 and 5^99 reach or exceed 53, 113 and 231 bits.
    "exp10": exponential(log_to(10), -1, 0.5, -22.5, *range(1, 12), 22, 23, 24, 48, 49, 50, 99, 100, 301),
    "expMinusOne": exponential(arb.log1p, 1, -1, 0.5, -40, -200),
    "log": logarithm(arb.exp, 2, 10, 0.5), "log2": log2,
    "log10": logarithm(to_the(10), *POWERS_OF_TEN, 0.5, 0.1, 1e-5, 10**20 + 1),
    "logOnePlus": log_one_plus,
    "sin": circular(arb.asin), "cos": circular(arb.acos), "tan": circular(arb.atan),
    "asin": inverse_circular(arb.sin), "acos": inverse_circular(arb.cos), "atan": atan,
    "sinh": exponential(arb.asinh, 1), "cosh": exponential(lambda y: (1 + y).acosh(), 1), "tanh": tanh,
    "asinh": asinh, "acosh": acosh, "atanh": inverse_circular(arb.tanh),
    "gamma": gamma(lambda y: INVERSE_LOG_GAMMA(y.log()), 2, 9), "logGamma": log_gamma,
    "factorial": factorial,
}
# Where no standard says what the function is.
NOT_ASKED = {"factorial": ["-0.0", "-inf"], "fraction": ["inf", "-inf"]}


def arguments(name):
    specials = [x for x in SPECIALS if repr(x) not in NOT_ASKED.get(name, [])]
    return [(x,) for x in TABLE[name](Source(name)) + specials]
