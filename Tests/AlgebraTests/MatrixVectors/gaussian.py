"""Numbers a + bi with fractions a and b, and what is exact of matrices of them: for make_complex.py, which shares no code with `ulp`."""
from fractions import Fraction

from matrices import flint


class Gaussian:
    """A number whose parts are fractions."""

    def __init__(self, re, im=0):
        self.re, self.im = Fraction(re), Fraction(im)

    @staticmethod
    def of(x):
        return x if isinstance(x, Gaussian) else Gaussian(x)

    def __add__(self, y):
        return Gaussian(self.re + Gaussian.of(y).re, self.im + Gaussian.of(y).im)

    __radd__ = __add__

    def __neg__(self):
        return Gaussian(-self.re, -self.im)

    def __sub__(self, y):
        return self + -Gaussian.of(y)

    def __mul__(self, y):
        y = Gaussian.of(y)
        return Gaussian(self.re * y.re - self.im * y.im, self.re * y.im + self.im * y.re)

    __rmul__ = __mul__

    def __truediv__(self, y):
        y = Gaussian.of(y)
        square = y.re**2 + y.im**2
        product = self * y.conjugate()
        return Gaussian(product.re / square, product.im / square)

    def __eq__(self, y):
        return self.re == Gaussian.of(y).re and self.im == Gaussian.of(y).im

    def conjugate(self):
        return Gaussian(self.re, -self.im)

    def size(self):
        """|re| + |im|, by which pivots are chosen."""
        return abs(self.re) + abs(self.im)

    def parts(self):
        return [str(self.re), str(self.im)]

    def typed(self):
        if self.im == 0:
            return str(self.re)
        imaginary = {1: "i", -1: "-i"}.get(self.im, f"{self.im}*i")
        if self.re == 0:
            return imaginary
        return f"{self.re}{'' if imaginary.startswith('-') else '+'}{imaginary}"


def product(a, b):
    return [[sum((x * y for x, y in zip(row, column)), Gaussian(0)) for column in zip(*b)] for row in a]


def adjoint(a):
    return [[x.conjugate() for x in column] for column in zip(*a)]


def identity(size):
    return [[Gaussian(int(i == j)) for j in range(size)] for i in range(size)]


def real_form(a):
    """The real matrix [X, −Y; Y, X] in place of X + iY, of twice the rank, and whose determinant is the squared length of this one's."""
    return [[x.re for x in row] + [-x.im for x in row] for row in a] + [[x.im for x in row] + [x.re for x in row] for row in a]


def rank(a):
    twice = flint(real_form(a)).rank()
    assert twice % 2 == 0
    return twice // 2


def determinant(a):
    """By minors of the first row, and compared with FLINT's determinant of the real form."""

    def minors(m):
        if len(m) == 1:
            return m[0][0]
        total = Gaussian(0)
        for j, x in enumerate(m[0]):
            rest = minors([row[:j] + row[j + 1 :] for row in m[1:]])
            total = total + x * rest * (-1) ** j
        return total

    value = minors(a)
    square = flint(real_form(a)).det()
    assert value.re**2 + value.im**2 == Fraction(int(square.p), int(square.q))
    return value


def solution(a, b):
    """The x with a·x = b, from FLINT's solution of the real form; nothing for a singular a."""
    form = flint(real_form(a))
    if form.det() == 0:
        return None
    found = form.solve(flint([[x.re for x in row] for row in b] + [[x.im for x in row] for row in b]))
    size = len(a)

    def fraction(i, j):
        return Fraction(int(found[i, j].p), int(found[i, j].q))

    x = [[Gaussian(fraction(i, j), fraction(size + i, j)) for j in range(len(b[0]))] for i in range(size)]
    assert product(a, x) == b
    return x


def triangular_factors(matrix):
    """P, L and U with U in echelon form: of the elements of a column the first one with the largest |re| + |im| is the pivot."""
    rows, columns = len(matrix), len(matrix[0])
    size = min(rows, columns)
    upper, origins, multiples, step = [row[:] for row in matrix], list(range(rows)), [[] for _ in range(rows)], 0
    for column in range(columns):
        if step == rows or all(upper[i][column] == 0 for i in range(step, rows)):
            continue
        best = max(range(step, rows), key=lambda i: (upper[i][column].size(), -i))
        for rowwise in (upper, origins, multiples):
            rowwise[step], rowwise[best] = rowwise[best], rowwise[step]
        for i in range(step + 1, rows):
            multiple = upper[i][column] / upper[step][column]
            upper[i] = [a - multiple * b for a, b in zip(upper[i], upper[step])]
            multiples[i].append(multiple)
        step += 1
    lower = [(multiples[i] + [Gaussian(0)] * size)[:size] for i in range(rows)]
    for k in range(size):
        lower[k][k] = Gaussian(1)
    permutation = [[Gaussian(int(origins[k] == i)) for k in range(rows)] for i in range(rows)]
    assert product(product(permutation, lower), upper[:size]) == matrix
    return permutation, lower, upper[:size]


def null_space(matrix):
    """A vector with a one for each column without a pivot, as columns."""
    rows, columns = [row[:] for row in matrix], len(matrix[0])
    pivots = []
    for column in range(columns):
        step = len(pivots)
        found = next((i for i in range(step, len(rows)) if rows[i][column] != Gaussian(0)), None)
        if found is None:
            continue
        rows[step], rows[found] = rows[found], rows[step]
        rows[step] = [x / rows[step][column] for x in rows[step]]
        for i in range(len(rows)):
            if i != step:
                multiple = rows[i][column]
                rows[i] = [a - multiple * b for a, b in zip(rows[i], rows[step])]
        pivots.append(column)
    basis = []
    for free in (j for j in range(columns) if j not in pivots):
        vector = [Gaussian(int(j == free)) for j in range(columns)]
        for i, j in enumerate(pivots):
            vector[j] = -rows[i][free]
        assert all(x == 0 for row in product(matrix, [[x] for x in vector]) for x in row)
        basis.append(vector)
    assert len(basis) == columns - rank(matrix)
    return [list(row) for row in zip(*basis)]
