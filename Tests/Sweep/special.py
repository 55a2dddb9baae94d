#!/usr/bin/env python3
"""Compares both parts of special functions of complex numbers on `bigfloat` with Arb, bit for bit.

Arb comes with python-flint from PyPI. Arguments are drawn by a seed: of like and of very different parts, next to poles, zeros and the
axis, far away, and on the axis, where cuts are. A ball of Arb both of whose ends round to one number decides. On cuts beyond 1, where
Arb continues from below, the values of Arb at conjugate arguments are conjugated. The exit status is 1 if a part is wrong; parts that
meet a limit are counted.

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



def from_above(function):
    """A function of which Arb has the limit from below on a cut of its last argument beyond 1."""

    def value(*x):
        if x[-1].imag == 0 and x[-1].real > 1:
            result = function(*(acb(z.real, -z.imag) for z in x))
            return acb(result.real, -result.imag)
        return function(*x)

    return value


def ei(z):
    """Ei, on its cut the limit from above; Arb has the mean of both limits there."""
    value = z.ei()
    return acb(value.real, arb.pi()) if z.imag == 0 and z.real < 0 else value


def theta(index):
    """θ of z and the nome q, where Arb has z/π and τ."""
    return lambda z, q: acb.modular_theta(z / acb.pi(), q.log() / (acb.pi() * acb(0, 1)))[index]


# The function by Arb, and the kinds of its arguments: complex, real, a parameter of moderate size, a nome, a branch, a ratio of periods.
FUNCTIONS = {
    "gamma": (acb.gamma, "z"), "lngamma": (acb.lgamma, "z"), "digamma": (acb.digamma, "z"),
    "erf": (acb.erf, "z"), "erfc": (acb.erfc, "z"), "erfi": (acb.erfi, "z"), "ei": (ei, "z"), "si": (acb.si, "z"), "ci": (acb.ci, "z"),
    "expint": (lambda n, z: z.expint(n), "pz"), "gamma_inc": (lambda a, z: z.gamma_upper(a), "pz"),
    "zeta": (acb.zeta, "z"), "zeta2": (lambda s, a: s.zeta(a), "zp"), "polylog": (from_above(lambda s, z: z.polylog(s)), "pz"),
    "lambertw": (lambda z, k: z.lambertw(int(k.real.unique_fmpz())), "zb"),
    "besselj": (lambda n, z: z.bessel_j(n), "rz"), "bessely": (lambda n, z: z.bessel_y(n), "rz"),
    "besseli": (lambda n, z: z.bessel_i(n), "rz"), "besselk": (lambda n, z: z.bessel_k(n), "rz"),
    "airyai": (acb.airy_ai, "z"), "airybi": (acb.airy_bi, "z"),
    "ellipk": (from_above(acb.elliptic_k), "z"), "ellipe": (from_above(acb.elliptic_e), "z"),
    "theta1": (theta(0), "pq"), "theta2": (theta(1), "pq"), "theta3": (theta(2), "pq"), "theta4": (theta(3), "pq"),
    "weierstrassp": (lambda z, tau: acb.elliptic_p(z, tau), "pt"),
    "hyp2f1": (from_above(lambda a, b, c, z: z.hypgeom_2f1(a, b, c)), "pppz"), "hyp1f1": (lambda a, b, z: z.hypgeom_1f1(a, b), "ppz"),
    "hypu": (lambda a, b, z: z.hypgeom_u(a, b), "ppz"),
}
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


def operand(draw, bits, kind):
    """An argument of a kind, as two parts."""
    size = draw.choice([3, min(bits, 53), bits])
    zero = (0, 0)
    if kind == "b":
        return (draw.randint(-3, 3), 0), zero
    if kind == "r":
        return draw.choice([(draw.randint(-9, 9), 0), (2 * draw.randint(-9, 9) + 1, -1), dyadic(draw, size, (-3, 4))]), zero
    if kind == "p":
        return draw.choice([((draw.randint(-5, 9), 0), zero), (dyadic(draw, size, (-3, 4)), zero), (dyadic(draw, size, (-3, 4)), dyadic(draw, size, (-3, 3)))])
    if kind == "q":
        return dyadic(draw, size, (-8, -1)), draw.choice([zero, dyadic(draw, size, (-8, -1))])
    if kind == "t":
        man, exp = dyadic(draw, size, (-3, 3))
        return draw.choice([zero, dyadic(draw, size, (-3, 2))]), (abs(man), exp)
    return argument(draw, bits)


def is_pole(z):
    """Whether an operand is a whole number that is not positive."""
    (man, exp), imaginary = z
    return imaginary[0] == 0 and man <= 0 and man * 2 ** (exp + 200) % 2 ** 200 == 0


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


def truth(function, operands, bits, mode):
    """Both parts rounded; None if no precision decides."""
    for more in (64, 400, 2000, 8000):
        ctx.prec = bits + more
        value = function(*(acb(*(arb(man) * arb(2) ** exp for man, exp in z)) for z in operands))
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
                    function, kinds = FUNCTIONS[name]
                    operands = [operand(draw, bits, kind) for kind in kinds]
                    # Where a and b are whole and not positive, M is a polynomial or undefined here, and Arb has another limit.
                    if name == "hyp1f1" and all(is_pole(z) for z in operands[:2]):
                        continue
                    expected = truth(function, operands, bits, mode)
                    if expected:
                        words = ", ".join(
                            hexadecimal(z[0]) if kind in "br" else f"{hexadecimal(z[0])}+{hexadecimal(z[1])}*i" for z, kind in zip(operands, kinds))
                        cases.append((f"{name.rstrip('2') if name == 'zeta2' else name}({words})", expected))
                words = [os.environ.get("ULP", "ulp"), "batch", "-b", "bigfloat", "-p", str(bits), "--rounding", direction, "--format", "hex", "--json", "--quiet"]
                output = subprocess.run(words, input="\n".join(line for line, _ in cases) + "\n", capture_output=True, text=True).stdout
                wrong = limits = 0
                for (line, expected), answer in zip(cases, map(json.loads, output.splitlines()), strict=True):
                    if answer.get("error") and answer["error"]["kind"] in ("limit", "undecided"):
                        limits += 1
                        continue
                    found = [number(answer[key]) for key in ("re", "im")] if "re" in answer else None
                    if found is None and answer.get("value"):
                        found = [number(answer["value"]), 0]
                    if found != expected:
                        wrong += 1
                        if wrong <= 3:
                            print(f"{line}\n  {answer}", file=sys.stderr)
                print(f"{name}, {bits} bits, {direction}: {wrong} of {len(cases)} wrong, {limits} met a limit", flush=True)
                failed += wrong
    sys.exit(failed > 0)


main()
