"""The arguments of functions of two and three numbers, and of the functions in units of a turn."""

from flint import arb

from arguments import (EXTREMES, HUGE, INF, NAN, ONE_PLUS, SPECIALS, TINY, UNITS, Source, around, both,
                       near, powers, unary)
from exact_numbers import Dyadic, Ratio, dyadic, negated, number, rounded

COMPANIONS = [number(x) for x in (1, -1, 2, -3, 2.5, -0.5)]
SIGNED = (-30, 30, True)


def specials(companions=COMPANIONS):
    """All pairs with at least one zero, infinity or NaN."""
    everything = SPECIALS + companions
    return [(a, b) for a in everything for b in everything
            if isinstance(a, float) or isinstance(b, float)]


def numbers(*pairs):
    return [tuple(map(number, pair)) for pair in pairs]


def add(s):
    """Halfway sums and their neighbours, sums whose smaller term only decides the rounding, and
    differences of which little or nothing remains."""
    result = s.pairs(26, SIGNED, SIGNED)
    for p in (24, 53, 113):
        odd, half = s.wide(p, 0, 1, True), dyadic(1, -p)
        even = dyadic((odd.m >> 2 << 2) + 2, odd.e)
        result += [(odd, half), (even, half), (odd, negated(half)), (even, dyadic(-1, -1000)),
                   (odd, dyadic((1 << 40) + 1, -p - 40)), (odd, dyadic((1 << 40) - 1, -p - 40))]
        wide = s.wide(120, -5, 5)
        result += [(wide, negated(rounded(Ratio(wide.m, 1, wide.e), p, "n"))), (wide, negated(wide))]
    return result + numbers((1, -1), (2.5, -2.5)) + [
        (x, y) for x in both([1]) for y in both(powers(-1000000, 1))] + [
        (dyadic(1, 1000000), number(3)), (dyadic(3, 1000000), dyadic(-1, -1000))]


def multiply(s):
    """Products of exactly p + 1 bits are halfway."""
    result = s.pairs(30, SIGNED, SIGNED)
    for p in (24, 24, 53, 53, 113, 113, 231, 231):
        while True:
            a, b = s.wide((p + 1) // 2, -9, 9, True), s.wide(p + 1 - p // 2, -9, 9, True)
            if (a.m * b.m).bit_length() == p + 1 and max(a.m.bit_length(), b.m.bit_length()) <= 120:
                break
        result += [(a, b), (a, Dyadic(b.m + 2, b.e))]
    return result + [(a, b) for a in EXTREMES[:3] for b in both(EXTREMES[3:5])] + numbers((1, -1))


def divide(s):
    """Quotients of p and p + 1 bits, exact and just not."""
    result = s.pairs(28, SIGNED, SIGNED)
    for p in (24, 24, 53, 53, 113):
        b = s.wide(5, -9, 9, True)
        for bits in (p, p + 1):
            q = s.wide(bits, -9, 9, True)
            exact = dyadic(q.m * b.m, q.e + b.e)
            room = 119 - exact.m.bit_length()
            beside = around(exact, room)[:1] if room > 0 else []
            result += [(a, b) for a in [exact, *beside]]
    return result + numbers((1, 3), (1, -3), (2, 3), (1, 10), (22, 7), (7, 7)) + [
        (a, b) for a in EXTREMES[:2] for b in both(EXTREMES[3:5])]


def modulo(s):
    """Huge quotients, remainders next to 0 and to b - also after rounding - and multiples of b."""
    result = s.pairs(36, (-10, 40, True), (-10, 10, True))
    for a in powers(-200, 1, -1) + powers(-1000000, 1, -1) + powers(1000, 3, -1) + powers(100000, 1, -5):
        result += [(a, number(3)), (a, number(-1))]
    for _ in range(5):
        b, q = s.wide(30, -9, 9, True), s.wide(60, 40, 60, True)
        exact = dyadic(q.m * b.m, q.e + b.e)
        result += [(exact, b), (Dyadic(exact.m + 2, exact.e), b), (Dyadic(exact.m - 2, exact.e), b)]
    pairs = numbers((5, 3), (-5, 3), (5, -3), (-5, -3), (6, 3), (-6, 3), (6, -3), (5.5, 0.25), (-0.5, 1))
    infinite_divisor = lambda b: b in (INF, -INF)
    return result + pairs + [(a, b) for a, b in specials() if not infinite_divisor(b)]


def extremes(s):
    xs = s.mixed(40, -5, 5, True)
    return s.pairs(44, (-3, 3, True), (-3, 3, True)) + [(x, negated(x)) for x in xs[:8]] + [
        (x, x) for x in xs[8:14]] + [(a, b) for a in EXTREMES[:2] for b in both(EXTREMES[2:4])]


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
    return result + numbers((3, 4), (-5, 12), (1, 1), (1, -2), (8, 15)) + [
        (a, b) for a in both([1, 3]) for b in powers(-100, 1) + powers(-1000, 1)] + [
        (dyadic(1, 1000000), number(1)), (dyadic(3, -1000000), dyadic(4, -1000000))]


def power(s):
    """Integer and 2^-k powers that are exact or halfway, bases next to 1, results next to 1."""
    result = s.pairs(26, (-8, 8, False), (-6, 5, True))
    result += [(x, number(n)) for x, n in zip(s.mixed(9, -3, 3, True), (2, 3, -1, -2, 5, 10, -7, 100, -33))]
    result += numbers((3, 15), (-3, 16), (3, 33), (3, 34), (5, 10), (5, 11), (7, 19), (3, 71), (3, 72), (-3, 145),
                      (3, 146), (9, 2.5), (9, -1.5), (2, 0.5), (4, 0.5), (4, -0.25), (81, 1.25), (0.25, 1.5),
                      (2, 1000000), (2, -1000000), (3, -100000.5), (-1, 10**22), (-1, 3), (1, 0.3), (10, 15),
                      (-2, 0.5), (-8, 1 / 3), (10, -3), (1.5, 10**6), (0.1, 1), (3.5, -1))
    result += [(x, dyadic(m, k)) for x, k in zip(ONE_PLUS, range(10, 120, 11)) for m in (1, -3)]
    result += [(number(x), y) for x in (2, 10) for y in TINY[2:4] + both(powers(-2000, 1))]
    for w, n in ((24, 2), (25, 2), (54, 2), (25, 3), (24, -3), (53, -1), (54, -1), (113, 2), (114, 3), (114, -2)):
        y = s.wide(w, 0, 3)
        result.append((near(arb((y.m, y.e)) ** (arb(1) / n)), number(n)))
    for bits in (25, 54):
        y = s.wide(bits, 0, 3)
        result += [(dyadic(y.m**2, 2 * y.e), number(0.5)), (dyadic(y.m**2 + 2, 2 * y.e), number(0.5))]
    return result


INDICES = (1, 2, 3, 4, 5, 7, 10, 17, 100, 1001, -1, -2, -3, -4, -7, -100, 2147483647)


def root(s):
    result = [(s.wide(w, -40, 40, n % 2 == 1), number(n)) for n in INDICES for w in (5, 53, 120)]
    for n in (2, 3, 4, 5, -1, -2, -3, -5):
        for w in (24, 25, 54):
            y = s.wide(w, -5, 5, n % 2 == 1)
            result.append((near(arb((y.m, y.e)) ** n), number(n)))
    result += numbers((-2, 2), (-2, -4), (8, 3), (-8, 3), (16, -4), (-32, -5), (0.125, 3), (1, 5), (-1, -7))
    return result + [(x, number(n)) for x in EXTREMES[1:5] for n in (2, -3, 1000)] + [
        (x, number(1000)) for x in ONE_PLUS[-2:]] + [(x, number(n)) for x in SPECIALS for n in INDICES[:4] + INDICES[10:14]]


def log_base(s):
    """Powers of one number, halfway quotients of 25 bits, and neighbours of powers."""
    result = [(x, b) for x, b in s.pairs(36, (-20, 20, False), (-5, 10, False)) if b != (1, 0)]
    result += numbers((8, 2), (27, 9), (0.125, 2), (2, 8), (9, 27), (81, 9), (9, 81), (1000, 10), (10**20, 10), (0.5, 4),
                      (10**20 + 1, 10), (3**70, 3**20), (5**40, 25), (3, 0.5), (0.25, 0.5), (6**12, 36), (12, 6), (6, 12),
                      (1, 10), (-1, 10), (2, 10), (10, 2), (125, 0.2), (49, 7), (7, 49), (1.5, 2.25), (2.25, 1.5))
    result += [(x, number(b)) for x in around(8, 100) + ONE_PLUS[2:6] for b in (2, 10)]
    result += [(number(3), x) for x in ONE_PLUS[2:6]] + [(x, number(7)) for x in EXTREMES[:4]]
    result += [(dyadic(1, 2**24 + 1), dyadic(1, 2**24)), (dyadic(1, 2**24 + 3), dyadic(1, -(2**24)))]
    for w in (24, 25, 53, 54):
        y = s.wide(w, -2, 4, True)
        result.append((near((arb((y.m, y.e)) * arb(3).log()).exp()), number(3)))
    # The logarithm of -0 and bases that are no positive numbers but 1 are conventions: not asked for.
    return result + [(x, number(b)) for x in (0.0, INF, -INF, NAN) for b in (2, 10, 0.5)] + [(number(2), NAN)]


def atan2(s):
    """All quadrants; next to an axis, where the result is next to 0, pi/2 or pi; the diagonals."""
    result = s.pairs(32, (-20, 20, True), (-20, 20, True)) + numbers((1, 1), (3, -3), (-5, -5), (-0.5, 0.5))
    for w in (24, 25, 53, 54, 113, 114):
        t, x = s.wide(w, -5, 1, True), number(s.random.choice((3, 5, 7)))
        result.append((near(arb((t.m, t.e)).tan() * x.m), x))
    for e in (-60, -2000, 100):
        result += [(y, x) for y in both(powers(e, 1)) for x in both([3])]
    return result


def atan2_units(s):
    result = []
    for u in UNITS:
        points = s.pairs(8, (-5, 5, True), (-5, 5, True)) + numbers((1, 1), (3, -3), (-5, -5), (-0.5, 0.5))
        points += [(dyadic(1, -200), number(-1)), (dyadic(3, 300), number(1))]
        result += [(y, x, number(u)) for y, x in points]
        t = s.wide(25, -4, -2)
        result.append((near((2 * arb.pi() * arb((t.m, t.e))).tan() * 5), number(5), number(u)))
    return result + [(y, x, number(u)) for u in (1, 360) for y, x in specials([number(1), number(-2)])]


def angles(inverse):
    """Angles in units: multiples of 1/8 and 1/12 turn with their neighbours, huge and tiny ones."""
    def arguments(s):
        result = []
        for u in UNITS:
            xs = [dyadic(k * u, -3) for k in (1, 2, 3, 4, 5, 6, 8, -1, -2, -4, -7, 12, -16, 4002)]
            xs += [number(k * u // 12) for k in (1, 2, 5, 7, 10, 11, -1, 13) if k * u % 12 == 0]
            xs += around(u, 60) + around(dyadic(u, -2), 100) + around(dyadic(u, -1), 110)
            xs += s.mixed(6, -5, 12, True)
            ys = [s.wide(w, -6, 0, True) for w in (24, 25, 54)]
            xs += [near(inverse(arb((y.m, y.e))) * u / (2 * arb.pi())) for y in ys]
            xs += HUGE[:3] + [TINY[2], TINY[6 if u == 360 else 3]] + SPECIALS
            result += [(x, number(u)) for x in xs if isinstance(x, float) or abs(x.m).bit_length() <= 120]
        return result
    return arguments


def inverse_angles(function, bound=0):
    """Arguments of inverse functions in units; exact at 0, 1/2 and 1."""
    def arguments(s):
        result = []
        for u in UNITS:
            xs = both([0.5, 1]) + around(0.5, 60, 119) + around(1, 60)[1::2] + s.mixed(8, -8, bound, True)
            ys = [s.wide(w, -8, -3) for w in (24, 25, 54)]
            xs += [near(function(arb((y.m, y.e)) * 2 * arb.pi())) for y in ys] + [TINY[2], TINY[7]]
            xs += [number(1.5)] + ([EXTREMES[1]] if bound else []) + SPECIALS
            result += [(x, number(u)) for x in xs]
        return result
    return arguments


def with_specials(ordinary):
    return lambda s: ordinary(s) + specials()


TABLE = {
    "add": with_specials(add), "multiply": with_specials(multiply), "divide": with_specials(divide),
    "subtract": lambda s: [(a, negated(b)) for a, b in with_specials(add)(s)],
    "modulo": modulo, "minimum": with_specials(extremes), "maximum": with_specials(extremes),
    "hypot": with_specials(hypot), "pow": with_specials(power), "root": root, "logBase": log_base,
    "atan2": with_specials(atan2), "atan2Units": atan2_units, "sinUnits": angles(arb.asin),
    "cosUnits": angles(arb.acos), "tanUnits": angles(arb.atan), "asinUnits": inverse_angles(arb.sin),
    "acosUnits": inverse_angles(arb.cos), "atanUnits": inverse_angles(arb.tan, 20),
}


def arguments(name, has_arguments):
    """Distinct argument tuples, each number at most 120 bits wide."""
    if not has_arguments:
        return [()]
    found = TABLE[name](Source(name)) if name in TABLE else unary(name)
    distinct = list({repr(args): args for args in found}.values())
    return [args for args in distinct
            if all(isinstance(x, float) or abs(x.m).bit_length() <= 120 for x in args)]
