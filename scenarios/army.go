package scenarios

import (
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

// leader begins a command: "leader Tasz Bej: initial TB, range 2, fatigue 6, banner, set-up ...".
func (b *battleReader) leader(army *medieval.Army, st statement) {
	c := medieval.Command{Key: textID(st.name), Name: st.name}
	if c.Key == "" || b.keys[c.Key] {
		b.wrong("leader %q: want a name of his own", st.name)
	}
	b.keys[c.Key] = true
	for _, cl := range st.clauses {
		b.leads(&c, cl)
	}
	if c.Initial == "" || c.Range == 0 || !placed(c.Setup) {
		b.wrong("leader %s needs initial, range and set-up", c.Name)
	}
	army.Commands = append(army.Commands, c)
}

func (b *battleReader) leads(c *medieval.Command, cl clause) {
	switch cl.word {
	case "initial":
		c.Initial = cl.value
	case "range":
		c.Range = b.number(cl.value, 1, maxRange)
	case "fatigue":
		c.Fatigue = b.number(cl.value, 0, maxFatigue)
	case "banner":
		c.Banner = true
	case "set-up":
		c.Setup = b.placement(cl.value)
	default:
		b.wrong("%q says nothing about a leader", cl.word)
	}
}

// units adds counters to a command: "units 1-5: cavalry, armour 1". They are
// set up with their leader unless the line says otherwise.
func (b *battleReader) units(c *medieval.Command, st statement) {
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
	block.Setup = c.Setup
	for _, cl := range st.clauses[1:] {
		switch {
		case cl.word == "set-up":
			block.Setup = b.placement(cl.value)
		case !b.print(&block, cl):
			b.wrong("%q says nothing about units", cl.word)
		}
	}
	b.distinct(c, &block)
	c.Blocks = append(c.Blocks, block)
}

// distinct refuses two counters of a command with the same number, among horse or
// among foot: the text id of a counter is made of both.
func (b *battleReader) distinct(c *medieval.Command, n *medieval.Block) {
	for _, o := range c.Blocks {
		if o.Kind.Mounted() == n.Kind.Mounted() && n.From <= o.To && o.From <= n.To {
			b.wrong("%s already has units %d-%d", c.Name, o.From, o.To)
		}
	}
}

// placement reads "zone A B", "reserve 4108" or "1814(1) 1316".
func (b *battleReader) placement(s string) medieval.Placement {
	var p medieval.Placement
	words := strings.Fields(s)
	switch {
	case len(words) == 0:
		b.wrong("set-up where?")
	case words[0] == "zone":
		p.Zones = b.zones(words[1:])
	case words[0] == "reserve":
		p.Reserve, p.Around = true, b.around(words[1:])
	default:
		p.Around = b.around(words)
	}
	return p
}

func placed(p medieval.Placement) bool { return len(p.Zones)+len(p.Around) > 0 }

func (b *battleReader) zones(ids []string) []string {
	for _, id := range ids {
		if _, ok := b.rules.Board.Zones[id]; !ok {
			b.wrong("the map has no zone %q", id)
		}
	}
	return ids
}

func (b *battleReader) around(words []string) []medieval.Around {
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
