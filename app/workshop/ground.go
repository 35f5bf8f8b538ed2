package workshop

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/hex"
)

// Sign is a kind of ground, the letter that stands for it on a new map, and the word of its legend.
type Sign struct {
	Letter byte
	Word   string
}

// Signs are the kinds of ground.
var Signs = []Sign{{'.', "clear"}, {'f', "forest"}, {'h', "hill"}, {'s', "swamp"}, {'v', "village"}, {'l', "lake"}, {'d', "dunes"}, {'F', "fortification"}, {'x', "void"}}

// The bounds of a map of one's own.
const (
	LeastMap = 6
	MostMap  = 60
)

// NewMap is the text of a map of so many columns and rows, all clear, with an edge for each side.
func NewMap(columns, rows int, letters []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[META]\nsize: columns 00-%02d, rows 00-%02d\n\n[LEGEND]\n", columns-1, rows-1)
	for _, s := range Signs {
		fmt.Fprintf(&b, "%c %s\n", s.Letter, s.Word)
	}
	var tens, ones strings.Builder
	for c := range columns {
		fmt.Fprint(&tens, c/10)
		fmt.Fprint(&ones, c%10)
	}
	fmt.Fprintf(&b, "\n[GRID]\n   %s\n   %s\n", &tens, &ones)
	for r := range rows {
		fmt.Fprintf(&b, "%02d %s\n", r, strings.Repeat(".", columns))
	}
	for _, section := range []string{"ROADS", "STREAMS", "RIVERS", "BRIDGES", "FORDS", "GATES", "PLACES", entrySection, friendly} {
		fmt.Fprintf(&b, "\n[%s]\n", section)
	}
	for i, letter := range letters {
		fmt.Fprintf(&b, "%s: %s\n", letter, []string{"top", "bottom"}[i%2])
	}
	return b.String()
}

// section is from the line after the head of a section to the line after its last that says something; from
// is 0 where there is no such section.
func section(lines []string, name string) (from, to int) {
	for i, text := range lines {
		text = strings.TrimSpace(strings.SplitN(text, "#", 2)[0])
		switch {
		case text == "["+name+"]":
			from, to = i+1, i+1
		case from > 0 && strings.HasPrefix(text, "["):
			return from, to
		case from > 0 && text != "":
			to = i + 1
		}
	}
	return from, to
}

// Paint puts a kind of ground into hexes.
func (t *Texts) Paint(hexes []hex.Hex, word string) {
	lines := Lines(t.Map)
	letter := letterOf(&lines, word)
	from, to := section(lines, "GRID")
	for _, h := range hexes {
		col, row := h.Col(), h.Row()
		for i := from; i < to; i++ {
			number, cells, ok := strings.Cut(lines[i], " ")
			if !ok || number != fmt.Sprintf("%02d", row) || col < 0 || col >= len(cells) {
				continue
			}
			lines[i] = number + " " + cells[:col] + string(letter) + cells[col+1:]
		}
	}
	t.Map = joined(lines)
}

// letterOf is the letter of a kind of ground in the legend, which it is added to if it is not there.
func letterOf(lines *[]string, word string) byte {
	from, to := section(*lines, "LEGEND")
	used := map[byte]bool{}
	for _, text := range (*lines)[from:to] {
		words := strings.Fields(text)
		if len(words) > 1 && len(words[0]) == 1 {
			if used[words[0][0]] = true; strings.TrimRight(words[1], ":,") == word {
				return words[0][0]
			}
		}
	}
	for _, c := range []byte(word + "abcdefghijklmnopqrstuvwxyz") {
		if !used[c] {
			*lines = slices.Insert(*lines, to, fmt.Sprintf("%c %s", c, word))
			return c
		}
	}
	return '.'
}

// Draw adds a line to a section: "Ner: 0304/0404 0304/0405".
func (t *Texts) Draw(name, label string, at []string) {
	if len(at) == 0 {
		return
	}
	lines := Lines(t.Map)
	from, to := section(lines, name)
	if from == 0 {
		lines = append(lines, "", "["+name+"]")
		to = len(lines)
	}
	t.Map = joined(slices.Insert(lines, to, label+": "+strings.Join(at, " ")))
}

// Feature is a line of the map that has a name: a road, a water, a bridge, a place.
type Feature struct {
	Section, Name string
	Kind          string // what stands in brackets behind the name, of a road its kind
	Line          int    // counted from 0
	At            []hex.Hex
}

// features are the sections whose lines have names.
var features = []string{"ROADS", "STREAMS", "RIVERS", "BRIDGES", "FORDS", "GATES", "PLACES", entrySection}

// Features are the lines of the map that have names.
func (t *Texts) Features() (list []Feature) {
	lines := Lines(t.Map)
	for _, name := range features {
		from, to := section(lines, name)
		for i := from; i < to; i++ {
			text := strings.SplitN(lines[i], "#", 2)[0]
			if label, says, ok := strings.Cut(text, ":"); ok {
				called, kind := bracketed(label)
				list = append(list, Feature{name, called, kind, i, hexesIn(says)})
			}
		}
	}
	return list
}

// bracketed parts "Ner (great river)".
func bracketed(label string) (name, says string) {
	name, says, _ = strings.Cut(label, "(")
	says, _, _ = strings.Cut(says, ")")
	return strings.TrimSpace(name), strings.TrimSpace(says)
}

// SetKind says in brackets of what kind a line of the map is.
func (t *Texts) SetKind(at int, kind string) {
	lines := Lines(t.Map)
	if at < 0 || at >= len(lines) {
		return
	}
	if label, says, ok := strings.Cut(lines[at], ":"); ok {
		name, _ := bracketed(label)
		lines[at] = Labelled(name, kind) + ":" + says
		t.Map = joined(lines)
	}
}

// Labelled is a name with its kind, as a line of the map begins.
func Labelled(name, kind string) string {
	if kind == "" {
		return name
	}
	return name + " (" + kind + ")"
}

// DropFeature takes such a line off the map, with the bridges and fords that join a water.
func (t *Texts) DropFeature(at int) {
	lines := Lines(t.Map)
	if at < 0 || at >= len(lines) {
		return
	}
	drop := map[int]bool{at: true}
	for _, f := range t.Features() {
		for _, o := range t.Features() {
			if f.Line == at && (f.Section == "STREAMS" || f.Section == "RIVERS") && (o.Section == "BRIDGES" || o.Section == "FORDS") && o.Name == f.Name {
				drop[o.Line] = true
			}
		}
	}
	var kept []string
	for i, text := range lines {
		if !drop[i] {
			kept = append(kept, text)
		}
	}
	t.Map = joined(kept)
}

// Rename gives a line of the map another name, and the bridges and fords that join it; who arrives over an entry does so
// under its new name.
func (t *Texts) Rename(at int, name string) {
	lines := Lines(t.Map)
	name = named(name)
	if at < 0 || at >= len(lines) || name == "" {
		return
	}
	label, _, _ := strings.Cut(lines[at], ":")
	old, _ := bracketed(label)
	if from, to := section(lines, entrySection); from <= at && at < to {
		t.arriveBy(old, name)
	}
	for i, text := range lines {
		label, says, ok := strings.Cut(text, ":")
		if was, kind := bracketed(label); ok && was == old && !strings.HasPrefix(text, "size") && (i == at || strings.Contains(says, "/")) {
			lines[i] = Labelled(name, kind) + ":" + says
		}
	}
	t.Map = joined(lines)
}

// Free is a name that no line of the map has yet, made of a word.
func (t *Texts) Free(word string) string {
	used := map[string]bool{}
	for _, f := range t.Features() {
		used[f.Name] = true
	}
	for n := 1; ; n++ {
		if name := fmt.Sprintf("%s %d", word, n); !used[name] {
			return name
		}
	}
}

// named is a name as a line of the map may have it, and a clause of the battle.
func named(name string) string {
	return strings.TrimSpace(strings.NewReplacer(":", "", "(", "", ")", "", ",", "").Replace(plain(name)))
}

// entrySection has the hexes over which armies arrive.
const entrySection = "ENTRY"

// arrives is the clause by which a force says over which, "" where the book of the battle knows no entries.
func (t *Texts) arrives() string {
	for _, f := range t.Lexicon().Lines {
		if f.Where != clause.AsForce {
			continue
		}
		for _, c := range f.Fields {
			if c.Entry {
				return c.Word
			}
		}
	}
	return ""
}

// Arrives reports whether armies may arrive over entries of the map.
func (t *Texts) Arrives() bool { return t.arrives() != "" }

// Arrival is the entry over which a force arrives, "" for none.
func (t *Texts) Arrival(f Force) string {
	name := ""
	if word := t.arrives(); word != "" {
		name, _ = Clause(f.Says, word)
	}
	return name
}

// Entry are the hexes of an entry by its name.
func (t *Texts) Entry(name string) (hexes []string) {
	for _, f := range t.Entries() {
		if f.Name == name {
			for _, h := range f.At {
				hexes = append(hexes, h.String())
			}
		}
	}
	return hexes
}

// Entries are the lines of the map that name hexes over which armies arrive.
func (t *Texts) Entries() []Feature {
	return slices.DeleteFunc(t.Features(), func(f Feature) bool { return f.Section != entrySection })
}

// EntriesOf are the names of the entries of a map.
func EntriesOf(b *board.Board) (names []string) {
	for id := range b.Zones {
		if name, ok := strings.CutPrefix(id, "entry "); ok {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Unentered is the entry over which a line of the battle has somebody arrive, counted from 1, and which the map does not
// have; "" where there is none.
func (t *Texts) Unentered(line int) string {
	lines, word := Lines(t.Battle), t.arrives()
	if line < 1 || line > len(lines) || word == "" {
		return ""
	}
	name, ok := Clause(cut(lines[line-1]).says, word)
	if !ok || slices.ContainsFunc(t.Entries(), func(f Feature) bool { return f.Name == name }) {
		return ""
	}
	return name
}

// SetEntry has an entry be some hexes; without any it is gone.
func (t *Texts) SetEntry(name string, hexes []string) {
	for _, f := range t.Entries() {
		if f.Name != name {
			continue
		}
		if len(hexes) == 0 {
			t.DropFeature(f.Line)
			return
		}
		lines := Lines(t.Map)
		lines[f.Line] = said(lines[f.Line], strings.Join(hexes, " "))
		t.Map = joined(lines)
		return
	}
	t.Draw(entrySection, name, hexes)
}

// arriveBy has whoever arrives over an entry do so over another.
func (t *Texts) arriveBy(old, now string) {
	lines, word := Lines(t.Battle), t.arrives()
	if word == "" {
		return
	}
	for i, text := range lines {
		l := cut(text)
		if value, ok := Clause(l.says, word); ok && value == old {
			lines[i] = said(text, withClause(l.says, word, word+" "+now))
		}
	}
	t.Battle = joined(lines)
}

// Sides writes hexsides as a map does, each once.
func Sides(pairs [][2]hex.Hex) (list []string) {
	seen := map[[2]hex.Hex]bool{}
	for _, p := range pairs {
		if !seen[p] && !seen[[2]hex.Hex{p[1], p[0]}] {
			seen[p] = true
			list = append(list, p[0].String()+"/"+p[1].String())
		}
	}
	return list
}

// MapEdges are the edges of a map.
var MapEdges = []string{"top", "right", "bottom", "left"}

// Edges are the edges that are a side's own, by the letters of the sides.
func (t *Texts) Edges() map[string][]string {
	held, lines := map[string][]string{}, Lines(t.Map)
	from, to := section(lines, friendly)
	for _, text := range lines[from:to] {
		if l := cut(text); l.word != "" {
			held[l.word] = append(held[l.word], strings.Fields(l.says)...)
		}
	}
	return held
}

const friendly = "FRIENDLY"

// ToggleEdge makes an edge a side's own, or no longer.
func (t *Texts) ToggleEdge(letter, edge string) {
	lines := Lines(t.Map)
	from, to := section(lines, friendly)
	for i := from; i < to; i++ {
		l := cut(lines[i])
		if l.word != letter {
			continue
		}
		edges := strings.Fields(l.says)
		if j := slices.Index(edges, edge); j >= 0 {
			edges = slices.Delete(edges, j, j+1)
		} else {
			edges = append(edges, edge)
		}
		if lines[i] = said(lines[i], strings.Join(edges, " ")); len(edges) == 0 {
			lines = slices.Delete(lines, i, i+1)
		}
		t.Map = joined(lines)
		return
	}
	t.Draw(friendly, letter, []string{edge})
}
