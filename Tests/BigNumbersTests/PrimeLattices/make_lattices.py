#!/usr/bin/env python3
"""Writes the tables of PrimeLattice: usage: make_lattices.py FOLDER (needs python-flint)

For logarithms of the first 16 primes, and for angles of the first 16 Gaussian primes:

- whole x_i with α_j = Σ c_ji·2·artanh(1/x_i), or Σ c_ji·atan(1/x_i), and the c_ji. The x_i are those of F. Johansson,
  Computing elementary functions using multi-prime argument reduction, arXiv:2207.02501 (2022), tables 1 and 2; the c_ji
  are the inverse of the matrix of exponents of the primes in (x_i + 1)/(x_i − 1), or in x_i + i.
- for some numbers r of bits a reduced basis of the lattice of the exponents e, in which Σ e_j·α_j is as short as 2^−r
  and e is short as well, and the multipliers μ by which x is rounded to a point of the lattice.
"""
import math, pathlib, sys
from flint import arb, arb_mat, ctx, fmpq_mat, fmpz_mat

ctx.prec = 1200
COUNT = 16
BITS = [64, 96, 128, 160]
# The factor of 2^r beside the weights, found by trying.
BALANCE = 12
# The free prime: a power of two costs no bits, and neither does a power of 1 + i.
FREE = 0.25
SCALE = 16

primes = [p for p in range(2, 60) if all(p % q for q in range(2, p))][:COUNT]
gaussian = [(1, 1)] + [
    (a, b) for p in range(5, 200, 4) if all(p % q for q in range(2, p))
    for b in range(1, math.isqrt(p) + 1) for a in [math.isqrt(p - b * b)] if a > b and a * a + b * b == p][:COUNT - 1]

real_arguments = [
    9943658495, 15913962107, 19030755899, 22429958849, 22623739319, 36974504449, 90211378321, 123679505951,
    127855050751, 187753824257, 384918250001, 569165414399, 842277599279, 1068652740673, 2218993446251, 2907159732049]
gaussian_arguments = [
    4079486, 6367252, 7691443, 8296072, 9639557, 10292025, 18975991, 19696179, 22709274, 24208144, 168623905, 193788912,
    201229582, 284862638, 599832943, 2189376182]


def valuation(n, p):
    count = 0
    while n % p == 0:
        n, count = n // p, count + 1
    return count


def real_row(x):
    """ln((x + 1)/(x − 1)) = 2·artanh(1/x)."""
    return [valuation(x + 1, p) - valuation(x - 1, p) for p in primes]


def gaussian_row(x):
    """The angle of x + i is atan(1/x); that of a + bi stands for b − ai with the angle less a quarter turn."""
    re, im, row = x, 1, []
    for a, b in gaussian:
        p, count = a * a + b * b, 0
        for sign in (1, -1):
            while True:
                # (re + im·i)/(a ± bi)
                u, v = re * a + sign * im * b, im * a - sign * re * b
                if u % p or v % p:
                    break
                re, im, count = u // p, v // p, count + sign
        row.append(count)
    # What is left is a unit, a number of quarter turns; so are whole turns in the sum of the angles.
    assert abs(re) + abs(im) == 1
    angle = 1 / x - sum(count * math.atan2(b, a) for count, (a, b) in zip(row, gaussian))
    row[0] += 2 * round(angle / (math.pi / 2))
    return row


def coefficients(rows):
    inverse = fmpq_mat(fmpz_mat(rows)).inv()
    return [[inverse[i, j] for j in range(COUNT)] for i in range(COUNT)]


def lattice(alpha, weights, r):
    scaled = [max(1, round(SCALE * w)) for w in weights]
    c = arb(2) ** (r + BALANCE)
    matrix = [[0] * (COUNT + 1) for _ in range(COUNT)]
    for j in range(COUNT):
        matrix[j][j] = scaled[j]
        matrix[j][COUNT] = int((alpha[j] * c).floor().unique_fmpz())
    reduced = fmpz_mat(matrix).lll(delta=0.999)
    basis = [[int(reduced[i, j]) // scaled[j] for j in range(COUNT)] for i in range(COUNT)]
    assert abs(fmpz_mat(basis).det()) == 1
    # The multipliers: the coordinates of x·(0, …, 0, c) in the basis, by least squares.
    vectors = [[arb(b) * s for b, s in zip(row, scaled)] +
               [c * sum((a * b for a, b in zip(alpha, row)), arb(0))] for row in basis]
    a = arb_mat(vectors)
    mu = (a * a.transpose()).solve(arb_mat([[v[-1]] for v in vectors]))
    mu = [c * mu[i, 0] for i in range(COUNT)]
    # Positive multipliers, so that signs need no place.
    for i in range(COUNT):
        if mu[i] < 0:
            mu[i], basis[i] = -mu[i], [-b for b in basis[i]]
    return basis, [int((m * arb(2) ** 64).floor().unique_fmpz()) for m in mu]


def numbers(values, indent, width=98):
    lines, line = [], " " * indent
    for value in values:
        text = f"{value}," if line.strip() == "" else f" {value},"
        if len(line) + len(text) > width:
            lines.append(line)
            line, text = " " * indent, text.strip()
        line += text
    return "\n".join(lines + [line])


def write(folder, name, title, arguments, rows, alpha, weights):
    text = [f"// Written by Tests/BigNumbersTests/PrimeLattices/make_lattices.py.", "extension PrimeLattice {",
            f"  /// {title}", f"  static let {name} = PrimeLattice(", f"    arguments: [", numbers(arguments, 6), "    ],",
            "    coefficients: ["]
    for row in coefficients(rows):
        assert all(value.q == 1 for value in row)
        text.append(numbers([value.p for value in row], 6))
    text += ["    ],", "    levels: ["]
    for r in BITS:
        basis, mu = lattice(alpha, weights, r)
        assert max(mu) < 1 << 256
        words = [m >> 64 * k & (1 << 64) - 1 for m in mu for k in range(4)]
        text += ["      Level(", f"        bits: {r},", "        multipliers: [",
                 numbers([f"0x{w:x}" for w in words], 10), "        ],", "        basis: ["]
        text += [numbers([b for row in basis for b in row], 10), "        ]),"]
    text += ["    ])", "}"]
    pathlib.Path(folder, f"PrimeLattice+{name.capitalize()}.swift").write_text("\n".join(text) + "\n")


def main():
    folder = sys.argv[1]
    rows = [real_row(x) for x in real_arguments]
    inverse = coefficients(rows)
    # ln p = Σ c·2·artanh(1/x); the factor 2 goes into the coefficients.
    for p, row in zip(primes, inverse):
        value = sum((2 * arb(1 / arb(x)).atanh() * int(c.p) / int(c.q) for x, c in zip(real_arguments, row)), arb(0))
        assert abs(value - arb(p).log()) < arb(2) ** -1000
    write(folder, "real", "Logarithms of the primes from 2 to 53.", real_arguments,
          rows, [arb(p).log() for p in primes], [FREE] + [math.log2(p) for p in primes[1:]])
    rows = [gaussian_row(x) for x in gaussian_arguments]
    for (a, b), row in zip(gaussian, coefficients(rows)):
        value = sum(((1 / arb(x)).atan() * int(c.p) / int(c.q) for x, c in zip(gaussian_arguments, row)), arb(0))
        assert abs(value - (arb(b) / a).atan()) < arb(2) ** -1000, (a, b, row)
    write(folder, "gaussian", "Angles of 1 + i, 2 + i, 3 + 2i and so on up to 11 + 4i.", gaussian_arguments,
          rows, [(arb(b) / a).atan() for a, b in gaussian],
          [FREE] + [math.log2(a * a + b * b) for a, b in gaussian[1:]])


main()
