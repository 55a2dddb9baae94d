#!/usr/bin/env python3
"""Checks the answers in the *.inputs files beside it against their formulas.

A line '  = formula' behind an answer computes it with mpmath and fractions; nothing of the tested program is used.
With --fill, '?' in an answer becomes the value of the formula.
"""

import sys
from fractions import Fraction
from pathlib import Path

from mpmath import findroot, mp, mpf
from mpmath import asin, atan, cbrt, cos, cosh, exp, log, log10, pi, sin, sinh, sqrt, tan

mp.dps = 90
F = Fraction


def tfv(rate, nper, pmt, pv=0, due=0):
    """The future value of an annuity (OpenFormula 6.12.20)."""
    growth = (1 + rate) ** nper
    return -(pv * growth + pmt * (1 + rate * due) * (growth - 1) / rate)


def tpv(rate, nper, pmt, fv=0, due=0):
    growth = (1 + rate) ** nper
    return -(fv + pmt * (1 + rate * due) * (growth - 1) / rate) / growth


def tpmt(rate, nper, pv, fv=0, due=0):
    growth = (1 + rate) ** nper
    return -(pv * growth + fv) * rate / ((growth - 1) * (1 + rate * due))


def tnper(rate, pmt, pv, fv=0, due=0):
    payment = mpf(pmt) * (1 + rate * due)
    return log((payment - fv * rate) / (payment + pv * rate)) / log(1 + rate)


def trate(nper, pmt, pv):
    return findroot(lambda r: pv * (1 + r) ** nper + pmt * ((1 + r) ** nper - 1) / r, mpf("0.01"))


def tirr(flows):
    return findroot(lambda r: sum(f / (1 + r) ** k for k, f in enumerate(flows)), mpf("0.1"))


def decimal(value, digits):
    """The digits of a value: all of a finite decimal, else this many, rounded."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Fraction):
        rest = value.denominator
        places = 0
        while rest % 2 == 0 or rest % 5 == 0:
            if rest % 10 == 0:
                rest //= 10
            elif rest % 2 == 0:
                rest //= 2
            else:
                rest //= 5
            places += 1
        if rest == 1:
            scaled = abs(value) * 10**places
            text = str(scaled.numerator).rjust(places + 1, "0")
            if places:
                text = (text[:-places] + "." + text[-places:]).rstrip("0").rstrip(".")
            return ("-" if value < 0 else "") + text
        value = mpf(value.numerator) / value.denominator
    text = mp.nstr(value, digits, min_fixed=-7, max_fixed=21)
    if "e" in text:
        mantissa, exponent = text.split("e")
        return f"{mantissa.rstrip('0').rstrip('.')}e{int(exponent):+d}".replace("e+", "e+")
    return text.rstrip("0").rstrip(".") if "." in text else text


def check(path, fill):
    """Checks one file; returns the number of formulas and of faults."""
    lines = path.read_text().split("\n")
    count = faults = 0
    for index, line in enumerate(lines):
        if not line.startswith("  = "):
            continue
        count += 1
        value = eval(line[4:])
        answer = lines[index - 1]
        if answer.startswith("note: "):
            answer = lines[index - 2]
        digits = 20 if any(word and word[0] not in "-0123456789?" for word in answer.split(" ")) else 50
        text = decimal(value, digits)
        if fill and "?" in answer:
            lines[index - 1] = answer.replace("?", text).rstrip()
        elif text not in answer.split(" "):
            faults += 1
            print(f"{path.name}:{index}: {answer}, but {line[4:]} is {text}")
    if fill:
        path.write_text("\n".join(lines))
    return count, faults


def main():
    results = [check(path, "--fill" in sys.argv) for path in sorted(Path(__file__).parent.rglob("*.inputs"))]
    print(sum(count for count, _ in results), "formulas,", sum(faults for _, faults in results), "faults")
    sys.exit(any(faults for _, faults in results))


main()
