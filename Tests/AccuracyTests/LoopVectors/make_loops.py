"""Writes loops.jsonl: random loops as cores, with their true and their computed values.

True values are 40 digits that enclosures of python-flint (Arb) prove: each program runs again with twice the bits until its
conditions are decided and both ends of the result have these digits. Computed values are IEEE 754 binary64, every
operation correctly rounded: Python's own arithmetic, and mpmath's functions with 60 digits rounded once.
Run: python make_loops.py. Needs python-flint (made with 0.9.0) and mpmath (1.3.0).
"""

import json
import math
import random
import struct
from fractions import Fraction

import flint
import mpmath

random.seed(20261127)
DIGITS = 40


class Undecided(Exception):
    """Enclosures overlap: more bits are needed."""


class Enclosures:
    """Arb's balls."""

    functions = {
        "sqrt": lambda x: x.sqrt(),
        "sin": lambda x: x.sin(),
        "cos": lambda x: x.cos(),
        "exp": lambda x: x.exp(),
        "atan": lambda x: x.atan(),
        "fabs": lambda x: abs(x),
    }

    def number(self, text):
        f = Fraction(text)
        return flint.arb(flint.fmpq(f.numerator, f.denominator))

    def double(self, x):
        f = Fraction(x)
        return flint.arb(flint.fmpq(f.numerator, f.denominator))

    def apply(self, name, x):
        if name in self.functions:
            return self.functions[name](x[0])
        a, b = x
        if name == "fmin":
            return a if less(a, b) else b
        if name == "fmax":
            return b if less(a, b) else a
        return {"+": a + b, "-": a - b, "*": a * b, "/": a / b}[name]

    def less(self, a, b):
        return less(a, b)


def less(a, b):
    if a < b:
        return True
    if a >= b:
        return False
    raise Undecided


class Doubles:
    """IEEE 754 binary64, correctly rounded."""

    def number(self, text):
        f = Fraction(text)
        return f.numerator / f.denominator

    def double(self, x):
        return x

    def apply(self, name, x):
        if name == "sqrt":
            return math.sqrt(x[0])
        if name == "fabs":
            return abs(x[0])
        if name in ("sin", "cos", "exp", "atan"):
            with mpmath.workdps(60):
                return float(getattr(mpmath, name)(mpmath.mpf(x[0])))
        a, b = x
        if name == "fmin":
            return min(a, b)
        if name == "fmax":
            return max(a, b)
        return {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a / b}[name]()

    def less(self, a, b):
        return a < b


# Programs are nested lists, as in FPCore.


def text(node):
    if isinstance(node, list):
        return "(" + " ".join(text(n) for n in node) + ")"
    return str(node)


def evaluate(node, frame, system):
    if isinstance(node, str):
        return frame[node] if node in frame else system.number(node)
    head = node[0]
    if head == "if":
        return evaluate(node[2 if holds(node[1], frame, system) else 3], frame, system)
    if head == "let":
        inner = dict(frame)
        for name, value in node[1]:
            inner[name] = evaluate(value, frame, system)
        return evaluate(node[2], inner, system)
    if head in ("for", "for*", "while", "while*"):
        return loop(node, frame, system)
    return system.apply(head, [evaluate(n, frame, system) for n in node[1:]])


def holds(node, frame, system):
    if node[0] == "and":
        return all(holds(n, frame, system) for n in node[1:])
    a, b = (evaluate(n, frame, system) for n in node[1:])
    return {"<": lambda: system.less(a, b), ">": lambda: system.less(b, a)}[node[0]]()


def loop(node, frame, system):
    head, control, variables, body = node
    frame = dict(frame)
    start = dict(frame)
    for name, first, _ in variables:
        start[name] = evaluate(first, start if head.endswith("*") else frame, system)
    frame = start
    turn = 0

    def goes_on():
        if head.startswith("for"):
            return turn < int(control[0][1])
        return holds(control, frame, system)

    while goes_on():
        if head.startswith("for"):
            frame[control[0][0]] = system.number(turn)
        following = dict(frame)
        for name, _, update in variables:
            following[name] = evaluate(update, following if head.endswith("*") else frame, system)
        frame = following
        turn += 1
    return evaluate(body, frame, system)


# Random loops whose values stay of ordinary size.


def coefficient(low=0.1, high=2.0):
    return random.choice(
        [f"{random.uniform(low, high):.3g}", f"{random.randint(1, 9)}/{random.randint(1, 9)}"]
    )


def term(names, depth):
    if depth == 0 or random.random() < 0.15:
        return random.choice(names + [coefficient()])
    kind = random.random()
    if kind < 0.65:
        return [random.choice("+-*"), term(names, depth - 1), term(names, depth - 1)]
    if kind < 0.8:
        return [random.choice(["sin", "cos", "atan"]), term(names, depth - 1)]
    if kind < 0.9:
        return [random.choice(["fmin", "fmax"]), term(names, depth - 1), term(names, depth - 1)]
    return ["sqrt", ["+", "1", ["fabs", term(names, depth - 1)]]]


def bounded(names):
    t = term(names, random.randint(1, 3))
    kind = random.randrange(4)
    if kind == 0:
        return ["sin", t]
    if kind == 1:
        return ["/", t, ["+", "1", ["*", t, t]]]
    if kind == 2:
        return ["atan", ["*", coefficient(1, 4), t]]
    return ["if", [random.choice("<>"), t, coefficient()], ["cos", t], ["/", "1", ["+", "1", ["fabs", t]]]]


def famous():
    r = f"{random.uniform(3.5, 4):.4g}"
    return random.choice(
        [
            [["u", "x", ["*", r, ["*", "u", ["-", "1", "u"]]]], ["v", "y", ["+", ["*", "0.5", "v"], "u"]]],
            [["u", "x", ["+", ["-", "1", ["*", "1.4", ["*", "u", "u"]]], "v"]], ["v", "0", ["*", "0.3", "u"]]],
            [["u", "x", ["if", ["<", "u", "0.5"], ["*", "1.9", "u"], ["*", "1.9", ["-", "1", "u"]]]], ["v", "0", ["+", "v", "u"]]],
            [["u", "x", ["+", "u", ["*", "0.01", "v"]]], ["v", "y", ["-", "v", ["*", "0.01", ["sin", "u"]]]]],
            [["u", "1", ["/", ["+", "u", "v"], "2"]], ["v", "x", ["sqrt", ["*", "u", "v"]]]],
            [["u", "0", ["+", "u", ["/", "v", ["+", "i", "1"]]]], ["v", "x", ["*", "v", ["-", "0", "y"]]]],
            [["u", "1", ["+", "y", ["/", "x", "u"]]], ["v", "0", ["+", "v", "u"]]],
        ]
    )


def program():
    turns = random.choice([3, 8, 20, 50, 100, 200])
    if random.random() < 0.4:
        variables = famous()
        if any(v[0] == "u" and "sqrt" in text(v[2]) for v in variables):
            turns = 8
    else:
        variables = [[v, random.choice(["x", "y", coefficient()]), bounded(["u", "v", "x"])] for v in "uv"]
    body = random.choice(["u", "v", ["+", "u", ["*", "2", "v"]], ["-", ["*", "u", "u"], "v"]])
    star = random.choice(["", "*"])
    if random.random() < 0.6:
        return ["for" + star, [["i", str(turns)]], variables, body]
    count = ["i", "0", ["+", "i", "1"]]
    condition = ["<", "i", str(turns)]
    if random.random() < 0.7:
        condition = ["and", condition, ["<", ["fabs", "u"], coefficient(1, 40)]]
    return ["while" + star, condition, variables + [count], body]


def ends(ball):
    """Both ends as fractions."""
    middle, radius = Fraction(*fraction(ball.mid())), Fraction(*fraction(ball.rad()))
    return middle - radius, middle + radius


def fraction(point):
    f = point.fmpq() if hasattr(point, "fmpq") else None
    if f is not None:
        return int(f.p), int(f.q)
    man, exp = point.man_exp()
    man, exp = int(man), int(exp)
    return (man << exp, 1) if exp >= 0 else (man, 1 << -exp)


def digits(x):
    """The number with 40 significant digits; ties do not occur."""
    exponent = len(str(abs(x.numerator))) - len(str(x.denominator)) - 1
    while abs(x) >= Fraction(10) ** exponent:
        exponent += 1
    scaled = abs(x) * Fraction(10) ** (DIGITS - exponent)
    whole = math.floor(scaled + Fraction(1, 2))
    return ("-" if x < 0 else "") + str(whole), exponent - DIGITS


def truth(node, inputs):
    """40 digits of the true value, its nearest double, and the bits that proved them."""
    bits = 128
    while bits < 1 << 14:
        flint.ctx.prec = bits
        system = Enclosures()
        try:
            ball = evaluate(node, {k: system.double(v) for k, v in inputs.items()}, system)
            if not ball.is_finite() or ball.rel_accuracy_bits() < 4 * DIGITS:
                raise Undecided
            if not 1e-30 < abs(ball) < 1e30:
                return None
            low, high = ends(ball)
            if low * high > 0 and digits(low) == digits(high) and float(low) == float(high):
                return digits(low), float(low), bits
        except Undecided:
            pass
        bits *= 2
    return None


def ordinal(x):
    (bits,) = struct.unpack("<q", struct.pack("<d", x))
    return bits if bits >= 0 else -(bits & 0x7FFF_FFFF_FFFF_FFFF)


def main():
    lines = []
    while len(lines) < 200:
        node = program()
        inputs = {"x": random.uniform(0.05, 0.95), "y": random.uniform(-1, 1)}
        found = truth(node, inputs)
        if found is None:
            continue
        decimal, nearest, bits = found
        value = evaluate(node, dict(inputs), Doubles())
        if not math.isfinite(value):
            continue
        lines.append(
            json.dumps(
                {
                    "core": f"(FPCore (x y) {text(node)})",
                    "x": inputs["x"].hex(),
                    "y": inputs["y"].hex(),
                    "decimal": list(decimal),
                    "value": value.hex(),
                    "ordinal_ulps": abs(ordinal(value) - ordinal(nearest)),
                }
            )
        )
    with open("loops.jsonl", "w") as file:
        file.write("\n".join(lines) + "\n")


main()
