#!/usr/bin/env python3
"""Writes ../Sources/programs/Expected/Expected.swift: the results of the example programs, computed
by mpmath and python-flint from definitions, not by the algorithms of the programs (what a program
loses to rounding is lost with Python's numbers as well).

usage: make_expected.py   (needs `pip install mpmath python-flint`)
"""
from math import gcd
from pathlib import Path

import flint
from flint import fmpq, fmpq_mat, fmpq_poly, fmpz, fmpz_mat, fmpz_poly
from mpmath import mp, mpf

mp.dps = 200
flint.ctx.cap = 20


def fixed(x, places):
    """x with `places` digits after the point, rounded to nearest."""
    scaled = int(mp.nint(mpf(x) * mpf(10) ** places))
    text = str(abs(scaled)).rjust(places + 1, "0")
    sign = "-" if scaled < 0 else ""
    return sign + text[: len(text) - places] + ("." + text[-places:] if places else "")


def pi_by_chudnovsky():
    with mp.workdps(2050):
        digits = mp.nstr(mp.pi, 2040)[2:2002]
    return [digits[i : i + 50] for i in range(0, 2000, 50)]


def hilbert_systems():
    matrix = fmpq_mat(5, 5, [fmpq(1, i + j + 1) for i in range(5) for j in range(5)])
    column = [matrix.inv()[i, 0] for i in range(5)]
    whole = " ".join(str(x) for x in column)
    places = " ".join(f"{x}.0000" for x in column)
    return [places, places, places, whole, places, places,
            " ".join(["true"] * 5), places]


def newtons_method():
    roots = [mp.findroot(lambda x: mp.cos(x) - x, 0.7), mp.lambertw(1).real, mp.cbrt(2)]
    return [fixed(x, 14) for x in roots] + [fixed(x, 60) for x in roots] * 2 + [
        fixed(roots[0], 61), fixed(roots[1], 61), fixed(roots[2], 60)]


def gauss_legendre():
    integral = mp.e - 1 / mp.e
    return [fixed(integral, 12), fixed(integral, 50), fixed(integral, 50)]


def pi_by_means():
    return [fixed(mp.pi, 14), fixed(mp.pi, 90), fixed(mp.pi, 90), fixed(mp.pi, 70),
            fixed(mp.pi, 70), "true"]


def taylor_series():
    tangent = flint.fmpq_series([0, 1], prec=17).tan()
    coefficients = " ".join(str(tangent[k]) for k in range(17))
    return [coefficients] + [fixed(mp.tan(1), places) for places in (12, 50, 50)]


def fourier_products():
    small = fmpz_poly(list(range(1, 7))) * fmpz_poly([k * k for k in range(1, 7)])
    large = fmpz_poly([3 ** (40 + k) for k in range(16)]) * fmpz_poly(
        [7 ** (20 + k) for k in range(16)])
    return [str(c) for product in (small, large) for c in product.coeffs()]


def durand_kerner():
    roots = sorted(mp.polyroots([1, 0, 0, 0, -1, -1], maxsteps=200), key=lambda z: mp.im(z))
    return [f"{fixed(mp.re(z), 50)} {fixed(abs(mp.im(z)), 50)}" for z in roots]


def escape_count(c, limit):
    z = mp.mpc(0)
    for count in range(limit):
        if mp.re(z) ** 2 + mp.im(z) ** 2 > 100:
            return count
        z = z * z + c
    return limit


def escape_counts():
    # So many digits hold fourteen squarings of the coarse points exactly.
    with mp.workdps(12000):
        coarse = [escape_count(mp.mpc(mpf(k) / 4, 0.5), 14) for k in range(-8, 3)]
        steps = [mpf(10) ** -20 * k**3 for k in range(1, 6)]
        points = [mp.mpc(-2 - step, 0) for step in steps] + [mp.mpc(0, 1 + step) for step in steps]
        deep = [escape_count(c, 150) for c in points]
        blurred = [escape_count(mp.mpc(complex(c)), 150) for c in points]
    return [" ".join(map(str, counts)) for counts in (coarse, coarse, coarse, deep, blurred)]


def integer_relations():
    golden, root = mp.phi, mp.sqrt(2) + mp.sqrt(3)
    found = [
        mp.pslq([1, golden, golden**2], maxsteps=10000),
        mp.pslq([mp.atan(1), mp.atan(mpf(1) / 5), mp.atan(mpf(1) / 239)], maxsteps=10000),
        mp.pslq([1, root**2, root**4], maxsteps=10000),
    ]
    return [" ".join(str(x if relation[-1] > 0 else -x) for x in relation) for relation in found]


def cents(x):
    """The nearest number of cents, halves up."""
    return int((x * 100 + fmpq(1, 2)).floor())


def money(amount):
    return f"{amount // 100}.{amount % 100:02}"


def repayment_plan():
    monthly, debt = fmpq(425, 120000), 1000000
    annuity = fmpq(10000) * monthly / (1 - (1 + monthly) ** -12)
    rate = cents(annuity)
    lines = [money(cents(2500 * fmpq(1035, 1000) ** 30)), money(rate)]
    for month in range(1, 13):
        interest = cents(fmpq(debt, 100) * monthly)
        payment = debt + interest if month == 12 else rate
        debt -= payment - interest
        lines.append(f"{money(interest)} {money(payment)} {money(debt)}")
    return lines


def public_keys():
    p, q = fmpz(2) ** 521 - 1, fmpz(2) ** 607 - 1
    assert p.is_prime() and q.is_prime()
    n, message = p * q, 1234567890123456789
    secret = pow(65537, -1, int((p - 1).lcm(q - 1)))
    cipher = pow(message, 65537, int(n))
    return [f"{secret:x}"[:64], f"{cipher:x}"[:64], str(message), "1",
            str(pow(3, int(n) - 1, int(n)) == 1).lower()]


def eulers_fraction():
    e, quotients = mp.e, []
    for _ in range(40):
        quotients.append(int(mp.floor(e)))
        e = 1 / (e - mp.floor(e))
    convergents = []
    for count in range(1, 11):
        value = fmpq(quotients[count - 1])
        for quotient in reversed(quotients[: count - 1]):
            value = quotient + 1 / value
        convergents.append(value)
    best = min((fmpq(int(mp.nint(mp.e * d)), d) for d in range(1, 1001)),
               key=lambda x: abs(mpf(int(x.p)) / int(x.q) - mp.e))
    return [" ".join(map(str, quotients)), " ".join(map(str, convergents)), str(best)]


def logistic_map():
    def orbit(x):
        # The conjugate of the tent map: x[n] = sin²(2ⁿ·asin √x).
        return mp.sin(mpf(2) ** 70 * mp.asin(mp.sqrt(x))) ** 2

    start, double = orbit(mpf(1) / 10), 0.1
    for _ in range(70):
        double = 4 * double * (1 - double)
    is_lost = str(abs(double - start) > 1e-3).lower()
    return [fixed(start, 40), fixed(start, 40), is_lost, fixed(orbit(mp.sqrt(2) - 1), 40)]


def bernoulli_numbers():
    return [str(fmpq.bernoulli(n)) for n in range(0, 61, 2)]


def romberg_integration():
    gaussian = mp.sqrt(mp.pi) / 2 * mp.erf(1)
    return [fixed(mp.pi, 12), fixed(mp.pi, 25), fixed(mp.pi, 7), fixed(gaussian, 30)]


def wilkinsons_polynomial():
    polynomial = fmpq_poly([1])
    for root in range(1, 21):
        polynomial *= fmpq_poly([-root, 1])
    perturbed = polynomial - fmpq_poly([0] * 19 + [fmpq(1, 2**23)])
    places = [fmpq(2 * k + 1, 2) for k in range(21)]
    signs = ["".join("+" if p(x) > 0 else "-" for x in places) for p in (polynomial, perturbed)]
    return signs + ["true"]


def mullers_recurrence():
    def term(n):
        return fmpq(fmpz(6) ** (n + 1) + fmpz(5) ** (n + 1), fmpz(6) ** n + fmpz(5) ** n)

    def text(n, places):
        return fixed(mpf(int(term(n).p)) / int(term(n).q), places)

    def rounded(number, n):
        last, x = number(11) / 2, number(61) / 11
        for _ in range(1, n):
            last, x = x, 111 - 1130 / x + 3000 / (x * last)
        return fixed(x, 6)

    with mp.workprec(256):
        late = rounded(mpf, 150)
    return [rounded(float, 30), text(30, 30), late, text(150, 30), str(term(30))]


def determinants():
    matrices = [
        [[i**j for j in range(12)] for i in range(1, 13)],
        [[gcd(i, j) for j in range(1, 31)] for i in range(1, 31)],
        [[(3 + i * j) ** (10 + i) - 7 * j for j in range(10)] for i in range(10)],
    ]
    return [str(fmpz_mat(matrix).det()) for matrix in matrices]


def machins_formula():
    return [fixed(mp.pi, places) for places in (100, 150, 70)]


PROGRAMS = {
    "piByChudnovsky": pi_by_chudnovsky,
    "hilbertSystems": hilbert_systems,
    "newtonsMethod": newtons_method,
    "gaussLegendre": gauss_legendre,
    "piByMeans": pi_by_means,
    "taylorSeries": taylor_series,
    "fourierProducts": fourier_products,
    "durandKerner": durand_kerner,
    "escapeCounts": escape_counts,
    "integerRelations": integer_relations,
    "repaymentPlan": repayment_plan,
    "publicKeys": public_keys,
    "eulersFraction": eulers_fraction,
    "logisticMap": logistic_map,
    "bernoulliNumbers": bernoulli_numbers,
    "rombergIntegration": romberg_integration,
    "wilkinsonsPolynomial": wilkinsons_polynomial,
    "mullersRecurrence": mullers_recurrence,
    "determinants": determinants,
    "machinsFormula": machins_formula,
}

lines = [
    "// Written by Vectors/make_expected.py with mpmath and python-flint; do not edit.",
    "",
    "/// The results of each program.",
    "let expected: [String: [String]] = [",
]
for name, program in PROGRAMS.items():
    lines += [f'  "{name}": ['] + [f'    "{text}",' for text in program()] + ["  ],"]
folder = Path(__file__).resolve().parent.parent / "Sources" / "programs" / "Expected"
(folder / "Expected.swift").write_text("\n".join(lines + ["]"]) + "\n")
