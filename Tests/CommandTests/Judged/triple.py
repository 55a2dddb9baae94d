"""Answers every line with three times its number."""
import sys

for line in sys.stdin:
    print((float.fromhex(line) * 3).hex(), flush=True)
