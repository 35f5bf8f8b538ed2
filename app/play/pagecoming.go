package play

import (
	"net/url"

	"gonfalon/app/panel"
)

func init() {
	pageCommands["missing"] = func(p *page, _ string) { p.misses() }
	pageCommands["give-up"] = func(p *page, _ string) { p.coming = coming{} }
}

// coming is the game that somebody came for, until it is on the table. It is seen to come, and no other
// screen before it.
type coming struct {
	landing  bool   // nothing was shown yet
	promised bool   // the page around this one sends it
	battle   string // of the game that is promised, "" where that is not told
	lost     bool   // what was promised does not come
}

// expect begins at an address; a page around this one may promise a game by it.
func (p *page) expect(at url.Values) {
	promised := p.host.Guest && at.Has("game")
	p.coming = coming{landing: true, promised: promised, battle: at.Get("game")}
}

// landed notes that the address has led somewhere.
func (p *page) landed() {
	if p.Table != nil || p.Battle != "" {
		p.coming = coming{}
	}
	p.coming.landing = p.coming.landing && p.opening != nil
}

// comes reports whether the game that somebody came for is still to come.
func (p *page) comes() bool {
	return p.Table == nil && p.Battle == "" && (p.coming.promised || p.coming.landing && p.opening != nil)
}

// misses notes that what was promised does not come.
func (p *page) misses() { p.coming.lost = p.coming.promised }

// comingBattle is the battle of the game that comes, "" while that is not known.
func (p *page) comingBattle() string {
	if p.opening != nil {
		return p.opening.rec.Scenario
	}
	return p.coming.battle
}

// comingScreen is what is seen until the game is there.
func (p screens) comingScreen() panel.Coming {
	c := panel.Coming{Lang: p.lang(), Title: "Gonfalon", Text: p.say("coming.text", nil)}
	if sc, err := p.host.Find(p.comingBattle()); err == nil {
		c.Title, c.Picture = p.battleName(sc), p.prints.card(sc.ID)
	}
	switch {
	case p.opening != nil:
		c.Done, c.Of = p.opening.Progress()
	case p.coming.lost:
		c.Text = p.say("coming.lost", nil)
		c.Do, c.Action = "give-up", p.say("ui.to-shelf", nil)
	}
	if p.coming.landing && p.opening != nil && !p.coming.promised {
		c.Do, c.Action = "close-notice", p.say("ui.cancel", nil)
	}
	return c
}
