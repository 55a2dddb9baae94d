#!/usr/bin/env python3
"""Complex expressions and their parts to 50 digits, from mpmath; a part that is zero is written 0.

Which parts are zero stands here, as numbers cannot show it.

usage: make_expressions.py > expressions.txt
"""

from mpmath import mp, mpc, mpf

mp.dps = 200
i = mpc(0, 1)
pi, e = mp.pi, mp.e
# The expression, the same for Python where it differs, and the part that is zero.
cases = [
    ("exp(i*pi) + 1", "mpc(0)", "both"), ("i^i", "i**i", "im"), ("(1+2i)*(3-i)", "mpc(5, 5)", ""),
    ("exp(i*pi/3)", "mpc(0.5, mp.sqrt(3)/2)", ""), ("cis(30°)", "mpc(mp.sqrt(3)/2, 0.5)", ""),
    ("ln(-1+0i)", "mpc(0, pi)", "re"), ("sqrt(-4+0i)", "mpc(0, 2)", "re"), ("asin(2+0i)", "mp.asin(2).conjugate()", ""),
    ("(1+i)^10", "mpc(0, 32)", "re"), ("(2+3i)^-3", "mpc(2, 3)**-3", ""), ("(2+3i)^2.5", "mpc(2, 3)**mpf('2.5')", ""),
    ("(1+i)^(1/3)", "mpc(1, 1)**(mpf(1)/3)", ""), ("(2-i)^(3+2i)", "mpc(2, -1)**mpc(3, 2)", ""),
    ("2^i", "mp.exp(i*mp.log(2))", ""), ("e^(1+i)", "mp.exp(1+i)", ""), ("exp2(1+2i)", "mpc(2)**mpc(1, 2)", ""),
    ("exp10(i)", "mp.exp(i*mp.log(10))", ""), ("expm1(0.1i)", "mp.exp(mpc(0, mpf('0.1'))) - 1", ""),
    ("ln(3-4i)", "mp.log(mpc(3, -4))", ""), ("log2(i+1)", "mp.log(1+i)/mp.log(2)", ""), ("log10(i-1)", "mp.log(i-1)/mp.log(10)", ""),
    ("log(2+i, 1-i)", "mp.log(2+i)/mp.log(1-i)", ""), ("log1p(2i)", "mp.log(1+2*i)", ""),
    ("sin(1+2i)", "mp.sin(1+2*i)", ""), ("cos(1+2i)", "mp.cos(1+2*i)", ""), ("tan(1+2i)", "mp.tan(1+2*i)", ""),
    ("sec(1+2i)", "mp.sec(1+2*i)", ""), ("csc(1+2i)", "mp.csc(1+2*i)", ""), ("cot(1+2i)", "mp.cot(1+2*i)", ""),
    ("asin(1+2i)", "mp.asin(1+2*i)", ""), ("acos(1+2i)", "mp.acos(1+2*i)", ""), ("atan(1+2i)", "mp.atan(1+2*i)", ""),
    ("sinh(1+2i)", "mp.sinh(1+2*i)", ""), ("cosh(1+2i)", "mp.cosh(1+2*i)", ""), ("tanh(1+2i)", "mp.tanh(1+2*i)", ""),
    ("sech(1+2i)", "mp.sech(1+2*i)", ""), ("csch(1+2i)", "mp.csch(1+2*i)", ""), ("coth(1+2i)", "mp.coth(1+2*i)", ""),
    ("asinh(1+2i)", "mp.asinh(1+2*i)", ""), ("acosh(1+2i)", "mp.acosh(1+2*i)", ""), ("atanh(1+2i)", "mp.atanh(1+2*i)", ""),
    ("tanh(200+i)", "mp.tanh(200+i)", ""), ("sqrt(i)", "mp.sqrt(i)", ""), ("sqrt(1e-30 - i)", "mp.sqrt(mpc(mpf('1e-30'), -1))", ""),
    ("cbrt(2i)", "(2*i)**(mpf(1)/3)", ""), ("rsqrt(3+4i)", "mpc('0.4', '-0.2')", ""), ("1/(2-3i)", "1/mpc(2, -3)", ""),
    ("abs(3+4i)", "mpf(5)", "im"), ("|1+i|", "mp.sqrt(2)", "im"), ("arg(-1-i)", "-3*pi/4", "im"), ("conj(exp(i))", "mp.exp(-i)", ""),
    ("re((1+2i)^2)", "mpf(-3)", "im"), ("im(1/i)", "mpf(-1)", "im"), ("im(i^i)", "mpf(0)", "both"),
    ("exp(2i*pi/7)^7", "mpf(1)", "im"), ("2∠(pi/6)", "mpc(mp.sqrt(3), 1)", ""), ("2∠30°", "mpc(mp.sqrt(3), 1)", ""),
    ("-i*3i", "mpf(3)", "im"), ("2 - 3i + 3i", "mpf(2)", "im"), ("(2+3i) - (2-3i)", "mpc(0, 6)", "re"), ("3/(4i)", "mpc(0, '-0.75')", "re"),
    ("acosh(-2+0i)", "mp.acosh(-2)", ""), ("atanh(2+0i)", "mpc(mp.log(3)/2, pi/2)", ""), ("asinh(2i)", "mpc(mp.log(2+mp.sqrt(3)), pi/2)", ""),
    ("atan(2i)", "mpc(pi/2, mp.log(3)/2)", ""), ("acos(0.5+0i)", "pi/3", "im"), ("asin(sqrt(2)/2+0i)", "pi/4", "im"),
    ("ln(-sqrt(2)+0i)", "mpc(mp.log(2)/2, pi)", ""), ("sqrt((1+2i)^2)", "mpc(1, 2)", ""),
    ("gamma(i)", "mp.gamma(i)", ""), ("(1+2i)!", "mp.gamma(2+2*i)", ""), ("lngamma(-2.5+0i)", "mp.loggamma(mpc(-2.5, 0))", ""),
    ("lgamma(3-40i)", "mp.loggamma(mpc(3, -40))", ""), ("digamma(sqrt(2)*i)", "mp.digamma(mp.sqrt(2)*i)", ""),
    ("gamma(-7/3 + pi*i)", "mp.gamma(mpc(-mpf(7)/3, pi))", ""),
    ("erf(1/3 - 2i)", "mp.erf(mpc(mpf(1)/3, -2))", ""), ("erfc(sqrt(3)*i)", "mp.erfc(mp.sqrt(3)*i)", ""),
    ("erfi(sqrt(2))", "mp.erfi(mp.sqrt(2))", "im"), ("erf(2i)", "mp.erf(2*i)", "re"), ("eint(1 + i/3)", "mp.ei(mpc(1, mpf(1)/3))", ""),
    ("si(pi*i)", "mp.si(pi*i)", "re"), ("ci(1-2i)", "mp.ci(mpc(1, -2))", ""), ("expint(1/3, 2)", "mp.expint(mpf(1)/3, 2)", "im"),
    ("expint(2, 1-i)", "mp.expint(2, 1-i)", ""), ("gamma_inc(2+i, e)", "mp.gammainc(2+i, e)", ""),
    ("zeta(0.5 + 14i)", "mp.zeta(mpc(0.5, 14))", ""), ("zeta(pi, sqrt(2))", "mp.zeta(pi, mp.sqrt(2))", "im"),
    ("zeta(2i, 1/3)", "mp.zeta(2*i, mpf(1)/3)", ""), ("polylog(3, 1/3)", "mp.polylog(3, mpf(1)/3)", "im"),
    ("polylog(1/2, -2+i)", "mp.polylog(mpf(1)/2, -2+i)", ""), ("li2(2+i)", "mp.polylog(2, 2+i)", ""),
    ("lambertw(1+i)", "mp.lambertw(1+i)", ""), ("lambertw(sqrt(2)*i, 3)", "mp.lambertw(mp.sqrt(2)*i, 3)", ""),
    ("besselj(1/3, sqrt(2))", "mp.besselj(mpf(1)/3, mp.sqrt(2))", "im"), ("besselj(2, 1+i)", "mp.besselj(2, 1+i)", ""),
    ("bessely(pi, 3)", "mp.bessely(pi, 3)", "im"), ("besseli(1/3, -2+i)", "mp.besseli(mpf(1)/3, -2+i)", ""),
    ("besselk(2, 5-i)", "mp.besselk(2, 5-i)", ""), ("j0(2i)", "mp.besselj(0, 2*i)", "im"), ("y1(1+i)", "mp.bessely(1, 1+i)", ""),
    ("airyai(-2+i)", "mp.airyai(-2+i)", ""), ("airybi(sqrt(5))", "mp.airybi(mp.sqrt(5))", "im"), ("ellipk(1+2i)", "mp.ellipk(1+2*i)", ""),
    ("ellipe(-i)", "mp.ellipe(-i)", ""), ("ellipf(1/3, 1/5)", "mp.ellipf(mpf(1)/3, mpf(1)/5)", "im"),
    ("ellipf(1+i, 1/3)", "mp.ellipf(1+i, mpf(1)/3)", ""), ("ellipeinc(1-i, 2i)", "mp.ellipe(1-i, 2*i)", ""),
    ("ellippi(1/3, i)", "mp.ellippi(mpf(1)/3, i)", ""), ("theta1(1/3, 1/7)", "mp.jtheta(1, mpf(1)/3, mpf(1)/7)", "im"),
    ("theta2(i, 1/3)", "mp.jtheta(2, i, mpf(1)/3)", "im"), ("theta3(1+i, 0.2i)", "mp.jtheta(3, 1+i, mpc(0, mpf('0.2')))", ""),
    ("theta4(2, 0.1-0.3i)", "mp.jtheta(4, 2, mpc(mpf('0.1'), mpf('-0.3')))", ""),
    ("hyp2f1(1/3, 2, i, 1/2)", "mp.hyp2f1(mpf(1)/3, 2, i, mpf(1)/2)", ""),
    ("hyp2f1(1/3, 1/5, 2, -pi)", "mp.hyp2f1(mpf(1)/3, mpf(1)/5, 2, -pi)", "im"),
    ("hyp1f1(1+i, 2, -3)", "mp.hyp1f1(1+i, 2, -3)", ""), ("hypu(1/3, 1/7, sqrt(2))", "mp.hyperu(mpf(1)/3, mpf(1)/7, mp.sqrt(2))", "im"),
    ("hypu(1, 2i, -1-i)", "mp.hyperu(1, 2*i, -1-i)", ""),
    ("sum(1, i, 2-3i)", "mpc(3, -2)", ""), ("mean(1+i, 2)", "mpc(1.5, 0.5)", ""), ("prod(1+i, 1-i, pi)", "2*pi", "im"),
]


def digits(x, isZero):
    return "0" if isZero else mp.nstr(x, 50, strip_zeros=True, min_fixed=-6, max_fixed=21).removesuffix(".0")


for text, python, zero in cases:
    value = mpc(eval(python))
    parts = [digits(value.real, zero in ("re", "both")), digits(value.imag, zero in ("im", "both"))]
    print(f"{text} = {parts[0]} {parts[1]}")
