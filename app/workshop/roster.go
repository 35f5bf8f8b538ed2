package workshop

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/game"
)

// Army is a side as its lines have it.
type Army struct {
	Line   int // counted from 0
	Key    string
	Says   string
	Forces []Force
	end    int // the line after its last
}

// Force is a leader with his units, a pool without one, or a kind of troops.
type Force struct {
	Line   int
	Word   string // "leader", "pool" or "troops"
	Name   string
	Key    string // of the names of its counters
	Says   string
	Groups []Group
	end    int // the line after its last
}

// Group is a run of units, or one of them.
type Group struct {
	Line     int
	Name     string
	From, To int // numbers; 0 where it has a name instead
	Kind     string
	Says     string
}

// forceWords begin what has units below it.
var forceWords = []string{"leader", "pool", "troops"}

// Armies are the sides.
func (t *Texts) Armies() (list []Army) {
	for i, text := range Lines(t.Battle) {
		l := cut(text)
		switch {
		case l.word == "side":
			list = append(list, Army{Line: i, Key: l.name, Says: l.says, end: i + 1})
		case len(list) == 0 || l.word == "":
		case slices.Contains(forceWords, l.word):
			a := &list[len(list)-1]
			a.Forces = append(a.Forces, Force{Line: i, Word: l.word, Name: l.name, Key: game.TextID(l.name), Says: l.says, end: i + 1})
			a.end = i + 1
		case l.word == "units" || l.word == "unit":
			if a := &list[len(list)-1]; len(a.Forces) > 0 {
				f := &a.Forces[len(a.Forces)-1]
				f.Groups = append(f.Groups, group(i, l))
				f.end, a.end = i+1, i+1
			}
		}
	}
	return list
}

func group(i int, l line) Group {
	g := Group{Line: i, Name: l.name, Says: l.says}
	if l.word == "units" {
		from, to, two := strings.Cut(l.name, "-")
		if !two {
			to = from
		}
		g.From, _ = strconv.Atoi(from)
		g.To, _ = strconv.Atoi(to)
		if list := clauses(l.says); len(list) > 0 {
			g.Kind = list[0]
		}
	}
	return g
}

// Units is how many a force has.
func (f Force) Units() (n int) {
	for _, g := range f.Groups {
		n += g.To - g.From + 1
	}
	return n
}

// force finds a force by the line of its head.
func (t *Texts) force(at int) (Force, bool) {
	for _, a := range t.Armies() {
		for _, f := range a.Forces {
			if f.Line == at {
				return f, true
			}
		}
	}
	return Force{}, false
}

// AddUnit adds a unit of a kind to the force whose line is given. What it is called the battle says then.
func (t *Texts) AddUnit(at int, kind string) {
	f, ok := t.force(at)
	if !ok {
		return
	}
	lines := Lines(t.Battle)
	if f.Word == "troops" {
		lines = slices.Insert(lines, f.end, fmt.Sprintf("unit %s %d:", f.Name, len(f.Groups)+1))
		t.Battle = joined(lines)
		return
	}
	n := 1
	for _, g := range f.Groups {
		n = max(n, g.To+1)
	}
	if i := len(f.Groups) - 1; i >= 0 && f.Groups[i].Says == kind && f.Groups[i].To == n-1 {
		g := f.Groups[i]
		lines[g.Line] = strings.Replace(lines[g.Line], "units "+g.Name, fmt.Sprintf("units %d-%d", g.From, n), 1)
	} else {
		lines = slices.Insert(lines, f.end, fmt.Sprintf("units %d: %s", n, kind))
	}
	t.Battle = joined(lines)
}

// DropUnit takes a unit out of its force: by the name of its command, its kind and its number.
func (t *Texts) DropUnit(name, kind string) {
	digits := strings.TrimLeft(name, "abcdefghijklmnopqrstuvwxyz-")
	if i := strings.LastIndex(name, "-"); i >= 0 {
		digits = strings.TrimLeft(name[i+1:], "abcdefghijklmnopqrstuvwxyz")
	}
	n, err := strconv.Atoi(digits)
	if err != nil {
		return
	}
	lines := Lines(t.Battle)
	for _, a := range t.Armies() {
		for _, f := range a.Forces {
			for _, g := range f.Groups {
				if f.Word != "troops" && strings.HasPrefix(name, f.Key+"-") && g.Kind == kind && g.From <= n && n <= g.To {
					t.Battle = joined(without(lines, g, n))
					return
				}
			}
		}
	}
}

// without are lines without a number of a group.
func without(lines []string, g Group, n int) []string {
	text := lines[g.Line]
	var parts []string
	for _, r := range [][2]int{{g.From, n - 1}, {n + 1, g.To}} {
		if r[0] <= r[1] {
			part := strings.Replace(text, "units "+g.Name, "units "+span(r[0], r[1]), 1)
			if each := g.each(); len(each) == g.To-g.From+1 {
				part = said(part, withClause(g.Says, "set-up", "set-up each "+strings.Join(each[r[0]-g.From:r[1]-g.From+1], " ")))
			}
			parts = append(parts, part)
		}
	}
	return slices.Replace(lines, g.Line, g.Line+1, parts...)
}

// each are the hexes on which the units of a group are set up one by one.
func (g Group) each() []string {
	value, _ := Clause(g.Says, "set-up")
	hexes, ok := strings.CutPrefix(value, "each ")
	if !ok {
		return nil
	}
	return strings.Fields(hexes)
}

func span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d-%d", from, to)
}

// AddLeader adds a leader to a side, after its other forces.
func (t *Texts) AddLeader(side int, name, initial string) {
	armies := t.Armies()
	if side >= len(armies) {
		return
	}
	lines := slices.Insert(Lines(t.Battle), armies[side].end, "", fmt.Sprintf("leader %s: initial %s, range 2", name, initial))
	t.Battle = joined(lines)
}

// DropForce takes a force off, with all its units and all that is said of them.
func (t *Texts) DropForce(at int) {
	f, ok := t.force(at)
	if !ok {
		return
	}
	side := 0
	for i, a := range t.Armies() {
		if a.Line < at {
			side = i
		}
	}
	lines := Lines(t.Battle)
	drop := map[int]bool{f.Line: true}
	for _, g := range f.Groups {
		drop[g.Line] = true
	}
	var kept []string
	for i, text := range lines {
		if !drop[i] {
			kept = append(kept, text)
		}
	}
	t.Battle = joined(kept)
	t.dropStands(func(n string) bool { return n == f.Key || strings.HasPrefix(n, f.Key+"-") })
	if f.Word == "leader" {
		t.reassign(f.Key, t.leaderBeside(side))
	}
}

// leaderBeside is the first leader of a side, "" for none.
func (t *Texts) leaderBeside(side int) string {
	for _, f := range t.Armies()[side].Forces {
		if f.Word == "leader" {
			return f.Key
		}
	}
	return ""
}

// SetClause sets a clause of a line, or without one takes it out.
func (t *Texts) SetClause(at int, word, clause string) {
	lines := Lines(t.Battle)
	if at < 0 || at >= len(lines) {
		return
	}
	lines[at] = said(lines[at], withClause(cut(lines[at]).says, word, clause))
	t.Battle = joined(lines)
}

// SetZone has a force be set up by its player in some hexes: none of its counters is placed any more, and
// the battle begins with its set-up.
func (t *Texts) SetZone(at int, hexes []string) {
	f, ok := t.force(at)
	if !ok {
		return
	}
	value := ""
	if len(hexes) > 0 {
		value = "set-up " + strings.Join(hexes, " ")
	}
	t.SetClause(at, "set-up", value)
	for _, g := range f.Groups {
		t.SetClause(g.Line, "set-up", "")
		t.SetClause(g.Line, "facing", "")
	}
	if len(hexes) > 0 {
		t.DropHeading("begins")
		t.dropStands(func(n string) bool { return n == f.Key || strings.HasPrefix(n, f.Key+"-") })
		t.sober()
	}
}

// arrivals is the line of a side that says who arrives when.
const arrivals = "arrivals"

// SetArrival has a force arrive over an entry of the map, or over none. Its side then says when, as the example of that line has it,
// if it does not yet.
func (t *Texts) SetArrival(at int, entry string) {
	word := t.arrives()
	switch {
	case word == "":
		return
	case entry == "":
		t.SetClause(at, word, "")
		return
	}
	t.SetClause(at, word, word+" "+entry)
	when, ok := formOf(t.Lexicon().Lines, arrivals, "")
	if !ok {
		return
	}
	for _, a := range t.Armies() {
		if at <= a.Line || at >= a.end {
			continue
		}
		lines := Lines(t.Battle)
		if !slices.ContainsFunc(lines[a.Line:a.end], func(text string) bool { return cut(text).word == arrivals }) {
			t.Battle = joined(slices.Insert(lines, a.Line+1, arrivals+": "+when.Example))
		}
	}
}

// sober has the lines about counters say no more than where they are set up.
func (t *Texts) sober() {
	var lines []string
	for _, text := range Lines(t.Battle) {
		l := cut(text)
		if l.word != standsWord {
			lines = append(lines, text)
			continue
		}
		var list []string
		for _, c := range clauses(l.says) {
			if s := readStand(c); s.Hex != "" && !strings.HasSuffix(s.Name, "-banner") {
				s.How = nil
				list = append(list, s.String())
			}
		}
		if len(list) > 0 {
			lines = append(lines, said(text, strings.Join(list, ", ")))
		}
	}
	t.Battle = joined(lines)
}

// Zone are the hexes in which a force is set up, as its line has them.
func (f Force) Zone() (hexes []string) {
	value, _ := Clause(f.Says, "set-up")
	for _, w := range strings.Fields(value) {
		if len(w) == 4 && strings.Trim(w, "0123456789") == "" {
			hexes = append(hexes, w)
		}
	}
	return hexes
}
