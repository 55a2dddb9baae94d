"""Measures all peers and writes RESULTS.md; see `results`."""

import argparse
import datetime
import sys
import time

from peer_results import lines, machine, peers, sweep, work
from peer_results.document import document
from peer_results.rounds import FULL, QUICK, SLOPES


def arguments():
    parser = argparse.ArgumentParser(prog="results", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only show that everything works")
    parser.add_argument("--only", help="operations, such as dot,matrix; 'lines' for the calculators")
    parser.add_argument("--build", help=argparse.SUPPRESS)
    parser.add_argument("--ulp", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.names = (options.only or ",".join([*work.TITLES, "lines"])).split(",")
    for name in options.names:
        if name not in work.TITLES and name != "lines":
            parser.error(f"unknown work '{name}': {', '.join(work.TITLES)} or lines")
    return options


def present(candidates, missing):
    """The peers that run; the names of the others are recorded."""
    found = []
    for peer in candidates:
        if peer.version():
            found.append(peer)
        elif peer.name not in missing:
            missing.append(peer.name)
    return found


def main():
    options = arguments()
    if options.build is None or options.ulp is None:
        # The options are valid; the script checks this before it installs and builds.
        return
    # Sollya's numbers are decimal and have more digits than Python reads by default.
    sys.set_int_max_str_digits(0)
    start, first_load = time.monotonic(), machine.load()
    missing = []
    libraries = present(peers.binary_peers(options.build, sys.executable), missing)
    calculators = present(lines.line_peers(options.build, sys.executable, options.ulp), missing)
    for name in missing:
        sweep.note(f"missing: {name}")
    if {"BigFloat", "ulp batch"} & set(missing):
        sys.exit("error: ours is not built")
    plan, slope_plan = (QUICK, QUICK) if options.quick else (FULL, SLOPES)
    ladder = (53, 64, 256, 1024) if options.quick else work.LADDER
    digits = lines.DIGITS[:2] if options.quick else lines.DIGITS
    judge = next((peer for peer in libraries if peer.name == "Arb"), None)
    # The judge is a separate process, so that it does not warm up the caches of the peer.
    arb = judge and peers.Server("judge", judge.command, judge.precision)
    proving = [peer for peer in lines.line_peers(options.build, sys.executable, options.ulp)
               if peer.name in ("Arb", "ulp batch") and peer.name not in missing]
    judges = sorted(proving, key=lambda peer: peer.name != "Arb")
    names = [name for name in options.names if name != "lines"]
    try:
        results = list(sweep.binary(libraries, arb, names, ladder, (plan, slope_plan)))
        texts = []
        if "lines" in options.names:
            texts = list(sweep.texts(calculators, judges, lines.EXPRESSIONS, digits, plan))
    finally:
        for peer in libraries + calculators + judges + ([arb] if arb else []):
            peer.restart()
    text = document(
        plan, libraries, calculators, missing, results, texts, (first_load, machine.load()),
        (time.monotonic() - start) / 60, datetime.date.today().isoformat())
    path = f"{options.build}/RESULTS.md" if options.quick or options.only else "RESULTS.md"
    with open(path, "w") as file:
        file.write(text)
    print(f"written to {path}")
    wrong = sum(result.is_proven is False for result in results + texts)
    if wrong:
        sys.exit(f"error: {wrong} answers of ours are wrong")


main()
