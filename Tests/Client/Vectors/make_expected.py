#!/usr/bin/env python3
"""Writes ../Sources/programs/Expected/Expected.swift: the results of the example programs, computed
by mpmath and python-flint from definitions, not by the algorithms of the programs.

usage: make_expected.py   (needs `pip install mpmath python-flint`)
"""
from pathlib import Path

import flint
from flint import fmpq, fmpq_mat
from mpmath import mp, mpf

mp.dps = 200


def fixed(x, places):
    """x with `places` digits after the point, rounded to nearest."""
    scaled = int(mp.nint(mpf(x) * mpf(10) ** places))
    text = str(abs(scaled)).rjust(places + 1, "0")
    sign = "-" if scaled < 0 else ""
    return sign + text[: len(text) - places] + ("." + text[-places:] if places else "")


def pi_by_chudnovsky():
    with mp.workdps(2050):
        digits = mp.nstr(mp.pi, 2040)[2:2002]
    return [digits[i : i + 50] for i in range(0, 2000, 50)]


def hilbert_systems():
    matrix = fmpq_mat(5, 5, [fmpq(1, i + j + 1) for i in range(5) for j in range(5)])
    column = [matrix.inv()[i, 0] for i in range(5)]
    whole = " ".join(str(x) for x in column)
    places = " ".join(f"{x}.0000" for x in column)
    return [places, places, places, whole, places, places, places]


def newtons_method():
    roots = [mp.findroot(lambda x: mp.cos(x) - x, 0.7), mp.lambertw(1).real, mp.cbrt(2)]
    return [fixed(x, 14) for x in roots] + [fixed(x, 60) for x in roots] * 2 + [
        fixed(roots[0], 61), fixed(roots[1], 61), fixed(roots[2], 60)]


def gauss_legendre():
    integral = mp.e - 1 / mp.e
    return [fixed(integral, 12), fixed(integral, 50), fixed(integral, 50)]


def pi_by_means():
    return [fixed(mp.pi, 14), fixed(mp.pi, 90), fixed(mp.pi, 90), fixed(mp.pi, 70), "true true"]


PROGRAMS = {
    "piByChudnovsky": pi_by_chudnovsky,
    "hilbertSystems": hilbert_systems,
    "newtonsMethod": newtons_method,
    "gaussLegendre": gauss_legendre,
    "piByMeans": pi_by_means,
}

lines = [
    "// Written by Vectors/make_expected.py with mpmath and python-flint; do not edit.",
    "",
    "/// The results of each program.",
    "let expected: [String: [String]] = [",
]
for name, program in PROGRAMS.items():
    lines += [f'  "{name}": ['] + [f'    "{text}",' for text in program()] + ["  ],"]
folder = Path(__file__).resolve().parent.parent / "Sources" / "programs" / "Expected"
(folder / "Expected.swift").write_text("\n".join(lines + ["]"]) + "\n")
