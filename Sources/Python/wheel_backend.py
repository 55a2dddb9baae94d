"""Builds the wheel of this package (PEP 517, PEP 427) with the standard library alone."""

import base64
import hashlib
import pathlib
import re
import zipfile

here = pathlib.Path(__file__).resolve().parent
name = "ulp"
version = re.search(r'^version = "(.+)"$', (here / "pyproject.toml").read_text(), re.M)[1]
info = f"{name}-{version}.dist-info"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"{name}/{path.name}": path.read_bytes() for path in sorted((here / name).glob("*.py"))}
    description = (here / "README.md").read_text()
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nRequires-Python: >=3.9\n"
        f"Description-Content-Type: text/markdown\n\n{description}"
    ).encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: ulp\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = f"{info}/RECORD"
    lines = [f"{path},{checksum(content)},{len(content)}" for path, content in files.items()]
    files[record] = "\n".join(lines + [f"{record},,", ""]).encode()
    wheel = f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return wheel


def checksum(content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return "sha256=" + digest.rstrip(b"=").decode()
