package page

import (
	"strings"

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

// watch has the computer play both sides of the table.
func (p *Page) watch(levels [2]bot.Level) {
	p.vacate()
	p.foe.expected = false
	c := p.Table
	c.Watch(levels)
	c.Handed = len(c.Sess.Steps)
	c.Clear()
	c.Refresh()
	p.computer = map[string]string{match.SideKey(game.A): levels[game.A].String(), match.SideKey(game.B): levels[game.B].String()}
	p.instruct()
}

// greet puts the computer where a save says; what that says and nobody knows is told.
func (p *Page) greet(computer map[string]string) {
	a, knowsA := bot.ParseLevel(computer[match.SideKey(game.A)])
	b, knowsB := bot.ParseLevel(computer[match.SideKey(game.B)])
	if knowsA && knowsB {
		p.watch([2]bot.Level{a, b})
		p.saved = p.Table.Version
		return
	}
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

// both is the table's word for the computer leading both sides.
const both = "both"

// seatOf is the side of a key, NoSide for any other text.
func seatOf(key string) game.Side {
	for s := game.A; s <= game.B; s++ {
		if match.SideKey(s) == key {
			return s
		}
	}
	return game.NoSide
}

// seatFoe puts the computer at a side, "a" or "b", at both, or away from the table.
func (p *Page) seatFoe(arg string) {
	if p.away() || p.Table.Staged() || p.Table.Afar != nil || p.Table.Traits().Covers {
		return
	}
	side, level := seatOf(arg), p.level()
	if f := p.Table.Foe; p.Table.Opposed() {
		level = f.Level.String()
	} else if p.Table.Watched() && side <= game.B {
		level = f.Each[side].String()
	}
	if known, _ := bot.ParseLevel(level); arg == both {
		p.watch([2]bot.Level{known, known})
	} else {
		p.setFoe(side, level)
	}
	p.Table.HandsOver()
}

// gradeFoe changes how well the computer plays; where it plays both sides the level follows the side.
func (p *Page) gradeFoe(arg string) {
	of, name, watched := strings.Cut(arg, between)
	if !watched {
		name = arg
	}
	level, ok := bot.ParseLevel(name)
	if !ok || p.away() || p.Table.Staged() || watched != p.Table.Watched() || !watched && !p.Table.Solo() {
		return
	}
	if watched {
		each := p.Table.Foe.Each
		each[sideOf(of)] = level
		p.watch(each)
		p.Table.HandsOver()
		return
	}
	p.setFoe(p.Table.Foe.Side, name)
	p.Table.HandsOver()
	p.settings.Level = name
	p.keepSettings()
}
