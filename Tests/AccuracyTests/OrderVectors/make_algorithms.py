"""Sums and products by named algorithms, with exact fractions rounded after every operation.

Usage: python3 make_algorithms.py > algorithms.txt

A line: operation, format, operands as fractions, `=`, then the condition number rounded to a double ("none" for
infinite, "-" for products) and the result of each algorithm: for sums left to right, right to left, pairwise,
smallest first, largest first, Kahan, Neumaier, Klein, Sum2, Sum3, Sum4, rounded once; for products left to right,
right to left, pairwise, CompProd, rounded once. For doubles the hardware's additions are checked against this
file's rounding.
"""

import random
from fractions import Fraction

random.seed(20261123)

FORMATS = {  # name: radix, precision, least exponent
    "double": (2, 53, -1022),
    "binary16": (2, 11, -14),
    "bigfloat:100": (2, 100, -10**9),
    "decimal64": (10, 16, -383),
    "decimal:3": (10, 3, -10**9),
}


def floor_log(x, radix):
    """e with radix^e <= |x| < radix^(e+1)."""
    x = abs(x)
    e = 0 if radix == 10 else x.numerator.bit_length() - x.denominator.bit_length() - 1
    while x >= Fraction(radix) ** (e + 1):
        e += 1
    while x < Fraction(radix) ** e:
        e -= 1
    return e


class Format:
    def __init__(self, name):
        self.name = name
        self.radix, self.p, self.emin = FORMATS[name]

    def round(self, x):
        if x == 0:
            return Fraction(0)
        unit = Fraction(self.radix) ** (max(floor_log(x, self.radix), self.emin) - self.p + 1)
        return round(x / unit) * unit

    def add(self, a, b):
        result = self.round(a + b)
        if self.name == "double":
            assert Fraction(float(a) + float(b)) == result
        return result

    def sub(self, a, b):
        return self.add(a, -b)

    def mul(self, a, b):
        return self.round(a * b)


def fold(f, x):
    result = x[0]
    for y in x[1:]:
        result = f(result, y)
    return result


def right_to_left(f, x):
    result = x[-1]
    for y in reversed(x[:-1]):
        result = f(y, result)
    return result


def pairwise(f, x):
    if len(x) == 1:
        return x[0]
    half = len(x) // 2
    return f(pairwise(f, x[:half]), pairwise(f, x[half:]))


def kahan(F, x):
    s = c = Fraction(0)
    for y in x:
        y = F.sub(y, c)
        t = F.add(s, y)
        c = F.sub(F.sub(t, s), y)
        s = t
    return s


def fast(F, a, b):
    t = F.add(a, b)
    if abs(a) >= abs(b):
        return t, F.add(F.sub(a, t), b)
    return t, F.add(F.sub(b, t), a)


def neumaier(F, x):
    s = c = Fraction(0)
    for y in x:
        s, e = fast(F, s, y)
        c = F.add(c, e)
    return F.add(s, c)


def klein(F, x):
    s = cs = ccs = Fraction(0)
    for y in x:
        s, c = fast(F, s, y)
        cs, cc = fast(F, cs, c)
        ccs = F.add(ccs, cc)
    return F.add(F.add(s, cs), ccs)


def two_sum(F, a, b):
    s = F.add(a, b)
    z = F.sub(s, a)
    e = F.add(F.sub(a, F.sub(s, z)), F.sub(b, z))
    assert s + e == a + b  # Also in radix 10.
    return s, e


def sum2(F, x):
    s, sigma = x[0], Fraction(0)
    for y in x[1:]:
        s, q = two_sum(F, s, y)
        sigma = F.add(sigma, q)
    return F.add(s, sigma)


def sum_k(F, x, k):
    x = list(x)
    for _ in range(k - 1):
        for i in range(1, len(x)):
            x[i], x[i - 1] = two_sum(F, x[i], x[i - 1])
    s = Fraction(0)
    for y in x[:-1]:
        s = F.add(s, y)
    return F.add(s, x[-1])


def comp_prod(F, x):
    p, e = x[0], Fraction(0)
    for y in x[1:]:
        q = F.mul(p, y)
        pi = F.round(p * y - q)
        p, e = q, F.add(F.mul(e, y), pi)
    return F.add(p, e)


def text(x):
    return f"{x.numerator}/{x.denominator}"


def sums(F, x):
    ascending = sorted(x, key=abs)
    exact = sum(x)
    condition = "none" if exact == 0 else repr(float(sum(map(abs, x)) / abs(exact)))
    results = [fold(F.add, x), right_to_left(F.add, x), pairwise(F.add, x), fold(F.add, ascending),
               fold(F.add, ascending[::-1]), kahan(F, x), neumaier(F, x), klein(F, x), sum2(F, x), sum_k(F, x, 3),
               sum_k(F, x, 4), F.round(exact)]
    assert sum_k(F, x, 2) == sum2(F, x)
    print("sum", F.name, *map(text, x), "=", condition, *map(text, results))


def products(F, x):
    exact = fold(lambda a, b: a * b, x)
    results = [fold(F.mul, x), right_to_left(F.mul, x), pairwise(F.mul, x), comp_prod(F, x), F.round(exact)]
    print("product", F.name, *map(text, x), "=", "-", *map(text, results))


def ill_conditioned(F, n, span):
    """Half random with exponents up to span, the other half bringing the sum down step by step (GenDot of Ogita,
    Rump and Oishi, 2005, for sums)."""
    radix = F.radix

    def number(e):
        digits = random.randint(radix ** (F.p - 1), radix ** F.p - 1)
        return random.choice([1, -1]) * F.round(Fraction(digits) * Fraction(radix) ** (e - F.p + 1))

    x = [number(random.randint(0, span)) for _ in range(n - n // 2)]
    for k in range(n // 2):
        e = span - round(span * (k + 1) / (n // 2))
        x.append(F.round(number(e) - sum(x)))
    random.shuffle(x)
    return x


def main():
    classic = [Fraction(1), Fraction(10) ** 100, Fraction(1), -Fraction(10) ** 100]
    sums(Format("double"), [Fraction(float(y)) for y in classic])
    sums(Format("decimal64"), classic)
    for name, spans in (("double", (0, 20, 50, 80, 105, 120, 150, 170, 200)), ("binary16", (0, 5, 10)),
                        ("bigfloat:100", (50, 150, 300)), ("decimal64", (5, 20, 35)), ("decimal:3", (2, 4, 8))):
        F = Format(name)
        for span in spans:
            for n in (2, 9, 30):
                sums(F, ill_conditioned(F, n, span))
        for n in (2, 7, 30):
            for _ in range(3):
                digits = [random.randint(F.radix ** (F.p - 1), F.radix ** F.p - 1) for _ in range(n)]
                if name != "binary16" or n < 10:
                    products(F, [F.round(Fraction(d) / Fraction(F.radix) ** F.p * random.choice([1, -1]) * 2)
                                 for d in digits])


main()
