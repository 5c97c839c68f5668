"""Reproducible byte code and archives: no times, a fixed order."""

import ast
import importlib.util
import io
import marshal
import zipfile
import zlib

UNCHECKED_HASH = 0b01  # by a hash that nobody compares: there is no source to compare it with
HEADER = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little") + bytes(8)
EPOCH = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, file: str) -> bytes:
    """The .pyc content of a file, without docstrings and asserts."""
    return HEADER + run_by(source, file)


def run_by(source: bytes | ast.Module, file: str) -> bytes:
    """The byte code of a file, in marshal's format."""
    return marshal.dumps(compile(source, file, "exec", dont_inherit=True, optimize=2))


def pack(files: dict[str, bytes]) -> bytes:
    """A pack of files by path, for `site/worker/packs.py`."""
    written = marshal.dumps({name: files[name] for name in sorted(files)})
    made = zlib.compressobj(9, wbits=31)
    return made.compress(written) + made.flush()


def archive(files: dict[str, bytes]) -> bytes:
    """A deflated zip archive."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(files):
            target.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def module_name(file: str) -> str:
    """The module of a .py file in an archive."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
