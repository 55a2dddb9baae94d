"""Times the first prompt on a pseudo-terminal. usage: first_prompt.py <ulp> <rounds>"""

import fcntl
import os
import pty
import select
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

PROMPT = b"ulp> "
SECONDS = 10
HISTORY = 10_000


def first_prompt(ulp, home):
    """Milliseconds from spawning to the prompt."""
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {"HOME": home, "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    start = time.perf_counter()
    process = subprocess.Popen(
        [ulp], stdin=terminal, stdout=terminal, stderr=terminal, env=environment,
        start_new_session=True)
    os.close(terminal)
    shown = b""
    try:
        while PROMPT not in shown:
            left = start + SECONDS - time.perf_counter()
            if left <= 0 or not select.select([controller], [], [], left)[0]:
                sys.exit(f"error: no prompt within {SECONDS} s, only {shown!r}")
            shown += os.read(controller, 4096)
        elapsed = time.perf_counter() - start
        os.write(controller, b"1+1\n")
        while b"_1 = 2" not in shown:
            if not select.select([controller], [], [], SECONDS)[0]:
                sys.exit(f"error: 1+1 is not answered, only {shown!r}")
            shown += os.read(controller, 4096)
        os.write(controller, b"\x04")
        process.wait(SECONDS)
    finally:
        process.kill()
        os.close(controller)
    return 1000 * elapsed


def fill(home):
    folder = os.path.join(home, ".local/state/ulp")
    os.makedirs(folder)
    with open(os.path.join(folder, "history"), "w") as file:
        file.writelines(f"sqrt({number}) + sin(pi/{number})\n" for number in range(1, HISTORY + 1))


def main():
    ulp, rounds = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        fill(full)
        homes = {"empty history": empty, "full history": full}
        samples = {name: [] for name in homes}
        for round_number in range(rounds + 1):
            for name, home in homes.items():
                elapsed = first_prompt(ulp, home)
                # The first round fills the caches.
                if round_number > 0:
                    samples[name].append(elapsed)
    print(f"{rounds} runs in turns, ms from spawn to prompt")
    for name, times in samples.items():
        times.sort()
        slow = times[min(len(times) - 1, 9 * len(times) // 10)]
        print(f"{name:14} median {statistics.median(times):8.3f}  90 % {slow:8.3f}")


main()
