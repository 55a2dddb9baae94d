"""Times `ulp batch`. usage: batch_throughput.py <ulp> <lines> <runs>"""

import os
import random
import statistics
import sys
import tempfile

from processes import run


def expressions(count):
    """The same lines in every run, each with its value. Doubles hold every step exactly."""
    draw = random.Random(20240521)
    for _ in range(count):
        a, b = draw.randint(1, 999) / 4, draw.randint(1, 999) / 4
        factor, root = draw.randint(2, 99), draw.randint(1, 99)
        yield f"{a}*{factor}+{b}^2-sqrt({root**2})\n", a * factor + b**2 - root


def main():
    ulp, count, runs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    with tempfile.TemporaryDirectory() as folder:
        questions = os.path.join(folder, "questions")
        answers = os.path.join(folder, "answers")
        with open(questions, "w") as file:
            file.writelines(line for line, _ in expressions(count))
        results = []
        for _ in range(runs):
            results.append(run([ulp, "batch", "-p", "128"], stdin=questions, stdout=answers))
            check(answers, count)
    rate = count / statistics.median(result.seconds for result in results)
    resident = max(result.max_resident_bytes for result in results)
    print(f"{count} lines, median of {runs} runs")
    print(f"lines per second  {rate:12.0f}")
    print(f"largest resident  {resident / 2**20:12.1f} MiB")


def check(answers, count):
    """Line by line: a child's peak of memory is at least what this process held when it started."""
    with open(answers) as file:
        for line, value in expressions(count):
            text = file.readline()
            try:
                is_right = float(text) == value
            except ValueError:
                is_right = False
            if not is_right:
                sys.exit(f"error: {line.strip()} is {value}, not {text!r}")
        if file.readline():
            sys.exit(f"error: more than {count} answers")


main()
