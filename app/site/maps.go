package site

import (
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/mapview/sheet"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// mapStyle is the style sheet of the maps as it ships, beside those of the folder web.
const mapStyle = "/web/map.css"

// addMaps draws the pictures that the page shows: the map of each battlefield in each
// language and small, and each scenario with its armies. Their style sheet comes with them.
func (all files) addMaps() {
	all[mapStyle] = []byte(sheet.Style)
	for _, s := range scenarios.All() {
		all["/"+mapview.CardFile(s.ID)] = pack([]byte(sheet.Card(s.Board, placed(s))))
		if all["/"+mapview.ThumbFile(s.Battle)] != nil {
			continue // scenarios of one battle share its field
		}
		all["/"+mapview.ThumbFile(s.Battle)] = pack([]byte(sheet.Thumb(s.Board)))
		for _, lang := range i18n.Langs() {
			all["/"+mapview.MapFile(s.Battle, lang)] = pack([]byte(sheet.SVG(s.Board, mapOptions(lang))))
		}
	}
}

// mapOptions is the map as the page wants it, its names in a language.
func mapOptions(lang string) sheet.Options {
	return sheet.Options{Numbers: true, Name: func(s string) string { return i18n.Or(lang, "place."+s, s) }}
}

// placed is where the units of a scenario may stand when it begins.
func placed(s *game.Scenario) (units [2][]hex.Hex) {
	g, err := s.New(nil)
	if err != nil {
		return units
	}
	var luck dice.Seeded
	for side := range game.Side(2) {
		for _, o := range g.Offers(side, nil) {
			if o.Verb == game.VerbDeploy {
				g.Apply(o.Act, &luck)
				break
			}
		}
	}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Rank == game.Unit && p.Where == game.OnMap {
			units[p.Side] = append(units[p.Side], p.Hex)
		}
	}
	return units
}
