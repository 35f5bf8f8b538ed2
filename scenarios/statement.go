package scenarios

import "strings"

// statement is a line of an order of battle: "word name: clause, clause".
type statement struct {
	word, name string
	clauses    []clause
}

// clause is "range 2" or just "banner".
type clause struct{ word, value string }

// statement splits a line; ok is false when it has no colon.
func (r *reader) statement(s string) (st statement, ok bool) {
	head, rest, ok := strings.Cut(s, ":")
	if !ok {
		r.wrong("want a word, a colon and what it says")
		return st, false
	}
	st.word, st.name = cutWord(head)
	said := map[string]bool{}
	for _, c := range strings.Split(rest, ",") {
		word, value := cutWord(c)
		if said[word] {
			r.wrong("%q is said twice", word)
		}
		said[word] = true
		st.clauses = append(st.clauses, clause{word, value})
	}
	return st, true
}

// cutWord parts the first word from the rest.
func cutWord(s string) (word, rest string) {
	word, rest, _ = strings.Cut(strings.TrimSpace(s), " ")
	return word, strings.TrimSpace(rest)
}

// value is the one word after the colon, for statements that say a single thing.
func (s statement) value() string {
	if len(s.clauses) != 1 {
		return ""
	}
	return s.clauses[0].word
}
