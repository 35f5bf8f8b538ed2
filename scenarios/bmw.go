package scenarios

import (
	"strings"

	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// bmwReader reads a battle of the system.
type bmwReader struct {
	heading
	taken map[string]bool // hexes with a unit
	rules bmw.Scenario
}

// readBMW reads a battle; the error joins every Mistake of the file. The listing it returns
// has neither New nor Digest.
func readBMW(file, text string, b *board.Board) (game.Scenario, *bmw.Scenario, error) {
	r := &bmwReader{taken: map[string]bool{}}
	r.rules.Board = b
	r.begin(file, b, map[string]func(string){"turns": r.turns})
	r.statements(text, r.read)
	r.finish()
	return r.list, &r.rules, r.err()
}

func (r *bmwReader) read(st statement) {
	inArmy := bmwArmyLines[st.word]
	switch {
	case st.word == "side":
		r.army(st)
	case st.word == "option":
		r.option(st)
	case inArmy == nil:
		r.head(st)
	case r.sides == 0:
		r.wrong("%q before the first side", st.word)
	default:
		inArmy(r, &r.rules.Armies[r.sides-1], st)
	}
}

func (r *bmwReader) turns(s string) {
	from, to := r.span(s, 1, maxTurn)
	r.list.Turns = [2]int{from, to}
}

// army begins an army: "side crusaders: letter C, rally 2, demoralised 78, disintegrates 122".
func (r *bmwReader) army(st statement) {
	i, ok := r.side(st)
	if !ok {
		return
	}
	army := &r.rules.Armies[i]
	army.Key = st.name
	for _, c := range st.clauses {
		switch c.word {
		case "letter":
			army.Letter = c.value
		case "rally":
			army.Rally = r.number(c.value, 1, 6)
		case "demoralised":
			army.Demoralised = r.number(c.value, 1, maxPoints)
		case "disintegrates":
			army.Disintegrate = r.number(c.value, 1, maxPoints)
		case "exit":
			army.Exits = append(army.Exits, r.hexes(strings.Fields(c.value))...)
		default:
			r.wrong("%q says nothing about a side", c.word)
		}
	}
	if army.Rally == 0 || army.Demoralised == 0 || army.Disintegrate < army.Demoralised {
		r.wrong("a side needs rally, demoralised, and disintegrates that is not lower")
	}
}

// finish reports what the file lacks, and gives the rules what they need of the heading.
func (r *bmwReader) finish() {
	r.headed()
	r.rules.ID, r.rules.FirstTurn, r.rules.LastTurn = r.list.ID, r.list.Turns[0], r.list.Turns[1]
	if !r.bothSides() {
		return
	}
	for _, key := range r.rules.Lacking() {
		r.wrong("the option %q finds nothing in this battle to work on", key)
	}
	for i := range r.rules.Armies {
		a := &r.rules.Armies[i]
		if len(a.Troops) == 0 {
			r.wrong("%s has no troops", a.Key)
		}
		for j := range a.Troops {
			if len(a.Troops[j].Units) == 0 {
				r.wrong("%s has no units %s", a.Key, a.Troops[j].Label)
			}
		}
	}
}
