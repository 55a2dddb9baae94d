"""The arguments of circular functions in units of which u make a turn; u comes last."""

from flint import arb

from .binary import dyadic, number
from .pairs import given, specials
from .sources import (EXTREMES, HUGE, SPECIALS, TINY, Source, around, both, near, numbers, to_ball)

UNITS = (1, 2, 360, 400, 7)


def in_all_units(arguments):
    """Appends every u to the argument tuples that `arguments` makes for it."""
    return lambda s: [(*args, number(u)) for u in UNITS for args in arguments(s, u)]


def angles(inverse):
    """Multiples of 1/8 and 1/12 turn with their neighbours, huge and tiny angles."""
    def arguments(s, u):
        xs = [dyadic(k * u, -3) for k in (1, 2, 3, 4, 5, 6, 8, -1, -2, -4, -7, 12, -16, 4002)]
        xs += [number(k * u // 12) for k in (1, 2, 5, 7, 10, 11, -1, 13) if k * u % 12 == 0]
        xs += around(u, 60) + around(dyadic(u, -2), 100) + around(dyadic(u, -1), 110)
        xs += s.mixed(6, -5, 12, True)
        ys = [s.wide(w, -6, 0, True) for w in (24, 25, 54)]
        xs += [near(inverse(to_ball(y)) * u / (2 * arb.pi())) for y in ys]
        return [(x,) for x in xs + HUGE[:3] + TINY[2:7:4] + SPECIALS]
    return in_all_units(arguments)


def inverse(function, highest=0):
    """Exact at 0, 1/2 and 1; arguments up to 2^highest."""
    def arguments(s, _):
        xs = both([0.5, 1]) + around(0.5, 60, 119) + around(1, 60)[1::2] + s.mixed(8, -8, highest, True)
        ys = [s.wide(w, -8, -3) for w in (24, 25, 54)]
        xs += [near(function(to_ball(y) * 2 * arb.pi())) for y in ys] + TINY[2:8:5] + numbers(1.5)
        return [(x,) for x in xs + EXTREMES[1:2] * (highest > 0) + SPECIALS]
    return in_all_units(arguments)


def atan2(s, u):
    t = s.wide(25, -4, -2)
    points = s.pairs(8, (-5, 5, True), (-5, 5, True)) + given((1, 1), (3, -3), (-5, -5), (-0.5, 0.5))
    points += [(dyadic(1, -200), number(-1)), (dyadic(3, 300), number(1))]
    points += [(near((2 * arb.pi() * to_ball(t)).tan() * 5), number(5))]
    return points + (specials(numbers(1, -2)) if u < 400 else [])


TABLE = {
    "sinUnits": angles(arb.asin), "cosUnits": angles(arb.acos), "tanUnits": angles(arb.atan),
    "asinUnits": inverse(arb.sin), "acosUnits": inverse(arb.cos), "atanUnits": inverse(arb.tan, 20),
    "atan2Units": in_all_units(atan2),
}


def arguments(name):
    return TABLE[name](Source(name))
