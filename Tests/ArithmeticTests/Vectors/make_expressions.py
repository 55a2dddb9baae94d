#!/usr/bin/env python3
"""Writes expressions.txt: expressions and their values, computed without the code under test.

    pip install mpmath
    python3 make_expressions.py

Each line is `backend | expression | value`. For `bigfloat` every operation is rounded to 231 bits by
mpmath (50 digits and 64 guard bits) and the result to 50 digits by exact integer arithmetic here; for
`double` Python's floats compute and `repr` gives the shortest digits. The expressions are written in
Python's spelling and translated (`^` for `**`), so that the interpreter is the oracle for precedence.
"""
import ctypes
import math
import random
import re
from fractions import Fraction

import mpmath
from mpmath import mp, mpf

BITS = 231
DIGITS = 50
mp.prec = BITS

NAMED = [
    "sin(1e22)", "exp(pi*sqrt(163))", "tan(1e20)", "factorial(100)/factorial(98)", "2**0.5",
    "0.1+0.2", "(1+1e-30-1)*1e30", "1/3", "-2**2", "2**3**2", "2**-2**2", "8/4/2", "2--3",
    "(0.1 + 0.1e-13) + 0.1e-13", "0.1 + (0.1e-13 + 0.1e-13)",
    "(1e7 + 1e-7) + 1e-7", "1e7 + (1e-7 + 1e-7)",
    "(1e7 * 1e-7) * 1e-7", "1e7 * (1e-7 * 1e-7)",
    "(1.1 * 1.1e-16) * 0.1e-16", "1.1 * (1.1e-16 * 0.1e-16)",
    "0.1*3", "1e16+1", "123456789*987654321", "exp(1)-e", "log(2)*3", "hypot(3e200,4e200)",
    "atan2(1,-1)", "gamma(0.5)**2-pi", "sinh(1)/cosh(1)-tanh(1)", "expm1(1e-20)", "log1p(1e-20)",
    "log10(1e15)", "log2(1e15)", "5e-324*2**1074", "1e300*1e8",
]


def to_text(value, digits=None):
    """The project's `auto` layout of an exact Fraction rounded half-even to `digits` digits."""
    if value == 0:
        return "0"
    sign, value = ("-", -value) if value < 0 else ("", value)
    exponent = len(str(value.numerator)) - len(str(value.denominator)) + 1
    while Fraction(10) ** (exponent - 1) > value:
        exponent -= 1
    while Fraction(10) ** exponent <= value:
        exponent += 1
    scaled = value * Fraction(10) ** (digits - exponent)
    whole, rest = divmod(scaled.numerator, scaled.denominator)
    twice = 2 * rest - scaled.denominator
    if twice > 0 or (twice == 0 and whole % 2):
        whole += 1
    text = str(whole)
    exponent += len(text) - digits
    return sign + layout(text.rstrip("0"), exponent)


def layout(digits, exponent):
    if exponent > 21 or exponent <= -6:
        fraction = "." + digits[1:] if len(digits) > 1 else ""
        return f"{digits[0]}{fraction}e{exponent - 1:+d}"
    if exponent <= 0:
        return "0." + "0" * -exponent + digits
    if exponent >= len(digits):
        return digits + "0" * (exponent - len(digits))
    return digits[:exponent] + "." + digits[exponent:]


def shortest(x):
    """The layout of a float's repr."""
    if x == 0:
        return "0"
    if math.isinf(x):
        return "inf" if x > 0 else "-inf"
    sign = "-" if x < 0 else ""
    mantissa, _, exponent = repr(abs(x)).partition("e")
    whole, _, fraction = mantissa.partition(".")
    fraction = "" if fraction == "0" else fraction
    digits = (whole + fraction).lstrip("0")
    point = len(whole.lstrip("0")) if whole.strip("0") else -(len(fraction) - len(fraction.lstrip("0")))
    return sign + layout(digits.rstrip("0"), point + int(exponent or 0))


def exact(x):
    sign, mantissa, exponent, _ = x._mpf_
    value = Fraction(int(mantissa)) * Fraction(2) ** exponent
    return -value if sign else value


BIG = {name: getattr(mp, name) for name in
       "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp log expm1 log1p log10 "
       "sqrt cbrt gamma factorial hypot".split()}
BIG.update(pi=+mp.pi, e=mp.exp(1), N=mpf, log2=lambda x: mp.log(x, 2))
SMALL = {name: getattr(math, name) for name in
         "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp log expm1 log1p log10 "
         "log2 sqrt hypot pi e".split()}
# Python's own hypot is not the platform's.
LIBM = ctypes.CDLL("libm.so.6")
LIBM.hypot.restype = ctypes.c_double
LIBM.hypot.argtypes = [ctypes.c_double, ctypes.c_double]
SMALL.update(N=float, hypot=LIBM.hypot, factorial=lambda n: float(math.factorial(int(n))),
             gamma=lambda x: float(mp.gamma(x)))




def evaluate(text, scope):
    """Literals become N("…"), so that a decimal is rounded once to the backend's precision."""
    wrapped = re.sub(r"(?<![\w.])(\d+\.?\d*(?:e[+-]?\d+)?)", r'N("\1")', text)
    return eval(wrapped, {"__builtins__": {}}, scope)


def random_expression(rng, depth):
    if depth == 0 or rng.random() < 0.15:
        return rng.choice([str(rng.randint(1, 99)), f"{rng.randint(1, 999)}.{rng.randint(0, 99):02d}",
                           f"{rng.randint(1, 9)}e{rng.randint(-5, 5)}", "pi"])
    kind = rng.random()
    a = random_expression(rng, depth - 1)
    b = random_expression(rng, depth - 1)
    if kind < 0.6:
        left = f"({a})" if rng.random() < 0.5 else a
        right = f"({b})" if rng.random() < 0.5 else b
        return f"{left}{rng.choice(['+', '-', '*', '/', ' + ', ' - '])}{right}"
    if kind < 0.7:
        return f"-{a}" if not a.startswith("-") else a
    if kind < 0.8:
        return f"({a})**{rng.randint(2, 4)}"
    return f"{rng.choice(['sin', 'cos', 'atan', 'tanh', 'asinh'])}({a})"


def lines():
    rng = random.Random(20260)
    expressions = NAMED + [random_expression(rng, 4) for _ in range(600)]
    for text in expressions:
        for backend, scope in (("bigfloat", BIG), ("double", SMALL)):
            try:
                value = evaluate(text, scope)
            except (OverflowError, ZeroDivisionError, ValueError):
                continue
            if backend == "bigfloat":
                if not mp.isfinite(value) or not value or abs(mp.log10(abs(value))) > 3000:
                    continue
                shown = to_text(exact(mpf(value)), DIGITS)
            else:
                if isinstance(value, complex) or math.isnan(value):
                    continue
                shown = shortest(float(value))
            yield f"{backend} | {text.replace('**', '^')} | {shown}"


if __name__ == "__main__":
    assert mpmath.__version__
    with open("expressions.txt", "w") as out:
        out.write("# Written by make_expressions.py: backend | expression | value\n")
        for line in lines():
            out.write(line + "\n")
