"""Times the keys of a keypad. usage: key_latency.py <ulp> <calculations>"""

import os
import random
import resource
import statistics
import subprocess
import sys

MOST = 10
"""The longest permitted time for a key in milliseconds."""

KEYS = (
    "1 2 3 4 5 6 7 8 9 0 . + - * / ( ) = xy yx root sqrt cbrt sin cos tan asin atan sinh ln log10 ex 10x x2 x3"
    " 1/x ! % +/- bs pi e m+ mr copy"
).split()


def milliseconds(ulp, backend, keys):
    """Processor time of pressing keys, from the start of the program to its end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [ulp, "keys", "-b", backend, "-d", "50", " ".join(keys)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def slowest_key(ulp, backend, keys):
    """The slowest key of a calculation and its time, from the shortest of nine times of each prefix."""
    times = [
        min(milliseconds(ulp, backend, keys[:count]) for _ in range(9)) for count in range(1, len(keys) + 1)
    ]
    return max((b - a, key) for a, b, key in zip(times, times[1:], keys[1:]))


def main():
    ulp, count = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    random.seed(20261122)
    calculations = [random.choices(KEYS, k=40) for _ in range(count)]
    failed = False
    for backend in ["exact", "bigfloat", "decimal", "double"]:
        alone = statistics.median(milliseconds(ulp, backend, ["1"]) for _ in range(9))
        times = [(milliseconds(ulp, backend, keys) - alone, keys) for keys in calculations]
        mean = statistics.mean(value for value, _ in times) / 40
        worst, key = slowest_key(ulp, backend, max(times)[1])
        print(f"{backend:9} a key takes {mean:.3f} ms, the slowest, {key}, {worst:.1f} ms")
        failed |= worst > MOST
    sys.exit(f"error: a key takes more than {MOST} ms" if failed else 0)


main()
