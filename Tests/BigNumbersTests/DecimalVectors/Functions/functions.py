"""The value of each function, in the representation of rounding.py. Arguments are decimals."""

import math
import pathlib
import sys
from decimal import Decimal
from fractions import Fraction

from flint import arb, fmpq

sys.path.append(str(pathlib.Path(__file__).parents[2] / "Vectors"))
from generator import beyond, special
from rounding import Native, Near, ball, exact

HALF = Fraction(1, 2)


def on_balls(f):
    return lambda *args: lambda: f(*map(ball, args))


def transcendental(f, **cases):
    """The function of arb, except for rational values at these arguments: zero, one, two."""
    known = {{"zero": 0, "one": 1, "two": 2}[name]: Fraction(value) for name, value in cases.items()}

    def value(x):
        return known[x] if x in known else on_balls(f)(x)

    return value


def rational(f):
    return lambda *args: Fraction(f(*map(exact, args)))


def whole(x):
    assert x == x.to_integral_value()
    return int(x)


# Rounding to integers and parts of a number.


def away(x):
    return math.floor(abs(x) + HALF) * (1 if x > 0 else -1)


def in_direction(x):
    """Rounded once: a number with more digits than the precision becomes an integer by this alone."""
    return Native(lambda c: c.plus(x) if x.adjusted() >= c.prec else x.to_integral_value(rounding=c.rounding))


def binary_exponent(x):
    x = abs(exact(x))
    e = x.numerator.bit_length() - x.denominator.bit_length()
    while x >= Fraction(2) ** e:
        e += 1
    while x < Fraction(2) ** (e - 1):
        e -= 1
    return Fraction(e)


def binary_significand(x):
    return exact(x) / Fraction(2) ** int(binary_exponent(x))


def native(name):
    return lambda *args: Native(lambda c: getattr(c, name)(*args))


# Remainders; x may have any exponent, so the quotient may be too long to be written out.


def floored(x, y):
    e = min(x.as_tuple().exponent, y.as_tuple().exponent, 0)
    m = int(y.scaleb(-e))
    sign, digits, exponent = x.as_tuple()
    coefficient = int("".join(map(str, digits))) * (-1 if sign else 1)
    return coefficient * pow(10, exponent - e, 2 * abs(m)), m, e


def modulo(x, y):
    a, m, e = floored(x, y)
    return Fraction(a % m) * Fraction(10) ** e


def truncating_remainder(x, y):
    a, m, e = floored(x, y)
    return Fraction(abs(a) % abs(m) * (1 if a > 0 else -1)) * Fraction(10) ** e


def remainder(x, y):
    a, m, e = floored(x, y)
    rest, m = abs(a) % (2 * abs(m)), abs(m)
    rest -= m * round(Fraction(rest, m))
    return Fraction(rest * (1 if a > 0 else -1)) * Fraction(10) ** e


def truncating_quotient(x, y):
    return Fraction(math.trunc(exact(x) / exact(y)))


def nearest_quotient(x, y):
    return Fraction(round(exact(x) / exact(y)))


def relative_difference(x, y):
    return Native(lambda c: c.plus(c.divide(c.subtract(x, y).copy_abs(), x).normalize(c)))


# Roots and powers.


def integer_root(n, index):
    """The root of a natural number where it is whole."""
    if index > n.bit_length():
        return n if n < 2 else None
    low, high = 0, 1 << (n.bit_length() // index + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**index <= n else (low, middle - 1)
    return low if low**index == n else None


def exact_root(v, index):
    p, q = integer_root(v.numerator, abs(index)), integer_root(v.denominator, abs(index))
    if p is None or q is None:
        return None
    return Fraction(p, q) if index > 0 else Fraction(q, p)


def power_of_ten(x, ratio):
    """The power of a power of ten with any exponent, if it is a power of ten itself; otherwise None."""
    sign, digits, exponent = x.normalize().as_tuple()
    share = exponent * ratio
    return Decimal((0, (1,), int(share))) if digits == (1,) and share == int(share) else None


def root_of(v, index, enclose):
    """The root of a positive fraction."""
    found = exact_root(v, index)
    return found if found is not None else enclose


def root(x, n):
    n = whole(n)
    sign = -1 if x < 0 else 1
    enclose = lambda: sign * (ball(abs(x)).log() / n).exp()
    if abs(x.adjusted()) > 10_000:
        return power_of_ten(x, Fraction(1, n)) or enclose
    found = root_of(abs(exact(x)), n, enclose)
    return found * sign if isinstance(found, Fraction) else found


def sqrt(x):
    return root(x, Decimal(2))


def hypot(x, y):
    if abs(x.adjusted() - y.adjusted()) > 500:
        larger = max(abs(x), abs(y))
        return Near(exact(larger), 1)
    v = exact(x) ** 2 + exact(y) ** 2
    return root_of(v, 2, lambda: arb(fmpq(v.numerator, v.denominator)).sqrt())


def power(x, y):
    if abs(x.adjusted()) < 1000 and abs(y.adjusted()) < 20:
        base, exponent = abs(exact(x)), exact(y)
        sign = -1 if x < 0 and exponent.numerator % 2 else 1
        q = exponent.denominator
        found = exact_root(base, q) if q < 10**6 else None
        if found is not None and abs(exponent.numerator) < 3000:
            return found ** exponent.numerator * sign
        return lambda: sign * (ball(abs(x)).log() * ball(y)).exp()
    return power_of_ten(x, exact(y)) or on_balls(lambda x, y: (x.log() * y).exp())(x, y)


def compound(x, n):
    n = whole(n)
    if abs(n) < 500 and abs(x.adjusted()) < 500:
        return (1 + exact(x)) ** n
    return on_balls(lambda x: (x.log1p() * n).exp())(x)


def exponential(base, minus):
    def value(x):
        if base == 10 and not minus and x == x.to_integral_value():
            return Decimal((0, (1,), int(x)))
        if x == x.to_integral_value() and abs(x) < 2000:
            return Fraction(base) ** int(x) - minus
        if minus:
            return on_balls(lambda x: (x * arb(base).log()).expm1())(x)
        return on_balls(lambda x: (x * arb(base).log()).exp())(x)

    return value


def next_to_one(f):
    """e^x and similar functions for tiny x, for which no ball is narrow enough."""
    return lambda x: f(x) if x == 0 or x.adjusted() > -2000 else Near(Fraction(1), 1 if x > 0 else -1)


# Logarithms.


def exact_log(v, base):
    """The logarithm where it is a fraction of small terms."""
    if v == 1:
        return Fraction(0)
    estimate = (math.log(v.numerator) - math.log(v.denominator)) / (
        math.log(base.numerator) - math.log(base.denominator))
    for q in range(1, 13):
        p = round(q * estimate)
        if abs(p) < 2000 and v**q == base**p:
            return Fraction(p, q)
    return None


def logarithm(base, plus=0):
    def value(x):
        if abs(x.adjusted()) < 1000:
            found = exact_log(exact(x) + plus, Fraction(base))
            if found is not None:
                return found
        elif base == 10 and x.normalize().as_tuple().digits == (1,):
            return Near(Fraction(x.adjusted()), 1) if plus else Fraction(x.adjusted())
        f = arb.log1p if plus else arb.log
        return on_balls(lambda x: f(x) / arb(base).log())(x)

    return value


def log_base(x, b):
    found = exact_log(exact(x), exact(b))
    return found if found is not None else on_balls(lambda x, b: x.log() / b.log())(x, b)


# Angles in units.

SINES = {0: 0, 3: 1, 6: 0, 9: -1, 1: HALF, 5: HALF, 7: -HALF, 11: -HALF}


def twelfths(x, u, ahead):
    t = (exact(x) / exact(u) + ahead) % 1 * 12
    return Fraction(SINES[t]) if t in SINES else None


def turn(x, u):
    t = exact(x) / exact(u) * 2 % 2
    return fmpq(t.numerator, t.denominator)


def sin_units(x, u):
    found = twelfths(x, u, 0)
    return found if found is not None else lambda: arb.sin_pi_fmpq(turn(x, u))


def cos_units(x, u):
    found = twelfths(x, u, Fraction(1, 4))
    return found if found is not None else lambda: arb.cos_pi_fmpq(turn(x, u))


def tan_units(x, u):
    t = exact(x) / exact(u) % Fraction(1, 2) * 8
    known = {0: 0, 1: 1, 3: -1}
    if t in known:
        return Fraction(known[t])
    return lambda: arb.sin_pi_fmpq(turn(x, u)) / arb.cos_pi_fmpq(turn(x, u))


def arc_units(f, turns):
    """turns: the shares of a turn that are rational, by argument."""

    def value(x, u):
        if x in turns:
            return turns[x] * exact(u)
        return on_balls(lambda x, u: f(x) * u / (2 * arb.pi()))(x, u)

    return value


def eighths(y, x):
    """The angle in eighths of a turn where it is that."""
    if y == 0:
        return 0 if x > 0 else 4
    if x == 0:
        return 2 if y > 0 else -2
    if abs(x) == abs(y):
        return (1 if x > 0 else 3) * (1 if y > 0 else -1)
    return None


def atan2(y, x):
    if y == 0 and x > 0:
        return Fraction(0)
    k = eighths(y, x)
    return on_balls(arb.atan2)(y, x) if k is None else lambda: arb.pi() * k / 4


def atan2_units(y, x, u):
    k = eighths(y, x)
    if k is not None:
        return Fraction(k, 8) * exact(u)
    return on_balls(lambda y, x, u: arb.atan2(y, x) * u / (2 * arb.pi()))(y, x, u)


D = Decimal
ASIN_TURNS = {D(0): Fraction(0), D("0.5"): Fraction(1, 12), D("-0.5"): Fraction(-1, 12),
              D(1): Fraction(1, 4), D(-1): Fraction(-1, 4)}
ACOS_TURNS = {x: Fraction(1, 4) - t for x, t in ASIN_TURNS.items()}
ATAN_TURNS = {D(0): Fraction(0), D(1): Fraction(1, 8), D(-1): Fraction(-1, 8)}

# Special functions.


def gamma(x):
    if x == x.to_integral_value() and 0 < x < 3000:
        return Fraction(math.factorial(int(x) - 1))
    return on_balls(arb.gamma)(x)


def log_gamma(x):
    """For x < 0 by reflection: |gamma(x) gamma(1 - x)| = pi / |sin(pi x)|."""
    if x in (1, 2):
        return Fraction(0)
    if x > 0:
        return on_balls(arb.lgamma)(x)
    return on_balls(lambda x: (arb.pi() / abs(x.sin_pi())).log() - (1 - x).lgamma())(x)


def gamma_sign(x):
    return Fraction(1 if x > 0 or math.floor(x) % 2 == 0 else -1)


def zeta(s):
    if s == s.to_integral_value() and s <= 0:
        n = -int(s)
        b = fmpq.bernoulli(n + 1) / (n + 1) * (-1) ** n
        return Fraction(int(b.p), int(b.q))
    if s > 1000:
        return Near(Fraction(1), 1)
    return on_balls(arb.zeta)(s)


def dilogarithm(x):
    return Fraction(0) if x == 0 else on_balls(special.dilogarithm)(x)


def incomplete_gamma(a, x):
    if x == 0:
        return gamma(a)
    return on_balls(lambda a, x: x.gamma_upper(a))(a, x)


def beta(x, y):
    if x != x.to_integral_value() or y == y.to_integral_value() and x > y:
        x, y = y, x
    if x == x.to_integral_value() and x > 0:
        n = int(x)
        return Fraction(math.factorial(n - 1)) / math.prod(exact(y) + i for i in range(n))
    if x + y == (x + y).to_integral_value() and x + y <= 0:
        return Fraction(0)
    return on_balls(lambda x, y: x.gamma() * y.gamma() * (x + y).rgamma())(x, y)


def agm(x, y):
    if x == y:
        return exact(x)
    return Fraction(0) if x == 0 or y == 0 else on_balls(arb.agm)(x, y)


def bessel(f, order=None):
    def value(n, x):
        if x == 0:
            return Fraction(1 if n == 0 else 0)
        return lambda: f(ball(x), whole(n))

    return value if order is None else lambda x: value(Decimal(order), x)


# Whole numbers.


def double_factorial(n):
    return Fraction(math.prod(range(whole(n), 0, -2)))


def binomial(n, k):
    n, k = whole(n), whole(k)
    if k < 0:
        return Fraction(0)
    if n < 0:
        return Fraction((-1) ** k * math.comb(k - n - 1, k))
    return Fraction(math.comb(n, k))


def on_integers(f):
    return lambda *args: Fraction(f(*map(whole, args)))


# Lists.


def dot(*x):
    half = len(x) // 2
    return sum(a * b for a, b in zip(x[:half], x[half:]))


def mean(*x):
    return Fraction(sum(x)) / len(x)


def median(*x):
    middle = sorted(x)[(len(x) - 1) // 2: len(x) // 2 + 1]
    return mean(*middle)


def variance(sample):
    return lambda *x: sum((t - mean(*x)) ** 2 for t in x) / (len(x) - sample)


def deviation(sample):
    def value(*args):
        v = Fraction(variance(sample)(*map(exact, args)))
        if v == 0:
            return v
        return root_of(v, 2, lambda: arb(fmpq(v.numerator, v.denominator)).sqrt())

    return value


def constant(enclose):
    return lambda: enclose


# The number close to a function's value, and the side, at 10^-1000000 and below, and at 10^1000000 and above;
# sides for positive arguments, 1 above and -1 below, and whether the function is odd.
SMALL = {
    **{name: ("x", -1, True) for name in "sin atan tanh asinh sineIntegral".split()},
    **{name: ("x", 1, True) for name in "tan asin sinh atanh".split()},
    **{name: (Fraction(1), -1, False) for name in "cos sech besselJ0 sinc".split()},
    **{name: (Fraction(1), 1, False) for name in "sec cosh".split()},
    **{name: ("1/x", 1, True) for name in "csc coth".split()},
    **{name: ("1/x", -1, True) for name in "cot csch".split()},
    "besselJ1": ("x/2", -1, True),
}
# The same for functions that are neither odd nor even, by the sign of the argument: 1 above, -1 below.
LOPSIDED = {
    "expMinusOne": ("x", 1, 1), "dilogarithm": ("x", 1, 1), "logOnePlus": ("x", -1, -1), "lambertW": ("x", -1, -1),
    "erfc": (Fraction(1), -1, 1), "zeta": (-HALF, -1, 1), "gamma": ("1/x", -1, -1), "digamma": ("-1/x", -1, -1),
}
LARGE = {
    "tanh": (Fraction(1), -1, True), "erf": (Fraction(1), -1, True), "coth": (Fraction(1), 1, True),
}


def at_far(name, f):
    """The function; where no ball is narrow enough, the neighbour of its value is used."""

    def value(x):
        e = x.adjusted() if x else 0
        if e < -100_000 and name in LOPSIDED:
            neighbour, above, below = LOPSIDED[name]
            return Near(named(neighbour, x), above if x > 0 else below)
        table = SMALL if e < -100_000 else LARGE if e > 100_000 else {}
        if name not in table:
            return f(x)
        neighbour, side, odd = table[name]
        if not odd or isinstance(neighbour, str):
            return Near(named(neighbour, x), side if x > 0 or not odd else -side)
        return Near(neighbour if x > 0 else -neighbour, side if x > 0 else -side)

    return value


def named(neighbour, x):
    """1/x for powers of ten alone."""
    names = {"x": lambda: x, "x/2": lambda: x * Decimal("0.5"), "1/x": lambda: 1 / x, "-1/x": lambda: -1 / x}
    return names[neighbour]() if isinstance(neighbour, str) else neighbour


FUNCTIONS = {
    "negate": Decimal.copy_negate, "magnitude": Decimal.copy_abs,
    "sign": lambda x: Fraction((x > 0) - (x < 0)), "square": lambda x: native("multiply")(x, x),
    "floor": rational(math.floor), "ceil": rational(math.ceil), "trunc": rational(math.trunc),
    "round": rational(away), "roundEven": rational(round), "roundInDirection": in_direction,
    "fraction": rational(lambda x: x - math.trunc(x)),
    "nextAbove": native("next_plus"), "nextBelow": native("next_minus"),
    "binaryExponent": binary_exponent, "binarySignificand": binary_significand,
    "sqrt": sqrt, "reciprocalSqrt": lambda x: root(x, D(-2)), "cbrt": lambda x: root(x, D(3)),
    "exp": next_to_one(transcendental(arb.exp, zero=1)), "exp2": next_to_one(exponential(2, 0)),
    "exp10": next_to_one(exponential(10, 0)), "expMinusOne": transcendental(arb.expm1, zero=0),
    "exp2MinusOne": exponential(2, 1), "exp10MinusOne": exponential(10, 1),
    "log": transcendental(arb.log, one=0), "log2": logarithm(2), "log10": logarithm(10),
    "logOnePlus": transcendental(arb.log1p, zero=0), "log2OnePlus": logarithm(2, 1),
    "log10OnePlus": logarithm(10, 1),
    "sin": transcendental(arb.sin, zero=0), "cos": transcendental(arb.cos, zero=1),
    "tan": transcendental(arb.tan, zero=0), "sec": transcendental(arb.sec, zero=1),
    "csc": transcendental(arb.csc), "cot": transcendental(arb.cot),
    "asin": transcendental(arb.asin, zero=0), "acos": transcendental(arb.acos, one=0),
    "atan": transcendental(arb.atan, zero=0),
    "sinh": transcendental(arb.sinh, zero=0), "cosh": transcendental(arb.cosh, zero=1),
    "tanh": transcendental(arb.tanh, zero=0), "sech": transcendental(arb.sech, zero=1),
    "csch": transcendental(arb.csch), "coth": transcendental(arb.coth),
    "asinh": transcendental(arb.asinh, zero=0), "acosh": transcendental(arb.acosh, one=0),
    "atanh": transcendental(arb.atanh, zero=0),
    "gamma": gamma, "logGamma": log_gamma, "lnGamma": log_gamma, "gammaSign": gamma_sign,
    "digamma": transcendental(arb.digamma), "zeta": zeta, "erf": transcendental(arb.erf, zero=0),
    "erfc": transcendental(arb.erfc, zero=1), "expIntegral": transcendental(arb.ei),
    "dilogarithm": dilogarithm, "besselJ0": bessel(arb.bessel_j, 0),
    "besselJ1": bessel(arb.bessel_j, 1), "besselY0": bessel(arb.bessel_y, 0),
    "besselY1": bessel(arb.bessel_y, 1), "airy": transcendental(arb.airy_ai),
    "sinc": transcendental(arb.sinc, zero=1), "sineIntegral": transcendental(arb.si, zero=0),
    "cosineIntegral": transcendental(arb.ci), "lambertW": transcendental(arb.lambertw, zero=0),
    "lambertWMinusOne": transcendental(lambda x: x.lambertw(-1)),
    "ellipticK": transcendental(beyond.elliptic_k), "ellipticE": transcendental(beyond.elliptic_e, one=1),
    "factorial": on_integers(math.factorial), "doubleFactorial": double_factorial,
    "add": native("add"), "subtract": native("subtract"), "multiply": native("multiply"),
    "divide": native("divide"), "positiveDifference": rational(lambda x, y: max(x - y, 0)),
    "relativeDifference": relative_difference,
    "modulo": modulo, "truncatingRemainder": truncating_remainder, "remainder": remainder,
    "truncatingQuotient": truncating_quotient, "remainderQuotient": nearest_quotient,
    "copySign": rational(lambda x, y: abs(x) * (-1 if y < 0 else 1)),
    "nextToward": native("next_toward"),
    "scaleByPowerOfTwo": lambda x, n: exact(x) * Fraction(2) ** whole(n),
    "root": root, "hypot": hypot, "pow": power, "powr": power, "compound": compound,
    "logBase": log_base, "atan2": atan2, "sinUnits": sin_units, "cosUnits": cos_units,
    "tanUnits": tan_units, "asinUnits": arc_units(arb.asin, ASIN_TURNS),
    "acosUnits": arc_units(arb.acos, ACOS_TURNS), "atanUnits": arc_units(arb.atan, ATAN_TURNS),
    "incompleteGamma": incomplete_gamma, "beta": beta, "besselJ": bessel(arb.bessel_j),
    "besselY": bessel(arb.bessel_y), "arithmeticGeometricMean": agm,
    "binomial": binomial, "permutations": on_integers(math.perm),
    "greatestCommonDivisor": on_integers(math.gcd), "leastCommonMultiple": on_integers(math.lcm),
    "fusedMultiplyAdd": native("fma"),
    "fusedMultiplySubtract": lambda x, y, z: native("fma")(x, y, z.copy_negate()),
    "atan2Units": atan2_units,
    "sumOfProducts": rational(lambda a, b, c, d: a * b + c * d),
    "differenceOfProducts": rational(lambda a, b, c, d: a * b - c * d),
    "sum": rational(lambda *x: sum(x)), "dot": rational(dot), "minimum": rational(min),
    "maximum": rational(max), "mean": rational(mean), "median": rational(median),
    "variance": rational(variance(1)), "standardDeviation": deviation(1),
    "populationVariance": rational(variance(0)), "populationStandardDeviation": deviation(0),
    "pi": constant(arb.pi), "e": constant(arb.const_e), "tau": constant(lambda: 2 * arb.pi()),
    "phi": constant(lambda: (1 + arb(5).sqrt()) / 2), "ln2": constant(arb.const_log2),
    "eulerGamma": constant(arb.const_euler), "catalan": constant(arb.const_catalan),
    "apery": constant(lambda: arb(3).zeta()),
}
FUNCTIONS.update({name: at_far(name, FUNCTIONS[name]) for name in {**SMALL, **LOPSIDED, **LARGE}})
