"""Tests of the package in Sources/Python against fractions and decimals of Python.

usage: package.py [--without-numpy] FOLDER-OF-THE-PACKAGE
"""

import decimal
import math
import pathlib
import re
import sys
import unittest
from fractions import Fraction

if "--without-numpy" in sys.argv:
    sys.modules["numpy"] = None
    sys.argv.remove("--without-numpy")
sys.path.insert(0, sys.argv.pop(1))

import ulp  # noqa: E402

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
