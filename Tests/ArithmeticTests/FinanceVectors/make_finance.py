#!/usr/bin/env python3
"""Writes finance.tsv: functions of finance with 50 digits, by methods other than those of the code under test.

    pip install python-flint mpmath numpy numpy-financial
    python3 make_finance.py

Payments, balances and present values are summed period by period in fractions. Rates are the real roots
of the flows' polynomial, certified by python-flint. Numbers of periods and roots are computed by mpmath with
120 digits. Every case is also computed by numpy-financial; the cases in which that is wrong are listed at the top.
"""

import math
import random
from fractions import Fraction as F
from pathlib import Path

import numpy_financial as npf
from flint import ctx, fmpz_poly
from mpmath import log, mp, mpf

mp.dps = 120
ctx.prec = 1200
rng = random.Random(2024)
DIGITS = 50


def scientific(value):
    """50 significant digits, half to even, without zeros at the end."""
    if value == 0:
        return "0"
    if isinstance(value, F):
        n, d = abs(value.numerator), value.denominator
        exponent = len(str(n)) - len(str(d))
        while n * 10 ** max(0, -exponent) < d * 10 ** max(0, exponent):
            exponent -= 1
        while n * 10 ** max(0, -exponent - 1) >= d * 10 ** max(0, exponent + 1):
            exponent += 1
        shift = DIGITS - 1 - exponent
        n, d = n * 10 ** max(0, shift), d * 10 ** max(0, -shift)
        q, rest = divmod(n, d)
        if 2 * rest > d or (2 * rest == d and q % 2):
            q += 1
        if q == 10**DIGITS:
            q, exponent = q // 10, exponent + 1
        digits = str(q).rstrip("0")
    else:
        text = mp.nstr(abs(value), DIGITS, min_fixed=1, max_fixed=0, strip_zeros=True)
        mantissa, _, power = text.partition("e")
        exponent = int(power or 0)
        digits = mantissa.replace(".", "").rstrip("0")
    sign = "-" if value < 0 else ""
    point = f"{digits[0]}.{digits[1:]}" if len(digits) > 1 else digits
    return f"{sign}{point}e{exponent:+d}"


def text(x):
    """A fraction with a finite decimal expansion."""
    sign, x = ("-" if x < 0 else ""), abs(x)
    places = 0
    while (x * 10**places).denominator != 1:
        places += 1
    digits = str((x * 10**places).numerator).rjust(places + 1, "0")
    return sign + (digits if places == 0 else f"{digits[:-places]}.{digits[-places:]}")


# Period by period, in fractions.

def grown(rate, n, pv, pmt, when):
    """The future value of pv and n payments."""
    total = pv
    for _ in range(n):
        total = (total + pmt) * (1 + rate) if when else total * (1 + rate) + pmt
    return total


def payment(rate, n, pv, fv, when):
    unit = grown(rate, n, F(0), F(1), when)
    return -(grown(rate, n, pv, F(0), when) + fv) / unit


def interest(rate, per, n, pv, fv, when):
    pmt = payment(rate, n, pv, fv, when)
    owed = pv
    for k in range(1, per + 1):
        if when:
            due = F(0) if k == 1 else owed_before * rate
            if k == per:
                return -due
            owed_before = owed + pmt if k == 1 else owed_before * (1 + rate) + pmt
        else:
            due = owed * rate
            if k == per:
                return -due
            owed = owed + due + pmt


def present(rate, flows):
    return sum(c / (1 + rate) ** k for k, c in enumerate(flows))


# Certified roots.

def rates(flows):
    """All rates above -1 at which the flows are worth nothing, the nearest to 0 first."""
    scale = math.lcm(*(c.denominator for c in flows))
    whole = [int(c * scale) for c in flows]
    while whole and whole[0] == 0:
        whole.pop(0)
    while whole and whole[-1] == 0:
        whole.pop()
    if not whole:
        return []
    found = []
    for root, _ in fmpz_poly(whole[::-1]).complex_roots():
        if root.imag == 0 and root.real > 0:
            # More digits than arb prints as certain would be a fault of this script.
            middle = root.real.mid().str(1000, radius=False)
            assert root.real.rel_accuracy_bits() > 300
            found.append(mpf(middle) - 1)
    return sorted(found, key=lambda r: (abs(r), -r))


def flows_of(n, pmt, pv, fv, when):
    flows = [F(0)] * (n + 1)
    for k in range(n):
        flows[k if when else k + 1] += pmt
    flows[0] += pv
    flows[n] += fv
    return flows


def exact_rate(value, flows):
    """The root as a fraction, if it is a short one."""
    for denominator in (1, 2, 3, 4, 5, 8, 10, 16, 20, 25, 32, 40, 50, 64, 100, 128, 200, 256, 1000, 1024):
        guess = F(int(mp.nint(value * denominator)), denominator)
        close = abs(mpf(guess.numerator) / guess.denominator - value) < mpf(10) ** -80
        if close and guess > -1 and present(guess, flows) == 0:
            return guess
    return value


# Random arguments: dyadic ones are exact on every number system.

def money(dyadic):
    return F(rng.randint(-4 * 10**6, 4 * 10**6), 4 if dyadic else 100)


def periodic(dyadic):
    kind = rng.randrange(10)
    if kind == 0:
        return F(0)
    if kind == 1:
        return F(rng.randint(1, 9), 2**60 if dyadic else 10**18)
    if kind == 2:
        return F(-rng.randint(1, 200), 1024 if dyadic else 1000)
    return F(rng.randint(1, 150), 1024 if dyadic else 1000)


cases = []
disagreements = {}
compared = 0


def add(expression, value, dyadic, peer=None):
    global compared
    kind = value if isinstance(value, str) else scientific(value)
    cases.append(f"{expression}\t{kind}\t{'dyadic' if dyadic else 'decimal'}")
    if peer is None:
        return
    compared += 1
    try:
        answer = float(peer())
    except Exception as fault:
        answer = type(fault).__name__
    if isinstance(value, str):
        right = isinstance(answer, str) or math.isnan(answer)
    elif isinstance(answer, str) or math.isnan(answer) or math.isinf(answer):
        right = False
    else:
        true = float(value) if isinstance(value, F) else float(value)
        right = abs(answer - true) <= 1e-9 * max(abs(true), 1e-300)
    if not right:
        name = expression.split("(")[0]
        disagreements.setdefault(name, []).append(f"{expression}: {answer}")


def annuity_cases(count):
    for index in range(count):
        dyadic = index % 2 == 0
        r, n, w = periodic(dyadic), rng.randint(1, 60), rng.randrange(2)
        pv, fv = money(dyadic), rng.choice([F(0), money(dyadic)])
        word = ["end", "begin"][w]
        fr, fpv, ffv = float(r), float(pv), float(fv)
        pmt = payment(r, n, pv, fv, w)
        add(f"pmt({text(r)}, {n}, {text(pv)}, {text(fv)}, {word})", pmt, dyadic,
            lambda: npf.pmt(fr, n, fpv, ffv, w))
        per = rng.randint(1, n)
        part = interest(r, per, n, pv, fv, w)
        add(f"ipmt({text(r)}, {per}, {n}, {text(pv)}, {text(fv)}, when={w})", part, dyadic,
            lambda: npf.ipmt(fr, per, n, fpv, ffv, w))
        add(f"ppmt({text(r)}, {per}, {n}, {text(pv)}, when={word}, fv={text(fv)})", pmt - part, dyadic,
            lambda: npf.ppmt(fr, per, n, fpv, ffv, w))
        paid = money(dyadic)
        fpaid = float(paid)
        add(f"fv({text(r)}, {n}, {text(paid)}, {text(pv)}, {word})", -grown(r, n, pv, paid, w), dyadic,
            lambda: npf.fv(fr, n, fpaid, fpv, w))
        value = -(fv + grown(r, n, F(0), paid, w)) / (1 + r) ** n
        add(f"pv({text(r)}, {n}, {text(paid)}, {text(fv)}, {word})", value, dyadic,
            lambda: npf.pv(fr, n, fpaid, ffv, w))
        plain = payment(r, n, pv, F(0), 0)
        add(f"total_interest({text(r)}, {n}, {text(pv)})", -(plain * n + pv), dyadic)
        add(f"balance({text(r)}, {n}, {text(pv)}, {per})", grown(r, per, pv, plain, 0), dyadic)


def period_cases(count):
    for index in range(count):
        dyadic = index % 2 == 0
        r, w = periodic(dyadic), rng.randrange(2)
        pmt, pv, fv = money(dyadic), money(dyadic), rng.choice([F(0), money(dyadic)])
        expression = f"nper({text(r)}, {text(pmt)}, {text(pv)}, {text(fv)}, {w})"
        fr, fp, fpv, ffv = map(float, (r, pmt, pv, fv))
        if r == 0:
            value = "no_solution" if pmt == 0 else -(pv + fv) / pmt
        else:
            due = pmt * (1 + r) if w else pmt
            top, bottom = due - fv * r, due + pv * r
            if bottom == 0 or top / bottom <= 0:
                value = "no_solution"
            else:
                ratio = top / bottom
                value = (log(mpf(ratio.numerator)) - log(mpf(ratio.denominator))) / (
                    log(mpf((1 + r).numerator)) - log(mpf((1 + r).denominator)))
                if ratio == 1:
                    value = F(0)
        add(expression, value, dyadic, lambda: npf.nper(fr, fp, fpv, ffv, w))


def flow_cases(count):
    for index in range(count):
        dyadic = index % 2 == 0
        flows = [money(dyadic) for _ in range(rng.randint(2, 12))]
        if index % 3:
            flows = [-abs(flows[0])] + [abs(c) for c in flows[1:]]
        listed = f"[{', '.join(text(c) for c in flows)}]"
        fflows = [float(c) for c in flows]
        r, s = periodic(dyadic), periodic(dyadic)
        add(f"npv({text(r)}, {listed})", present(r, flows), dyadic,
            lambda: npf.npv(float(r), fflows))
        found = rates(flows)
        add_rates(f"irr({listed}", found, flows, dyadic, lambda: npf.irr(fflows))
        gains = sum(max(c, 0) * (1 + s) ** (len(flows) - 1 - k) for k, c in enumerate(flows))
        costs = -present(r, [min(c, 0) for c in flows])
        if gains > 0 and costs > 0:
            ratio = gains / costs
            value = (mpf(ratio.numerator) / ratio.denominator) ** (mpf(1) / (len(flows) - 1)) - 1
            if len(flows) == 2:
                value = ratio - 1
        else:
            value = "no_solution"
        add(f"mirr({listed}, {text(r)}, reinvest={text(s)})", value, dyadic,
            lambda: npf.mirr(fflows, float(r), float(s)))


def add_rates(opening, found, flows, dyadic, peer):
    """The rate nearest 0, every other one by its number, and none beyond."""
    for number, rate in enumerate(found, 1):
        named = "" if number == 1 else f", root={number}"
        add(f"{opening}{named})", exact_rate(rate, flows), dyadic, peer if number == 1 else None)
    named = f", root={len(found) + 1}" if found else ""
    add(f"{opening}{named})", "no_solution", dyadic, None if found else peer)


def rate_cases(count):
    for index in range(count):
        dyadic = index % 2 == 0
        n, w = rng.choice([1, 2, 3, 12, 24, 36, 60, rng.randint(1, 60)]), rng.randrange(2)
        pmt, pv, fv = money(dyadic), money(dyadic), rng.choice([F(0), money(dyadic)])
        kind = index % 5
        if kind == 0:
            pv = abs(pv) + 1
            pmt = -pv * F(rng.randint(64, 96), 64) / n if dyadic else -F(int(pv * 110 / n), 100)
            if dyadic:
                pmt = F(round(pmt * 1024), 1024)
            fv = F(0)
        if kind == 1 and index % 2:
            # A rate close to zero.
            pv, fv = F(n), F(1, 10**15)
            pmt = F(-1)
        if kind == 2:
            # A rate of exactly 0.
            fv = -pv - n * pmt
        found = rates(flows_of(n, pmt, pv, fv, w))
        fp, fpv, ffv = map(float, (pmt, pv, fv))
        add_rates(f"rate({n}, {text(pmt)}, {text(pv)}, {text(fv)}, {w}", found,
                  flows_of(n, pmt, pv, fv, w), dyadic,
                  lambda: npf.rate(n, fp, fpv, ffv, w))


def hard_cases():
    for flows in (
        [1, -2, 1], [-1, 2, -1], [1, -3, 3, -1], [1, -2, F(3, 2)], [1, -2, F(3, 4)], [-100, 230, -132],
        [3, -8, 4], [-1600, 10000, -10000], [1, 2, 3], [-5], [0, 0, 0], [0, -100, 110, 0], [-1, 0, 0, 0, 4],
        [-1000, 3600, -4310, 1716], [-1, F(1, 10**30)], [-F(1, 10**30), 1], [-4, 0, 1, 0, 0],
        [1, -4, 6, -4, 1], [1, -4, 6, -4, F(9999, 10000)], [-100, 100], [2, -5, 4, -1],
        [1] + [-F(1, 4)] * 4, [-1] + [F(1, 8)] * 120,
    ):
        flows = [F(c) for c in flows]
        fflows = [float(c) for c in flows]
        dyadic = all(c.denominator & (c.denominator - 1) == 0 for c in flows)
        add_rates(f"irr([{', '.join(text(c) for c in flows)}]", rates(flows), flows, dyadic,
                  lambda: npf.irr(fflows))


annuity_cases(60)
period_cases(150)
flow_cases(80)
rate_cases(100)
hard_cases()

lines = [
    f"# Written by make_finance.py: {len(cases)} cases.",
    "# expression, value to 50 digits or kind of error, and whether the arguments are exact in binary",
    f"# numpy-financial {npf.__version__} agrees to 1e-9 but in these of {compared} cases:",
]
for name, faults in sorted(disagreements.items()):
    lines.append(f"#   {name}: {len(faults)}, such as {faults[0]}")
Path(__file__).with_name("finance.tsv").write_text("\n".join(lines + cases) + "\n")
print("\n".join(lines))
