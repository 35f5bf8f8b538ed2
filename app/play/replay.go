package play

import (
	"gonfalon/app/mapview"
	"gonfalon/engine/game"
)

// replay is a look back: the position before some step of the session. Nothing can
// be done in it but looking, and playing on from there as another game.
type replay struct {
	step   int          // 0 to the number of steps
	game   game.Game    // as whoever looks at the screen may know it
	events []game.Event // of the step that led here
}

// Replay looks at the position after n steps; the end of the session is the game itself.
func (c *Controller) Replay(n int) {
	last := len(c.sess.Steps)
	n = max(0, min(n, last))
	c.clear()
	c.replay = &replay{step: n, game: game.Look(c.sess.At(n), c.privy).Game}
	if n > 0 {
		c.replay.events = c.sess.Events(n - 1)
	}
	for _, e := range c.replay.events {
		if place(e) != "" {
			c.look(e.At)
		}
	}
}

// EndReplay returns to the game.
func (c *Controller) EndReplay() {
	c.replay = nil
	c.clear()
	c.refresh()
}

// turnStep is the step at which the turn before or after the one looked at begins.
func (c *Controller) turnStep(by int) int {
	steps, n := c.sess.Steps, c.replay.step
	for n += by; n > 0 && n < len(steps); n += by {
		if steps[n].Turn != steps[n-1].Turn {
			return n
		}
	}
	return n
}

// branch is a session that holds the steps up to the one looked at.
func (c *Controller) branch() (*game.Session, error) {
	s := game.NewSession(c.sess.At(0), c.sess.Seed())
	for _, st := range c.sess.Steps[:c.replay.step] {
		if _, err := s.Replay(st); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// replayScene is the map of the position looked at.
func (c *Controller) replayScene(w words) mapview.Scene {
	w.game = c.replay.game
	s := mapview.Scene{Focus: c.focus, Counters: make([]mapview.Counter, w.game.Counters())}
	s.Overlay.Aim, s.Overlay.Markers = c.focus, markers(w.game)
	cards := stacks{}
	for id := range game.ID(w.game.Counters()) {
		if p := w.game.Piece(id); c.sees(p) {
			s.Counters[id] = w.shown(p, cards)
		}
	}
	return s
}
