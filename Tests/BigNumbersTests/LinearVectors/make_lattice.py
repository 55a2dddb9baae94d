#!/usr/bin/env python3
"""Matrices of whole numbers, with their normal forms from FLINT by way of python-flint.

usage: make_lattice.py > lattice.txt

A line is: name, number of columns, elements row by row = rank, Hermite normal form, invariant factors. Forms of more than 300
characters are written as # and Σ xₖ·7ᵏ modulo 2¹²⁷ − 1. Reduced bases are not unique and not written down: a test proves them.
"""

import random

from flint import fmpz_mat

random.seed(1982)
FINGERPRINT = 2**127 - 1


def text(values):
    whole = ",".join(str(v) for v in values)
    if len(whole) <= 300:
        return whole
    total, weight = 0, 1
    for v in values:
        total += int(v) * weight
        weight = weight * 7 % FINGERPRINT
    return f"#{total % FINGERPRINT}"


def line(name, a):
    form, smith = a.hnf(), a.snf()
    factors = [smith[i, i] for i in range(min(a.nrows(), a.ncols()))]
    whole = ",".join(str(v) for v in a.entries())
    print(f"{name} {a.ncols()} {whole} = {a.rank()} {text(form.entries())} {text(factors)}")


def whole(n, m, size):
    return fmpz_mat(n, m, [random.randint(-size, size) for _ in range(n * m)])


def diagonal(values):
    n = len(values)
    return fmpz_mat(n, n, [values[i] if i == j else 0 for i in range(n) for j in range(n)])


def unimodular(n, size):
    lower = fmpz_mat(n, n, [int(i == j) if i <= j else random.randint(-size, size) for i in range(n) for j in range(n)])
    upper = fmpz_mat(n, n, [int(i == j) if i >= j else random.randint(-size, size) for i in range(n) for j in range(n)])
    return lower * upper


def knapsack(n, bits):
    return fmpz_mat([[int(i == j) for j in range(n)] + [random.getrandbits(bits)] for i in range(n)])


def modular(n, bits):
    half, q = n // 2, random.getrandbits(bits) | 1 | 1 << (bits - 1)
    first = [[int(i == j) for j in range(half)] + [random.randrange(q) for _ in range(n - half)] for i in range(half)]
    return fmpz_mat(first + [[0] * half + [q * int(i == j) for j in range(n - half)] for i in range(n - half)])


for value in [0, 1, -1, 12, -(2**52), 2**63, -(2**64) - 1, 10**40]:
    line("one", fmpz_mat(1, 1, [value]))
for n, m in [(1, 3), (3, 1), (2, 2), (4, 4), (2, 5), (5, 2)]:
    line("zero", fmpz_mat(n, m, [0] * (n * m)))
for n, m in [(1, 5), (5, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (8, 8), (10, 10), (12, 12), (16, 16), (2, 3), (3, 2),
             (3, 7), (7, 3), (5, 9), (9, 5), (4, 12), (12, 4), (20, 2), (2, 20)]:
    line("random", whole(n, m, 9 if n + m > 10 else 99))
for n in [1, 2, 3, 4, 5, 6, 8, 10]:
    line("large", whole(n, n, 10**30))
for n, m, size in [(2, 4, 2**64), (4, 2, 2**64), (3, 5, 2**200), (5, 3, 2**200), (2, 2, 2**3000)]:
    line("large", whole(n, m, size))
for n, m, rank, size in [(2, 2, 1, 9), (3, 3, 2, 9), (3, 3, 1, 99), (5, 5, 3, 9), (6, 6, 5, 99), (8, 8, 4, 3), (10, 10, 9, 2),
                         (3, 8, 2, 9), (8, 3, 2, 9), (10, 4, 3, 10**12), (4, 10, 3, 10**12), (12, 12, 6, 2), (1, 6, 1, 50),
                         (6, 1, 1, 50), (7, 5, 1, 10**20)]:
    line(f"rank{rank}", whole(n, rank, size) * whole(rank, m, size))
# Pivots that are not in the first columns, rows of zeros, equal rows, columns of zeros.
line("echelon", fmpz_mat([[0, 0, 3, 1, 2], [0, 0, 0, 0, 5], [0, 0, 6, 2, 7]]))
line("echelon", fmpz_mat([[0, 4, 0, 2], [0, 4, 0, 2], [0, 0, 0, 0], [0, 6, 0, 9]]))
line("echelon", fmpz_mat([[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0]]))
line("echelon", fmpz_mat([[2, 4, 6, 8, 1], [1, 2, 3, 4, 5], [3, 6, 9, 12, 6]]))
# The first prime that is used divides minors: ranks and columns of pivots are other ones modulo it.
PRIME = 2**62 - 57
line("prime", fmpz_mat([[PRIME, 0], [0, 1]]))
line("prime", fmpz_mat([[PRIME, 1, 2], [2 * PRIME, 3, 5]]))
line("prime", fmpz_mat([[PRIME, 0, 2 * PRIME], [0, PRIME, 0]]))
line("prime", fmpz_mat([[PRIME, 1, 0, 4], [0, 0, PRIME, 5], [PRIME, 1, PRIME, 9]]))
for factors in [[1, 2, 4, 8], [2, 3, 5, 7], [6, 10, 15], [0, 4, 6], [12, 18, 0, 0], [4, 4, 4, 4], [1, 1, 1, 10**20],
                [2**70, 3**50, 6**30], [30, 42, 70, 105, 165]]:
    n = len(factors)
    line("factors", unimodular(n, 2) * diagonal(factors) * unimodular(n, 3))
for n in [2, 5, 10]:
    line("unimodular", unimodular(n, 5))
    line("identity", diagonal([1] * n))
# Reduced bases with parts of very different lengths, and bases that are far from them.
for n, bits in [(3, 300), (6, 60), (6, 1200), (10, 30), (10, 200)]:
    line("growing", unimodular(n, 3) * diagonal([1 << (bits * i // n) for i in range(n)]) * unimodular(n, 2))
for n, bits in [(2, 100), (3, 2000), (5, 50), (8, 200), (12, 100), (16, 400), (24, 100)]:
    line("knapsack", knapsack(n, bits))
for n, bits in [(2, 40), (4, 100), (8, 30), (10, 300), (16, 20), (20, 60)]:
    line("modular", modular(n, bits))
line("hilbert", fmpz_mat(10, 10, [10**20 // (i + j + 1) for i in range(10) for j in range(10)]))
