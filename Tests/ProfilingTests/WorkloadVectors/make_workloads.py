"""What the iterations among the standard workloads come to, by mpmath with 400 digits.

    python3 make_workloads.py > workloads.txt      (mpmath 1.3.0)

Lines: name, place of the result = 60 digits.
"""
from mpmath import mp, mpf, sqrt, nstr

mp.dps = 400


def logistic():
    x = mpf(1) / 10
    for _ in range(60):
        x = mpf(15) / 4 * x * (1 - x)
    return [x]


def mandelbrot():
    c = -mpf(743643887) / 10**9 + mpf(131825904) / 10**9 * mp.mpc(0, 1)
    z = mp.mpc(0)
    for _ in range(50):
        z = z * z + c
    return [z.real, z.imag]


def bodies():
    """Leapfrog with complex places: positions x, momenta v, step h."""
    x1 = mp.mpc(mpf("0.97000436"), mpf("-0.24308753"))
    v3 = mp.mpc(mpf("-0.93240737"), mpf("-0.86473146"))
    x = [x1, -x1, mp.mpc(0)]
    v = [-v3 / 2, -v3 / 2, v3]
    h = mpf(1) / 100

    def pull(i):
        return sum((x[j] - x[i]) / abs(x[j] - x[i]) ** 3 for j in range(3) if j != i)

    for _ in range(4):
        a = [pull(i) for i in range(3)]
        v = [v[i] + h / 2 * a[i] for i in range(3)]
        x[:] = [x[i] + h * v[i] for i in range(3)]
        a = [pull(i) for i in range(3)]
        v = [v[i] + h / 2 * a[i] for i in range(3)]
    return [part for place in x for part in (place.real, place.imag)]


for name, results in [("logistic", logistic()), ("mandelbrot", mandelbrot()), ("n-body", bodies())]:
    for index, value in enumerate(results):
        print(f"{name} {index} = {nstr(value, 60, strip_zeros=False)}")
