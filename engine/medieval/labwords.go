//go:build !js || lab

package medieval

import (
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/script"
)

// labWords reads what a line says of a counter.
type labWords struct {
	bench *bench
	line  script.Line
	c     *counter
	p     *labPost
	left  []string
}

// read takes the words apart: places stand alone, everything else has a value.
func (w *labWords) read() error {
	for len(w.left) > 0 {
		word := w.left[0]
		if state, ok := labOrders[word]; ok {
			w.p.order, w.left = state, w.left[1:]
			continue
		}
		if set := labStates[word]; set != nil {
			set(w)
			w.left = w.left[1:]
			continue
		}
		if where, ok := labPlaces[word]; ok {
			w.p.where, w.p.off, w.left = where, true, w.left[1:]
			continue
		}
		set := labFacts[word]
		if set == nil || len(w.left) < 2 {
			return w.line.Errorf("%q says nothing about a counter", word)
		}
		if err := set(w, w.left[1]); err != nil {
			return err
		}
		w.left = w.left[2:]
	}
	return nil
}

var labPlaces = map[string]game.Where{"scattered": game.Scattered, "dead": game.Dead, "away": game.Away,
	"unplaced": game.Unplaced}

var labOrders = map[string]order{"disorganised": disorganised, "panicked": panicked}

// labStates is what else can be said of a unit in one word.
var labStates = map[string]func(*labWords){
	"combat-side":   func(w *labWords) { w.p.set(combatSide) },
	"movement-side": func(w *labWords) { w.p.clear(combatSide) },
	"pikemen":       func(w *labWords) { w.c.pikemen = true },
	"shiltron":      func(w *labWords) { w.c.pikemen = true; w.p.set(shiltron) },
	"stakes":        func(w *labWords) { w.p.set(stakes) },
	"vital":         func(w *labWords) { w.orders().Vital = true },
	"gathers":       func(w *labWords) { w.orders().Gathers = true },
	"defects":       func(w *labWords) { w.orders().Defects = true },
}

// labFacts is what can be said of a counter with a value.
var labFacts = map[string]func(*labWords, string) error{
	"at":       (*labWords).at,
	"reserve":  (*labWords).reserve,
	"facing":   (*labWords).facing,
	"held":     (*labWords).holder,
	"of":       (*labWords).commander,
	"release":  bidden(func(o *Command) *int { return &o.Release }, 1, 99),
	"worth":    bidden(func(o *Command) *int { return &o.Worth }, 1, 999),
	"penalty":  bidden(func(o *Command) *int { return &o.Penalty }, 1, 999),
	"losses":   bidden(func(o *Command) *int { return &o.Losses }, 1, 99),
	"hiding":   (*labWords).hiding,
	"arrives":  (*labWords).arrives,
	"company":  (*labWords).company,
	"pool":     (*labWords).pool,
	"palisade": (*labWords).palisade,
	"razing":   small(func(w *labWords) *int8 { return &w.p.razing }, 1, 99),
	"scores":   func(w *labWords, v string) error { w.c.scores = v; return nil },
	"full":     (*labWords).full,
	"sp":       small(func(w *labWords) *int8 { return &w.p.sp }, 1, 9),
	"cf":       small(func(w *labWords) *int8 { return &w.p.charge }, 0, MaxCharge),
	"armour":   plain(func(w *labWords) *int { return &w.c.armour }, 0, 2),
	"range":    plain(func(w *labWords) *int { return &w.c.reach }, 0, 9),
	"fatigue":  plain(func(w *labWords) *int { return &w.c.fatigue }, 0, 99),
	"mp": func(w *labWords, v string) error {
		n, err := w.line.Number(v, 0, 30)
		w.c.move = game.Points(n)
		return err
	},
}

// bidden sets what the scenario says of a leader.
func bidden(field func(*Command) *int, low, high int) func(*labWords, string) error {
	return func(w *labWords, v string) (err error) {
		*field(w.orders()), err = w.line.Number(v, low, high)
		return err
	}
}

func (w *labWords) orders() *Command {
	if w.c.orders == nil {
		w.c.orders = &Command{}
	}
	return w.c.orders
}

// hiding is off the map in a wood, where a regiment of so many hexes may hide.
func (w *labWords) hiding(v string) (err error) {
	w.c.setup.Secret = 2
	return w.reserve(v)
}

// arrives is off the map, to come over a hex.
func (w *labWords) arrives(v string) error {
	if err := w.reserve(v); err != nil {
		return err
	}
	w.c.setup.Arrives = "entry " + v
	w.bench.b.board.Zones[w.c.setup.Arrives] = board.Zone{ID: w.c.setup.Arrives, Hexes: []hex.Hex{w.p.unit.at}}
	return nil
}

// company is the number of the banner of cavalry a unit belongs to.
func (w *labWords) company(v string) error {
	n, err := w.line.Number(v, 1, 99)
	w.c.company = int16(n)
	return err
}

// pool is the pool a unit comes from, whose units anybody may be given but those named "only lech".
func (w *labWords) pool(v string) error {
	army := &w.bench.sc.Armies[w.c.side]
	var under []string
	if v != "any" {
		under = []string{v}
	}
	army.Pools = append(army.Pools, Pool{Key: w.c.name, Under: under})
	w.c.pool, w.c.commander = int16(len(army.Pools)), game.None
	return nil
}

func plain(field func(*labWords) *int, low, high int) func(*labWords, string) error {
	return func(w *labWords, v string) (err error) {
		*field(w), err = w.line.Number(v, low, high)
		return err
	}
}

func small(field func(*labWords) *int8, low, high int) func(*labWords, string) error {
	return func(w *labWords, v string) error {
		n, err := w.line.Number(v, low, high)
		*field(w) = int8(n)
		return err
	}
}

func (w *labWords) at(v string) (err error) {
	w.p.unit.at, err = script.Hex(w.bench.b.board, w.line, v)
	w.p.hexed = true
	return err
}

// reserve is off the map, to enter from a hex.
func (w *labWords) reserve(v string) (err error) {
	w.p.unit.at, err = script.Hex(w.bench.b.board, w.line, v)
	w.p.where, w.p.off = game.Reserve, true
	return err
}

func (w *labWords) facing(v string) error {
	d, err := hex.ParseDir(v)
	if err != nil {
		return w.line.Errorf("%v", err)
	}
	w.p.unit.facing = d
	return nil
}

// palisade is set up, with its direction.
func (w *labWords) palisade(v string) error {
	d, err := hex.ParseDir(v)
	if err != nil {
		return w.line.Errorf("%v", err)
	}
	w.p.wall = d
	w.p.set(stakes | staked)
	return nil
}

func (w *labWords) holder(v string) error {
	if w.p.held = w.bench.find(v); w.p.held == game.None {
		return w.line.Errorf("no counter above is called %q", v)
	}
	w.p.hexed = true
	return nil
}

func (w *labWords) commander(v string) error {
	if w.c.commander = w.bench.find(v); w.c.commander == game.None {
		return w.line.Errorf("no leader above is called %q", v)
	}
	return nil
}

// full is the printed strength; a counter of one SP has no reverse side.
func (w *labWords) full(v string) (err error) {
	w.c.sp, err = w.line.Number(v, 1, 9)
	w.c.reduced = w.c.sp - 1
	return err
}

// led reports units of a pool that nobody leads although set-up is over.
func (n *bench) led(lines []script.Line) error {
	for _, l := range lines {
		if l.Words[0] != "unit" || n.b.phase == setUp {
			continue
		}
		if c := &n.b.counters[n.find(l.Words[2])]; c.pool > 0 && c.commander == game.None {
			return l.Errorf("nobody leads %s: say for example: pool any of lech", c.name)
		}
	}
	return nil
}
