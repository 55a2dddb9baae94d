#!/usr/bin/env python3
"""Writes statistics.txt: quantiles of all nine types, norms, covariances and correlations, computed by NumPy, one line `expression | value` each.

usage: make_statistics.py > statistics.txt
"""
import random

import numpy

random.seed(9)
methods = ["inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull",
           "linear", "median_unbiased", "normal_unbiased"]
shares = ["0", "1", "0.5", "0.25", "0.1", "0.99", "1/3", "2/7", "0.125", "0.75"]
for _ in range(60):
    values = [random.choice([random.randint(-9, 9), random.randint(-999, 999) / 8]) for _ in range(random.randint(1, 12))]
    for number, method in enumerate(methods, 1):
        share = random.choice(shares)
        value = numpy.quantile(numpy.array(values, dtype=float), eval(share), method=method)
        print(f"quantile([{', '.join(map(str, values))}], {share}, {number}) | {float(value)!r}")
    p = random.choice(["1", "2", "3", "1.5", "inf"])
    print(f"norm([{', '.join(map(str, values))}], {p}) | {float(numpy.linalg.norm(values, float(p)))!r}")

for _ in range(40):
    count = random.randint(2, 12)
    a, b = ([random.choice([random.randint(-9, 9), random.randint(-999, 999) / 8]) for _ in range(count)] for _ in "ab")
    typed = f"[{', '.join(map(str, a))}], [{', '.join(map(str, b))}]"
    print(f"covariance({typed}) | {float(numpy.cov(a, b)[0, 1])!r}")
    if len(set(a)) > 1 and len(set(b)) > 1:
        print(f"correlation({typed}) | {float(numpy.corrcoef(a, b)[0, 1])!r}")
