#!/usr/bin/env python3
"""Values of elliptic integrals, theta functions and ℘ of complex numbers from Arb (python-flint), as 400 bits of both parts, truncated.

A ball of Arb contains the value; its precision is doubled until both ends of each part have the same 400 bits. On cuts the parameter counts
as m + 0i, and the characteristic as n + 0i; Arb takes the other side for real operands, so that its values are conjugated there.
Parts that are 0 by symmetry are written as 0.

usage: make_elliptic.py > elliptic.txt
"""

from flint import acb, arb, ctx

from make_special import ball, generator, plus, text, truncated

generator.seed(37)
ZERO = (0, 0)


def dyadic(exponents, bits=None):
    bits = bits or generator.choice([3, 24, 53, 120])
    return generator.choice([1, -1]) * (generator.getrandbits(bits) | 1), generator.randint(*exponents) - bits


def number(low=-4, high=4):
    return dyadic((low, high)), dyadic((low, high))


def real(low=-4, high=3):
    return dyadic((low, high)), ZERO


def imaginary(low=-4, high=3):
    return ZERO, dyadic((low, high))


def next_to(n, size):
    return plus(n, dyadic((size, size), 10)), dyadic((size, size), 20)


def parameters():
    found = [[number()] for _ in range(12)] + [[number(-300, 300)] for _ in range(6)]
    found += [[real()] for _ in range(10)] + [[imaginary()] for _ in range(4)]
    found += [[next_to(n, size)] for n in (0, 1) for size in (-5, -30, -80, -300)]
    return found + [[((2, 0), ZERO)], [((3, 0), ZERO)], [((-1, 0), ZERO)]]


def amplitudes():
    found = [[number(-4, 3), number()] for _ in range(16)] + [[number(-200, 1), number(-80, 80)] for _ in range(4)]
    found += [[real(-4, 1), real(-4, 1)] for _ in range(8)] + [[imaginary(), real()] for _ in range(4)]
    found += [[(dyadic((5, 20)), dyadic((-3, 2))), number()] for _ in range(4)]
    # Next to π/2, and next to m = 1.
    half = ((0x1921FB54442D18469898CC51701B839A252049C1, -156), (0, 0))
    found += [[half, number()], [half, real(-4, 0)], [number(-3, 2), next_to(1, -60)]]
    return found + [[real(), ((5, 0), ZERO)], [(ZERO, ZERO), number()], [number(), (ZERO, ZERO)]]


def characteristics():
    found = [[number(-3, 1), number(-3, 1)] for _ in range(20)] + [[real(-3, 0), real(-3, 0)] for _ in range(8)]
    found += [[number(-60, -3), number(-60, -3)] for _ in range(4)]
    for size in (-5, -40):
        found += [[next_to(1, size), number(-3, 1)], [number(-3, 0), next_to(1, size)], [number(-3, 0), next_to(0, size)]]
    return found + [[(ZERO, ZERO), number()], [number(-3, -1), (ZERO, ZERO)]]


def nomes():
    def nome():
        return dyadic((-6, -1)), dyadic((-6, -1))

    found = [[number(-4, 3), nome()] for _ in range(16)] + [[number(-200, 1), number(-300, -2)] for _ in range(4)]
    found += [[real(), real(-6, 0)] for _ in range(6)] + [[imaginary(-4, 1), real(-6, 0)] for _ in range(4)]
    for nines in (5, 12, 30):
        near = ((1 << nines) - 1, -nines)
        found += [[number(-3, 1), (near, ZERO)], [real(-3, 1), (near, ZERO)]]
        found.append([number(-3, 1), (((3 << nines) // 5, -nines), ((4 << nines) // 5, -nines))])
    return found + [[(ZERO, ZERO), nome()], [number(), (ZERO, ZERO)]]


def lattices():
    def period(low=-3, high=3):
        re, (man, exp) = dyadic((-3, 3)), dyadic((low, high))
        return re, (abs(man), exp)

    found = [[number(-3, 2), period()] for _ in range(14)] + [[number(-200, 0), period()] for _ in range(3)]
    found += [[number(-3, 2), period(3, 12)] for _ in range(4)] + [[number(-3, 2), period(-30, -3)] for _ in range(4)]
    found += [[next_to(1, size), period()] for size in (-5, -40)] + [[(dyadic((5, 30)), dyadic((5, 30))), period()] for _ in range(3)]
    for re in (ZERO, (1, -1), (1, 0)):
        found += [[real(), (re, period()[1])], [imaginary(), (re, period()[1])], [((1, -1), dyadic((-3, 1))), (re, period()[1])]]
    # The square lattice, with a zero.
    square = (ZERO, (1, 0))
    return found + [[((1, -2), (1, -2)), square], [((1, -1), (1, -1)), square], [((3, -3), (-3, -3)), square]]


def is_real(x):
    return x[1][0] == 0


def is_imaginary(x):
    return x[0][0] == 0


def value(name, operands):
    """The value as a ball, and which of its parts are 0."""
    z = [acb(ball(re), ball(im)) for re, im in operands]
    zeros = [False, False]
    if name in ("ellipticK", "ellipticE"):
        result = z[0].elliptic_k() if name == "ellipticK" else z[0].elliptic_e()
        if is_real(operands[0]):
            return (result.conjugate(), zeros) if z[0].real > 1 else (result, [False, True])
    elif name in ("ellipticF", "incompleteEllipticE"):
        function = acb.elliptic_f if name == "ellipticF" else acb.elliptic_e_inc
        phi, m = z
        result = function(phi, m)
        if is_real(operands[1]):
            rest = 1 - m.real * (phi.sin() ** 2).real
            if is_real(operands[0]):
                has_cut = m.real > 1 and (rest < 0 or abs(phi.real) > arb.pi() / 2)
                return (result.conjugate(), zeros) if has_cut else (result, [False, True])
            if is_imaginary(operands[0]) and rest > 0:
                return result, [True, False]
    elif name == "ellipticPi":
        result = acb.elliptic_pi(*z)
        if all(map(is_real, operands)):
            zeros = [False, True]
    elif name.startswith("theta"):
        index, (u, q) = int(name[5:]), z
        if q == 0:
            return acb(1 if index > 2 else 0), [index < 3, True]
        tau = q.log() / (arb.pi() * acb(0, 1))
        result = acb.modular_theta(u / arb.pi(), tau)[index - 1]
        if is_real(operands[1]) and (index > 2 or q.real > 0):
            zeros[1] = is_real(operands[0]) or (is_imaginary(operands[0]) and index > 1)
            zeros[0] = is_imaginary(operands[0]) and index == 1
        if operands[0] == (ZERO, ZERO) and index == 1:
            zeros = [True, True]
    else:
        (re, im), tau = operands
        result = acb.elliptic_p(*z)
        if (2 * z[1].real).is_integer():
            zeros[1] = re[0] == 0 or im[0] == 0 or re == (1, -1) or (tau == (ZERO, (1, 0)) and im == (1, -1))
        zeros[0] = tau == (ZERO, (1, 0)) and abs(re[0]) == abs(im[0]) and re[1] == im[1]
    return result, zeros


families = {"ellipticK": parameters, "ellipticE": parameters, "ellipticF": amplitudes, "incompleteEllipticE": amplitudes, "ellipticPi": characteristics}
families |= {f"theta{index}": nomes for index in (1, 2, 3, 4)} | {"weierstrassP": lattices}

for name, arguments in families.items():
    for operands in arguments():
        for bits in (1000, 2000, 4000):
            ctx.prec = bits
            result, zeros = value(name, operands)
            parts = ["0x0p0" if zero else truncated(part) for zero, part in zip(zeros, (result.real, result.imag))]
            if None not in parts:
                print(name, *(text(x) for pair in operands for x in pair), "=", *parts, flush=True)
                break
