"""Which jobs have been done, by name: the key each was done for and the files it made."""

import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Record:
    """The memory of one baker."""

    done: dict[str, tuple[str, list[str]]] = field(default_factory=dict)


def load(path: Path) -> Record:
    """The record; an empty one if there is none or it cannot be read, so that all is baked anew."""
    try:
        data = json.loads(path.read_text("utf-8"))
        return Record({name: (str(key), [str(f) for f in files]) for name, (key, files) in data.items()})
    except (OSError, ValueError, TypeError, AttributeError):
        return Record()


def save(path: Path, record: Record) -> None:
    """Write the record whole or not at all."""
    write(path, json.dumps(record.done, indent=0, sort_keys=True).encode("utf-8"))


def write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    half.write_bytes(content)
    half.replace(path)
