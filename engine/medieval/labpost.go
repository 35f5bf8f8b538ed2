package medieval

import (
	"slices"

	"gonfalon/engine/board"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/notation"
)

// The counters of a position: what a battle file would say of them, and where and how they are.

// usualRange is the command range of a leader of whom nothing else is said.
const usualRange = 2

// labPost is a counter of a position.
type labPost struct {
	bench   *bench
	c       counter
	u       unit
	command Command // what the battle says of a leader
	block   Block   // what is printed on a unit
	hexed   bool    // a hex was named
	away    bool    // it is off the map all the same
}

// lead is "leader A lech at 0203 range 3 fatigue 5".
func (n *bench) lead(l notation.Line) {
	p := n.post(l)
	if p == nil {
		return
	}
	p.command = Command{Key: p.c.name, Name: p.c.name, Initial: p.c.name, Range: usualRange}
	n.describe(p, l.Words[3:], p.leaderWords())
	id := game.ID(len(n.posts))
	p.c = p.command.counter(p.c.side, id)
	p.u.fatigue = int8(p.c.fatigue)
	n.add(p)
	n.leader[p.c.side] = id
	if p.command.Banner {
		n.add(&labPost{c: counter{name: p.c.name + "-banner", side: p.c.side, rank: game.Banner, kind: BannerKind, label: p.c.label, commander: id},
			u: unit{held: id, at: p.u.at, where: p.u.where}, hexed: true})
	}
}

// fighter is "unit A k1 cavalry at 0405 facing NE sp 2 cf 0".
func (n *bench) fighter(l notation.Line) {
	if len(l.Words) < 4 {
		n.Wrong("want side, name and kind, as in \"unit A k1 cavalry at 0405 facing NE\"")
		return
	}
	kind, ok := readKind(&n.Reader, l.Words[3])
	p := n.post(l)
	if !ok || p == nil {
		return
	}
	p.block, p.u.flags = usual(kind), p.bench.b.outset(kind)&^(stakes|staked)
	n.describe(p, l.Words[4:], p.unitWords())
	p.block.stamp(&p.c)
	switch {
	case p.u.where == game.Dead:
		p.u.sp = 0
	case p.u.sp == 0:
		p.u.sp = int8(p.c.sp)
	}
	n.add(p)
}

// usual is the counter of a kind of which nothing else is said.
func usual(kind Kind) Block {
	b := Block{Kind: kind, Armour: 1, SP: 2, Reduced: 1, MP: 4, Scores: "infantry"}
	switch kind {
	case LightCavalry, HorseArchers, CamelArchers, Retainers, Archers, Crossbows, Bombards:
		b.Armour = 0
	case HeavyCavalry, HeavyInfantry:
		b.Armour = 2
	}
	if kind.Mounted() {
		b.MP, b.Scores = 8-b.Armour, "cavalry"
	}
	return b
}

// banner is "banner A flag held k1", by an enemy if he has captured it, or "at 0405" for one on the
// ground, "captured at 0405" if it fell from an enemy.
func (n *bench) banner(l notation.Line) {
	p := n.post(l)
	if p == nil {
		return
	}
	p.c.rank, p.c.kind = game.Banner, BannerKind
	n.describe(p, l.Words[3:], append(p.words(), clause.Mark("captured", func() { p.u.set(trophy) })))
	if p.u.held != game.None && n.posts[p.u.held].c.side != p.c.side {
		p.u.where = game.Captured
		p.u.set(trophy)
	}
	n.add(p)
}

// post begins a counter with its side and name; nil when the line has none of its own.
func (n *bench) post(l notation.Line) *labPost {
	side, ok := l.Side()
	switch {
	case !ok || len(l.Words) < 3:
		n.Wrong("want a side and a name, as in \"%s A x\"", l.Words[0])
	case n.find(l.Words[2]) != game.None:
		n.Wrong("two counters are called %q", l.Words[2])
	default:
		c := counter{name: l.Words[2], label: l.Words[2], side: side, commander: n.leader[side]}
		return &labPost{bench: n, c: c, u: unit{held: game.None}}
	}
	return nil
}

// describe reads what the words say of a counter.
func (n *bench) describe(p *labPost, words []string, v clause.Vocabulary) {
	v.Read(&n.Reader, v.Cut(words), "a counter")
	if !p.hexed && !p.away {
		n.Wrong("where is %s? say for example: at 0405", p.c.name)
	}
}

func (n *bench) add(p *labPost) { n.posts = append(n.posts, p) }

// words are what can be said of any counter in a position.
func (p *labPost) words() clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("at", p.stand),
		clause.Word("facing", func(r *clause.Reader, s string) { p.u.facing = readDir(r, s) }),
		clause.Word("held", p.readHolder),
		clause.Word("of", p.readCommander),
		p.off("scattered", game.Scattered),
		p.off("dead", game.Dead),
		p.off("away", game.Away),
		p.off("unplaced", game.Unplaced),
		clause.Text("label", &p.c.label),
		clause.Word("reserve", p.wait),
	}
}

// leaderWords are what can be said of a leader; older scripts have "release" for "moves-from".
func (p *labPost) leaderWords() clause.Vocabulary {
	return slices.Concat(p.words(), p.coming(&p.command.Setup), p.command.clauses(),
		clause.Vocabulary{clause.Number("release", &p.command.Release, 1, clause.MaxTurn), clause.Text("called", &p.command.Name)})
}

// unitWords are what can be said of a unit: its SP are those it has now, and those printed are
// "full".
func (p *labPost) unitWords() clause.Vocabulary {
	own := clause.Vocabulary{
		clause.Word("pool", p.readPool),
		clause.Number("company", &p.c.company, 1, clause.MaxUnits),
		clause.Word("full", p.readFull),
		clause.Number("sp", &p.u.sp, 1, maxSP),
		clause.Number("cf", &p.u.charge, 0, MaxCharge),
		clause.Number("razing", &p.u.razing, 1, clause.MaxTurn),
		clause.Word("palisade", func(r *clause.Reader, s string) { p.u.wall = readDir(r, s); p.u.set(stakes | staked) }),
		clause.Mark("stakes", func() { p.u.set(stakes) }),
		clause.Mark("shiltron", func() { p.block.Pikemen = true; p.u.set(shiltron) }),
		clause.Mark("combat-side", func() { p.u.set(combatSide) }),
		clause.Mark("movement-side", func() { p.u.clear(combatSide) }),
		clause.Mark("disorganised", func() { p.u.order = disorganised }),
		clause.Mark("panicked", func() { p.u.order = panicked }),
	}
	return slices.Concat(p.words(), p.coming(&p.block.Setup), own, p.block.clauses())
}

// coming are the words for counters that are off the map and come later: hidden in a wood, and
// over a hex that is made their entry.
func (p *labPost) coming(setup *Placement) clause.Vocabulary {
	return clause.Vocabulary{
		clause.Word("hiding", func(r *clause.Reader, s string) {
			p.wait(r, s)
			setup.readSetUp(r, "secret 2 "+s)
		}),
		clause.Word("arrives", func(r *clause.Reader, s string) {
			p.wait(r, s)
			r.Board.Zones["entry "+s] = board.Zone{ID: "entry " + s, Hexes: []hex.Hex{p.u.at}}
			setup.readArrival(r, s)
		}),
	}
}

func (p *labPost) off(word string, where game.Where) clause.Entry {
	return clause.Mark(word, func() { p.u.where, p.away = where, true })
}

// stand is on a hex of the map.
func (p *labPost) stand(r *clause.Reader, s string) {
	p.u.at, _ = r.Hex(s)
	p.hexed = true
}

// wait is off the map, to enter from a hex.
func (p *labPost) wait(r *clause.Reader, s string) {
	p.stand(r, s)
	p.u.where, p.away = game.Reserve, true
}

func (p *labPost) readHolder(r *clause.Reader, s string) {
	if p.u.held = p.bench.find(s); p.u.held == game.None {
		r.Wrong("no counter above is called %q", s)
	}
	p.hexed = true
}

func (p *labPost) readCommander(r *clause.Reader, s string) {
	if p.c.commander = p.bench.find(s); p.c.commander == game.None {
		r.Wrong("no leader above is called %q", s)
	}
}

// readPool is the pool a unit comes from, whose units anybody may be given but those named
// "pool lech".
func (p *labPost) readPool(r *clause.Reader, s string) {
	army, pool := &p.bench.sc.Armies[p.c.side], Pool{Key: p.c.name}
	if s != "any" {
		pool.clauses().Say(r, clause.Clause{Word: "under", Value: s})
	}
	army.Pools = append(army.Pools, pool)
	p.c.pool, p.c.commander = int16(len(army.Pools)), game.None
}

// readFull is the printed strength, "2/1"; of one number the reverse side is the next lower.
func (p *labPost) readFull(r *clause.Reader, s string) {
	if p.block.readStrength(r, s); p.block.Reduced == 0 {
		p.block.Reduced = p.block.SP - 1
	}
}
