#!/usr/bin/env python3
"""Irreducible factors and greatest common divisors of polynomials with whole coefficients, from FLINT by way of python-flint.

usage: make_factors.py > factors.txt

A line is: factors, name, coefficients from the constant term on = unit, then multiplicity:coefficients for every factor,
by degree, then by the coefficients from the highest power on (by magnitude, negative ones first). Or: divisor, name, coefficients,
coefficients = coefficients of the greatest common divisor, which is primitive.
"""

import random
from math import gcd

from flint import fmpz_poly

random.seed(20262)
x = fmpz_poly([0, 1])


def product(factors):
    result = fmpz_poly([1])
    for factor in factors:
        result *= factor
    return result


def random_polynomial(degree, size):
    c = [random.randint(-size, size) for _ in range(degree + 1)]
    c[-1] = c[-1] or 1
    return fmpz_poly(c)


def irreducible(degree, size):
    while True:
        p = primitive(random_polynomial(degree, size))
        if p.degree() == degree and is_irreducible(p):
            return p


def is_irreducible(p):
    factors = p.factor()[1]
    return len(factors) == 1 and factors[0][1] == 1


def primitive(p):
    common = gcd(*(int(c) for c in p.coeffs()))
    return fmpz_poly([c // (common if p[p.degree()] > 0 else -common) for c in p.coeffs()])


def swinnerton_dyer(primes):
    """The polynomial whose roots are the sums of square roots of primes, with all signs."""
    p = x
    for prime in primes:
        # p(x + r)·p(x − r) for r² = prime: with p(x + r) = a + b·r it is a² − prime·b².
        a, b, power = fmpz_poly([0]), fmpz_poly([0]), (fmpz_poly([1]), fmpz_poly([0]))
        for c in p.coeffs():
            a, b = a + c * power[0], b + c * power[1]
            power = (x * power[0] + prime * power[1], power[0] + x * power[1])
        p = a * a - prime * b * b
    return p


def cases():
    for constant in [1, -1, 6, -(10**40)]:
        yield "constant", fmpz_poly([constant])
    for p in [x, -x, 2 * x + 4, -3 * x + 1, 10**40 * x - 7]:
        yield "linear", p
    for n in range(1, 61):
        yield f"unity{n}", x**n - 1
    for n in [4, 8, 12, 16, 30, 36]:
        yield f"plus{n}", x**n + 1
    for primes in [[2, 3], [2, 3, 5], [2, 3, 5, 7]]:
        yield f"swinnerton{2 ** len(primes)}", swinnerton_dyer(primes)
    yield "swinnertons", swinnerton_dyer([2, 3, 5]) * swinnerton_dyer([2, 3, 7]) * (x**4 + 1)
    yield "zero", x**7
    yield "zero", -6 * x**3 * (x - 1) ** 2 * (x**2 + x + 1)
    yield "zero", x**2 * (2 * x**3 - 3) * 15
    for n in range(1, 13):
        yield f"product{n}", random.choice([1, -1, 12, -35]) * product(
            irreducible(random.randint(1, 8), random.choice([2, 10, 1000])) ** random.choice([1, 1, 2, 3])
            for _ in range(random.randint(2, 4))
        )
    for n in range(1, 7):
        yield f"leading{n}", product(irreducible(random.randint(1, 6), 10**6) for _ in range(3))
    for n in range(1, 4):
        yield f"large{n}", product(irreducible(random.randint(2, 5), 10**40) for _ in range(3))
    yield "linears", product(k * x - (k + 1) for k in range(1, 13))
    yield "linears", product(x - k for k in range(-10, 11))
    yield "powers", (x**2 + x + 5) ** 10
    yield "powers", product((x - k) ** k for k in range(1, 7))
    yield "quadratics", product(x**2 + k for k in range(1, 9))
    for size in [1, 100]:
        yield "irreducible30", irreducible(30, size)
    yield "product40", product(irreducible(degree, 100) for degree in [20, 12, 8])
    yield "shifted", product((x + 10**15 + k) ** 2 + k for k in range(1, 4))


def pairs():
    for n in range(1, 7):
        yield f"coprime{n}", random_polynomial(n, 20), random_polynomial(2 * n, 20)
    for n in range(1, 9):
        common = irreducible(n, 50) ** random.choice([1, 2])
        yield f"common{n}", 6 * common * random_polynomial(n, 9), -10 * common * random_polynomial(9 - n, 9)
    common = random_polynomial(5, 10**40)
    yield "large", common * random_polynomial(8, 10**20), common * random_polynomial(7, 10**30)
    yield "equal", -4 * x**2 + 8, -4 * x**2 + 8
    yield "constant", fmpz_poly([6]), 4 * x + 2
    yield "unity", x**48 - 1, x**36 - 1


def many():
    """Polynomials with many factors modulo every prime."""
    for primes in [[2, 3, 5, 7, 11], [2, 3, 5, 7, 11, 13]]:
        yield f"swinnerton{2 ** len(primes)}", swinnerton_dyer(primes)
    p = swinnerton_dyer([2, 3, 5, 7, 11])
    yield "swinnertons", p * p(x + 1)
    yield "swinnertons", p * irreducible(10, 99) * irreducible(7, 9)
    yield "swinnertons", 6 * p * (5 * x**3 + 3 * x + 7)
    yield "cyclotomic240", fmpz_poly.cyclotomic(240)
    yield "unity120", x**120 - 1
    yield "quintics", product(irreducible(5, 50) for _ in range(16))
    yield "quintics", product(random.randint(2, 9) * irreducible(5, 10**12) for _ in range(6)) * p


def order(factor):
    coefficients = [int(c) for c in reversed(factor[0].coeffs())]
    return len(coefficients), [(abs(c), c) for c in coefficients]


def text(p):
    return ",".join(str(c) for c in p.coeffs())


def line(name, p):
    unit, factors = p.factor()
    assert unit * product(factor**power for factor, power in factors) == p
    print("factors", name, text(p), "=", unit, *(f"{power}:{text(f)}" for f, power in sorted(factors, key=order)))


for name, p in cases():
    line(name, p)
for name, a, b in pairs():
    print("divisor", name, text(a), text(b), "=", text(primitive(a.gcd(b))))
for name, p in many():
    line(name, p)
