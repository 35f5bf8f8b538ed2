#!/usr/bin/env python3
"""A player for Gonfalon in about sixty lines: it strikes where the odds are good and rides at whoever is near.

    gonfalon tournament -a "exec:python3 engine/bot/player.py" -b random -scenario kulikovo-bobrok -pairs 10
"""
import json
import sys


def place(hexagon):
    """Printed number to axial coordinates: odd columns lie half a hex lower."""
    column, row = int(hexagon[:2]), int(hexagon[2:])
    return column, row - column // 2


def distance(a, b):
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def column(odds):
    """"3:1" is 3, "1:2" a half."""
    mine, theirs = odds["column"].split(":")
    return float(mine) / float(theirs)


class Player:
    def __init__(self, hello):
        self.side, self.now, self.begun = hello["side"], None, set()

    def choose(self, q):
        if self.now != (q["turn"], q.get("phase"), q.get("of")):  # nobody begins twice in a phase
            self.now, self.begun = (q["turn"], q.get("phase"), q.get("of")), set()
        foes = [place(c["hex"]) for c in q["counters"] if c["where"] == "map" and c["side"] != self.side and "hex" in c]
        at = {c["name"]: c["hex"] for c in q["counters"] if "hex" in c}
        scores = [self.score(o, foes, at) for o in q["offers"]]
        best = max(range(len(scores)), key=lambda i: scores[i])
        if q["offers"][best]["verb"] == "begin":
            self.begun.add(q["offers"][best]["unit"])
        return None if q.get("may") and scores[best] < 0 else best

    def score(self, offer, foes, at):
        verb, odds = offer["verb"], offer.get("odds")
        if verb == "end-phase":
            return 0
        if odds:
            return 10 * column(odds) - 14 if ":" in odds["column"] else 5
        if verb == "shoot":
            return 6
        if verb in ("advance", "begin", "deploy", "ready") and foes and offer.get("unit") in at:
            now = min(distance(place(at[offer["unit"]]), f) for f in foes)
            if verb == "begin":
                return 1 if now > 1 and offer["unit"] not in self.begun else -1
            there = min(distance(place(offer["at"]), f) for f in foes)
            return 3 + now - there if there < now else -1
        return 2 if verb in ("deploy", "ready") else -0.5


def main():
    lines = (json.loads(line) for line in sys.stdin)
    player = Player(next(lines))
    for q in lines:
        if "end" in q:
            return
        chosen = player.choose(q)
        print(json.dumps({"n": q["n"], "offer": chosen} if chosen is not None else {"n": q["n"]}), flush=True)


main()
