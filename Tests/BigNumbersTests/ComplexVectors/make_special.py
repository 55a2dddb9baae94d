#!/usr/bin/env python3
"""Values of special functions of complex numbers from Arb (python-flint), as 400 bits of both parts, truncated.

A ball of Arb contains the value; its precision is doubled until both ends of each part have the same 400 bits.

usage: make_special.py > special.txt
"""

import random

from flint import acb, arb, ctx

functions = {"gamma": acb.gamma, "logGamma": acb.lgamma, "digamma": acb.digamma}
generator = random.Random(31)


def truncated(ball):
    """The first 400 bits of all numbers of a ball; nil if they differ."""
    texts = set()
    for end in (ball.lower(), ball.upper()):
        man, exp = end.man_exp()
        man, exp = int(man), int(exp)
        count = abs(man).bit_length()
        if count > 400:
            man, exp = (abs(man) >> (count - 400)) * (1 if man > 0 else -1), exp + count - 400
        while man and man % 2 == 0:
            man, exp = man // 2, exp + 1
        texts.add(f"{'-' if man < 0 else ''}0x{abs(man):x}p{exp}" if man else "0x0p0")
    return texts.pop() if len(texts) == 1 else None


def dyadic(bits, exponents):
    return generator.choice([1, -1]) * (generator.getrandbits(bits) | 1), generator.randint(*exponents) - bits


def ball(x):
    man, exp = x
    return arb(man) * arb(2) ** exp


def text(x):
    man, exp = x
    return f"{'-' if man < 0 else ''}0x{abs(man):x}p{exp}" if man else "0x0p0"


def plus(n, x):
    """A whole number and a small dyadic one."""
    man, exp = x
    return (n << -exp) + man, exp


def arguments():
    found = []
    for index in range(60):
        bits = generator.choice([3, 24, 53, 120])
        exponents = (-4, 5) if index % 3 else (-40, 12)
        found.append((dyadic(bits, exponents), dyadic(bits, exponents)))
    # Next to poles, to the zeros of ln Γ, to the ends of reflection, and far above and below the axis.
    for n in (-12, -5, -2, -1, 0, 1, 2, 3):
        for small in (-5, -30, -80):
            found.append((plus(n, dyadic(10, (small, small))), dyadic(20, (small, small))))
    for n in (-200, -31, 0, 40):
        found += [(plus(n, (1, -1)), dyadic(30, (-3, -3))), (plus(n, (1, -2)), dyadic(30, (9, 9)))]
    # On the axis, where ln Γ has its cut.
    found += [((x, -2), (0, 0)) for x in (-27, -9, -6, -2, -1, 1, 6, 10, 41)]
    return found


if __name__ == "__main__":
    for name, function in functions.items():
        for x, y in arguments():
            for bits in (1000, 2000, 4000):
                ctx.prec = bits
                value = function(acb(ball(x), ball(y)))
                parts = [truncated(value.real), truncated(value.imag)]
                if None not in parts:
                    print(name, text(x), text(y), "=", *parts)
                    break
