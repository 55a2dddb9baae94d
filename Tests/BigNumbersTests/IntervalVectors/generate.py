"""Ranges of functions over intervals, from certified values at sampled points (python-flint: Arb balls).

Run in this folder; writes one file for each operation:

    bits fact lower upper [lower upper ...] = low high

`fact` is n (no error), p (an error is possible) or c (certain). `low` is the least and `high` the greatest
value found at any sampled point, each rounded towards the other: an enclosure has to contain both, and so
every sample. The search for them zooms in on the best samples, so that the true range is hardly wider.
"""
import math
import random
from fractions import Fraction as F

from flint import acb, arb, ctx, fmpz

ctx.prec = 900
SEED = 20240917


def A(x):
    if isinstance(x, arb):
        return x
    return arb(fmpz(x.numerator)) / arb(fmpz(x.denominator))


def dyadic(x, bits=200, up=False):
    """A rational rounded to a multiple of a power of two with that many bits."""
    x = F(x)
    if x == 0:
        return x
    e = abs(x.numerator).bit_length() - x.denominator.bit_length()
    s = F(2) ** (bits - e)
    y = x * s
    n = -((-y.numerator) // y.denominator) if up else y.numerator // y.denominator
    return F(n) / s


def bound(x, up):
    """The lower or upper bound of a ball, as a rational."""
    if not isinstance(x, arb):
        return F(x)
    m, e = (x.upper() if up else x.lower()).man_exp()
    return F(int(m)) * F(2) ** int(e)


def text(x):
    if isinstance(x, str):
        return x
    if x == 0:
        return "0"
    n, d = x.numerator, x.denominator
    assert d & (d - 1) == 0
    e = -(d.bit_length() - 1)
    while n % 2 == 0:
        n //= 2
        e += 1
    return f"{'-' if n < 0 else ''}0x{abs(n):X}p{e:+d}"


def real(f):
    """A function of balls as one of rationals; None without a finite value."""
    def g(*xs):
        y = f(*[A(x) for x in xs])
        return y if y is not None and y.is_finite() else None
    return g


def whole(x):
    return x.denominator == 1


def floor(x):
    return x.numerator // x.denominator


def ceil(x):
    return -((-x.numerator) // x.denominator)


def integers(a, b, most=60):
    return [F(n) for n in range(ceil(a), min(floor(b), ceil(a) + most) + 1)]


EPS = F(1, 2 ** 400)


def jumps(points):
    return [q for p in points for q in (p, p - EPS, p + EPS)]


def search(f, box, extra=()):
    """The least and greatest certified value over a box."""
    rng = random.Random(repr(box))
    n = len(box)
    best = {}

    def visit(point):
        y = f(*point)
        if y is None:
            return
        lo, hi = bound(y, True), bound(y, False)
        if "lo" not in best or lo < best["lo"][0]:
            best["lo"] = (lo, point)
        if "hi" not in best or hi > best["hi"][0]:
            best["hi"] = (hi, point)

    def grid(box, count):
        axes = []
        for a, b in box:
            axes.append([a + (b - a) * F(i, count) for i in range(count + 1)] if a < b else [a])
        points = [()]
        for axis in axes:
            points = [p + (x,) for p in points for x in axis]
        return points

    count = {1: 32, 2: 6, 3: 3, 4: 2}.get(n, 1)
    for point in grid(box, count):
        visit(point)
    for _ in range(12):
        visit(tuple(a + (b - a) * F(rng.getrandbits(64), 2 ** 64) for a, b in box))
    # Edges of domains are among these.
    edges = [()]
    for a, b in box:
        edges = [p + (x,) for p in edges for x in (F(0), F(1), F(-1), a, b)]
    for point in list(extra) + edges:
        point = point if isinstance(point, tuple) else (point,)
        if all(a <= x <= b for x, (a, b) in zip(point, box)):
            visit(point)
    if not best:
        return None
    if n <= 2:
        for key in ("lo", "hi"):
            width = [(b - a) / count for a, b in box]
            for _ in range(14):
                center = best[key][1]
                zoom = [
                    (max(a, x - w), min(b, x + w)) for x, w, (a, b) in zip(center, width, box)]
                zoom = [(dyadic(a, 500), dyadic(b, 500, True)) for a, b in zoom]
                zoom = [(max(a, p), min(b, q)) for (a, b), (p, q) in zip(zoom, box)]
                for point in grid(zoom, 8 if n == 1 else 4):
                    visit(point)
                width = [w / 4 for w in width]
    return best["lo"][0], best["hi"][0]


def intervals(rng, centers, spread, count):
    """Random intervals around centers: widths from 1e-60 to several units."""
    widths = [F(10) ** -60, F(10) ** -30, F(10) ** -12, F(10) ** -6, F(1, 1000), F(1, 10), F(1, 2), F(2), F(5)]
    for i in range(count):
        width = widths[i % len(widths)]
        if rng.random() < 0.4:
            center = F(rng.choice(centers)) + width * F(rng.randint(-60, 60), 64)
        else:
            center = F(rng.randint(-2 ** 40, 2 ** 40), 2 ** 40) * spread
        a = dyadic(center - width * F(rng.randint(1, 64), 64), 240)
        b = dyadic(center + width * F(rng.randint(1, 64), 64), 240, True)
        yield a, b


def domain(lo=None, hi=None, poles=()):
    """The facts of a function on [lo, hi] with some isolated poles, ends included among them."""
    def fact(a, b):
        if lo is not None and (b < lo or (b == lo and lo in poles)):
            return "c"
        if hi is not None and (a > hi or (a == hi and hi in poles)):
            return "c"
        if (lo is not None and a < lo) or (hi is not None and b > hi):
            return "p"
        return "p" if any(a <= p <= b for p in poles) else "n"
    return fact


def gamma_poles(a, b):
    return "p" if a <= 0 and ceil(a) <= min(b, 0) else "n"


def turns(parity):
    """Poles at odd or even multiples of a quarter turn."""
    def fact(a, b):
        lo, hi = A(a) * 2 / arb.pi(), A(b) * 2 / arb.pi()
        n = int(lo.floor().unique_fmpz()) if a != 0 else -1
        m = int(hi.floor().unique_fmpz())
        return "p" if any(k % 2 == parity for k in range(n + 1, m + 1)) else "n"
    return fact


PI2 = F(884279719003555, 281474976710656 * 2)
always = domain()


def ln_gamma(x):
    if x.is_integer() and x < 1:
        return None
    y = x.gamma()
    return y.log() if y > 0 else None


def log_abs_gamma(x):
    return None if x.is_integer() and x < 1 else abs(x.gamma()).log()


def ln_gamma_fact(a, b):
    if a > 0:
        return "n"
    for n in range(floor(a), min(floor(b), 0) + 1):
        if n % 2 and n < b and n + 1 > a and not (n == b or n + 1 == a):
            inside = (max(a, n), min(b, n + 1))
            return "c" if inside == (a, b) else "p"
    return gamma_poles(a, b)


def bessel(kind, n):
    return real(lambda x: getattr(x, "bessel_" + kind)(n))


def li2(x):
    return acb(x).polylog(2).real if x != 1 else arb.pi() ** 2 / 6


def significand(x):
    if x == 0:
        return F(0)
    return x / F(2) ** exponent(x)


def exponent(x):
    if x == 0:
        return F(0)
    n, d = abs(x.numerator), x.denominator
    e = n.bit_length() - d.bit_length()
    return F(e + 1 if F(2) ** e <= abs(x) else e)


def powers(a, b):
    out = []
    for e in range(-4, 8):
        out += [F(2) ** e, -F(2) ** e]
    return jumps(out)


def round_away(x):
    return F(floor(abs(x) + F(1, 2)) * (1 if x >= 0 else -1))


def gamma_sign(x):
    if x >= 0:
        return F(1)
    return None if whole(x) else F(1 if floor(x) % 2 == 0 else -1)


def factorial(least, step):
    """n! and n!! of whole numbers; others have none."""
    def f(x):
        if not whole(x) or x < least:
            return None
        y = F(1)
        for k in range(int(x), 0, -step):
            y *= k
        return y
    return f


def whole_facts(least):
    return lambda a, b: "p" if integers(max(a, F(least)), b) else "c"


def steps(a, b):
    return jumps(integers(a, b) + [x + F(1, 2) for x in integers(a - 1, b)])


# A little above -1/e.
BRANCH_POINT = dyadic(bound(-arb(-1).exp(), True), 600, True)


def lambert(branch):
    def f(x):
        if x < BRANCH_POINT or (branch and x >= 0):
            return None
        return A(x).lambertw(branch) if x else F(0)
    return f


def lambert_facts(pole):
    def fact(a, b):
        if b < BRANCH_POINT or (pole is not None and a >= pole):
            return "c"
        return "p" if a < BRANCH_POINT or (pole is not None and b >= pole) else "n"
    return fact


# name: (value, facts, centers, spread, extra points)
UNARY = {
    "negate": (lambda x: -x, always, [0], 10, None),
    "magnitude": (abs, always, [0], 10, None),
    "sign": (lambda x: F((x > 0) - (x < 0)), always, [0], 10, lambda a, b: [F(0)]),
    "square": (lambda x: x * x, always, [0], 10, lambda a, b: [F(0)]),
    "floor": (lambda x: F(floor(x)), always, [0, 1, -3], 10, steps),
    "ceil": (lambda x: F(ceil(x)), always, [0, 1, -3], 10, steps),
    "trunc": (lambda x: F(floor(x) if x >= 0 else ceil(x)), always, [0, 1, -3], 10, steps),
    "round": (round_away, always, [0, F(1, 2), F(-5, 2)], 10, steps),
    "roundEven": (lambda x: F(round(x)), always, [0, F(1, 2), F(-5, 2)], 10, steps),
    "fraction": (lambda x: x - (floor(x) if x >= 0 else ceil(x)), always, [0, 1, -3], 10, steps),
    "binaryExponent": (exponent, always, [1, 4, -2], 10, powers),
    "binarySignificand": (significand, always, [1, 4, -2], 10, powers),
    "sqrt": (lambda x: A(x).sqrt() if x >= 0 else None, domain(0), [0, 4], 10, None),
    "reciprocalSqrt": (real(lambda x: x.rsqrt() if x > 0 else None), domain(0, None, [0]), [4], 10, None),
    "cbrt": (real(lambda x: x.root(3) if x >= 0 else -(-x).root(3)), always, [0], 10, None),
    "exp": (real(lambda x: x.exp()), always, [0], 10, None),
    "exp2": (real(lambda x: arb(2) ** x), always, [0], 10, None),
    "exp10": (real(lambda x: arb(10) ** x), always, [0], 10, None),
    "expMinusOne": (real(lambda x: x.expm1()), always, [0], 10, None),
    "exp2MinusOne": (real(lambda x: (x * arb.const_log2()).expm1()), always, [0], 10, None),
    "exp10MinusOne": (real(lambda x: (x * arb.const_log10()).expm1()), always, [0], 10, None),
    "log": (real(lambda x: x.log() if x > 0 else None), domain(0, None, [0]), [0, 1], 10, None),
    "log2": (real(lambda x: x.log() / arb.const_log2() if x > 0 else None), domain(0, None, [0]), [0, 1], 10, None),
    "log10": (real(lambda x: x.log() / arb.const_log10() if x > 0 else None), domain(0, None, [0]), [0, 1], 10, None),
    "logOnePlus": (real(lambda x: x.log1p() if x > -1 else None), domain(-1, None, [-1]), [0, -1], 10, None),
    "log2OnePlus": (real(lambda x: x.log1p() / arb.const_log2() if x > -1 else None), domain(-1, None, [-1]), [0, -1], 10, None),
    "log10OnePlus": (real(lambda x: x.log1p() / arb.const_log10() if x > -1 else None), domain(-1, None, [-1]), [0, -1], 10, None),
    "sin": (real(lambda x: x.sin()), always, [0, PI2, -PI2, 3 * PI2], 100, None),
    "cos": (real(lambda x: x.cos()), always, [0, PI2, -2 * PI2, 4 * PI2], 100, None),
    "tan": (real(lambda x: x.tan()), turns(1), [0, PI2, -PI2], 100, None),
    "sec": (real(lambda x: x.sec()), turns(1), [0, PI2, 2 * PI2], 100, None),
    "csc": (real(lambda x: x.csc()), turns(0), [0, PI2, 3 * PI2], 100, None),
    "cot": (real(lambda x: x.cot()), turns(0), [0, PI2, 2 * PI2], 100, None),
    "asin": (lambda x: A(x).asin() if abs(x) <= 1 else None, domain(-1, 1), [0, 1, -1], 1, None),
    "acos": (lambda x: A(x).acos() if abs(x) <= 1 else None, domain(-1, 1), [0, 1, -1], 1, None),
    "atan": (real(lambda x: x.atan()), always, [0], 10, None),
    "sinh": (real(lambda x: x.sinh()), always, [0], 10, None),
    "cosh": (real(lambda x: x.cosh()), always, [0], 10, lambda a, b: [F(0)]),
    "tanh": (real(lambda x: x.tanh()), always, [0], 10, None),
    "sech": (real(lambda x: x.sech()), always, [0], 10, lambda a, b: [F(0)]),
    "csch": (real(lambda x: x.csch()), domain(None, None, [0]), [0], 10, None),
    "coth": (real(lambda x: x.coth()), domain(None, None, [0]), [0], 10, None),
    "asinh": (real(lambda x: x.asinh()), always, [0], 10, None),
    "acosh": (lambda x: A(x).acosh() if x >= 1 else None, domain(1), [1], 10, None),
    "atanh": (lambda x: A(x).atanh() if abs(x) < 1 else None, domain(-1, 1, [-1, 1]), [0], 1, None),
    "gamma": (real(lambda x: x.gamma()), gamma_poles, [F(1461632, 1000000), F(-504083, 1000000), F(-1573498, 1000000), -1, 0, 4], 8, None),
    "logGamma": (real(log_abs_gamma), gamma_poles, [F(1461632, 1000000), F(-504083, 1000000), F(-1573498, 1000000), 2, 4], 8, None),
    "lnGamma": (real(ln_gamma), ln_gamma_fact, [F(1461632, 1000000), F(-1573498, 1000000), 2, 4], 8, None),
    "digamma": (real(lambda x: x.digamma()), gamma_poles, [F(1461632, 1000000), -1, 4], 8, None),
    "zeta": (real(lambda x: x.zeta()), domain(None, None, [1]), [1, 0, -2, F(-2717262829, 10 ** 9), F(-4936762, 10 ** 6), -4], 20, None),
    "erf": (real(lambda x: x.erf()), always, [0, 1], 4, None),
    "erfc": (real(lambda x: x.erfc()), always, [0, 1], 4, None),
    "expIntegral": (real(lambda x: x.ei()), domain(None, None, [0]), [0, F(372507, 10 ** 6)], 10, None),
    "dilogarithm": (real(li2), always, [0, 1, 2], 10, lambda a, b: [F(1), F(2)]),
    "besselJ0": (bessel("j", 0), always, [0, F(38317, 10 ** 4), F(-70156, 10 ** 4), F(24048, 10 ** 4)], 60, lambda a, b: [F(0)]),
    "besselJ1": (bessel("j", 1), always, [0, F(18412, 10 ** 4), F(-53314, 10 ** 4)], 60, None),
    "besselY0": (lambda x: bessel("y", 0)(x) if x > 0 else None, domain(0, None, [0]), [F(21971, 10 ** 4), F(54297, 10 ** 4), 5], 60, None),
    "besselY1": (lambda x: bessel("y", 1)(x) if x > 0 else None, domain(0, None, [0]), [F(36830, 10 ** 4), F(69415, 10 ** 4), 5], 60, None),
    "gammaSign": (gamma_sign, lambda a, b: "p" if a < 0 and ceil(a) <= min(b, -1) else "n", [0, -1, F(-5, 2)], 8, None),
    "factorial": (real(lambda x: (x + 1).gamma()), lambda a, b: gamma_poles(a + 1, b + 1), [F(461632, 1000000), F(-1504083, 1000000), -2, 0, 3], 8, None),
    "doubleFactorial": (factorial(-1, 2), whole_facts(-1), [-1, 0, 3, 7], 12, integers),
    "sinc": (real(lambda x: x.sinc()), always, [0, F(44934, 10 ** 4), F(-77253, 10 ** 4)], 30, lambda a, b: [F(0)]),
    "sineIntegral": (real(lambda x: x.si()), always, [0, 2 * PI2, -4 * PI2], 30, None),
    "cosineIntegral": (lambda x: real(lambda x: x.ci())(x) if x > 0 else None, domain(0, None, [0]), [PI2, 3 * PI2, 5], 30, None),
    "lambertW": (lambert(0), lambert_facts(None), [BRANCH_POINT, 0, 2], 4, lambda a, b: [BRANCH_POINT]),
    "lambertWMinusOne": (lambert(-1), lambert_facts(0), [BRANCH_POINT, F(-1, 8), F(-1, 4)], F(1, 2), lambda a, b: [BRANCH_POINT]),
    "ellipticK": (lambda m: acb(A(m)).elliptic_k().real if m < 1 else None, domain(None, 1, [1]), [0, 1, -3], 10, None),
    "ellipticE": (lambda m: acb(A(m)).elliptic_e().real if m <= 1 else None, domain(None, 1), [0, 1, -3], 10, None),
    "airy": (real(lambda x: x.airy_ai()), always, [0, F(-101879, 10 ** 5), F(-324820, 10 ** 5), -5], 20, None),
}


def n_always(*box):
    return "n"


def no_zero(a, b, c, d):
    return "c" if c == d == 0 else "p" if c <= 0 <= d else "n"


def positive_base(a, b, c, d):
    """pow: no error for x > 0, and for whole exponents without a pole."""
    if c == d and whole(c):
        return "n" if c >= 0 or a > 0 or b < 0 else "p"
    return "n" if a > 0 else "c" if b < 0 and not integers(c, d) else "p"


def power(x, y):
    if x > 0:
        return A(x) ** A(y)
    if x == 0:
        return None if y < 0 else F(1) if y == 0 else F(0)
    return F(x) ** int(y) if whole(y) and abs(y) < 40 else None


def modulo(a, b):
    return a - b * floor(a / b) if b else None


def fmod(a, b):
    return None if b == 0 else a - b * (floor(a / b) if a / b >= 0 else ceil(a / b))


def remainder(a, b):
    return a - b * round(a / b) if b else None


def breaks(scale):
    def points(a, b, c, d):
        out = []
        for y in {c, d, (c + d) / 2}:
            if y == 0:
                continue
            lo, hi = sorted([a / y * scale, b / y * scale])
            for n in integers(lo - 1, hi + 1, 40):
                for q in jumps([n * y / scale]):
                    out.append((q, y))
        for x in {a, b}:
            near = sorted([x / c * scale, x / d * scale]) if c * d > 0 else [F(-40), F(40)]
            for n in integers(near[0], near[1], 80):
                if n:
                    for q in jumps([x / n * scale]):
                        out.append((x, q))
        return out
    return points


def relative(x, y):
    if x == 0:
        return F(0) if y == 0 else None
    return abs(x - y) / x


def angle(y, x):
    if y == 0:
        return arb.pi() if x < 0 else F(0)
    return arb.atan2(A(y), A(x))


def near_cut(a, b, c, d):
    return [(F(0), c), (-EPS, c), (EPS, c), (F(0), F(0)), (F(0), d)]


def log_base(x, b):
    return A(x).log() / A(b).log() if x > 0 and b > 0 and b != 1 else None


def log_facts(a, b, c, d):
    if b <= 0 or d <= 0:
        return "c"
    return "p" if a <= 0 or c <= 0 or c <= 1 <= d else "n"


def beta(x, y):
    if (whole(x) and x <= 0) or (whole(y) and y <= 0):
        return None
    return A(x).gamma() * A(y).gamma() * (A(x) + A(y)).rgamma()


def beta_facts(a, b, c, d):
    return max(gamma_poles(a, b), gamma_poles(c, d))


def gamma_inc(a, x):
    if x < 0:
        return None
    if x == 0:
        return A(a).gamma() if not (whole(a) and a <= 0) else None
    y = A(x).gamma_upper(A(a))
    return y if y.is_finite() else None


def whole_pair_facts(f):
    """An error is possible if some pair of integers has a value, because not all members are integers."""
    return lambda a, b, c, d: "p" if any(f(x, y) is not None for x in integers(a, b) for y in integers(c, d)) else "c"


def whole_pairs(a, b, c, d):
    return [(x, y) for x in integers(a, b) for y in integers(c, d)]


def choose(n, k):
    if not whole(n) or not whole(k):
        return None
    if k < 0:
        return F(0)
    y = F(1)
    for i in range(int(k)):
        y = y * (n - i) / (i + 1)
    return y


def arrange(n, k):
    if not whole(n) or not whole(k) or n < 0 or k < 0:
        return None
    y = F(1)
    for i in range(int(k)):
        y = y * (n - i)
    return y


def gcd(a, b):
    return F(math.gcd(int(a), int(b))) if whole(a) and whole(b) else None


def lcm(a, b):
    return F(math.lcm(int(a), int(b))) if whole(a) and whole(b) else None


def powr(x, y):
    if x > 0:
        return A(x) ** A(y)
    return F(0) if x == 0 and y > 0 else None


def powr_facts(a, b, c, d):
    if b < 0 or (b == 0 and d <= 0):
        return "c"
    return "p" if a < 0 or (a == 0 and c <= 0) else "n"


BINARY = {
    "powr": (powr, powr_facts, ([1, 0], 6), ([0, 2], 6), lambda a, b, c, d: [(x, F(0)) for x in (a, b)] + [(F(0), c), (F(0), d)]),
    "binomial": (choose, whole_pair_facts(choose), ([0, 4, 9], 12), ([1, 2, 4], 8), whole_pairs),
    "permutations": (arrange, whole_pair_facts(arrange), ([0, 4, 9], 12), ([1, 2, 4], 8), whole_pairs),
    "greatestCommonDivisor": (gcd, whole_pair_facts(gcd), ([0, 12, 30], 40), ([6, 18], 40), whole_pairs),
    "leastCommonMultiple": (lcm, whole_pair_facts(lcm), ([0, 12, 30], 40), ([6, 18], 40), whole_pairs),
    "add": (lambda x, y: x + y, n_always, ([0], 9), ([0], 9), None),
    "subtract": (lambda x, y: x - y, n_always, ([0], 9), ([0], 9), None),
    "multiply": (lambda x, y: x * y, n_always, ([0], 9), ([0], 9), None),
    "divide": (lambda x, y: x / y if y else None, no_zero, ([0], 9), ([3], 9), None),
    "positiveDifference": (lambda x, y: max(x - y, F(0)), n_always, ([0], 3), ([0], 3), None),
    "relativeDifference": (relative, lambda a, b, c, d: "p" if a <= 0 <= b else "n", ([3], 9), ([3], 9), lambda a, b, c, d: [(x, x) for x in (a, b, c, d)]),
    "modulo": (modulo, no_zero, ([3, 6], 30), ([3], 5), breaks(1)),
    "truncatingRemainder": (fmod, no_zero, ([3, 6], 30), ([3], 5), breaks(1)),
    "remainder": (remainder, no_zero, ([3, 6], 30), ([3], 5), breaks(2)),
    "truncatingQuotient": (lambda x, y: F(floor(x / y) if x / y >= 0 else ceil(x / y)) if y else None, no_zero, ([3, 6], 30), ([3], 5), breaks(1)),
    "remainderQuotient": (lambda x, y: F(round(x / y)) if y else None, no_zero, ([3, 6], 30), ([3], 5), breaks(2)),
    "copySign": (lambda x, y: abs(x) if y >= 0 else -abs(x), n_always, ([0], 9), ([0], 9), lambda a, b, c, d: [(F(0), c), (F(0), d)]),
    "hypot": (lambda x, y: (A(x) ** 2 + A(y) ** 2).sqrt(), n_always, ([0], 9), ([0], 9), lambda a, b, c, d: [(F(0), F(0)), (F(0), c), (F(0), d), (a, F(0)), (b, F(0))]),
    "pow": (power, positive_base, ([1, 0], 6), ([0, 2], 6), lambda a, b, c, d: [(F(0), y) for y in (c, d, F(0))] + [(x, n) for x in (a, b) for n in integers(c, d)]),
    "logBase": (log_base, log_facts, ([1, 2], 6), ([2, 3], 6), lambda a, b, c, d: [(F(1), c), (F(1), d)]),
    "atan2": (angle, n_always, ([0], 3), ([0], 3), near_cut),
    "incompleteGamma": (gamma_inc, lambda a, b, c, d: "c" if d < 0 else "p" if c < 0 or (c == 0 and gamma_poles(a, b) == "p") else "n", ([1, F(1, 2), F(-3, 10)], 8), ([F(1, 2), 1, F(1, 10)], 8), None),
    "beta": (beta, beta_facts, ([2, F(1, 2)], 5), ([3, F(1, 2)], 5), None),
    "arithmeticGeometricMean": (lambda x, y: arb.agm(A(x), A(y)) if x >= 0 and y >= 0 else None, lambda a, b, c, d: "c" if b < 0 or d < 0 else "p" if a < 0 or c < 0 else "n", ([2], 9), ([3], 9), None),
}


def root(x, n):
    if x >= 0:
        if x == 0:
            return F(0) if n > 0 else None
        y = A(x).root(abs(n))
    elif n % 2:
        y = -A(-x).root(abs(n))
    else:
        return None
    return y if n > 0 else 1 / y


def unit_turn(name):
    def f(x, u):
        q = A(2 * x / u)
        return getattr(q, name)()
    return f


def unit_inverse(name):
    def f(x, u):
        if name != "atan" and abs(x) > 1:
            return None
        return getattr(A(x), name)() * A(u) / (2 * arb.pi())
    return f


def tan_poles(a, b, u, _):
    return "p" if any(n % 2 for n in range(ceil(4 * a / u), floor(4 * b / u) + 1)) else "n"


def besselj(x, n):
    return A(x).bessel_j(A(n))


# A function of an interval and a whole number: (value(x, n), facts(a, b, n, n), centers, numbers, n comes first)
INDEXED = {
    "root": (root, lambda a, b, n, _: ("c" if n % 2 == 0 and b < 0 else "p" if (n % 2 == 0 and a < 0) or (n < 0 and a <= 0 <= b) else "n"), ([0, 1], 9), [1, 2, 3, 5, 8, -1, -2, -3], False),
    "scaleByPowerOfTwo": (lambda x, n: x * F(2) ** int(n), n_always, ([0], 9), [-5, 0, 7], False),
    "compound": (lambda x, n: (1 + x) ** int(n) if x >= -1 and (n >= 0 or x > -1) else None, lambda a, b, n, _: "c" if b < -1 or (b == -1 and n < 0) else "p" if a < -1 or (n < 0 and a <= -1) else "n", ([0, -1], 3), [-3, 0, 1, 4, 9], False),
    "sinUnits": (unit_turn("sin_pi"), n_always, ([0, 90, 30], 400), [360, 400, 6, 1], False),
    "cosUnits": (unit_turn("cos_pi"), n_always, ([0, 90, 60], 400), [360, 400, 6, 1], False),
    "tanUnits": (unit_turn("tan_pi"), tan_poles, ([0, 45, 90], 400), [360, 400, 6], False),
    "asinUnits": (unit_inverse("asin"), lambda a, b, u, _: domain(-1, 1)(a, b), ([0, 1], 1), [360, 400], False),
    "acosUnits": (unit_inverse("acos"), lambda a, b, u, _: domain(-1, 1)(a, b), ([0, 1], 1), [360, 400], False),
    "atanUnits": (unit_inverse("atan"), n_always, ([0, 1], 9), [360, 400], False),
    "besselJ": (besselj, n_always, ([0, F(30542, 10 ** 4), F(67061, 10 ** 4)], 40), [2, 3, 5, -2, -3, 20], True),
    "besselY": (lambda x, n: A(x).bessel_y(A(n)) if x > 0 else None, lambda a, b, n, _: domain(0, None, [0])(a, b), ([5, F(50026, 10 ** 4)], 40), [2, 3, -3, 8], True),
}


def mean(xs):
    return sum(xs) / len(xs)


def spread(*xs):
    return sum((x - mean(xs)) ** 2 for x in xs)


def median(*xs):
    xs = sorted(xs)
    return (xs[(len(xs) - 1) // 2] + xs[len(xs) // 2]) / 2


def dot(*xs):
    half = len(xs) // 2
    return sum(x * y for x, y in zip(xs[:half], xs[half:]))


def units_angle(y, x, u):
    value = angle(y, x)
    return A(value) * A(u) / (2 * arb.pi())


# Functions of several numbers: (value, how many, whole numbers for the last one)
SEVERAL = {
    "fusedMultiplyAdd": (lambda x, y, z: x * y + z, 3, None),
    "fusedMultiplySubtract": (lambda x, y, z: x * y - z, 3, None),
    "atan2Units": (units_angle, 3, [360, 400, 6]),
    "sumOfProducts": (lambda a, b, c, d: a * b + c * d, 4, None),
    "differenceOfProducts": (lambda a, b, c, d: a * b - c * d, 4, None),
    "sum": (lambda *xs: sum(xs), 4, None),
    "dot": (dot, 6, None),
    "minimum": (lambda *xs: min(xs), 4, None),
    "maximum": (lambda *xs: max(xs), 4, None),
    "mean": (lambda *xs: mean(xs), 5, None),
    "median": (median, 5, None),
    "variance": (lambda *xs: spread(*xs) / (len(xs) - 1), 4, None),
    "populationVariance": (lambda *xs: spread(*xs) / len(xs), 5, None),
    "standardDeviation": (lambda *xs: A(spread(*xs) / (len(xs) - 1)).sqrt(), 4, None),
    "populationStandardDeviation": (lambda *xs: A(spread(*xs) / len(xs)).sqrt(), 5, None),
}


def descend(f, box, sign):
    """A vertex search: each argument in turn takes the best of its bounds and of the candidates from the others."""
    rng = random.Random(repr(box))
    best = None
    for _ in range(6):
        point = [rng.choice(side) for side in box]
        for _ in range(12):
            before = list(point)
            for i, (a, b) in enumerate(box):
                others = mean([x for j, x in enumerate(point) if j != i])
                options = [a, b, max(a, min(b, dyadic(others, 300)))]
                if a <= 0 <= b:
                    options += [F(0), max(a, -EPS)]
                point[i] = min(options, key=lambda x: sign * bound(f(*(point[:i] + [x] + point[i + 1:])), True))
            if point == before:
                break
        value = bound(f(*point), sign > 0)
        if best is None or sign * value < sign * best:
            best = value
    return best


def quarters(a, b, n, _):
    return [(F(k) * n / 4, F(n)) for k in range(ceil(4 * a / n), min(floor(4 * b / n), ceil(4 * a / n) + 8) + 1)]


def write(name, lines):
    with open(f"{name}.txt", "w") as out:
        out.write(f"# {name}: ranges over intervals; see generate.py\n")
        out.writelines(line + "\n" for line in lines)


def round_out(lo, hi, bits):
    return text(dyadic(lo, bits, True)), text(dyadic(hi, bits))


def line(bits, fact, box, found):
    ends = " ".join(text(e) for side in box for e in side)
    if fact == "c" or found is None:
        return f"{bits} c {ends} = -"
    lo, hi = found
    # Both bounds keep enough bits to be distinguished.
    keep = bits + 24
    if hi != lo:
        ratio = max(abs(lo), abs(hi)) / abs(hi - lo)
        keep += max(0, ratio.numerator.bit_length() - ratio.denominator.bit_length() + 8)
    return f"{bits} {fact} {ends} = {' '.join(round_out(lo, hi, keep))}"


PRECISIONS = [24, 53, 113, 240]


def prove_zeta_falls():
    """ζ' < 0 on [-2, 1), on which the enclosure of ζ relies.

    Within 0.1 of the pole: ζ(s) = 1/(s - 1) + R(s) with |R'| < 1 (DLMF 25.2.4 with |γ₁| < 0.08 and
    |γₙ| ≤ 4(n - 1)!/πⁿ). Within 0.25 of 0, where Arb's balls are wide: at midpoints, with |ζ''| ≤ 48 by
    Cauchy's estimate on circles of radius ½, on which |ζ| ≤ 1/|s - 1| + 1 ≤ 6. Elsewhere: in balls.
    """
    from flint import acb_series
    ctx.prec = 100
    step = F(1, 1000)
    s = F(-2)
    while s < F(91, 100):
        near_zero = abs(s) <= F(1, 4)
        middle = A(dyadic(s + step / 2, 60))
        ball = middle if near_zero else middle + arb(0, 0.000501)
        slope = acb_series([acb(ball), 1], 2).zeta()[1].real
        assert slope + (48 * 0.000501 if near_zero else 0) < 0, (s, slope)
        s += step
    ctx.prec = 900


def main(names):
    prove_zeta_falls()
    for name, (f, facts, centers, spread, extra) in UNARY.items():
        if names and name not in names:
            continue
        rng = random.Random(f"{SEED} {name}")
        lines = []
        for i, (a, b) in enumerate(intervals(rng, centers, spread, 54)):
            fact = facts(a, b)
            found = None if fact == "c" else search(f, [(a, b)], extra(a, b) if extra else ())
            lines.append(line(PRECISIONS[i % 4], fact, [(a, b)], found))
        write(name, lines)
    for name, (f, facts, first, second, extra) in BINARY.items():
        if names and name not in names:
            continue
        rng = random.Random(f"{SEED} {name}")
        lines = []
        xs = list(intervals(rng, *first, 45))
        ys = list(intervals(rng, *second, 45))
        for i, (x, y) in enumerate(zip(xs, ys[4:] + ys[:4])):
            if i % 3 == 0:
                y = ys[i]
            if name == "pow" and i % 5 == 0:
                n = F(rng.randint(-4, 5))
                y = (n, n)
            fact = facts(*x, *y)
            found = None if fact == "c" else search(f, [x, y], extra(*x, *y) if extra else ())
            lines.append(line(PRECISIONS[i % 4], fact, [x, y], found))
        write(name, lines)
    for name, (f, facts, first, numbers, is_first) in INDEXED.items():
        if names and name not in names:
            continue
        rng = random.Random(f"{SEED} {name}")
        lines = []
        for i, x in enumerate(intervals(rng, *first, 45)):
            n = F(rng.choice(numbers))
            fact = facts(*x, n, n)
            g = lambda x, n: (lambda y: y if not isinstance(y, arb) or y.is_finite() else None)(f(x, int(n)))
            extra = quarters(*x, n, n) if "Units" in name else [(F(0), n)]
            found = None if fact == "c" else search(g, [x, (n, n)], extra)
            box = [(n, n), x] if is_first else [x, (n, n)]
            lines.append(line(PRECISIONS[i % 4], fact, box, found))
        write(name, lines)
    for name, (f, count, numbers) in SEVERAL.items():
        if names and name not in names:
            continue
        rng = random.Random(f"{SEED} {name}")
        lines = []
        sides = list(intervals(rng, [0, 1], 9, 45 * count))
        for i in range(45):
            # Widths that differ, and all alike in every third line.
            box = [sides[(i * count + k * (9 if i % 3 == 0 else 1)) % len(sides)] for k in range(count)]
            if numbers:
                n = F(rng.choice(numbers))
                box[-1] = (n, n)
            found = descend(f, box, 1), descend(f, box, -1)
            lines.append(line(PRECISIONS[i % 4], "n", box, found))
        write(name, lines)
    neighbours(names)


def neighbours(names):
    """The next number in a direction and roundings in one: by their definition, at one precision."""
    def next_to(x, bits, up):
        e = int(exponent(x))
        unit = F(2) ** (e - bits)
        y = F(floor(x / unit)) * unit if not up else F(ceil(x / unit)) * unit
        if y != x:
            return y
        # A power of two has a nearer neighbour on the side of 0.
        step = unit / 2 if abs(x) == F(2) ** (e - 1) and (x > 0) != up else unit
        return x + step if up else x - step

    table = {
        "nextAbove": lambda x, bits: next_to(x, bits, True),
        "nextBelow": lambda x, bits: next_to(x, bits, False),
        "roundInDirection": None,
        "nextToward": None,
    }
    for name, f in table.items():
        if names and name not in names:
            continue
        rng = random.Random(f"{SEED} {name}")
        lines = []
        for i in range(40):
            bits = PRECISIONS[i % 4]
            a = dyadic(F(rng.randint(-2 ** 60, 2 ** 60), 2 ** 56), bits)
            b = a if i % 3 == 0 else a + dyadic(F(rng.randint(1, 2 ** 30), 2 ** rng.randint(10, 40)), bits)
            b = max(a, dyadic(b, bits))
            box = [(a, b)]
            if name == "roundInDirection":
                found = F(floor(a)), F(ceil(b))
            elif name == "nextToward":
                c = dyadic(F(rng.randint(-2 ** 60, 2 ** 60), 2 ** 56), bits)
                c = rng.choice([a, b, c])
                box.append((c, c))
                found = (
                    next_to(a, bits, c > a) if c != a else min(a, next_to(b, bits, False) if b > a else a),
                    next_to(b, bits, c > b) if c != b else b)
            else:
                found = f(a, bits), f(b, bits)
            lines.append(line(bits, "n", box, found))
        write(name, lines)


if __name__ == "__main__":
    import sys
    main(sys.argv[1:])
