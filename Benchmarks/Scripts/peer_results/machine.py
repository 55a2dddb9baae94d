"""The machine on which the numbers were measured."""

import os
import platform
import subprocess
import sys


def first_value(path, key):
    try:
        with open(path) as file:
            for line in file:
                if line.startswith(key):
                    return line.split(":", 1)[1].strip()
    except OSError:
        return None
    return None


def first_line(*command):
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    lines = run.stdout.splitlines()
    return lines[0].strip() if lines else None


def memory():
    kilobytes = first_value("/proc/meminfo", "MemTotal")
    return f"{int(kilobytes.split()[0]) / 2**20:.0f} GiB" if kilobytes else "unknown memory"


def system():
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (AttributeError, OSError):
        return platform.system()


def load():
    return " ".join(f"{value:.1f}" for value in os.getloadavg())


def is_busy(load):
    """Whether the one-minute load average exceeds the number of cores."""
    return float(load.split()[0]) > os.cpu_count()


def description():
    processor = first_value("/proc/cpuinfo", "model name") or platform.processor() or "unknown"
    return f"{processor}, {os.cpu_count()} cores, {memory()}, {system()}"


def tools():
    """The versions of compilers and libraries."""
    swift = first_line("swift", "--version")
    commit = first_line("git", "rev-parse", "--short", "HEAD")
    names = [swift, first_line("gcc", "--version"), f"Python {sys.version.split()[0]}"]
    if commit:
        names.append(f"ulp at commit {commit}")
    return [name for name in names if name]
