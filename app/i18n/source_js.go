package i18n

import "syscall/js"

// texts are what the page fetched before the program began, and since (app/site/assets/start.js): words
// need not travel inside the engine.
func texts() js.Value { return js.Global().Get("gonfalonTexts") }

// Source is the catalogue of a language, empty as long as the page has not fetched it.
func Source(lang string) string {
	if t := texts(); t.Truthy() {
		if text := t.Get("words").Get(lang); text.Type() == js.TypeString {
			return text.String()
		}
	}
	return ""
}

// Share is how much of what is said at all a language says, in percent, as counted when the site was
// built.
func Share(lang string) int {
	if t := texts(); t.Truthy() {
		if share := t.Get("shares").Get(lang); share.Type() == js.TypeNumber {
			return share.Int()
		}
	}
	return 0
}
