"""Makes the environments that run.py and test.py work in, and what the system lacks for them."""

# An older Python must get as far as the sentence below, so this file uses no newer syntax; and
# the program starts through here every time, so what only making an environment needs is imported
# where it is used.
import os
import sys

if sys.version_info < (3, 11):
    sys.exit("scorepad needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
sys.path.append(ROOT)  # where scorepad is

ENVIRONMENTS = os.path.join(ROOT, ".venv")
ROOM = 400  # megabytes that a set-up takes for a while; two thirds of them stay
CONSTRAINTS = os.path.join(ROOT, "packaging", "constraints.txt")
# The program itself takes what its own dependencies say; all else is held to these versions.
FREE = "run"


class NotMade(Exception):
    """An environment that could not be made, and the sentences that say why."""


def say(text: str) -> None:
    """Tells the user something, apart from what the program prints."""
    print(text, file=sys.stderr, flush=True)


def finish(main: Callable[[list[str]], int]) -> None:
    """Runs a command to its exit status; Ctrl+C ends it in one word."""
    try:
        status = main(sys.argv[1:])
    except KeyboardInterrupt:
        say("\nStopped.")
        status = 130
    sys.exit(status)


def python_of(name: str, besides: Sequence[str] = ()) -> str:
    """Gives the Python of an environment, which is made first if it is missing or out of date.

    Where the system lacks something for that, packages that would be useful besides are got too.
    """
    folder, ours = os.path.join(ENVIRONMENTS, name), os.path.join(folder_of_user(), name)
    for python in map(python_in, (folder, ours)):
        if is_here(python):
            return python
    requirements = requirements_of(name)
    contents = contents_of(name, requirements)
    if stamp_of(folder) != contents and not may_write(ENVIRONMENTS):
        folder = ours  # the checkout belongs to somebody else, or lies on something read-only
    python = python_in(folder)
    if stamp_of(folder) == contents:
        return python
    try:
        if not may_write(os.path.dirname(folder)):
            trouble = f"scorepad sets itself up in {folder}, where this user may not write."
            raise NotMade(f"{trouble} XDG_CACHE_HOME can name a folder where that is allowed.")
        with alone(folder):
            if stamp_of(folder) != contents:  # another start may have made it meanwhile
                renew(folder, requirements, contents, besides)
    except (NotMade, OSError) as trouble:
        if not goes_on(folder):
            sys.exit(f"{trouble}\nThe same command, started again, begins afresh.")
        say(f"{trouble}\nIt could not be brought up to date, so that of before goes on.")
    return python


def is_made(name: str) -> bool:
    """Tells whether an environment is there, so that nothing must be fetched for it."""
    contents = contents_of(name, requirements_of(name))
    folders = (os.path.join(one, name) for one in (ENVIRONMENTS, folder_of_user()))
    return any(stamp_of(folder) == contents for folder in folders)


def folder_of_user() -> str:
    """Gives the folder for environments of a checkout into which its user may not write."""
    home = os.path.expanduser("~")
    usual = {"darwin": os.path.join(home, "Library", "Caches"), "win32": cache_of_windows()}
    cache = os.environ.get("XDG_CACHE_HOME") or usual.get(
        sys.platform, os.path.join(home, ".cache")
    )
    return os.path.join(cache, "scorepad", "environments")


def cache_of_windows() -> str:
    """Gives the folder in which Windows keeps what programs of this user can make again."""
    return os.environ.get("LOCALAPPDATA", os.path.expanduser("~"))


def may_write(folder: str) -> bool:
    """Tells whether files can be made in a folder, which is made if need be."""
    import tempfile

    try:
        os.makedirs(folder, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def check_room(folder: str) -> None:
    """Says that the disk has too little room before anything is fetched."""
    import shutil

    free = shutil.disk_usage(folder).free // 1_000_000
    if free < ROOM:
        room = f"The disk with {folder} has room for {free} MB; setting up takes {ROOM} MB."
        raise NotMade(f"{room} Make room on it.")


def requirements_of(name: str) -> list[str]:
    """Lists what an environment holds: what the program needs, and the group of its name."""
    import tomllib  # which an older Python lacks

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        said = tomllib.load(file)
    needed = [] if name == "pure" else said["project"]["dependencies"]
    return sorted({*needed, *group(said["dependency-groups"], name)})


def group(groups: dict[str, list[str | dict[str, str]]], name: str) -> Iterator[str]:
    """Lists a group of requirements, with those it includes."""
    for entry in groups.get(name, []):
        if isinstance(entry, str):
            yield entry
        else:
            yield from group(groups, entry["include-group"])


def contents_of(name: str, requirements: Sequence[str]) -> str:
    """Describes an environment: another Python or another requirement means another one."""
    lines = ["Python {}.{}".format(*sys.version_info), sys.base_prefix, *requirements]
    if name != FREE:
        with open(CONSTRAINTS, encoding="utf-8") as file:
            lines.append(file.read())
    return "\n".join(lines)


def python_in(folder: str) -> str:
    """Gives the path of an environment's Python."""
    return os.path.join(folder, "Scripts\\python.exe" if os.name == "nt" else "bin/python")


def is_here(python: str) -> bool:
    """Tells whether this very Python is that one of an environment."""
    return os.path.realpath(sys.prefix) == os.path.realpath(
        os.path.dirname(os.path.dirname(python))
    )


def stamp_of(folder: str) -> str:
    """Reads what a whole environment was made for; nothing if there is no whole one."""
    try:
        with open(os.path.join(folder, "made-for.txt"), encoding="utf-8", errors="replace") as file:
            return file.read() if os.path.exists(python_in(folder)) else ""
    except OSError:
        return ""


def goes_on(folder: str) -> bool:
    """Tells whether an environment still works, though others are wanted by now."""
    return bool(stamp_of(folder)) and not attempt([python_in(folder), "-m", "pip", "--version"])


@contextmanager
def alone(folder: str) -> Iterator[None]:
    """Lets one set-up of an environment at a time go on; others say that they wait, and wait."""
    import time

    with open(f"{folder}.lock", "w", encoding="utf-8") as lock:
        if not locked(lock.fileno()):
            say("scorepad is being set up by another start; this one waits for it.")
            while not locked(lock.fileno()):
                time.sleep(0.5)
        yield


def locked(file: int) -> bool:
    """Takes the lock on a file, which ends with the program, or tells that somebody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def renew(folder: str, requirements: Sequence[str], contents: str, besides: Sequence[str]) -> None:
    """Makes an environment beside the old one, and puts it in its place when it is whole."""
    import shutil

    new, old = f"{folder}.new", f"{folder}.old"
    if stamp_of(new) != contents:  # or else the last set-up was stopped at its very end
        try:
            make(new, folder, requirements, contents, besides)
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
    shutil.rmtree(old, ignore_errors=True)
    if os.path.lexists(folder):
        os.rename(folder, old)
    os.rename(new, folder)
    shutil.rmtree(old, ignore_errors=True)


def make(
    new: str,
    folder: str,
    requirements: Sequence[str],
    contents: str,
    besides: Sequence[str],
) -> None:
    """Makes an environment from nothing; the stamp is written last, so half of one never counts."""
    import shutil

    import fetching

    prepare_system(besides)
    check_room(os.path.dirname(new))
    say(f"Setting up {folder}. This is done once, and takes a minute or two.")
    made = attempt([sys.executable, "-m", "venv", "--clear", new])
    if made:
        raise NotMade(fetching.meaning(made, f"{folder}.log"))
    pip = [python_in(new), "-m", "pip", "--disable-pip-version-check", "install"]
    pip += ["--retries", "2"]  # at a table without a network nobody waits for the fifth
    if os.path.basename(folder) != FREE:
        pip += ["--constraint", CONSTRAINTS]
    on_the_way = os.path.join(new, "fetched")
    made = fetching.fetched([*pip, *requirements], on_the_way)
    if made:
        raise NotMade(fetching.meaning(made, f"{folder}.log"))
    shutil.rmtree(on_the_way, ignore_errors=True)
    rename_in_scripts(new, folder)
    with open(os.path.join(new, "made-for.txt"), "w", encoding="utf-8") as file:
        file.write(contents)


def rename_in_scripts(new: str, folder: str) -> None:
    """Lets the scripts of an environment name the folder that it will be in."""
    scripts = os.path.dirname(python_in(new))
    for entry in os.scandir(scripts):
        if entry.is_symlink() or entry.name.endswith(".exe"):
            continue
        with open(entry.path, "rb+") as file:
            text = file.read()
            if os.fsencode(new) in text:
                file.seek(0)
                file.truncate()
                file.write(text.replace(os.fsencode(new), os.fsencode(folder)))


def turn_into(command: list[str]) -> int:
    """Puts a program in the place of this one, or waits for it where that can't be done."""
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess

    return subprocess.call(command)


def must(sentence: str, command: Sequence[str]) -> None:
    """Runs a step of a build; where it fails, shows what it printed and gives up."""
    trouble = attempt(command)
    if trouble:
        sys.exit(f"{trouble}\n{sentence}")


def attempt(command: Sequence[str]) -> str:
    """Runs a program in silence and gives what it printed if it failed, otherwise nothing."""
    import subprocess

    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        printed, _ = process.communicate()
    except KeyboardInterrupt:
        process.communicate()  # it got the Ctrl+C too: let it end in good order
        raise
    if process.returncode == 0:
        return ""
    return printed.rstrip() or f"{command[0]} failed with status {process.returncode}"


def prepare_system(besides: Sequence[str]) -> None:
    """Sees to it that the system has what an environment needs, or names what it lacks."""
    from scorepad.commands import libraries

    trouble = ""
    missing = missing_packages()
    if missing and may_install():
        trouble = install_packages([*missing, *besides])
        missing = missing_packages()
    if not missing:
        return
    if not has_apt():
        files = [libraries.LIBRARIES.get(package, package) for package in missing]
        raise NotMade(f"The system lacks these, which its package manager has: {' '.join(files)}")
    if trouble:
        raise NotMade(f"{trouble}\n{lacks(missing)}, and did not get them; is there a network?")
    line = libraries.by_hand([*missing, *besides])
    raise NotMade(f"{lacks(missing)}. This installs them:\n    {line}")


def lacks(packages: Sequence[str]) -> str:
    """Begins the sentence on packages that are missing."""
    return f"The system lacks {', '.join(packages)}"


def missing_packages() -> list[str]:
    """Names what the system lacks of what an environment needs, as Debian calls it."""
    import importlib.util

    from scorepad.commands import libraries

    importlib.invalidate_caches()
    missing = []
    if importlib.util.find_spec("ensurepip") is None:
        missing.append("python{}.{}-venv".format(*sys.version_info))
    return missing + libraries.missing()


def missing_of(needs: dict[str, str]) -> list[str]:
    """Names the packages of those programs and libraries that this system lacks."""
    import shutil

    from scorepad.commands import libraries

    if sys.platform != "linux":
        return []
    return [
        package
        for package, file in needs.items()
        if not (libraries.loads(file) if ".so" in file else shutil.which(file))
    ]


def still_missing(needs: dict[str, str]) -> list[str]:
    """Gets what the system lacks of these, where that may be done; names what it lacks still."""
    missing = missing_of(needs)
    if missing and may_install():
        trouble = install_packages(missing)
        if trouble:
            say(trouble)
        missing = missing_of(needs)
    return missing


def has_apt() -> bool:
    """Tells whether this is Debian or one of its kin."""
    import shutil

    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Tells whether packages can be installed without asking anybody."""
    return has_apt() and os.geteuid() == 0


def install_packages(packages: Sequence[str]) -> str:
    """Installs Debian packages and gives what apt-get printed if it failed, otherwise nothing."""
    say(f"Installing {' '.join(packages)}")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    apt += ["-o", "DPkg::Lock::Timeout=300"]  # another one may be at work
    install = [*apt, "install", "--no-install-recommends", *packages]
    if not attempt(install):
        return ""
    # The lists of a fresh machine are missing or old.
    return attempt([*apt, "-o", "APT::Update::Error-Mode=any", "update"]) or attempt(install)
