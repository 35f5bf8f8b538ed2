package match

import (
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Menace is where a side can strike in its next turn if all others stay, in one position. To reckon it takes longer
// than to draw it, and it is drawn again with every touch.
type Menace struct {
	of    glance
	side  game.Side
	facts game.Informed
	by    map[hex.Hex][]game.ID
	all   int
	most  map[strike]int
}

// strike is a counter and the hex that it would attack.
type strike struct {
	id game.ID
	at hex.Hex
}

// Menaced is where a side can strike in the position now.
func (c *Match) Menaced(side game.Side) *Menace {
	m := c.menace
	if now := c.glance(); m.of != now || m.side != side {
		*m = Menace{of: now, side: side, facts: game.Facts(c.View), by: map[hex.Hex][]game.ID{}, most: map[strike]int{}}
		if m.facts != nil && c.Table.Stage != game.StageSetUp {
			m.find(c.View)
		}
	}
	return m
}

// At lists who can strike at a hex.
func (m *Menace) At(h hex.Hex) []game.ID { return m.by[h] }

// Onset is the most charge with which one of them can.
func (m *Menace) Onset(id game.ID, at hex.Hex) int {
	most, known := m.most[strike{id, at}]
	if !known {
		most = m.facts.Onset(id, at)
		m.most[strike{id, at}] = most
	}
	return most
}

// Strikers is how many can strike at all.
func (m *Menace) Strikers() int { return m.all }

// find finds who of the side can strike at which hex.
func (m *Menace) find(v game.View) {
	var reach []hex.Hex
	for id := range game.ID(v.Counters()) {
		if p := v.Piece(id); p.Side != m.side || p.Where != game.OnMap {
			continue
		}
		if reach = m.facts.Threat(id, reach[:0]); len(reach) > 0 {
			m.all++
		}
		for _, h := range reach {
			m.by[h] = append(m.by[h], id)
		}
	}
}
