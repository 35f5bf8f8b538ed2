package medieval

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
)

// Where single counters stand when a battle begins: "stands: bobrok 3206, bobrok-c31 3106 NW left 1". With
// the line "begins" the battle has no set-up: it begins at that moment, and who is not named is not there.
// Without it the lines say where counters are set up.

// Opening is the moment at which a battle begins that has no set-up, and where counters stand.
type Opening struct {
	Begins bool
	Turn   int
	Phase  int
	Morale int
	Level  int // of MORALE in force this turn
	Points [2]int
	Stands []Stand
}

// Stand is a counter as it is when a battle begins.
type Stand struct {
	Name string // its text id
	Held string // of a banner: the text id of the unit that holds it
	Of   string // of a unit of a pool: the text id of its leader
	Line int

	u      unit
	faces  bool
	turned bool // it has gone over to the enemy
	waits  bool // it is still to come
}

// asPrinted is the fatigue of a Stand that says nothing of it.
const asPrinted = -1

// readBegins reads "begins: turn 3, phase A cavalry-attack, morale -4, points 12 8".
func (f *battleFile) readBegins(st clause.Statement) {
	o := &f.rules.Opening
	if o.Begins {
		f.Wrong("\"begins:\" is there twice")
	}
	o.Begins, o.Turn = true, f.List.Turns[0]
	o.clauses().Read(&f.Reader, st.Clauses, "how a battle begins")
	if last := f.List.Turns[1]; f.Has("turns") && (o.Turn < f.List.Turns[0] || last > 0 && o.Turn > last) {
		f.Wrong("turn %d is none of the battle's", o.Turn)
	}
}

// clauses are "turn 3, phase A cavalry-attack".
func (o *Opening) clauses() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Number("turn", &o.Turn, 1, clause.MaxTurn),
		clause.Words("phase", o.readPhase),
		clause.Number("morale", &o.Morale, -maxBoxes, maxBoxes),
		clause.Number("level", &o.Level, -maxBoxes, maxBoxes),
		clause.Words("points", o.readPoints),
	}
}

func (o *Opening) readPhase(r *clause.Reader, s string) {
	l := notation.Line{Words: append([]string{"phase"}, strings.Fields(s)...)}
	o.Phase = l.Phase(r, phases)
}

func (o *Opening) readPoints(r *clause.Reader, s string) {
	words := strings.Fields(s)
	if len(words) != len(o.Points) {
		r.Wrong("want the points of both sides, as in: points 12 8")
		return
	}
	for i, w := range words {
		o.Points[i] = r.Number(w, 0, clause.MaxPoints)
	}
}

// readStands reads who stands where.
func (f *battleFile) readStands(st clause.Statement) {
	for _, c := range st.Clauses {
		s := Stand{Name: c.Word, Line: f.At, u: unit{where: game.Unplaced, held: game.None, fatigue: asPrinted}}
		s.read(&f.Reader, strings.Fields(c.Value))
		f.rules.Opening.Stands = append(f.rules.Opening.Stands, s)
	}
}

// read reads "3106 NW left 1 disorganised", or of a counter off the map "scattered".
func (s *Stand) read(r *clause.Reader, words []string) {
	if len(words) > 0 && strings.Trim(words[0], "0123456789") == "" {
		s.u.at, _ = r.Hex(words[0])
		s.u.where = game.OnMap
		words = words[1:]
	}
	if len(words) > 0 && s.u.where == game.OnMap {
		if d, err := hex.ParseDir(words[0]); err == nil {
			s.u.facing, s.u.wall, s.faces = d, d, true
			words = words[1:]
		}
	}
	v := s.clauses()
	v.Read(r, v.Cut(words), "who stands somewhere")
	if s.u.where == game.Unplaced && s.Held == "" && s.u.back == 0 {
		r.Wrong("where is %s? say for example: %s 3106 NW", s.Name, s.Name)
	}
}

// clauses are what can be said of a counter beside its hex and where it looks.
func (s *Stand) clauses() clause.Vocabulary {
	u := &s.u
	flagged := func(word string, f flag) clause.Entry { return clause.Mark(word, func() { u.set(f) }) }
	return clause.Vocabulary{
		clause.Number("left", &u.sp, 1, maxSP),
		clause.Number("cf", &u.charge, 0, MaxCharge),
		clause.Number("fatigue", &u.fatigue, 0, maxFatigue),
		clause.Mark("disorganised", func() { u.order = disorganised }),
		clause.Mark("panicked", func() { u.order = panicked }),
		clause.Mark("waits", func() { u.where, s.waits = game.Reserve, true }),
		clause.Mark("scattered", func() { u.where = game.Scattered }),
		clause.Number("away", &u.back, 1, clause.MaxTurn),
		clause.Word("palisade", func(r *clause.Reader, at string) { u.wall = readDir(r, at); u.set(stakes | staked) }),
		flagged("stakes", stakes), flagged("shiltron", shiltron), flagged("movement-side", movementSide),
		flagged("moved", moved), flagged("attacked", attacked), flagged("freed", freed|woken), flagged("trophy", trophy),
		clause.Flag("defected", &s.turned),
		clause.Text("held", &s.Held), clause.Text("of", &s.Of),
	}
}

// movementSide marks in a Stand what a unit lacks: combatSide. No unit has it.
const movementSide flag = 1 << 31

// stationed checks the lines about counters once all are known, and nothing is wrong with who they are.
func (f *battleFile) stationed() {
	if f.Err() != nil {
		return
	}
	o := &f.rules.Opening
	all := roster(&f.rules)
	find := func(name string) int { return slices.IndexFunc(all, func(c counter) bool { return c.name == name }) }
	said := map[string]bool{}
	for i := range o.Stands {
		s := &o.Stands[i]
		f.At = s.Line
		switch id := find(s.Name); {
		case id < 0:
			f.Wrong("no counter is called %q", s.Name)
		case said[s.Name]:
			f.Wrong("%s stands there twice", s.Name)
		default:
			s.fits(f, &all[id], find)
		}
		said[s.Name] = true
	}
	for i := range all {
		if c := &all[i]; c.rank != game.Banner && !said[c.name] && !c.setup.placed() && !o.Begins {
			f.Wrong("where does %s begin?", c.name)
		}
	}
}

// fits checks what is said of a counter against what it is.
func (s *Stand) fits(f *battleFile, c *counter, find func(string) int) {
	switch o := &f.rules.Opening; {
	case int(s.u.sp) > c.sp && c.rank == game.Unit:
		f.Wrong("%s has at most %d SP", c.name, c.sp)
	case s.u.charge > 0 && !c.kind.Mounted():
		f.Wrong("%s does not charge", c.name)
	case s.Held != "" && (find(s.Held) < 0 || c.rank != game.Banner):
		f.Wrong("%q holds no banner %s", s.Held, c.name)
	case s.Of != "" && find(s.Of) < 0:
		f.Wrong("no leader is called %q", s.Of)
	case c.pool > 0 && s.Of == "" && o.Begins:
		f.Wrong("who leads %s? say for example: of witold", c.name)
	case s.waits && !c.comesLater():
		f.Wrong("where does %s come from? its set-up names a reserve, or it arrives", c.name)
	case !o.Begins && (s.u.where != game.OnMap || c.rank == game.Banner):
		f.Wrong("%s is off the map, or a banner: the battle wants a line \"begins:\" for that", c.name)
	}
}

// comesLater reports whether a counter may wait off the map: its set-up says where from it comes.
func (c *counter) comesLater() bool {
	return c.setup.Reserve || c.setup.Secret != 0 || c.setup.Arrives != ""
}

// station has counters set up where the battle says that they stand.
func (b *Battle) station() {
	o := &b.sc.Opening
	for i := range o.Stands {
		s := &o.Stands[i]
		id := b.named(s.Name)
		if id == game.None || s.u.where != game.OnMap || o.Begins {
			continue
		}
		c := &b.counters[id]
		c.plot, c.setup = new(plot), Placement{Around: []Around{{Hex: s.u.at}}, Faces: s.faces, Facing: s.u.facing, Arrives: c.setup.Arrives}
	}
}

// named is the counter of a text id, None for none.
func (b *Battle) named(name string) game.ID {
	return game.ID(slices.IndexFunc(b.counters, func(c counter) bool { return c.name == name }))
}

// openAt begins a battle that has no set-up.
func (b *Battle) openAt() {
	o := &b.sc.Opening
	b.turn, b.phase, b.box, b.points, b.ready = o.Turn, phase(o.Phase), o.Morale, o.Points, [2]bool{true, true}
	b.level = o.Level
	for i := range b.units {
		b.absent(game.ID(i))
	}
	for _, banners := range []bool{false, true} { // these are where their bearers are
		for i := range o.Stands {
			if s := &o.Stands[i]; (b.counters[b.named(s.Name)].rank == game.Banner) == banners {
				b.receive(s)
			}
		}
	}
	b.ranks = b.ed.enrol(b.counters)
	b.eachBanner(func(u *unit) bool { return u.where == game.Unplaced }, func(id game.ID) {
		if bearer := b.bearer(id); bearer != game.None && b.counters[id].chief != game.None {
			b.units[id].held, b.units[id].where, b.units[id].at = bearer, game.OnMap, b.units[bearer].at
			return
		}
		b.units[id].where = game.Dead
	})
	b.survey()
}

// absent is how a counter begins of which nothing is said: it is not there.
func (b *Battle) absent(id game.ID) {
	if u := &b.units[id]; b.counters[id].rank != game.Banner {
		u.where, u.sp = game.Dead, 0
	}
}

// await is how a counter begins that is still to come.
func (b *Battle) await(id game.ID) {
	c, u := &b.counters[id], &b.units[id]
	u.sp, u.fatigue = int8(c.sp), b.freshness(c.fatigue)
	if b.holdBack(id); c.setup.Secret > 0 {
		u.at = c.setup.Around[0].Hex
	}
}

// receive puts a counter where it is said to stand.
func (b *Battle) receive(s *Stand) {
	id := b.named(s.Name)
	c, u := &b.counters[id], &b.units[id]
	now := s.u
	if now.sp == 0 && c.rank == game.Unit {
		now.sp = int8(c.sp)
	}
	if c.kind.Ranged() && !now.has(movementSide) {
		now.set(combatSide)
	}
	now.clear(movementSide)
	if now.fatigue == asPrinted {
		now.fatigue = int8(c.fatigue)
	}
	now.fatigue = b.freshness(int(now.fatigue))
	now.from = now.at
	if s.turned {
		c.turn()
	}
	if leader := b.named(s.Of); leader != game.None {
		c.commander = leader
		if c.rank == game.Banner {
			c.label = b.counters[leader].label
		}
	}
	if c.rank == game.Banner {
		b.hand(u, now, b.named(s.Held))
		return
	}
	where, at := now.where, now.at
	if s.waits {
		b.await(id)
		return
	}
	if now.where = game.Unplaced; now.back > 0 {
		where = game.Away
	}
	*u = now
	if u.where = where; where == game.OnMap {
		u.where = game.Unplaced
		b.put(id, at)
		u.from = at
	}
}

// hand puts a banner into the hands of a unit, or on the ground.
func (b *Battle) hand(u *unit, now unit, bearer game.ID) {
	now.where = game.OnMap
	if now.held = bearer; bearer != game.None {
		now.at = b.units[bearer].at
		if now.has(trophy) {
			now.where = game.Captured
		}
	}
	*u = now
}

// Stands writes a position down as lines of a battle, after which that begins there.
func (Lab) Stands(g game.Game) ([]string, error) {
	b, ok := g.(*Battle)
	if !ok || b.over {
		return nil, fmt.Errorf("the position is of another system, or the battle is over")
	}
	at, turn := max(b.phase, 0), b.turn
	lines := []string{fmt.Sprintf("begins: turn %d, phase %s %s, morale %d, level %d, points %d %d",
		turn, notation.Letter(at.side()), phases[at].Key, b.box, b.level, b.points[0], b.points[1])}
	var line []string
	end := func() {
		if len(line) > 0 {
			lines = append(lines, "stands: "+strings.Join(line, ", "))
		}
		line = nil
	}
	for i := range b.counters {
		if c := &b.counters[i]; c.leads() || len(line) == standsInLine {
			end()
		}
		if said := b.standsAs(game.ID(i)); said != "" {
			line = append(line, said)
		}
	}
	end()
	return lines, nil
}

// standsInLine is how many counters a line names.
const standsInLine = 6

// standsAs says how a counter stands, nothing of one of which nothing need be said.
func (b *Battle) standsAs(id game.ID) string {
	c, u := &b.counters[id], &b.units[id]
	words := []string{c.name}
	add := func(when bool, format string, args ...any) {
		if when {
			words = append(words, fmt.Sprintf(format, args...))
		}
	}
	if c.rank == game.Banner {
		return b.bannerStands(id)
	}
	switch u.where {
	case game.OnMap:
		add(true, "%s", u.at)
		add(!c.leads(), "%s", u.facing)
	case game.Scattered:
		add(true, "scattered")
	case game.Reserve:
		add(true, "waits")
	case game.Away:
		add(true, "away %d", max(1, u.back))
	default:
		return ""
	}
	add(c.rank == game.Unit && int(u.sp) != c.sp, "left %d", u.sp)
	add(c.side != b.enlisted(id), "defected")
	add(u.charge > 0, "cf %d", u.charge)
	add(c.leads() && u.fatigue != b.freshness(c.fatigue), "fatigue %d", u.fatigue)
	add(u.order == disorganised, "disorganised")
	add(u.order == panicked, "panicked")
	add(c.kind.Ranged() && !u.has(combatSide), "movement-side")
	add(u.has(shiltron), "shiltron")
	add(u.has(staked), "palisade %s", u.wall)
	add(u.has(stakes) && !u.has(staked), "stakes")
	add(u.has(moved), "moved")
	add(u.has(attacked), "attacked")
	add(c.leads() && u.has(freed), "freed")
	add(c.commander != game.None && (c.pool > 0 || c.commander != c.chief) && c.commander != id, "of %s", b.Name(max(0, c.commander)))
	return strings.Join(words, " ")
}

// enlisted is the side on which a counter began.
func (b *Battle) enlisted(id game.ID) game.Side {
	return roster(b.sc)[id].side
}

// bannerStands says where a banner is.
func (b *Battle) bannerStands(id game.ID) string {
	c, u := &b.counters[id], &b.units[id]
	text := c.name
	switch {
	case u.held != game.None:
		text += " held " + b.Name(u.held)
	case u.where == game.OnMap:
		text += " " + u.at.String()
	default:
		return ""
	}
	if u.has(trophy) {
		text += " trophy"
	}
	if c.commander != game.None && c.chief == game.None {
		text += " of " + b.Name(c.commander)
	}
	return text
}

// States are the words that a line may say of a counter as it is, beside where it stands: "left" with a number.
func (Lab) States(g game.Game, id game.ID) (words []string) {
	b, ok := g.(*Battle)
	if !ok {
		return nil
	}
	c := &b.counters[id]
	switch {
	case c.rank == game.Banner:
		return nil
	case c.leads():
		words = append(words, "fatigue")
	}
	if c.comesLater() {
		words = append(words, "waits")
	}
	if c.leads() {
		return words
	}
	if c.reduced > 0 {
		words = append(words, "left")
	}
	if c.kind.Mounted() {
		words = append(words, "cf")
	}
	if c.regular() && b.ed.Order == Disorganises {
		words = append(words, "disorganised", "panicked")
	}
	if c.regular() && b.ed.Order == Scatters {
		words = append(words, "scattered")
	}
	if c.kind.Ranged() {
		words = append(words, "movement-side")
	}
	return append(words, "moved")
}
