package page

import (
	"slices"

	"gonfalon/app/do"
	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/panel"
	"gonfalon/app/shelf"
	"gonfalon/app/sound"
	"gonfalon/app/table"
	"gonfalon/engine/game"
)

// Loudspeaker is by what sounds are heard and blows felt. What the device cannot do is nil.
type Loudspeaker struct {
	Level func(level int) // says how loud, by its place among the levels
	Play  func(sound.Note)
	Shake func(game.Gravity)
}

// levels are how loud sounds are, from off to full, as the settings keep it. Low is the usual one.
var levels = []string{"off", "", "full"}

// levelKeys are their names in commands and in the catalogue.
var levelKeys = []string{"off", "low", "full"}

var soundCommands = commands{
	"sound": (*Page).setLoud,
	"buzz":  func(p *Page, _ string) { p.settings.Still = !p.settings.Still; p.keepSettings() },
}

// loud is how loud sounds are, 0 for off.
func (p *Page) loud() int { return max(0, slices.Index(levels, p.settings.Sound)) }

// setLoud chooses how loud sounds are; without a name it switches them off, or on again.
func (p *Page) setLoud(name string) {
	n := slices.Index(levelKeys, name)
	switch {
	case name == "" && p.loud() == 0:
		n = 1
	case name == "":
		n = 0
	case n < 0:
		return
	}
	p.settings.Sound = levels[n]
	p.keepSettings()
	p.turnUp()
}

// turnUp tells the loudspeaker how loud it is to be.
func (p *Page) turnUp() {
	if set := p.Host.Loudspeaker.Level; set != nil {
		set(p.loud())
	}
}

// loudness are the choices of what is heard and felt, as far as the device can.
func (p screens) loudness() (list []panel.Section) {
	if p.Host.Loudspeaker.Level != nil {
		seg := panel.Segments{Title: p.Say("sound.title", nil)}
		for n, key := range levelKeys {
			seg.Parts = append(seg.Parts, panel.Segment{Do: do.Sound(key), Label: p.Say("sound."+key, nil), On: n == p.loud()})
		}
		list = append(list, seg)
	}
	if p.Host.Loudspeaker.Shake != nil {
		list = append(list, panel.Toggles{Items: []panel.Segment{{Do: do.Buzz(), Label: p.Say("sound.buzz", nil), On: !p.settings.Still}}})
	}
	return list
}

// soundSwitch is the switch of sounds beside a lesson; nil where the device has none.
func (p screens) soundSwitch() *panel.SoundSwitch {
	if p.Host.Loudspeaker.Level == nil {
		return nil
	}
	return &panel.SoundSwitch{Lang: p.Lang(), On: p.loud() > 0}
}

// touch is what a hand changes by choosing and switching.
type touch struct {
	table    table.Touch
	settings shelf.Settings
	overlays table.Overlays
}

func (p *Page) touch() touch {
	t := touch{settings: p.settings, overlays: p.Overlays}
	if p.Table != nil {
		t.table = p.Table.Touch()
	}
	return t
}

// chooses reports whether a hand has switched something, or chosen something at the table.
func (p *Page) chooses(was, now touch) bool {
	switched := was.settings != now.settings || was.overlays != now.overlays
	return switched || was.table != now.table && (p.Table == nil || !p.Table.Refuses())
}

// tells has played and heard what was shown, or heard that a hand has chosen something. What comes to
// nothing is silent.
func (p *Page) tells(hand bool) {
	var score sound.Score
	if p.Table != nil {
		batch := p.Table.Telling.Shown()
		p.plays(batch)
		score = p.ear().Of(batch)
	}
	if hand && len(score.Notes) == 0 && p.chooses(p.touched, p.touch()) {
		score.Notes = []sound.Note{{Name: sound.Tick, Wide: true, Share: 1, Times: 1}}
	}
	if play := p.Host.Loudspeaker.Play; play != nil {
		for _, n := range score.Notes {
			play(n)
		}
	}
	if shake := p.Host.Loudspeaker.Shake; shake != nil && score.Shake > game.Light && !p.settings.Still {
		shake(score.Shake)
	}
}

// ear is who listens at the table.
func (p *Page) ear() sound.Ear {
	c := p.Table
	e := sound.Ear{Piece: c.Piece, Rides: mapview.Rides, Person: min(c.Person, game.NoSide)}
	if c.Foe != nil {
		e.Fast, e.Skips = c.Foe.Pace == len(match.Paces)-1, c.Foe.Skips
	}
	return e
}
