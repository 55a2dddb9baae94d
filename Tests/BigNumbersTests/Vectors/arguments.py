"""The arguments of every function: seeded random ones, and those where implementations go wrong."""

import math
import random

from flint import arb, ctx
from mpmath import mp

from exact_numbers import Dyadic, Ratio, dyadic, negated, number, rounded

SEED = "vectors 1"
INF, NAN = math.inf, math.nan
SPECIALS = [0.0, -0.0, INF, -INF, NAN]
WIDTHS = (1, 3, 5, 8, 12, 24, 25, 53, 54, 113, 120)
UNITS = (1, 360, 400, 7)
CTX_BITS = 400


def near(ball, bits=120):
    """The midpoint of a ball as an argument; which neighbour it is does not matter."""
    m, e = ball.mid().man_exp()
    return rounded(Ratio(int(m), 1, int(e)), bits, "n")


class Source:
    """Random arguments of one function; its own seed keeps functions independent of each other."""

    def __init__(self, name):
        self.random = random.Random(f"{SEED} {name}")
        ctx.prec, mp.prec = CTX_BITS, CTX_BITS

    def wide(self, bits, lo, hi, signed=False):
        """An odd significand of exactly `bits` bits, times a power of two: 2^lo <= |x| < 2^hi."""
        m = self.random.getrandbits(bits) | 1 << (bits - 1) | 1
        negative = signed and self.random.random() < 0.5
        return Dyadic(-m if negative else m, self.random.randrange(lo, hi) - bits + 1)

    def mixed(self, count, lo, hi, signed=False):
        return [self.wide(WIDTHS[i % len(WIDTHS)], lo, hi, signed) for i in range(count)]

    def pairs(self, count, first, second):
        """Pairs of random numbers; `first` and `second` are (lo, hi, signed)."""
        a, b = self.mixed(count, *first), self.mixed(count, *second)
        self.random.shuffle(b)
        return list(zip(a, b))

    def images(self, inverse, lo, hi, signed=False):
        """Arguments whose value is all but a number of p or p + 1 bits: the value is next to a
        representable number, or next to the middle of two."""
        ys = [self.wide(w, lo, hi, signed) for w in (1, 2, 24, 24, 25, 25, 53, 53, 54, 54, 113, 114)]
        return [near(inverse(arb((y.m, y.e)))) for y in ys]


def inverse_of(f, guess):
    """The inverse of an mpmath function, by secants."""

    def inverse(y):
        target = mp.ldexp(*map(int, y.mid().man_exp()))
        x = mp.findroot(lambda x: f(x) - target, guess)
        return arb((x.man, x.exp))

    return inverse


def around(x, *exponents):
    """Both neighbours of x at these distances from it, relatively: cancellation."""
    x = number(x)
    result = []
    for k in exponents:
        result += [dyadic((x.m << k) + 1, x.e - k), dyadic((x.m << k) - 1, x.e - k)]
    return result


def both(xs):
    return [y for x in xs for y in (number(x), negated(number(x)))]


def powers(e, *ms):
    return [dyadic(m, e) for m in ms]


ONE_PLUS = around(1, 10, 24, 53, 113, 119)
TINY = both(powers(-30, 1) + powers(-120, 5) + powers(-1000000, 1, 3))
# 3 * 2^e with e divisible by 2, by 3, by neither; and the same below one.
EXTREMES = powers(1000000, 1, 3) + powers(-1000000, 1, 3) + powers(999999, 1, 5)


def pi_multiples():
    """Multiples of pi/2 rounded to all precisions, and the double closest to one of them."""
    ctx.prec = 1000
    multiples = [(1, 24), (1, 53), (1, 113), (1, 120), (2, 24), (2, 53), (2, 120), (3, 53), (3, 120)]
    multiples += [(4, 53), (5, 120), (22, 53), (710, 120), (10**15 + 1, 120)]
    return [near(arb.pi() * k / 2, bits) for k, bits in multiples] + [
        dyadic(6381956970095103, 797), number(11), number(22), number(355)]


HUGE = [number(10**22), number(1.7976931348623157e308), dyadic(-5, 5000), dyadic(3, 1000),
        number(-(10**34) - 1), dyadic(1, 100)]


def circular(inverse):
    return lambda s: (s.mixed(36, -20, 10, True) + s.images(inverse, -8, 0, True) + pi_multiples()
                      + HUGE + TINY)


def inverse_circular(image, *exact):
    ends = around(1, 24, 53, 113, 119)[1::2]
    return lambda s: (s.mixed(36, -20, 0, True) + s.images(image, -8, 0, True) + both(ends + [0.5, 1])
                      + TINY + [number(x) for x in (1.5, -2)] + list(exact))


def logarithm(exp, *exact):
    return lambda s: (s.mixed(36, -60, 60) + s.images(exp, -8, 5, True) + ONE_PLUS + EXTREMES
                      + [number(x) for x in (1, -1, *exact)])


def exponential(log, *exact):
    return lambda s: (s.mixed(36, -20, 9, True) + s.images(log, -6, 9) + TINY
                      + both([10**6, 999999.5, 20000.25]) + [number(x) for x in exact])


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
        exact = [dyadic(y.m**n, y.e * n) for b in (3, 24, 25, 24, 25, 40, 54)[:9 - n]
                 for y in [s.wide(b, -9, 9, n == 3)] if y.m.bit_length() * n <= 120]
        beside = [Dyadic(x.m + d, x.e) for x in exact[1:5] for d in (2, -2)]
        return (s.mixed(36, -40, 40, n == 3) + s.images(lambda y: y**n, -20, 20) + exact + beside
                + EXTREMES + ONE_PLUS[:6] + [number(x) for x in (1, 2, 4, 8, 27, -1, -8)])
    return arguments


def acosh(s):
    return (s.mixed(36, 0, 60) + s.images(arb.cosh, -8, 6) + ONE_PLUS[::2] + EXTREMES
            + [number(x) for x in (1, 1.5, 2, 0.5, -1, -2)] + around(2, 100))


def log_one_plus(s):
    """The pole at -1 from above and below."""
    return (s.mixed(36, -40, 40, True) + s.images(arb.expm1, -8, 5, True) + TINY + EXTREMES[::2]
            + [negated(x) for x in ONE_PLUS] + [number(x) for x in (-1, -0.5, -2, 1)])


def gamma(inverse, lo, hi):
    """Integers, halves, both sides of the poles; y = f(x) short on the growing branch."""
    def arguments(s):
        poles = [x for n in (-1, -2, -5) for x in around(n, 50, 110)]
        zeros = [near(arb(x), 53) for x in (-2.4570247382208006, -2.7476826467274127)]
        return (s.mixed(36, -8, 6, True) + s.images(inverse, lo, hi) + poles + zeros
                + both(powers(-30, 1) + powers(-2000, 3)) + around(1, 50, 110) + around(2, 50, 110)
                + [number(x) for x in (1, 2, 3, 5, 11, 15, 24, 26, 29, 50, 57, 101, 171, 1000, 0.5,
                                       1.5, -0.5, -1, -3, -100.5, -1000.25, 1000000.5, 2**40 + 1)])
    return arguments


INVERSE_LOG_GAMMA = inverse_of(mp.loggamma, 8)


def log_gamma(s):
    return gamma(INVERSE_LOG_GAMMA, 1, 7)(s) + powers(100, 3) + powers(1000, 1) + powers(-5000, -1)


def factorial(_):
    """All up to where the odd part exceeds the widest result, and some by the gamma function."""
    return [number(n) for n in (*range(1, 66), 100, 170, 171, 300, 301, 1000, 4096, 4097, 12345,
                                10**6, 123456789, 2**40 + 1)]


def exact_powers_of_ten():
    return [10**k for k in (1, 2, 3, 7, 10, 11, 15, 22, 23, 35, 49, 51)]


LN2, LN10 = (lambda: arb(2).log()), (lambda: arb(10).log())
UNARY = {
    **dict.fromkeys(("floor", "ceil", "trunc", "round", "roundEven", "fraction"), rounding),
    "magnitude": signs, "negate": signs, "sqrt": roots(2), "cbrt": roots(3),
    "exp": exponential(arb.log, 1, -1, 0.5, 710, -745),
    "exp2": exponential(lambda y: y.log() / LN2(), 1, -1, 0.5, -0.5, 1023, -1074, 2.5),
    "exp10": exponential(lambda y: y.log() / LN10(), -1, 0.5, -22.5, *range(1, 12), 22, 23, 24, 48, 49,
                         50, 99, 100, 301),
    "expMinusOne": exponential(arb.log1p, 1, -1, 0.5, -40, -200),
    "log": logarithm(arb.exp, 2, 10, 0.5),
    "log2": lambda s: logarithm(lambda y: (y * LN2()).exp(), 2, 8, 0.125, 3, 10)(s) + powers(16777217, 1)
    + powers(-33554435, 1) + around(8, 100) + around(2, 116) + powers(1000, (1 << 100) + 1),
    "log10": logarithm(lambda y: (y * LN10()).exp(), *exact_powers_of_ten(), 0.5, 0.1, 1e-5, 10**20 + 1),
    "logOnePlus": log_one_plus,
    "sin": circular(arb.asin), "cos": circular(arb.acos), "tan": circular(arb.atan),
    "asin": inverse_circular(arb.sin), "acos": inverse_circular(arb.cos),
    "atan": lambda s: s.mixed(36, -20, 40, True) + s.images(arb.tan, -8, 0, True) + TINY
    + both([1, 2, 0.5] + EXTREMES[:2] + around(1, 53, 119)),
    "sinh": exponential(arb.asinh, 1), "cosh": exponential(lambda y: (1 + y).acosh(), 1),
    "tanh": lambda s: s.mixed(36, -20, 5, True) + s.images(arb.atanh, -8, 0, True) + TINY
    + both([1, 10, 20, 40.5, 81, 100, 1000.25, 20000]),
    "asinh": lambda s: s.mixed(36, -20, 60, True) + s.images(arb.sinh, -8, 6, True) + TINY
    + both([1, 0.5] + EXTREMES[:3]),
    "acosh": acosh, "atanh": inverse_circular(arb.tanh),
    "gamma": gamma(lambda y: INVERSE_LOG_GAMMA(y.log()), 2, 9), "logGamma": log_gamma, "factorial": factorial,
}
NOT_ASKED = {"factorial": (-0.0, -INF), "fraction": (INF, -INF)}


def unary(name):
    skipped = [repr(x) for x in NOT_ASKED.get(name, ())]
    specials = [x for x in SPECIALS if repr(x) not in skipped]
    return [(x,) for x in UNARY[name](Source(name)) + specials]
