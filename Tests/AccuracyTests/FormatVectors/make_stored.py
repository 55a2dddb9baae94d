#!/usr/bin/env python3
"""Writes stored.txt: loops of doubles in which some variables are kept in a narrower format, by NumPy.

    pip install numpy && python3 make_stored.py

Same script, same file, byte for byte. Line: core variable=format ... x = result, as hexadecimal doubles.
"""

import random
from pathlib import Path

import numpy

KINDS = {"binary16": numpy.float16, "binary32": numpy.float32, "binary64": numpy.float64}


def kept(formats, name, value):
    return float(KINDS[formats.get(name, "binary64")](value))


def total(formats, x):
    x = kept(formats, "x", x)
    s = kept(formats, "s", 0.0)
    for i in range(50):
        s = kept(formats, "s", s + x * (i + 1))
    return s


def series(formats, x):
    x = kept(formats, "x", x)
    s, t, n = kept(formats, "s", 1.0), kept(formats, "t", 1.0), 1.0
    while n < 30:
        t1 = kept(formats, "t", t * x / n)
        s, t, n = kept(formats, "s", s + t1), t1, n + 1
    return s


def horner(formats, x):
    x = kept(formats, "x", x)
    a = kept(formats, "a", x * x)
    b = kept(formats, "b", a * 3 + x)
    return a - b


CORES = {"total": (total, "sx"), "series": (series, "sxt"), "horner": (horner, "abx")}


def lines():
    rng = random.Random(20261127)
    for core, (compute, names) in CORES.items():
        for _ in range(40):
            formats = {name: rng.choice(list(KINDS)) for name in names if rng.random() < 0.6}
            x = rng.uniform(-2, 2)
            words = [f"{name}={kind}" for name, kind in formats.items()]
            yield " ".join([core, *words, x.hex(), "=", compute(formats, x).hex()])


text = "# Written by make_stored.py; see there.\n" + "\n".join(lines()) + "\n"
(Path(__file__).parent / "stored.txt").write_text(text)
