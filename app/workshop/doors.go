package workshop

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// OfGame is a battle that begins where a game has come.
func OfGame(sc *game.Scenario, g game.Game, title string) (*Draft, error) {
	b, err := scenarios.Changed(sc, g)
	if err != nil {
		return nil, err
	}
	d := &Draft{Texts: Texts{b.Battle, b.Map}, File: b.Name}
	if !sc.Made.Foreign() {
		d.dropRemarks()
	}
	d.titled(title)
	return d, nil
}

// dropRemarks takes out the lines that are remarks: they speak of the battle that this was made of.
func (d *Draft) dropRemarks() {
	lines := slices.DeleteFunc(Lines(d.Battle), func(text string) bool { return strings.HasPrefix(strings.TrimSpace(text), "#") })
	d.Battle = strings.TrimLeft(joined(lines), "\n")
}

// OfText is a battle as it was made, to be gone on with.
func OfText(b scenarios.Bundle) *Draft {
	return &Draft{Texts: Texts{b.Battle, b.Map}, File: b.Name}
}

// OfBattle is a battle that ships, as its armies stand when it begins.
func OfBattle(sc *game.Scenario, title string) (*Draft, error) {
	g, err := Standing(sc)
	if err != nil {
		return nil, err
	}
	return OfGame(sc, g, title)
}

// Standing is a battle with its armies set up by themselves.
func Standing(sc *game.Scenario) (game.Game, error) {
	g, err := sc.New(nil)
	if err == nil {
		setUp(g)
	}
	return g, err
}

// titled gives a draft a title, which people read.
func (d *Draft) titled(title string) {
	if title != "" {
		d.SetHeading("title", plain(title))
	}
}

// plain is a title as a text may have it.
func plain(title string) string {
	out := strings.Map(func(r rune) rune {
		if strings.ContainsRune("{}|<>=#\n\r\t", r) {
			return -1
		}
		return r
	}, title)
	if letters := []rune(out); len(letters) > 60 {
		out = string(letters[:60])
	}
	return strings.Trim(out, " ,") // where it was cut
}

// Shape is how a battle on a map is begun.
type Shape struct {
	Title string
	Part  string // "1912-3329", "" for the whole map
	Empty bool   // nobody stands there yet but a leader of each side
	Turns int
}

// OnMap is a battle on the map of one that ships, or on a part of it, with the armies of that: those who stand
// there as it begins, or nobody yet.
func OnMap(sc *game.Scenario, s Shape) (*Draft, error) {
	g, err := Standing(sc)
	if err != nil {
		return nil, err
	}
	d, err := OfGame(sc, g, s.Title)
	if err != nil {
		return nil, err
	}
	field := sc.Board
	if whole, err := d.Bundle().Field(); err == nil {
		field = whole
	}
	if s.Part == "" {
		s.Part, _ = d.Heading("part")
	}
	d.unsettle(s)
	if s.Part != "" {
		d.SetHeading("part", s.Part)
		part, err := field.ReadPart(s.Part)
		if err != nil {
			return nil, err
		}
		field = field.Cut(part)
	}
	d.keep(g, field, s.Empty)
	return d, nil
}

// OnOwnMap is a battle on a map that is to be drawn, with the armies of one that ships and nobody on it but a
// leader of each side.
func OnOwnMap(sc *game.Scenario, s Shape, columns, rows int) (*Draft, error) {
	d, err := OnMap(sc, Shape{Title: s.Title, Empty: true, Turns: s.Turns})
	if err != nil {
		return nil, err
	}
	d.DropHeading("part")
	d.SetHeading("battle", "own-map")
	var letters []string
	for _, a := range d.Armies() {
		letter, _ := Clause(a.Says, "letter")
		letters = append(letters, letter)
	}
	d.Map = NewMap(columns, rows, letters)
	field, err := d.Bundle().Field()
	if err != nil {
		return nil, err
	}
	d.dropStands(func(string) bool { return true })
	for i, a := range d.Armies() {
		if len(a.Forces) > 0 {
			d.SetStand(Stand{Name: d.first(a), Hex: middle(field, i).String()})
		}
	}
	return d, nil
}

// first is the counter of the first leader of an army.
func (d *Draft) first(a Army) string {
	for _, f := range a.Forces {
		if f.Word == "leader" {
			return f.Key
		}
	}
	return ""
}

// What of a battle does not hold on another map, or on a part of its own.
var (
	headingGone = []string{"balanced-morale", "half-move", "turn-limit", "scale", "escapes", "surrender"}
	armyGone    = []string{"goal", "pits", "arrivals", "held", "feint", "late"}
	clauseGone  = []string{"set-up", "facing", "once", "arrives", "moves-from", "losses", "penalty", "defects", "at", "exit", "exits", "begins-with", "wins-ties"}
)

// unsettle takes out of a battle all that speaks of places and of its course.
func (d *Draft) unsettle(s Shape) {
	own := len(d.Kinds()) == 0 // of a system in which options speak of single counters
	var lines []string
	for _, text := range Lines(d.Battle) {
		l := cut(text)
		switch {
		case l.name == "" && slices.Contains(headingGone, l.word), slices.Contains(armyGone, l.word):
			continue
		case l.word == "option" && (own || l.name == "balanced" || l.name == "turn-limit"):
			continue
		case l.word == "unit":
			text = said(text, "")
		case slices.Contains([]string{"side", "leader", "pool", "units", "troops"}, l.word):
			says := l.says
			for _, c := range clauseGone {
				says = withClause(says, c, "")
			}
			text = said(text, says)
		}
		lines = append(lines, strings.TrimRight(text, " "))
	}
	d.Battle = strings.TrimLeft(joined(lines), "\n")
	first := 1
	fmt.Sscanf(d.Begins("turn"), "%d", &first)
	d.SetHeading("turns", fmt.Sprintf("%d-%d", first, first+max(1, s.Turns)-1))
	d.SetHeading("minutes", fmt.Sprint(5*max(1, s.Turns)))
	d.SetHeading("level", "1")
	for _, word := range []string{"morale", "level"} {
		if d.Begins(word) != "" {
			d.SetBegins(word, "0")
		}
	}
	if d.Begins("points") != "" {
		d.SetBegins("points", "0 0")
	}
	if _, there := d.Heading("morale"); there {
		d.SetHeading("morale", "0")
	}
}

// keep keeps those who stand on a field, or none, and a leader of each side.
func (d *Draft) keep(g game.Game, field *board.Board, none bool) {
	stays, piece := map[string]bool{}, map[string]game.Piece{}
	for id := range game.ID(g.Counters()) {
		p := g.Piece(id)
		piece[g.Name(id)] = p
		if p.Rank != game.Banner && p.Where == game.OnMap && field.On(p.Hex) && !none {
			stays[g.Name(id)] = true
		}
	}
	for i, a := range d.Armies() {
		led := false
		for _, f := range a.Forces {
			led = led || f.Word == "leader" && stays[f.Key]
		}
		if name := d.first(a); !led && name != "" {
			stays[name] = true
			d.SetStand(Stand{Name: name, Hex: middle(field, i).String()})
		}
	}
	d.dropStands(func(name string) bool { return !stays[name] })
	d.follow(stays)
	d.prune(stays, piece)
	d.tidy()
}

// follow has whoever followed a leader who does not stay follow the first of his side.
func (d *Draft) follow(stays map[string]bool) {
	for _, a := range d.Armies() {
		instead := ""
		for _, f := range a.Forces {
			if f.Word == "leader" && stays[f.Key] && instead == "" {
				instead = f.Key
			}
		}
		for _, f := range a.Forces {
			for _, text := range Lines(d.Battle) {
				for _, c := range clauses(cut(text).says) {
					s := readStand(c)
					i := slices.Index(s.How, "of")
					if cut(text).word == standsWord && strings.HasPrefix(s.Name, f.Key+"-") && i >= 0 && i+1 < len(s.How) && !stays[s.How[i+1]] {
						s.How[i+1] = instead
						d.SetStand(s)
					}
				}
			}
		}
	}
}

// tidy leaves one empty line where there were more.
func (d *Draft) tidy() {
	for strings.Contains(d.Battle, "\n\n\n") {
		d.Battle = strings.ReplaceAll(d.Battle, "\n\n\n", "\n\n")
	}
}

// prune takes out of the armies whoever does not stay.
func (d *Draft) prune(stays map[string]bool, piece map[string]game.Piece) {
	for name, p := range piece {
		if p.Rank == game.Unit && !stays[name] {
			d.DropUnit(name, p.Kind)
		}
	}
	d.thin(stays)
	for again := true; again; {
		again = false
		for _, a := range d.Armies() {
			for _, f := range a.Forces {
				if lonely := f.Word == "leader" && !stays[f.Key] || f.Word == "pool"; lonely && len(f.Groups) == 0 {
					d.DropForce(f.Line)
					again = true
					break
				}
			}
			if again {
				break
			}
		}
	}
	d.mendPools()
}

// thin takes the units out of troops who do not stay. Troops are numbered in the order of their lines, so that
// those who do are called otherwise then.
func (d *Draft) thin(stays map[string]bool) {
	gone, now := map[int]bool{}, map[string]string{}
	for _, a := range d.Armies() {
		for _, f := range a.Forces {
			n := 0
			for i, g := range f.Groups {
				label := strings.ToLower(f.Name)
				old := fmt.Sprintf("%s%d", label, i+1)
				if gone[g.Line] = f.Word == "troops" && !stays[old]; !gone[g.Line] {
					n++
					now[old] = fmt.Sprintf("%s%d", label, n)
				}
			}
		}
	}
	var lines []string
	for i, text := range Lines(d.Battle) {
		l := cut(text)
		if l.word == standsWord {
			list := clauses(l.says)
			for j, c := range list {
				if s := readStand(c); now[s.Name] != "" {
					s.Name = now[s.Name]
					list[j] = s.String()
				}
			}
			text = said(text, strings.Join(list, ", "))
		}
		if !gone[i] {
			lines = append(lines, text)
		}
	}
	d.Battle = joined(lines)
}

// mendPools has pools speak of leaders who are there.
func (d *Draft) mendPools() {
	led := map[string]bool{}
	for _, a := range d.Armies() {
		for _, f := range a.Forces {
			if f.Word == "leader" {
				led[f.Key] = true
			}
		}
	}
	for _, a := range d.Armies() {
		for _, f := range a.Forces {
			for _, word := range []string{"under", "usually"} {
				value, ok := Clause(f.Says, word)
				if !ok || f.Word != "pool" {
					continue
				}
				names := slices.DeleteFunc(strings.Fields(value), func(n string) bool { return !led[n] })
				clause := ""
				if len(names) > 0 {
					clause = word + " " + strings.Join(names, " ")
				}
				d.SetClause(f.Line, word, clause)
			}
		}
	}
}

// middle is an open hex in the middle of the upper half of a field, or of the lower.
func middle(field *board.Board, half int) hex.Hex {
	p := field.Part
	return open(field, hex.At((p.Left+p.Right)/2, p.Top+(p.Bottom-p.Top)*(1+2*half)/4))
}

// Middle is an open hex in the middle of a field.
func Middle(field *board.Board) hex.Hex {
	p := field.Part
	return open(field, hex.At((p.Left+p.Right)/2, (p.Top+p.Bottom)/2))
}

// open is the nearest open hex to one, or that itself where all are far.
func open(field *board.Board, at hex.Hex) hex.Hex {
	for reach := range 12 {
		for _, h := range at.Disc(reach) {
			if field.On(h) && field.Terrain(h) == board.Clear {
				return h
			}
		}
	}
	return at
}
