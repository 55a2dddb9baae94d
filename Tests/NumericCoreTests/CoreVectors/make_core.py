#!/usr/bin/env python3
"""Makes the vectors of this folder from Python's own integers, fractions and decimals.

usage: make_core.py            (writes the files beside itself; the same ones in every run)
"""

import random
import string
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase


def write(name, title, lines):
    text = f"# {title}\n# Made by make_core.py.\n" + "".join(line + "\n" for line in lines)
    (HERE / name).write_text(text)


def underscored(draw, digits):
    """Digits with an underscore between some of them."""
    return "".join(d + ("_" if i + 1 < len(digits) and draw.random() < 0.1 else "") for i, d in enumerate(digits))


def written_exponent(draw, marks, most):
    exponent = draw.randint(-most, most)
    sign = "-" if exponent < 0 else draw.choice(["", "+"])
    return draw.choice(marks) + sign + str(abs(exponent)), exponent


# MARK: Literals

def literal(draw):
    """One unsigned literal: its text, and coefficient, base and exponent by int()."""
    kind = draw.choice(["decimal", "decimal", "x", "b", "o"])
    radix = {"decimal": 10, "x": 16, "b": 2, "o": 8}[kind]
    alphabet = (string.digits + "abcdef")[:radix]
    longest = draw.choice([3, 12, 25, 90])
    whole = "".join(draw.choice(alphabet) for _ in range(draw.randint(1, longest)))
    if draw.random() < 0.2:
        whole = "0" * draw.randint(1, 4) + whole
    fraction = ""
    if kind in ("decimal", "x") and draw.random() < 0.5:
        fraction = "".join(draw.choice(alphabet) for _ in range(draw.randint(1, longest)))
    if draw.random() < 0.5:
        whole, shown = whole.upper(), fraction.upper()
    else:
        shown = fraction
    text = underscored(draw, whole) + ("." + underscored(draw, shown) if fraction else "")
    exponent = 0
    if kind in ("decimal", "x") and draw.random() < 0.5:
        tail, exponent = written_exponent(draw, "eE" if kind == "decimal" else "pP", 5000)
        text += tail
    prefix = "" if kind == "decimal" else "0" + draw.choice([kind, kind.upper()])
    coefficient = int(whole + fraction, radix)
    if kind == "decimal":
        return f"{text} = {coefficient} 10 {exponent - len(fraction)}"
    return f"{prefix}{text} = {coefficient:x} 2 {exponent - 4 * len(fraction)}"


def radix_literal(draw):
    """A text in a radix, its digits and its exponent, and the digits' value modulo 10^9 + 7."""
    radix = draw.randint(2, 62)
    values = [draw.randrange(radix) for _ in range(draw.randint(1, 30))]
    digits = "".join(DIGITS[v] for v in values)
    if radix <= 36 and draw.random() < 0.5:
        digits = digits.lower()
    cut = draw.randint(0, len(digits))
    whole, fraction = digits[:cut], digits[cut:]
    text = underscored(draw, whole) + ("." if fraction else "") + underscored(draw, fraction)
    exponent = 0
    if draw.random() < 0.5:
        tail, exponent = written_exponent(draw, "@eE" if radix <= 10 else "@", 1000)
        text += tail
    value = 0
    for v in values:
        value = value * radix + v
    kept = digits.lstrip("0") or "-"
    return f"{radix} {draw.choice(['', '+', '-'])}{text} = {kept} {exponent - len(fraction)} {value % (10**9 + 7)}"


# MARK: Exact decimals and their ratios

def decimal(draw, longest=60):
    coefficient = draw.randrange(10 ** draw.randint(0, longest)) * 10 ** draw.choice([0, 0, 0, 1, 7, 18])
    return Fraction(draw.choice([-1, 1]) * coefficient) * Fraction(10) ** draw.randint(-40, 40)


def split(value):
    """Coefficient without zeros at its end, and the power of ten; the value is a finite decimal."""
    if value == 0:
        return 0, 0
    exponent = 0
    while value.denominator != 1:
        value, exponent = value * 10, exponent - 1
    coefficient = value.numerator
    while coefficient % 10 == 0:
        coefficient, exponent = coefficient // 10, exponent + 1
    return coefficient, exponent


def text(value):
    coefficient, exponent = split(value)
    return f"{coefficient}e{exponent}"


def exact_decimal(draw):
    a, b = decimal(draw), decimal(draw)
    if draw.random() < 0.1:
        b = -a
    operation = draw.choice("*+")
    return f"{operation} {text(a)} {text(b)} = {text(a * b if operation == '*' else a + b)}"


def quotient(value):
    """n/d without common divisors."""
    return f"{value.numerator} {value.denominator}"


def ratio(draw):
    def part():
        return Fraction(draw.randint(1, 10 ** draw.randint(1, 8)) * draw.choice([1, 1, 1000])) * Fraction(10) ** draw.randint(-6, 6)

    n1, d1, n2, d2 = (part() for _ in range(4))
    if draw.random() < 0.3:
        n1 = -n1
    if draw.random() < 0.2:
        n2 = d1
    operation = draw.choice("*/^")
    a, b = n1 / d1, n2 / d2
    if operation == "^":
        n1, d1 = Fraction(draw.randint(1, 30)), Fraction(draw.randint(1, 30))
        power = draw.randint(-9, 9)
        result = (n1 / d1) ** power
        return f"^ {text(n1)} {text(d1)} {power} 1 = {quotient(result)}"
    result = a * b if operation == "*" else a / b
    return f"{operation} {text(n1)} {text(d1)} {text(n2)} {text(d2)} = {quotient(result)}"


# MARK: Written numbers

def layout(draw):
    """Digits and an exponent, a style with a count of decimals, and what Python writes."""
    count = draw.randint(1, 25)
    digits = str(draw.randint(1, 9)) + "".join(draw.choice("0123456789") for _ in range(count - 1))
    exponent = draw.randint(-30, 40)
    negative = draw.random() < 0.3
    grouped = draw.random() < 0.4
    style = draw.choice(["fixed", "scientific", "engineering"])
    significant = digits.rstrip("0")
    with localcontext() as context:
        context.prec = 200
        value = Decimal(("-" if negative else "") + significant).scaleb(exponent - len(significant))
        if style == "fixed":
            needed = max(0, len(significant) - exponent)
            decimals = needed + draw.choice([0, 0, 1, 5])
            written = format(value, f"{',' if grouped else ''}.{decimals}f")
        else:
            before = 1 if style == "scientific" else (exponent - 1) % 3 + 1
            decimals = max(0, len(significant) - before) + draw.choice([0, 0, 2])
            power = exponent - before
            written = f"{format(value.scaleb(-power), f'.{decimals}f')}e{power:+d}"
    flags = ("-" if negative else "+") + ("g" if grouped else "n")
    return f"{digits} {exponent} {flags} {style} {decimals} = {written}"


def covering(draw):
    """Decimal digits, a radix, and the fewest digits of it that carry as much."""
    count, radix = draw.randint(1, 400), draw.randint(2, 62)
    least, power = 0, 1
    while power < 10**count:
        least, power = least + 1, power * radix
    return f"{count} {radix} = {least}"


def precision(draw):
    """⌈N·log₂10⌉ from the length of 10^N − 1, and ⌊p·log₁₀2⌋ from the length of 2^p."""
    count = draw.randint(1, 10 ** draw.randint(1, 4))
    bits = draw.randint(4, 10 ** draw.randint(1, 4) + 4)
    return f"{count} {bits} = {(10**count - 1).bit_length()} {len(str(2**bits)) - 1}"


# MARK: Misspelt names

def distance(a, b):
    """Optimal string alignment by its recursive definition."""

    @lru_cache(maxsize=None)
    def of(i, j):
        if min(i, j) == 0:
            return max(i, j)
        best = min(of(i - 1, j) + 1, of(i, j - 1) + 1, of(i - 1, j - 1) + (a[i - 1] != b[j - 1]))
        if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
            best = min(best, of(i - 2, j - 2) + 1)
        return best

    return of(len(a), len(b))


def words(draw):
    a = "".join(draw.choice("abcd") for _ in range(draw.randint(1, 9)))
    b = list(a)
    for _ in range(draw.randint(0, 5)):
        place = draw.randint(0, len(b))
        edit = draw.choice(["insert", "delete", "replace", "swap"])
        if edit == "insert":
            b.insert(place, draw.choice("abcd"))
        elif place < len(b) and edit == "delete" and len(b) > 1:
            del b[place]
        elif place < len(b) and edit == "replace":
            b[place] = draw.choice("abcd")
        elif place + 1 < len(b):
            b[place], b[place + 1] = b[place + 1], b[place]
    b = "".join(b)
    return f"{a} {b} = {distance(a, b)}"


FILES = [
    ("literals.txt", "text = coefficient (decimal, or hexadecimal for base 2), base, exponent", literal, 600),
    ("radix.txt", "radix, text = digits (- for none), exponent, value modulo 10^9 + 7", radix_literal, 600),
    ("decimals.txt", "operation, two decimals = result without zeros at its end", exact_decimal, 500),
    ("ratios.txt", "operation, two ratios (or a ratio and a power) = numerator and denominator of the result", ratio, 400),
    ("layouts.txt", "digits, exponent, sign and grouping, style, decimals = text", layout, 600),
    ("coverings.txt", "decimal digits, radix = digits of the radix", covering, 300),
    ("precisions.txt", "decimal digits, bits = bits that cover the digits, digits that survive", precision, 200),
    ("distances.txt", "two words = their distance", words, 400),
]

for index, (name, title, make, count) in enumerate(FILES):
    draw = random.Random(f"core {index}")
    write(name, title, [make(draw) for _ in range(count)])
