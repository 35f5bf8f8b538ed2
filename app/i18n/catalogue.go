package i18n

import (
	"strings"
	"sync"
)

// catalogues are the texts by language and key, read once.
var catalogues = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, l := range Langs() {
		all[l] = load(l)
	}
	return all
})

// load reads the words of a language.
func load(lang string) map[string]string {
	texts := map[string]string{}
	parse(Source(lang), texts)
	return texts
}

// parse reads lines "key = text"; blank lines and lines that begin with # are skipped.
func parse(raw string, to map[string]string) {
	for line := range strings.Lines(raw) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if key, text, ok := strings.Cut(line, "="); ok {
			to[strings.TrimSpace(key)] = strings.TrimSpace(text)
		}
	}
}
