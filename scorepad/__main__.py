"""The front door: a command, or else the window."""

import sys

from scorepad import cli


def main() -> int:
    """Run what the first word asks for; a score needs no window, and no Qt."""
    arguments = sys.argv[1:]
    if arguments and (arguments[0] in cli.COMMANDS or arguments[0].startswith("-")):
        return cli.main(arguments)
    from scorepad import app

    return app.run(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
