package i18n

import (
	"slices"
	"strconv"
	"strings"
)

// A Language is one that the site speaks. To add one, give it a line among Languages and a folder of
// texts named by its code; introductions of battles lie beside those (scenarios).
type Language struct {
	Code      string // of its folder, and as pages and addresses name it (BCP 47)
	Name      string // in the language itself
	Locale    string // for previews
	Direction string // in which it is written
	Decimal   string // between ones and tenths
	Plural    Plural
	Complete  bool // every text exists, which tests demand; others are offered with how far they are
}

// The directions in which languages are written.
const (
	LeftToRight = "ltr"
	RightToLeft = "rtl"
)

// Default is the code of the language in which every text exists: what another lacks is said in it.
const Default = "en"

// Languages are those the site speaks, the default one first.
var Languages = []Language{
	{Code: Default, Name: "English", Locale: "en_GB", Direction: LeftToRight, Decimal: ".", Plural: OneOther, Complete: true},
	{Code: "pl", Name: "Polski", Locale: "pl_PL", Direction: LeftToRight, Decimal: ",", Plural: Polish, Complete: true},
	{Code: "de", Name: "Deutsch", Locale: "de_DE", Direction: LeftToRight, Decimal: ",", Plural: OneOther, Complete: true},
}

// Langs lists the codes of the languages, the default one first.
func Langs() []string {
	codes := make([]string, len(Languages))
	for i, l := range Languages {
		codes[i] = l.Code
	}
	return codes
}

// Of is the language of a code; one that there is not speaks the default one.
func Of(code string) Language { return Languages[max(0, index(Fully(code)))] }

// Knows reports whether a code is that of a language.
func Knows(code string) bool { return index(code) >= 0 }

// Speaks reports whether the words of a language are there: the page may still have to fetch them.
func Speaks(code string) bool { return Knows(code) && len(catalogue(code)) > 0 }

func index(code string) int {
	return slices.IndexFunc(Languages, func(l Language) bool { return l.Code == code })
}

// Label is how a language is offered: by its name, and if it is not complete with how far it is.
func (l Language) Label() string {
	if l.Complete {
		return l.Name
	}
	return l.Name + " (" + l.far() + ")"
}

// Short is Label where there is little room.
func (l Language) Short() string {
	if l.Complete {
		return strings.ToUpper(l.Code)
	}
	return strings.ToUpper(l.Code) + " " + l.far()
}

func (l Language) far() string { return strconv.Itoa(Share(l.Code)) + "\u00a0%" }
