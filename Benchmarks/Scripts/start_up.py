"""Times commands in turns. usage: start_up.py <ulp> <empty command> <rounds>"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile

from processes import run


def main():
    ulp, empty, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    answer = subprocess.run([ulp, "1+1"], capture_output=True, text=True, check=True).stdout
    if answer.strip() != "2":
        sys.exit(f"error: ulp says that 1+1 is {answer!r}")

    with tempfile.TemporaryDirectory() as folder:
        question = os.path.join(folder, "question")
        with open(question, "w") as file:
            file.write("1+1\n")
        commands = {
            "ulp 1+1": [ulp, "1+1"],
            "empty command": [empty],
            "true": [shutil.which("true")],
        }
        if bc := shutil.which("bc"):
            commands["bc"] = [bc, "-q", question]

        samples = {name: [] for name in commands}
        for round_number in range(rounds + 1):
            for name, command in commands.items():
                seconds = run(command, stdin=question).seconds
                # The first round fills the caches.
                if round_number > 0:
                    samples[name].append(1000 * seconds)

    medians = {name: statistics.median(values) for name, values in samples.items()}
    print(f"medians of {rounds} runs in turns, ms from spawn to exit")
    for name, value in medians.items():
        print(f"{name:14} {value:8.3f}")
    difference = medians["ulp 1+1"] - medians["empty command"]
    print(f"{'ulp - empty':14} {difference:8.3f}")


main()
