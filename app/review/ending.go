package review

import (
	"gonfalon/app/do"
	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/chronicle"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// Ending is what a battle that is over is remembered by, found a little at a time.
type Ending struct {
	session *game.Session
	steps   int // of the session, as its end was read
	reader  *chronicle.Reader
	moments []chronicle.Moment
	stills  []still // of the moments
	closed  bool
}

// Recall begins to look for the moments of a battle that is over.
func Recall(s *game.Session) *Ending {
	return &Ending{session: s, steps: len(s.Steps), reader: chronicle.Of(s)}
}

// Of reports whether an ending is that of a session as it is now.
func (e *Ending) Of(s *game.Session) bool {
	return e != nil && e.session == s && e.steps == len(s.Steps)
}

// Close ends looking for moments.
func (e *Ending) Close() {
	if e != nil {
		e.closed = true
	}
}

// Write looks for moments in slices, until they are found or the ending is closed.
func (e *Ending) Write(h Host) {
	for began := h.Now(); e.reader.Next(); {
		if h.Now().Sub(began) >= slice {
			h.Pause(func() {
				if !e.closed {
					e.Write(h)
				}
			})
			return
		}
	}
	e.moments = append([]chronicle.Moment{}, e.reader.Moments()...)
	v := h.Teller()
	for i := range e.moments {
		s := &e.moments[i].Scene
		e.stills = append(e.stills, still{scene: v.Stroke(s), at: s.At})
	}
}

// Written reports whether the moments are found.
func (e *Ending) Written() bool { return e != nil && e.moments != nil }

// Last is an ending as it is shown.
type Last struct {
	tell.Teller
	*Ending
	Thumb string // the map in small, "" until it is there
}

// Moments are the pictures that the battle is remembered by; none before they are found.
func (l Last) Moments() (m panel.Moments) {
	if !l.Written() {
		return m
	}
	m.Title = l.Say("moment.title", nil)
	for i := range l.stills {
		of := &l.moments[i]
		m.List = append(m.List, panel.Moment{Picture: l.stills[i].near(l.Thumb), Turn: l.Say("moment.turn", i18n.Args{"n": of.Turn}),
			Text: l.Remembered(&of.Scene), Do: do.Replay(max(0, of.Step-1))})
	}
	return m
}

// near is a still with little about it, drawn once the thumb of its map is there.
func (s *still) near(thumb string) string {
	if s.drawn == "" && thumb != "" {
		s.drawn = mapview.Near(thumb, s.scene, s.at)
	}
	return s.drawn
}

// Decisive is the moment that a picture of the battle shows, in words and on its field; ok is false
// before the moments are found.
func (l Last) Decisive() (said string, s mapview.Scene, at hex.Hex, ok bool) {
	if !l.Written() || len(l.stills) == 0 {
		return "", s, at, false
	}
	i := l.decisive()
	of := &l.moments[i]
	said = l.Say("moment.headline", i18n.Args{"n": of.Turn, "what": l.Remembered(&of.Scene)})
	return said, l.stills[i].scene.Bare(), of.At, true
}

// decisive is the index of that moment: what is grave rather than a blow.
func (l Last) decisive() int {
	best := 0
	for i := range l.moments {
		if l.moments[i].Role < l.moments[best].Role {
			best = i
		}
	}
	return best
}
