package bmw

import (
	"strconv"
	"strings"

	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// counter is what is printed on a counter, and what the battle says of it.
type counter struct {
	name, label, proper string
	side                game.Side
	arm                 Arm
	kind                string
	faces               [2]Face // front and back; both the same for a leader
	value               int     // of a leader
	worth               int
	commander           bool // of his army
	pursues             int  // the lowest die on which it pursues
	feigns, late        bool
	home                hex.Hex
	arrives             Arrival

	_ [0]func() // never compared: the code for that would be in every program
}

func (c *counter) leads() bool { return c.arm == command }

// twoSided reports whether the back is a second mode that its owner chooses (9.5, 9.6, B-144).
func (c *counter) twoSided() bool { return c.arm == Dismounted || c.arm == HeavyHorse }

// roster makes the counters of both armies, leaders first.
func roster(sc *Scenario) (list []counter) {
	for s := game.A; s <= game.B; s++ {
		army := &sc.Armies[s]
		for _, l := range army.Leaders {
			list = append(list, l.counter(s))
		}
		for i := range army.Troops {
			list = append(list, army.Troops[i].counters(s)...)
		}
	}
	return list
}

func (l *Leader) counter(s game.Side) counter {
	face := Face{MA: l.MA}
	return counter{name: game.TextID(l.Name), label: l.Name, proper: l.Name, side: s, arm: command, kind: "leader",
		faces: [2]Face{face, face}, value: l.Value, worth: l.Worth, commander: l.Commander, home: l.Hex, arrives: l.Arrives}
}

func (t *Troop) counters(s game.Side) (list []counter) {
	for i, u := range t.Units {
		list = append(list, t.counter(s, t.Label+strconv.Itoa(i+1), u))
	}
	return list
}

func (t *Troop) counter(s game.Side, label string, u Unit) counter {
	return counter{name: strings.ToLower(label), label: label, proper: u.Name, side: s, arm: t.Arm, kind: t.Kind,
		faces: [2]Face{t.Front, t.Back}, worth: t.Worth, pursues: t.Pursues, feigns: t.Feigns, late: t.Late, home: u.Hex, arrives: u.Arrives}
}

// face is the side of a counter that is up (2.3).
func (b *Battle) face(id game.ID) *Face {
	if b.units[id].back {
		return &b.counters[id].faces[1]
	}
	return &b.counters[id].faces[0]
}

// horse reports whether a counter moves, retreats and advances as cavalry now (9.1, B-187).
func (b *Battle) horse(id game.ID) bool { return b.counters[id].rides(b.units[id].back) }

// rides reports whether a counter is cavalry with its back up, or its front.
func (c *counter) rides(back bool) bool {
	switch c.arm {
	case LightHorse, HorseArchers, HeavyHorse:
		return true
	case Dismounted:
		return back
	}
	return false
}

// flip turns a counter over; whatever charge it rode ends (B-154).
func (b *Battle) flip(id game.ID) {
	u := &b.units[id]
	u.back = !u.back
	u.clear(charging)
}

// disorder turns a unit to its back; one that lies there already stays so (6.2, 7.8).
func (b *Battle) disorder(id game.ID) {
	if b.units[id].back {
		return
	}
	b.flip(id)
	b.happen(eventDisordered, id, "11.1")
}
