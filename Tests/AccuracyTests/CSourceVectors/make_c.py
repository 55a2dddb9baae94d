"""Writes functions.jsonl: random functions of C and expressions behind declarations, with what a C compiler computes.

Only operations that IEEE 754 rounds correctly occur. The values are those of a compiler for x86-64, without contraction
and optimization; the undefined behaviour of C is ruled out by how functions are made, and the compiler's sanitizer
checks that. Run: python make_c.py. Needs cc (made with gcc 12 on x86-64).
"""

import json
import random
import subprocess
import tempfile
from pathlib import Path

random.seed(20261128)
SUFFIX = {"float": "f", "double": "", "long double": "L"}
FLOATS = list(SUFFIX)


class Writer:
    def __init__(self):
        self.scopes = [{}]
        self.count = 0
        self.locked = set()
        self.hidden = set()

    def variables(self, floating):
        known = {}
        for scope in self.scopes:
            known.update(scope)
        return [n for n, t in known.items() if (t != "int") == floating and n not in self.hidden]

    def literal(self):
        digits = random.choice(["0.1", "2.5", "1.", ".75", "3e-3", "1e2", "0x1.8p1", "7.25", "0.3"])
        return digits + SUFFIX[random.choice(FLOATS)]

    def whole(self, depth):
        """An int of modest size."""
        kind = random.randrange(6)
        names = self.variables(False)
        if kind < 2 or depth <= 0:
            return str(random.randrange(10))
        if kind == 2 and names:
            return f"{random.choice(names)} % {random.randrange(2, 9)}"
        if kind == 3:
            return f"({self.whole(depth - 1)} {random.choice('+-')} {self.whole(depth - 1)})"
        if kind == 4:
            return f"{self.whole(0)} / {random.randrange(1, 5)}"
        value = self.number(depth - 1)
        return f"(int)(fabs({value}) < 1000 ? {value} : 7)"

    def number(self, depth):
        kind = random.randrange(14)
        names = self.variables(True)
        if depth <= 0 or kind < 2:
            return random.choice(names) if names and random.random() < 0.7 else self.literal()
        if kind < 8:
            a, b = self.any(depth - 1), self.number(depth - 1)
            if random.random() < 0.5:
                a, b = b, a
            if random.random() < 0.3:
                return f"{a} {random.choice('+-')} {b} * {self.literal()}"
            return f"({a} {random.choice('+-*/')} {b})"
        if kind == 8:
            return f"-{self.number(0)}"
        if kind == 9:
            return f"({random.choice(FLOATS)})({self.any(depth - 1)})"
        if kind == 10:
            return f"({self.test(depth - 1)} ? {self.any(depth - 1)} : {self.number(depth - 1)})"
        if kind == 11:
            f = random.choice(["floor", "ceil", "trunc", "round", "rint", "fabs"])
            return f + random.choice(["", "f", "l"]) + f"({self.any(depth - 1)})"
        if kind == 12:
            return "sqrt" + random.choice(["", "f", "l"]) + f"({self.any(depth - 1)})"
        f = random.choice(["fmin", "fmax", "fdim"])
        # The sign of the smaller of two zeros is open, so that one of the two is no zero.
        return f + random.choice(["", "f"]) + f"({self.number(depth - 1)}, {self.literal()})"

    def any(self, depth):
        return self.whole(depth) if random.random() < 0.2 else self.number(depth)

    def test(self, depth):
        kind = random.randrange(8)
        if kind == 0 and depth > 0:
            return f"({self.test(depth - 1)} {random.choice(['&&', '||'])} {self.test(depth - 1)})"
        if kind == 1 and depth > 0:
            return f"!({self.test(depth - 1)})"
        if kind == 2:
            return f"{random.choice(['isfinite', 'signbit', 'isnan'])}({self.number(0)})"
        return f"({self.any(depth)} {random.choice(['<', '>', '<=', '>=', '==', '!='])} {self.number(depth)})"

    def fresh(self):
        # Names of outer blocks are used again now and then.
        outer = [n for s in self.scopes[:-1] for n in s if n not in self.scopes[-1] and n not in self.locked]
        if outer and random.random() < 0.3:
            return random.choice(outer)
        self.count += 1
        return f"v{self.count}"

    def declaration(self):
        type = random.choice(FLOATS + ["int"])
        name = self.fresh()
        # A variable has no value in its own declaration.
        self.hidden = {name}
        value = self.whole(2) if type == "int" else self.any(2)
        self.hidden = set()
        self.scopes[-1][name] = type
        return f"{type} {name} = {value};"

    def assignment(self):
        names = self.variables(True)
        if not names:
            return self.declaration()
        name = random.choice(names)
        kind = random.randrange(4)
        if kind == 0:
            return f"{name} {random.choice('+-*/')}= {self.any(2)};"
        if kind == 1:
            return f"{name}{random.choice(['++', '--'])};"
        return f"{name} = {self.any(2)};"

    def block(self, depth):
        self.scopes.append({})
        lines = [self.statement(depth) for _ in range(random.randrange(1, 4))]
        self.scopes.pop()
        return "{ " + " ".join(lines) + " }"

    def statement(self, depth):
        kind = random.randrange(10)
        if kind < 3:
            return self.declaration()
        if kind < 6 or depth <= 0:
            return self.assignment()
        if kind < 8:
            text = f"if ({self.test(1)}) {self.block(depth - 1)}"
            return text + (f" else {self.block(depth - 1)}" if random.random() < 0.6 else "")
        # The counter is changed by nothing else.
        self.count += 1
        name = f"i{self.count}"
        self.locked.add(name)
        self.scopes.append({name: "int"})
        body = self.block(depth - 1)
        self.scopes.pop()
        limit = random.randrange(1, 6)
        if kind == 8:
            return f"for (int {name} = 0; {name} < {limit}; {name}++) {body}"
        return f"{{ int {name} = {limit}; while ({name} > 0) {{ {body} {name} -= 1; }} }}"


def function():
    """A function, or an expression behind declarations, as the text and the same as a function named f."""
    writer = Writer()
    names = ["a", "b", "c"][: random.randrange(1, 4)]
    types = [random.choice(FLOATS) for _ in names]
    writer.scopes[0].update(zip(names, types))
    if random.random() < 0.4:
        result = writer.number(3)
        declarations = "".join(f"{t} {n}; " for n, t in zip(names, types))
        head = ", ".join(f"{t} {n}" for n, t in zip(names, types))
        return names, declarations + result, f"long double f({head}) {{ return {result}; }}"
    lines = [writer.statement(2) for _ in range(random.randrange(2, 6))]
    if random.random() < 0.3:
        lines.append(f"if ({writer.test(1)}) return {writer.number(1)};")
    lines.append(f"return {writer.number(2)};")
    head = ", ".join(f"{t} {n}" for n, t in zip(names, types))
    text = f"{random.choice(FLOATS)} f({head}) {{ {' '.join(lines)} }}"
    return names, text, text


PROGRAM = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
%s
int main(int count, char **words) {
  long double x[3];
  for (int i = 0; i < 3; i++) x[i] = i + 1 < count ? strtold(words[i + 1], NULL) : 0;
  printf("%%La\\n", (long double)f(%s));
}
"""

SANITIZED = ["-fsanitize=undefined,float-cast-overflow", "-fno-sanitize=float-divide-by-zero"]


def main():
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder) / "f.c", Path(folder) / "f"
        while len(lines) < 600:
            names, text, c = function()
            source.write_text(PROGRAM % (c, ", ".join(f"x[{i}]" for i in range(len(names)))))
            flags = ["-O0", "-ffp-contract=off", "-w", *SANITIZED, "-fno-sanitize-recover=all"]
            subprocess.run(["cc", *flags, source, "-o", binary, "-lm"], check=True)
            for _ in range(3):
                inputs = [
                    float(f"{random.uniform(-4, 4) * 2.0 ** random.randrange(-6, 7):.3g}") for _ in names
                ]
                run = subprocess.run(
                    [binary, *(x.hex() for x in inputs)], capture_output=True, text=True, check=True
                )
                lines.append({"source": text, "inputs": [x.hex() for x in inputs], "result": run.stdout.strip()})
    Path(__file__).with_name("functions.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))


main()
