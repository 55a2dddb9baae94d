"""Judges functions of two arguments at drawn points and keeps a table; called by judge-two."""
import collections
import csv
import ctypes
import pathlib
import sys
import tempfile

from judge_tables import Table, answer_of

ulp, path, points, tries, *names = sys.argv[1:]

# Those of C23, POSIX and GNU that the command knows; what the library lacks is left out. The first arguments of jn and yn, and the
# second ones of the rest of the second line, are whole numbers.
FUNCTIONS = """atan2 atan2pi fdim fmax fmin fmod hypot pow remainder
jn yn compoundn ldexp pown rootn scalbln scalbn""".split()
LIBRARY = "libm.so.6"
FORMATS = {"binary32": "f", "binary64": ""}

# The names of the arguments and where they are drawn, besides all numbers of the format or what the command has for the function:
# where neither argument decides the result by its size, and there is neither overflow nor underflow.
NEAR = {"x": "1/16:16", "y": "1/16:16"}
REGIONS = {name: [{}, NEAR] for name in ("atan2", "atan2pi", "fdim", "fmod", "hypot", "remainder")}
REGIONS["pow"] = [{}, {"x": "1/16:16", "y": "1:32"}]
REGIONS["jn"] = REGIONS["yn"] = [{}, {"n": "0:50", "x": "1:50"}]

HEADING = f"""# The platform's functions of two arguments

Written by `Scripts/judge-two`. Points are drawn, every number of a range with equal chance, by seed 0; `--worst` climbs from the worst
of them. So a largest error is **the largest one found, no maximum**: other points may be worse. Shares and counts are those of the
points that were drawn and have a true value; a result is faithful if no number of the format lies between it and the true value.
Arguments are drawn from all finite numbers where no range is named, whole numbers n from 0 to 50 for jn and yn, from −100 to 100 for
pown and compoundn, from −50 to 50 for rootn, and for ldexp, scalbn and scalbln from all powers that lead from one number of the format
to another; x of jn and yn from −500 and 0 to 500.
"""
COLUMNS = ["function", "format", "arguments", "points", "with a true value", "climbed to", "largest error found, ulps", "at",
           "correctly rounded", "faithful", "wrong sign", "NaN", "infinite"]


def has(function):
    return hasattr(ctypes.CDLL(LIBRARY), function)


def counts(points_file):
    """How many results with a true value have the wrong sign, are NaN and are infinite although the truth is in range."""
    found = collections.Counter()
    with open(points_file) as file:
        for line in csv.DictReader(file):
            truth, result = line["truth"], line[next(key for key in line if key.startswith(LIBRARY))]
            # What has no true value, or one beyond all exponents, has no digits here.
            if not truth:
                continue
            number = float(result)
            sign = -1 if truth.startswith("-") else int(float(truth.partition("e")[0]) != 0)
            found["wrong sign"] += number * sign < 0
            found["NaN"] += number != number
    return found


def row(name, form, arguments, answer, found):
    result = answer["results"][0]
    if answer["undecided"]:
        sys.exit(f"{name}: {answer['undecided']} points are undecided")
    certified = answer["certified"]
    worst = max(result["worst"], result.get("climbed") or result["worst"], key=lambda point: point["ulps"])
    at = ", ".join(f"{key} = {value}" for key, value in worst["inputs"].items())
    return [name, form, arguments, points, certified, tries, f"{worst['ulps']:.6g}", at, f"{100 * result['nearest'] / certified:.4f} %",
            f"{100 * result['faithful'] / certified:.4f} %", found["wrong sign"], found["NaN"], result["not_finite"] - found["NaN"]]


table = Table(pathlib.Path(path), HEADING, COLUMNS)
for name in names or FUNCTIONS:
    for form, suffix in FORMATS.items():
        if not has(name + suffix):
            print(f"{name}{suffix}: {LIBRARY} has none", file=sys.stderr)
            continue
        for region in REGIONS.get(name, [{}]):
            arguments = ", ".join(f"{variable} from {ends.replace(':', ' to ')}" for variable, ends in region.items()) or "all"
            if table.has(name, form, arguments):
                continue
            print(f"{name}{suffix}, {arguments} …", file=sys.stderr, flush=True)
            over = [word for variable, ends in region.items() for word in ("--over", f"{variable}={ends}")]
            with tempfile.NamedTemporaryFile(suffix=".csv") as drawn:
                answer = answer_of([ulp, "judge", "--libm", name + suffix, *over, "--samples", points, "--seed", "0", "--worst", "--tries",
                                    tries, "--csv", drawn.name, "--json"])
                table.add(LIBRARY, row(name, form, arguments, answer, counts(drawn.name)))
