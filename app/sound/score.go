package sound

import (
	"time"

	"gonfalon/app/match"
	"gonfalon/app/telling"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Ear is who listens at a table.
type Ear struct {
	Piece  func(game.ID) game.Piece
	Rides  func(kind string) bool
	Person game.Side // who plays against the computer, NoSide where two play
	Fast   bool      // it is told at a fast pace
	Skips  bool      // nothing is told that is not grave
}

// Note is one sound.
type Note struct {
	Name  string
	At    hex.Hex // where it is heard
	Wide  bool    // it is heard nowhere in particular
	Wait  time.Duration
	Share float64 // of its level
	Times int     // strides of a canter
}

// Score is what is heard, and what is felt.
type Score struct {
	Notes []Note
	Shake game.Gravity // Light where nothing is felt
}

// What is heard with what is played on the map has its time from there.
const (
	answer  = 500 * time.Millisecond  // after a banner a horn is blown
	after   = 1300 * time.Millisecond // after the drum of an army that breaks it is heard who has won
	beneath = 0.6                     // the share of dice under a blow
)

// most is how many strides a ride is heard for, each of two hexes.
const (
	most   = 4
	stride = 2
)

// Of returns what is heard and felt of what is shown together.
func (e Ear) Of(batch []match.Entry) (s Score) {
	var shock, landing time.Duration
	fight, hexes := false, 0
	for i := range batch {
		x := &batch[i]
		if e.Skips && x.Gravity < game.Grave {
			continue
		}
		if first := x.Cue == game.CueBlow && !fight; first {
			if fight, shock = true, telling.Tread; e.charges(x.Event.Odds) {
				s.add(Near, 0, x)
				shock = telling.Gallop
			}
		}
		name, then := e.names(x)
		if name == "" {
			continue
		}
		if name == Far {
			hexes++
		}
		s.Shake = max(s.Shake, x.Gravity.Level())
		at, lands := shock, landed(x.Cue)
		if lands == 0 {
			at = max(at, landing)
		}
		if fight {
			at += wait(name)
		}
		s.add(name, at, x)
		if then != "" {
			s.add(then, at+following(then), x)
		}
		landing = max(landing, lands)
	}
	e.settle(&s, hexes, fight)
	return s
}

// wait is how long a sound follows what it comes of.
func wait(name string) time.Duration {
	switch name {
	case Broken, Drum:
		return telling.Fallen
	case Banner, Near:
		return telling.Flight
	case Horn:
		return answer
	}
	return 0
}

// landed is when what is shot hits, 0 for what is no shot.
func landed(c game.Cue) time.Duration {
	switch c {
	case game.CueHit, game.CueMiss, game.CueVolley:
		return telling.Struck
	case game.CueGun:
		return telling.Fired
	}
	return 0
}

// following is how long a second sound follows the first of its event.
func following(name string) time.Duration {
	switch name {
	case Horn:
		return answer
	case Arrows:
		return telling.Struck
	case Won, Lost:
		return after
	}
	return 0
}

// charges reports whether the attackers of a fight come on hooves.
func (e Ear) charges(o *game.Odds) bool {
	if o != nil {
		for _, id := range o.Attackers {
			if e.rides(id) {
				return true
			}
		}
	}
	return false
}

// add adds a sound of an event, unless it is heard already at that time.
func (s *Score) add(name string, at time.Duration, x *match.Entry) {
	for i := range s.Notes {
		if n := &s.Notes[i]; n.Name == name && n.Wait == at {
			return
		}
	}
	s.Notes = append(s.Notes, Note{Name: name, At: x.Event.At, Wide: x.Event.At == (hex.Hex{}), Wait: at, Share: 1, Times: 1})
}

// settle says how long riders are heard and how loud dice are.
func (e Ear) settle(s *Score, hexes int, fight bool) {
	for i := range s.Notes {
		switch n := &s.Notes[i]; {
		case n.Name == Far && !e.Fast:
			n.Times = min(most, max(1, hexes/stride))
		case n.Name == Dice && fight:
			n.Share = beneath
		}
	}
}
