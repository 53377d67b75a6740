"""Builds the Debian packages, with dpkg-deb, from a tree of files."""

import gzip
import hashlib
import os
import re
import shutil
import textwrap
from email.utils import format_datetime

import bundle
import trees
from environment import ROOT, must
from release import CHANGELOG, DIST, day, deb_version, filled, fresh, identity, output_of

from scorepad.commands.completion import Shell, commands_of, script
from scorepad.commands.libraries import LIBRARIES
from scorepad.commands.parsers import parser, parsers_in

SUMMARY = "score sheet for contract bridge"
DESCRIPTION = """\
scorepad keeps the score for four or five friends at the card table: rubber bridge, chukkers of
four deals (Chicago and Cavendish) and duplicate boards, right to the last point. A deal is typed
in a few keys or chosen on a bidding pad; its score stands on the sheet, where it will land, before
it is entered. Any earlier deal can be corrected, and every step taken back."""

# Where Debian keeps the fonts that the program brings along elsewhere.
FONTS = {
    "NotoSans-Bold.ttf": "noto",
    "NotoSans-Regular.ttf": "noto",
    "NotoSerif-Bold.ttf": "noto",
    "NotoSerif-Regular.ttf": "noto",
    "DejaVuSans.ttf": "dejavu",
}
FONT_PACKAGES = ("fonts-noto-core", "fonts-dejavu-core")
THIN, BUNDLED = "scorepad", "scorepad-bundled"
# What reads the requests of phones, and what makes the code that they scan.
FOR_PHONES = ("python3-h11", "python3-segno")
# Libraries that Python needs and that are the same in every release so far.
IN_EVERY_DEBIAN = {"libbz2.so.1.0", "libexpat.so.1", "liblzma.so.5", "libz.so.1"}
# Where Debian's shells look for completions.
COMPLETIONS = {
    Shell.BASH: "bash-completion/completions/scorepad",
    Shell.ZSH: "zsh/vendor-completions/_scorepad",
    Shell.FISH: "fish/vendor_completions.d/scorepad.fish",
}
# Plugins of Qt that no module imports: they draw SVG icons and speak to Wayland.
QT_PLUGINS = ("qt6-svg-plugins", "qt6-wayland")


def self_contained() -> str:
    """Builds the package that holds its own Python and Qt, on top of the system's libraries."""
    tree = fresh("deb")
    folder = os.path.join(tree, "usr", "lib", "scorepad")
    shutil.copytree(bundle.build(), folder, symlinks=True)
    inside = os.path.join(folder, "_internal")
    shutil.rmtree(os.path.join(folder, "licences"))  # Debian has these texts
    os.remove(os.path.join(folder, "LICENSE"))
    # Qt's share of the system's libraries is Debian's; Python's differs between releases.
    kept = bundle.needed(inside, bundle.python_files(inside)) - IN_EVERY_DEBIAN
    for file in bundle.system_libraries(inside):
        if os.path.basename(file) not in kept:
            os.remove(file)
    binary = os.path.join(tree, "usr", "bin", "scorepad")
    os.makedirs(os.path.dirname(binary))
    os.symlink("../lib/scorepad/scorepad", binary)
    lay_out_icons(tree)
    overrides = filled("lintian-overrides").replace("@PACKAGE@", BUNDLED)
    notices = "\n".join([filled("copyright"), filled("copyright-bundled")])
    return finished(tree, BUNDLED, architecture(), library_packages(tree), notices, overrides)


def thin() -> str:
    """Builds the package that uses Debian's Python and Qt."""
    tree = fresh("deb-thin")
    share = trees.lay_out_code(os.path.join(tree, "usr"), "/usr")
    code, resources = os.path.join(share, "scorepad"), os.path.join(share, "resources")
    shutil.rmtree(os.path.join(resources, "fonts"))
    os.makedirs(os.path.join(resources, "fonts"))
    for font, family in FONTS.items():
        font_file = f"../../../../fonts/truetype/{family}/{font}"
        os.symlink(font_file, os.path.join(resources, "fonts", font))
    for step in ("postinst", "prerm"):
        write(tree, f"DEBIAN/{step}", filled(step), mode=0o755)
    depends = ["python3 (>= 3.11)", *qt_packages(code)]
    depends += [*FONT_PACKAGES, *QT_PLUGINS, *FOR_PHONES]
    return finished(tree, THIN, "all", depends, filled("copyright"))


def finished(
    tree: str,
    package: str,
    for_architecture: str,
    depends: list[str],
    notices: str,
    overrides: str = "",
) -> str:
    """Adds what both packages have in common and builds one; gives its file."""
    trees.lay_out_for_desktops(os.path.join(tree, "usr"))
    if overrides:
        write(tree, f"usr/share/lintian/overrides/{package}", overrides)
    write(tree, "usr/share/man/man1/scorepad.1.gz", filled("scorepad.1"))
    write(tree, f"usr/share/doc/{package}/copyright", notices)
    write(tree, f"usr/share/doc/{package}/changelog.gz", changelog(package))
    for shell, text in completions().items():
        write(tree, f"usr/share/{COMPLETIONS[shell]}", text)
    trees.even_out(tree)
    write(tree, "DEBIAN/md5sums", checksums(tree))
    write(tree, "DEBIAN/control", control(tree, package, for_architecture, depends))
    os.makedirs(DIST, exist_ok=True)
    file = os.path.join(DIST, f"{package}_{deb_version()}_{for_architecture}.deb")
    os.environ["SOURCE_DATE_EPOCH"] = str(int(day().timestamp()))
    must("dpkg-deb failed.", ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, file])
    return file


def lay_out_icons(tree: str) -> None:
    """Draws the icon in every size; desktops that draw it themselves have that as well."""
    import icons

    folder = os.path.join(tree, "usr", "share", "icons", "hicolor")
    for side in icons.SIZES:
        file = os.path.join(folder, f"{side}x{side}", "apps", "scorepad.png")
        icons.save(icons.drawn(side), file)


def completions() -> dict[Shell, str]:
    """Gives what lets each shell complete the commands."""
    commands = commands_of(parsers_in(parser()))
    return {shell: script(shell, commands) for shell in Shell}


def control(tree: str, package: str, for_architecture: str, depends: list[str]) -> str:
    """Describes the package to Debian."""
    lines = textwrap.wrap(" ".join(DESCRIPTION.split()), 75)
    fields = {
        "Package": package,
        "Version": deb_version(),
        "Section": "misc",
        "Priority": "optional",
        "Architecture": for_architecture,
        "Maintainer": identity().maintainer,
        "Homepage": identity().home_page,
        "Installed-Size": str(size_of(tree)),
        "Depends": ", ".join(depends),
        "Conflicts": THIN if package == BUNDLED else BUNDLED,
        "Replaces": THIN if package == BUNDLED else BUNDLED,
        "Description": "\n ".join([SUMMARY, *lines]),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def changelog(package: str) -> str:
    """Gives the changelog in Debian's form; what is new for players, point by point."""
    with open(CHANGELOG, encoding="utf-8") as file:
        newest = file.read().split("\n## ")[1].partition("\n")[2]
    newest = re.sub(r"\*\*|`", "", newest)  # which mark words in the project's own
    points = [" ".join(part.split()) for part in re.split(r"\n\n(?:- )?|\n- ", newest.strip())]
    width, indent = 78, "    "
    wrapped = [textwrap.wrap(f"  * {point}", width, subsequent_indent=indent) for point in points]
    lines = [line for point in wrapped for line in point]
    signed = f" -- {identity().maintainer}  {format_datetime(day())}"
    return "\n".join(
        [f"{package} ({deb_version()}) stable; urgency=medium", "", *lines, "", signed, ""]
    )


def qt_packages(code: str) -> list[str]:
    """Names Debian's packages of the Qt modules that the program imports."""
    modules = set()
    for folder, _, files in os.walk(code):
        for name in files:
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                modules |= set(re.findall(r"^\s*from PySide6\.(Qt\w+) import", file.read(), re.M))
    return [f"python3-pyside6.{module.lower()}" for module in sorted(modules)]


def library_packages(tree: str) -> list[str]:
    """Asks dpkg-shlibdeps for the packages of the system's libraries that Qt and Python need."""
    folder = os.path.join(tree, "usr", "lib", "scorepad")
    inside = os.path.join(folder, "_internal")
    os.makedirs(os.path.join(tree, "DEBIAN"))  # by which it knows where the package's files begin
    work = fresh("shlibdeps")
    write(work, "debian/control", "Source: scorepad\n\nPackage: scorepad\nArchitecture: any\n")
    own = [*bundle.qt_files(inside), *bundle.python_files(inside)]
    folders = sorted({inside, *map(os.path.dirname, own)})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{one}" for one in folders)]
    command += [f"-e{file}" for file in (*own, os.path.join(folder, "scorepad"))]
    found = output_of(command, work).partition("shlibs:Depends=")[2].strip().split(", ")
    brought = packages_of(bundle.system_libraries(inside))
    found = [entry for entry in found if entry.split()[0] not in brought]
    named = {entry.split()[0] for entry in found}
    return sorted([*found, *(package for package in LIBRARIES if package not in named)])


def packages_of(libraries: list[str]) -> set[str]:
    """Names Debian's packages of libraries that are brought along, and so not asked for."""
    names = [f"*/{os.path.basename(file)}" for file in libraries]
    lines = output_of(["dpkg", "--search", *names], ROOT).splitlines() if names else []
    return {line.partition(":")[0] for line in lines}


def architecture() -> str:
    """Gives Debian's name of this machine's kind."""
    return output_of(["dpkg", "--print-architecture"], ROOT).strip()


def write(tree: str, name: str, text: str, mode: int = 0o644) -> None:
    """Writes a file into a tree, packed if its name says so."""
    file = os.path.join(tree, name)
    os.makedirs(os.path.dirname(file), exist_ok=True)
    data = text.encode()
    with open(file, "wb") as out:
        out.write(gzip.compress(data, mtime=0) if name.endswith(".gz") else data)
    os.chmod(file, mode)


def files_of(tree: str) -> list[str]:
    """Lists the files that the package installs, but links."""
    found = []
    for folder, _, names in os.walk(os.path.join(tree, "usr")):
        found += [os.path.join(folder, name) for name in names]
    return sorted(file for file in found if not os.path.islink(file))


def checksums(tree: str) -> str:
    """Gives the sums by which Debian notices a damaged file."""
    lines = []
    for file in files_of(tree):
        with open(file, "rb") as data:
            sum_ = hashlib.file_digest(data, "md5").hexdigest()
        lines.append(f"{sum_}  {os.path.relpath(file, tree)}\n")
    return "".join(lines)


def size_of(tree: str) -> int:
    """Gives the size of what is installed, in units of 1024 bytes."""
    return sum(-(-os.path.getsize(file) // 1024) for file in files_of(tree))
