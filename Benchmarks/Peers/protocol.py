"""The text protocol of the programs that answer requests for work, one line each; see `protocol.h`.

    operation bits repetitions arguments…   →   nanoseconds answer
"""

import sys
from itertools import repeat
from time import perf_counter_ns


def parts(text):
    """The integers m and e of m·2^e from a number like 0x1a2bp-12."""
    mantissa, exponent = text.split("p")
    return int(mantissa, 16), int(exponent)


def exact(mantissa, exponent):
    """A number m·2^e as text."""
    return f"{mantissa:#x}p{exponent}"


def serve(set_precision, number, operations, write):
    """Answers requests until the input ends.

    `operations` contains functions of numbers by name, `read` takes a text, and `write` also takes a number
    of digits. The function `write` formats a result as an answer.
    """
    for line in sys.stdin:
        name, bits, repetitions, *arguments = line.split()
        operation = operations.get(name)
        if operation is None:
            print("unsupported", flush=True)
            continue
        set_precision(int(bits))
        if name == "read":
            values = arguments
        elif name == "write":
            values = [number(*parts(arguments[0])), int(arguments[1])]
        else:
            values = [number(*parts(text)) for text in arguments]
        if name in ("dot", "matrix", "horner"):
            values = [values]
        start = perf_counter_ns()
        for _ in repeat(None, int(repetitions)):
            result = operation(*values)
        elapsed = perf_counter_ns() - start
        print(elapsed, result if name == "write" else write(result), flush=True)


def kernels(zero, one):
    """The loops, in the form that all Python number types support."""

    def inner(left, right):
        total = zero
        for x, y in zip(left, right):
            total += x * y
        return total

    def dot(values):
        half = len(values) // 2
        return inner(values[:half], values[half:])

    def matrix(values, size=50):
        square = size * size
        rows = [values[size * row : size * (row + 1)] for row in range(size)]
        columns = [values[square + column :: size] for column in range(size)]
        return [inner(row, column) for row in rows for column in columns][-1]

    def horner(values):
        x, total = values[0], zero
        for coefficient in values[1:]:
            total = total * x + coefficient
        return total

    def logistic(rate, x):
        for _ in range(10000):
            x = rate * x * (one - x)
        return x

    return {"dot": dot, "matrix": matrix, "horner": horner, "logistic": logistic}
