"""Exhaustive work and lines on Spark beside other ways to run the command."""

import os
import re
import shutil
import subprocess
import threading
import time
import unittest

import numpy
import pyarrow
import pyarrow.parquet

import cluster
import ulp

binades = int(os.environ.get("BINADES", 8))


class Parts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = cluster.start()

    def test_spark_parallel_and_one_process(self):
        over = f"x=1:0x1.fffffep{binades - 1}"
        words = ["judge", "--libm", "sinf", "--over", over, "--exhaustive", "--json"]
        start = time.monotonic()
        one = cluster.run(words)
        seconds = time.monotonic() - start
        folder = cluster.folder / "parts"
        folder.mkdir()
        part = " ".join(["'" + cluster.command + "'", *words, "--jobs", "1", "--part", "{}/16", ">", f"'{folder}/part{{}}'"])
        divide = ["parallel", "--jobs", "2", "--retries", "3", part] if shutil.which("parallel") else [
            "xargs", "-P", "2", "-I{}", "sh", "-c", part]
        subprocess.run(divide, input="\n".join(map(str, range(1, 17))), text=True, check=True)
        merged = cluster.run(["merge", "--json", *sorted(map(str, folder.glob("part*")))])
        start = time.monotonic()
        report = ulp.spark.judge(self.spark, libm="sinf", over={"x": (1, over.split(":")[1])}, parts=16)
        print(
            f"sinf at {report.result['certified']} numbers: one process {seconds:.1f} s, Spark {time.monotonic() - start:.1f} s; "
            f"divided by {divide[0]}", flush=True)
        self.assertEqual(report.result["certified"], binades << 23)
        self.assertEqual(merged, one)
        self.assertEqual(report.json, one)

    # A job of some seconds.
    job = {"libm": "cosf", "over": {"x": (1, 2)}, "parts": 6}

    def test_faults_are_tried_again(self):
        plain = ulp.spark.judge(self.spark, **self.job)
        for script in [
            "kill -9 $$",
            '"$ULP" "$@" | head -c 700; exit 0',
            '"$ULP" "$@" | sed "s/ulp [0-9.]* (/ulp 0.0.7 (/"; exit 0',
            "exit 1",
        ]:
            with self.subTest(script), cluster.fault(f"[ $1 = --version ] || ! once || {{ {script}; }}") as fault:
                self.assertEqual(ulp.spark.judge(self.spark, **self.job).json, plain.json)
                self.assertTrue(fault.has_happened)

    def test_faults_that_stay(self):
        for script, reason in [
            ("[ $1 = --version ] || kill -9 $$", "part[1-6]of6@[^ ]*: ulp was ended by SIGKILL"),
            ("[ $1 != --version ] || exec echo 'ulp 0.0.7'", "started with 'ulp [0-9.]+ .*', and .* has 'ulp 0.0.7'"),
        ]:
            with self.subTest(script), cluster.fault(script), self.assertRaisesRegex(Exception, reason):
                ulp.spark.judge(self.spark, **self.job)
        other = """[ $1 = --version ] || ! once || { "$ULP" "$@" | sed 's/CRC-32 ......../CRC-32 01234567/'; exit; }"""
        with cluster.fault(other), self.assertRaisesRegex(ulp.UlpError, "^error: part[1-6]of6@[^ ]* .*part[1-6]of6@"):
            ulp.spark.judge(self.spark, **self.job)

    def test_job_that_nobody_wants_leaves_no_process(self):
        context = self.spark.sparkContext
        failure = []

        def judge():
            context.setJobGroup("unwanted", "", interruptOnCancel=True)
            try:
                ulp.spark.judge(self.spark, libm="lgammaf", parts=2)
            except Exception as error:
                failure.append(error)

        thread = threading.Thread(target=judge)
        thread.start()
        self.assertTrue(cluster.wait(lambda: len(self.counting()) >= 2))
        while thread.is_alive():
            context.cancelAllJobs()
            thread.join(0.2)
        self.assertIn("cancelled", str(failure[0]))
        self.assertTrue(cluster.wait(lambda: not self.counting()))

    def counting(self):
        return [number for number, words in cluster.processes().items() if "lgammaf" in words and words[0] == cluster.command]


class Manual(unittest.TestCase):
    def test_example(self):
        folder = cluster.folder / "manual"
        folder.mkdir()
        angles = numpy.linspace(0.1, 3, 500)
        pyarrow.parquet.write_table(pyarrow.table({"angle": angles, "sine": numpy.sin(angles)}), folder / "measured.parquet")
        (folder / "expressions.txt").write_text("1/3\n1/0\n")
        page = cluster.package.parent / "ulp/ulp.docc/Guides/Spark.md"
        example = re.search(r"```python\n(.*?)```", page.read_text(), re.S)[1]
        # The driver's folder is not that of this test.
        example = re.sub(r'"(measured\.parquet|errors\.parquet|expressions\.txt|answers)"', rf'"{folder}/\1"', example)
        names = {"spark": cluster.start()}
        exec(example, names)
        self.assertEqual(names["report"].result["certified"], (8 << 23) + 1)
        self.assertEqual(pyarrow.parquet.read_table(folder / "errors.parquet").column_names, ["angle", "sine", "ulps"])
        answers = "".join(path.read_text() for path in sorted((folder / "answers").glob("part*")))
        self.assertEqual(answers, "0.33333333333333333333\nerror: division by zero\n")


class Lines(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = cluster.start()
        cls.lines = [f"{k}/7" for k in range(20_000)] + ["1/0", "", "2^0.5"]
        text = "\n".join(cls.lines)
        alone = subprocess.run([cluster.command, "batch", "-d", "20"], input=text, capture_output=True, text=True)
        assert alone.returncode == 1
        cls.alone = alone.stdout.splitlines()

    def answers(self):
        return ulp.spark.batch(self.spark.sparkContext.parallelize(self.lines, 8), "-d", "20").collect()

    def test_lines_of_an_rdd(self):
        self.assertEqual(self.answers(), self.alone)
        few = ulp.spark.batch(self.spark.sparkContext.parallelize(self.lines, 2), "-d", "20").take(3)
        self.assertEqual(few, self.alone[:3])

    def test_column_of_a_data_frame(self):
        rows = [(k, line if k % 5 else None) for k, line in enumerate(self.lines)]
        frame = self.spark.createDataFrame(self.spark.sparkContext.parallelize(rows, 4), "number int, line string")
        output = str(cluster.folder / "lines.parquet")
        ulp.spark.batch(frame.where("number < 100 or number > 1000"), "-d", "20", column="line").write.parquet(output)
        found = self.spark.read.parquet(output).orderBy("number").collect()
        self.assertEqual(len(found), len(rows) - 901)
        for row in found:
            self.assertEqual(row.answer, None if row.line is None else self.alone[row.number])
        with self.assertRaisesRegex(TypeError, "'number' has the type int"):
            ulp.spark.batch(frame, column="number")

    def test_faults_are_tried_again(self):
        for script in ['"$ULP" "$@" | head -n 300; kill -9 $$', '"$ULP" "$@" | head -c 1001; exit 0', 'sed 1d | "$ULP" "$@"; exit 0']:
            with self.subTest(script), cluster.fault(f"[ $1 = --version ] || ! once || {{ {script}; }}") as fault:
                self.assertEqual(self.answers(), self.alone)
                self.assertTrue(fault.has_happened)
        with cluster.fault("[ $1 = --version ] || exit 3"), self.assertRaisesRegex(Exception, "ulp ended with status 3"):
            self.answers()
