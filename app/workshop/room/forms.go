package room

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"gonfalon/app/i18n"
	"gonfalon/app/mapview"
	"gonfalon/app/workshop"
	"gonfalon/engine/clause"
	"gonfalon/engine/game"
	"gonfalon/engine/hex"
)

// toolSpot chooses the hexes of a clause.
const toolSpot = "spot"

var formCommands = map[string]func(*Shop, string){
	"row":   func(x *Shop, line string) { x.naming = toggled(x.naming, opened(number(line))) },
	"fill":  func(x *Shop, arg string) { x.fill(arg) },
	"say":   func(x *Shop, arg string) { x.sayMore(arg) },
	"unsay": func(x *Shop, arg string) { x.unsay(arg) },
	"write": func(x *Shop, arg string) { x.write(arg) },
	"strike": func(x *Shop, line string) {
		x.naming = ""
		x.edit(func(t *workshop.Texts) { t.Strike(number(line)) })
	},
	"spot": func(x *Shop, arg string) { x.tool, x.sel, x.kind, x.spot = toolSpot, "", "", arg },
	"how":  func(x *Shop, arg string) { x.how(arg) },
}

// opened is the form that is open for a line.
func opened(line int) string { return "row " + strconv.Itoa(line) }

// fill has a clause say what was typed: "12 points=3", or before all clauses "12 =cavalry".
func (x *Shop) fill(arg string) {
	head, value, _ := strings.Cut(arg, "=")
	line, word, _ := strings.Cut(head, " ")
	x.edit(func(t *workshop.Texts) { t.Fill(number(line), word, value) })
}

// sayMore adds a clause with what its example says: "12=points".
func (x *Shop) sayMore(arg string) {
	line, word, _ := strings.Cut(arg, "=")
	row, ok := x.rowAt(number(line))
	for _, f := range row.Unsaid() {
		if ok && f.Word == word {
			value := f.Example
			if among := x.among(row, f); len(among) > 0 && !slices.Contains(among, value) {
				value = among[0]
			}
			x.edit(func(t *workshop.Texts) { t.Fill(row.Line, word, t.Fitted(value, x.sideOf(row.Line), x.centre())) })
		}
	}
}

// unsay takes a clause out: "12 points".
func (x *Shop) unsay(arg string) {
	line, word, _ := strings.Cut(arg, " ")
	x.edit(func(t *workshop.Texts) { t.SetClause(number(line), word, "") })
}

// write adds a line in a part of the battle, to a side or below the chosen force: "2 0=goal hold". It is opened.
func (x *Shop) write(arg string) {
	head, wanted, _ := strings.Cut(arg, "=")
	where, of, _ := strings.Cut(head, " ")
	for _, f := range x.draft.Unwritten(clause.Where(number(where)), number(of), x.force) {
		if f.Word+" "+f.Name == wanted {
			at := -1
			x.edit(func(t *workshop.Texts) { at = t.Write(f, number(of), x.force, x.centre()) })
			x.naming = opened(at)
			return
		}
	}
}

// how changes what is said of the chosen counter: "left=1" says that, "-left" says it no more, "=left" as in the example.
func (x *Shop) how(arg string) {
	word, value, _ := strings.Cut(arg, "=")
	for _, f := range x.draft.StandFields() {
		switch f.Word {
		case strings.TrimPrefix(word, "-"):
			x.alter(func(s *workshop.Stand) {
				if s.Leave(f); f.Word == word {
					s.Fill(f, value)
				}
			})
		case value:
			if word == "" {
				x.alter(func(s *workshop.Stand) { s.Fill(f, x.draft.Fitted(f.Example, x.side, x.centre())) })
			}
		}
	}
}

// rowAt is the row of a line.
func (x *Shop) rowAt(line int) (workshop.Row, bool) {
	rows := x.draft.Rows()
	i := slices.IndexFunc(rows, func(r workshop.Row) bool { return r.Line == line })
	if i < 0 {
		return workshop.Row{}, false
	}
	return rows[i], true
}

// sideOf is the side to which a line belongs, −1 for none.
func (x *Shop) sideOf(line int) int {
	side := -1
	for i, a := range x.draft.Armies() {
		if a.Line <= line {
			side = i
		}
	}
	return side
}

// centre is an open hex in the middle of the field.
func (x *Shop) centre() hex.Hex {
	b := x.checked.Board
	if sc := x.good.Scenario; sc != nil && x.draft.Map == "" {
		b = sc.Board
	}
	if b == nil {
		return hex.At(1, 1)
	}
	return workshop.Middle(b)
}

// spotted is the clause whose hexes are chosen on the map, ok is false where it is gone.
func (x *Shop) spotted() (row workshop.Row, of workshop.Said, ok bool) {
	line, word, _ := strings.Cut(x.spot, " ")
	if row, ok = x.rowAt(number(line)); !ok {
		return row, of, false
	}
	if word == "" && row.Value != nil {
		return row, workshop.Said{Field: *row.Value, Value: row.Says}, true
	}
	i := slices.IndexFunc(row.Said, func(s workshop.Said) bool { return s.Word == word })
	if i < 0 {
		return row, of, false
	}
	return row, row.Said[i], true
}

// tapSpot adds a hex to those of the clause, or takes it out; of a single hex it takes the place.
func (x *Shop) tapSpot(h hex.Hex) {
	row, of, ok := x.spotted()
	if !ok {
		x.tool = toolMove
		return
	}
	now := []string{h.String()}
	if of.Kind == clause.SomeHexes {
		now = x.painted(strings.Fields(of.Value), []hex.Hex{h})
	}
	x.edit(func(t *workshop.Texts) { t.Fill(row.Line, of.Word, strings.Join(now, " ")) })
}

// among are the values from which a clause chooses: those of its vocabulary, or what the map and the armies have.
func (x *Shop) among(row workshop.Row, f clause.Field) []string {
	switch b := x.checked.Board; {
	case f.Among != nil:
		return f.Among
	case f.Entry && b != nil:
		return workshop.EntriesOf(b)
	case f.Word == "phase":
		return x.phaseValues()
	case f.Word == "kind":
		return slices.DeleteFunc(mapview.Figures(), func(v string) bool { return !i18n.Has(x.Lang, "kind."+v) || v == leaderKind })
	case f.Word == "scores":
		return x.scored()
	}
	return nil
}

// word is what a clause of a line is called, or without one the line.
func (x *Shop) word(line clause.Form, word string) string {
	if key := x.wordKey(line, word); key != "" {
		return first(x.Say(key, nil))
	}
	return first(word + line.Name)
}

// wordKey is the key of that, "" for a word that no system knows.
func (x *Shop) wordKey(line clause.Form, word string) string {
	system, _ := x.draft.Heading("system")
	keys := []string{"clause." + line.Word}
	switch {
	case word != "":
		keys = []string{"clause." + system + "." + word, "clause." + line.Word + "." + word, "clause." + word, "kind." + word, "shop.end." + word + "-victory"}
	case line.Name != "":
		keys = []string{"clause." + line.Word + "." + line.Name, line.Word + "." + line.Name}
	}
	if i := slices.IndexFunc(keys, func(key string) bool { return i18n.Has(x.Lang, key) }); i >= 0 {
		return keys[i]
	}
	return ""
}

// rowName is what a row is called.
func (x *Shop) rowName(r workshop.Row) string {
	name := x.word(r.Form, "")
	if r.Name == "" && r.Label != "" {
		label := r.Label
		if r.Where == clause.AsSide {
			label = i18n.SideName(x.Lang, label)
		}
		return name + ": " + i18n.Or(x.Lang, "name."+label, label)
	}
	return name
}

// summary is what a row says, in words.
func (x *Shop) summary(r workshop.Row) string {
	var parts []string
	if r.Says != "" {
		parts = append(parts, x.valued(r.Says))
	}
	for _, s := range r.Said {
		value := s.Value
		if len(x.among(r, s.Field)) > 0 {
			value = x.valued(value)
		}
		parts = append(parts, strings.TrimSpace(x.word(r.Form, s.Word)+" "+value))
	}
	return strings.Join(parts, " · ")
}

// rowList are rows, the open one with its form, and what can be added where they are.
func (x *Shop) rowList(rows []workshop.Row, where clause.Where, of int) app.UI {
	var list []app.UI
	for _, r := range rows {
		open := x.naming == opened(r.Line)
		item := []app.UI{app.Div().Class("draft").Body(
			button("row:"+strconv.Itoa(r.Line), "goes", app.B().Text(x.rowName(r)), app.Span().Class("sm mut").Text(x.summary(r))).Aria("expanded", open),
			sign("strike:"+strconv.Itoa(r.Line), "bin", x.Say("shop.form.take-out", i18n.Args{"what": x.rowName(r)}), false, false))}
		if open {
			item = append(item, x.form(r))
		}
		list = append(list, app.Li().Body(item...))
	}
	return app.Div().Class("lines-said").Body(app.Ul().Class("drafts").Body(nonEmpty(list)...), x.adder(where, of))
}

// adder chooses a line to be added.
func (x *Shop) adder(where clause.Where, of int) app.UI {
	options := []app.UI{app.Option().Value("").Selected(true).Text(x.Say("shop.form.line-add", nil))}
	for _, f := range x.draft.Unwritten(where, of, x.force) {
		options = append(options, app.Option().Value(f.Word+" "+f.Name).Text(x.word(f, "")))
	}
	if len(options) == 1 {
		return hidden()
	}
	return adds(x.Say("shop.form.line-add", nil), fmt.Sprintf("write:%d %d", where, of), options)
}

// form are the fields of a row.
func (x *Shop) form(r workshop.Row) app.UI {
	line := strconv.Itoa(r.Line)
	parts := []app.UI{x.paragraph(r.Ref)}
	if r.Value != nil && (r.Says != "" || !r.Either) {
		parts = append(parts, x.asked(r, *r.Value, r.Says, "fill:"+line+" ", "", line+" "))
	}
	for _, s := range r.Said {
		parts = append(parts, x.asked(r, s.Field, s.Value, "fill:"+line+" "+s.Word, "unsay:"+line+" "+s.Word, line+" "+s.Word))
	}
	return app.Div().Class("form").Body(append(parts, x.more(r.Form, r.Unsaid(), "say:"+line))...)
}

// more chooses a clause to be added.
func (x *Shop) more(of clause.Form, unsaid []clause.Field, put string) app.UI {
	if len(unsaid) == 0 {
		return hidden()
	}
	options := []app.UI{app.Option().Value("").Selected(true).Text(x.Say("shop.form.add", nil))}
	for _, f := range unsaid {
		options = append(options, app.Option().Value(f.Word).Text(x.word(of, f.Word)))
	}
	return adds(x.Say("shop.form.add", nil), put, options)
}

// adds is a choice that is made anew each time: nothing is chosen after it.
func adds(label, put string, options []app.UI) app.UI {
	return app.Select().Class("field").Aria("label", label).DataSet("put", put).DataSet("anew", true).Body(options...)
}

// mostTyped is how many letters a clause has at most: a hundred hexes.
const mostTyped = 500

// asked is a clause to be filled in, with its paragraph and an example. put is the command that hears what is typed, out that
// which takes the clause out, spot what is chosen on the map.
func (x *Shop) asked(r workshop.Row, f clause.Field, value, put, out, spot string) app.UI {
	label := x.word(r.Form, f.Word)
	var control app.UI
	switch among := x.among(r, f); {
	case f.Kind == clause.Bare:
		control = app.B().Text(x.Say("shop.form.yes", nil))
	case len(among) > 0:
		var options []app.UI
		if !slices.Contains(among, value) {
			among = append([]string{value}, among...)
		}
		for _, v := range among {
			options = append(options, app.Option().Value(v).Selected(v == value).Text(x.valued(v)))
		}
		control = app.Select().Class("field").DataSet("put", put).Body(options...)
	default:
		in := app.Input().Class("field").Type("text").Value(value).MaxLength(mostTyped).DataSet("put", put).AutoComplete(false).Attr("autocapitalize", "off")
		if f.Kind == clause.ANumber {
			in = in.Type("number").Min(f.Lo).Max(f.Hi)
		}
		control = in
	}
	tail := []app.UI{app.Label().Class("entry").Body(app.Span().Text(label), control)}
	if spot != "" && (f.Kind == clause.OneHex || f.Kind == clause.SomeHexes) {
		tail = append(tail, sign("spot:"+spot, "tap", x.Say("shop.form.pick", nil), x.tool == toolSpot && x.spot == spot, false))
	}
	if out != "" {
		tail = append(tail, sign(out, "bin", x.Say("shop.form.take-out", i18n.Args{"what": label}), false, false))
	}
	parts := []app.UI{app.Div().Class("asked").Body(tail...)}
	if f.Ref != r.Ref {
		parts = append(parts, x.paragraph(f.Ref))
	}
	if f.Example != "" && f.Among == nil {
		parts = append(parts, app.Span().Class("sm mut").Text(x.Say("shop.form.example", i18n.Args{"says": f.Example})))
	}
	if f.Word != "" && !slices.ContainsFunc(r.Fields, func(o clause.Field) bool { return o.Word == f.Word }) {
		parts = append(parts, app.Span().Class("sm mut").Text(x.Say("shop.form.free", nil)))
	}
	return app.Div().Class("clause").Body(parts...)
}

// valued is a value in words, where it has any.
func (x *Shop) valued(v string) string {
	if side, phase, ok := strings.Cut(v, " "); ok && i18n.Has(x.Lang, "phase."+phase) && x.good.Scenario != nil {
		i := map[string]int{"B": 1}[side]
		return i18n.SideName(x.Lang, x.good.Scenario.Sides[i]) + ": " + x.Say("phase."+phase, nil)
	}
	for _, key := range []string{"value." + v, "kind." + v, "facing." + v, "book." + v + ".short"} {
		if i18n.Has(x.Lang, key) {
			return x.Say(key, nil)
		}
	}
	return v
}

// phaseValues are the phases in which a battle may begin, as its text names them.
func (x *Shop) phaseValues() (values []string) {
	if g := x.good.Game; g != nil {
		for _, p := range g.Table().Phases {
			if p.Side <= game.B {
				values = append(values, []string{"A", "B"}[p.Side]+" "+p.Key)
			}
		}
	}
	return values
}

// standForm are the clauses about the chosen counter, which say how it is.
func (x *Shop) standForm() app.UI {
	if x.sel == "" || x.draft.Begins("turn") == "" {
		return hidden()
	}
	s, _ := x.draft.Stand(x.sel)
	row := workshop.Row{Form: clause.Form{Word: "stands", Fields: x.draft.StandFields()}}
	var parts []app.UI
	var unsaid []clause.Field
	for _, f := range row.Fields {
		if value, ok := s.Value(f); ok {
			parts = append(parts, x.asked(row, f, value, "how:"+f.Word, "how:-"+f.Word, ""))
		} else {
			unsaid = append(unsaid, f)
		}
	}
	return app.Div().Class("form").Body(append(parts, x.more(row.Form, unsaid, "how:"))...)
}

// within are the rows of a part of the battle: the heading at side −1, else what stands below a side before its first force.
func (x *Shop) within(side int) (list []workshop.Row) {
	for _, r := range x.draft.Rows() {
		belongs := r.Where == clause.InHeading || r.Where == clause.AtEnd
		if side >= 0 {
			belongs = (r.Where == clause.AsSide || r.Where == clause.InArmy) && x.sideOf(r.Line) == side
		}
		if belongs {
			list = append(list, r)
		}
	}
	return list
}

// said are all lines about the battle as a whole and about its sides.
func (x *Shop) said() app.UI {
	parts := []app.UI{title(x.Say("shop.form.all", nil)), x.rowList(x.within(-1), clause.InHeading, -1), x.adder(clause.AtEnd, -1)}
	for i, a := range x.draft.Armies() {
		parts = append(parts, title(i18n.SideName(x.Lang, a.Key)), x.rowList(x.within(i), clause.InArmy, i), x.adder(clause.AsForce, i))
	}
	return app.Div().Class("rules").Body(parts...)
}

// forceForm are the lines of the chosen force.
func (x *Shop) forceForm() app.UI {
	f, ok := x.chosen()
	if !ok {
		return hidden()
	}
	var rows []workshop.Row
	for _, r := range x.draft.Rows() {
		if r.Line == f.Line || slices.ContainsFunc(f.Groups, func(g workshop.Group) bool { return g.Line == r.Line }) {
			rows = append(rows, r)
		}
	}
	return app.Div().Body(title(x.forceName(f)+": "+x.Say("shop.form.all", nil)), x.rowList(rows, clause.InForce, x.side))
}
