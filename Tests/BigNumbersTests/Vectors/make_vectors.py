#!/usr/bin/env python3
"""Writes the test vectors of correctly rounded functions, one file <function>.txt each.

Run: pip install python-flint==0.9.0 mpmath==1.3.0 && python3 make_vectors.py [function ...]
Needs Python 3.11 on Linux with glibc; takes some two minutes. Same script, same files, byte for byte.

Where a value is rational, exact integer arithmetic finds it (generator/arithmetic.py, exacts.py,
algebraic.py, circular.py); else certified enclosures (functions.py, special.py), roots by integers
and the rest by arb, are refined until both ends round to the same number, and mpmath has to agree.
No MPFR function makes a value; FLINT, arb's library, borrows MPFR's product and square root inside.

Line: precision mode argument ... = result
  precision: bits of the result; mode: n nearest-even, z toward zero, u up, d down, a away from zero
  number: C hex integer with binary exponent as -0x1FE5C3p-43, +0, -0, inf, -inf, nan; exact
"""

import sys
from multiprocessing import Pool
from pathlib import Path

from flint import ctx
from mpmath import mp

sys.dont_write_bytecode = True  # The test bundle copies this folder.

from generator import arguments, beyond, more, pairs, special, units
from generator.binary import CANCELLED, MODES, PRECISIONS, Dyadic, Ratio, rounded, text
from generator.functions import FUNCTIONS as ELEMENTARY, to_mpf
from generator.sources import WIDEST

FUNCTIONS = {**ELEMENTARY, **special.FUNCTIONS, **beyond.FUNCTIONS}
FOLDER = Path(__file__).resolve().parent
HEADER = "# Written by make_vectors.py. precision mode (n z u d a) arguments = result; see there.\n"
# Special results need no four precisions.
SPECIAL_PRECISIONS = (53,)
# Constants have no arguments to vary, so the precision varies.
CONSTANT_PRECISIONS = (*PRECISIONS, 25, 54, 64, 65, 100, 114, 128, 256, 500, 1000, 3322, 10000)
FIRST_WORKING_BITS, LAST_WORKING_BITS = 320, 1 << 23
# mpmath needs as many more bits as arguments are large or small, so it only follows up to here.
TWIN_EXPONENT = 600


def agree(function, args, ball):
    """Fails unless mpmath's value lies in the ball, up to mpmath's own error.

    mpmath knows no signed zeros, so special arguments have to do without it.
    """
    if any(isinstance(x, float) and not (x == 0 and function.plain_zero) for x in args):
        return
    scale = max((abs(x.e + x.m.bit_length()) for x in args if isinstance(x, Dyadic)), default=0)
    if scale > TWIN_EXPONENT:
        return
    mp.prec = 800 + 4 * scale
    twin = function.twin(*map(to_mpf, args))
    error = abs(to_mpf(Dyadic(*map(int, ball.mid().man_exp()))) - twin)
    radius = to_mpf(Dyadic(*map(int, ball.rad().man_exp()))) if not ball.is_exact() else 0
    assert error <= radius + abs(twin) * mp.mpf(2) ** -500, f"{args}: {ball}, but {twin}"


class Enclosures:
    """The two ends of one value's enclosure, by working precision; kept for all roundings."""

    def __init__(self, function, args):
        self.function, self.args, self.known = function, args, {}

    def ends(self, bits):
        if bits not in self.known:
            ctx.prec = bits
            ball = self.function.enclose(*self.args)
            usable = ball.is_finite() and not ball.contains(0)
            if usable and not any(self.known.values()):
                agree(self.function, self.args, ball)
            pair = [Ratio(int(m), 1, int(e)) for m, e in
                    (end.man_exp() for end in (ball.lower(), ball.upper()))] if usable else None
            self.known[bits] = pair
        return self.known[bits]

    def rounded(self, precision, mode):
        bits = FIRST_WORKING_BITS
        while bits <= LAST_WORKING_BITS:
            ends = self.ends(max(bits, precision + 64))
            if ends:
                low, high = (rounded(end, precision, mode) for end in ends)
                if low == high:
                    return low
            bits *= 2
        raise ArithmeticError(f"an exact case was overlooked at {self.args}")


def results(function, args):
    """All lines' (precision, mode, result) for these arguments."""
    if any(isinstance(x, float) for x in args):
        value = function.special(*args)
        value = function.exact(*args) if value is None else value
    else:
        value = function.exact(*args)
    enclosures = Enclosures(function, args)
    is_special = isinstance(value, float) or value is CANCELLED
    for precision in SPECIAL_PRECISIONS if is_special else PRECISIONS if args else CONSTANT_PRECISIONS:
        for mode in MODES:
            exact = value[mode] if isinstance(value, dict) else value
            if isinstance(exact, float):
                result = exact
            elif exact is CANCELLED:
                result = -0.0 if mode == "d" else 0.0
            elif exact is None:
                result = enclosures.rounded(precision, mode)
            else:
                result = rounded(exact, precision, mode)
            yield precision, mode, result


def arguments_of(name):
    """Distinct argument tuples; the few that came out wider than promised are left out."""
    for module in (arguments, pairs, units, more, beyond):
        if name in module.TABLE:
            distinct = {repr(args): args for args in module.arguments(name)}.values()
            return [args for args in distinct if all(
                isinstance(x, float) or x.m.bit_length() <= WIDEST for x in args)]
    return [()]  # a constant


def write(name):
    function = FUNCTIONS[name]
    count = full = 0
    with open(FOLDER / f"{name}.txt", "w", encoding="ascii", newline="\n") as file:
        file.write(HEADER)
        for args in arguments_of(name):
            before = count
            for precision, mode, result in results(function, args):
                print(precision, mode, *map(text, args), "=", text(result), file=file)
                count += 1
            full += count - before > 5
    return name, count, full


def main():
    names = sys.argv[1:] or list(FUNCTIONS)
    with Pool() as pool:
        for name, count, full in pool.imap_unordered(write, names):
            size = (FOLDER / f"{name}.txt").stat().st_size
            print(f"{name}: {count} lines, {full} arguments at all precisions, {size} bytes", flush=True)


if __name__ == "__main__":
    main()
