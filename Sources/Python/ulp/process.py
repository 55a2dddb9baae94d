"""The command, found by ULP or the path, and the processes of it that are kept alive."""

import atexit
import collections
import json
import os
import shutil
import subprocess
import threading


class UlpError(ValueError):
    """What the command refused to compute; the text is its message."""


def command():
    """The command: that of the environment variable ULP, or the one on the path."""
    found = os.environ.get("ULP") or shutil.which("ulp")
    if not found:
        raise FileNotFoundError("the command 'ulp' is not on the path; the environment variable ULP names it")
    return found


def run(words, file):
    """The standard output of the command, whose standard input is a file; its messages are an error if it fails."""
    done = subprocess.run([command(), *words], stdin=file, capture_output=True)
    if done.returncode != 0:
        raise UlpError(done.stderr.decode().strip() or f"ulp ended with status {done.returncode}")
    return done.stdout


def settings(variables):
    """The options that give variables their values; floats are exact."""
    return [word for name, value in variables.items() for word in ("--let", f"{name}={number(value)}")]


def number(value):
    """A number as the command reads it, without a rounding."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise TypeError("a truth value is not a number")
    if isinstance(value, int):
        return str(value)
    if hasattr(value, "numerator") and hasattr(value, "denominator"):
        return f"({value.numerator})/({value.denominator})"
    exact = float(value)
    if exact != value:
        raise TypeError(f"{value!r} is not a double; write it as a text")
    if exact - exact != 0:
        raise ValueError(f"{value!r} is not a finite number")
    return exact.hex()


class _Lines:
    """A process that answers a line for each line, with the same options."""

    def __init__(self, words):
        self.process = subprocess.Popen(
            [command(), "batch", "--json", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lock = threading.Lock()

    def answer(self, line):
        with self.lock:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        if not answer:
            raise UlpError(self.process.stderr.read().decode().strip() or "the process of ulp has ended")
        return json.loads(answer)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


_most = 4
_alive = collections.OrderedDict()
_lock = threading.Lock()


def _lines(words):
    """The process with these options; the one that was not used for the longest time ends where there are many."""
    key = (command(), *words)
    with _lock:
        lines = _alive.get(key)
        if lines is None or lines.process.poll() is not None:
            lines = _alive[key] = _Lines(words)
        _alive.move_to_end(key)
        if len(_alive) > _most:
            _alive.popitem(last=False)[1].close()
    return lines


@atexit.register
def _close():
    for lines in _alive.values():
        lines.close()
    _alive.clear()


def exact(expression, digits=None, **variables):
    """The value of an expression as a text, each digit of which is proven; a list for a list.

    Variables are numbers or texts; a float is the number that it is, not the decimal that it shows. `digits` are those of the
    answer, 50 unless the command is configured otherwise. A process is kept for each number of digits.
    """
    if "\n" in expression:
        raise UlpError("an expression is one line")
    line = "; ".join([f"{name} = {number(value)}" for name, value in variables.items()] + [expression])
    answer = _lines([] if digits is None else ["--digits", str(int(digits))]).answer(line)
    if "error" in answer:
        raise UlpError(answer["error"]["message"])
    unit = answer.get("unit")
    return answer["value"] if unit is None else f"{answer['value']} {unit}"
