package page

import (
	"time"

	"gonfalon/app/mapview"
	"gonfalon/app/match"
	"gonfalon/app/table"
	"gonfalon/app/telling"
)

// Stage is the map, on which what happened is played. A device without one has no Play.
type Stage struct {
	Play func(telling.Play)
	End  func() // of what is played
}

// playing is what is played now.
type playing struct {
	beat  int       // counts them
	until time.Time // when it ends
}

// plays has a batch played on the map. What is grave is told after that.
func (p *Page) plays(batch []match.Entry) {
	if c := p.Table; c != nil && len(batch) > 0 && !p.passes() {
		cast := telling.Cast{Piece: c.Piece, Rides: mapview.Rides, Before: c.Between(0, batch[0].Step), Stretch: p.stretch()}
		p.stages(cast.Play(batch), c.Grave())
	}
}

// passes reports whether nothing is played: the computer's turn is skipped, or what is left of it passes
// quickly.
func (p *Page) passes() bool {
	c := p.Table
	return c.Foe != nil && (c.Foe.Skips || c.Decides() && c.Hurries(p.Host.Now().Sub(p.foe.shown)))
}

// stretch is how slowly is played at this table.
func (p *Page) stretch() float64 {
	if c := p.Table; c.Foe != nil {
		return float64(match.Paces[c.Foe.Pace]) / float64(match.Paces[match.UsualPace])
	}
	return 1
}

// stages has something played. If something is grave in it, that waits for its end.
func (p *Page) stages(play telling.Play, grave bool) {
	if p.Host.Stage.Play == nil || play.Length == 0 {
		return
	}
	p.Host.Stage.Play(play)
	p.played.beat++
	p.played.until = p.Host.Now().Add(play.Length)
	if p.Table.Telling.Hold(grave); !grave {
		return
	}
	beat := p.played.beat
	p.Host.After(play.Length+p.Showing, func() {
		if p.played.beat == beat && p.Table != nil && p.Table.Telling.Holds() {
			p.Table.Telling.Hold(false)
			p.after(Filmed)
		}
	})
}

// toPlay is how long something is still played.
func (p *Page) toPlay() time.Duration { return max(0, p.played.until.Sub(p.Host.Now())) }

// cut ends what is played, as a hand goes on. A slow device may play still what was to be over.
func (p *Page) cut() {
	if p.Host.Stage.End != nil {
		p.played.until = time.Time{}
		p.Host.Stage.End()
	}
}

// films has a moment of a look back played. At the quickest pace that is a blink.
func (p *Page) films(m *table.Replay) {
	pace := float64(table.FilmPaces[m.Pace]) / float64(table.FilmPaces[match.UsualPace])
	before, batch := m.Shown(p.Table)
	play := telling.Cast{Piece: m.Game.Piece, Rides: mapview.Rides, Before: before, Stretch: pace}.Play(batch)
	if m.Pace == len(table.FilmPaces)-1 {
		play = play.Cut(table.FilmPaces[m.Pace])
	}
	p.stages(play, m.Mourns())
}
