"""A cluster of two executors of Apache Spark on this machine, whose command can be made to fail."""

import atexit
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

import pyspark
from pyspark.sql import SparkSession

package = pathlib.Path(__file__).resolve().parents[2] / "Sources/Python"
sys.path.insert(0, str(package))

import ulp  # noqa: E402

command = ulp.process.command()
folder = pathlib.Path(tempfile.mkdtemp(prefix="ulp-cluster-"))
# Where executors make temporary files that nothing else says a place for.
temporary = folder / "temporary"
_mode, _done = folder / "mode", folder / "done"


_session = None


def start():
    """The session, whose executors get the package as an archive, and their command by the environment."""
    global _session
    if _session is None:
        _session = _start()
        atexit.register(_stop)
    return _session


def _stop():
    _session.stop()
    shutil.rmtree(folder, ignore_errors=True)


def _start():
    archive = folder / "ulp.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in (package / "ulp").glob("*.py"):
            file.write(path, f"ulp/{path.name}")
    os.environ["SPARK_HOME"] = os.path.dirname(pyspark.__file__)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    temporary.mkdir()
    os.environ["TMPDIR"] = str(temporary)
    # The environment of the executors does not have the package from the tests' own path.
    os.environ.pop("PYTHONPATH", None)
    return (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .config("spark.submit.pyFiles", str(archive))
        .config("spark.executorEnv.ULP", str(_stand_in()))
        .config("spark.sql.files.maxPartitionBytes", 1 << 20)
        .config("spark.task.maxFailures", 4)
        .config("spark.ui.enabled", False)
        .config("spark.ui.showConsoleProgress", False)
        .config("spark.sql.warehouse.dir", str(folder / "warehouse"))
        .config("spark.local.dir", str(folder))
        .config("spark.log.level", "OFF")
        .getOrCreate())


def _stand_in():
    """The command of the executors: the true one, before which the commands of a mode run."""
    program = folder / "ulp"
    program.write_text(f"""#!/bin/sh
ULP='{command}'
# True for one caller alone, so that what is tried again succeeds.
once() {{ mkdir '{_done}' 2>/dev/null; }}
[ ! -s '{_mode}' ] || . '{_mode}'
exec "$ULP" "$@"
""")
    program.chmod(0o755)
    return program


class fault:
    """A context in which the command of the executors runs these lines of the shell first; `once` in them is true once."""

    def __init__(self, script):
        self.script = script

    def __enter__(self):
        _mode.write_text(self.script)
        return self

    def __exit__(self, *_):
        _mode.write_text("")
        if _done.exists():
            _done.rmdir()

    @property
    def has_happened(self):
        return _done.exists()


def processes():
    """The words of every process of this machine by its number."""
    found = {}
    for path in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            found[int(path.name)] = (path / "cmdline").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            # It has ended.
            pass
    return found


def executors(session):
    """The numbers of the executors of a session."""
    application = session.sparkContext.applicationId
    return [
        number for number, words in processes().items()
        if application in words and "org.apache.spark.executor.CoarseGrainedExecutorBackend" in words]


class Memory:
    """The most memory that a process with one of these words has had while a context lasts; as a text, in megabytes by words."""

    def __init__(self, *words):
        self.most = dict.fromkeys(words, 0)
        self.has_ended = threading.Event()
        self.thread = threading.Thread(target=self._watch)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.has_ended.set()
        self.thread.join()

    def __str__(self):
        return ", ".join(f"{word} {kilobytes / 1000:.0f} MB" for word, kilobytes in self.most.items())

    def _watch(self):
        while not self.has_ended.wait(1):
            for number, words in processes().items():
                for word in self.most.keys() & words:
                    try:
                        status = pathlib.Path(f"/proc/{number}/status").read_text()
                    except OSError:
                        continue
                    [peak] = re.findall("^VmHWM: *([0-9]+) kB", status.replace("\t", " "), re.M) or [0]
                    self.most[word] = max(self.most[word], int(peak))


def kill(number):
    os.kill(number, signal.SIGKILL)


def wait(condition, patience=60):
    """Whether a condition comes true in some seconds."""
    end = time.monotonic() + patience
    while not condition() and time.monotonic() < end:
        time.sleep(0.02)
    return condition()


def run(words, **more):
    """The standard output of the command, started without the package."""
    return subprocess.run([command, *words], check=True, capture_output=True, **more).stdout
