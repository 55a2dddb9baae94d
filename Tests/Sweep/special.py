#!/usr/bin/env python3
"""Compares both parts of special functions of complex numbers on `bigfloat` with Arb, bit for bit.

Arb comes with python-flint from PyPI. Arguments are drawn by a seed: of like and of very different parts, next to poles, zeros and the
axis, far away, and on the axis, where cuts are. A ball of Arb both of whose ends round to one number decides. The exit status is
1 if a part is wrong or missing.

usage: special.py [FUNCTION …] [--count N] [--seed S] [--bits P …]       the environment variable ULP names the command
"""

import argparse
import json
import os
import random
import subprocess
import sys

import gmpy2
from flint import acb, arb, ctx

FUNCTIONS = {"gamma": acb.gamma, "lngamma": acb.lgamma, "digamma": acb.digamma}
DIRECTIONS = {"nearest-even": gmpy2.RoundToNearest, "up": gmpy2.RoundUp, "zero": gmpy2.RoundToZero}


def dyadic(draw, bits, exponents):
    return draw.choice([1, -1]) * (draw.getrandbits(bits) | 1), draw.randint(*exponents) - bits


def plus(n, x):
    return (n << -x[1]) + x[0], x[1]


def argument(draw, bits):
    size = draw.choice([3, bits // 2, bits])
    kind = draw.randrange(6)
    if kind == 0:
        return dyadic(draw, size, (-bits, 8)), dyadic(draw, size, (-bits, 8))
    if kind == 1:
        near = (-draw.randint(10, bits // 2),) * 2
        return plus(draw.randint(-20, 4), dyadic(draw, 10, near)), dyadic(draw, 10, near)
    if kind == 2:
        return dyadic(draw, size, (4, 14)), dyadic(draw, size, (-8, 14))
    if kind == 3:
        return dyadic(draw, size, (-4, 5)), dyadic(draw, 10, (-bits, -20))
    return dyadic(draw, size, (-4, 5)), dyadic(draw, size, (-4, 5))


def hexadecimal(x):
    return f"({'-' if x[0] < 0 else ''}0x{abs(x[0]):x}p{x[1]})"


def exact(x):
    man, exp = x.man_exp()
    return gmpy2.mpq(int(man)) * gmpy2.mpq(2) ** int(exp)


def number(text):
    sign = -1 if text.startswith("-") else 1
    digits, _, exponent = text.lstrip("-")[2:].partition("p")
    whole, _, fraction = digits.partition(".")
    return sign * gmpy2.mpq(int(whole + fraction, 16)) * gmpy2.mpq(2) ** (int(exponent or 0) - 4 * len(fraction))


def truth(function, z, bits, mode):
    """Both parts rounded; None if no precision decides."""
    for more in (64, 400, 2000, 8000):
        ctx.prec = bits + more
        value = function(acb(*(arb(man) * arb(2) ** exp for man, exp in z)))
        parts = []
        with gmpy2.context(precision=bits, round=mode):
            for ball in (value.real, value.imag):
                if not ball.is_finite():
                    break
                ends = {gmpy2.mpfr(exact(end), bits) for end in (ball.lower(), ball.upper())}
                if len(ends) == 1:
                    parts.append(gmpy2.mpq(ends.pop()))
        if len(parts) == 2:
            return parts
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--bits", type=int, nargs="+", default=[64, 1024])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("functions", nargs="*", default=list(FUNCTIONS))
    options = parser.parse_args()
    failed = 0
    for name in options.functions:
        for bits in options.bits:
            draw = random.Random(f"{options.seed} {name} {bits}")
            for direction, mode in DIRECTIONS.items():
                gmpy2.set_context(gmpy2.context(precision=bits + 64, emin=-(1 << 40), emax=1 << 40))
                cases = []
                while len(cases) < options.count // len(DIRECTIONS):
                    z = argument(draw, bits)
                    expected = truth(FUNCTIONS[name], z, bits, mode)
                    if expected:
                        cases.append((f"{name}({hexadecimal(z[0])}+{hexadecimal(z[1])}*i)", expected))
                words = [os.environ.get("ULP", "ulp"), "batch", "-b", "bigfloat", "-p", str(bits), "--rounding", direction, "--format", "hex", "--json", "--quiet"]
                output = subprocess.run(words, input="\n".join(line for line, _ in cases) + "\n", capture_output=True, text=True).stdout
                wrong = 0
                for (line, expected), answer in zip(cases, map(json.loads, output.splitlines()), strict=True):
                    found = [number(answer[key]) for key in ("re", "im")] if "re" in answer else None
                    if found != expected:
                        wrong += 1
                        if wrong <= 3:
                            print(f"{line}\n  {answer}", file=sys.stderr)
                print(f"{name}, {bits} bits, {direction}: {wrong} of {len(cases)} wrong", flush=True)
                failed += wrong
    sys.exit(failed > 0)


main()
