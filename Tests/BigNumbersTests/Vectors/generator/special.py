"""The second table of functions: reciprocals, special functions, and what exacts.py has.

Special values are those that MPFR's manual or C99 annex F names, or plain one-sided limits.
"""

import math

from flint import arb, fmpq
from mpmath import mp

from . import algebraic, exacts, functions
from .algebraic import ONE, never
from .arithmetic import INF, NAN, sign, value
from .binary import Dyadic, Ratio, compare, dyadic
from .exacts import to_whole, whole
from .functions import Function, elementary, on_arb, to_arb


def table(zero, minus_zero, inf, minus_inf):
    """Special values by argument."""

    def special(x):
        if x != x:
            return NAN
        if x == 0:
            return zero if sign(x) > 0 else minus_zero
        return inf if x > 0 else minus_inf

    return special


def negative(x):
    return x._replace(p=-x.p) if isinstance(x, Ratio) else -x


def odd(zero, inf):
    return table(zero, negative(zero), inf, negative(inf))


def even(zero, inf):
    return table(zero, zero, inf, inf)


def real(special, f, twin, exact=never, plain_zero=False):
    return Function(special, exact, on_arb(f), twin, plain_zero)


# Powers and logarithms.


def reciprocal_sqrt(x):
    return algebraic.root(x, Dyadic(-1, 1))


def is_whole(x):
    return isinstance(x, Dyadic) and x.e >= 0


def exp2_minus_one(x):
    if not is_whole(x):
        return None
    n = to_whole(x)
    return Ratio((1 << n) - 1) if n > 0 else Ratio(-((1 << -n) - 1), 1, n)


def exp10_minus_one(x):
    """Beyond LONG, 10^n - 1 has too many bits to be exact or halfway."""
    if not is_whole(x) or compare(Dyadic(abs(x.m), x.e), algebraic.LONG) > 0:
        return None
    n = to_whole(x)
    return Ratio(10**n - 1) if n > 0 else Ratio(1 - 10**-n, 10**-n)


def one_plus(x):
    """1 + x where that is not too long to matter; log2 and log10 of anything longer are irrational."""
    if abs(x.e) > 1000 or abs(x.e + x.m.bit_length()) > 1000:
        return None
    return dyadic((1 << max(-x.e, 0)) + (x.m << max(x.e, 0)), min(x.e, 0))


def log_one_plus(log):
    def exact(x):
        domain = algebraic.log_one_plus(x)
        if domain is not None:
            return domain
        y = one_plus(x)
        return log(y) if y else None

    return exact


def powr(x, y):
    return NAN if x.m < 0 else algebraic.power(x, y)


def powr_special(x, y):
    """IEEE 754-2019 9.2.1: exp(y log x). MPFR 4.2.0 has powr(1, NaN) = 1, so that is left out."""
    if x != x or y != y or isinstance(x, Dyadic) and x.m < 0 or x == -INF:
        return NAN
    if y == 0:
        return NAN if x == 0 or x == INF else Ratio(1)
    grows = sign(y) * (1 if x == INF else -1 if x == 0 else compare(x, 1))
    return NAN if grows == 0 else INF if grows > 0 else 0.0


def compound(x, n):
    if compare(x, -1) < 0:
        return NAN
    n = to_whole(n)
    if compare(x, -1) == 0:
        return INF if n < 0 else 0.0
    # 1 + x is odd above a power of two; the power is too long to be exact or halfway, or is exact.
    base = one_plus(x)
    if base is None or (base.m.bit_length() - 1) * abs(n) > algebraic.LONG:
        return None
    return Ratio(base.m**n, 1, base.e * n) if n > 0 else Ratio(1, base.m**-n, base.e * n)


def compound_special(x, n):
    if isinstance(x, Dyadic):  # n is 0.
        return NAN if compare(x, -1) < 0 else Ratio(1)
    if x == -INF:
        return NAN
    if n == 0 or x == 0:
        return Ratio(1)
    if x != x:
        return NAN
    return INF if sign(n) > 0 else 0.0


# Gamma, zeta, exponential integrals.


def ln_gamma(x):
    """NaN between the poles where Gamma is negative."""
    if x.m < 0 and x.e < 0 and (x.m >> -x.e) % 2:
        return NAN
    return algebraic.log_gamma(x)


def digamma(x):
    return NAN if x.m < 0 and x.e >= 0 else None


def zeta(s):
    """zeta(-n) = -B(n + 1) / (n + 1), zero for even n; zeta(2 n) is a multiple of pi^(2 n)."""
    if s == ONE:
        return INF
    if s.e < 0 or s.m > 0:
        return None
    n = -to_whole(s)
    if n % 2 == 0:
        return 0.0
    b = -fmpq.bernoulli(n + 1) / (n + 1)
    return Ratio(int(b.p), int(b.q))


def erfc_special(x):
    return NAN if x != x else Ratio(1) if x == 0 else 0.0 if x > 0 else Ratio(2)


def dilogarithm(x):
    """By inversion beyond [-1, 1], where the imaginary part falls away."""
    if x == 1:
        return arb.pi() ** 2 / 6
    if abs(x) < 1:
        return x.polylog(2)
    if x == -1:
        return -arb.pi() ** 2 / 12
    inner = -(abs(x).log() ** 2) / 2 - (1 / x).polylog(2)
    return inner + (arb.pi() ** 2 / 3 if x > 0 else -arb.pi() ** 2 / 6)


def mp_dilogarithm(x):
    """From the series alone, after inversion and reflection."""
    if x < -1:
        return -mp.pi**2 / 6 - mp.log(-x) ** 2 / 2 - mp_dilogarithm(1 / x)
    if x > 1:
        return mp.pi**2 / 3 - mp.log(x) ** 2 / 2 - mp_dilogarithm(1 / x)
    if x == 1:
        return mp.pi**2 / 6
    if x > 0.5:
        return mp.pi**2 / 6 - mp.log(x) * mp.log1p(-x) - mp_dilogarithm(1 - x)
    if x < -0.5:
        return -mp_dilogarithm(-x / (1 - x)) - mp.log1p(-x) ** 2 / 2
    total, power, k = mp.mpf(0), x, 1
    while abs(power) > abs(x) * mp.mpf(2) ** -(mp.prec + 10):
        total, power, k = total + power / k**2, power * x, k + 1
    return total


def beta(x, y):
    """Gamma(x) (n - 1)! / Gamma(x + n) = (n - 1)! / (x (x + 1) ... (x + n - 1))."""
    if is_whole(x) and (not is_whole(y) or compare(x, y) < 0):
        x, y = y, x
    if not is_whole(y):
        return None
    n, k = to_whole(y), max(-x.e, 0)
    assert 0 < n < 5000, "poles are not asked for"
    p = math.prod((x.m << max(x.e, 0)) + (i << k) for i in range(n))
    return Ratio(math.factorial(n - 1) * (1 if p > 0 else -1), abs(p), k * n)


def beta_ball(x, y):
    return x.gamma() * y.gamma() * (x + y).rgamma()


def gamma_inc(a, x):
    if x == 0:
        return algebraic.gamma(a)
    return None


def gamma_inc_special(a, x):
    return NAN if a != a or x != x else 0.0 if x == INF else None


def gamma_inc_ball(a, x):
    return a.gamma() if x == 0 else x.gamma_upper(a)


def mp_gamma_inc(a, x):
    return mp.gamma(a) if x == 0 else mp.re(mp.gammainc(a, x))


# Means and Bessel functions.


def agm(a, b):
    return NAN if a.m < 0 or b.m < 0 else value(a) if a == b else None


def agm_special(a, b):
    if a != a or b != b:
        return NAN
    infinite = any(isinstance(x, float) and math.isinf(x) for x in (a, b))
    if a == 0 or b == 0:
        return NAN if infinite else 0.0
    return NAN if sign(a) < 0 or sign(b) < 0 else INF


def bessel_j_special(n, x):
    n = to_whole(n)
    if isinstance(x, Dyadic):
        return None
    if x != x or x != 0:
        return x if x != x else 0.0
    if n == 0:
        return Ratio(1)
    return 0.0 if n % 2 == 0 else math.copysign(0.0, sign(x) * n)


def bessel_y(n, x):
    return NAN if x.m < 0 else None


def bessel_y_special(n, x):
    n = to_whole(n)
    if isinstance(x, Dyadic):
        return bessel_y(n, x)
    if x == 0:
        return INF if n < 0 and n % 2 else -INF
    return 0.0 if x == INF else NAN


def order(n, f):
    """A function of one number from one of the order and a number."""
    return lambda x: f(dyadic(n), x)


def bessel(n):
    return {
        f"besselJ{n}": Function(order(n, bessel_j_special), never, lambda x: to_arb(x).bessel_j(n),
                                lambda x: mp.besselj(n, x)),
        f"besselY{n}": Function(order(n, bessel_y_special), order(n, bessel_y),
                                lambda x: to_arb(x).bessel_y(n), lambda x: mp.bessely(n, x)),
    }


def airy_special(x):
    """Ai(0) = 3^(-2/3) / Gamma(2/3) has to be rounded."""
    return None if x == 0 else x if x != x else 0.0


def exactly(f, special=None):
    return Function(special or f, f)


FUNCTIONS = {
    "square": exactly(exacts.square, exacts.square_special),
    "reciprocalSqrt": Function(
        table(INF, INF, 0.0, NAN), reciprocal_sqrt, lambda x: functions.root(x, Dyadic(-1, 1)),
        lambda x: 1 / mp.sqrt(x)
    ),
    "exp2MinusOne": elementary("expm1", lambda x: (x * arb.const_log2()).expm1(),
                               lambda x: mp.power(2, x) - 1, exp2_minus_one),
    "exp10MinusOne": elementary("expm1", lambda x: (x * arb.const_log10()).expm1(),
                                lambda x: mp.power(10, x) - 1, exp10_minus_one),
    "log2OnePlus": elementary("log1p", lambda x: x.log1p() / arb.const_log2(),
                              lambda x: mp.log(1 + x, 2), log_one_plus(algebraic.log2)),
    "log10OnePlus": elementary("log1p", lambda x: x.log1p() / arb.const_log10(),
                               lambda x: mp.log10(1 + x), log_one_plus(algebraic.log10)),
    "sec": real(even(Ratio(1), NAN), arb.sec, mp.sec),
    "csc": real(odd(INF, NAN), arb.csc, mp.csc),
    "cot": real(odd(INF, NAN), arb.cot, mp.cot),
    "sech": real(even(Ratio(1), 0.0), arb.sech, mp.sech),
    "csch": real(odd(INF, 0.0), arb.csch, mp.csch),
    "coth": real(odd(INF, Ratio(1)), arb.coth, mp.coth),
    "lnGamma": real(even(INF, INF), functions.log_gamma,
                    lambda x: mp.re(mp.loggamma(x)), ln_gamma),
    "digamma": real(table(-INF, INF, INF, NAN), arb.digamma, mp.digamma, digamma),
    "zeta": real(table(Ratio(-1, 1, -1), Ratio(-1, 1, -1), Ratio(1), NAN), arb.zeta, mp.zeta, zeta),
    "erf": elementary("erf", arb.erf, mp.erf),
    "erfc": real(erfc_special, arb.erfc, mp.erfc),
    "expIntegral": real(table(-INF, -INF, INF, -0.0), arb.ei, mp.ei),
    "dilogarithm": real(table(0.0, -0.0, -INF, -INF), dilogarithm, mp_dilogarithm),
    **bessel(0), **bessel(1),
    "airy": real(airy_special, arb.airy_ai, mp.airyai, plain_zero=True),
    "roundInDirection": exactly(exacts.rint, value),
    "doubleFactorial": exactly(whole(exacts.double_factorial)),
    "powr": Function(powr_special, powr, functions.power, mp.power),
    "arithmeticGeometricMean": real(agm_special, arb.agm, mp.agm, agm),
    "beta": real(lambda x, y: NAN, beta_ball, mp.beta, beta),
    "incompleteGamma": real(gamma_inc_special, gamma_inc_ball, mp_gamma_inc, gamma_inc, plain_zero=True),
    "truncatingRemainder": exactly(exacts.fmod, exacts.remainder_special),
    "remainder": exactly(exacts.remainder, exacts.remainder_special),
    "positiveDifference": exactly(exacts.dim, exacts.dim_special),
    "copySign": exactly(exacts.copysign, exacts.copysign_special),
    "compound": real(compound_special, lambda x, n: (x.log1p() * n).exp(),
                     lambda x, n: mp.power(1 + x, n), compound),
    "besselJ": Function(bessel_j_special, never, lambda n, x: to_arb(x).bessel_j(to_whole(n)),
                        lambda n, x: mp.besselj(int(n), x), True),
    "besselY": Function(bessel_y_special, bessel_y, lambda n, x: to_arb(x).bessel_y(to_whole(n)),
                        lambda n, x: mp.bessely(int(n), x), True),
    "scaleByPowerOfTwo": exactly(exacts.scale_b, exacts.scale_b_special),
    "binomial": exactly(whole(exacts.binomial)),
    "permutations": exactly(whole(math.perm)),
    "greatestCommonDivisor": exactly(whole(math.gcd)),
    "leastCommonMultiple": exactly(whole(math.lcm)),
    "fusedMultiplyAdd": exactly(exacts.fma), "fusedMultiplySubtract": exactly(exacts.fms),
    "sumOfProducts": exactly(exacts.fmma), "differenceOfProducts": exactly(exacts.fmms),
}
