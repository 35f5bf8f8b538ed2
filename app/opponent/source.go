package opponent

import (
	"gonfalon/app/match"
	"gonfalon/engine/bot"
	"gonfalon/engine/game"
)

// Source is who decides. What it answers is told as an event.
type Source interface {
	Ask(n int, j Job)
	Close()
}

// Job is what a source is asked.
type Job struct {
	Kind  match.Job
	Side  game.Side
	Level bot.Level
	Wards []match.Ward // whom it leads, of who leads a part of a side
	Units []game.ID    // for whom plans are wanted, of who advises
	Pick  bool         // of these, those for whom a plan is worth most
}

// JobAt returns a job as it is at a table. Who advises is told besides for whom.
func JobAt(c *match.Match, kind match.Job) Job {
	j := Job{Kind: kind, Side: c.Actor, Level: match.Adviser}
	switch kind {
	case match.AidesAct:
		j.Wards = c.Wards(j.Side)
	case match.AidesReact:
		j.Side = c.Reactor()
		j.Wards = c.Wards(j.Side)
	case match.Advises, match.Teaches:
	default:
		if j.Side = c.Foe.Side; c.Watched() {
			j.Side = c.Actor
			if kind.Reacts() {
				j.Side = c.Reactor()
			}
		}
		j.Level = c.LevelOf(j.Side)
	}
	return j
}

// Beats is a lesson as a source: whatever goes by itself is decided.
type Beats struct{ Tell func(Event) }

// Ask answers with the next beat.
func (b Beats) Ask(n int, _ Job) { b.Tell(Answered{n, Answer{Beat: true}}) }

// Close does nothing: a lesson lasts as long as its table.
func (b Beats) Close() {}
