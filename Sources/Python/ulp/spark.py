"""The command on Apache Spark: in every task a process of its own, whose death is the task's failure, so that Spark runs it again."""

import itertools
import os

from . import arrow, judgement
from . import parts as exhaustive
from .lines import answers
from .versions import version

# Types of columns that are numbers, and NumPy's names of them.
_types = {
    "float": "float32", "double": "float64", "tinyint": "int8", "smallint": "int16", "int": "int32", "bigint": "int64",
}


def errors(df, computed, truth, let=None, any_version=False, **columns):
    """The rows of a DataFrame with a column `ulps` more: the error of a column of results in units in its last place.

    `truth` is an expression of variables, each of which has the name of a column, as `x="angle"`, or is one number for all rows. The error
    is NaN where there is no truth, infinite for a wrong infinity or NaN, and null where a column is.
    """
    names = {name: column for name, column in columns.items() if isinstance(column, str)}
    numbers = {name: column for name, column in columns.items() if name not in names}
    empty = {column: _empty(df, column) for column in (computed, *names.values())}
    expected = None if any_version else version()
    if not any_version:
        # What the command refuses is an error here, and not one of a task, which would run again in vain.
        judgement.errors(empty[computed], truth, let, **{name: empty[column] for name, column in names.items()}, **numbers)

    def task(batches):
        return arrow.with_errors(batches, computed, truth, let, names, numbers, _processors(), expected, _folder())

    return df.mapInArrow(task, _schema(df, "ulps", "double"))


def batch(lines, *options, column="value", any_version=False):
    """The answers of `ulp batch` to an RDD of lines, as an RDD, or to a column of a DataFrame, as a column `answer` more.

    A line that has no value is answered by `error: …`, and null by null. `options` are those of the command, as they are typed.
    """
    expected = None if any_version else version()
    if not hasattr(lines, "mapInArrow"):
        return lines.mapPartitions(lambda partition: answers(partition, options, expected))
    if _type(lines, column) != "string":
        raise TypeError(f"the column '{column}' has the type {_type(lines, column)}, and lines are strings")

    def task(batches):
        return arrow.with_answers(batches, column, options, expected)

    return lines.mapInArrow(task, _schema(lines, "answer", "string"))


def judge(spark, truth=None, libm=(), lib=(), over=None, let=None, options=(), parts=64, any_version=False):
    """The report of `ulp judge --exhaustive` on all numbers of the ranges, which tasks count in so many parts.

    `libm` and `lib` name functions, or lists of them, and `over` has ranges as `{"x": (1, 2)}`; `options` are as they are typed.
    """
    job = exhaustive.words(truth, libm, lib, over, let, options)
    expected = None if any_version else version()

    def task(part):
        return tuple(exhaustive.count(job, part, parts, _processors(), expected))

    found = spark.sparkContext.parallelize(range(1, parts + 1), parts).map(task).collect()
    return exhaustive.merge(itertools.starmap(exhaustive.Part, found))


def _processors():
    """The processors that Spark gives to the task."""
    from pyspark import TaskContext

    return TaskContext.get().cpus()


def _folder():
    """A folder of the executor for files of some time, which Spark removes at the end, also if a task was killed."""
    return os.environ.get("SPARK_LOCAL_DIRS", "").split(",")[0] or None


def _type(df, column):
    """The type of a column, of which there is one."""
    types = [kind for name, kind in df.dtypes if name == column]
    if len(types) != 1:
        raise ValueError(f"there are {len(types)} columns '{column}' among {', '.join(df.columns)}")
    return types[0]


def _empty(df, column):
    """An array of the type of a column of numbers."""
    import numpy

    kind = _type(df, column)
    if kind not in _types:
        raise TypeError(f"the column '{column}' has the type {kind}, and not one of {', '.join(_types)}")
    return numpy.empty(0, _types[kind])


def _schema(df, column, kind):
    """The columns of a DataFrame, and one more."""
    from pyspark.sql.types import StructType

    if column in df.columns:
        raise ValueError(f"there is a column '{column}' already")
    return StructType(list(df.schema.fields)).add(column, kind)
