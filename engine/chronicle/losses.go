package chronicle

import (
	"slices"

	"gonfalon/engine/game"
)

// Loss is what a command has lost: the units that a leader leads or, where they have none, those of
// a kind.
type Loss struct {
	Side   game.Side
	Leader game.ID // None where they have none
	Kind   string  // of units without a leader
	Lost   int     // SP
	Of     int
}

// command is what a Loss is told apart by.
type command struct {
	side   game.Side
	leader game.ID
	kind   string
}

func commandOf(p *game.Piece) command {
	if p.Commander != game.None {
		return command{p.Side, p.Commander, ""}
	}
	return command{p.Side, game.None, p.Kind}
}

// ledger counts what every counter has lost.
type ledger struct {
	lost   []int // SP, by counter
	under  []command
	order  []command // in which they are told
	full   map[command]int
	spoken map[game.ID]bool // whose commands broke in a turn that is over
}

func newLedger(g game.Game) ledger {
	l := ledger{lost: make([]int, g.Counters()), under: make([]command, g.Counters()), full: map[command]int{}, spoken: map[game.ID]bool{}}
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Rank == game.Unit {
			l.join(id, commandOf(&p), p.FullSP)
		}
	}
	return l
}

// join puts a counter under a command.
func (l *ledger) join(id game.ID, c command, sp int) {
	l.under[id] = c
	if _, known := l.full[c]; !known {
		l.order = append(l.order, c)
	}
	l.full[c] += sp
}

// lose counts what an event cost, in SP.
func (r *Reader) lose(e *game.Event, class game.EventClass) int {
	if e.Unit == game.None || int(e.Unit) >= len(r.ledger.lost) {
		return 0
	}
	lost := &r.ledger.lost[e.Unit]
	p := r.game.Piece(e.Unit)
	was := *lost
	switch {
	case p.Rank != game.Unit:
	case class == game.Weakening:
		*lost = min(p.FullSP, *lost+e.N)
	case class == game.Destruction:
		*lost = p.FullSP
	case class == game.Restoration:
		*lost = 0
	}
	return *lost - was
}

// Losses are what the commands of both sides have lost so far, in the order of their sides and of
// the order of battle.
func (r *Reader) Losses() (list []Loss) {
	sum := map[command]int{}
	for id, lost := range r.ledger.lost {
		sum[r.ledger.under[id]] += lost
	}
	for _, c := range r.ledger.order {
		list = append(list, Loss{c.side, c.leader, c.kind, sum[c], r.ledger.full[c]})
	}
	slices.SortStableFunc(list, func(a, b Loss) int { return int(a.Side) - int(b.Side) })
	return list
}

// smallest is how many units a command has at least that counts as a wing.
const smallest = 3

// broken are the leaders whose commands are shattered now, and are not told of as broken.
func (r *Reader) broken() (leaders []game.ID) {
	for _, l := range r.shattered() {
		told := slices.ContainsFunc(r.now.Scenes, func(s Scene) bool { return s.Kind == WingBroken && s.Leader == l })
		if !told && !r.ledger.spoken[l] {
			leaders = append(leaders, l)
		}
	}
	return leaders
}

// stayed drops of some scenes the commands that broke and have rallied since.
func (r *Reader) stayed(scenes []Scene) []Scene {
	list := r.shattered()
	return slices.DeleteFunc(scenes, func(s Scene) bool { return s.Kind == WingBroken && !slices.Contains(list, s.Leader) })
}

// shattered are the leaders whose commands have less than a third of their strength in order on
// the map.
func (r *Reader) shattered() (leaders []game.ID) {
	left, units := map[command]int{}, map[command]int{}
	for id := range game.ID(r.game.Counters()) {
		p := r.game.Piece(id)
		if p.Rank != game.Unit {
			continue
		}
		c := r.ledger.under[id]
		units[c]++
		if p.Where != game.Dead && p.Where != game.Scattered && p.Where != game.Away && p.Marks&game.Panicked == 0 {
			left[c] += p.SP
		}
	}
	for _, c := range r.ledger.order {
		if c.leader != game.None && units[c] >= smallest && 3*left[c] < r.ledger.full[c] {
			leaders = append(leaders, c.leader)
		}
	}
	return leaders
}
