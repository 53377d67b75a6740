"""Adds what Qt omits from a PDF: its language, and bookmarks."""

import re
from collections.abc import Sequence
from typing import BinaryIO, NamedTuple

_TAIL = 2048
"""The number of bytes at the end of a file that contain its trailer."""
_ENTRY = 20
"""The size of an entry in the cross-reference table."""


class Bookmark(NamedTuple):
    title: str
    page: int
    """From 0."""


def outline(file: BinaryIO, language: str, bookmarks: Sequence[Bookmark]) -> bytes:
    """Return what to append to a PDF written by Qt.

    A PDF can be updated by appending: the catalogue again, and a table of new objects.
    """
    end = file.seek(0, 2)
    file.seek(max(0, end - _TAIL))
    tail = file.read()
    table = int(_found(rb"startxref\s+(\d+)", tail))
    size = int(_found(rb"/Size (\d+)", tail))
    root = int(_found(rb"/Root (\d+) 0 R", tail))
    info = int(_found(rb"/Info (\d+) 0 R", tail))
    ids = _found(rb"/ID (\[[^\]]*\])", tail)
    catalogue = _object(file, table, root)
    tree = _object(file, table, int(_found(rb"/Pages (\d+) 0 R", catalogue)))
    kids = re.findall(rb"(\d+) 0 R", _found(rb"/Kids\s*\[([^\]]*)\]", tree))
    facts = b"/Lang %s\n/ViewerPreferences << /DisplayDocTitle true >>\n" % _text(language)
    objects = {}
    if bookmarks:
        facts += b"/Outlines %d 0 R\n/PageMode /UseOutlines\n" % size
        first, last = size + 1, size + len(bookmarks)
        objects[size] = b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % (
            first,
            last,
            len(bookmarks),
        )
        for number, bookmark in enumerate(bookmarks, start=first):
            links = b"/Prev %d 0 R " % (number - 1) if number > first else b""
            links += b"/Next %d 0 R " % (number + 1) if number < last else b""
            objects[number] = b"<< /Title %s /Parent %d 0 R %s/Dest [%s 0 R /Fit] >>" % (
                _text(bookmark.title),
                size,
                links,
                kids[bookmark.page],
            )
    objects[root] = b"%s%s>>" % (catalogue[: catalogue.rindex(b">>")], facts)
    added, places = b"", {}
    for number, written in objects.items():
        places[number] = end + len(added)
        added += b"%d 0 obj\n%s\nendobj\n" % (number, written)
    start = end + len(added)
    added += b"xref\n"
    for number in sorted(places):
        added += b"%d 1\n%010d 00000 n \n" % (number, places[number])
    added += b"trailer\n<< /Size %d /Prev %d /Root %d 0 R /Info %d 0 R /ID %s >>\n" % (
        max(size, *(number + 1 for number in objects)),
        table,
        root,
        info,
        ids,
    )
    return added + b"startxref\n%d\n%%%%EOF\n" % start


def _found(pattern: bytes, text: bytes) -> bytes:
    found = re.search(pattern, text)
    assert found
    return bytes(found[1])


def _object(file: BinaryIO, table: int, number: int) -> bytes:
    """Return an object's contents, using the cross-reference table."""
    file.seek(table)
    file.readline()  # xref
    file.readline()  # 0 55
    file.seek(number * _ENTRY, 1)
    place = int(file.read(10))
    file.seek(place)
    lines = []
    while (line := file.readline()) and line.strip() != b"endobj":
        lines.append(line)
    return b"".join(lines[1:])


def _text(said: str) -> bytes:
    """Return a text in PDF syntax, in any script."""
    return b"<FEFF%s>" % said.encode("utf-16-be").hex().upper().encode()
