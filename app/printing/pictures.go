package printing

import (
	"cmp"
	"slices"
	"strings"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Pictures are the pictures that ship with the page, by address. One is wanted when it
// is first looked for and comes in its own time; the game never waits for it.
type Pictures struct {
	svg    map[string]string // "" while one is on its way
	wanted []string          // to be fetched
	lost   map[string]bool   // those that did not come
}

// printed is the map of a battlefield; until it is there, only its hexes.
type printed struct {
	Full, Mini string
	Area       mapview.Area
}

// Of is the map of a scenario with place names in a language, or as long as that is
// not there in another.
func (m *Pictures) Of(sc game.Scenario, lang string) printed {
	area := mapview.Extent(sc.Board)
	full := m.Get(mapview.MapFile(sc.Board.Name, lang))
	for _, other := range i18n.Langs() {
		if full == "" {
			full = m.svg[mapview.MapFile(sc.Board.Name, other)]
		}
	}
	blank := mapview.Blank(area)
	return printed{Full: cmp.Or(full, blank), Mini: cmp.Or(m.Get(mapview.ThumbFile(sc.Board.Name)), blank), Area: area}
}

// Card is the picture of a scenario, which fills its frame; empty until it is there.
func (m *Pictures) Card(scenario string) string {
	return strings.Replace(m.Get(mapview.CardFile(scenario)), "<svg ", `<svg preserveAspectRatio="xMidYMid slice" `, 1)
}

// Draw draws the map of a battle that does not ship, of which nobody has printed one.
func (m *Pictures) Draw(sc *game.Scenario) {
	m.keep(mapview.CardFile(sc.ID), mapview.PlainThumb(sc.Board, sc.Placed()))
	if sc.Board.Name != sc.ID {
		return // it is fought on a map of ours
	}
	m.keep(mapview.ThumbFile(sc.ID), mapview.PlainThumb(sc.Board, [2][]hex.Hex{}))
	svg := mapview.Plain(sc.Board)
	for _, lang := range i18n.Langs() {
		m.keep(mapview.MapFile(sc.ID, lang), svg)
	}
}

// Get is the picture at an address, empty until it is there.
func (m *Pictures) Get(address string) string {
	svg, known := m.svg[address]
	if !known && !m.lost[address] && !slices.Contains(m.wanted, address) {
		m.wanted = append(m.wanted, address)
	}
	return svg
}

// Map is the map of a scenario if it is there, without wanting it.
func (m *Pictures) Map(sc *game.Scenario, lang string) string {
	return m.svg[mapview.MapFile(sc.Board.Name, lang)]
}

// Thumb is the small map of a scenario, empty until it is there.
func (m *Pictures) Thumb(sc *game.Scenario) string { return m.Get(mapview.ThumbFile(sc.Board.Name)) }

// Ask hands out the addresses that are wanted; they count as on their way from now on.
func (m *Pictures) Ask() []string {
	wanted := m.wanted
	m.wanted = nil
	for _, address := range wanted {
		m.keep(address, "")
	}
	return wanted
}

// keep takes a picture that has come.
func (m *Pictures) keep(address, svg string) {
	if m.svg == nil {
		m.svg = map[string]string{}
	}
	m.svg[address] = svg
}

// Arrived keeps what came from an address, unless it is no picture: some hosts answer
// everything with a page.
func (m *Pictures) Arrived(address, text string) {
	if strings.HasPrefix(text, "<svg ") {
		m.keep(address, text)
	} else {
		m.lose(address)
	}
}

// lose notes that a picture did not come.
func (m *Pictures) lose(address string) {
	if m.lost == nil {
		m.lost = map[string]bool{}
	}
	delete(m.svg, address)
	m.lost[address] = true
}

// Missing reports whether the map of a scenario did not come; it may yet, until then.
func (m *Pictures) Missing(sc game.Scenario, lang string) bool {
	return m.lost[mapview.MapFile(sc.Board.Name, lang)]
}

// Due reports whether the map of a scenario is on its way.
func (m *Pictures) Due(sc game.Scenario, lang string) bool {
	svg, known := m.svg[mapview.MapFile(sc.Board.Name, lang)]
	return known && svg == ""
}

// Again lets what did not come be wanted anew.
func (m *Pictures) Again() { clear(m.lost) }
