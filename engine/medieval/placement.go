package medieval

import (
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/hex"
)

// Where counters begin, as battle files and rule scripts say it.

// clauses are "set-up zone A", "arrives Czech", "facing NW", and after them "once zone B", for what
// the set-up was before. A new set-up takes the place of an earlier one.
func (p *Placement) clauses() clause.Vocabulary {
	return clause.Vocabulary{clause.Words("set-up", p.readSetUp), clause.Word("arrives", p.readArrival),
		clause.Word("facing", p.readFacing), clause.Words("once", p.readOnce)}
}

func (p *Placement) readOnce(r *clause.Reader, s string) {
	once := Placement{Arrives: p.Arrives, Faces: p.Faces, Facing: p.Facing}
	once.readSetUp(r, s)
	p.Once = &once
}

func (p *Placement) readFacing(r *clause.Reader, s string) { p.Faces, p.Facing = true, readDir(r, s) }

func readDir(r *clause.Reader, s string) hex.Dir {
	d, err := hex.ParseDir(s)
	if err != nil {
		r.Wrong("%v", err)
	}
	return d
}

func (p *Placement) readArrival(r *clause.Reader, entry string) {
	p.Arrives = "entry " + entry
	if _, ok := r.Board.Zones[p.Arrives]; !ok {
		r.Wrong("the map has no entry %q", entry)
	}
}

// readSetUp reads "zone A B", "reserve 4108", "secret 5 4108", "among", "road 1303-2604",
// "place Koskowice", "each 2321 2421", or hexes and discs such as "1814(1) 1316".
func (p *Placement) readSetUp(r *clause.Reader, s string) {
	*p = Placement{Arrives: p.Arrives, Faces: p.Faces, Facing: p.Facing}
	word, rest := clause.CutWord(s)
	switch word {
	case "":
		r.Wrong("set-up where?")
	case "zone":
		p.Zones = readZones(r, strings.Fields(rest))
	case "reserve":
		p.Reserve, p.Around = true, readDiscs(r, rest)
	case "secret":
		size, at := clause.CutWord(rest)
		p.Secret, p.Around = r.Number(size, 1, clause.MaxUnits), readDiscs(r, at)
	case "among":
		p.Among = true
	case "road":
		p.Around = single(readStretch(r, rest))
	case "place":
		p.Around = single(readPlace(r, rest))
	case "each":
		p.Each, p.Around = true, single(r.Hexes(rest))
	default:
		p.Around = readDiscs(r, s)
	}
	if p.Reserve && len(p.Around) == 0 {
		r.Wrong("set-up where?")
	}
	if p.Secret > 0 && len(p.Around) != 1 {
		r.Wrong("%q: want the size of the forest and a hex for automatic set-up", s)
	}
}

// placed reports whether a placement says where.
func (p *Placement) placed() bool {
	return len(p.Zones)+len(p.Around) > 0 || p.Among || p.Arrives != ""
}

func single(hexes []hex.Hex) (out []Around) {
	for _, h := range hexes {
		out = append(out, Around{Hex: h})
	}
	return out
}

// readStretch is the hexes of a road from one hex to another, "1303-2604".
func readStretch(r *clause.Reader, s string) []hex.Hex {
	from, to, _ := strings.Cut(s, "-")
	for _, road := range r.Board.Roads {
		first, last := -1, -1
		for i, h := range road.Hexes {
			if h.String() == from {
				first = i
			}
			if h.String() == to {
				last = i
			}
		}
		if first >= 0 && last >= first {
			return road.Hexes[first : last+1]
		}
	}
	r.Wrong("no road leads from %q to %q", from, to)
	return nil
}

// readPlace is the hexes of a named place on the map.
func readPlace(r *clause.Reader, name string) []hex.Hex {
	for _, p := range r.Board.Places {
		if p.Name == name {
			return p.Hexes
		}
	}
	r.Wrong("the map names no place %q", name)
	return nil
}

func readZones(r *clause.Reader, ids []string) []string {
	for _, id := range ids {
		if _, ok := r.Board.Zones[id]; !ok {
			r.Wrong("the map has no zone %q", id)
		}
	}
	return ids
}

// readDiscs reads hexes and what lies around them, "1814(1) 1316".
func readDiscs(r *clause.Reader, s string) (out []Around) {
	for _, w := range strings.Fields(s) {
		number, radius, wide := strings.Cut(strings.TrimSuffix(w, ")"), "(")
		h, ok := r.Hex(number)
		if !ok {
			continue
		}
		a := Around{Hex: h}
		if wide {
			a.Radius = r.Number(radius, 0, clause.MaxRadius)
		}
		out = append(out, a)
	}
	return out
}
