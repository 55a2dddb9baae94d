"""The version of the command, which has to be one for all processes that share a job."""

import socket
import subprocess

from .process import UlpError, command, ending


def version():
    """What `ulp --version` prints: the versions of the command and of the libraries by which it computes."""
    asked = subprocess.run([command(), "--version"], stdin=subprocess.DEVNULL, capture_output=True)
    if asked.returncode != 0 or not asked.stdout.endswith(b"\n"):
        raise UlpError(ending(asked.returncode, asked.stderr, asked.stdout))
    return asked.stdout.decode().strip()


def require(expected):
    """Fails unless the command of this machine has the expected version; None expects none."""
    if expected is not None:
        compare(expected, version())


def compare(expected, found):
    """Fails, with the name of this machine, unless what was found is the expected version."""
    if found != expected:
        raise UlpError(f"the job was started with '{expected}', and {socket.gethostname()} has '{found}'")
