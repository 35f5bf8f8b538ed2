package room

import (
	"encoding/json"

	"gonfalon/app/foe"
	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// trial is how the battle fares when the computer plays it against itself.
type trial struct {
	of      string // the texts that are tried
	level   string
	tally   workshop.Tally
	wanted  int // games, in all
	running []func()
	lanes   int // players that are not done
	failed  bool
	lever   int // that is tried, counted from 1; 0 for the battle as it is
	levers  []tried
	chosen  int // the lever that makes it even, counted from 1
	found   bool
}

// tried is a lever and what came of it.
type tried struct {
	workshop.Lever
	tally workshop.Tally
}

// balanceGames is how many games a lever is tried by.
const balanceGames = 20

// lanes is how many computer players work at once: one for each core, within reason.
func (x *Shop) lanes() int { return min(max(2, x.Host.Cores), 4) }

var tryCommands = map[string]func(*Shop, string){
	"run":     func(x *Shop, n string) { x.run(number(n)) },
	"stop":    func(x *Shop, _ string) { x.trial.stop() },
	"level":   func(x *Shop, level string) { x.trial.stop(); x.trial = trial{level: level} },
	"balance": func(x *Shop, _ string) { x.balance() },
	"lever":   func(x *Shop, n string) { x.pull(number(n)) },
}

// stop ends what runs; what has come stays.
func (t *trial) stop() {
	for _, end := range t.running {
		end()
	}
	t.running, t.lanes, t.lever = nil, 0, 0
}

// Runs reports whether games are played.
func (t *trial) Runs() bool { return t.lanes > 0 }

// run plays so many games more. Those of another text are forgotten.
func (x *Shop) run(games int) {
	sc := x.playable()
	if sc == nil || x.trial.Runs() {
		return
	}
	t := &x.trial
	if t.of != sc.ID {
		*t = trial{of: sc.ID, level: t.level}
	}
	t.wanted = t.tally.Games() + games
	x.playGames(sc, games, &t.tally, func() {})
}

// playGames plays games of a battle in some lanes; done hears when the last is over.
func (x *Shop) playGames(sc *game.Scenario, games int, into *workshop.Tally, done func()) {
	t := &x.trial
	t.failed = false
	level := t.level
	if level == "" {
		level = captain
	}
	lanes := min(x.lanes(), games)
	for lane := range lanes {
		n := games / lanes
		if lane < games%lanes {
			n++
		}
		seen, over := 0, false
		finish := func() {
			if over {
				return
			}
			over = true
			if t.lanes--; t.lanes == 0 {
				for _, end := range t.running {
					end()
				}
				t.running = nil
				done()
			}
		}
		t.lanes++
		post, end := x.Host.Begin(func(answer string, failed bool) {
			var r foe.Reply
			if failed || json.Unmarshal([]byte(answer), &r) != nil || r.Trouble != "" {
				t.failed = true
				finish()
				return
			}
			for ; seen < len(r.Trials); seen++ {
				g := r.Trials[seen]
				into.Add(g.Winner, g.Points[0]-g.Points[1], g.Turns, g.Acts, g.Code, workshop.Seen{Fought: g.Fought, Met: g.Met, Left: g.Left, Held: g.Held})
			}
			if seen >= n {
				finish()
			}
		})
		t.running = append(t.running, end)
		order, _ := json.Marshal(foe.Order{N: lane + 1, Level: level, Seed: x.Host.Seed(), Battle: sc.Made.Text, Trial: &foe.Trial{Battle: save.OwnMark + sc.Made.Packed, Games: n}})
		post(string(order))
	}
}

// captain is who plays if nobody else is chosen.
const captain = "captain"

// balance tries one lever after the other.
func (x *Shop) balance() {
	if x.playable() == nil || x.trial.Runs() || x.trial.tally.Games() == 0 {
		return
	}
	t := &x.trial
	t.levers, t.chosen, t.found = nil, 0, false
	for _, l := range x.draft.Levers(&t.tally) {
		t.levers = append(t.levers, tried{Lever: l})
	}
	x.tryLever(1)
}

// tryLever tries a lever, and those after it until one makes the battle even.
func (x *Shop) tryLever(n int) {
	t := &x.trial
	if n > len(t.levers) {
		t.settle()
		return
	}
	d := workshop.Draft{Texts: x.draft.Texts, File: x.draft.File}
	d.Edit(t.levers[n-1].Do)
	c := d.Check()
	if !c.Playable() {
		x.tryLever(n + 1)
		return
	}
	t.lever = n
	x.playGames(c.Scenario, balanceGames, &t.levers[n-1].tally, func() {
		share, _, _ := t.levers[n-1].tally.Share()
		if t.lever = 0; workshop.Even(share) || t.failed {
			t.settle()
			return
		}
		x.tryLever(n + 1)
	})
}

// settle chooses the lever that came next to even.
func (t *trial) settle() {
	best := 101
	for i := range t.levers {
		if t.levers[i].tally.Games() == 0 {
			continue
		}
		share, _, _ := t.levers[i].tally.Share()
		if off := max(share-50, 50-share); off < best {
			best, t.chosen = off, i+1
			t.found = workshop.Even(share)
		}
	}
}

// pull does a lever to the text.
func (x *Shop) pull(n int) {
	if n < 1 || n > len(x.trial.levers) {
		return
	}
	do := x.trial.levers[n-1].Do
	level := x.trial.level
	x.trial.stop()
	x.edit(do)
	x.trial = trial{level: level}
}
