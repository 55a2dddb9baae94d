"""Runs `ulp compare`, Arb and Sollya in turns and prints certified true values per second; see `truth-peers`.

A true value of Arb is certified like that of ulp: by a ball of 117 bits that determines the nearest double. Arb starts
with 128 bits and doubles them. Sollya rounds to double, and reports if it could not.
"""

import random
import re
import shutil
import subprocess
import sys
import time
from statistics import median

from flint import arb, ctx

CORES = "Peers/straight_lines.fpcore"
# Interpreters are slower and get proportionally fewer points.
ARB_SHARE, SOLLYA_SHARE = 10, 20


def read(text):
    """The cores of a file: name, bounds of the arguments, body as nested lists."""
    tokens = re.findall(r'"[^"]*"|[()]|[^\s()]+', re.sub(r";.*", "", text))

    def expression():
        token = tokens.pop(0)
        if token != "(":
            return token
        items = []
        while tokens[0] != ")":
            items.append(expression())
        tokens.pop(0)
        return items

    while tokens:
        core = expression()
        pre = core[core.index(":pre") + 1]
        yield core[3].strip('"'), {c[2]: (float(c[1]), float(c[3])) for c in pre[1:]}, core[-1]


def infix(node, literal):
    """The body in the notation that Python and Sollya have in common."""
    if isinstance(node, str):
        return literal(node) if re.match(r"[\d.]", node) else node
    operator, *terms = node
    terms = [infix(term, literal) for term in terms]
    return f"({terms[0]} {operator} {terms[1]})" if len(terms) == 2 else f"{operator}({terms[0]})"


def run_ulp(ulp, name, points, threads):
    command = [ulp, "compare", "--fpcore", CORES, "--core", name, "--samples", str(points)]
    command += ["-f", "double", "--sampling", "values", "--jobs", str(threads), "--json"]
    start = time.perf_counter()
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    elapsed = time.perf_counter() - start
    certified = int(re.search(r'"certified": (\d+)', output)[1])
    if certified != points:
        sys.exit(f"error: {points - certified} points of {name} are not certified")
    return points / elapsed


def run_arb(body, inputs):
    code = compile(infix(body, lambda text: f"number('{text}')"), "core", "eval")
    names = {f: (lambda x, f=f: getattr(x, f)()) for f in ("exp", "sin", "sqrt", "atan", "log")}
    start = time.perf_counter()
    for point in inputs:
        ctx.prec = 128
        while True:
            ball = eval(code, {**names, "number": arb, **{n: arb(x) for n, x in point.items()}})
            if ball.rel_accuracy_bits() >= 117:
                break
            ctx.prec *= 2
    return len(inputs) / (time.perf_counter() - start)


def run_sollya(body, inputs):
    text = infix(body, lambda number: number)
    lines = ["prec = 400!;"]
    for point in inputs:
        line = re.sub(r"\b[a-zA-Z]\b", lambda m: f"({point[m[0]].hex()})", text)
        lines.append(f"round({line}, D, RN);")
    start = time.perf_counter()
    output = subprocess.run(
        ["sollya"], input="\n".join(lines) + "\nquit;\n", check=True, capture_output=True, text=True)
    elapsed = time.perf_counter() - start
    if "Warning" in output.stdout and "may" in output.stdout:
        sys.exit("error: Sollya is not sure")
    return len(inputs) / elapsed


def main():
    ulp, rounds, points = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    has_sollya = shutil.which("sollya") is not None
    print(f"certified truths a second; medians of {rounds} rounds in turns, {points} points of a core")
    print(f"{'core':14}{'ulp, 1 thread':>15}{'2 threads':>12}{'scaling':>9}{'Arb':>9}{'Sollya':>9}")
    for name, bounds, body in read(open(CORES).read()):
        random.seed(1)
        inputs = [
            {n: random.uniform(*ends) for n, ends in bounds.items()}
            for _ in range(points // ARB_SHARE)
        ]
        rates = []
        for _ in range(rounds):
            one, two = (run_ulp(ulp, name, points, threads) for threads in (1, 2))
            arb_rate = run_arb(body, inputs)
            sollya = run_sollya(body, inputs[: points // SOLLYA_SHARE]) if has_sollya else 0
            rates.append((one, two, two / one, arb_rate, sollya))
        one, two, scaling, arb_rate, sollya = (median(column) for column in zip(*rates))
        print(f"{name:14}{one:15.0f}{two:12.0f}{scaling:9.2f}{arb_rate:9.0f}{sollya:9.0f}", flush=True)


main()
