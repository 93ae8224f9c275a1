#!/usr/bin/env python3
"""A player of Pirate Coins for `pouch`: see "A bot of your own" in docs/bots.md.

    pouch match pirate-coins --players "easy,exec:python3 docs/examples/pirate_bot.py"

It compares the expected gain of plundering now with that of plundering a turn later.
"""

import json
import random
import sys
from math import comb

VALUE = {"copper": 1, "silver": 2, "gold": 3}
PLUNDERS = 0.1  # assumed probability that a rival plunders; low, because waiting gains more than one turn shows
WINNING = 25  # a booty of this worth ends the game
DICE = random.Random(1)  # fixed, so that a match is reproducible


def worth(coins):
    return sum(VALUE[metal] * count for metal, count in coins.items())


def share(loot, fortune, plunderers):
    """The worth that each plunderer gets of the loot (ignores change)."""
    if fortune == "copper":
        return worth(loot) // plunderers
    if fortune == "silver":
        return sum(VALUE[metal] * (count // plunderers) for metal, count in loot.items())
    return worth(loot) if plunderers == 1 else 0


def crowds(rivals):
    """Yields each number of plundering rivals with its probability."""
    for many in range(rivals + 1):
        yield many, comb(rivals, many) * PLUNDERS**many * (1 - PLUNDERS) ** (rivals - many)


def grab(loot, fortune, rivals):
    return sum(chance * share(loot, fortune, many + 1) for many, chance in crowds(rivals))


def wait(view, rivals):
    """The expected worth a turn later; a third monster of a metal ends the round."""
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
    # Random noise makes close decisions unpredictable.
    return "monster" if now * DICE.uniform(0.85, 1.15) > later else "skull"


for line in sys.stdin:
    question = json.loads(line)
    if question["game"] != "pirate-coins":
        sys.exit(f"pirate_bot.py plays pirate-coins only, not {question['game']}")
    side = choose(question["view"], question["seat"])
    print(json.dumps({"do": "choose", "side": side}), flush=True)
