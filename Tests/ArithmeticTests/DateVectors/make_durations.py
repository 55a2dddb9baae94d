"""Durations with months as values, and lists of dates, computed by python-dateutil and Python's statistics.

usage: make_durations.py > durations.tsv

Lines: statements, tab, value: a date, a time, or a number of days.
"""

import random
from datetime import date, datetime, timedelta
from fractions import Fraction

from dateutil.relativedelta import relativedelta

random.seed(20261125)


def row(statements, value):
    print(f"{statements}\t{value}")


def day():
    """Ends of months are where rules differ."""
    if random.random() < 0.6:
        month = date(random.randint(1900, 2200), random.randint(1, 12), 1)
        return month + relativedelta(months=1, days=-random.randint(0, 3))
    return date(random.randint(1900, 2200), 1, 1) + timedelta(days=random.randint(0, 364))


def part(years, months, weeks, days):
    """A duration as it is written, with its signs, and as dateutil has it."""
    text = f"({years}) years + ({months}) months + ({weeks}) weeks + ({days}) days"
    return text, relativedelta(years=years, months=months, weeks=weeks, days=days)


def duration(size=30):
    low = random.choice([0, -1])
    return part(*(random.randint(low * n, n) for n in (size // 6, size, size // 6, size)))


def written(moment):
    text = moment.strftime("%Y-%m-%dT%H:%M:%S")
    return text + (f".{moment.microsecond:06d}".rstrip("0") if moment.microsecond else "")


for _ in range(80):
    start = day()
    (one, first), (two, second) = duration(), duration()
    factor = random.randint(-3, 5)
    row(f"t = {one}; {start} + t", start + first)
    row(f"t = {one}; t + {start}", start + first)
    row(f"t = {one}; {start} - t", start - first)
    row(f"t = {one}; {start} + -t", start + -first)
    row(f"t = {one}; {start} + ({factor}) * t", start + first * factor)
    row(f"t = {one}; u = 2 * t / 2; {start} + u", start + first)
    row(f"t = {one}; u = {two}; {start} + (t + u)", start + (first + second))
    row(f"t = {one}; u = {two}; {start} + (t - u)", start + (first - second))
    row(f"t = {one}; u = {two}; {start} + t + u", start + first + second)
    row(f"f(d, x) = d + x; t = {one}; f(f({start}, t), {two})", start + first + second)
    hours, minutes, seconds = (random.randint(0, n) for n in (60, 200, 5000))
    elapsed = relativedelta(hours=hours, minutes=minutes, seconds=seconds)
    time = datetime(start.year, start.month, start.day) + timedelta(seconds=random.randint(0, 86399))
    row(f"t = {one} + {hours} h + {minutes} min + {seconds} s; {written(time)} + t",
        written(time + first + elapsed))

for _ in range(80):
    days = [day() for _ in range(random.randint(1, 6))]
    text = "[" + ", ".join(map(str, days)) + "]"
    row(f"d = {text}; max(d)", max(days))
    row(f"min({text})", min(days))
    row(f"d = {text}; (max(d) - min(d)) / (1 day)", (max(days) - min(days)).days)
    # Sixths of a day are whole numbers of seconds.
    distance = sum((Fraction((d - days[0]).days) for d in days), Fraction(0)) / len(days)
    ordered = sorted(days)
    middle = len(days) // 2
    if len(days) % 2:
        row(f"median({text})", ordered[middle])
    for name, first, shift in (
            ("mean", days[0], distance),
            ("median", ordered[middle - 1], Fraction((ordered[middle] - ordered[middle - 1]).days, 2))):
        if name == "median" and len(days) % 2:
            continue
        moment = datetime(first.year, first.month, first.day) + timedelta(seconds=int(shift * 86400))
        row(f"{name}({text})", written(moment) if moment.time() != datetime.min.time() else moment.date())
