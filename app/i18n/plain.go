package i18n

import "strings"

// plainly ends the code of a language that is spoken plainly (BCP 47 keeps it for private use), plainForm
// the key of a text that has a form for that.
const (
	plainly   = "-x-plain"
	plainForm = ".plain"
)

// Plainly is a language as those speak it who know no rule book: where a text has a plain form it is said
// so, and what has none as it always is.
func Plainly(lang string) string { return Fully(lang) + plainly }

// Fully is a language as those speak it who know the rule book.
func Fully(lang string) string { return strings.TrimSuffix(lang, plainly) }

// IsPlain reports whether a language is one that is spoken plainly.
func IsPlain(lang string) bool { return strings.HasSuffix(lang, plainly) }

// text is what a language itself says for a key.
func text(lang, key string) (said string, ok bool) {
	texts := catalogue(Fully(lang))
	if IsPlain(lang) {
		if said, ok = texts[key+plainForm]; ok {
			return said, true
		}
	}
	said, ok = texts[key]
	return said, ok
}
