package workshop

import (
	"slices"
	"strings"
)

// line is a line of a text, cut into what it says: "word name: says # remark".
type line struct{ word, name, says, remark string }

// cut parts a line. One that says nothing has no word.
func cut(text string) (l line) {
	said, remark, remarked := strings.Cut(text, "#")
	if remarked {
		l.remark = "#" + remark
	}
	head, says, ok := strings.Cut(said, ":")
	if !ok {
		return l
	}
	l.word, l.name, _ = strings.Cut(strings.TrimSpace(head), " ")
	l.name, l.says = strings.TrimSpace(l.name), strings.TrimSpace(says)
	return l
}

// said is a line that says something else than it did, with its head as it was written, and its remark.
func said(text, says string) string {
	whole, remark, remarked := strings.Cut(text, "#")
	head, old, _ := strings.Cut(whole, ":")
	indent := old[:len(old)-len(strings.TrimLeft(old, " \t"))]
	if indent == "" {
		indent = " "
	}
	out := head + ":" + indent + says
	if remarked {
		out += "    #" + remark
	}
	return out
}

// Lines are the lines of a text.
func Lines(text string) []string { return strings.Split(strings.TrimRight(text, "\n"), "\n") }

func joined(lines []string) string { return strings.Join(lines, "\n") + "\n" }

// clauses are what a line says, at its commas.
func clauses(says string) (list []string) {
	for _, c := range strings.Split(says, ",") {
		if c = strings.TrimSpace(c); c != "" {
			list = append(list, c)
		}
	}
	return list
}

// withClause is what a line says with a clause as it should be: one that begins with a word is put in the
// place of another, added, or without a value taken out.
func withClause(says, word, clause string) string {
	list := clauses(says)
	i := slices.IndexFunc(list, func(c string) bool { w, _, _ := strings.Cut(c, " "); return w == word })
	switch {
	case i < 0 && clause == "":
	case i < 0:
		list = append(list, clause)
	case clause == "":
		list = slices.Delete(list, i, i+1)
	default:
		list[i] = clause
	}
	return strings.Join(list, ", ")
}

// Clause is the value of a clause of a line, ok is false where it is not there.
func Clause(says, word string) (value string, ok bool) {
	for _, c := range clauses(says) {
		if w, v, _ := strings.Cut(c, " "); w == word {
			return strings.TrimSpace(v), true
		}
	}
	return "", false
}
