package i18n

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// object ends the name of a place that takes a Name as the object of its sentence: {unit.acc}.
const object = ".acc"

// Name is whom a text names, as subject and as object of a sentence. At the head of a sentence it has a
// capital letter, if it is no part of a name.
type Name struct {
	Nom, Acc string
	Part     bool
}

// Named is a name that has one form.
func Named(text string) Name { return Name{Nom: text, Acc: text} }

// Forms reads a name whose forms stand beside each other, "jeździec|jeźdźca".
func Forms(text string) Name {
	nom, acc, ok := strings.Cut(text, "|")
	if !ok {
		acc = nom
	}
	return Name{Nom: nom, Acc: acc}
}

// in is the form that a place asks for, at the head of a sentence or in it.
func (n Name) in(acc, head bool) string {
	text := n.Nom
	if acc {
		text = n.Acc
	}
	if head && !n.Part {
		return Capital(text)
	}
	return text
}

// SideName is what a side is called; one that no catalogue knows is called as its battle has it.
func SideName(lang, key string) string {
	return Or(lang, "side."+key, Capital(strings.ReplaceAll(key, "-", " ")))
}

// Capital writes a text with a capital letter.
func Capital(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[n:]
}

// opens reports whether a sentence begins after what was said.
func opens(said string) bool {
	return said == "" || strings.HasSuffix(said, ". ") || strings.HasSuffix(said, "! ") || strings.HasSuffix(said, "? ")
}
