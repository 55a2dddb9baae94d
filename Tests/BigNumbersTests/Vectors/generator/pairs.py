"""The arguments of functions of two numbers."""

from flint import arb

from .binary import PRECISIONS, Dyadic, Ratio, dyadic, negated, number, rounded
from .sources import (EXTREMES, INF, NAN, ONE_PLUS, SPECIALS, TINY, WIDEST, Source, around, both, near,
                      numbers, powers, to_ball)

COMPANIONS = numbers(1, -1, 2, -3, 2.5, -0.5)
ANY = (-30, 30, True)


def specials(companions=COMPANIONS):
    """All pairs with at least one zero, infinity or NaN."""
    everything = SPECIALS + companions
    return [(a, b) for a in everything for b in everything
            if isinstance(a, float) or isinstance(b, float)]


def with_specials(ordinary):
    return lambda s: ordinary(s) + specials()


def given(*pairs):
    return [(number(a), number(b)) for a, b in pairs]


def product(xs, ys):
    return [(number(x), number(y)) for x in xs for y in ys]


def add(s):
    """Halfway sums and their neighbours, sums whose smaller term only decides the rounding, and
    differences of which little or nothing remains."""
    result = s.pairs(26, ANY, ANY)
    for p in (24, 53, 113):
        odd, half = s.wide(p, 0, 1, True), dyadic(1, -p)
        even = dyadic((odd.m >> 2 << 2) + 2, odd.e)
        result += [(odd, half), (even, half), (odd, negated(half)), (even, dyadic(-1, -1000))]
        result += [(odd, x) for x in around(half, 40)]
        wide = s.wide(WIDEST, -5, 5)
        head = rounded(Ratio(wide.m, 1, wide.e), p, "n")
        result += [(wide, negated(head)), (wide, negated(wide))]
    far = [(dyadic(1, 1000000), number(3)), (dyadic(3, 1000000), dyadic(-1, -1000))]
    return result + given((1, -1), (2.5, -2.5)) + product([1, -1], both(powers(-1000000, 1))) + far


def subtract(s):
    return [(a, negated(b)) for a, b in add(s) + specials()]


def halfway_factors(s, p):
    """Two numbers whose product has exactly p + 1 bits."""
    while True:
        a, b = s.wide((p + 1) // 2, -9, 9, True), s.wide((p + 2) // 2, -9, 9, True)
        if (a.m * b.m).bit_length() == p + 1:
            return a, b


def multiply(s):
    result = s.pairs(30, ANY, ANY)
    for p in PRECISIONS * 2:
        a, b = halfway_factors(s, p)
        result += [(a, b), (a, Dyadic(b.m + 2, b.e))]
    return result + product(EXTREMES[:3], both(EXTREMES[3:5])) + given((1, -1))


def divide(s):
    """Quotients of p and p + 1 bits, exact and just not."""
    result = s.pairs(28, ANY, ANY)
    for p in (24, 24, 53, 53, 113):
        b = s.wide(5, -9, 9, True)
        for bits in (p, p + 1):
            q = s.wide(bits, -9, 9, True)
            exact = dyadic(q.m * b.m, q.e + b.e)
            beside = around(exact, WIDEST - 1 - exact.m.bit_length())[:1] if p < 113 else []
            result += [(a, b) for a in [exact, *beside]]
    return (result + given((1, 3), (1, -3), (2, 3), (1, 10), (22, 7), (7, 7))
            + product(EXTREMES[:2], both(EXTREMES[3:5])))


def modulo(s):
    """Huge quotients, remainders next to 0 and to b - also after rounding - and multiples of b."""
    result = s.pairs(36, (-10, 40, True), (-10, 10, True))
    tiny, huge = powers(-200, 1, -1) + powers(-1000000, 1, -1), powers(1000, 3, -1) + powers(100000, 1, -5)
    result += product(tiny + huge, [3, -1])
    for _ in range(5):
        b, q = s.wide(30, -9, 9, True), s.wide(60, 40, 60, True)
        m, e = q.m * b.m, q.e + b.e
        result += [(dyadic(m, e), b), (dyadic(m + 2, e), b), (dyadic(m - 2, e), b)]
    result += given((5, 3), (-5, 3), (5, -3), (-5, -3), (6, 3), (-6, 3), (6, -3), (5.5, 0.25), (-0.5, 1))
    # The remainder by an infinity is a convention of languages: not asked for.
    return result + [(a, b) for a, b in specials() if b not in (INF, -INF)]


def extremes(s):
    xs = s.mixed(14, -5, 5, True)
    return (s.pairs(44, (-3, 3, True), (-3, 3, True)) + [(x, negated(x)) for x in xs[:8]]
            + [(x, x) for x in xs[8:]] + product(EXTREMES[:2], both(EXTREMES[2:4])))


def hypot(s):
    """Pythagorean triples whose hypotenuse has p or p + 1 bits; sides that only decide rounding."""
    result = s.pairs(30, (-20, 20, True), (-20, 20, True))
    for p in (24, 25, 53, 54, 113, 114):
        while True:
            m, n = s.wide((p + 1) // 2, 0, 1).m - 1, s.wide(p // 2 - 1, 0, 1).m
            if (m * m + n * n).bit_length() == p:
                break
        side = dyadic(m * m - n * n)
        result += [(side, dyadic(2 * m * n)), (dyadic(2 * m * n + 1), side)]
    return (result + given((3, 4), (-5, 12), (1, 1), (1, -2), (8, 15))
            + product([1, -1, 3, -3], powers(-100, 1) + powers(-1000, 1))
            + [(dyadic(1, 1000000), number(1)), (dyadic(3, -1000000), dyadic(4, -1000000))])


def power(s):
    """Integer and 2^-k powers that are exact or halfway, bases next to 1, results next to 1."""
    result = s.pairs(26, (-8, 8, False), (-6, 5, True))
    exponents = numbers(2, 3, -1, -2, 5, 10, -7, 100, -33)
    result += zip(s.mixed(9, -3, 3, True), exponents, strict=True)
    result += given((3, 15), (-3, 16), (3, 33), (3, 34), (5, 10), (5, 11), (7, 19), (3, 71), (3, 72),
                    (-3, 145), (3, 146), (10, 15), (10, -3), (1.5, 10**6), (0.1, 1), (3.5, -1), (-1, 3),
                    (9, 2.5), (9, -1.5), (2, 0.5), (4, 0.5), (4, -0.25), (81, 1.25), (0.25, 1.5), (1, 0.3),
                    (2, 1000000), (2, -1000000), (3, -100000.5), (-1, 10**22), (-2, 0.5), (-8, 1 / 3))
    for p in PRECISIONS:
        while True:
            y = s.wide((p + 2) // 2, -9, 9, True)
            if (y.m**2).bit_length() == p + 1:
                break
        result += [(y, number(2))] + ([(dyadic(y.m**4, 4 * y.e), number(0.5))] if p == 24 else [])
    result += [(x, dyadic(m, k)) for x, k in zip(ONE_PLUS, range(10, 120, 11), strict=True) for m in (1, -3)]
    result += product([2, 10], TINY[2:4] + both(powers(-2000, 1)))
    widths_of_roots = {2: (24, 25, 54, 113), 3: (25, 114), -3: (24,), -1: (53, 54), -2: (114,)}
    for w, n in [(w, n) for n, ws in widths_of_roots.items() for w in ws]:
        y = s.wide(w, 0, 3)
        result.append((near(to_ball(y) ** (arb(1) / n)), number(n)))
    for bits in (25, 54):
        y = s.wide(bits, 0, 3)
        result += [(dyadic(y.m**2 + d, 2 * y.e), number(0.5)) for d in (0, 2)]
    return result


INDICES = (1, 2, 3, 4, 5, 7, 10, 17, 100, 1001, -1, -2, -3, -4, -7, -100, 2147483647)


def root(s):
    result = [(s.wide(w, -40, 40, n % 2 == 1), number(n)) for n in INDICES for w in (5, 53, 120)]
    for n in (2, 3, 4, 5, -1, -2, -3, -5):
        ys = [s.wide(w, -5, 5, n % 2 == 1) for w in (24, 25, 54)]
        result += [(near(to_ball(y) ** n), number(n)) for y in ys]
    result += given((-2, 2), (-2, -4), (8, 3), (-8, 3), (16, -4), (-32, -5), (0.125, 3), (1, 5), (-1, -7))
    result += product(EXTREMES[1:5], [2, -3, 1000]) + product(ONE_PLUS[-2:], [1000])
    return result + product(SPECIALS, [1, 2, 3, 4, -1, -2, -3, -4])


def log_base(s):
    """Powers of one number, halfway quotients of 25 bits, and neighbours of powers."""
    random = s.pairs(36, (-20, 20, False), (-5, 10, False))
    # The logarithm of -0 and bases that are no positive numbers but 1 are conventions: not asked for.
    result = [(x, b) for x, b in random if b != (1, 0)]
    result += given((8, 2), (27, 9), (0.125, 2), (2, 8), (9, 27), (81, 9), (9, 81), (1000, 10), (10**20, 10),
                    (10**20 + 1, 10), (3**70, 3**20), (5**40, 25), (6**12, 36), (12, 6), (6, 12), (3, 0.5),
                    (0.25, 0.5), (0.5, 4), (1, 10), (-1, 10), (2, 10), (10, 2), (125, 0.2), (49, 7), (7, 49),
                    (1.5, 2.25), (2.25, 1.5))
    result += product(around(8, 100) + ONE_PLUS[2:6], [2, 10]) + product([3], ONE_PLUS[2:6])
    result += product(EXTREMES[:4], [7])
    result += [(dyadic(1, 2**24 + 1), dyadic(1, 2**24)), (dyadic(1, 2**24 + 3), dyadic(1, -(2**24)))]
    for w in (24, 25, 53, 54):
        y = s.wide(w, -2, 4, True)
        result.append((near((to_ball(y) * arb(3).log()).exp()), number(3)))
    return result + product([0.0, INF, -INF, NAN], [2, 10, 0.5]) + [(number(2), NAN)]


def atan2(s):
    """All quadrants; next to an axis, where the result is next to 0, pi/2 or pi; the diagonals."""
    result = s.pairs(32, (-20, 20, True), (-20, 20, True)) + given((1, 1), (3, -3), (-5, -5), (-0.5, 0.5))
    for w in (24, 25, 53, 54, 113, 114):
        t, x = s.wide(w, -5, 1, True), number(s.random.choice((3, 5, 7)))
        result.append((near(to_ball(t).tan() * x.m), x))
    return result + product([y for e in (-60, -2000, 100) for y in both(powers(e, 1))], [3, -3])


TABLE = {
    "add": with_specials(add), "subtract": subtract, "multiply": with_specials(multiply),
    "divide": with_specials(divide), "modulo": modulo, "minimum": with_specials(extremes),
    "maximum": with_specials(extremes), "hypot": with_specials(hypot), "pow": with_specials(power),
    "root": root, "logBase": log_base, "atan2": with_specials(atan2),
}


def arguments(name):
    return TABLE[name](Source(name))
