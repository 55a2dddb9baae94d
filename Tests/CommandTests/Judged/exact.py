# How many products of two numbers from 1 on are exact: of each, a number of doubles.
import sys
from fractions import Fraction

count = int(sys.argv[1])
numbers = [1 + k * 2.0**-52 for k in range(count)]
exact = sum(Fraction(x) * Fraction(y) == Fraction(x * y) for x in numbers for y in numbers)
print(exact)
