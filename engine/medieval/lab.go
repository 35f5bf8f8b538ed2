//go:build !js || lab

package medieval

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/game/script"
	"gonfalon/engine/hex"
)

// Lab builds the positions of rule scripts; engine/game/testdata/README.md explains
// their lines. The page has no use for it, so its build leaves this file out.
type Lab struct{}

// Actions are prototypes of all acts.
func (Lab) Actions() []game.Action { return Actions() }

// Position builds what the lines describe.
func (Lab) Position(lines []script.Line) (game.Game, error) {
	field, rest, err := script.Field(lines)
	if err != nil {
		return nil, err
	}
	points := Points{Leader: 20, Banner: 10, Unit: map[string]int{"cavalry": 2, "infantry": 1}}
	n := &bench{b: &Battle{ed: Editions[0], board: field}, leader: [2]game.ID{game.None, game.None}}
	n.b.phase, n.b.turn = setUp, 1
	n.sc = Scenario{ID: "script", Board: field, FirstTurn: 1, LastTurn: 20,
		Options: Options{TrackBoxes: 12, MoraleBoxes: 10}, Armies: [2]Army{{Points: points}, {Points: points}}}
	for _, l := range rest {
		if err := n.line(l); err != nil {
			return nil, err
		}
	}
	return n.finish(), nil
}

// bench is a position being built.
type bench struct {
	b      *Battle
	sc     Scenario
	leader [2]game.ID // the leader of each side named last
	posts  []labPost
}

// labPost is how a counter is to begin.
type labPost struct {
	unit
	hexed bool // a hex was named
	off   bool // it is off the map all the same
}

// line reads one line of a position.
func (n *bench) line(l script.Line) error {
	read := map[string]func(*bench, script.Line) error{
		"edition": (*bench).edition, "leader": (*bench).lead, "unit": (*bench).fighter, "banner": (*bench).banner,
		"phase": (*bench).stage, "turn": (*bench).turn, "friendly": (*bench).friendly, "pits": (*bench).dig, "morale": (*bench).morale, "points": (*bench).score,
		"scenario": (*bench).clause, "arrivals": (*bench).arrivals, "scale": (*bench).scale,
	}[l.Words[0]]
	switch {
	case read == nil:
		return l.Errorf("%q is no line of a position", l.Words[0])
	case n.b.board == nil:
		return l.Errorf("the map comes first, as in \"map 12x10\"")
	}
	return read(n, l)
}

func (n *bench) edition(l script.Line) error {
	for _, e := range Editions {
		if len(l.Words) == 2 && e.Key == l.Words[1] {
			n.b.ed = e
			return nil
		}
	}
	return l.Errorf("no edition is called %q", strings.Join(l.Words[1:], " "))
}

// lead is "leader A lech at 0203 range 3 fatigue 5".
func (n *bench) lead(l script.Line) error {
	c := counter{rank: game.Leader, kind: LeaderKind, move: game.Points(leaderMove), reach: 2}
	if err := n.add(l, c, 3); err != nil {
		return err
	}
	id := game.ID(len(n.b.counters) - 1)
	lead := &n.b.counters[id]
	lead.commander, lead.proper = id, lead.name
	if lead.reach >= grandRange {
		lead.rank = game.GrandLeader
	}
	n.leader[lead.side] = id
	return nil
}

// fighter is "unit A k1 cavalry at 0405 facing NE sp 2 cf 0".
func (n *bench) fighter(l script.Line) error {
	if len(l.Words) < 4 {
		return l.Errorf("want side, name and kind, as in \"unit A k1 cavalry at 0405 facing NE\"")
	}
	kind, ok := ParseKind(l.Words[3])
	if !ok || kind >= LeaderKind {
		return l.Errorf("no kind of unit is called %q", l.Words[3])
	}
	c := counter{rank: game.Unit, kind: kind, armour: 1, sp: 2, reduced: 1, move: game.Points(4), scores: "infantry"}
	switch kind {
	case LightCavalry, HorseArchers, CamelArchers, Retainers, Archers, Crossbows, Bombards:
		c.armour = 0
	case HeavyCavalry, HeavyInfantry:
		c.armour = 2
	}
	if kind.Mounted() {
		c.move, c.scores = game.Points(8-c.armour), "cavalry"
	}
	return n.add(l, c, 4)
}

// banner is "banner A flag held k1", or "at 0405" for one on the ground.
func (n *bench) banner(l script.Line) error {
	return n.add(l, counter{rank: game.Banner, kind: BannerKind}, 3)
}

// add gives a counter its side and name and what the words from index on say of it.
func (n *bench) add(l script.Line, c counter, from int) error {
	if len(l.Words) < from || l.Words[1] != "A" && l.Words[1] != "B" {
		return l.Errorf("want a side and a name, as in \"%s A x\"", l.Words[0])
	}
	if c.name = l.Words[2]; n.find(c.name) != game.None {
		return l.Errorf("two counters are called %q", c.name)
	}
	if l.Words[1] == "B" {
		c.side = game.B
	}
	c.label, c.commander = c.name, n.leader[c.side]
	p := labPost{unit: unit{held: game.None, flags: outset(c.kind) &^ (stakes | staked)}}
	w := words{bench: n, line: l, c: &c, p: &p, left: l.Words[from:]}
	if err := w.read(); err != nil {
		return err
	}
	if !p.hexed && !p.off {
		return l.Errorf("where is %s? say for example: at 0405", c.name)
	}
	if p.where == game.Dead {
		p.sp = 0
	} else if p.sp == 0 {
		p.sp = int8(c.sp)
	}
	p.fatigue = int8(c.fatigue)
	n.b.counters, n.posts = append(n.b.counters, c), append(n.posts, p)
	return nil
}

func (n *bench) find(name string) game.ID {
	return game.ID(slices.IndexFunc(n.b.counters, func(c counter) bool { return c.name == name }))
}

// stage is "phase A cavalry-movement" or "phase set-up".
func (n *bench) stage(l script.Line) error {
	want := strings.Join(l.Words[1:], " ")
	if want == "set-up" {
		n.b.phase = setUp
		return nil
	}
	for i, p := range phases {
		if p.Side <= game.B && want == string("AB"[p.Side])+" "+p.Key {
			n.b.phase = phase(i)
			return nil
		}
	}
	return l.Errorf("no phase is called %q; want for example \"phase A cavalry-movement\"", want)
}

// turn is "turn 3" or "turn 3 of 20".
func (n *bench) turn(l script.Line) (err error) {
	switch {
	case len(l.Words) == 4 && l.Words[2] == "of":
		if n.sc.LastTurn, err = number(l, l.Words[3], 1, 99); err != nil {
			return err
		}
	case len(l.Words) != 2:
		return l.Errorf("want \"turn 3 of 20\"")
	}
	n.b.turn, err = number(l, l.Words[1], 1, n.sc.LastTurn)
	return err
}

// friendly is "friendly A left top".
func (n *bench) friendly(l script.Line) error {
	if len(l.Words) < 3 || l.Words[1] != "A" && l.Words[1] != "B" {
		return l.Errorf("want a side and its edges, as in \"friendly A left\"")
	}
	for _, name := range l.Words[2:] {
		if !slices.Contains(edgeNames[:], name) {
			return l.Errorf("%q: want left, top, right or bottom", name)
		}
	}
	n.sc.Armies[strings.Index("AB", l.Words[1])].Letter = l.Words[1]
	n.b.board.Friendly[l.Words[1]] = l.Words[2:]
	return nil
}

// dig is "pits A 0405 0406": hidden wolf pits of a side.
func (n *bench) dig(l script.Line) error {
	if len(l.Words) < 3 || l.Words[1] != "A" && l.Words[1] != "B" {
		return l.Errorf("want a side and hexes, as in \"pits A 0405\"")
	}
	army := &n.sc.Armies[strings.Index("AB", l.Words[1])]
	for _, word := range l.Words[2:] {
		h, err := script.Hex(n.b.board, l, word)
		if err != nil {
			return err
		}
		army.Pits = append(army.Pits, h)
	}
	return nil
}

// morale is "morale +12": the box of the counter.
func (n *bench) morale(l script.Line) (err error) {
	n.b.box, err = number(l, strings.Join(l.Words[1:], ""), -99, 99)
	return err
}

// score is "points 20 7".
func (n *bench) score(l script.Line) (err error) {
	if len(l.Words) != 3 {
		return l.Errorf("want the points of A and B")
	}
	for i := range n.b.points {
		if n.b.points[i], err = number(l, l.Words[i+1], 0, 9999); err != nil {
			return err
		}
	}
	return nil
}

// clause is a rule of the scenario with its number, as in "scenario surrender 200".
func (n *bench) clause(l script.Line) (err error) {
	fields := map[string]*int{"half-move": &n.sc.HalfTurns, "surrender": &n.sc.Surrender}
	if len(l.Words) == 2 && l.Words[1] == "escapes-score" {
		n.sc.EscapesScore = true
		return nil
	}
	if len(l.Words) != 3 || fields[l.Words[1]] == nil {
		return l.Errorf("want half-move or surrender and a number, or escapes-score")
	}
	*fields[l.Words[1]], err = number(l, l.Words[2], 1, 999)
	return err
}

// arrivals is "arrivals A 3 2 1": from turn 3 two cavalry units a turn, then one on foot.
func (n *bench) arrivals(l script.Line) (err error) {
	if len(l.Words) != 5 || l.Words[1] != "A" && l.Words[1] != "B" {
		return l.Errorf("want a side and three numbers, as in \"arrivals A 3 2 1\"")
	}
	a := &n.sc.Armies[strings.Index("AB", l.Words[1])].Arrivals
	for i, field := range []*int{&a.From, &a.Horse, &a.Foot} {
		if *field, err = number(l, l.Words[2+i], 0, 99); err != nil {
			return err
		}
	}
	return nil
}

// scale is "scale tiny 20 overwhelming": victories up to so many points, the last without limit.
func (n *bench) scale(l script.Line) (err error) {
	for words := l.Words[1:]; len(words) > 0; {
		g := Grade{Code: words[0] + "-victory"}
		if words = words[1:]; len(words) > 0 {
			if g.UpTo, err = number(l, words[0], 1, 999); err != nil {
				return err
			}
			words = words[1:]
		}
		n.sc.Grades = append(n.sc.Grades, g)
	}
	return nil
}

func number(l script.Line, word string, low, high int) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < low || n > high {
		return 0, l.Errorf("%q: want a number from %d to %d", word, low, high)
	}
	return n, nil
}

// words reads what a line says of a counter.
type words struct {
	bench *bench
	line  script.Line
	c     *counter
	p     *labPost
	left  []string
}

// read takes the words apart: places stand alone, everything else has a value.
func (w *words) read() error {
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
var labStates = map[string]func(*words){
	"combat-side":   func(w *words) { w.p.set(combatSide) },
	"movement-side": func(w *words) { w.p.clear(combatSide) },
	"pikemen":       func(w *words) { w.c.pikemen = true },
	"shiltron":      func(w *words) { w.c.pikemen = true; w.p.set(shiltron) },
	"stakes":        func(w *words) { w.p.set(stakes) },
	"vital":         func(w *words) { w.orders().Vital = true },
	"gathers":       func(w *words) { w.orders().Gathers = true },
	"defects":       func(w *words) { w.orders().Defects = true },
}

// labFacts is what can be said of a counter with a value.
var labFacts = map[string]func(*words, string) error{
	"at":       (*words).at,
	"reserve":  (*words).reserve,
	"facing":   (*words).facing,
	"held":     (*words).holder,
	"of":       (*words).commander,
	"release":  bidden(func(o *Command) *int { return &o.Release }, 1, 99),
	"worth":    bidden(func(o *Command) *int { return &o.Worth }, 1, 999),
	"penalty":  bidden(func(o *Command) *int { return &o.Penalty }, 1, 999),
	"losses":   bidden(func(o *Command) *int { return &o.Losses }, 1, 99),
	"hiding":   (*words).hiding,
	"arrives":  (*words).arrives,
	"company":  (*words).company,
	"pool":     (*words).pool,
	"palisade": (*words).palisade,
	"razing":   small(func(w *words) *int8 { return &w.p.razing }, 1, 99),
	"scores":   func(w *words, v string) error { w.c.scores = v; return nil },
	"full":     (*words).full,
	"sp":       small(func(w *words) *int8 { return &w.p.sp }, 1, 9),
	"cf":       small(func(w *words) *int8 { return &w.p.charge }, 0, MaxCharge),
	"armour":   plain(func(w *words) *int { return &w.c.armour }, 0, 2),
	"range":    plain(func(w *words) *int { return &w.c.reach }, 0, 9),
	"fatigue":  plain(func(w *words) *int { return &w.c.fatigue }, 0, 99),
	"mp": func(w *words, v string) error {
		n, err := number(w.line, v, 0, 30)
		w.c.move = game.Points(n)
		return err
	},
}

// bidden sets what the scenario says of a leader.
func bidden(field func(*Command) *int, low, high int) func(*words, string) error {
	return func(w *words, v string) (err error) {
		*field(w.orders()), err = number(w.line, v, low, high)
		return err
	}
}

func (w *words) orders() *Command {
	if w.c.orders == nil {
		w.c.orders = &Command{}
	}
	return w.c.orders
}

// hiding is off the map in a wood, where a regiment of so many hexes may hide.
func (w *words) hiding(v string) (err error) {
	w.c.setup.Secret = 2
	return w.reserve(v)
}

// arrives is off the map, to come over a hex.
func (w *words) arrives(v string) error {
	if err := w.reserve(v); err != nil {
		return err
	}
	w.c.setup.Arrives = "entry " + v
	w.bench.b.board.Zones[w.c.setup.Arrives] = board.Zone{ID: w.c.setup.Arrives, Hexes: []hex.Hex{w.p.unit.at}}
	return nil
}

// company is the number of the banner of cavalry a unit belongs to.
func (w *words) company(v string) error {
	n, err := number(w.line, v, 1, 99)
	w.c.company = int16(n)
	return err
}

// pool is the pool a unit comes from, whose units anybody may be given but those named "only lech".
func (w *words) pool(v string) error {
	army := &w.bench.sc.Armies[w.c.side]
	var under []string
	if v != "any" {
		under = []string{v}
	}
	army.Pools = append(army.Pools, Pool{Key: w.c.name, Under: under})
	w.c.pool, w.c.commander = int16(len(army.Pools)), game.None
	return nil
}

func plain(field func(*words) *int, low, high int) func(*words, string) error {
	return func(w *words, v string) (err error) {
		*field(w), err = number(w.line, v, low, high)
		return err
	}
}

func small(field func(*words) *int8, low, high int) func(*words, string) error {
	return func(w *words, v string) error {
		n, err := number(w.line, v, low, high)
		*field(w) = int8(n)
		return err
	}
}

func (w *words) at(v string) (err error) {
	w.p.unit.at, err = script.Hex(w.bench.b.board, w.line, v)
	w.p.hexed = true
	return err
}

// reserve is off the map, to enter from a hex.
func (w *words) reserve(v string) (err error) {
	w.p.unit.at, err = script.Hex(w.bench.b.board, w.line, v)
	w.p.where, w.p.off = game.Reserve, true
	return err
}

func (w *words) facing(v string) error {
	d, err := hex.ParseDir(v)
	if err != nil {
		return w.line.Errorf("%v", err)
	}
	w.p.unit.facing = d
	return nil
}

// palisade is set up, with its direction.
func (w *words) palisade(v string) error {
	d, err := hex.ParseDir(v)
	if err != nil {
		return w.line.Errorf("%v", err)
	}
	w.p.wall = d
	w.p.set(stakes | staked)
	return nil
}

func (w *words) holder(v string) error {
	if w.p.held = w.bench.find(v); w.p.held == game.None {
		return w.line.Errorf("no counter above is called %q", v)
	}
	w.p.hexed = true
	return nil
}

func (w *words) commander(v string) error {
	if w.c.commander = w.bench.find(v); w.c.commander == game.None {
		return w.line.Errorf("no leader above is called %q", v)
	}
	return nil
}

// full is the printed strength; a counter of one SP has no reverse side.
func (w *words) full(v string) (err error) {
	w.c.sp, err = number(w.line, v, 1, 9)
	w.c.reduced = w.c.sp - 1
	return err
}

// finish puts the counters on their places.
func (n *bench) finish() *Battle {
	b := n.b
	n.sc.Edition, n.sc.Morale = b.ed, b.box
	b.sc = &n.sc
	n.enlist()
	for i := range b.counters {
		b.counters[i].chief = b.counters[i].commander
	}
	b.units, b.next = make([]unit, len(b.counters)), slices.Repeat([]game.ID{game.None}, len(b.counters))
	b.first = slices.Repeat([]game.ID{game.None}, b.board.Cells())
	for i, p := range n.posts {
		b.units[i] = p.unit
		if !p.off && b.counters[i].rank != game.Banner { // a banner lies beside the counters of its hex
			b.units[i].where = game.Unplaced
			b.put(game.ID(i), p.unit.at)
		}
	}
	b.level, b.mover.id = b.moraleLevel(), game.None
	b.ready = [2]bool{b.phase != setUp, b.phase != setUp}
	return b
}

// enlist gives units named before any leader the one named last, or one who has not come,
// so that no side has lost all its leaders.
func (n *bench) enlist() {
	for side, l := range n.leader {
		if l == game.None {
			l = game.ID(len(n.b.counters))
			n.b.counters = append(n.b.counters, counter{name: "absent-" + strings.ToLower(string("AB"[side])), side: game.Side(side),
				rank: game.Leader, kind: LeaderKind, commander: l, move: game.Points(leaderMove), reach: 2})
			n.posts = append(n.posts, labPost{unit: unit{where: game.Unplaced, held: game.None}, off: true})
		}
		for i := range n.b.counters {
			if c := &n.b.counters[i]; c.side == game.Side(side) && c.commander == game.None && c.pool == 0 {
				c.commander = l
			}
		}
	}
}
