package bmw

import (
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
)

// What can be said of a battle, clause by clause. Battle files (battlefile.go) and the positions
// of rule scripts (lab.go) are both read with this, so that a new rule of a battle is written
// once.

// The largest values a battle may print.
const (
	maxFace  = 20 // of a counter
	maxBow   = 6
	maxBonus = 5
	maxRow   = 99 // of a map
	die      = 6
)

// clauses are what an army is like.
func (a *Army) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Text("letter", &a.Letter),
		clause.Number("rally", &a.Rally, 1, die),
		clause.Number("demoralised", &a.Demoralised, 1, clause.MaxPoints),
		clause.Number("disintegrates", &a.Disintegrate, 1, clause.MaxPoints),
		clause.Hexes("exit", &a.Exits),
		clause.Number("begins-with", &a.Begins, 1, clause.MaxPoints),
		clause.Flag("wins-ties", &a.WinsTies),
	}
}

// clauses are "until 3, die 5, unruly CK1 CK2".
func (h *Held) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("until", &h.Until, 1, clause.MaxTurn),
		clause.Number("die", &h.Die, 1, die),
		clause.List("unruly", &h.Unruly),
	}
}

// clauses are "leader William, from 5, units 4, within 4, bonus 1".
func (f *Feint) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Text("leader", &f.Leader),
		clause.Number("from", &f.From, 1, clause.MaxTurn),
		clause.Number("units", &f.Units, 1, clause.MaxUnits),
		clause.Number("within", &f.Within, 0, clause.MaxRadius),
		clause.Number("bonus", &f.Bonus, 0, maxBonus),
	}
}

// clauses are "turns 3-6, die 5, at 1600".
func (l *Late) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("turns", func(r *clause.Reader, s string) { l.From, l.To = r.Span(s, 1, clause.MaxTurn) }),
		clause.Number("die", &l.Die, 1, die),
		clause.Hex("at", &l.Hex),
	}
}

// clauses are "commander, value 3, ma 9, worth 10, at 1605", or instead of "at" when and where he
// arrives.
func (l *Leader) clauses() clause.Vocabulary {
	return slices.Concat(clause.Vocabulary{
		clause.Flag("commander", &l.Commander),
		clause.Number("value", &l.Value, 1, maxFace),
		clause.Number("ma", &l.MA, 1, maxFace),
		clause.Number("worth", &l.Worth, 0, clause.MaxPoints),
		clause.Hex("at", &l.Hex),
	}, l.Arrives.clauses())
}

// clauses are "arrives 3, over 1600 1601".
func (a *Arrival) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("arrives", &a.From, 1, clause.MaxTurn),
		clause.Hexes("over", &a.Over),
	}
}

// clauses are "arm horse-archers, kind horse-archers, front 3 10 solid 2x1, back 2 10 open
// 1x1, worth 1"; for the options of a battle also "pursues 5", "feigns" or "late".
func (t *Troop) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("arm", t.readArm),
		clause.Text("kind", &t.Kind),
		clause.Words("front", t.Front.read),
		clause.Words("back", t.Back.read),
		clause.Number("worth", &t.Worth, 0, clause.MaxPoints),
		clause.Number("pursues", &t.Pursues, 1, die),
		clause.Flag("feigns", &t.Feigns),
		clause.Flag("late", &t.Late),
	}
}

func (t *Troop) readArm(r *clause.Reader, s string) {
	arm, ok := ParseArm(s)
	if t.Arm = arm; !ok {
		r.Wrong("no arm is called %q", s)
	}
}

// dots are the dots by their words.
var dots = map[string]game.Dot{"solid": game.Solid, "open": game.Open}

// read reads "3 10 solid 2x1": combat strength, movement allowance, and where printed the dot,
// the archery strength and its range.
func (f *Face) read(r *clause.Reader, s string) {
	words := strings.Fields(s)
	if len(words) < 2 {
		r.Wrong("%q: want strength and movement, as in: 3 10 solid 2x1", s)
		return
	}
	f.CS, f.MA = r.Number(words[0], 1, maxFace), r.Number(words[1], 1, maxFace)
	for _, w := range words[2:] {
		bow, reach, shoots := strings.Cut(w, "x")
		switch dot := dots[w]; {
		case dot != game.NoDot:
			f.Dot = dot
		case shoots:
			f.Bow, f.Range = r.Number(bow, 1, maxBow), r.Number(reach, 1, clause.MaxRange)
		default:
			r.Wrong("%q: want solid, open, or archery such as 2x1", w)
		}
	}
}

// goalKinds are the kinds of goals by their words.
var goalKinds = map[string]GoalKind{"trains-home": TrainsHome, "units-near": UnitsNear, "hold": Hold, "rows": Rows, "alive": Alive}

// clauses are "points 6, denied 3, at 2616 2716 2717".
func (g *Goal) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("points", &g.Points, 1, clause.MaxPoints),
		clause.Number("denied", &g.Denied, 1, clause.MaxPoints),
		clause.Hexes("at", &g.Hexes),
		clause.Number("within", &g.Range, 1, clause.MaxRadius),
		clause.Number("down-to", &g.Rows, 0, maxRow),
		clause.Text("leader", &g.Leader),
	}
}

// readGoal reads "hold" and its clauses.
func (a *Army) readGoal(r *clause.Reader, name string, list []clause.Clause) {
	kind, ok := goalKinds[name]
	if !ok {
		r.Wrong("no goal is called %q", name)
	}
	g := Goal{Kind: kind}
	g.clauses().Read(r, list, "a goal")
	if (kind == TrainsHome || kind == UnitsNear || kind == Hold) && len(g.Hexes) == 0 {
		r.Wrong("where is the goal %s?", name)
	}
	a.Goals = append(a.Goals, g)
}
