package page

import (
	"cmp"
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

var shelfCommands = commands{
	"play-now": func(p *Page, _ string) { p.beginNow() },
	"length":   func(p *Page, of string) { p.settings.Length = of; p.keepSettings() },
	"book":     func(p *Page, of string) { p.settings.Book = of; p.keepSettings() },
	"show-all": func(p *Page, _ string) {
		p.settings.Length, p.settings.Book = "", ""
		p.keepSettings()
	},
}

// lengths are what the shelf tells battles apart by: their names in settings and catalogue, and how
// many minutes each takes at most.
var lengths = []struct {
	name string
	most int
}{{"short", 59}, {"hours", 240}, {"long", 1 << 20}}

// lengthOf is how long a battle takes, by name.
func lengthOf(sc *game.Scenario) string {
	for _, l := range lengths {
		if sc.Minutes <= l.most {
			return l.name
		}
	}
	return ""
}

// byLength are all battles, the shortest first, of equals the easiest.
func (p *Page) byLength() []*game.Scenario {
	list := slices.Clone(p.Host.Battles())
	slices.SortStableFunc(list, func(a, b *game.Scenario) int {
		return cmp.Or(cmp.Compare(a.Minutes, b.Minutes), cmp.Compare(a.Level, b.Level))
	})
	return list
}

// listed are the cards of the battles that the player wants to see.
func (p screens) listed() (list []panel.Battle) {
	under := ""
	for _, sc := range p.byLength() {
		if of := p.settings.Length; of != "" && of != lengthOf(sc) {
			continue
		}
		if of := p.settings.Book; of != "" && of != sc.System {
			continue
		}
		b, group := p.battle(sc), "shelf.great"
		if sc.Short() {
			group = "shelf.short"
		}
		if group != under {
			under, b.Group = group, p.Say(group, nil)
		}
		list = append(list, b)
	}
	for i, sc := range p.own.List() {
		b := p.battle(sc)
		if i == 0 {
			b.Group = p.Say("shelf.own", nil)
		}
		list = append(list, b)
	}
	return list
}

// filters are the choices of what the shelf lists.
func (p screens) filters() []panel.Chips {
	length := panel.Chips{Title: p.Say("shelf.length", nil), Parts: []panel.Segment{p.chip(do.Length, "", "shelf.all", p.settings.Length)}}
	for _, l := range lengths {
		length.Parts = append(length.Parts, p.chip(do.Length, l.name, "shelf.length-"+l.name, p.settings.Length))
	}
	book := panel.Chips{Title: p.Say("shelf.book", nil), Parts: []panel.Segment{p.chip(do.Book, "", "shelf.all", p.settings.Book)}}
	var systems []string
	for _, sc := range p.Host.Battles() {
		if !slices.Contains(systems, sc.System) {
			systems = append(systems, sc.System)
			book.Parts = append(book.Parts, p.chip(do.Book, sc.System, "shelf.book-"+sc.System, p.settings.Book))
		}
	}
	return []panel.Chips{length, book}
}

// chip is one of the choices of a filter.
func (p screens) chip(press func(string) string, value, key, now string) panel.Segment {
	return panel.Segment{Do: press(value), Label: p.Say(key, nil), On: value == now}
}

// novice is the level against which somebody fights who has chosen none and begins at once.
const novice = "squire"

// nowChoice is the battle that one tap begins, from the side that moves first: who begins it
// decides something at once.
func (p *Page) nowChoice() *game.Scenario {
	if list := p.byLength(); len(list) > 0 {
		return list[0]
	}
	return nil
}

// playNow is the card of what one tap begins: what the thread has next, for who has begun it, else the
// shortest battle.
func (p screens) playNow() *panel.NowCard {
	if next := p.onward(); next != nil {
		return next
	}
	sc := p.nowChoice()
	if sc == nil {
		return nil
	}
	b := p.battle(sc)
	return &panel.NowCard{Battle: b, Kicker: p.Say("shelf.now", nil),
		Text:   p.Say("shelf.minutes", i18n.Args{"n": sc.Minutes}) + " · " + p.Say("shelf.against-computer", nil),
		Button: panel.Button{ID: "play-now", Do: do.PlayNow(), Label: p.Say("shelf.play-as", i18n.Args{"side": i18n.Or(p.Lang(), "side-of."+sc.Sides[game.A], b.Sides[game.A])}), Look: "pri", Side: match.SideKey(game.A)}}
}

// beginNow begins that battle, set up, against the computer.
func (p *Page) beginNow() {
	sc := p.nowChoice()
	if sc == nil {
		return
	}
	p.consider(p.atOnce(sc))
	p.start(sc.ID)
}

// atOnce is how a battle is fought that one tap begins: set up, from the side that moves first, against
// the computer.
func (p *Page) atOnce(sc *game.Scenario) string {
	return sc.ID + "&setup=" + asTheyStood + "&side=" + match.SideKey(game.A) + "&against=" + cmp.Or(p.settings.Level, novice)
}
