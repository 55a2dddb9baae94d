#!/usr/bin/env python3
"""Writes eigenvectors.txt: matrices with simple eigenvalues, one line `matrix | eigenvalues | eigenvectors`, numbers as re im re im …

usage: make_eigenvectors.py > eigenvectors.txt

Needs mpmath, whose eigenvalues and eigenvectors of 120 digits are sorted, the real ones in ascending order first, then the others by
real and imaginary part, and written with 60 digits. A vector has length 1, and its first component with a square above 0.4142135/n
is positive.
"""
import random
from fractions import Fraction

import mpmath as mp

random.seed(61)
mp.mp.dps = 120
TINY = mp.mpf(10) ** -60


def number(is_complex):
    def part():
        return Fraction(random.randint(-9, 9), random.choice([1, 1, 1, 2, 4]))

    return part(), part() if is_complex else Fraction(0)


def matrix(size, kind):
    rows = [[number(kind in ("complex", "hermitian")) for _ in range(size)] for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            re, im = rows[j][i]
            if kind == "symmetric":
                rows[i][j] = (re, im)
            if kind == "hermitian":
                rows[i][j] = (re, -im if i != j else Fraction(0))
    return rows


def typed(z):
    re, im = z
    if im == 0:
        return str(re)
    return f"{re}{'+' if im > 0 else '-'}{abs(im)}*i"


def exact(x):
    return mp.mpf(x.numerator) / x.denominator


def rounded(x):
    return "0" if abs(x) < TINY else mp.nstr(x, 60, strip_zeros=False, min_fixed=-90, max_fixed=90)


def parts(z):
    return f"{rounded(mp.re(z))} {rounded(mp.im(z))}"


def order(z):
    # The real parts of conjugate numbers differ by rounding errors alone.
    is_complex = abs(mp.im(z)) > TINY
    return (is_complex, mp.nint(mp.re(z) / TINY), mp.im(z) if is_complex else mp.mpf(0))


def normalized(vector):
    length = mp.sqrt(sum(abs(z) ** 2 for z in vector))
    vector = [z / length for z in vector]
    first = next(z for z in vector if abs(z) ** 2 > mp.mpf("0.4142135") / len(vector))
    return [z * mp.conj(first) / abs(first) for z in vector]


def show(rows):
    size = len(rows)
    values, vectors = mp.eig(mp.matrix([[mp.mpc(exact(re), exact(im)) for re, im in row] for row in rows]))
    places = sorted(range(size), key=lambda k: order(values[k]))
    distances = [abs(values[a] - values[b]) for a in range(size) for b in range(a)]
    if distances and min(distances) < mp.mpf("1e-3"):
        return
    columns = [normalized([vectors[row, place] for row in range(size)]) for place in places]
    lines = [", ".join(typed(z) for z in row) for row in rows]
    text = f"[[{lines[0]}]]" if size == 1 else f"[{'; '.join(lines)}]"
    elements = " ".join(parts(columns[column][row]) for row in range(size) for column in range(size))
    print(f"{text} | {' '.join(parts(values[place]) for place in places)} | {elements}")


for size in [1, 2, 2, 3, 3, 4, 4, 5] * 3:
    for kind in ["general", "symmetric", "complex", "hermitian"]:
        show(matrix(size, kind))
