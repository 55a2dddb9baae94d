"""Values of expressions without the code under test: exact fractions where a value is rational, and
otherwise either certified enclosures (python-flint's arb) or mpmath's numbers.

An integer or a choice (floor, sign, the exponent of frexp …) is taken from an enclosure only when the
whole enclosure decides it; a value that arb happens to enclose exactly without a fraction behind it
is widened first, so that nothing depends on finding out that two different irrational expressions are
equal. An enclosure that does not decide raises Undecided, and the caller computes again with more bits.
"""
import math
from fractions import Fraction

import mpmath
from flint import acb, arb, ctx, fmpq, fmpz
from mpmath import mp

import language

LONGEST = 100_000  # bits of a fraction that is kept as one


class Undecided(Exception):
    """The value is undecided; more bits may decide it."""


class OutOfDomain(Exception):
    """The value does not exist, so that more bits cannot decide it."""


def is_whole(x):
    return isinstance(x, Fraction) and x.denominator == 1


class Arb:
    """Enclosures at the current precision of flint's context. Without fractions, only integers are
    exact: it shows what enclosures alone decide."""

    def __init__(self, fractions=True):
        self.fractions = fractions

    def number(self, x):
        if not isinstance(x, Fraction):
            return x
        if x.denominator == 1:
            return arb(fmpz(x.numerator))
        return arb(fmpq(x.numerator, x.denominator))

    def keep(self, x):
        return x if self.fractions or x.denominator == 1 else self.done(self.number(x))

    def done(self, x):
        if not x.is_finite():
            raise Undecided
        if x.is_exact():
            x = x + arb(0, 1) * arb(2) ** -ctx.prec * (1 + abs(x))
        return x

    def floor(self, x):
        whole = x.floor().unique_fmpz()
        if whole is None:
            raise Undecided
        return int(whole)

    def sign(self, x):
        if x > 0:
            return 1
        if x < 0:
            return -1
        raise Undecided

    magnitude = staticmethod(abs)

    def minimum(self, x, y):
        return x.min(y)

    def maximum(self, x, y):
        return x.max(y)

    def binary_exponent(self, x):
        x = abs(x)
        e = int(math.floor(float(x.mid().log() / arb.const_log2()))) if x > 0 else 0
        for candidate in (e, e + 1, e + 2):
            if x >= arb(2) ** (candidate - 1) and x < arb(2) ** candidate:
                return candidate
        raise Undecided

    def scale(self, x, n):
        return x * arb(2) ** n

    def whole_power(self, x, n):
        return x ** n

    def constant(self, name):
        return {
            "pi": arb.pi, "e": arb.const_e, "tau": lambda: 2 * arb.pi(),
            "phi": lambda: (1 + arb(5).sqrt()) / 2, "ln2": arb.const_log2,
            "euler_gamma": arb.const_euler, "catalan": arb.const_catalan,
            "apery": lambda: arb(3).zeta(),
        }[name]()

    def above(self, x, bound):
        if not x > bound:
            raise OutOfDomain if x < bound else Undecided

    def sqrt(self, x):
        self.above(x, 0)
        return x.sqrt()

    def rec_sqrt(self, x):
        self.above(x, 0)
        return x.rsqrt()

    def root(self, x, n):
        if n < 0:
            return 1 / self.root(x, -n)
        if n % 2 and self.sign(x) < 0:
            return -((-x).root(n))
        self.above(x, 0)
        return x.root(n)

    def cbrt(self, x):
        return self.root(x, 3)

    def hypot(self, x, y):
        return (x * x + y * y).sqrt()

    def power(self, x, y):
        self.above(x, 0)
        return (y * x.log()).exp()

    def exp(self, x):
        return x.exp()

    def exp2(self, x):
        return (x * arb.const_log2()).exp()

    def exp10(self, x):
        return (x * arb.const_log10()).exp()

    def expm1(self, x):
        return x.expm1()

    def exp2m1(self, x):
        return (x * arb.const_log2()).expm1()

    def exp10m1(self, x):
        return (x * arb.const_log10()).expm1()

    def log(self, x):
        self.above(x, 0)
        return x.log()

    def logbase(self, x, b):
        return self.log(x) / self.log(b)

    def log2(self, x):
        return self.log(x) / arb.const_log2()

    def log10(self, x):
        return self.log(x) / arb.const_log10()

    def log1p(self, x):
        self.above(x, -1)
        return x.log1p()

    def log2p1(self, x):
        return self.log1p(x) / arb.const_log2()

    def log10p1(self, x):
        return self.log1p(x) / arb.const_log10()

    def inside(self, x):
        """Strictly between −1 and 1: an enclosure cannot certify the ends."""
        if not (x > -1 and x < 1):
            raise OutOfDomain if x < -1 or x > 1 else Undecided

    def asin(self, x):
        self.inside(x)
        return x.asin()

    def acos(self, x):
        self.inside(x)
        return x.acos()

    def atanh(self, x):
        self.inside(x)
        return x.atanh()

    def acosh(self, x):
        self.above(x, 1)
        return x.acosh()

    def atan2(self, y, x):
        return arb.atan2(y, x)

    def sinpi(self, x):
        return x.sin_pi()

    def cospi(self, x):
        return x.cos_pi()

    def tanpi(self, x):
        return x.tan_pi()

    def pi(self):
        return arb.pi()

    def lgamma(self, x):
        return x.lgamma() if x > 0 else abs(x.gamma()).log()

    def gamma_inc(self, a, x):
        self.above(x, 0)
        return x.gamma_upper(a)

    def beta(self, x, y):
        return x.gamma() * y.gamma() * (x + y).rgamma()

    def eint(self, x):
        return x.ei()

    def li2(self, x):
        return acb(x).polylog(2).real

    def jn(self, n, x):
        return x.bessel_j(arb(n))

    def yn(self, n, x):
        self.above(x, 0)
        return x.bessel_y(arb(n))

    def ai(self, x):
        return x.airy_ai()

    def agm(self, x, y):
        self.above(x, 0)
        self.above(y, 0)
        return x.agm(y)

    def gamma(self, x):
        return x.gamma()


for _name in ("sin cos tan sec csc cot atan sinh cosh tanh sech csch coth asinh "
              "digamma zeta erf erfc").split():
    setattr(Arb, _name, lambda self, x, _method=getattr(arb, _name): _method(x))


class Mp:
    """mpmath's numbers at its current precision. With `rounds`, every operation is rounded, those on
    fractions too: it shows how many digits an expression loses."""

    def __init__(self, rounds=False):
        self.rounds = rounds

    def keep(self, x):
        if self.rounds and isinstance(x, Fraction) and x.denominator != 1:
            return self.number(x)
        return x

    def number(self, x):
        return mpmath.mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else x

    def done(self, x):
        if isinstance(x, mpmath.mpc):
            if x.imag:
                raise OutOfDomain
            x = x.real
        if not mp.isfinite(x):
            raise OutOfDomain
        return x

    def floor(self, x):
        return int(mp.floor(x))

    def sign(self, x):
        return int(mp.sign(x))

    magnitude = staticmethod(abs)
    minimum = staticmethod(min)
    maximum = staticmethod(max)

    def binary_exponent(self, x):
        return mp.frexp(x)[1]

    def scale(self, x, n):
        return mp.ldexp(x, n)

    def whole_power(self, x, n):
        return x ** n

    def constant(self, name):
        return +{"pi": mp.pi, "e": mp.e, "tau": 2 * mp.pi, "phi": mp.phi, "ln2": mp.ln2,
                 "euler_gamma": mp.euler, "catalan": mp.catalan, "apery": mp.apery}[name]

    def rec_sqrt(self, x):
        return 1 / mp.sqrt(x)

    def root(self, x, n):
        if n < 0:
            return 1 / self.root(x, -n)
        return -mp.root(-x, n) if x < 0 and n % 2 else mp.root(x, n)

    def cbrt(self, x):
        return -mp.cbrt(-x) if x < 0 else mp.cbrt(x)

    def power(self, x, y):
        return mp.power(x, y)

    def exp2(self, x):
        return mp.power(2, x)

    def exp10(self, x):
        return mp.power(10, x)

    def exp2m1(self, x):
        return mp.expm1(x * self.wide(lambda: mp.ln(2)))

    def exp10m1(self, x):
        return mp.expm1(x * self.wide(lambda: mp.ln(10)))

    def wide(self, value):
        with mp.extraprec(20):
            return value()

    def logbase(self, x, b):
        return mp.ln(x) / mp.ln(b)

    def log(self, x):
        return mp.ln(x)

    def log2(self, x):
        return mp.log(x, 2)

    def log2p1(self, x):
        return mp.log1p(x) / mp.ln(2)

    def log10p1(self, x):
        return mp.log1p(x) / mp.ln(10)

    def tanpi(self, x):
        return mp.sinpi(x) / mp.cospi(x)

    def pi(self):
        return +mp.pi

    def lgamma(self, x):
        return mp.loggamma(x) if x > 0 else mp.ln(abs(mp.gamma(x)))

    def gamma_inc(self, a, x):
        return mp.gammainc(a, x)

    def eint(self, x):
        return mp.ei(x)

    def li2(self, x):
        return mp.re(mp.polylog(2, x))

    def jn(self, n, x):
        return mp.besselj(n, x)

    def yn(self, n, x):
        return mp.bessely(n, x)

    def ai(self, x):
        return mp.airyai(x)


for _name in ("sqrt hypot exp expm1 log10 log1p sin cos tan sec csc cot asin acos atan atan2 sinh cosh "
              "tanh sech csch coth asinh acosh atanh sinpi cospi gamma beta digamma zeta erf erfc "
              "agm").split():
    setattr(Mp, _name, lambda self, *x, _method=getattr(mp, _name): _method(*x))

# Functions of one and of two numbers that a back end has under the catalogue's own name.
PLAIN = set(
    "sqrt rec_sqrt cbrt exp exp2 exp10 expm1 exp2m1 exp10m1 log2 log10 log1p log2p1 log10p1 sin cos tan "
    "sec csc cot asin acos atan sinh cosh tanh sech csch coth asinh acosh atanh sinpi cospi tanpi gamma "
    "lgamma digamma zeta erf erfc eint li2 ai hypot atan2 gamma_inc beta agm".split())


class Evaluator:
    """Evaluates trees with a back end. Values are fractions or the back end's numbers."""

    def __init__(self, back, memo=None):
        self.back = back
        self.variables = {}
        self.memo = memo

    # Arithmetic that stays exact on fractions.

    def real(self, x):
        return self.back.number(x)

    def kept(self, x):
        if isinstance(x, Fraction):
            if max(x.numerator.bit_length(), x.denominator.bit_length()) > LONGEST:
                return self.back.number(x)
            return self.back.keep(x)
        return x

    def both(self, x, y):
        return isinstance(x, Fraction) and isinstance(y, Fraction)

    def add(self, x, y):
        return self.kept(x + y) if self.both(x, y) else self.real(x) + self.real(y)

    def sub(self, x, y):
        return self.kept(x - y) if self.both(x, y) else self.real(x) - self.real(y)

    def mul(self, x, y):
        return self.kept(x * y) if self.both(x, y) else self.real(x) * self.real(y)

    def div(self, x, y):
        if isinstance(y, Fraction):
            if y == 0:
                raise OutOfDomain
            if isinstance(x, Fraction):
                return self.kept(x / y)
        return self.back.done(self.real(x) / self.real(y))

    def abs(self, x):
        return abs(x) if isinstance(x, Fraction) else self.back.magnitude(x)

    def sgn(self, x):
        return (x > 0) - (x < 0) if isinstance(x, Fraction) else self.back.sign(x)

    def floor(self, x):
        return Fraction(math.floor(x) if isinstance(x, Fraction) else self.back.floor(x))

    def trunc(self, x):
        if isinstance(x, Fraction):
            return Fraction(math.trunc(x))
        if x > -1 and x < 1:
            return Fraction(0)
        return self.floor(x) if x > 0 else -self.floor(-x)

    def nearest(self, x, even):
        """The nearest integer; halves to even or away from zero. Only fractions can be halves, and
        mpmath's numbers when every operation is rounded."""
        if isinstance(x, Fraction):
            if even:
                return Fraction(round(x))
            return self.sgn(x) * Fraction(math.floor(abs(x) + Fraction(1, 2)))
        half = self.floor(2 * x)
        if isinstance(x, mpmath.mpf) and half == 2 * x:
            return self.nearest(half / 2, even)
        return self.floor(x + 0.5)

    def larger(self, x, y):
        return max(x, y) if self.both(x, y) else self.back.maximum(self.real(x), self.real(y))

    def smaller(self, x, y):
        return min(x, y) if self.both(x, y) else self.back.minimum(self.real(x), self.real(y))

    def whole(self, x):
        if not is_whole(x):
            raise OutOfDomain
        return int(x)

    def power(self, x, y):
        if is_whole(y):
            n = int(y)
            if isinstance(x, Fraction):
                if x == 0 and n < 0:
                    raise OutOfDomain
                bits = max(x.numerator.bit_length(), x.denominator.bit_length())
                if bits * abs(n) <= LONGEST:
                    return self.kept(x ** n)
            return self.back.done(self.back.whole_power(self.real(x), n))
        return self.positive_power(x, y)

    def positive_power(self, x, y):
        return self.back.done(self.back.power(self.real(x), self.real(y)))

    def total(self, terms):
        result = Fraction(0)
        for term in terms:
            result = self.add(result, term)
        return result

    def squares_about_mean(self, terms):
        mean = self.div(self.total(terms), Fraction(len(terms)))
        squares = []
        for term in terms:
            difference = self.sub(term, mean)
            squares.append(self.mul(difference, difference))
        return self.total(squares)

    def root_of(self, x):
        return self.back.done(self.back.sqrt(self.real(x)))

    # Trees.

    def line(self, text):
        """The value of a line of statements."""
        value = None
        for name, tree in language.parse_line(text):
            try:
                value = self.value(tree)
            except (ValueError, ZeroDivisionError, OverflowError, mp.NoConvergence) as fault:
                raise OutOfDomain from fault
            if name:
                self.variables[name] = value
        return value

    def value(self, tree):
        if self.memo is not None and tree in self.memo:
            return self.memo[tree]
        value = self.fresh(tree)
        if self.memo is not None:
            self.memo[tree] = value
        return value

    def fresh(self, tree):
        kind = tree[0]
        if kind == "num":
            return self.back.keep(Fraction(tree[1]))
        if kind == "const":
            return self.back.constant(tree[1])
        if kind == "var":
            return self.variables[tree[1]]
        if kind == "list":
            return [self.value(x) for x in tree[1]]
        if kind == "call":
            return self.call(tree[1], [self.value(x) for x in tree[2]])
        x = [self.value(part) for part in tree[1:]]
        if kind == "neg":
            return -x[0]
        if kind == "fact":
            return self.call("factorial", x)
        operation = {"+": self.add, "-": self.sub, "*": self.mul, "/": self.div, "^": self.power}
        return operation[kind](*x)

    def call(self, name, x):
        if name in REDUCTIONS:
            flat = []
            for item in x:
                flat += item if isinstance(item, list) else [item]
            return REDUCTIONS[name](self, flat)
        if name == "dot":
            return self.total([self.mul(a, b) for a, b in zip(x[0], x[1], strict=True)])
        if name in OWN:
            return OWN[name](self, *x)
        assert name in PLAIN, name
        return self.plain(name, *x)

    def plain(self, name, *x):
        return self.back.done(getattr(self.back, name)(*(self.real(a) for a in x)))


def _floored(v, a, b):
    return v.sub(a, v.mul(b, v.floor(v.div(a, b))))


def _truncated(v, x, y):
    return v.sub(x, v.mul(y, v.trunc(v.div(x, y))))


def _remainder(v, x, y):
    return v.sub(x, v.mul(y, v.nearest(v.div(x, y), True)))


def _with_sign(v, x, y):
    # A fraction 0 has the sign +.
    return v.mul(v.abs(x), Fraction(-1 if v.sgn(y) < 0 else 1))


def _frexp(v, x):
    if isinstance(x, Fraction):
        if not x:
            return [x, x]
        e = x.numerator.bit_length() - x.denominator.bit_length()
        e += abs(x) >= Fraction(2) ** e
        assert Fraction(1, 2) <= abs(x) / Fraction(2) ** e < 1
        return [x / Fraction(2) ** e, Fraction(e)]
    e = v.back.binary_exponent(x)
    return [v.back.scale(x, -e), Fraction(e)]


def _falling(n, k):
    product = 1
    for i in range(k):
        product *= n - i
    return product


def _binomial(v, n, k):
    n, k = v.whole(n), v.whole(k)
    return Fraction(_falling(n, k) // math.factorial(k)) if k >= 0 else Fraction(0)


def _permutations(v, n, k):
    n, k = v.whole(n), v.whole(k)
    if n < 0 or k < 0:
        raise OutOfDomain
    return Fraction(_falling(n, k))


def _factorial(v, n):
    n = v.whole(n)
    if n < 0:
        raise OutOfDomain
    if n > 5000:
        return v.plain("gamma", Fraction(n + 1))
    return v.kept(Fraction(math.factorial(n)))


def _double_factorial(v, n):
    n = v.whole(n)
    if n < -1:
        raise OutOfDomain
    return Fraction(math.prod(range(n, 0, -2)))


def _units(v, u):
    u = v.whole(u)
    if u < 1:
        raise OutOfDomain
    return Fraction(u)


def _angle(name):
    return lambda v, x, u: v.plain(name, v.div(v.mul(x, Fraction(2)), _units(v, u)))


def _inverse_angle(name):
    def own(v, *x):
        units = v.real(_units(v, x[-1]))
        return v.plain(name, *x[:-1]) * units / (2 * v.back.pi())
    return own


def _of_pi(name):
    return lambda v, *x: v.plain(name, *x) / v.back.pi()


def _lngamma(v, x):
    if v.sgn(v.plain("gamma", x)) < 0:
        raise OutOfDomain
    return v.plain("lgamma", x)


def _median(v, x):
    # A sorting network: it needs no decision about equal terms.
    x = list(x)
    for end in range(len(x) - 1, 0, -1):
        for i in range(end):
            x[i], x[i + 1] = v.smaller(x[i], x[i + 1]), v.larger(x[i], x[i + 1])
    middle = len(x) // 2
    return x[middle] if len(x) % 2 else v.div(v.add(x[middle - 1], x[middle]), Fraction(2))


def _fold(combine):
    def own(v, x):
        whole = [v.whole(a) for a in x]
        return Fraction(combine(*whole))
    return own


def _extreme(combine):
    def own(v, x):
        result = x[0]
        for item in x[1:]:
            result = getattr(v, combine)(result, item)
        return result
    return own


REDUCTIONS = {
    "sum": lambda v, x: v.total(x),
    "mean": lambda v, x: v.div(v.total(x), Fraction(len(x))),
    "min": _extreme("smaller"),
    "max": _extreme("larger"),
    "median": _median,
    "variance": lambda v, x: v.div(v.squares_about_mean(x), Fraction(len(x) - 1)),
    "pvariance": lambda v, x: v.div(v.squares_about_mean(x), Fraction(len(x))),
    "stdev": lambda v, x: v.root_of(v.div(v.squares_about_mean(x), Fraction(len(x) - 1))),
    "pstdev": lambda v, x: v.root_of(v.div(v.squares_about_mean(x), Fraction(len(x)))),
    "gcd": _fold(math.gcd),
    "lcm": _fold(math.lcm),
}

OWN = {
    "abs": lambda v, x: v.abs(x),
    "sign": lambda v, x: Fraction(v.sgn(x)),
    "sqr": lambda v, x: v.mul(x, x),
    "dim": lambda v, x, y: v.larger(v.sub(x, y), Fraction(0)),
    "reldiff": lambda v, x, y: v.div(v.abs(v.sub(x, y)), x),
    "fma": lambda v, x, y, z: v.add(v.mul(x, y), z),
    "fms": lambda v, x, y, z: v.sub(v.mul(x, y), z),
    "fmma": lambda v, a, b, c, d: v.add(v.mul(a, b), v.mul(c, d)),
    "fmms": lambda v, a, b, c, d: v.sub(v.mul(a, b), v.mul(c, d)),
    "floor": lambda v, x: v.floor(x),
    "ceil": lambda v, x: -v.floor(-x),
    "trunc": lambda v, x: v.trunc(x),
    "round": lambda v, x: v.nearest(x, False),
    "roundeven": lambda v, x: v.nearest(x, True),
    "frac": lambda v, x: v.sub(x, v.trunc(x)),
    "mod": _floored,
    "fmod": _truncated,
    "remainder": _remainder,
    "copysign": _with_sign,
    "ldexp": lambda v, x, n: v.mul(x, v.power(Fraction(2), Fraction(v.whole(n)))),
    "root": lambda v, x, n: v.back.done(v.back.root(v.real(x), v.whole(n))),
    "pow": lambda v, x, y: v.power(x, y),
    "powr": lambda v, x, y: v.positive_power(x, y),
    "compound": lambda v, x, n: v.power(v.add(x, Fraction(1)), Fraction(v.whole(n))),
    "log": lambda v, x, *b: v.plain("logbase" if b else "log", x, *b),
    "factorial": _factorial,
    "doublefactorial": _double_factorial,
    "nCr": _binomial,
    "nPr": _permutations,
    "sin_cos": lambda v, x: [v.plain("sin", x), v.plain("cos", x)],
    "sinh_cosh": lambda v, x: [v.plain("sinh", x), v.plain("cosh", x)],
    "modf": lambda v, x: [v.trunc(x), v.sub(x, v.trunc(x))],
    "frexp": _frexp,
    "fmodquo": lambda v, x, y: [_truncated(v, x, y), v.trunc(v.div(x, y))],
    "remquo": lambda v, x, y: [_remainder(v, x, y), v.nearest(v.div(x, y), True)],
    "sinu": _angle("sinpi"),
    "cosu": _angle("cospi"),
    "tanu": _angle("tanpi"),
    "asinu": _inverse_angle("asin"),
    "acosu": _inverse_angle("acos"),
    "atanu": _inverse_angle("atan"),
    "atan2u": _inverse_angle("atan2"),
    "asinpi": _of_pi("asin"),
    "acospi": _of_pi("acos"),
    "atanpi": _of_pi("atan"),
    "atan2pi": _of_pi("atan2"),
    "lngamma": _lngamma,
    "signgam": lambda v, x: Fraction(v.sgn(v.plain("gamma", x))),
    "j0": lambda v, x: v.back.done(v.back.jn(0, v.real(x))),
    "j1": lambda v, x: v.back.done(v.back.jn(1, v.real(x))),
    "y0": lambda v, x: v.back.done(v.back.yn(0, v.real(x))),
    "y1": lambda v, x: v.back.done(v.back.yn(1, v.real(x))),
    "jn": lambda v, n, x: v.back.done(v.back.jn(v.whole(n), v.real(x))),
    "yn": lambda v, n, x: v.back.done(v.back.yn(v.whole(n), v.real(x))),
}

FUNCTIONS = sorted(PLAIN | set(OWN) | set(REDUCTIONS) | {"dot"})

# Text.


def layout(whole, exponent):
    """whole·10^exponent, stripped of trailing zeros, as d.ddd…e±x."""
    if whole == 0:
        return "0"
    digits = str(abs(whole))
    exponent += len(digits) - 1
    digits = digits.rstrip("0")
    point = "." if len(digits) > 1 else ""
    return f"{'-' if whole < 0 else ''}{digits[0]}{point}{digits[1:]}e{exponent:+d}"


def rounded(value, digits=60):
    """A fraction rounded half to even."""
    if value == 0:
        return "0"
    size = abs(value)
    exponent = len(str(size.numerator)) - len(str(size.denominator))
    if size < Fraction(10) ** exponent:
        exponent -= 1
    assert Fraction(10) ** exponent <= size < Fraction(10) ** (exponent + 1)
    shift = digits - 1 - exponent
    whole = round(size * Fraction(10) ** shift)  # half to even
    return layout(whole if value > 0 else -whole, -shift)


def rounded_decimal(mid, rad, exponent, digits=60):
    """The text both ends of [mid ± rad]·10^exponent round to, or None."""
    low, high = rounded(Fraction(mid - rad), digits), rounded(Fraction(mid + rad), digits)
    if low != high or low == "0":
        return None
    head, tail = low.split("e")
    return f"{head}e{int(tail) + exponent:+d}"


def certified(line, most=8192, least=512):
    """The text of a line's value, whether it is a fraction, and an enclosure with more than 75
    digits. Raises Undecided beyond `most` bits."""
    bits = least
    while bits <= most:
        ctx.prec = bits
        try:
            value = Evaluator(Arb()).line(line)
            if isinstance(value, Fraction):
                return rounded(value), True, Arb().number(value)
            mid, rad, exponent = (int(x) for x in value.mid_rad_10exp(100))
            if mid and abs(mid) > rad * 10 ** 76:
                text = rounded_decimal(mid, rad, exponent)
                if text:
                    return text, False, value
        except Undecided:
            pass
        bits *= 2
    raise Undecided


def needs_fractions(line, bits=4096):
    """Whether an integer or a choice in a line lies at a boundary, so that only exact fractions, and
    no enclosures, decide it."""
    ctx.prec = bits
    try:
        Evaluator(Arb(fractions=False)).line(line)
    except (Undecided, OutOfDomain):
        return True
    return False


def with_mpmath(line, digits, rounds=False):
    """The value of a line as an mpmath number computed with that many digits."""
    with mp.workdps(digits):
        back = Mp(rounds)
        value = back.number(Evaluator(back).line(line))
        return +value


def mpmath_text(x, digits=60):
    """An mpmath number rounded to 60 digits, half to even."""
    sign, mantissa, exponent, _ = x._mpf_
    if mantissa == 0:
        return "0"
    if abs(exponent) < 300_000:
        value = Fraction(int(mantissa)) * Fraction(2) ** exponent
        return rounded(-value if sign else value, digits)
    # Too far from 1 for a fraction: rounded to 100 digits first, which decides all but near ties.
    with mp.workdps(150):
        power = int(mp.floor(mp.log10(abs(x))))
        scaled = int(mp.nint(x * mp.mpf(10) ** (100 - power)))
    return rounded_decimal(scaled, 1000, power - 100, digits)


def enclosure(line, digits, most=65536):
    """An enclosure (or the fraction) with that many correct digits."""
    bits = int(digits * 3.33) + 128
    while bits <= most:
        ctx.prec = bits
        try:
            value = Evaluator(Arb()).line(line)
            if isinstance(value, Fraction):
                return value
            if value.rel_accuracy_bits() > digits * 3.33:
                return value
        except Undecided:
            pass
        bits *= 2
    raise Undecided


def lost_digits(line):
    """Decimal digits that mpmath loses when it rounds every operation: the working digits minus those
    that are right. None when a rounding changes an integer or a choice, or nothing is right."""
    for digits in (150, 300, 600, 1200):
        truth = enclosure(line, digits + 20)
        try:
            value = with_mpmath(line, digits, rounds=True)
        except OutOfDomain:
            continue
        ctx.prec = int(digits * 3.33) + 256
        error = abs((exact(value) - Arb().number(truth)) / Arb().number(truth)).upper()
        if not error > 0:
            return 0
        lost = digits + float((error.log() / arb.const_log10()).mid())
        if lost < digits - 70:
            return max(0, round(lost))
    return None


def exact(x):
    """An mpmath number as an exact ball."""
    sign, mantissa, exponent, _ = x._mpf_
    value = arb(fmpz(int(mantissa))) * arb(2) ** exponent
    return -value if sign else value
