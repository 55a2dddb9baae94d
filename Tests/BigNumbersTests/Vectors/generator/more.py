"""The arguments of the functions in special.py."""

from flint import arb
from mpmath import mp

from . import arguments as unary
from . import pairs, special
from .binary import PRECISIONS, Dyadic, Ratio, compare, dyadic, negated, number, rounded
from .pairs import given, halfway_factors, product
from .sources import (EXTREMES, HUGE, INF, NAN, ONE_PLUS, SPECIALS, TINY, WIDEST, Source, around, both,
                      near, numbers, powers)

# Where the second term of a series needs as many bits as the argument is small.
SMALL = both(powers(-30, 1) + powers(-120, 5) + powers(-300, 1, 3))


# Of one number.


def square(s):
    """Squares of exactly p + 1 bits, halfway, and their neighbours."""
    result = s.mixed(36, -50, 50, True)
    for p in PRECISIONS:
        while True:
            y = s.wide((p + 2) // 2, -9, 9, True)
            if (y.m**2).bit_length() == p + 1:
                break
        result += [y, Dyadic(y.m + 2, y.e), Dyadic(y.m - 2, y.e)]
    return result + both(EXTREMES[:4]) + numbers(1, -1, 3, 10)


def reciprocal_sqrt(s):
    return (s.mixed(36, -40, 40) + s.images(lambda y: 1 / (y * y), -20, 20) + EXTREMES + ONE_PLUS[:6]
            + around(4, 117) + powers(-40, 1, 3) + numbers(1, 2, 4, 8, 9, 16, 0.25, -1, -4))


def exp2_minus_one(s):
    """2^n - 1 of p and p + 1 bits, of either sign."""
    whole = [k for n in (1, 2, 24, 25, 53, 54, 113, 114, 231, 232, 1000) for k in (n, -n)]
    return (s.mixed(30, -20, 9, True) + s.images(lambda y: y.log1p() / arb(2).log(), -6, 9) + TINY
            + numbers(*whole, 0.5, -0.5, 2.5) + both([20000.25]))


def exp10_minus_one(s):
    whole = [*range(1, 10), 15, 16, 17, 34, 35, 69, 70, 100, 301, -1, -2, -22, -70]
    return (s.mixed(30, -20, 8, True) + s.images(lambda y: y.log1p() / arb(10).log(), -6, 9) + TINY
            + numbers(*whole, 0.5, -0.5) + both([5000.25]))


def log2_one_plus(s):
    """1 + x a power of two, and next to one."""
    exact = [dyadic((1 << k) - 1) for k in (1, 2, 3, 24, 64, 119)]
    exact += [dyadic(1 - (1 << k), -k) for k in (1, 2, 24, 53, 119)]
    return (s.mixed(30, -40, 40, True) + s.images(lambda y: (y * arb(2).log()).expm1(), -8, 5, True)
            + TINY + EXTREMES[:2] + powers(200, 1) + exact + around(7, 100) + around(dyadic(-3, -2),
                                                                                     100)
            + numbers(-1, -2, 2))


def log10_one_plus(s):
    exact = [dyadic(10**k - 1) for k in (1, 2, 3, 7, 11, 15, 22, 36)]
    return (s.mixed(30, -40, 40, True) + s.images(lambda y: (y * arb(10).log()).expm1(), -8, 5, True)
            + TINY + EXTREMES[:2] + exact + around(9, 100) + [negated(x) for x in ONE_PLUS[1::2]]
            + numbers(-1, -2, 1, -0.5, -0.9, 10, 100))


def circular(inverse):
    """The value has to be at least 1 in magnitude."""
    return lambda s: (s.mixed(30, -20, 10, True) + s.images(inverse, 1, 9, True)
                      + unary.pi_multiples()[::2] + HUGE + TINY)


def hyperbolic(inverse, lo, hi, signed=True):
    return lambda s: (s.mixed(30, -20, 8, True) + s.images(inverse, lo, hi, signed) + TINY
                      + both([1, 10, 40.5, 81, 1000.25, 20000]))


LN_GAMMA_ZEROS = (-3.1435808883499798, -3.9552942848585979)


def ln_gamma(s):
    """Either side of the poles, where one has no value; zeros of the function."""
    poles = [x for n in (-1, -2, -3, -4) for x in around(n, 50, 110)]
    zeros = [near(arb(x), 53) for x in LN_GAMMA_ZEROS]
    return (s.mixed(30, -8, 6, True) + s.hard(mp.loggamma, 1, 7) + poles + zeros + both(powers(-30, 1))
            + powers(-2000, 3) + around(1, 50, 110) + around(2, 50, 110) + EXTREMES[:2] + powers(100, 3)
            + numbers(1, 2, 3, 11, 171, 0.5, 1.5, -0.5, -1.5, -1, -2, -3, -4, -101.5, -102.5))


def digamma(s):
    zeros = [near(arb(x), 53) for x in (1.4616321449683623, -0.50408300826445541)]
    poles = [x for n in (-1, -2, -5) for x in around(n, 50, 110)]
    return (s.mixed(30, -8, 8, True) + s.hard(mp.digamma, 1, 9) + zeros + poles + SMALL[:8]
            + powers(100, 3) + powers(10000, 1) + numbers(1, 2, 10, 100, 0.5, 1.5, -0.5, -1, -2,
                                                          -1000.5))


def zeta(s):
    """Both sides of the pole, the trivial zeros and their neighbours, large arguments."""
    return (s.mixed(30, -5, 5, True) + s.hard(mp.zeta, 0, 3) + around(1, 30, 110) + around(-2, 50, 110)
            + around(-10, 60) + SMALL[:6] + numbers(1, 2, 3, 4, 10, 53, 231, 1000, 5000.5, 0.5, -1, -2,
                                                    -3,
                                                    -4, -5, -7, -20, -21, -100, -151, -50.5, -200.25))


def erf(s):
    return (s.mixed(30, -20, 3, True) + s.hard(mp.erf, -5, 0, True) + TINY
            + both([1, 2, 5.75, 9.5, 12.25, 27, 100]))


def erfc(s):
    return (s.mixed(30, -20, 4, True) + s.hard(mp.erfc, -3, 3) + TINY
            + numbers(1, -1, 5, -5, 9.5, -9.25, 27, 27.5, -27, 100, -100, 1000))


def exp_integral(s):
    zero = [near(arb(0.37250741078136663), bits) for bits in (24, 53)]
    return (s.mixed(36, -20, 8, True) + s.hard(mp.ei, -1, 7) + s.hard(mp.ei, -3, 4, widths=(24, 53))
            + [negated(x) for x in s.hard(lambda x: mp.ei(-x), -2, 5, widths=(24, 25, 53, 54))]
            + zero + TINY
            + both([1, 0.5, 10, 50, 700.5, 10000]))


def dilogarithm(s):
    zero = [near(arb("12.595170369845016"), bits) for bits in (24, 53)]
    return (s.mixed(36, -20, 40, True) + s.hard(special.mp_dilogarithm, -4, 3, True) + zero + TINY
            + around(1, 30, 110) + around(-1, 60) + numbers(1, -1, 0.5, 2, -2, 10) + EXTREMES[:2]
            + [negated(EXTREMES[0])])


def bessel(f, zeros, signed):
    """Next to a zero of the function; large arguments."""
    def arguments(s):
        near_zeros = [near(arb(x), bits) for x in zeros for bits in (24, 53)]
        small = TINY if signed else TINY[::2]
        return (s.mixed(36, -12, 8, signed) + s.hard(f, -3, 6, signed) + near_zeros + small
                + numbers(1, 2, 10, 100.5, 1000.5, 10**6) + powers(100, 3)
                + numbers(*([-1, -100.5] if signed else [-1, -0.5])))
    return arguments


def airy(s):
    zeros = [near(arb(x), bits) for x in (-2.3381074104597670, -4.0879494441309706) for bits in (24,
                                                                                                 53)]
    return (s.mixed(36, -12, 7, True) + s.hard(mp.airyai, -2, 4, True) + zeros + TINY
            + both([1, 2, 10, 50.5, 200]))


def rint(s):
    """Without ties that depend on whether the integer is rounded again: mpfr_rint rounds once."""
    def is_same_either_way(x):
        twice = special.FUNCTIONS["roundInDirection"].exact(x)["n"]
        return all(isinstance(twice, float) or abs(x.e + x.m.bit_length()) > 10**5
                   or compare(Dyadic(abs(x.m), x.e), 1 << p) < 0 and (twice.p.bit_length() <= p)
                   or rounded(twice, p, "n") == rounded(Ratio(x.m, 1, x.e), p, "n") for p in PRECISIONS)
    return [x for x in unary.rounding(s) if is_same_either_way(x)]


def double_factorial(_):
    return numbers(0, *range(1, 52), 56, 57, 100, 101, 170, 171, 300, 301, 332, 333, 999, 1000, 2047,
                   2048,
                   2999, 3000)


ASKED = {
    "lnGamma": [0.0, INF, -INF, NAN], "digamma": [0.0, -0.0, INF, NAN], "zeta": [0.0, -0.0, INF, NAN],
    "doubleFactorial": [],
}


# Of two numbers.


def powr(s):
    """Fewer of the random ones than for pow, and few negative bases."""
    ordinary = pairs.power(s)
    ordinary = [(x, y) for x, y in ordinary[:13] + ordinary[26:] if x.m > 0]
    specials = [(x, y) for x, y in pairs.specials() if x != number(1) or y == y]
    return ordinary + given((-1, 3), (-2, 0.5), (-2, 2)) + specials


def agm(s):
    """Equal operands; one far larger; nearly equal ones."""
    result = s.pairs(30, (-30, 30, False), (-30, 30, False))
    for y in (number(1), number(5)):
        result += [(x, y) for x in s.hard(lambda x: mp.agm(x, mp.mpf(y.m)), -3, 6,
                                          widths=(24, 25, 53, 54, 113))]
    result += given((1, 1), (1, 2), (24, 6), (3, 3), (0.1, 0.1), (1, -1), (-2, -2), (-3, 5))
    result += [(x, x) for x in s.mixed(3, -9, 9)] + [(number(1), x) for x in ONE_PLUS]
    result += product(EXTREMES[:2], EXTREMES[2:4]) + product(powers(-1000, 1), [1, 3])
    return result + pairs.specials(numbers(1, 2.5, -3))


def beta(s):
    """Whole arguments, where values are rational, and negative ones between the poles."""
    result = s.pairs(28, (-8, 6, False), (-8, 6, False))
    result += [(x, number(2.5)) for x in s.hard(lambda x: mp.beta(x, 2.5), -3, 4,
                                                widths=(24, 25, 53, 54))]
    result += [(x, y) for x, y in zip(s.mixed(8, -2, 3), s.mixed(8, -2, 3)) if x.e < 0]
    result += [(negated(x), y) for x, y in zip(s.mixed(11, -2, 3), s.mixed(11, -2, 3))
               if x.e < 0 and y.e < -1 and x.m.bit_length() != y.m.bit_length()]
    result += given((1, 1), (1, 2), (2, 1), (3, 4), (10, 20), (1, 0.25), (0.75, 1), (2, 2), (100, 50),
                    (5, 0.5),
                    (0.5, 0.5), (1.5, 2.5), (-0.5, 2), (3, -1.5), (-0.5, -0.25), (-2.5, 0.25),
                    (1000, 1000),
                    (1000.5, 2000.25), (1, 2**-100), (2**-100, 0.5), (2**-100, 3 * 2**-90), (1, 3),
                    (3, 1))
    return result + given((NAN, 1), (2, NAN), (NAN, NAN))


def gamma_inc(s):
    """Whole a of either sign; small x; values short at fixed a."""
    result = s.pairs(22, (-3, 5, False), (-5, 5, False)) + s.pairs(8, (-3, 2, False), (-5, 5, False))
    result = [(negated(a) if i >= 22 else a, x) for i, (a, x) in enumerate(result)]
    result = [(a, x) for a, x in result if compare(a, 30) <= 0 and compare(a, -5) >= 0]
    for a in (2.5, -1, 10):
        hard = s.hard(lambda x: mp.re(mp.gammainc(a, x)), -2, 5, widths=(24, 25, 53, 54))
        result += [(number(a), x) for x in hard]
    result += given((1, 1), (1, 0.5), (2, 1), (5, 60), (30, 60), (30, 0.25), (0.5, 1), (0.5, 0.01),
                    (-0.5, 2),
                    (-1, 1), (-2, 0.5), (-5, 3), (-5, 2**-50), (3, 2**-100), (2**-60, 1),
                    (2**-60, 2**-60),
                    (-(2**-50), 0.75), (0.0, 1), (0.0, 30.5), (0.0, 2**-70), (29.5, 40))
    return (result + given((1, 0.0), (2.5, 0.0), (5, 0.0), (1, INF), (2.5, INF), (NAN, 1), (2, NAN)))


def fmod(s):
    """Halfway quotients for `remainder` among those of the other modulo."""
    ordinary = pairs.modulo(s)
    ordinary = [p for p in ordinary if all(isinstance(x, Dyadic) for x in p)]
    ordinary += given((3, 2), (5, 2), (-3, 2), (-5, 2), (7, -2), (1.5, 1), (2.5, 1), (0.5, 1), (4, 8),
                      (12, 8),
                      (20, 8))
    ordinary += product(around(dyadic(3, -1), 60, 110), [1])
    return ordinary + pairs.specials()


def dim(s):
    """Differences of either sign, but mostly positive."""
    ordinary = [p for p in pairs.subtract(s) if all(isinstance(x, Dyadic) for x in p)]
    ordered = [(y, x) if i % 6 and compare(x, y) < 0 else (x, y) for i, (x, y) in enumerate(ordinary)]
    return ordered + [(x, x) for x in s.mixed(2, -5, 5)] + pairs.specials()


def copysign(s):
    return (s.pairs(50, (-50, 50, True), (-5, 5, True)) + product(EXTREMES[:3], [1, -1])
            + [p for p in pairs.specials() if p[1] == p[1]])


def compound(s):
    result = []
    exponents = [2, 3, -1, -2, 5, 10, -7, 100, -33, 365, 1000, -1000, 1999, 2000, -2000, 12, 360, 30,
                 1, -3]
    result += [(x, number(n)) for x, n in zip(s.mixed(33, -12, 3), exponents * 2)]
    result += [(negated(x), number(n)) for x, n in zip(s.mixed(11, -12, -1), exponents)]
    for n in (2, 3, -2, 12, 360, -30):
        hard = s.hard(lambda x: (1 + x) ** n, -5, 1, widths=(24, 25, 54))
        result += [(x, number(n)) for x in hard]
    # Exact and halfway powers.
    result += given((2, 15), (2, 16), (2, 33), (2, 34), (4, 10), (0.5, 8), (1, 100), (1, -2000),
                    (3, -7), (-0.5, 9),
                    (-0.75, -3), (2**12, 2), (2**-12, 2), (-2, 3), (-1.5, -2), (-1, 3), (-1, -3),
                    (-1, 2))
    result += product(powers(-100, 1) + powers(-100, -3) + powers(-1000, 5),
                      [2, -1000]) + product(powers(1000, 3), [7, -7])
    result += product(powers(-100000, 1, -1), [3])
    special_values = [0.0, -0.0, INF, -INF, NAN]
    return (result + [(x, number(n)) for x in special_values for n in (1, 2, 3, -1, -2)]
            + [(x, 0.0) for x in [*special_values, *numbers(1, -0.5, -1, -2)]])


def bessel_of_order(f, signed):
    def arguments(s):
        result = []
        orders = [2, 3, -1, -2, 5, 10, -7, 20, 33, 60, -20, 47, 0, 1, -3, 25, 8, 59, -11, 40]
        for n, x in zip(orders * 2, s.mixed(40, -4, 7, signed)):
            result.append((number(n), x))
        for n in (2, 7, -3, 30):
            hard = s.hard(lambda x: f(n, x), 3 if n < 30 else 5, 6, widths=(24, 25, 53, 54))
            result += [(number(n), x) for x in hard]
        result += given((0, 1), (1, 2), (2, 150), (60, 150), (60, 1), (-20, 0.5), (5, 2**-20),
                        (3, 2**-100),
                        (60, 2**-30), (4, 7.588342434503804))
        if signed:
            result += given((3, -2.5), (-3, -2.5), (2, -150), (60, -100.25))
        specials = [0.0, INF, NAN, -0.0, -INF] + ([] if signed else numbers(-1, -2.5))
        result += [(number(n), x) for n in (1, 2, -1, -2, 60) for x in specials]
        result += [(0.0, x) for x in specials]
        return result
    return arguments


def scale_b(s):
    shifts = [1, -1, 3, 24, -53, 100, -1000, 10**6, -(10**6), 65536, 999999, -12345]
    result = [(x, number(n)) for x, n in zip(s.mixed(55, -50, 50, True), shifts * 5)]
    return result + [(x, 0.0) for x in s.mixed(5, -5, 5, True)] + [
        (x, n) for x in SPECIALS for n in [0.0, *numbers(1, -1, 10**6, -(10**6))]]


def binomial(s):
    """Halfway and exact ones are small; all of n = 30 or so reach 24 bits."""
    rows = [(n, n // 2) for n in (1, 2, 5, 10, 25, 26, 27, 28, 29, 30, 31, 56, 57, 58, 60, 116, 117,
                                  118, 120)]
    rows += [(n, k) for n in (40, 100, 235, 1000, 9999, 10000) for k in (0, 1, 2, n // 3, n - 3, n - 1,
                                                                         n)]
    rows += [(s.random.randrange(10, 10001), s.random.randrange(0, 60)) for _ in range(12)]
    rows += [(10000, 5000), (9999, 4999), (0, 0), (5, 6), (5, -1), (0, 1), (0, -1), (10, 1000)]
    return given(*rows)


def permutations(s):
    rows = [(n, n // 2) for n in (1, 2, 5, 8, 9, 10, 11, 12, 18, 20, 21, 34, 35, 36, 40, 60, 61)]
    rows += [(n, k) for n in (10, 25, 235, 1000, 10000) for k in (0, 1, 2, n // 3, n - 1, n)]
    rows += [(s.random.randrange(10, 10001), s.random.randrange(0, 60)) for _ in range(12)]
    rows += [(0, 0), (5, 6), (0, 1), (10, 1000), (2**40, 5), (2**100 - 1, 2), (2**60 + 1, 3)]
    return given(*rows)


def whole_pairs(s):
    def some(bits):
        x = s.random.getrandbits(bits) | 1 << (bits - 1)
        return -x if s.random.random() < 0.25 else x

    rows = []
    for common, a, b in [(1, 109, 109), (3, 50, 60), (20, 80, 85), (24, 30, 30), (25, 50, 80),
                         (25, 70, 70), (26, 84, 84),
                         (53, 20, 30), (54, 56, 56), (54, 40, 10), (60, 50, 50), (100, 10, 10),
                         (110, 1, 1), (8, 8, 8),
                         (12, 12, 13), (30, 1, 50), (5, 5, 5)] * 2:
        g = some(common)
        rows.append((g * (some(a) if a > 1 else 1), g * (some(b) if b > 1 else 1)))
    rows += [(some(110), some(110)) for _ in range(6)] + [(2**100, 2**50), (3**60, -(3**40)),
                                                          (2**109 + 1, 1)]
    rows += [(12, 18), (-12, 18), (12, -18), (-12, -18), (7, 7), (1, 1), (-1, 1), (17, 5), (0, 5),
             (5, 0), (0, -5), (-7, 0),
             (0, 0), (1, 0), (0, 2**100 + 1), (2**53 + 1, 3)]
    rows = [row for row in rows if max(map(abs, row)).bit_length() <= 110]
    return given(*rows)


# Of three and four numbers.


def tuples(*rows):
    return [tuple(map(number, row)) for row in rows]


def some_specials(s, arity, count):
    """A sample of the combinations that have a zero, an infinity or one NaN."""
    values = SPECIALS + numbers(1, -2)
    result = []
    while len(result) < count:
        t = tuple(s.random.choice(values) for _ in range(arity))
        if any(isinstance(x, float) for x in t) and sum(x != x for x in t) < 2:
            result.append(t)
    return result


def halves(s, p):
    """Factors of a product with p bits, and the half unit that makes a tie with it."""
    while True:
        a, b = s.wide((p + 1) // 2, -9, 9, True), s.wide(p // 2, -9, 9, True)
        if (a.m * b.m).bit_length() == p:
            return a, b, dyadic(1, a.e + b.e - 1)


def fma(s):
    """Ties of product and term, differences of which little remains, terms that only decide."""
    result = [(a, b, c) for (a, b), c in zip(s.pairs(24, (-9, 9, True), (-9, 9, True)),
                                             s.mixed(24, -20, 20, True))]
    for p in PRECISIONS:
        a, b, half = halves(s, p)
        result += [(a, b, half), (a, b, negated(half)), (a, b, around(half, 40)[0]),
                   (a, b, around(half, 60)[1])]
        c, d = halfway_factors(s, p)
        result += [(c, d, dyadic(1, -1000)), (c, d, dyadic(-1, -100000))]
        head = near_product(a, b)
        result.append((a, b, negated(head)))
    a, b = s.wide(60, -5, 5, True), s.wide(60, -5, 5, True)
    result += [(a, b, dyadic(-a.m * b.m, a.e + b.e)), (a, b, dyadic(a.m * b.m, a.e + b.e))]
    a, b = s.wide(113, -5, 5, True), s.wide(120, -5, 5, True)
    result += [(a, b, negated(near_product(a, b))), (b, b, negated(near_product(b, b))),
               (a, b, number(1))]
    result += tuples((2, 3, -6), (-2, 3, 6), (2, 3, 6), (1, 1, -1), (3, 5, -14), (0.5, 2, -1),
                     (0.1, 10, -1))
    result += [(dyadic(1, 500000), dyadic(3, 500000), dyadic(-1, -1000000)),
               (dyadic(1, -500000), dyadic(-3, -500000), number(1))]
    return result + some_specials(s, 3, 90) + SIGNED_ZEROS


SIGNED_ZEROS = [(a, b, c) for a in (0.0, -0.0) for b in numbers(1, -2) for c in (0.0, -0.0)]
SIGNED_ZEROS += [(INF, 0.0, NAN), (0.0, INF, number(1)), (INF, number(1), -INF), (number(-2), INF, INF)]


def near_product(a, b):
    return rounded(Ratio(a.m * b.m, 1, a.e + b.e), WIDEST, "n")


def fms(s):
    return [(a, b, negated(c)) for a, b, c in fma(s)]


def fmma(s):
    """The same with products; c * d that cancels a * b but for its last bits."""
    wide = (-9, 9, True)
    result = [(*x, *y) for x, y in zip(s.pairs(22, wide, wide), s.pairs(22, wide, wide))]
    for p in PRECISIONS:
        a, b, half = halves(s, p)
        result += [(a, b, half, number(1)), (a, b, number(-3), Dyadic(half.m, half.e)),
                   (a, b, around(half, 40)[0], number(-1))]
        c, d = halfway_factors(s, p)
        result.append((c, d, dyadic(1, -500), dyadic(-1, -500)))
    for bits in (30, 60, 110, 120):
        a, b = s.wide(bits, -5, 5, True), s.wide(bits, -5, 5, True)
        one = dyadic(1, a.e)
        result += [(a, b, negated(b), a), (a, b, dyadic(a.m - 2, a.e), negated(b)),
                   (Dyadic(a.m + 2, a.e), Dyadic(a.m - 2, a.e), negated(a), a), (a, b, one, number(1))]
    result += tuples((2, 3, -1, 6), (2, 3, 1, 6), (4, 3, -6, 2), (1, 1, 1, -1), (0.1, 10, -1, 1),
                     (3, 7, -4, 5))
    result += [(dyadic(1, 500000), dyadic(3, 400000), dyadic(-1, -300000), number(5))]
    zeros = [(*z, number(1)) for z in SIGNED_ZEROS[:8]]
    return result + some_specials(s, 4, 80) + zeros + [
        (INF, number(1), -INF, number(1)), (INF, number(1), INF, number(1)),
        (number(2), number(3), 0.0, INF)]


def fmms(s):
    return [(a, b, negated(c), d) for a, b, c, d in fmma(s)]


def to_sign(inverse):
    return lambda y: inverse(1 / y)


J0_ZEROS, J1_ZEROS = (2.4048255576957728, 5.5200781102863106), (3.8317059702075123, 7.0155866698156188)
Y0_ZEROS, Y1_ZEROS = (0.89357696627916752, 3.9576784193148579), (2.1971413260310170, 5.4296810407941351)

UNARY = {
    "square": square, "reciprocalSqrt": reciprocal_sqrt, "exp2MinusOne": exp2_minus_one,
    "exp10MinusOne": exp10_minus_one, "log2OnePlus": log2_one_plus, "log10OnePlus": log10_one_plus,
    "sec": circular(to_sign(arb.acos)), "csc": circular(to_sign(arb.asin)),
    "cot": circular(to_sign(arb.atan)), "sech": hyperbolic(to_sign(arb.acosh), -8, 0, False),
    "csch": hyperbolic(to_sign(arb.asinh), -8, 6), "coth": hyperbolic(to_sign(arb.atanh), 1, 9),
    "lnGamma": ln_gamma, "digamma": digamma, "zeta": zeta, "erf": erf, "erfc": erfc,
    "expIntegral": exp_integral, "dilogarithm": dilogarithm,
    "besselJ0": bessel(lambda x: mp.besselj(0, x), J0_ZEROS, True),
    "besselJ1": bessel(lambda x: mp.besselj(1, x), J1_ZEROS, True),
    "besselY0": bessel(lambda x: mp.re(mp.bessely(0, x)), Y0_ZEROS, False),
    "besselY1": bessel(lambda x: mp.re(mp.bessely(1, x)), Y1_ZEROS, False),
    "airy": airy, "roundInDirection": rint, "doubleFactorial": double_factorial,
}
SEVERAL = {
    "powr": powr, "arithmeticGeometricMean": agm, "beta": beta, "incompleteGamma": gamma_inc, "truncatingRemainder": fmod, "remainder": fmod,
    "positiveDifference": dim,
    "copySign": copysign, "compound": compound, "besselJ": bessel_of_order(mp.besselj, True),
    "besselY": bessel_of_order(lambda n, x: mp.re(mp.bessely(n, x)), False), "scaleByPowerOfTwo": scale_b,
    "binomial": binomial,
    "permutations": permutations, "greatestCommonDivisor": whole_pairs, "leastCommonMultiple": whole_pairs, "fusedMultiplyAdd": fma, "fusedMultiplySubtract": fms,
    "sumOfProducts": fmma, "differenceOfProducts": fmms,
}
TABLE = {**UNARY, **SEVERAL}


def arguments(name):
    result = TABLE[name](Source(name))
    return [(x,) for x in result + ASKED.get(name, SPECIALS)] if name in UNARY else result
