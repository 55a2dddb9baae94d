"""Writes units.txt: exact sizes of units as GNU units defines them.

    apt-get install units        (GNU units, definitions.units of September 2022, version 3.15)
    python3 make_units.py > units.txt

Reads counterparts.txt, which names a counterpart for every row of the table of units. Sizes are computed
with fractions from the definitions, with π as a symbol; the printed output of units(1) has eight digits.
A line is `name = fraction power-of-π base:power …`, or `name = unreadable` where the definition needs a
function.
"""

import re
from pathlib import Path

from definitions import Definitions, Unknown

HERE = Path(__file__).parent
LINE = re.compile(r"(?P<name>\S+) (?:= (?P<same>.*)|! (?P<other>[^:]*): .*|- .*)")


def main():
    definitions = Definitions("/usr/share/units/definitions.units")
    print("# Written by make_units.py from definitions.units of GNU units, September 2022.")
    for line in (HERE / "counterparts.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        match = LINE.fullmatch(line)
        expression = match["same"] or match["other"]
        if expression is None:
            continue
        try:
            value = definitions.value(expression)
        except Unknown:
            print(f"{match['name']} = unreadable")
            continue
        powers = " ".join(f"{base}:{n}" for base, n in sorted(value.dimension.items()))
        print(f"{match['name']} = {value.number} {value.pi} {powers}".rstrip())


if __name__ == "__main__":
    main()
