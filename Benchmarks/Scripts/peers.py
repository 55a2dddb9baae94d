"""Runs the three programs in turns and prints the medians and their ratios; see `peers`."""

import subprocess
import sys
from collections import defaultdict
from statistics import median


def main():
    rounds, samples, build = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    programs = {
        "BigFloat": [".build/release/peer-kernels"],
        "Boost": [f"{build}/boost"],
        "gmpy2": [f"{build}/python/bin/python", "Peers/gmpy2_kernels.py"],
    }
    times = defaultdict(list)
    for _ in range(rounds):
        answers = {}
        for name, command in programs.items():
            output = subprocess.run(
                command + [samples], check=True, capture_output=True, text=True
            ).stdout
            for line in output.splitlines():
                kernel, bits, time, digits = line.split()
                times[kernel, int(bits), name].append(int(time))
                # Roundings differ in their last places only.
                if answers.setdefault((kernel, bits), digits[:18]) != digits[:18]:
                    sys.exit(f"error: {name} gets {digits} for {kernel} at {bits} bits")
    print(f"medians of {rounds} rounds in turns; x = time over BigFloat's")
    print(f"{'kernel':10}{'bits':>5}{'BigFloat µs':>13}" + "".join(f"{n:>10} x" for n in ("Boost", "gmpy2")))
    slower = 0
    for kernel, bits in sorted({key[:2] for key in times}):
        own = times[kernel, bits, "BigFloat"]
        cells = ""
        for name in ("Boost", "gmpy2"):
            ratio = median(a / b for a, b in zip(times[kernel, bits, name], own))
            slower += ratio < 1
            cells += f"{ratio:12.2f}"
        print(f"{kernel:10}{bits:5}{median(own) / 1000:13.1f}{cells}")
    print(f"BigFloat is slower in {slower} of {2 * len({key[:2] for key in times})} comparisons")


main()
