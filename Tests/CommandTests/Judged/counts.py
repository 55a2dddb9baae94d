"""Counts the results of a function of floats beside x^3 with Python's fractions.

    python3 counts.py LIBRARY FUNCTION FIRST COUNT

FIRST is the pattern of the first of COUNT positive floats. Prints the numbers of the nearest and of the faithful results, of
those of at least one ulp, with a wrong sign, NaN and infinite, and the largest finite error in ulps, rounded to 40 bits,
and to multiples of 2^-40 below 1/2.
"""
import ctypes
import struct
import sys
from fractions import Fraction

library, name, first, count = sys.argv[1], sys.argv[2], int(sys.argv[3], 0), int(sys.argv[4])
function = getattr(ctypes.CDLL(library), name)
function.restype, function.argtypes = ctypes.c_float, [ctypes.c_float]


def value(pattern):
    return struct.unpack("<f", struct.pack("<I", pattern))[0]


def unit(x):
    """Muller's ulp of a real number in [1, 2^100): 2^(e - 23) for 2^e <= x < 2^(e + 1)."""
    e = 0
    while Fraction(2) ** (e + 1) <= x:
        e += 1
    return Fraction(2) ** (e - 23)


nearest = faithful = above = sign = nan = infinite = 0
largest = Fraction(0)
for pattern in range(first, first + count):
    x = value(pattern)
    truth, found = Fraction(x) ** 3, function(x)
    if found != found:
        nan, above = nan + 1, above + 1
        continue
    if found in (float("inf"), float("-inf")):
        infinite, above = infinite + 1, above + 1
        continue
    u = unit(truth)
    below = truth // u * u
    error = abs(Fraction(found) - truth)
    sign += found < 0
    # Both neighbours of the truth are multiples of its ulp.
    if below == truth:
        right = faith = Fraction(found) == truth
    else:
        middle = below + u / 2
        even = (below / u) % 2 == 0
        best = below if truth < middle or truth == middle and even else below + u
        right, faith = Fraction(found) == best, Fraction(found) in (below, below + u)
    nearest, faithful, above = nearest + right, faithful + faith, above + (error >= u)
    largest = max(largest, error / u)
e = -1
while Fraction(2) ** (e + 1) <= largest:
    e += 1
grid = Fraction(2) ** (e - 39)
largest = (largest / grid + Fraction(1, 2)) // 1 * grid
print(nearest, faithful, above, sign, nan, infinite, repr(float(largest)))
