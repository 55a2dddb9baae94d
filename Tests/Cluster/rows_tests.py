"""Rows of Parquet and CSV through `ulp.spark.errors` beside one process of the command."""

import math
import os
import pathlib
import re
import threading
import time
import unittest

import numpy
import pyarrow
import pyarrow.csv
import pyarrow.parquet

import cluster
import ulp

rows = int(os.environ.get("ROWS", 100_000))

# An expression whose truth costs more than 20 us on one processor of a computer of 2023.
truth = (
    "sin(x)*exp(-x) + log1p(x)*atan(x) - tanh(x)/cbrt(x) + cos(x)*sinh(x/8) + expm1(x/9)*sqrt(x) + tan(x/9)^2*asinh(x)"
    " - acosh(x + 1)*cosh(x/7) + log2(x + 2)*exp2(x/11) + asin(x/11)*acos(x/12) - log10(x + 3)*sin(x/5)")
_names = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "asinh": "arcsinh", "acosh": "arccosh"}


def computed(x):
    """What NumPy computes for the same expression."""
    text = re.sub("[a-z]+[0-9p]*[a-z]*", lambda word: _names.get(word[0], word[0]), truth.replace("^", "**"))
    return eval(text, {**vars(numpy), "x": x})


class Rows(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = cluster.start()
        random = numpy.random.default_rng(1)
        x = random.uniform(0.1, 10, rows)
        cls.table = pyarrow.table({
            "number": numpy.arange(rows), "angle": x, "result": computed(x),
        })
        cls.file = str(cluster.folder / "rows.parquet")
        # Each group of rows can be a task of its own.
        pyarrow.parquet.write_table(cls.table, cls.file, row_group_size=max(10_000, rows // 80))
        # Tasks enough to share and to lose: each costs Spark itself a tenth of a second.
        cls.spark.conf.set("spark.sql.files.maxPartitionBytes", max(1 << 20, os.path.getsize(cls.file) // 16))
        start = time.monotonic()
        cls.alone = cls.judged(cls.table)
        cls.seconds = time.monotonic() - start

    @staticmethod
    def judged(table, name="alone", columns="double result, double x", jobs=1):
        """The errors that one process of the command writes."""
        data, errors = (cluster.folder / f"{name}.{end}" for end in ("data", "errors"))
        numpy.stack([table["result"].to_numpy(), table["angle"].to_numpy()], axis=1).tofile(data)
        cluster.run([
            "judge", "--data", data, "--columns", columns, "--computed", "result", "--input", "x=x", "--jobs", str(jobs),
            "--errors", errors, truth])
        return errors.read_bytes()

    def found(self, file=None, **more):
        """The errors of the rows of a file, by way of Parquet, in the order of the rows."""
        output = str(cluster.folder / "errors.parquet")
        frame = self.spark.read.parquet(file or self.file)
        found = ulp.spark.errors(frame, "result", truth, x="angle", **more)
        found.write.mode("overwrite").parquet(output)
        table = pyarrow.parquet.read_table(output).sort_by("number")
        self.assertEqual(table.column_names, [*frame.columns, "ulps"])
        return table

    def test_bits_and_throughput(self):
        self.found(self.few())
        with cluster.Memory("--requests", "pyspark.daemon") as memory:
            start = time.monotonic()
            table = self.found()
            spark = time.monotonic() - start
        self.assertEqual(table.drop_columns("ulps"), self.table)
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone)
        halves = self.table.slice(0, rows // 2), self.table.slice(rows // 2)
        threads = [threading.Thread(target=self.judged, args=(half, f"half{k}")) for k, half in enumerate(halves)]
        start = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        two = time.monotonic() - start
        self.assertEqual(b"".join((cluster.folder / f"half{k}.errors").read_bytes() for k in (0, 1)), self.alone)
        print(
            f"{rows} rows: one process {self.seconds:.1f} s ({self.seconds / rows * 1e6:.1f} us a row), two {two:.1f} s, "
            f"Spark {spark:.1f} s; throughput of Spark {two / spark:.2f} of two processes; at most {memory} in memory", flush=True)

    def few(self):
        """A file by which the executors are started: each of them has rows."""
        file = str(cluster.folder / "few.parquet")
        pyarrow.parquet.write_table(self.table.slice(0, 20_000), file, row_group_size=2000)
        return file

    def test_killed_executors(self):
        output, killed = [], []
        thread = threading.Thread(target=lambda: output.append(self.found()))
        thread.start()
        for _ in range(2):
            # One that has begun: its command judges.
            self.assertTrue(cluster.wait(lambda: self.judging()))
            [number] = self.judging()[:1]
            killed.append(number)
            cluster.kill(number)
            self.assertTrue(cluster.wait(lambda: number not in cluster.executors(self.spark)))
        thread.join()
        self.assertEqual(len(set(killed)), 2)
        self.assertEqual(output[0]["ulps"].to_numpy().tobytes(), self.alone)
        # What the killed tasks could not remove is in folders that end with Spark.
        self.assertEqual(list(cluster.temporary.glob("ulp-*")), [])

    def judging(self):
        """Executors, a process of whose tasks judges rows."""
        executors = cluster.executors(self.spark)
        parents = {}
        for number in cluster.processes():
            try:
                parents[number] = int(pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:
                pass
        found = []
        for number, words in cluster.processes().items():
            if "--requests" in words:
                while number in parents and number not in executors:
                    number = parents[number]
                found += [number] if number in executors else []
        return found

    def test_killed_process(self):
        # It dies between its answers, or while it works.
        with cluster.fault('[ $1 = --version ] || ! once || { sleep 0.3; kill -9 $$; } &') as fault:
            table = self.found()
            self.assertTrue(fault.has_happened)
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone)

    def test_half_an_answer(self):
        with cluster.fault("""[ $1 = --version ] || ! once || { read line; printf '{"sta'; exit 0; }""") as fault:
            table = self.found()
            self.assertTrue(fault.has_happened)
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone)

    def test_other_version(self):
        once = "[ $1 = --version ] && once && { echo 'ulp 0.0.7 (MPFR 4.2.0, GMP 6.2.1)'; exit; }"
        with cluster.fault(once) as fault:
            table = self.found()
            self.assertTrue(fault.has_happened)
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone)
        with cluster.fault(once.replace("&& once", "")):
            with self.assertRaisesRegex(Exception, r"started with 'ulp [0-9.]+ [^']*', and [^ ]* has 'ulp 0.0.7 \("):
                self.found()
            table = self.found(any_version=True)
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone)

    def test_types_nulls_and_numbers(self):
        table = pyarrow.table({
            "y": pyarrow.array([0.5, None, 1 / 3, 2.0, math.nan], pyarrow.float32()),
            "x": pyarrow.array([1.5, 1.0, 1.0, None, 3.0], pyarrow.float32()),
            "n": pyarrow.array([3, 2, 3, 4, 5], pyarrow.int32()),
            "note": [["a"], None, [], ["b", "c"], [None]],
        })
        file = str(cluster.folder / "types.parquet")
        pyarrow.parquet.write_table(table, file)
        frame = self.spark.read.parquet(file)
        found = ulp.spark.errors(frame, "y", "a*x/n", x="x", n="n", a=1.0).collect()
        third = numpy.float32(1 / 3)
        expected = abs(float(third) - 1 / 3) * 2 ** 25
        self.assertEqual([row.ulps for row in found[:2] + found[3:]], [0.0, None, None, math.inf])
        self.assertAlmostEqual(found[2].ulps, expected, delta=1e-7)
        self.assertEqual([row.note for row in found], table["note"].to_pylist())
        empty = ulp.spark.errors(frame.where("n > 5"), "y", "a*x/n", x="x", n="n", a=1.0)
        self.assertEqual(empty.collect(), [])

    def test_refusals(self):
        frame = self.spark.createDataFrame([(1.0, 2.0, "text")], "x double, y double, s string")
        with self.assertRaisesRegex(ulp.UlpError, "'foo' is not known"):
            ulp.spark.errors(frame, "y", "foo(x)", x="x")
        with self.assertRaisesRegex(TypeError, "'s' has the type string"):
            ulp.spark.errors(frame, "s", "x", x="x")
        with self.assertRaisesRegex(ValueError, "0 columns 'z' among x, y, s"):
            ulp.spark.errors(frame, "z", "x", x="x")
        with self.assertRaisesRegex(ValueError, "a column 'ulps' already"):
            ulp.spark.errors(frame.withColumnRenamed("s", "ulps"), "y", "x", x="x")

    def test_csv(self):
        few = self.table.slice(0, 5000)
        file = str(cluster.folder / "rows.csv")
        pyarrow.csv.write_csv(few, file)
        frame = self.spark.read.csv(file, header=True, schema="number bigint, angle double, result double").repartition(7)
        output = str(cluster.folder / "csv.parquet")
        ulp.spark.errors(frame, "result", truth, x="angle").write.mode("overwrite").parquet(output)
        table = pyarrow.parquet.read_table(output).sort_by("number")
        self.assertEqual(table["ulps"].to_numpy().tobytes(), self.alone[: 8 * 5000])
