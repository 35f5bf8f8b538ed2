package i18n

import (
	"maps"
	"strings"
	"sync"

	"gonfalon/scenarios"
)

// catalogues are the texts by language and key. Each is read when it is first asked for and its
// source is there: a page fetches only what it speaks. What a battle is called and what wins it is said
// in its own folder.
var catalogues = struct {
	sync.RWMutex
	of map[string]map[string]string
}{of: map[string]map[string]string{}}

// catalogue is the texts of a language by key, none as long as its source is not there.
func catalogue(lang string) map[string]string {
	catalogues.RLock()
	texts, read := catalogues.of[lang]
	catalogues.RUnlock()
	if read {
		return texts
	}
	if texts = parsed(Source(lang)); len(texts) > 0 {
		maps.Copy(texts, scenarios.Words(lang))
		catalogues.Lock()
		catalogues.of[lang] = texts
		catalogues.Unlock()
	}
	return texts
}

// parsed reads lines "key = text"; blank lines and lines that begin with # are skipped.
func parsed(raw string) map[string]string {
	texts := map[string]string{}
	for line := range strings.Lines(raw) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if key, text, ok := strings.Cut(line, "="); ok {
			texts[strings.TrimSpace(key)] = strings.TrimSpace(text)
		}
	}
	return texts
}

// forget drops what was read of a language.
func forget(lang string) {
	catalogues.Lock()
	delete(catalogues.of, lang)
	catalogues.Unlock()
}
