"""Records the schema of the evening file anew: `python -m tests.exchange.record_schema`."""

from pathlib import Path

from scorepad.exchange.evening_file import schema

if __name__ == "__main__":
    recorded = Path(__file__).parents[2] / "resources/evening-file.schema.json"
    recorded.write_bytes(schema())
