#!/usr/bin/env python3
"""Recomputes the table of `associativity-table` from exact fractions and compares every figure.

usage: swift run -c release associativity-table TRIPLES | associativity_rates.py TRIPLES

The code is independent of the program: the generator, the drawing of operands, rounding to nearest-even
and the figures are implemented again with integers and the fractions of Python's standard library. The
triples are the same, so counts must agree exactly and figures in every printed digit.
"""

import math
import re
import sys
from fractions import Fraction

SEED = 0x6173736F63
# The triples that share a generator.
CHUNK = 64
WORD = (1 << 64) - 1


class SplitMix64:
    """Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        return z ^ (z >> 31)

    def below(self, bound):
        """Uniform in 0..<bound: Lemire, "Fast random integer generation in an interval", ACM TOMACS
        29(1), 2019, which is what Swift's `random(in:)` does."""
        product = self.next() * bound
        if product & WORD < bound:
            threshold = (1 << 64) % bound
            while product & WORD < threshold:
                product = self.next() * bound
        return product >> 64


# A number is (m, e), which stands for the fraction m·2^e: sums and products of such numbers are exact.


def add(x, y):
    (m, e), (n, f) = x, y
    return ((m << e - f) + n, f) if e >= f else (m + (n << f - e), e)


def multiply(x, y):
    return x[0] * y[0], x[1] + y[1]


def fraction(x):
    m, e = x
    return Fraction(m << e) if e >= 0 else Fraction(m, 1 << -e)


def exponent(x):
    """e with 2^e ≤ |x| < 2^(e+1)."""
    return x[0].bit_length() + x[1] - 1


def nearest(x, bits):
    """x rounded to a number of bits, ties to even, with unlimited exponents."""
    m, e = x
    surplus = m.bit_length() - bits
    if surplus <= 0:
        return x
    # Shifting rounds down, also for negative numbers, so the part that is cut off is never negative.
    rest, half = m & (1 << surplus) - 1, 1 << surplus - 1
    m >>= surplus
    return m + (rest > half or rest == half and m & 1), e + surplus


def compare(x, y):
    """Negative, zero or positive, as x is less than y, equal or greater."""
    return add(x, (-y[0], y[1]))[0]


def nearest_fraction(x, bits):
    """A positive fraction rounded to a number of bits, ties to even."""
    n, d = x.numerator, x.denominator
    # One or two more bits than needed, and one that shows whether there is a remainder.
    shift = bits + 2 - n.bit_length() + d.bit_length()
    quotient, rest = divmod(n << max(0, shift), d << max(0, -shift))
    return nearest((quotient << 1 | (rest > 0), -shift - 1), bits)


# How operands are drawn, each by the rule of OperandDistribution.


def grid(generator, bits):
    """A multiple of 2^-53 in [0, 1)."""
    return generator.next() >> 11, -53


def uniform(generator, bits):
    """A real number between 0 and 1, rounded to 64 bits more than the format has.

    Its bytes are drawn, most significant first, until all numbers that start with them round alike."""
    precision = bits + 64
    word, left, digits, known = 0, 0, 0, 0
    count = 8
    while True:
        while known < count:
            if left == 0:
                word, left = generator.next(), 8
            left -= 1
            digits = digits << 8 | word >> 8 * left & 0xFF
            known += 1
        low, high = (digits, -8 * known), (digits + 1, -8 * known)
        below, above = nearest(low, precision), nearest(high, precision)
        # It must also be known on which side of the result the real number lies.
        if compare(below, above) == 0 and (compare(below, low) <= 0 or compare(above, high) >= 0):
            return below
        wanted = precision - exponent(above) + 8
        count = max(count + 8, (wanted + 7) // 8)


def log_uniform(span):
    def draw(generator, bits):
        """±1.f × 2^e: a sign, e from −span to span, then the bits of f in words."""
        sign = -1 if generator.next() & 1 else 1
        e = generator.below(2 * span + 1) - span
        count = bits - 1
        words = (count + 63) // 64
        bits_of_f = 0
        for _ in range(words):
            bits_of_f = bits_of_f << 64 | generator.next()
        bits_of_f >>= 64 * words - count
        return sign * (1 << count | bits_of_f), e - count

    return draw


def distribution(name):
    return {"grid53": grid, "u01": uniform}.get(name) or log_uniform(int(name.removeprefix("logu:")))


def figures(operation, draw, bits, count):
    """The columns of one line, as text."""
    ulps, relatives = [], []
    for number in range(count):
        if number % CHUNK == 0:
            generator = SplitMix64(SplitMix64(SplitMix64(SEED).next() ^ number).next())
        a, b, c = (nearest(draw(generator, bits), bits) for _ in range(3))
        left = nearest(operation(nearest(operation(a, b), bits), c), bits)
        right = nearest(operation(a, nearest(operation(b, c), bits)), bits)
        if compare(left, right):
            exact = operation(operation(a, b), c)
            distance = abs(fraction(left) - fraction(right))
            ulps.append(float(distance / fraction((1, exponent(exact) - bits + 1))))
            relatives.append(nearest_fraction(distance / abs(fraction(exact)), 64))
    differing = len(ulps)
    rate = differing / count
    three_sigma = 3 * math.sqrt(rate * (1 - rate) / count)
    mean = median = greatest = relative = 0.0
    if differing:
        ulps.sort()
        mean, median, greatest = float(sum(map(Fraction, ulps)) / differing), ulps[differing // 2], ulps[-1]
        total = (0, 0)
        for size in relatives:
            total = add(total, size)
        relative = float(fraction(nearest_fraction(fraction(total) / differing, 64)))
    return (
        f"{differing} of {count}", f"{100 * rate:.3f}", f"{100 * three_sigma:.3f}", f"{mean:.4f}",
        f"{median:.4f}", f"{greatest:.4g}", f"{relative:.4e}",
    )


OPERATIONS = {"addition": add, "multiplication": multiply}
LINE = re.compile(
    r"(addition|multiplication) +(\d+) (?:BigFloat|Double) +(\d+ of \d+) +(\S+) +(\S+) +(\S+) +(\S+)"
    r" +(\S+) +(\S+)"
)


def main():
    if len(sys.argv) != 2 or not sys.argv[1].isdigit() or int(sys.argv[1]) < 1:
        sys.exit("usage: associativity-table TRIPLES | associativity_rates.py TRIPLES")
    count = int(sys.argv[1])
    draw = None
    known = {}
    lines = faults = 0
    for text in sys.stdin:
        print(text, end="", flush=True)
        if heading := re.match(r"(grid53|u01|logu:\d+):", text):
            name = heading[1]
            draw = distribution(name)
        elif match := LINE.match(text):
            if draw is None:
                sys.exit("error: a line of figures before the name of a distribution")
            operation, bits, *printed = match.groups()
            key = name, operation, int(bits)
            if key not in known:
                known[key] = figures(OPERATIONS[operation], draw, int(bits), count)
            lines += 1
            if known[key] != tuple(printed):
                faults += 1
                print(f"error: the fractions give {' '.join(known[key])}", file=sys.stderr)
        elif text.startswith(tuple(OPERATIONS)):
            sys.exit("error: a line of figures that cannot be read")
    if lines == 0 or faults:
        sys.exit(f"error: {faults} of {lines} lines are wrong" if lines else "error: no figures to compare")
    print(f"{lines} lines agree with the fractions: counts exactly, figures to every digit")


if __name__ == "__main__":
    main()
