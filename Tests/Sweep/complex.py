#!/usr/bin/env python3
"""Compares both parts of complex functions on `bigfloat` with MPC, bit for bit and in four directions.

MPC comes with gmpy2 from PyPI. Arguments are drawn by a seed: of like and of very different parts, next to the units and to the
points where cuts end, and short ones, at which values can be exact. Where both differ, MPC with many more bits decides. The exit status is 1 if
a part is wrong.

usage: complex.py [FUNCTION …] [--count N] [--seed S] [--bits P …]       the environment variable ULP names the command
"""

import argparse
import json
import os
import random
import subprocess
import sys

import gmpy2

DIRECTIONS = {"nearest-even": gmpy2.RoundToNearest, "zero": gmpy2.RoundToZero, "up": gmpy2.RoundUp, "down": gmpy2.RoundDown}
UNARY = ["sqrt", "exp", "log", "log10", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh"]
BINARY = {"*": lambda z, w: z * w, "/": lambda z, w: z / w, "^": lambda z, w: z ** w}


def part(draw, bits, exponents, are_short):
    size = draw.choice([1, 3, bits // 2, bits, bits] if are_short else [bits // 2, bits])
    man = draw.getrandbits(size) | 1
    return gmpy2.mpfr(draw.choice([1, -1]) * man) * gmpy2.exp2(draw.randint(*exponents) - size)


def argument(draw, bits, wide, are_short=True):
    def part_of(bits, exponents):
        return part(draw, bits, exponents, are_short)

    kind = draw.randrange(4)
    if kind == 0:
        return part_of(bits, wide), part_of(bits, wide)
    if kind == 1:
        place = draw.choice([0, 1])
        near = draw.choice([1, -1]) * (1 + part_of(max(3, bits // 2), (-bits // 3, -2)))
        parts = [near, part_of(bits, (-bits // 2, -1))]
        return parts[place], parts[1 - place]
    return part_of(bits, (-3, 4)), part_of(bits, (-3, 4))


def hexadecimal(x):
    man, exp = x.as_mantissa_exp()
    return f"({'-' if man < 0 else ''}0x{abs(int(man)):x}p{int(exp)})"


def written(z):
    return f"({hexadecimal(z.real)}+{hexadecimal(z.imag)}*i)"


def number(text):
    """The value of a hexadecimal literal, exactly."""
    sign = -1 if text.startswith("-") else 1
    digits, _, exponent = text.lstrip("-")[2:].partition("p")
    whole, _, fraction = digits.partition(".")
    if not exponent:
        return gmpy2.mpq(0) if not int(digits.replace(".", ""), 16) else sign * gmpy2.mpq(int(digits, 16))
    return sign * gmpy2.mpq(int(whole + fraction, 16)) * gmpy2.mpq(2) ** (int(exponent) - 4 * len(fraction))


def value_of(name, operands):
    return BINARY[name](*operands) if name in BINARY else getattr(gmpy2, name)(*operands)


def rounded_truth(name, operands, bits, mode):
    """Both parts from a value of MPC with many more bits, rounded once: MPC itself errs by a unit at some arguments."""
    with gmpy2.context(precision=6 * bits + 400):
        value = value_of(name, operands)
    with gmpy2.context(precision=bits, round=mode):
        return gmpy2.mpfr(value.real, bits), gmpy2.mpfr(value.imag, bits)


def compare(command, name, bits, direction, count, draw):
    """The number of arguments at which a part is wrong, and the number of those at which MPC's is."""
    mode = DIRECTIONS[direction]
    context = gmpy2.context(precision=bits, real_round=mode, imag_round=mode, round=gmpy2.RoundToNearest)
    gmpy2.set_context(context)
    wide = (-40, 8) if name in ("exp", "sin", "cos", "tan", "sinh", "cosh", "tanh", "^") else (-300, 300)
    lines, expected = [], []
    while len(lines) < count:
        # MPC 1.3 does not end for some short arguments of inverse functions, such as asin(1.25 - 0.75i).
        operands = [gmpy2.mpc(*argument(draw, bits, wide, are_short=not name.startswith("a")))]
        if name in BINARY:
            operands.append(gmpy2.mpc(*argument(draw, bits, (-6, 4) if name == "^" else wide)))
            line = f"{written(operands[0])}{name}{written(operands[1])}"
        else:
            line = f"{name}{written(operands[0])}"
        value = value_of(name, operands)
        if gmpy2.is_finite(value.real) and gmpy2.is_finite(value.imag):
            lines.append(line)
            expected.append((operands, (value.real, value.imag)))
    words = [command, "batch", "-b", "bigfloat", "-p", str(bits), "--rounding", direction, "--format", "hex", "--json", "--quiet"]
    output = subprocess.run(words, input="\n".join(lines) + "\n", capture_output=True, text=True).stdout.splitlines()
    wrong, peer = 0, 0
    for line, (operands, parts), answer in zip(lines, expected, output, strict=True):
        found = json.loads(answer)
        texts = (found.get("re", found.get("value")), found.get("im", "0x0p+0"))

        def agrees(parts):
            return "error" not in found and all(number(text) == gmpy2.mpq(part) for text, part in zip(texts, parts))

        if agrees(parts):
            continue
        if agrees(rounded_truth(name, operands, bits, mode)):
            peer += 1
            continue
        wrong += 1
        if wrong <= 3:
            print(f"{line}\n  {answer}\n  MPC {parts}", file=sys.stderr)
    return wrong, peer


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--bits", type=int, nargs="+", default=[53, 113])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("functions", nargs="*", default=UNARY + list(BINARY))
    options = parser.parse_args()
    command = os.environ.get("ULP", "ulp")
    failed = 0
    for name in options.functions:
        draw = random.Random(f"{options.seed} {name}")
        results = [
            compare(command, name, bits, direction, max(1, options.count // 4 // len(options.bits)), draw)
            for bits in options.bits for direction in DIRECTIONS
            # gmpy2's square root is to nearest whatever its context says.
            if name != "sqrt" or direction == "nearest-even"]
        wrong, peer = (sum(column) for column in zip(*results))
        print(f"{name}: {wrong} wrong, MPC {peer}", flush=True)
        failed += wrong
    sys.exit(1 if failed else 0)


main()
