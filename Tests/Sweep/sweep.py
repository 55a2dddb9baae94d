#!/usr/bin/env python3
"""Asks every function of the catalogue for its value at extreme arguments, on four backends, and sums up how it went.

Every call must end with an answer or one error within 1.2 times the limit of time, measured on the processor. A call that
takes ten times the limit is ended, and counts as a hang; a process that ends by itself counts as a crash. The exit status is 1 if there is one of these.

Arguments are ±2^±(2^k) with their neighbours, numbers next to 0, ±1/2, ±1, ±2, -3 and 10, where functions have zeros and poles,
and nested exponentials. Functions of one number get all of them, functions of two all pairs of a selection, functions of more
numbers tuples drawn by a seed.
"""

import argparse
import collections
import itertools
import json
import os
import random
import select
import subprocess
import sys
import time

BACKENDS = ["exact", "double", "bigfloat", "decimal"]
NESTED = ["exp(1e15)", "exp(exp(40))", "exp(-1e15)", "-exp(1e15)", "exp(exp(-1e15))", "1+exp(-1e10)", "1-exp(-1e10)"]


def powers(greatest, step=1):
    """±2^±(2^k), and both neighbours of the positive ones."""
    for k in range(0, greatest + 1, step):
        large, small = f"2^(2^{k})", f"2^-(2^{k})"
        yield from (large, f"-{large}", small, f"-{small}")
        yield from (f"{large}*(1+2^-60)", f"{large}*(1-2^-60)", f"{small}*(1+2^-60)", f"{small}*(1-2^-60)")
        yield from (f"({large}+1)", f"({large}-1)", f"(-{large}-0.5)")


def beside(centers, greatest, step=1):
    """Numbers next to a center."""
    for center in centers:
        for k in range(0, greatest + 1, step):
            yield from (f"({center}+2^-(2^{k}))", f"({center}-2^-(2^{k}))")


def unary_arguments(greatest):
    yield from powers(greatest)
    yield from beside(["1", "2", "-1", "-2", "-3", "0.5", "-0.5", "10", "pi", "1.5"], greatest, 2)
    yield from NESTED


def binary_arguments(greatest):
    ks = [k for k in (1, 6, 9, 13, 20, 33, 40) if k <= greatest]
    yield from ("1", "3", "-2", "0.3", "360", "exp(1e15)", "exp(-1e15)", "1e100", "-1e8")
    for k in ks:
        yield from (f"2^(2^{k})", f"-2^(2^{k})", f"2^-(2^{k})", f"(1-2^-(2^{k}))", f"(-2^(2^{k})-0.5)")


def list_arguments(greatest):
    yield from ("0", "1", "2", "3", "-1", "-2", "0.3", "12", "360", "-1e8", "1000", "20000", "1e-5", "-5", "pi")
    for k in (9, 20, 33, greatest):
        yield from (f"2^(2^{k})", f"-2^(2^{k})", f"2^-(2^{k})", f"(1+2^-(2^{k}))")
    yield from ("exp(1e15)", "exp(-1e15)")


def calls(name, parameters, options, draw):
    """The expressions that call a function."""
    needed = [p for p in parameters if p != "…" and "=" not in p and "?" not in p]
    lists = "…" in parameters or {"flows"} & set(parameters) or name == "dot"
    if len(parameters) == 1 and not lists:
        return [f"{name}({x})" for x in unary_arguments(options.greatest)]
    if len(needed) == 2 and len(parameters) == 2 and not lists:
        pairs = list(itertools.product(binary_arguments(options.greatest), repeat=2))
        if options.sample and len(pairs) > options.sample:
            pairs = draw.sample(pairs, options.sample)
        return [f"{name}({x},{y})" for x, y in pairs]
    values = list(list_arguments(options.greatest))
    return [
        f"{name}({','.join(arguments(name, parameters, len(needed), values, draw))})" for _ in range(options.sample or 400)
    ]


def arguments(name, parameters, needed, values, draw):
    """One tuple of arguments."""
    def several():
        return [draw.choice(values) for _ in range(draw.randrange(2, 6))]
    if name == "dot":
        size = draw.randrange(1, 4)
        return [f"[{','.join(draw.choice(values) for _ in range(size))}]" for _ in range(2)]
    if "…" in parameters:
        return several()
    count = draw.randint(needed, len(parameters))
    return [f"[{','.join(several())}]" if p == "flows" else draw.choice(values) for p in parameters[:count]]


def catalogue(ulp):
    """The name and the parameters of each numeric function: "x?" can be left out, "…" stands for any number of others."""
    rows = json.loads(subprocess.run([ulp, "functions", "--json"], capture_output=True, text=True, check=True).stdout)
    for row in rows:
        if "accuracy" in row:
            inner = row["signature"][row["signature"].index("(") + 1:-1].replace("[, b]", ", b?")
            yield row["name"], [p.strip() for p in inner.split(",")]


class Worker:
    """One `ulp batch`, asked line by line."""

    def __init__(self, options, backend):
        self.command = [options.ulp, "batch", "-b", backend, "--limit", f"time={options.timeout}"]
        if options.digits and backend != "double":
            self.command += ["-d", str(options.digits)]
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "XDG_CONFIG_HOME": "/nonexistent"})

    def ask(self, line, patience):
        """The answer, or None for a hang or False for a crash; and the seconds that it took."""
        began, used = time.monotonic(), self.processor()
        answer = b""
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            while not answer.endswith(b"\n"):
                rest = patience - (time.monotonic() - began)
                ready = select.select([self.process.stdout], [], [], max(0, rest))[0]
                if not ready:
                    self.stop()
                    self.start()
                    return None, time.monotonic() - began
                part = os.read(self.process.stdout.fileno(), 1 << 20)
                if not part:
                    raise BrokenPipeError
                answer += part
        except BrokenPipeError:
            self.stop()
            self.start()
            return False, time.monotonic() - began
        # On a machine that does other work too, time on the processor tells more.
        return answer.decode().strip(), min(time.monotonic() - began, max(0, self.processor() - used) + 0.02)

    def family(self):
        """The process and the workers that it has started."""
        numbers = [self.process.pid]
        try:
            for task in os.listdir(f"/proc/{self.process.pid}/task"):
                with open(f"/proc/{self.process.pid}/task/{task}/children") as children:
                    numbers += [int(x) for x in children.read().split()]
        except OSError:
            pass
        return numbers

    def processor(self):
        """The seconds that these processes have used so far."""
        ticks = 0
        for number in self.family():
            try:
                with open(f"/proc/{number}/stat") as stat:
                    fields = stat.read().rsplit(")", 1)[1].split()
                    ticks += int(fields[11]) + int(fields[12])
            except OSError:
                pass
        return ticks / os.sysconf("SC_CLK_TCK")

    def peak(self):
        """The largest memory of one of these processes so far, in megabytes."""
        most = 0
        for number in self.family():
            try:
                with open(f"/proc/{number}/status") as status:
                    most = max(most, next((int(x.split()[1]) // 1000 for x in status if x.startswith("VmHWM")), 0))
            except OSError:
                pass
        return most

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin = None
        self.process.stdout.close()


def kind(answer):
    """A word for an answer."""
    if answer is None:
        return "hang"
    if answer is False:
        return "crash"
    if not answer.startswith("error: "):
        return "answer"
    if "the limit '" in answer:
        return "limit " + answer.split("the limit '")[1].split("'")[0]
    for word in ("too large", "no real value", "division by zero", "undecided", "closer to it than", "not found within"):
        if word in answer:
            return word
    return "other error"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ulp", default=".build/release/ulp")
    parser.add_argument("--timeout", type=int, default=1, help="the limit of time, in seconds")
    parser.add_argument("--backends", default=",".join(BACKENDS))
    parser.add_argument("--functions", default="", help="names; all when left out")
    parser.add_argument("--greatest", type=int, default=40, help="the greatest k")
    parser.add_argument("--sample", type=int, default=0, help="how many calls of each function of several numbers")
    parser.add_argument("--digits", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--memory", type=int, default=1200, help="megabytes that a call may take")
    parser.add_argument("--expressions", help="a file of expressions in place of the catalogue")
    parser.add_argument("--show", default="", help="print calls with this kind of answer")
    options = parser.parse_args()
    chosen = set(filter(None, options.functions.split(",")))
    functions = [f for f in catalogue(options.ulp) if not chosen or f[0] in chosen]
    kinds = collections.defaultdict(collections.Counter)
    slowest, failures = [], 0
    began = time.monotonic()
    for backend in options.backends.split(","):
        draw = random.Random(options.seed)
        if options.expressions:
            groups = [("file", [x.strip() for x in open(options.expressions) if x.strip()])]
        else:
            groups = [(name, calls(name, parameters, options, draw)) for name, parameters in functions]
        for name, lines in groups:
            worker = Worker(options, backend)
            worker.ask("1", 10)
            peak, misses = worker.peak(), 0
            for line in lines:
                answer, seconds = worker.ask(line, 10 * options.timeout)
                word = kind(answer)
                kinds[backend][word] += 1
                if options.show and options.show in word:
                    print(f"{backend}: {line}: {str(answer)[:150]}", flush=True)
                now = worker.peak()
                is_late = seconds > 1.2 * options.timeout + 0.05
                is_large = now > options.memory and now > peak + 100
                peak = max(peak, now) if answer else worker.peak()
                slowest.append((seconds, backend, line, word))
                if is_late or is_large or not answer:
                    failures += 1
                    misses += 1
                    print(f"{backend} {word}: {line}: {seconds:.2f} s, {now} MB {str(answer)[:100]}", flush=True)
                    if misses == 12:
                        print(f"{backend}: {name}: the rest is left out", flush=True)
                        break
            worker.stop()
        slowest = sorted(slowest, reverse=True)[:20]
    print(f"\n{sum(sum(c.values()) for c in kinds.values())} calls in {time.monotonic() - began:.0f} s, {failures} failures")
    for backend, counter in kinds.items():
        print(f"{backend}: " + ", ".join(f"{n} {word}" for word, n in counter.most_common()))
    print("slowest:")
    for seconds, backend, line, word in slowest[:10]:
        print(f"  {seconds:.2f} s  {backend}: {line} ({word})")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
