package scenarios

import (
	"strings"

	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/engine/medieval"
)

// medievalReader reads a battle of the medieval system.
type medievalReader struct {
	heading
	kinds map[medieval.Kind]medieval.Block
	corps *corps // whose units are being read
	rules medieval.Scenario
}

// readMedieval reads a battle; the error joins every Mistake of the file. The
// listing it returns has neither New nor Digest.
func readMedieval(file, text string, b *board.Board, kinds map[medieval.Kind]medieval.Block) (game.Scenario, *medieval.Scenario, error) {
	r := &medievalReader{kinds: kinds}
	r.rules.Board = b
	r.begin(file, b, r.headings())
	r.statements(text, r.read)
	r.complete()
	r.manned()
	return r.list, &r.rules, r.err()
}

func (b *medievalReader) read(st statement) {
	switch st.word {
	case "side":
		b.army(st)
	case "points", "arrivals", "pits", "leader", "pool", "units":
		b.inArmy(st)
	case "scale":
		b.scale(st.clauses)
	default:
		b.head(st)
	}
}

// army begins an army: "side mongols: letter M".
func (b *medievalReader) army(st statement) {
	i, ok := b.side(st)
	if !ok {
		return
	}
	army := &b.rules.Armies[i]
	b.corps = nil
	army.Key, army.Points.Unit = st.name, map[string]int{}
	for _, c := range st.clauses {
		switch {
		case c.word == "letter" && c.value != "":
			army.Letter = c.value
		case c.word == "banners":
			army.Banners = b.number(c.value, 1, 9)
		default:
			b.wrong("%q: want letter and the letter the map gives this side", c.word)
		}
	}
	if len(b.rules.Board.Friendly[army.Letter]) == 0 {
		b.wrong("the map gives no friendly edge to %q", army.Letter)
	}
}

func (b *medievalReader) inArmy(st statement) {
	if b.sides == 0 {
		b.wrong("%q before the first side", st.word)
		return
	}
	army := &b.rules.Armies[b.sides-1]
	switch {
	case st.word == "points":
		b.points(&army.Points, st.clauses)
	case st.word == "arrivals":
		b.arrivals(&army.Arrivals, st.clauses)
	case st.word == "pits":
		army.Pits = b.pits(st.clauses)
	case st.word == "leader":
		b.leader(army, st)
	case st.word == "pool":
		b.pool(army, st)
	case b.corps == nil:
		b.wrong("units without a leader")
	default:
		b.units(st)
	}
}

// points reads "points: leader 20, banner 10, cavalry 2".
func (b *medievalReader) points(p *medieval.Points, rows []clause) {
	for _, c := range rows {
		n := b.number(c.value, 0, 99)
		switch c.word {
		case "leader":
			p.Leader = n
		case "banner":
			p.Banner = n
		default:
			p.Unit[c.word] = n
		}
	}
}

// arrivals reads "arrivals: from 3, horse 3, foot 2".
func (b *medievalReader) arrivals(a *medieval.Arrivals, rates []clause) {
	for _, c := range rates {
		switch c.word {
		case "from":
			a.From = b.number(c.value, 1, maxTurn)
		case "horse":
			a.Horse = b.number(c.value, 1, maxUnit)
		case "foot":
			a.Foot = b.number(c.value, 1, maxUnit)
		default:
			b.wrong("%q says nothing about arrivals", c.word)
		}
	}
}

// pits reads "pits: 1203 1204", hidden from the enemy.
func (b *medievalReader) pits(list []clause) (out []hex.Hex) {
	for _, c := range list {
		for _, a := range b.around(strings.Fields(c.word + " " + c.value)) {
			out = append(out, a.Hex)
		}
	}
	return out
}

// manned checks what can be told only when both armies are known.
func (b *medievalReader) manned() {
	if !b.bothSides() {
		return
	}
	for i := range b.rules.Armies {
		army, enemy := &b.rules.Armies[i], &b.rules.Armies[1-i]
		if len(army.Commands) == 0 {
			b.wrong("%s has no leader", army.Key)
		}
		b.pooled(army)
		for row := range scored(army) {
			if _, ok := enemy.Points.Unit[row]; !ok {
				b.wrong("the points of %s have no row %q for the units of %s", enemy.Key, row, army.Key)
			}
		}
	}
}

// scored is every row of the victory table under which units of an army count.
func scored(a *medieval.Army) map[string]bool {
	rows := map[string]bool{}
	for _, c := range a.Commands {
		addScored(rows, c.Blocks)
	}
	for _, p := range a.Pools {
		addScored(rows, p.Blocks)
	}
	return rows
}

func addScored(rows map[string]bool, blocks []medieval.Block) {
	for _, b := range blocks {
		rows[b.Scores] = true
	}
}
