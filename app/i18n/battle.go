package i18n

import "gonfalon/engine/game"

// Length says how long a scenario takes: its turns, and the minutes they usually need.
func Length(lang string, sc *game.Scenario) string {
	turns := T(lang, "shelf.open-end", nil)
	if sc.Turns[1] > 0 {
		turns = T(lang, "shelf.turns", Args{"n": sc.Turns[1] - sc.Turns[0] + 1})
	}
	return turns + " · " + T(lang, "shelf.minutes", Args{"n": sc.Minutes})
}

// PageFile is the address of the page of a scenario in a language, which needs no program,
// relative to the page of the program.
func PageFile(id, lang string) string {
	if lang == Default {
		return "battles/" + id + ".html"
	}
	return "battles/" + id + "." + lang + ".html"
}
