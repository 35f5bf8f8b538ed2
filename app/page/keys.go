package page

import (
	"maps"
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/panel"
	"gonfalon/app/table"
	"gonfalon/app/tell"
)

var keyCommands = commands{
	"rekey": func(p *Page, command string) {
		if command == p.guidance.rekey {
			command = ""
		}
		p.guidance.rekey, p.guidance.taken = command, ""
	},
	"keys-back": func(p *Page, _ string) { p.chooseKeys(nil) },
	"letters": func(p *Page, _ string) {
		p.settings.Quiet = !p.settings.Quiet
		p.keepSettings()
	},
}

// keysOfMap are the signs that the map and the page have for themselves: they visit, zoom, and fill the screen.
const keysOfMap = "npf+=-_0"

// Quiet reports whether single letters and other signs act with Alt alone, so that dictation keeps them.
func (p *Page) Quiet() bool { return p.settings.Quiet }

// Chooses reports whether a command waits for its key.
func (p *Page) Chooses() bool { return p.guidance.rekey != "" }

// Rekey gives a key to the command that waits for one; it reports whether one did. Where another has it, that is told.
func (p *Page) Rekey(key string) bool {
	command := p.guidance.rekey
	if command == "" || key != "Escape" && !do.IsSign(key) {
		return false
	}
	p.before(Pressed)
	defer p.after(Pressed)
	if p.guidance.taken = ""; key == "Escape" {
		p.guidance.rekey = ""
		return true
	}
	chosen, w := do.ReadChosen(p.settings.Keys), p.View()
	if has, clash := chosen.Choose(command, key, keysOfMap, table.KeySets()); clash {
		p.guidance.taken = p.Say("keys.clash", i18n.Args{"key": w.Keycap(key), "what": w.KeyOf(has)})
		p.spoken = p.guidance.taken
		return true
	}
	p.guidance.rekey = ""
	p.chooseKeys(chosen)
	p.spoken = w.Keycap(key) + ": " + w.KeyOf(command)
	return true
}

// chooseKeys keeps which keys are chosen.
func (p *Page) chooseKeys(c do.Chosen) {
	p.guidance.rekey, p.guidance.taken = "", ""
	p.settings.Keys = c.String()
	p.keepSettings()
}

// keys are the keys of what is on the table, as the player has chosen them.
func (p *Page) keys() do.Keys {
	if p.Table == nil {
		return nil
	}
	return do.ReadChosen(p.settings.Keys).On(p.Table.Keys())
}

// meant is the usual key of what a key does.
func (p *Page) meant(key string) string {
	return do.ReadChosen(p.settings.Keys).Meant(p.Table.Keys(), key)
}

// shortcuts are the keys that act now, by their commands, as browsers name them.
func (p screens) shortcuts() map[string]string {
	keys := p.keys()
	out := map[string]string{}
	for _, press := range slices.Sorted(maps.Keys(keys)) {
		if out[keys[press]] == "" { // capitals come first
			out[keys[press]] = p.withAlt(press) + strings.Replace(press, " ", "Space", 1)
		}
	}
	return out
}

// withAlt is what is held with a key that acts with Alt alone.
func (p screens) withAlt(key string) string {
	if p.Quiet() && do.IsSign(key) {
		return "Alt+"
	}
	return ""
}

// keyTable are the keys: those that act now, and those of other moments. Each can be chosen.
func (p screens) keyTable() []panel.Section {
	w, now, chosen := p.View(), p.keys(), do.ReadChosen(p.settings.Keys)
	here := slices.Collect(maps.Values(now))
	var others []do.Keys
	for _, usual := range table.KeySets() {
		other := maps.Clone(chosen.On(usual))
		maps.DeleteFunc(other, func(_, command string) bool { return slices.Contains(here, command) })
		others = append(others, other)
	}
	choosing := tell.Choosing{Quiet: p.Quiet(), Waits: p.guidance.rekey, Taken: p.guidance.taken}
	k := panel.Keys{Title: p.Say("keys.title", nil), Of: w.Keys([]do.Keys{now}, true, choosing),
		More: p.Say("keys.other", nil), Others: w.Keys(others, false, choosing),
		Set: []panel.Segment{{Do: do.Letters(), Label: p.Say("keys.letters", nil), Text: p.Say("keys.letters.text", nil), On: !p.Quiet()}}}
	if len(chosen) > 0 {
		k.Back = panel.Button{ID: "keys-back", Do: do.KeysBack(), Label: p.Say("keys.back", nil), Look: "gho"}
	}
	return []panel.Section{k}
}
