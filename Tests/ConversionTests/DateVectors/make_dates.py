"""Differences and sums of dates by python-dateutil, and local times by Python's zoneinfo.

usage: make_dates.py > dates.txt          needs python-dateutil; version and database are noted in the file

Lines: `diff A B months days`, `add A months days B`, `week A year week weekday day-of-year`,
`zone NAME seconds offset abbreviation`, `wall NAME local seconds...` (the moments at which clocks showed it),
`days A B days`, `elapse ZONE local seconds local unix` (neither time was skipped or came twice), `name DATE text`.
"""

import importlib.metadata
import random
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

random.seed(20261122)
version = Path("/usr/share/zoneinfo/tzdata.zi").read_text().split("\n", 1)[0]
print(f"# python-dateutil {importlib.metadata.version('python-dateutil')}; database {version}")

FIRST, LAST = date(1, 1, 1).toordinal(), date(9999, 12, 31).toordinal()


def some_date():
    """Ends of months are where rules differ, so a third of the dates lie there."""
    kind = random.random()
    if kind < 0.35:
        year, month = random.randint(1, 9998), random.randint(1, 12)
        return date(year, month, 1) + relativedelta(months=1, days=-random.randint(0, 3))
    if kind < 0.7:
        return date.fromordinal(random.randint(date(1900, 1, 1).toordinal(), date(2100, 1, 1).toordinal()))
    return date.fromordinal(random.randint(FIRST, LAST))


def whole_months(a, b):
    """By the definition: the most whole months that, added at once and clamped, do not pass the end."""
    months = (b.year - a.year) * 12 + b.month - a.month
    if b >= a:
        if a + relativedelta(months=months) > b:
            months -= 1
    elif a + relativedelta(months=months) < b:
        months += 1
    return months, (b - (a + relativedelta(months=months))).days


for index in range(10_000):
    a, b = some_date(), some_date()
    if index % 4 == 0:
        b = min(date.max, max(date.min, date.fromordinal(min(LAST, max(FIRST, a.toordinal() + random.randint(-800, 800))))))
    delta = relativedelta(b, a)
    months, days = delta.years * 12 + delta.months, delta.days
    if b >= a:
        assert (months, days) == whole_months(a, b), (a, b)
    else:
        # dateutil takes the months of a reversed pair from the start as well.
        assert (months, days) == whole_months(a, b), (a, b, delta)
    print("diff", a, b, months, days)

for _ in range(2000):
    a = some_date()
    months, days = random.randint(-600, 600), random.randint(-1000, 1000)
    try:
        b = a + relativedelta(months=months) + timedelta(days=days)
    except (OverflowError, ValueError):
        continue
    print("add", a, months, days, b)

for _ in range(2000):
    a = some_date()
    year, week, weekday = a.isocalendar()
    print("week", a, year, week, weekday, a.timetuple().tm_yday)

ZONES = [
    "America/New_York", "Europe/London", "Asia/Tokyo", "Australia/Lord_Howe", "Asia/Kolkata",
    "America/St_Johns", "Europe/Dublin", "America/Sao_Paulo", "Pacific/Apia",
    "Antarctica/Troll", "Asia/Tehran", "America/Nuuk", "Pacific/Chatham", "Africa/Monrovia", "UTC",
    "Europe/Lisbon", "America/Santiago",
]
for name in ZONES:
    zone = ZoneInfo(name)
    for _ in range(150):
        seconds = random.randint(-3_000_000_000, 4_000_000_000)
        moment = datetime.fromtimestamp(0, timezone.utc) + timedelta(seconds=seconds)
        local = moment.astimezone(zone)
        print("zone", name, seconds, int(local.utcoffset().total_seconds()), local.tzname())
    # Times around changes of the clocks, where local times are skipped or come twice.
    changes = []
    moment = datetime(1990, 1, 1, tzinfo=timezone.utc)
    before = moment.astimezone(zone).utcoffset()
    while moment.year < 2045 and len(changes) < 60:
        moment += timedelta(hours=6)
        after = moment.astimezone(zone).utcoffset()
        if after != before:
            changes.append(moment)
            before = after
    for change in random.sample(changes, min(20, len(changes))):
        for _ in range(6):
            # The clock before the change, let run on as if there were none.
            start = (change - timedelta(hours=7)).astimezone(zone).replace(tzinfo=None)
            local = start + timedelta(minutes=random.randint(0, 600))
            moments = set()
            for fold in (0, 1):
                utc = local.replace(tzinfo=zone, fold=fold).astimezone(timezone.utc)
                if utc.astimezone(zone).replace(tzinfo=None) == local:
                    moments.add(int(utc.timestamp()))
            print("wall", name, local.isoformat(), *sorted(moments))

random.seed(20261125)
for _ in range(1000):
    a, b = some_date(), some_date()
    print("days", a, b, (b - a).days)


def plain(local, zone):
    """The moment of a local time; None if clocks skipped it or showed it twice."""
    moments = {local.replace(tzinfo=zone, fold=fold).astimezone(timezone.utc) for fold in (0, 1)}
    moment = moments.pop()
    return moment if not moments and moment.astimezone(zone).replace(tzinfo=None) == local else None


for name in ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Apia"]:
    zone = ZoneInfo(name)
    count = 0
    while count < 60:
        local = datetime(1990, 1, 1) + timedelta(seconds=random.randint(0, 2_000_000_000))
        seconds = random.choice([3600, 86_400, 1, 7_000_000, 40_000_000]) * random.randint(-9, 9)
        start = plain(local, zone)
        if start is None:
            continue
        end = (start + timedelta(seconds=seconds)).astimezone(zone).replace(tzinfo=None)
        if plain(end, zone) is not None:
            print("elapse", name, local.isoformat(), seconds, end.isoformat(), int(start.timestamp()))
            count += 1

for form in ["%b %d %Y", "%d %b %Y", "%B %d, %Y", "%-d %B %Y", "%d-%b-%Y"]:
    for _ in range(40):
        day = date.fromordinal(random.randint(date(1583, 1, 1).toordinal(), LAST))
        print("name", day, day.strftime(form))
