//go:build !js

package annals

import (
	"embed"
	"encoding/json"

	"gonfalon/app/i18n"
)

//go:embed games
var games embed.FS

// Packed returns a game as it ships.
func Packed(key string) ([]byte, error) {
	record, err := games.ReadFile("games/" + key + ".json")
	if err != nil {
		return nil, err
	}
	a := Annal{Record: string(record), Said: map[string]string{}}
	for _, lang := range i18n.Langs() {
		if said, err := games.ReadFile("games/" + key + "." + lang + ".txt"); err == nil {
			a.Said[lang] = string(said)
		}
	}
	return json.Marshal(a)
}
