"""Runs both programs in turns and prints the least times and their ratios; see `decimal-peers`."""

import subprocess
import sys

OPERATIONS = ("add", "mul", "div", "sqrt", "exp", "ln", "read", "write")
# Rounds, samples in a round, shortest duration of a sample in microseconds.
PLANS = {"--quick": (1, 1, 50), "": (5, 5, 10_000), "--full": (5, 5, 10_000)}


def has_target(operation, digits):
    """The operations in which libmpdec must not be faster; its texts are already decimal."""
    return operation not in ("read", "write") and (operation != "add" or digits <= 100)


def duration(nanoseconds):
    for unit in ("ns", "µs", "ms", "s"):
        if nanoseconds < 1000 or unit == "s":
            return f"{nanoseconds:.{1 if nanoseconds < 100 else 0}f} {unit}"
        nanoseconds /= 1000


def main():
    operands, mode = sys.argv[1], "".join(sys.argv[2:])
    if mode not in PLANS:
        sys.exit("usage: decimal-peers [--quick | --full]")
    rounds, samples, microseconds = PLANS[mode]
    plan = [str(samples), str(microseconds)]
    own = [".build/release/decimal-ratios", "times"] + plan
    peer = [sys.executable, "Peers/decimal_libmpdec.py", operands] + plan
    times, answers = {}, {}
    for turn in range(rounds):
        full = ["--full"] if mode == "--full" and turn == 0 else []
        for name, command in (("own", own), ("libmpdec", peer)):
            output = subprocess.run(
                command + full, check=True, capture_output=True, text=True
            ).stdout
            for line in output.splitlines():
                operation, digits, time, answer = line.split(";")
                key = operation, int(digits)
                if answers.setdefault(key, answer) != answer:
                    sys.exit(f"error: {operation} of {digits} digits differs")
                times[key, name] = min(float(time), times.get((key, name), float("inf")))
    print(f"CPython {sys.version.split()[0]}, least times of {rounds} rounds in turns;")
    print("x = time of libmpdec over that of DecimalContext, an ! below 1 where it is to be more")
    lengths = sorted({digits for _, digits in answers if digits > 0})
    print(f"{'digits':14}" + "".join(f"{length:>20}" for length in lengths))
    for operation in OPERATIONS:
        cells = ""
        for digits in lengths:
            key = operation, digits
            if key not in answers:
                cells += f"{'':20}"
                continue
            time = times[key, "own"]
            arguments = 2 if operation in ("add", "mul", "div") else 1
            ratio = (times[key, "libmpdec"] - times[(f"call{arguments}", 0), "libmpdec"]) / time
            mark = "!" if has_target(*key) and ratio < 1 else " "
            cells += f"{duration(time):>11}{ratio:7.2f}x{mark}"
        print(f"{operation:14}" + cells)


main()
