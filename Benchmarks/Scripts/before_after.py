"""Compares two builds in turns. usage: before_after.py <earlier directory> <later directory> <turns>"""

import math
import os
import statistics
import subprocess
import sys
import tempfile

from processes import run

# The 97.5th percentile of Student's distribution with 95 degrees of freedom; for fewer turns the interval is too
# narrow, by 4 % with 20 turns.
QUANTILE = 1.985
LINES = dict.fromkeys(["exact", "bigfloat", "double"], "sqrt(2)+exp({})*3 - ln({}+7)\n")
LINES["decimal"] = "{}.25*3.5 + sqrt({}+2)/7\n"


def ratios(directory):
    """The time of every form over that of C: one round of `ratios`."""
    output = subprocess.run(
        [f"{directory}/Benchmarks/.build/release/ratios"], check=True, text=True,
        stdout=subprocess.PIPE, env={**os.environ, "ULP_BENCHMARK_ROUND": "1"}).stdout
    return {f"comparison {place}": float(line.split()[1])
            for place, line in enumerate(output.splitlines(), 1)}


def exact_ratios(directory):
    """Ratios of exact evaluation to MPFR, nanoseconds of the formulas to 50 digits, and seconds of chains."""
    def output(*arguments):
        program = f"{directory}/Benchmarks/.build/release/exact-ratios"
        return subprocess.run(
            [program, *arguments], check=True, text=True, stdout=subprocess.PIPE).stdout

    figures = {}
    short, rest = output("--quick").split("50 digits over C", 1)
    long = rest.split("10 000 digits", 1)[1].splitlines()[1]
    for line in short.splitlines()[4:7] + [long]:
        # Thirty columns for the name, then the time of the reference and one or two ratios.
        name = line[:30].strip() or "10 000 digits"
        for place, ratio in enumerate(line[30:].replace("!", "").split()[1:]):
            figures[name + ("", " without digits")[place]] = float(ratio)
    for line in output("times", "5").splitlines():
        name, time, _ = line.split(";")
        figures[name] = float(time)
    for chain in ("roots", "decimals", "nested"):
        figures[f"chain of {chain}"] = float(output("chain", chain, "10000").split()[0])
    return figures


def start_up(directory):
    """Seconds of `ulp 1+1`, the shortest of five."""
    command = [f"{directory}/.build-static/release/ulp", "1+1"]
    return {"ulp 1+1": min(run(command).seconds for _ in range(5))}


def batch(directory):
    """Seconds of `ulp batch`, on every system."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        for system, line in LINES.items():
            questions, answers = os.path.join(folder, "questions"), os.path.join(folder, "answers")
            with open(questions, "w") as file:
                file.writelines(line.format(n % 97, n % 89) for n in range(4000))
            command = [f"{directory}/.build-static/release/ulp", "batch", "-b", system]
            figures[system] = run(command, stdin=questions, stdout=answers).seconds
            with open(answers) as file:
                if len(file.readlines()) != 4000:
                    sys.exit(f"error: {' '.join(command)} did not answer every line")
    return figures


def interval(changes):
    """The mean of logarithms, and half of its 95 % interval."""
    return statistics.fmean(changes), QUANTILE * statistics.stdev(changes) / math.sqrt(len(changes))


def percent(change):
    return f"{100 * math.expm1(change):+.2f} %"


def report(name, base, other):
    """The change of every row, pair by pair."""
    rows = {
        row: interval([math.log(b[row] / a[row]) for a, b in zip(base, other)]) for row in base[0]}
    mean = statistics.fmean(middle for middle, _ in rows.values())
    above = [row for row, (middle, half) in rows.items() if middle - half > math.log(1.03)]
    print(f"{name}: {len(rows)} rows, geometric mean {percent(mean)}, "
          f"{len(above)} with a 95 % interval above +3 %")
    worst = sorted(rows.items(), key=lambda row: row[1][1] - row[1][0])[:4]
    for row, (middle, half) in worst:
        print(f"    {row}: {percent(middle)}, from {percent(middle - half)} to {percent(middle + half)}")


def main():
    earlier, later, turns = sys.argv[1], sys.argv[2], int(sys.argv[3])
    for measure in (ratios, exact_ratios, batch, start_up):
        before, after, again = [], [], []
        for turn in range(turns):
            # The order changes, so that none always follows the same other one.
            order = [(before, earlier), (after, later), (again, earlier)]
            for results, directory in order[turn % 3:] + order[:turn % 3]:
                results.append(measure(directory))
        report(f"{measure.__name__}, later over earlier", before, after)
        report(f"{measure.__name__}, earlier over earlier", before, again)
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main()
