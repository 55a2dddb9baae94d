#!/usr/bin/env python3
"""Values of ζ(s), ζ(s, a), W_k(z) and Li_s(z) of complex numbers from Arb (python-flint), as 400 bits of both parts, truncated.

A ball of Arb contains the value; its precision is doubled until both ends of each part have the same 400 bits. Operands are pairs of
parts in the order of the functions; the branch k of W follows z as the pair k, 0. On its cut Li is the limit from above, where Arb
has the one from below: Li_s(x + i0) is the conjugate of the limit from below for the conjugate of s.

usage: make_zeta.py > zeta.txt
"""

from flint import acb, ctx

from make_special import ball, dyadic, generator, plus, text, truncated

generator.seed(47)
zero = (0, 0)


def value(x):
    return acb(ball(x[0]), ball(x[1]))


def number(*exponents):
    bits = generator.choice([3, 24, 53])
    return dyadic(bits, exponents), dyadic(bits, exponents)


def real(*exponents):
    return dyadic(24, exponents), zero


def beside(n, exponent):
    return plus(n, dyadic(10, (exponent, exponent))), dyadic(20, (exponent, exponent))


def orders():
    """Numbers s: at random, on the axes, next to poles and trivial zeros, on the critical line."""
    found = [number(-4, 5) for _ in range(14)]
    found += [beside(n, e) for n in (1, 0, -2, -8) for e in (-5, -80)]
    found += [((1, -1), (t, -3)) for t in (5, 113, 168, -2001)]
    found += [(zero, (9, -2)), ((70, 0), (5, -1)), ((300, 0), (1, -3)), ((-301, -2), (33, -2))]
    found += [((x, -1), zero) for x in (-8, -3, 0, 1, 4, 5, 90)]
    return found


def zeta(s):
    return s.zeta()


def hurwitz(s, a):
    return s.zeta(a)


def lambert(z, k):
    return z.lambertw(int(k.real.unique_fmpz()))


def polylogarithm(s, z):
    if z.imag == 0 and z.real > 1:
        return z.polylog(s.conjugate()).conjugate()
    return z.polylog(s)


def seconds():
    """Numbers a: right and left of the imaginary axis, on cuts, next to poles, large."""
    yield from [number(-3, 5) for _ in range(14)]
    yield from [((x, -2), zero) for x in (1, 2, 3, 7, 40, -1, -3, -5, -11)]
    yield from [beside(n, e) for n in (0, -1, -3) for e in (-4, -60)]
    yield from [number(8, 12), (dyadic(24, (9, 9)), dyadic(20, (9, 9))), ((3, 90), zero)]


def numbers():
    """Numbers z: at random, small, large, on the axes and next to 1."""
    found = [number(-3, 4) for _ in range(14)] + [number(-90, -60), number(20, 90)]
    found += [((x, -2), zero) for x in (-30, -4, -3, -1, 1, 3, 5, 9, 40)]
    found += [beside(1, e) for e in (-4, -70)] + [(zero, (x, -1)) for x in (-3, 1, 2, 9)]
    return found


def cases():
    for s in orders():
        yield "zeta", zeta, [s]
    for s, a in zip(orders(), seconds()):
        yield "hurwitz", hurwitz, [s, a]
    for n in (0, -1, -2, -7, 2, 5):
        for a in (number(-2, 4), real(-2, 4)):
            yield "hurwitz", hurwitz, [((n, 0), zero), a]
    # Next to the branch point −1/e too.
    points = numbers() + [((-2, -3), dyadic(9, (-40, -40))), ((-3, -1), zero), ((-1, -2), zero)]
    points += [((-6026, -14), (e, -60)) for e in (-1, 0, 1)] + [((-6028, -14), zero)]
    for index, z in enumerate(points):
        for k in (0, (-1, 1, -2, 9, 2**40)[index % 5]):
            yield "lambertW", lambert, [z, ((k, 0), zero)]
    for index, z in enumerate(numbers()):
        yield "polylogarithm", polylogarithm, [number(-3, 4), z]
        yield "polylogarithm", polylogarithm, [((-6 + index % 13, 0), zero), z]


for name, function, operands in cases():
    for bits in (1000, 2000, 4000):
        ctx.prec = bits
        result = function(*[value(x) for x in operands])
        parts = [truncated(result.real), truncated(result.imag)]
        if result.is_finite() and None not in parts:
            print(name, *[text(part) for x in operands for part in x], "=", *parts)
            break
