package bmw

import (
	"fmt"
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/notation"
)

// Lab builds the positions of rule scripts; testdata/README.md explains their lines. What a line
// says of a battle is read with the clauses of battle files; here is what a position adds.
type Lab struct {
	Ground *board.Board // the map of a battle on which positions lie; nil: each draws its own
}

// Actions are prototypes of all acts.
func (Lab) Actions() []game.Action { return Actions() }

// Position builds what the lines describe.
func (lab Lab) Position(lines []notation.Line) (game.Game, error) {
	return notation.Build(lab.Ground, lines, func(field *board.Board) (notation.Bench, error) {
		if at := unplayable(field); at != "" {
			return nil, fmt.Errorf("the hexside %s has what the system has no rule for (B-232)", at)
		}
		return newBench(field), nil
	})
}

// bench is a position being built.
type bench struct {
	clause.Reader
	b     *Battle
	sc    *Scenario
	posts []*labPost
}

// newBench is an empty field with the usual armies.
func newBench(field *board.Board) *bench {
	n := &bench{b: &Battle{board: field}, sc: &Scenario{ID: "script", Board: field, FirstTurn: 1, LastTurn: 20}}
	n.Board = field
	n.b.turn = 1
	for s := range n.sc.Armies {
		n.sc.Armies[s] = Army{Rally: 2, Demoralised: 100, Disintegrate: 200}
	}
	return n
}

// benchLines are the lines of a position.
var benchLines = map[string]func(*bench, notation.Line){
	"edition": (*bench).edition, "phase": (*bench).stage, "turn": (*bench).turn, "option": (*bench).option,
	"leader": (*bench).lead, "unit": (*bench).fighter,
	"army":  armyLine("army A rally 2", (*bench).army),
	"goal":  armyLine("goal A hold points 15 at 0405", (*bench).goal),
	"held":  armyLine("held A until 3 die 5", (*bench).held),
	"feint": armyLine("feint A leader lech from 5", (*bench).feint),
	"late":  armyLine("late A turns 3-6 at 0405", (*bench).late),
}

// Read reads a line.
func (n *bench) Read(l notation.Line) {
	if read := benchLines[l.Words[0]]; read != nil {
		read(n, l)
		return
	}
	n.Wrong("%q is no line of a position", l.Words[0])
}

func (n *bench) edition(l notation.Line) {
	if len(l.Words) != 2 || l.Words[1] != "bmw" {
		n.Wrong("want \"edition bmw\"")
	}
}

// stage is "phase A movement".
func (n *bench) stage(l notation.Line) {
	n.b.phase = phase(l.Phase(&n.Reader, phases))
}

// turn is "turn 3" or "turn 3 of 20".
func (n *bench) turn(l notation.Line) {
	n.b.turn, n.sc.LastTurn = l.Turn(&n.Reader, n.sc.LastTurn)
}

// option is "option pursuit", which puts it in force, or "option pursuit off".
func (n *bench) option(l notation.Line) {
	key, value := n.OptionOf(l.Words)
	n.sc.Options = n.Option(n.sc.Options, options[:], key, value)
}

// armyLine is what reads a line on the army of a side.
func armyLine(example string, read func(*bench, *Army, []string)) func(*bench, notation.Line) {
	return notation.OfArmy(example, func(n *bench, s game.Side) *Army { return &n.sc.Armies[s] }, read)
}

// army is "army A rally 2 demoralised 10 disintegrates 20 exit 0405". For what stands in lines
// of its own it has short forms with the usual numbers: "held 3 unruly k1", "feint lech" and
// "late 0405".
func (n *bench) army(a *Army, words []string) {
	v := append(a.clauses(),
		clause.Word("held", func(r *clause.Reader, s string) { n.held(a, []string{"until", s}) }),
		clause.Word("feint", func(r *clause.Reader, s string) { n.feint(a, []string{"leader", s}) }),
		clause.Word("late", func(r *clause.Reader, s string) { n.late(a, []string{"at", s}) }),
		clause.List("unruly", &a.Held.Unruly))
	v.Read(&n.Reader, v.Cut(words), "an army")
}

// held is "held A until 3 die 5 unruly k1".
func (n *bench) held(a *Army, words []string) {
	a.Held.Die = orderly
	v := a.Held.clauses()
	v.Read(&n.Reader, v.Cut(words), "troops held back")
}

// feint is "feint A leader lech from 5 units 4 within 4 bonus 1".
func (n *bench) feint(a *Army, words []string) {
	a.Feint = Feint{From: 5, Units: 4, Within: 4, Bonus: 1}
	v := a.Feint.clauses()
	v.Read(&n.Reader, v.Cut(words), "a feigned flight")
}

// late is "late A turns 3-6 die 5 at 0405".
func (n *bench) late(a *Army, words []string) {
	a.Late = Late{From: 3, To: 6, Die: orderly}
	v := a.Late.clauses()
	v.Read(&n.Reader, v.Cut(words), "late troops")
}

// goal is "goal A hold points 15 denied 8 at 0405".
func (n *bench) goal(a *Army, words []string) {
	a.readGoal(&n.Reader, words[0], new(Goal).clauses().Cut(words[1:]))
}

// Close has nothing to add: a line says by itself what is wrong with it.
func (n *bench) Close([]notation.Line) {}

// Finish puts the counters on their places. A phase of archery or combat is opened, so that
// whoever must fight is noted.
func (n *bench) Finish() game.Game {
	b := n.b
	b.sc, b.held = n.sc, n.sc.holdings()
	b.agree(n.sc.Options)
	for _, p := range n.posts {
		b.counters = append(b.counters, p.c)
	}
	turn := b.turn
	b.clear()
	b.turn = turn
	for i, p := range n.posts {
		b.units[i].back = p.back
		if b.units[i].where = p.off; p.off == game.OnMap {
			b.units[i].where = game.Unplaced
			b.place(game.ID(i))
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

func (n *bench) find(name string) int {
	return slices.IndexFunc(n.posts, func(p *labPost) bool { return p.c.name == name })
}
