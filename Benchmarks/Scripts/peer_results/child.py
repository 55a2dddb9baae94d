"""A program that stays alive and answers lines with lines, each within a time limit."""

import os
import select
import subprocess
import time


class Failure(Exception):
    """Why there is no answer, as a text for a table."""


class Child:
    def __init__(self, command, core=None, merges_errors=False):
        self.command = command
        # Otherwise bc breaks lines.
        self.environment = {**os.environ, "BC_LINE_LENGTH": "0"}
        self.errors = subprocess.STDOUT if merges_errors else subprocess.DEVNULL
        self.core = core
        self.process = None
        self.buffer = b""

    @property
    def is_running(self):
        return self.process is not None

    def start(self):
        pin = None
        if self.core is not None and hasattr(os, "sched_setaffinity"):
            pin = lambda: os.sched_setaffinity(0, {self.core})
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
            env=self.environment, preexec_fn=pin)
        os.set_blocking(self.process.stdin.fileno(), False)
        os.set_blocking(self.process.stdout.fileno(), False)
        self.buffer = b""

    def stop(self):
        if self.process is not None:
            self.process.kill()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
            self.process = None

    def ask(self, text, limit, lines=1):
        """The lines that answer a text, and the nanoseconds until they were here.

        A program that is silent for too long, or has ended, is gone afterwards; the next question starts it
        anew.
        """
        try:
            if self.process is None:
                self.start()
            return self._exchange(text.encode(), limit, lines)
        except (Failure, OSError) as error:
            self.stop()
            raise error if isinstance(error, Failure) else Failure("died") from error

    def _exchange(self, data, limit, lines):
        stdin, stdout = self.process.stdin.fileno(), self.process.stdout.fileno()
        start = time.perf_counter_ns()
        chunks, found = [self.buffer], self.buffer.count(b"\n")
        while found < lines:
            left = limit - (time.perf_counter_ns() - start) / 1e9
            if left <= 0:
                raise Failure(f"> {limit:g} s")
            readable, writable, _ = select.select([stdout], [stdin] if data else [], [], left)
            if writable:
                data = data[os.write(stdin, data[:65536]) :]
            if readable:
                chunk = os.read(stdout, 1 << 20)
                if not chunk:
                    raise Failure("died")
                chunks.append(chunk)
                found += chunk.count(b"\n")
        elapsed = time.perf_counter_ns() - start
        *answers, self.buffer = b"".join(chunks).split(b"\n")
        if len(answers) != lines or self.buffer:
            raise Failure("garbage")
        return [answer.decode(errors="replace").strip() for answer in answers], elapsed
