package i18n

import "gonfalon/engine/game"

// Length says how long a scenario takes: its turns, and the minutes they usually need.
func Length(lang string, sc *game.Scenario) string {
	turns := T(lang, "shelf.open-end", nil)
	if sc.Turns[1] > 0 {
		turns = T(lang, turnsKey(sc), Args{"n": sc.Turns[1] - sc.Turns[0] + 1, "first": sc.Turns[0], "last": sc.Turns[1]})
	}
	return turns + " · " + T(lang, "shelf.minutes", Args{"n": sc.Minutes})
}

// Goal says in a sentence what wins a scenario, empty where nothing but its book does.
func Goal(lang string, sc *game.Scenario) string { return Or(lang, "goal."+sc.ID, "") }

// PageFile is the address of the page of a scenario in a language, which needs no program,
// relative to the page of the program.
func PageFile(id, lang string) string {
	if lang == Default {
		return "battles/" + id + ".html"
	}
	return "battles/" + id + "." + lang + ".html"
}

// SiteFile is the address of a page of the site in a language, relative to the page of the program.
func SiteFile(page, lang string) string {
	if lang == Default {
		return page
	}
	return lang + "/" + page
}

// turnsKey names the turns by their numbers where they do not begin with the first: the table
// counts them so.
func turnsKey(sc *game.Scenario) string {
	if sc.Turns[0] > 1 {
		return "shelf.turns-from"
	}
	return "shelf.turns"
}
