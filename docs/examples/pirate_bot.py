#!/usr/bin/env python3
"""A player of Pirate Coins for `pouch`: see "A bot of your own" in docs/bots.md.

    pouch match pirate-coins --players "easy,exec:python3 docs/examples/pirate_bot.py"

It compares what plundering brings now with what it should bring a turn later.
"""

import json
import random
import sys
from math import comb

VALUE = {"copper": 1, "silver": 2, "gold": 3}
PLUNDERS = 0.1  # how often a rival is taken to plunder; low, for waiting brings more than the one turn looked at
WINNING = 25  # the game ends when somebody's booty is worth this
DICE = random.Random(1)  # the same seed of a match then gives the same games


def worth(heap):
    return sum(VALUE[metal] * count for metal, count in heap.items())


def share(loot, fortune, plunderers):
    """What each of the plunderers gets of the loot (change is left out of account)."""
    if fortune == "copper":
        return worth(loot) // plunderers
    if fortune == "silver":
        return sum(VALUE[metal] * (count // plunderers) for metal, count in loot.items())
    return worth(loot) if plunderers == 1 else 0


def crowds(rivals):
    """How many of the rivals plunder, each with how likely that is."""
    for many in range(rivals + 1):
        yield many, comb(rivals, many) * PLUNDERS**many * (1 - PLUNDERS) ** (rivals - many)


def grab(loot, fortune, rivals):
    return sum(chance * share(loot, fortune, many + 1) for many, chance in crowds(rivals))


def wait(view, rivals):
    """What a turn later should bring, if there is one: a third monster of a metal ends the round."""
    fortune, pouch, loot = view["fortune"], view["pouch"], view["loot"]
    safe = 0.5 if view["monsters"].get(fortune, 0) == 2 else 1
    more = {**loot, fortune: loot.get(fortune, 0) + 1}  # if the flip is a skull
    coins = sum(pouch.values())
    later = 0
    for many, chance in crowds(rivals):
        left = 1 - many * share(loot, fortune, many) / worth(loot) if many else 1
        for metal, count in pouch.items():
            skull, monster = grab(more, metal, rivals - many), grab(loot, metal, rivals - many)
            flip = 0.5 * skull + (safe - 0.5) * monster
            later += chance * left * count / coins * flip
    return later


def choose(view, seat):
    if worth(view["loot"]) == 0:
        return "skull"
    rivals = len(view["aboard"]) - 1
    now, later = grab(view["loot"], view["fortune"], rivals), wait(view, rivals)
    if worth(view["booty"][seat]) + now >= WINNING:
        return "monster"
    # Close decisions are left to the dice, so that nobody can read them.
    return "monster" if now * DICE.uniform(0.85, 1.15) > later else "skull"


for line in sys.stdin:
    question = json.loads(line)
    if question["game"] != "pirate-coins":
        sys.exit(f"pirate_bot.py plays pirate-coins only, not {question['game']}")
    side = choose(question["view"], question["seat"])
    print(json.dumps({"do": "choose", "side": side}), flush=True)
