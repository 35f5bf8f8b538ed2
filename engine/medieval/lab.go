//go:build !js || lab

package medieval

import (
	"slices"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/game/kit"
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
	points := Points{Leader: 20, Banner: 10, Unit: map[string]int{"cavalry": 2, "infantry": 1}}
	n := &bench{b: &Battle{ed: Editions[0], board: field}, leader: [2]game.ID{game.None, game.None}}
	n.b.phase, n.b.turn = setUp, 1
	n.sc = Scenario{ID: "script", Board: field, FirstTurn: 1, LastTurn: 20,
		Options: Options{TrackBoxes: 12, MoraleBoxes: 10}, Armies: [2]Army{{Points: points}, {Points: points}}}
	if err := script.Read(rest, n.lines()); err != nil {
		return nil, err
	}
	if err := n.led(rest); err != nil {
		return nil, err
	}
	return n.finish(), nil
}

// bench is a position being built.
type bench struct {
	b      *Battle
	sc     Scenario
	leader [2]game.ID // the leader of each side named last
	posts  []labPost
}

// labPost is how a counter is to begin.
type labPost struct {
	unit
	hexed bool // a hex was named
	off   bool // it is off the map all the same
}

// lines is what reads each line of a position.
func (n *bench) lines() map[string]func(script.Line) error {
	return map[string]func(script.Line) error{
		"edition": n.edition, "leader": n.lead, "unit": n.fighter, "banner": n.banner,
		"phase": n.stage, "turn": n.turn, "friendly": n.friendly, "pits": n.dig, "morale": n.morale, "points": n.score,
		"scenario": n.clause, "arrivals": n.arrivals, "scale": n.scale,
	}
}

func (n *bench) edition(l script.Line) error {
	for _, e := range Editions {
		if len(l.Words) == 2 && e.Key == l.Words[1] {
			n.b.ed = e
			return nil
		}
	}
	return l.Errorf("no edition is called %q", strings.Join(l.Words[1:], " "))
}

// lead is "leader A lech at 0203 range 3 fatigue 5".
func (n *bench) lead(l script.Line) error {
	c := counter{rank: game.Leader, kind: LeaderKind, move: game.Points(leaderMove), reach: 2}
	if err := n.add(l, c, 3); err != nil {
		return err
	}
	id := game.ID(len(n.b.counters) - 1)
	lead := &n.b.counters[id]
	lead.commander, lead.proper = id, lead.name
	if lead.reach >= grandRange {
		lead.rank = game.GrandLeader
	}
	n.leader[lead.side] = id
	return nil
}

// fighter is "unit A k1 cavalry at 0405 facing NE sp 2 cf 0".
func (n *bench) fighter(l script.Line) error {
	if len(l.Words) < 4 {
		return l.Errorf("want side, name and kind, as in \"unit A k1 cavalry at 0405 facing NE\"")
	}
	kind, ok := ParseKind(l.Words[3])
	if !ok || kind >= LeaderKind {
		return l.Errorf("no kind of unit is called %q", l.Words[3])
	}
	c := counter{rank: game.Unit, kind: kind, armour: 1, sp: 2, reduced: 1, move: 4 * game.Point, scores: "infantry"}
	switch kind {
	case LightCavalry, HorseArchers, CamelArchers, Retainers, Archers, Crossbows, Bombards:
		c.armour = 0
	case HeavyCavalry, HeavyInfantry:
		c.armour = 2
	}
	if kind.Mounted() {
		c.move, c.scores = game.Points(8-c.armour), "cavalry"
	}
	return n.add(l, c, 4)
}

// banner is "banner A flag held k1", or "at 0405" for one on the ground.
func (n *bench) banner(l script.Line) error {
	return n.add(l, counter{rank: game.Banner, kind: BannerKind}, 3)
}

// add gives a counter its side and name and what the words from index on say of it.
func (n *bench) add(l script.Line, c counter, from int) error {
	side, ok := l.Side()
	if !ok || len(l.Words) < from {
		return l.Errorf("want a side and a name, as in \"%s A x\"", l.Words[0])
	}
	if c.name = l.Words[2]; n.find(c.name) != game.None {
		return l.Errorf("two counters are called %q", c.name)
	}
	c.side, c.label, c.commander = side, c.name, n.leader[side]
	p := labPost{unit: unit{held: game.None, flags: outset(c.kind) &^ (stakes | staked)}}
	w := labWords{bench: n, line: l, c: &c, p: &p, left: l.Words[from:]}
	if err := w.read(); err != nil {
		return err
	}
	if !p.hexed && !p.off {
		return l.Errorf("where is %s? say for example: at 0405", c.name)
	}
	if p.where == game.Dead {
		p.sp = 0
	} else if p.sp == 0 {
		p.sp = int8(c.sp)
	}
	p.fatigue = int8(c.fatigue)
	n.b.counters, n.posts = append(n.b.counters, c), append(n.posts, p)
	return nil
}

func (n *bench) find(name string) game.ID {
	return game.ID(slices.IndexFunc(n.b.counters, func(c counter) bool { return c.name == name }))
}

// stage is "phase A cavalry-movement" or "phase set-up".
func (n *bench) stage(l script.Line) error {
	if slices.Equal(l.Words[1:], []string{"set-up"}) {
		n.b.phase = setUp
		return nil
	}
	i, err := l.Phase(phases)
	n.b.phase = phase(i)
	return err
}

// turn is "turn 3" or "turn 3 of 20".
func (n *bench) turn(l script.Line) (err error) {
	n.b.turn, n.sc.LastTurn, err = l.Turn(n.sc.LastTurn)
	return err
}

// friendly is "friendly A left top".
func (n *bench) friendly(l script.Line) error {
	side, ok := l.Side()
	if !ok || len(l.Words) < 3 {
		return l.Errorf("want a side and its edges, as in \"friendly A left\"")
	}
	for _, name := range l.Words[2:] {
		if !slices.Contains(edgeNames[:], name) {
			return l.Errorf("%q: want left, top, right or bottom", name)
		}
	}
	n.sc.Armies[side].Letter = l.Words[1]
	n.b.board.Friendly[l.Words[1]] = l.Words[2:]
	return nil
}

// dig is "pits A 0405 0406": hidden wolf pits of a side.
func (n *bench) dig(l script.Line) error {
	side, ok := l.Side()
	if !ok || len(l.Words) < 3 {
		return l.Errorf("want a side and hexes, as in \"pits A 0405\"")
	}
	army := &n.sc.Armies[side]
	for _, word := range l.Words[2:] {
		h, err := script.Hex(n.b.board, l, word)
		if err != nil {
			return err
		}
		army.Pits = append(army.Pits, h)
	}
	return nil
}

// morale is "morale +12": the box of the counter.
func (n *bench) morale(l script.Line) (err error) {
	n.b.box, err = l.Number(strings.Join(l.Words[1:], ""), -99, 99)
	return err
}

// score is "points 20 7".
func (n *bench) score(l script.Line) (err error) {
	if len(l.Words) != 3 {
		return l.Errorf("want the points of A and B")
	}
	for i := range n.b.points {
		if n.b.points[i], err = l.Number(l.Words[i+1], 0, 9999); err != nil {
			return err
		}
	}
	return nil
}

// clause is a rule of the scenario with its number, as in "scenario surrender 200".
func (n *bench) clause(l script.Line) (err error) {
	fields := map[string]*int{"half-move": &n.sc.HalfTurns, "surrender": &n.sc.Surrender}
	if len(l.Words) == 2 && l.Words[1] == "escapes-score" {
		n.sc.EscapesScore = true
		return nil
	}
	if len(l.Words) != 3 || fields[l.Words[1]] == nil {
		return l.Errorf("want half-move or surrender and a number, or escapes-score")
	}
	*fields[l.Words[1]], err = l.Number(l.Words[2], 1, 999)
	return err
}

// arrivals is "arrivals A 3 2 1": from turn 3 two cavalry units a turn, then one on foot.
func (n *bench) arrivals(l script.Line) (err error) {
	side, ok := l.Side()
	if !ok || len(l.Words) != 5 {
		return l.Errorf("want a side and three numbers, as in \"arrivals A 3 2 1\"")
	}
	a := &n.sc.Armies[side].Arrivals
	for i, field := range []*int{&a.From, &a.Horse, &a.Foot} {
		if *field, err = l.Number(l.Words[2+i], 0, 99); err != nil {
			return err
		}
	}
	return nil
}

// scale is "scale tiny 20 overwhelming": victories up to so many points, the last without limit.
func (n *bench) scale(l script.Line) (err error) {
	for words := l.Words[1:]; len(words) > 0; {
		g := Grade{Code: words[0] + "-victory"}
		if words = words[1:]; len(words) > 0 {
			if g.UpTo, err = l.Number(words[0], 1, 999); err != nil {
				return err
			}
			words = words[1:]
		}
		n.sc.Grades = append(n.sc.Grades, g)
	}
	return nil
}

// finish puts the counters on their places.
func (n *bench) finish() *Battle {
	b := n.b
	n.sc.Edition, n.sc.Morale = b.ed, b.box
	b.sc = &n.sc
	n.enlist()
	for i := range b.counters {
		b.counters[i].chief = b.counters[i].commander
	}
	b.units, b.piles = make([]unit, len(b.counters)), kit.NewPiles(b.board.Cells(), len(b.counters))
	for i, p := range n.posts {
		b.units[i] = p.unit
		if !p.off && b.counters[i].rank != game.Banner { // a banner lies beside the counters of its hex
			b.units[i].where = game.Unplaced
			b.put(game.ID(i), p.unit.at)
		}
	}
	b.level, b.mover.id = b.moraleLevel(), game.None
	b.ready = [2]bool{b.phase != setUp, b.phase != setUp}
	return b
}

// enlist gives units named before any leader the one named last, or one who has not come,
// so that no side has lost all its leaders.
func (n *bench) enlist() {
	for side, l := range n.leader {
		if l == game.None {
			l = game.ID(len(n.b.counters))
			n.b.counters = append(n.b.counters, counter{name: "absent-" + strings.ToLower(string("AB"[side])), side: game.Side(side),
				rank: game.Leader, kind: LeaderKind, commander: l, move: game.Points(leaderMove), reach: 2})
			n.posts = append(n.posts, labPost{unit: unit{where: game.Unplaced, held: game.None}, off: true})
		}
		for i := range n.b.counters {
			if c := &n.b.counters[i]; c.side == game.Side(side) && c.commander == game.None && c.pool == 0 {
				c.commander = l
			}
		}
	}
}
