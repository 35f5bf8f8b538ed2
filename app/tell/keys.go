package tell

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
)

// Keyed names in the catalogue what a command of a key does: commands that differ by a number alone, such as to
// turn one way or the other, have one name.
func Keyed(command string) string {
	verb, arg, _ := strings.Cut(command, ":")
	if command == do.Drawer(arg) {
		verb += "-" + arg
	}
	return "key." + verb
}

// always are the keys of the map and the page, by the names of what they do; a mode may have another use for
// one.
var always = do.Keys{"ArrowUp": "key.cursor", "ArrowDown": "key.cursor", "ArrowLeft": "key.cursor", "ArrowRight": "key.cursor",
	"n": "key.visit", "p": "key.visit", "f": "key.full", "Escape": "key.back"}

// Keys are the keys that act now, each with what it does.
func (w Words) Keys(keys do.Keys) panel.Keys {
	of := map[string][]string{}
	for _, press := range slices.Sorted(maps.Keys(always)) {
		if keys[press] == "" {
			of[always[press]] = append(of[always[press]], w.keycap(press))
		}
	}
	for _, press := range slices.Sorted(maps.Keys(keys)) {
		if len(press) == 1 && press != strings.ToLower(press) {
			continue // the same key with Shift
		}
		name := Keyed(keys[press])
		of[name] = append(of[name], w.keycap(press))
	}
	list := panel.Keys{Title: w.Say("keys.title", nil)}
	for _, name := range slices.SortedFunc(maps.Keys(of), func(a, b string) int { return strings.Compare(of[a][0], of[b][0]) }) {
		list.Of = append(list.Of, panel.Key{Presses: of[name], Text: w.Say(name, nil)})
	}
	return list
}

// keycap is what is printed on a key.
func (w Words) keycap(key string) string {
	rest, shifted := strings.CutPrefix(key, "Shift+")
	name := i18n.Or(w.Lang, "press."+strings.ToLower(rest), strings.ToUpper(rest))
	if rest == " " {
		name = w.Say("press.space", nil)
	}
	if shifted {
		return w.Say("press.shift", nil) + " " + name
	}
	return name
}
