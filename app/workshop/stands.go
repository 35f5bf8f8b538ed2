package workshop

import (
	"slices"
	"strconv"
	"strings"
)

// Stand is how a counter is said to stand: "3106 NW left 1 disorganised".
type Stand struct {
	Name  string
	Hex   string // "" off the map
	Faces string // "" where nothing is said
	How   []string
}

// directions are the six of a hex, clockwise.
var directions = []string{"N", "NE", "SE", "S", "SW", "NW"}

// readStand reads a clause of a line about counters.
func readStand(clause string) (s Stand) {
	words := strings.Fields(clause)
	if len(words) == 0 {
		return s
	}
	s.Name, words = words[0], words[1:]
	if len(words) > 0 && len(words[0]) == 4 && strings.Trim(words[0], "0123456789") == "" {
		s.Hex, words = words[0], words[1:]
		if len(words) > 0 && slices.Contains(directions, words[0]) {
			s.Faces, words = words[0], words[1:]
		}
	}
	s.How = words
	return s
}

func (s Stand) String() string {
	words := append([]string{s.Name, s.Hex, s.Faces}, s.How...)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")
}

// Says reports whether it is said with a word, and the number after that, if any.
func (s Stand) Says(word string) (n int, ok bool) {
	i := slices.Index(s.How, word)
	if i < 0 {
		return 0, false
	}
	if i+1 < len(s.How) {
		n, _ = strconv.Atoi(s.How[i+1])
	}
	return n, true
}

// Say says a word of it, with a number if that is not 0.
func (s *Stand) Say(word string, n int) {
	s.Hush(word)
	s.How = append(s.How, word)
	if n != 0 {
		s.How = append(s.How, strconv.Itoa(n))
	}
}

// Hush says a word of it no more.
func (s *Stand) Hush(word string) {
	i := slices.Index(s.How, word)
	if i < 0 {
		return
	}
	end := i + 1
	if end < len(s.How) && strings.Trim(s.How[end], "0123456789") == "" {
		end++
	}
	s.How = slices.Delete(slices.Clone(s.How), i, end)
}

// Turn turns it so many sixths clockwise.
func (s *Stand) Turn(by int) {
	i := max(0, slices.Index(directions, s.Faces))
	s.Faces = directions[((i+by)%6+6)%6]
}

// standsWord begins the lines about counters.
const standsWord = "stands"

// Stand is what is said of a counter, ok is false where nothing is.
func (t *Texts) Stand(name string) (s Stand, ok bool) {
	for _, text := range Lines(t.Battle) {
		if l := cut(text); l.word == standsWord {
			for _, c := range clauses(l.says) {
				if s := readStand(c); s.Name == name {
					return s, true
				}
			}
		}
	}
	return Stand{Name: name}, false
}

// StandLine is the line in which something is said of a counter, counted from 1; 0 for none.
func (t *Texts) StandLine(name string) int {
	for i, text := range Lines(t.Battle) {
		if l := cut(text); l.word == standsWord && slices.ContainsFunc(clauses(l.says), func(c string) bool { return readStand(c).Name == name }) {
			return i + 1
		}
	}
	return 0
}

// most is how many counters a tool names in a line.
const most = 6

// SetStand says how a counter stands: in its place, else with those of its command, else in a line of its own.
func (t *Texts) SetStand(s Stand) {
	lines := Lines(t.Battle)
	kin, _, _ := strings.Cut(s.Name, "-")
	at, end := -1, -1
	for i, text := range lines {
		l := cut(text)
		if l.word != standsWord {
			continue
		}
		list := clauses(l.says)
		for j, c := range list {
			if readStand(c).Name == s.Name {
				list[j] = s.String()
				lines[i] = said(text, strings.Join(list, ", "))
				t.Battle = joined(lines)
				return
			}
		}
		end = i
		if first, _, _ := strings.Cut(readStand(l.says).Name, "-"); first == kin {
			at = i
		}
	}
	switch {
	case at >= 0 && len(clauses(cut(lines[at]).says)) < most:
		lines[at] = said(lines[at], cut(lines[at]).says+", "+s.String())
	case at >= 0:
		lines = slices.Insert(lines, at+1, standsWord+": "+s.String())
	case end >= 0:
		lines = slices.Insert(lines, end+1, standsWord+": "+s.String())
	default:
		lines = append(lines, "", standsWord+": "+s.String())
	}
	t.Battle = joined(lines)
}

// DropStand says nothing of a counter any more, and not that it holds a banner.
func (t *Texts) DropStand(name string) {
	t.dropStands(func(n string) bool { return n == name })
}

// about is the word of a stand after another: whom it is of, or who holds it; "" where that is not said.
func (s Stand) about(word string) string {
	if i := slices.Index(s.How, word); i >= 0 && i+1 < len(s.How) {
		return s.How[i+1]
	}
	return ""
}

// reassign has whoever followed a leader follow another, or with nobody left be nowhere.
func (t *Texts) reassign(from, to string) {
	var all []Stand
	for _, text := range Lines(t.Battle) {
		if l := cut(text); l.word == standsWord {
			for _, c := range clauses(l.says) {
				if s := readStand(c); s.about("of") == from {
					all = append(all, s)
				}
			}
		}
	}
	for _, s := range all {
		if to == "" {
			t.DropStand(s.Name)
			continue
		}
		s.How = slices.Clone(s.How)
		s.How[slices.Index(s.How, "of")+1] = to
		t.SetStand(s)
	}
}

func (t *Texts) dropStands(of func(name string) bool) {
	var lines []string
	for _, text := range Lines(t.Battle) {
		l := cut(text)
		if l.word != standsWord {
			lines = append(lines, text)
			continue
		}
		list := slices.DeleteFunc(clauses(l.says), func(c string) bool {
			s := readStand(c)
			return of(s.Name) || s.about("held") != "" && of(s.about("held"))
		})
		if len(list) > 0 {
			lines = append(lines, said(text, strings.Join(list, ", ")))
		}
	}
	t.Battle = joined(lines)
}
