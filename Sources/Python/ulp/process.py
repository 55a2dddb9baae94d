"""The command, found by ULP or the path, and the processes of it that are kept alive."""

import atexit
import collections
import contextlib
import io
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading


class UlpError(ValueError):
    """What the command refused to compute; the text is its message."""


def command():
    """The command: that of the environment variable ULP, or the one on the path."""
    found = os.environ.get("ULP") or shutil.which("ulp")
    if not found:
        raise FileNotFoundError("the command 'ulp' is not on the path; the environment variable ULP names it")
    return found


class Kept:
    """A process that answers a line for each line, and a folder for what else it reads and writes.

    It ends when its standard input does, so that it never outlives the interpreter, however that ends.
    """

    def __init__(self, words, inside=None):
        self.folder = tempfile.mkdtemp(prefix="ulp-", dir=inside)
        self.lock = threading.Lock()
        try:
            with open(self.path("log"), "wb") as log:
                # Standard input has no buffer that a copy of the interpreter could write once more.
                self.process = subprocess.Popen(
                    [command(), *words], bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        self.answers = io.BufferedReader(self.process.stdout)

    @property
    def is_alive(self):
        return self.process.poll() is None

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def write(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data)

    def ask(self, line, messages="log"):
        """The answer to a line, as JSON; `messages` is the file that tells why there is none.

        Whatever interrupts this, such as a time limit of a test, ends the process: its answer would be taken for that to the next line.
        """
        answer = b""
        try:
            self._send(line.encode() + b"\n")
            answer = self.answers.readline()
            if answer.endswith(b"\n"):
                return json.loads(answer)
        except BrokenPipeError:
            pass
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise
        # It closes its output only by its end, which is waited for; the next call starts another process.
        status = self.process.wait()
        raise UlpError(ending(status, self.read(messages), answer))

    def _send(self, data):
        rest = memoryview(data)
        while rest:
            rest = rest[self.process.stdin.write(rest):]

    def close(self):
        """Ends the process after its current line, and removes its folder."""
        with self.lock:
            self.process.stdin.close()
            self.process.wait()
            self.answers.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    def forget(self):
        """Closes the descriptors of a process that belongs to another interpreter, of which this one is a copy."""
        self.process.stdin.close()
        # Not the buffer, whose lock another thread may have held.
        self.process.stdout.close()
        self.process.returncode = 0


def ending(status, messages, answer=b""):
    """Why a process ended that should not have: what it said, and how it ended; half an answer is named."""
    said = [messages.decode(errors="replace").strip()]
    if answer:
        said.append("ulp ended in the middle of an answer")
    if status < 0:
        name = signal.Signals(-status).name if -status in set(signal.Signals) else f"signal {-status}"
        said.append(f"ulp was ended by {name}")
    return "\n".join(filter(None, said)) or f"ulp ended with status {status}"


_most = 4
_alive = collections.OrderedDict()
_lock = threading.Lock()


@contextlib.contextmanager
def kept(words):
    """The process with these words and this environment, for one thread at a time."""
    while True:
        process = _find(words)
        with process.lock:
            # Another thread may have ended it before.
            if not process.process.stdin.closed:
                yield process
                return


def _find(words):
    """The process that is there, or a new one; the one that was not used for the longest time ends where there are many."""
    key = (command(), *words, *sorted(os.environ.items()))
    ended = []
    with _lock:
        if key in _alive and not _alive[key].is_alive:
            ended.append(_alive.pop(key))
        if key not in _alive:
            _alive[key] = Kept(words)
        _alive.move_to_end(key)
        if len(_alive) > _most:
            ended.append(_alive.popitem(last=False)[1])
        found = _alive[key]
    for process in ended:
        process.close()
    return found


def _close():
    while _alive:
        process = _alive.popitem()[1]
        # Nobody waits for its answer any more.
        process.process.kill()
        process.close()


def _forget():
    global _lock
    _lock = threading.Lock()
    while _alive:
        _alive.popitem()[1].forget()


atexit.register(_close)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)


_requests = ["judge", "--requests"]


@contextlib.contextmanager
def judging(threads, inside=None):
    """A process for `judged` that belongs to the caller alone, with so many threads; if it dies, nothing replaces it.

    Its folder is made inside another one, or where temporary ones are.
    """
    process = Kept([*_requests, "--jobs", str(threads)], inside)
    try:
        yield process
    finally:
        process.close()


def judged(words, data, lists_errors=False, own=None):
    """The standard output of `ulp judge` for data as its standard input, or the errors of all rows that it wrote.

    Its messages are an error if it fails. It is asked of the process that is kept, or of the caller's own.
    """
    with contextlib.nullcontext(own) if own else kept(_requests) as process:
        process.write("input", data)
        for name in ("output", "messages"):
            process.write(name, b"")
        arguments = ["--errors", process.path("errors")] if lists_errors else []
        request = {name: process.path(name) for name in ("input", "output", "messages")}
        answer = process.ask(json.dumps({"arguments": [*arguments, *words], **request}), "messages")
        if "error" in answer:
            raise UlpError(answer["error"]["message"])
        if answer["status"] != 0:
            raise UlpError(ending(answer["status"], process.read("messages")))
        return process.read("errors" if lists_errors else "output")


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


def exact(expression, digits=None, **variables):
    """The value of an expression as a text, each digit of which is proven; a list for a list.

    Variables are numbers or texts; a float is the number that it is, not the decimal that it shows. `digits` are those of the
    answer, 50 unless the command is configured otherwise. A process is kept for each number of digits.
    """
    if "\n" in expression:
        raise UlpError("an expression is one line")
    line = "; ".join([f"{name} = {number(value)}" for name, value in variables.items()] + [expression])
    with kept(["batch", "--json"] + ([] if digits is None else ["--digits", str(int(digits))])) as process:
        answer = process.ask(line)
    if "error" in answer:
        raise UlpError(answer["error"]["message"])
    unit = answer.get("unit")
    return answer["value"] if unit is None else f"{answer['value']} {unit}"
