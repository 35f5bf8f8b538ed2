package opponent

import (
	"errors"
	"time"

	"gonfalon/app/foe"
	"gonfalon/app/match"
)

// Limit is how long a question goes unanswered at most.
const Limit = 2 * time.Minute

// Why there is no answer that is of use: catalogue keys.
var (
	ErrSilent   = errors.New(foe.Silent)
	ErrNonsense = errors.New(foe.Nonsense)
	ErrMissing  = errors.New("foe-missing")
)

// Next returns an opponent after an event, and what he wants done, in this order.
func Next(s State, e Event) (State, []Effect) {
	switch e := e.(type) {
	case Changed:
		return s.changed(e)
	case Answered:
		if s.Is == Asked && s.Ask == e.Ask {
			s.Is, s.Due = Due, e.Answer
		}
	case Refused:
		return s.fail(e.Err)
	case Clock:
		if s.waits() && s.Beat == e.Beat {
			s.Is, s.Rested = Due, true
		}
	case Silent:
		return s.silent(e)
	case Gone:
		return s.gone(e.Err)
	case Pressed:
		return s.pressed(e), nil
	}
	return s, nil
}

// changed goes on as far as the table as it is now lets him.
func (s State) changed(c Changed) (State, []Effect) {
	if c.At.Steps < s.Seen { // taking something back ends a pause
		s.Paused = false
	}
	s.Seen = c.At.Steps
	if s.Is != Idle && s.At != c.At {
		s = s.drop()
	}
	var effects []Effect
	if c.Attended {
		s.Skips = s.Skips && c.Leads && !(c.Watched && c.Fresh && s.Begun)
		switch {
		case c.At.Job == match.NoJob:
		case s.Is == Idle:
			s, effects = s.ask(c)
		case s.Is != Asked:
			s, effects = s.proceed(c)
		}
	}
	s.Thinking = s.Is == Asked && c.Leads
	return s, effects
}

// ask asks what there is to be asked.
func (s State) ask(c Changed) (State, []Effect) {
	var effects []Effect
	s.Ask++
	s.Is, s.At = Asked, c.At
	if c.Fresh {
		s.LastDone = c.Now
	}
	if c.At.Job == match.Teaches || c.At.Job == match.Shows { // these answer at once, by themselves
		return s, []Effect{Ask{s.Ask, c.At.Job}}
	}
	if s.Seat == Vacant {
		s.Seat = Beside
		effects = append(effects, Hire{})
	}
	if s.Watch == 0 {
		s.Watch = s.Ask
		effects = append(effects, Watch{s.Ask, Limit})
	}
	return s, append(effects, Ask{s.Ask, c.At.Job})
}

// proceed goes on with an answer.
func (s State) proceed(c Changed) (State, []Effect) {
	switch due := s.Due; {
	case due.Err != nil:
		return s.fail(due.Err)
	case s.At.Job == match.Advises:
		return s.drop(), []Effect{Advise{Plans: due.Plans}}
	case due.Act == nil && !due.Beat:
		return s.drop(), []Effect{Leave{s.At.Job}}
	case s.waits():
		return s, nil
	case s.Paused && c.Leads:
		if s.Step = s.Step && (c.Next.GoesOn || c.Watched && c.Next.Ordered || !s.Begun); s.Step {
			return s.perform(c)
		}
		s.Is = Paused
		return s, nil
	}
	if wait := s.pause(c); wait > 0 {
		if s.Is = Resting; s.Told {
			s.Is = Shown
		}
		s.Beat++
		return s, []Effect{Wait{s.Beat, wait}}
	}
	return s.perform(c)
}

// perform does what is due; an attack is shown first.
func (s State) perform(c Changed) (State, []Effect) {
	s.Is, s.Rested, s.Begun, s.LastDone = Due, false, true, c.Now
	if c.Next.Attack && !s.Skips && !s.Told && c.Leads {
		s.Told, s.Step = true, false
		return s, []Effect{Show{s.Due.Choice}}
	}
	due := s.Due
	return s.drop(), []Effect{Do{due}}
}

// pressed heeds a button. What comes of it is seen at the next look.
func (s State) pressed(e Pressed) State {
	switch e.Key {
	case Pause:
		if s.Paused, s.Skips = !s.Paused, false; !s.Paused && s.Is == Paused {
			s.Is = Due
		}
	case OneStep:
		s.Paused, s.Skips, s.Step, s.Begun = true, false, true, false
		s = s.stopClock()
	case Skip:
		s.Paused, s.Skips, s.Begun = false, true, false
		s = s.stopClock()
	case ToPace:
		s.Pace, s.Skips = max(0, min(e.Pace, len(match.Paces)-1)), false
		s = s.stopClock()
	case Look:
		s.Paused, s.Skips = true, false
	case Drop:
		s = s.stopClock().drop()
	case Halt:
		s.Paused = false
		s = s.stopClock().drop()
	}
	return s
}

// silent gives up on a question that was not answered for long. One that was asked since, or whose
// source is on its way here, has its time.
func (s State) silent(e Silent) (State, []Effect) {
	if s.Watch == 0 || s.Watch != e.Ask {
		return s, nil
	}
	s.Watch = 0
	switch {
	case s.Is != Asked:
	case s.Ask != e.Ask || e.Coming:
		s.Watch = s.Ask
		return s, []Effect{Watch{s.Ask, Limit}}
	default:
		s.Is, s.Due = Due, Answer{Err: ErrSilent}
	}
	return s, nil
}

// gone loses the source. Where nobody waits for it another one is found when somebody does.
func (s State) gone(err error) (State, []Effect) {
	if s.Is == Idle {
		s.Seat = Vacant
		return s, []Effect{Dismiss{}}
	}
	s.Is, s.Due = Due, Answer{Err: err}
	return s, nil
}

// fail loses nothing: somebody else thinks on, or people play on by themselves.
func (s State) fail(err error) (State, []Effect) {
	job := s.At.Job
	advises := job == match.Advises
	s = s.drop()
	if s.Seat == Beside {
		s.Seat = Here
		return s, []Effect{Notice{"notice.foe-slow", err, !advises}, Hire{Here: true}}
	}
	s.Seat = Vacant
	switch {
	case advises:
		return s, []Effect{Dismiss{}, Advise{Err: err}}
	case job == match.AidesAct || job == match.AidesReact:
		return s, []Effect{Dismiss{}, Resign{job}, Notice{"notice.deputy-gone", err, true}}
	}
	return s, []Effect{Dismiss{}, Resign{job}, Notice{"notice.foe-gone", err, true}}
}
