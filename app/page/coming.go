package page

import (
	"net/url"

	"gonfalon/app/do"
	"gonfalon/app/panel"
)

var comingCommands = commands{
	"missing": func(p *Page, _ string) { p.misses() },
	"give-up": func(p *Page, _ string) { p.coming = coming{} },
}

// coming is the game that somebody came for, until it is on the table. It is seen to come, and no other
// screen before it.
type coming struct {
	landing  bool   // nothing was shown yet
	promised bool   // the page around this one sends it
	battle   string // of the game that is promised, "" where that is not told
	lost     bool   // what was promised does not come
}

// Expect begins at an address; a page around this one may promise a game by it.
func (p *Page) Expect(at url.Values) {
	promised := p.Host.Guest && at.Has("game")
	p.coming = coming{landing: true, promised: promised, battle: at.Get("game")}
}

// landed notes that the address has led somewhere.
func (p *Page) landed() {
	if p.Table != nil || p.Battle != "" {
		p.coming = coming{}
	}
	p.coming.landing = p.coming.landing && p.opening != nil
}

// Comes reports whether the game that somebody came for is still to come.
func (p *Page) Comes() bool {
	return p.Table == nil && p.Battle == "" && (p.coming.promised || p.coming.landing && p.opening != nil)
}

// misses notes that what was promised does not come.
func (p *Page) misses() { p.coming.lost = p.coming.promised }

// comingBattle is the battle of the game that comes, "" while that is not known.
func (p *Page) comingBattle() string {
	if p.opening != nil {
		return p.opening.rec.Scenario
	}
	return p.coming.battle
}

// ComingScreen is what is seen until the game is there.
func (p screens) ComingScreen() panel.Coming {
	c := panel.Coming{Lang: p.Lang(), Title: "Gonfalon", Text: p.Say("coming.text", nil)}
	if sc, err := p.Host.Find(p.comingBattle()); err == nil {
		c.Title, c.Picture = p.battleName(sc), p.Prints.Card(sc.ID)
	}
	switch {
	case p.opening != nil:
		c.Done, c.Of = p.opening.progress()
	case p.coming.lost:
		c.Text = p.Say("coming.lost", nil)
		c.Do, c.Action = do.GiveUp(), p.Say("ui.to-shelf", nil)
	}
	if p.coming.landing && p.opening != nil && !p.coming.promised {
		c.Do, c.Action = do.CloseNotice(), p.Say("ui.cancel", nil)
	}
	return c
}
