"""The operations of `decimal-ratios` in CPython's decimal, which is libmpdec. Prints
`operation;digits;nanoseconds;answer`, and as operations with 0 digits the cost of a loop that calls an
empty function of one or two arguments.

usage: decimal_libmpdec.py operands samples microseconds [--full]
"""

import operator
import sys
from collections import deque
from decimal import MAX_EMAX, MIN_EMIN, Decimal, getcontext
from itertools import repeat
from time import perf_counter_ns


def total(function, arguments, passes):
    """The nanoseconds of a number of calls, made by a loop in C."""
    repeated = [repeat(argument, passes) for argument in arguments]
    start = perf_counter_ns()
    deque(map(function, *repeated), maxlen=0)
    return perf_counter_ns() - start


def least(function, arguments, samples, nanoseconds):
    """The shortest time of one call in all samples, in nanoseconds."""
    passes = 1
    while total(function, arguments, passes) < nanoseconds:
        passes *= 2
    return min(total(function, arguments, passes) for _ in range(samples)) / passes


def operations(digits, left, right):
    a, b = Decimal(left), Decimal(right)
    yield "read", Decimal, (left,), a
    yield "write", str, (a,), a
    if digits in (10_000, 1_000_000):
        return
    yield "add", operator.add, (a, b), a + b
    yield "mul", operator.mul, (a, b), a * b
    yield "div", operator.truediv, (a, b), a / b
    yield "sqrt", Decimal.sqrt, (a,), a.sqrt()
    if digits < 10_000:
        yield "exp", Decimal.exp, (a,), a.exp()
        yield "ln", Decimal.ln, (a,), a.ln()


def print_minutes(digits, left):
    """The functions that take minutes, once."""
    a = Decimal(left)
    for name in ("exp", "ln"):
        start = perf_counter_ns()
        answer = getattr(a, name)()
        print(name, digits, perf_counter_ns() - start, answer, sep=";", flush=True)


def main():
    operands, samples, nanoseconds = sys.argv[1], int(sys.argv[2]), 1000 * int(sys.argv[3])
    context = getcontext()
    context.Emax, context.Emin = MAX_EMAX, MIN_EMIN
    for function, arguments in ((operator.truth, (1,)), (operator.is_, (1, 2))):
        time = least(function, arguments, samples, nanoseconds)
        print(f"call{len(arguments)}", 0, time, "", sep=";")
    for line in open(operands):
        digits, left, right = line.rstrip().split(";")
        digits = context.prec = int(digits)
        for name, function, arguments, answer in operations(digits, left, right):
            time = least(function, arguments, samples, nanoseconds)
            print(name, digits, time, answer, sep=";", flush=True)
        if digits == 100_000 and "--full" in sys.argv:
            print_minutes(digits, left)


main()
