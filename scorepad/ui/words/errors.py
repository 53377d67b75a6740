"""Error messages of the windows."""

from errno import ENOSPC

from PySide6.QtCore import QCoreApplication

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message, translate
from scorepad.ui.words import sentence


def error_sentence(error: ScorepadError) -> str:
    """Return an error as a sentence in the user's language."""
    return fault_sentence(error.message)


def fault_sentence(fault: Message) -> str:
    return sentence(in_words(fault))


def too_long(most: int) -> str:
    said = translate("words", "this is too long; at most {most} letters are allowed")
    return fault_sentence(Message(said, {"most": most}))


def in_words(said: Message) -> str:
    """Return a message in the user's language, to be used within a sentence."""
    return said.said(QCoreApplication.translate)


def system_reason(wrong: Exception) -> Message:
    """Return why the system cannot read or write a file."""
    if isinstance(wrong, FileNotFoundError):
        return Message(translate("words", "this file or folder no longer exists"))
    if isinstance(wrong, IsADirectoryError):
        return Message(translate("words", "it is a folder; choose a file in it"))
    if isinstance(wrong, PermissionError):
        said = translate("words", "no permission there; choose another folder")
        return Message(said)
    if isinstance(wrong, OSError) and wrong.errno == ENOSPC:
        return Message(translate("words", "the disk there is full"))
    said = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
    return Message("{said}", {"said": said})


# Printing, also by command.


def cannot_write(file: str, reason: str | Message) -> Message:
    said = translate("words", "{file} cannot be written: {reason}. Nothing was changed there.")
    return Message(said, {"file": file, "reason": reason})
