#!/usr/bin/env python3
"""Matrices of fractions, with answers from FLINT by way of python-flint.

usage: make_linear.py > linear.txt

A line is: name, number of columns, elements row by row, elements of a right side = rank, determinant, solution, inverse,
characteristic polynomial from the constant term on. What is not asked is -, an answer that a singular matrix does not have is
singular. Long lists are written as # and Σ xₖ·7ᵏ modulo 2¹²⁷ − 1.
"""

import random
from math import comb

from flint import fmpq, fmpq_mat, fmpz_mat

random.seed(1982)
PRIME = 2**62 - 57
FINGERPRINT = 2**127 - 1


def text(values):
    whole = ",".join(str(v) for v in values)
    if len(whole) <= 300:
        return whole
    total, weight = 0, 1
    for v in values:
        total += int(v.p) * pow(int(v.q), -1, FINGERPRINT) * weight
        weight = weight * 7 % FINGERPRINT
    return f"#{total % FINGERPRINT}"


def line(name, rows, columns, elements, right_columns=1):
    a = fmpq_mat(rows, columns, elements)
    rank = a.rank()
    right, determinant, solution, inverse, polynomial = "-", "-", "-", "-", "-"
    if rows == columns:
        b = fmpq_mat(rows, right_columns, [
            fmpq(random.randint(-50, 50), random.choice([1, 1, 1, 2, 3])) for _ in range(rows * right_columns)])
        right = ",".join(str(v) for v in b.entries())
        determinant = str(a.det())
        polynomial = text(a.charpoly().coeffs())
        solution = inverse = "singular"
        if rank == rows:
            solution, inverse = text(a.solve(b).entries()), text(a.inv().entries())
    whole = ",".join(str(v) for v in a.entries())
    print(f"{name} {columns} {whole} {right_columns} {right} = {rank} {determinant} {solution} {inverse} {polynomial}")


def whole(count, size):
    return [fmpq(random.randint(-size, size)) for _ in range(count)]


def product(n, m, rank, size):
    a, b = fmpz_mat(n, rank, [random.randint(-size, size) for _ in range(n * rank)]), fmpz_mat(
        rank, m, [random.randint(-size, size) for _ in range(rank * m)])
    return [fmpq(v) for v in (a * b).entries()]


for n in list(range(1, 11)) + [12, 15, 20, 30, 40]:
    line("random", n, n, whole(n * n, 99), right_columns=1 + n % 3)
for n in [1, 2, 3, 5, 8, 12]:
    line("large", n, n, whole(n * n, 10**30))
for n in [1, 2, 3, 4, 6, 10, 15]:
    line("fractions", n, n, [fmpq(random.randint(-30, 30), random.randint(1, 30)) for _ in range(n * n)])
for n in [1, 2, 3, 5, 10, 20, 40]:
    line("hilbert", n, n, [fmpq(1, i + j + 1) for i in range(n) for j in range(n)])
for n in [2, 5, 10, 15]:
    line("vandermonde", n, n, [fmpq(i) ** j for i in range(1, n + 1) for j in range(n)])
    line("pascal", n, n, [fmpq(comb(i + j, i)) for i in range(n) for j in range(n)], right_columns=n)
for n in [1, 2, 5]:
    line("zero", n, n, [fmpq(0)] * (n * n))
    line("zero", n, 2 * n, [fmpq(0)] * (2 * n * n))
for n, m, rank, size in [
    (2, 2, 1, 9), (3, 3, 2, 9), (5, 5, 1, 99), (6, 6, 4, 99), (10, 10, 9, 9), (20, 20, 13, 9), (30, 30, 29, 3),
    (3, 7, 2, 9), (7, 3, 2, 9), (10, 30, 5, 9), (30, 10, 9, 9), (4, 9, 4, 10**12), (9, 4, 3, 10**30), (1, 12, 1, 9),
    (12, 1, 1, 9),
]:
    line(f"rank{rank}", n, m, product(n, m, rank, size))
# Nilpotent, a companion matrix, a permutation that needs exchanges of rows.
line("nilpotent", 6, 6, [fmpq(int(j == i + 1)) for i in range(6) for j in range(6)])
line("companion", 5, 5, [fmpq(int(j == i - 1)) if j < 4 else fmpq(i - 2) for i in range(5) for j in range(5)])
line("exchange", 7, 7, [fmpq(int(i + j == 6)) for i in range(7) for j in range(7)])
# The first prime that is used divides determinants, elements or denominators.
line("prime", 2, 2, [fmpq(PRIME), fmpq(0), fmpq(0), fmpq(1)])
line("prime", 3, 3, [fmpq(v) for v in [PRIME, 2 * PRIME, 3, PRIME, PRIME, 5, -PRIME, 0, PRIME + 1]])
line("prime", 24, 24, [
    fmpq(PRIME if i == j == 5 else random.randint(1, 10**5) if i <= j else 0) for i in range(24) for j in range(24)])
line("prime", 3, 3, [fmpq(v, PRIME) for v in [1, 2, 3, 4, 5, 6, 7, 8, 10]])
line("prime", 2, 3, [fmpq(v) for v in [PRIME, 0, 2 * PRIME, 0, PRIME, 0]])
