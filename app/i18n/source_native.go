//go:build !js

package i18n

import (
	"embed"
	"strings"
)

//go:embed en/*.txt pl/*.txt
var files embed.FS

// Source is the catalogue of a language as it is written, all its files one after the other;
// empty for a language there is none of.
func Source(lang string) string {
	var all strings.Builder
	entries, err := files.ReadDir(lang)
	if err != nil {
		return ""
	}
	for _, e := range entries {
		raw, _ := files.ReadFile(lang + "/" + e.Name()) // it was just listed
		all.Write(raw)
		all.WriteByte('\n')
	}
	return all.String()
}
