"""Writes sums.txt: sums that Python's numbers add in three orders.

usage: python3 make_sums.py > sums.txt

Lines are `order | format | x | expression | value`: the value is a fraction, and x that of the variable. Doubles are Python's floats;
numbers of binary32 are floats that are rounded to it after each operation, which is the same as rounding once (Figueroa,
"When is double rounding innocuous?", 1995); those of decimal64 are of the module decimal with 16 digits.
"""
import random
import struct
from decimal import Context, Decimal, setcontext
from fractions import Fraction

setcontext(Context(prec=16, Emin=-383, Emax=384))


class Single:
    """A number of binary32."""

    def __init__(self, value):
        self.value = struct.unpack("f", struct.pack("f", float(value)))[0]

    def __add__(self, other):
        return Single(self.value + other.value)

    def __sub__(self, other):
        return Single(self.value - other.value)

    def __mul__(self, other):
        return Single(self.value * other.value)

    def __truediv__(self, other):
        return Single(self.value / other.value)


KINDS = {"double": float, "binary32": Single, "decimal64": lambda text: +Decimal(text)}


def fraction(number):
    return Fraction(number.value if isinstance(number, Single) else number)


def left(terms, zero):
    total = zero
    for term in terms:
        total = total + term
    return total


def pairwise(terms, zero):
    if len(terms) == 1:
        return terms[0]
    middle = len(terms) // 2
    return pairwise(terms[:middle], zero) + pairwise(terms[middle:], zero)


def kahan(terms, zero):
    total, lost = zero, zero
    for term in terms:
        corrected = term - lost
        following = total + corrected
        lost = (following - total) - corrected
        total = following
    return total


ORDERS = {"left": left, "pairwise": pairwise, "kahan": kahan}


def sums(rng):
    """Texts of expressions, and functions of a kind of numbers, an adding function and x that give their values."""
    for count in [2, 3, 7, 10, 100, 1000]:
        yield (f"sum(1/i, i = 1..{count})",
               lambda n, add, x, count=count: add([n("1") / n(str(i)) for i in range(1, count + 1)]))
    yield ("sum(0.1*k, k = 1..100 by 3)",
           lambda n, add, x: add([n("0.1") * n(str(k)) for k in range(1, 101, 3)]))
    yield ("sum(k*x, k = 1..50)", lambda n, add, x: add([n(str(k)) * x for k in range(1, 51)]))
    yield ("1 - sum(x/(k*k), k = 1..60)",
           lambda n, add, x: n("1") - add([x / (n(str(k)) * n(str(k))) for k in range(1, 61)]))
    yield ("sum(sum(1/(i + j), j = 1..i), i = 1..12)",
           lambda n, add, x: add([add([n("1") / (n(str(i)) + n(str(j))) for j in range(1, i + 1)])
                                  for i in range(1, 13)]))
    yield ("sum(1/k, k = 1..20)*sum([x, 0.1, 0.2, 0.3])",
           lambda n, add, x: add([n("1") / n(str(k)) for k in range(1, 21)])
           * add([x, n("0.1"), n("0.2"), n("0.3")]))
    for count in [2, 5, 17, 40]:
        texts = [f"{rng.choice(['', '-'])}{rng.randint(1, 99999)}e{rng.randint(-6, 4)}" for _ in range(count)]
        yield (f"sum({', '.join(texts)})",
               lambda n, add, x, texts=texts: add([n(text) for text in texts]))


def main():
    rng = random.Random(20260601)
    print("# Made by make_sums.py.")
    for text, value in sums(rng):
        for format_name, kind in KINDS.items():
            for order, function in ORDERS.items():
                x = "0.7"
                result = value(kind, lambda terms: function(terms, kind("0")), kind(x))
                print(f"{order} | {format_name} | {x} | {text} | {fraction(result)}")


main()
