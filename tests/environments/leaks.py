"""The leak kit of the environments: what a seat is shown of the true table it is shown of an imagined one as well.

An imagined table gives the seat the same view, and everything that the seat cannot know is made up. If a number of an
observation, a mask, a picture or a string differs between the two, it tells what is hidden.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pyspiel

from malecon.engine.chance import Chance
from malecon.engine.game import Setting
from malecon.engine.playout import first_asked
from malecon.engine.table import Table
from malecon.environments import Batch, Encoding
from malecon.environments.encoding import FORMS
from malecon.environments.gymnasium import OneSeat
from malecon.environments.pettingzoo import AllAtOnce, RawEnv
from malecon.environments.rendering import ANSI
from tests.contract.kit import Case
from tests.environments.ways import moments

Shown = dict[str, Any]
Show = Callable[[Table, int], Shown]  # all that a seat is shown of a table
SELDOM = 100  # decisions


class Leak(AssertionError):
    """A seat was shown something that it cannot know."""


def all_environments(case: Case) -> list[Show]:
    """Every way in which something is shown to a seat."""
    return [
        *[by_encoding(Encoding(case.game, form)) for form in FORMS],
        by_batch(Batch(case.game, tables=1, **chosen_in(case))),
        by_pettingzoo(RawEnv(case.game, **chosen_in(case))),
        by_parallel(AllAtOnce(case.game, **chosen_in(case))),
        by_gymnasium(OneSeat(case.game, **chosen_in(case))),
        by_openspiel(case),
    ]


def by_encoding(encoding: Encoding) -> Show:
    return lambda table, seat: {encoding.form: encoding.of_table(table, seat)}


def by_batch(batch: Batch) -> Show:
    """Only who is asked is shown anything."""

    def show(table: Table, seat: int) -> Shown:
        if table.over() or first_asked(table) != seat:
            return {}
        batch.tables.tables[0].copy_from(table)
        batch.tables.show(0)
        return {
            "batch": batch.observations,
            "batch mask": batch.masks,
            "batch seat": batch.seats,
            "legal": batch.legal(0),
        }

    return show


def by_pettingzoo(env: RawEnv) -> Show:
    env.reset(seed=0)

    def show(table: Table, seat: int) -> Shown:
        env.play.table = table
        env.agents = list(env.possible_agents)
        if not table.over():
            env.agent_selection = env.possible_agents[first_asked(table)]
        env.inform()
        agent = env.possible_agents[seat]
        shown = {f"agent {name}": found for name, found in env.observe(agent).items()}
        return {**shown, "agent info": env.infos[agent]["action_mask"]}

    return show


def by_parallel(env: AllAtOnce) -> Show:
    env.reset(seed=0)

    def show(table: Table, seat: int) -> Shown:
        env.play.table = table
        agent = env.possible_agents[seat]
        shown = {f"parallel {name}": found for name, found in env.observe(agent).items()}
        return {**shown, "parallel info": env.infos()[agent]["action_mask"]}

    return show


def by_gymnasium(env: OneSeat) -> Show:
    env.reset(seed=0)

    def show(table: Table, seat: int) -> Shown:
        env.play.table, env.seat = table, seat
        told = {name: found for name, found in env.info().items() if name == "action_mask"}
        return {
            "seat": env.play.observation(seat),
            "seat masks": env.action_masks(),
            "seat info": told["action_mask"],
        }

    return show


def by_openspiel(case: Case) -> Show:
    """What an observer writes, and what may be played. What is remembered is in test_openspiel.py."""
    state, observer = state_of(case), observer_of(case, True, True)

    def show(table: Table, seat: int) -> Shown:
        state.table = table
        observer.set_from(state, seat)
        legal = state.legal_actions(seat)
        return {"spiel tensor": observer.tensor.copy(), "spiel legal": legal}

    return show


def in_words(case: Case) -> Show:
    """Pictures and strings, which take a hundred times as long as numbers."""
    one, state = OneSeat(case.game, render_mode=ANSI, **chosen_in(case)), state_of(case)
    raw, parallel = (
        RawEnv(case.game, render_mode=ANSI, **chosen_in(case)),
        AllAtOnce(case.game, render_mode=ANSI, **chosen_in(case)),
    )
    observers = [observer_of(case, public, private) for public in (True, False) for private in (True, False)]
    raw.reset(seed=0)

    def show(table: Table, seat: int) -> Shown:
        state.table = raw.play.table = parallel.play.table = one.play.table = table
        one.seat, raw.agent_selection = seat, raw.possible_agents[seat]
        strings = [observer.string_from(state, seat) for observer in observers]
        shown = {"spiel strings": strings, "spiel string": state.observation_string(seat)}
        pictures = {"seat picture": one.render(), "agent picture": raw.render(), "parallel picture": parallel.render()}
        return {**shown, **pictures, "spiel tensor": np.array(state.observation_tensor(seat))}

    return show


def chosen_in(case: Case) -> dict[str, Any]:
    return {"players": case.players, "edition": case.edition, "options": dict(case.options)}


def spiel_game(case: Case) -> Any:
    options = ";".join(f"{name}:{value}" for name, value in case.options)
    chosen = {"players": case.players, "edition": case.edition, "options": options}
    return pyspiel.load_game(f"malecon_{case.game.name}", chosen)


def state_of(case: Case) -> Any:
    return spiel_game(case).new_initial_state()


def observer_of(case: Case, public: bool, private: bool) -> Any:
    kinds = pyspiel.PrivateInfoType
    info = kinds.SINGLE_PLAYER if private else kinds.NONE
    return spiel_game(case).make_py_observer(
        pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=info)
    )


def look_for_leaks(setting: Setting, shows: list[Show], seed: int, seldom: Sequence[Show] = ()) -> int:
    """Compare at every decision of a game, for every seat; how much was compared. What is shown in words is compared
    now and then, for one seat after the other."""
    compared, chance, seats = 0, Chance("imagined", seed), len(setting.seats)
    for number, table in enumerate(moments(setting, seed)):
        for seat in range(seats):
            imagined = setting.imagine(setting.game.view(table, seat), chance)
            now = number % SELDOM == 0 and number // SELDOM % seats == seat
            for show in (*shows, *(seldom if now else ())):
                true, made_up = show(table, seat), show(imagined, seat)
                compared += len(true)
                for name in differences(true, made_up):
                    raise Leak(
                        f"{name}: seat {seat} is shown what it cannot know: {setting.game.rules.situation(table)}"
                    )
    return compared


def differences(true: Shown, made_up: Shown) -> Iterator[str]:
    for name, shown in true.items():
        same = np.array_equal(shown, made_up[name]) if isinstance(shown, np.ndarray) else shown == made_up[name]
        if not same:
            yield name
