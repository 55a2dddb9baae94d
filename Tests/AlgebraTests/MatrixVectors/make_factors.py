#!/usr/bin/env python3
"""Writes factors.txt: least squares, fits, null spaces, Cholesky factors and singular values, one line `expression | elements` each.

usage: make_factors.py > factors.txt

Needs python-flint, whose rational matrices solve the normal equations and give reduced echelon forms, and mpmath, which has Cholesky
factors and singular values to 40 digits.
"""
import random
from fractions import Fraction

import mpmath
from flint import fmpq

from matrices import flint, number, typed

random.seed(47)
mpmath.mp.dps = 40


def text(matrix):
    return " ".join(str(matrix[i, j]) for i in range(matrix.nrows()) for j in range(matrix.ncols()))


def least_squares(matrix, right):
    m, b = flint(matrix), flint(right)
    square = m.transpose() * m
    return None if square.det() == 0 else text(square.solve(m.transpose() * b))


for _ in range(60):
    columns = random.randint(1, 4)
    rows = columns + random.randint(0, 4)
    m = [[number() for _ in range(columns)] for _ in range(rows)]
    b = [number() for _ in range(rows)]
    solution = least_squares(m, [[x] for x in b])
    if solution is not None:
        print(f"lstsq({typed(m)}, [{', '.join(map(str, b))}]) | {solution}")
for _ in range(40):
    count = random.randint(2, 7)
    degree = random.randint(0, count - 1)
    x = random.sample(range(-9, 9), count)
    y = [number() for _ in x]
    solution = least_squares([[Fraction(v) ** k for k in range(degree + 1)] for v in x], [[v] for v in y])
    print(f"polyfit([{', '.join(map(str, x))}], [{', '.join(map(str, y))}], {degree}) | {solution}")
for _ in range(60):
    rows, columns = random.randint(1, 4), random.randint(1, 5)
    m = [[random.choice([Fraction(0), number()]) for _ in range(columns)] for _ in range(rows)]
    if rows > 1 and random.random() < 0.5:
        m[-1] = [2 * a for a in m[0]]
    reduced, rank = flint(m).rref()
    pivots = [next(j for j in range(columns) if reduced[i, j] != 0) for i in range(rank)]
    basis = []
    for free in (j for j in range(columns) if j not in pivots):
        vector = [fmpq(0)] * columns
        vector[free] = fmpq(1)
        for i, j in enumerate(pivots):
            vector[j] = -reduced[i, free]
        basis.append(vector)
    print(f"null({typed(m)}) | {' '.join(str(vector[j]) for j in range(columns) for vector in basis)}")
for _ in range(40):
    size = random.randint(1, 5)
    a = [[Fraction(random.randint(-5, 5)) for _ in range(size)] for _ in range(size)]
    m = [[sum(a[i][k] * a[j][k] for k in range(size)) + (i == j) for j in range(size)] for i in range(size)]
    factor = mpmath.cholesky(mpmath.matrix([[mpmath.mpf(int(x)) for x in row] for row in m]))
    values = [mpmath.nstr(factor[i, j], 35, min_fixed=-99, max_fixed=99) for i in range(size) for j in range(size)]
    print(f"cholesky({typed(m)}) | {' '.join(values)}")
for _ in range(40):
    rows, columns = random.randint(1, 5), random.randint(1, 5)
    m = [[number() for _ in range(columns)] for _ in range(rows)]
    if rows > 2 and random.random() < 0.3:
        m[-1] = [a + b for a, b in zip(m[0], m[1])]
    values = mpmath.svd_r(mpmath.matrix([[mpmath.mpf(x.numerator) / x.denominator for x in row] for row in m]), compute_uv=False)
    values = sorted((values[k] for k in range(min(rows, columns))), reverse=True)
    # Zeros come with rounding errors.
    print(f"svd({typed(m)}) | {' '.join('0' if v < 1e-30 else mpmath.nstr(v, 35, min_fixed=-99, max_fixed=99) for v in values)}")
