#!/usr/bin/env python3
"""Digests of a million operations on whole numbers, computed by Python's integers; written to
digests.txt with `generate.py > digests.txt`.

Each block of 500 operations of one kind has a seed, from which the test draws the same operands. A digest is that of
FNV-1a over the words of the results, the sign first.
"""
import math, struct

BLOCK, BLOCKS = 500, 75
MASK = (1 << 64) - 1


class Draw:
    """SplitMix64 (Steele, Lea, Flood 2014)."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        return z ^ z >> 31

    def words(self, count):
        return sum(self.next() << 64 * place for place in range(count))

    def number(self):
        """Sizes from nothing to 150 words, most of them short or next to the ends of words."""
        kind, sign = self.next() % 16, self.next() & 1
        if kind < 3:
            magnitude = self.next() % 10
        elif kind < 6:
            magnitude = self.next()
        elif kind < 9:
            magnitude = abs((1 << self.next() % 200) + self.next() % 3 - 1)
        elif kind < 13:
            magnitude = self.words(1 + self.next() % 5)
        elif kind < 15:
            magnitude = self.words(1 + self.next() % 20) >> self.next() % 64
        else:
            magnitude = self.words(1 + self.next() % 150)
        return -magnitude if sign else magnitude


class Digest:
    def __init__(self):
        self.value = 0xCBF29CE484222325

    def word(self, word):
        self.value = ((self.value ^ word) * 0x100000001B3) & MASK

    def add(self, x):
        self.word(2 if x is None else 0 if x >= 0 else 1)
        if x is not None:
            x = abs(x)
            while x:
                self.word(x & MASK)
                x >>= 64


def truncated(a, b):
    q = abs(a) // abs(b)
    q = -q if (a < 0) != (b < 0) else q
    return q, a - q * b


def root(a, n):
    """The n-th root of a magnitude, truncated."""
    if a < 2:
        return a
    high = 1 << -(-a.bit_length() // n)
    low = high >> 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle ** n <= a else (low, middle - 1)
    return low



def inverse(a, m):
    m = abs(m)
    if m == 1:
        return 0
    return pow(a, -1, m) if math.gcd(a, m) == 1 else None


def double_bits(a):
    try:
        x = float(a)
    except OverflowError:
        x = -math.inf if a < 0 else math.inf
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def text(a, radix):
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    x, out = abs(a), ""
    while x:
        x, d = divmod(x, radix)
        out = digits[d] + out
    return ("-" if a < 0 else "") + (out or "0")


def from_double(bits):
    x = struct.unpack("<d", struct.pack("<Q", bits))[0]
    return int(x) if math.isfinite(x) else None


def short(a):
    """The number if it has at most 1000 bits, else 3."""
    return a if abs(a) < 1 << 1000 else 3


def other(d):
    return d.number() or 1


OPERATIONS = {
    "add": lambda d: [d.number() + d.number()],
    "subtract": lambda d: [d.number() - d.number()],
    "multiply": lambda d: [d.number() * d.number()],
    "divide": lambda d: list(truncated(d.number(), other(d))),
    "floor": lambda d: list(divmod(d.number(), other(d))),
    "and": lambda d: [d.number() & d.number()],
    "or": lambda d: [d.number() | d.number()],
    "xor": lambda d: [d.number() ^ d.number()],
    "complement": lambda d: [~d.number()],
    "shiftUp": lambda d: [d.number() << d.next() % 300],
    "shiftDown": lambda d: [d.number() >> d.next() % 300],
    "gcd": lambda d: [math.gcd(d.number(), d.number())],
    "lcm": lambda d: [math.lcm(d.number(), d.number())],
    "bezout": lambda d: [math.gcd(d.number(), d.number())],
    "inverse": lambda d: [inverse(d.number(), other(d))],
    "powmod": lambda d: [pow(d.number(), d.next() % 1000, abs(other(d)))],
    "power": lambda d: [short(d.number()) ** (d.next() % 12)],
    "squareRoot": lambda d: [math.isqrt(abs(d.number()))],
    "root": lambda d: [root(abs(d.number()), 2 + d.next() % 7)],
    "order": lambda d: [(lambda a, b: (a > b) - (a < b))(d.number(), d.number())],
    "bits": lambda d: (lambda a: [(a if a >= 0 else ~a).bit_length() + 1, abs(a).bit_length(),
                                  (a & -a).bit_length() - 1 if a else 1, abs(a).bit_count()])(d.number()),
    "words": lambda d: (lambda a: [a & MASK, a >> 64 & MASK, a >> 128 & MASK])(d.number()),
    "int64": lambda d: (lambda a: [a if -2**63 <= a < 2**63 else None, a if 0 <= a < 2**32 else None])(d.number()),
    "toDouble": lambda d: [double_bits(d.number())],
    "fromDouble": lambda d: [from_double(d.next())],
    "text": lambda d: (lambda a, r: list(text(a, r).encode()))(short(d.number()), 2 + d.next() % 35),
    "stride": lambda d: (lambda a, b: [a + 3 * b, a - b])(d.number(), d.number()),
}


def main():
    print("# kind and digests of its blocks of %d operations; see generate.py" % BLOCK)
    for place, (name, operation) in enumerate(OPERATIONS.items()):
        found = []
        for block in range(BLOCKS):
            draw, digest = Draw(place * 1000 + block), Digest()
            for _ in range(BLOCK):
                for result in operation(draw):
                    digest.add(result)
            found.append("%016x" % digest.value)
        print(name, *found)


main()
