"""Times `ulp batch` and `ulp convert --batch`. usage: batch_throughput.py <ulp> <lines> <runs>"""

import os
import random
import statistics
import sys
import tempfile
from fractions import Fraction

from processes import run

# The number of second units in one first unit.
PAIRS = [
    ("km", "mi", Fraction(1000000, 1609344)),
    ("mi", "km", Fraction(1609344, 1000000)),
    ("in", "cm", Fraction(254, 100)),
    ("lb", "kg", Fraction(45359237, 100000000)),
    ("kg", "lb", Fraction(100000000, 45359237)),
    ("ft", "m", Fraction(3048, 10000)),
    ("gal_us", "L", Fraction(3785411784, 1000000000)),
    ("acre", "m2", Fraction(40468564224, 10000000)),
]


def expressions(count):
    """The same lines in every run, each with its value. Doubles hold every step exactly."""
    draw = random.Random(20240521)
    for _ in range(count):
        a, b = draw.randint(1, 999) / 4, draw.randint(1, 999) / 4
        factor, root = draw.randint(2, 99), draw.randint(1, 99)
        yield f"{a}*{factor}+{b}^2-sqrt({root**2})\n", a * factor + b**2 - root


def conversions(count):
    """Lines such as `12.5 km to mi`, each with the nearest double of its value."""
    draw = random.Random(20261122)
    for _ in range(count):
        x = Fraction(draw.randint(1, 99999), 8)
        source, target, factor = draw.choice(PAIRS)
        yield f"{float(x)!r} {source} to {target}\n", float(x * factor)


def exact_conversions(count):
    """The same for those whose values are finite decimals."""
    draw = random.Random(20261122)
    pairs = [pair for pair in PAIRS if pair[0] not in ("km", "kg")]
    for _ in range(count):
        x = Fraction(draw.randint(1, 99999), 8)
        source, target, factor = draw.choice(pairs)
        yield f"{float(x)!r} {source} to {target}\n", x * factor


def main():
    ulp, count, runs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(f"{count} lines, medians of {runs} runs")
    measure("expressions, 128 bits", [ulp, "batch", "-p", "128"], expressions, float, count, runs)
    measure(
        "conversions, double", [ulp, "convert", "--batch", "-b", "double", "--bare"], conversions,
        float, count, runs)
    measure(
        "finite decimals, exact", [ulp, "convert", "--batch", "--bare"], exact_conversions, Fraction,
        count, runs)


def measure(name, command, lines, read, count, runs):
    with tempfile.TemporaryDirectory() as folder:
        questions = os.path.join(folder, "questions")
        answers = os.path.join(folder, "answers")
        with open(questions, "w") as file:
            file.writelines(line for line, _ in lines(count))
        results = []
        for _ in range(runs):
            results.append(run(command, stdin=questions, stdout=answers))
            check(answers, lines(count), read)
    rate = count / statistics.median(result.seconds for result in results)
    resident = max(result.max_resident_bytes for result in results)
    print(f"{name:24}{rate:12.0f} lines per second, at most {resident / 2**20:.1f} MiB resident")


def check(answers, lines, read):
    """Written line by line, because a child's peak memory includes that of this process at its start."""
    with open(answers) as file:
        for line, value in lines:
            text = file.readline()
            try:
                is_right = read(text.strip()) == value
            except ValueError:
                is_right = False
            if not is_right:
                sys.exit(f"error: {line.strip()} is {value}, not {text!r}")
        if file.readline():
            sys.exit("error: there are more answers than lines")


main()
