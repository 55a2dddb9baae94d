"""Lines through one process of `ulp batch`, which is kept over all of them."""

import os
import selectors
import subprocess

from .process import UlpError, command, ending
from .versions import require

# The bytes that are written or read at a time.
_most = 1 << 16


def answers(lines, options=(), version=None):
    """The answers of one `ulp batch` to lines, one by one in their order, while later lines are still read.

    A line that has no value is answered by `error: …`. A process that ends early, or has another number of answers than there are lines,
    is an error. Memory does not grow with the number of lines.
    """
    require(version)
    process = subprocess.Popen(
        [command(), "batch", *options], bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        yield from _Exchange(process, lines).answers()
    finally:
        # It has ended already, unless something went wrong or nobody wants more answers.
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            stream.close()


class _Exchange:
    """What goes to a process and comes from it, in one thread, as an iterator of an engine may not be read by another one."""

    def __init__(self, process, lines):
        self.process = process
        self.lines = lines
        self.sent = self.answered = 0
        # The end of what it says, which has the reason if it fails.
        self.messages = b""

    def answers(self):
        rest = b""
        some_failed = False
        for data in self._output():
            *complete, rest = (rest + data).split(b"\n")
            for answer in complete:
                self.answered += 1
                some_failed = some_failed or answer.startswith((b"error: ", b'{"error": '))
                yield answer.decode()
        status = self.process.wait()
        if rest or self.answered != self.sent or status not in (0, 1) or status == 1 and not some_failed:
            counts = f"{self.answered} answers to {self.sent} lines"
            raise UlpError(f"{ending(status, self.messages, rest)}\n{counts}")

    def _output(self):
        """What the process writes, while lines are written to it; lines are taken when it has room for them."""
        pieces = self._input()
        unsent = memoryview(b"")
        with selectors.DefaultSelector() as selector:
            os.set_blocking(self.process.stdin.fileno(), False)
            selector.register(self.process.stdin, selectors.EVENT_WRITE)
            for stream in (self.process.stdout, self.process.stderr):
                selector.register(stream, selectors.EVENT_READ)
            while selector.get_map():
                for key, _ in selector.select():
                    if key.fileobj is self.process.stdin:
                        unsent = unsent or memoryview(next(pieces, b""))
                        sent = self._send(unsent)
                        unsent = unsent[sent:]
                        if sent == 0:
                            selector.unregister(key.fileobj)
                            key.fileobj.close()
                    elif not (data := os.read(key.fd, _most)):
                        selector.unregister(key.fileobj)
                    elif key.fileobj is self.process.stdout:
                        yield data
                    else:
                        self.messages = (self.messages + data)[-_most:]

    def _send(self, data):
        """The number of bytes that are written, 0 at the end of the input and where nobody reads it."""
        try:
            return os.write(self.process.stdin.fileno(), data)
        except BrokenPipeError:
            return 0

    def _input(self):
        """The lines in pieces."""
        piece = bytearray()
        for line in self.lines:
            if "\n" in line:
                raise UlpError(f"an expression is one line, and this is none: {line!r}")
            piece += line.encode() + b"\n"
            self.sent += 1
            if len(piece) >= _most:
                yield bytes(piece)
                piece.clear()
        if piece:
            yield bytes(piece)
