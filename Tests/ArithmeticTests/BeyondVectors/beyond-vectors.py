#!/usr/bin/env python3
"""Writes beyond.txt: quotients, logarithms and comparisons of numbers that are beyond the exponents of MPFR, and
differences of numbers that deviate from a fraction by as little.

Source: balls of Arb (python-flint), whose exponents have any size. A line is `expression = 40 digits`, or
`expression = true` or `false` for a comparison.

usage: beyond-vectors.py > beyond.txt
"""
import random
from flint import arb, ctx, fmpq

ctx.prec = 2000
draw = random.Random(20)


def rational():
    """A number of ten digits as text and as a ball."""
    whole, part = draw.randint(1, 99), draw.randint(0, 999)
    return f"{whole}.{part:03}", arb(fmpq(whole * 1000 + part, 1000))


def huge():
    """A number between 10^20 and 10^40, far from the argument limits of every function here."""
    power = draw.randint(20, 40)
    factor = draw.randint(1, 99)
    return f"{factor}*10^{power}", arb(factor) * arb(10) ** power


def cases():
    a, A = huge()
    b, B = huge()
    c, C = rational()
    d, D = rational()
    yield f"exp({a}+{c})/exp({a}+{d})", (A + C).exp() / (A + D).exp()
    yield f"exp({c}-{a})/exp(-{a}-{d})", (C - A).exp() / (-A - D).exp()
    yield f"(exp({a})+{c})/(exp({a}+{c})-{d})", (A.exp() + C) / ((A + C).exp() - D)
    yield f"(exp({a}+1)-exp({a}))/(exp({a})+{c}*exp({a}-{d}))", ((A + 1).exp() - A.exp()) / (A.exp() + C * (A - D).exp())
    yield f"log(exp({a}+{c})+exp({a}))-{a}", ((A + C).exp() + A.exp()).log() - A
    yield f"log10(exp({a})*{c})", (A.exp() * C).log() / arb(10).log()
    yield f"log2(exp(-{a})*{c})", ((-A).exp() * C).log() / arb(2).log()
    yield f"sqrt(exp({a}+{c}))/exp({a}/2)", (A + C).exp().sqrt() / (A / 2).exp()
    yield f"sinh({a}+{c})/cosh({a}-{d})", (A + C).sinh() / (A - D).cosh()
    yield f"sech({a})*cosh({a}+{c})", (A + C).cosh() / A.cosh()
    yield f"expm1({a}+{c})*exp(-{a})", ((A + C).exp() - 1) / A.exp()
    yield f"{c}^({a})/({c}+1/({a}))^({a})", C ** A / (C + 1 / A) ** A
    yield f"(-{c})^({a}+1)/{c}^({a})", -C * (A - A + 1)
    yield f"10^(-({a})-{c})/10^(-({a}))", arb(10) ** (-C)
    yield f"exp2({a}+{c})/exp2({a})", arb(2) ** C
    yield f"gamma({a}+{c})/gamma({a}+{d})/({a})^({c}-{d})", ((A + C).lgamma() - (A + D).lgamma() - (C - D) * A.log()).exp()
    yield f"({a})!^(1/({a}))", ((A + 1).lgamma() / A).exp()
    yield f"hypot(exp({a}),exp({a}+{c}))/exp({a})", (1 + (2 * C).exp()).sqrt()
    yield f"(exp({a})^2-1)/(exp({a})-1)/exp({a})", 1 + (-A).exp()
    yield f"{c}*atan(exp({a}))", C * arb.pi() / 2
    yield f"{c}-sin(exp(-{a}))", C - (-A).exp()
    yield f"{c}*cos(exp(-{a}))+tanh(exp({b}))", C + 1
    yield f"exp({a}) > exp({b})", A > B
    yield f"exp(-{a}) < {c}*exp(-{b})", -A < C.log() - B
    yield f"{c}^({a}) < {d}^({b})", A * C.log() < B * D.log()
    yield f"exp({a})-exp({a}-{c}) > exp({b})", A + (1 - (-C).exp()).log() > B
    yield f"gamma({a}) > exp({b})", A.lgamma() > B
    yield f"-exp({a}) < -exp(-{b})", True


def deviations():
    """Differences of numbers next to a fraction, from the same deviation without a cancellation."""
    power = draw.choice([9, 12, 15, 18, 20, 25, 30])
    factor = draw.randint(1, 99)
    a, A = f"{factor}*10^{power}", arb(factor) * arb(10) ** power
    c, C = rational()
    n, m = draw.randint(2, 9), draw.randint(11, 19)
    E, R = (-A).exp(), A.exp()
    yield f"(1-1/(1+exp(-{a})))*exp({a})", 1 / (1 + E)
    yield f"(1/(1+{c}*exp(-{a}))-1)*exp({a})", -C / (1 + C * E)
    yield f"(1-tanh({a}))*exp(2*{a})", 2 / (1 + E * E)
    yield f"(coth(-{a})+1)*exp(2*{a})", -2 / (1 - E * E)
    yield f"(expm1({c}-{a})+1)*exp({a})", C.exp()
    yield f"(exp({c}*exp(-{a}))-1)*exp({a})", C
    yield f"(exp2({c}*exp(-{a}))-1)*exp({a})", C * arb(2).log()
    yield f"(10^({c}*exp(-{a}))-1)*exp({a})", C * arb(10).log()
    yield f"(cos({c}*exp(-{a}))-1)*exp(2*{a})", -C * C / 2
    yield f"(cosh({c}*exp(-{a}))-1)*exp(2*{a})", C * C / 2
    yield f"(sqrt(1+{c}*exp(-{a}))-1)*exp({a})", C / 2
    yield f"(1/cbrt(1+{c}*exp(-{a}))-1)*exp({a})", -C / 3
    yield f"log(1-exp(-{a}))*exp({a})", arb(-1)
    yield f"log10(1+{c}*exp(-{a}))*exp({a})", C / arb(10).log()
    yield f"(1+{c}*exp(-{a}))^exp({a})", C.exp()
    yield f"((1+exp(-{a}))^{c}-1)*exp({a})", C
    yield f"(({n}+exp(-{a}))/({m}-{c}*exp(-{a}))-{n}/{m})*exp({a})", (m + n * C) / (arb(m) * m)
    yield f"(({n}-exp(-{a}))*({m}+{c}*exp(-{a}))-{n * m})*exp({a})", n * C - m
    yield f"(({n}-exp(-{a}))^2-{n * n})*exp({a})", arb(-2 * n)
    yield f"(abs(exp(-{a})-{n})-{n})*exp({a})", arb(-1)
    yield f"atan2(sinh({a}),{c})", arb.pi() / 2
    yield f"atan2(-{c}*exp({a}),-{n})", -arb.pi() / 2
    yield f"atan2(exp(-{a}),{c})*exp({a})", 1 / C
    yield f"atan2(-exp(-{a}),-{c})", -arb.pi()
    yield f"atan2(exp({a}+1),{c}*exp({a}))", (arb(1).exp() / C).atan()
    yield f"1/(1+exp(-{a})) < 1", True
    yield f"tanh(-{a}) < -1", False
    yield f"1/(1+exp(-{a})) > 1/(1+exp(-{a}-1))", False
    yield f"erf({factor}) < 1", True
    yield f"(1-erf({n * 10**6}))/erfc({n * 10**6})", arb(1)


def complements():
    """erfc of large numbers, by the series of DLMF 7.12.1, whose rest is below the first term that is left out."""
    power = draw.choice([10, 11, 13, 17, 22])
    whole = draw.randint(11, 99)
    a, A = f"{whole}*10^{power}", arb(whole) * arb(10) ** power
    c, C = rational()

    def factor(x):
        term, total = arb(1), arb(1)
        for n in range(1, 40):
            term *= -(2 * n - 1) / (2 * x * x)
            total += term
        return (total + arb(0, abs(term).upper())) / x

    yield f"erfc({a})/erfc({a}+{c}/({a}))", factor(A) / factor(A + C / A) * (2 * C + (C / A) ** 2).exp()
    yield f"erfc({a})*exp(({a})^2)", factor(A) / arb.pi().sqrt()
    yield f"log(erfc({a}))+({a})^2", (factor(A) / arb.pi().sqrt()).log()
    yield f"(({a})*sqrt(pi)*erfc({a})*exp(({a})^2)-1)*({a})^2", (factor(A) * A - 1) * A * A
    yield f"erfc({a}) > exp(-({a})^2)", False


def written(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    return value.str(40, radius=False)


for _ in range(12):
    for text, value in cases():
        if isinstance(value, bool) or value.rel_accuracy_bits() > 200:
            print(f"{text} = {written(value)}")
for _ in range(8):
    for text, value in deviations():
        print(f"{text} = {written(value)}")
for _ in range(8):
    for text, value in complements():
        print(f"{text} = {written(value)}")
