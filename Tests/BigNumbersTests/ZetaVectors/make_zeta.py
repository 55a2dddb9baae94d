"""Riemann's zeta at 53 to 3000 bits, by the balls of Arb.

    python3 make_zeta.py > zeta.txt      (python-flint 0.9.0)

Lines: precision, direction (n nearest, u up), argument = value, rounded once; both are binary fractions.
"""
from fractions import Fraction
from random import Random

import flint

random = Random(25)


def dyadic(x):
    """x as hexadecimal integer and exponent of two; x is a binary fraction."""
    size = abs(x.numerator)
    zeros = (size & -size).bit_length() - 1
    exponent = zeros - (x.denominator.bit_length() - 1)
    sign = "-" if x < 0 else ""
    return f"{sign}0x{size >> zeros:X}p{exponent:+d}"


def rounded(mantissa, exponent, bits, isUp):
    """mantissa*2^exponent rounded to this many bits."""
    drop = abs(mantissa).bit_length() - bits
    if drop <= 0:
        return Fraction(mantissa) * Fraction(2) ** exponent
    low, rest = divmod(mantissa, 1 << drop)
    half = 1 << (drop - 1)
    if rest > 0 if isUp else rest > half or (rest == half and low % 2 == 1):
        low += 1
    return Fraction(low) * Fraction(2) ** (exponent + drop)


def ends(ball):
    for end in (ball.lower(), ball.upper()):
        mantissa, exponent = end.man_exp()
        yield int(mantissa), int(exponent)


def zeta(x, bits, isUp):
    precision = bits + 64
    while True:
        flint.ctx.prec = precision
        ball = (flint.arb(x.numerator) / x.denominator).zeta()
        values = {rounded(m, e, bits, isUp) for m, e in ends(ball)}
        if len(values) == 1:
            return values.pop()
        precision *= 2


def arguments(bits):
    two = Fraction(2)
    for place in (1, 0, -2, -3, -18, Fraction(1, 2)):
        for distance in (3, 40, bits // 2, bits - 1):
            yield place + random.choice((1, -1)) * two ** -distance
    for integer in (-1, -3, -17, -101):
        yield Fraction(integer)
    for low, high in ((0, 1), (1, 4), (4, bits), (-30, 0), (-2000, -30)):
        for _ in range(3):
            yield Fraction(random.randrange(low << 60, high << 60), 1 << 60)
    yield Fraction(bits)
    yield bits - Fraction(1, 4)
    yield Fraction(-(2**17)) - Fraction(1, 2)


for bits in (53, 64, 65, 113, 128, 300, 1000, 3000):
    for x in arguments(bits):
        for letter in "nu":
            print(bits, letter, dyadic(x), "=", dyadic(zeta(x, bits, letter == "u")))
