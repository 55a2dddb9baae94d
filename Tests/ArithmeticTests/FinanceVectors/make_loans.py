#!/usr/bin/env python3
"""Writes loans.tsv: loans repaid to the unit of the currency, in fractions, payment by payment.

    python3 make_loans.py
"""

import random
from fractions import Fraction as F
from pathlib import Path

rng = random.Random(7)


def rounded(x, rounding):
    floor = x.numerator // x.denominator
    rest = x - floor
    if rest == F(1, 2):
        return floor + (floor % 2 if rounding == "half-even" else int(floor >= 0))
    return floor + int(rest > F(1, 2))


def repay(rate, per_year, count, amount, extra, rounding):
    """Units throughout: payment, number of payments, last payment, all interest, sum of k·principal."""
    r = rate / per_year
    unit = sum((1 + r) ** k for k in range(count))
    payment = rounded(amount * (1 + r) ** count / unit, rounding)
    owed, number, total, weighted, last = amount, 0, 0, 0, 0
    while owed > 0:
        number += 1
        interest = rounded(owed * r, rounding)
        due = owed + interest
        last = due if number == count or payment + extra >= due else payment + extra
        if last <= interest and number < count:
            return None
        owed = due - last
        total += interest
        weighted += number * (last - interest)
    return payment, number, last, total, weighted


rows = []
while len(rows) < 120:
    rounding = rng.choice(["half-even", "half-up"])
    decimals = rng.choice([0, 2, 2, 2, 3])
    per_year = rng.choice([1, 2, 4, 12, 12, 12, 26, 52])
    count = rng.randint(1, 30) if rng.random() < 0.3 else rng.randint(1, 400)
    rate = rng.choice([F(0), F(rng.randint(1, 2500), 10000), F(rng.randint(1, 60), 1000), F(1, 2)])
    amount = rng.randint(1, 10 ** rng.randint(1, 9))
    extra = rng.choice([0, 0, rng.randint(0, max(1, amount // 50))])
    result = repay(rate, per_year, count, amount, extra, rounding)
    fields = [rate, per_year, count, amount, extra, decimals, rounding]
    rows.append("\t".join(map(str, fields + list(result or ["no_solution"]))))

head = [
    f"# Written by make_loans.py: {len(rows)} loans; amounts in units of the currency.",
    "# rate, payments a year, payments, amount, extra, decimals, rounding:"
    " payment, payments made, last payment, interest, sum of number times principal",
]
Path(__file__).with_name("loans.tsv").write_text("\n".join(head + rows) + "\n")
