"""Runs commands with little overhead: posix_spawn, wait4 and a monotonic clock."""

import os
import sys
import time
from collections import namedtuple

Run = namedtuple("Run", "seconds max_resident_bytes")


def run(command, stdin=os.devnull, stdout=os.devnull):
    """Runs a command (with its full path) to its end; exits if the command fails."""
    files = [
        (os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, stdout, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
    ]
    start = time.perf_counter_ns()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=files)
    _, status, usage = os.wait4(process, 0)
    end = time.perf_counter_ns()
    code = os.waitstatus_to_exitcode(status)
    if code != 0:
        sys.exit(f"error: {' '.join(command)} failed with status {code}")
    # Linux reports kilobytes, macOS bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Run((end - start) / 1e9, usage.ru_maxrss * unit)
