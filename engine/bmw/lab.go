//go:build !js || lab

package bmw

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/script"
)

// Lab builds the positions of rule scripts; testdata/README.md explains their lines. The page
// has no use for it, so its build leaves this file out.
type Lab struct{}

// Actions are prototypes of all acts.
func (Lab) Actions() []game.Action { return Actions() }

// Position builds what the lines describe.
func (Lab) Position(lines []script.Line) (game.Game, error) {
	field, rest, err := script.Field(lines)
	if err != nil {
		return nil, err
	}
	n := &bench{b: &Battle{board: field}, sc: &Scenario{ID: "script", Board: field, FirstTurn: 1, LastTurn: 20}}
	n.b.turn = 1
	for s := range n.sc.Armies {
		n.sc.Armies[s] = Army{Rally: 2, Demoralised: 100, Disintegrate: 200}
	}
	if err := script.Read(rest, n.lines()); err != nil {
		return nil, err
	}
	return n.finish(), nil
}

// bench is a position being built.
type bench struct {
	b     *Battle
	sc    *Scenario
	posts []labPost
}

// labPost is how a counter is to begin.
type labPost struct {
	back bool
	off  game.Where
}

// lines is what reads each line of a position.
func (n *bench) lines() map[string]func(script.Line) error {
	return map[string]func(script.Line) error{
		"edition": n.edition, "leader": n.lead, "unit": n.fighter, "phase": n.stage, "turn": n.turn,
		"army": n.army, "goal": n.goal, "option": n.option,
	}
}

// option is "option pursuit", which puts it in force.
func (n *bench) option(l script.Line) error {
	for i, o := range options {
		if len(l.Words) == 2 && o.Key == l.Words[1] {
			n.b.chosen |= 1 << i
			return nil
		}
	}
	return l.Errorf("want the key of an option, as in \"option pursuit\"")
}

func (n *bench) edition(l script.Line) error {
	if len(l.Words) != 2 || l.Words[1] != "bmw" {
		return l.Errorf("want \"edition bmw\"")
	}
	return nil
}

// lead is "leader A lech at 0203 value 2 ma 9".
func (n *bench) lead(l script.Line) error {
	face := Face{MA: 9}
	return n.add(l, counter{arm: command, kind: "leader", faces: [2]Face{face, face}, value: 1, worth: 3}, 3)
}

// labArms are the usual counters of each arm.
var labArms = map[string]counter{
	"foot":          {arm: Foot, kind: "infantry", faces: [2]Face{{CS: 5, MA: 4}, {CS: 3, MA: 4}}, worth: 1},
	"archers":       {arm: Foot, kind: "archers", faces: [2]Face{{CS: 4, MA: 4, Bow: 3, Range: 2}, {CS: 2, MA: 4, Bow: 2, Range: 2}}, worth: 1},
	"light-foot":    {arm: Foot, kind: "retainers", faces: [2]Face{{CS: 2, MA: 6, Dot: game.Solid, Bow: 1, Range: 1}, {CS: 1, MA: 6, Bow: 1, Range: 1}}, worth: 1},
	"train":         {arm: Train, kind: "train", faces: [2]Face{{CS: 3, MA: 3}, {CS: 2, MA: 2}}, worth: 6},
	"light-horse":   {arm: LightHorse, kind: "light-cavalry", faces: [2]Face{{CS: 3, MA: 10, Dot: game.Solid}, {CS: 2, MA: 10, Dot: game.Open}}, worth: 1},
	"horse":         {arm: LightHorse, kind: "cavalry", faces: [2]Face{{CS: 6, MA: 8}, {CS: 3, MA: 8}}, worth: 2},
	"horse-archers": {arm: HorseArchers, kind: "horse-archers", faces: [2]Face{{CS: 3, MA: 10, Dot: game.Solid, Bow: 2, Range: 1}, {CS: 2, MA: 10, Dot: game.Open, Bow: 1, Range: 1}}, worth: 1},
	"dismounted":    {arm: Dismounted, kind: "heavy-infantry", faces: [2]Face{{CS: 8, MA: 4}, {CS: 4, MA: 7}}, worth: 3},
	"heavy-horse":   {arm: HeavyHorse, kind: "heavy-cavalry", faces: [2]Face{{CS: 9, MA: 5}, {CS: 4, MA: 8, Dot: game.Open}}, worth: 3},
}

// fighter is "unit A k1 heavy-horse at 0405 cs 9 ma 5 back".
func (n *bench) fighter(l script.Line) error {
	if len(l.Words) < 4 {
		return l.Errorf("want side, name and arm, as in \"unit A k1 heavy-horse at 0405\"")
	}
	c, ok := labArms[l.Words[3]]
	if !ok {
		return l.Errorf("no arm is called %q", l.Words[3])
	}
	return n.add(l, c, 4)
}

// add gives a counter its side and name and what the words from index on say of it.
func (n *bench) add(l script.Line, c counter, from int) error {
	side, ok := l.Side()
	if !ok || len(l.Words) < from {
		return l.Errorf("want a side and a name, as in \"%s A x\"", l.Words[0])
	}
	if n.find(l.Words[2]) >= 0 {
		return l.Errorf("two counters are called %q", l.Words[2])
	}
	c.name, c.label, c.proper, c.side = l.Words[2], l.Words[2], l.Words[2], side
	p := labPost{}
	for words := l.Words[from:]; len(words) > 0; {
		took, err := n.say(l, &c, &p, words)
		if err != nil {
			return err
		}
		words = words[took:]
	}
	n.b.counters, n.posts = append(n.b.counters, c), append(n.posts, p)
	return nil
}

func (n *bench) find(name string) int {
	return slices.IndexFunc(n.b.counters, func(c counter) bool { return c.name == name })
}

// say reads the next thing a line says of a counter and returns how many words it took.
func (n *bench) say(l script.Line, c *counter, p *labPost, words []string) (int, error) {
	switch words[0] {
	case "back":
		p.back = true
		return 1, nil
	case "dead":
		p.off = game.Dead
		return 1, nil
	case "gone":
		p.off = game.Away
		return 1, nil
	case "commander", "feigns", "late":
		*map[string]*bool{"commander": &c.commander, "feigns": &c.feigns, "late": &c.late}[words[0]] = true
		return 1, nil
	}
	if len(words) < 2 {
		return 0, l.Errorf("%q says nothing about a counter", words[0])
	}
	face := &c.faces[0]
	name, back := strings.CutPrefix(words[0], "back-")
	if back {
		face = &c.faces[1]
	}
	return 2, n.fact(l, c, face, name, words[1])
}

// fact reads something said of a counter with a value; numbers are those of its front unless
// "back-" stands before their name.
func (n *bench) fact(l script.Line, c *counter, f *Face, name, value string) (err error) {
	numbers := map[string]*int{"cs": &f.CS, "ma": &f.MA, "bow": &f.Bow, "range": &f.Range, "value": &c.value, "worth": &c.worth, "pursues": &c.pursues}
	switch to := numbers[name]; {
	case to != nil:
		*to, err = l.Number(value, 0, 99)
		if c.leads() {
			c.faces[1] = c.faces[0]
		}
	case name == "at":
		c.home, err = script.Hex(n.b.board, l, value)
	case name == "dot":
		dot, ok := map[string]game.Dot{"none": game.NoDot, "solid": game.Solid, "open": game.Open}[value]
		if f.Dot = dot; !ok {
			err = l.Errorf("%q: want none, solid or open", value)
		}
	default:
		err = l.Errorf("%q says nothing about a counter", name)
	}
	return err
}

// stage is "phase A movement".
func (n *bench) stage(l script.Line) error {
	i, err := l.Phase(phases)
	n.b.phase = phase(i)
	return err
}

// turn is "turn 3" or "turn 3 of 20".
func (n *bench) turn(l script.Line) (err error) {
	n.b.turn, n.sc.LastTurn, err = l.Turn(n.sc.LastTurn)
	return err
}

// army is "army A rally 2 demoralised 10 disintegrates 20 exit 0405 held 3 unruly k1".
func (n *bench) army(l script.Line) (err error) {
	side, ok := l.Side()
	if !ok || len(l.Words) < 4 {
		return l.Errorf("want a side and what it is like, as in \"army A rally 2\"")
	}
	a := &n.sc.Armies[side]
	for i := 2; i+1 < len(l.Words); i += 2 {
		value := l.Words[i+1]
		switch l.Words[i] {
		case "rally":
			a.Rally, err = l.Number(value, 1, 6)
		case "demoralised":
			a.Demoralised, err = l.Number(value, 1, 999)
		case "disintegrates":
			a.Disintegrate, err = l.Number(value, 1, 999)
		case "held":
			a.Held.Until, err = l.Number(value, 1, 99)
			a.Held.Die = orderly
		case "feint":
			a.Feint = Feint{Leader: value, From: 5, Units: 4, Within: 4, Bonus: 1}
		case "late":
			a.Late = Late{From: 3, To: 6, Die: orderly}
			a.Late.Hex, err = script.Hex(n.b.board, l, value)
		case "unruly":
			a.Held.Unruly = append(a.Held.Unruly, value)
		case "exit":
			var h hex.Hex
			h, err = script.Hex(n.b.board, l, value)
			a.Exits = append(a.Exits, h)
		default:
			err = l.Errorf("%q says nothing about an army", l.Words[i])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// labGoals are the kinds of goals by their words.
var labGoals = map[string]GoalKind{"trains-home": TrainsHome, "units-near": UnitsNear, "hold": Hold, "rows": Rows, "alive": Alive}

// goal is "goal A hold points 15 denied 8 at 0405", also with "within 3", "down-to 4" or
// "leader lech".
func (n *bench) goal(l script.Line) (err error) {
	side, named := l.Side()
	if !named || len(l.Words) < 3 {
		return l.Errorf("want a side and a goal, as in \"goal A hold points 15 at 0405\"")
	}
	kind, ok := labGoals[l.Words[2]]
	if !ok {
		return l.Errorf("no goal is called %q", l.Words[2])
	}
	g := Goal{Kind: kind}
	for i := 3; i+1 < len(l.Words) && err == nil; i += 2 {
		value := l.Words[i+1]
		numbers := map[string]*int{"points": &g.Points, "denied": &g.Denied, "within": &g.Range, "down-to": &g.Rows}
		switch to := numbers[l.Words[i]]; {
		case to != nil:
			*to, err = l.Number(value, 0, 999)
		case l.Words[i] == "at":
			var h hex.Hex
			h, err = script.Hex(n.b.board, l, value)
			g.Hexes = append(g.Hexes, h)
		case l.Words[i] == "leader":
			g.Leader = value
		default:
			err = l.Errorf("%q says nothing about a goal", l.Words[i])
		}
	}
	army := &n.sc.Armies[side]
	army.Goals = append(army.Goals, g)
	return err
}

// finish puts the counters on their places. A phase of archery or combat is opened, so that
// whoever must fight is noted.
func (n *bench) finish() *Battle {
	b := n.b
	b.sc, b.held = n.sc, n.sc.holdings()
	turn := b.turn
	b.clear()
	b.turn = turn
	for i, p := range n.posts {
		b.units[i].back = p.back
		if b.units[i].where = p.off; p.off == game.OnMap {
			b.units[i].where = game.Unplaced
			b.put(game.ID(i), b.counters[i].home)
		}
	}
	for s := game.A; s <= game.B; s++ {
		b.shaken[s] = b.losses(s) >= n.sc.Armies[s].Demoralised
	}
	switch b.phase.kind() {
	case fire, fireBack:
		b.readyBows()
	case melee:
		b.layDuties()
	}
	return b
}
