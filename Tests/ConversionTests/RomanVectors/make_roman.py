#!/usr/bin/env python3
"""Writes roman.txt, the Roman numerals of 1 to 3999, one `number numeral` a line.

Run: python3 make_roman.py
Needs Python 3.11. Numerals are put together from tables of the ones, tens, hundreds and thousands.
"""

from pathlib import Path

ONES = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
TENS = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"]
HUNDREDS = ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"]
THOUSANDS = ["", "M", "MM", "MMM"]

lines = [f"{n} {THOUSANDS[n // 1000]}{HUNDREDS[n // 100 % 10]}{TENS[n // 10 % 10]}{ONES[n % 10]}\n" for n in range(1, 4000)]
(Path(__file__).resolve().parent / "roman.txt").write_text("# Made by make_roman.py\n" + "".join(lines), "ascii")
