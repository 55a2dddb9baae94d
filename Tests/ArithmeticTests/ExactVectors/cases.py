#!/usr/bin/env python3
"""Writes cases.tsv: famous and hand-chosen cases with 60 digits, certified as generate.py says.

    python3 cases.py

Each line is `statements ⇥ value ⇥ flags ⇥ note`; statements are separated by `;`, and the value is that
of the last one. Flags:

* `exact`: a rational value, found by exact fractions, or one that mathematics knows and the note gives
  the reason for. Then an enclosure of 3000 or 12000 bits contains it and is narrower than 10^-500 of it (or
  of 1, for 0). A zero cannot be told from a tiny number by any number of digits: such a case asks for
  an answer that is 0, or one that claims no more than a bound.
* `theory`: the value is known but this script does not certify it, because enclosures would need
  gigabytes; a refusal is an answer too.
* `arb`: arb certifies the value but mpmath does not confirm it.
* `-`: none.
"""
import os
import sys
from fractions import Fraction

import flint
import mpmath
from flint import arb, ctx

from evaluation import (Arb, Evaluator, OutOfDomain, certified, mpmath_text, rounded, with_mpmath)

sys.set_int_max_str_digits(0)


def chain(first, step, count, last):
    """Assignments x0 = first; x1 = step(x0) …, and the last statement."""
    names = [f"x{i}" for i in range(count + len(first))]
    lines = [f"{name}={value}" for name, value in zip(names, first)]
    for i in range(len(first), len(names)):
        lines.append(f"{names[i]}={step(names, i)}")
    return "; ".join(lines + [last(names)])


def muller(n):
    return chain(["4", "4.25"], lambda x, i: f"108-(815-1500/{x[i - 2]})/{x[i - 1]}", n - 1,
                 lambda x: x[-1])


MULLER = Fraction(3**101 + 5**101, 3**100 + 5**100)
assert MULLER.denominator > 10**60
KAHAN = "x={x}; q=abs(x-sqrt(x^2+1))-1/(x+sqrt(x^2+1)); z=q^2+{z}; "
SAME = "q is 0, because 1/(x+√(x²+1)) = √(x²+1)−x; (exp(z)−1)/z is 1+z/2+…"

# The text, the known value (a fraction, "theory value", or None), and the reason.
CASES = [
    # Large arguments and hard cases.
    ("sin(10^22)", None, "reduction of a large argument"),
    ("sin(10^1000)", None, "reduction by 3400 bits of pi"),
    ("cos(2^1000)", None, ""),
    ("tan(10^100)", None, ""),
    ("sin(6381956970095103*2^797)", None, "the double nearest to a multiple of pi/2"),
    ("cos(6381956970095103*2^797)", None, ""),
    ("tan(1.5707963267948966)", None, "the double nearest to pi/2 as a decimal"),
    ("exp(7.5417527749959590085206221e-10)", None, "a table maker's dilemma of doubles"),
    ("sin(11)", None, "near −1"),
    ("sin(355)", None, "355/113 is near pi"),
    ("tan(355/226)", None, ""),
    ("cos(10^50)^2+sin(10^50)^2-1+1e-90", Fraction(1, 10**90), "sin²+cos² = 1"),
    # Near integers and near equalities.
    ("exp(pi*sqrt(163))-262537412640768744", None, "Ramanujan's constant"),
    ("log(640320^3+744)/sqrt(163)-pi", None, "agrees with pi to 30 digits"),
    ("exp(pi)-pi-20", None, ""),
    ("22/7-pi", None, ""),
    ("355/113-pi", None, ""),
    ("pi^4+pi^5-e^6", None, ""),
    ("163*(pi-e)-69", None, ""),
    ("(pi^9/e^8-10)*1e5", None, ""),
    ("sqrt(2)+sqrt(3)-pi", None, ""),
    ("1.0001^10000", None, "a fraction of 40001 digits"),
    ("(1+1e-9)^1e9-e", None, ""),
    ("exp(exp(exp(2)))", None, ""),
    ("exp(exp(exp(exp(1))))", None, "about 10^1656520"),
    ("(10^9)!", None, ""),
    ("(10^9)!/(10^9-1)!/10^9-1+1e-50", Fraction(1, 10**50), "n!/(n−1)! = n"),
    ("log((10^9)!)/10^9", None, ""),
    ("2^(2^(2^(2^0.5)))", None, ""),
    ("log(log(log(10^10^10)))", None, ""),
    # Cancellation.
    ("333.75*33096^6+77617^2*(11*77617^2*33096^2-33096^6-121*33096^4-2)+5.5*33096^8+77617/(2*33096)",
     Fraction(-54767, 66192), "Rump 1988; its value is −54767/66192"),
    ("a=77617; b=33096; 333.75*b^6+a^2*(11*a^2*b^2-b^6-121*b^4-2)+5.5*b^8+a/(2*b)",
     Fraction(-54767, 66192), "Rump 1988, by assignments"),
    ("a=77617; b=33096; 1335*b^6/4+a^2*(11*a^2*b^2-b^6-121*b^4-2)+11*b^8/2+a/(2*b)",
     Fraction(-54767, 66192), "Rump 1988 in whole numbers"),
    ("a=77617; b=33096; 21*b^2-2*a^2+55*b^4-10*a^2*b^2+a/(2*b)", Fraction(-54767, 66192),
     "Rump 1983, of the same value"),
    ("9*10864^4-18817^4+2*18817^2", Fraction(1), "Rump: 9x⁴−y⁴+2y² at a solution of y²−3x² = 1"),
    ("9*sqrt(10864)^8-18817^4+2*18817^2", Fraction(1), "the same with a square root"),
    ("a=192119201; b=35675640; (1682*a*b^4+3*a^3+29*a*b^2-2*a^5+832)/107751",
     Fraction(1783), "Rump's other polynomial"),
    ("(1+10^-1000-1)*10^1000", Fraction(1), "fractions"),
    ("(1+sqrt(10)^-2000-1)*10^1000", Fraction(1), "the same with a square root"),
    ("log(1+(exp(1e10)-1)*0.5)", None, "1e10 − log 2 and e^-1e10 more"),
    ("log(1+(exp(10^18)-1)*(3/7))", None, "1e18 + log(3/7) and e^-1e18 more"),
    ("log(1+(exp(10^18)-1)*(3/7))-10^18", None, "log(3/7) and e^-1e18 more"),
    ("exp(1e100)/exp(1e100)", Fraction(1), "x/x; both are 10^(4·10^99)"),
    ("(sin(1+1e-20)-sin(1))/1e-20", None, ""),
    ("(sin(1+1e-100)-sin(1))/1e-100-cos(1)", None, "−sin(1)/2·1e-100"),
    ("(exp(1e-40)-1-1e-40)*1e80", None, "1/2 + 1e-40/6"),
    ("(1-cos(1e-50))*1e100", None, "1/2 − 1e-100/24"),
    ("(tan(sin(1e-30))-sin(tan(1e-30)))*1e210", None, "1/30: seven orders cancel"),
    ("sqrt(2)*sqrt(3)-sqrt(6)+1e-70", Fraction(1, 10**70), "√2·√3 = √6"),
    ("zeta(2)-pi^2/6+1e-70", Fraction(1, 10**70), "ζ(2) = π²/6"),
    ("gamma(1e-30)-1e30", None, "−γ and 1e-30 more"),
    ("gamma(1e-300)*1e-300-1", None, ""),
    ("erfc(30)*exp(900)*30*sqrt(pi)", None, ""),
    ("erf(15)-1", None, ""),
    ("(sqrt(1e60-4)-1e30)/2", None, "the small root of x² − 1e30·x + 1 with the textbook's formula"),
    ("1e16+1-1e16", Fraction(1), "fractions"),
    ("0.1+0.2-0.3", Fraction(0), "fractions"),
    ("3*(4/3-1)-1", Fraction(0), "fractions"),
    ("4195835-4195835/3145727*3145727", Fraction(0), "the Pentium's division"),
    ("1e400-1e400+1e-400", Fraction(1, 10**400), "fractions"),
    ("pi+1e400-1e400-pi+1e-100", Fraction(1, 10**100), "π − π = 0"),
    # Recurrences.
    (muller(100), MULLER, "Muller: it tends to 5, roundings take it to 100; x₁₀₀ = (3¹⁰¹+5¹⁰¹)/(3¹⁰⁰+5¹⁰⁰)"),
    (muller(20), Fraction(3**21 + 5**21, 3**20 + 5**20), "Muller to x₂₀"),
    (chain(["1-1/e"], lambda x, i: f"1-{i}*{x[i - 1]}", 60, lambda x: x[-1]), None,
     "Gautschi: ∫x⁶⁰e^(x−1) by the recurrence forwards; it loses 82 digits"),
    (chain(["j0(1)", "j1(1)"], lambda x, i: f"{2 * (i - 1)}*{x[i - 1]}-{x[i - 2]}", 29,
           lambda x: x[-1]), None, "J₃₀(1) by the recurrence forwards"),
    (chain(["j0(1)", "j1(1)"], lambda x, i: f"{2 * (i - 1)}*{x[i - 1]}-{x[i - 2]}", 29,
           lambda x: f"{x[-1]}-jn(30,1)"), Fraction(0), "J₃₀(1) both ways"),
    (chain(["0.1"], lambda x, i: f"4*{x[i - 1]}*(1-{x[i - 1]})", 100, lambda x: x[-1]), None,
     "the logistic map: a bit is lost each step"),
    (chain(["0.1"], lambda x, i: f"3.75*{x[i - 1]}*(1-{x[i - 1]})", 100, lambda x: x[-1]), None, ""),
    (chain(["1/3"], lambda x, i: f"({x[i - 1]}+2/{x[i - 1]})/2", 9, lambda x: f"{x[-1]}-sqrt(2)"), None,
     "Newton's √2 from 1/3: what is left after 9 steps"),
    # Kahan.
    (KAHAN.format(x=15, z="1e-300") + "(exp(z)-1)/z", None, "Kahan's mindless example: " + SAME),
    (KAHAN.format(x=16, z="1e-300") + "(exp(z)-1)/z", None, SAME),
    (KAHAN.format(x=17, z="1e-300") + "(exp(z)-1)/z", None, SAME),
    (KAHAN.format(x=9999, z="1e-300") + "(exp(z)-1)/z", None, SAME),
    (KAHAN.format(x=15, z="1e-300") + "((exp(z)-1)/z-1)*1e300", None, SAME),
    (KAHAN.format(x=15, z="(10^-30)^(100*(x+1))") + "(exp(z)-1)/z", None, SAME + ", z = 10^-48000"),
    (KAHAN.format(x=15, z="(10^-300)^(10000*(x+1))") + "(exp(z)-1)/z", "theory 1e+0",
     SAME + ", z = 10^-48000000 needs 160 million bits"),
    (KAHAN.format(x=9999, z="(10^-300)^(10000*(x+1))") + "(exp(z)-1)/z", "theory 1e+0",
     SAME + ", z = 10^-30000000000"),
    ("x=15; q=abs(x-sqrt(x^2+1))-1/(x+sqrt(x^2+1)); q", Fraction(0), SAME),
    ("x=4/3; 3*(x-1)-1+log(abs(3*(1-x)+1)+1e-80)/80", None,
     "Kahan's spike: log|3(1−x)+1| at its pole 4/3, moved by 1e-80"),
    # Zeros and rational values that mathematics knows.
    ("gamma(1/2)^2-pi", Fraction(0), "Γ(1/2) = √π"),
    ("4*(4*atan(1/5)-atan(1/239))-pi", Fraction(0), "Machin 1706"),
    ("12*atan(1/18)+8*atan(1/57)-5*atan(1/239)-pi/4", Fraction(0), "Gauss"),
    ("44*atan(1/57)+7*atan(1/239)-12*atan(1/682)+24*atan(1/12943)-pi/4", Fraction(0), "Størmer 1896"),
    ("atan(1/2)+atan(1/3)-pi/4", Fraction(0), "Euler"),
    ("atan(1)+atan(2)+atan(3)-pi", Fraction(0), "three angles of squares"),
    ("atan(1)*4-pi", Fraction(0), "tan(π/4) = 1"),
    ("asin(0.6)+asin(0.8)-pi/2", Fraction(0), "the triangle 3, 4, 5"),
    ("sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))", Fraction(0), "(√2+√3)² = 5+2√6"),
    ("sqrt(2)^2-2", Fraction(0), "the definition"),
    ("sqrt(8)-2*sqrt(2)", Fraction(0), "8 = 4·2"),
    ("sqrt(8)/sqrt(2)", Fraction(2), "√4"),
    ("sqrt(12)*sqrt(3)", Fraction(6), "√36"),
    ("cbrt(2)*cbrt(4)", Fraction(2), "∛8"),
    ("cbrt(2)^3-2", Fraction(0), "the definition"),
    ("27^(1/3)", Fraction(3), "3³"),
    ("8^(2/3)", Fraction(4), "2²"),
    ("2^(1/3)*4^(1/3)", Fraction(2), "∛8"),
    ("sqrt(1e-40)", Fraction(1, 10**20), "10^-20 squared"),
    ("1/sqrt(2)-sqrt(2)/2", Fraction(0), "2/√2 = √2"),
    ("(sqrt(2)^sqrt(2))^sqrt(2)", Fraction(2), "√2²"),
    ("sin(pi/6)", Fraction(1, 2), "30°"),
    ("cos(pi/3)", Fraction(1, 2), "60°"),
    ("tan(pi/4)", Fraction(1), "45°"),
    ("sin(pi)", Fraction(0), "half a turn"),
    ("cos(pi)", Fraction(-1), "half a turn"),
    ("sin(1000000*pi)", Fraction(0), "whole turns"),
    ("sinpi(10^30+1/2)", Fraction(1), "the argument is an even number and a half"),
    ("cospi(10^30+1/3)", Fraction(1, 2), "the argument is an even number and a third"),
    ("sinu(10^40+30-10^40,360)", Fraction(1, 2), "30°"),
    ("asinpi(1/2)", Fraction(1, 6), "30°"),
    ("acosu(-0.5,360)", Fraction(120), "120°"),
    ("sin(pi/10)-(sqrt(5)-1)/4", Fraction(0), "18°"),
    ("tan(pi/8)-sqrt(2)+1", Fraction(0), "half of 45°"),
    ("cos(pi/5)-cos(2*pi/5)", Fraction(1, 2), "the pentagon"),
    ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)", Fraction(1, 2), "the heptagon"),
    ("cos(2*pi/7)*cos(4*pi/7)*cos(8*pi/7)", Fraction(1, 8), "Morrie's law for 7"),
    ("cos(pi/9)*cos(2*pi/9)*cos(4*pi/9)", Fraction(1, 8), "Morrie's law"),
    ("tan(3*pi/11)+4*sin(2*pi/11)-sqrt(11)", Fraction(0), "a sum of Gauss for 11"),
    ("tan(pi/9)*tan(2*pi/9)*tan(4*pi/9)-sqrt(3)", Fraction(0), "tan 20° tan 40° tan 80° = √3"),
    ("16*cos(2*pi/17)-(-1+sqrt(17)+sqrt(34-2*sqrt(17))+2*sqrt(17+3*sqrt(17)-sqrt(34-2*sqrt(17))"
     "-2*sqrt(34+2*sqrt(17))))", Fraction(0), "Gauss: the 17-gon"),
    ("phi^2-phi-1", Fraction(0), "the golden ratio's equation"),
    ("phi-(1+sqrt(5))/2", Fraction(0), "its definition"),
    ("2*cos(pi/5)-phi", Fraction(0), "the pentagon"),
    ("1/phi-phi+1", Fraction(0), "the equation divided by φ"),
    ("(phi^100-(-1/phi)^100)/sqrt(5)", Fraction(354224848179261915075), "Binet: the 100th Fibonacci number"),
    ("log(phi)-asinh(1/2)", Fraction(0), "asinh y = log(y+√(y²+1))"),
    # Nested radicals.
    ("cbrt(cbrt(2)-1)-cbrt(1/9)+cbrt(2/9)-cbrt(4/9)", Fraction(0), "Ramanujan"),
    ("sqrt(cbrt(5)-cbrt(4))-(cbrt(2)+cbrt(20)-cbrt(25))/3", Fraction(0), "Ramanujan"),
    ("sqrt(cbrt(28)-cbrt(27))-(cbrt(98)-cbrt(28)-1)/3", Fraction(0), "Ramanujan"),
    ("cbrt(root(32/5,5)-root(27/5,5))-root(1/25,5)-root(3/25,5)+root(9/25,5)", Fraction(0), "Ramanujan"),
    ("root((3+2*root(5,4))/(3-2*root(5,4)),4)-(root(5,4)+1)/(root(5,4)-1)", Fraction(0), "Ramanujan"),
    ("root(7*cbrt(20)-19,6)-cbrt(5/3)+cbrt(2/3)", Fraction(0), "Ramanujan"),
    ("cbrt(cos(2*pi/7))+cbrt(cos(4*pi/7))+cbrt(cos(8*pi/7))-cbrt((5-3*cbrt(7))/2)", Fraction(0),
     "Ramanujan"),
    ("cbrt(cos(2*pi/9))+cbrt(cos(4*pi/9))+cbrt(cos(8*pi/9))-cbrt((3*cbrt(9)-6)/2)", Fraction(0),
     "Ramanujan"),
    ("cbrt(2+sqrt(5))+cbrt(2-sqrt(5))", Fraction(1), "Cardano: x³+3x = 4"),
    ("cbrt(10+6*sqrt(3))+cbrt(10-6*sqrt(3))", Fraction(2), "Cardano: (1±√3)³ = 10±6√3"),
    ("cbrt(18+sqrt(325))+cbrt(18-sqrt(325))", Fraction(3), "Cardano: x³+3x = 36"),
    ("sqrt(3+2*sqrt(2))-sqrt(2)", Fraction(1), "(1+√2)² = 3+2√2"),
    ("sqrt(5)+sqrt(22+2*sqrt(5))-sqrt(11+2*sqrt(29))-sqrt(16-2*sqrt(29)+2*sqrt(55-10*sqrt(29)))",
     Fraction(0), "Shanks 1974"),
    ("sqrt(1000001)+sqrt(1000025)+sqrt(1000031)+sqrt(1000084)+sqrt(1000087)+sqrt(1000134)+sqrt(1000158)"
     "+sqrt(1000182)+sqrt(1000198)-sqrt(1000002)-sqrt(1000018)-sqrt(1000042)-sqrt(1000066)"
     "-sqrt(1000113)-sqrt(1000116)-sqrt(1000169)-sqrt(1000175)-sqrt(1000199)", None,
     "a sum of square roots that is nearly 0 (Graham)"),
    ("sqrt(10^40+1)+sqrt(10^40-1)-2*10^20", None, "−1e-60/4"),
    # Logarithms and exponentials.
    ("ln(e^3)", Fraction(3), "inverses"),
    ("10^log10(7)", Fraction(7), "inverses"),
    ("exp(log(5))", Fraction(5), "inverses"),
    ("e^(2*log(3))", Fraction(9), "inverses"),
    ("log2(1024)", Fraction(10), "2^10"),
    ("log10(1e-30)", Fraction(-30), "a power of ten"),
    ("log(8,2)", Fraction(3), "2^3"),
    ("log(8,4)", Fraction(3, 2), "2^3 and 2^2"),
    ("log(3)/log(9)", Fraction(1, 2), "9 = 3²"),
    ("log(6)-log(2)-log(3)", Fraction(0), "6 = 2·3"),
    ("log(2+sqrt(3))+log(2-sqrt(3))", Fraction(0), "their product is 1"),
    ("exp(1)-e", Fraction(0), "the definition"),
    ("sinh(log(2))", Fraction(3, 4), "(2−1/2)/2"),
    ("tanh(log(3))", Fraction(4, 5), "(9−1)/(9+1)"),
    ("asinh(3/4)-ln2", Fraction(0), "log(3/4+5/4)"),
    ("sinh(asinh(5))", Fraction(5), "inverses"),
    ("atanh(tanh(1/2))", Fraction(1, 2), "inverses"),
    ("acosh(cosh(30))", Fraction(30), "inverses"),
    ("tan(atan(1e20))", Fraction(10**20), "inverses"),
    ("log1p(expm1(1e-50))", Fraction(1, 10**50), "inverses"),
    ("sqrt(3^2+4^2)-hypot(3,4)", Fraction(0), "5 both ways"),
    # Special functions.
    ("gamma(1/4)*gamma(3/4)-pi*sqrt(2)", Fraction(0), "reflection"),
    ("gamma(1/3)*gamma(2/3)-2*pi/sqrt(3)", Fraction(0), "reflection"),
    ("gamma(7/2)-15*sqrt(pi)/8", Fraction(0), "Γ(x+1) = xΓ(x)"),
    ("gamma(101)/gamma(100)", Fraction(100), "Γ(x+1) = xΓ(x)"),
    ("gamma(100.5)/gamma(99.5)", Fraction(199, 2), "Γ(x+1) = xΓ(x)"),
    ("beta(1/2,1/2)-pi", Fraction(0), "Γ(1/2)²/Γ(1)"),
    ("beta(5,7)", Fraction(1, 2310), "4!·6!/11!"),
    ("zeta(-1)", Fraction(-1, 12), "Bernoulli's number −B₂/2"),
    ("zeta(-11)", Fraction(691, 32760), "−B₁₂/12"),
    ("zeta(0)", Fraction(-1, 2), "B₁"),
    ("zeta(-20)", Fraction(0), "a trivial zero"),
    ("zeta(4)-pi^4/90", Fraction(0), "Euler"),
    ("zeta(200)-1", None, ""),
    ("zeta(3)-apery", Fraction(0), "the definition"),
    ("li2(1/2)-pi^2/12+log(2)^2/2", Fraction(0), "Euler"),
    ("li2(1/phi)-pi^2/10+log(phi)^2", Fraction(0), "Landen"),
    ("li2(-1)+pi^2/12", Fraction(0), "−η(2)"),
    ("digamma(1)+euler_gamma", Fraction(0), "the definition"),
    ("digamma(1/2)+euler_gamma+2*log(2)", Fraction(0), "Gauss"),
    ("digamma(1/4)+euler_gamma+pi/2+3*log(2)", Fraction(0), "Gauss"),
    ("gamma_inc(1,3)-exp(-3)", Fraction(0), "∫e^-t"),
    ("gamma_inc(1/2,4)-sqrt(pi)*erfc(2)", Fraction(0), "t = u²"),
    ("eint(-2)+gamma_inc(0,2)", Fraction(0), "Ei(−x) = −Γ(0, x)"),
    ("erf(2)+erfc(2)-1", Fraction(0), "the definition"),
    ("agm(1,sqrt(2))-(2*pi)^1.5/gamma(1/4)^2", Fraction(0), "Gauss 1799"),
    ("j0(3)*y1(3)-j1(3)*y0(3)+2/(3*pi)", Fraction(0), "the Wronskian"),
    ("jn(2,5)-2*j1(5)/5+j0(5)", Fraction(0), "the recurrence"),
    ("ai(0)-1/(cbrt(9)*gamma(2/3))", Fraction(0), "the value at 0"),
    ("j0(2.404825557695772768621631879326454643124)", None, "a decimal next to the first zero"),
    ("ai(-2.338107410459767038489197252446735440638)", None, "a decimal next to the first zero"),
    ("gamma(1.461632144968362341262659542325721328468)-0.885603194410888700278815900582588733207", None,
     "at the minimum"),
    # Whole numbers and choices.
    ("floor(10^30*pi)", None, "30 digits of pi"),
    ("floor(exp(pi*sqrt(163)))", None, "twelve nines behind the point"),
    ("round(1e15*phi^40)", None, ""),
    ("mod(10^60*sqrt(2),1)", None, "digits 61 and on of √2"),
    ("frac(exp(100))", None, ""),
    ("gcd(2^200-1,2^300-1)-2^100", Fraction(-1), "2^gcd(200, 300) − 1 is the divisor"),
    ("lcm(10^30+1,10^15-1)/(10^30+1)/(10^15-1)", None, "1/gcd"),
    ("nCr(1000,500)", None, "rounded to 60 digits"),
    ("2^1000-1", None, "rounded to 60 digits"),
    ("mod(2^1000,10^60+7)", None, "an exact remainder"),
]


def check_exact(text, value):
    """Checks that a narrow enclosure contains the value that is known mathematically."""
    for bits in (3000, 12000):
        ctx.prec = bits
        found = Evaluator(Arb()).line(text)
        if isinstance(found, Fraction):
            assert found == value, text
            return
        known = Arb().number(value)
        assert found.overlaps(known), text
        if abs(found - known) < arb(10) ** -500 * (1 if value == 0 else abs(known)):
            return
    raise AssertionError(text)


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    lines = []
    for text, known, note in CASES:
        flags = []
        if isinstance(known, str):
            value, flags = known.split()[1], ["theory"]
        elif known is not None:
            check_exact(text, known)
            value, flags = rounded(known), ["exact"]
        else:
            value, rational, _ = certified(text, most=1 << 21)
            flags = ["exact"] * rational
            for digits in (400, 2000, 60000):
                try:
                    if mpmath_text(with_mpmath(text, digits)) == value:
                        break
                except OutOfDomain:
                    pass
            else:
                flags.append("arb")
        lines.append("\t".join([text, value, ",".join(flags) or "-", note or "-"]))
        if os.environ.get("PROGRESS"):
            print(lines[-1][-150:], file=sys.stderr, flush=True)
    with open(os.path.join(here, "cases.tsv"), "w", encoding="utf-8") as out:
        out.write(f"# Written by cases.py, python-flint {flint.__version__}, mpmath {mpmath.__version__}: "
                  f"{len(lines)} cases.\n")
        out.write("# statements\tvalue to 60 digits, half to even, trailing zeros stripped\tflags\tnote\n")
        out.write("\n".join(lines) + "\n")
    print(len(lines), "cases")


if __name__ == "__main__":
    main()
