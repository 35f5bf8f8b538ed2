package script

import (
	"fmt"
	"slices"
	"strconv"

	"gonfalon/engine/game"
)

// facts is what can be said of a counter with a value: "sp 2".
var facts = map[string]func(*run, *game.Piece) string{
	"at":        func(_ *run, p *game.Piece) string { return place(p) },
	"facing":    func(_ *run, p *game.Piece) string { return p.Facing.String() },
	"sp":        func(_ *run, p *game.Piece) string { return strconv.Itoa(p.SP) },
	"cf":        func(_ *run, p *game.Piece) string { return strconv.Itoa(p.Charge) },
	"armour":    func(_ *run, p *game.Piece) string { return strconv.Itoa(p.Armour) },
	"left":      func(_ *run, p *game.Piece) string { return points(p.Left) },
	"mp":        func(_ *run, p *game.Piece) string { return points(p.Move) },
	"fatigue":   func(_ *run, p *game.Piece) string { return strconv.Itoa(p.Fatigue) },
	"range":     func(_ *run, p *game.Piece) string { return strconv.Itoa(p.Range) },
	"held":      func(r *run, p *game.Piece) string { return r.name(p.HeldBy) },
	"commander": func(r *run, p *game.Piece) string { return r.name(p.Commander) },
}

var wheres = [...]string{"on-map", "unplaced", "reserve", "scattered", "away", "dead", "captured"}

var marks = map[string]game.Mark{"moved": game.Moved, "moving": game.Moving, "must-act": game.MustAct,
	"reduced": game.Reduced, "disorganised": game.Disorganised, "panicked": game.Panicked,
	"formation": game.Formation, "palisade": game.Palisade, "frozen": game.Frozen,
	"hidden": game.Hidden, "fought": game.Fought, "charging": game.Charging,
	"fallen": game.Fallen}

func place(p *game.Piece) string {
	if p.Where != game.OnMap {
		return wheres[p.Where]
	}
	return p.Hex.String()
}

// points writes movement as "4", "4+1/2" or "1/3".
func points(n game.MP) string {
	whole, part := int(n/6), int(n%6)
	text := map[int]string{1: "1/6", 2: "1/3", 3: "1/2", 4: "2/3", 5: "5/6"}[part]
	switch {
	case part == 0:
		return strconv.Itoa(whole)
	case whole == 0:
		return text
	}
	return fmt.Sprintf("%d+%s", whole, text)
}

func (r *run) name(id game.ID) string {
	if id == game.None {
		return "nobody"
	}
	return r.game.Name(id)
}

// expectPiece is "expect p2 at 0506 facing S sp 1", "expect p2 dead", "expect p2 not moved".
func (r *run) expectPiece(l Line) error {
	id, err := r.acts.Counter(l, l.Words[1])
	if err != nil {
		return err
	}
	p := r.game.Piece(id)
	for words := l.Words[2:]; len(words) > 0; {
		n, err := r.fact(l, &p, words)
		if err != nil {
			return err
		}
		words = words[n:]
	}
	return nil
}

// fact checks the first thing said of a counter and returns how many words say it.
func (r *run) fact(l Line, p *game.Piece, words []string) (int, error) {
	if f := facts[words[0]]; f != nil && len(words) > 1 {
		return 2, same(l, l.Words[1]+" "+words[0], words[1], f(r, p))
	}
	if words[0] == "not" && len(words) > 1 {
		if so, known := state(p, words[1]); known && !so {
			return 2, nil
		}
		return 2, l.Errorf("%s is %s", l.Words[1], words[1])
	}
	so, known := state(p, words[0])
	switch {
	case !known:
		return 1, l.Errorf("%q says nothing about a counter", words[0])
	case !so:
		return 1, l.Errorf("%s is not %s; it is at %s", l.Words[1], words[0], place(p))
	}
	return 1, nil
}

// state says whether a counter is somewhere or marked with something.
func state(p *game.Piece, word string) (so, known bool) {
	if i := slices.Index(wheres[:], word); i >= 0 {
		return p.Where == game.Where(i), true
	}
	m, known := marks[word]
	return p.Has(m), known
}
