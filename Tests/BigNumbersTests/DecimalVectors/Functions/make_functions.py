#!/usr/bin/env python3
"""Writes the vectors of the decimal functions, one file <function>.txt each.

    pip install python-flint==0.9.0 mpmath==1.3.0 && python3 make_functions.py [function ...]

Where a value is rational, exact fractions decide its rounding; where the General Decimal Arithmetic has
the operation, Python's `decimal` (libmpdec) computes it; all else is enclosed by arb until its digits are
certain. Same script, same files, byte for byte.

Line: digits argument ... = result, where all eight roundings agree, or
      digits argument ... = first second choice: the result by rounding, 0 the first and 1 the second, for
nearest-even, nearest-away, nearest-zero, zero, up, down, away, 05-away in this order.
"""

import random
import sys
from multiprocessing import Pool
from pathlib import Path

sys.dont_write_bytecode = True

from arguments import SEARCHED, SEARCHED_DIGITS, SOURCES, chosen, next_to_tie, random_arguments
from functions import FUNCTIONS
from rounding import Native, line, of_ball

FOLDER = Path(__file__).resolve().parent
HEADER = "# Written by make_functions.py. digits arguments = result, or two results and a choice; see there.\n"
DIGITS = (7, 16, 34)
# Digits of random arguments and of their results, some of them wider than these.
RANDOM = ((7, 7), (7, 16), (7, 40), (16, 16), (16, 5), (16, 16), (34, 34), (34, 10), (34, 34), (100, 34))
# At a random argument the function may be undefined, but not at a chosen one.
SKIPPED = (ZeroDivisionError, AssertionError, ArithmeticError, ValueError)


def closeness(value):
    """How far the value is from a tie or from a number of the few digits, in halves of their unit."""
    digits = of_ball(value, SEARCHED_DIGITS + 12).as_tuple().digits
    tail = int("".join(map(str, digits[SEARCHED_DIGITS:SEARCHED_DIGITS + 12])))
    return abs((tail + 25 * 10**10) % (50 * 10**10) - 25 * 10**10)


def searched(name, function, rng):
    """The arguments, of many random ones, whose values are hardest to round."""
    found = []
    for _ in range(SEARCHED):
        args = random_arguments(name, rng, SEARCHED_DIGITS)
        try:
            value = function(*args)
            if callable(value) and not isinstance(value, Native):
                found.append((closeness(value), args))
        except SKIPPED:
            continue
    return [args for _, args in sorted(found, key=lambda x: x[0])[:3]]


def cases(name, function):
    """Digits and arguments, with whether they must have a value."""
    if name not in SOURCES:
        for digits in (1, 2, 3, *range(5, 35), 50, 100, 200, 500):
            yield digits, (), True
        return
    for args in chosen(name):
        for digits in DIGITS:
            yield digits, args, True
    rng = random.Random(name)
    for digits, width in RANDOM:
        for _ in range(2):
            yield digits, random_arguments(name, rng, width), False
    for args in searched(name, function, rng):
        yield SEARCHED_DIGITS, args, True
    index = {"sqrt": 2, "cbrt": 3}.get(name)
    if index:
        for digits in DIGITS * 3:
            yield digits, (next_to_tie(rng, digits, index),), True


def write(name):
    function = FUNCTIONS[name]
    lines = []
    for digits, args, has_value in cases(name, function):
        try:
            lines.append(line(digits, args, function(*args)))
        except SKIPPED:
            if has_value:
                print(f"{name}: no value at {args}", file=sys.stderr)
                raise
    lines = list(dict.fromkeys(lines))
    with open(FOLDER / f"{name}.txt", "w", encoding="ascii", newline="\n") as file:
        file.write(HEADER)
        file.writelines(f"{x}\n" for x in lines)
    return name, len(lines)


def main():
    names = sys.argv[1:] or list(FUNCTIONS)
    total = 0
    with Pool(2) as pool:
        for name, count in pool.imap_unordered(write, names):
            total += count
            print(f"{name}: {count}", flush=True)
    print(f"{total} lines")


if __name__ == "__main__":
    main()
