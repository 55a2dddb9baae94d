"""All orders of small sums and products by brute force, with exact fractions rounded after every operation.

Usage: python3 make_orders.py > orders.txt

A line: operation, format, family, operands as fractions, `=`, then how many orders there are, how many round
correctly, and every distinct result with its number of orders, ascending. Every tree is made one by one;
nothing is shared between them but this file's own rounding.
"""

import random
from collections import Counter
from fractions import Fraction

random.seed(20261122)

FORMATS = {  # name: radix, precision, least exponent
    "double": (2, 53, -1022),
    "binary32": (2, 24, -126),
    "binary16": (2, 11, -14),
    "bfloat16": (2, 8, -126),
    "bigfloat:200": (2, 200, -10**9),
    "bigfloat:5": (2, 5, -10**9),
    "decimal64": (10, 16, -383),
    "decimal:3": (10, 3, -10**9),
}


def floor_log(x, radix):
    """e with radix^e <= |x| < radix^(e+1)."""
    x = abs(x)
    e = 0
    while x >= Fraction(radix) ** (e + 1):
        e += 1
    while x < Fraction(radix) ** e:
        e -= 1
    return e


def nearest(x, name):
    """The number of the format nearest to x, ties to even."""
    radix, p, emin = FORMATS[name]
    if x == 0:
        return Fraction(0)
    unit = Fraction(radix) ** (max(floor_log(x, radix), emin) - p + 1)
    return round(x / unit) * unit


def groupings(x, op):
    """The results of all placements of parentheses, one for each."""
    if len(x) == 1:
        return [x[0]]
    return [op(a, b) for k in range(1, len(x)) for a in groupings(x[:k], op) for b in groupings(x[k:], op)]


def trees(x, op):
    """The results of all unordered binary trees: the first operand is always on the left."""
    if len(x) == 1:
        return [x[0]]
    results = []
    for mask in range(2 ** (len(x) - 1) - 1):
        left = [x[0]] + [y for i, y in enumerate(x[1:]) if mask >> i & 1]
        right = [y for i, y in enumerate(x[1:]) if not mask >> i & 1]
        results += [op(a, b) for a in trees(left, op) for b in trees(right, op)]
    return results


def text(x):
    return f"{x.numerator}/{x.denominator}"


def operand(name):
    radix, p, _ = FORMATS[name]
    digits = random.randint(radix ** (p - 1), radix ** p - 1)
    span = random.choice([0, 1, 2, 6])
    return random.choice([1, -1]) * digits * Fraction(radix) ** (random.randint(-span, span) - p + 1)


def line(operation, name, family, x):
    if operation == "sum":
        exact, op = sum(x), lambda a, b: nearest(a + b, name)
    else:
        exact, op = Fraction(1), lambda a, b: nearest(a * b, name)
        for y in x:
            exact *= y
    results = (groupings if family == "groupings" else trees)(x, op)
    counts = Counter(results)
    right = counts[nearest(exact, name)]
    shown = " ".join(f"{text(v)}:{counts[v]}" for v in sorted(counts))
    print(operation, name, family, *map(text, x), "=", len(results), right, shown)


def main():
    for name in FORMATS:
        for operation in ("sum", "product"):
            for family, sizes in (("groupings", (3, 5, 7)), ("trees", (3, 4, 5))):
                for n in sizes:
                    x = [nearest(operand(name), name) for _ in range(n)]
                    if operation == "sum" and n > 3:  # Cancellation: the last operand nearly undoes the others.
                        x[-1] = nearest(-sum(x[:-1]), name)
                        x[1] = x[0] if random.random() < 0.3 else x[1]
                    line(operation, name, family, x)


main()
