"""What the windows say of whatever goes wrong."""

from errno import ENOSPC

from PySide6.QtCore import QCoreApplication

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message, translate
from scorepad.ui.words import sentence


def error_sentence(error: ScorepadError) -> str:
    """What went wrong, as a sentence in the language of the user."""
    return fault_sentence(error.message)


def fault_sentence(fault: Message) -> str:
    return sentence(in_words(fault))


def too_long(most: int) -> str:
    said = translate("words", "this is too long; at most {most} letters are allowed")
    return fault_sentence(Message(said, {"most": most}))


def in_words(said: Message) -> str:
    """In the language of the user, as it stands within a sentence."""
    return said.said(QCoreApplication.translate)


def system_reason(wrong: Exception) -> Message:
    """Why the system cannot read or write a file."""
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


# Paper, also at the command line.


def cannot_write(file: str, reason: str | Message) -> Message:
    said = translate("words", "{file} cannot be written: {reason}. Nothing was changed there.")
    return Message(said, {"file": file, "reason": reason})
