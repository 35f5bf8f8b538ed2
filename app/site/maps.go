package site

import (
	"fmt"
	"strconv"
	"strings"

	"gonfalon/app/arms"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/app/site/pack"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// mapStyle is the style sheet of the maps as it ships, beside those of the folder web.
const mapStyle = "/web/map.css"

// addMaps draws the pictures that the page shows: the map of each battlefield in each
// language and small, and each scenario with its armies. Their style sheet comes with them.
func (all files) addMaps() {
	all[mapStyle] = []byte(sheet.Style)
	for _, s := range scenarios.All() {
		all["/"+mapview.CardFile(s.ID)] = pack.Gzip([]byte(card(s)))
		if all["/"+mapview.ThumbFile(s.Board.Name)] != nil {
			continue // scenarios of one battle share its field, but for those on a part of it
		}
		all["/"+mapview.ThumbFile(s.Board.Name)] = pack.Gzip([]byte(sheet.Thumb(s.Board)))
		for _, lang := range i18n.Langs() {
			all["/"+mapview.MapFile(s.Board.Name, lang)] = pack.Gzip([]byte(sheet.SVG(s.Board, mapOptions(lang))))
		}
	}
	all.addArms()
}

// addArms draws the coats of arms of each battle, as its register has them.
func (all files) addArms() {
	for _, s := range scenarios.All() {
		address := "/" + mapview.ArmsFile(s.Battle)
		if all[address] != nil {
			continue
		}
		drawn, err := armsOf(s.Battle)
		if err != nil {
			panic(err) // the registers come with the program; the tests read them all
		}
		all[address] = pack.Gzip([]byte(drawn))
	}
}

// armsOf are the coats of arms of a battle by their numbers, a line each.
func armsOf(battle string) (string, error) {
	register, err := scenarios.Register(battle)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">`+"\n", arms.Wide, arms.High)
	for i, text := range scenarios.Blazons(register) {
		blazon, err := arms.Read(text)
		if err != nil {
			return "", fmt.Errorf("register of %s: %q: %w", battle, text, err)
		}
		b.WriteString(mapview.ArmsHead(strconv.Itoa(i)) + blazon.SVG(fmt.Sprintf("arms-%d", i)) + "</g>\n")
	}
	return b.String() + "</svg>", nil
}

// card is the picture of a scenario with its armies; around the part of a battlefield it shows what
// lies there.
func card(s *game.Scenario) string {
	view := mapview.Extent(s.Board)
	if s.Board.Name != s.Battle {
		view = view.Frame(cardShape, mapview.Extent(field(s)))
	}
	return sheet.Card(field(s), view, s.Placed())
}

// cardShape is how many times as wide as high a card is.
const cardShape = 1.5

// field is the whole battlefield of a scenario.
func field(s *game.Scenario) *board.Board {
	for _, o := range scenarios.All() {
		if o.Battle == s.Battle && o.Board.Name == s.Battle {
			return o.Board
		}
	}
	return s.Board
}

// mapOptions is the map as the page wants it, its names in a language.
func mapOptions(lang string) sheet.Options {
	return sheet.Options{Numbers: true, Name: func(s string) string { return i18n.Or(lang, "place."+s, s) }}
}
