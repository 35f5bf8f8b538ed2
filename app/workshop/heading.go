package workshop

import (
	"slices"
	"strings"
)

// Heading is what a line of the heading says, ok is false where it is not there.
func (t *Texts) Heading(word string) (says string, ok bool) {
	for _, text := range Lines(t.Battle) {
		if l := cut(text); l.word == word && l.name == "" {
			return l.says, true
		}
	}
	return "", false
}

// SetHeading sets a line of the heading: in its place, else before the first side.
func (t *Texts) SetHeading(word, says string) {
	if says == "" {
		t.DropHeading(word)
		return
	}
	lines, side := Lines(t.Battle), -1
	for i, text := range lines {
		l := cut(text)
		if l.word == word && l.name == "" {
			lines[i] = said(text, says)
			t.Battle = joined(lines)
			return
		}
		if l.word == "side" && side < 0 {
			side = i
		}
	}
	if side < 0 {
		side = len(lines)
	}
	for side > 0 && strings.TrimSpace(lines[side-1]) == "" {
		side--
	}
	t.Battle = joined(slices.Insert(lines, side, word+": "+says))
}

// DropHeading takes a line of the heading out.
func (t *Texts) DropHeading(word string) {
	lines := slices.DeleteFunc(Lines(t.Battle), func(text string) bool { l := cut(text); return l.word == word && l.name == "" })
	t.Battle = joined(lines)
}

// Begins is a clause of the line that says how the battle begins.
func (t *Texts) Begins(word string) string {
	says, _ := t.Heading(beginsWord)
	value, _ := Clause(says, word)
	return value
}

const beginsWord = "begins"

// SetBegins sets a clause of that line, which is added at the end if it is not there.
func (t *Texts) SetBegins(word, value string) {
	clause := ""
	if value != "" {
		clause = word + " " + value
	}
	lines := Lines(t.Battle)
	first := len(lines)
	for i, text := range lines {
		switch l := cut(text); {
		case l.word == beginsWord:
			lines[i] = said(text, withClause(l.says, word, clause))
			t.Battle = joined(lines)
			return
		case l.word == standsWord && first == len(lines):
			first = i
		}
	}
	if clause != "" {
		t.Battle = joined(slices.Insert(lines, first, beginsWord+": "+clause))
	}
}

// ToggleGoal has a side hold a hex, or no longer.
func (t *Texts) ToggleGoal(side int, h string) {
	armies := t.Armies()
	if side >= len(armies) {
		return
	}
	lines := Lines(t.Battle)
	from, to := armies[side].Line, len(lines)
	if side+1 < len(armies) {
		to = armies[side+1].Line
	}
	for i := from; i < to; i++ {
		l := cut(lines[i])
		if l.word != "goal" || l.name != "hold" {
			continue
		}
		value, _ := Clause(l.says, "at")
		hexes := strings.Fields(value)
		if j := slices.Index(hexes, h); j >= 0 {
			hexes = slices.Delete(hexes, j, j+1)
		} else {
			hexes = append(hexes, h)
		}
		if len(hexes) == 0 {
			lines = slices.Delete(lines, i, i+1)
		} else {
			lines[i] = said(lines[i], withClause(l.says, "at", "at "+strings.Join(hexes, " ")))
		}
		t.Battle = joined(lines)
		return
	}
	t.Battle = joined(slices.Insert(lines, from+1, "goal hold: points 3, at "+h))
}

// Goals are the hexes that a side is to hold.
func (t *Texts) Goals(side int) (hexes []string) {
	n := -1
	for _, text := range Lines(t.Battle) {
		switch l := cut(text); {
		case l.word == "side":
			n++
		case l.word == "goal" && l.name == "hold" && n == side:
			value, _ := Clause(l.says, "at")
			hexes = append(hexes, strings.Fields(value)...)
		}
	}
	return hexes
}
