"""What turns one view into the next: a list of changes, each a path and what is there now.

`[path, value]` puts a value at a path of keys and indices, `[path]` alone removes a key. Views are plain data.
"""

from collections.abc import Iterator, Sequence
from typing import Any

Path = list[str | int]
Change = list[Any]  # [path, value] or [path]


def changes(before: Any, after: Any) -> list[Change]:
    return list(differences(before, after, []))


def differences(before: Any, after: Any, path: Path) -> Iterator[Change]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                yield [[*path, key]]
        for key, value in after.items():
            if key in before:
                yield from differences(before[key], value, [*path, key])
            else:
                yield [[*path, key], value]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences(old, new, [*path, index])
    elif type(before) is not type(after) or before != after:  # true is not 1, though Python finds them equal
        yield [path, after]


def changed(view: Any, steps: Sequence[Change]) -> Any:
    """The view after these changes; the given one stays as it is."""
    for path, *value in steps:
        view = put(view, path, value)
    return view


def put(view: Any, path: Path, value: Sequence[Any]) -> Any:
    """A copy of a view with a value at a path, or without the key there if there is no value."""
    if not path:
        return value[0]
    key, *rest = path
    copy = view.copy()
    if not value and not rest:
        del copy[key]
    else:
        copy[key] = put(copy[key], rest, value) if rest else value[0]
    return copy
