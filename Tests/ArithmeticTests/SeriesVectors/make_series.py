"""Writes series.txt: random sums and products over indices, and what Python's fractions and floats make of them.

usage: python3 make_series.py > series.txt

Lines are `system | expression | value`. For `exact` the value is a fraction. For `double` terms are computed in floats, a sum is
math.fsum of them, which rounds once, and a product multiplies from left to right; an index is the float nearest to its value.
"""
import math
import random
from fractions import Fraction

NAMES = ["k", "m", "i", "e", "j", "n", "s", "x"]


class Node:
    """A text, and a function of the values of the indices that gives a number."""

    def __init__(self, text, value):
        self.text, self.value = text, value


def number(value, kind):
    return kind(value) if kind is Fraction else float(Fraction(value))


def leaf(rng, names, kind):
    if names and rng.random() < 0.7:
        name = rng.choice(names)
        return Node(name, lambda scope, name=name: number(scope[name], kind))
    digits = rng.choice(["1", "2", "3", "7", "0.5", "0.1", "1.25"])
    return Node(digits, lambda scope, digits=digits: number(Fraction(digits), kind))


def product_sign(a, b, rng):
    """`2k` without a sign where that is a product of a number and a name."""
    return f"{a}{b}" if a[0].isdigit() and b.isalpha() and rng.random() < 0.7 else f"{a}*{b}"


def term(rng, names, depth, kind):
    shape = rng.choice(["leaf", "product", "sum", "quotient", "square", "difference"]) if depth else "leaf"
    if shape == "leaf":
        return leaf(rng, names, kind)
    if shape == "square":
        a = leaf(rng, names, kind)
        return Node(f"{a.text}^2", lambda scope: a.value(scope) * a.value(scope))
    if shape == "product":
        a, b = leaf(rng, names, kind), leaf(rng, names, kind)
        return Node(product_sign(a.text, b.text, rng), lambda scope: a.value(scope) * b.value(scope))
    a = term(rng, names, depth - 1, kind)
    if shape == "quotient":
        b = leaf(rng, names, kind)
        one = number(1, kind)
        return Node(f"({a.text})/({b.text}^2 + 1)",
                    lambda scope: a.value(scope) / (b.value(scope) * b.value(scope) + one))
    b = term(rng, names, depth - 1, kind)
    if shape == "sum":
        return Node(f"({a.text} + {b.text})", lambda scope: a.value(scope) + b.value(scope))
    return Node(f"({a.text} - ({b.text}))", lambda scope: a.value(scope) - b.value(scope))


def bounds(rng, names):
    """The text of a range and its values in a scope, as fractions."""
    shape = rng.choice(["whole", "outer", "step", "down", "fraction"])
    if shape == "outer" and names:
        name, add = rng.choice(names), rng.randint(0, 3)
        return f"1..{name}+{add}", lambda scope: steps(Fraction(1), scope[name] + add, Fraction(1), True)
    if shape == "step":
        start, count, step = rng.randint(-3, 3), rng.randint(0, 7), rng.choice(["2", "0.5", "0.1", "3", "1/3"])
        end = start + count
        return (f"{start}..{end} by {step}",
                lambda scope: steps(Fraction(start), Fraction(end), Fraction(step), False))
    if shape == "down":
        start, count = rng.randint(-3, 3), rng.randint(0, 5)
        return (f"{start}..{start - count} by -1",
                lambda scope: steps(Fraction(start), Fraction(start - count), Fraction(-1), False))
    if shape == "fraction":
        start, end = rng.choice(["0.5", "-1.25", "1/3"]), rng.randint(-1, 5)
        return f"{start}..{end}", lambda scope: steps(Fraction(start), Fraction(end), Fraction(1), True)
    start, count = rng.randint(-4, 4), rng.randint(-2, 8)
    return (f"{start}..{start + count}",
            lambda scope: steps(Fraction(start), Fraction(start + count), Fraction(1), True))


def steps(start, end, step, may_be_empty):
    if (end - start) * step < 0:
        assert may_be_empty
        return []
    return [start + place * step for place in range(int((end - start) / step) + 1)]


def series(rng, names, depth, kind):
    name = rng.choice([name for name in NAMES if name not in names])
    function = rng.choice(["sum", "sum", "sum", "prod"])
    text, values = bounds(rng, names)
    inner = names + [name]
    body = series(rng, inner, depth - 1, kind) if depth and rng.random() < 0.6 else term(rng, inner, 2, kind)
    if rng.random() < 0.4 and depth:
        body_of_series, factor = body, leaf(rng, inner, kind)
        body = Node(f"{factor.text}*({body_of_series.text})",
                    lambda scope: factor.value(scope) * body_of_series.value(scope))

    def value(scope):
        terms = [body.value({**scope, name: at}) for at in values(scope)]
        if function == "sum":
            return sum(terms, kind(0)) if kind is Fraction else math.fsum(terms)
        result = None
        for factor in terms:
            result = factor if result is None else result * factor
        return kind(1) if result is None else result

    return Node(f"{function}({body.text}, {name} = {text})", value)


def main():
    rng = random.Random(20260601)
    print("# Made by make_series.py.")
    for system, kind in [("exact", Fraction), ("double", float)]:
        count = 0
        while count < 300:
            node = series(rng, [], 2, kind)
            value = node.value({})
            if kind is Fraction and len(str(value)) > 300:
                continue
            text = str(value) if kind is Fraction else (repr(value + 0.0))
            print(f"{system} | {node.text} | {text}")
            count += 1


main()
