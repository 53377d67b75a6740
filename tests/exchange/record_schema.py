"""The schema of the evening file for other programs, computed from the types of the game.

`python -m tests.exchange.record_schema` records it anew.
"""

import json
from datetime import date
from decimal import Decimal
from enum import Enum
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, get_args, get_origin

from scorepad.bridge.deal import Board
from scorepad.bridge.earlier import EARLIER, Earlier
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Money
from scorepad.bridge.plain import (
    KIND,
    fields_of,
    is_value,
    kind_name,
    members,
    to_plain,
    usual_values,
)
from scorepad.bridge.seats import Name
from scorepad.exchange.checks import LARGEST, LAST_BOARD, LONGEST_TEXT, MONEY
from scorepad.exchange.evening_file import FORMAT, VERSION
from scorepad.exchange.names import LONGEST_NAME

RECORDED = Path(__file__).parents[2] / "resources/evening-file.schema.json"
_Schema = dict[str, Any]
_SIMPLE: dict[Any, _Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    date: {"type": "string", "format": "date"},
    Decimal: {"type": "string", "pattern": f"^-?{MONEY}$"},
}
_LIMITS: dict[Any, _Schema] = {
    str: {"maxLength": LONGEST_TEXT},
    Name: {"minLength": 1, "maxLength": LONGEST_NAME},
    int: {"minimum": -LARGEST, "maximum": LARGEST},
    Money: {"pattern": f"^{MONEY}$"},
    Board: {"minimum": 1, "maximum": LAST_BOARD},
}
"""What is checked apart from the rules of the game, which no schema can express."""


def schema() -> bytes:
    """Return the JSON Schema of the file, as in resources/evening-file.schema.json."""
    evening = described(Evening)
    evening["properties"] = {
        "id": {
            "type": "string",
            "format": "uuid",
            "description": "the same wherever this evening is kept",
        },
        **evening["properties"],
        EARLIER: {
            **described(tuple[Earlier, ...]),
            "description": "what tells earlier versions, which another copy of it may have",
            "default": [],
        },
    }
    evening["required"] = ["id"]
    file = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "scorepad evening file",
        "type": "object",
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "evenings": {"type": "array", "items": evening},
        },
        "required": ["format", "version", "evenings"],
        "additionalProperties": False,
    }
    return json.dumps(file, indent=2).encode() + b"\n"


def described(kind: Any) -> _Schema:
    """Return the schema of a type; default values may be left out."""
    kinds = members(kind)
    if len(kinds) > 1:
        tagged = sum(is_value(one) for one in kinds) > 1
        return {
            "anyOf": [_tagged(one) if tagged and is_value(one) else described(one) for one in kinds]
        }
    if get_origin(kind) is Annotated:
        inner, description = get_args(kind)
        return {**described(inner), "description": description, **_LIMITS.get(kind, {})}
    if get_origin(kind) is tuple:
        return {"type": "array", "items": described(get_args(kind)[0])}
    if is_value(kind):
        return _object(kind)
    if issubclass(kind, Enum):
        return {"enum": [member.value for member in kind]}
    return {**_SIMPLE[kind], **_LIMITS.get(kind, {})}


def _object(kind: type) -> _Schema:
    parts = {name: described(of) for name, of in fields_of(kind).items()}
    for name, value in usual_values(kind).items():
        parts[name]["default"] = to_plain(value)
    needed = sorted(parts.keys() - usual_values(kind).keys())
    return {
        "type": "object",
        "description": (kind.__doc__ or "").partition("\n")[0],
        "properties": parts,
        **({"required": needed} if needed else {}),
        "additionalProperties": False,
    }


def _tagged(kind: type) -> _Schema:
    """Return the schema of one class of a union, including its tag."""
    schema = _object(kind)
    schema["properties"] = {KIND: {"const": kind_name(kind)}, **schema["properties"]}
    schema["required"] = [KIND, *schema.get("required", ())]
    return schema


if __name__ == "__main__":
    RECORDED.write_bytes(schema())
