#!/usr/bin/env python3
"""Writes the vectors of functions of lists and of the parts and neighbours of a number.

    python3 make_list_vectors.py

All results are rational (or square roots of rationals), so fractions and integers decide every
rounding; no package is needed. Format and modes are those of make_vectors.py. Lists have their terms
one after the other; for `dot` the second half belongs to the second list.
"""

import random
from fractions import Fraction
from math import isqrt
from pathlib import Path

from generator.binary import MODES, PRECISIONS, Ratio, dyadic, rounded, text

FOLDER = Path(__file__).resolve().parent
HEADER = "# Written by make_list_vectors.py. precision mode (n z u d a) arguments = result; see there.\n"


def exact(x):
    return x.m * Fraction(2) ** x.e if x else Fraction(0)


def ratio(value):
    return Ratio(value.numerator, value.denominator)


def draw(rng, bits, low=-40, high=40):
    m = rng.getrandbits(bits) | 1 | 1 << (bits - 1)
    return dyadic(rng.choice((m, -m)), rng.randint(low, high) - bits)


def mean(x):
    return sum(x) / len(x)


def median(x):
    middle = sorted(x)[(len(x) - 1) // 2 : len(x) // 2 + 1]
    return sum(middle) / len(middle)


def variance(sample):
    return lambda x: sum((t - mean(x)) ** 2 for t in x) / (len(x) - sample)


def dot(x):
    half = len(x) // 2
    return sum(a * b for a, b in zip(x[:half], x[half:]))


def root(value, precision, mode):
    """√value rounded: enough bits, and one more below them that tells whether any are lost."""
    shift = 2 * (precision + 80)
    scaled = value * 4**shift
    whole = isqrt(scaled.numerator // scaled.denominator)
    sticky = Fraction(whole) ** 2 != scaled
    return rounded(Ratio(2 * whole + sticky, 1, -shift - 1), precision, mode)


def lists(name, function, is_root=False, even=False, least=1):
    rng = random.Random(name)
    for _ in range(55):
        count = rng.randint(least, 7) * (2 if even else 1)
        width = rng.choice((3, 20, 53, 100))
        terms = [draw(rng, width) for _ in range(count)]
        if count > 2 and rng.random() < 0.4:
            # Cancellation: only the small terms remain.
            terms[0], terms[1] = (dyadic(1, 90), dyadic(-1, 90)) if not even else (terms[0], terms[1])
        value = function([exact(t) for t in terms])
        if value == 0:
            continue
        for precision in PRECISIONS:
            for mode in MODES:
                result = root(value, precision, mode) if is_root else rounded(ratio(value), precision, mode)
                yield precision, mode, terms, result


def neighbour(x, precision, above):
    """The next number of this precision; x has at most so many bits."""
    top = abs(x.m).bit_length() + x.e
    grows = (x.m > 0) == above
    is_power = abs(x.m) == 1
    step = Fraction(2) ** (top - precision - (1 if is_power and not grows else 0))
    return exact(x) + (step if above else -step)


def per_precision(name, function, arity=1):
    rng = random.Random(name)
    for precision in PRECISIONS:
        for index in range(80):
            args = [draw(rng, rng.choice((1, 8, precision))) for _ in range(arity)]
            if arity == 2 and index < 4:
                args[1] = args[0]
            value = function(args, precision)
            for mode in MODES:
                yield precision, mode, args, rounded(ratio(value), precision, mode) if value else 0.0


def toward(args, precision):
    a, b = map(exact, args)
    return a if a == b else neighbour(args[0], precision, a < b)


def significand(args, _):
    x = args[0]
    return exact(dyadic(x.m, -abs(x.m).bit_length()))


def exponent(args, _):
    return Fraction(abs(args[0].m).bit_length() + args[0].e)


def quotient(rounding):
    def value(args):
        return Fraction(rounding(exact(args[0]) / exact(args[1])))
    return value


def small_quotients(name, function):
    rng = random.Random(name)
    for _ in range(60):
        y = dyadic(rng.choice((-1, 1)) * rng.randint(1, 4000), -3)
        x = dyadic(rng.choice((-1, 1)) * rng.randint(1, 28000), -4)
        value = function([x, y])
        for precision in PRECISIONS:
            for mode in MODES:
                # The sign of a quotient that is zero is not specified.
                if value:
                    yield precision, mode, [x, y], rounded(ratio(value), precision, mode)


def gamma_sign(args, _):
    x = exact(args[0])
    return Fraction(1 if x > 0 or (x.numerator // x.denominator) % 2 == 0 else -1)


def no_poles(lines):
    return (line for line in lines if line[2][0].m > 0 or line[2][0].e < 0)


def relative(args, precision, mode):
    """|x − y|/x, both steps rounded; |…| is taken after the first."""
    x, y = args
    difference = exact(x) - exact(y)
    if difference == 0:
        return 0.0
    first = rounded(ratio(difference), precision, mode)
    return rounded(ratio(abs(exact(first)) / exact(x)), precision, mode)


def relatives():
    rng = random.Random("relativeDifference")
    for _ in range(55):
        args = [draw(rng, rng.choice((2, 24, 60)), -3, 3) for _ in range(2)]
        for precision in PRECISIONS:
            for mode in MODES:
                yield precision, mode, args, relative(args, precision, mode)


TABLE = {
    "sum": lists("sum", sum),
    "dot": lists("dot", dot, even=True),
    "mean": lists("mean", mean),
    "median": lists("median", median),
    "variance": lists("variance", variance(1), least=2),
    "populationVariance": lists("populationVariance", variance(0), least=2),
    "standardDeviation": lists("standardDeviation", variance(1), is_root=True, least=2),
    "populationStandardDeviation":
        lists("populationStandardDeviation", variance(0), is_root=True, least=2),
    "nextAbove": per_precision("nextAbove", lambda a, p: neighbour(a[0], p, True)),
    "nextBelow": per_precision("nextBelow", lambda a, p: neighbour(a[0], p, False)),
    "nextToward": per_precision("nextToward", toward, 2),
    "binaryExponent": per_precision("binaryExponent", exponent),
    "binarySignificand": per_precision("binarySignificand", significand),
    "gammaSign": no_poles(per_precision("gammaSign", gamma_sign)),
    "truncatingQuotient": small_quotients("truncatingQuotient", quotient(int)),
    "remainderQuotient": small_quotients("remainderQuotient", quotient(round)),
    "relativeDifference": relatives(),
}

if __name__ == "__main__":
    for name, lines in TABLE.items():
        with open(FOLDER / f"{name}.txt", "w", encoding="ascii", newline="\n") as file:
            file.write(HEADER)
            for precision, mode, args, result in lines:
                print(precision, mode, *map(text, args), "=", text(result), file=file)
