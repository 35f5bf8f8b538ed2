package i18n

import (
	"embed"
	"strings"
	"sync"
)

//go:embed en/*.txt pl/*.txt
var files embed.FS

// catalogues are the texts by language and key, read once.
var catalogues = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, l := range Langs() {
		all[l] = load(l)
	}
	return all
})

// load reads every file of a language.
func load(lang string) map[string]string {
	texts := map[string]string{}
	entries, err := files.ReadDir(lang)
	if err != nil {
		return texts
	}
	for _, e := range entries {
		raw, _ := files.ReadFile(lang + "/" + e.Name())
		parse(string(raw), texts)
	}
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
