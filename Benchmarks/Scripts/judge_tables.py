"""Tables of judged functions, which runs that were stopped go on with."""
import json
import pathlib
import platform
import subprocess
import sys


def platform_line(library):
    """The library, its version, the processor, and which of the loader's variants it gets."""
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    fields = dict(reversed([[part.strip() for part in line.split(":", 1)] for line in lines if ":" in line]))
    flags = fields.get("flags", "").split()
    variants = [flag for flag in ("fma", "avx2", "fma4") if flag in flags]
    return f"{library}, {' '.join(platform.libc_ver())}, on {fields.get('model name', platform.machine())}, which has {', '.join(variants) or 'no FMA'}"


def answer_of(command):
    """The JSON that a command answers; ends with its status where it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    return json.loads(done.stdout)


class Table:
    """A page with a heading, the platform that was judged, and rows in the order of their first cells."""

    def __init__(self, path, heading, columns):
        self.path, self.heading, self.columns = path, heading, columns
        self.lines = path.read_text().splitlines() if path.exists() else []

    def has(self, *cells):
        """Whether there is a row that starts with these cells."""
        return any(line.startswith("| " + " | ".join(cells) + " |") for line in self.lines)

    def add(self, library, cells):
        """Writes the page with one more row; ends where the page is about another platform."""
        judged = f"Judged: {platform_line(library)}."
        if not self.lines:
            self.lines = self.heading.splitlines() + ["", judged, ""]
            self.lines += ["| " + " | ".join(self.columns) + " |", "| " + " | ".join("---" for _ in self.columns) + " |"]
        elif judged not in self.lines:
            sys.exit(f"{self.path} is about another platform: {judged}")
        self.lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
        # Rows are in the order of names, whatever was judged first.
        first = next(place for place, line in enumerate(self.lines) if line.startswith("| ---")) + 1
        self.lines[first:] = sorted(self.lines[first:])
        self.path.write_text("\n".join(self.lines) + "\n")
