#!/usr/bin/env python3
"""Writes files of exchange rates in every form that is read, and conversions with them.

Run: python3 make_money.py
Needs Python 3.11 and nothing else. Same script, same files, byte for byte. The rates are made up; the files have the
form of the European Central Bank's eurofxref-daily.xml, eurofxref-hist.xml, eurofxref.csv and eurofxref-hist.csv.

conversions.txt: file date amount from to = rounded half-even, rounded half-up, exact fraction. The arithmetic is that of
fractions.Fraction, and rounding is done on the integers of a fraction.
"""

import random
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).resolve().parent
PLACES = {"EUR": 2, "USD": 2, "JPY": 0, "GBP": 2, "CHF": 2, "ISK": 0, "BHD": 3, "CLF": 4, "HRK": 2}
DAYS = {
    "2024-03-08": {"USD": "1.0932", "JPY": "160.99", "GBP": "0.85168", "CHF": "0.9588", "ISK": "148.90"},
    "2024-03-07": {"USD": "1.0895", "JPY": "161.10", "GBP": "0.85530", "CHF": "0.9605", "ISK": "149.10"},
    "2022-12-30": {"USD": "1.0666", "JPY": "140.66", "GBP": "0.88693", "CHF": "0.9847", "ISK": "151.50", "HRK": "7.5365"},
}
MONTHS = {"01": "January", "03": "March", "12": "December"}
PLAIN = {"EUR": "1.0", "USD": "0.5", "JPY": "2.5", "BHD": "0.0005", "CLF": "0.00005", "GBP": "0.3333333333333333333333333"}
LATEST = "2024-03-08"


def envelope(cubes, pretty, quote):
    end, tab = ("\n", "\t") if pretty else ("", "")
    out = f'<?xml version="1.0" encoding="UTF-8"?>{end}'
    out += (
        '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" '
        f'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">{end}'
    )
    out += f"{tab}<gesmes:subject>Reference rates</gesmes:subject>{end}"
    out += f"{tab}<gesmes:Sender>{end}{tab * 2}<gesmes:name>Sample</gesmes:name>{end}{tab}</gesmes:Sender>{end}{tab}<Cube>{end}"
    for day, rates in cubes.items():
        out += f"{tab * 2}<Cube time={quote}{day}{quote}>{end}"
        for code, rate in rates.items():
            out += f"{tab * 3}<Cube currency={quote}{code}{quote} rate={quote}{rate}{quote}/>{end}"
        out += f"{tab * 2}</Cube>{end}"
    return out + f"{tab}</Cube>{end}</gesmes:Envelope>{end}"


def table(days, separator, day):
    codes = sorted({code for rates in days.values() for code in rates})
    lines = [separator.join(["Date", *codes, ""])]
    lines += [separator.join([day(name), *(rates.get(code, "N/A") for code in codes), ""]) for name, rates in days.items()]
    return "\n".join(lines) + "\n"


def long_day(day):
    year, month, number = day.split("-")
    return f"{number} {MONTHS[month]} {year}"


def rounded(x, places, ties_up):
    scaled = abs(x) * 10**places
    whole, rest = divmod(scaled.numerator, scaled.denominator)
    twice = 2 * rest - scaled.denominator
    if twice > 0 or (twice == 0 and (ties_up or whole % 2 == 1)):
        whole += 1
    digits = str(whole).rjust(places + 1, "0")
    text = digits if places == 0 else digits[:-places] + "." + digits[-places:]
    return "-" + text if x < 0 and whole else text


def conversions(rng):
    files = [("daily.xml", LATEST, DAYS[LATEST]), ("daily.csv", LATEST, DAYS[LATEST]), ("plain.csv", LATEST, PLAIN)]
    files += [(name, day, rates) for name in ["hist.xml", "hist.csv", "columns.csv"] for day, rates in DAYS.items()]
    for name, day, rates in files:
        codes = sorted({"EUR", *rates})
        values = {code: Fraction(rates.get(code, "1")) for code in codes}
        for _ in range(60):
            source, target = rng.choice(codes), rng.choice(codes)
            amount = f"{rng.randint(-10**rng.randint(1, 9), 10**9)}.{rng.randint(0, 99):02}"
            yield name, day, amount, source, target, values
        if name == "plain.csv":
            for cents in range(-30, 31):
                for target in codes:
                    yield name, day, f"{cents}e-2", "EUR", target, values


def line(name, day, amount, source, target, values):
    x = Fraction(amount) * values[target] / values[source]
    places = PLACES[target]
    return f"{name} {day} {amount} {source} {target} = {rounded(x, places, False)} {rounded(x, places, True)} {x}\n"


(HERE / "daily.xml").write_text(envelope({LATEST: DAYS[LATEST]}, True, "'"), "ascii")
(HERE / "hist.xml").write_text(envelope(DAYS, False, '"'), "ascii")
(HERE / "daily.csv").write_text(table({LATEST: DAYS[LATEST]}, ", ", long_day), "ascii")
(HERE / "hist.csv").write_text(table(DAYS, ",", str), "ascii")
(HERE / "plain.csv").write_text(
    f"# Made up.\nbase,EUR\ndate,{LATEST}\n\ncurrency,rate\n" + "".join(f"{c},{r}\n" for c, r in PLAIN.items()), "ascii")
(HERE / "columns.csv").write_text(
    "date, base, rate, currency\n" + "".join(f"{d}, EUR, {r}, {c}\n" for d, rates in DAYS.items() for c, r in rates.items()),
    "ascii")
rng = random.Random(20240308)
(HERE / "conversions.txt").write_text("# Made by make_money.py\n" + "".join(line(*case) for case in conversions(rng)), "ascii")
