package workshop

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/hex"
)

// Mend is a counter that would stand better in another hex.
type Mend struct {
	Name string
	To   hex.Hex
}

// farthestMend is how far a counter is moved at most to mend something.
const farthestMend = 3

// Mending finds a counter of the text that stands where an issue is, and the nearest hex where less is wrong with it; ok is
// false where moving one does not help.
func (d *Draft) Mending(is Issue, b *board.Board) (m Mend, ok bool) {
	if b == nil || len(is.Hexes) == 0 || !is.Stops || is.OfMap {
		return m, false
	}
	at := is.Hexes[0]
	stands := d.standing(at.String())
	wrong := d.stopping()
	for far := 1; far <= farthestMend; far++ {
		for _, to := range at.Disc(far) {
			if !b.On(to) || to.Distance(at) != far || len(d.standing(to.String())) > 0 {
				continue
			}
			for _, s := range slices.Backward(stands) {
				t := Draft{Texts: d.Texts, File: d.File}
				s.Hex = to.String()
				t.SetStand(s)
				if t.stopping() < wrong {
					return Mend{s.Name, to}, true
				}
			}
		}
	}
	return m, false
}

// Move has a counter stand in another hex.
func (t *Texts) Move(m Mend) {
	s, _ := t.Stand(m.Name)
	s.Hex = m.To.String()
	t.SetStand(s)
}

// standing are the counters that the text has stand in a hex.
func (t *Texts) standing(at string) (list []Stand) {
	for _, text := range Lines(t.Battle) {
		if l := cut(text); l.word == standsWord {
			for _, c := range clauses(l.says) {
				if s := readStand(c); s.Hex == at {
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// stopping is how much there is that the battle cannot be played for.
func (d *Draft) stopping() (n int) {
	for _, is := range d.Check().Issues {
		if is.Stops {
			n++
		}
	}
	return n
}
