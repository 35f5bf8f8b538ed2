package scenarios

import (
	"strings"

	"gonfalon/engine/bmw"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// bmwReader reads a battle of the system.
type bmwReader struct {
	reader
	seen  map[string]bool // lines of the heading
	names map[string]bool // text ids of the counters
	taken map[string]bool // hexes with a unit
	sides int             // how many sides were begun
	list  game.Scenario
	rules bmw.Scenario
}

// readBMW reads a battle; the error joins every Mistake of the file. The listing it returns
// has neither New nor Digest.
func readBMW(file, text string, b *board.Board) (game.Scenario, *bmw.Scenario, error) {
	r := &bmwReader{reader: reader{file: file, at: 1}, seen: map[string]bool{}, names: map[string]bool{}, taken: map[string]bool{}}
	r.list.Board, r.rules.Board = b, b
	for _, l := range lines(text) {
		r.at = l.n
		if st, ok := r.statement(l.text); ok {
			r.read(st)
		}
	}
	r.finish()
	return r.list, &r.rules, r.err()
}

func (r *bmwReader) read(st statement) {
	inArmy := bmwArmyLines[st.word]
	switch {
	case st.word == "side":
		r.side(st)
	case inArmy == nil:
		r.head(st)
	case r.sides == 0:
		r.wrong("%q before the first side", st.word)
	default:
		inArmy(r, &r.rules.Armies[r.sides-1], st)
	}
}

// bmwHeading is what the lines over the armies say.
var bmwHeading = map[string]func(*bmwReader, string){
	"scenario": func(r *bmwReader, s string) { r.list.ID, r.rules.ID = s, s },
	"battle":   func(r *bmwReader, s string) { r.list.Battle = s },
	"system":   func(r *bmwReader, s string) { r.list.System = s },
	"edition":  func(r *bmwReader, s string) { r.list.Edition = s },
	"year":     func(r *bmwReader, s string) { r.list.Year = r.number(s, 1, 2000) },
	"turns":    (*bmwReader).turns,
	"minutes":  func(r *bmwReader, s string) { r.list.Minutes = r.number(s, 1, 10000) },
	"level":    func(r *bmwReader, s string) { r.list.Level = r.number(s, 1, 4) },
}

func (r *bmwReader) head(st statement) {
	set := bmwHeading[st.word]
	switch {
	case set == nil:
		r.wrong("nothing is called %q", st.word)
	case r.seen[st.word]:
		r.wrong("%q is there twice", st.word+":")
	case st.value() == "":
		r.wrong("%q wants one word", st.word+":")
	default:
		r.seen[st.word] = true
		set(r, st.value())
	}
}

func (r *bmwReader) turns(s string) {
	from, to := r.span(s, 1, maxTurn)
	r.list.Turns = [2]int{from, to}
	r.rules.FirstTurn, r.rules.LastTurn = from, to
}

// side begins an army: "side crusaders: letter C, rally 2, demoralised 78, disintegrates 122".
func (r *bmwReader) side(st statement) {
	if r.sides == len(r.rules.Armies) {
		r.wrong("a battle has two sides")
		return
	}
	army := &r.rules.Armies[r.sides]
	r.list.Sides[r.sides] = st.name
	r.sides++
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
	if army.Key == "" || army.Rally == 0 || army.Demoralised == 0 || army.Disintegrate < army.Demoralised {
		r.wrong("a side needs a name, rally, demoralised, and disintegrates that is not lower")
	}
}

// finish reports what the file lacks.
func (r *bmwReader) finish() {
	for _, word := range []string{"scenario", "battle", "system", "edition", "year", "turns", "minutes", "level"} {
		if !r.seen[word] {
			r.wrong("the line %q is missing", word+":")
		}
	}
	if r.sides < len(r.rules.Armies) {
		r.wrong("a battle has two sides, here are %d", r.sides)
		return
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
