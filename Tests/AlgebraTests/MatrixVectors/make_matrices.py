#!/usr/bin/env python3
"""Writes matrices.txt: matrices with their determinant, rank, inverse, a solution, a product and a power.

usage: make_matrices.py > matrices.txt

Needs python-flint (`exact`, rational matrices) and mpmath (`roots`, square roots, 60 digits). Lines of `double` are computed by an
elimination with partial pivoting on Python's floats, and products are rounded once from fractions.

  exact  | rows | columns | A | b | B | det | rank | inverse or singular | A^-1 b or singular | A B | A^3
  double | n    | n       | A | b | B | det | rank | inverse or singular | A^-1 b or singular | A B |
  roots  | n    | n       | expressions | det to 60 digits | rank

Elements stand row by row, separated by blanks. Operations that a matrix does not have are `-`.
"""
import random
from fractions import Fraction

import mpmath
from flint import fmpq, fmpq_mat

random.seed(31)


def entries(matrix):
    return " ".join(str(x) for row in matrix for x in row)


def fraction(size):
    kind = random.random()
    if kind < 0.2:
        return Fraction(0)
    if kind < 0.7:
        return Fraction(random.randint(-size, size))
    return Fraction(random.randint(-size, size), random.randint(1, size))


def rational(rows, columns, size):
    matrix = [[fraction(size) for _ in range(columns)] for _ in range(rows)]
    # A third of the matrices have dependent rows.
    if rows > 1 and random.random() < 0.33:
        a, b = fraction(size), fraction(size)
        matrix[-1] = [a * x + b * y for x, y in zip(matrix[0], matrix[rows // 2])]
        random.shuffle(matrix)
    return matrix


def flint(matrix):
    return fmpq_mat(len(matrix), len(matrix[0]), [fmpq(x.numerator, x.denominator) for row in matrix for x in row])


def text(matrix):
    return " ".join(str(matrix[i, j]) for i in range(matrix.nrows()) for j in range(matrix.ncols()))


def exact(rows, columns, size):
    a, b, other = rational(rows, columns, size), rational(rows, 1, size), rational(columns, random.randint(1, 4), size)
    m = flint(a)
    det = inverse = solution = power = "-"
    if rows == columns:
        det = str(m.det())
        power = text(m * m * m)
        inverse = solution = "singular"
        if m.det() != 0:
            inverse = text(m.inv())
            solution = text(m.solve(flint(b)))
    return " | ".join(["exact", str(rows), str(columns), entries(a), entries(b), entries(other), det, str(m.rank()),
                       inverse, solution, text(m * flint(other)), power])


def eliminate(a):
    """Rows of the echelon form with the multiples below it, the order of the rows, and the columns of the pivots."""
    a, n = [row[:] for row in a], len(a)
    order, pivots, sign, step = list(range(n)), [], 1.0, 0
    for column in range(n):
        best = max(range(step, n), key=lambda i: (abs(a[i][column]), -i))
        if a[best][column] == 0:
            continue
        if best != step:
            a[step], a[best] = a[best], a[step]
            order[step], order[best] = order[best], order[step]
            sign = -sign
        for i in range(step + 1, n):
            factor = a[i][column] / a[step][column]
            a[i][column] = factor
            for j in range(column + 1, n):
                a[i][j] -= factor * a[step][j]
        pivots.append(column)
        step += 1
        if step == n:
            break
    return a, order, pivots, sign


def solve(a, order, right):
    n, x = len(a), [right[i] for i in order]
    for i in range(n):
        for j in range(i):
            x[i] -= a[i][j] * x[j]
    for i in reversed(range(n)):
        for j in range(i + 1, n):
            x[i] -= a[i][j] * x[j]
        x[i] /= a[i][i]
    return x


def double(n):
    kind = random.random()
    draw = (lambda: float(random.randint(-9, 9))) if kind < 0.4 else (lambda: random.uniform(-10, 10))
    a = [[draw() for _ in range(n)] for _ in range(n)]
    if n > 1 and random.random() < 0.2:
        a[-1] = [2 * x for x in a[0]]
    b, other = [draw() for _ in range(n)], [[draw() for _ in range(2)] for _ in range(n)]
    lu, order, pivots, sign = eliminate(a)
    det, inverse, solution = 0.0, "singular", "singular"
    if len(pivots) == n:
        det = lu[0][0]
        for i in range(1, n):
            det *= lu[i][i]
        det *= sign
        columns = [solve(lu, order, [float(i == k) for i in range(n)]) for k in range(n)]
        inverse = " ".join(repr(columns[j][i]) for i in range(n) for j in range(n))
        solution = " ".join(map(repr, solve(lu, order, b)))
    product = " ".join(
        repr(float(sum(Fraction(a[i][k]) * Fraction(other[k][j]) for k in range(n)))) for i in range(n) for j in range(2))
    return " | ".join(["double", str(n), str(n), entries(a), " ".join(map(str, b)), entries(other), repr(det),
                       str(len(pivots)), inverse, solution, product, "-"])


def roots(n):
    """Square roots; the last row of some is a multiple of the first one by a root, so that the determinant is exactly zero."""
    square = [[random.randint(1, 30) for _ in range(n)] for _ in range(n)]
    isSingular = random.random() < 0.5
    if isSingular:
        factor = random.randint(2, 20)
        square[-1] = [factor * x for x in square[0]]
    mpmath.mp.dps = 90
    det = mpmath.det(mpmath.matrix([[mpmath.sqrt(x) for x in row] for row in square]))
    if abs(det) < mpmath.mpf(10) ** -70:
        det, rank = mpmath.mpf(0), "singular"
    else:
        rank = str(n)
    return " | ".join(["roots", str(n), str(n), " ".join(f"sqrt({x})" for row in square for x in row),
                       mpmath.nstr(det, 60), rank])


for size in (9, 9, 9, 1000):
    for rows, columns in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (1, 3), (3, 1), (2, 4), (5, 3)] * 4:
        print(exact(rows, columns, size))
for n in (1, 2, 3, 4, 6, 10) * 25:
    print(double(n))
for n in (2, 2, 2, 3, 3, 4) * 12:
    print(roots(n))
