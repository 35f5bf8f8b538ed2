package scenarios

import (
	"slices"
	"strings"

	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// The bounds of what an order of battle may say.
const (
	maxRange   = 9
	maxFatigue = 99
	maxUnit    = 999
	maxRadius  = 20
)

// corps is the command or pool that units lines belong to.
type corps struct {
	name   string
	setup  medieval.Placement
	blocks *[]medieval.Block
}

// leader begins a command: "leader Tasz Bej: initial TB, range 2, fatigue 6, banner, set-up ...".
func (b *medievalReader) leader(army *medieval.Army, st statement) {
	c := medieval.Command{Key: b.key(st), Name: st.name}
	for _, cl := range st.clauses {
		b.leads(&c, cl)
	}
	switch {
	case c.Initial == "" || c.Range == 0 || !placed(c.Setup):
		b.wrong("leader %s needs initial, range and set-up", c.Name)
	case c.Banner && (c.Setup.Reserve || c.Setup.Secret > 0):
		b.wrong("leader %s cannot show a banner where he begins", c.Name)
	}
	army.Commands = append(army.Commands, c)
	b.corps = &corps{c.Name, c.Setup, &army.Commands[len(army.Commands)-1].Blocks}
}

func (b *medievalReader) leads(c *medieval.Command, cl clause) {
	switch cl.word {
	case "initial":
		c.Initial = cl.value
	case "range":
		c.Range = b.number(cl.value, 1, maxRange)
	case "fatigue":
		c.Fatigue = b.number(cl.value, 0, maxFatigue)
	case "banner":
		c.Banner = true
	default:
		if !b.station(&c.Setup, cl) && !b.fortune(c, cl) {
			b.wrong("%q says nothing about a leader", cl.word)
		}
	}
}

// fortune reads what some battles say of a command; false when the clause does not.
func (b *medievalReader) fortune(c *medieval.Command, cl clause) bool {
	switch cl.word {
	case "moves-from":
		c.Release = b.number(cl.value, 1, maxTurn)
	case "worth":
		c.Worth = b.number(cl.value, 1, maxPoints)
	case "vital":
		c.Vital = true
	case "penalty":
		c.Penalty = b.number(cl.value, 1, maxPoints)
	case "losses":
		c.Losses = b.number(cl.value, 1, maxUnit)
	case "gathers":
		c.Gathers = true
	case "defects":
		c.Defects = true
	default:
		return false
	}
	return true
}

// pool begins units without a leader: "pool Tatars: initial Ta, under witold szymon".
func (b *medievalReader) pool(army *medieval.Army, st statement) {
	p := medieval.Pool{Key: b.key(st)}
	var setup medieval.Placement
	for _, cl := range st.clauses {
		switch {
		case cl.word == "initial":
			p.Initial = cl.value
		case cl.word == "under":
			p.Under = strings.Fields(cl.value)
		case cl.word == "usually":
			p.Usual = strings.Fields(cl.value)
		case !b.station(&setup, cl):
			b.wrong("%q says nothing about a pool", cl.word)
		}
	}
	if p.Initial == "" {
		b.wrong("pool %s needs initial", st.name)
	}
	army.Pools = append(army.Pools, p)
	b.corps = &corps{st.name, setup, &army.Pools[len(army.Pools)-1].Blocks}
}

// pooled checks that those named by pools lead in their army.
func (b *medievalReader) pooled(army *medieval.Army) {
	leads := map[string]bool{}
	for _, c := range army.Commands {
		leads[c.Key] = true
	}
	for _, p := range army.Pools {
		for _, key := range slices.Concat(p.Under, p.Usual) {
			if !leads[key] {
				b.wrong("pool %s: nobody called %q leads in its army", p.Key, key)
			}
		}
	}
}

// units adds counters to a command or pool: "units 1-5: cavalry, armour 1". They are
// set up where it is unless the line says otherwise.
func (b *medievalReader) units(st statement) {
	kind, ok := b.kind(st.clauses[0].word)
	if !ok {
		return
	}
	block, ok := b.kinds[kind]
	if !ok {
		b.wrong("counters.txt does not describe %v", kind)
		return
	}
	block.From, block.To = b.span(st.name, 1, maxUnit)
	block.Setup = b.corps.setup
	block.Setup.Among = false
	for _, cl := range st.clauses[1:] {
		switch {
		case cl.word == "banners-of":
			block.Company = b.number(cl.value, 2, maxUnit)
		case !b.station(&block.Setup, cl) && !b.print(&block, cl):
			b.wrong("%q says nothing about units", cl.word)
		}
	}
	if !placed(block.Setup) {
		b.wrong("where do units %s of %s begin?", st.name, b.corps.name)
	}
	b.distinct(&block)
	*b.corps.blocks = append(*b.corps.blocks, block)
}

// distinct refuses two counters of a command with the same number in the same arm: the
// text id of a counter is made of both.
func (b *medievalReader) distinct(n *medieval.Block) {
	for _, o := range *b.corps.blocks {
		if o.Kind.Arm() == n.Kind.Arm() && n.From <= o.To && o.From <= n.To {
			b.wrong("%s already has units %d-%d", b.corps.name, o.From, o.To)
		}
	}
}

// station reads where counters begin: "set-up zone A" and "arrives Czech". A new set-up
// takes the place of an earlier one; false when the clause is about something else.
func (b *medievalReader) station(p *medieval.Placement, cl clause) bool {
	switch cl.word {
	case "set-up":
		arrives := p.Arrives
		*p = b.placement(cl.value)
		p.Arrives = arrives
	case "arrives":
		p.Arrives = "entry " + cl.value
		b.zones([]string{p.Arrives})
	default:
		return false
	}
	return true
}

// placement reads "zone A B", "reserve 4108", "secret 5 4108", "among", "road 1303-2604",
// "place Koskowice" or "1814(1) 1316".
func (b *medievalReader) placement(s string) medieval.Placement {
	var p medieval.Placement
	word, rest := cutWord(s)
	switch word {
	case "":
		b.wrong("set-up where?")
	case "zone":
		p.Zones = b.zones(strings.Fields(rest))
	case "reserve":
		p.Reserve, p.Around = true, b.around(strings.Fields(rest))
	case "secret":
		size, at := cutWord(rest)
		p.Secret, p.Around = b.number(size, 1, maxUnit), b.around(strings.Fields(at))
	case "among":
		p.Among = true
	case "road":
		p.Around = single(b.stretch(rest))
	case "place":
		p.Around = single(b.hexesOf(rest))
	default:
		p.Around = b.around(strings.Fields(s))
	}
	if p.Secret > 0 && len(p.Around) != 1 {
		b.wrong("%q: want the size of the forest and a hex for automatic set-up", s)
	}
	return p
}

func placed(p medieval.Placement) bool {
	return len(p.Zones)+len(p.Around) > 0 || p.Among || p.Arrives != ""
}

func single(hexes []hex.Hex) (out []medieval.Around) {
	for _, h := range hexes {
		out = append(out, medieval.Around{Hex: h})
	}
	return out
}

// stretch is the hexes of a road from one hex to another, "1303-2604".
func (b *medievalReader) stretch(s string) []hex.Hex {
	from, to, _ := strings.Cut(s, "-")
	for _, road := range b.rules.Board.Roads {
		first, last := -1, -1
		for i, h := range road.Hexes {
			if h.String() == from {
				first = i
			}
			if h.String() == to {
				last = i
			}
		}
		if first >= 0 && last >= first {
			return road.Hexes[first : last+1]
		}
	}
	b.wrong("no road leads from %q to %q", from, to)
	return nil
}

// hexesOf is the hexes of a named place on the map.
func (b *medievalReader) hexesOf(name string) []hex.Hex {
	for _, p := range b.rules.Board.Places {
		if p.Name == name {
			return p.Hexes
		}
	}
	b.wrong("the map names no place %q", name)
	return nil
}

func (b *medievalReader) zones(ids []string) []string {
	for _, id := range ids {
		if _, ok := b.rules.Board.Zones[id]; !ok {
			b.wrong("the map has no zone %q", id)
		}
	}
	return ids
}

func (b *medievalReader) around(words []string) []medieval.Around {
	var out []medieval.Around
	for _, w := range words {
		number, radius, wide := strings.Cut(strings.TrimSuffix(w, ")"), "(")
		h, err := hex.Parse(number)
		if err != nil {
			b.wrong("%v", err)
			continue
		}
		if !b.rules.Board.On(h) {
			b.wrong("hex %v is not on the field", h)
		}
		a := medieval.Around{Hex: h}
		if wide {
			a.Radius = b.number(radius, 0, maxRadius)
		}
		out = append(out, a)
	}
	return out
}
