package printing

import (
	"encoding/json"
	"slices"
	"strings"

	"gonfalon/app/foe"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/press/order"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
)

// charts are the maps that do not ship, as a program beside the page draws them in the style of ours, one after
// the other. Until one has come, and where none comes, a plain one is there.
type charts struct {
	asked   map[string]bool // the battles whose maps were looked for, by their ids
	waiting []*game.Scenario
	drawing *game.Scenario // nil while none is drawn
}

// mostCharted is how many hexes a map may have that is drawn as ours are: twice as many as ours. A browser moves a
// larger one too slowly.
const mostCharted = 2 * 56 * 32

// want has the map of a battle drawn, unless one of ours shows it.
func (c *charts) want(sc *game.Scenario) {
	if !sc.Made.Foreign() || sc.Battle != sc.ID || c.asked[sc.ID] || sc.Board.Cells() > mostCharted {
		return
	}
	if c.asked == nil {
		c.asked = map[string]bool{}
	}
	c.asked[sc.ID] = true
	c.waiting = append(c.waiting, sc)
}

// Charting reports whether the map of a battle is yet to be drawn.
func (c *charts) Charting(sc *game.Scenario) bool {
	return slices.ContainsFunc(append(slices.Clone(c.waiting), c.drawing), func(o *game.Scenario) bool { return o != nil && o.ID == sc.ID })
}

// Chart has the next map drawn by a program that begin begins.
func (m *Pictures) Chart(begin func(heard func(foe.Message)) (post func(battle string), close func())) {
	if m.drawing != nil || len(m.waiting) == 0 {
		return
	}
	sc := m.waiting[0]
	m.drawing, m.waiting = sc, m.waiting[1:]
	var post func(string)
	end := func() {}
	post, end = begin(func(s foe.Message) {
		end()
		m.charted(s.Answer)
	})
	post(sc.Made.Text)
}

// charted takes the map that was drawn. What is no map leaves the plain one where it is.
func (m *Pictures) charted(answer string) {
	sc := m.drawing
	m.drawing = nil
	var a order.Answer
	if json.Unmarshal([]byte(answer), &a) != nil || !strings.HasPrefix(a.Drawn, "<svg ") {
		return
	}
	if b := sc.Board; b.Part != (board.Part{Right: b.Columns - 1, Bottom: b.Rows - 1}) {
		a.Drawn = mapview.PartOf(a.Drawn, b)
	}
	for _, lang := range i18n.Langs() {
		m.keep(mapview.MapFile(sc.ID, lang), a.Drawn)
	}
}
