#!/usr/bin/env python3
"""Roots of polynomials with whole coefficients, from FLINT (Johansson) by way of python-flint; checked with mpmath.

usage: make_roots.py > roots.txt

A line is: name, coefficients from the constant term on = multiplicity:re:im for every root, the real ones first in ascending
order, then the others by real and imaginary part. A part is a fraction or has 100 digits.
"""

import random
from functools import cmp_to_key

import mpmath
from flint import arb, ctx, fmpq, fmpz_poly

ctx.prec = 1200
mpmath.mp.dps = 120
random.seed(20261)
x = fmpz_poly([0, 1])


def product(factors):
    result = fmpz_poly([1])
    for factor in factors:
        result *= factor
    return result


def chebyshev(n):
    a, b = fmpz_poly([1]), x
    for _ in range(n - 1):
        a, b = b, 2 * x * b - a
    return b


def random_polynomial(degree, size):
    c = [random.randint(-size, size) for _ in range(degree + 1)]
    c[-1] = c[-1] or 1
    return fmpz_poly(c)


def cases():
    for degree in [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40]:
        for size in [3, 1000]:
            yield f"random{degree}", random_polynomial(degree, size)
    yield "wilkinson10", product(x - k for k in range(1, 11))
    yield "wilkinson20", product(x - k for k in range(1, 21))
    yield "perturbed", product(x - k for k in range(1, 16)) * 10**9 + x**14
    yield "chebyshev10", chebyshev(10)
    yield "chebyshev30", chebyshev(30)
    for n, a in [(5, 10), (8, 100), (12, 10), (20, 1000)]:
        yield f"cluster{n}", x**n - (a * x - 1) ** 2
    yield "cluster3", (x**3 - 2) * 10**40 + 1 + (x**3 - 2) ** 2
    yield "multiple", (x - 1) ** 3 * (x**2 - 2) ** 2 * (x**2 + x + 1)
    yield "multiple", (2 * x + 3) ** 2 * (x**3 - x - 1) ** 3 * (x**2 + 1) ** 2 * (x**4 + 3) * x**5
    yield "multiple", (x**2 + x + 5) ** 10
    yield "multiple", (x**2 - 2) ** 2
    yield "zero", x**7
    yield "zero", x**3 * (x**2 - x - 1)
    yield "zero", x * (x**2 + 4) * (x**2 - 3)
    yield "imaginary", (x**2 + 1) * (x**2 + 2) * (x**2 + 3)
    yield "imaginary", (x**4 + 4 * x**2 + 1) * (x**3 - 2 * x - 5)
    yield "imaginary", (x**2 + 3) * (x**2 + x + 1) * (x**4 - 10 * x**2 + 1)
    yield "imaginary", x**6 + 7
    yield "imaginary", (x**2 + 2) ** 3 * (x - 1)
    yield "fractions", (3 * x - 1) * (7 * x + 22) * (x - 5) * (x**2 - 2)
    yield "fractions", (10**30 * x - 1) * (x - 10**20) * (x**2 - 3)
    yield "fractions", product(k * x - (k + 1) for k in range(1, 9))
    yield "parts", (x**2 - 2 * x + 5) * (x**2 - 2 * x + 10) * (x**2 - 2 * x + 3)
    yield "parts", ((2 * x - 1) ** 2 + 9) * ((x - 3) ** 2 + 16) * (x**3 - 3)
    yield "columns", product((x - 1) ** 2 + k for k in range(1, 6))
    # The imaginary parts are whole, the real ones are not.
    yield "rows", (x**4 - 2 * x**2 + 9) * (x - 1)
    yield "huge", fmpz_poly([10**200, -3, 10**100 + 1, 7])
    yield "huge", fmpz_poly([1, 10**150, 1, -(10**90), 10**180])
    yield "tiny", 10**60 * x**3 + 10**30 * x - 1
    for n in [7, 12, 15, 24, 30]:
        yield f"cyclotomic{n}", fmpz_poly.cyclotomic(n)
    yield "unity25", x**25 - 1
    yield "unity16", x**16 + 1


def text(value):
    if isinstance(value, fmpq):
        return str(value)
    if value == 0:
        return "0"
    return value.str(100, radius=False).replace("[", "").replace("]", "")


def roots(p):
    result = []
    for factor, power in p.factor()[1]:
        if factor.degree() == 1:
            result.append((power, fmpq(-factor[0], factor[1]), fmpq(0)))
            continue
        for root, _ in factor.complex_roots():
            re, im = arb(root.real), arb(root.imag)
            result.append((power, re, im))
    check(p, result)
    return sorted(result, key=cmp_to_key(compare))


def number(value):
    return mpmath.mpf(int(value.p)) / int(value.q) if isinstance(value, fmpq) else mpmath.mpf(value.str(120, radius=False))


def check(p, found):
    for _, re, im in found:
        z = mpmath.mpc(number(re), number(im))
        size = sum(abs(int(c)) * abs(z) ** k for k, c in enumerate(p.coeffs()))
        assert abs(mpmath.polyval([int(c) for c in reversed(p.coeffs())], z)) <= size * mpmath.mpf(10) ** -95
    assert sum(power for power, _, _ in found) == p.degree()


def compare(a, b):
    def is_real(root):
        return root[2] == 0

    def order(u, v):
        u, v = number(u), number(v)
        if abs(u - v) <= mpmath.mpf(10) ** -80 * max(abs(u), abs(v)):
            return 0
        return -1 if u < v else 1

    if is_real(a) != is_real(b):
        return -1 if is_real(a) else 1
    return order(a[1], b[1]) or order(a[2], b[2])


for name, p in cases():
    coefficients = ",".join(str(c) for c in p.coeffs())
    print(name, coefficients, "=", " ".join(f"{m}:{text(re)}:{text(im)}" for m, re, im in roots(p)))
