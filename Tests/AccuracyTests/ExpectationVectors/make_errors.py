#!/usr/bin/env python3
"""Errors in ulps of a polynomial for sin in binary32, from mpmath.

Each line of errors.txt has the bits of x, the bits of the computed value, and its error in ulps of the true sine
to 12 digits. The polynomial x - x^3/6 + x^5/120 is evaluated in binary32, each operation rounded by numpy, so
that the Swift code under test has to reproduce it bit for bit.

usage: make_errors.py > errors.txt
"""
import random
import struct

import mpmath
import numpy

mpmath.mp.prec = 300
f = numpy.float32


def computed(x):
    square = f(x * x)
    inner = f(f(f(square / f(120)) - f(f(1) / f(6))))
    return f(x + f(f(x * square) * inner))


def bits(x):
    return struct.unpack("<I", struct.pack("<f", float(x)))[0]


def ulp(truth):
    exponent = int(mpmath.floor(mpmath.log(abs(truth), 2)))
    return mpmath.mpf(2) ** max(exponent - 23, -149)


random.seed(20)
low, high = bits(f(2.0**-10)), bits(f(1))
patterns = [low, low + 1, high - 1, high] + [random.randint(low, high) for _ in range(196)]
for pattern in sorted(patterns):
    x = f(struct.unpack("<f", struct.pack("<I", pattern))[0])
    y = computed(x)
    truth = mpmath.sin(mpmath.mpf(float(x)))
    error = abs(mpmath.mpf(float(y)) - truth) / ulp(truth)
    print(f"{pattern:08x} {bits(y):08x} {mpmath.nstr(error, 12)}")
