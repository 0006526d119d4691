"""One piece of baking, and the key that tells whether it has to be done again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b


@dataclass(frozen=True)
class Job:
    """Makes a few files, in a process of its own."""

    name: str
    """Unique within its baker; shown as progress."""
    key: str
    """Everything the files depend on, as one hash (`key_of`)."""
    files: tuple[str, ...]
    """What the work makes, relative to the baker's folder."""
    work: Callable[[], Mapping[str, bytes]]
    """Makes the content of each file. It is sent to another process: a module's function or a `partial` of one."""


def key_of(*parts: object) -> str:
    """One hash of all parts, by their `repr`."""
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()
