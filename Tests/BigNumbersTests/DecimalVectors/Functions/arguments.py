"""The arguments of every function: chosen ones, and random ones in its typical range."""

from decimal import Decimal, localcontext

# Functions for which the hardest of many random arguments are chosen: their values are closest to a tie or
# to a number with few digits.
SEARCHED_DIGITS = 7
SEARCHED = 150


def number(rng, digits, low, high, signed=True):
    """A decimal with a number of digits, the first of which is at a place between the bounds."""
    m = rng.randrange(10 ** (digits - 1), 10**digits)
    sign = "-" if signed and rng.random() < 0.5 else ""
    return Decimal(f"{sign}{m}E{rng.randint(low, high) - digits + 1}")


def within(rng, low, high, digits):
    """A decimal between two others."""
    with localcontext() as c:
        c.prec = 60
        share = Decimal(rng.randrange(1, 10**digits)).scaleb(-digits)
        return (Decimal(low) + (Decimal(high) - Decimal(low)) * share).quantize(Decimal(10) ** -digits)


def anything(low=-12, high=12, signed=True):
    return lambda rng, digits: number(rng, digits, low, high, signed)


def between(low, high):
    return lambda rng, digits: within(rng, low, high, digits)


def integer(low, high):
    return lambda rng, digits: Decimal(rng.randint(low, high))


ANY, POSITIVE = anything(), anything(signed=False)
MODEST, UNIT = anything(-6, 1), between(-1, 1)
ANGLE, UNITS = anything(-3, 4), lambda rng, digits: Decimal(rng.choice((1, 2, 360, 400, 24, 7, 6400)))
LIST = object()

# One source for each argument; LIST stands for two to six numbers, an even count of them.
SOURCES = {
    **{name: [ANY] for name in (
        "negate magnitude sign square floor ceil trunc round roundEven roundInDirection fraction nextAbove "
        "nextBelow binaryExponent binarySignificand cbrt atan asinh").split()},
    **{name: [POSITIVE] for name in "sqrt reciprocalSqrt log log2 log10".split()},
    **{name: [MODEST] for name in (
        "exp exp2 exp10 expMinusOne exp2MinusOne exp10MinusOne sinh cosh tanh sech csch coth gamma logGamma "
        "digamma zeta erf erfc expIntegral dilogarithm besselJ0 besselJ1 airy sinc sineIntegral").split()},
    **{name: [anything(-6, 6, False)] for name in "logOnePlus log2OnePlus log10OnePlus".split()},
    **{name: [ANGLE] for name in "sin cos tan sec csc cot".split()},
    **{name: [UNIT] for name in "asin acos atanh".split()},
    **{name: [anything(-3, 1, False)] for name in "besselY0 besselY1 lnGamma cosineIntegral".split()},
    "lambertW": [POSITIVE], "lambertWMinusOne": [between("-0.3678", 0)],
    **{name: [between(-40, 1)] for name in "ellipticK ellipticE".split()},
    "acosh": [between(1, 40)], "gammaSign": [MODEST],
    "factorial": [integer(0, 200)], "doubleFactorial": [integer(-1, 200)],
    **{name: [ANY, ANY] for name in (
        "add subtract multiply divide positiveDifference relativeDifference modulo truncatingRemainder "
        "remainder copySign nextToward hypot atan2").split()},
    **{name: [anything(-3, 5), anything(-3, 5)] for name in "truncatingQuotient remainderQuotient".split()},
    "scaleByPowerOfTwo": [ANY, integer(-80, 80)], "root": [POSITIVE, integer(2, 40)],
    **{name: [anything(-3, 3, False), anything(-2, 1)] for name in "pow powr".split()},
    "compound": [anything(-6, 1, False), integer(-60, 60)],
    "logBase": [POSITIVE, anything(0, 6, False)],
    **{name: [ANGLE, UNITS] for name in "sinUnits cosUnits tanUnits atanUnits".split()},
    **{name: [UNIT, UNITS] for name in "asinUnits acosUnits".split()},
    "incompleteGamma": [anything(-2, 1, False), anything(-2, 1, False)],
    "beta": [anything(-1, 1, False), anything(-1, 1, False)],
    "besselJ": [integer(-8, 8), MODEST], "besselY": [integer(-8, 8), anything(-3, 1, False)],
    "arithmeticGeometricMean": [POSITIVE, POSITIVE],
    "binomial": [integer(1, 300), integer(0, 300)], "permutations": [integer(1, 60), integer(0, 60)],
    **{name: [integer(-10**18, 10**18)] * 2 for name in "greatestCommonDivisor leastCommonMultiple".split()},
    "fusedMultiplyAdd": [ANY] * 3, "fusedMultiplySubtract": [ANY] * 3, "atan2Units": [ANY, ANY, UNITS],
    "sumOfProducts": [ANY] * 4, "differenceOfProducts": [ANY] * 4,
    **{name: LIST for name in (
        "sum dot minimum maximum mean median variance standardDeviation populationVariance "
        "populationStandardDeviation").split()},
}

ROUNDED = "2.5;-2.5;0.5;-0.5;1.5;0.49999999999999999999;99999999.5;-12345678.500000001;1E-30;1E30;123456789"
NEAR_ZERO = "1E-40;-1E-20;1E-7;0"
NEAR_ONE = "1;0.9999999;1.0000001;0.999999999999999999999999999999;1.000000000000000000000000000001"
TIES = "1234567.5;1234568.5;-0.12345675;12345675000000000005;1.234567500000000000000000001;99999995"
EXPONENTIAL = f"{NEAR_ZERO};1;-1;1E-60;-1E-60;10;-10;100.5;3;-3;0.5;1500"
HYPERBOLIC = "1E-20;-1E-20;1E-40;1;-0.5;20;50;-100"
ANGLES = f"{NEAR_ZERO};1;1E22;355;3.1415926535897932384626433832795028842;1.5707963;1E100;-11;1E-60"
PAIRS = "1 3;2 3;-1 7;1.20 1.30;1E20 1E-20;1 1E-60;1 -1E-60;9999999 1;9.999999 0.000001;1.5 0.25;1.00 -1.00"
REMAINDERS = ("7 3;-7 3;7 -3;7 2;5 2;-5 2;3 2;1.5 1;0.3 0.1;1E1000 7;1E1000000000 7;-1E1000000000 7.1;"
              "1E30 0.7;12345678901234567890 1E-5;1 1E-30;0.1 1E10;-1 1E20")
IN_UNITS = "30 360;90 360;180 360;45 360;135 360;-60 360;1E22 360;1E-30 360;0 360;1 7;120 360;1E30 7"
ARC_UNITS = "0.5 360;-0.5 360;1 360;-1 360;0 360;1 1;0.5 7;0.25 360;1E-30 360"
LISTS = ("1 2 4 5;1 1;2 4;1E20 1 -1E20 1;0.1 0.2 0.3 0.4;1.5 2.5;1E40 1 1E-40 1;1234567 1234568;3 3 3 3;"
         "1E-9 1;0.5 0.25 0.125 0.0625;1E1000 1 -1E1000 3")

CHOSEN = {
    **{name: f"{ROUNDED};{TIES}" for name in (
        "floor ceil trunc round roundEven roundInDirection fraction").split()},
    **{name: f"{TIES};1E1000000000;-1E-1000000000" for name in "negate magnitude square".split()},
    "sign": "2;-3E-50;1E1000000000", "nextAbove": f"{TIES};1;-1;9999999;-1000000;1E-50",
    "nextBelow": f"{TIES};1;-1;9999999;1000000;1E50",
    "binaryExponent": "1;12;0.1;0.5;-0.75;1E30;1E-30;0.4999999999999999999999",
    "binarySignificand": "1;12;0.1;0.5;-0.75;1E30;1E-30;0.3;123456789",
    "sqrt": "6.25;2;4;0.04;1E10;1E11;152399025;152399024.5;1524157875019052100.25;9.99999E99;1E1000000001;"
            "1E-1000000001;1.0000001;15239902500000.5;" + NEAR_ONE,
    "reciprocalSqrt": "4;2;0.25;16;1E10;6.4;0.0256;1E1000000001;1E-40;3;" + NEAR_ONE,
    "cbrt": "0.001;-27;8;2;1.0000003;1E1000000000;1E-1000000000;-1E30;1881676371789154860.897069;0.3;1E-9",
    "exp": EXPONENTIAL + ";1E-1000000;-1E-1000000;1E9;-1E9", "exp2": EXPONENTIAL + ";1024;-24;1E-1000000;-53",
    "exp10": EXPONENTIAL + ";-1000;1000;1E-1000000;0.30103;1E9", "expMinusOne": EXPONENTIAL + ";-50;-1000",
    "exp2MinusOne": EXPONENTIAL + ";24;-24;60;-200", "exp10MinusOne": EXPONENTIAL + ";7;8;-7;-8;-40;40",
    "log": f"{NEAR_ONE};2;10;1E1000000000;1E-1000000000;0.5;1E-40",
    "log2": f"{NEAR_ONE};1024;0.5;0.0009765625;1E1000000000;3;1E-1000000000;1267650600228229401496703205376",
    "log10": f"{NEAR_ONE};1000;0.001;1E1000000000;1E-1000000000;2;1E-40;999;1001;3.1622776601683795",
    "logOnePlus": "1E-50;-1E-50;1E-7;-0.9999999;1;-0.5;1E1000000000;0;1E-20;1E30",
    "log2OnePlus": "7;-0.5;1E-50;-1E-50;1023;-0.75;1E1000000000;0;3;1E30;-0.9999999999",
    "log10OnePlus": "99;-0.9;9;-0.999;1E-50;-1E-50;0;1E1000000000;1E30;-0.5",
    "sin": ANGLES + ";-1E-40", "cos": ANGLES + ";1E-10", "tan": ANGLES, "sec": ANGLES,
    "csc": ANGLES.replace(";0;", ";"), "cot": ANGLES.replace(";0;", ";"),
    "asin": f"{NEAR_ZERO};1;-1;0.5;0.9999999999999999999;-0.7071068;1E-1000",
    "acos": f"{NEAR_ZERO};1;-1;0.5;0.9999999999999999999;-0.9999999999;0.7071068",
    "atan": f"{NEAR_ZERO};1;-1;0.5;1E30;-1E1000000000;1E1000;1E-1000",
    "sinh": f"{HYPERBOLIC};0;1E-50", "cosh": f"{HYPERBOLIC};0;1E-10",
    "tanh": f"{HYPERBOLIC};0;1000", "sech": f"{HYPERBOLIC};0",
    "csch": HYPERBOLIC, "coth": HYPERBOLIC,
    "asinh": f"{NEAR_ZERO};1;-2;1E1000000000;-1E30;0.75", "acosh": "1;1.0000001;2;1E1000000000;1E30;1.25;"
             "1.000000000000000000000000000001",
    "atanh": f"{NEAR_ZERO};0.5;-0.9999999;0.999999999999999999999999;0.6",
    "gamma": "5;1;2;11;26;0.5;-0.5;-1.5;1E-20;-1E-20;3.5;100;30.5;1E-40;-2.0000001",
    "logGamma": "1;2;3;0.5;-0.5;-1.5;1.0000001;1.9999999;1E10;1E-20;-2.5;1E22;-2.4570247382208;0.99999999999",
    "lnGamma": "1;2;3;5;0.5;1.0000001;1E10;1E-20;-1.5;1E22", "gammaSign": "1;-0.5;-1.5;-2.5;1E-9;-1E-9;1E30",
    "digamma": "1;2;0.5;-0.5;1.4616321449683623;1E10;1E-20;-1E-20;-1.5;100",
    "zeta": "2;0;-1;-2;-3;-11;0.5;1.0000001;0.9999999;3;50;100;200;-7;-10.5;1E5;-27;1E-30",
    "erf": f"{NEAR_ZERO};1;-0.5;5;20;-20;3;10", "erfc": f"{NEAR_ZERO};1;-0.5;5;20;-20;-5;-10;50",
    "expIntegral": "1;-1;0.3725074107813666;1E-20;-1E-20;50;-50;0.5;100;-100",
    "dilogarithm": f"{NEAR_ZERO};1;-1;2;0.5;1E30;-1E10;1.0000001;12.5",
    "besselJ0": f"{NEAR_ZERO};1;2.404825557695773;-1;10;50.5", "besselJ1": f"{NEAR_ZERO};1;3.8317059702075;-1;10;50.5",
    "besselY0": "1;0.8935769662791675;1E-20;10;50.5;1E-5", "besselY1": "1;2.197141326031017;1E-20;10;50.5;1E-5",
    "airy": f"{NEAR_ZERO};1;-2.338107410459767;-1;10;30;-20", "factorial": "0;1;5;10;11;25;170;1000",
    "doubleFactorial": "-1;0;1;7;10;25;33;300",
    "sinc": ANGLES + ";1E-40", "sineIntegral": f"{NEAR_ZERO};1;-1;10;-100;1E10;1000000.5",
    "cosineIntegral": "1;0.6165054856207162;1E-20;1E-1000;10;100;1E10;3.3841804225511864",
    "lambertW": f"{NEAR_ZERO};1;-0.25;-0.367879441171442;-0.36787944117144232159552377016146086744;1E30;1E1000000;10",
    "lambertWMinusOne": "-0.25;-0.3;-0.367879441171442;-0.36787944117144232159552377016146086744;-1E-20;-1E-1000000",
    "ellipticK": "0;0.5;-1;0.9999999;0.999999999999999999999999999999;-1E30;1E-20;-1E-20;-7",
    "ellipticE": "0;1;0.5;-1;0.9999999;0.999999999999999999999999999999;-1E30;-1E40;1E-20;-1E-20;-7",
    **{name: PAIRS for name in "multiply divide positiveDifference relativeDifference nextToward".split()},
    "add": f"{PAIRS};1E1000000000 1;1 -1E-1000000000;1E999999999 -1E999999990;1234567 0.5;1234568 0.5;1E20 -0.1",
    "subtract": f"{PAIRS};1E1000000000 1;1 1E-1000000000;1234567 0.5;1234567 -0.5;1.0000000 1.0",
    "copySign": "3 -0.5;-3 1;2.5 -1E-9;12345678.5 -1",
    **{name: REMAINDERS for name in "modulo truncatingRemainder remainder".split()},
    **{name: "17 5;-17 5;7 4;5 2;7 2;-1.5 1;0.3 0.1;1E10 7;1E15 -3;0.1 100;12345678 1"
       for name in "truncatingQuotient remainderQuotient".split()},
    "scaleByPowerOfTwo": "3 4;1 -1;0.1 10;5 -60;1 200;1E30 -7;-2.5 3;1 -3;7 60",
    "root": "32 5;-27 3;16 -4;1E-10 5;2 3;1E1000000000 10;27 -3;0.00032 5;8 -3;1E-30 7;7 1;7 -1;1.5 1000;0.25 2",
    "hypot": "3 4;5 12;1 1;0.3 0.4;1E30 1;1 1E-1000;8 15;-3 4;1E1000 1E-1000;20 21;0.00001 3",
    "pow": "2 10;2 -3;0.5 7;0.5 30;4 0.5;32 0.2;0.0001 0.25;-2 3;-0.5 2;10 -5;2 0.5;1.0000001 1E7;7 100;0.0625 -0.75;"
           "9 1.5;1E-30 0.1;1.1 8;1.5 19;1024 -0.3;1E1000000000 0.5;3 1E5;6.25 1.5;5 -11;1.0000000000000000000001 3",
    "powr": "2 10;2 -3;0.5 7;4 0.5;32 0.2;0.0001 0.25;2 0.5;0.5 23;1.0000001 1E7;7 100;0.0625 -0.75;9 1.5;3 1E5",
    "compound": "0.5 2;1E-30 5;-0.5 3;1E-10 -100000;0.05 10;3 -4;0.25 15;1E-7 10000000;-0.9 3;1E-40 1",
    "logBase": "8 2;0.125 2;8 4;27 9;1000 10;2 10;0.001 100;1.0000001 2;32 0.5;1 7;1024 0.25;2 8",
    "atan2": "1 1;1 -1;-1 -1;-2 2;0 3;1 2;1E-30 1;1 1E-30;1E30 -1;0.3 -0.4;5 0;1E-30 -1",
    **{name: IN_UNITS for name in "sinUnits cosUnits".split()},
    "tanUnits": "30 360;45 360;180 360;135 360;-60 360;1E22 360;1E-30 360;0 360;1 7;225 360;1E30 7",
    "asinUnits": ARC_UNITS, "acosUnits": ARC_UNITS, "atanUnits": f"{ARC_UNITS};1E30 360;2 360;-1 7",
    "incompleteGamma": "1 0;5 0;0.5 0;1 1;2.5 3;0.5 10;3 0.001;10 20;-0.5 1;0.1 50",
    "beta": "2 3;1 1;0.5 0.5;2 0.5;10 10;0.5 -0.5;1 7;3 1.5;0.25 -1.25;20.5 3;1E-10 1",
    "besselJ": "0 0;2 1;-1 1;3 -2;0 10;5 1E-10;1 0;-2 0.5;10 1", "besselY": "0 1;2 1;-1 1;3 2;5 0.001;-2 0.5;1 50",
    "arithmeticGeometricMean": "1 2;3 3;1 1E10;0 5;1 0.5;24 6;1E-30 1",
    "binomial": "5 2;0 0;10 -1;3 5;-3 2;-1 7;100 50;40 20;300 150;60 30;1000 2",
    "permutations": "5 2;0 0;3 5;10 10;20 7;100 30;25 25",
    "greatestCommonDivisor": "12 18;0 0;0 5;-12 18;1E20 3E15;17 5;123456780 987654320",
    "leastCommonMultiple": "4 6;0 5;-4 6;1E20 3;17 5;12345678 9876543",
    "fusedMultiplyAdd": "2 3 4;1.20 1.30 1.00;0.1 0.1 -0.01;1E20 1E20 1;9999999 9999999 1E-20;1.5 1.5 -2.25;"
                        "1234567 1.5 -1E-30;0.33 3 0.01;1E500000000 1E500000000 -1",
    "fusedMultiplySubtract": "2 3 4;1.20 1.30 1.00;0.1 0.1 0.01;1E20 1E20 1;1.5 1.5 2.25;1234567 1.5 1E-30",
    "atan2Units": "1 1 360;1 -1 360;0 5 360;-1 0 400;1 2 360;-3 -3 7;1E-30 1 360;-2 3 1;5 -5 24;0 -5 7",
    "sumOfProducts": "1 2 3 4;1E20 1 -1E20 1;0.1 0.1 0.2 0.2;1E40 1E40 1 1;2 3 -3 2;1234567 1 0.5 1",
    "differenceOfProducts": "5 6 3 4;1E20 1 1E20 1;0.1 0.1 0.2 0.2;1E40 1E40 1 1;1234567 1 -0.5 1",
    **{name: LISTS for name, source in SOURCES.items() if source is LIST},
}


for name in "sin atan tanh asinh tan asin sinh atanh cos sech besselJ0 sec cosh csc coth cot csch besselJ1 sinc sineIntegral".split():
    CHOSEN[name] += ";1E-1000000;-1E-1000000000;-3.5E-200000" if name not in "csc coth cot csch".split() else (
        ";1E-1000000;-1E-1000000000")
for name in "expMinusOne dilogarithm logOnePlus erfc zeta lambertW".split():
    CHOSEN[name] += ";1E-1000000;-1E-1000000000;-3.5E-200000"
for name in "gamma digamma".split():
    CHOSEN[name] += ";1E-1000000;-1E-1000000000"
for name in "tanh erf coth".split():
    CHOSEN[name] += ";1E1000000000;-1E1000000"


def next_to_tie(rng, digits, index):
    """Just above or below the index-th power of N + 1/2, as far as the digits of the power reach."""
    middle = (2 * rng.randrange(10 ** (digits - 1), 10**digits) + 1) ** index
    with localcontext() as c:
        c.prec = 400
        exactly = Decimal(middle) / 2**index
        return exactly.to_integral_value(rounding=rng.choice(("ROUND_FLOOR", "ROUND_CEILING")))


def random_arguments(name, rng, digits):
    source = SOURCES[name]
    if source is not LIST:
        return tuple(f(rng, digits) for f in source)
    return tuple(number(rng, digits, -6, 6) for _ in range(2 * rng.randint(1, 3)))


def chosen(name):
    """The arguments from the table."""
    return [tuple(map(Decimal, case.split())) for case in CHOSEN.get(name, "").split(";") if case]
