#!/usr/bin/env python3
"""Writes complex.txt: operations with matrices of complex numbers, one line `expression | kind | condition | elements` each.

The kind is `exact` where the elements are fractions, and `rounded` where they are decimals of 60 digits. The condition is the largest
singular value of the first matrix by its smallest one, or `-` for dependent columns. Elements are both parts of each number, row by row;
factors are separated by commas, and `singular` stands for what has no result.

usage: make_complex.py > complex.txt

Needs python-flint, which solves real systems of twice the size, and mpmath, which has Q·R, Cholesky's factors, singular values and
everything of irrational elements.
"""
import random
from fractions import Fraction

import mpmath

from gaussian import (
    Gaussian, adjoint, determinant, identity, null_space, product, rank, solution, triangular_factors)
from matrices import number

random.seed(59)
mpmath.mp.dps = 90

# Numbers as they are typed, with their values.
IRRATIONAL = {
    "sqrt(2)": mpmath.sqrt(2), "pi": mpmath.pi(), "e": mpmath.e(), "sqrt(3)*i": mpmath.mpc(0, mpmath.sqrt(3)),
    "1+pi*i": mpmath.mpc(1, mpmath.pi()), "exp(i)": mpmath.expj(1), "i/sqrt(5)": mpmath.mpc(0, 1 / mpmath.sqrt(5)), "2-i": mpmath.mpc(2, -1),
    "-3/7": mpmath.mpf(-3) / 7, "ln(2)*i": mpmath.mpc(0, mpmath.ln(2)), "cbrt(3)-i": mpmath.mpc(mpmath.cbrt(3), -1)}


def entry():
    kind = random.random()
    if kind < 0.15:
        return Gaussian(0)
    if kind < 0.3:
        return Gaussian(number())
    if kind < 0.45:
        return Gaussian(0, number())
    return Gaussian(number(), number())


def matrix(rows, columns, deficient=0.0):
    """A random matrix with a complex element, whose last row or column depends on others with this probability."""
    m = [[entry() for _ in range(columns)] for _ in range(rows)]
    if random.random() < deficient:
        if rows > 1 and (columns == 1 or random.random() < 0.5):
            factor = entry()
            others = m[1] if rows > 2 else [Gaussian(0)] * columns
            m[-1] = [factor * a + b for a, b in zip(m[0], others)]
        elif columns > 1:
            for row in m:
                row[-1] = row[0] * Gaussian(0, 2)
    if all(x.im == 0 for row in m for x in row):
        m[0][0] = Gaussian(m[0][0].re, 1)
    return m


def typed(m, text=Gaussian.typed):
    rows = [", ".join(text(x) for x in row) for row in m]
    return f"[[{rows[0]}]]" if len(rows) == 1 else f"[{'; '.join(rows)}]"


def wide(m):
    def part(x):
        return mpmath.mpf(x.numerator) / x.denominator

    return mpmath.matrix([[mpmath.mpc(part(x.re), part(x.im)) for x in row] for row in m])


def singular_values(m):
    values = mpmath.svd_c(m, compute_uv=False)
    return sorted((values[k] for k in range(min(m.rows, m.cols))), reverse=True)


def condition(m):
    """Of matrices with independent columns."""
    values = singular_values(m)
    if m.rows < m.cols or values[-1] < mpmath.mpf(10) ** -60 * max(1, values[0]):
        return "-"
    return mpmath.nstr(values[0] / values[-1], 4, min_fixed=-99, max_fixed=99)


def digits(x):
    # What is zero in truth comes with rounding errors.
    return "0" if abs(x) < mpmath.mpf(10) ** -70 else mpmath.nstr(x, 60, min_fixed=-99, max_fixed=99)


def write_exact(expression, m, *factors):
    elements = ", ".join(" ".join(text for row in factor for x in row for text in x.parts()) for factor in factors)
    print(f"{expression} | exact | {condition(wide(m))} | {elements or 'singular'}")


def write_rounded(expression, m, *factors):
    elements = ", ".join(" ".join(digits(part) for x in factor for part in (mpmath.re(x), mpmath.im(x))) for factor in factors)
    print(f"{expression} | rounded | {condition(m)} | {elements or 'singular'}")


def rows_of(m):
    return [m[i, j] for i in range(m.rows) for j in range(m.cols)]


def exact_lines():
    for _ in range(18):
        rows, inner, columns = (random.randint(1, 5) for _ in range(3))
        a, b = matrix(rows, inner), matrix(inner, columns)
        write_exact(f"{typed(a)}*{typed(b)}", a, product(a, b))
    for size in [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6]:
        m = matrix(size, size, deficient=0.2)
        inverse = solution(m, identity(size))
        write_exact(f"inverse({typed(m)})", m, *([inverse] if inverse else []))
    for size in [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]:
        m = matrix(size, size, deficient=0.3)
        write_exact(f"det({typed(m)})", m, [[determinant(m)]])
    for size in [1, 2, 3, 4]:
        m, power = matrix(size, size), identity(size)
        for _ in range(3):
            power = product(power, m)
        write_exact(f"({typed(m)})^3", m, power)
    for count in range(20):
        size = random.randint(1, 6)
        m = matrix(size, size, deficient=0.15)
        columns = 1 if count % 2 else random.randint(1, 3)
        right = [[entry() for _ in range(columns)] for _ in range(size)]
        side = f"[{', '.join(row[0].typed() for row in right)}]" if count % 2 else typed(right)
        found = solution(m, right)
        expression = f"{typed(m)} \\ {side}" if count % 3 else f"solve({typed(m)}, {side})"
        write_exact(expression, m, *([found] if found else []))
    for _ in range(14):
        m = matrix(random.randint(1, 5), random.randint(1, 6), deficient=0.6)
        write_exact(f"rank({typed(m)})", m, [[Gaussian(rank(m))]])
    sizes = [(1, 1), (1, 4), (4, 1), (2, 2), (3, 3), (6, 6), (6, 3), (3, 6)]
    for count in range(24):
        rows, columns = sizes[count] if count < len(sizes) else (random.randint(2, 5), random.randint(2, 5))
        m = matrix(rows, columns, deficient=0.3)
        write_exact(f"lu({typed(m)})", m, *triangular_factors(m))
    # Of elements with equal |re| + |im| the first one is the pivot, whatever its absolute value.
    for m in [[[Gaussian(1, 2), Gaussian(1)], [Gaussian(0, 3), Gaussian(2)]], [[Gaussian(0, 2), Gaussian(1)], [Gaussian(2, 1), Gaussian(0, 1)], [Gaussian(3), Gaussian(5)]]]:
        write_exact(f"lu({typed(m)})", m, *triangular_factors(m))
    for _ in range(16):
        m = matrix(random.randint(1, 4), random.randint(1, 5), deficient=0.5)
        basis = null_space(m)
        if basis:
            write_exact(f"null({typed(m)})", m, basis)
    count = 0
    while count < 14:
        columns = random.randint(1, 4)
        rows = columns + random.randint(0, 2)
        m = matrix(rows, columns)
        if rank(m) < columns:
            continue
        width = 1 if count % 2 else random.randint(1, 2)
        right = [[entry() for _ in range(width)] for _ in range(rows)]
        side = f"[{', '.join(row[0].typed() for row in right)}]" if count % 2 else typed(right)
        found = solution(product(adjoint(m), m), product(adjoint(m), right))
        write_exact(f"lstsq({typed(m)}, {side})", m, found)
        count += 1


def orthogonal_factors(m):
    """mpmath's Q and R with the phases that make the diagonal of R positive."""
    q, r = mpmath.qr(m, mode="skinny")
    for k in range(m.cols):
        phase = r[k, k] / abs(r[k, k])
        for i in range(m.rows):
            q[i, k] *= phase
        for j in range(m.cols):
            r[k, j] = r[k, j] / phase if j >= k else 0
    assert mpmath.norm(q * r - m) < mpmath.mpf(10) ** -70
    return q, r


def factor_lines():
    count = 0
    while count < 16:
        columns = random.randint(1, 4)
        m = matrix(columns + random.randint(0, 2), columns)
        if rank(m) == columns:
            write_rounded(f"qr({typed(m)})", wide(m), *map(rows_of, orthogonal_factors(wide(m))))
            count += 1
    for _ in range(14):
        size = random.randint(1, 5)
        a = matrix(size, size)
        m = product(a, adjoint(a))
        for k in range(size):
            m[k][k] = m[k][k] + 1
        if all(x.im == 0 for row in m for x in row):
            continue
        factor = mpmath.cholesky(wide(m))
        assert mpmath.norm(factor * factor.H - wide(m)) < mpmath.mpf(10) ** -70
        write_rounded(f"cholesky({typed(m)})", wide(m), rows_of(factor))
    for _ in range(16):
        m = matrix(random.randint(1, 4), random.randint(1, 4), deficient=0.3)
        values = singular_values(wide(m))
        for k in range(rank(m), len(values)):
            assert values[k] < mpmath.mpf(10) ** -40
            values[k] = mpmath.mpf(0)
        write_rounded(f"svd({typed(m)})", wide(m), values)


def irrational_lines():
    def random_matrix(rows, columns):
        names = [[random.choice(list(IRRATIONAL)) for _ in range(columns)] for _ in range(rows)]
        if all(IRRATIONAL[name].imag == 0 for row in names for name in row):
            names[0][0] = "exp(i)"
        return typed(names, str), mpmath.matrix([[IRRATIONAL[name] for name in row] for row in names])

    for size in [1, 2, 2, 3, 3]:
        text, m = random_matrix(size, size)
        other, n = random_matrix(size, 2)
        if condition(m) == "-":
            continue
        write_rounded(f"{text}*{other}", m, rows_of(m * n))
        write_rounded(f"det({text})", m, [mpmath.det(m)])
        write_rounded(f"inverse({text})", m, rows_of(m**-1))
        write_rounded(f"{text} \\ {other}", m, rows_of(m**-1 * n))
        write_rounded(f"qr({text})", m, *map(rows_of, orthogonal_factors(m)))
    # Determinants that are zero for reasons of algebra.
    root = mpmath.sqrt(2)
    m = mpmath.matrix([[root, 1j], [2j, -root]])
    write_rounded("det([sqrt(2), i; 2*i, -sqrt(2)])", m, [mpmath.mpf(0)])
    write_rounded("rank([sqrt(2), i; 2*i, -sqrt(2)])", m, [mpmath.mpf(1)])
    write_rounded("inverse([sqrt(2), i; 2*i, -sqrt(2)])", m)


exact_lines()
factor_lines()
irrational_lines()
