"""Judges functions of binary32 at all numbers and keeps a table; called by judge-exhaustive."""
import pathlib
import sys

from judge_tables import Table, answer_of

ulp, benchmarks, *names = sys.argv[1:]
benchmarks = pathlib.Path(benchmarks)
kept = benchmarks / ".build" / "exhaustive"
kept.mkdir(parents=True, exist_ok=True)

# Those of C17 and POSIX, and exp10 of GNU.
FUNCTIONS = """acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp10 exp2 expm1 j0 j1 lgamma log log10 log1p log2 sin
sinh sqrt tan tanh tgamma y0 y1""".split()
HEADING = """# The platform's functions of binary32 at every number

Written by `Scripts/judge-exhaustive`. All finite floats were judged, both zeros as one; nothing was drawn, and what is called a
maximum is one. A result is faithful if no float lies between it and the true value. Arguments outside of the domain and at poles
have no true value.
"""
COLUMNS = ["function", "maximum, ulps", "at", "correctly rounded", "not so", "faithful", "wrong sign", "NaN", "infinite", "no true value"]


def row(name, answer):
    found = answer["results"][0]
    if found["undecided"]:
        sys.exit(f"{name}: {found['undecided']} numbers are undecided")
    certified, nearest = found["certified"], found["nearest"]
    return [name, f"{found['largest_ulps']:.6g}", found["worst"]["inputs"]["x"], f"{100 * nearest / certified:.5f} %", certified - nearest,
            f"{100 * found['faithful'] / certified:.5f} %", found["wrong_sign"], found["nan"], found["infinite"], found["invalid"]]


table = Table(benchmarks / "LIBM32.md", HEADING, COLUMNS)
for name in names or FUNCTIONS:
    if table.has(name):
        continue
    print(f"{name}f …", file=sys.stderr, flush=True)
    answer = answer_of([ulp, "judge", "--libm", f"{name}f", "--exhaustive", "--resume", kept / f"{name}.json", "--json"])
    table.add(answer["libraries"][0], row(name, answer))
