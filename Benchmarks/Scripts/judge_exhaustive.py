"""Judges functions of binary32 at all numbers and keeps a table; called by judge-exhaustive."""
import json
import pathlib
import platform
import subprocess
import sys

ulp, benchmarks, *names = sys.argv[1:]
benchmarks = pathlib.Path(benchmarks)
table = benchmarks / "LIBM32.md"
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


def platform_line(library):
    """The library, its version, the processor, and which of the loader's variants it gets."""
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    fields = dict(reversed([[part.strip() for part in line.split(":", 1)] for line in lines if ":" in line]))
    flags = fields.get("flags", "").split()
    variants = [flag for flag in ("fma", "avx2", "fma4") if flag in flags]
    return f"{library}, {' '.join(platform.libc_ver())}, on {fields.get('model name', platform.machine())}, which has {', '.join(variants) or 'no FMA'}"


def row(name, answer):
    found = answer["results"][0]
    if found["undecided"]:
        sys.exit(f"{name}: {found['undecided']} numbers are undecided")
    certified, nearest = found["certified"], found["nearest"]
    return [name, f"{found['largest_ulps']:.6g}", found["worst"]["inputs"]["x"], f"{100 * nearest / certified:.5f} %", certified - nearest,
            f"{100 * found['faithful'] / certified:.5f} %", found["wrong_sign"], found["nan"], found["infinite"], found["invalid"]]


lines = table.read_text().splitlines() if table.exists() else []
for name in names or FUNCTIONS:
    if any(line.startswith(f"| {name} |") for line in lines):
        continue
    print(f"{name}f …", file=sys.stderr, flush=True)
    done = subprocess.run([ulp, "judge", "--libm", f"{name}f", "--exhaustive", "--resume", kept / f"{name}.json", "--json"],
                          stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    answer = json.loads(done.stdout)
    judged = platform_line(answer["libraries"][0])
    if not lines:
        lines = HEADING.splitlines() + ["", f"Judged: {judged}.", ""]
        lines += ["| " + " | ".join(COLUMNS) + " |", "| " + " | ".join("---" for _ in COLUMNS) + " |"]
    elif f"Judged: {judged}." not in lines:
        sys.exit(f"{table} is about another platform than {judged}")
    lines.append("| " + " | ".join(str(cell) for cell in row(name, answer)) + " |")
    # Rows are in the order of names, whatever was judged first.
    first = next(place for place, line in enumerate(lines) if line.startswith("| ---")) + 1
    lines[first:] = sorted(lines[first:])
    table.write_text("\n".join(lines) + "\n")
