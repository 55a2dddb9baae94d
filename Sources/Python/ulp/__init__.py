"""How far results are from the truth, which the command `ulp` proves."""

from . import parts, spark, versions
from .checks import assert_ulps
from .judgement import Report, errors, judge
from .process import UlpError, exact

__all__ = ["Report", "UlpError", "assert_ulps", "errors", "exact", "judge", "parts", "spark", "versions"]
