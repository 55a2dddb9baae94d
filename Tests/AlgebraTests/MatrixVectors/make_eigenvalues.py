#!/usr/bin/env python3
"""Writes eigenvalues.txt: matrices and their eigenvalues, one line `elements row by row | re im re im …` each.

usage: make_eigenvalues.py > eigenvalues.txt

Needs python-flint: the eigenvalues are the roots of the characteristic polynomial, which FLINT isolates, the real ones in ascending
order first, then the others by real and imaginary part, with 60 digits.
"""
import random
from fractions import Fraction

from flint import ctx, fmpq, fmpq_mat

random.seed(59)
ctx.prec = 300


def text(x):
    """A real ball with an exact or proven value as 60 digits."""
    if x.is_exact() and x.is_integer():
        return str(int(x.unique_fmpz()))
    return x.str(60, radius=False)


def eigenvalues(matrix):
    polynomial = matrix.charpoly()
    values = []
    for root, multiplicity in polynomial.numer().complex_roots():
        values += [root] * multiplicity
    real = sorted((z for z in values if z.imag == 0), key=lambda z: z.real.mid())
    # The real parts of conjugate numbers are the same, and those of others are far apart or equal.
    others = sorted((z for z in values if not z.imag == 0), key=lambda z: (round(float(z.real.mid()), 12), float(z.imag.mid())))
    return real + others


def show(rows):
    size = len(rows)
    matrix = fmpq_mat(size, size, [fmpq(x.numerator, x.denominator) for row in rows for x in row])
    typed = " ".join(str(x) for row in rows for x in row)
    print(f"{typed} | {' '.join(text(part) for z in eigenvalues(matrix) for part in (z.real, z.imag))}")


def number():
    return Fraction(random.randint(-9, 9), random.choice([1, 1, 1, 2, 4]))


for size in [1, 2, 3, 4, 5, 6, 8, 10] * 8:
    rows = [[number() for _ in range(size)] for _ in range(size)]
    kind = random.choice(["general", "symmetric", "triangular", "singular"])
    for i in range(size):
        for j in range(i):
            if kind == "symmetric":
                rows[i][j] = rows[j][i]
            if kind == "triangular":
                rows[i][j] = Fraction(0)
    if kind == "singular" and size > 2:
        rows[-1] = [a - b for a, b in zip(rows[0], rows[1])]
    show(rows)

for size in [2, 3, 4, 6]:
    # Hilbert's matrix, a permutation, a Jordan block, and the zero matrix.
    show([[Fraction(1, i + j + 1) for j in range(size)] for i in range(size)])
    show([[Fraction(int(j == (i + 1) % size)) for j in range(size)] for i in range(size)])
    show([[Fraction(2 if i == j else int(j == i + 1)) for j in range(size)] for i in range(size)])
    show([[Fraction(0)] * size for _ in range(size)])
