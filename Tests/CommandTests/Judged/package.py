"""Tests of the package in Sources/Python against fractions and decimals of Python.

usage: package.py [--without-numpy] FOLDER-OF-THE-PACKAGE
"""

import decimal
import math
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from fractions import Fraction
from unittest import mock

if "--without-numpy" in sys.argv:
    sys.modules["numpy"] = None
    sys.argv.remove("--without-numpy")
sys.path.insert(0, sys.argv.pop(1))

import ulp  # noqa: E402
from ulp import process  # noqa: E402

try:
    import numpy
except ImportError:
    numpy = None

decimal.getcontext().prec = 60


def units(result, truth, bits=53):
    """The distance of a result from a fraction in units in the last place of the fraction."""
    exponent = math.floor(math.log2(abs(truth)))
    if Fraction(2) ** exponent > abs(truth):
        exponent -= 1
    return abs(Fraction(result) - truth) / Fraction(2) ** (exponent - bits + 1)


class Package(unittest.TestCase):
    def test_errors(self):
        x = [0.1 * k - 3.05 for k in range(60)]
        y = [math.nextafter(v / 3, math.inf) if k % 7 == 0 else v * (1 / 3) for k, v in enumerate(x)]
        found = ulp.errors(y, "x/3", x=x)
        self.assertEqual(len(found), 60)
        for error, v, r in zip(found, x, y):
            self.assertAlmostEqual(error, float(units(r, Fraction(v) / 3)), delta=1e-9)

    def test_two_variables_and_a_single_number(self):
        x, z = [1.5, 2.5, 3.5], 7.0
        y = [v * z + 0.1 for v in x]
        found = ulp.errors(y, "x*z + a/10", x=x, z=z, let={"a": 1})
        for error, v, r in zip(found, x, y):
            self.assertAlmostEqual(error, float(units(r, Fraction(v) * 7 + Fraction(1, 10))), delta=1e-9)

    def test_unknown_and_infinite_errors(self):
        found = ulp.errors([1.0, math.nan, 2.0, math.inf], "sqrt(x)", x=[-1.0, 4.0, math.inf, 4.0])
        self.assertTrue(math.isnan(found[0]) and math.isnan(found[2]))
        self.assertEqual((found[1], found[3]), (math.inf, math.inf))

    def test_judge(self):
        report = ulp.judge(lambda x: x * 0.1, "x/10", samples=500, seed=3, x=(1, 2))
        self.assertEqual(report["certified"], 500)
        v = report.worst["x"]
        self.assertTrue(1 <= v <= 2)
        self.assertAlmostEqual(report.maximum, float(units(v * 0.1, Fraction(v) / 10)), delta=1e-9)
        self.assertEqual(report, ulp.judge(lambda x: x * 0.1, "x/10", samples=500, seed=3, x=(1, 2)))
        self.assertNotEqual(report, ulp.judge(lambda x: x * 0.1, "x/10", samples=500, seed=4, x=(1, 2)))
        self.assertIn("ulp at 500 points", str(report))

    def test_function_of_single_numbers(self):
        report = ulp.judge(math.sqrt, "sqrt(x)", samples=200, x=(-1, 1))
        self.assertTrue(0 < report["certified"] < 200 and report.maximum <= 0.5)
        wrong = ulp.judge(lambda x: math.nan, "x", samples=3, x=(1, 1))
        self.assertEqual(wrong.maximum, math.inf)

    def test_exact(self):
        self.assertEqual(ulp.exact("sqrt(2)", digits=40), str(decimal.Decimal(2).sqrt())[:39] + "7")
        self.assertEqual(Fraction(ulp.exact("x", digits=60, x=0.1)), Fraction(0.1))
        self.assertEqual(ulp.exact("[x, 2*x]", x=Fraction(1, 4)), ["0.25", "0.5"])
        self.assertEqual(ulp.exact("2 m + 3 cm"), "2.03 m")
        for text, message in [("1/0", "division by zero"), ("foo", "'foo' is not known"), ("1\n2", "one line")]:
            with self.assertRaisesRegex(ulp.UlpError, message):
                ulp.exact(text)
        for many in range(20, 30):
            self.assertEqual(len(ulp.exact("pi", digits=many)), many + 1)

    def test_assert_ulps(self):
        x = [0.5, 1.5, 2.5]
        ulp.assert_ulps([v / 3 for v in x], "x/3", most=0.5, x=x)
        bad = [v / 3 for v in x]
        bad[1] = math.nextafter(math.nextafter(bad[1], 1), 1)
        with self.assertRaisesRegex(AssertionError, "1 of 3 .* more than 1 ulp from x/3; at x = 1.5 it is 2 ulp: .* the truth is 0.5"):
            ulp.assert_ulps(bad, "x/3", x=x)
        with self.assertRaisesRegex(AssertionError, "has no truth"):
            ulp.assert_ulps([1.0], "sqrt(x)", x=[-1.0])

    def test_refusals(self):
        with self.assertRaisesRegex(ulp.UlpError, "'foo' is not known"):
            ulp.errors([1.0], "foo(x)", x=[1.0])
        with self.assertRaisesRegex(ValueError, "has 2 numbers, and the results have 3"):
            ulp.errors([1.0, 2.0, 3.0], "x", x=[1.0, 2.0])
        with self.assertRaisesRegex(ValueError, "has no numbers"):
            ulp.judge(math.sin, "sin(x)", x=(2, 1))
        with self.assertRaises(TypeError):
            ulp.errors(["one"] if numpy is None else numpy.array([1j]), "x", x=[1.0])

    def test_one_process_for_all(self):
        before = self.judging()
        for k in range(30):
            self.assertEqual(list(ulp.errors([k + 1.0], "x", x=[k + 1.0])), [0])
            with self.assertRaisesRegex(ulp.UlpError, f"'foo{k}' is not known"):
                ulp.errors([1.0], f"foo{k}(x)", x=[1.0])
            ulp.assert_ulps([0.5 * k], "x/2", x=[k])
        self.assertEqual(ulp.judge(lambda x: 2 * x, "2*x", samples=10, x=(1, 2)).maximum, 0)
        self.assertEqual(len(self.judging()), 1)
        if before:
            self.assertEqual(self.judging(), before)

    def test_results_are_those_of_a_process_alone(self):
        rows = [(k / 3, k + 0.5) for k in range(50)]
        data = b"".join(struct.pack("<2d", *row) for row in rows)
        for truth, more in [("x/3", []), ("sqrt(x)*a", ["--let", "a=0.1"]), ("foo(x)", []), ("1/(", []), ("x", ["--nonsense"])]:
            words = ["--data", "-", "--columns", "double y, double x", "--computed", "y", "--json", *more, "--", truth]
            with tempfile.TemporaryFile() as file:
                file.write(data)
                file.seek(0)
                alone = subprocess.run([process.command(), "judge", *words], stdin=file, capture_output=True)
            for _ in range(2):
                try:
                    self.assertEqual(process.judged(words, data), alone.stdout)
                    self.assertEqual(alone.returncode, 0)
                except ulp.UlpError as error:
                    self.assertNotEqual(alone.returncode, 0)
                    self.assertEqual(str(error), alone.stderr.decode().strip())

    def test_killed_process_is_replaced(self):
        ulp.errors([1.0], "x", x=[1.0])
        [number] = self.judging()
        os.kill(number, signal.SIGKILL)
        while self.judging():
            time.sleep(0.01)
        self.assertEqual(list(ulp.errors([1.0], "x", x=[1.0])), [0])
        [number] = self.judging()
        [written] = [kept.path("input") for kept in process._alive.values() if kept.process.pid == number]

        def end():
            # All numbers are written before the request is sent.
            while os.path.getsize(written) < self.many * 16:
                time.sleep(0.01)
            time.sleep(0.2)
            os.kill(number, signal.SIGKILL)

        thread = threading.Thread(target=end, daemon=True)
        thread.start()
        with self.assertRaisesRegex(ulp.UlpError, "ulp was ended by SIGKILL"):
            self.long()
        thread.join()
        self.assertEqual(list(ulp.errors([3.0], "x", x=[3.0])), [0])
        self.assertNotIn(number, self.judging())

    def test_interrupted_call_leaves_no_answer_for_the_next(self):
        def interrupt(*_):
            raise TimeoutError("the time of this test is over")

        old = signal.signal(signal.SIGALRM, interrupt)
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.3)
            start = time.monotonic()
            with self.assertRaises(TimeoutError):
                self.long()
            self.assertLess(time.monotonic() - start, 10)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, old)
        self.assertEqual(list(ulp.errors([3.0, 5.0], "x", x=[3.0, 5.0])), [0, 0])

    def test_threads(self):
        wrong = []

        def work(k):
            for n in range(8):
                x = [float(k * 100 + n + j) for j in range(1, 5)]
                try:
                    if list(ulp.errors(x, f"x + {k} - {k}", x=x)) != [0] * 4:
                        wrong.append(k)
                    # Of six processes the oldest end, perhaps while others wait for them.
                    if ulp.exact(f"{k} + {n}", digits=20 + k % 5) != str(k + n):
                        wrong.append(k)
                except Exception as error:
                    wrong.append(error)

        threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        self.assertLessEqual(len(process._alive), 4)

    def test_fork(self):
        ulp.errors([1.0], "x", x=[1.0])
        [number] = self.judging()
        child = os.fork()
        if child == 0:
            status = 1
            try:
                fine = list(ulp.errors([2.0], "x", x=[2.0])) == [0] and ulp.exact("1+1") == "2"
                [own] = self.judging()
                process._close()
                status = 0 if fine and own != number and not self.judging() else 2
            finally:
                os._exit(status)
        self.assertEqual(list(ulp.errors([4.0], "x", x=[4.0])), [0])
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        self.assertEqual(self.judging(), [number])
        self.assertEqual(list(ulp.errors([5.0], "x", x=[5.0])), [0])

    def test_interpreters_end_their_processes(self):
        program = """
import sys
if sys.argv[2] == "plain": sys.modules["numpy"] = None
sys.path.insert(0, sys.argv[1])
import ulp, ulp.process as process, os, signal
ulp.errors([1.0], "x", x=[1.0])
for kept in process._alive.values(): print(kept.process.pid, kept.folder, flush=True)
if sys.argv[3] == "kill": os.kill(os.getpid(), signal.SIGKILL)
"""
        folder = pathlib.Path(ulp.__file__).resolve().parents[1]
        for end in ["exit", "kill"]:
            words = [sys.executable, "-c", program, folder, "plain" if numpy is None else "numpy", end]
            number, kept = subprocess.run(words, capture_output=True, text=True).stdout.split()
            patience = time.monotonic() + 20
            while self.runs(int(number)) and time.monotonic() < patience:
                time.sleep(0.01)
            self.assertFalse(self.runs(int(number)))
            if end == "exit":
                self.assertFalse(os.path.exists(kept))
            else:
                process.shutil.rmtree(kept)

    def test_environment_is_that_of_the_call(self):
        with mock.patch.dict(os.environ, ULP_DIGITS="7"):
            self.assertEqual(ulp.exact("pi"), "3.141593")
        self.assertEqual(len(ulp.exact("pi")), 51)

    def test_command_that_answers_nothing(self):
        with mock.patch.dict(os.environ, ULP="/bin/false"):
            self.asks_twice_without_an_answer("ulp ended with status 1")

    def test_process_that_ends_itself_says_why(self):
        with tempfile.TemporaryDirectory() as folder:
            # As the guard of the command does: the reason is written, and there is no answer.
            program = os.path.join(folder, "ulp")
            with open(program, "w") as file:
                file.write(f"""#!{sys.executable}
import json
with open(json.loads(input())["messages"], "w") as file: file.write("error: 1 s is over\\n")
raise SystemExit(1)
""")
            os.chmod(program, 0o755)
            with mock.patch.dict(os.environ, ULP=program):
                self.asks_twice_without_an_answer("^error: 1 s is over$")
        self.assertEqual(list(ulp.errors([1.0], "x", x=[1.0])), [0])

    def asks_twice_without_an_answer(self, reason):
        for _ in range(2):
            with self.assertRaisesRegex(ulp.UlpError, reason):
                ulp.errors([1.0], "x", x=[1.0])

    def judging(self):
        """The numbers of the processes that are kept for judging and have not ended."""
        return [
            kept.process.pid for kept in process._alive.values()
            if kept.process.args[1] == "judge" and kept.is_alive and kept.process.args[0] == process.command()]

    def runs(self, number):
        """Whether a process runs; one that nobody has waited for does not."""
        try:
            return pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
        except FileNotFoundError:
            return False

    # As many numbers as take some seconds.
    many = 200_000

    def long(self):
        """A call that takes much longer than its test."""
        x = [1 + k * 2.0 ** -40 for k in range(self.many)]
        return ulp.errors(x, "gamma(x)*zeta(x + 1) + erf(atan(exp(sin(x))))", x=x)

    @unittest.skipIf(numpy is None, "NumPy is not there")
    def test_types_of_numpy(self):
        x = numpy.linspace(0.5, 2, 24).reshape(4, 6)
        for kind, bits in [("float16", 11), ("float32", 24), ("float64", 53), (">f4", 24), ("longdouble", 64)]:
            v = x.astype(kind)
            y = v / v.dtype.type(3)
            found = ulp.errors(y, "x/3", x=v)
            self.assertEqual(found.shape, (4, 6))
            for error, a, b in zip(found.flat, v.flat, y.flat):
                exact = Fraction(*a.as_integer_ratio()) / 3
                self.assertAlmostEqual(error, float(units(Fraction(*b.as_integer_ratio()), exact, bits)), delta=1e-9)
        report = ulp.judge(numpy.sqrt, "sqrt(x)", samples=300, dtype=numpy.float32, x=(1, 4))
        self.assertEqual(report.result["backend"], "binary32")
        self.assertLessEqual(report.maximum, 0.5)
        whole = ulp.errors(numpy.array([0.5, 1.0]), "n/3", n=numpy.array([1, 3]))
        self.assertAlmostEqual(whole[0], float(units(0.5, Fraction(1, 3))), delta=1e3)
        self.assertEqual(whole[1], 0)

    @unittest.skipIf(numpy is None, "NumPy is not there")
    def test_examples(self):
        folder = pathlib.Path(ulp.__file__).resolve().parents[1]
        for page in [folder / "README.md", folder.parent / "ulp/ulp.docc/Guides/Python.md"]:
            examples = re.findall(r"```python\n(.*?)```", page.read_text(), re.S)
            self.assertEqual(len(examples), 1)
            exec(examples[0], {})


unittest.main(verbosity=0)
