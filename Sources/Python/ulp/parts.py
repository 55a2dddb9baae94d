"""Exhaustive work in parts, which any machines can count, and what they have counted together."""

import collections
import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile

from .judgement import Report
from .process import UlpError, command, ending, number, settings
from .versions import compare, require

# The JSON of a part, and the name by which messages speak of it: its number and its machine.
Part = collections.namedtuple("Part", "name json")


def words(truth=None, libm=(), lib=(), over=None, let=None, options=()):
    """The words of a job of `ulp judge`: functions, ranges as {"x": (1, 2)}, other options as they are typed, and the truth."""
    found = []
    for option, names in (("--libm", libm), ("--lib", lib)):
        for name in [names] if isinstance(names, str) else names:
            found += [option, name]
    for name, (low, high) in (over or {}).items():
        found += ["--over", f"{name}={number(low)}:{number(high)}"]
    return [*found, *settings(let or {}), *options, *([] if truth is None else ["--", truth])]


def count(job, part, of, threads=1, version=None):
    """What a process of its own counts in one part of the job with these words.

    Whatever keeps it from counting all of the part is an error, and so is another version than the expected one, if one is.
    """
    require(version)
    name = f"part{part}of{of}@{socket.gethostname()}"
    options = ["--exhaustive", "--json", "--jobs", str(threads), "--part", f"{part}/{of}"]
    with subprocess.Popen(
        [command(), "judge", *options, *job], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=_end_with(os.getpid()),
    ) as process:
        try:
            found, messages = process.communicate()
        except BaseException:
            process.kill()
            raise
    if process.returncode != 0:
        raise UlpError(f"{name}: {ending(process.returncode, messages)}")
    if not found.endswith(b"\n"):
        raise UlpError(f"{name}: {ending(0, messages, found or b'nothing')}")
    if version is not None:
        # What has counted is asked itself, as the command may have been replaced in the meantime.
        compare(version, json.loads(found).get("version"))
    return Part(name, found)


def merge(parts):
    """The report of `ulp merge` on parts, in any order; parts that are missing, or of another job, version or library, are an error.

    A part may come twice, as engines repeat what is slow, if both have counted the same.
    """
    found = {}
    for part in parts:
        first = found.setdefault(part.name.partition("@")[0], part)
        if first.json != part.json:
            raise UlpError(f"{first.name} and {part.name} have not counted the same")
    with tempfile.TemporaryDirectory(prefix="ulp-") as folder:
        for part in found.values():
            with open(os.path.join(folder, part.name), "wb") as file:
                file.write(part.json)
        merged = subprocess.run(
            [command(), "merge", "--json", *(part.name for part in found.values())], cwd=folder, stdin=subprocess.DEVNULL,
            capture_output=True)
    if merged.returncode != 0:
        raise UlpError(ending(merged.returncode, merged.stderr))
    return Report.read(merged.stdout)


def _end_with(parent):
    """What a new process does first so that it ends when its parent is killed, as engines do with tasks that nobody wants any more.

    Only Linux has it; elsewhere the process counts to its end, and nobody reads that.
    """
    if sys.platform != "linux":
        return None
    library, death_signal = ctypes.CDLL(None), 1

    def prepare():
        library.prctl(death_signal, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)

    return prepare
