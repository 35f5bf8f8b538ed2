package i18n

import (
	"cmp"
	"slices"
	"strings"
	"sync"
)

// The readers of battles say in English what is wrong with a text, and their sentences are made of what was read there.
// Whoever speaks another language is told the same: the sentence is looked for among the texts of the catalogue, which
// have places where it has words of the reader's own.

// worded begins the keys of the sentences of readers.
const worded = "wrong."

// sentence is a text of the default language in pieces: what stands before, between and behind its places.
type sentence struct {
	key    string
	pieces []string
	places []string // by name
}

// sentences are those of the readers, those first that say most by themselves.
var sentences = sync.OnceValue(func() (list []sentence) {
	for key, text := range catalogue(Default) {
		if strings.HasPrefix(key, worded) {
			list = append(list, inPieces(key, text))
		}
	}
	own := func(s sentence) int { return len(strings.Join(s.pieces, "")) }
	slices.SortFunc(list, func(a, b sentence) int { return cmp.Or(own(b)-own(a), strings.Compare(a.key, b.key)) })
	return list
})

// inPieces takes a text apart at its places.
func inPieces(key, text string) sentence {
	s := sentence{key: key}
	for {
		before, rest, ok := strings.Cut(text, "{")
		s.pieces = append(s.pieces, before)
		if !ok {
			return s
		}
		var place string
		place, text, _ = strings.Cut(rest, "}")
		s.places = append(s.places, place)
	}
}

// fits are what stands in the places of a sentence, ok is false where it is another.
func (s sentence) fits(said string) (args Args, ok bool) {
	rest, ok := strings.CutPrefix(said, s.pieces[0])
	args = Args{}
	for i, place := range s.places {
		next := s.pieces[i+1]
		end := strings.Index(rest, next)
		if last := i == len(s.places)-1; last && strings.HasSuffix(rest, next) {
			end = len(rest) - len(next)
		}
		if !ok || end < 1 {
			return nil, false
		}
		args[place], rest = rest[:end], rest[end+len(next):]
	}
	return args, ok && rest == ""
}

// Reword is what a reader of battles said, in a language; as it was said where nobody knows the sentence. in is the
// language in which it is.
func Reword(lang, said string) (text, in string) {
	if lang == Default {
		return said, Default
	}
	for _, s := range sentences() {
		if args, ok := s.fits(said); ok && Has(lang, s.key) {
			return T(lang, s.key, args), lang
		}
	}
	return said, Default
}
