"""Poles and jumps of functions, found with mpmath and by hand; writes gaps.txt.

Fields between tabs: an expression of x, the ends of an interval, `pole` or `jump`, and the places in the interval
that no line may cross. Usage: python make_gaps.py > gaps.txt
"""

from mpmath import besselj, findroot, mp, mpf, nstr, pi, sqrt

mp.dps = 25


def row(expression, low, high, kind="jump", places=()):
    inside = sorted(place for place in map(mpf, places) if low < place < high)
    numbers = [nstr(place, 17, strip_zeros=True) for place in inside]
    print(expression, low, high, kind, *numbers, sep="\t")


row("tan(x)", -10, 10, "pole", [(k + mpf(1) / 2) * pi for k in range(-4, 4)])
row("1/sin(x)", -10, 10, "pole", [k * pi for k in range(-3, 4)])
row("gamma(x)", -4.5, 3, "pole", range(-4, 1))
row("1/(x^2-2)", -3, 3, "pole", [-sqrt(2), sqrt(2)])
row("1/(x-1)^2", 0, 3, "pole", [1])
row("ln(abs(cos(x)))", -5, 5, "pole", [(k + mpf(1) / 2) * pi for k in range(-2, 2)])
row("1/j0(x)", 0.5, 10, "pole", [findroot(lambda x: besselj(0, x), near) for near in (2.4, 5.5, 8.7)])
row("floor(x)", -2.5, 2.5, "jump", range(-2, 3))
row("ceil(3*x)", -1.1, 1.1, "jump", [mpf(k) / 3 for k in range(-3, 4)])
row("round(x)", -2, 2, "jump", [mpf(k) / 2 for k in (-3, -1, 1, 3)])
row("sign(x^2-3)", -2, 2, "jump", [-sqrt(3), sqrt(3)])
row("mod(x, 0.7)", -2, 2, "jump", [mpf(7) * k / 10 for k in range(-2, 3)])
row("frac(x)", -2.5, 2.5, "jump", [-2, -1, 1, 2])
row("x/abs(x)", -1, 1.5, "jump", [0])
row("atan(1/x)", -1, 1.3, "jump", [0])
row("atan2(x, -1)", -1, 2, "jump", [0])
row("copysign(2, x)", -1, 2, "jump", [0])
# Continuous, although steep or made of operations that jump elsewhere.
row("atan(1e6*x)", -1, 1)
row("tanh(1e9*(x-0.1))", -1, 1)
row("cbrt(x)", -1, 1)
row("abs(x)", -1, 1)
row("x^3", -1, 1)
row("x^x", 0.5, 2)
row("exp(-1000*x^2)", -1, 1)
row("floor(x/100+0.5)", -1, 1)
row("max([x, -x, 0.3])", -1, 1)
row("mod(x+5, 100)", -1, 1)
row("frac(x/4)", -1, 1)
row("hypot(x, 1e-9)", -1, 1)
row("atan2(x, 1)", -1, 1)
row("copysign(2, x+3)", -1, 1)
row("sin(1000*x)", -1, 1)
