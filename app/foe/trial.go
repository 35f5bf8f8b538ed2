package foe

import (
	"fmt"
	"maps"
	"slices"

	"gonfalon/engine/bot"
	"gonfalon/engine/dice"
	"gonfalon/engine/game"
	"gonfalon/engine/save"
)

// Trial is how a battle is tried: so many games of the computer against itself.
type Trial struct {
	Battle string `json:"battle"` // its id, or its packed texts after save.OwnMark
	Games  int    `json:"games"`
}

// Tried is one game of a trial.
type Tried struct {
	Winner int      `json:"winner"` // a side, or that of nobody
	Code   string   `json:"code"`   // how it ended, as game.Outcome has it
	Points [2]int   `json:"points"`
	Turns  int      `json:"turns"`            // that were played
	Acts   int      `json:"acts"`             // that were done
	Fought []string `json:"fought,omitempty"` // the leaders who fought, or whose units did
	Met    []string `json:"met,omitempty"`    // phases in which something was done, and what happened, by names of events
	Left   []string `json:"left,omitempty"`   // hexes that somebody could leave, in no game of the trial before
	Held   []string `json:"held,omitempty"`   // hexes in which somebody stood who could move, but not from there
}

// Happenings are what may be met in a game, by the classes of events.
var Happenings = map[game.EventClass]string{game.GivingGround: "giving-ground", game.Shot: "shooting", game.Aiming: "shooting", game.BannerFall: "banner-falling", game.LeaderLoss: "leader-falling",
	game.Arrival: "arriving", game.FortLoss: "wall-falling"}

// mostTrials bounds the games of a trial, and mostDone the acts of a game: who does more goes round in circles.
const mostTrials, mostDone = 200, 20_000

// trial is a trial under way.
type trial struct {
	sc      *game.Scenario
	level   bot.Level
	games   int
	seed    uint64
	done    []Tried
	g       game.Game
	players [2]bot.Chooser
	cup     dice.Seeded
	now     Tried
	fought  map[string]bool
	met     map[string]bool
	walk    walk
	failed  error
}

// newTrial begins a trial.
func newTrial(o Order, find save.Find) (*trial, error) {
	level, ok := bot.ParseLevel(o.Level)
	switch {
	case !ok:
		return nil, fmt.Errorf("there is no level %q", o.Level)
	case o.Trial.Games < 1 || o.Trial.Games > mostTrials:
		return nil, fmt.Errorf("want 1 to %d games", mostTrials)
	}
	sc, err := find(o.Trial.Battle)
	if err != nil {
		return nil, err
	}
	return &trial{sc: sc, level: level, games: o.Trial.Games, seed: o.Seed}, nil
}

// think does the next act and reports whether all games are over.
func (t *trial) think() bool {
	if t.failed != nil || len(t.done) == t.games {
		return true
	}
	if t.g == nil {
		if t.failed = t.begin(); t.failed != nil {
			return true
		}
	}
	t.walk.look(t.g)
	act := bot.Next(t.g, t.players)
	if act == nil || t.now.Acts >= mostDone {
		t.end()
		return len(t.done) == t.games
	}
	if table := t.g.Table(); act.Do() != string(game.VerbEndPhase) && table.Phase >= 0 {
		t.met[table.Phases[table.Phase].Key] = true
	}
	t.note(t.g.Apply(act, &t.cup))
	if t.now.Acts++; t.g.Outcome() != nil {
		t.end()
	}
	return len(t.done) == t.games
}

// begin sets up the next game. Each has dice of its own.
func (t *trial) begin() (err error) {
	if t.g, err = t.sc.New(nil); err != nil {
		return err
	}
	seed := t.seed + uint64(len(t.done))
	t.cup, t.now, t.fought, t.met = dice.Seeded(seed), Tried{}, map[string]bool{}, map[string]bool{}
	for s := game.A; s <= game.B; s++ {
		t.players[s] = bot.NewPlayer(s, brief(t.sc, s, t.level, seed))
	}
	return nil
}

// note keeps who has fought, and what was met.
func (t *trial) note(events []game.Event) {
	codes := game.Codes(t.g)
	for _, e := range events {
		if name := Happenings[codes.EventInfo(e.Kind).Class]; name != "" {
			t.met[name] = true
		}
		if e.Odds == nil {
			continue
		}
		for _, id := range slices.Concat(e.Odds.Attackers, e.Odds.Defenders) {
			if p := t.g.Piece(id); p.Commander != game.None {
				t.fought[t.g.Name(p.Commander)] = true
			}
		}
	}
}

// end keeps how the game went. One that nobody can go on with, or that never ends, is nobody's.
func (t *trial) end() {
	turn, _ := t.g.Clock()
	t.now.Turns, t.now.Winner, t.now.Code, t.now.Points = turn-t.g.Table().First+1, int(game.NoSide), "stuck", t.g.Table().Points
	if o := t.g.Outcome(); o != nil {
		t.now.Winner, t.now.Code, t.now.Points = int(o.Winner), o.Code, o.Points
	}
	t.now.Fought, t.now.Met = slices.Sorted(maps.Keys(t.fought)), slices.Sorted(maps.Keys(t.met))
	t.now.Left, t.now.Held = t.walk.told()
	t.done = append(t.done, t.now)
	t.g = nil
}

// reply is what has come of it.
func (t *trial) reply(n int) Reply {
	r := Reply{N: n, Done: len(t.done), Of: t.games, Trials: t.done}
	if t.failed != nil {
		r.Trouble = t.failed.Error()
	}
	return r
}
