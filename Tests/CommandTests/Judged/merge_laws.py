"""Merges the parts of a command in random groups until one result is left, and compares it with that of one run.

usage: merge_laws.py SEED NUMBER-OF-PARTS WORD...
"""

import os
import random
import subprocess
import sys
import tempfile


def ulp(*words):
    found = subprocess.run(["ulp", *words], capture_output=True, check=False)
    if found.returncode != 0:
        raise SystemExit(f"ulp {' '.join(words)}: {found.stderr.decode()}")
    return found.stdout


def main():
    seed, total, words = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    generator = random.Random(seed)
    whole = ulp(*words)
    with tempfile.TemporaryDirectory() as folder:
        names = iter(range(1000))

        def keep(content):
            path = os.path.join(folder, str(next(names)))
            with open(path, "wb") as file:
                file.write(content)
            return path

        # Each file with the parts that it contains; files that are merged may have common parts if one has all of the other.
        files = [(keep(ulp(*words, "--part", f"{i}/{total}")), {i}) for i in range(1, total + 1)]
        originals = list(files)
        while len(files) > 1:
            group = generator.sample(files, min(len(files), generator.randint(2, 4)))
            parts = set().union(*(found for _, found in group))
            files = [file for file in files if file not in group]
            again = [file for file in originals if file[1] <= parts]
            group += generator.sample(again, min(len(again), generator.randint(0, 2)))
            generator.shuffle(group)
            files.append((keep(ulp("merge", "--keep", *(path for path, _ in group))), parts))
        shown = ["--json"] if "--exhaustive" in words else []
        if ulp("merge", *shown, files[0][0]) != whole:
            raise SystemExit("the result of random groups is not that of one run")
        if ulp("merge", *shown, *(path for path, _ in reversed(originals))) != whole:
            raise SystemExit("the result of all parts is not that of one run")
    print("OK")


main()
