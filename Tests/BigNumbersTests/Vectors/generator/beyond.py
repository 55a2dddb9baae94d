"""Functions that MPFR lacks: values and arguments. All of them are transcendental but where it is said.

Special values are limits; -0 where an odd function, or one next to x, has x = -0.
"""

from flint import acb, arb
from mpmath import mp

from . import arguments as unary
from .algebraic import never
from .arithmetic import INF, NAN
from .binary import Dyadic, Ratio, compare, negated
from .functions import Function, to_arb
from .sources import EXTREMES, HUGE, SPECIALS, TINY, Source, around, both, near, numbers, powers
from .special import even, real, table


def elliptic_k(m):
    return acb(m).elliptic_k().real


def elliptic_e(m):
    return acb(m).elliptic_e().real


def above_branch_point(x):
    """Whether a number is above -1/e, about which the working precision leaves no doubt."""
    distance = x + (-arb(1)).exp()
    assert not distance.contains(0)
    return distance > 0


def lambert(branch):
    def exact(x):
        inside = above_branch_point(to_arb(x)) and (branch == 0 or x.m < 0)
        return None if inside else NAN

    special = table(0.0, -0.0, INF, NAN) if branch == 0 else table(-INF, -INF, NAN, NAN)
    return real(special, lambda x: x.lambertw(branch), lambda x: mp.lambertw(x, branch).real, exact)


def parameter(at_one, value):
    """Of parameters up to 1, where the value is known."""

    def exact(m):
        order = compare(m, 1)
        return None if order < 0 else at_one if order == 0 else NAN

    return lambda infinite, twin: real(
        lambda m: None if m == 0 else m if m != m else NAN if m > 0 else infinite, value, twin, exact, True)


def sine_integral(x):
    if isinstance(x, float):
        return arb.pi() / 2 * (1 if x > 0 else -1)
    return to_arb(x).si()


FUNCTIONS = {
    "sinc": real(even(Ratio(1), 0.0), arb.sinc, mp.sinc),
    "sineIntegral": Function(table(0.0, -0.0, None, None), never, sine_integral, mp.si),
    "cosineIntegral": real(table(-INF, -INF, 0.0, NAN), arb.ci, mp.ci, lambda x: NAN if x.m < 0 else None),
    "lambertW": lambert(0), "lambertWMinusOne": lambert(-1),
    "ellipticK": parameter(INF, elliptic_k)(0.0, mp.ellipk),
    "ellipticE": parameter(Ratio(1), elliptic_e)(INF, mp.ellipe),
}


def sinc(s):
    return (s.mixed(36, -20, 8, True) + s.hard(mp.sinc, -2, 5, True) + unary.pi_multiples()[::2] + HUGE + TINY
            + numbers(1, -1, 100, 0.5))


def sine_integral_arguments(s):
    return (s.mixed(36, -20, 8, True) + s.hard(mp.si, -5, 1, True) + TINY + HUGE[:2]
            + both([1, 3, 10, 30.5, 50, 100.25, 1000, 10**6]))


def cosine_integral_arguments(s):
    zeros = [near(arb(x), bits) for x in ("0.61650548562071623", "3.3841804225511864") for bits in (24, 53)]
    return (s.mixed(36, -20, 8) + s.hard(mp.ci, -3, 0) + s.hard(mp.ci, 2, 4) + zeros
            + [x for x in TINY + HUGE if x.m > 0] + numbers(1, 3, 10, 30.5, 50, 100.25, 1000, 10**6, -1, -0.5))


def branch_point():
    """Both sides of -1/e, as near as the precision allows."""
    edges = [near(-(-arb(1)).exp(), bits) for bits in (24, 53, 113, 120)]
    return edges + [Dyadic(x.m + d, x.e) for x in edges for d in (1, -1, 2)]


def image(w):
    return w * w.exp()


def lambert_arguments(s):
    below = [negated(x) for x in s.mixed(24, -20, -2)]
    tiny = both(powers(-30, 1) + powers(-120, 5) + powers(-3000, 1, 3)) + powers(-1000000, 1, -3)
    return (s.mixed(36, -20, 40) + below + s.images(image, -8, 7) + branch_point() + tiny + EXTREMES[:2]
            + numbers(1, 3, 10, 10**6, -0.25, -0.5, -1) + powers(100, 3))


def lambert_minus_one_arguments(s):
    below = [negated(x) for x in s.mixed(36, -60, -2)]
    return (below + s.images(lambda w: image(-1 - w), -3, 6) + branch_point() + powers(-1000000, -1, -3)
            + powers(-3000, -1) + numbers(1, -0.25, -0.125, -0.5, -1))


def parameters(f):
    def arguments(s):
        inside = s.mixed(24, -20, 0, True)
        return (inside + [negated(x) for x in s.mixed(24, 0, 40)] + s.hard(f, -5, -1, True) + around(1, 30, 53, 110)
                + TINY[:4] + powers(1000, -3) + powers(200, -1) + powers(401, -1)
                + numbers(1, 0.5, -0.5, -1, -3, -8, -10**6, 2, 0.75, 0.984375))

    return arguments


TABLE = {
    "sinc": sinc, "sineIntegral": sine_integral_arguments, "cosineIntegral": cosine_integral_arguments,
    "lambertW": lambert_arguments, "lambertWMinusOne": lambert_minus_one_arguments,
    "ellipticK": parameters(mp.ellipk), "ellipticE": parameters(mp.ellipe),
}


def arguments(name):
    return [(x,) for x in TABLE[name](Source(name)) + SPECIALS]
