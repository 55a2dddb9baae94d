#!/usr/bin/env python3
"""Writes polynomials.txt: polynomials as they are typed, one line `expression | coefficients from the constant term on` each.

usage: make_polynomials.py > polynomials.txt

Needs python-flint, whose rational polynomials and matrices give products, characteristic polynomials, resultants and, by a solution
of Vandermonde's equations, interpolations.
"""
import random
from fractions import Fraction

from flint import fmpq, fmpq_mat, fmpq_poly, fmpz_poly

random.seed(53)


def number():
    return Fraction(random.randint(-9, 9), random.choice([1, 1, 1, 2, 3, 7]))


def flint(x):
    return fmpq(x.numerator, x.denominator)


def show(expression, coefficients):
    print(f"{expression} | {' '.join(map(str, coefficients))}")


def coefficients(p):
    return [p[k] for k in range(max(p.degree(), 0) + 1)]


def expression(depth):
    """A random expression in x, and the polynomial that it is."""
    if depth == 0:
        if random.random() < 0.5:
            return "x", fmpq_poly([0, 1])
        x = number()
        return f"({x})", fmpq_poly([flint(x)])
    kind = random.choice("+-**^/n")
    a, p = expression(depth - 1)
    if kind == "^":
        n = random.randint(0, 4)
        return f"({a})^{n}", p**n
    if kind == "/":
        n = random.randint(1, 9)
        return f"({a})/{n}", p * fmpq(1, n)
    if kind == "n":
        return f"(-{a})", -p
    b, q = expression(depth - 1)
    return f"({a} {kind} {b})", {"+": p + q, "-": p - q, "*": p * q}[kind]


count = 0
while count < 80:
    text, p = expression(random.choice([2, 3, 4]))
    if "x" not in text or p.degree() > 40:
        continue
    count += 1
    show(f"expand({text})", coefficients(p))

for size in [1, 2, 3, 4, 5, 6, 8] * 6:
    rows = [[number() for _ in range(size)] for _ in range(size)]
    if size > 2 and random.random() < 0.3:
        rows[-1] = [a + b for a, b in zip(rows[0], rows[1])]
    matrix = fmpq_mat(size, size, [flint(x) for row in rows for x in row])
    typed = "; ".join(", ".join(map(str, row)) for row in rows)
    show(f"charpoly([{typed}])" if size > 1 else f"charpoly([[{typed}]])", coefficients(matrix.charpoly()))

for count in [1, 2, 3, 4, 5, 7, 10] * 6:
    places = random.sample(sorted({Fraction(a, b) for a in range(-9, 10) for b in (1, 2, 3)}), count)
    values = [number() for _ in places]
    vandermonde = fmpq_mat(count, count, [flint(x) ** k for x in places for k in range(count)])
    solution = vandermonde.solve(fmpq_mat(count, 1, [flint(y) for y in values]))
    result = fmpq_poly([solution[k, 0] for k in range(count)])
    show(f"interpolate([{', '.join(map(str, places))}], [{', '.join(map(str, values))}])", coefficients(result))

for _ in range(60):
    p, q = ([random.randint(-9, 9) for _ in range(random.randint(1, 6))] + [random.choice([1, 2, -3])] for _ in "pq")
    if random.random() < 0.3:
        factor = fmpz_poly([random.randint(-5, 5), 1])
        p, q = ([int(c) for c in (fmpz_poly(r) * factor).coeffs()] for r in (p, q))
    typed = [" + ".join(f"({c})*x^{k}" for k, c in enumerate(r)) for r in (p, q)]
    show(f"resultant({typed[0]}, {typed[1]})", [fmpz_poly(p).resultant(fmpz_poly(q))])
