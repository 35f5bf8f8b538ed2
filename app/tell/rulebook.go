package tell

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
	"gonfalon/engine/rule"
)

// Book is a rule book of the system in play.
type Book struct {
	Key  string
	Cite func(rule.Ref) game.Citation
}

// mostFound is how many rules a search shows.
const mostFound = 40

// Find looks for rules of the system by a word or by the number they have in the book in play.
// Others are the other books of the system.
func (w Words) Find(query string, others []Book) panel.Found {
	var hits []panel.FoundRule
	for _, key := range i18n.Under("rule." + w.System + ".") {
		ref := rule.Ref(strings.TrimPrefix(key, "rule."+w.System+"."))
		text := w.Say(key, nil)
		if r := w.Quote(ref); numbered(r.Para, query) || bears(text, query) {
			hits = append(hits, w.foundRule(ref, text, query, others))
		}
	}
	slices.SortStableFunc(hits, func(a, b panel.FoundRule) int { return rank(a, query) - rank(b, query) })
	f := panel.Found{Title: w.Say("help.found", i18n.Args{"n": len(hits)})}
	f.Rules = hits[:min(len(hits), mostFound)]
	return f
}

// Rulings are what settles where the books of the system are silent, by their numbers: all of them, or those with
// a word or a number.
func (w Words) Rulings(query string) panel.Found {
	var f panel.Found
	for _, key := range i18n.Under("rule." + w.System + ".") {
		ref := w.Quote(rule.Ref(strings.TrimPrefix(key, "rule."+w.System+".")))
		if text := w.Say(key, nil); ref.Book == rulings && !w.hasRuling(f.Rules, ref) && (query == "" || numbered(ref.Para, query) || bears(text, query)) {
			f.Rules = append(f.Rules, panel.FoundRule{Ref: ref, Text: marked(text, query)})
		}
	}
	slices.SortFunc(f.Rules, func(a, b panel.FoundRule) int {
		return cmp.Or(len(a.Ref.Para)-len(b.Ref.Para), strings.Compare(a.Ref.Para, b.Ref.Para))
	})
	f.Title = w.Say("rulings.n", i18n.Args{"n": len(f.Rules)})
	return f
}

// hasRuling reports whether a ruling is listed already: a book may have one in the place of others.
func (w Words) hasRuling(list []panel.FoundRule, ref panel.Ref) bool {
	return slices.ContainsFunc(list, func(r panel.FoundRule) bool { return r.Ref.Para == ref.Para })
}

// foundRule is a rule as a search shows it. One that the book in play has not is shown by its
// number in a book that has it.
func (w Words) foundRule(ref rule.Ref, text, query string, others []Book) panel.FoundRule {
	r := panel.FoundRule{Ref: w.Quote(ref), Text: marked(text, query)}
	if r.Ref.Book == rulings {
		return r
	}
	r.Note = w.elsewhere(ref, others)
	if r.Ref.Para == "" {
		r.Ref.Para, r.Note = string(ref), w.Say("help.not-here", nil)+" "+r.Note
		for _, b := range others {
			if c := b.Cite(ref); c.Para != "" {
				r.Ref.Book, r.Ref.Para = c.Book, c.Para
				break
			}
		}
	}
	return r
}

// rulings is the book of rulings, which all books of a system share.
const rulings = "rulings"

// elsewhere says under which number the other books of the system have a paragraph; it is empty
// where there are none.
func (w Words) elsewhere(ref rule.Ref, others []Book) string {
	var paras []string
	named := map[string][]string{}
	for _, b := range others {
		c := b.Cite(ref)
		if named[c.Para] == nil {
			paras = append(paras, c.Para)
		}
		named[c.Para] = append(named[c.Para], w.Say("book."+b.Key+".short", nil))
	}
	var parts []string
	for _, para := range paras {
		key := "help.other"
		if para == "" {
			key = "help.other-none"
		}
		parts = append(parts, w.Say(key, i18n.Args{"books": w.List(named[para]), "para": para}))
	}
	if len(parts) == 0 {
		return ""
	}
	return w.Say("help.others", i18n.Args{"list": strings.Join(parts, " · ")})
}

// rank puts rules of the number asked for first, then those of the book in play, then rulings,
// then those of other books.
func rank(r panel.FoundRule, query string) int {
	switch {
	case numbered(r.Ref.Para, query):
		return 0
	case r.Ref.Book == rulings:
		return 2
	}
	return 1
}

// numbered reports whether a paragraph has the number asked for, or begins with it.
func numbered(para, query string) bool {
	q, p := strings.ToLower(strings.TrimSpace(query)), strings.ToLower(para)
	if q == "" || !strings.ContainsFunc(q, unicode.IsDigit) {
		return false
	}
	_, number, ruling := strings.Cut(p, "-")
	return p == q || strings.HasPrefix(p, q+".") || ruling && number == q
}

// bears reports whether a text has all words of a query.
func bears(text, query string) bool {
	in := folded(text)
	words := stems(query)
	for _, w := range words {
		if at(in, w, 0) < 0 {
			return false
		}
	}
	return len(words) > 0
}

// marked is a text in pieces, of which those asked for stand out to the end of their words.
func marked(text, query string) (out []panel.Piece) {
	letters, in := []rune(text), folded(text)
	hit := make([]bool, len(letters))
	for _, w := range stems(query) {
		for i := at(in, w, 0); i >= 0; i = at(in, w, i+1) {
			for k := i; k < i+len(w) || k < len(in) && unicode.IsLetter(in[k]); k++ {
				hit[k] = true
			}
		}
	}
	from := 0
	for i := 1; i <= len(letters); i++ {
		if i == len(letters) || hit[i] != hit[from] {
			out = append(out, panel.Piece{Text: string(letters[from:i]), Hit: hit[from]})
			from = i
		}
	}
	return out
}

// at is where a word begins in a text from some place on, -1 where it does not.
func at(in, word []rune, from int) int {
	for i := from; i+len(word) <= len(in); i++ {
		if (i == 0 || !unicode.IsLetter(in[i-1])) && slices.Equal(in[i:i+len(word)], word) {
			return i
		}
	}
	return -1
}

// stems are the words of a query without the endings that change with their use.
func stems(query string) (out [][]rune) {
	for _, w := range strings.Fields(string(folded(query))) {
		letters := []rune(w)
		for len(letters) > 4 && strings.ContainsRune("aeiouys", letters[len(letters)-1]) {
			letters = letters[:len(letters)-1]
		}
		if len(letters) > 1 {
			out = append(out, letters)
		}
	}
	return out
}

// plain are letters without their marks.
var plain = map[rune]rune{'ą': 'a', 'ä': 'a', 'ć': 'c', 'č': 'c', 'ę': 'e', 'ł': 'l', 'ń': 'n', 'ó': 'o', 'ö': 'o', 'ř': 'r', 'ś': 's', 'š': 's', 'ü': 'u', 'ź': 'z', 'ż': 'z'}

// folded is a text in small letters without marks, letter by letter.
func folded(text string) []rune {
	out := []rune(text)
	for i, r := range out {
		r = unicode.ToLower(r)
		out[i] = cmp.Or(plain[r], r)
	}
	return out
}

// mostMet is how many counters a search shows.
const mostMet = 6

// Meets lists the counters whose names a query begins, with the way to them.
func (t Teller) Meets(query string) []panel.Section {
	o := panel.Options{Title: t.Say("help.units", nil)}
	q := folded(strings.TrimSpace(query))
	for id := range game.ID(t.View.Counters()) {
		p := t.Piece(id)
		if p.Where != game.OnMap || !t.Sees(p) || len(q) < 2 || at(folded(t.Named(p)), q, 0) != 0 || len(o.Cards) == mostMet {
			continue
		}
		chip := t.Chip(p)
		o.Cards = append(o.Cards, panel.Card{Do: do.Meet(id), Chip: &chip, Title: t.Named(p), Sub: t.Lineage(p)})
	}
	if len(o.Cards) == 0 {
		return nil
	}
	return []panel.Section{o}
}
