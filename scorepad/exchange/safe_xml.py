"""XML from anybody, safely: no entities or document types of its own, limited depth and length.

Errors are sentences with the faulty line.
"""

from dataclasses import dataclass, field
from xml.parsers import expat

from scorepad.bridge.errors import BadData
from scorepad.bridge.translatable import translate

_DEEPEST = 30
_LONGEST_VALUE = 10_000
"""Longer values are cut: no name, title or figure is half as long."""


@dataclass(slots=True)
class Element:
    """An element with its contents."""

    name: str
    line: int
    attributes: dict[str, str]
    inside: list["Element"] = field(default_factory=list)
    text: str = ""
    instructions: dict[str, str] = field(default_factory=dict)
    """Processing instructions by the name of their program."""

    def all(self, name: str) -> list["Element"]:
        return [one for one in self.inside if one.name == name]

    def said(self, name: str) -> str:
        """Return the text of the first element of this name, or ""."""
        return next((one.text.strip() for one in self.all(name)), "")


def read_xml(data: bytes) -> Element:
    """Return the outermost element; raises BadData with the faulty line."""
    parser = expat.ParserCreate()
    outermost: list[Element] = []
    open_: list[Element] = []

    def refuse(said: str) -> None:
        raise BadData(str(parser.CurrentLineNumber), said)

    def begin(name: str, attributes: dict[str, str]) -> None:
        if len(open_) >= _DEEPEST:
            refuse(translate("words", "too large for evenings of bridge"))
        element = Element(name, parser.CurrentLineNumber, attributes)
        (open_[-1].inside if open_ else outermost).append(element)
        open_.append(element)

    def words(text: str) -> None:
        if len(open_[-1].text) < _LONGEST_VALUE:
            open_[-1].text += text[:_LONGEST_VALUE]

    def instruction(program: str, told: str) -> None:
        if open_:
            open_[-1].instructions[program] = told

    def document_type(_1: str, _2: str | None, _3: str | None, has_own_rules: bool) -> None:
        """Allow a reference to USEBIO's document type, which is never fetched, but no own rules."""
        if has_own_rules:
            refuse_entities()

    def refuse_entities(*_: object) -> None:
        refuse(translate("words", "XML entities are not supported"))

    parser.buffer_text = True
    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda _: open_.pop()
    parser.CharacterDataHandler = words
    parser.ProcessingInstructionHandler = instruction
    parser.StartDoctypeDeclHandler = document_type
    parser.SkippedEntityHandler = refuse_entities
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as wrong:
        if isinstance(wrong, BadData):
            raise
        said = translate("words", "this XML cannot be read; open another copy of the file")
        raise BadData(str(parser.ErrorLineNumber), said) from None
    return outermost[0]
