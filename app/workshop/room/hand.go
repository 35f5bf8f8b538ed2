package room

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/app/mapview"
	"gonfalon/app/workshop"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// The tools.
const (
	toolMove   = "move"   // chooses counters, moves them, and stamps the kind in hand
	toolZone   = "zone"   // paints where the chosen force is set up
	toolEntry  = "entry"  // paints where armies arrive
	toolGoal   = "goal"   // marks what the chosen side is to hold
	toolGround = "ground" // paints ground
	toolLine   = "line"   // draws roads and waters
	toolCross  = "cross"  // sets a bridge where a road meets water, else a ford
	toolPlace  = "place"  // names a place
)

var handCommands = map[string]func(*Shop, string){
	"tool":     func(x *Shop, tool string) { x.takeUp(tool) },
	"side":     func(x *Shop, side string) { x.chooseSide(number(side)) },
	"force":    func(x *Shop, line string) { x.force = number(line); x.sel, x.kind = "", "" },
	"stamp":    func(x *Shop, kind string) { x.tool, x.sel = toolMove, ""; x.kind = toggled(x.kind, kind) },
	"leader":   func(x *Shop, name string) { x.addLeader(name) },
	"dismiss":  func(x *Shop, line string) { x.dismiss(number(line)) },
	"turn":     func(x *Shop, by string) { x.alter(func(s *workshop.Stand) { s.Turn(number(by)) }) },
	"state":    func(x *Shop, word string) { x.state(word) },
	"remove":   func(x *Shop, _ string) { x.remove(x.sel) },
	"release":  func(x *Shop, _ string) { x.sel, x.kind = "", "" },
	"entry":    func(x *Shop, name string) { x.tool, x.entry = toolEntry, name },
	"arrives":  func(x *Shop, name string) { x.arrive(name) },
	"brush":    func(x *Shop, size string) { x.brush = number(size) },
	"sign":     func(x *Shop, word string) { x.tool, x.sign = toolGround, word },
	"line":     func(x *Shop, section string) { x.takeUp(toolLine); x.line = section },
	"road":     func(x *Shop, grade string) { x.takeUp(toolLine); x.line, x.grade = "ROADS", mapview.RoadGrade(grade) },
	"line-end": func(x *Shop, _ string) { x.endLine() },
	"line-off": func(x *Shop, _ string) { x.roading, x.water = roading{}, nil },
	"across":   func(x *Shop, how string) { x.across, x.asks = how, false; x.keepLine() },
	"edge": func(x *Shop, arg string) {
		letter, edge, _ := strings.Cut(arg, "=")
		x.edit(func(t *workshop.Texts) { t.ToggleEdge(letter, edge) })
	},
	"place":   func(x *Shop, name string) { x.namePlace(name) },
	"feature": func(x *Shop, line string) { x.edit(func(t *workshop.Texts) { t.DropFeature(number(line)) }) },
	"rename": func(x *Shop, arg string) {
		line, name, _ := strings.Cut(arg, "=")
		x.naming = ""
		in := func(f workshop.Feature) bool { return f.Line == number(line) && f.Name == x.entry }
		held := slices.ContainsFunc(x.draft.Entries(), in)
		x.edit(func(t *workshop.Texts) { t.Rename(number(line), name) })
		for _, f := range x.draft.Entries() {
			if held && f.Line == number(line) {
				x.entry = f.Name // it stays in hand
			}
		}
	},
	"kind": func(x *Shop, arg string) {
		line, grade, _ := strings.Cut(arg, "=")
		x.edit(func(t *workshop.Texts) { t.SetKind(number(line), mapview.RoadGrade(grade).Says()) })
	},
	"issue":  func(x *Shop, n string) { x.goTo(number(n)) },
	"unsaid": func(x *Shop, _ string) { x.issue = 0 },
	"mend":   func(x *Shop, _ string) { m := x.mend; x.edit(func(t *workshop.Texts) { t.Move(m) }) },
	"pick":   func(x *Shop, name string) { x.choose(name) },
	"clause": func(x *Shop, arg string) { x.setSide(arg) },
}

// toggled is a choice that a second press takes back.
func toggled(now, wanted string) string {
	if now == wanted {
		return ""
	}
	return wanted
}

// takeUp takes up a tool.
func (x *Shop) takeUp(tool string) {
	x.keepLine()
	if x.tool == tool && tool != toolLine {
		tool = toolMove
	}
	x.tool, x.sel, x.kind = tool, "", ""
}

// chooseSide chooses a side, and its first force.
func (x *Shop) chooseSide(side int) {
	armies := x.draft.Armies()
	if side < 0 || side >= len(armies) {
		return
	}
	x.side, x.force, x.sel, x.kind = side, -1, "", ""
	if len(armies[side].Forces) > 0 {
		x.force = armies[side].Forces[0].Line
	}
}

// Tap is a tap on a hex beside any counter.
func (x *Shop) Tap(h hex.Hex) {
	x.shown, x.issue = nil, 0
	switch x.screen {
	case atNew:
		x.tapCorner(h)
		return
	case atRiddle:
		x.aimAt(h)
		return
	}
	if x.draft == nil || x.checked.Board == nil {
		return
	}
	if !x.inPlay(h) {
		x.tell("shop.off")
		return
	}
	switch x.tool {
	case toolMove:
		x.tapMove(h)
	case toolZone, toolEntry, toolGoal, toolGround, toolLine: // by the keyboard: a pointer draws
		p := mapview.Point{}
		p.X, p.Y = mapview.Centre(h)
		x.Stroke(p)
		x.StrokeEnds(true)
	case toolSpot:
		x.tapSpot(h)
	case toolPlace:
		x.place, x.naming = &h, "place"
	}
}

// inPlay reports whether a hex is on the part of the map that the battle takes, as it could last be read.
func (x *Shop) inPlay(h hex.Hex) bool {
	if sc := x.good.Scenario; sc != nil && x.draft.Map == "" {
		return sc.Board.On(h)
	}
	return x.checked.Board.On(h)
}

func (x *Shop) tapCorner(h hex.Hex) {
	if len(x.corner) == 2 {
		x.corner = nil
	}
	if x.note = ""; len(x.corner) == 1 {
		a := x.corner[0]
		if max(a.Col()-h.Col(), h.Col()-a.Col()) < workshop.LeastMap-1 || max(a.Row()-h.Row(), h.Row()-a.Row()) < workshop.LeastMap-1 {
			x.tell("shop.new.small")
			return
		}
	}
	x.corner = append(x.corner, h)
}

// tapMove moves the chosen counter to a hex, or stamps a counter there.
func (x *Shop) tapMove(h hex.Hex) {
	switch {
	case x.sel != "":
		x.alter(func(s *workshop.Stand) {
			s.Hex = h.String()
			s.Hush("scattered")
			s.Hush("waits")
			s.Hush("away")
			s.Hush("gone")
		})
	case x.kind != "":
		x.stampAt(h)
	}
}

// TapCounter is a tap on a counter: it is chosen, a second tap lets go of it.
func (x *Shop) TapCounter(id int) {
	if g := x.armies; x.screen == atNew && g != nil && id >= 0 && id < g.Counters() {
		x.Tap(g.Piece(game.ID(id)).Hex)
		return
	}
	g := x.good.Game
	if g == nil || x.draft == nil || id < 0 || id >= g.Counters() {
		return
	}
	p := g.Piece(game.ID(id))
	if x.screen == atRiddle {
		x.aimAt(p.Hex)
		return
	}
	if x.tool != toolMove || x.kind != "" && x.sel == "" && x.stacks(p) {
		x.Tap(p.Hex)
		return
	}
	name := g.Name(game.ID(id))
	if f, ok := x.chosen(); ok && x.sel == "" && p.Rank == game.Unit && p.Kind == x.kind && strings.HasPrefix(name, f.Key+"-") {
		kind := x.kind // what is stamped is taken off by another tap
		x.remove(name)
		x.kind = kind
		return
	}
	if x.sel == name {
		if name = x.below(p); name == x.sel {
			x.sel = ""
			return
		}
	}
	x.choose(name)
}

// stacks reports whether what is in hand is put on a counter: units of its side stand together.
func (x *Shop) stacks(p game.Piece) bool { return int(p.Side) == x.side && p.Rank != game.Unit }

// below is the next counter of a hex after one, in turn.
func (x *Shop) below(p game.Piece) string {
	g := x.good.Game
	var names []string
	for id := range game.ID(g.Counters()) {
		if o := g.Piece(id); o.Where == game.OnMap && o.Hex == p.Hex && o.Rank != game.Banner {
			names = append(names, g.Name(id))
		}
	}
	i := slices.Index(names, x.sel)
	if i < 0 || i == len(names)-1 {
		return x.sel
	}
	return names[i+1]
}

// choose chooses a counter, and its force.
func (x *Shop) choose(name string) {
	p, ok := x.piece(name)
	if !ok {
		return
	}
	x.sel, x.kind, x.side, x.tool = name, "", int(p.Side), toolMove
	for i, a := range x.draft.Armies() {
		for _, f := range a.Forces {
			if i == x.side && (name == f.Key || strings.HasPrefix(name, f.Key+"-")) {
				x.force = f.Line
			}
		}
	}
}

// alter changes what is said of the chosen counter.
func (x *Shop) alter(do func(*workshop.Stand)) {
	if x.sel == "" {
		return
	}
	s, ok := x.draft.Stand(x.sel)
	if p, there := x.piece(x.sel); !ok && there && p.Where == game.OnMap {
		s.Hex = p.Hex.String()
		if p.HasFacing {
			s.Faces = p.Facing.String()
		}
	}
	do(&s)
	x.edit(func(t *workshop.Texts) { t.SetStand(s) })
}

// state changes how the chosen counter is, by one of the words that fit it.
func (x *Shop) state(word string) {
	p, ok := x.piece(x.sel)
	if !ok {
		return
	}
	x.alter(func(s *workshop.Stand) {
		n, said := s.Says(word)
		switch word {
		case "left":
			if n = p.SP - 1; n < 1 {
				n = p.FullSP
			}
			if s.Hush(word); n < p.FullSP {
				s.Say(word, n)
			}
		case "cf":
			if s.Hush(word); p.Charge < 3 {
				s.Say(word, p.Charge+1)
			}
		case "fatigue":
			s.Hush(word)
			if s.Say(word, (p.Fatigue+1)%10); (p.Fatigue+1)%10 == 0 {
				s.How = append(s.How, "0")
			}
		case "scattered", "waits": // who is no more finds a place by a tap on the map
			s.Hex, s.Faces = "", ""
			s.Say(word, 0)
		default:
			if s.Hush(word); !said {
				if word == "disorganised" {
					s.Hush("panicked")
				} else if word == "panicked" {
					s.Hush("disorganised")
				}
				s.Say(word, 0)
			}
		}
	})
}

// remove takes a counter off: a unit out of its force, a leader off the map.
func (x *Shop) remove(name string) {
	p, ok := x.piece(name)
	if !ok {
		return
	}
	f, _ := x.chosen()
	x.edit(func(t *workshop.Texts) {
		if f.Word == "troops" {
			t.SetStand(workshop.Stand{Name: name, How: []string{"gone"}})
			return
		}
		t.DropStand(name)
		if p.Rank == game.Unit {
			t.DropUnit(name, p.Kind)
		}
	})
	x.sel = ""
}

// leaderKind is the kind that stands for the leader of the chosen force.
const leaderKind = "leader"

// stampAt puts a counter of the kind in hand on a hex: a new unit of the chosen force, or its leader.
func (x *Shop) stampAt(h hex.Hex) {
	f, ok := x.chosen()
	if !ok {
		return
	}
	facing := x.toward(h)
	if x.kind == leaderKind {
		x.edit(func(t *workshop.Texts) { t.SetStand(workshop.Stand{Name: f.Key, Hex: h.String()}) })
		return
	}
	had := map[string]bool{}
	if g := x.good.Game; g != nil {
		for id := range game.ID(g.Counters()) {
			had[g.Name(id)] = true
		}
	}
	trial := workshop.Draft{Texts: x.draft.Texts, File: x.draft.File}
	trial.AddUnit(f.Line, x.kind)
	g := trial.Roster()
	if g == nil {
		x.tell("shop.mend-first")
		return
	}
	for id := range game.ID(g.Counters()) {
		if name := g.Name(id); !had[name] {
			s := workshop.Stand{Name: name, Hex: h.String()}
			if g.Piece(id).HasFacing {
				s.Faces = facing
			}
			if f.Word == "pool" {
				s.How = []string{"of", x.firstLeader()}
			}
			x.edit(func(t *workshop.Texts) {
				t.AddUnit(f.Line, x.kind)
				t.SetStand(s)
			})
			return
		}
	}
}

// firstLeader is the first leader of the chosen side.
func (x *Shop) firstLeader() string {
	for _, f := range x.draft.Armies()[x.side].Forces {
		if f.Word == "leader" {
			return f.Key
		}
	}
	return ""
}

// toward is the direction from a hex to where the enemy stands.
func (x *Shop) toward(h hex.Hex) string {
	g := x.good.Game
	if g == nil {
		return hex.N.String()
	}
	best, at := 1000, h.Step(hex.N)
	for id := range game.ID(g.Counters()) {
		if p := g.Piece(id); p.Where == game.OnMap && int(p.Side) != x.side && p.Hex.Distance(h) < best && p.Hex != h {
			best, at = p.Hex.Distance(h), p.Hex
		}
	}
	return h.Bearing(at).String()
}

// addLeader adds a leader to the chosen side, and has him in hand.
func (x *Shop) addLeader(name string) {
	name = strings.TrimSpace(strings.NewReplacer(":", "", ",", "", "#", "").Replace(name))
	x.naming = ""
	if name == "" || game.TextID(name) == "" {
		return
	}
	initial := []rune(name)
	x.edit(func(t *workshop.Texts) { t.AddLeader(x.side, name, string(initial[:min(2, len(initial))])) })
	for _, f := range x.draft.Armies()[x.side].Forces {
		if f.Name == name {
			x.tool, x.force, x.kind, x.sel = toolMove, f.Line, leaderKind, ""
		}
	}
}

// dismiss takes a force off with all its units.
func (x *Shop) dismiss(line int) {
	x.edit(func(t *workshop.Texts) { t.DropForce(line) })
	x.sel, x.kind = "", ""
	x.chooseSide(x.side)
}

// paintZone adds hexes to the zone of the chosen force, or takes them out if they are all in it.
func (x *Shop) paintZone(hexes []hex.Hex) {
	f, ok := x.chosen()
	if !ok || f.Word != "leader" && f.Word != "pool" {
		x.tell("shop.no-zone")
		return
	}
	zone := x.painted(f.Zone(), hexes)
	x.edit(func(t *workshop.Texts) { t.SetZone(f.Line, zone) })
}

// painted are hexes with those of a stroke, or without them if all of these are among them.
func (x *Shop) painted(had []string, hexes []hex.Hex) []string {
	in := func(h hex.Hex) bool { return slices.Contains(had, h.String()) }
	out := true
	for _, h := range hexes {
		out = out && in(h)
	}
	for _, h := range hexes {
		switch {
		case out:
			had = slices.DeleteFunc(had, func(w string) bool { return w == h.String() })
		case !in(h) && x.checked.Board != nil && x.inPlay(h):
			had = append(had, h.String())
		}
	}
	return had
}

// paintGoal adds hexes to those that the chosen side is to hold, or takes them out if it is to hold all of them.
func (x *Shop) paintGoal(hexes []hex.Hex) {
	had := x.draft.Goals(x.side)
	now := x.painted(slices.Clone(had), hexes)
	x.edit(func(t *workshop.Texts) {
		for _, h := range hexes {
			if name := h.String(); slices.Contains(had, name) != slices.Contains(now, name) {
				t.ToggleGoal(x.side, name)
			}
		}
	})
}

// paintEntry adds hexes to the entry in hand, or takes them out if they are all in it. With none in hand it begins one.
func (x *Shop) paintEntry(hexes []hex.Hex) {
	if x.draft.Map == "" {
		return
	}
	if x.entry == "" {
		x.entry = x.draft.Free(x.Say("shop.name.entry", nil))
	}
	now := x.painted(x.draft.Entry(x.entry), hexes)
	x.edit(func(t *workshop.Texts) { t.SetEntry(x.entry, now) })
}

// arrive has the chosen force arrive over an entry, or over none.
func (x *Shop) arrive(name string) {
	if name = strings.TrimPrefix(name, "="); name == nowhere {
		name = ""
	}
	if f, ok := x.chosen(); ok {
		x.edit(func(t *workshop.Texts) { t.SetArrival(f.Line, name) })
	}
}

// paint puts the ground in hand into hexes of a map of one's own.
func (x *Shop) paint(hexes []hex.Hex) {
	if x.draft.Map == "" {
		return
	}
	x.edit(func(t *workshop.Texts) { t.Paint(hexes, x.sign) })
}

// namePlace names the place that was tapped.
func (x *Shop) namePlace(name string) {
	h := x.place
	x.place, x.naming = nil, ""
	name = strings.TrimSpace(strings.NewReplacer(":", "", "(", "", ")", "", "#", "").Replace(name))
	if h == nil || name == "" {
		return
	}
	x.edit(func(t *workshop.Texts) { t.Draw("PLACES", name, []string{h.String()}) })
}

// goTo shows an issue: its line and its hex.
func (x *Shop) goTo(n int) {
	if n < 0 || n >= len(x.checked.Issues) {
		return
	}
	is := x.checked.Issues[n]
	x.issue = 0
	if len(is.Hexes) > 0 && x.checked.Board != nil && x.checked.Board.On(is.Hexes[0]) {
		h := is.Hexes[0]
		x.shown, x.issue = &h, n+1
		x.mend, _ = x.draft.Mending(is, x.checked.Board)
	}
	if is.Who != game.None && x.good.Game != nil {
		x.choose(x.good.Game.Name(is.Who))
	}
	if name := x.draft.Unentered(is.Line); name != "" && !is.OfMap && x.draft.Map != "" {
		x.tool, x.sel, x.kind, x.entry = toolEntry, "", "", name
	}
	if is.Line > 0 {
		x.jump(is.OfMap, is.Line)
	}
}

// jump shows a line of the text.
func (x *Shop) jump(ofMap bool, line int) { x.textLine, x.textMap, x.jumps = line, ofMap, x.jumps+1 }

// setSide sets a clause of a side: "0 begins-with 3", "1 wins-ties", "0 cavalry 2" of its points.
func (x *Shop) setSide(arg string) {
	words := strings.SplitN(strings.TrimSpace(arg), "=", 2)
	head := strings.Fields(words[0])
	armies := x.draft.Armies()
	if len(head) != 2 || number(head[0]) >= len(armies) {
		return
	}
	side, word, value := number(head[0]), head[1], ""
	if len(words) == 2 {
		value = strings.TrimSpace(words[1])
	}
	if word == "wins-ties" {
		x.edit(func(t *workshop.Texts) {
			for i := range armies {
				clause := ""
				if i == side && value == "yes" {
					clause = word
				}
				t.SetClause(t.Armies()[i].Line, word, clause)
			}
		})
		return
	}
	if _, err := strconv.Atoi(value); value != "" && err != nil {
		return
	}
	clause := ""
	if value != "" && value != "0" {
		clause = word + " " + value
	}
	x.edit(func(t *workshop.Texts) { t.SetClause(t.Armies()[side].Line, word, clause) })
}

// groundBy is the command of the key that is the letter of a kind of ground, while ground is painted.
func (x *Shop) groundBy(key string) string {
	for _, s := range workshop.Signs {
		if x.tool == toolGround && key == string(s.Letter) {
			return "sign:" + s.Word
		}
	}
	return ""
}
