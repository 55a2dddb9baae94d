#!/usr/bin/env python3
"""Values of error functions, exponential integrals, Bessel and Airy functions of complex numbers from Arb (python-flint), as 400 bits
of both parts, truncated. Bessel functions have their order first, as a complex number.

A ball of Arb contains the value; its precision is increased until both ends of each part have the same 400 bits.

usage: make_bessel.py > bessel.txt
"""

from flint import acb, arb, ctx

from make_special import ball, dyadic, generator, text, truncated

generator.seed(41)


def ei(z):
    """Ei, on its cut the limit from above; Arb has the mean of both limits there."""
    value = z.ei()
    return acb(value.real, arb.pi()) if z.imag == 0 and z.real < 0 else value


functions = {
    "erf": acb.erf,
    "erfc": acb.erfc,
    "erfi": acb.erfi,
    "expIntegral": ei,
    "sineIntegral": acb.si,
    "cosineIntegral": acb.ci,
    "airyAi": acb.airy_ai,
    "airyBi": acb.airy_bi,
}
ordered = {
    "besselJ": acb.bessel_j,
    "besselY": acb.bessel_y,
    "besselI": acb.bessel_i,
    "besselK": acb.bessel_k,
}
zero = (0, 0)


def points(count):
    """Random numbers, some of them tiny or large, on the axes, next to them, and on diagonals."""
    found = []
    for index in range(count):
        bits = generator.choice([3, 24, 53, 120])
        exponents = (-4, 4) if index % 3 else (-30, 7)
        found.append((dyadic(bits, exponents), dyadic(bits, exponents)))
    for sign in (1, -1):
        found += [((sign * 5, -1), zero), (zero, (sign * 7, -2)), ((sign * 3, 4), zero), (zero, (sign * 1, 5))]
        found += [((sign * 3, 0), (1, -60)), ((1, -60), (sign * 3, 0)), ((sign * 5, 0), (-5, 0))]
    found += [((1, -500), (3, -501)), ((3, 8), (5, 6)), ((-3, 6), (1, 4))]
    return found


def orders():
    whole = [(n, 0) for n in (0, 1, 2, -3, 7, 30)]
    half = [(n, -1) for n in (1, -1, 5, -7)]
    beside = [((3 << 70) + 1, -70), ((-2 << 40) - 1, -40), (1, -90)]
    return whole + half + beside + [(1, -2), (-5, -3), (0x155555555555555, -58), (100001, -3)]


def write(name, function, operands):
    for bits in (1000, 2000, 4000, 16000):
        ctx.prec = bits
        value = function(*[acb(ball(x), ball(y)) for x, y in operands])
        if not value.is_finite():
            continue
        parts = [truncated(value.real), truncated(value.imag)]
        if None not in parts:
            print(name, *[text(part) for operand in operands for part in operand], "=", *parts)
            return


for name, function in functions.items():
    for z in points(24):
        write(name, function, [z])
for name, function in ordered.items():
    choices = orders()
    for index, z in enumerate(points(24)):
        write(name, lambda order, z: function(z, order), [(choices[index % len(choices)], zero), z])
    write(name, lambda order, z: function(z, order), [((1000000, 0), zero), ((5, -1), (1, 0))])
