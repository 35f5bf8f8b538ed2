package bmw

import (
	"slices"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// The counters of a position: what a battle file would say of them, and how they lie.

// maxNumber bounds the numbers of a counter, which a position may set as no printer would.
const maxNumber = 99

// labPost is a counter of a position.
type labPost struct {
	c    counter
	back bool       // it lies on its back
	off  game.Where // where it is instead of on the map
}

// lead is "leader A lech at 0203 value 2 ma 9".
func (n *bench) lead(l notation.Line) {
	p, side := n.post(l)
	if p == nil {
		return
	}
	lead := Leader{Name: l.Words[2], Value: 1, MA: 9, Worth: 3}
	v := slices.Concat(p.words(), lead.clauses(), clause.Vocabulary{clause.Text("called", &lead.Name)})
	v.Read(&n.Reader, v.Cut(l.Words[3:]), "a counter")
	p.c = lead.counter(side)
	p.c.name = l.Words[2]
	n.coming(&p.c)
	n.posts = append(n.posts, p)
}

// fighter is "unit A k1 heavy-horse at 0405 cs 9 ma 5 back".
func (n *bench) fighter(l notation.Line) {
	if len(l.Words) < 4 {
		n.Wrong("want side, name and arm, as in \"unit A k1 heavy-horse at 0405\"")
		return
	}
	t, ok := labTroops[l.Words[3]]
	if !ok {
		n.Wrong("no arm is called %q", l.Words[3])
		return
	}
	p, side := n.post(l)
	if p == nil {
		return
	}
	u, label := Unit{Name: l.Words[2]}, l.Words[2]
	v := slices.Concat(p.words(), clause.Vocabulary{clause.Hex("at", &u.Hex), clause.Text("called", &u.Name), clause.Text("label", &label)},
		u.Arrives.clauses(), faceWords("", &t.Front), faceWords("back-", &t.Back), t.clauses())
	v.Read(&n.Reader, v.Cut(l.Words[4:]), "a counter")
	p.c = t.counter(side, label, u)
	p.c.name = l.Words[2]
	n.coming(&p.c)
	n.posts = append(n.posts, p)
}

// coming checks that a counter which arrives says where.
func (n *bench) coming(c *counter) {
	if c.arrives.From > 0 && len(c.arrives.Over) == 0 {
		n.Wrong("over which hexes does %s arrive?", c.name)
	}
}

// post begins a counter with its side; nil when the line has no name of its own.
func (n *bench) post(l notation.Line) (*labPost, game.Side) {
	side, ok := l.Side()
	switch {
	case !ok || len(l.Words) < 3:
		n.Wrong("want a side and a name, as in \"%s A x\"", l.Words[0])
	case n.find(l.Words[2]) >= 0:
		n.Wrong("two counters are called %q", l.Words[2])
	default:
		return &labPost{}, side
	}
	return nil, side
}

// words are what can be said of any counter in a position.
func (p *labPost) words() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Flag("back", &p.back),
		clause.Mark("dead", func() { p.off = game.Dead }),
		clause.Mark("gone", func() { p.off = game.Away }),
	}
}

// faceWords are the numbers of one side of a unit, each by itself.
func faceWords(side string, f *Face) clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number(side+"cs", &f.CS, 0, maxNumber),
		clause.Number(side+"ma", &f.MA, 0, maxNumber),
		clause.Number(side+"bow", &f.Bow, 0, maxNumber),
		clause.Number(side+"range", &f.Range, 0, maxNumber),
		clause.Word(side+"dot", f.readDot),
	}
}

func (f *Face) readDot(r *clause.Reader, s string) {
	if f.Dot = dots[s]; f.Dot == game.NoDot && s != "none" {
		r.Wrong("%q: want none, solid or open", s)
	}
}

// labTroops are the usual counters of each arm.
var labTroops = map[string]Troop{
	"foot":          {Arm: Foot, Kind: "infantry", Front: Face{CS: 5, MA: 4}, Back: Face{CS: 3, MA: 4}, Worth: 1},
	"archers":       {Arm: Foot, Kind: "archers", Front: Face{CS: 4, MA: 4, Bow: 3, Range: 2}, Back: Face{CS: 2, MA: 4, Bow: 2, Range: 2}, Worth: 1},
	"light-foot":    {Arm: Foot, Kind: "retainers", Front: Face{CS: 2, MA: 6, Dot: game.Solid, Bow: 1, Range: 1}, Back: Face{CS: 1, MA: 6, Bow: 1, Range: 1}, Worth: 1},
	"train":         {Arm: Train, Kind: "train", Front: Face{CS: 3, MA: 3}, Back: Face{CS: 2, MA: 2}, Worth: 6},
	"light-horse":   {Arm: LightHorse, Kind: "light-cavalry", Front: Face{CS: 3, MA: 10, Dot: game.Solid}, Back: Face{CS: 2, MA: 10, Dot: game.Open}, Worth: 1},
	"horse":         {Arm: LightHorse, Kind: "cavalry", Front: Face{CS: 6, MA: 8}, Back: Face{CS: 3, MA: 8}, Worth: 2},
	"horse-archers": {Arm: HorseArchers, Kind: "horse-archers", Front: Face{CS: 3, MA: 10, Dot: game.Solid, Bow: 2, Range: 1}, Back: Face{CS: 2, MA: 10, Dot: game.Open, Bow: 1, Range: 1}, Worth: 1},
	"dismounted":    {Arm: Dismounted, Kind: "heavy-infantry", Front: Face{CS: 8, MA: 4}, Back: Face{CS: 4, MA: 7}, Worth: 3},
	"heavy-horse":   {Arm: HeavyHorse, Kind: "heavy-cavalry", Front: Face{CS: 9, MA: 5}, Back: Face{CS: 4, MA: 8, Dot: game.Open}, Worth: 3},
}
