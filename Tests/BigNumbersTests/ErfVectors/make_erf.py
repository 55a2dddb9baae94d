"""erf and erfc of arguments with many bits between 1/2 and 4, by mpmath, which has its own series.

    python3 make_erf.py > erf.txt      (mpmath 1.3.0)

Lines: function, argument as an expression, digits = value, correctly rounded to this number of significant digits.
"""
from mpmath import mp, mpf, erf, erfc, sqrt, pi, nstr

arguments = {
    "sqrt(2)/2": lambda: sqrt(mpf(2)) / 2,
    "sqrt(3)": lambda: sqrt(mpf(3)),
    "pi": lambda: +pi,
    "sqrt(7)-3/4": lambda: sqrt(mpf(7)) - mpf(3) / 4,
    "-sqrt(5)": lambda: -sqrt(mpf(5)),
}

for digits in (300, 1000, 2500, 5000):
    for text, value in arguments.items():
        for name, function in (("erf", erf), ("erfc", erfc)):
            results = []
            for guard in (60, 160):
                mp.dps = digits + guard
                results.append(nstr(function(value()), digits, strip_zeros=False, min_fixed=-mp.inf, max_fixed=mp.inf))
            assert results[0] == results[1]
            print(f"{name} {text} {digits} = {results[0]}")
