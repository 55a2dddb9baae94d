"""The smallest precisions that give a number of correct digits, as do the 64 precisions above each.

Usage: python3 make_needs.py > needs.txt

Every operation is rounded by MPFR through gmpy2; the truth has 2000 bits. A line: digits, expression, `=`, bits,
and the smaller precisions that are right by chance.
"""

import gmpy2

EXPRESSIONS = {
    "sqrt(2)": lambda m: gmpy2.sqrt(m(2)),
    "exp(pi*sqrt(163))": lambda m: gmpy2.exp(gmpy2.const_pi() * gmpy2.sqrt(m(163))),
    "sqrt(10^15+1)-sqrt(10^15)": lambda m: gmpy2.sqrt(m(10) ** 15 + 1) - gmpy2.sqrt(m(10) ** 15),
    "(1+1/10^9)^(10^9)": lambda m: (1 + 1 / m(10) ** 9) ** (m(10) ** 9),
    "1/3+2/7-ln(2)": lambda m: m(1) / 3 + m(2) / 7 - gmpy2.log(m(2)),
    "exp(-20)*exp(20)-0.5": lambda m: gmpy2.exp(m(-20)) * gmpy2.exp(m(20)) - m("0.5"),
}


def value(f, bits):
    with gmpy2.context(gmpy2.get_context(), precision=bits):
        return f(gmpy2.mpfr)


def main():
    for text, f in EXPRESSIONS.items():
        truth = value(f, 2000)
        if text.startswith("exp(-20)"):
            truth = gmpy2.mpfr("0.5")
        for digits in (5, 15, 40):
            with gmpy2.context(precision=4000):
                right = {p for p in range(2, 700)
                         if abs(value(f, p) - truth) * gmpy2.mpfr(10) ** digits <= abs(truth)}
            least = next(p for p in range(2, 600) if all(q in right for q in range(p, p + 65)))
            lucky = sorted(p for p in right if p < least)
            print(digits, text, "=", least, *lucky)


main()
