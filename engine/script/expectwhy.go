package script

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// expectHinders is "expect hinders k1 0710 -> 3.3.2 stopped-by-zone by p1 at 0505 near 0504": why
// a counter cannot come to a hex in this turn, or attack another counter; "-> nothing" if it can.
// The code and the facts after it may be left out.
func (r *run) expectHinders(l Line) error {
	words, reason := cut(l.Words[2:], "->")
	if len(words) != 2 || len(reason) == 0 {
		return l.Errorf("want a counter, a hex or a counter, -> and a paragraph or nothing")
	}
	id, err := r.acts.Counter(l, words[0])
	if err != nil {
		return err
	}
	x, err := r.hindrance(l, id, words[1])
	switch {
	case err != nil:
		return err
	case x == nil:
		return same(l, "the hindrance", reason[0], "nothing")
	}
	facts := slices.IndexFunc(reason, func(w string) bool { return hindranceFacts[w] != nil })
	if facts < 0 {
		facts = len(reason)
	}
	for i := facts; i+1 < len(reason); i += 2 {
		if err := r.hindranceFact(l, id, x, reason[i], reason[i+1]); err != nil {
			return err
		}
	}
	return r.refusedBy(l, x.Why, reason[:facts])
}

// expectWarned is "expect warned k1 0504 NE: must-attack-there k1, leader-left-alone lech": of what
// a player is warned before a counter goes to a hex; "none" stands for nothing.
func (r *run) expectWarned(l Line) error {
	_, aim, _ := strings.Cut(l.Text, "warned")
	aim, list, _ := strings.Cut(aim, ":")
	words := strings.Fields(aim)
	if len(words) < 2 {
		return l.Errorf("want a counter and a hex, as in \"expect warned k1 0504: none\"")
	}
	id, way, err := r.acts.Way(l, words)
	if err != nil {
		return err
	}
	w := game.Look(r.game, r.game.Piece(id).Side).Glimpse(id, way, game.UntilEnd)
	return r.sameRisks(l, list, w.Warnings)
}

// hindrance asks the game about a hex, or a counter to be attacked.
func (r *run) hindrance(l Line, id game.ID, aim string) (*game.Hindrance, error) {
	e, explains := r.game.(game.Explainer)
	if !explains {
		return nil, l.Errorf("the game does not say why not")
	}
	if h, err := hex.Parse(aim); err == nil {
		return e.WhyNot(id, h), nil
	}
	enemy, err := r.acts.Counter(l, aim)
	if err != nil {
		return nil, err
	}
	return e.WhyNoAttack(id, enemy), nil
}

func (r *run) hindranceFact(l Line, id game.ID, x *game.Hindrance, name, want string) error {
	f := hindranceFacts[name]
	if f == nil {
		return l.Errorf("a hindrance has no %s", name)
	}
	return same(l, name, want, f(r, id, x))
}

// hindranceFacts is what can be said of a hindrance: movement points in sixths, the act it goes
// with as one word, "attack/by/k1,k2/at/0505".
var hindranceFacts = map[string]func(*run, game.ID, *game.Hindrance) string{
	"by":   func(r *run, _ game.ID, x *game.Hindrance) string { return r.name(x.By) },
	"at":   func(_ *run, _ game.ID, x *game.Hindrance) string { return x.At.String() },
	"need": func(_ *run, _ game.ID, x *game.Hindrance) string { return strconv.Itoa(int(x.Need)) },
	"have": func(_ *run, _ game.ID, x *game.Hindrance) string { return strconv.Itoa(int(x.Have)) },
	"near": func(r *run, id game.ID, x *game.Hindrance) string {
		if x.Near < 0 {
			return "none"
		}
		return r.game.Reach(id).Stops[x.Near].Hex.String()
	},
	"with": func(r *run, _ game.ID, x *game.Hindrance) string {
		if x.Act == nil {
			return "none"
		}
		return strings.ReplaceAll(r.acts.Text(x.Act), " ", "/")
	},
}
