"""The command line: parses the arguments and runs the command."""

import argparse
import re
import sys

from scorepad.bridge.errors import ScorepadError
from scorepad.commands.arguments import COMMANDS, chosen_archive, mistyped
from scorepad.commands.desktop_language import said, speak, translate
from scorepad.commands.named_files import CommandError
from scorepad.commands.parsers import options_of, parser, parsers_in
from scorepad.commands.terminal import WRONG, complain, print_out, refusal


def main(arguments: list[str] | None = None) -> int:
    """Run one command; its output is complete before any of it is printed."""
    speak()
    archive, arguments = chosen_archive(sys.argv[1:] if arguments is None else arguments)
    only = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    options = _understood(parser(archive, only), arguments)
    try:
        printed = options.command(options)
    except CommandError as refused:
        complain(refused.message.said(translate))
        return WRONG
    except (ScorepadError, OSError) as wrong:
        complain(refusal(wrong))
        return WRONG
    return print_out(printed)


def _understood(whole: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Parse the words with the command's own parser, so that an error points to its help."""
    known = parsers_in(whole)
    if not words or words[0].startswith("-"):
        _refuse_unknown(whole, words)
        return whole.parse_args(words)
    if words[0] not in known:
        whole.error(mistyped(words) or said(_EXTRA, typed=words[0]))
    of_command = known[words[0]]
    _refuse_unknown(of_command, words[1:])
    options, others = of_command.parse_known_args(words[1:])
    if others:
        of_command.error(said(_EXTRA, typed=others[0]))
    return options


_EXTRA = translate("words", "“{typed}” is not expected here")


def _refuse_unknown(judge: argparse.ArgumentParser, words: list[str]) -> None:
    """Report an unknown option before any missing argument."""
    known = options_of(judge)
    for word in words[: words.index("--")] if "--" in words else words:
        option = word.partition("=")[0] if word.startswith("--") else word[:2]
        if re.fullmatch(r"-[^\d]|--.+", option) and not any(
            each.startswith(option) for each in known
        ):
            from difflib import get_close_matches

            near = get_close_matches(option, known, n=1) if len(option) > 2 else []
            if near:
                text = translate("words", "unknown option {option}, perhaps {near}")
                judge.error(said(text, option=option, near=near[0]))
            judge.error(said(translate("words", "unknown option {option}"), option=option))
