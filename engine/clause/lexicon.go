package clause

import (
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Lexicon is what a system tells those who make battles of it.
type Lexicon struct {
	Lines  []Form                       // all that a battle can say
	Phases map[string]rule.Ref          // the paragraph of each phase in which a side acts, by its key
	Events map[game.EventClass]rule.Ref // and of what may happen, by its class
}

// Form is a line of a battle, to be filled in: "word name: value, clause, clause".
type Form struct {
	Word, Name string // no name where each line of the word has one of its own, or none
	Where      Where
	Many       bool // there may be several
	Ref        rule.Ref
	Example    string  // what may stand behind the colon
	Value      *Field  // what stands there before any clause, nil for nothing
	Fields     []Field // the clauses
	Either     bool    // it says the value or clauses, not both
}

// Where says in which part of a battle a line stands.
type Where uint8

// The parts of a battle.
const (
	InHeading Where = iota
	AsSide          // it begins a side
	InArmy          // below that
	AsForce         // it begins a leader, a pool or troops
	InForce         // below that
	AtEnd           // below both sides
)

// Field is a clause, to be filled in.
type Field struct {
	Word   string // "" for the value of a line
	Kind   Kind
	Lo, Hi int // of a number
	Told
}

// Told is what is told of a clause beside what its vocabulary says.
type Told struct {
	Ref     rule.Ref // the paragraph of what it does, "" for what no book says
	Example string   // a value
	Among   []string // the values there are, nil where others may be
	Entry   bool     // the value is an entry of the map ([ENTRY])
}

// Fields are the clauses of a vocabulary, with what is told of each.
func (v Vocabulary) Fields(told map[string]Told) (list []Field) {
	for i := range v {
		e := &v[i]
		list = append(list, Field{e.word, e.kind, int(e.lo), int(e.hi), told[e.word]})
	}
	return list
}

// Headings are the forms of lines that say a single thing.
func (v Vocabulary) Headings(told map[string]Told) (list []Form) {
	for _, f := range v.Fields(told) {
		value := f
		value.Word = ""
		list = append(list, Form{Word: f.Word, Ref: f.Ref, Example: f.Example, Value: &value})
	}
	return list
}

// CommonHeadings are the forms of the lines that the battles of all systems have in common.
func CommonHeadings(told map[string]Told) []Form {
	for word, t := range map[string]Told{
		"scenario": {Example: "my-battle"}, "year": {Example: "1410"}, "turns": {Example: "1-6"}, "minutes": {Example: "20"},
		"level": {Example: "1"}, "part": {Example: "0000-1515"}, "title": {Example: "My battle"}, "author": {Example: "Anna"},
	} {
		if _, ok := told[word]; !ok {
			told[word] = t
		}
	}
	v := append((&Heading{}).listing(), Word("title", nil), Word("author", nil))
	return v.Headings(told)
}

// OptionForms are the forms of lines about the options of a system.
func OptionForms(options []game.Option) (list []Form) {
	for _, o := range options {
		t := Told{Ref: o.Ref, Example: game.OptionOn, Among: []string{game.OptionOn, game.OptionOff}}
		kind := OneWord
		if o.Among != nil {
			t.Example, t.Among, kind = "30 of 20 30 none", nil, SomeWords
		}
		list = append(list, Form{Word: "option", Name: o.Key, Ref: o.Ref, Example: t.Example, Value: &Field{Kind: kind, Told: t}})
	}
	return list
}

// Only are the fields of some words, in the order of these.
func Only(list []Field, words ...string) (some []Field) {
	for _, w := range words {
		for _, f := range list {
			if f.Word == w {
				some = append(some, f)
			}
		}
	}
	return some
}
