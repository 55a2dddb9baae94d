"""Functions of dates as expressions, computed by Python's datetime, zoneinfo and fractions and by python-dateutil.

usage: make_date_functions.py > functions.tsv

Lines: expression, tab, value: a text, true or false, or an exact fraction.
"""

import random
from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

random.seed(20261123)
ZONES = ["America/New_York", "Europe/London", "Asia/Tokyo", "Asia/Kolkata", "Australia/Lord_Howe"]
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def row(expression, value):
    print(f"{expression}\t{value}")


def day():
    """Ends of months are where rules differ."""
    if random.random() < 0.5:
        month = date(random.randint(1890, 2200), random.randint(1, 12), 1)
        return month + relativedelta(months=1, days=-random.randint(0, 3))
    return date.fromordinal(random.randint(1, date(9990, 1, 1).toordinal()))


def toward_zero(a, b):
    return abs(a) // b * (1 if a >= 0 else -1)


def instant():
    """A time in this century, with a fraction of a second or none."""
    micro = random.choice([0, 0, 250_000, random.randint(0, 999_999)])
    return datetime(2001, 1, 1, tzinfo=timezone.utc) + timedelta(
        seconds=random.randint(0, 3_000_000_000), microseconds=micro)


def written(moment):
    """ISO 8601 with Z for Greenwich, and without zeros at the end of a fraction."""
    text = moment.strftime("%Y-%m-%dT%H:%M:%S")
    if moment.microsecond:
        text += f".{moment.microsecond:06d}".rstrip("0")
    offset = moment.utcoffset()
    if offset is None:
        return text
    if not offset:
        return text + "Z"
    minutes = abs(offset) // timedelta(minutes=1)
    return text + f"{'-' if offset < timedelta(0) else '+'}{minutes // 60:02d}:{minutes % 60:02d}"


for _ in range(120):
    a, b = sorted((day(), day()))
    delta, days = relativedelta(b, a), (b - a).days
    months = delta.years * 12 + delta.months
    row(f"datediff({a}, {b}, ymd)", f"{delta.years}y {delta.months}m {delta.days}d")
    row(f"datediff({a}, {b}, md)", f"{months}m {delta.days}d")
    row(f"datediff({a}, {b}, wd)", f"{days // 7}w {days % 7}d")
    row(f"datediff({a}, {b}, months)", months)
    row(f"datediff( {a} ,{b},years )", delta.years)
    row(f"datediff({b}, {a}, weeks) * 2 + 1", toward_zero((a - b).days, 7) * 2 + 1)
    row(f"datediff({b}, {a})", -days)
    row(f"datediff({a}, {b}, hours) / 7", Fraction(24 * days, 7))
    row(f"weekday({a})", DAYS[a.weekday()])
    year, week, _ = a.isocalendar()
    row(f"isoweek({a})", f"{year:04d}-W{week:02d}")
    row(f"dayofyear({a})^2", a.timetuple().tm_yday ** 2)
    leap = a.year % 4 == 0 and (a.year % 100 != 0 or a.year % 400 == 0)
    row(f"leapyear({random.choice([a, f'{a.year:04d}'])})", str(leap).lower())
    count = random.randint(-30, 30)
    if a.year > 3:
        row(f"dateadd({a}, {count} months)", a + relativedelta(months=count))
    near = a + timedelta(days=random.randint(0, 400))
    work = sum((a + timedelta(days=n)).weekday() < 5 for n in range((near - a).days))
    row(f"businessdays({a}, {near})", work)
    row(f"datediff(dateadd({a}, {abs(count)} days), {b}, days)", days - abs(count))

for _ in range(150):
    moment = instant()
    micro = (moment - EPOCH) // timedelta(microseconds=1)
    zone, other = random.choice(ZONES), random.choice(ZONES)
    local = moment.astimezone(ZoneInfo(zone))
    there = moment.astimezone(ZoneInfo(other))
    row(f"unixtime({written(moment)})", Fraction(micro, 10**6))
    row(f"unixtime({written(local)})", Fraction(micro, 10**6))
    row(f"julianday({written(moment)})", Fraction(micro, 86_400 * 10**6) + Fraction(4_881_175, 2))
    row(f"tzconvert({written(local)}, {other})", written(there))
    if local.fold == 0 and local.replace(fold=1).utcoffset() == local.utcoffset():
        row(f"tzconvert({written(local.replace(tzinfo=None))}, {zone}, {other})", written(there))
        hours = random.randint(-1000, 1000)
        later = (moment + timedelta(hours=hours)).astimezone(ZoneInfo(zone))
        row(f"dateadd({written(local.replace(tzinfo=None))}, {hours} hours, {zone})", written(later))
    row(f"weekday({written(moment)}, {zone})", DAYS[local.weekday()])
