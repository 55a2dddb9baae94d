"""Evaluates lines with Arb's balls; the precision is increased until all digits are certain.

A request is `digits repetitions expression`, an answer `nanoseconds value`. The expression is Python's, with
the functions of arb; its numbers become balls.
"""

import re
import sys
from itertools import repeat
from time import perf_counter_ns

import flint
from flint import arb, ctx

FUNCTIONS = ("sqrt", "exp", "log", "sin", "atan", "gamma", "zeta", "erf", "erfc")
NAMES = {name: (lambda x, name=name: getattr(x, name)()) for name in FUNCTIONS}
LITERAL = re.compile(r"\d+(\.\d+)?")


def certain(code, names, digits):
    ctx.prec = int(digits * 3.33) + 32
    while True:
        ball = eval(code, names)
        if ball.rel_accuracy_bits() > digits * 3.33 + 8:
            return ball.str(digits, radius=False)
        ctx.prec *= 2


def main():
    if "--version" in sys.argv:
        print(f"python-flint {flint.__version__} (FLINT {flint.__FLINT_VERSION__})")
        return
    for line in sys.stdin:
        digits, repetitions, expression = line.split(maxsplit=2)
        text = LITERAL.sub(lambda number: f"number('{number[0]}')", expression.strip())
        code = compile(text.replace("pi", "pi()").replace("^", "**"), "line", "eval")
        names = {**NAMES, "number": arb, "pi": arb.pi}
        start = perf_counter_ns()
        for _ in repeat(None, int(repetitions)):
            answer = certain(code, names, int(digits))
        print(perf_counter_ns() - start, answer, flush=True)


main()
