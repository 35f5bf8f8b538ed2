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
	charts
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
	m.want(&sc)
	m.Get(mapFile(&sc, lang))
	full := m.Map(&sc, lang)
	for _, other := range i18n.Langs() {
		full = cmp.Or(full, m.Map(&sc, other))
	}
	blank := mapview.Blank(area)
	return printed{Full: cmp.Or(full, blank), Mini: cmp.Or(m.Thumb(&sc), blank), Area: area}
}

// sheetOf is the name of the printed map that shows where a battle is fought, and whether of that only a part is
// in play.
func sheetOf(sc *game.Scenario) (name string, part bool) {
	if sc.Made.Foreign() && sc.Board.Name == sc.ID && sc.Battle != sc.ID {
		return sc.Battle, true
	}
	return sc.Board.Name, false
}

// mapFile is the address of the printed map of a scenario.
func mapFile(sc *game.Scenario, lang string) string {
	name, _ := sheetOf(sc)
	return mapview.MapFile(name, lang)
}

// played is the picture at an address, or of a battle on a part of that what is in play. Each is cut once.
func (m *Pictures) played(sc *game.Scenario, file func(name string) string) string {
	name, part := sheetOf(sc)
	whole := m.svg[file(name)]
	if !part || whole == "" {
		return whole
	}
	cut := file(sc.ID)
	if m.svg[cut] == "" {
		m.keep(cut, mapview.PartOf(whole, sc.Board))
	}
	return m.svg[cut]
}

// Card is the picture of a scenario, empty until it is there. It fills its frame; one that does not ship may be of
// any shape and is seen whole, on a frame that looks like its ground.
func (m *Pictures) Card(scenario string) string {
	svg := m.Get(mapview.CardFile(scenario))
	if game.IsOwn(scenario) {
		return svg
	}
	return strings.Replace(svg, "<svg ", `<svg preserveAspectRatio="xMidYMid slice" `, 1)
}

// Draw draws the map of a battle that does not ship, plainly: it is drawn as ours are once it is looked for.
func (m *Pictures) Draw(sc *game.Scenario) {
	m.keep(mapview.CardFile(sc.ID), mapview.PlainThumb(sc.Board, sc.Placed()))
	if sc.Battle != sc.ID {
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
	return m.played(sc, func(name string) string { return mapview.MapFile(name, lang) })
}

// Thumb is the small map of a scenario, empty until it is there.
func (m *Pictures) Thumb(sc *game.Scenario) string {
	name, _ := sheetOf(sc)
	m.Get(mapview.ThumbFile(name))
	return m.played(sc, mapview.ThumbFile)
}

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
	return m.lost[mapFile(&sc, lang)]
}

// Due reports whether the map of a scenario is on its way.
func (m *Pictures) Due(sc game.Scenario, lang string) bool {
	svg, known := m.svg[mapFile(&sc, lang)]
	return known && svg == ""
}

// Again lets what did not come be wanted anew.
func (m *Pictures) Again() { clear(m.lost) }
