"""Arguments in the making: seeded random numbers and the shapes that implementations get wrong."""

import math
import random

from flint import arb, ctx
from mpmath import mp

from .binary import Dyadic, Ratio, dyadic, negated, number, rounded

SEED = "vectors 1"
INF, NAN = math.inf, math.nan
SPECIALS = [0.0, -0.0, INF, -INF, NAN]
WIDTHS = (1, 3, 5, 8, 12, 24, 25, 53, 54, 113, 120)  # around the precisions, and short ones
WIDEST = 120


def near(ball, bits=WIDEST):
    """The midpoint of a ball as an argument; which neighbour it is does not matter."""
    m, e = ball.mid().man_exp()
    return rounded(Ratio(int(m), 1, int(e)), bits, "n")


def to_ball(x):
    return arb((x.m, x.e))


def mpf_to_ball(x):
    negative, m, e, _ = x._mpf_
    return arb((-m if negative else m, e))


class Source:
    """Random arguments of one function; its own seed keeps functions independent of each other."""

    def __init__(self, name):
        self.random = random.Random(f"{SEED} {name}")
        ctx.prec = mp.prec = 1000

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
        return list(zip(a, b, strict=True))

    def images(self, inverse, lo, hi, signed=False):
        """Arguments whose value is all but a number of p or p + 1 bits: the value is next to a
        representable number, or next to the middle of two."""
        widths = (1, 2, 24, 24, 25, 25, 53, 53, 54, 54, 113, 114)
        return [near(inverse(to_ball(self.wide(w, lo, hi, signed)))) for w in widths]

    def hard(self, f, lo, hi, signed=False, widths=(24, 24, 25, 25, 53, 53, 54, 54, 113, 114)):
        """The same for a function without inverse: by secants from random numbers.

        They settle nearby unless f has a flat there; such a number is left out.
        """
        found = []
        with mp.workprec(500):
            for width in widths:
                start = self.wide(24, lo, hi, signed)
                x = mp.ldexp(*start)
                y = f(x)
                target = mp.ldexp(*near(mpf_to_ball(y), width))
                try:
                    x = mp.findroot(lambda x: f(x) - target, (x, x * (1 + mp.ldexp(1, -30))), tol=1e-100)
                except (ValueError, ZeroDivisionError):
                    continue
                found.append(near(mpf_to_ball(x)))
        return found


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
    return [dyadic((x.m << k) + d, x.e - k) for k in exponents for d in (1, -1)]


def both(xs):
    return [y for x in xs for y in (number(x), negated(number(x)))]


def numbers(*xs):
    return [number(x) for x in xs]


def powers(e, *ms):
    return [dyadic(m, e) for m in ms]


ONE_PLUS = around(1, 10, 24, 53, 113, 119)
TINY = both(powers(-30, 1) + powers(-120, 5) + powers(-1000000, 1, 3))
# Odd and even exponents, as roots tell them apart.
EXTREMES = powers(1000000, 1, 3) + powers(-1000000, 1, 3) + powers(999999, 1, 5)
HUGE = numbers(10**22, 1.7976931348623157e308) + powers(5000, -5) + powers(1000, 3) + numbers(-(10**34) - 1)
