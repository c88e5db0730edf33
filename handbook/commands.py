"""The page of the command line, in Markdown: what the commands say of themselves, in the language of this process."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from handbook.words import tell
from malecon.cli.commands import app
from malecon.cli.speech import SPEECH

Command = Any  # of the library that typer is built on, and has no public name there
EVERYWHERE = ("lang", "help")


def page() -> str:
    commands = "\n".join(section(path, command) for path, command in every_command(get_command(app), "malecon"))
    return f"# {told('commands')}\n\n{get_command(app).help}\n\n{told('commands-about')}\n\n{commands}"


def told(key: str, **values: object) -> str:
    return tell(SPEECH.language, f"site-{key}", **values)


def every_command(group: Command, path: str) -> Iterator[tuple[str, Command]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from every_command(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def section(path: str, command: Command) -> str:
    wanted = [each for each in command.params if each.name not in EVERYWHERE and not each.hidden]
    arguments = [each for each in wanted if each.param_type_name == "argument"]
    usage = " ".join([path, *(name_of(each) if each.required else f"[{name_of(each)}]" for each in arguments)])
    rows = [f"| `{name_of(each)}` | {cell(each.help or '')} | {unless_given(each)} |" for each in wanted]
    columns = [told(f"column-{name}") for name in ("argument", "meaning", "default")]
    table = "\n".join([f"| {' | '.join(columns)} |", "| --- | --- | --- |", *rows])
    return f"## {path}\n\n```sh\n{usage}\n```\n\n{command.help}\n\n{table if rows else told('commands-nothing')}\n"


def name_of(parameter: Command) -> str:
    if parameter.param_type_name == "argument":
        name: str = parameter.metavar or parameter.name.upper()
        return name.replace("|", " / ")
    return " / ".join([*parameter.opts, *parameter.secondary_opts])


def unless_given(parameter: Command) -> str:
    """What holds where somebody leaves it out."""
    if parameter.required:
        return told("argument-required")
    parts = [f"`{parameter.default}`"] if is_told(parameter) else []
    if parameter.envvar:
        parts.append(told("argument-variable", name=f"`{parameter.envvar}`"))
    return "; ".join(parts)


def is_told(parameter: Command) -> bool:
    default = parameter.default
    return bool(parameter.show_default) and not isinstance(default, bool) and default not in (None, "", [], ())


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
