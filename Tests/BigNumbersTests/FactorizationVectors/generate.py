#!/usr/bin/env python3
"""Numbers with their factorisations, by sympy and, for the large ones, by construction from primes that sympy proved or tested;
written to factorizations.txt with `generate.py > factorizations.txt`.

Each line is a kind, a number, and its factorisation as `prime^exponent` with `*` between them.
"""
import random

import sympy

random.seed(20260115)


def prime(digits):
    while True:
        p = sympy.nextprime(random.randrange(10 ** (digits - 1), 10**digits))
        if p < 10**digits:
            return p


def line(kind, powers, sign=1):
    value, text = sign, []
    for p in sorted(powers):
        value *= p ** powers[p]
        text.append(f"{p}^{powers[p]}")
    print(kind, value, "*".join(text) or "1")


def product(primes):
    powers = {}
    for p in primes:
        powers[p] = powers.get(p, 0) + 1
    return powers


print("# kind, number, factorisation; see generate.py")
for _ in range(200):
    n = random.randrange(2, 10 ** random.randrange(2, 26))
    line("random", sympy.factorint(n), random.choice([1, -1]))
for _ in range(40):
    line("power", {prime(random.randrange(1, 13)): random.randrange(2, 9)})
for _ in range(30):
    p = prime(random.randrange(1, 21))
    line("square", {p: 2})
for _ in range(10):
    line("powers", {prime(9): 3, prime(12): 2, prime(2): 5})
for digits in range(1, 15):
    p = prime(digits)
    line("close", product([p, sympy.nextprime(p)]))
for k in range(1, 4000):
    p, q, r = 6 * k + 1, 12 * k + 1, 18 * k + 1
    if all(map(sympy.isprime, (p, q, r))):
        line("carmichael", product([p, q, r]))
for size in (10**6, 10**8, 10**9):
    found = 0
    k = size
    while found < 2:
        k += 1
        factors = (6 * k + 1, 12 * k + 1, 18 * k + 1)
        if all(map(sympy.isprime, factors)):
            line("carmichael", product(factors))
            found += 1
for _ in range(20):
    line("smooth", product(sympy.prime(random.randrange(1, 169)) for _ in range(random.randrange(20, 60))))
for digits in range(2, 31):
    half = digits // 2
    line("semiprime", product([prime(half), prime(digits - half)]))
for digits in (33, 36, 40):
    half = digits // 2
    line("semiprime", product([prime(half), prime(digits - half)]))
for small, large in ((6, 40), (7, 60), (8, 30)):
    line("uneven", product([prime(small), prime(large)]))
line("three", product([prime(8), prime(9), prime(10)]))
line("three", product([prime(10), prime(11), prime(12)]))
line("fermat", sympy.factorint(2**64 + 1))
line("fermat", {59649589127497217: 1, 5704689200685129054721: 1})
line("mersenne", sympy.factorint(2**67 - 1))
line("mersenne", {7432339208719: 1, 341117531003194129: 1})
for n in (20, 25, 30):
    line("factorial", sympy.factorint(sympy.factorial(n) + 1))
    line("factorial", sympy.factorint(sympy.factorial(n) - 1))
    line("factorial", sympy.factorint(sympy.factorial(n)))
