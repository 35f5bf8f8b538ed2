package room

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/panel"
	"gonfalon/app/workshop"
	"gonfalon/engine/board"
	"gonfalon/engine/game"
	"gonfalon/scenarios"
)

// forces are the armies: a side, its forces, and what can be stamped of the one that is chosen.
func (r *root) forces() app.UI {
	x := r.shop
	armies := x.draft.Armies()
	if len(armies) == 0 {
		return app.P().Class("mut").Text(x.Say("shop.no-armies", nil))
	}
	var sides []choice
	for i, a := range armies {
		sides = append(sides, choice{"side:" + strconv.Itoa(i), i18n.SideName(x.Lang, a.Key), i == x.side})
	}
	a := armies[min(x.side, len(armies)-1)]
	var rows []app.UI
	for _, f := range a.Forces {
		class := "force"
		if f.Line == x.force {
			class = "force on " + sideKey(x.side)
		}
		line := strconv.Itoa(f.Line)
		what := x.Say("shop.units-n", i18n.Args{"n": f.Units()})
		rows = append(rows, app.Li().Class(class).Body(
			button("force:"+line, "goes", app.B().Text(x.forceName(f)), app.Span().Class("sm mut").Text(what)).Aria("pressed", f.Line == x.force),
			app.If(f.Word != "troops", func() app.UI {
				return sign("dismiss:"+line, "bin", x.Say("shop.dismiss", i18n.Args{"name": f.Name}), false, false)
			})))
	}
	more := []app.UI{segments(x.Say("shop.sides", nil), sides...), r.tray(), x.aside(), x.standForm(), x.arriving(), app.Ul().Class("forces").Body(rows...), x.forceForm()}
	if len(x.draft.Kinds()) > 0 {
		if x.naming == "leader" {
			more = append(more, field("leader", x.Say("shop.leader.name", nil), "", x.Say("shop.leader.add", nil)))
		} else {
			more = append(more, act("naming:leader", "gho", "plus", x.Say("shop.leader.new", nil), false))
		}
	}
	return app.Div().Body(more...)
}

// aside are the counters of the chosen force that are not on the map: one that is chosen comes where the map is tapped.
func (x *Shop) aside() app.UI {
	w, ok := x.words()
	f, chosen := x.chosen()
	if !ok || !chosen {
		return hidden()
	}
	var list []app.UI
	for id := range game.ID(w.Game.Counters()) {
		p, name := w.Game.Piece(id), w.Game.Name(id)
		if int(p.Side) != x.side || p.Rank == game.Banner || p.Where == game.OnMap || name != f.Key && !strings.HasPrefix(name, f.Key+"-") {
			continue
		}
		class := "gho"
		if name == x.sel {
			class = "gho on"
		}
		list = append(list, button("pick:"+name, class).Aria("pressed", name == x.sel).Text(w.Unit(id)+": "+x.Say("shop.where."+whereabouts(p.Where), nil)))
	}
	if len(list) == 0 {
		return hidden()
	}
	return app.Div().Class("aside").Role("group").Aria("label", x.Say("shop.aside", nil)).Body(append([]app.UI{title(x.Say("shop.aside", nil))}, list...)...)
}

// nowhere is the value of no entry: an option without a value has its text as one.
const nowhere = "-"

// arriving is over which entry of the map the chosen force arrives.
func (x *Shop) arriving() app.UI {
	f, ok := x.chosen()
	b := x.checked.Board
	if !ok || b == nil || !x.draft.Arrives() || len(x.draft.Kinds()) == 0 {
		return hidden()
	}
	now := x.draft.Arrival(f)
	options := []app.UI{app.Option().Value(nowhere).Selected(now == "").Text(x.Say("shop.arrives.nowhere", nil))}
	for _, name := range workshop.EntriesOf(b) {
		options = append(options, app.Option().Value(name).Selected(now == name).Text(name))
	}
	if len(options) == 1 {
		return hidden()
	}
	return app.Label().Class("entry").Body(app.Span().Text(x.Say("shop.arrives", nil)), app.Select().Class("field").DataSet("put", "arrives:").Body(options...))
}

// whereabouts is the word for where a counter is that is not on the map.
func whereabouts(at game.Where) string {
	switch at {
	case game.Reserve:
		return "waits"
	case game.Scattered:
		return "scattered"
	}
	return "away"
}

// forceName is how a force is listed.
func (x *Shop) forceName(f workshop.Force) string {
	if f.Word == "leader" {
		return i18n.Or(x.Lang, "name."+f.Name, f.Name)
	}
	if kinds := troopKind(f); len(kinds) > 0 {
		return first(i18n.Or(x.Lang, "kind."+kinds[0].Name, kinds[0].Name)) + " " + f.Name
	}
	return f.Name
}

// tray are the kinds of counters of the chosen force.
func (r *root) tray() app.UI {
	x := r.shop
	f, ok := x.chosen()
	if !ok {
		return hidden()
	}
	kinds := x.draft.Kinds()
	initial, _ := workshop.Clause(f.Says, "initial")
	var list []app.UI
	add := func(kind string, c mapview.Counter, name string) {
		class := "kind"
		if x.kind == kind {
			class = "kind on"
		}
		list = append(list, button("stamp:"+kind, class, mapview.Picture(c), app.Span().Text(name)).Aria("pressed", x.kind == kind))
	}
	if f.Word == "leader" {
		reach, _ := workshop.Clause(f.Says, "range")
		n, _ := strconv.Atoi(reach)
		rank := mapview.Leader
		if n >= 3 {
			rank = mapview.GrandLeader
		}
		add(leaderKind, mapview.Counter{Shown: true, Side: x.side, Rank: rank, Kind: "leader", Label: initial, Range: n}, first(x.Say("kind.leader", nil)))
	}
	if len(kinds) == 0 {
		kinds = troopKind(f)
	}
	scored := x.scored()
	for _, k := range kinds {
		if scored != nil && !slices.Contains(scored, row(k)) {
			continue
		}
		add(k.Name, pictured(x.side, k, initial), first(i18n.Or(x.Lang, "kind."+k.Name, k.Name)))
	}
	return app.Div().Class("kinds").Role("group").Aria("label", x.Say("shop.kinds", nil)).Body(nonEmpty(list)...)
}

// troopKind is the kind of a force of troops, with what is printed on its front.
func troopKind(f workshop.Force) []scenarios.Kind {
	kind, ok := workshop.Clause(f.Says, "kind")
	if f.Word != "troops" || !ok {
		return nil
	}
	front, _ := workshop.Clause(f.Says, "front")
	says := ""
	if words := strings.Fields(front); len(words) > 1 {
		says = fmt.Sprintf("sp %s, mp %s", words[0], words[1])
	}
	return []scenarios.Kind{{Name: kind, Says: says}}
}

// row is the row of the victory table under which a kind counts.
func row(k scenarios.Kind) string {
	value, _ := workshop.Clause(k.Says, "scores")
	return value
}

// scored are the rows that the enemy of the chosen side scores; a unit of another cannot be added. Nil where all
// can.
func (x *Shop) scored() (rows []string) {
	n := -1
	for _, text := range workshop.Lines(x.draft.Battle) {
		head, says, _ := strings.Cut(strings.SplitN(text, "#", 2)[0], ":")
		switch word, _, _ := strings.Cut(strings.TrimSpace(head), " "); word {
		case "side":
			n++
		case "points":
			if n == 1-x.side {
				for _, c := range strings.Split(says, ",") {
					if words := strings.Fields(c); len(words) > 0 {
						rows = append(rows, words[0])
					}
				}
			}
		}
	}
	return rows
}

// rules are what a battle says of itself as a whole.
func (r *root) rules() app.UI {
	x := r.shop
	say := func(key string) string { return x.Say("shop.rule."+key, nil) }
	head := func(word, hint string) app.UI {
		value, _ := x.draft.Heading(word)
		return entry("heading:"+word, say(word), value, hint)
	}
	list := []app.UI{head("title", x.Say("shop.untitled", nil)), head("author", ""), head("turns", "1-6")}
	if x.draft.Begins("turn") != "" {
		list = append(list, title(say("begins")), entry("heading:begins-turn", say("turn"), x.draft.Begins("turn"), "1"), r.phases())
		if p := x.draft.Begins("points"); p != "" {
			list = append(list, entry("heading:begins-points", say("points"), p, "0 0"))
		}
		if m := x.draft.Begins("morale"); m != "" {
			list = append(list, entry("heading:begins-morale", say("morale"), m, "0"))
		}
	} else {
		list = append(list, app.P().Class("sm mut").Text(say("set-up")))
	}
	list = append(list, title(say("ends")))
	if len(x.draft.Kinds()) > 0 {
		list = append(list, head("surrender", "-"))
	}
	armies := x.draft.Armies()
	ties := []choice{{"clause:0 wins-ties=no", say("nobody"), true}}
	for i, a := range armies {
		_, wins := workshop.Clause(a.Says, "wins-ties")
		if wins {
			ties[0].on = false
		}
		ties = append(ties, choice{fmt.Sprintf("clause:%d wins-ties=yes", i), i18n.SideName(x.Lang, a.Key), wins})
	}
	list = append(list, app.Div().Class("entry").Body(app.Span().Text(say("ties")), segments(say("ties"), ties...)))
	if len(x.draft.Kinds()) > 0 {
		list = append(list, app.Div().Class("entry").Body(app.Span().Text(say("leaderless")), x.leaderless()))
	}
	return app.Div().Class("rules").Body(append(list, x.said())...)
}

// leaderless is whether a side that has lost its leaders fights on.
func (x *Shop) leaderless() app.UI {
	value, _ := x.draft.Heading("leaderless")
	on := value == "fights-on"
	return segments(x.Say("shop.rule.leaderless", nil), choice{"heading:leaderless=", x.Say("shop.rule.loses", nil), !on}, choice{"heading:leaderless=fights-on", x.Say("shop.rule.fights", nil), on})
}

// phases is the choice of the phase in which the battle begins, and with it of who moves.
func (r *root) phases() app.UI {
	x := r.shop
	values, now := x.phaseValues(), x.draft.Begins("phase")
	if len(values) == 0 {
		return hidden()
	}
	var options []app.UI
	for _, v := range values {
		options = append(options, app.Option().Value(v).Selected(v == now).Text(x.valued(v)))
	}
	return app.Label().Class("entry").Body(app.Span().Text(x.Say("shop.rule.phase", nil)), app.Select().Class("field").DataSet("put", "heading:begins-phase").Body(options...))
}

// ground are the kinds of ground, the lines, and what of the map has a name.
func (r *root) ground() app.UI {
	x := r.shop
	var signs, lines, named []app.UI
	for _, s := range workshop.Signs {
		class := "kind"
		if x.tool == toolGround && x.sign == s.Word {
			class = "kind on"
		}
		signs = append(signs, button("sign:"+s.Word, class, app.Raw(mapview.Swatch(s.Word)), app.Span().Text(x.Say("shop.ground."+s.Word, nil))).Aria("pressed", x.tool == toolGround && x.sign == s.Word))
	}
	for _, g := range slices.Backward(mapview.RoadGrades[:]) {
		class, on := "gho", x.tool == toolLine && x.line == "ROADS" && x.grade == g
		if on {
			class = "gho on"
		}
		lines = append(lines, button("road:"+string(g), class).Aria("pressed", on).Text(x.Say("shop.line."+string(g), nil)))
	}
	for _, l := range []string{"STREAMS", "RIVERS"} {
		class := "gho"
		if x.tool == toolLine && x.line == l {
			class = "gho on"
		}
		lines = append(lines, button("line:"+l, class).Aria("pressed", x.tool == toolLine && x.line == l).Text(x.Say("shop.line."+l, nil)))
	}
	marks := []string{toolCross, toolPlace}
	if x.draft.Arrives() {
		marks = append(marks, toolEntry)
	}
	for _, l := range marks {
		class := "gho"
		if x.tool == l {
			class = "gho on"
		}
		lines = append(lines, button("tool:"+l, class).Aria("pressed", x.tool == l).Text(x.Say("shop.tool."+l, nil)))
	}
	road := 0
	for _, f := range x.draft.Features() {
		line, kind := strconv.Itoa(f.Line), x.Say("shop.feature."+f.Section, nil)
		var grades []choice
		if f.Section == "ROADS" {
			of := mapview.GradeOf(road, board.Path{Name: f.Name, Kind: f.Kind})
			road++
			kind = x.Say("shop.feature."+string(of), nil)
			for _, g := range slices.Backward(mapview.RoadGrades[:]) {
				grades = append(grades, choice{"kind:" + line + "=" + string(g), x.Say("shop.line."+string(g), nil), g == of})
			}
		}
		if x.naming == "name "+line {
			named = append(named, app.Li().Class("form").Body(field("rename:"+line, x.Say("shop.feature.name", nil), f.Name, x.Say("shop.feature.ok", nil)),
				app.If(len(grades) > 0, func() app.UI { return segments(x.Say("shop.road", nil), grades...) })))
			continue
		}
		named = append(named, app.Li().Class("draft").Body(
			button("naming:name "+line, "goes", app.B().Text(f.Name), app.Span().Class("sm mut").Text(kind)),
			sign("feature:"+line, "bin", x.Say("shop.feature.drop", i18n.Args{"name": f.Name}), false, false)))
	}
	parts := []app.UI{title(x.Say("shop.ground", nil)), app.Div().Class("kinds").Body(signs...), title(x.Say("shop.lines", nil)), app.Div().Class("row").Body(lines...)}
	parts = append(parts, x.edges()...)
	if x.naming == "place" && x.place != nil {
		parts = append(parts, field("place", x.Say("shop.place.name", nil), "", x.Say("shop.feature.ok", nil)))
	}
	if len(named) > 0 {
		parts = append(parts, title(x.Say("shop.features", nil)), app.Ul().Class("drafts").Body(named...))
	}
	return app.Div().Body(parts...)
}

// edges are the edges of the map that are a side's own.
func (x *Shop) edges() (parts []app.UI) {
	held := x.draft.Edges()
	for _, a := range x.draft.Armies() {
		letter, _ := workshop.Clause(a.Says, "letter")
		var list []choice
		for _, edge := range workshop.MapEdges {
			list = append(list, choice{"edge:" + letter + "=" + edge, x.Say("shop.edge."+edge, nil), slices.Contains(held[letter], edge)})
		}
		label := x.Say("shop.edges", i18n.Args{"side": i18n.SideName(x.Lang, a.Key)})
		parts = append(parts, title(label), segments(label, list...))
	}
	return parts
}

// issues are what is wrong and what is odd, each leading to its line and its hex.
func (r *root) issues() app.UI {
	x := r.shop
	if len(x.checked.Issues) == 0 {
		return app.P().Class("row sound").Body(panel.Icon("star"), app.Span().Text(x.Say("shop.sound", nil)))
	}
	var list []app.UI
	for i, is := range x.checked.Issues {
		class := "issue"
		if is.Stops {
			class = "issue stops"
		}
		at := ""
		if is.Line > 0 {
			at = x.Say("shop.line-n", i18n.Args{"n": is.Line})
		}
		list = append(list, app.Li().Body(button("issue:"+strconv.Itoa(i), class, panel.Icon("warn"), app.Span().Body(x.reason(is), app.Span().Class("sm mut").Text(at)))))
	}
	head := x.Say("shop.playable", nil)
	if !x.checked.Playable() {
		head = x.Say("shop.unplayable", nil)
	}
	return app.Div().Body(app.P().Class("mut").Text(head), app.Ul().Class("issues").Body(list...))
}

// reason says what is wrong.
func (x *Shop) reason(is workshop.Issue) app.UI {
	if is.Key == "" {
		text, in := i18n.Reword(x.Lang, is.Reason)
		return app.B().Lang(in).Text(text)
	}
	return app.B().Text(x.reasonText(is))
}

// reasonText is what is wrong, in words.
func (x *Shop) reasonText(is workshop.Issue) string {
	if is.Key == "" {
		text, _ := i18n.Reword(x.Lang, is.Reason)
		return text
	}
	who := ""
	if w, ok := x.words(); ok && is.Who != game.None {
		who = w.Unit(is.Who)
	}
	side := ""
	if sc := x.good.Scenario; sc != nil {
		side = i18n.SideName(x.Lang, sc.Sides[map[bool]int{true: 1}[strings.HasSuffix(is.Key, "-b")]])
	}
	return x.Say(is.Key, i18n.Args{"unit": who, "side": side})
}

// textPane is the text beside the map.
func (r *root) textPane() app.UI {
	if !r.textBeside {
		return hidden()
	}
	return app.Section().Class("card shoptext").Body(r.text())
}

// text is the text of the battle or of the map, with the numbers of its lines and what is wrong at each.
func (r *root) text() app.UI {
	x := r.shop
	var which app.UI = hidden()
	if x.draft.Map != "" {
		which = segments(x.Say("shop.tab.text", nil), choice{"text:battle", x.Say("shop.text.battle", nil), !x.textMap}, choice{"text:map", x.Say("shop.text.map", nil), x.textMap})
	}
	whole, wrong := r.texted(), map[int]string{}
	for _, is := range x.checked.Issues {
		if is.Line > 0 && is.OfMap == x.textMap && is.Stops {
			wrong[is.Line] = is.Reason
		}
	}
	var lines []app.UI
	for i, text := range workshop.Lines(whole) {
		lines = append(lines, r.line(i+1, text, wrong[i+1]))
	}
	return app.Div().Class("textbox").Body(which,
		app.Div().Class("sheet").ID("sheet").Body(
			app.Div().Class("lines").Aria("hidden", true).Body(lines...),
			app.Textarea().ID("text").Class("typing").Spellcheck(false).Attr("autocapitalize", "off").Attr("autocomplete", "off").Attr("wrap", "soft").Aria("label", x.Say("shop.tab.text", nil))))
}

// texted is the text that is shown.
func (r *root) texted() string {
	if r.shop.textMap {
		return r.shop.draft.Map
	}
	return r.shop.draft.Battle
}

// line is a line as it is drawn below what is typed: its head, what it says, its remark.
func (r *root) line(n int, text, wrong string) app.UI {
	x := r.shop
	said, remark := text, ""
	if i := strings.Index(text, "#"); i >= 0 {
		said, remark = text[:i], text[i:]
	}
	head, rest, ok := strings.Cut(said, ":")
	if !ok {
		head, rest = "", said
	} else {
		head += ":"
	}
	class := "ln"
	switch {
	case wrong != "":
		class = "ln wrong"
	case x.textLine == n:
		class = "ln at"
	case !x.textMap && x.tab == tabForces && n == x.force+1:
		class = "ln at"
	}
	return app.Div().Class(class).DataSet("n", n).Body(app.B().Text(head), app.Text(rest), app.I().Text(remark))
}
