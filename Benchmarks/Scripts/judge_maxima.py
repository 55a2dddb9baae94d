"""Compares the worst points that `ulp judge --worst` finds with published ones; called by judge-maxima."""
import json
import subprocess
import sys
import tempfile
import time

ulp, published, seconds, *names = sys.argv[1:]
seconds = float(seconds)
# How far below the error at a published input the error that was found may be.
TOLERANCE = 0.02


def judged(*arguments):
    done = subprocess.run([ulp, "judge", "--json", *arguments], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout)["results"][0]


def largest_published(name, inputs):
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        file.write("\n".join(["x", *inputs]) + "\n")
        file.flush()
        return judged("--libm", name, "--data", file.name)


def climbed(name):
    """The worst point that as many tries find as fit into the time; the rate is that of a shorter run."""
    tries = 10_000
    while True:
        start = time.monotonic()
        found = judged("--libm", name, "--worst", "--tries", str(tries))
        spent = time.monotonic() - start
        if spent >= seconds / 2:
            return found["climbed"], tries, spent
        # A run of a tenth of the time tells how many tries fit into the rest.
        tries = int(tries * (min(8, 0.1 * seconds / spent) if spent < seconds / 20 else 0.95 * seconds / spent))


reached, misses = 0, []
rows = [line.split() for line in open(published) if not line.startswith("#")]
rows = [row for row in rows if not names or row[0] in names]
print("function  published   input                      found       at                         tries    seconds", flush=True)
for name, *inputs in rows:
    known = largest_published(name, inputs)["worst"]
    found, tries, spent = climbed(name)
    is_reached = found["ulps"] >= known["ulps"] - TOLERANCE
    reached += is_reached
    if not is_reached:
        misses.append(f"{name} by {known['ulps'] - found['ulps']:.4g}")
    print(f"{name:8}  {known['ulps']:<10.5g}  {known['inputs']['x']:25}  {found['ulps']:<10.5g}  {found['inputs']['x']:25}  "
          f"{tries:8}  {spent:5.1f}  {'' if is_reached else 'missed'}", flush=True)
print(f"{reached} of {len(rows)} come within {TOLERANCE} ulps of the error at the worst published input, or beyond it")
if misses:
    print("missed: " + ", ".join(misses))
