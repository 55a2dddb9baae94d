"""Writes uncertainty-vectors.session: expressions with correlated variables, and what the package `uncertainties` from PyPI
carries on for them.

usage: python3 uncertainty-vectors.py > uncertainty-vectors.session

Results whose second digit of the uncertainty, or whose last digit, is next to a tie are left out: doubles do not decide them.
"""
import random
from decimal import Decimal

from uncertainties import ufloat, umath

UNARY = {"sqrt": umath.sqrt, "exp": umath.exp, "ln": umath.log, "sin": umath.sin, "cos": umath.cos, "tan": umath.tan,
         "atan": umath.atan, "sinh": umath.sinh, "cosh": umath.cosh, "tanh": umath.tanh, "gamma": umath.gamma,
         "erf": umath.erf, "log10": umath.log10, "asinh": umath.asinh}


def expression(rng, depth, x, y):
    """A random expression of x and y: its text and its value."""
    if depth == 0:
        return rng.choice([("x", x), ("y", y), ("2", 2.0), ("x", x), ("y", y)])
    if rng.random() < 0.4:
        name = rng.choice(list(UNARY))
        text, value = expression(rng, depth - 1, x, y)
        return f"{name}({text})", UNARY[name](value)
    (a, u), (b, v) = expression(rng, depth - 1, x, y), expression(rng, depth - 1, x, y)
    sign = rng.choice("+-*/^")
    return f"({a} {sign} {b})", {"+": lambda: u + v, "-": lambda: u - v, "*": lambda: u * v, "/": lambda: u / v,
                                 "^": lambda: u**v}[sign]()


def is_near_tie(number, place):
    rest = abs(Decimal(number)).scaleb(place) % 1
    return abs(rest - Decimal("0.5")) < Decimal("0.001")


def main():
    rng = random.Random(20260101)
    print("# Expressions of correlated numbers; the answers are those of uncertainties 3.2.3, see uncertainty-vectors.py.")
    count = 0
    while count < 60:
        a, b = f"{rng.uniform(0.2, 4):.3g}", f"{rng.uniform(0.2, 4):.3g}"
        u, v = f"{rng.uniform(0.01, 0.2):.2g}", f"{rng.uniform(0.001, 0.05):.2g}"
        try:
            text, value = expression(rng, rng.choice([2, 3, 4]), ufloat(float(a), float(u)), ufloat(float(b), float(v)))
        except (ValueError, OverflowError, ZeroDivisionError, TypeError):
            continue
        if isinstance(value, (float, complex)) or not 1e-3 < abs(value.n) < 1e6 or not 1e-5 < value.s < 1e3:
            continue
        place = 1 - Decimal(f"{value.s:.1e}").adjusted()
        if place < 0 or is_near_tie(value.n, place) or is_near_tie(value.s, place):
            continue
        print(f"$ ulp 'x = {a} ± {u}; y = {b} ± {v}; {text}'")
        print(f"{value.n:.{place}f} ± {value.s:.{place}f}")
        count += 1


main()
