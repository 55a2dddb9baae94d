"""Runs the programs in turns and prints the medians and their ratios; see `exact-peers`."""

import os
import subprocess
import sys
from collections import defaultdict
from statistics import median

# The factor by which the exact backend must be faster than a peer.
LEAST = {"Arb": 0, "mpmath": 5}


def main():
    rounds, samples, build = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    programs = {"exact": [".build/release/exact-ratios", "times"]}
    if os.path.exists(f"{build}/exact_arb"):
        programs["Arb"] = [f"{build}/exact_arb"]
    programs["mpmath"] = [f"{build}/python/bin/python", "Peers/exact_mpmath.py"]
    times = defaultdict(list)
    answers = {}
    for _ in range(rounds):
        for name, command in programs.items():
            output = subprocess.run(
                command + [samples], check=True, capture_output=True, text=True
            ).stdout
            for line in output.splitlines():
                formula, time, digits = line.split(";")
                times[formula, name].append(int(time))
                # mpmath rounds every operation to fifty digits; how many of them are right is unknown.
                if answers.setdefault(formula, digits)[:44] != digits[:44]:
                    sys.exit(f"error: {name} gets {digits} for {formula}")
    peers = list(programs)[1:]
    print(f"medians of {rounds} rounds in turns; x = time over ExactBackend's, an ! below its target")
    print(f"{'50 digits':32}{'exact µs':>9}" + "".join(f"{name:>10} x " for name in peers))
    for formula in answers:
        own = times[formula, "exact"]
        cells = ""
        for name in peers:
            ratio = median(a / b for a, b in zip(times[formula, name], own))
            cells += f"{ratio:12.2f}{'!' if ratio < LEAST[name] else ' '}"
        print(f"{formula:32}{median(own) / 1000:9.1f}{cells}")


main()
