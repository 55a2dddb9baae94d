"""Writes gnu_names.txt: the names of GNU units in groups, each with what they are.

    python3 make_gnu_names.py definitions.units > gnu_names.txt

definitions.units is that of GNU units 3.22. Only names are taken from it, with the heading under which they stand;
what they are is said here. A line of the output is `group: names`.
"""

import re
import sys

# The groups of names by their form, and by the beginning of the heading under which they stand.
FORMS = [
    ("function", r".*[(\[].*"),
    ("prefix", r".*-"),
    ("dimension", r"[A-Z][A-Z_]+[A-Z]"),
    ("symbol", r"[^A-Za-z_0-9]+.?.?.?"),
    ("currency", r".*(dollar|yen|franc|peso|rupee|currency|sterling|pound[A-Z]).*"),
    ("data", r"(area|elevation|pop|population|density|mass)_.*|.*(density|mass|conductivity|radius)"),
    ("system", r".*_(SI|exact)|(hlu|stat|ab)_.*"),
]
HEADINGS = [
    ("number", "Names of some numbers|The short system|Numbers used in India|Absolute value|Counting"),
    ("constant", "Physical constants|Planck units|In Hartree|The SI is the system|Units derived from physical"),
    ("system", "CGS|References::|dyne|gauss|Ampere's law|Some historical electromagnetic|These thermal"),
    ("function", "Some geometric|k_f|Ev =|ev100|NA =|To convert mass|Temperature"),
    (
        "data",
        "Astronomical|The intervals|https://en.wikipedia.org/wiki/List_of_U|du/dt|population|Heat|Printed circuit"
        "|Radioactivity|wood_|Wien",
    ),
    (
        "size",
        "Shoe|Paper|Wire|For steel|https://uama|Is this correct|http://www.panadyne|Ring|misc medical"
        "|https://en.wikipedia.org/wiki/Subnetwork|Musical note",
    ),
    ("currency", "Money|Unicode currency"),
    ("symbol", "Square Unicode"),
    (
        "history",
        "British|United States|USA slang|Traditional Japanese|A few German|Some traditional Russian|Australian"
        "|Units derived the human",
    ),
    ("spelling", "Abbreviations|Compatibility|fixup|Localization"),
]
REST = "trade"


def definitions(path):
    """The names with their headings."""
    heading, joined = "", ""
    with open(path, encoding="utf-8", errors="replace") as file:
        lines = file.read().split("\n")
    rule = re.compile(r"#\s*$|#{10,}$")
    for index, line in enumerate(lines[1:-1], 1):
        title = re.match(r"#\s+(\S.*)", line)
        if title and rule.match(lines[index - 1]) and rule.match(lines[index + 1]):
            heading = title[1]
        text = joined + line.split("#")[0].rstrip()
        if text.endswith("\\"):
            joined = text[:-1]
            continue
        joined = ""
        entry = re.match(r"(?:\+)?([^\s!]\S*)\s+\S", text)
        if entry:
            yield entry[1], heading


def group(name, heading):
    """The group of a name."""
    for result, form in FORMS:
        if re.fullmatch(form, name):
            return result
    for result, title in HEADINGS:
        if re.match(title, heading):
            return result
    return REST


def main():
    groups = {}
    for name, heading in definitions(sys.argv[1]):
        plain = re.sub(r"[(\[].*", "", name)
        groups.setdefault(group(name, heading), {})[plain] = True
    seen = set()
    print("# Written by make_gnu_names.py from definitions.units of GNU units 3.22.")
    for result in sorted(groups):
        names = [name for name in groups[result] if name not in seen]
        seen.update(names)
        print(f"{result}: {' '.join(names)}")


if __name__ == "__main__":
    main()
