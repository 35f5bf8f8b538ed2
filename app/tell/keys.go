package tell

import (
	"cmp"
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

// Choosing is how keys are chosen now.
type Choosing struct {
	Quiet bool   // single signs act with Alt alone
	Waits string // the command that waits for its key
	Taken string // why it was not given one
}

// Keys lists what keys do, each thing once however many there are of it. Those of the map and the page are told with
// them where all does.
func (w Words) Keys(sets []do.Keys, all bool, c Choosing) (list []panel.Key) {
	of := map[string][]panel.Press{}
	if all {
		for _, press := range slices.Sorted(maps.Keys(always)) {
			if sets[0][press] == "" {
				of[always[press]] = append(of[always[press]], panel.Press{Text: w.keycap(press, c)})
			}
		}
	}
	waits := map[string]bool{}
	for _, keys := range sets {
		for _, press := range slices.Sorted(maps.Keys(keys)) {
			if len(press) == 1 && press != strings.ToLower(press) {
				continue // the same key with Shift
			}
			name := Keyed(keys[press])
			if cap := w.pressable(press, keys[press], c); !slices.Contains(of[name], cap) {
				of[name], waits[name] = append(of[name], cap), waits[name] || cap.On
			}
		}
	}
	for _, name := range slices.SortedFunc(maps.Keys(of), func(a, b string) int {
		return cmp.Or(strings.Compare(of[a][0].Text, of[b][0].Text), strings.Compare(a, b))
	}) {
		text := w.Say(name, nil)
		if waits[name] {
			text = cmp.Or(c.Taken, w.Say("keys.press", i18n.Args{"what": text}))
		}
		list = append(list, panel.Key{Presses: of[name], Text: text, Waits: waits[name]})
	}
	return list
}

// pressable is a key that does a command; another may be chosen where it writes a sign.
func (w Words) pressable(key, command string, c Choosing) panel.Press {
	p := panel.Press{Text: w.keycap(key, c)}
	if do.IsSign(key) {
		p.Do, p.On = do.Rekey(command), command == c.Waits
		p.Name = w.Say("keys.change", i18n.Args{"key": p.Text, "what": w.KeyOf(command)})
	}
	return p
}

// KeyOf says what a command of a key does; without one it is the map's.
func (w Words) KeyOf(command string) string {
	if command == "" {
		return w.Say("key.map", nil)
	}
	return w.Say(Keyed(command), nil)
}

// keycap is what is pressed.
func (w Words) keycap(key string, c Choosing) string {
	if c.Quiet && do.IsSign(key) {
		return "Alt " + w.Keycap(key)
	}
	return w.Keycap(key)
}

// Keycap is what is printed on a key.
func (w Words) Keycap(key string) string {
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
