"""Writes lists.txt: random expressions of lists, and what Python's fractions and floats make of them.

usage: python3 make_lists.py > lists.txt

Lines are `system | expression | elements`. For `exact` the elements are fractions. For `double` every operation is one of floats.
"""
import random
from fractions import Fraction


class Node:
    """A text that may stand in any place, and its list of numbers."""

    def __init__(self, text, value):
        self.text, self.value = text, value


def digits(rng, kind):
    text = rng.choice(["1", "2", "3", "7", "0.5", "0.1", "1.25", "10"])
    return text, kind(Fraction(text)) if kind is Fraction else float(text)


def literal(rng, kind, length):
    parts = [digits(rng, kind) for _ in range(length)]
    return Node("[" + ", ".join(text for text, _ in parts) + "]", [value for _, value in parts])


def whole_range(rng, kind, length):
    start, step = rng.randint(-3, 5), rng.choice([1, 1, 2, 3, -1, -2])
    by = "" if step == 1 else f" by {step}"
    values = [kind(start + step * k) for k in range(length)]
    return Node(f"({start}..{start + step * (length - 1)}{by})", values)


def terms(rng, kind, length, depth):
    """A list over an index; a condition keeps some of more values."""
    if rng.random() < 0.5:
        inner = make(rng, kind, length, depth)
        text, factor = digits(rng, kind)
        return Node(f"[k*{text} - k for k in {inner.text}]", [x * factor - x for x in inner.value])
    count = 2 * length
    body, value = rng.choice([("k^2", lambda k: kind(k * k)), ("1/k", lambda k: kind(1) / kind(k)),
                              ("(k + 1)/2", lambda k: kind(k + 1) / kind(2))])
    if rng.random() < 0.5:
        kept, condition = range(length + 1, count + 1), f"k > {length}"
    else:
        kept, condition = range(2, count + 1, 2), "k mod 2 == 0"
    return Node(f"[{body} for k in 1..{count} if {condition}]", [value(k) for k in kept])


def chosen(rng, kind, length, depth):
    """Elements of a longer list, by a range of numbers, by a list of numbers, or from the end."""
    longer = make(rng, kind, length + rng.randint(0, 3), depth)
    count = len(longer.value)
    shape = rng.randrange(3)
    if shape == 0:
        start = rng.randint(1, count - length + 1)
        return Node(f"{longer.text}[{start}..{start + length - 1}]",
                    longer.value[start - 1:start - 1 + length])
    numbers = [rng.randint(1, count) for _ in range(length)]
    if shape == 1:
        return Node(f"{longer.text}[{numbers}]", [longer.value[n - 1] for n in numbers])
    return Node(f"{longer.text}[{[-n for n in numbers]}]", [longer.value[-n] for n in numbers])


def make(rng, kind, length, depth):
    if depth == 0:
        return rng.choice([literal, whole_range])(rng, kind, length)
    shape = rng.choice(["sum", "difference", "scaled", "times", "over", "square", "minus", "abs", "terms", "chosen"])
    if shape == "terms":
        return terms(rng, kind, length, depth - 1)
    if shape == "chosen":
        return chosen(rng, kind, length, depth - 1)
    a = make(rng, kind, length, depth - 1)
    if shape == "minus":
        return Node(f"(-{a.text})", [-x for x in a.value])
    if shape == "abs":
        return Node(f"abs({a.text})", [abs(x) for x in a.value])
    if shape == "square":
        return Node(f"({a.text} .^ 2)", [x * x for x in a.value])
    if shape == "scaled":
        text, factor = digits(rng, kind)
        return rng.choice([Node(f"({text}*{a.text})", [factor * x for x in a.value]),
                           Node(f"({a.text}/{text})", [x / factor for x in a.value]),
                           Node(f"({text} .* {a.text})", [factor * x for x in a.value])])
    b = make(rng, kind, length, depth - 1)
    if shape == "over":
        one = kind(1)
        ones = "[" + ", ".join(["1"] * length) + "]"
        return Node(f"({a.text} ./ ({b.text} .* {b.text} + {ones}))",
                    [x / (y * y + one) for x, y in zip(a.value, b.value)])
    sign, operation = {"sum": ("+", lambda x, y: x + y), "difference": ("-", lambda x, y: x - y),
                       "times": (".*", lambda x, y: x * y)}[shape]
    return Node(f"({a.text} {sign} {b.text})", [operation(x, y) for x, y in zip(a.value, b.value)])


print("# Made by make_lists.py.")
rng = random.Random(31)
for system, kind in (("exact", Fraction), ("double", float)):
    made = 0
    while made < 300:
        node = make(rng, kind, rng.randint(1, 4), rng.randint(1, 3))
        if len(node.text) > 200 or max(abs(x) for x in node.value) > 1e12:
            continue
        print(f"{system} | {node.text} | {' '.join(str(x) if kind is Fraction else repr(x) for x in node.value)}")
        made += 1
