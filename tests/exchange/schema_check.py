"""Checks JSON against a schema, as far as needed for the evening file."""

import re
from collections.abc import Callable
from datetime import date
from typing import Any
from uuid import UUID

_TYPES: dict[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
_FORMATS: dict[str, Callable[[str], object]] = {"date": date.fromisoformat, "uuid": UUID}
REMARKS = {"$schema", "$defs", "title", "description", "default"}
"""Keywords of a schema that refuse nothing."""


def whole(schema: Any, named: dict[str, Any]) -> Any:
    """A schema with its references replaced by what they refer to."""
    if isinstance(schema, list):
        return [whole(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return whole(named[schema["$ref"].removeprefix("#/$defs/")], named)
    return {word: whole(part, named) for word, part in schema.items()}


def faults(schema: dict[str, Any], value: Any, place: str = "") -> list[str]:
    """Return the places that the schema refuses, each with the keyword that does."""
    if "type" in schema and type(value) is not _TYPES[schema["type"]]:
        return [f"{place} type"]
    found = [
        f"{place} {word}"
        for word, wanted in schema.items()
        if word not in REMARKS and not _fits(word, wanted, value, schema)
    ]
    if found:
        return found
    parts = schema.get("properties", {})
    if isinstance(value, dict):
        for name, part in value.items():
            found += faults(parts.get(name, {}), part, f"{place}.{name}")
    if isinstance(value, list):
        for number, part in enumerate(value):
            found += faults(schema.get("items", {}), part, f"{place}[{number}]")
    return found


def _fits(word: str, wanted: Any, value: Any, schema: dict[str, Any]) -> bool:
    match word:
        case "const":
            return type(value) is type(wanted) and value == wanted
        case "enum":
            return value in wanted
        case "anyOf":
            return any(not faults(one, value) for one in wanted)
        case "type" | "properties" | "items":
            return True
        case "required":
            return {*wanted} <= {*value}
        case "additionalProperties":
            return {*value} <= {*schema["properties"]}
        case "minimum" | "maximum":
            return bool(value >= wanted if word == "minimum" else value <= wanted)
        case "minLength" | "maxLength":
            length = len(value)
            return bool(length >= wanted if word == "minLength" else length <= wanted)
        case "pattern":
            return bool(re.search(wanted, value))
        case "format":
            return _has_format(wanted, value)
        case _:
            raise AssertionError(f"a word that is not known here: {word}")


def _has_format(name: str, value: str) -> bool:
    try:
        _FORMATS[name](value)
    except ValueError:
        return False
    return True
