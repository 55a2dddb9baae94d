"""The table of functions: special values, exact values, certified enclosure, second opinion.

`enclose` gives an arb ball that contains the value (python-flint, ctx.prec bits); `twin` computes
the same with mpmath, from another formula where arb has no function of its own.
"""

from typing import Callable, NamedTuple, Optional

from flint import arb, fmpq
from mpmath import mp

import exact_arithmetic as ea
import exact_circular as ec
import exact_values as ev
from exact_arithmetic import c99
from exact_numbers import Dyadic, compare, negated


class Function(NamedTuple):
    special: Optional[Callable]
    exact: Callable
    enclose: Optional[Callable] = None
    twin: Optional[Callable] = None


def to_arb(x):
    return arb(x) if isinstance(x, float) else arb((x.m, x.e))


def to_mpf(x):
    return mp.mpf(x) if isinstance(x, float) else mp.ldexp(x.m, x.e)


def on_arb(f):
    return lambda *args: f(*map(to_arb, args))


def elementary(name, f, twin, exact=ev.never, arity=1):
    return Function(c99(name, arity), exact, on_arb(f), twin)


def in_units(name, exact, enclose, twin):
    """A function of x and u; special x behave as in radians."""
    radians = c99(name)
    return Function(lambda x, u: radians(x), exact, enclose, twin)


def root(x, n):
    result = to_arb(Dyadic(abs(x.m), x.e)).root(abs(ev.to_int(n)))
    return (result if n.m > 0 else 1 / result) * (1 if x.m > 0 else -1)


def power(x, y):
    return to_arb(Dyadic(abs(x.m), x.e)) ** to_arb(y) * (-1 if x.m < 0 and y.e == 0 else 1)


def log_gamma(x):
    """For x < 0 by reflection: |gamma(x) gamma(1 - x)| = pi / |sin(pi x)|."""
    return x.lgamma() if x > 0 else (arb.pi() / abs(x.sin_pi())).log() - (1 - x).lgamma()


def atan2(y, x):
    k = ec.eighths(y, x)
    return arb.atan2(to_arb(y), to_arb(x)) if k is None else arb.pi() * k / 4


def half_turns(x, u):
    """2 x / u modulo 2 as arb's argument; small angles are left alone, which keeps them cheap."""
    if compare(Dyadic(abs(x.m), x.e + 1), u) < 0:
        return fmpq(2 * x.m << max(x.e, 0), ev.to_int(u) << max(-x.e, 0))
    t = (ec.share(x, u, 2) + 1) % 2 - 1
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


rational = lambda special, exact: Function(special, exact)
rounding = lambda exact: Function(ea.value, exact)
constant = lambda enclose, twin: Function(None, ev.never, enclose, twin)
LOG_2, LOG_10 = (lambda: arb(2).log()), (lambda: arb(10).log())

FUNCTIONS = {
    "add": rational(ea.add_special, ea.add),
    "subtract": rational(
        lambda a, b: ea.add_special(a, negated(b)), lambda a, b: ea.add(a, negated(b))
    ),
    "multiply": rational(ea.multiply_special, ea.multiply),
    "divide": rational(ea.divide_special, ea.divide),
    "modulo": rational(ea.modulo_special, ea.modulo),
    "minimum": rational(ea.extreme_special(min), ea.minimum),
    "maximum": rational(ea.extreme_special(max), ea.maximum),
    "floor": rounding(ea.floor),
    "ceil": rounding(ea.ceil),
    "trunc": rounding(ea.trunc),
    "round": rounding(ea.round_away),
    "roundEven": rounding(ea.round_even),
    "fraction": rounding(ea.fraction),
    "magnitude": Function(abs, lambda x: ea.value(Dyadic(abs(x.m), x.e))),
    "negate": Function(negated, lambda x: ea.value(negated(x))),
    "sqrt": elementary("sqrt", arb.sqrt, mp.sqrt, lambda x: ev.root(x, Dyadic(1, 1))),
    "cbrt": Function(
        c99("cbrt"),
        lambda x: ev.root(x, Dyadic(3, 0)),
        lambda x: root(x, Dyadic(3, 0)),
        lambda x: mp.sign(x) * mp.cbrt(abs(x)),
    ),
    "root": Function(ev.root_special, ev.root, root, mp_root),
    "hypot": elementary("hypot", lambda x, y: (x * x + y * y).sqrt(), mp.hypot, ev.hypot, 2),
    "pow": Function(c99("pow", 2), ev.power, power, lambda x, y: mp.re(mp.power(x, y))),
    "exp": elementary("exp", arb.exp, mp.exp),
    "exp2": elementary("exp2", lambda x: arb(2) ** x, lambda x: mp.power(2, x), ev.exp2),
    "exp10": elementary("exp10", lambda x: arb(10) ** x, lambda x: mp.power(10, x), ev.exp10),
    "expMinusOne": elementary("expm1", arb.expm1, mp.expm1),
    "log": elementary("log", arb.log, mp.log, ev.logarithm(ev.never)),
    "log2": elementary(
        "log2", lambda x: x.log() / LOG_2(), lambda x: mp.log(x, 2), ev.logarithm(ev.log2)
    ),
    "log10": elementary("log10", lambda x: x.log() / LOG_10(), mp.log10, ev.logarithm(ev.log10)),
    "logOnePlus": elementary("log1p", arb.log1p, mp.log1p, ev.log_one_plus),
    "logBase": Function(
        ev.log_base_special,
        ev.logarithm(ev.log_base),
        on_arb(lambda x, b: x.log() / b.log()),
        mp.log,
    ),
    "sin": elementary("sin", arb.sin, mp.sin),
    "cos": elementary("cos", arb.cos, mp.cos),
    "tan": elementary("tan", arb.tan, mp.tan),
    "asin": elementary("asin", arb.asin, mp.asin, ec.within_one({})),
    "acos": elementary("acos", arb.acos, mp.acos, ec.within_one({ec.ONE: 0.0})),
    "atan": Function(c99("atan"), ev.never, lambda x: atan2(x, ec.ONE), mp.atan),
    "atan2": Function(c99("atan2", 2), ev.never, atan2, mp.atan2),
    "sinh": elementary("sinh", arb.sinh, mp.sinh),
    "cosh": elementary("cosh", arb.cosh, mp.cosh),
    "tanh": elementary("tanh", arb.tanh, mp.tanh),
    "asinh": elementary("asinh", arb.asinh, mp.asinh),
    "acosh": elementary("acosh", arb.acosh, mp.acosh, ec.acosh),
    "atanh": elementary(
        "atanh", arb.atanh, mp.atanh, ec.within_one({ec.ONE: ea.INF, ec.MINUS_ONE: -ea.INF})
    ),
    "gamma": elementary("tgamma", arb.gamma, mp.gamma, ev.gamma),
    "logGamma": elementary(
        "lgamma", log_gamma, lambda x: mp.re(mp.loggamma(x)), ev.log_gamma
    ),
    "factorial": Function(
        lambda n: ev.Ratio(1) if n == 0 else n, ev.factorial, on_arb(lambda n: (n + 1).gamma()),
        mp.factorial,
    ),
    "sinUnits": in_units("sin", ec.sin_units, sin_units, lambda x, u: mp.sinpi(2 * x / u)),
    "cosUnits": in_units("cos", ec.cos_units, cos_units, lambda x, u: mp.cospi(2 * x / u)),
    "tanUnits": in_units(
        "tan", ec.tan_units, lambda x, u: sin_units(x, u) / cos_units(x, u),
        lambda x, u: mp.tan(2 * mp.pi * x / u),
    ),
    "asinUnits": in_units(
        "asin", ec.asin_units, from_radians(on_arb(arb.asin)), mp_from_radians(mp.asin)
    ),
    "acosUnits": in_units(
        "acos", ec.acos_units, from_radians(on_arb(arb.acos)), mp_from_radians(mp.acos)
    ),
    "atanUnits": in_units(
        "atan", ec.atan_units, from_radians(on_arb(arb.atan)), mp_from_radians(mp.atan)
    ),
    "atan2Units": Function(
        lambda y, x, u: c99("atan2", 2)(y, x), ec.atan2_units, from_radians(atan2),
        mp_from_radians(mp.atan2),
    ),
    "pi": constant(arb.pi, lambda: +mp.pi),
    "e": constant(arb.const_e, lambda: +mp.e),
    "tau": constant(lambda: 2 * arb.pi(), lambda: 2 * mp.pi),
    "phi": constant(lambda: (1 + arb(5).sqrt()) / 2, lambda: +mp.phi),
    "ln2": constant(arb.const_log2, lambda: +mp.ln2),
    "eulerGamma": constant(arb.const_euler, lambda: +mp.euler),
    "catalan": constant(arb.const_catalan, lambda: +mp.catalan),
}
