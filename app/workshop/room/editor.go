package room

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/tell"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
	"gonfalon/scenarios"
)

// editor is the bench: the panel, the map, and the text beside them or on a tab.
func (r *root) editor() app.UI {
	x := r.shop
	class := "shop"
	if r.textBeside {
		class += " beside"
	}
	return app.Main().Class(class+" at-"+x.tab).Body(
		mapview.Shapes(),
		r.bar(), r.panel(), r.field(), r.textPane(),
		app.Footer().Class("shopacts").Body(r.shop.ways()...))
}

// ways are the ways on: to try the battle and to play it.
func (x *Shop) ways() []app.UI {
	off := x.playable() == nil
	return []app.UI{act("try", "gho", "", x.Say("shop.try", nil), off), act("play", "pri", "", x.Say("shop.play", nil), off)}
}

// bar is the bar at the top.
func (r *root) bar() app.UI {
	x := r.shop
	how := x.Say("shop.not-kept", nil)
	switch {
	case x.full:
		how = x.Say("shop.full", nil)
	case !x.kept.IsZero():
		how = x.Say("shop.kept", i18n.Args{"time": x.kept.Local().Format("15:04")})
	}
	return app.Header().Class("card shopbar").Body(
		sign("home", "back", x.Say("ui.back", nil), false, false),
		app.Div().Class("name").Body(app.H1().Text(x.Title()), app.Span().Class("sm mut").Text(x.Say("shop.changes", i18n.Args{"n": x.draft.Changes()})+" · "+how)),
		sign("undo", "undo", x.Say("ui.undo", nil), false, !x.draft.CanUndo()),
		sign("redo", "redo", x.Say("ui.redo", nil), false, !x.draft.CanRedo()),
		app.Span().Class("desk").Body(sign("beside", "log", x.Say("shop.tab.text", nil), r.textBeside, false)),
		app.Span().Class("wide").Body(act("send", "gho", "share", x.Say("shop.send", nil), false)),
		app.Span().Class("narrow").Body(sign("send", "share", x.Say("shop.send", nil), false, false)),
		app.Span().Class("wide").Body(x.ways()...),
	)
}

// panel is what stands beside the map: tabs, and below them what is chosen among them.
func (r *root) panel() app.UI {
	x := r.shop
	tabs := []choice{{"tab:forces", x.Say("shop.tab.forces", nil), x.tab == tabForces}, {"tab:rules", x.Say("shop.tab.rules", nil), x.tab == tabRules}}
	if x.draft.Map != "" {
		tabs = append(tabs, choice{"tab:ground", x.Say("shop.tab.ground", nil), x.tab == tabGround})
	}
	check := x.Say("shop.tab.check", nil)
	if n := len(x.checked.Issues); n > 0 {
		check += " " + strconv.Itoa(n)
	}
	tabs = append(tabs, choice{"tab:check", check, x.tab == tabCheck})
	if !r.textBeside {
		tabs = append(tabs, choice{"tab:text", x.Say("shop.tab.text", nil), x.tab == tabText})
	}
	var body app.UI
	switch x.tab {
	case tabRules:
		body = r.rules()
	case tabGround:
		body = r.ground()
	case tabCheck:
		body = r.issues()
	case tabText:
		if !r.textBeside {
			body = r.text()
			break
		}
		body = r.forces()
	default:
		body = r.forces()
	}
	return app.Section().Class("card shoppanel").Aria("label", x.Say("shop.panel", nil)).Body(segments(x.Say("shop.panel", nil), tabs...), app.Div().Class("body").ID("panel").Body(body))
}

// field is the map with the tools and the counter in hand.
func (r *root) field() app.UI {
	x := r.shop
	b := x.checked.Board
	if b == nil && x.good.Board != nil {
		b = x.good.Board
	}
	if b == nil {
		return app.Section().Class("card shopmap none").Body(app.P().Text(x.Say("shop.no-map", nil)))
	}
	class := "card shopmap"
	if x.sel != "" {
		class += " held"
	}
	return app.Section().Class(class).Body(
		&mapview.View{Map: r.sheet(b), Area: mapview.Extent(b), Scene: r.scene(b), Camera: &r.camera, Listener: r, Label: x.Say("ui.map", nil)},
		app.Div().Class("card zoom").Body(r.zoom()),
		r.bubble(), r.pill(), r.toolbar(), r.says())
}

// zoom are the buttons by which a map is brought nearer, and shown as a whole.
func (r *root) zoom() app.UI {
	x := r.shop
	return &mapview.Controls{Camera: &r.camera, Words: mapview.Words{ZoomIn: x.Say("ui.zoom-in", nil), ZoomOut: x.Say("ui.zoom-out", nil), Fit: x.Say("ui.fit", nil)}}
}

// says is what the tool in hand does, or what was told last.
func (r *root) says() app.UI {
	x := r.shop
	if x.issue > 0 { // the bubble speaks
		return hidden()
	}
	text := x.note
	if text == "" {
		switch {
		case x.sel != "":
			text = x.Say("shop.hint.chosen", nil)
		case x.kind == leaderKind:
			text = x.Say("shop.hint.leader", nil)
		case x.kind != "":
			text = x.Say("shop.hint.stamp", nil)
		case x.tool == toolEntry && x.entry != "":
			text = x.Say("shop.hint.entry.named", i18n.Args{"name": x.entry})
		case x.tool == toolLine && x.watery():
			text = x.Say("shop.hint.water", nil)
		default:
			text = x.Say("shop.hint."+x.tool, nil)
		}
	}
	return app.P().Class("shophint sm").Role("status").Text(text)
}

// toolbar are the tools for the map.
func (r *root) toolbar() app.UI {
	x := r.shop
	tool := func(name, icon string) app.UI {
		class := "tool"
		if x.tool == name {
			class = "tool on"
		}
		return button("tool:"+name, class, panel.Icon(icon), app.Span().Text(x.Say("shop.tool."+name, nil))).Aria("pressed", x.tool == name).Aria("label", x.Say("shop.tool."+name, nil))
	}
	list := []app.UI{tool(toolMove, "tap"), tool(toolZone, "layers"), tool(toolGoal, "star")}
	if x.draft.Map != "" {
		of := []app.UI{tool(toolGround, "pen"), tool(toolLine, "fwd"), tool(toolCross, "minus"), tool(toolPlace, "book")}
		if x.draft.Arrives() {
			of = append(of, tool(toolEntry, "follow"))
		}
		list = append(list, app.Span().Class("wide").Body(of...))
	}
	if x.tool == toolEntry {
		list = append(list, x.entries())
	}
	if slices.Contains([]string{toolZone, toolEntry, toolGoal, toolGround}, x.tool) {
		brushes := []choice{{"brush:0", "1", x.brush == 0 || x.brush == fillBrush && x.tool != toolGround}, {"brush:1", "7", x.brush == 1}, {"brush:2", "19", x.brush == 2}}
		if x.tool == toolGround {
			brushes = append(brushes, choice{"brush:" + strconv.Itoa(fillBrush), x.Say("shop.fill", nil), x.brush == fillBrush})
		}
		list = append(list, segments(x.Say("shop.brush", nil), brushes...))
	}
	if x.asks {
		list = append(list, app.Span().Class("sm").Text(x.Say("shop.across", nil)))
		for _, how := range []string{"bridge", "ford", "ends"} {
			list = append(list, act("across:"+how, "gho", "", x.Say("shop.across."+how, nil), false))
		}
	} else if x.Drawing() {
		list = append(list, act("line-off", "gho", "", x.Say("shop.line.off", nil), false), act("line-end", "pri", "", x.Say("shop.line.keep", nil), false))
	}
	return app.Div().Class("shoptools").Role("toolbar").Aria("label", x.Say("shop.tools", nil)).Body(list...)
}

// entries are those of the map, to have one in hand, and a new one.
func (x *Shop) entries() app.UI {
	var list []choice
	there := false
	for _, f := range x.draft.Entries() {
		list = append(list, choice{"entry:" + f.Name, f.Name, f.Name == x.entry})
		there = there || f.Name == x.entry
	}
	if x.entry != "" && !there { // a battle asks for it
		list = append(list, choice{"entry:" + x.entry, x.entry, true})
	}
	return segments(x.Say("shop.entries", nil), append(list, choice{"entry:", x.Say("shop.entry.new", nil), x.entry == ""})...)
}

// words are those that tell of the battle.
func (x *Shop) words() (w tell.Words, ok bool) {
	g, sc := x.good.Game, x.good.Scenario
	if g == nil || sc == nil {
		return w, false
	}
	return tell.Words{Lang: x.Lang, Game: g, Sides: sc.Sides, System: sc.System, Battle: sc.Battle}, true
}

// scene is what lies on the map.
func (r *root) scene(b *board.Board) mapview.Scene {
	x := r.shop
	s := mapview.Scene{Nr: r.next(), Sitting: r.sitting("draft " + x.id + b.Name)}
	w, ok := x.words()
	if ok {
		g := w.Game
		cards := tell.Stacks{}
		s.Counters = make([]mapview.Counter, g.Counters())
		order := []game.ID{}
		for id := range game.ID(g.Counters()) {
			if g.Name(id) == x.sel {
				order = append([]game.ID{id}, order...)
			} else {
				order = append(order, id)
			}
		}
		for _, id := range order {
			c := w.Shown(g.Piece(id), cards)
			c.Selected, c.Must = g.Name(id) == x.sel, false
			s.Counters[id] = c
		}
		s.Overlay.Markers = tell.Markers(g)
	}
	r.overlay(&s, b)
	return s
}

// overlay is what is drawn between the map and the counters.
func (r *root) overlay(s *mapview.Scene, b *board.Board) {
	x := r.shop
	if x.tool == toolEntry {
		x.showEntries(s)
	} else if _, of, ok := x.spotted(); x.tool == toolSpot && ok {
		s.Overlay.Zone.Hexes = parsed(strings.Fields(of.Value))
	} else if x.draft.Begins("turn") == "" {
		x.showZones(s)
	}
	for i := range x.draft.Armies() {
		s.Overlay.Goals = append(s.Overlay.Goals, parsed(x.draft.Goals(i))...)
	}
	if x.good.Scenario != nil && x.good.Scenario.Board.Part != b.Part && x.draft.Map == "" {
		s.Overlay.Dim = true
		s.Lit = inPart(x.good.Scenario.Board)
	}
	if len(x.way) == 1 {
		s.Overlay.Aim = &x.way[0]
	}
	s.Overlay.Empty = x.bends
	if wet := x.crossings(); x.asks && len(wet) > 0 {
		s.Overlay.Aim = &x.way[wet[0]]
	}
	if x.issue > 0 && x.mend.Name != "" {
		s.Overlay.Aim = &x.mend.To
	}
	if len(x.strip) > 0 {
		s.Overlay.Front = x.strip
	}
	for _, is := range x.checked.Issues {
		if is.Stops {
			s.Overlay.Cross = append(s.Overlay.Cross, is.Hexes...)
		} else {
			s.Overlay.Warn = append(s.Overlay.Warn, is.Hexes...)
		}
	}
	s.Focus = x.shown
}

// showZones shows where armies are set up. A set-up zone of the scene would have the map go there.
func (x *Shop) showZones(s *mapview.Scene) {
	for i, a := range x.draft.Armies() {
		tract := []*mapview.Tract{&s.Overlay.Zone, &s.Overlay.Range}[i]
		for _, f := range a.Forces {
			tract.Hexes, tract.By = append(tract.Hexes, parsed(f.Zone())...), i
		}
	}
}

// showEntries shows the entry in hand, and the others.
func (x *Shop) showEntries(s *mapview.Scene) {
	s.Overlay.Range.By = int(game.B)
	for _, f := range x.draft.Entries() {
		tract := &s.Overlay.Range
		if f.Name == x.entry {
			tract = &s.Overlay.Zone
		}
		tract.Hexes = append(tract.Hexes, f.At...)
	}
}

// inPart are the hexes in play.
func inPart(b *board.Board) (list []hex.Hex) {
	for c := b.Part.Left; c <= b.Part.Right; c++ {
		for r := b.Part.Top; r <= b.Part.Bottom; r++ {
			list = append(list, hex.At(c, r))
		}
	}
	return list
}

func parsed(words []string) (list []hex.Hex) {
	for _, w := range words {
		if h, err := hex.Parse(w); err == nil {
			list = append(list, h)
		}
	}
	return list
}

// bubble says at its hex what is wrong there, and what would mend it.
func (r *root) bubble() app.UI {
	x := r.shop
	b := &mapview.Bubble{Camera: &r.camera}
	if x.issue == 0 || x.issue > len(x.checked.Issues) || x.shown == nil {
		return b
	}
	b.Hex, b.Title, b.Alert = *x.shown, x.reasonText(x.checked.Issues[x.issue-1]), true
	b.Close = mapview.Phrase{Text: x.Say("shop.release", nil), Do: "unsaid"}
	if x.mend.Name != "" {
		who := x.mend.Name
		if p, ok := x.piece(who); ok {
			if w, told := x.words(); told {
				who = w.Unit(p.ID)
			}
		}
		b.Links = []mapview.Phrase{{Text: x.Say("shop.mend", i18n.Args{"unit": who}), Do: "mend"}}
	}
	return b
}

// pill is what can be done with the chosen counter.
func (r *root) pill() app.UI {
	x := r.shop
	p, ok := x.piece(x.sel)
	w, told := x.words()
	if !ok || !told {
		return hidden()
	}
	list := []app.UI{app.B().Text(w.Named(p))}
	if p.HasFacing && p.Rank == game.Unit {
		list = append(list, sign("turn:-1", "left", x.Say("shop.turn.left", nil), false, false), app.Span().Class("unseen").Text(w.Facing(p.Facing)), sign("turn:1", "right", x.Say("shop.turn.right", nil), false, false))
	}
	stand, _ := x.draft.Stand(x.sel)
	if x.draft.Begins("turn") != "" {
		for _, word := range scenarios.States(x.good.Scenario, w.Game, p.ID) {
			_, on := stand.Says(word)
			label := x.Say("shop.state."+word, i18n.Args{"n": map[string]int{"left": p.SP, "cf": p.Charge, "fatigue": p.Fatigue}[word]})
			class := "gho"
			if on {
				class = "gho on"
			}
			list = append(list, button("state:"+word, class).Aria("pressed", on).Text(label))
		}
	}
	list = append(list, sign("remove", "bin", x.Say("shop.remove", nil), false, false), sign("release", "close", x.Say("shop.release", nil), false, false))
	return app.Div().Class("card pill").Role("toolbar").Aria("label", w.Named(p)).Body(list...)
}

// picture of a kind of unit, as its counter is printed.
func pictured(side int, kind scenarios.Kind, label string) mapview.Counter {
	c := mapview.Counter{Shown: true, Side: side, Kind: kind.Name, Label: label}
	for _, clause := range strings.Split(kind.Says, ",") {
		words := strings.Fields(clause)
		if len(words) < 2 {
			continue
		}
		switch words[0] {
		case "sp":
			c.SP, _, _ = strings.Cut(words[1], "/")
		case "mp":
			c.MP = words[1]
		case "armour":
			c.Armour, _ = strconv.Atoi(words[1])
		}
	}
	return c
}
