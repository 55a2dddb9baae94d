"""Batches of rows of Apache Arrow through a process of the command, which is kept over all of them."""

import collections

from .judgement import errors_by
from .lines import answers
from .process import judging
from .versions import require


def with_errors(batches, computed, truth, let, names, numbers, threads=1, version=None, folder=None):
    """The batches with a column `ulps` more, as `ulp.errors` finds it.

    `names` are the columns of variables, `numbers` the values of others. Where a column is null, so is the error. The folder is for
    files of some time.
    """
    import numpy
    import pyarrow

    require(version)
    with judging(threads, folder) as own:
        for batch in batches:
            columns = {name: batch.column(batch.schema.get_field_index(name)) for name in (computed, *names.values())}
            values = {name: column.fill_null(0).to_numpy(zero_copy_only=False) for name, column in columns.items()}
            variables = {**{name: values[column] for name, column in names.items()}, **numbers}
            found = errors_by(own, values[computed], truth, let, variables)
            nulls = numpy.zeros(len(found), dtype=bool)
            for column in columns.values():
                nulls |= column.is_null().to_numpy(zero_copy_only=False)
            yield _with_column(batch, "ulps", pyarrow.array(found, pyarrow.float64(), mask=nulls))


def with_answers(batches, column, options, version=None):
    """The batches with a column `answer` more: what `ulp batch` answers to the texts of a column, null to null."""
    import pyarrow

    # Batches whose lines are written, and the answers to the first lines of the first one.
    waiting = collections.deque()
    answered = []

    def lines():
        for batch in batches:
            texts = batch.column(batch.schema.get_field_index(column)).to_pylist()
            count = sum(text is not None for text in texts)
            waiting.append((batch, texts, count))
            yield from (text for text in texts if text is not None)

    def complete():
        while waiting and len(answered) >= waiting[0][2]:
            batch, texts, count = waiting.popleft()
            own = iter(answered[:count])
            del answered[:count]
            found = [None if text is None else next(own) for text in texts]
            yield _with_column(batch, "answer", pyarrow.array(found, pyarrow.string()))

    for answer in answers(lines(), options, version):
        answered.append(answer)
        yield from complete()
    # Those behind the last line.
    yield from complete()


def _with_column(batch, name, values):
    import pyarrow

    schema = batch.schema.append(pyarrow.field(name, values.type))
    return pyarrow.RecordBatch.from_arrays([*batch.columns, values], schema=schema)
