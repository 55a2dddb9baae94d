"""Tests of what engines such as Spark distribute, parts of a job and lines, without any engine.

usage: engines.py FOLDER-OF-THE-PACKAGE
"""

import itertools
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from unittest import mock

sys.path.insert(0, sys.argv.pop(1))

import ulp  # noqa: E402
from ulp import parts, process, versions  # noqa: E402
from ulp.lines import answers  # noqa: E402

command = process.command()
host = socket.gethostname()


class Engines(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def stand_in(self, script):
        """A command that does what a shell script does, in which "$ULP" is the true one."""
        program = self.folder / "ulp"
        program.write_text(f"#!/bin/sh\nULP='{command}'\n{script}\n")
        program.chmod(0o755)
        return mock.patch.dict(os.environ, ULP=str(program))

    # Some thousands of numbers.
    job = parts.words(libm="sqrtf", over={"x": (1, "1.001")})

    def counted(self, of=3, **more):
        return [parts.count(self.job, part, of, **more) for part in range(1, of + 1)]

    def test_no_engine_is_imported(self):
        program = "import sys; sys.path.insert(0, sys.argv[1]); import ulp; print(ulp.spark.errors and 'pyspark' in sys.modules)"
        folder = pathlib.Path(ulp.__file__).parents[1]
        self.assertEqual(subprocess.check_output([sys.executable, "-c", program, folder]), b"False\n")

    # MARK: Versions

    def test_version(self):
        self.assertEqual(versions.version(), subprocess.check_output([command, "--version"], text=True).strip())
        versions.require(versions.version())
        versions.require(None)
        other = "the job was started with 'ulp 0.0.7', and .* has 'ulp [0-9.]+ [(].*'"
        with self.assertRaisesRegex(ulp.UlpError, other):
            versions.require("ulp 0.0.7")
        with self.assertRaisesRegex(ulp.UlpError, other):
            parts.count(self.job, 1, 2, version="ulp 0.0.7")
        with self.assertRaisesRegex(ulp.UlpError, other):
            next(answers(["1"], version="ulp 0.0.7"))
        with self.stand_in("printf 'ulp 0.'"), self.assertRaisesRegex(ulp.UlpError, "in the middle of an answer"):
            versions.version()

    def test_version_of_what_has_counted(self):
        version = versions.version()
        with self.stand_in('[ $1 = --version ] || replaced="s/ulp [0-9.]* (/ulp 0.0.7 (/"; "$ULP" "$@" | sed "$replaced"'):
            with self.assertRaisesRegex(ulp.UlpError, f"started with 'ulp [0-9.]+ [(].*, and {host} has 'ulp 0.0.7 "):
                parts.count(self.job, 1, 2, version=version)

    # MARK: Parts

    def test_words(self):
        found = parts.words("a*x", lib=["./f.so:f", "./g.so:g"], over={"x": (0.5, "pi")}, let={"a": 0.1}, options=["--flags"])
        self.assertEqual(found, [
            "--lib", "./f.so:f", "--lib", "./g.so:g", "--over", "x=0x1.0000000000000p-1:pi", "--let", "a=0x1.999999999999ap-4",
            "--flags", "--", "a*x"])

    def test_parts_are_one_run(self):
        words = [command, "judge", "--libm", "sqrtf", "--over", "x=1:1.001", "--exhaustive", "--json"]
        one = subprocess.check_output(words)
        counted = self.counted(version=versions.version())
        for order in itertools.permutations(counted):
            self.assertEqual(parts.merge(order).json, one)
        report = parts.merge([*counted, counted[1], counted[2]])
        self.assertEqual(report, json.loads(one))
        self.assertEqual(str(report), "sqrt(x): at most 0.5 ulp at 8390 points, {'x': 1.0000001192092896}")

    def test_part_that_never_comes(self):
        counted = self.counted()
        with self.assertRaisesRegex(ulp.UlpError, "the points 2796 to 5592 are missing"):
            parts.merge([counted[0], counted[2]])

    def test_half_of_a_part(self):
        with self.stand_in('"$ULP" "$@" | head -c 700'):
            with self.assertRaisesRegex(ulp.UlpError, f"^part2of3@{host}: ulp ended in the middle of an answer"):
                parts.count(self.job, 2, 3)
        with self.stand_in("exit 0"), self.assertRaisesRegex(ulp.UlpError, "in the middle of an answer"):
            parts.count(self.job, 2, 3)

    def test_killed_part(self):
        with self.stand_in("kill -9 $$"), self.assertRaisesRegex(ulp.UlpError, f"part1of3@{host}: ulp was ended by SIGKILL"):
            parts.count(self.job, 1, 3)

    def test_refused_job(self):
        with self.assertRaisesRegex(ulp.UlpError, "part1of2@.*: error: .*'nonsense'"):
            parts.count(parts.words(libm="nonsense"), 1, 2)

    def test_part_of_another_library(self):
        counted = self.counted()
        with self.stand_in('"$ULP" "$@" | sed "s/CRC-32 ......../CRC-32 01234567/"'):
            counted[1] = parts.count(self.job, 2, 3)
        with self.assertRaisesRegex(ulp.UlpError, f"^error: part2of3@{host} .*part1of3@{host}"):
            parts.merge(counted)

    def test_same_part_with_other_counts(self):
        counted = self.counted()
        counted.append(parts.Part(counted[0].name, counted[0].json.replace(b'"nearest": 2', b'"nearest": 1')))
        self.assertNotEqual(counted[0], counted[3])
        with self.assertRaisesRegex(ulp.UlpError, f"part1of3@{host} and part1of3@{host} have not counted the same"):
            parts.merge(counted)

    @unittest.skipIf(sys.platform != "linux", "only Linux ends a process with its parent")
    def test_process_of_a_part_ends_with_its_interpreter(self):
        program = """
import sys
sys.path.insert(0, sys.argv[1])
from ulp import parts
parts.count([], 1, 1)
"""
        number = self.folder / "number"
        with self.stand_in(f"echo $$ > '{number}.new'; mv '{number}.new' '{number}'; exec sleep 100"):
            folder = pathlib.Path(ulp.__file__).parents[1]
            with subprocess.Popen([sys.executable, "-c", program, folder]) as interpreter:
                self.wait(number.exists)
                counting = int(number.read_text())
                self.assertTrue(self.runs(counting))
                interpreter.kill()
        self.wait(lambda: not self.runs(counting))

    def wait(self, condition):
        patience = time.monotonic() + 20
        while not condition():
            self.assertLess(time.monotonic(), patience)
            time.sleep(0.01)

    def runs(self, number):
        """Whether a process runs; one that nobody has waited for does not."""
        try:
            return pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
        except FileNotFoundError:
            return False

    # MARK: Rows

    def test_own_process_is_not_replaced(self):
        with process.judging(1) as own:
            self.assertEqual(list(self.found(own)), [0])
            own.process.send_signal(signal.SIGKILL)
            for _ in range(2):
                with self.assertRaisesRegex(ulp.UlpError, "ulp was ended by SIGKILL"):
                    self.found(own)
        self.assertFalse(os.path.exists(own.folder))

    def test_half_an_answer(self):
        with self.stand_in("read line; printf '{\"sta'"), process.judging(1) as own:
            with self.assertRaisesRegex(ulp.UlpError, "in the middle of an answer"):
                self.found(own)

    def found(self, own):
        return ulp.judgement.errors_by(own, [1.0], "x", None, {"x": [1.0]})

    # MARK: Lines

    def test_lines(self):
        lines = [f"{k}/8" for k in range(20_000)] + ["1/0", "", "foo", "2^0.5"]
        found = list(answers(lines, ["-d", "5"]))
        self.assertEqual(found[:20_000], [f"{k / 8:.10g}" if k < 8 else found[k] for k in range(20_000)])
        self.assertEqual(found[-4:], ["error: division by zero", "", "error: 'foo' is not known", "1.4142"])
        one = subprocess.run([command, "batch", "-d", "5"], input="\n".join(lines), capture_output=True, text=True)
        self.assertEqual("\n".join(found) + "\n", one.stdout)
        self.assertEqual(list(answers([])), [])
        self.assertEqual([json.loads(answer).get("value") for answer in answers(["1+1", "1/0"], ["--json"])], ["2", None])

    def test_memory_does_not_grow_with_lines(self):
        taken = itertools.count()
        endless = (str(next(taken)) for _ in itertools.repeat(None))
        found = answers(endless)
        ahead = []
        for k in range(300_000):
            self.assertEqual(next(found), str(k))
            if k % 1000 == 0:
                ahead.append(int(repr(taken)[6:-1]) - k)
        found.close()
        # What is on its way: pieces, pipes, and what the process reads ahead.
        self.assertLess(max(ahead), 200_000)

    def test_fault_of_who_gives_lines(self):
        def lines():
            yield from ["1"] * 100_000
            raise OSError("the disk is gone")

        with self.assertRaisesRegex(OSError, "the disk is gone"):
            list(answers(lines()))
        with self.assertRaisesRegex(ulp.UlpError, r"one line, and this is none: '1\\n2'"):
            list(answers(["1\n2"]))

    def test_counts_of_answers(self):
        lines = [str(k) for k in range(1000)]
        for script, reason in [
            ('"$ULP" "$@" | head -n 999', "status 0\n999 answers to 1000 lines"),
            ('"$ULP" "$@"; echo 7', "status 0\n1001 answers to 1000 lines"),
            ('"$ULP" "$@" | head -c -1', "in the middle of an answer\n999 answers to 1000 lines"),
            ('"$ULP" "$@"; exit 1', "status 1\n1000 answers to 1000 lines"),
            ('"$ULP" "$@"; kill -9 $$', "ended by SIGKILL\n1000 answers to 1000 lines"),
            ("head -n 5; kill -9 $$", "ended by SIGKILL\n5 answers to 1000 lines"),
            ("echo 'error: it is late' >&2; exit 3", "^error: it is late\n0 answers to "),
        ]:
            with self.stand_in(script), self.assertRaisesRegex(ulp.UlpError, reason):
                list(answers(lines))
        with self.assertRaisesRegex(ulp.UlpError, "Unknown option '--nonsense'"):
            list(answers(lines, ["--nonsense"]))

    def test_nobody_wants_more_answers(self):
        with self.stand_in(f"echo $$ > '{self.folder}/number'; exec \"$ULP\" \"$@\""):
            found = answers(itertools.repeat("1/3"), ["-d", "3"])
            self.assertEqual([next(found) for _ in range(5)], ["0.333"] * 5)
            found.close()
        self.assertFalse(self.runs(int((self.folder / "number").read_text())))


unittest.main(verbosity=0)
