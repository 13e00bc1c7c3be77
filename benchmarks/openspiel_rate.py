"""One measurement of a game of OpenSpiel: random play. Run with its own Python.

    python openspiel_rate.py hearts 1.0

Prints a JSON object: decisions of players per CPU second through the Python binding, forced ones
included, which is kinder to OpenSpiel than our own count is to us; what share of them was forced;
decisions a game; a copy of a state in microseconds. Where OpenSpiel has a search of its own for
the game, also how many games a second it plays to the end wholly in C++: a simulation of the
search is a descent and one random game from there.
"""

import json
import random
import sys
import time

import pyspiel

SIMULATIONS = 200
PERFECT_INFORMATION = ["backgammon", "chess"]
CAN_BE_RESAMPLED = ["gin_rummy", "hearts"]


def nature(state, rng):
    """An outcome of chance."""
    outcomes = state.chance_outcomes()
    return rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]


def play(game, rng, copies=None):
    """One random game: decisions, and how many of them were forced."""
    state = game.new_initial_state()
    decisions = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(nature(state, rng))
            continue
        if copies is not None and rng.random() < 0.1:
            copies.append(state.clone())
        options = state.legal_actions()
        decisions += 1
        forced += len(options) == 1
        state.apply_action(options[int(rng.random() * len(options))])
    return decisions, forced


def searching(name, game, seed):
    """OpenSpiel's own search for a game, if it has one."""
    rollout = pyspiel.RandomRolloutEvaluator(1, seed)
    if name in PERFECT_INFORMATION:
        return pyspiel.MCTSBot(game, rollout, 2.0, SIMULATIONS, 1000, False, seed, False)
    if name in CAN_BE_RESAMPLED:
        final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(seed, rollout, 2.0, SIMULATIONS, -1, final, False, False)
    return None


def main(name, seconds):
    game, rng = pyspiel.load_game(name), random.Random(1)
    play(game, rng)  # warm up
    decisions = forced = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, of_them = play(game, rng)
        decisions, forced, games = decisions + more, forced + of_them, games + 1
    found = {
        "decisions_per_s": decisions / spent,
        "forced": forced / decisions,
        "decisions_per_game": decisions / games,
    }
    copies = []
    while len(copies) < 200:
        play(game, rng, copies)
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds / 4:
        for state in copies:
            state.clone()
        calls += len(copies)
    found["clone_us"] = 1e6 * spent / calls
    bot = searching(name, game, 1)
    if bot is not None:
        simulations, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(nature(state, rng))
            bot.step(state)
            simulations += SIMULATIONS
        found["games_per_s_inside"] = simulations / spent
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
