package workshop

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// Row is a line of the battle as it is filled in.
type Row struct {
	clause.Form
	Line  int    // counted from 0
	Label string // what follows its word
	Says  string // what it says before any clause
	Said  []Said // its clauses, in the order of the text
}

// Said is a clause of a line. One that its form does not know is of the kind of free words.
type Said struct {
	clause.Field
	Value string
}

// Lexicon is what the system of the battle tells of its lines.
func (t *Texts) Lexicon() clause.Lexicon {
	system, _ := t.Heading("system")
	return scenarios.Lexicon(system)
}

// Rows are the lines of the battle that have forms. Those about single counters are filled in by StandFields.
func (t *Texts) Rows() (list []Row) {
	forms := t.Lexicon().Lines
	for i, text := range Lines(t.Battle) {
		l := cut(text)
		if f, ok := formOf(forms, l.word, l.name); ok && l.word != standsWord {
			list = append(list, rowOf(f, i, l))
		}
	}
	return list
}

// formOf finds the form of a line.
func formOf(forms []clause.Form, word, name string) (clause.Form, bool) {
	i := slices.IndexFunc(forms, func(f clause.Form) bool { return f.Word == word && (f.Name == "" || f.Name == name) })
	if i < 0 || word == "" {
		return clause.Form{}, false
	}
	return forms[i], true
}

func rowOf(f clause.Form, at int, l line) Row {
	r := Row{Form: f, Line: at, Label: l.name}
	if len(f.Fields) == 0 {
		r.Says = l.says
		return r
	}
	for i, c := range clauses(l.says) {
		word, value, _ := strings.Cut(c, " ")
		field, known := fieldOf(f.Fields, word)
		if i == 0 && f.Value != nil && !known {
			r.Says = c
			continue
		}
		if !known {
			field = clause.Field{Word: word, Kind: clause.SomeWords}
		}
		r.Said = append(r.Said, Said{field, strings.TrimSpace(value)})
	}
	return r
}

func fieldOf(fields []clause.Field, word string) (clause.Field, bool) {
	i := slices.IndexFunc(fields, func(f clause.Field) bool { return f.Word == word })
	if i < 0 {
		return clause.Field{}, false
	}
	return fields[i], true
}

// Unsaid are the clauses of a row that it does not say.
func (r Row) Unsaid() []clause.Field {
	return slices.DeleteFunc(slices.Clone(r.Fields), func(f clause.Field) bool {
		return slices.ContainsFunc(r.Said, func(s Said) bool { return s.Word == f.Word })
	})
}

// filled is what was typed, as a clause may have it.
func filled(value string) string {
	return strings.Join(strings.Fields(strings.NewReplacer(",", " ", "#", "", ":", "").Replace(value)), " ")
}

// Fill has a clause of a line say a value; without a word that is what the line says before its clauses.
func (t *Texts) Fill(at int, word, value string) {
	lines := Lines(t.Battle)
	if at < 0 || at >= len(lines) {
		return
	}
	l := cut(lines[at])
	f, ok := formOf(t.Lexicon().Lines, l.word, l.name)
	if !ok {
		return
	}
	if len(f.Fields) == 0 && (l.word == "title" || l.word == "author") { // in the words of people
		value = plain(value)
	} else {
		value = filled(value)
	}
	switch r := rowOf(f, at, l); {
	case word != "":
		lines[at] = said(lines[at], r.with(l.says, word, strings.TrimSpace(word+" "+value)))
	case len(f.Fields) == 0:
		lines[at] = said(lines[at], value)
	case f.Either && value != "":
		lines[at] = said(lines[at], value)
	case r.Says == "" && value != "":
		lines[at] = said(lines[at], strings.Join(append([]string{value}, clauses(l.says)...), ", "))
	case r.Says != "":
		rest := clauses(l.says)[1:]
		if value != "" {
			rest = append([]string{value}, rest...)
		}
		lines[at] = said(lines[at], strings.Join(rest, ", "))
	}
	t.Battle = joined(lines)
}

// with is what the line of a row says with a clause: in its place, else before those that its form has after it.
func (r Row) with(says, word, wanted string) string {
	list := clauses(says)
	if r.Either && r.Says != "" {
		list = list[1:]
	}
	order := func(word string) int {
		return slices.IndexFunc(r.Fields, func(f clause.Field) bool { return f.Word == word })
	}
	for i, c := range list {
		w, _, _ := strings.Cut(c, " ")
		if w == word {
			list[i] = wanted
			return strings.Join(list, ", ")
		}
	}
	i := slices.IndexFunc(list, func(c string) bool { w, _, _ := strings.Cut(c, " "); return order(w) > order(word) })
	if i < 0 {
		i = len(list)
	}
	return strings.Join(slices.Insert(list, i, wanted), ", ")
}

// Strike takes a line off.
func (t *Texts) Strike(at int) {
	lines := Lines(t.Battle)
	if at < 0 || at >= len(lines) {
		return
	}
	if l := cut(lines[at]); slices.Contains(forceWords, l.word) {
		t.DropForce(at)
		return
	}
	t.Battle = joined(slices.Delete(lines, at, at+1))
}

// Unwritten are the forms of lines that can be added in a part of the battle: to a side, counted from 0, or below a force by
// its line.
func (t *Texts) Unwritten(where clause.Where, side, force int) (list []clause.Form) {
	from, to := t.span(where, side, force)
	lines := Lines(t.Battle)
	for _, f := range t.Lexicon().Lines {
		there := slices.ContainsFunc(lines[from:to], func(text string) bool {
			l := cut(text)
			return l.word == f.Word && (f.Name == "" || l.name == f.Name)
		})
		if f.Where == where && (f.Many || !there) && f.Word != standsWord {
			list = append(list, f)
		}
	}
	return list
}

// span are the lines of a part of the battle.
func (t *Texts) span(where clause.Where, side, force int) (from, to int) {
	lines, armies := Lines(t.Battle), t.Armies()
	switch {
	case where == clause.InHeading && len(armies) > 0:
		return 0, armies[0].Line
	case where == clause.AtEnd, where == clause.InHeading, side < 0 || side >= len(armies):
		return 0, len(lines)
	case where == clause.InForce:
		if f, ok := t.force(force); ok {
			return f.Line, f.end
		}
	case side+1 < len(armies):
		return armies[side].Line, armies[side+1].Line
	}
	return armies[side].Line, len(lines)
}

// Write adds a line by its form, saying what its example says, where it belongs: to a side, below a force by its line. A hex of
// the example is one in the middle of the field. at is the line, counted from 0, below 0 for none.
func (t *Texts) Write(f clause.Form, side, force int, middle hex.Hex) (at int) {
	lines, armies := Lines(t.Battle), t.Armies()
	head, example := strings.TrimSpace(f.Word+" "+f.Name), t.Fitted(f.Example, side, middle)
	at = len(lines)
	switch f.Where {
	case clause.InHeading:
		if f.Name == "" && len(f.Fields) == 0 {
			t.SetHeading(f.Word, example)
			return slices.IndexFunc(Lines(t.Battle), func(text string) bool { return cut(text).word == f.Word })
		}
		if len(armies) > 0 {
			at = armies[0].Line
		}
		for at > 0 && strings.TrimSpace(lines[at-1]) == "" {
			at--
		}
	case clause.AtEnd:
		if i := slices.IndexFunc(lines, func(text string) bool { return cut(text).word == standsWord }); i >= 0 {
			at = i
		}
	case clause.InArmy:
		if side < 0 || side >= len(armies) {
			return -1
		}
		at = armies[side].Line + 1
	case clause.AsForce:
		if side < 0 || side >= len(armies) {
			return -1
		}
		at, head = armies[side].end, f.Word+" "+t.unnamed()
		lines = slices.Insert(lines, at, "")
		at++
	case clause.InForce:
		of, ok := t.force(force)
		if !ok {
			return -1
		}
		at, head = of.end, f.Word+" "+of.next()
	default:
		return -1
	}
	t.Battle = joined(slices.Insert(lines, at, head+": "+example))
	return at
}

// next is what follows the word of another line about units of a force.
func (f Force) next() string {
	if f.Word == "troops" {
		return fmt.Sprintf("%s %d", f.Name, len(f.Groups)+1)
	}
	n := 1
	for _, g := range f.Groups {
		n = max(n, g.To+1)
	}
	return fmt.Sprint(n)
}

// unnamed is a name that no force has.
func (t *Texts) unnamed() string {
	used := map[string]bool{}
	for _, a := range t.Armies() {
		for _, f := range a.Forces {
			used[f.Key] = true
		}
	}
	for n := 1; ; n++ {
		if name := fmt.Sprintf("N%d", n); !used[strings.ToLower(name)] {
			return name
		}
	}
}

// Fitted is an example with what this battle has in the stead of what another would: a hex of its field, the first leader of a side,
// an entry of its map.
func (t *Texts) Fitted(example string, side int, middle hex.Hex) string {
	pairs := []string{"1010", middle.String(), "1011", middle.Step(hex.S).String()}
	if armies := t.Armies(); side >= 0 && side < len(armies) {
		for _, f := range armies[side].Forces {
			if f.Word == "leader" {
				pairs = append(pairs, "Lech", f.Name, "lech", f.Key)
				break
			}
		}
	}
	return strings.NewReplacer(pairs...).Replace(example)
}

// StandFields are the clauses that can say something of a single counter.
func (t *Texts) StandFields() []clause.Field {
	f, _ := formOf(t.Lexicon().Lines, standsWord, "")
	return f.Fields
}

// Value is what a stand says with a word, ok is false where it does not.
func (s Stand) Value(f clause.Field) (value string, ok bool) {
	if _, ok = s.Says(f.Word); f.Kind != clause.Bare {
		value = s.about(f.Word)
	}
	return value, ok
}

// Fill has a stand say a word with a value.
func (s *Stand) Fill(f clause.Field, value string) {
	s.Leave(f)
	if s.How = append(s.How, f.Word); f.Kind != clause.Bare {
		s.How = append(s.How, strings.ReplaceAll(filled(value), " ", "-"))
	}
}

// Leave has it say a word no more.
func (s *Stand) Leave(f clause.Field) {
	i := slices.Index(s.How, f.Word)
	if s.Hush(f.Word); i >= 0 && f.Kind == clause.OneWord && i < len(s.How) {
		s.How = slices.Delete(s.How, i, i+1)
	}
}
