#!/usr/bin/env python3
"""Writes the vectors of densities, probabilities and quantiles of distributions.

    pip install python-flint==0.9.0 && python3 make_vectors.py > distributions.txt

Arb's certified enclosures of erfc and of the regularized incomplete gamma and beta functions give the values; quantiles are found by
halving until both ends have the same digits. Where fractions decide (binomial distributions, whole degrees of freedom in the places that
`exact` names) the value is a fraction.

Line: function argument parameter ... = value; all numbers are decimals or fractions p/q. A value with a point at its end of digits, as in
0.84134..., is truncated towards zero after 75 digits; others are exact.
"""

import random
import sys
from fractions import Fraction
from math import comb, isqrt

from flint import arb, ctx, fmpq

DIGITS = 75
sys.set_int_max_str_digits(0)  # Numbers next to 0 have thousands of digits.
ctx.prec = 700


def number(x):
    x = Fraction(x)
    return arb(fmpq(x.numerator, x.denominator))


def tails(name, x, q):
    """The probabilities of numbers up to x and above it."""
    x = Fraction(x)
    one, half = arb(1), arb(1) / 2
    if name == "normal":
        z = (number(x) - number(q[0])) / number(q[1]) / arb(2).sqrt()
        return (-z).erfc() / 2, z.erfc() / 2
    if name == "student":
        freedom = number(q[0])
        square = number(x * x)
        outside = (freedom / (freedom + square)).beta_lower(freedom / 2, half, regularized=1) / 2
        return (outside, one - outside) if x < 0 else (one - outside, outside)
    if name == "chiSquared":
        if x <= 0:
            return arb(0), one
        a, y = number(q[0]) / 2, number(x) / 2
        return gamma_lower(a, y), gamma_upper(a, y)
    if name == "fisher":
        if x <= 0:
            return arb(0), one
        d, e = number(q[0]), number(q[1])
        w, rest = d * number(x) / (d * number(x) + e), e / (d * number(x) + e)
        return w.beta_lower(d / 2, e / 2, regularized=1), rest.beta_lower(e / 2, d / 2, regularized=1)
    if name == "poisson":
        a, y = number(Fraction(x) // 1 + 1), number(q[0])
        return gamma_upper(a, y), gamma_lower(a, y)
    raise KeyError(name)


def gamma_lower(a, x):
    return x.gamma_lower(a, regularized=1)


def gamma_upper(a, x):
    return x.gamma_upper(a, regularized=1)


def density(name, x, q):
    half = arb(1) / 2
    y = number(x)
    if name == "normal":
        z = (y - number(q[0])) / number(q[1])
        return (-z * z / 2).exp() / (number(q[1]) * (2 * arb.pi()).sqrt())
    if name == "student":
        n = number(q[0])
        scale = ((n + 1) / 2).gamma() / ((n * arb.pi()).sqrt() * (n / 2).gamma())
        return scale * (1 + y * y / n) ** (-(n + 1) / 2)
    if name == "chiSquared":
        k = number(q[0])
        return y ** (k / 2 - 1) * (-y / 2).exp() / (arb(2) ** (k / 2) * (k / 2).gamma())
    if name == "fisher":
        d, e = number(q[0]), number(q[1])
        beta = (d / 2).gamma() * (e / 2).gamma() / ((d + e) / 2).gamma()
        return (d / e) ** (d / 2) * y ** (d / 2 - 1) * (1 + d * y / e) ** (-(d + e) / 2) / beta
    if name == "poisson":
        m = number(q[0])
        return m ** number(x) * (-m).exp() / (number(x) + 1).gamma()
    raise KeyError(name)


def digits(ball):
    """75 truncated digits that all members of the ball share; None if they do not."""
    low, high = ball.lower(), ball.upper()
    texts = []
    for end in (low, high):
        m, e = end.man_exp()
        texts.append(decimal(Fraction(int(m)) * Fraction(2) ** int(e)))
    return texts[0] if texts[0] == texts[1] else None


def decimal(value):
    """A fraction with 75 significant digits, truncated."""
    if value < 0:
        return "-" + decimal(-value)
    exponent = 0
    size = len(str(value.numerator)) - len(str(value.denominator))
    for exponent in (size + 1, size, size - 1):
        if value >= Fraction(10) ** exponent:
            break
    scaled = value * Fraction(10) ** (DIGITS - 1 - exponent)
    text = str(scaled.numerator // scaled.denominator)
    return f"{text[0]}.{text[1:]}e{exponent}..."


def certain(compute):
    """The digits of a value, with as many bits as they take."""
    for bits in (700, 2400, 9600):
        ctx.prec = bits
        text = digits(compute())
        ctx.prec = 700
        if text:
            return text
    return None


def square_root(x):
    x = Fraction(x)
    root = Fraction(isqrt(x.numerator), isqrt(x.denominator))
    return root if root * root == x else None


def binomial_tail(k, n, p):
    k = Fraction(k) // 1
    return sum((comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(0, min(k, n) + 1)), Fraction(0))


def exact(name, aspect, x, q):
    """The value where it is a fraction for a reason that is plain; else None."""
    x = Fraction(x)
    if name == "binomial":
        n, p = int(q[0]), Fraction(q[1])
        if aspect == "Density":
            whole = x.denominator == 1 and 0 <= x <= n
            return comb(n, int(x)) * p ** int(x) * (1 - p) ** (n - int(x)) if whole else Fraction(0)
        if aspect == "Distribution":
            return binomial_tail(x, n, p)
        k = 0
        while binomial_tail(k, n, p) < x:
            k += 1
        return Fraction(k)
    if name == "poisson" and aspect != "Quantile":
        if x < 0 or aspect == "Density" and x.denominator > 1:
            return Fraction(0)
    if aspect == "Distribution":
        if name in ("normal", "student") and x == (Fraction(q[0]) if name == "normal" else 0):
            return Fraction(1, 2)
        if name in ("chiSquared", "fisher") and x <= 0:
            return Fraction(0)
        if name == "student" and Fraction(q[0]) == 1 and abs(x) == 1:
            return Fraction(1, 2) + Fraction(1, 4) * (1 if x > 0 else -1)
        if name == "student" and Fraction(q[0]) == 2 and square_root(2 + x * x):
            return Fraction(1, 2) + x / (2 * square_root(2 + x * x))
        if name == "fisher" and list(map(Fraction, q)) == [2, 2]:
            return x / (1 + x)
        if name == "fisher" and Fraction(q[0]) == Fraction(q[1]) and x == 1:
            return Fraction(1, 2)
    if aspect == "Density":
        if name in ("chiSquared", "fisher") and (x < 0 or x == 0 and Fraction(q[0]) > 2):
            return Fraction(0)
        if name == "chiSquared" and x == 0 and Fraction(q[0]) == 2:
            return Fraction(1, 2)
        if name == "fisher" and list(map(Fraction, q)) == [2, 2]:
            return 1 / (1 + x) ** 2
        if name == "student" and Fraction(q[0]) == 2 and square_root(2 + x * x):
            return 1 / square_root(2 + x * x) ** 3
    if aspect == "Quantile":
        if name in ("normal", "student") and x == Fraction(1, 2):
            return Fraction(q[0]) if name == "normal" else Fraction(0)
        if name == "student" and Fraction(q[0]) == 1 and abs(x - Fraction(1, 2)) == Fraction(1, 4):
            return Fraction(1) if x > Fraction(1, 2) else Fraction(-1)
        if name == "student" and Fraction(q[0]) == 2:
            root = square_root(2 / (1 - (2 * x - 1) ** 2))
            return (2 * x - 1) * root if root else None
        if name == "fisher" and list(map(Fraction, q)) == [2, 2] and x < 1:
            return x / (1 - x)
        if name == "fisher" and list(map(Fraction, q)) == [1, 2]:
            return 2 * x * x / (1 - x * x)
        if name == "fisher" and Fraction(q[0]) == Fraction(q[1]) and x == Fraction(1, 2):
            return Fraction(1)
        if name in ("chiSquared", "fisher", "poisson") and x == 0:
            return Fraction(0)
        if name == "poisson":
            low, high = -1, 2 * int(Fraction(q[0])) + 100
            assert is_above(name, high, q, x)
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (low, middle) if is_above(name, middle, q, x) else (middle, high)
            return Fraction(high)
    return None


def quantile(name, p, q):
    """The digits of a quantile, by halving between dyadic numbers."""
    p = Fraction(p)
    if name == "normal":
        def value():
            z = standard(p)
            return z * number(q[1]) + number(q[0])
        return certain(value)
    mirrored = name == "student" and p < Fraction(1, 2)
    if mirrored:
        p = 1 - p
    return certain(lambda: (-1 if mirrored else 1) * root(lambda x: is_above(name, x, q, p)))


def standard(p):
    mirrored = p < Fraction(1, 2)
    target = number(p if mirrored else 1 - p)

    def above(x):
        tail = (number(x) / arb(2).sqrt()).erfc() / 2
        assert tail < target or tail > target
        return tail < target

    return (-1 if mirrored else 1) * root(above)


def is_above(name, x, q, p):
    """Whether the quantile of p is below x, with as many bits as that takes."""
    bits = ctx.prec
    try:
        while ctx.prec < 100000:
            low, high = tails(name, x, q)
            tail, target = (low, number(p)) if p < Fraction(1, 2) else (high, number(1 - p))
            if tail < target or tail > target:
                return bool(tail > target) == (p < Fraction(1, 2))
            ctx.prec *= 4
    finally:
        ctx.prec = bits
    raise ArithmeticError(f"{name} {q}: the quantile of {p} may be {x}")


def root(above):
    """A ball around the positive number from which on `above` holds."""
    exponent = 0
    step = 1 if not above(Fraction(1)) else -1
    while above(Fraction(2) ** exponent) != (step > 0):
        exponent += step
    low, high = sorted((Fraction(2) ** exponent, Fraction(2) ** (exponent - step)))
    for _ in range(280):
        middle = (low + high) / 2
        if above(middle):
            high = middle
        else:
            low = middle
    return number(low).union(number(high))


CASES = {
    "normal": [(0, 1), (2, 3), ("-1/3", "1/7"), ("1e10", "1e-5"), (0, "1e100")],
    "student": [(1,), (2,), (3,), (4,), (7,), ("1/2",), ("3.7",), (30,), (1001,), ("1e-3",), ("1e5",)],
    "chiSquared": [(1,), (2,), (3,), (4,), (9,), (100,), ("1/3",), ("2.5",), ("1e-3",), (1000,), ("5000.5",)],
    "fisher": [(2, 2), (1, 1), (1, 2), (3, 3), (5, 7), (4, 10), ("1/2", "3/7"), (100, 3), (3, 1000), ("1e-2", 5), (999, 998)],
    "binomial": [(0, "1/2"), (1, "9/10"), (3, "1/2"), (10, "3/10"), (20, "1/3"), (100, "1/100"), (60, "0.999"), (7, 0), (7, 1)],
    "poisson": [("1/2",), (1,), (3,), ("10.25",), (100,), ("1e-10",), (1000,), ("5000.5",)],
}
POINTS = {
    "normal": [0, 1, "-1.96", "1/3", "5", "-40", "40", "1e-20", "100"],
    "student": [0, 1, -1, "1/2", "-2.5", "1e-20", "1e20", "-1e3", "17/7", "30"],
    "chiSquared": [-1, 0, 1, "1/2", 3, 10, "99.5", "1e-20", 1000, "1e4", "5123"],
    "fisher": [-1, 0, 1, "1/3", 3, "1/2", 10, "1e-20", "1e20", "1.01"],
    "binomial": [-1, 0, 1, "1/2", 3, 7, "10.5", 19, 59, 100],
    "poisson": [-1, 0, 1, "1/2", 3, 10, 99, 1010, 5100],
}
SHARES = ["1/2", "1/4", "3/4", "0.9", "0.975", "1/3", "1e-10", "0.001", "1e-300", "0.9999999999"]


def line(name, aspect, x, q):
    value = exact(name, aspect, x, q)
    if value is not None:
        text = str(value)
    elif aspect == "Density":
        text = certain(lambda: density(name, x, q))
    elif aspect == "Distribution":
        text = certain(lambda: tails(name, x, q)[0])
    else:
        text = quantile(name, x, q)
    # Probabilities that are closer to 1 than these bits tell are left out.
    if text:
        print(name + aspect, *[plain(y) for y in (x, *q)], "=", text)


def plain(x):
    """Exponents are written out as fractions, so that a reader needs no decimals."""
    return str(Fraction(x))


def defined(name, aspect, x, q):
    # Poles, and cases that take minutes here, such as numbers with thousands of zeros behind the point.
    if name == "normal" and aspect != "Quantile":
        return abs((Fraction(x) - Fraction(q[0])) / Fraction(q[1])) < 200
    far = aspect != "Quantile" and not Fraction(1, 1000) <= abs(Fraction(x)) <= 1000
    if far and x and name in ("student", "fisher") and max(map(Fraction, q)) > 50:
        return False
    if name == "chiSquared" and aspect == "Distribution" and Fraction(x) > 10000:
        return False
    if aspect == "Density" and Fraction(x) == 0 and name in ("chiSquared", "fisher"):
        return Fraction(q[0]) > 2 or (name, Fraction(q[0])) == ("chiSquared", Fraction(2)) or list(map(Fraction, q)) == [2, 2]
    if aspect == "Quantile" and name in ("student", "chiSquared", "fisher") and max(map(Fraction, q)) > 500:
        return False
    if aspect == "Quantile" and name in ("student", "chiSquared", "fisher") and min(map(Fraction, q)) < Fraction(1, 10):
        return False
    return True


def main():
    print("# Written by make_vectors.py; see there.")
    for name, parameters in CASES.items():
        rng = random.Random(name)
        for q in parameters:
            points = rng.sample(POINTS[name], 6)
            for x in points:
                for aspect in ("Density", "Distribution"):
                    if defined(name, aspect, x, q):
                        line(name, aspect, x, q)
            for p in rng.sample(SHARES, 3):
                if defined(name, "Quantile", p, q):
                    line(name, "Quantile", p, q)


if __name__ == "__main__":
    main()
