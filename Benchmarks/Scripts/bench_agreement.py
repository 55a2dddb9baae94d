"""Compares two runs of `ulp bench` with each other and with fractions. usage: bench_agreement.py <ulp> [--quick]"""

import json
import math
import subprocess
import sys
from fractions import Fraction

MOST_DISAGREEMENT = 0.05
MOST_OVERHEAD = 0.02


def bench(ulp, *options):
    command = [ulp, "bench", "--json", *options]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def rows(run):
    return {
        (workload["name"], row["backend"]): row
        for workload in run["workloads"]
        for row in workload["results"]
    }


def pairwise(x):
    if len(x) == 1:
        return x[0]
    return pairwise(x[: len(x) // 2]) + pairwise(x[len(x) // 2 :])


def left_to_right(x):
    total = x[0]
    for term in x[1:]:
        total += term
    return total


def kahan(x):
    total, lost = x[0], 0.0
    for term in x[1:]:
        corrected = term - lost
        following = total + corrected
        lost = (following - total) - corrected
        total = following
    return total


def digits(value, truth):
    error = abs(Fraction(value) - truth)
    most = 53 * math.log10(2)
    return most if error == 0 else min(most, max(0.0, -math.log10(error / abs(truth))))


def expected():
    """Correct digits of doubles in some workloads, by Python's own doubles and exact fractions."""
    terms = [Fraction((-1) ** (k + 1) * 2 ** (k * 7 % 30), k) for k in range(1, 201)]
    rounded = [float(term) for term in terms]
    by_size = [float(term) for term in sorted(terms, key=abs)]
    sums = {
        "sum:forward": left_to_right(rounded),
        "sum:backward": left_to_right(rounded[::-1]),
        "sum:pairwise": pairwise(rounded),
        "sum:sorted": left_to_right(by_size),
        "sum:kahan": kahan(rounded),
        "sum:once": math.fsum(rounded),
    }
    result = {name: digits(value, sum(terms)) for name, value in sums.items()}
    data = [1_000_000 + Fraction(k, 3) for k in range(1, 101)]
    x = [float(value) for value in data]
    mean = left_to_right(x) / 100
    true_mean = sum(data) / 100
    result["mean"] = digits(mean, true_mean)
    true_variance = sum((value - true_mean) ** 2 for value in data) / 99
    squares = [(value - mean) * (value - mean) for value in x]
    result["variance"] = digits(left_to_right(squares) / 99, true_variance)
    total = left_to_right(x)
    of_squares = left_to_right([value * value for value in x])
    result["variance:one-pass"] = digits(
        (of_squares - total * total / 100) / 99, true_variance
    )
    products = [float(Fraction(1, k)) * float(Fraction(1, k + 1)) for k in range(1, 101)]
    result["dot"] = digits(left_to_right(products), Fraction(100, 101))
    third, horner = float(Fraction(1, 3)), 1.0
    for _ in range(63):
        horner = horner * third + 1.0
    result["horner"] = digits(horner, (3 - Fraction(1, 3**63)) / 2)
    return result


def main():
    ulp, quick = sys.argv[1], "--quick" in sys.argv[2:]
    options = ["--workload", "algorithms"]
    options += ["--samples", "3", "--sample-time", "1"] if quick else []
    runs = [bench(ulp, *options) for _ in range(2)]
    first, second = map(rows, runs)
    faults = []
    for name, value in expected().items():
        found = first[name, "double"]["correct_digits"]
        if abs(found - value) > 1e-9:
            faults.append(f"{name}: {found} digits of doubles, and {value} by fractions")
    worst = (0.0, "nothing")
    for key, row in first.items():
        other = second[key]
        name = " of ".join(reversed(key))
        if "error" in row:
            faults.append(f"{name}: {row['error']}")
            continue
        if row["allocations"] is None:
            faults.append(f"{name}: no count of allocations")
        if row["allocations"] != other["allocations"]:
            faults.append(f"{name}: {row['allocations']} and {other['allocations']} allocations")
        if row["correct_digits"] != other["correct_digits"]:
            faults.append(f"{name}: {row['correct_digits']} and {other['correct_digits']} digits")
        worst = max(worst, (abs(row["ratio"] / other["ratio"] - 1), name))
    shortest = min(row["nanoseconds"] for row in first.values() if "error" not in row)
    overhead = max(run["harness_nanoseconds"] for run in runs) / shortest
    print(f"{len(first)} rows, digits of {len(expected())} workloads recomputed from fractions")
    print(f"ratios disagree by at most {100 * worst[0]:.2f} % ({worst[1]})")
    print(f"the harness takes {100 * overhead:.3f} % of the shortest time")
    if not quick:
        if worst[0] > MOST_DISAGREEMENT:
            faults.append("the ratios of the two runs are too far apart")
        if overhead > MOST_OVERHEAD:
            faults.append("the harness takes too much of the time")
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
