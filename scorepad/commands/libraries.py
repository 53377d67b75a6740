"""What the window needs on Linux besides Python: libraries and a screen."""

import os
import sys
from collections.abc import Sequence

from scorepad.bridge.translatable import translate
from scorepad.commands.desktop_language import said
from scorepad.resources import RESOURCES

LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libgl1": "libGL.so.1",
    "libegl1": "libEGL.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libgssapi-krb5-2": "libgssapi_krb5.so.2",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
"""Debian packages, each with a library that shows whether it is installed."""


def missing() -> list[str]:
    """Return Debian's names of what Qt needs and the system lacks."""
    if sys.platform != "linux":
        return []
    return [package for package, file in LIBRARIES.items() if not (_brought(file) or loads(file))]


def _brought(library: str) -> bool:
    """Whether a package of scorepad contains the library."""
    return (RESOURCES.parents[1] / library).exists()


def loads(library: str) -> bool:
    """Whether the system finds a shared library."""
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def by_hand(packages: Sequence[str]) -> str:
    """Return the line that installs Debian packages, to be copied."""
    install = f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"
    return f"sudo apt-get update && {install}"


def trouble_with_screen() -> str:
    """Return why no window can be shown, if so: Qt would end the program without a message."""
    wrong = no_screen()
    if wrong or not _wants_screen() or _wayland_answers():
        return wrong
    lacking = [package for package in missing() if "xcb" in package or "x11" in package]
    if lacking:
        return remedy(lacking)
    if _x_answers():
        return ""
    return said(_NO_SCREEN)


_NO_SCREEN = translate("words", "no screen was found for the window")


def no_screen() -> str:
    """Return the same if it is known at once, before anything is fetched or loaded."""
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return said(_NO_SCREEN) if _wants_screen() and not named else ""


def _wants_screen() -> bool:
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    return sys.platform == "linux" and chosen in {"", "xcb", "wayland"}


def remedy(packages: Sequence[str]) -> str:
    """Return what to do about missing libraries."""
    import shutil

    if shutil.which("apt-get"):
        text = translate("words", "the window needs libraries; this installs them: {command}")
        return said(text, command=by_hand(packages))
    text = translate("words", "the window needs libraries, which your package manager has: {files}")
    return said(text, files=", ".join(LIBRARIES[package] for package in packages))


def _wayland_answers() -> bool:
    named = os.environ.get("WAYLAND_DISPLAY")
    if not named:
        return False
    import socket

    file = os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), named)
    with socket.socket(socket.AF_UNIX) as to_screen:
        try:
            to_screen.connect(file)
        except OSError:
            return False
    return True


def _x_answers() -> bool:
    """Whether an X screen answers; one without other clients would restart when we disconnect."""
    if not os.environ.get("DISPLAY"):
        return False
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    return not xcb.xcb_connection_has_error(xcb.xcb_connect(None, None))
