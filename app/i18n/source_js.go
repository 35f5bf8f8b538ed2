package i18n

import "syscall/js"

// Source is the catalogue of a language as the page fetched it before the program began
// (app/site/assets/start.js): words need not travel inside the engine.
func Source(lang string) string {
	texts := js.Global().Get("gonfalonTexts")
	if !texts.Truthy() || !texts.Get("words").Get(lang).Truthy() {
		return ""
	}
	return texts.Get("words").Get(lang).String()
}
