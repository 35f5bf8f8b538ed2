package scenarios

import (
	"strings"

	"gonfalon/engine/bmw"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// maxFace bounds the numbers printed on a counter.
const maxFace = 20

// bmwArmyLines is what the lines below a side say.
var bmwArmyLines = map[string]func(*bmwReader, *bmw.Army, statement){
	"leader": (*bmwReader).leader,
	"troops": (*bmwReader).troops,
	"unit":   (*bmwReader).unit,
	"goal":   (*bmwReader).goal,
	"held":   (*bmwReader).held,
	"feint":  (*bmwReader).feint,
	"late":   (*bmwReader).late,
}

// leader is "leader Saladin: commander, value 3, ma 9, worth 10, at 1605".
func (r *bmwReader) leader(army *bmw.Army, st statement) {
	l := bmw.Leader{Name: st.name}
	for _, c := range st.clauses {
		switch c.word {
		case "commander":
			l.Commander = true
		case "value":
			l.Value = r.number(c.value, 1, maxFace)
		case "ma":
			l.MA = r.number(c.value, 1, maxFace)
		case "worth":
			l.Worth = r.number(c.value, 0, maxPoints)
		case "at":
			l.Hex = r.hex(c.value)
		default:
			r.wrong("%q says nothing about a leader", c.word)
		}
	}
	r.key(st)
	if l.Value == 0 || l.MA == 0 {
		r.wrong("leader %s needs value and ma", l.Name)
	}
	army.Leaders = append(army.Leaders, l)
}

// troops begins a kind of counter: "troops AH: arm horse-archers, kind horse-archers,
// front 3 10 solid 2x1, back 2 10 open 1x1, worth 1". For the options of a battle it also
// says "pursues 5", "feigns" or "late".
func (r *bmwReader) troops(army *bmw.Army, st statement) {
	t := bmw.Troop{Label: st.name}
	for _, c := range st.clauses {
		switch c.word {
		case "arm":
			arm, ok := bmw.ParseArm(c.value)
			if !ok {
				r.wrong("no arm is called %q", c.value)
			}
			t.Arm = arm
		case "kind":
			t.Kind = c.value
		case "front":
			t.Front = r.face(c.value)
		case "back":
			t.Back = r.face(c.value)
		case "worth":
			t.Worth = r.number(c.value, 0, maxPoints)
		case "pursues":
			t.Pursues = r.number(c.value, 1, 6)
		case "feigns":
			t.Feigns = true
		case "late":
			t.Late = true
		default:
			r.wrong("%q says nothing about troops", c.word)
		}
	}
	if t.Label == "" || t.Kind == "" || t.Front.CS == 0 || t.Back.CS == 0 {
		r.wrong("troops need a label, kind, front and back")
	}
	army.Troops = append(army.Troops, t)
}

// bmwDots are the dots by their words.
var bmwDots = map[string]game.Dot{"solid": game.Solid, "open": game.Open}

// face is "3 10 solid 2x1": combat strength, movement allowance, and where printed the dot,
// the archery strength and its range.
func (r *bmwReader) face(s string) (f bmw.Face) {
	words := strings.Fields(s)
	if len(words) < 2 {
		r.wrong("%q: want strength and movement, as in: 3 10 solid 2x1", s)
		return f
	}
	f.CS, f.MA = r.number(words[0], 1, maxFace), r.number(words[1], 1, maxFace)
	for _, w := range words[2:] {
		bow, reach, shoots := strings.Cut(w, "x")
		switch dot := bmwDots[w]; {
		case dot != game.NoDot:
			f.Dot = dot
		case shoots:
			f.Bow, f.Range = r.number(bow, 1, 6), r.number(reach, 1, maxRange)
		default:
			r.wrong("%q: want solid, open, or archery such as 2x1", w)
		}
	}
	return f
}

// unit adds a counter to the troops above: "unit Hospitallers 1: 0714".
func (r *bmwReader) unit(army *bmw.Army, st statement) {
	if len(army.Troops) == 0 {
		r.wrong("unit %s before any troops", st.name)
		return
	}
	at := st.value()
	if st.name == "" || r.taken[at] {
		r.wrong("unit %s: want a name and a hex of its own", st.name)
	}
	r.taken[at] = true
	t := &army.Troops[len(army.Troops)-1]
	t.Units = append(t.Units, bmw.Unit{Name: st.name, Hex: r.hex(at)})
}

// bmwGoals are the kinds of goals by their words.
var bmwGoals = map[string]bmw.GoalKind{"trains-home": bmw.TrainsHome, "units-near": bmw.UnitsNear, "hold": bmw.Hold,
	"rows": bmw.Rows, "alive": bmw.Alive}

// goal is "goal trains-home: points 6, denied 3, at 2616 2716 2717".
func (r *bmwReader) goal(army *bmw.Army, st statement) {
	kind, ok := bmwGoals[st.name]
	if !ok {
		r.wrong("no goal is called %q", st.name)
	}
	g := bmw.Goal{Kind: kind}
	for _, c := range st.clauses {
		switch c.word {
		case "points":
			g.Points = r.number(c.value, 1, maxPoints)
		case "denied":
			g.Denied = r.number(c.value, 1, maxPoints)
		case "at":
			g.Hexes = r.hexes(strings.Fields(c.value))
		case "within":
			g.Range = r.number(c.value, 1, maxRadius)
		case "down-to":
			g.Rows = r.number(c.value, 0, maxMap-1)
		case "leader":
			g.Leader = c.value
		default:
			r.wrong("%q says nothing about a goal", c.word)
		}
	}
	if needsHex := kind == bmw.TrainsHome || kind == bmw.UnitsNear || kind == bmw.Hold; needsHex && len(g.Hexes) == 0 {
		r.wrong("where is the goal %s?", st.name)
	}
	army.Goals = append(army.Goals, g)
}

// held is "held: until 3, die 5, unruly CK1 CK2".
func (r *bmwReader) held(army *bmw.Army, st statement) {
	for _, c := range st.clauses {
		switch c.word {
		case "until":
			army.Held.Until = r.number(c.value, 1, maxTurn)
		case "die":
			army.Held.Die = r.number(c.value, 1, 6)
		case "unruly":
			army.Held.Unruly = strings.Fields(c.value)
		default:
			r.wrong("%q says nothing about troops held back", c.word)
		}
	}
}

func (r *bmwReader) hexes(words []string) (list []hex.Hex) {
	for _, w := range words {
		list = append(list, r.hex(w))
	}
	return list
}

// hex reads a hex of the field.
func (r *bmwReader) hex(s string) hex.Hex {
	h, err := hex.Parse(s)
	if err != nil {
		r.wrong("%v", err)
	} else if !r.rules.Board.On(h) {
		r.wrong("hex %v is not on the field", h)
	}
	return h
}
