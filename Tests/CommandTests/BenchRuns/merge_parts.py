"""Writes parts of a benchmark by hand, merges them, and compares the report with what the samples give.

usage: merge_parts.py SEED

Medians, quartiles and ratios are computed here from all samples; nothing is measured.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

NAMES = ["double", "bigfloat:64", "exact:20"]
INPUTS = 4
SAMPLES = 19


def quantile(numbers, share):
    numbers = sorted(numbers)
    place = share * (len(numbers) - 1)
    index = int(place)
    if index + 1 == len(numbers):
        return numbers[-1]
    return numbers[index] + (numbers[index + 1] - numbers[index]) * (place - index)


def ratio(times, index):
    """The median ratio to the first competitor in the faster half of the turns in which both have a sample."""
    medians = [quantile([t for t in row if t is not None], 0.5) for row in times]
    turns = []
    for turn in range(SAMPLES):
        if times[index][turn] is not None and times[0][turn] is not None:
            slowness = quantile([row[turn] / m for row, m in zip(times, medians) if row[turn] is not None], 0.5)
            turns.append((slowness, times[index][turn] / times[0][turn]))
    return quantile([r for _, r in sorted(turns)[: (len(turns) + 1) // 2]], 0.5)


def result(name, place):
    return {
        "backend": name, "nanoseconds": 1, "quartiles": [1, 1], "samples": 3, "ratio": 1, "allocations": place,
        "peak_bytes": 10 * place, "correct_digits": 5 + place, "median_digits": 6 + place, "bits_of_error": 1,
    }


def main():
    generator = random.Random(int(sys.argv[1]))
    version = json.loads(subprocess.check_output(["ulp", "assoc", "--triples", "--distribution", "u01", "--part", "1/1"]))
    words = ["bench", "x^2", "--over", "x=1:2", "--samples", str(SAMPLES)]
    words += [word for name in NAMES for word in ("-f", name)]
    job = {
        "expressions": ["x^2"], "workloads": [], "competitors": NAMES, "over": ["x=1:2"], "let": [],
        "angle": None, "inputs": None, "seed": None, "samples": SAMPLES, "sample_time": 2, "configuration": [],
    }
    times = [[round(generator.uniform(10, 20) * 7**row, 3) for _ in range(SAMPLES)] for row in range(len(NAMES))]
    ends = [0, 4, 11, SAMPLES]
    # The last competitor was spent before the end of two parts.
    for turn in (3, 9, 10):
        times[2][turn] = None
    harness = [[generator.uniform(0.1, 0.3) for _ in range(b - a)] for a, b in zip(ends, ends[1:])]

    def part(index, machine="A processor × 2", **other):
        first, end = ends[index], ends[index + 1]
        table = {
            "name": "x^2", "summary": "", "operations": 2, "inputs": INPUTS,
            "results": [result(name, place + 1) for place, name in enumerate(NAMES)],
        }
        table["results"][0]["allocations"] = index
        found = {"harness": harness[index], "workloads": [table], "turns": [[row[first:end] for row in times]]}
        return {
            "schema": "ulp-part-1", "version": version["version"], "libraries": [machine], "words": words, "job": job,
            "count": SAMPLES, "done": [[first, end]], "found": found | other,
        }

    with tempfile.TemporaryDirectory() as folder:

        def merge(parts, *options):
            paths = []
            for number, content in enumerate(parts):
                paths.append(os.path.join(folder, f"part{number}"))
                with open(paths[-1], "w", encoding="utf-8") as file:
                    file.write(content if isinstance(content, str) else json.dumps(content))
            return subprocess.run(["ulp", "merge", *options, *paths], capture_output=True, check=False, text=True)

        found = merge([part(2), part(0), part(1), part(0)], "--json")
        assert found.returncode == 0, found.stderr
        run = json.loads(found.stdout)
        assert run["machine"] == "A processor × 2"
        assert run["harness_nanoseconds"] == quantile(sum(harness, []), 0.5)
        for place, row in enumerate(run["workloads"][0]["results"]):
            known = [time for time in times[place] if time is not None]
            assert row["samples"] == len(known), row
            assert row["nanoseconds"] == quantile(known, 0.5), row
            assert row["quartiles"] == [quantile(known, 0.25), quantile(known, 0.75)], row
            assert row["ratio"] == ratio(times, place), (row, ratio(times, place))
            assert row["allocations"] == (2 if place == 0 else place + 1) and row["correct_digits"] == 6 + place
        group = merge([part(1), part(2)], "--keep").stdout
        assert merge([group, part(0)], "--json").stdout == found.stdout
        assert "middle" in merge([part(0), part(1), part(2)]).stdout

        def refused(parts, reason, *options):
            result = merge(parts, *options)
            assert result.returncode != 0 and reason in result.stderr, (reason, result)

        other = part(1, "Another × 8")
        refused([part(0), other, part(2)], "was made by")
        mixed = merge([part(0), other, part(2)], "--mixed", "--json")
        assert json.loads(mixed.stdout)["machine"] == "A processor × 2; Another × 8", mixed
        refused([part(0), part(2)], "the points 4 to 10 are missing")
        spoilt = [
            {"harness": [None]}, {"harness": 1}, {"turns": []}, {"turns": [[[1, 2]] * 3]}, {"turns": [[[-1.0] * 4] * 3]},
            {"workloads": []},
        ]
        for fields in spoilt:
            refused([part(0, **fields), part(1), part(2)], "a part has no results of this job")
        worse = part(0)
        worse["found"]["workloads"][0]["results"][1]["correct_digits"] = 1
        refused([worse, part(1), part(2)], "a part has no results of this job")
        failing = part(0)
        failing["found"]["workloads"][0]["results"][1] = {"backend": NAMES[1], "error": "too slow"}
        failing["found"]["turns"][0][1] = None
        rows = json.loads(merge([failing, part(1), part(2)], "--json").stdout)["workloads"][0]["results"]
        assert rows[1] == {"backend": NAMES[1], "error": "too slow"} and rows[2]["samples"] == SAMPLES - 3
    print("OK")


main()
