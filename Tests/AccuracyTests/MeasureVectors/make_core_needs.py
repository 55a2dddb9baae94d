"""The smallest precisions in which loops have a number of correct digits, as do the 64 precisions above each.

Usage: python3 make_core_needs.py > core_needs.txt

Every operation is rounded by MPFR through gmpy2; the truth has 4000 bits. A line: digits, bits, the smaller precisions that
are right by chance, and the core behind a bar.
"""

import gmpy2


def henon(m, n):
    x, y = m(0), m(0)
    for _ in range(n):
        x, y = (m(1) - m("1.4") * (x * x)) + y, m("0.3") * x
    return x


def logistic(m, n):
    x = m("0.1")
    for _ in range(n):
        x = m(4) * (x * (m(1) - x))
    return x


def leibniz(m, n):
    s, t = m(0), m(4)
    for i in range(n):
        s, t = s + t / (m(2) * i + m(1)), -t
    return s


def heron(m, n):
    r = m(2)
    for _ in range(n):
        r = (r + m(2) / r) / m(2)
    return r


LOOPS = [
    (henon, 50, "(for ([i 50]) ([x 0 (+ (- 1 (* 1.4 (* x x))) y)] [y 0 (* 0.3 x)]) x)"),
    (logistic, 60, "(for ([i 60]) ([x 0.1 (* 4 (* x (- 1 x)))]) x)"),
    (leibniz, 30, "(for ([i 30]) ([s 0 (+ s (/ t (+ (* 2 i) 1)))] [t 4 (- t)]) s)"),
    (heron, 5, "(while (< i 5) ([r 2 (/ (+ r (/ 2 r)) 2)] [i 0 (+ i 1)]) r)"),
]


def value(loop, n, bits):
    with gmpy2.context(gmpy2.get_context(), precision=bits):
        return loop(gmpy2.mpfr, n)


for loop, n, core in LOOPS:
    truth = value(loop, n, 4000)
    for digits in (3, 12, 40):
        with gmpy2.context(precision=8000):
            right = {p for p in range(2, 500)
                     if abs(value(loop, n, p) - truth) * gmpy2.mpfr(10) ** digits <= abs(truth)}
        least = next(p for p in range(2, 430) if all(q in right for q in range(p, p + 65)))
        print(digits, least, *sorted(p for p in right if p < least), "|", f"(FPCore () {core})")
