package bmw

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
)

// Where single counters stand when a battle begins: "stands: william 1517, na1 0814 back". With the line
// "begins" the battle begins at that moment, and a counter that is not named has been lost.

// Opening is the moment at which a battle begins, and where counters stand then.
type Opening struct {
	Begins bool
	Turn   int
	Phase  int
	Shaken [2]bool // the army is demoralised
	Loose  [2]bool // its heavy cavalry is released
	Stands []Station
}

// Station is a counter as it is when a battle begins.
type Station struct {
	Name string // its text id
	Line int

	u unit
}

// sides reads "A", "B" or "A B" into marks of sides.
func sides(word string, of *[2]bool) clause.Entry {
	return clause.Words(word, func(r *clause.Reader, s string) {
		for _, w := range strings.Fields(s) {
			side := slices.Index([]string{notation.Letter(game.A), notation.Letter(game.B)}, w)
			if side < 0 {
				r.Wrong("%q: want A or B", w)
				return
			}
			of[side] = true
		}
	})
}

// readBegins reads "begins: turn 3, phase A movement, shaken B".
func (f *battleFile) readBegins(st clause.Statement) {
	o := &f.rules.Opening
	if o.Begins {
		f.Wrong("\"begins:\" is there twice")
	}
	o.Begins, o.Turn = true, f.List.Turns[0]
	o.clauses().Read(&f.Reader, st.Clauses, "how a battle begins")
	if f.Has("turns") && (o.Turn < f.List.Turns[0] || o.Turn > f.List.Turns[1]) {
		f.Wrong("turn %d is none of the battle's", o.Turn)
	}
}

// clauses are "turn 3, phase A movement".
func (o *Opening) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("turn", &o.Turn, 1, clause.MaxTurn),
		clause.Words("phase", func(r *clause.Reader, s string) {
			o.Phase = notation.Line{Words: append([]string{"phase"}, strings.Fields(s)...)}.Phase(r, phases)
		}),
		sides("shaken", &o.Shaken), sides("released", &o.Loose),
	}
}

// clauses are what can be said of a counter beside its hex.
func (s *Station) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Flag("back", &s.u.back),
		clause.Mark("moved", func() { s.u.flags |= moved }),
		clause.Mark("charging", func() { s.u.flags |= charging }),
		clause.Mark("waits", func() { s.u.where = game.Reserve }),
		clause.Mark("gone", func() { s.u.where = game.Away }),
	}
}

// readStands reads who stands where: "na1 0814 back", "na2 gone".
func (f *battleFile) readStands(st clause.Statement) {
	for _, c := range st.Clauses {
		s := Station{Name: c.Word, Line: f.At, u: unit{where: game.Unplaced}}
		words := strings.Fields(c.Value)
		if len(words) > 0 && strings.Trim(words[0], "0123456789") == "" {
			s.u.at, _ = f.Hex(words[0])
			s.u.where = game.OnMap
			words = words[1:]
		}
		v := s.clauses()
		v.Read(&f.Reader, v.Cut(words), "who stands somewhere")
		if s.u.where == game.Unplaced {
			f.Wrong("where is %s? say for example: %s 0814", s.Name, s.Name)
		}
		f.rules.Opening.Stands = append(f.rules.Opening.Stands, s)
	}
}

// stationed checks the lines about counters once all are known, and nothing is wrong with who they are.
func (f *battleFile) stationed() {
	if f.Err() != nil {
		return
	}
	all := roster(&f.rules)
	said, taken := map[string]bool{}, map[string]string{}
	for _, s := range f.rules.Opening.Stands {
		f.At = s.Line
		i := slices.IndexFunc(all, func(c counter) bool { return c.name == s.Name })
		switch at := s.u.at.String(); {
		case i < 0:
			f.Wrong("no counter is called %q", s.Name)
		case said[s.Name]:
			f.Wrong("%s stands there twice", s.Name)
		case s.u.where == game.Reserve && len(all[i].arrives.Over) == 0:
			f.Wrong("where does %s come from? its line says that it arrives", s.Name)
		case s.u.where == game.OnMap && !all[i].leads() && taken[at] != "":
			f.Wrong("%s and %s both stand in %s", taken[at], s.Name, at)
		case s.u.where == game.OnMap && !all[i].leads():
			taken[at] = s.Name
		}
		said[s.Name] = true
	}
	for i := range all {
		if c := &all[i]; f.stands && !f.rules.Opening.Begins && !said[c.name] && c.home == (hex.Hex{}) && len(c.arrives.Over) == 0 {
			f.Wrong("where does %s begin?", c.name)
		}
	}
}

// openAt puts the counters where the battle says that they stand.
func (b *Battle) openAt() {
	o := &b.sc.Opening
	if o.Begins {
		b.turn, b.phase, b.shaken = o.Turn, phase(o.Phase), o.Shaken
		for s, loose := range o.Loose {
			b.let[s] = b.let[s] || loose
		}
		for i := range b.units {
			b.take(game.ID(i))
			b.units[i].where = game.Dead
		}
	}
	for i := range o.Stands {
		s := &o.Stands[i]
		id := game.ID(slices.IndexFunc(b.counters, func(c counter) bool { return c.name == s.Name }))
		b.take(id)
		u := s.u
		where := u.where
		u.where = game.Unplaced
		if b.units[id] = u; where == game.OnMap {
			b.put(id, u.at)
		} else {
			b.units[id].where = where
		}
		if where == game.Reserve {
			b.await(id)
		}
	}
	switch {
	case !o.Begins:
	case b.phase.kind() == fire, b.phase.kind() == fireBack:
		b.readyBows()
	case b.phase.kind() == melee:
		b.layDuties()
	}
}

// Stands writes a position down as lines of a battle, after which that begins there.
func (Lab) Stands(g game.Game) ([]string, error) {
	b, ok := g.(*Battle)
	if !ok || b.over {
		return nil, errors.New("the position is of another system, or the battle is over")
	}
	head := fmt.Sprintf("begins: turn %d, phase %s %s", b.turn, notation.Letter(b.phase.side()), phaseKeys[b.phase.kind()])
	for _, x := range []struct {
		word string
		of   [2]bool
	}{{"shaken", b.shaken}, {"released", b.let}} {
		said := ""
		for s, yes := range x.of {
			if yes {
				said += " " + notation.Letter(game.Side(s))
			}
		}
		if said != "" {
			head += ", " + x.word + said
		}
	}
	lines := []string{head}
	var line []string
	for i := range b.counters {
		if said := b.standsAs(game.ID(i)); said != "" {
			line = append(line, said)
		}
		if len(line) == standsInLine || i == len(b.counters)-1 && len(line) > 0 {
			lines, line = append(lines, "stands: "+strings.Join(line, ", ")), nil
		}
	}
	return lines, nil
}

// standsInLine is how many counters a line names.
const standsInLine = 6

// standsAs says how a counter stands, nothing of one that is lost.
func (b *Battle) standsAs(id game.ID) string {
	c, u := &b.counters[id], &b.units[id]
	text := c.name
	switch u.where {
	case game.OnMap:
		text += " " + u.at.String()
	case game.Away:
		text += " gone"
	case game.Reserve:
		return text + " waits"
	default:
		return ""
	}
	if u.back {
		text += " back"
	}
	if u.flags&moved != 0 && b.phase.kind() == movement {
		text += " moved"
	}
	if u.flags&charging != 0 {
		text += " charging"
	}
	return text
}

// States are the words that a line may say of a counter as it is, beside where it stands.
func (Lab) States(g game.Game, id game.ID) []string {
	if b, ok := g.(*Battle); !ok || b.counters[id].leads() {
		return nil
	}
	return []string{"back", "moved"}
}
