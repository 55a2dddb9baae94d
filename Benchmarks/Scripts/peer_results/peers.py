"""The peers that compute in binary: each takes a request and a count, and answers time and value."""

import math
import subprocess

from .child import Child, Failure

START_LIMIT = 20
# With less memory gp prints messages between the answers when it allocates more.
GP = ["gp", "-q", "-f", "--default", "parisize=1000000000"]


class Server:
    """A program that speaks the protocol of Peers/protocol.h and has a clock of its own."""

    def __init__(self, name, command, precision):
        self.name, self.command, self.precision = name, command, precision
        self.child = Child(command)

    def version(self):
        """The version that the program reports; None if it does not run."""
        try:
            run = subprocess.run(
                self.command + ["--version"], capture_output=True, text=True, timeout=START_LIMIT)
        except (OSError, subprocess.TimeoutExpired):
            return None
        return run.stdout.strip() if run.returncode == 0 else None

    def restart(self):
        self.child.stop()

    def ask(self, request, count, limit):
        """Nanoseconds of all repetitions, and the answer."""
        if not self.child.is_running:
            self.child.ask("hello 1 1\n", START_LIMIT)
        words = [request.name, str(request.bits), str(count), *request.arguments]
        (line,), _ = self.child.ask(" ".join(words) + "\n", limit)
        if line == "unsupported":
            raise Failure("–")
        time, _, answer = line.partition(" ")
        if not time.isdigit() or not answer:
            raise Failure("garbage")
        return int(time), answer


class Interpreter:
    """A program with a language, asked through its standard input, with this process' clock.

    Its own clock may have a resolution of milliseconds. The smallest cost of a line and the cost of a step of an
    empty loop are subtracted.
    """

    STEPS = 10_000

    def __init__(self, name, command, precision, language, core=None):
        self.name, self.precision, self.language = name, precision, language
        self.child = Child(command, core=core, merges_errors=True)
        self.line = self.step = math.inf

    def version(self):
        try:
            return self.language.version()
        except (OSError, IndexError, ValueError):
            return None

    def restart(self):
        self.child.stop()

    def start(self):
        self.run("", START_LIMIT)
        loop = min(self.run(self.language.loop("0", self.STEPS), START_LIMIT) for _ in range(2))
        self.line = min(self.line, self.empty())
        self.step = min(self.step, (loop - self.line) / self.STEPS)

    def empty(self):
        return self.run(self.language.loop("0", 1), START_LIMIT)

    def run(self, code, limit):
        """The nanoseconds that a piece of code without output takes."""
        (answer,), time = self.child.ask(code + self.language.ready, limit)
        if answer != "ready":
            # Other output is ignored.
            self.child.stop()
            raise Failure("error")
        return time

    def ask(self, request, count, limit):
        code = self.language.code(request)
        if code is None:
            raise Failure("–")
        if not self.child.is_running:
            self.start()
        setup, expression = code
        self.run(setup, max(limit, START_LIMIT))
        self.line = min(self.line, self.empty())
        time = self.run(self.language.loop(expression, count), limit)
        (answer,), _ = self.child.ask(self.language.output(request), max(limit, START_LIMIT))
        return max(round(time - self.line - count * self.step), 1), self.language.exact(answer, request)


class Pari:
    ready = 'print("ready")\n'

    @staticmethod
    def version():
        run = subprocess.run(["gp", "--version-short"], capture_output=True, text=True)
        return f"PARI/GP {run.stdout.strip()}"

    FUNCTIONS = {
        "mul": "x[1]*x[2]", "div": "x[1]/x[2]", "sqrt": "sqrt(x[1])", "exp": "exp(x[1])",
        "log": "log(x[1])", "sin": "sin(x[1])", "atan": "atan(x[1])", "gamma": "gamma(x[1])",
        "zeta": "zeta(x[1])", "erf": "1-erfc(x[1])", "dot": "a*b", "matrix": "(a*b)[50,50]",
        "horner": "subst(a,'t,x[1])", "logistic": "r=x[2];for(j=1,10000,r=x[1]*r*(1-r))",
        "pi": "Pi", "e": "exp(1)", "ln2": "log(2)", "euler": "Euler",
        "formula": "exp(Pi*sqrt(163))", "read": "eval(s)",
    }
    SHAPES = {
        "dot": "a=x[1..1000];b=x[1001..2000]~;",
        "matrix": "a=matrix(50,50,i,j,x[50*i+j-50]);b=matrix(50,50,i,j,x[2450+50*i+j]);",
        "horner": "a=Polrev(Vecrev(x[2..1001]),'t);",
    }

    def code(self, request):
        setup = f"default(realbitprecision,{request.bits});"
        if request.name == "read":
            setup += f's="{request.arguments[0]}";'
        elif request.name == "write":
            mantissa, exponent = request.arguments[0].split("p")
            setup += f"x=[shiftmul({mantissa}*1.,{exponent})];"
            return setup, f'strprintf("%.{int(request.arguments[1]) - 1}e",x[1])'
        elif request.arguments:
            pairs = (argument.split("p") for argument in request.arguments)
            numbers = ",".join(f"shiftmul({m}*1.,{e})" for m, e in pairs)
            setup += f"x=[{numbers}];" + self.SHAPES.get(request.name, "")
        return setup, self.FUNCTIONS[request.name]

    def loop(self, expression, count):
        return (
            f"for(i=1,{count},{expression});" if expression.startswith("r=") else
            f"for(i=1,{count},r={expression});")

    def output(self, request):
        if request.name == "write":
            return "print(r)\n"
        return (
            "r=r*1.;k=bitprecision(r)-1-exponent(r);"
            'printf("0x%xp%d\\n",truncate(shiftmul(r,k)),-k)\n')

    def exact(self, answer, request):
        return answer.replace(" ", "").replace("E", "e") if request.name == "write" else answer


class Sollya:
    ready = 'print("ready");\n'
    # Its texts are decimal, which Python reads in quadratic time.
    LONGEST = 65536

    @staticmethod
    def version():
        run = subprocess.run(["sollya", "--version"], capture_output=True, text=True)
        words = run.stdout.split()
        return f"Sollya {words[words.index('sollya') + 1]}"

    FUNCTIONS = {
        "mul": "x1*x2", "div": "x1/x2", "sqrt": "sqrt(x1)", "exp": "exp(x1)", "log": "log(x1)",
        "sin": "sin(x1)", "atan": "atan(x1)", "erf": "erf(x1)", "pi": "pi", "e": "exp(1)",
        "ln2": "log(2)", "formula": "exp(pi*sqrt(163))",
    }

    def code(self, request):
        if request.name not in self.FUNCTIONS or request.bits > self.LONGEST:
            return None
        setup = f"prec={request.bits + 32}!;display=dyadic!;"
        for index, argument in enumerate(request.arguments, 1):
            mantissa, exponent = argument.split("p")
            setup += f"x{index}={int(mantissa, 16)}b{exponent};"
        return setup, f"round({self.FUNCTIONS[request.name]},{request.bits},RN)"

    def loop(self, expression, count):
        return f"for i from 1 to {count} do {{ r={expression}; }};"

    def output(self, request):
        return "print(r);\n"

    def exact(self, answer, request):
        mantissa, _, exponent = answer.partition("b")
        if not mantissa.isdigit():
            raise Failure("garbage")
        return f"{int(mantissa):#x}p{exponent or 0}"


def binary_peers(build, python):
    """Ours first."""

    def script(name):
        return [python, f"Peers/{name}.py"]

    return [
        Server("BigFloat", [".build/release/peer-kernels"], "bits, as asked"),
        Server("MPFR in C", [f"{build}/mpfr_server"], "bits, as asked"),
        Server(
            "Boost", [f"{build}/boost_server"],
            "decimal digits: the most whose bits are no more than asked; judged by its own bits"),
        Server("gmpy2", script("gmpy2_server"), "bits, as asked"),
        Server("mpmath", script("mpmath_server"), "bits, as asked"),
        Server("Arb", script("flint_server"), "bits, as asked; its balls say how wrong they may be"),
        Interpreter("PARI", GP, "words of 64 bits: 53 bits become 64; it has no erf, so that 1 − erfc is asked", Pari()),
        Interpreter(
            "Sollya", ["stdbuf", "-oL", "sollya"], "`round` to the bits asked for", Sollya()),
    ]
