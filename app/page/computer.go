package page

import (
	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/opponent"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

var computerCommands = commands{
	"foe-pause": opposed(opponent.Pause),
	"foe-step":  opposed(opponent.OneStep),
	"foe-skip":  opposed(opponent.Skip),
	"foe-pace":  do.Whole((*Page).setFoePace),
	"foe-look":  do.Whole((*Page).lookAtFeat),
	"foe-side":  (*Page).seatFoe,
	"foe-level": (*Page).gradeFoe,
}

// opposed is a command of the computer's turn.
func opposed(key opponent.Key) func(*Page, string) {
	return func(p *Page, _ string) {
		if p.Table != nil && p.Table.Decides() {
			p.foe.hear(opponent.Pressed{Key: key})
		}
	}
}

// Hastens reports whether the computer does its turn without showing it, and thinks what comes next.
func (p *Page) Hastens() bool {
	return p.Table != nil && p.Table.Decides() && p.foe.state.Hastens()
}

func (p *Page) setFoePace(n int) {
	if p.Table != nil && p.Table.Foe != nil {
		p.foe.hear(opponent.Pressed{Key: opponent.ToPace, Pace: n})
	}
}

// lookAtFeat stops and looks at the place of what was done with a step.
func (p *Page) lookAtFeat(step int) {
	if p.Table == nil {
		return
	}
	if f, ok := p.Table.FeatAt(step); ok {
		p.foe.hear(opponent.Pressed{Key: opponent.Look})
		p.Table.Follow(&f)
		p.Table.Sight.Aimed = p.Table.Sight.Focus != nil
	}
}

// setFoe puts the computer at a side of the table, or takes it away.
func (p *Page) setFoe(side game.Side, level string) {
	p.vacate()
	p.foe.expected = false
	c := p.Table
	known, _ := bot.ParseLevel(level)
	c.Against(side, known)
	c.Handed = len(c.Sess.Steps) // nobody comes to a table at which all sit
	c.Clear()
	c.Refresh()
	if p.computer = nil; side <= game.B {
		p.computer = map[string]string{match.SideKey(side): level}
	}
	p.instruct()
}

// greet puts the computer where a save says; what that says and nobody knows is told.
func (p *Page) greet(computer map[string]string) {
	for side := game.A; side <= game.B; side++ {
		level, plays := computer[match.SideKey(side)]
		if _, known := bot.ParseLevel(level); plays && known {
			p.setFoe(side, level)
			p.saved = p.Table.Version
			return
		}
	}
	if len(computer) > 0 {
		p.tell("notice.foe-unknown", "", "", "")
	}
}

// usual is the level for who has chosen none.
const usual = "knight"

// seatFoe puts the computer at a side, "a" or "b", or away from the table.
func (p *Page) seatFoe(arg string) {
	if p.away() || p.Table.Staged() || p.Table.Afar != nil || p.Table.Traits().Covers {
		return
	}
	side, level := game.NoSide, p.level()
	for s := game.A; s <= game.B; s++ {
		if match.SideKey(s) == arg {
			side = s
		}
	}
	if p.Table.Opposed() {
		level = p.Table.Foe.Level.String()
	}
	p.setFoe(side, level)
	p.Table.HandsOver()
}

// gradeFoe changes how well the computer plays.
func (p *Page) gradeFoe(level string) {
	if _, ok := bot.ParseLevel(level); !ok || p.away() || p.Table.Staged() || !p.Table.Solo() {
		return
	}
	p.setFoe(p.Table.Foe.Side, level)
	p.Table.HandsOver()
	p.settings.Level = level
	p.keepSettings()
}
