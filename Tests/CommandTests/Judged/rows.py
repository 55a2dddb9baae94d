"""Makes the files of Rows/, and prints what is true of them, with mpmath and NumPy.

Every file has the same 96 points x with results y of exp(x), some of which are a few units off; `python3 rows.py` in this
folder writes all of them.
"""

import json
import math
import os
import random

import mpmath
import numpy as np

mpmath.mp.prec = 300
os.makedirs("Rows", exist_ok=True)
random.seed(20261127)

x = [random.uniform(-20, 20) for _ in range(96)]
y = [float(np.exp(v)) for v in x]
for place in range(0, 96, 7):
    for _ in range(place % 5):
        y[place] = math.nextafter(y[place], math.inf)


def units(v, result):
    """The error of a result in units in the last place of exp(v)."""
    truth = mpmath.exp(mpmath.mpf(v))
    exponent = mpmath.floor(mpmath.log(truth, 2))
    return abs(mpmath.mpf(result) - truth) / mpmath.mpf(2) ** (exponent - 52)


def is_faithful(v, result):
    """Whether no double lies between a result and exp(v)."""
    truth = mpmath.exp(mpmath.mpf(v))
    near = float(truth)
    other = math.nextafter(near, math.inf if mpmath.mpf(near) < truth else -math.inf)
    return result in (near, other)


errors = [units(v, r) for v, r in zip(x, y)]
nearest = sum(float(mpmath.exp(mpmath.mpf(v))) == r for v, r in zip(x, y))
faithful = sum(is_faithful(v, r) for v, r in zip(x, y))
worst = max(range(96), key=lambda i: errors[i])
expected = {
    "nearest": nearest,
    "faithful": faithful,
    "worst_row": worst + 1,
    "maximum": mpmath.nstr(errors[worst], 12),
    "mean": mpmath.nstr(sum(errors) / 96, 12),
}

ax, ay = np.array(x), np.array(y)
np.save("Rows/plain.npy", np.stack([ax, ay], axis=1))
np.save("Rows/fortran.npy", np.asfortranarray(np.stack([ax, ay], axis=1)))
np.save("Rows/big.npy", np.stack([ax, ay], axis=1).astype(">f8"))
np.savez("Rows/archive.npz", x=ax, y=ay)
np.savez_compressed("Rows/compressed.npz", x=ax, y=ay)
np.savez("Rows/mixed.npz", x=ax, y=ay, z=np.zeros((2, 2, 2)), short=np.zeros(5), one=np.float64(1))
records = np.zeros(96, dtype=[("flag", "i1"), ("x", "f8"), ("n", ">u4"), ("y", "f8")])
records["x"], records["y"], records["n"] = ax, ay, np.arange(96)
np.save("Rows/records.npy", records)
aligned = np.zeros(96, dtype=np.dtype([("flag", "i1"), ("x", "f8"), ("y", "f8")], align=True))
aligned["x"], aligned["y"] = ax, ay
np.save("Rows/aligned.npy", aligned)
np.savetxt("Rows/savetxt.txt", np.stack([ax, ay], axis=1), header="x y")
np.stack([ax, ay], axis=1).astype("<f8").tofile("Rows/raw.bin")
np.save("Rows/complex.npy", ax + 1j)
with open("Rows/shortest.csv", "w") as file:
    file.write('"x";"result, computed"\n')
    file.writelines(f"{v!r};{r!r}\n" for v, r in zip(x, y))
with open("Rows/seventeen.csv", "w") as file:
    file.write("x,y\n")
    file.writelines("%.17g,%.17g\n" % pair for pair in zip(x, y))
with open("Rows/lines.jsonl", "w") as file:
    file.writelines(json.dumps({"x": v, "y": r}) + "\n" for v, r in zip(x, y))
with open("Rows/hexadecimal.csv", "w") as file:
    file.write("x\ty\n")
    file.writelines(f"{v.hex()}\t{r.hex()}\n" for v, r in zip(x, y))
with open("Rows/expected.json", "w") as file:
    json.dump(expected, file, indent=1)
    file.write("\n")
