"""Estimates of digits from the results of perturbed runs, and Student's distribution.

Usage: python3 make_perturbations.py ULP, which writes perturbations.txt and student.txt.

The results of the runs come from the command; mean, standard deviation and digits are computed again from them,
with exact fractions and mpmath. A line: format, method, seed, count of runs, expression, values of its variables, `=`,
then mean, standard deviation, digits by CESTAC, by Monte Carlo arithmetic, common to all runs, and the results.

student.txt has degrees of freedom and t with P(|T| <= t) = 0.95, from the regularized incomplete beta function.
"""

import json
import subprocess
import sys
from fractions import Fraction

import mpmath
from mpmath import mp, mpf

mp.prec = 500


def real(x):
    return mpf(x.numerator) / x.denominator


def student(freedom):
    def excess(t):
        x = freedom / (freedom + t * t)
        return mpmath.betainc(mpf(freedom) / 2, mpf(1) / 2, 0, x, regularized=True) - mpf("0.05")

    mp.prec = 120
    start = 12.7 if freedom == 1 else 4.3 if freedom == 2 else 2 + 3.0 / freedom
    t = mpmath.findroot(excess, (mpf(start), mpf(start) * mpf("1.001")), tol=1e-40)
    mp.prec = 500
    return t


def digits(error, value, most):
    if error == 0:
        return most
    if value == 0:
        return mpf(0)
    return min(most, max(mpf(0), -mpmath.log10(abs(error / value))))


def precision(name):
    known = {"double": 53, "binary16": 11, "binary32": 24, "binary64": 53, "bfloat16": 8}
    if name.startswith("decimal"):
        return mpf({"decimal32": 7, "decimal64": 16}.get(name) or int(name.split(":")[1]))
    return (known.get(name) or int(name.split(":")[1])) * mpmath.log10(2)


def nearest_binary(text, bits):
    """The number with this precision that shortest digits denote."""
    x = Fraction(text)
    if x == 0:
        return x
    e = mpmath.frexp(real(abs(x)))[1]
    unit = Fraction(2) ** (e - bits)
    return round(x / unit) * unit


def number(text, name):
    if name.startswith("decimal"):
        return Fraction(text)
    bits = round(precision(name) / mpmath.log10(2))
    return nearest_binary(text, bits)


RUMP = "333.75*y^6+x^2*(11*x^2*y^2-y^6-121*y^4-2)+5.5*y^8+x/(2*y)"
CASES = [
    (RUMP, "x:77617,y:33096"),
    ("9*x^4-y^4+2*y^2", "x:10864,y:18817"),
    ("(x+0.1)-x", "x:1000"),
    ("sqrt(x+1)-sqrt(x)", "x:12345"),
    ("(1-cos(x))/x^2", "x:1/100"),
    ("0.1+0.2+0.3+0.4+0.5+0.6+0.7+0.8+0.9", "-"),
    ("exp(x)*sin(x)/ln(x+2)", "x:7/10"),
    ("1/3*3-x", "x:1"),
]
FORMATS = ["double", "binary16", "binary32", "decimal64", "bigfloat:100", "decimal:5"]


def main():
    with open("perturbations.txt", "w") as out:
        for index, (expression, variables) in enumerate(CASES):
            for place, name in enumerate(FORMATS):
                method = ["rounding", "stochastic"][(index + place) % 2]
                runs, seed = [3, 20, 2][(index + place) % 3], 1000 * index + place
                words = [sys.argv[1], "compare", "--json", expression, "-f", name, "--perturb", method]
                words += ["--runs", str(runs), "--seed", str(seed)]
                for variable in variables.split(","):
                    if variable != "-":
                        words += ["--let", variable.replace(":", "=")]
                answer = json.loads(subprocess.run(words, capture_output=True, text=True).stdout)
                texts = answer["results"][0]["perturbation"]["results"]
                if any(text.strip("-") in ("inf", "nan") for text in texts):
                    continue
                x = [number(text, name) for text in texts]
                mean = sum(x) / len(x)
                variance = sum((a - mean) ** 2 for a in x) / (len(x) - 1)
                s, most = mpmath.sqrt(real(variance)), precision(name)
                t = student(len(x) - 1)
                estimates = [
                    digits(s * t / mpmath.sqrt(len(x)), real(mean), most),
                    digits(s, real(mean), most),
                    digits(real(max(x) - min(x)), real(max(abs(a) for a in x)), most),
                ]
                shown = [mpmath.nstr(v, 20, min_fixed=0, max_fixed=0) for v in [real(mean), s] + estimates]
                print(name, method, seed, runs, expression, variables, "=", *shown, *texts, file=out)
    with open("student.txt", "w") as out:
        for freedom in list(range(1, 31)) + [49, 99, 100, 500, 999, 9999, 99999]:
            print(freedom, "=", mpmath.nstr(student(freedom), 20), file=out)


main()
