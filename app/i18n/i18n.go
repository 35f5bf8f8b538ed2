package i18n

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Args are the values of the named places of a text.
type Args map[string]any

// T is the text of a key in a language, its places filled. A text missing in the
// language is given in the default one; missing there too it shows as ⟦key⟧.
func T(lang, key string, args Args) string {
	in := Spoken(lang, key)
	if said, ok := text(in, key); ok {
		return fill(in, said, args)
	}
	return "⟦" + key + "⟧"
}

// Spoken is the language in which T gives a text: the one asked for, or the default one where that
// lacks the text.
func Spoken(lang, key string) string {
	switch {
	case Has(lang, key):
		return lang
	case IsPlain(lang):
		return Plainly(Default)
	}
	return Default
}

// Has reports whether a language has its own text for a key.
func Has(lang, key string) bool {
	_, ok := text(lang, key)
	return ok
}

// First returns the first of some keys that has a text, and the last where none before it has: a more
// particular key, and the general one.
func First(keys ...string) string {
	for _, key := range keys {
		if Has(Default, key) {
			return key
		}
	}
	return keys[len(keys)-1]
}

// Ways returns in how many ways something is said: the texts "key.1", "key.2" and so on.
func Ways(key string) (n int) {
	for Has(Default, key+"."+strconv.Itoa(n+1)) {
		n++
	}
	return n
}

// Or is T for a key that need not exist: instead of the missing mark it gives other.
func Or(lang, key, other string) string {
	if !Has(lang, key) && !Has(Default, key) {
		return other
	}
	return T(lang, key, nil)
}

// Places are the names of what is filled into a text, in their order.
func Places(lang, key string) []string {
	said, _ := text(Spoken(lang, key), key)
	names := inPieces(key, said).places
	for i := range names {
		names[i], _, _ = strings.Cut(names[i], ":")
		names[i] = strings.TrimSuffix(names[i], object)
	}
	return names
}

// fill replaces {name} by its value and {name:one|many} by the right plural form.
func fill(lang, text string, args Args) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(text, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		place, after, closed := strings.Cut(rest, "}")
		if !closed {
			b.WriteString("{" + rest)
			return b.String()
		}
		b.WriteString(value(lang, place, args, opens(b.String())))
		text = after
	}
}

// value is what stands in one place of a text, at the head of a sentence or in it.
func value(lang, place string, args Args, head bool) string {
	name, forms, plural := strings.Cut(place, ":")
	name, acc := strings.CutSuffix(name, object)
	v, ok := args[name]
	if !ok {
		return "{" + place + "}"
	}
	if plural {
		return choose(strings.Split(forms, "|"), Of(lang).Plural.form(number(v)))
	}
	switch v := v.(type) {
	case string:
		return v
	case Name:
		return v.in(acc, head)
	case int:
		return strings.Replace(strconv.Itoa(v), "-", "−", 1) // a hyphen is no minus
	}
	return fmt.Sprint(v)
}

// choose picks form i, or the last one where the text has fewer.
func choose(forms []string, i int) string { return forms[min(i, len(forms)-1)] }

// number reads a count from an argument, 0 when it is none.
func number(v any) int {
	if n, ok := v.(int); ok {
		return n
	}
	n, err := strconv.Atoi(fmt.Sprint(v))
	if err != nil {
		return 0
	}
	return n
}

// Under lists the keys that begin with a prefix, in order; plain forms have none of their own.
func Under(prefix string) (keys []string) {
	for key := range catalogue(Default) {
		if strings.HasPrefix(key, prefix) && !strings.HasSuffix(key, plainForm) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}
