#!/usr/bin/env python3
"""Values of hypergeometric functions of complex numbers from Arb (python-flint), as 400 bits of both parts, truncated.

A ball of Arb contains the value; its precision is doubled until both ends of each part have the same 400 bits.

usage: make_hypergeometric.py > hypergeometric.txt
"""

import random

from flint import acb, arb, ctx

from make_special import truncated, dyadic, ball, text

functions = {
    "hypergeometric1F1": lambda a, b, z: z.hypgeom_1f1(a, b),
    "hypergeometricU": lambda a, b, z: z.hypgeom_u(a, b),
    "incompleteGamma": lambda a, z: z.gamma_upper(a),
    "generalizedExpIntegral": lambda s, z: z.expint(s),
    "hypergeometric2F1": lambda a, b, c, z: gauss(a, b, c, z),
}
generator = random.Random(31)


def conjugate(z):
    return acb(z.real, -z.imag)


def gauss(a, b, c, z):
    """₂F₁, on its cut from above, where Arb continues it from below."""
    if z.imag == 0 and z.real > 1:
        return conjugate(conjugate(z).hypgeom_2f1(*map(conjugate, (a, b, c))))
    return z.hypgeom_2f1(a, b, c)


zero = (0, 0)
# Parameters: whole and half ones, some next to whole ones, and others.
fixed = [
    ((0, 0), zero), ((1, 0), zero), ((2, 0), zero), ((-3, 0), zero), ((1, -1), zero), ((-5, -1), zero),
    ((3, -2), (1, -1)), ((-7, -3), (-1, -3)), ((1 + (1 << 40), -40), zero), ((-2, 0), (1, -70)),
]
special = {
    "hypergeometric1F1": [((0, 0), zero), ((-45, 0), zero), ((200, 0), (3, 0)), ((1, -200), (1, -300)), ((0, 0), (75, 0)), ((-3, 9), zero)],
    "hypergeometric2F1": [
        ((1, -1), (7, -3)), ((1, -1), (-7, -3)), ((3, -2), (1, -1)), ((3, -1), zero), ((2, 0), zero), ((-1, 0), zero),
        ((1, -1), zero), ((1023, -10), (1, -10)), ((-5, 20), (1, 0)), ((0, 0), (1, 0)), ((15, -4), zero), ((1, -90), zero),
    ],
}
special["hypergeometricU"] = special["incompleteGamma"] = special["generalizedExpIntegral"] = special["hypergeometric1F1"][1:]


def parameter():
    if generator.random() < 0.6:
        return generator.choice(fixed)
    return dyadic(generator.choice([3, 24, 53]), (-3, 4)), dyadic(20, (-3, 3)) if generator.random() < 0.6 else zero


def argument(name):
    if generator.random() < 0.4:
        return generator.choice(special[name])
    bits = generator.choice([3, 24, 53, 120])
    return dyadic(bits, (-4, 6)), dyadic(bits, (-4, 5)) if generator.random() < 0.75 else zero


def lines(name, function):
    count = function.__code__.co_argcount
    found = 0
    while found < 45:
        operands = [parameter() for _ in range(count - 1)] + [argument(name)]
        for bits in (1000, 2000, 4000, 8000):
            ctx.prec = bits
            value = function(*(acb(ball(x), ball(y)) for x, y in operands))
            if not value.is_finite():
                break
            parts = [truncated(value.real), truncated(value.imag)]
            if None not in parts:
                found += 1
                print(name, *(text(x) for operand in operands for x in operand), "=", *parts)
                break


if __name__ == "__main__":
    for name, function in functions.items():
        lines(name, function)
