"""How costs grow with the precision: exponents k of time ~ bits^k by least squares of the logarithms."""

import math
from collections import namedtuple
from statistics import median

# A slope with its standard error, which does not exist for two points.
Slope = namedtuple("Slope", "value error points")

LOW = (64, 1024)
HIGH = (16384, 1_000_000)
PLACES = (256, 4096, 65536, 262144)
NAMES = ("BigFloat", "MPFR in C", "Arb", "PARI")


def fit(points):
    """The slope of pairs of bits and times; None for fewer than three pairs."""
    if len(points) < 3:
        return None
    pairs = [(math.log(bits), math.log(time)) for bits, time in points]
    count = len(pairs)
    x_mean, y_mean = (sum(column) / count for column in zip(*pairs))
    width = sum((x - x_mean) ** 2 for x, _ in pairs)
    slope = sum((x - x_mean) * (y - y_mean) for x, y in pairs) / width
    rest = sum((y - y_mean - slope * (x - x_mean)) ** 2 for x, y in pairs)
    return Slope(slope, math.sqrt(rest / (count - 2) / width), count)


def within(points, bounds):
    return [point for point in points if bounds[0] <= point[0] <= bounds[1]]


def around(points, bits):
    """The slope from a precision, half of it and twice it."""
    return fit(within(points, (bits // 2, 2 * bits)))


def curves(results):
    """The points of each operation and peer, without the times of wrong answers."""
    found = {}
    for request, outcomes, distances, _ in results:
        for name in NAMES:
            outcome = outcomes.get(name)
            if name not in distances or distances[name].is_wrong:
                continue
            if request.bits >= LOW[0]:
                found.setdefault((request.name, name), []).append(
                    (request.bits, median(outcome.times)))
    return found
