"""The table of functions: special values, exact values, certified enclosure, second opinion.

`enclose` gives an arb ball that contains the value (python-flint, ctx.prec bits); `twin` computes
the same with mpmath, from another formula where arb has no function of its own.
"""

from typing import Callable, NamedTuple, Optional

from flint import arb, ctx, fmpq
from mpmath import mp

from . import algebraic, arithmetic, circular
from .arithmetic import c99
from .binary import Dyadic, Ratio, aligned, compare, dyadic, negated


class Function(NamedTuple):
    special: Optional[Callable]  # None for a constant
    exact: Callable
    enclose: Optional[Callable] = None
    twin: Optional[Callable] = None
    plain_zero: bool = False  # whether a zero is an ordinary argument, to be compared with the twin


def to_arb(x):
    return arb(x) if isinstance(x, float) else arb((x.m, x.e))


def to_mpf(x):
    return mp.mpf(x) if isinstance(x, float) else mp.ldexp(x.m, x.e)


def on_arb(f):
    return lambda *args: f(*map(to_arb, args))


def elementary(name, f, twin, exact=algebraic.never):
    return Function(c99(name), exact, on_arb(f), twin)


def in_units(name, exact, enclose, twin):
    """A function of x and u; special x behave as in radians."""
    radians = c99(name)
    return Function(lambda x, u: radians(x), exact, enclose, twin)


def root_ball(m, e, n):
    """The n-th root of m * 2^e between two integers, as arb's own sqrt and root call MPFR's."""
    shift = max(n * ctx.prec - m.bit_length(), 0)
    shift += (e - shift) % n
    low, e = algebraic.floor_root(m << shift, n), (e - shift) // n
    return arb((2 * low + 1, e - 1), (1, e - 1))


def root(x, n):
    index = abs(algebraic.to_int(n))
    size = Dyadic(abs(x.m), x.e)
    result = root_ball(*size, index) if index < LONG_ROOT else (to_arb(size).log() / index).exp()
    return (result if n.m > 0 else 1 / result) * (1 if x.m > 0 else -1)


# From here on n * ctx.prec bits are too many for an integer root.
LONG_ROOT = 64


def hypot(x, y):
    i, j, e = aligned(x, y)
    return root_ball(i * i + j * j, 2 * e, 2)


def power(x, y):
    return to_arb(Dyadic(abs(x.m), x.e)) ** to_arb(y) * (-1 if x.m < 0 and y.e == 0 else 1)


def log_gamma(x):
    """For x < 0 by reflection: |gamma(x) gamma(1 - x)| = pi / |sin(pi x)|."""
    return x.lgamma() if x > 0 else (arb.pi() / abs(x.sin_pi())).log() - (1 - x).lgamma()


def atan2(y, x):
    k = circular.eighths(y, x)
    return arb.atan2(to_arb(y), to_arb(x)) if k is None else arb.pi() * k / 4


def half_turns(x, u):
    """2 x / u modulo 2 as arb's argument; small angles are left alone, which keeps them cheap."""
    if compare(Dyadic(abs(x.m), x.e + 1), u) < 0:
        return fmpq(2 * x.m << max(x.e, 0), algebraic.to_int(u) << max(-x.e, 0))
    t = (circular.share(x, u, 2) + 1) % 2 - 1
    return fmpq(t.numerator, t.denominator)


def sin_units(x, u):
    return arb.sin_pi_fmpq(half_turns(x, u))


def cos_units(x, u):
    return arb.cos_pi_fmpq(half_turns(x, u))


def from_radians(f):
    return lambda *args: f(*args[:-1]) * to_arb(args[-1]) / (2 * arb.pi())


def mp_from_radians(f):
    return lambda *args: f(*args[:-1]) * args[-1] / (2 * mp.pi)


def mp_root(x, n):
    return mp.sign(x) * abs(x) ** (1 / n)


def rounding(exact):
    return Function(arithmetic.value, exact)


def fixed_root(name, n, twin):
    return Function(c99(name), lambda x: algebraic.root(x, n), lambda x: root(x, n), twin)


def logarithm(name, enclose, twin, exact=algebraic.never):
    return elementary(name, enclose, twin, algebraic.logarithm(exact))


def constant(enclose, twin):
    return Function(None, algebraic.never, enclose, twin)


ATANH_POLES = {circular.ONE: arithmetic.INF, circular.MINUS_ONE: -arithmetic.INF}

FUNCTIONS = {
    "add": Function(arithmetic.add_special, arithmetic.add),
    "subtract": Function(
        lambda a, b: arithmetic.add_special(a, negated(b)), lambda a, b: arithmetic.add(a, negated(b))
    ),
    "multiply": Function(arithmetic.multiply_special, arithmetic.multiply),
    "divide": Function(arithmetic.divide_special, arithmetic.divide),
    "modulo": Function(arithmetic.modulo_special, arithmetic.modulo),
    "minimum": Function(arithmetic.extreme_special(min), arithmetic.minimum),
    "maximum": Function(arithmetic.extreme_special(max), arithmetic.maximum),
    "floor": rounding(arithmetic.floor),
    "ceil": rounding(arithmetic.ceil),
    "trunc": rounding(arithmetic.trunc),
    "round": rounding(arithmetic.round_away),
    "roundEven": rounding(arithmetic.round_even),
    "fraction": rounding(arithmetic.fraction),
    "magnitude": Function(abs, lambda x: arithmetic.value(Dyadic(abs(x.m), x.e))),
    "negate": Function(negated, lambda x: arithmetic.value(negated(x))),
    # Zeros and NaN keep their sign; infinities have that of 1.
    "sign": Function(
        lambda x: x if x == 0 or x != x else arithmetic.value(dyadic(1 if x > 0 else -1)),
        lambda x: arithmetic.value(dyadic(1 if x.m > 0 else -1)),
    ),
    "sqrt": fixed_root("sqrt", Dyadic(1, 1), mp.sqrt),
    "cbrt": fixed_root("cbrt", Dyadic(3, 0), lambda x: mp.sign(x) * mp.cbrt(abs(x))),
    "root": Function(algebraic.root_special, algebraic.root, root, mp_root),
    "hypot": Function(c99("hypot", 2), algebraic.hypot, hypot, mp.hypot),
    "pow": Function(c99("pow", 2), algebraic.power, power, lambda x, y: mp.re(mp.power(x, y))),
    "exp": elementary("exp", arb.exp, mp.exp),
    "exp2": elementary("exp2", lambda x: arb(2) ** x, lambda x: mp.power(2, x), algebraic.exp2),
    "exp10": elementary("exp10", lambda x: arb(10) ** x, lambda x: mp.power(10, x), algebraic.exp10),
    "expMinusOne": elementary("expm1", arb.expm1, mp.expm1),
    "log": logarithm("log", arb.log, mp.log),
    "log2": logarithm("log2", lambda x: x.log() / arb(2).log(), lambda x: mp.log(x, 2), algebraic.log2),
    "log10": logarithm("log10", lambda x: x.log() / arb(10).log(), mp.log10, algebraic.log10),
    "logOnePlus": elementary("log1p", arb.log1p, mp.log1p, algebraic.log_one_plus),
    "logBase": Function(
        algebraic.log_base_special,
        algebraic.logarithm(algebraic.log_base),
        on_arb(lambda x, b: x.log() / b.log()),
        mp.log,
    ),
    "sin": elementary("sin", arb.sin, mp.sin),
    "cos": elementary("cos", arb.cos, mp.cos),
    "tan": elementary("tan", arb.tan, mp.tan),
    "asin": elementary("asin", arb.asin, mp.asin, circular.within_one({})),
    "acos": elementary("acos", arb.acos, mp.acos, circular.within_one({circular.ONE: 0.0})),
    "atan": Function(c99("atan"), algebraic.never, lambda x: atan2(x, circular.ONE), mp.atan),
    "atan2": Function(c99("atan2", 2), algebraic.never, atan2, mp.atan2),
    "sinh": elementary("sinh", arb.sinh, mp.sinh),
    "cosh": elementary("cosh", arb.cosh, mp.cosh),
    "tanh": elementary("tanh", arb.tanh, mp.tanh),
    "asinh": elementary("asinh", arb.asinh, mp.asinh),
    "acosh": elementary("acosh", arb.acosh, mp.acosh, circular.acosh),
    "atanh": elementary("atanh", arb.atanh, mp.atanh, circular.within_one(ATANH_POLES)),
    "gamma": elementary("tgamma", arb.gamma, mp.gamma, algebraic.gamma),
    "logGamma": elementary("lgamma", log_gamma, lambda x: mp.re(mp.loggamma(x)), algebraic.log_gamma),
    "factorial": Function(
        lambda n: Ratio(1) if n == 0 else n,
        algebraic.factorial,
        on_arb(lambda n: (n + 1).gamma()),
        mp.factorial,
    ),
    "sinUnits": in_units("sin", circular.sin_units, sin_units, lambda x, u: mp.sinpi(2 * x / u)),
    "cosUnits": in_units("cos", circular.cos_units, cos_units, lambda x, u: mp.cospi(2 * x / u)),
    "tanUnits": in_units(
        "tan",
        circular.tan_units,
        lambda x, u: sin_units(x, u) / cos_units(x, u),
        lambda x, u: mp.tan(2 * mp.pi * x / u),
    ),
    "asinUnits": in_units(
        "asin", circular.asin_units, from_radians(on_arb(arb.asin)), mp_from_radians(mp.asin)
    ),
    "acosUnits": in_units(
        "acos", circular.acos_units, from_radians(on_arb(arb.acos)), mp_from_radians(mp.acos)
    ),
    "atanUnits": in_units(
        "atan", circular.atan_units, from_radians(on_arb(arb.atan)), mp_from_radians(mp.atan)
    ),
    "atan2Units": Function(
        lambda y, x, u: c99("atan2", 2)(y, x),
        circular.atan2_units,
        from_radians(atan2),
        mp_from_radians(mp.atan2),
    ),
    "pi": constant(arb.pi, lambda: +mp.pi),
    "e": constant(arb.const_e, lambda: +mp.e),
    "tau": constant(lambda: 2 * arb.pi(), lambda: 2 * mp.pi),
    "phi": constant(lambda: (1 + root_ball(5, 0, 2)) / 2, lambda: +mp.phi),
    "ln2": constant(arb.const_log2, lambda: +mp.ln2),
    "eulerGamma": constant(arb.const_euler, lambda: +mp.euler),
    "catalan": constant(arb.const_catalan, lambda: +mp.catalan),
    "apery": constant(lambda: arb(3).zeta(), lambda: +mp.apery),
}
