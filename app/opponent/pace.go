package opponent

import (
	"time"

	"gonfalon/app/match"
)

// How long is looked at what was done: hop is for each hex of a ride; in a lesson breather is for
// each thing that goes by itself, and reading where something was told first.
const (
	hop      = 120 * time.Millisecond
	breather = 900 * time.Millisecond
	reading  = 2200 * time.Millisecond
)

// pause returns how long what was done last has still to be seen: as long as it is played at least.
func (s State) pause(c Changed) time.Duration {
	if s.Rested || s.Skips {
		return 0
	}
	return max(s.rest(c), c.ToPlay)
}

// rest returns how long it has to be seen but for that.
func (s State) rest(c Changed) time.Duration {
	if c.At.Job == match.Teaches {
		return s.lull(c)
	}
	show, hop := match.Paces[s.Pace], hop
	if c.Next.Thronged {
		show, hop = match.Paces[len(match.Paces)-1], hop/4
	}
	switch {
	case c.SetUp || !c.Leads || c.Fresh && c.ToRead == 0:
		return 0
	case c.Fresh: // it has to be read what came of the act of the person
		show = c.ToRead
	case c.Next.GoesOn:
		show = min(hop, show)
	}
	return show - c.Now.Sub(s.LastDone)
}

// lull returns how long what happened last is looked at before a lesson goes on.
func (s State) lull(c Changed) time.Duration {
	switch {
	case c.Next.GoesOn:
		return hop
	case c.ToRead > 0:
		return reading
	}
	return breather
}
