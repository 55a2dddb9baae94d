#!/usr/bin/env python3
"""Writes decompositions.txt: factors P·L·U and Q·R, one line `expression | rank | elements` each; factors are separated by commas.

usage: make_decompositions.py > decompositions.txt

Needs python-flint, which multiplies the rational factors P·L·U that are found here, and mpmath, whose factors Q·R come from Householder's
reflections; the signs of their columns are changed so that the diagonal of R is positive.
"""
import random
from fractions import Fraction

import mpmath
from matrices import flint, number, typed

random.seed(53)
mpmath.mp.dps = 60


def text(*factors):
    return ", ".join(" ".join(str(x) for row in factor for x in row) for factor in factors)


def factors(matrix):
    """P, L and U with U in echelon form: the first element of the largest magnitude in a column is the pivot."""
    rows, columns = len(matrix), len(matrix[0])
    size = min(rows, columns)
    upper = [row[:] for row in matrix]
    origins, multiples, step = list(range(rows)), [[] for _ in range(rows)], 0
    for column in range(columns):
        candidates = range(step, rows)
        if step == rows or all(upper[i][column] == 0 for i in candidates):
            continue
        best = max(candidates, key=lambda i: (abs(upper[i][column]), -i))
        for rowwise in (upper, origins, multiples):
            rowwise[step], rowwise[best] = rowwise[best], rowwise[step]
        for i in range(step + 1, rows):
            multiple = upper[i][column] / upper[step][column]
            upper[i] = [a - multiple * b for a, b in zip(upper[i], upper[step])]
            multiples[i].append(multiple)
        step += 1
    lower = [(multiples[i] + [Fraction(0)] * size)[:size] for i in range(rows)]
    for k in range(size):
        lower[k][k] = Fraction(1)
    permutation = [[Fraction(int(origins[k] == i)) for k in range(rows)] for i in range(rows)]
    return permutation, lower, upper[:size], step


def matrix(rows, columns):
    m = [[random.choice([Fraction(0), number(), number()]) for _ in range(columns)] for _ in range(rows)]
    kind = random.random()
    if kind < 0.25 and rows > 1:
        m[-1] = [2 * a for a in m[0]]
    elif kind < 0.4 and columns > 1:
        for row in m:
            row[random.choice([0, 1])] = Fraction(0)
    elif kind < 0.5:
        for row in m:
            row[0] = Fraction(0)
    return m


sizes = [(1, 1), (1, 4), (4, 1), (2, 2), (3, 3), (6, 6), (6, 3), (3, 6), (5, 4), (4, 5)]
for count in range(70):
    rows, columns = sizes[count] if count < len(sizes) else (random.randint(1, 6), random.randint(1, 6))
    m = matrix(rows, columns)
    permutation, lower, upper, rank = factors(m)
    assert flint(permutation) * flint(lower) * flint(upper) == flint(m) and flint(m).rank() == rank
    assert all(abs(x) <= 1 for row in lower for x in row)
    print(f"lu({typed(m)}) | {rank} | {text(permutation, lower, upper)}")
count = 0
while count < 60:
    columns = random.randint(1, 6)
    rows = random.randint(columns, 6)
    m = [[number() for _ in range(columns)] for _ in range(rows)]
    if flint(m).rank() < columns:
        continue
    q, r = mpmath.qr(mpmath.matrix([[mpmath.mpf(x.numerator) / x.denominator for x in row] for row in m]), mode="skinny")
    lengths = [abs(r[k, k]) for k in range(columns)]
    # Of nearly dependent columns doubles would say little.
    if min(lengths) < max(lengths) / 1000:
        continue
    for k in range(columns):
        if r[k, k] < 0:
            for i in range(rows):
                q[i, k] = -q[i, k]
            for j in range(columns):
                r[k, j] = -r[k, j]

    def shown(x):
        return "0" if abs(x) < 1e-50 else mpmath.nstr(x, 40, min_fixed=-99, max_fixed=99)

    factor = [[shown(q[i, j]) for j in range(columns)] for i in range(rows)]
    triangle = [[shown(r[i, j]) if i <= j else "0" for j in range(columns)] for i in range(columns)]
    print(f"qr({typed(m)}) | {columns} | {text(factor, triangle)}")
    count += 1
