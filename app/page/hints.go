package page

import (
	"slices"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// coach is the hint that is given now.
type coach struct {
	hint *table.Hint // nil for none
	own  string      // instead, the key of one that the battle has of its own; empty for none
	acts int         // how many were done when it was given
}

// Whether hints are given, as the settings keep it.
const (
	coachOn  = "on"
	coachOff = "off"
)

var hintsCommands = commands{
	"hint-close": func(p *Page, _ string) { p.coach = coach{} },
	"coach":      func(p *Page, _ string) { p.switchCoach() },
}

// coaches reports whether hints are given: to who is new, and to who wants them.
func (p *Page) coaches() bool {
	if p.settings.Coach != "" {
		return p.settings.Coach == coachOn
	}
	for _, done := range p.learnt {
		if done == shelf.Learnt {
			return false
		}
	}
	return !p.settings.Fought
}

// guides reports whether the battle on the table gives hints of its own, and no others: a first battle
// does, as long as the table speaks plainly and nobody has switched hints off.
func (p *Page) guides() bool {
	return p.Table != nil && p.Table.Guided() && p.speech() == speaksPlainly && p.settings.Coach != coachOff
}

// switchCoach has hints given, or not any more.
func (p *Page) switchCoach() {
	was := p.coaches() || p.guides()
	p.settings.Coach, p.coach = coachOn, coach{}
	if was {
		p.settings.Coach = coachOff
	}
	p.keepSettings()
}

// advise gives a hint where one helps that was not given yet. It goes with the next act, and with its
// moment; nothing is said while somebody else acts or another thing lies over the table.
func (p *Page) advise() {
	if !p.playing() || p.Table.Staged() || p.Table.Decides() || p.Table.Traits().Covers || p.Table.Grave() || p.Table.Table.Stage == game.StageOver || !p.coaches() && !p.guides() {
		p.coach = coach{}
		return
	}
	c := p.Table
	if p.guides() {
		p.guide()
		return
	}
	if h := p.coach.hint; h != nil && p.coach.acts == len(c.Sess.Steps) && c.Helps(h) {
		return
	}
	p.coach = coach{}
	given := strings.Fields(p.settings.Hints)
	i := slices.IndexFunc(table.Hints, func(h table.Hint) bool { return !slices.Contains(given, h.Key) && c.Helps(&h) })
	if i < 0 || p.drawer != "" {
		return
	}
	p.coach = coach{hint: &table.Hints[i], acts: len(c.Sess.Steps)}
	p.settings.Hints = strings.Join(append(given, table.Hints[i].Key), " ")
	p.keepSettings()
}

// guide gives the next hint that a first battle has of its own. Each is given once, and goes with the next
// act: whoever plays on has read it.
func (p *Page) guide() {
	c := p.Table
	if p.coach.own != "" && p.coach.acts == len(c.Sess.Steps) {
		return
	}
	p.coach = coach{}
	given := strings.Fields(p.settings.Hints)
	key, helps := c.OwnHint(func(key string) bool { return slices.Contains(given, key) })
	if !helps || p.drawer != "" {
		return
	}
	p.coach = coach{own: key, acts: len(c.Sess.Steps)}
	p.settings.Hints = strings.Join(append(given, key), " ")
	p.keepSettings()
}

// hinted is the hint that is given, nil for none.
func (p screens) hinted() *panel.Hint {
	if p.coach.own != "" {
		return &panel.Hint{Lang: p.Lang(), Text: p.Say(p.coach.own, nil)}
	}
	if p.coach.hint == nil {
		return nil
	}
	text, ref := table.HintText(p.View().Words, p.coach.hint)
	return &panel.Hint{Lang: p.Lang(), Text: text, Ref: ref}
}

// coachSwitch is the switch of hints.
func (p screens) coachSwitch() panel.Section {
	return panel.Toggles{Title: p.Say("hint.title", nil), Items: []panel.Segment{{Do: do.Coach(), Label: p.Say("hint.switch", nil), On: p.coaches() || p.guides()}}}
}
