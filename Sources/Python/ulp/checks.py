"""Checks for tests."""

import math

from .arrays import numpy
from .judgement import errors
from .process import exact, number


def assert_ulps(computed, truth, most=1.0, let=None, **variables):
    """Fails unless each number is at most so many ulps from the truth, an expression of the variables.

    A number without a truth fails too, unless it is NaN. The message has the largest error, its place, and the truth there.
    """
    __tracebackhide__ = True
    flat = [float(error) for error in (errors(computed, truth, let=let, **variables).ravel()
            if numpy is not None else errors(computed, truth, let=let, **variables))]
    values = _flat(computed)
    wrong = [
        place for place, (error, value) in enumerate(zip(flat, values))
        if error > most or (math.isnan(error) and not math.isnan(value))
    ]
    if not wrong:
        return
    place = max(wrong, key=lambda index: math.inf if math.isnan(flat[index]) else flat[index])
    point = {name: _flat(value)[place if len(_flat(value)) > 1 else 0] for name, value in variables.items()}
    inputs = ", ".join(f"{name} = {float(value)!r}" for name, value in point.items())
    if math.isnan(flat[place]):
        what = f"{values[place]!r} has no truth"
    else:
        digits = exact(truth, digits=25, **{name: number(value) for name, value in {**(let or {}), **point}.items()})
        what = f"{flat[place]:.6g} ulp: {float(values[place])!r} where the truth is {digits}"
    raise AssertionError(
        f"{len(wrong)} of {len(flat)} numbers are more than {most:g} ulp from {truth}; at {inputs} it is {what}")


def _flat(values):
    if numpy is not None:
        return numpy.asarray(values).ravel().tolist()
    return list(values) if hasattr(values, "__iter__") else [values]
