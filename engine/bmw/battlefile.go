package bmw

import (
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// A battle file: a heading, then each side with its leaders, goals and troops, each with its
// units.

// battleFile is a file being read.
type battleFile struct {
	clause.Heading
	taken map[string]bool // hexes with a unit
	rules Scenario

	stands bool // lines below say where single counters stand
}

// ReadBattle reads a battle; the error joins every clause.Mistake of the file. The listing it
// returns has neither New nor Digest.
func ReadBattle(file, text string, b *board.Board) (game.Scenario, *Scenario, error) {
	f := &battleFile{Heading: clause.NewHeading(file, b), taken: map[string]bool{}, stands: strings.Contains(text, "\nstands:")}
	f.Statements(text, f.read)
	f.complete()
	if at := unplayable(f.Board); at != "" {
		f.Wrong("the hexside %s has what the system has no rule for (B-232)", at)
	}
	f.manned()
	f.stationed()
	f.List.Options = f.rules.Options
	return f.List, &f.rules, f.Err()
}

// inArmy is what the lines below a side say.
var inArmy = map[string]func(*battleFile, *Army, clause.Statement){
	"leader": (*battleFile).leader,
	"troops": (*battleFile).troops,
	"unit":   (*battleFile).unit,
	"goal":   func(f *battleFile, a *Army, st clause.Statement) { a.readGoal(&f.Reader, st.Name, st.Clauses) },
	"held": func(f *battleFile, a *Army, st clause.Statement) {
		a.Held.clauses().Read(&f.Reader, st.Clauses, "troops held back")
	},
	"feint": func(f *battleFile, a *Army, st clause.Statement) {
		a.Feint.clauses().Read(&f.Reader, st.Clauses, "a feigned flight")
	},
	"stacking": func(f *battleFile, _ *Army, _ clause.Statement) {
		f.Wrong("the system has no exceptions from one unit in a hex (B-234)")
	},
	"late": func(f *battleFile, a *Army, st clause.Statement) {
		a.Late.clauses().Read(&f.Reader, st.Clauses, "late troops")
	},
}

func (f *battleFile) read(st clause.Statement) {
	below := inArmy[st.Word]
	switch {
	case st.Word == "side":
		f.army(st)
	case st.Word == "option":
		f.rules.Options = f.Option(f.rules.Options, options[:], st.Name, st.Phrase())
	case st.Word == "begins":
		f.readBegins(st)
	case st.Word == "stands":
		f.readStands(st)
	case below == nil:
		f.Head(st, nil)
	case f.Sides == 0:
		f.Wrong("%q before the first side", st.Word)
	default:
		below(f, &f.rules.Armies[f.Sides-1], st)
	}
}

// army begins an army: "side crusaders: letter C, rally 2, demoralised 78, disintegrates 122".
func (f *battleFile) army(st clause.Statement) {
	i, ok := f.Side(st)
	if !ok {
		return
	}
	army := &f.rules.Armies[i]
	army.Key = st.Name
	army.clauses().Read(&f.Reader, st.Clauses, "a side")
	if army.Rally == 0 || army.Demoralised == 0 || army.Disintegrate < army.Demoralised {
		f.Wrong("a side needs rally, demoralised, and disintegrates that is not lower")
	}
}

// leader is "leader Saladin: commander, value 3, ma 9, worth 10, at 1605".
func (f *battleFile) leader(army *Army, st clause.Statement) {
	l := Leader{Name: st.Name}
	f.Muster(1)
	l.clauses().Read(&f.Reader, st.Clauses, "a leader")
	f.Key(st)
	if l.Value == 0 || l.MA == 0 {
		f.Wrong("leader %s needs value and ma", l.Name)
	}
	f.arrival(l.Name, &l.Arrives, l.counter(game.A))
	army.Leaders = append(army.Leaders, l)
}

// troops begins a kind of counter: "troops AH: arm horse-archers, kind horse-archers, front ...".
func (f *battleFile) troops(army *Army, st clause.Statement) {
	t := Troop{Label: st.Name}
	t.clauses().Read(&f.Reader, st.Clauses, "troops")
	if t.Label == "" || t.Kind == "" || t.Front.CS == 0 || t.Back.CS == 0 {
		f.Wrong("troops need a label, kind, front and back")
	}
	army.Troops = append(army.Troops, t)
}

// unit adds a counter to the troops above: "unit Hospitallers 1: 0714", or as a reinforcement "unit
// Hospitallers 3: arrives 4, over 1600 1601".
func (f *battleFile) unit(army *Army, st clause.Statement) {
	if len(army.Troops) == 0 {
		f.Wrong("unit %s before any troops", st.Name)
		return
	}
	f.Muster(1)
	t := &army.Troops[len(army.Troops)-1]
	u := Unit{Name: st.Name}
	if st.Name == "" {
		f.Wrong("want the name of the unit")
	}
	if len(st.Clauses) > 1 || st.Clauses[0].Value != "" {
		u.Arrives.clauses().Read(&f.Reader, st.Clauses, "a unit that comes later")
		f.arrival(u.Name, &u.Arrives, t.counter(game.A, t.Label, u))
	} else if st.Text != "" || !f.stands {
		u.Hex = f.ownHex(st)
	}
	t.Units = append(t.Units, u)
}

// ownHex is the hex of a unit, which no other may have.
func (f *battleFile) ownHex(st clause.Statement) hex.Hex {
	at := st.Value()
	if f.taken[at] {
		f.Wrong("unit %s: want a hex of its own", st.Name)
	}
	f.taken[at] = true
	h, _ := f.Hex(at)
	return h
}

// arrival checks that a counter which comes later can.
func (f *battleFile) arrival(name string, a *Arrival, c counter) {
	if a.From > 0 && len(a.Over) == 0 {
		f.Wrong("over which hexes does %s arrive?", name)
	}
	for _, h := range a.Over {
		if g := &chart[f.Board.Terrain(h)]; !g.bears(c.arm, c.rides(false)) || g.cost > c.faces[0].MA {
			f.Wrong("%s cannot come over %s", name, h)
		}
	}
}

// complete reports the lines the heading lacks, and gives the rules what they need of it.
func (f *battleFile) complete() {
	f.Complete()
	f.rules.ID, f.rules.Board, f.rules.FirstTurn, f.rules.LastTurn = f.List.ID, f.Board, f.List.Turns[0], f.List.Turns[1]
	if f.Has("turns") && f.rules.LastTurn == 0 {
		f.Wrong("a battle of this system has a last turn")
	}
}

// manned checks what can be told only when both armies are known.
func (f *battleFile) manned() {
	if !f.BothSides() {
		return
	}
	if f.rules.Armies[0].WinsTies && f.rules.Armies[1].WinsTies {
		f.Wrong("a tie is won by one side")
	}
	for _, key := range f.rules.lacking() {
		f.Wrong("the option %q finds nothing in this battle to work on", key)
	}
	for i := range f.rules.Armies {
		a := &f.rules.Armies[i]
		if len(a.Troops) == 0 {
			f.Wrong("%s has no troops", a.Key)
		}
		for j := range a.Troops {
			if len(a.Troops[j].Units) == 0 && !f.stands { // else they may be wanted yet
				f.Wrong("%s has no units %s", a.Key, a.Troops[j].Label)
			}
		}
	}
}
