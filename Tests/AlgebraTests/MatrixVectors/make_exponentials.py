#!/usr/bin/env python3
"""Writes exponentials.txt: matrices and their exponentials, one line `matrix | parts of elements row by row, re im re im …`.

usage: make_exponentials.py > exponentials.txt

Needs python-flint. Elements are FLINT's with 60 digits; those that are fractions, which for these matrices are the elements whose series
ends, are written as fractions, from Python's.
"""
import random
from fractions import Fraction

from flint import acb, acb_mat, arb, ctx, fmpq

random.seed(67)
ctx.prec = 700


def part():
    return Fraction(random.randint(-9, 9), random.choice([1, 1, 1, 2, 3, 7]))


def matrix(size, kind):
    rows = [[(part(), part() if kind == "complex" else Fraction(0)) for _ in range(size)] for _ in range(size)]
    zero = (Fraction(0), Fraction(0))
    for i in range(size):
        for j in range(size):
            if kind == "triangular" and j < i or kind == "nilpotent" and j <= i:
                rows[i][j] = zero
            if kind == "sparse" and random.random() < 0.6:
                rows[i][j] = zero
            if kind == "large":
                rows[i][j] = (rows[i][j][0] * 40, rows[i][j][1])
            if kind == "small":
                rows[i][j] = (rows[i][j][0] / 10**12, rows[i][j][1])
    if kind == "nilpotent":
        # The same after a change of the basis.
        for _ in range(size):
            i, j, f = random.randrange(size), random.randrange(size), Fraction(random.randint(-2, 2))
            if i != j:
                rows[i] = [(a[0] + f * b[0], a[1]) for a, b in zip(rows[i], rows[j])]
                for row in rows:
                    row[j] = (row[j][0] - f * row[i][0], row[j][1])
    return rows


def typed(z):
    re, im = z
    return str(re) if im == 0 else f"{re}{'+' if im > 0 else '-'}{abs(im)}*i"


def exact(x):
    return arb(fmpq(x.numerator, x.denominator))


def product(a, b):
    return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]


def fractions(rows):
    """The elements whose series end, by place: those of the powers from the size on vanish."""
    size = len(rows)
    # Real elements only: of complex ones none of these series ends.
    real = [[re for re, _ in row] for row in rows]
    if any(im for row in rows for _, im in row):
        return {}
    powers, power = [], [[Fraction(int(i == j)) for j in range(size)] for i in range(size)]
    for _ in range(2 * size):
        powers.append(power)
        power = product(power, real)
    found = {}
    for i in range(size):
        for j in range(size):
            if all(p[i][j] == 0 for p in powers[size:]):
                total, factorial = Fraction(0), 1
                for k, p in enumerate(powers[:size]):
                    factorial *= max(k, 1)
                    total += p[i][j] / factorial
                found[i, j] = total
    return found


def text(x):
    if x.is_exact() and x == 0:
        return "0"
    digits = x.str(60, radius=False)
    assert x.rel_accuracy_bits() > 210, digits
    return digits


def show(rows):
    size = len(rows)
    result = acb_mat(size, size, [acb(exact(re), exact(im)) for row in rows for re, im in row]).exp()
    known = fractions(rows)
    parts = []
    for i in range(size):
        for j in range(size):
            parts.append(f"{known[i, j]} 0" if (i, j) in known else f"{text(result[i, j].real)} {text(result[i, j].imag)}")
    lines = [", ".join(typed(z) for z in row) for row in rows]
    whole = f"[[{lines[0]}]]" if size == 1 else f"[{'; '.join(lines)}]"
    print(f"{whole} | {' '.join(parts)}")


for size in [1, 2, 2, 3, 4, 5] * 4:
    for kind in ["general", "triangular", "nilpotent", "sparse", "large", "small", "complex"]:
        show(matrix(size, kind))
