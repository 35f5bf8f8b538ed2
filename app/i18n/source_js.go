package i18n

import "syscall/js"

// Source is the catalogue of a language as the page fetched it before the program began
// (app/site/assets/start.js): words need not travel inside the engine.
func Source(lang string) string {
	words := js.Global().Get("gonfalonWords")
	if !words.Truthy() || !words.Get(lang).Truthy() {
		return ""
	}
	return words.Get(lang).String()
}
