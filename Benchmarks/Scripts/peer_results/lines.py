"""The calculators: lines of text in decimal digits. ulp answers with proven digits."""

import os
import re
import subprocess

from .child import Child, Failure
from .judge import decimal_distance
from .peers import GP, START_LIMIT, Interpreter, Pari, Server
from .work import Request

DIGITS = (16, 50, 1000, 10_000)
# In the notation of ulp; some of them lose digits if every step is rounded.
EXPRESSIONS = (
    "sqrt(2)", "exp(1.5)", "ln(7.5)", "sin(1.25)", "atan(0.3)", "4*atan(1)", "gamma(1/3)", "zeta(3.5)",
    "erf(0.3)", "erfc(sqrt(2)/2)", "exp(pi*sqrt(163))", "exp(pi*sqrt(163))-262537412640768744", "sqrt(10^40+1)-10^20",
    "sin(10^22)",
)


def renamed(expression, names):
    """The expression with other names; None if one of them has no counterpart."""
    words = set(re.findall(r"[a-z]+", expression))
    if any(names.get(word, word) is None for word in words):
        return None
    return re.sub(r"[a-z]+", lambda word: names.get(word[0], word[0]), expression)


class Batch:
    """`ulp batch` with one line for each repetition."""

    name = "ulp batch"
    precision = "significant digits, every one proven"

    def __init__(self, ulp, core):
        self.ulp, self.core, self.digits, self.child = ulp, core, None, None

    def version(self):
        try:
            run = subprocess.run([self.ulp, "--version"], capture_output=True, text=True)
        except OSError:
            return None
        return run.stdout.strip()

    def restart(self):
        if self.child is not None:
            self.child.stop()

    def ask(self, request, count, limit):
        """One line for each repetition, all sent at once."""
        if self.digits != request.bits:
            self.restart()
            self.digits = request.bits
            command = [self.ulp, "batch", "--backend", "exact", "--format", "scientific"]
            self.child = Child(command + ["--digits", str(self.digits)], core=self.core)
        if not self.child.is_running:
            self.child.ask("1\n", START_LIMIT)
        answers, time = self.child.ask(f"{request.name}\n" * count, limit, lines=count)
        if answers[0].startswith("error"):
            raise Failure("undecided")
        return time, answers[0]


class Lines(Server):
    """A program of ours around a library; see Peers/qalc_server.cpp."""

    def __init__(self, name, command, precision, names, core):
        super().__init__(name, command, precision)
        self.names, self.child = names, Child(command, core=core)

    def ask(self, request, count, limit):
        expression = renamed(request.name, self.names)
        if not self.child.is_running:
            self.child.ask("16 1 1\n", START_LIMIT)
        (line,), _ = self.child.ask(f"{request.bits} {count} {expression}\n", limit)
        time, _, answer = line.partition(" ")
        if not time.isdigit():
            raise Failure("garbage")
        return int(time), answer


class PariLines(Pari):
    def code(self, request):
        expression = renamed(request.name, {"ln": "log", "pi": "Pi", "erf": "1-erfc"})
        return f"default(realprecision,{request.bits});", f"strprintf(\"%.{request.bits - 1}e\",{expression})"

    def output(self, request):
        return "print(r)\n"

    def exact(self, answer, request):
        return answer.replace(" ", "")


class BC:
    ready = 'print "ready\\n"\n'
    NAMES = {
        "exp": "e", "ln": "l", "sin": "s", "atan": "a", "pi": "(4*a(1))", "gamma": None, "zeta": None,
        "erf": None, "erfc": None,
    }

    @staticmethod
    def version():
        run = subprocess.run(["bc", "--version"], capture_output=True, text=True)
        return f"GNU {run.stdout.splitlines()[0]}"

    def code(self, request):
        expression = renamed(request.name, self.NAMES)
        return expression and (f"scale={request.bits}\n", expression)

    def loop(self, expression, count):
        return f"for(i=0;i<{count};i++)r={expression}\n"

    def output(self, request):
        return "r\n"

    def exact(self, answer, request):
        return answer


def line_peers(build, python, ulp):
    """The peers, ulp first; all run on one core, because ulp would use all of them."""
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    gp = Interpreter("PARI", GP, "significant digits, in words of 64 bits", PariLines(), core)
    bc = Interpreter(
        "bc", ["bc", "-q", "-l"], "digits behind the point: as many as significant ones", BC(), core)
    return [
        Batch(ulp, core),
        Lines(
            "Arb", [python, "Peers/flint_lines.py"], "bits, until all digits are certain",
            {"ln": "log"}, core),
        gp,
        bc,
        Lines("qalc", [f"{build}/qalc_server"], "significant digits", {}, core),
    ]


def requests(digits):
    return [Request(expression, digits, ()) for expression in EXPRESSIONS]


def line_distance(request, peer, answer, truth):
    """The distance of an answer from proven digits, which are more than it has.

    The last place of bc is fixed, that of the others depends on the number; for bc the coarser place counts.
    """
    unit = -request.bits if peer == "bc" else None
    return decimal_distance(request.bits, answer, truth, unit)
