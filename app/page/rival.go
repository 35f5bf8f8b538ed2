package page

import (
	"cmp"
	"net/url"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Who leads the other side, as the settings keep it.
const (
	byComputer = "computer"
	byPerson   = "person"
	byFriend   = "friend" // who plays from another place
	byNobody   = "nobody" // the computer leads both sides
)

var rivalCommands = commands{
	"rival":     (*Page).chooseRival,
	"lead-side": (*Page).chooseSide,
	"level":     (*Page).chooseLevel,
}

// between stands between the levels of both sides in an address.
const between = "."

// watched reports whether the computer is to lead both sides.
func (c choice) watched() bool { return c.watch[game.A] != "" }

// watches has the computer lead both sides, as well as an address says; a level that nobody knows is this player's.
func (p *Page) watches(levels string) {
	c := &p.choice
	c.against, c.afar, c.said = "", false, true
	a, b, _ := strings.Cut(levels, between)
	for side, level := range [...]string{a, cmp.Or(b, a)} {
		if _, known := bot.ParseLevel(level); !known {
			level = p.level()
		}
		c.watch[side] = level
	}
}

// rival reads who plays whom: from what an address asks for, else from what the page around this
// one does, else as the player chose last; who has not chosen yet is most likely alone. What is
// left of the address is returned.
func (p *Page) rival(asked url.Values) (rest url.Values) {
	level, side := asked.Get("against"), asked.Get("side")
	if !asked.Has("against") && p.Host.Asked != nil {
		level, side = p.Host.Asked("against"), cmp.Or(side, p.Host.Asked("side"))
		if p.Host.Guest && side != "" {
			level = cmp.Or(level, usual) // who leads one side only has to have somebody against him
		}
	}
	c := &p.choice
	if level == byNobody {
		p.watches(asked.Get("levels"))
		for _, key := range []string{"against", "levels", "side"} {
			asked.Del(key)
		}
		return asked
	}
	if _, known := bot.ParseLevel(level); known {
		c.against = level
	} else if level == byPerson {
		level = ""
	} else if level == byFriend || level == "" && p.settings.Rival == byFriend && !p.Host.Guest {
		c.afar, level = true, ""
	} else if level == "" && p.settings.Rival != byPerson && !p.Host.Guest && p.Host.Worker != nil {
		c.against = p.level()
	}
	if c.side = "a"; side == "b" || side == "" && asked.Has("side") {
		c.side = side
	}
	if c.against != "" || level == "" {
		c.said = asked.Has("against")
		asked.Del("against")
		asked.Del("side")
	}
	return asked
}

// level is how well the computer plays for this player.
func (p *Page) level() string { return cmp.Or(p.settings.Level, usual) }

// computer is who plays a battle that is about to begin, as saves say it; a seed throws the lot.
func (c choice) computer(id string, seed uint64) map[string]string {
	switch {
	case c.scenario != id:
		return nil
	case c.watched():
		return map[string]string{match.SideKey(game.A): c.watch[game.A], match.SideKey(game.B): c.watch[game.B]}
	case c.against == "":
		return nil
	}
	person := game.Side((seed >> 7) & 1)
	switch c.side {
	case match.SideKey(game.A):
		person = game.A
	case match.SideKey(game.B):
		person = game.B
	}
	return map[string]string{match.SideKey(person.Other()): c.against}
}

// leads is the side that the person leads, "" where two do or a lot decides.
func (c choice) leads() string {
	if c.against == "" && !c.afar {
		return ""
	}
	return c.side
}

// begun is the part of an address that leads to a game of a battle that is not kept yet.
func (c choice) begun(id string) string {
	if c.scenario != id {
		return id
	}
	return c.link()
}

// chooseRival says who leads the other side: the computer, or another person.
func (p *Page) chooseRival(who string) {
	if who == byNobody {
		p.watches("")
		return // the next battle is played again
	}
	p.choice.against, p.choice.afar, p.choice.watch = "", who == byFriend, [2]string{}
	switch who {
	case byComputer:
		p.choice.against = p.level()
	case byFriend:
	default:
		who = byPerson
	}
	p.settings.Rival, p.choice.said = who, true
	p.keepSettings()
}

// chooseSide says which side the person leads, "a" or "b"; anything else leaves it to a lot.
func (p *Page) chooseSide(side string) {
	p.choice.said = true
	if p.choice.side = side; side != match.SideKey(game.A) && side != match.SideKey(game.B) {
		p.choice.side = ""
	}
}

// chooseLevel says how well the computer plays; of a battle that is watched it names the side as well.
func (p *Page) chooseLevel(level string) {
	if side, of, watched := strings.Cut(level, between); watched && p.choice.watched() {
		if _, known := bot.ParseLevel(of); known {
			p.choice.watch[sideOf(side)] = of
		}
		return
	}
	if _, known := bot.ParseLevel(level); known {
		p.choice.against, p.settings.Level, p.choice.said = level, level, true
		p.keepSettings()
	}
}

// rivals are the choices of who plays whom, on the page of a battle.
func (p screens) rivals(sc *game.Scenario) (rows []panel.Choice) {
	c := p.choice
	rows = append(rows, panel.Choice{Title: p.Say("begin.who", nil), Picks: []panel.Pick{
		{Do: do.Rival(byComputer), Icon: "screen", Text: p.Say("begin.computer", nil), Small: p.Say("begin.computer.text", nil), On: c.against != ""},
		{Do: do.Rival(byPerson), Icon: "people", Text: p.Say("begin.people", nil), Small: p.Say("begin.people.text", nil), On: c.against == "" && !c.afar && !c.watched()},
		{Do: do.Rival(byNobody), Icon: "eye", Text: p.Say("begin.watch", nil), Small: p.Say("begin.watch.text", nil), On: c.watched()}}})
	if !p.Host.Guest {
		rows[0].Picks = append(rows[0].Picks, panel.Pick{Do: do.Rival(byFriend), Icon: "pen", Text: p.Say("begin.friend", nil),
			Small: p.Say("begin.friend.text", nil), On: c.afar})
	}
	switch {
	case c.afar:
		return append(rows, p.sides(sc), p.throwChoice())
	case c.watched():
		for s, key := range sc.Sides {
			rows = append(rows, p.levels(i18n.SideName(p.Lang(), key), match.SideKey(game.Side(s))+between, c.watch[s]))
		}
		return rows
	}
	if c.against == "" {
		return append(append(rows, p.setupChoice()...), p.diceChoice())
	}
	rows = append(rows, p.sides(sc), p.levels(p.Say("begin.level", nil), "", c.against))
	return append(append(rows, p.setupChoice()...), p.diceChoice())
}

// levels is the choice of how well the computer plays; of says which side, where it leads both.
func (p screens) levels(title, of, now string) panel.Choice {
	row := panel.Choice{Title: title}
	for _, name := range bot.LevelNames() {
		row.Picks = append(row.Picks, panel.Pick{Do: do.Level(of + name), Text: p.Say("foe.level."+name, nil),
			Small: p.Say("foe.level."+name+".text", nil), On: now == name})
	}
	return row
}

// sides is the choice of the side that the person leads.
func (p screens) sides(sc *game.Scenario) panel.Choice {
	row := panel.Choice{Title: p.Say("begin.side", nil)}
	for s, key := range sc.Sides {
		side := match.SideKey(game.Side(s))
		row.Picks = append(row.Picks, panel.Pick{Do: do.LeadSide(side), Side: side, Text: i18n.SideName(p.Lang(), key), On: p.choice.side == side})
	}
	row.Picks = append(row.Picks, panel.Pick{Do: do.LeadSide(""), Text: p.Say("begin.lot", nil), On: p.choice.side == ""})
	return row
}

// opponents are the same choices in the menu of the table.
func (p screens) opponents() []panel.Section {
	c := p.Table
	if c.Afar != nil {
		return append([]panel.Section{p.correspondence(), p.View().FoePace()}, p.transcript()...)
	}
	befriend := panel.Actions{Buttons: []panel.Button{{ID: "menu-friend", Do: do.Drawer("friend"), Label: p.Say("go-on.title", nil), Look: "gho", Off: !p.mayGoOn()}}}
	seg := panel.Segments{Title: p.Say("foe.who", nil), Parts: []panel.Segment{{Do: do.FoeSide(""), Label: p.Say("foe.nobody", nil), On: !c.Opposed()}}}
	for s := game.A; s <= game.B; s++ {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.FoeSide(match.SideKey(s)), Label: p.View().Side(s), On: c.Opposed() && c.Foe.Side == s})
	}
	seg.Parts = append(seg.Parts, panel.Segment{Do: do.FoeSide(both), Label: p.Say("foe.both", nil), On: c.Watched()})
	switch {
	case c.Watched():
		return []panel.Section{seg, p.gradings(p.View().Side(game.A), game.A), p.gradings(p.View().Side(game.B), game.B), p.View().FoePace(), befriend}
	case c.Opposed():
		return []panel.Section{seg, p.gradings(p.Say("begin.level", nil), c.Foe.Side), p.View().FoePace(), befriend} // on a phone the dock has no room for the pace
	}
	return []panel.Section{seg, befriend}
}

// gradings are the levels at which the computer can lead a side of the table.
func (p screens) gradings(title string, side game.Side) panel.Segments {
	seg, of := panel.Segments{Title: title}, ""
	if p.Table.Watched() {
		of = match.SideKey(side) + between
	}
	for _, name := range bot.LevelNames() {
		seg.Parts = append(seg.Parts, panel.Segment{Do: do.FoeLevel(of + name), Label: p.Say("foe.level."+name, nil), On: p.Table.LevelOf(side).String() == name})
	}
	return seg
}
