"""What the scripts of this folder share: random fractions, and matrices of them as FLINT's and as typed text."""
import random
from fractions import Fraction

from flint import fmpq, fmpq_mat


def number():
    return Fraction(random.randint(-9, 9), random.choice([1, 1, 1, 2, 3, 7]))


def flint(matrix):
    return fmpq_mat(len(matrix), len(matrix[0]), [fmpq(x.numerator, x.denominator) for row in matrix for x in row])


def typed(matrix):
    rows = [", ".join(map(str, row)) for row in matrix]
    return f"[[{rows[0]}]]" if len(rows) == 1 else f"[{'; '.join(rows)}]"
