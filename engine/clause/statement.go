package clause

import "strings"

// Statement is a line of a battle file: "word name: clause, clause".
type Statement struct {
	Word, Name string
	Text       string // after the colon, as it stands
	Clauses    []Clause
}

// Clause is "range 2" or just "banner".
type Clause struct{ Word, Value string }

// Statements gives each statement of a text to read.
func (r *Reader) Statements(text string, read func(Statement)) {
	for _, l := range Lines(text) {
		r.At = l.No
		if st, ok := r.statement(l.Text); ok {
			read(st)
		}
	}
}

// statement splits a line; ok is false when it has no colon.
func (r *Reader) statement(s string) (st Statement, ok bool) {
	head, rest, ok := strings.Cut(s, ":")
	if !ok {
		r.Wrong("want a word, a colon and what it says")
		return st, false
	}
	st.Word, st.Name = CutWord(head)
	r.Plain(st.Name)
	st.Text = strings.TrimSpace(rest)
	if st.Word == "title" || st.Word == "author" {
		return st, true // in the words of people, where a comma parts nothing
	}
	said := map[string]bool{}
	for _, c := range strings.Split(rest, ",") {
		word, value := CutWord(c)
		if said[word] {
			r.Wrong("%q is said twice", word)
		}
		said[word] = true
		st.Clauses = append(st.Clauses, Clause{word, value})
	}
	return st, true
}

// CutWord parts the first word from the rest.
func CutWord(s string) (word, rest string) {
	word, rest, _ = strings.Cut(strings.TrimSpace(s), " ")
	return word, strings.TrimSpace(rest)
}

// Value is the one word after the colon, for statements that say a single thing.
func (s Statement) Value() string {
	if len(s.Clauses) != 1 {
		return ""
	}
	return s.Clauses[0].Word
}

// Phrase is all the words after the colon, for statements that say a single thing in several.
func (s Statement) Phrase() string {
	if len(s.Clauses) != 1 {
		return ""
	}
	return strings.TrimSpace(s.Clauses[0].Word + " " + s.Clauses[0].Value)
}

// Counted makes clauses of the words of a script in which a number follows its word, as in
// "tiny 20 small 40 overwhelming".
func Counted(words []string) (list []Clause) {
	for _, w := range words {
		if n := len(list); n > 0 && list[n-1].Value == "" && strings.Trim(w, "0123456789") == "" {
			list[n-1].Value = w
			continue
		}
		list = append(list, Clause{Word: w})
	}
	return list
}
