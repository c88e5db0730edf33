"""The commands and their options. What each does is in the module of its name; a large one is imported when it runs."""

from pathlib import Path
from typing import Annotated

import typer

from malecon.bots import KINDS
from malecon.bots.explain import THOUGHTS
from malecon.cli import coverage, doctor, hint, hosting, positions, records, rules, simulation
from malecon.cli.settings import read_options
from malecon.cli.speech import SPEECH, say
from malecon.extras import need
from malecon.server.settings import Keep, Settings, database_url

app = typer.Typer(help=say("cli-about"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False)
rules_app = typer.Typer(help=say("cli-rules"), no_args_is_help=True)
app.add_typer(rules_app, name="rules")

Lang = Annotated[str, typer.Option("--lang", help=say("cli-opt-lang"))]
Game = Annotated[str, typer.Argument(help=say("cli-opt-game"))]
File = Annotated[Path, typer.Argument(help=say("cli-opt-file"))]
Edition = Annotated[str | None, typer.Option(help=say("cli-opt-edition"))]
Options = Annotated[list[str] | None, typer.Option("--option", help=say("cli-opt-option"))]
Components = Annotated[Path | None, typer.Option(help=say("cli-opt-components"))]
Db = Annotated[str | None, typer.Option("--db", help=say("cli-opt-db"), show_default=False)]
USUAL = Settings("")
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-opt-json"))]


@app.callback()
def malecon(lang: Lang = SPEECH.language) -> None:
    """--lang may stand before the command, too."""


@app.command("play", help=say("cli-play"))
def play(
    game: Game = "santiago",
    seats: Annotated[str, typer.Option(help=say("cli-opt-seats"), show_default=False)] = "",
    seed: Annotated[int | None, typer.Option(help=say("cli-opt-seed"))] = None,
    save: Annotated[Path | None, typer.Option(help=say("cli-opt-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=say("cli-opt-resume"))] = None,
    edition: Edition = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    from malecon.cli.terminal.command import play as play_in_terminal

    code = play_in_terminal(
        game,
        language=SPEECH.language,
        seats=seats.split(",") if seats else (),
        edition=edition,
        options=read_options(option),
        components=components,
        seed=seed,
        save=save,
        resume=resume,
    )
    raise typer.Exit(code)


@app.command("simulate", help=say("cli-simulate"))
def simulate(
    game: Game,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-out"))] = None,
    players: Annotated[int, typer.Option(help=say("cli-opt-players"))] = 2,
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-games"))] = 1,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-seed"))] = 0,
    bot: Annotated[str, typer.Option(help=say("cli-opt-bot"))] = next(iter(KINDS)),
    edition: Edition = None,
    option: Options = None,
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    simulation.simulate(game, players, games, seed, bot, out, edition, read_options(option), components)


@app.command("arena", help=say("cli-arena"))
def hold_arena(
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=say("cli-opt-arena-bots"))],
    games: Annotated[int, typer.Option(help=say("cli-opt-arena-games"))] = 100,
    players: Annotated[int | None, typer.Option(help=say("cli-opt-arena-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-opt-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=say("cli-opt-arena-jobs"))] = None,
    ray: Annotated[str | None, typer.Option(help=say("cli-opt-arena-ray"))] = None,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-arena-out"))] = None,
    records: Annotated[bool, typer.Option("--records", help=say("cli-opt-arena-records"))] = False,
    times: Annotated[bool, typer.Option(help=say("cli-opt-arena-times"))] = True,
    sure: Annotated[float | None, typer.Option(help=say("cli-opt-arena-sure"))] = None,
    edition: Edition = None,
    option: Options = None,
    lang: Lang = SPEECH.language,
) -> None:
    need("arena")
    from malecon.cli import arena

    wishes = arena.Wishes(games, jobs, ray, out, times, sure)
    raise typer.Exit(arena.hold(game, bots, players, seed, edition, read_options(option), records, wishes))


@app.command("selfplay", help=say("cli-selfplay"))
def play_among_themselves(
    game: Game,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=say("cli-opt-selfplay-bots"))],
    out: Annotated[Path, typer.Option(help=say("cli-opt-selfplay-out"))],
    games: Annotated[int, typer.Option(help=say("cli-opt-selfplay-games"))] = 100,
    shard: Annotated[int, typer.Option(help=say("cli-opt-selfplay-shard"))] = 100,
    adventure: Annotated[int, typer.Option(help=say("cli-opt-selfplay-adventure"))] = 10,
    players: Annotated[int | None, typer.Option(help=say("cli-opt-arena-players"))] = None,
    seed: Annotated[int, typer.Option(help=say("cli-opt-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(help=say("cli-opt-selfplay-jobs"))] = None,
    ray: Annotated[str | None, typer.Option(help=say("cli-opt-arena-ray"))] = None,
    edition: Edition = None,
    option: Options = None,
    lang: Lang = SPEECH.language,
) -> None:
    need("arena")
    from malecon.cli import selfplay

    wishes = selfplay.Wishes(games, jobs, ray, out)
    options = read_options(option)
    raise typer.Exit(selfplay.play(game, bots, players, seed, edition, options, shard, adventure, wishes))


@app.command("replay", help=say("cli-replay"))
def replay(
    file: File,
    to: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-to"))] = None,
    summary: Annotated[bool, typer.Option("--summary", help=say("cli-opt-summary"))] = False,
    as_json: AsJson = False,
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    if summary or as_json:
        need("server")
        from malecon.cli import summaries

        summaries.tell(file, to, components, as_json)
    else:
        records.tell(file, to, components)


@app.command("show", help=say("cli-show"))
def show(
    what: Annotated[str, typer.Argument(metavar="FILE|POSITION", help=say("cli-opt-show"))],
    to: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-to"))] = None,
    seat: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-show-seat"))] = None,
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    positions.show(what, to, seat, components)


@app.command("hint", help=say("cli-hint"))
def give_hint(
    file: File,
    to: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-to"))] = None,
    thoughts: Annotated[int, typer.Option(min=16, max=1_000_000, help=say("cli-opt-thoughts"))] = THOUGHTS,
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    hint.hint(file, to, thoughts, components)


@app.command("verify", help=say("cli-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(help=say("cli-opt-file"))],
    components: Components = None,
    lang: Lang = SPEECH.language,
) -> None:
    raise typer.Exit(records.verify_all(files, components))


@app.command("trace", help=say("cli-trace"))
def trace(file: File, components: Components = None, lang: Lang = SPEECH.language) -> None:
    records.trace(file, components)


@app.command("doctor", help=say("cli-doctor"))
def examine(lang: Lang = SPEECH.language) -> None:
    doctor.report()


@app.command("serve", help=say("cli-serve"))
def serve(
    db: Db = None,
    host: Annotated[str, typer.Option(help=say("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("cli-opt-port"))] = 8765,
    redis: Annotated[str, typer.Option(envvar="MALECON_REDIS_URL", help=say("cli-opt-redis"))] = "",
    origin: Annotated[list[str] | None, typer.Option(help=say("cli-opt-origin"))] = None,
    name: Annotated[list[str] | None, typer.Option(envvar="MALECON_NAME", help=say("cli-opt-name"))] = None,
    proxies: Annotated[str, typer.Option(envvar="MALECON_PROXIES", help=say("cli-opt-proxies"))] = "127.0.0.1",
    bots: Annotated[str, typer.Option(help=say("cli-opt-bots"))] = USUAL.bots,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help=say("cli-opt-bot-workers"))] = 1,
    bot_pace: Annotated[float, typer.Option(min=0, max=10, help=say("cli-opt-bot-pace"))] = USUAL.bot_pace,
    bot_seconds: Annotated[float, typer.Option(min=0.05, max=10, help=say("cli-opt-bot-seconds"))] = USUAL.bot_seconds,
    keep_finished: Annotated[float, typer.Option(min=0, help=say("cli-opt-keep-finished"))] = Keep().finished,
    keep_idle: Annotated[float, typer.Option(min=0, help=say("cli-opt-keep-idle"))] = Keep().idle,
    keep_players: Annotated[float, typer.Option(min=0, help=say("cli-opt-keep-players"))] = Keep().players,
    limit: Annotated[list[str] | None, typer.Option(help=say("cli-opt-limit"))] = None,
    log: Annotated[str, typer.Option(help=say("cli-opt-log"))] = "text",
    browser: Annotated[bool, typer.Option(help=say("cli-opt-browser"))] = True,
    lang: Lang = SPEECH.language,
) -> None:
    need("server")
    settings = Settings(
        database=database_url(db),
        host=host,
        port=port,
        redis=redis,
        origins=tuple(origin or ()),
        names=tuple(name or ()),
        proxies=proxies,
        bots=hosting.where_bots_think(bots, redis),
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        bot_seconds=bot_seconds,
        log_format=hosting.log_format(log),
        limits=hosting.read_limits(limit or ()),
        keep=Keep(keep_finished, keep_idle, keep_players),
    )
    hosting.serve(settings, browser)


@app.command("think", help=say("cli-think"))
def think(
    redis: Annotated[str, typer.Option(envvar="MALECON_REDIS_URL", help=say("cli-opt-think-redis"))],
    workers: Annotated[int, typer.Option(min=1, max=256, help=say("cli-opt-think-workers"))] = 1,
    log: Annotated[str, typer.Option(help=say("cli-opt-log"))] = "text",
    lang: Lang = SPEECH.language,
) -> None:
    need("club")
    hosting.think(redis, workers, hosting.log_format(log))


@app.command("backup", help=say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-opt-backup"))], db: Db = None, lang: Lang = SPEECH.language
) -> None:
    need("server")
    hosting.backup(database_url(db), file)


@app.command("restore", help=say("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-opt-backup"))],
    db: Db = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("cli-opt-replace"))] = False,
    lang: Lang = SPEECH.language,
) -> None:
    need("server")
    hosting.restore(database_url(db), file, replace)


@app.command("bot", help=say("cli-bot"))
def bot(
    address: Annotated[str, typer.Argument(help=say("cli-opt-address"))],
    table: Annotated[str, typer.Argument(help=say("cli-opt-table"))],
    token: Annotated[str, typer.Option(envvar="MALECON_TOKEN", help=say("cli-opt-token"))],
    kind: Annotated[str, typer.Option("--bot", help=say("cli-opt-bot"))] = "lookahead",
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-seed"))] = 0,
    lang: Lang = SPEECH.language,
) -> None:
    need("server")
    hosting.play_outside(address, table, token, kind, seed)


@app.command("mcp", help=say("cli-mcp"))
def seat_for_an_assistant(
    seed: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-mcp-seed"))] = None,
    lang: Lang = SPEECH.language,
) -> None:
    need("mcp")
    from malecon.cli import assistant

    assistant.serve(seed)


@rules_app.command("show", help=say("cli-rules-show"))
def rules_show(
    wanted: Annotated[list[str], typer.Argument(metavar="ID|TEXT", help=say("cli-opt-rule"))],
    lang: Lang = SPEECH.language,
) -> None:
    rules.show(" ".join(wanted))


@rules_app.command("editions", help=say("cli-rules-editions"))
def rules_editions(game: Game, lang: Lang = SPEECH.language) -> None:
    rules.editions(game)


@rules_app.command("options", help=say("cli-rules-options"))
def rules_options(game: Game, lang: Lang = SPEECH.language) -> None:
    rules.options(game)


@rules_app.command("coverage", help=say("cli-rules-coverage"))
def rules_coverage(as_json: AsJson = False, lang: Lang = SPEECH.language) -> None:
    raise typer.Exit(coverage.report(as_json))
