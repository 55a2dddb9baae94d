"""The formulas of `exact-ratios` in mpmath at 50 digits, without certification. Prints
`name;nanoseconds;digits`."""

import sys
from time import perf_counter_ns

from mpmath import mp, mpf, atan, exp, gamma, ln, pi, sin, sqrt, zeta

FORMULAS = {
    "exp(pi*sqrt(163))": lambda: exp(pi * sqrt(163)),
    "sin(23456.789)": lambda: sin(mpf("23456.789")),
    "((1+sqrt(5))/2)^100": lambda: ((1 + sqrt(5)) / 2) ** 100,
    "ln(2)*exp(1/3)/atan(sqrt(2))": lambda: ln(2) * exp(mpf(1) / 3) / atan(sqrt(2)),
    "gamma(1/3)*zeta(3)": lambda: gamma(mpf(1) / 3) * zeta(3),
    "sqrt(2)+sqrt(3)": lambda: sqrt(2) + sqrt(3),
    "(sqrt(7^2-4*3*(-5))-7)/(2*3)": lambda: (sqrt(mpf(7) ** 2 - 4 * 3 * (-5)) - 7) / (2 * mpf(3)),
    "4*(4*atan(1/5)-atan(1/239))": lambda: 4 * (4 * atan(mpf(1) / 5) - atan(mpf(1) / 239)),
}


def main():
    samples = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    mp.dps = 50
    for name, formula in FORMULAS.items():
        text = mp.nstr(formula(), 50)
        times = []
        for _ in range(samples):
            passes, start = 0, perf_counter_ns()
            while perf_counter_ns() - start < 4_000_000:
                mp.nstr(formula(), 50)
                passes += 1
            times.append((perf_counter_ns() - start) / passes)
        digits = text.split("e")[0].replace(".", "").lstrip("0")
        print(name, int(sorted(times)[samples // 2]), digits, sep=";")


main()
