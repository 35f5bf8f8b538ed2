package page

import (
	"cmp"
	"net/url"
	"strings"

	"gonfalon/app/do"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/engine/game"
)

// How the armies stand at first, as settings and addresses say it.
const (
	asTheyStood = "historical"
	ownSetup    = "own"
)

var standCommands = commands{
	"setup": (*Page).chooseSetup,
}

// arranged reports whether the players of a battle place their armies.
func arranged(sc *game.Scenario) bool {
	g, err := sc.New(nil)
	return err == nil && g.Table().Stage == game.StageSetUp
}

// posed reads how the armies stand at first. What is left of the address is returned.
func (p *Page) posed(asked url.Values) (rest url.Values) {
	if how := asked.Get("setup"); how == asTheyStood || how == ownSetup {
		p.choice.setup = how
		asked.Del("setup")
	}
	return asked
}

// setup is how the armies stand at first in the battle whose page is shown. Two readers of another
// page place them, unless that says otherwise.
func (p *Page) setup() string {
	if p.choice.watched() {
		return asTheyStood // nobody places them
	}
	usually := asTheyStood
	if p.Host.Guest && p.choice.against == "" {
		usually = ownSetup
	}
	return cmp.Or(p.choice.setup, p.settings.Setup, usually)
}

// historical reports whether a battle that is about to begin is set up by itself.
func (p *Page) historical(id string) bool { return p.choice.scenario == id && p.setup() == asTheyStood }

// Wanted is the command of what is asked for before the "#" of an address, as in
// "?play=hastings&against=captain&side=b", empty where nothing is. What the battle knows nothing of
// is left out: others write into addresses too.
func (p *Page) Wanted(at url.Values) string {
	id := at.Get("play")
	switch {
	case id == "" && at.Has("puzzle"):
		return do.Puzzle(at.Get("puzzle"))
	case id == "" && at.Has("learn"):
		return do.Learn(at.Get("learn"))
	case id == "":
		return ""
	}
	wish := url.Values{}
	take := func(key string) {
		if at.Has(key) {
			wish.Set(key, at.Get(key))
		}
	}
	for _, key := range []string{"against", "levels", "side", "setup", "dice"} {
		take(key)
	}
	if sc, err := p.Host.Find(id); err == nil {
		for _, o := range sc.Options {
			take(o.Key)
		}
	}
	if wish.Get("against") == "" && wish.Get("side") != "" {
		wish.Set("against", usual) // who leads one side has somebody against him
	}
	return strings.TrimSuffix(do.Play(id+"&"+wish.Encode()), "&")
}

// chooseSetup says how the armies stand at first.
func (p *Page) chooseSetup(how string) {
	if how != ownSetup {
		how = asTheyStood
	}
	p.choice.setup, p.settings.Setup = how, how
	p.keepSettings()
}

// deploy stands both armies up as they stood.
func deploy(s *game.Session) {
	for s.Game.Table().Stage == game.StageSetUp {
		_, side := match.Expected(s.Game.Table())
		offers := s.Game.Offers(side, nil)
		next := match.Find(offers, game.VerbDeploy)
		if next == nil {
			next = match.Find(offers, game.VerbReady)
		}
		if next == nil {
			return
		}
		if _, no := s.Do(next.Act); no != nil {
			return
		}
	}
}

// setupChoice is the choice of how the armies stand, where there is one.
func (p screens) setupChoice() []panel.Choice {
	if !p.choice.placed {
		return nil
	}
	row := panel.Choice{Title: p.Say("begin.setup", nil)}
	for _, how := range []string{asTheyStood, ownSetup} {
		pick := panel.Pick{Do: do.Setup(how), Text: p.Say("begin."+how, nil), Small: p.Say("begin."+how+".text", nil), On: p.setup() == how}
		if ground := p.rebuilt(); how == asTheyStood && ground != "" {
			pick.Text, pick.Small = p.Say("begin.reconstruction", nil), ground
		}
		row.Picks = append(row.Picks, pick)
	}
	return []panel.Choice{row}
}

// rebuilt says what of the set-up of the battle whose page is shown is a reconstruction.
func (p screens) rebuilt() string {
	if p.Host.Standing == nil {
		return ""
	}
	return p.Host.Standing(p.choice.scenario, p.Lang())
}
